### A análise de uma rodada terminada: o que importou, o que teria sido melhor, e por quê.

## A análise

review-back = Voltar
review-view = Visão
review-own-view = Sua visão
review-all-hands = Todas
review-what-happened = Rever a vaza
review-strip = Decisões
review-cell = { $kind ->
    [pass] Passe
    [charge] Expor
    [bid] Lance
    [name_suit] Naipe
    [choose_pass] Passes
    [pledge] Promessa
    [bury] Morto
   *[other] Outra
}
review-cell-value = { $name }, { $label }
review-trick = Vaza { $n }
review-place = Rodada { $deal }, { $trick ->
    [0] { $name }
   *[other] vaza { $trick }
}
review-label = { $label ->
    [good] Boa
    [slip] Imprecisão
    [mistake] Erro
    [blunder] Erro grave
    [great] Grande jogada
    [great-pass] Grande passe
    [close] Difícil dizer
    [waiting] Ainda não vista
   *[none] Nada a decidir
}
review-loss = { $n ->
    [0] menos de 1 ponto
    [1] menos de 1 ponto
    [2] cerca de 1 ponto
   *[other] cerca de { $points } pontos
}
review-ahead = { $n ->
    [0] menos de 1 ponto à frente
    [1] menos de 1 ponto à frente
    [2] cerca de 1 ponto à frente
   *[other] cerca de { $points } pontos à frente
}
review-on-average = { $n ->
    [0] Menos de 1 ponto em média
    [1] Menos de 1 ponto em média
    [2] Cerca de 1 ponto em média
   *[other] Cerca de { $points } pontos em média
}
review-moment = { $place } · { $label }
review-this-time = { $points } desta vez
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Detalhes
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } pontos melhor que a decisão do treinador, em { $n } rodadas simuladas.
   *[no] { $points } ± { $error } pontos perdidos, em { $n } rodadas simuladas.
}
review-details-great = { $points } ± { $error } pontos à frente da segunda melhor decisão, em { $n } rodadas simuladas.
review-next = { $way ->
    [-1] Decisão anterior
   *[other] Próxima decisão
}
review-next-mark = { $way ->
    [-1] Marca anterior
   *[other] Próxima marca
}
review-title = { $n ->
    [0] Esta rodada
    [1] Um momento
    [2] Dois momentos
   *[3] Três momentos
}
review-title-none = Esta rodada
review-clean = Uma rodada limpa
review-find = Ache uma carta melhor
review-took = { $n ->
    [one] Você levou { $points } ponto.
   *[other] Você levou { $points } pontos.
}
review-gave-away = { $gained ->
    [yes] Suas decisões não custaram nada.
   *[no] { $n ->
        [1] Em média, suas decisões custaram menos de 1 ponto.
        [2] Em média, suas decisões custaram cerca de 1 ponto.
       *[other] Em média, suas decisões custaram cerca de { $points } pontos.
    }
}
review-none = Não havia nada a decidir nesta rodada.
review-no-coach = O treinador parou de funcionar e não pôde analisar esta rodada.
review-looking = Analisando a decisão { $at } de { $of }
review-other-choices = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } outra decisão
   *[other] Outras { $n } decisões
}
review-try = Refazer
review-no-try = Só uma carta pode ser tentada de novo, e só onde havia escolha
review-show-it = Mostrar
review-next-moment = { $at ->
    [0] Primeiro momento
   *[other] Próximo momento · { $at } de { $of }
}
review-done = Pronto
review-go-on = Jogar daqui
review-copied = Copiado
review-more = Mais
review-share-position = Copiar a posição
review-share-game = Copiar a partida como texto
review-share-save = Salvar uma cópia da partida
review-share-code = Copiar como desafio
review-share-no-code = Só partidas de uma pessoa contra jogadores do computador, e não longas demais, podem ser jogadas de novo por um amigo.
review-saved = Salvo: { $path }

## O texto copiado de uma partida

deal-text-deal = Rodada { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = No morto: { $cards }
deal-text-passed = { $giver } para { GENDER($receiver) ->
    [you] você
   *[other] { $receiver }
}: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name } deu lance de { $n }
deal-text-pledge = { $name } { $pledged ->
    [yes] prometeu não levar copas
   *[no] não prometeu nada
}
deal-text-buried = { $name } pôs de lado { $cards }
deal-text-drew = { $name } comprou { $cards }
deal-text-rest = { $name } levou o resto
deal-text-points = { $name } { $points }
deal-text-score = Pontos: { SERIES($points) }

## Na mesa da análise

review-waiting = Ainda não vista
review-no-choice = Aqui não havia nada a decidir
review-you-played = { $label }: você jogou { CARD($card, article: "the") }
review-better = { CAPITAL(CARD($card, article: "the")) } é melhor
review-played-here = Você jogou { $card }
review-better-here = Melhor: { $card }
review-result = { $n ->
    [0] sem pontos
    [1] 1 ponto
   *[other] { $points } pontos
}
review-chip = { $mine ->
    [yes] { $points } para você
   *[no] { $points } para { $name }
}
review-prompt = Que carta teria sido melhor?
review-solved = Sim: { CARD($card, article: "the") }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card, article: "the")) } custa { $cost }; { review-tries-left }
   *[no] Não é { CARD($card, article: "the") }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } custa { $cost }; { review-tries-left }
   *[no] Não é { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] acabaram as tentativas
    [one] mais uma tentativa
   *[other] mais { $left } tentativas
}
review-text-hand = Sua mão: { LIST($cards) }
review-text-trick = Na mesa: { LIST($cards) }
review-open = Analisar
review-open-deal = Analisar esta rodada
review-too-small = A janela é pequena demais para esta mesa
review-go-on-tip = Jogar esta rodada daqui em diante como treino; a partida em si fica como está

## O que uma pessoa podia saber

review-knows = O que dava para saber?
review-cards = { LIST($cards) }
knows-back = Voltar à análise
knows-who = Ponto de vista
knows-heading = O que { name-inside } podia saber?
knows-title = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } carta que { name-inside } não podia ver
   *[other] { $n } cartas que { name-inside } não podia ver
}
knows-matrix = { $n } cartas não vistas
knows-legend = Pontos maiores: mais provável. Traço: impossível. Tique: certo.
knows-part = { $n } com { name-inside }
knows-certain = { CAPITAL(CARD($card)) }: com certeza com { name-inside }.
knows-sentence = { CAPITAL(CARD($card)) }: em dez rodadas possíveis, { LIST($parts) }.
knows-cards = { $n ->
    [one] { WORD($n, case: "f") } carta
   *[other] { $n } cartas
}
knows-nobody = Ninguém
knows-own = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } carta na mão
   *[other] { $n } cartas na mão
}
knows-played = { $n ->
    [0] Nenhuma carta tinha sido jogada.
    [one] Uma carta tinha sido jogada.
   *[other] { $n } cartas tinham sido jogadas.
}
knows-passed = Passou:
knows-got = Recebeu:
knows-nothing-else = A tabela abaixo usa só o que { name-inside } tinha visto.
knows-why = Um jogador nunca recebe as mãos dos outros: com outras cartas escondidas, um jogador do computador faria exatamente o mesmo.
knows-decided = { $name } jogou { CARD($card, article: "the") }
knows-decided-other = O que { name-inside } decidiu depois
knows-reason-waiting = O treinador está pensando…
knows-reason-none = Não havia nada a decidir.
knows-reason = O que o treinador diria para { name-inside }: { $reason }
knows-reason-wrong = Isso custou { review-loss }. O que o treinador diria para { name-inside }: { $reason }
knows-show = Mostrar o que os outros tinham
knows-waiting = Contando rodadas possíveis…
knows-none = Com estas regras não dá para contar as cartas escondidas.

report-work = O que treinar
report-waiting = O treinador está pensando…
report-nothing = Nada chamou a atenção. Bem jogado.
report-costliest = A decisão que mais custou
report-habits-later = Jogue mais algumas partidas para ver seus hábitos aqui.
report-try = Ver de novo
report-choose = Pontos perdidos em média. Escolha um momento para vê-lo.
report-no-moments = Nenhuma decisão desta rodada importou muito.
