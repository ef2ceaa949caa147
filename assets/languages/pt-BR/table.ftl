### A mesa: o que ela pede, por que algo não pode ser feito, o que aconteceu, botões e painéis.

## Pedidos: uma linha sobre a mão, até umas 60 letras

prompt-lead-card = Sua vez: puxe { CARD($card, article: "the") }
prompt-only = { $second ->
    [yes] Sua segunda carta: só pode ser { CARD($card, article: "the") }
   *[no] Só pode ser { CARD($card, article: "the") }
}
prompt-lead-any = Sua vez: puxe qualquer carta
prompt-lead-suit = Sua vez: puxe { SUIT($suit) }
prompt-lead = Sua vez: puxe uma carta
prompt-lead-but = Sua vez: puxe, mas { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Sua segunda carta: jogue qualquer uma
   *[no] Sua vez: jogue qualquer carta
}
prompt-follow = { $second ->
    [yes] Sua segunda carta: siga { SUIT($suit) }
   *[no] Sua vez: siga { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Sua segunda carta: siga { SUIT($suit) }, mas { LIST($limits, each: "prompt-limit") }
   *[no] Sua vez: siga { SUIT($suit) }, mas { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Sua segunda carta: jogue
   *[no] Sua vez: jogue
}
prompt-play-but = { $second ->
    [yes] Sua segunda carta: jogue, mas { LIST($limits, each: "prompt-limit") }
   *[no] Sua vez: jogue, mas { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] curinga não
    [ten_of_clubs] o dez de paus não
    [no_points_first_trick] pontos ainda não
    [not_broken] copas ainda não
    [charged_locked] carta exposta ainda não
   *[queen_forced] a dama tem que sair
}
prompt-settled = O resto está decidido: encerre a rodada ou jogue até o fim
prompt-bury = { $n ->
    [one] Escolha { WORD($n, case: "f") } carta para pôr de lado
   *[other] Escolha { WORD($n, case: "f") } cartas para pôr de lado
}
prompt-decide = Você decide
prompt-charge-none = Você não tem carta que possa expor
prompt-charge-bright = Exponha alguma das { WORD($n, case: "f") } cartas em destaque (conta em dobro), ou nenhuma
prompt-charge = Exponha { LIST($cards, type: "or", each: "the-card") } (conta em dobro), ou nada
prompt-waiting = { $kind ->
    [choose_pass] { $name } escolhe o passe…
    [charge] { $name } pode expor cartas…
    [bid] { $name } dá seu lance…
    [name_suit] { $name } escolhe um naipe…
    [pledge] { $name } pode prometer…
    [bury] { $name } põe cartas de lado…
    [answer_claim] { $name } responde ao pedido…
   *[moon] { $name } decide sobre a lua…
}

## O painel do passe

prompt-pass-scatter = Espalhar: uma carta para cada um
prompt-pass-smoosh = Misturar: para o meio
prompt-pass-hold = Sem passe
prompt-pass-to = { $token ->
   *[l] Passe à esquerda: { $name }
    [r] Passe à direita: { $name }
    [a] Passe em frente: { $name }
    [l2] Passe para { $name }, 2º à esquerda
    [r2] Passe para { $name }, 2º à direita
    [l3] Passe para { $name }, 3º à esquerda
    [r3] Passe para { $name }, 3º à direita
}
prompt-pass-next = A carta { $next } de { $total } vai para { $name }
prompt-pass-paired = Cada carta mostra para quem vai
prompt-pass-middle = { $n ->
    [one] Escolha { WORD($n, case: "f") } carta: tudo é misturado e volta
   *[other] Escolha { WORD($n, case: "f") } cartas: tudo é misturado e volta
}
prompt-pass-choose = { $n ->
    [one] Escolha { WORD($n, case: "f") } carta para passar
   *[other] Escolha { WORD($n, case: "f") } cartas para passar
}
prompt-pass-chosen = Suas cartas estão escolhidas
prompt-pass-count = { $chosen } de { $needed }
prompt-pass-keys = { $help }: ← → e { $press }
prompt-pass-send = { $button ->
    [yes] { $press } passa as cartas
   *[no] ↓ e { $press } passam as cartas
}

## Motivos

reason-not-your-turn = Não é a sua vez
reason-no-trick-yet = Ninguém levou uma vaza ainda
reason-nothing-to-take-back = Não há nada para desfazer
reason-not-now = Agora não dá para fazer isso
reason-nothing-now = Agora não dá para jogar nada
reason-turn-of = { GENDER($name) ->
    [you] É a sua vez
   *[other] É a vez de { $name }
}
reason-waiting = Esperando { LIST($names, each: "item-inside") }
reason-waiting-many = Esperando { WORD($n) } jogadores
reason-no-pass = Nenhuma carta foi passada nesta rodada
reason-no-scores = Nenhuma rodada foi contada ainda
reason-ok = Pode jogar { CARD($card, article: "the") }
reason-not-yours = Você não tem { CARD($card, article: "the") }
reason-opening-card = { CAPITAL(CARD($card, article: "the")) } abre a primeira vaza
reason-opening-some-card = A primeira vaza começa com a carta de abertura
reason-opening-suit = A primeira vaza começa com paus
reason-follow = Você tem que seguir { SUIT($suit) }
reason-follow-suit = Você tem que seguir o naipe
reason-joker-not-led = Não se puxa curinga tendo outra carta
reason-ten-of-clubs = O dez de paus não pode sair na primeira vaza
reason-no-points-first-trick = Sem pontos na primeira vaza
reason-not-broken = Copas ainda não foram quebradas
reason-charged-locked = Carta exposta: não na primeira vaza do naipe dela
reason-queen-forced = A dama de espadas tem que sair agora
reason-pass-forbidden = Nesta partida não se passa { CARD($card, article: "the") }
reason-not-chargeable = Não dá para expor { CARD($card, article: "the") }
reason-already-charged = Você já expôs { CARD($card, article: "the") }
reason-all-chosen = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } carta já escolhida: devolva uma antes
   *[other] { CAPITAL(WORD($n, case: "f")) } cartas já escolhidas: devolva uma antes
}
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Qualquer carta pode ser jogada
reason-any-pass = { $n ->
    [one] Qualquer carta pode ser passada
   *[other] Pode passar { WORD($n, case: "f") } cartas quaisquer
}
reason-any-bury = { $n ->
    [one] Qualquer carta pode ser posta de lado
   *[other] Pode pôr de lado { WORD($n, case: "f") } cartas quaisquer
}
reason-any-answer = Qualquer resposta vale
reason-drag = Arraste { CARD($card, article: "the") } até a mesa
reason-card = { CAPITAL(CARD($card, article: "the")) }

## Acontecimentos

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Você tirou a menor carta e dá as cartas
       *[no] Você dá as cartas
    }
   *[no] { $drew ->
        [yes] { $name } tirou a menor carta e dá as cartas
       *[no] { $name } dá as cartas
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, você corta
   *[no] { $deals }, { $name } corta
}
event-kitty-taken = { $n ->
    [one] { $name } pegou o morto: { WORD($n, case: "f") } carta
   *[other] { $name } pegou o morto: { WORD($n, case: "f") } cartas
}
event-kitty-seen = { $mine ->
    [yes] Você pegou o morto: { LIST($cards, each: "the-card") }
   *[no] { $name } pegou o morto: { LIST($cards, each: "the-card") }
}
event-suit-named = { $name } escolheu { SUIT($suit) }: o naipe custa fichas
event-nobody-bid = Ninguém deu lance: { SUIT($suit) } custam fichas
event-charged = { $name } expõe { LIST($cards, each: "the-card") }
event-charges-shown = Cartas expostas: { LIST($cards, each: "the-card") }
event-nothing-charged = Nada exposto
event-shot-moon = { $mine ->
    [yes] Você acertou a lua
   *[no] { $name } acertou a lua
}
event-shot-sun = { $mine ->
    [yes] Você acertou o sol
   *[no] { $name } acertou o sol
}
event-moon-line = Todas as penalidades da rodada
event-sun-line = Todas as vazas da rodada
event-moon-chosen = { $choice ->
    [add] { $name }: somar aos outros
    [subtract] { $name }: tirar do meu total
    [none] { $name }: ficar com os pontos
    [zero] { $name }: voltar a zero
    [double] { $name }: dobrar os outros
   *[other] { $name }: { $choice }
}
event-time-pass = Acabou o tempo: o jogo escolheu as cartas no seu lugar
event-time-play = Acabou o tempo: saiu { CARD($card, article: "the") }
event-time-last-deal = Acabou o tempo: esta rodada é a última
event-boost = Saiu um nove: cada um joga uma segunda carta
event-misdeal = { $name } só tinha pontos: as cartas são dadas de novo
event-void = Esta rodada não conta: quem deu as cartas dá de novo
event-claim = { $name } pediu o resto com { LIST($cards, each: "the-card") }
event-claim-refused = { $name } não aceitou: o jogo continua
event-taken-back = { $practice ->
    [yes] Desfeito: agora é uma partida de treino
   *[no] Desfeito
}
event-hint-play = { $practice ->
    [yes] Dica: jogue { CARD($card, article: "the") }. Agora é uma partida de treino
   *[no] Dica: jogue { CARD($card, article: "the") }
}
event-hint-pass = { $practice ->
    [yes] Dica: passe { LIST($cards, each: "the-card") }. Agora é uma partida de treino
   *[no] Dica: passe { LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] Aqui não há dica. Agora é uma partida de treino
   *[no] Aqui não há dica
}
event-hint-not-now = Sem dica agora: não é a sua vez
hint-thinking = { $long ->
    [yes] Ainda pensando em uma dica…
   *[no] Pensando em uma dica…
}
hint-more = { $device ->
    [touch] Toque de novo na lâmpada para ver mais
    [pad] Aperte de novo para ver mais
    [keys] { $key } de novo para ver mais
   *[pointer] Clique na lâmpada ou aperte { $key } para ver mais
}
hint-trick = Quem vai levar esta vaza?
hint-first = { $what ->
    [lead] Você puxa: que naipe é seguro para você?
    [follow] Outros jogam depois: você quer esta vaza?
    [last] Você joga por último e sabe quanto esta vaza custa.
    [pass] Que cartas podem custar mais depois?
   *[other] O que isso faria com o resto da rodada?
}
hint-first-out = Você não tem { SUIT($suit) }: que carta prefere não guardar?
hint-suit = Olhe suas cartas de { SUIT($suit) }.
hint-about-card = Atenção com { CARD($card, article: "the") }.
hint-about = { $what ->
    [own] Você pode levar tudo.
    [others] Alguém pode estar perto de levar tudo.
    [trick] Pense em quem leva esta vaza.
    [later] Pense nas vazas que ainda vêm.
   *[many] Várias coisas pequenas favorecem uma decisão.
}
hint-card = { CAPITAL(CARD($card, article: "the")) }. { $reason }
hint-even = { CAPITAL(CARD($one, article: "the")) } ou { CARD($other, article: "the") }: dá na mesma. { $reason }
hint-either = { CAPITAL(CARD($one, article: "the")) } ou { CARD($other, article: "the") }. { $reason }
hint-cards = Escolha { LIST($cards, each: "the-card") }. { $reason }
hint-pass = Passe { LIST($cards, each: "the-card") }. { $reason }
hint-only = { CAPITAL(CARD($card, article: "the")) } é a única carta que você pode jogar
hint-practice-title = Com uma dica, a partida vira treino
hint-practice-text = Ela continua como antes, mas não conta mais nas estatísticas nem no rating. Os erros dela não voltam em “{ menu-practice }”.
hint-keep-counted = Jogar sem dica
hint-show = Ver a dica
undo-practice-title = Ao desfazer, a partida vira treino
hint-no-cards = { $charge ->
    [yes] Não expor. { $reason }
   *[no] Aqui não há dica.
}
event-pace = { $pace ->
    [slow] Jogo mais lento: mais tempo para olhar
   *[usual] De volta ao ritmo normal
}

## Passes

pass-name = { $token ->
   *[l] esquerda
    [r] direita
    [a] em frente
    [l2] 2º à esquerda
    [r2] 2º à direita
    [l3] 3º à esquerda
    [r3] 3º à direita
    [scatter] espalhar
    [smoosh] misturar
    [hold] sem passe
    [dealer] o carteador decide
    [charge] expor ou misturar
}
pass-label = { $token ->
   *[l] Esquerda
    [r] Direita
    [a] Em frente
    [l2] 2º à esquerda
    [r2] 2º à direita
    [l3] 3º à esquerda
    [r3] 3º à direita
    [scatter] Espalhar
    [smoosh] Misturar
    [hold] Sem passe
    [dealer] Carteador decide
    [charge] Expor/misturar
}
pass-step-hold = Sem passe

## A pílula no canto

ending-deal = { $end ->
   *[reach] Rodada { $number } · até { $limit }
    [exceed] Rodada { $number } · acima de { $limit }
    [deals] Rodada { $number } de { $limit }
    [time] Rodada { $number } · { $limit } minutos
    [chips] Rodada { $number } · por fichas
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] menos pontos vence
    [high] mais pontos vence
    [magnitude] mais perto de zero vence
    [counters] mais fichas vence
}
ending-deal-short = { $end ->
    [reach] Rodada { $number } · até { $limit }
    [exceed] Rodada { $number } · acima de { $limit }
    [deals] Rodada { $number } de { $limit }
   *[other] Rodada { $number }
}
ending-deal-alone = Rodada { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] Jack { $pool }
   *[no] pote { $pool }
}
ending-minutes-left = faltam { $minutes } min
ending-last-deal = última rodada
ending-best = { $score ->
   *[low] vence a menor pontuação
    [high] vence a maior pontuação
    [magnitude] vence a pontuação mais perto de zero
    [counters] vence quem tem mais fichas
}

## Os botões em volta da mesa

table-menu = Menu
table-last-trick = Última vaza
table-hint = Dica
table-take-back = Desfazer
table-scores = Placar
table-options = Opções

## O botão grande, e a linha pequena embaixo dele

table-pass = Passar cartas
table-bury = Pôr de lado
table-charge = Expor
table-charge-nothing = Não expor
table-choose = Escolher…
table-play = Jogar { CARD($card, article: "the") }
table-play-short = Jogar { $card }
table-finish = Encerrar rodada
table-finish-caption = { $key }, ou jogue até o fim
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press }, ou clique de novo
    [touch] Toque de novo
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Toque em uma carta para devolvê-la
   *[pointer] Clique em uma carta para devolvê-la
}
table-keys-change = { $press }, ou setas para trocar
table-keys-back = { $press } devolve a carta
table-keys-on = ↓ até o botão
table-choose-cards = { $n ->
    [one] Escolha { WORD($n, case: "f") } carta
   *[other] Escolha { WORD($n, case: "f") } cartas
}
table-choose-more = { $n ->
    [one] Escolha mais { WORD($n, case: "f") }
   *[other] Escolha mais { WORD($n, case: "f") }
}
table-forward = Passar sem ver
    .caption = ou escolha cartas para passar
    .title = Passar adiante as próximas cartas sem ver?
    .text =
        Você fica com a mão inteira. As cartas que chegarem a você seguem adiante como estão, e você não
        as vê.
table-misdeal = Anular a rodada
    .caption = ou jogue uma carta
    .title = Anular a rodada?
    .text =
        Você só tem cartas de penalidade. Todos veem sua mão, e o mesmo carteador dá as cartas
        de novo.
table-claim = Pedir o resto
    .caption = ou puxe uma carta
    .title = Pedir todas as vazas que faltam?
    .text =
        Sua mão é mostrada a todos. Se todos aceitarem, as cartas que faltam são suas; se alguém
        recusar, o jogo continua com sua mão aberta.

## Perguntas

table-claimed-title = { $name } pede o resto
table-claimed-text =
    Se todos aceitarem, { name-inside } leva todas as cartas que faltam. Se alguém recusar, o jogo continua com
    esta mão aberta.
table-claimed-accept = Aceitar
table-claimed-refuse = Seguir jogando
table-claimed-hand = { GENDER($name) ->
    [you] Sua mão
   *[other] A mão de { $name }
}
table-bid-title = Quantas fichas você oferece?
table-bid-text = O maior lance vai para o pote, e quem o deu escolhe o naipe que custa fichas.
table-bid-of = { $n ->
    [0] { $name }: sem lance
    [one] { $name }: { WORD($n, case: "f") } ficha
   *[other] { $name }: { WORD($n, case: "f") } fichas
}
table-bid-counters = Fichas
table-bid = Dar o lance
table-bid-none = Sem lance
table-dealer-title = Para onde as cartas são passadas nesta rodada?
table-dealer-text = Quem dá as cartas escolhe.
table-suit-title = Que naipe custa fichas?
table-joker-title = Que naipe o curinga representa?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Você promete não levar copas?
table-pledge-text = Promessa cumprida tira { $n } pontos, promessa quebrada soma { $n } pontos.
table-pledge-yes = Não vou levar copas
table-pledge-no = Sem promessa
table-moon-text = Escolha como ela conta
table-moon-choice = { $choice ->
    [add] Somar aos outros
    [subtract] Tirar dos meus
    [none] Ficar com os pontos
    [zero] Voltar a zero
    [double] Dobrar os outros
   *[other] { $choice }
}
table-moon-every = todos os pontos
table-moon-same = igual
table-moon-was = era { $total }
table-moon-over = chega a { $limit }
table-moon-then = { $then ->
    [win] Fim da partida: você vence por { $n }
    [tie] Fim da partida: empate na frente
    [lose] Fim da partida: { $name } vence
    [ahead] Continuar, { $n } à frente
    [level] Continuar, igual a { $name }
   *[behind] Continuar, { $n } atrás de { $name }
}
table-moon-choose = Escolher
table-moon-on = Continuar
table-moon-totals = O novo placar
table-pass-title = Passar estas cartas?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } para { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } para o meio.
table-costly-title = Jogar { CARD($card, article: "the") }?
table-costly-text = Essa carta leva a vaza, com pelo menos metade dos pontos da rodada.
table-guard-looking = O treinador está pensando…
table-guard-text = Para o treinador é um erro grave: custa em média { $points ->
    [one] cerca de { $points } ponto
   *[other] cerca de { $points } pontos
}. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## O menu da partida

table-menu-title = Menu da partida
table-menu-saved = { $practice ->
    [yes] { $deal }. A partida de treino está salva; ela não conta.
   *[no] { $deal }. A partida está salva.
}
table-menu-back = Voltar à partida
table-menu-passed = Passadas e recebidas
table-menu-rules = Regras em vigor
table-menu-pace = { $pace ->
    [slow] Jogar no ritmo normal
   *[usual] Jogar mais devagar
}
table-menu-fair = As cartas são honestas?
table-menu-leave = Menu principal

## Repetição de treino

replay-pill = { $game ->
    [yes] Treino, repetindo a rodada { $deal }
   *[no] Treino, só esta rodada
}
replay-pill-short = { $game ->
    [yes] Treino, rodada { $deal }
   *[no] Treino
}
replay-pill-least = Treino
replay-menu = { $game ->
    [yes] Treino, repetindo a rodada { $deal }. Acaba com a rodada e não conta; sua partida está como você deixou.
   *[no] Treino. Acaba com a rodada e não conta.
}
replay-title = Antes você levou { $before }; desta vez, { $now }
replay-compared = { $better ->
    [better] Melhor do que na partida.
    [worse] Pior do que na partida.
   *[same] Igual à partida.
} A partida em si está como você deixou.
replay-over = A rodada acabou
replay-again = Jogar de novo
replay-to-puzzle = Voltar ao problema

## Depois da partida: um adversário por outro

table-swap-text = Os outros ficam, e quem chega joga no mesmo nível.
table-swap-leaves = Sai
table-swap-comes = Entra
table-swap-cancel = Cancelar

## Painéis: a última vaza e o que foi passado

table-last-nobody = Última vaza: ninguém levou
table-last-taken = Última vaza: { name-inside } levou
table-last-no-points = Última vaza: { name-inside } levou, sem pontos
table-last-points = { $points ->
    [one] Última vaza: { name-inside } levou { $points } ponto
   *[other] Última vaza: { name-inside } levou { $points } pontos
}
table-passed-both = Você passou e recebeu
table-passed-gave = Você passou
table-passed-got = Você recebeu
table-to-name = para { name-inside }
table-to-heap = para o meio
table-to-kitty = para o morto
table-from-name = de { name-inside }
table-from-heap = do meio
table-from-kitty = do morto

## Palavras pequenas no pano, nas placas e nas cartas

table-led = PUXA
table-kitty = Morto
table-stock = Monte
table-held-over = À espera
table-hearts-broken = Copas quebradas
    .short = Quebradas
table-suit-counts = { CAPITAL(SUIT($suit)) } contam
    .short = contam
table-dealer-letter = C

table-plate-ready = Tudo pronto
    .short = Pronto
table-plate-chosen = Escolheu { $n }
    .short = { $n } de { $of }
table-plate-bids = Oferece { $n }
    .short = Lance
table-plate-no-bid = Sem lance
    .short = Não
table-plate-out = Fora da rodada
    .short = Fora

table-chip-partner = Sua dupla
table-chip-pair = Dupla
table-chip-bid = Lance { $n }
table-chip-no-hearts = Nada de
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, sua dupla
   *[no] { $side } { $total }
}

## Várias pessoas em uma tela

player-number = Jogador { $n }
new-game-person = Alguém nesta tela
curtain-title = { GENDER($name) ->
    [you] É a sua vez
   *[other] { $name }, é a sua vez
}
curtain-others = Agora só { name-inside } deve olhar.
curtain-lift = Mostrar minhas cartas
curtain-menu = Ir ao menu
