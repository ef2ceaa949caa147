### O jogo do dia: sua entrada no menu, sua tela, e resultados que amigos trocam

## No menu principal

menu-daily = Jogo do dia
menu-daily-detail = { $kind ->
    [puzzles] Cinco problemas
    [endgame] Um fim de rodada
    [hard] Um problema difícil
    [deals] Três rodadas
    [omnibus] Omnibus, ainda aberta
    [other] Ainda aberta
   *[deal] Copas comum, ainda aberta
}
menu-daily-done = { $n ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $known ->
    [yes] , superou { $beaten } de 6
   *[no] { "" }
}
menu-daily-solved = { $n } de { $of } resolvidos

## A tela do jogo do dia

daily-title = Jogo do dia
daily-kind = { $kind ->
    [puzzles] Cinco problemas
    [endgame] Um fim de rodada
    [hard] Um problema difícil
    [deals] Três rodadas
   *[deal] { $rules }, uma rodada
}
daily-about = { $kind ->
    [puzzles] Cinco posições, da fácil à difícil.
    [endgame] Uma posição perto do fim de uma rodada.
    [hard] Uma das posições mais difíceis.
    [deals] Seis outros jogam as mesmas três rodadas; veja como você se sai.
   *[deal] { $today ->
        [yes] Hoje todos recebem as mesmas cartas e os mesmos adversários.
       *[no] Neste dia todos recebem as mesmas cartas e os mesmos adversários.
    }
}
daily-stand = { $stand ->
    [played] jogado
    [late] jogado depois
    [free] dia livre
    [open] ainda aberto
    [today] hoje
   *[coming] por vir
}
daily-when = { $when ->
    [early] antes
    [late] depois
   *[in-time] no dia
}
daily-day-stands = { day-of-month } de { games-month }, { daily-stand }{ $beat ->
    [yes] , melhor que a média
   *[no] { "" }
}
daily-month = { CAPITAL(games-month) } de { $year }
daily-earlier = Mês anterior
daily-later = Próximo mês
daily-week = Esta semana
daily-weekday = { $n ->
    [0] Segunda-feira
    [1] Terça-feira
    [2] Quarta-feira
    [3] Quinta-feira
    [4] Sexta-feira
    [5] Sábado
   *[6] Domingo
}
daily-weekday-date = { daily-weekday }, { day-of-month } de { games-month }
daily-unit-points = { $n ->
    [one] ponto
   *[other] pontos
}
daily-unit-solved = de { $of } resolvidos
daily-beaten = Melhor que { $beaten } de 6
daily-hidden = Sua mão, ainda escondida.
daily-marks = O que o treinador diz das suas decisões: { LIST($marks) }
daily-progress = Vaza { $trick }, { $n ->
    [one] { $points } ponto
   *[other] { $points } pontos
} até agora
daily-ahead = Jogar antes conta, mas não para sua sequência.
daily-behind = Jogar depois conta, mas não para sua sequência.
daily-no-field = Ninguém mais jogou estas cartas.
daily-again = Jogo do dia de novo, { $date }
daily-play-again = Jogar de novo
daily-not-played = ainda não jogado
daily-other = { $name }: { $result }
daily-tabs = Quais dias
daily-tab-today = Hoje
daily-tab-all = Todos os dias
daily-none-yet = Nada jogado ainda.
daily-in-a-row = dias seguidos
daily-in-all = { $n ->
    [one] dia jogado
   *[other] dias jogados
}
daily-legend-played = jogado
daily-legend-beat = melhor que a média
daily-legend-late = jogado depois
daily-legend-free = dia livre, dois por mês
daily-legend-open = ainda aberto
daily-tomorrow = amanhã
daily-ended = { $n ->
    [one] { CAPITAL(WORD($n)) } dia feito
   *[other] { $n } dias feitos
}
daily-play = Jogar
daily-continue = Continuar
daily-copy = Copiar resultado
daily-review = Analisar
daily-points = { $n ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
daily-solved = { $n } de { $of } resolvidos
daily-field = média de seis outros: { $mean }
daily-field-beaten = média de seis outros: { $mean }; melhor que { $beaten } de 6
daily-counting = Seis outros ainda estão jogando suas cartas.
daily-share = Copas do dia { $date } · { $rules }
daily-streak = sequência: { $n }
daily-copied = Seu resultado como texto
daily-copied-later = Depois de jogar: seu resultado como texto, para mandar a amigos.
daily-against = Contra um amigo
daily-code-holds = Um código contém as jogadas e nada sobre você. A partida é repetida aqui, de modo que ninguém pode inventar um resultado.
daily-code = O código de um amigo
daily-paste = Colar
daily-bad-code = Este código não é válido, ou vem de outra versão.
daily-friend = { $date }, seu amigo: { $result }
daily-old-code = um código de uma versão anterior. Ele não contém as decisões; por isso não dá para conferir quantos problemas foram resolvidos.
daily-mine = Você: { $result }
daily-friend-first = Jogue este dia antes; depois você verá onde as duas partidas começaram a ser diferentes.
daily-parted = { $same ->
    [yes] Vocês jogaram as mesmas cartas.
   *[no] { $trick ->
        [0] A diferença começou já no passe.
       *[other] A diferença começou na vaza { $trick }.
    }
}
daily-game = Jogo do dia, { $date }
daily-not-kept = Não foi possível salvar o resultado: { $why }.
daily-practice = Treino: esta partida não conta para o dia.
daily-other-play = Os adversários não jogaram como deveriam neste dia; por isso não há código.

## Um desafio

challenge-reading = A partida está sendo repetida…
challenge-what = { $rules }, { $n ->
    [one] uma rodada
   *[other] { $n } rodadas
}, contra { LIST($names) }.
challenge-theirs = { $place ->
    [0] Seu amigo: { $points }.
   *[other] Seu amigo: { $points }, { PLACE($place) } lugar.
}
challenge-mine = { $place ->
    [0] Você: { $points }.
   *[other] Você: { $points }, { PLACE($place) } lugar.
}
challenge-play = Jogar as mesmas rodadas
challenge-first = Jogue e depois cole o código de novo para ver onde as duas partidas começaram a ser diferentes.
challenge-parted = A diferença começou na rodada { $deal }, { $trick ->
    [0] no passe.
   *[other] na vaza { $trick }.
}
challenge-company = As jogadas dos jogadores do computador estão neste código. O jogo pode conferir se eles jogariam mesmo assim, e então mostra o que seu amigo levou; com jogadores fortes isso leva minutos.
challenge-ask = Conferir
challenge-stop = Parar
challenge-asking = Conferindo os jogadores do computador: até agora { $share }% da partida confere.
challenge-company-so = Os jogadores do computador fazem as mesmas jogadas: esta partida foi mesmo jogada.
challenge-company-otherwise = Os jogadores do computador teriam jogado diferente: esta partida não foi jogada assim, ou a máquina era tão lenta que lhes faltou tempo.
challenge-company-unknown = Não foi possível conferir os jogadores do computador.
challenge-game = Desafio, { $rules }

## Muitos códigos juntos: um clube

club-title = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } pessoa
   *[other] { $n } pessoas
}, por ordem de pontos por dia contra os outros:
club-line = { $place }. { $name }: { $by } pontos { $good ->
    [yes] melhor
   *[no] pior
} em { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}{ $sure ->
    [yes] .
   *[no] , difícil dizer.
}
club-few = { $name }: { $n ->
    [0] nenhum dia que outros também jogaram.
   *[other] um dia que outros também jogaram.
}
club-unreadable = { $n ->
    [one] { CAPITAL(WORD($n)) } código não é válido.
   *[other] { $n } códigos não são válidos.
}
