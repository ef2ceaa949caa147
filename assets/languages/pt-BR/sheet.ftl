### O placar, seu gráfico, e o que se conta de uma partida terminada.

## A tabela do placar

sheet-column-deal = Rod.
sheet-column-pass = Passe
sheet-race = { $way ->
    [behind] Você está { $n } atrás de { $first }
    [ahead] Você está { $n } à frente de { $first }
   *[level] Você está igual a { $first }
}, { $mine ->
    [yes] e faltam { $left } para você encerrar a partida.
   *[no] e faltam { $left } para { $last } encerrar a partida.
}
sheet-total = Total
sheet-cell = { $name }, rodada { $n }
sheet-moon = { $moon ->
    [sun] Sol
   *[moon] Lua
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] A partida acaba em { $limit }, e { ending-best }.
    [exceed] A partida acaba acima de { $limit }, e { ending-best }.
    [deals] { $limit ->
        [one] A partida tem { WORD($limit, case: "f") } rodada, e { ending-best }.
       *[other] A partida tem { WORD($limit, case: "f") } rodadas, e { ending-best }.
    }
    [time] A partida acaba depois de { $limit } minutos, e { ending-best }.
    [chips] A partida acaba quando alguém fica sem fichas, e { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] A partida acaba em { $limit }.
    [exceed] A partida acaba acima de { $limit }.
    [deals] { $limit ->
        [one] A partida tem { WORD($limit, case: "f") } rodada.
       *[other] A partida tem { WORD($limit, case: "f") } rodadas.
    }
    [time] A partida acaba depois de { $limit } minutos.
    [chips] A partida acaba quando alguém fica sem fichas.
}
sheet-played = { $deals ->
    [one] { CAPITAL(WORD($deals, case: "f")) } rodada jogada.
   *[other] { CAPITAL(WORD($deals, case: "f")) } rodadas jogadas.
}

sheet-note = { $stand ->
    [winner] Venceu
    [tied-first] Empate em 1º
    [leading] Na frente
    [tied-lead] Empate
    [close] { PLACE($place) }, faltam { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, venceu
    [tied-first] { $side } { $total }, empate em 1º
    [leading] { $side } { $total }, na frente
    [tied-lead] { $side } { $total }, empate
    [close] { $side } { $total }, { PLACE($place) }, faltam { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## De que é feito um número

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Cartas
    [hearts] Copas
    [multiplier] Mudado por
    [bonus] Bônus
    [floor] Não abaixo de zero
    [moon] Lua
    [sun] Sol
    [no_trick] Nenhuma vaza
    [tricks] Vazas
    [pledge] Promessa
    [partner] Parceiro
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Nada que conte
sheet-counters = Fichas: { SIGNED($gain) }, agora { $stock }
sheet-jumped = O total saltou para { $total }
sheet-played-as = Jogou como: { $level }

## O gráfico

sheet-chart-deals = Rodada
sheet-chart-end = Fim da partida

## Números com legendas

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] menor total
    [high] maior total
    [magnitude] mais perto de zero
    [counters] melhor total
}
sheet-tile-queens = { $n ->
    [one] dama de espadas levada
   *[other] damas de espadas levadas
}
sheet-tile-tricks = { $n ->
    [one] vaza levada
   *[other] vazas levadas
}
sheet-tile-clean = { $n ->
    [one] rodada sem pontos
   *[other] rodadas sem pontos
}
sheet-tile-pool = fichas no pote
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] ficha entre 1º e 2º
       *[other] fichas entre 1º e 2º
    }
   *[no] { $n ->
        [one] ponto entre 1º e 2º
       *[other] pontos entre 1º e 2º
    }
}
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] lua acertada
        [you] lua acertada por você
        [other] lua acertada por { $name }
    }
   *[other] { $who ->
       *[several] luas acertadas
        [you] luas acertadas por você
        [other] luas acertadas por { $name }
    }
}
sheet-tile-most-queens = { $who ->
    [you] damas de espadas para você
   *[other] damas de espadas para { $name }
}
sheet-tile-dearest = { $who ->
    [you] o máximo em uma rodada, para você
   *[other] o máximo em uma rodada, para { $name }
}
sheet-tile-lead = { $n ->
    [one] troca de líder
   *[other] trocas de líder
}

## A tabela final

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] não paga nada
    [receives] recebe { $amount }
    [pays] paga { $amount }
}
sheet-deed-moons = { $n ->
    [one] { WORD($n, case: "f") } lua
   *[other] { WORD($n, case: "f") } luas
}
sheet-deed-queens = { $n ->
    [one] { WORD($n, case: "f") } dama
   *[other] { WORD($n, case: "f") } damas
}
sheet-deed-clean = { $n ->
    [one] { WORD($n, case: "f") } rodada sem pontos
   *[other] { WORD($n, case: "f") } rodadas sem pontos
}

sheet-won = { $n ->
    [one] { LIST($names) } vence
   *[other] { LIST($names) } vencem
}
sheet-won-by-you = { $n ->
    [0] Você venceu
   *[other] Você e { LIST($names) } venceram
}

sheet-over-deals = { $n ->
    [one] A partida acabou depois de uma rodada.
    [2] A partida acabou depois das duas rodadas.
   *[other] A partida acabou depois das { WORD($n, case: "f") } rodadas.
}
sheet-over-time = { $n ->
    [one] O tempo acabou depois de { WORD($n, case: "f") } rodada.
   *[other] O tempo acabou depois de { WORD($n, case: "f") } rodadas.
}
sheet-over-chips = { $n ->
    [one] Depois de { WORD($n, case: "f") } rodada alguém ficou sem fichas.
   *[other] Depois de { WORD($n, case: "f") } rodadas alguém ficou sem fichas.
}
sheet-over-special = { $n ->
    [one] Depois de { WORD($n, case: "f") } rodada um total ficou parado o bastante para vencer.
   *[other] Depois de { WORD($n, case: "f") } rodadas um total ficou parado o bastante para vencer.
}
sheet-over-score = { $n ->
    [one] Depois de { WORD($n, case: "f") } rodada { sheet-over-who } { sheet-over-verb } { $limit }.
   *[other] Depois de { WORD($n, case: "f") } rodadas { sheet-over-who } { sheet-over-verb } { $limit }.
}
sheet-over-who = { $who ->
    [nobody] uma dupla
    [you] você
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] passou de
   *[no] chegou a
}
sheet-over-did-all = { $past ->
    [yes] passaram de
   *[no] chegaram a
}
sheet-over-verb = { $who ->
    [you-too] { sheet-over-did-all }
    [several] { sheet-over-did-all }
   *[one] { sheet-over-did }
}
sheet-you = você

## Cartas honestas

sheet-fair-title = As cartas foram honestas?
sheet-fair-what = As cartas desta partida estavam definidas antes da primeira rodada: ninguém podia escolhê-las nem mudá-las depois. Como prova, um código ficou o tempo todo no menu da partida. Ele pertence só a estas cartas; agora que a partida acabou, você pode conferir isso.
sheet-fair-verify = Mostrar a prova
sheet-fair-code = Código das cartas
sheet-fair-checked = Cartas conferidas
sheet-fair-failed = Cartas honestas: não confere
sheet-fair-fixed = Antes da primeira rodada foi sorteado um número para esta partida, e dele saiu este código: { $code }.
sheet-fair-open = Quando a partida acabar, o número sorteado também será mostrado.
sheet-fair-seed = O número, ou semente, de que resultam todas as cartas desta partida: { $seed }.
sheet-fair-cut = Você cortou o baralho com “{ $cut }”.
sheet-fair-drawn = O número sorteado antes do seu corte: { $drawn }. Todas as cartas desta partida resultam dele e do seu corte.
sheet-fair-copied-drawn = Sorteado antes do corte: { $drawn }
sheet-fair-copied-cut = Corte: { $cut }
sheet-fair-kept = O número dá exatamente esse código: nenhuma rodada foi mudada depois que o código podia ser visto.
sheet-fair-broken = O número dá outro código: estas rodadas não são as que foram definidas.
sheet-fair-copied-seed = Semente: { $seed }
sheet-fair-copied-code = Código das cartas: { $code }

## Sorte e jogo

luck-title = Esta rodada
luck-switch = O que é mostrado
luck-this-deal = Esta rodada
luck-totals = Totais
luck-points = { $n ->
    [one] ponto
   *[other] pontos
}
luck-distance = de zero
luck-verdict = { $way ->
    [helped] Uma boa rodada
    [cost] Uma rodada cara
   *[even] Uma rodada normal
}
luck-you = você
luck-about = { $n ->
    [1] meio ponto
    [2] 1 ponto
   *[other] { $points } pontos
}
luck-field = { CAPITAL(WORD($n)) } outros com suas cartas: { $field } em média
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Cartas boas pouparam cerca de { luck-about }.
       *[no] Um pouco de sorte nas cartas poupou cerca de { luck-about }.
    }
    [cost] { $much ->
        [yes] Cartas ruins custaram cerca de { luck-about }.
       *[no] Um pouco de azar nas cartas custou cerca de { luck-about }.
    }
   *[even] Suas cartas não eram boas nem ruins.
}
luck-play = { $way ->
    [helped] Comparado aos seis, seu jogo poupou cerca de { luck-about }.
    [cost] Comparado aos seis, seu jogo custou cerca de { luck-about }.
   *[even] Você jogou como os seis outros.
}
luck-company = Nos outros lugares: { LIST($names) }.
luck-so-far = Até agora, em { $n } rodadas: { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] a sorte poupou { $points }
    [cost] o azar custou { $points }
   *[even] a sorte ficou neutra
}
luck-sum-play = { $way ->
    [helped] o jogo poupou { $points }
    [cost] o jogo custou { $points }
   *[even] o jogo ficou neutro
}
luck-waiting = Outros estão jogando suas cartas…
luck-practice = Treino: com uma dica, ou uma jogada desfeita, a partida fica fora das estatísticas e do rating.
luck-failed = Outros não puderam jogar esta rodada até o fim; por isso não há comparação.
luck-more = O que cada um levou
luck-others = A mesma rodada com outros
luck-other = { $name }: { $points }
luck-mine = Você: { $points }
luck-table = As cartas de cada lugar nas mãos dos mesmos seis:
luck-seat = { $name }: { $field } em média, { $took } na partida
luck-how = Seis jogadores de três níveis jogaram suas cartas no seu lugar, e também as cartas de todos os outros lugares desta rodada. Em volta estavam seus adversários, nos mesmos níveis e na mesma ordem; mas Forte joga por Especialista e Grande mestre, que demorariam demais, e Clube por outras pessoas. A sorte é o que eles levaram no seu lugar em comparação com o que levaram em todos; seu jogo é o que você levou em comparação com o que eles levaram.

end-screen-rating = Rating { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Melhor momento
    [other] Outro momento caro
   *[worst] Pior momento
}
end-moment-where = rodada { $deal }, { $trick ->
    [0] antes da primeira vaza
   *[other] vaza { $trick }
}
end-moment-played = Você jogou { CARD($card, article: "the") }
end-moment-better = Melhor
