### As opções de uma variante: títulos, o que fazem (.help), palavras que a busca acha (.words) e
### suas escolhas.

## Opções das regras

option-players = Jogadores
    .help = Quantas pessoas jogam.
    .words = lugares número de pessoas participantes tamanho
option-packs = Baralhos
    .help = Dois baralhos embaralhados juntos servem para cinco a onze jogadores.
    .words = baralho duplo dois baralhos cartas
option-strip = Mãos iguais
    .help = Que cartas saem ou entram para que todos recebam o mesmo número.
    .words = tirar retirar dois deixar fora ajustar divisão
option-jokers = Curingas
    .help = Curingas nunca levam vazas e não contam nada; aqui se diz quando podem ser jogados.
    .words = curinga coringa joker
option-joker-lead = Puxar um curinga
    .help = Se um curinga pode ser puxado, e o que se segue então.
option-special-card = Carta especial
    .help = Uma 53ª carta que representa a única carta que sobra.
    .words = warren harding carta extra 53
option-warren-follow = Seguir com a Warren
    .help = Se a carta Warren conta como carta do naipe da carta extra.
    .words = warren
option-warren-left = Warren que sobra
    .help = O que acontece quando a própria carta Warren é a que sobra.
    .words = warren dar de novo
option-kitty = Morto
    .help = Quem fica com as cartas que sobram depois de dar.
    .words = sobra cartas que sobram mesa talão troca kitty
option-kitty-discard = Cartas postas de lado
    .help = Se as cartas postas de lado pelo morto contam para quem as pôs.
    .words = morto descartar enterrar separar
option-uneven-hands = Mãos desiguais
    .help = Dão-se todas as cartas; quem tem uma a mais joga duas na primeira vaza.
    .words = sobra carta a mais
option-hand-size = Cartas na mão
    .help = Um número fixo de cartas para cada um; 0 dá tantas quantas for possível.
    .words = tamanho da mão número de cartas
option-first-dealer = Primeiro carteador
    .help = Como se decide quem dá as cartas primeiro.
    .words = cortar tirar menor carta dar as cartas
option-direction = Sentido
    .help = Para que lado se dá e se joga.
    .words = horário anti-horário relógio
option-pass-cycle = Passes
    .help = Para onde as cartas são passadas em cada rodada.
    .words = passar passe esquerda direita frente espalhar misturar troca sem passe rodízio
option-pass-count = Cartas passadas
    .help = Quantas cartas são passadas a cada pessoa.
    .words = passe número três duas quatro
option-pass-forbid = Não podem ser passadas
    .help = Espadas altas que é preciso guardar.
    .words = proibir dama rei ás de espadas passe miquilina
option-pass-along = Passar adiante
    .help = Pode-se ficar com a mão e passar adiante, sem ver, as cartas recebidas.
    .words = passar sem ver recusar encaminhar
option-opening-lead = Abertura
    .help = Quem puxa na primeira vaza, e o quê.
    .words = dois de paus 2 de paus começo saída início carteador
option-first-trick = Pontos na primeira vaza
    .help = Se cartas de penalidade podem ser jogadas na primeira vaza.
    .words = primeira vaza penalidade
option-first-trick-stuck = Só penalidades
    .help = O que pode fazer na primeira vaza quem só tem cartas de penalidade.
    .words = preso anular separar
option-first-trick-tc = Guardar o dez de paus
    .help = O dez de paus não pode sair na primeira vaza, a não ser que seja a única carta de paus.
    .words = 10 de paus complexo
option-hearts-lead = Puxar copas
    .help = Se copas precisam ser quebradas antes de serem puxadas.
    .words = quebrar quebradas abrir cortar copas
option-breakers = O que quebra copas
    .help = Se a dama de espadas também quebra copas.
    .words = quebrar dama miquilina
option-break-event = Quebradas quando
    .help = O que precisa acontecer com uma carta de copas para quebrá-las.
    .words = quebrar descartada
option-lead-exempt = Puxar sem quebrar
    .help = Que mãos podem puxar copas que não foram quebradas.
    .words = só copas dama obrigatória
option-qs-forced = Descarte da dama
    .help = Se a dama de espadas precisa ser descartada assim que for seguro.
    .words = obrigatória dama de espadas jogar fora descartar
option-duplicates = Cartas iguais
    .help = Qual de duas cartas iguais na mesma vaza vale mais.
    .words = cancelar cancelamento dois baralhos mesma carta
option-dead-last-trick = Última vaza cancelada
    .help = Quem leva uma última vaza em que todas as cartas do naipe puxado se cancelaram.
    .words = cancelamento
option-boost = Noves turbinados
    .help = Um nove faz todos jogarem uma segunda carta na vaza.
    .words = nove turbo prolongar
option-charge = Expor cartas
    .help = Mostrar cartas antes do jogo para que contem em dobro.
    .words = mostrar declarar dobrar turbo gong zhu
option-draw = Compra
    .help = Quando se compram cartas do monte.
    .words = monte comprar dominó dois jogadores
option-claim = Pedir o resto
    .help = Pode-se pedir todas as vazas que faltam, se ninguém recusar.
    .words = resto claim abrir a mão
option-show-taken = Cartas levadas
    .help = Quais das cartas levadas ficam à vista.
    .words = última vaza aberta
option-values = Valor das cartas
    .help = Quanto custa cada carta.
    .words = pontos penalidade dama de espadas black maria tabela
option-custom-values = Valores próprios
    .help = Mude o que certas cartas custam; abaixo de zero é um bônus.
    .words = pontos próprios ás rei dez de espadas sete de paus
option-pip-courts = Figuras
    .help = Quanto custam o valete, a dama e o rei de copas.
    .words = point-count
option-pip-ace = Ás de copas
    .help = Quanto custa o ás de copas.
    .words = point-count
option-bonus-card = Carta bônus
    .help = Uma carta que tira pontos.
    .words = valete de ouros dez de ouros omnibus
option-bonus-amount = Valor do bônus
    .help = Quanto a carta bônus tira.
    .words = valete menos
option-bonus-floor = Abaixo de zero
    .help = Até onde uma carta bônus pode baixar a pontuação.
    .words = piso negativo valete
option-no-trick-bonus = Nenhuma vaza
    .help = Pontos a menos para quem não leva nenhuma vaza.
    .words = sem vazas limpo
option-no-trick-on-moon = Nenhuma vaza em uma lua
    .help = Se o bônus por nenhuma vaza também conta quando alguém acerta a lua.
    .words = lua acertar
option-trick-points = Pontos por vaza
    .help = Quanto custa cada vaza, tenha o que tiver.
    .words = reverse reversis
option-pledge = Promessa
    .help = Pode-se prometer não levar copas: pontos a menos se cumprir, a mais se não.
    .words = prometer aposta
option-pig-flip = Porca boa
    .help = Quando a dama de espadas conta a seu favor no Gong Zhu.
    .words = gong zhu porco porca
option-score-dir = Quem vence
    .help = Que pontuação é a melhor.
    .words = maior menor fichas
option-moon-effect = Acertar a lua
    .help = O que acontece quando alguém leva todas as cartas de penalidade.
    .words = atirar na lua tiro somar tirar pegar tudo
option-moon-needs = O que a lua pede
    .help = As cartas que fazem uma lua.
    .words = valete todas as copas
option-moon-amount = Valor da lua
    .help = Quanto vale uma lua.
    .words = royal
option-moon-guard = Proteção da lua
    .help = O que acontece quando somar aos outros faria quem acertou a lua perder a partida.
    .words = perder proteger
option-moon-guard-score = Escolha a partir de
    .help = O total a partir do qual quem acerta a lua pode escolher.
    .words = proteção lua
option-moon-and-bonus = Bônus em uma lua
    .help = Se cartas bônus contam em uma lua.
    .words = valete
option-complex-signs = Sinal por adversário
    .help = Quem acerta a lua escolhe um sinal para cada adversário.
    .words = complexo
option-sun = Acertar o sol
    .help = O que acontece quando alguém leva todas as vazas.
    .words = todas as vazas tudo
option-end = Fim da partida
    .help = O que encerra a partida.
    .words = acabar limite pontos rodadas mãos tempo duração
option-end-at = Limite
    .help = A pontuação, o número de rodadas ou os minutos.
    .words = limite 100 50 duração
option-end-both-ways = Nos dois sentidos
    .help = Um total igualmente acima de zero também encerra a partida.
    .words = gong zhu
option-tie = Empates
    .help = O que faz um empate com a melhor pontuação.
    .words = empate igual extra desempate
option-adjust = Totais que saltam
    .help = Totais que caem quando são atingidos exatamente.
    .words = exato 50 100 zerar zero
option-wrap-at = Totais que zeram
    .help = Os totais que viram zero.
    .words = 104 126 ricketts
option-special-win = Ficar parado
    .help = Ficar no mesmo total por muitas rodadas dá a vitória.
    .words = 69 5 ricketts
option-count-arrival = A chegada conta
    .help = A rodada em que se chega ao total conta como a primeira.
    .words = 69 5
option-ranking = Colocações
    .help = Se as colocações depois da primeira contam.
    .words = segundo lugar lugares classificação
option-settle = Apostas
    .help = Como fichas ou dinheiro trocam de mãos.
    .words = fichas dinheiro pote sweepstake howell valendo
option-stake = Aposta
    .help = Quantas fichas se pagam por vez.
    .words = fichas valor
option-chips = Fichas de cada um
    .help = Com quantas fichas cada um começa.
    .words = fichas capital
option-wager = Aposta inicial
    .help = Como se paga a aposta inicial.
    .words = prêmio pagamento
option-auction = Leilão
    .help = Dão-se lances em fichas pelo direito de escolher o naipe de penalidade.
    .words = lance leilão escolher naipe
option-timer = Ampulheta
    .help = Segundos para cada decisão; 0 é sem limite.
    .words = relógio tempo limite puzzle pirates
option-partners = Parceiros
    .help = Quem joga com quem.
    .words = duplas times equipes lados
option-partner-moon = Lua dos parceiros
    .help = Se um só parceiro precisa levar tudo.
    .words = dupla lua

## Valores na coluna da direita

value-option-on = Sim
value-option-off = Não
value-option-none = Nenhuma
value-option-no-values = Nenhum
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## Mãos iguais

choice-strip-none = Baralho inteiro
choice-strip-wiki = Sem os 2; curingas para seis
choice-strip-hay = Sem o dois de paus (e o de ouros)
choice-strip-parlett = Sem o dois de ouros (e o de paus)
choice-strip-arnold = Sem os 2 e um 3
choice-strip-foster = Sem os 2, espadas primeiro
choice-strip-hay-twos = Sem o dois de paus; sem os 2 para seis
choice-strip-heartsette = Sem o dois de espadas
choice-strip-low-minor = Sem paus e ouros baixos
choice-strip-jokers = Com curingas
choice-strip-wiki2 = Dois baralhos ajustados

## Curingas

choice-jokers-none = Nenhum
choice-jokers-off-suit = Só sem o naipe
choice-jokers-anytime = A qualquer momento
choice-jokers-zero-of-suit = Menor de paus e de ouros

## Puxar um curinga

choice-joker-lead-not-if-other-card = Só sem outra carta
choice-joker-lead-next-card-sets-suit = Próxima carta dá o naipe
choice-joker-lead-leader-names-suit = Quem puxa diz o naipe

## Morto

choice-kitty-none = Nenhum
choice-kitty-first-trick = Com a primeira vaza
choice-kitty-first-point = Com a primeira penalidade
choice-kitty-last-trick = Com a última vaza
choice-kitty-first-trick-swap = Troca na primeira vaza
choice-kitty-first-point-swap = Troca na primeira penalidade
choice-kitty-out-of-play = Fora do jogo

## Cartas postas de lado

choice-kitty-discard-captured = Contam para quem as pôs
choice-kitty-discard-out-of-play = Não contam para ninguém

## Carta especial

choice-special-card-none = Nenhuma
choice-special-card-warren = Carta Warren

## Seguir com a Warren

choice-warren-follow-alias = Segue como a carta extra
choice-warren-follow-optional = Não precisa seguir

## Warren que sobra

choice-warren-left-ordinary = Rodada comum
choice-warren-left-redeal = Dar de novo

## Primeiro carteador

choice-first-dealer-random = Por sorteio
choice-first-dealer-low-card = Menor carta tirada

## Sentido

choice-direction-cw = Horário
choice-direction-ccw = Anti-horário

## Abertura

choice-opening-lead-lowest-club = Menor carta de paus
choice-opening-lead-any-club = Quem tem a menor de paus
choice-opening-lead-eldest = Quem vem após o carteador
choice-opening-lead-two-spades = Dois de espadas, depois a porca
choice-opening-lead-bidder = Maior lance

## Pontos na primeira vaza

choice-first-trick-free = Permitidos
choice-first-trick-no-points = Proibidos

## Só cartas de penalidade

choice-first-trick-stuck-play-any = Joga qualquer uma
choice-first-trick-stuck-misdeal = Pode anular a rodada
choice-first-trick-stuck-point-void = Carta não conta para ninguém
choice-first-trick-stuck-lay-aside = Carta fica separada

## Puxar copas

choice-hearts-lead-always = A qualquer momento
choice-hearts-lead-broken = Depois de quebradas

## O que quebra copas

choice-breakers-hearts = Copas
choice-breakers-hearts-qs = Copas e dama de espadas

## Quebradas quando

choice-break-event-played = Jogada
choice-break-event-discarded = Descartada
choice-break-event-won = Levada

## Puxar sem quebrar

choice-lead-exempt-only-hearts = Só copas
choice-lead-exempt-hearts-or-penalty = Só penalidades

## Descarte da dama

choice-qs-forced-no = Livre
choice-qs-forced-first-safe-chance = Na primeira ocasião segura

## Cartas iguais

choice-duplicates-first = A primeira vale mais
choice-duplicates-last = A última vale mais
choice-duplicates-cancel = Elas se cancelam

## Última vaza cancelada

choice-dead-last-trick-leader = Quem a puxou
choice-dead-last-trick-discard = Ninguém
choice-dead-last-trick-second-of-top = Segunda do maior par

## Noves turbinados

choice-boost-off = Não
choice-boost-any-nine = Qualquer nove
choice-boost-led-nine = Nove do naipe puxado

## Expor cartas

choice-charge-off = Não
choice-charge-turbo = Às claras, em qualquer ordem
choice-charge-gong-zhu = Uma vez, na sua vez
choice-charge-blind = Uma vez, em segredo

## Compra

choice-draw-off = Não
choice-draw-domino = Sem poder seguir
choice-draw-draw = Depois de cada vaza

## Cartas levadas

choice-show-taken-last-trick = Última vaza a pedido
choice-show-taken-last-trick-open = Última vaza aberta
choice-show-taken-penalty-cards = Penalidades abertas

## Valor das cartas

choice-values-black-lady = Copas e dama de espadas
choice-values-hearts-only = Só copas
choice-values-hooligan = Hooligan: sete de paus
choice-values-graded = Copas graduadas
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Valor da carta, até dez
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Black Lady britânica
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Copas reais
choice-values-turbo = Copas turbo
choice-values-complex = Copas complexas
choice-values-ten-of-clubs = Dez de paus dobra
choice-values-named-suit = Naipe do maior lance
choice-values-reverse = Reverse
choice-values-four-jacks = Quatro valetes

## Figuras

choice-pip-courts-ten = Todas valem dez
choice-pip-courts-rank = Valete, dama, rei: 11 a 13

## Carta bônus

choice-bonus-card-none = Nenhuma
choice-bonus-card-jd = Valete de ouros
choice-bonus-card-td = Dez de ouros

## Abaixo de zero

choice-bonus-floor-none = Sem piso
choice-bonus-floor-hand = Rodada não abaixo de zero
choice-bonus-floor-total = Total não abaixo de zero

## Porca boa

choice-pig-flip-all-hearts = Com todas as copas
choice-pig-flip-all-sixteen = Com tudo

## Quem vence

choice-score-dir-low = Menor pontuação
choice-score-dir-high = Maior pontuação
choice-score-dir-magnitude = Mais perto de zero
choice-score-dir-counters = Mais fichas

## O que a lua pede

choice-moon-needs-all-penalties = Todas as penalidades
choice-moon-needs-with-bonus = Também a carta bônus
choice-moon-needs-all-hearts = Todas as copas
choice-moon-needs-hearts-qs = Copas e dama de espadas

## Acertar a lua

choice-moon-effect-none = Nada
choice-moon-effect-add = Soma aos outros
choice-moon-effect-subtract = Tira de quem acertou
choice-moon-effect-choice = Quem acertou escolhe
choice-moon-effect-negate = Troca o sinal
choice-moon-effect-zero-or-double = Zera o seu ou dobra os outros
choice-moon-effect-gift-from-each = Tira de cada um
choice-moon-effect-in-values = Como diz o valor das cartas
choice-moon-effect-add-other-side = Soma à outra dupla

## Valor da lua

choice-moon-amount-penalties = Todas as penalidades
choice-moon-amount-own-hand = A mão de quem acertou

## Proteção da lua

choice-moon-guard-none = Não
choice-moon-guard-auto-subtract = Tira do próprio total
choice-moon-guard-reached-score = Escolha a partir de um total
choice-moon-guard-game-goes-on = A partida continua

## Bônus em uma lua

choice-moon-and-bonus-independent = Conta como sempre
choice-moon-and-bonus-swallowed = Não conta nada

## Acertar o sol

choice-sun-off = Não
choice-sun-double = O dobro da lua
choice-sun-punish = Dobro para quem passou
choice-sun-clean-slate = Próprio total a zero
choice-sun-sun-only = A lua pede todas as vazas
choice-sun-first-trick-free = Dobro, primeira vaza livre

## Fim da partida

choice-end-reach = Pontuação atingida
choice-end-exceed = Pontuação ultrapassada
choice-end-deals = Número de rodadas
choice-end-time = Tempo
choice-end-chips = Alguém sem fichas

## Empates

choice-tie-shared = Vitória dividida
choice-tie-extra-hands = Mais rodadas
choice-tie-not-over-while-tied = Não acaba empatada

## Totais que saltam

choice-adjust-none = Não
choice-adjust-wrap = Voltam a zero
choice-adjust-exact-50-100 = Exatamente 50 ou 100
choice-adjust-exact-100 = Exatamente 100

## Ficar parado

choice-special-win-none = Não
choice-special-win-sixty-nine = 69 por 5
choice-special-win-five = 5 por 69
choice-special-win-both = 69 por 5 e 5 por 69

## Lugares

choice-ranking-winner-only = Só quem vence
choice-ranking-full = Todas as colocações

## Apostas

choice-settle-none = Nada
choice-settle-average = Em relação à média
choice-settle-chips-pool = Pote de fichas
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Paga quem tem mais copas
choice-settle-wager = Aposta inicial
choice-settle-turbo-points = Pontos turbo

## Aposta inicial

choice-wager-places = Por colocação
choice-wager-winner-takes-all = Quem vence leva tudo

## Parceiros

choice-partners-none = Nenhum
choice-partners-fixed = Frente a frente
choice-partners-adhoc = As duas primeiras vazas

## Lua dos parceiros

choice-partner-moon-individual = Uma só pessoa
choice-partner-moon-pooled = Parceiros juntos

## Títulos

heading-aim = O objetivo
heading-players = Jogadores e cartas
heading-dealing = Dar as cartas
heading-passing = Passe
heading-before = Antes do jogo
heading-opening = Abertura
heading-first-trick = Primeira vaza
heading-leading = Seguir e puxar
heading-tricks = Vazas
heading-values = Valor das cartas
heading-extras = Outros pontos
heading-moon = Lua e sol
heading-end = Fim da partida
heading-money = Dinheiro, relógio e duplas
heading-play = Jogo
heading-scoring = Pontuação

## As regras em uma linha

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } jogadores
summary-no-passing = sem passe
summary-passing = passe { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] copas e dama de espadas
    [hearts_only] só copas
    [hooligan] Hooligan: sete de paus
    [graded] Copas graduadas
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] valor da carta, até dez
    [black_maria] Black Maria
    [black_lady_uk] Black Lady britânica
    [gong_zhu] Gong Zhu
    [royal] Copas reais
    [turbo] Copas turbo
    [complex] Copas complexas
    [ten_of_clubs] dez de paus dobra
    [named_suit] naipe do maior lance
    [reverse] Reverse
   *[four_jacks] Quatro valetes
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, valores próprios
summary-moon = { $moon ->
   *[add] a lua soma aos outros
    [subtract] a lua tira
    [choice] a lua soma ou tira
    [negate] a lua troca o sinal
    [zero_or_double] a lua zera ou dobra
    [gift_from_each] a lua tira de cada um
    [in_values] todas as copas contam a favor
    [add_other_side] a lua soma à outra dupla
    [none] sem lua
}
summary-two-packs = dois baralhos
summary-cancel = cartas iguais se cancelam
summary-jokers = curingas
summary-warren = carta Warren
summary-kitty = morto
summary-stock = monte
summary-charging = cartas expostas
summary-nines = noves
summary-sun = sol
summary-partners = parceiros
summary-counters = fichas
summary-special-win = { $win ->
    [sixty_nine] 69 por 5
    [five] 5 por 69
   *[both] 69 por 5 e 5 por 69
}
summary-end = { $end ->
   *[reach] acaba em { $at }
    [exceed] acaba acima de { $at }
    [deals] { $at ->
        [one] { $at } rodada
       *[other] { $at } rodadas
    }
    [time] { $at } minutos
    [chips] até alguém ficar sem fichas
}
