### Lições: posições com uma linha de texto por vez.

lesson-title = Lições
lesson-progress = { $done } de { $of } feitas, { $stars } de { $most } estrelas
lesson-row = { $now ->
    [yes] agora
   *[no] { $n ->
        [0] não feita
        [one] feita, uma estrela
       *[other] feita, { $n } estrelas
    }
}
lesson-part = Parte { $at } de { $of }
lesson-families = Para outras variantes
lesson-leave = Sair das lições
lesson-restart = Recomeçar
lesson-show = Mostrar
lesson-watch = Observe…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Escolha uma carta
       *[other] Jogar
    }
    [pass] { $n ->
        [3] Passar estas cartas
       *[other] Escolha três cartas
    }
   *[charge] { $n ->
        [0] Não expor nada
        [one] Expor esta carta
       *[other] Expor estas
    }
}
lesson-bid = { $n ->
    [0] Sem lance
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Tentar de novo
lesson-next-part = Próxima parte
lesson-next = Próxima lição
lesson-first-deal = Jogar a primeira rodada
lesson-see = Veja o que acontece…
lesson-yes = Isso mesmo!
lesson-stars-lost = { $why ->
    [both] Uma estrela: a segunda tentativa e a seta custaram uma cada.
    [again] Duas estrelas: a segunda tentativa custou uma.
   *[arrow] Duas estrelas: a seta custou uma.
}
lesson-told = { $told } { $lost }
lesson-shown = A seta mostra
lesson-leads = puxa { SUIT($suit) }
lesson-led = puxou { SUIT($suit) }
lesson-followed = seguiu
lesson-threw = descartou
lesson-to-come = joga depois
lesson-your-turn = sua vez
lesson-took = { $points ->
    [0] levou a vaza
    [one] levou um ponto
   *[other] levou { $points } pontos
}
lesson-picture-trick = Na mesa: { LIST($cards) }. Você joga { CARD($mine, article: "the") }, e { CARD($winner, article: "the") } leva a vaza.
lesson-picture-chosen = Você escolhe { LIST($cards, each: "the-card") }.
lesson-no = Desta vez não: não dá mais para cumprir o objetivo.
lesson-none = Não é possível ler as lições; reinstale o jogo.
lesson-not-kept = Não foi possível salvar o resultado: { $why }.

## Lição 1

lesson-follow = Seguir o naipe
lesson-follow-goal = Não leve vazas
lesson-follow-1 = Cada um joga uma carta: juntas, elas formam uma vaza. { $left } puxou ouros; quem tem ouros precisa jogar ouros.
lesson-follow-1-yes = { $across } jogou a carta mais alta de ouros e leva a vaza: as quatro cartas, e a vez de puxar.
lesson-follow-2-goal = Descarte uma carta
lesson-follow-2 = { $across } puxou paus e você não tem: jogue o que quiser. Carta de outro naipe nunca leva a vaza.
lesson-follow-2-yes = Sua carta não era de paus, então não podia ganhar. { $right } leva a vaza com a dama de paus.
lesson-follow-3 = Puxaram espadas e você tem duas. A mais baixa deixa a vaza para { $right }.
lesson-follow-3-yes = O dez de { $right } era a carta mais alta de espadas.
lesson-follow-3-no = O rei era a carta mais alta de espadas, então a vaza é sua.

## Lição 2

lesson-highest = A carta mais alta
lesson-highest-goal = Leve a vaza
lesson-highest-1 = A carta mais alta do naipe puxado leva a vaza. Da menor à maior: 2 a 10, valete, dama, rei, ás.
lesson-highest-1-yes = Nenhuma carta de paus era mais alta que seu rei. Você puxaria a próxima vaza.
lesson-highest-1-no = O dois é mais baixo que o dez de { $across }.
lesson-highest-2 = Puxaram ouros. O ás de espadas de { $across } é alto, mas de outro naipe: não pode ganhar.
lesson-highest-2-yes = Seu nove era a carta mais alta de ouros; o ás de espadas não contou.
lesson-highest-2-no = O três é mais baixo que o oito de { $right }.
lesson-highest-3-goal = Leve as duas vazas
lesson-highest-3 = Quem leva uma vaza puxa a seguinte. Comece com uma carta que ninguém possa superar.
lesson-highest-3-then = Agora puxe sua carta mais alta.
lesson-highest-3-yes = Duas vazas, porque ninguém tinha carta mais alta.
lesson-highest-3-no = O dois era mais baixo que as cartas de ouros dos outros.

## Lição 3

lesson-hearts = Copas e pontos
lesson-hearts-goal = Não leve copas
lesson-hearts-1 = Pontos são ruins: vence quem tem menos. Cada carta de copas em uma vaza custa um ponto a quem a leva.
lesson-hearts-1-yes = O nove de { $across } levou quatro copas: quatro pontos para { $across }.
lesson-hearts-1-no = Sua dama levou quatro copas: quatro pontos para você.
lesson-hearts-2 = { $right } não tem paus e descartou copas. Não leve esta vaza.
lesson-hearts-2-yes = O rei de { $across } levou a vaza, e copas com ela.
lesson-hearts-2-no = Seu ás levou a vaza e a carta de copas que estava nela.
lesson-hearts-3-goal = Sem copas em duas vazas
lesson-hearts-3 = Que carta de ouros agora, e qual depois? Logo ninguém mais terá ouros, e vão descartar copas.
lesson-hearts-3-then = Jogue a carta de ouros que guardou.
lesson-hearts-3-yes = O três perdeu, e você pôde descartar o valete em outro naipe. Não levou nada.
lesson-hearts-3-no = Ninguém mais tinha ouros: seu três ganhou, e descartaram copas nele.

## Lição 4

lesson-duck = Ficar por baixo
lesson-duck-goal = Não leve vazas
lesson-duck-1 = Fique por baixo: jogue a carta mais alta que ainda perde e guarde a baixa.
lesson-duck-1-then = Agora a baixa.
lesson-duck-1-yes = O valete abaixo da dama, o três abaixo do nove: nenhuma vaza.
lesson-duck-1-no = Sem a carta baixa, o valete teve que levar uma vaza.
lesson-duck-2 = De novo, jogue logo abaixo da carta mais alta da mesa. Pense também na segunda vaza.
lesson-duck-2-then = Agora o mais baixo que puder.
lesson-duck-2-yes = O oito abaixo da dama, o quatro abaixo do seis: nenhuma vaza.
lesson-duck-2-no = Uma das suas cartas era mais alta que todas as outras.
lesson-duck-3-goal = Não leve copas
lesson-duck-3 = Você joga por último, e nesta vaza não há copas: bom momento para se livrar do rei.
lesson-duck-3-then = Você puxa: agora jogue baixo.
lesson-duck-3-yes = Uma vaza sem pontos não custa nada, e o rei foi embora.
lesson-duck-3-no = O rei ainda estava na sua mão e teve que levar copas.

## Lição 5

lesson-queen = A dama
lesson-queen-goal = Cuidado com a dama
lesson-queen-1 = A dama de espadas sozinha custa 13 pontos. { $right } teve que jogá-la: não leve esta vaza.
lesson-queen-1-yes = { $right } fica com a dama: 13 pontos para { $right }.
lesson-queen-1-no = Seu rei levou a dama: 13 pontos para você.
lesson-queen-2 = { $left } joga depois de você e pode ter a dama de espadas. Fique por baixo.
lesson-queen-2-yes = { $left } teve que jogar a dama e ficou com ela: 13 pontos.
lesson-queen-2-no = { $left } jogou a dama no seu ás: 13 pontos para você.
lesson-queen-3-goal = Entregue a dama
lesson-queen-3 = Agora você tem a dama de espadas. { $across } jogou o rei: ponha a dama nesta vaza.
lesson-queen-3-yes = O rei a leva: 13 pontos para { $across }.
lesson-queen-3-no = Você ainda está com ela, e o rei foi embora.

## Lição 6

lesson-throw = Descartar a dama
lesson-throw-goal = Livre-se da dama
lesson-throw-1 = Você não tem ouros, então pode jogar qualquer carta, até a dama de espadas.
lesson-throw-1-yes = O rei de ouros leva a vaza, e 13 pontos com ela.
lesson-throw-1-no = Você ainda está com ela. Uma chance dessas pode não voltar.
lesson-throw-2 = Outras cartas altas também são perigosas, mas a dama é a que mais custa.
lesson-throw-2-yes = { $across } a leva com o ás.
lesson-throw-2-no = Você ainda tem a dama, e ela é a que mais custa: 13 pontos.
lesson-throw-3 = Sua única carta de ouros vai levar esta vaza. Depois você puxa.
lesson-throw-3-then = Você puxa. A dama não: com uma carta baixa, outra pessoa pode puxar ouros.
lesson-throw-3-last = Ouros, e você não tem mais: agora!
lesson-throw-3-yes = O valete de { $across } leva a dama de espadas.
lesson-throw-3-no = Quem puxa a dama quase sempre fica com ela.

## Lição 7

lesson-lead = Puxar em segurança
lesson-lead-goal = Não leve vazas
lesson-lead-1 = Você puxa: sua carta decide o naipe. Com uma baixa, os outros podem jogar mais alto.
lesson-lead-1-yes = Os três jogaram acima do seu dois.
lesson-lead-1-no = Ninguém pôde jogar mais alto, então a vaza é sua.
lesson-lead-2-goal = Faça a dama sair
lesson-lead-2 = Outra pessoa tem a dama de espadas. Puxe espadas baixas: quem não tem outra carta de espadas precisa jogar a dama.
lesson-lead-2-yes = { $left } não tinha outra carta de espadas: 13 pontos. Agora ninguém pode descartar a dama em você.
lesson-lead-2-no = A dama ainda não saiu e mais tarde pode cair em você.
lesson-lead-3 = Não se puxam copas antes que alguém as descarte. Que outra carta é baixa?
lesson-lead-3-yes = Os três tinham paus mais altos.
lesson-lead-3-no = Ninguém pôde jogar acima do seu oito.

## Lição 8

lesson-pass = Passar espadas altas
lesson-pass-goal = Passe as três cartas certas
lesson-pass-1 = Antes do jogo você passa três cartas para { $left }. O ás e o rei de espadas muitas vezes têm que levar a dama: passe os dois e mais uma carta.
lesson-pass-1-yes = As três cartas novas vêm de { $right }. Agora você não tem espadas altas que sejam forçadas a levar a dama.
lesson-pass-1-no = Com poucas espadas, o ás ou o rei vai ter que levar a dama.
lesson-pass-2 = Desta vez você passa para { $right }. Com uma só carta de espadas ao lado, a dama logo teria que sair: passe a dama.
lesson-pass-2-yes = Agora { $right } tem a dama, e só vocês sabem.
lesson-pass-2-no = Uma só carta baixa de espadas não protege a dama por muito tempo.
lesson-pass-3 = Agora para { $across }. Quando puxarem espadas, você pode jogar uma baixa: guarde a dama. Passe o ás e o rei de copas e uma terceira carta que não seja de espadas.
lesson-pass-3-yes = Quatro espadas baixas protegem a dama, e as copas altas foram embora.
lesson-pass-3-no = Guarde as espadas que protegem a dama e passe as copas altas.

## Lição 9

lesson-void = Ficar sem um naipe
lesson-void-goal = Fique sem ouros
lesson-void-1 = Passe as três cartas de ouros. Quem fica sem um naipe pode jogar qualquer carta quando ele é puxado.
lesson-void-1-yes = Você está sem ouros. A próxima parte mostra para que isso serve.
lesson-void-1-no = Ainda há ouros na sua mão.
lesson-void-2-goal = Aproveite o naipe que falta
lesson-void-2 = Outra mão sem ouros, e { $left } puxa ouros: descarte a carta que mais custa.
lesson-void-2-yes = O ás de ouros de { $left } leva a dama de espadas.
lesson-void-2-no = Essa carta era menos perigosa que a dama.

## Lição 10

lesson-count = Contar até 13
lesson-count-goal = Não leve copas
lesson-count-1 = Cada naipe tem 13 cartas. Doze de paus já saíram e você tem a última: o que acontece se a puxar?
lesson-count-1-yes = Certo: ninguém mais tem paus, e descartariam copas na sua carta.
lesson-count-1-no = Ninguém mais tinha paus, e todos descartaram copas na sua carta.
lesson-count-2-goal = Não leve vazas
lesson-count-2 = Oito cartas de ouros já saíram e você tem o nove. As outras quatro são todas mais baixas.
lesson-count-2-yes = Certo: seu nove era a carta mais alta de ouros que restava, e teria levado a vaza.
lesson-count-2-no = O dez, o valete, a dama, o rei e o ás já tinham saído; seu nove era a carta mais alta.

## Lição 11

lesson-stop = Barrar a lua
lesson-stop-goal = Leve uma carta de copas
lesson-stop-1 = Levar todas as copas e a dama de espadas é acertar a lua: nenhum ponto para quem acerta, 26 para cada um dos outros. { $right } está perto: guarde o valete para uma copa mais baixa.
lesson-stop-1-then = Agora você pode levar uma.
lesson-stop-1-yes = As copas da sua vaza custam pouco, e poupam 26 pontos a você.
lesson-stop-1-no = { $right } levou todas. O valete poderia ter superado o nove.
lesson-stop-2 = De novo: guarde a carta que pode tirar copas de { $right }.
lesson-stop-2-then = Agora!
lesson-stop-2-yes = Seu rei levou copas: a lua foi barrada.
lesson-stop-2-no = Sem o rei, ninguém segura { $right }.

## Lição 12

lesson-shoot = Acertar a lua
lesson-shoot-goal = Leve todas as copas e a dama
lesson-shoot-1 = Agora é com você: com todas as copas e a dama nas suas vazas, os outros levam 26 pontos cada um. { $left } puxou a dama!
lesson-shoot-1-then = Você puxa. Comece com a carta mais alta, para que ninguém mais leve copas.
lesson-shoot-1-yes = Todas: 26 pontos para cada um dos outros, nenhum para você.
lesson-shoot-1-no = Um ponto na vaza de outra pessoa, e a lua está perdida.
lesson-shoot-2 = Leve tudo. O ás tira o rei; depois sua dama de paus é a mais alta.
lesson-shoot-2-then = Continue com a carta mais alta.
lesson-shoot-2-yes = A dama de espadas, e todas as copas que restavam.
lesson-shoot-2-no = O rei de paus ainda não tinha saído.
lesson-shoot-3-goal = Leve todas as copas
lesson-shoot-3 = O ás tira o rei de ouros. Depois até um dois leva uma vaza.
lesson-shoot-3-then = Ninguém mais tem ouros.
lesson-shoot-3-last = Agora as copas, da mais alta para baixo.
lesson-shoot-3-yes = Todas, e uma delas com um dois.
lesson-shoot-3-no = Outra carta era mais alta, e levou copas junto.

## Para outras variantes: expor cartas

lesson-charge = Expor cartas
lesson-charge-goal = Dobre o que é bom
lesson-charge-1 = Em algumas variantes você pode expor uma carta antes do jogo: então ela conta em dobro. O valete de ouros vale 100.
lesson-charge-1-yes = Quem levar o valete agora ganha 200.
lesson-charge-1-no = Aqui só vale a pena dobrar o valete.
lesson-charge-2-goal = Deixe a dama
lesson-charge-2 = { $across } expôs a dama de espadas: ela custa o dobro. Deixe-a.
lesson-charge-2-yes = { $across } tem que levá-la, pelo dobro do preço.
lesson-charge-2-no = Ela é sua, pelo dobro do preço.
lesson-charge-3-goal = Leve o valete de ouros
lesson-charge-3 = O valete de ouros é bom: 100 pontos para quem o leva.
lesson-charge-3-yes = Seu ás levou o valete.
lesson-charge-3-no = O três deixou o valete com { $right }.

## Para outras variantes: o morto

lesson-kitty = O morto
lesson-kitty-goal = Deixe o morto
lesson-kitty-1 = As cartas que sobram ficam no meio: são o morto. Quem leva a primeira vaza fica com ele, tenha o que tiver.
lesson-kitty-1-yes = { $across } ficou com o morto, e nele estava o rei de copas.
lesson-kitty-1-no = Você levou a vaza, e no morto havia uma carta de copas.

## Para outras variantes: cancelar

lesson-cancel = Cancelar
lesson-cancel-goal = Não leve a dama
lesson-cancel-1 = Aqui, duas cartas iguais se cancelam: nenhum dos ases pode levar a vaza. Que carta a leva agora?
lesson-cancel-1-yes = Sem os ases, o dez de { $right } era a carta mais alta de paus.
lesson-cancel-1-no = Os dois ases foram cancelados; por isso seu rei levou a vaza e a dama.

## Para outras variantes: parceiros

lesson-partners = Parceiros
lesson-partners-goal = Sem pontos para sua dupla
lesson-partners-1 = { $across } forma dupla com você: o que um leva conta para os dois. A dama está nesta vaza.
lesson-partners-1-yes = A dama foi para { $left }, ou seja, para a outra dupla.
lesson-partners-1-no = Os pontos contam para { $across } e você.
lesson-partners-2 = { $across } leva esta vaza por vocês dois: não jogue nada que custe pontos.
lesson-partners-2-yes = { $across } levou a vaza, e nela nada custa pontos.
lesson-partners-2-no = Isso foi para sua própria dupla.

## Para outras variantes: o leilão

lesson-auction = O leilão
lesson-auction-goal = Escolha um naipe de cartas baixas
lesson-auction-1 = Quem dá o maior lance escolhe o naipe que custa fichas. Dê um lance e escolha o naipe das suas cartas mais baixas.
lesson-auction-1-yes = Agora ouros custam fichas, e os seus são os mais baixos.
lesson-auction-1-no = Nesse naipe suas cartas são altas: você levaria o que custa fichas.

## A página Aprender

learn-title = Aprender
learn-lessons = Lições
learn-lessons-detail = { $n ->
    [0] 28 lições curtas, desde o básico
    [one] { $n } feita de 28
   *[other] { $n } feitas de 28
}
learn-rules = Como jogar
learn-rules-detail = Regras, imagens e teclas
menu-learn = Aprender
menu-learn-detail = { $n ->
    [0] Lições e problemas
    [one] Uma lição feita
   *[other] { $n } lições feitas
}
menu-first-lesson = Primeira lição
menu-first-lesson-detail = Aprenda Copas em cinco minutos
lesson-deal-practice = Uma rodada de treino: as dicas aparecem sozinhas, e o resultado não conta.{ $mode ->
    [click] {" "}Aqui um clique joga a carta.
   *[other] {""}
}
lesson-deal-last = Sua última carta é jogada sozinha: não há mais nada a decidir.

lesson-club = Para jogadores de clube
lesson-exit = Entregar a vez
lesson-exit-1 = Você puxa, e duas das suas cartas são altas. Com que carta você entrega a vez?
lesson-exit-1-no = Sua carta alta levou uma de copas. Puxe o três e depois descarte o rei.
lesson-exit-1-then = Você não tem este naipe: descarte a carta mais alta.
lesson-exit-1-yes = O três entregou a vez, e as cartas altas puderam ser descartadas.
lesson-exit-goal = Nem copas nem dama de espadas

lesson-side = Esquerda ou direita
lesson-side-goal = Passe as três cartas certas
lesson-side-1 = Você passa o ás de copas e mais duas cartas para { $left }, que joga logo depois de você. Passa também a dama de espadas?
lesson-side-1-yes = { $left } não poderá pôr a dama no seu ás de espadas. Para { $right }, que joga antes de você, ela também poderia ir.
lesson-side-1-no = Passe o ás de copas e guarde a dama: { $left } poderia pôr a dama no seu ás de espadas.

lesson-given = O que um passe diz
lesson-given-goal = Nem copas nem dama de espadas
lesson-given-1 = Você passou o ás de copas para { $left }, e a carta ainda não saiu. Que carta você puxa?
lesson-given-1-then = O ás teve que cair. Seu dez agora está seguro.
lesson-given-1-yes = { $left } ainda tinha o ás que você passou: seu nove de copas não podia ganhar.
lesson-given-1-no = Seu dez de espadas ganhou, e { $left } descartou nele o ás de copas.

lesson-out = Quem está sem um naipe
lesson-out-goal = Nem copas nem dama de espadas
lesson-out-1 = { $left } e { $right } já mostraram que não têm ouros. Que carta você puxa?
lesson-out-1-then = Você não tem este naipe: pode descartar seus ouros.
lesson-out-1-yes = Qualquer outra carta de copas supera seu dois, e depois você pôde descartar os ouros.
lesson-out-1-no = Só { $across } tinha ouros, e ficou abaixo da sua carta. { $left } descartou nela uma carta de copas.

lesson-early = Ver a lua chegando
lesson-early-goal = Leve uma carta de copas
lesson-early-1 = { $left } levou seis cartas de copas, os outros nenhuma, e a dama de espadas ainda não saiu. Qual carta de paus você joga?
lesson-early-1-yes = Um ponto para você, e nada de lua para { $left }.
lesson-early-1-no = { $left } levou também esta carta de copas. Seu oito teria barrado a lua por um ponto.

lesson-feed = A quem não dar pontos
lesson-feed-goal = Faça a partida continuar
lesson-feed-1 = { $left } tem 99 pontos e o dez de ouros que você passou. { $across } tem 55, você 63. Qual carta você descarta?
lesson-feed-1-then = Sua carta de copas já foi, e nada conta nesta vaza.
lesson-feed-1-yes = { $across } levou a carta de copas. { $left } fica com 99, e a partida continua.
lesson-feed-1-no = { $left } teve que levar sua carta de copas: 100 pontos encerram a partida, e { $across } vence.
lesson-free = A vaza grátis
lesson-free-1 = Você joga por último, e nada conta nesta vaza. Qual carta de paus você joga?
lesson-free-1-no = Você guardou o rei. A vaza de paus seguinte trouxe uma carta de copas.
lesson-free-1-then = Agora você puxa. Suas cartas baixas estão seguras.
lesson-free-1-yes = O rei não custou nada aqui, e o dois fica abaixo das outras.
lesson-free-goal = Nem copas nem dama de espadas
lesson-guards = Guarde a proteção
lesson-guards-1 = Você tem a dama, e uma carta baixa de espadas a protege. O que você puxa?
lesson-guards-1-no = A dama ficou com você. Com o sete ao lado, ela poderia ter esperado.
lesson-guards-1-then = Você não tem este naipe: agora ela pode sair.
lesson-guards-1-yes = Protegida, ela esperou até você poder descartá-la.
lesson-guards-goal = Não leve a dama de espadas
lesson-loser = A mais alta que perde
lesson-loser-1 = A dama de paus ganha, não importa o que você jogue. Qual carta de paus você joga?
lesson-loser-1-no = Você guardou o valete. A vaza de paus seguinte trouxe o que os outros descartaram.
lesson-loser-1-then = Suas cartas baixas ficam abaixo das outras.
lesson-loser-1-yes = O valete passou abaixo da dama, e o quatro continua baixo.
lesson-loser-goal = Nem copas nem dama de espadas
lesson-shed = Livre-se do rei
lesson-shed-1 = Você joga por último: a dama não pode mais cair nesta vaza.
lesson-shed-1-no = Você guardou o rei. { $left } puxou a dama, e o rei teve que levá-la.
lesson-shed-1-then = Agora você puxa. Suas cartas baixas estão seguras.
lesson-shed-1-yes = O rei foi embora sem perigo. O dois não pode levar a dama.
lesson-shed-goal = Não leve a dama de espadas
lesson-smoke = Faça a dama sair
lesson-smoke-1 = A dama de espadas ainda não saiu, e você tem uma carta baixa de espadas. O que você puxa?
lesson-smoke-1-no = { $across } descartou a dama na sua carta alta.
lesson-smoke-1-then = Ela se foi. Nada mais conta aqui.
lesson-smoke-1-yes = { $across } não tinha outra carta de espadas: a dama teve que sair.
lesson-smoke-goal = Não leve a dama de espadas
