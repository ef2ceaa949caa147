### O que as regras recusam: opções, códigos de regras, números de jogadores, e partidas salvas.

## Por que uma opção não pode ter este valor

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Um baralho serve para { $low } a { $high } jogadores.
   *[other] Dois baralhos servem para { $low } a { $high } jogadores.
}
refused-hand-size = { $players } mãos de { $size } cartas precisam de mais de { $total } cartas.
refused-cycle-length = Um ciclo tem no máximo { $most } rodadas.
refused-pass-forbid = Só { $faces } podem ser excluídas do passe.
refused-warren = { $needs ->
   *[one_pack] A carta Warren pede um só baralho.
    [no_jokers] A carta Warren pede um baralho sem curingas.
    [no_stock] A carta Warren pede um jogo sem monte.
    [no_nines] A carta Warren pede um jogo sem noves turbinados.
    [other_lead] A carta Warren pede outra abertura, pois o dois de espadas pode ser a carta extra.
}
refused-uneven = { $total } cartas não se dividem por igual entre { $players } jogadores.
refused-left-over = { $n ->
    [one] Sobraria uma carta, e não há morto para ela.
   *[other] Sobrariam { $n } cartas, e não há morto para elas.
}
refused-kitty-size = { $n } cartas são demais para pôr em uma mão de { $hand }.
refused-no-stock = { $players } mãos de { $size } não deixam monte para comprar.
refused-stock-uneven = Um monte de { $n } cartas não se divide por igual entre { $players } jogadores.
refused-hand-too-large = Cada um teria { $n } cartas; cabem no máximo { $most } em uma mão.
refused-no-such-pass = Não existe esse passe entre { $players } jogadores.
refused-pass-count = { $n ->
    [one] Uma mão de { $hand } não pode passar { $n } carta.
   *[other] Uma mão de { $hand } não pode passar { $n } cartas.
}
refused-pass-size = Uma mão de { $hand } não pode passar { $n } cartas.
refused-two-spades = { $n ->
    [0] Não há dois de espadas no baralho.
   *[other] Há { $n } dois de espadas no baralho.
}
refused-value-face = { $face } não é uma carta que possa ter valor.
refused-value-twice = { $face } tem dois valores.
refused-value-range = O valor de uma carta precisa ficar entre { $low } e { $high }.
refused-pip-ace = O ás de copas só pode contar { $first } ou { $second }.
refused-score-dir = Só estes valores de cartas contam assim: { $values }.
refused-range = Precisa ficar entre { $low } e { $high }.
refused-wraps = Digite de um a { $n } totais entre { $low } e { $high }.
refused-stake = { $n ->
    [one] Cada um começa com apenas { $n } ficha.
   *[other] Cada um começa com apenas { $n } fichas.
}
refused-chips = Com uma aposta de { $n }, tantas fichas nunca acabariam.
refused-no-such-option-but = Não existe essa opção; a mais parecida é { $nearest }.
refused-choice = Pode ser { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Alguns já jogam duas cartas na primeira vaza; por isso noves não podem prolongá-la.
refused-way-making-deal-come-out = Este modo de igualar as mãos acrescenta curingas, e estas regras não têm nenhum.
refused-least-one-step-if-only = Precisa haver pelo menos um, mesmo que seja “sem passe”.
refused-stock-draw-from-booster-nines = Um monte para comprar e noves turbinados não combinam.
refused-all-cards-dealt-out-no = Todas as cartas são dadas; não há monte para comprar.
refused-pass-moves-least-one-card = Um passe leva pelo menos uma carta.
refused-perhaps-nobody-dealt-club = Pode acontecer que ninguém receba paus.
refused-can-be-two-lowest-clubs = Pode haver duas cartas iguais que são a menor de paus.
refused-nobody-bids-right-name-penalty = Ninguém dá lances pelo direito de escolher o naipe de penalidade.
refused-highest-bidder-names-penalty-suit = O maior lance escolhe o naipe de penalidade; o valor das cartas precisa seguir isso.
refused-only-two-marked-jokers-one = Só há dois curingas com naipe, um de paus e um de ouros.
refused-pass-depends-on-charged-cards = Este passe depende de cartas expostas, e não se expõem cartas.
refused-two-spades-may-be-among = O dois de espadas pode estar entre as cartas que ninguém recebe.
refused-nobody-bids-game = Ninguém dá lances neste jogo.
refused-taking-points-off-no-bonus = Tirar pontos não é bônus onde vence a maior pontuação.
refused-no-card-cost-anything = Nenhuma carta custaria nada.
refused-few-penalty-cards-one-player = Há tão poucas cartas de penalidade que uma pessoa levaria todas muitas vezes.
refused-punishes-player-who-passed-shooter = Isso pune quem passou cartas a quem acertou, e nenhum passe vai para uma só pessoa.
refused-many-points-taken-off-perhaps = Tiram-se tantos pontos que a partida poderia nunca acabar.
refused-card-values-count-upward-highest = Estes valores contam para cima: vence a maior pontuação.
refused-card-values-give-complex-numbers = Estes valores dão números complexos: vence a pontuação mais perto de zero.
refused-suit-named-by-bidder-decides = O naipe escolhido no leilão decide quanto conta cada carta.
refused-card-values-say-nothing-about = Estes valores não dizem nada sobre levar todas as copas.
refused-no-sides = Sem parceiros não há duplas.
refused-partners-moon-adds-other-side = Com parceiros, a lua soma à outra dupla ou tira da própria.
refused-complex-hearts-moon-added-others = Em Copas complexas a lua soma aos outros ou tira da própria pontuação.
refused-counters-can-only-end-game = Fichas só podem encerrar uma partida que elas decidem.
refused-only-counters-decide-game-no = Só as fichas decidem esta partida; nenhuma pontuação a encerra.
refused-no-counters-change-hands-they = Nenhuma ficha troca de mãos; elas não podem decidir a partida.
refused-player-most-hearts-pays-two = Quem tem mais copas paga a dois outros: é para três jogadores.
refused-highest-bidder-pays-bid-into = O maior lance é pago a um pote, e não há nenhum.
refused-payment-games-lowest-score-wins = Este pagamento é para partidas em que vence a menor pontuação.
refused-wager-paid-by-places-only = A aposta inicial é paga por colocação, e aqui só conta quem vence.
refused-partners-need-least-four-players = Para haver parceiros é preciso ter pelo menos quatro jogadores.
refused-partners-sit-opposite-each-other = Parceiros se sentam frente a frente; o número de jogadores precisa ser par.
refused-counters-go-single-players-not = Fichas vão para jogadores, não para duplas.
refused-whole-number = Precisa ser um número inteiro.
refused-list = Precisa ser uma lista.
refused-does-not-belong-list = Isto não pertence à lista.
refused-either-on-or-off = Precisa ser “sim” ou “não”.
refused-no-such-option = Não existe essa opção.
refused-either-true-or-false = Precisa ser true ou false.

## Por que uma opção não tem efeito com as outras regras

irrelevant-all-penalty-cards-one-hand = Levar todas as cartas de penalidade não tem efeito especial.
irrelevant-only-counters-decide-game-not = Só as fichas decidem esta partida, não os pontos.
irrelevant-shooter-own-points-change-their = Os pontos de quem acerta trocam de sinal.
irrelevant-totals-cleared-or-doubled-whatever = Totais são zerados ou dobrados, valha a rodada o que valer.
irrelevant-card-values-already-reward-taking = O valor das cartas já premia levar todas as copas.
irrelevant-no-score-switches-guard-on = A proteção da lua não depende de um total.
irrelevant-nothing-added-others = Nada é somado aos outros.
irrelevant-no-score-ends-game = Nenhuma pontuação encerra a partida.
irrelevant-none-cards-can-be-charged = Nenhuma das cartas que se podem expor conta algo.
irrelevant-no-jokers-pack = Não há curingas no baralho.
irrelevant-warren-card-needs-whole-pack = A carta Warren pede o baralho inteiro dado, menos uma carta.
irrelevant-card-left-over-belongs-holder = A carta que sobra pertence a quem tem a carta Warren.
irrelevant-cards-left-over-stock-draw = As cartas que sobram são o monte de compra.
irrelevant-every-card-dealt-player = Todas as cartas são dadas a alguém.
irrelevant-no-card-left-over-from = Não sobra nenhuma carta.
irrelevant-nobody-swaps-cards-kitty = Ninguém troca cartas com o morto.
irrelevant-every-hand-has-same-fixed = Todas as mãos têm o mesmo tamanho fixo.
irrelevant-cards-go-round-evenly = As cartas se dividem por igual.
irrelevant-no-warren-card = Não há carta Warren.
irrelevant-two-players-always-take-turns = Dois jogadores sempre se alternam.
irrelevant-no-pass-goes-one-other = Nenhum passe vai para uma só pessoa.
irrelevant-no-cards-passed = Não se passam cartas.
irrelevant-penalty-cards-may-fall-on = Cartas de penalidade podem ser jogadas na primeira vaza.
irrelevant-hearts-may-always-be-led = Copas podem ser puxadas sempre.
irrelevant-only-hearts-penalty-cards = Só copas são cartas de penalidade.
irrelevant-no-equal-cards-one-pack = Não há cartas iguais em um só baralho.
irrelevant-equal-cards-do-not-cancel = Cartas iguais não se cancelam.
irrelevant-nobody-knows-cards-stock = Ninguém conhece as cartas do monte.
irrelevant-card-values-not-point-count = O valor das cartas não é o de Point-Count.
irrelevant-no-bonus-card = Não há carta bônus.
irrelevant-highest-score-wins-here-nothing = Aqui vence a maior pontuação; nada se tira nem se soma por isso.
irrelevant-no-card-takes-points-off = Nenhuma carta tira pontos.
irrelevant-taking-no-trick-earns-nothing = Não levar vazas não rende nada.
irrelevant-card-values-not-gong-zhu = O valor das cartas não é o de Gong Zhu.
irrelevant-card-values-fix-amount = O valor das cartas já fixa quanto é.
irrelevant-points-not-simply-added-others = Os pontos não são simplesmente somados aos outros.
irrelevant-amount-already-holds-bonus-cards = O valor já inclui as cartas bônus.
irrelevant-card-values-not-those-complex = O valor das cartas não é o de Copas complexas.
irrelevant-card-values-have-no-sun = Com estes valores das cartas não há sol.
irrelevant-partners-take-their-tricks-together = Parceiros levam suas vazas juntos.
irrelevant-counters-end-game = As fichas encerram a partida.
irrelevant-totals-only-count-one-way = Aqui os totais só contam em um sentido.
irrelevant-scores-do-not-pass-through = Aqui as pontuações nunca param nesses totais.
irrelevant-totals-do-not-jump-back = Os totais não voltam a zero.
irrelevant-no-total-wins-by-itself = Nenhum total dá a vitória por si.
irrelevant-nothing-played = Não há apostas.
irrelevant-no-counters-change-hands-after = Nenhuma ficha troca de mãos depois de uma rodada.
irrelevant-no-wager = Não há aposta inicial.
irrelevant-everyone-plays-alone = Cada um joga por si.
irrelevant-penalty-suit-named-after-cards = O naipe de penalidade só é escolhido depois que as cartas são expostas.
irrelevant-scores-may-fall-below-zero = Aqui as pontuações podem ficar abaixo de zero.

## Por que o texto colado não é um código de regras

code-too-long = Isto é longo demais para um código.
code-none = Isto não é um código de regras: eles começam com H1.
code-letter = Um código de regras não tem { $letter }: uma letra foi digitada errada.
code-too-short = O código é curto demais: falta o fim.
code-mistyped = O código foi digitado errado, ou falta uma parte.
code-version = O código foi feito por outra versão do jogo (H{ $version }, não H1).
code-damaged = O código está danificado: falta uma parte.
code-players = O código é para { $here } jogadores, não { $players }.
code-rules = O código contém regras com que não dá para jogar: { $why }

## Por que uma variante não serve para um número de jogadores

impossible-table = { $name } é para { LIST($sizes, type: "or") } jogadores, não { $players }.
impossible-table-range = { $name } é para { $low } a { $high } jogadores, não { $players }.

## O que há de errado em uma partida salva

log-no-record = não é uma linha de uma partida
log-no-game = não é uma partida salva do Copas
log-newer = escrita por uma versão mais nova do Copas; atualize para abri-la
log-seed = a semente não é um texto
log-cut = não dá para ler como o baralho foi cortado
log-seats = as regras ou os lugares estão danificados
log-missing = falta { $name }
log-rules = { $why }
log-line-changed = a linha foi mudada depois de escrita
log-not-readable = ilegível
log-stuck = a partida não pode continuar daqui
log-torn = a linha está interrompida
log-empty = o arquivo está vazio
log-wrong = { $detail }
log-misfit = { $event } não cabe aqui
log-differs = linha { $line }, rodada { $deal }: { $part ->
    [totals] os totais são
    [points] os pontos são
    [hands] as mãos são
    [e] o evento é
   *[other] { $part } é
} { $recorded } no arquivo, mas { $expected } pelas regras
log-undo = não dá para voltar ao evento { $n }
