### O que o jogador decidiu em todas as partidas, e o treino com isso.

## Todas as minhas decisões

decisions-title = Minhas decisões
decisions-reading = Lendo suas partidas…
decisions-count = { $left ->
    [0] { $every ->
        [0] Suas decisões aparecem aqui quando uma partida termina. Partidas de treino não contam.
       *[other] { $n } de { $every } decisões
    }
    [one] { $n } de { $every } decisões, falta ler uma partida
   *[other] { $n } de { $every } decisões, falta ler { $left } partidas
}
decisions-save = Salvar como CSV
decisions-nothing-to-save = A lista está vazia.
decisions-which = Quais decisões
decisions-kind = { $which ->
    [wrong] Imprecisões e piores
    [starred] Com estrela
    [noted] Com nota
   *[all] Todas as decisões
}
decisions-rules = Regras
decisions-any-rules = Todas as regras
decisions-motif = Tema
decisions-any-motif = Todos os temas
decisions-sort = Ordenar por
decisions-by = { $column ->
    [loss] Maior perda
    [when] Mais recente
    [rules] Regras
    [motif] Tema
   *[situation] Tipo de decisão
}
decisions-column = { $column ->
    [date] Data
    [rules] Regras
    [kind] Tipo
    [motif] Tema
    [played] Jogada
    [better] Melhor
    [loss] Perda
   *[mark] Marcas
}
decisions-table = Decisões
decisions-situation = { $kind ->
    [passing] Passar
    [calling] Lances e cartas expostas
    [leading] Puxar
    [following] Seguir
    [last] Jogar por último
    [discarding] Descartar
    [defending] Contra luas
    [own_moon] Lua própria
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Estrela, nota
       *[no] Estrela
    }
   *[no] { $noted ->
        [yes] Nota
       *[no] { "" }
    }
}
decisions-day = { $day }/{ $month }/{ $year }
decisions-open = Abrir
decisions-star = { $on ->
    [yes] Tirar a estrela
   *[no] Estrela
}
decisions-note = { $some ->
    [yes] Mudar a nota
   *[no] Anotar
}
decisions-no-row = Escolha antes uma decisão.
decisions-note-title = Uma nota sobre esta decisão
decisions-note-field = Nota
decisions-gone = A partida desta decisão não existe mais.
decisions-not-kept = Não foi possível salvar a marca ({ $why }).
row-table-row = { SERIES($words) }; linha { $n } de { $of }
row-table-none = sem linhas
learn-decisions-detail = Quanto custou cada decisão

## Treinar o passe

passing-title = Treinar o passe
passing-to = { $way ->
    [L] Escolha três cartas para passar à esquerda
    [R] Escolha três cartas para passar à direita
   *[A] Escolha três cartas para passar em frente
}
passing-count = Mão { $n } de { $of } hoje
passing-pass = Passar estas cartas
passing-three = { $n ->
    [one] Escolha três cartas; você escolheu { WORD($n, case: "f") }.
   *[other] Escolha três cartas; você escolheu { $n }.
}
passing-judging = O treinador testa seu passe em rodadas simuladas…
passing-result = { $good ->
    [yes] Nenhum passe é claramente melhor que o seu.
   *[no] Seu passe custa cerca de { $loss } pontos.
}
passing-row = { $which ->
    [mine] O seu ({ $loss })
    [best] O melhor ({ $loss })
   *[usual] { $known ->
        [yes] O do nível Clube ({ $loss })
       *[no] O do nível Clube
    }
}
passing-next = Próxima mão
learn-passing-detail = Cinquenta mãos por dia

## O que já saiu

gone-title = O que já saiu?
gone-question = { $what ->
    [out] Quantas cartas de { SUIT($suit) } os outros ainda têm?
    [queen] Quem ainda pode ter a dama de espadas?
   *[void] Quem já mostrou não ter { SUIT($suit) }?
}
gone-no-answer = Sem resposta
gone-who = { $n ->
    [0] ninguém
   *[other] { LIST($names) }
}
gone-show = Mostrar o que já saiu
gone-back = Voltar à partida
gone-verdict = { $right ->
    [yes] Certo. { $question } { CAPITAL($truth) }.
   *[no] Não é bem isso. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }: já saíram { SERIES($ranks) }; você tem { $held }, os outros { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: nada saiu; você tem { $held }, os outros { $out }.
}
gone-out = { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
}
gone-voids = { $name }: sem { SERIES($suits, joint: "list-nor") }
gone-queen = Quem ainda pode ter a dama de espadas: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: vaza { $n }, { CARD($card) }

## A mesma rodada com um jogador forte no próprio lugar

strong-title = Um Grande mestre no seu lugar
strong-playing = O Grande mestre está jogando suas cartas…
strong-result = Você levou { $mine }, o Grande mestre { $theirs }.
strong-column = { $column ->
    [trick] Vaza
    [mine] Você
   *[theirs] Grande mestre
}
strong-table = As duas rodadas
strong-cards = { $taken ->
    [yes] { CARD($card) }, leva
   *[no] { CARD($card) }
}
strong-note = Os outros respondem ao que é jogado; por isso, depois da primeira carta diferente, as cartas deles também podem mudar.
