### As regras de uma variante em frases, feitas das suas opções.

## Partes de frases que são usadas abaixo

rules-moon-them = { $cleared ->
    [hand] pelas cartas levadas
    [penalties] pelas cartas de penalidade
   *[needed] por elas
}
rules-moon-those = { $cleared ->
    [penalties] as cartas de penalidade
   *[other] essas cartas
}
rules-moon-of-those = { $cleared ->
    [penalties] das cartas de penalidade
   *[other] dessas cartas
}

## O objetivo

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Cada vaza que você leva custa pontos, e algumas cartas nela, as cartas de penalidade, custam mais: leve o mínimo de pontos que puder.
       *[no] Algumas cartas, as cartas de penalidade, custam pontos para quem as leva em vazas: leve o mínimo de pontos que puder.
    }
    [high] Algumas cartas, as cartas de penalidade, tiram pontos de quem as leva em vazas: mantenha sua pontuação alta.
    [magnitude] Algumas cartas contam quando você as leva em vazas: fique perto de zero.
    [counters] Algumas cartas, as cartas de penalidade, custam fichas para quem as leva em vazas: guarde as suas.
    [hearts] Cada carta de copas custa fichas para quem a leva em uma vaza: guarde as suas.
    [pool] Quem não leva nenhuma das cartas de penalidade tem parte nas fichas que todos pagam.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] As cartas de penalidade são todas as de copas e a dama de espadas.
       *[other] As cartas de penalidade são todas as de copas e as duas damas de espadas.
    }
    [hearts] As cartas de penalidade são todas as de copas.
    [named] As cartas de penalidade são todas as de um naipe, que é escolhido em cada rodada.
    [hearts-and] { $packs ->
        [1] As cartas de penalidade são todas as de copas, e também { CARDS($others) }.
       *[other] As cartas de penalidade são todas as de copas, e também { CARDS($others) } dos dois baralhos.
    }
   *[no] As cartas de penalidade são { CARDS($cards) }.
}

## Jogadores e cartas

rules-players = { $partners ->
   *[none] Jogam { WORD($players, case: "f") } pessoas, cada uma por si.
    [fixed] Jogam { WORD($players, case: "f") } pessoas, em duplas que se sentam frente a frente.
    [adhoc] Jogam { WORD($players, case: "f") } pessoas, com parceiros que mudam de rodada em rodada.
}
rules-pack = { $packs ->
    [1] O baralho é o comum, de { $cards } cartas.
   *[other] { CAPITAL(WORD($packs)) } baralhos comuns de { $cards } cartas são embaralhados juntos: { $total } cartas ao todo.
}
rules-pack-changed = { $packs ->
    [1] O baralho é o comum, de { $cards } cartas, { LIST($changes, type: "more") }: { $total } cartas ao todo.
   *[other] { CAPITAL(WORD($packs)) } baralhos comuns de { $cards } cartas são embaralhados juntos, { LIST($changes, type: "more") }: { $total } cartas ao todo.
}
rules-pack-without = sem { LIST($cards) }
rules-pack-every = { $rank ->
    [2] as duas cópias do dois
   *[other] os dois { rank-plural }
} de { SUIT($suit) }
rules-pack-copies = { WORD($n) } dos { WORD($packs) } { rank-plural } de { SUIT($suit) }
rules-pack-jokers = { $n ->
    [one] com mais { WORD($n) } curinga
   *[other] com mais { WORD($n) } curingas
}
rules-pack-warren = com mais uma carta, a carta Warren
rules-ranks = { $lowest ->
    [2]
        Em cada naipe o ás é a carta mais alta, depois vêm rei, dama, valete, dez e assim por diante até o dois.
        Não há trunfo.
    [0]
        Em cada naipe o ás é a carta mais alta, depois vêm rei, dama, valete, dez e assim por diante até a menor
        carta que restou. Não há trunfo.
   *[other]
        Em cada naipe o ás é a carta mais alta, depois vêm rei, dama, valete, dez e assim por diante até o
        { RANK($lowest) }. Não há trunfo.
}
rules-jokers = { $jokers ->
   *[off_suit]
        O curinga não é de nenhum naipe, nem de copas. Quando um naipe é puxado, só pode jogá-lo
        quem não tem esse naipe. Ele nunca leva uma vaza e não conta nada.
    [anytime]
        O curinga não é de nenhum naipe e pode ser jogado a qualquer momento, mesmo por quem poderia seguir o
        naipe. Ele nunca leva uma vaza e não conta nada.
    [zero_of_suit]
        Um curinga é a menor carta de paus e o outro a menor de ouros, abaixo do dois; eles seguem o
        naipe como as outras cartas, nunca levam uma vaza e não contam nada.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Só pode puxar um curinga quem não tem outra carta que possa puxar.
       *[other] Só pode puxar um curinga quem não tem outra carta que possa puxar; então a carta seguinte que não seja curinga, mesmo de copas, diz que naipe se segue.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] O curinga pode ser puxado, como uma carta do seu naipe.
       *[other] O curinga pode ser puxado; então a carta seguinte que não seja curinga, mesmo de copas, diz que naipe se segue.
    }
    [leader_names_suit] O curinga pode ser puxado; quem o puxa diz que naipe se segue.
}
rules-warren =
    A carta que sobra, a carta extra, fica virada para baixo ao lado de quem tem a
    carta Warren: todos veem quem é, mas só essa pessoa pode olhá-la. Quem recebe a carta Warren no passe
    recebe também a carta extra.
rules-warren-play =
    Sempre que a carta extra poderia ser jogada, pode-se jogar a carta Warren no lugar dela: o naipe da carta
    extra é dito na hora, seu valor é mostrado no fim da vaza, e então ela conta
    como se tivesse sido jogada desde o início.
rules-warren-queen = Se a carta extra é a dama de espadas, ela só quebra copas quando é virada.
rules-warren-follow = { $follow ->
   *[alias] Para seguir o naipe, a carta Warren conta como uma carta do naipe da carta extra.
    [optional] Nunca é obrigatório jogar a carta Warren para seguir o naipe.
}
rules-warren-left = { $left ->
   *[ordinary] Quando a que sobra é a própria carta Warren, a rodada é jogada como uma comum.
    [redeal] Quando a que sobra é a própria carta Warren, as cartas são dadas de novo.
}

## Dar as cartas

rules-first-dealer = { $dealer ->
   *[random] Quem dá as cartas primeiro é sorteado.
    [low_card] { $direction ->
       *[cw] Cada um tira uma carta, e quem tira a menor dá as cartas primeiro; em caso de empate, quem empatou tira de novo. Em cada rodada corta quem está à direita do carteador.
        [ccw] Cada um tira uma carta, e quem tira a menor dá as cartas primeiro; em caso de empate, quem empatou tira de novo. Em cada rodada corta quem está à esquerda do carteador.
    }
}
rules-direction = { $direction ->
   *[cw] Dá-se e joga-se no sentido horário, e na rodada seguinte dá as cartas quem está à esquerda do carteador.
    [ccw] Dá-se e joga-se no sentido anti-horário, e na rodada seguinte dá as cartas quem está à direita do carteador.
}
rules-hands = { $direction ->
   *[cw] As cartas são dadas uma a uma, a começar pela esquerda do carteador, e cada um recebe { WORD($size, case: "f") } cartas.
    [ccw] As cartas são dadas uma a uma, a começar pela direita do carteador, e cada um recebe { WORD($size, case: "f") } cartas.
}
rules-hands-uneven = { $direction ->
   *[cw] As cartas são dadas uma a uma, a começar pela esquerda do carteador, até acabarem: { rules-hands-longer } Quem tem uma carta a mais joga duas cartas na primeira vaza.
    [ccw] As cartas são dadas uma a uma, a começar pela direita do carteador, até acabarem: { rules-hands-longer } Quem tem uma carta a mais joga duas cartas na primeira vaza.
}
rules-hands-longer = { $longer ->
    [1] o primeiro jogador recebe { WORD($most, case: "f") }, os outros { WORD($least, case: "f") }.
   *[other] os { WORD($longer) } primeiros jogadores recebem { WORD($most, case: "f") }, os outros { WORD($least, case: "f") }.
}
rules-stock = { $n ->
    [one] A outra carta fica virada para baixo: é o monte.
   *[other] As outras { WORD($n, case: "f") } cartas ficam viradas para baixo: são o monte.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Quem leva a primeira vaza leva também o morto e pode olhá-lo; ele conta com as vazas dessa pessoa e não vai para a mão.
    [first_point] Quem leva a primeira vaza com uma carta de penalidade leva também o morto e pode olhá-lo; ele conta com as vazas dessa pessoa e não vai para a mão.
    [last_trick] Quem leva a última vaza da rodada leva também o morto e pode olhá-lo; ele conta com as vazas dessa pessoa.
    [first_trick_swap] Quem leva a primeira vaza pega o morto na mão e, antes da vaza seguinte, tira da mão e põe de lado { rules-kitty-any }.
    [first_point_swap] Quem leva a primeira vaza com uma carta de penalidade pega o morto na mão e, antes da vaza seguinte, tira da mão e põe de lado { rules-kitty-any }.
    [out_of_play] Ninguém vê o morto, e ele não conta para ninguém.
}
rules-kitty-any = { $n ->
    [1] uma carta qualquer, virada para baixo
   *[other] { WORD($n, case: "f") } cartas quaisquer, viradas para baixo
}
rules-kitty-size = { $n ->
    [1] A carta que sobra é o morto.
   *[other] As { WORD($n, case: "f") } cartas que sobram são o morto.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] A carta posta de lado conta como levada por quem a pôs.
       *[other] As cartas postas de lado contam como levadas por quem as pôs.
    }
    [out_of_play] { $n ->
        [1] A carta posta de lado não conta para ninguém.
       *[other] As cartas postas de lado não contam para ninguém.
    }
}

## Passar cartas antes do jogo

rules-no-pass = Não se passam cartas.
rules-pass-always = Antes do jogo cada um passa { $step }.
rules-pass-cycle = Antes do jogo cada um passa cartas: { SERIES($steps) }.{ $again ->
    [yes] {" "}Depois a ordem recomeça.
   *[no] {""}
}
rules-pass-first = na primeira rodada { $step }
rules-pass-later = na { ORDINAL($n, case: "f") } { $step }
rules-pass-unseen = Você escolhe o que passar antes de ver o que recebe.
rules-pass-forbidden = Não é permitido passar { CARDS($cards) }.
rules-pass-along =
    Quando o passe vai para uma só pessoa, você pode ficar com suas cartas e passar adiante, sem ver, as cartas
    que recebe.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n, case: "f") }
}
rules-pass-hold = nenhuma (sem passe)
rules-pass-middle = { rules-pass-count } para o meio, onde são misturadas e dadas de novo, { WORD($n, case: "f") } para cada um
rules-pass-smoosh = { rules-pass-middle } (misturar)
rules-pass-charge = nenhuma se alguém expôs uma carta (veja “{ heading-before }”); senão { rules-pass-middle }, e então se pode expor cartas mais uma vez
rules-pass-scatter = { rules-pass-count } para cada um dos outros (espalhar)
rules-pass-dealer = à escolha do carteador, { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = para o outro jogador
rules-way-opposite = para quem está em frente
rules-way = { $side ->
   *[left] { $place ->
        [1] para a esquerda
       *[other] para o { ORDINAL($place) } jogador à esquerda
    }
    [right] { $place ->
        [1] para a direita
       *[other] para o { ORDINAL($place) } jogador à direita
    }
}

## Antes do jogo

rules-charging = { $after_pass ->
    [some] Antes da primeira vaza, e depois do passe nas rodadas que começam com um, quem tem { LIST($cards, type: "or", each: "the-card") } pode expor a carta, isto é, mostrá-la para que conte em dobro. { rules-charging-way }
    [yes] Depois do passe e antes da primeira vaza, quem tem { LIST($cards, type: "or", each: "the-card") } pode expor a carta, isto é, mostrá-la para que conte em dobro. { rules-charging-way }
   *[no] Antes da primeira vaza, quem tem { LIST($cards, type: "or", each: "the-card") } pode expor a carta, isto é, mostrá-la para que conte em dobro. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Qualquer um pode expor abertamente, em qualquer ordem; sempre que alguém expõe, os outros podem expor mais, até que ninguém queira.
    [gong_zhu] Cada um na sua vez, a começar por quem vem depois do carteador, diz uma vez que cartas expõe, se quiser.
    [blind] Todos escolhem em segredo que cartas expor, se quiserem, e as mostram juntos.
}
rules-charged-play =
    Uma carta exposta não pode ser puxada nem jogada na primeira vaza em que seu naipe é puxado, a não ser que seu
    dono não tenha outra carta que possa jogar. Em outro naipe, quem não pode seguir
    pode jogá-la.
rules-auction =
    Cada um na sua vez, o carteador por último, dá um lance de uma a { $most } fichas, ou nenhum, pelo direito de
    escolher o naipe de penalidade da rodada; o lance não precisa ser maior que os anteriores. Quem dá o maior
    lance, ou o primeiro entre lances iguais, paga o lance a um pote no meio e escolhe o naipe; se
    ninguém dá lance, o naipe de penalidade é copas e nada se paga.
rules-pledge = Antes da primeira vaza cada um pode prometer que não vai levar copas.

## Abertura

rules-opening-club = Quem tem { $card } puxa essa carta na primeira vaza.
rules-opening-any-club =
    Quem tem { $card } puxa na primeira vaza, e precisa puxar paus, mas não
    necessariamente essa carta.
rules-lowest-club = o { RANK($rank) } de paus
rules-lowest-club-dealt = a menor carta de paus que foi dada (o { RANK($rank) } de paus, se não sobrou)
rules-opening-eldest = { $direction ->
   *[cw] Quem está à esquerda do carteador puxa qualquer carta permitida.
    [ccw] Quem está à direita do carteador puxa qualquer carta permitida.
}
rules-opening-spades =
    Na primeira rodada, quem tem o dois de espadas puxa essa carta. Nas seguintes, quem levou
    a dama de espadas na rodada anterior puxa qualquer carta permitida.
rules-opening-bidder = { $direction ->
   *[cw] Quem deu o maior lance puxa qualquer carta permitida; se ninguém deu lance, puxa quem está à esquerda do carteador.
    [ccw] Quem deu o maior lance puxa qualquer carta permitida; se ninguém deu lance, puxa quem está à direita do carteador.
}

## Primeira vaza

rules-first-trick-free = Cartas de penalidade podem ser jogadas na primeira vaza.
rules-first-trick = Nenhuma carta de penalidade pode ser jogada na primeira vaza, nem por quem não pode seguir o naipe.{ $exception ->
    [yes] {" "}Mas quem, no naipe puxado, tem apenas cartas de penalidade precisa jogar uma.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Quem não pode seguir o naipe e só tem cartas de penalidade pode jogar qualquer uma.
    [misdeal]
        Quem não pode seguir o naipe e só tem cartas de penalidade pode jogar qualquer uma,
        ou anular a rodada: então o mesmo carteador dá de novo, e a rodada não conta.
    [point_void]
        Quem não pode seguir o naipe e só tem cartas de penalidade pode jogar qualquer uma,
        e a carta jogada não conta para ninguém.
    [lay_aside]
        Quem não pode seguir o naipe e só tem cartas de penalidade pode jogar qualquer uma;
        essa carta é separada e depois da rodada vai para quem tem menos pontos de penalidade,
        mas pelo menos um.
}
rules-first-trick-ten = O dez de paus não pode ser jogado na primeira vaza, a não ser que seja a única carta de paus da mão.

## Seguir e puxar

rules-follow =
    Quem tem o naipe puxado precisa segui-lo{ $joker ->
        [yes] , ou jogar um curinga
       *[no] {""}
    }. Quem não tem pode jogar qualquer carta: isso se chama descartar.
rules-follow-domino =
    Quem tem o naipe puxado precisa segui-lo. Quem não tem compra do monte, uma carta
    depois da outra, até poder seguir. Só quando o monte acaba se pode jogar qualquer carta:
    isso se chama descartar.
rules-lead-any = { $charge ->
    [yes] Qualquer naipe pode ser puxado a qualquer momento, copas também; só uma carta exposta precisa esperar, como descrito acima.
   *[no] Qualquer naipe pode ser puxado a qualquer momento, copas também.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] Não se puxam copas antes de serem quebradas, isto é, antes que uma carta de copas tenha sido jogada em alguma vaza.
        [discarded] Não se puxam copas antes de serem quebradas, isto é, antes que uma carta de copas tenha sido descartada em outro naipe. Uma carta de copas puxada não as quebra.
        [won] Não se puxam copas antes de serem quebradas, isto é, antes que alguém tenha levado uma vaza com uma carta de copas.
    }
    [hearts_qs] { $event ->
       *[played] Não se puxam copas antes de serem quebradas, isto é, antes que uma carta de copas ou a dama de espadas tenha sido jogada em alguma vaza.
        [discarded] Não se puxam copas antes de serem quebradas, isto é, antes que uma carta de copas ou a dama de espadas tenha sido descartada em outro naipe. Puxar uma delas não quebra copas.
        [won] Não se puxam copas antes de serem quebradas, isto é, antes que alguém tenha levado uma vaza com uma carta de copas ou com a dama de espadas.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Quem só tem copas e curingas puxa copas assim mesmo.
       *[no] Quem só tem copas pode puxá-las assim mesmo.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Quem só tem copas, outras cartas de penalidade e curingas pode puxar copas assim mesmo.
       *[no] Quem só tem copas e outras cartas de penalidade pode puxar copas assim mesmo.
    }
}
rules-queen-forced =
    A dama de espadas precisa ser descartada na primeira ocasião segura: assim que for puxado outro
    naipe que seu dono não pode seguir{ $ban ->
        [yes] , mas não em uma primeira vaza em que pontos são proibidos
       *[no] {""}
    }.
rules-domino-out =
    Quem fica sem cartas sai, e o seguinte puxa em seu lugar. A rodada acaba quando no máximo uma
    pessoa ainda tem cartas; essas cartas contam como levadas por ela, e o que resta do monte
    não conta para ninguém.
rules-draw =
    Depois de cada vaza cada um compra uma carta do monte, primeiro quem levou a vaza. Quando o monte acaba,
    jogam-se as cartas da mão até o fim.

## Vazas

rules-trick = A carta mais alta do naipe puxado leva a vaza. Quem a jogou puxa a seguinte.
rules-equal-cards = { $duplicates ->
   *[first] Entre duas cartas iguais, vale mais a jogada primeiro.
    [last] Entre duas cartas iguais, vale mais a jogada por último.
    [cancel]
        Duas cartas iguais na mesma vaza se cancelam, e nenhuma pode levá-la. Se assim não resta
        carta do naipe puxado, a vaza fica à espera: quem a puxou puxa de novo, e quem levar a próxima
        leva tudo o que ficou à espera. Cartas canceladas ainda contam para quem as leva.
}
rules-equal-cards-kitty = Se a primeira vaza fica à espera, o morto espera com ela.
rules-dead-last-trick = { $dead ->
   *[leader] Se a última vaza da rodada é cancelada assim, quem a puxou a leva, com tudo o que ficou à espera.
    [discard] Se a última vaza da rodada é cancelada assim, ninguém a leva, nem o que ficou à espera.
    [second_of_top]
        Se a última vaza da rodada é cancelada assim, quem jogou a segunda carta do
        par mais alto a leva, com tudo o que ficou à espera.
}
rules-boost = { $boost ->
   *[any_nine] Quando um nove qualquer cai em uma vaza, { rules-boost-round }
    [led_nine] Quando o nove do naipe puxado cai em uma vaza, { rules-boost-round }
}
rules-boost-round =
    cada um joga nela uma segunda carta depois que todos jogaram a primeira, na mesma ordem e
    seguindo o mesmo naipe; a carta mais alta desse naipe nas duas voltas leva a vaza inteira.
    Uma vaza só é prolongada uma vez, e não quando já não há cartas.
rules-shown = { $shown ->
   *[last_trick] Todos podem rever a última vaza.
    [last_trick_open]
        A última vaza fica aberta ao lado de quem a levou, e quem já levou uma vaza
        tem à frente uma carta virada para baixo.
    [penalty_cards]
        As cartas de penalidade levadas ficam abertas ao lado de quem as levou, e todos podem rever
        a última vaza.
}
rules-claim =
    Quem vai puxar pode mostrar a mão e pedir todas as vazas que faltam. Se alguém recusa,
    o jogo continua com essa mão aberta.

## Valor das cartas

value-verb = { $way ->
   *[counts] { $one ->
        [yes] conta
       *[no] contam
    } { $score }{ $each ->
        [yes] {" "}cada
       *[no] {""}
    }
    [takes] { $one ->
        [yes] tira
       *[no] tiram
    } { points }{ $each ->
        [yes] {" "}cada
       *[no] {""}
    } de quem leva { $one ->
        [yes] a carta
       *[no] as cartas
    }
    [costs] { $one ->
        [yes] custa
       *[no] custam
    } { points }{ $each ->
        [yes] {" "}cada
       *[no] {""}
    }
}
rules-value-named-suit = Cada carta do naipe escolhido no leilão custa { points }.
rules-value-penalty-suit = Cada carta do naipe de penalidade é uma carta de penalidade.
rules-value-counters = As cartas não contam pontos: só as fichas mudam de mão.
rules-value-each = Cada { LIST($cards, type: "and-each") } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Cada carta de copas { value-verb }.
rules-value-other-hearts = Cada uma das outras copas { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] As copas custam pontos segundo o valor: { LIST($ranks, type: "more") }.
    [counts] As copas contam pontos segundo o valor: { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Cada { LIST($ranks, type: "or", each: "rank-alone") } de copas { value-verb }.
rules-value-total = Nenhuma outra carta custa nada; todas as cartas de penalidade juntas custam { $total }.
rules-value-total-doubled = Nenhuma outra carta custa nada; todas as cartas de penalidade juntas custam { $total }, antes de dobrar.
rules-royal-hearts = A dama de copas dobra o que contam todas as copas de quem a leva, inclusive os pontos dela.
rules-royal-spades = A dama de paus cancela a dama de espadas, se a mesma pessoa leva as duas.
rules-ten-turbo = O dez de paus dobra o que contam todas as outras cartas de quem o leva.
rules-ten-doubles = O dez de paus dobra o que custam as cartas de penalidade de quem o leva.
rules-complex = As pontuações são números complexos, como 3 + 4i; i vezes i é −1.
rules-ten-complex = O dez de paus multiplica por 2i a soma do que contam as outras cartas de quem o leva.
rules-gong-zhu-scoring = As cartas que contam são todas as de copas, { CARDS($cards) }, inclusive as que não valem nada.
rules-gong-zhu-name = A dama de espadas se chama porca.
rules-gong-zhu-ten =
    O dez de paus conta { $score } para quem não leva nenhuma outra carta que conta. Senão ele
    mesmo não conta nada, mas dobra o que contam todas as outras cartas dessa pessoa.
rules-gong-zhu-hearts = Quem leva todas as copas conta { SIGNED($won) } por elas juntas em vez de { $lost }{ $charged ->
    [yes] {" "}(em dobro quando o ás está exposto)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Se essa pessoa também leva a porca, ela conta { SIGNED($won) } em vez de { $lost }.
    [all_sixteen] Se essa pessoa também leva todas as outras cartas que contam, a porca conta { SIGNED($won) } em vez de { $lost }.
}
rules-charged-ace = Quando o ás de copas está exposto, cada carta de copas conta em dobro.
rules-charged-card = Quando alguém expõe { LIST($cards, type: "or", each: "the-card") }, essa carta conta em dobro.
rules-charged-ten = { $values ->
   *[turbo] Quando o dez de paus está exposto, ele multiplica por quatro em vez de dobrar.
    [gong_zhu] Quando o dez de paus está exposto, ele multiplica por quatro em vez de dobrar, e sozinho conta { $score }.
    [complex] Quando o dez de paus está exposto, ele multiplica por 4i em vez de 2i.
}

## Outros pontos

rules-bonus-floor = { $floor ->
   *[none] Com { CARDS($cards) } a pontuação pode ficar abaixo de zero.
    [hand] Nem com { CARDS($cards) } a pontuação de uma rodada pode ficar abaixo de zero.
    [total] Nem com { CARDS($cards) } um total pode ficar abaixo de zero.
}
rules-trick-points = Cada vaza levada custa { points }, tenha o que tiver.
rules-no-trick = Quem não leva nenhuma vaza na rodada tira { points } da própria pontuação.
rules-no-trick-moon = { $moon ->
   *[yes] Quem não leva nenhuma vaza na rodada tira { points } da própria pontuação, mesmo quando alguém acerta a lua.
    [no] Quem não leva nenhuma vaza na rodada tira { points } da própria pontuação, a não ser que alguém acerte a lua.
}
rules-pledge-points = Quem cumpre a promessa tira { points }; quem a quebra soma { points }.

## Lua e sol

rules-moon-gong-zhu = Não há outro prêmio por levar tudo.
rules-moon-gong-zhu-partners = Parceiros que levam juntos todas as copas são premiados como um só jogador.
rules-moon-none = Levar todas as cartas de penalidade não tem efeito especial.
rules-moon = { $side ->
    [yes] A dupla que leva { rules-moon-needs } em uma rodada acerta a lua: { rules-moon-effect }.
   *[no] Quem leva { rules-moon-needs } em uma rodada acerta a lua: { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] todas as cartas do naipe de penalidade
   *[all_penalties] todas as cartas de penalidade
    [with_bonus] todas as cartas de penalidade e também { CARDS($bonuses) }
    [all_hearts] todas as copas
    [hearts_qs] { $packs ->
        [1] todas as copas e a dama de espadas
       *[other] todas as copas e as duas damas de espadas
    }
}
rules-moon-effect = { $effect ->
   *[add] não soma nada { rules-moon-them }, e cada um dos outros soma { $amount }
    [add_other_side] não soma nada { rules-moon-them }, e cada adversário soma { $amount }
    [subtract] não soma nada { rules-moon-them } e tira do próprio total { $amount }
    [choice] não soma nada { rules-moon-them } e escolhe: ou cada um dos outros soma { $amount }, ou o mesmo valor sai do total de quem acertou a lua
    [negate] o que { rules-moon-those } custariam é tirado da pontuação em vez de somado
    [zero_or_double] não soma nada { rules-moon-them } e escolhe: ou o próprio total vai a zero, ou os totais de todos os outros dobram
    [gift_from_each] não soma nada { rules-moon-them }, cada um dos outros soma { $amount }, e a soma de tudo isso sai do total de quem acertou a lua
    [in_values] o valor das cartas diz o que acontece
}
rules-amount-hand = o que a mão de quem acertou contou, com cartas bônus e dobras
rules-amount-suit = os pontos dessas cartas
rules-amount-complex = os { $score } { rules-moon-of-those }, multiplicados por 2i se quem acertou tem o dez de paus
rules-amount-of = os { points } { rules-moon-of-those }
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(mais se há cartas expostas)
    [fewer] {" "}(menos se algumas não estão em jogo)
    [both] {" "}(mais se há cartas expostas, menos se algumas não estão em jogo)
   *[no] {""}
}
rules-moon-complex = Se quem acertou a lua levou { LIST($cards, type: "or", each: "the-card") }, essa carta ainda conta e é multiplicada do mesmo modo.
rules-moon-royal = São 52 pontos, dez a menos com a dama de ouros e 26 a menos com a dama de paus; nenhuma das duas é necessária para a lua.
rules-moon-guard = { $guard ->
   *[none] Isso vale mesmo quando, por isso, quem acertou a lua perde a partida.
    [auto_subtract]
        Se isso for encerrar a partida sem a vitória de quem acertou a lua, os outros não somam nada
        por ela, e o mesmo valor sai do total de quem a acertou.
    [game_goes_on]
        Se isso for encerrar a partida sem a vitória de quem acertou a lua, a partida continua até uma
        rodada sem uma lua assim.
    [reached_score]
        Quem acerta a lua com um total de { $total } ou mais pode preferir tirar o mesmo valor do próprio total.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] conta
       *[no] contam
    } também em uma lua.
    [swallowed] Quem acerta a lua não ganha nada com { CARDS($cards) }.
}
rules-moon-signs = Quem acerta a lua escolhe, para cada adversário, se o valor é somado ou tirado.
rules-moon-alone = Uma só pessoa precisa levar todas; parceiros não se ajudam a acertar a lua.
rules-sun = { $sun ->
   *[double] Quem leva todas as vazas de uma rodada acerta o sol: { rules-sun-worth }.
    [first_trick_free] Quem leva todas as vazas de uma rodada, ou todas depois da primeira, acerta o sol: { rules-sun-worth }.
    [punish] Quem leva todas as vazas de uma rodada acerta o sol: o efeito da lua conta em dobro contra quem lhe passou cartas e uma vez contra os outros{ $moon ->
        [yes] {""}
       *[no] , que somam { rules-sun-amount }
    }.
    [clean_slate] Quem leva todas as vazas de uma rodada acerta o sol: seu total vai a zero.
    [sun_only]
        Mas isso só vale para quem leva também todas as vazas da rodada; senão as
        cartas contam normalmente.
}
rules-sun-worth = { $moon ->
    [yes] conta no lugar da lua, e o dobro dela
   *[no] cada um dos outros soma duas vezes { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] os pontos da mão de quem acertou o sol
   *[no] os pontos de todas as cartas de penalidade ({ $score })
}

## Fim da partida

rules-winner = { $score ->
   *[low] Somam-se os pontos de todas as rodadas, e vence o menor total.
    [high] Somam-se as pontuações de todas as rodadas, e vence o maior total.
    [magnitude] Somam-se as pontuações de todas as rodadas, e vence o total mais perto de zero; a distância de a + bi até zero é a raiz quadrada de a² + b².
    [counters] Vence quem tem mais fichas.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] A partida acaba depois da rodada em que a distância do total de uma dupla até zero { rules-end-reached }.
       *[no] A partida acaba depois da rodada em que o total de uma dupla { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] A partida acaba depois da rodada em que a distância do total de um jogador até zero { rules-end-reached }.
       *[no] A partida acaba depois da rodada em que o total de um jogador { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }, ou { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] chega a { $high } ou mais
    [exceed] passa de { $high }
}
rules-end-down = { $end ->
   *[reach] cai a { $low } ou menos
    [exceed] fica abaixo de { $low }
}
rules-gong-zhu-loser = Quem tem um total que { rules-end-down } perde, e também leva o nome de porca.
rules-end-deals = { $n ->
    [one] A partida acaba depois de { WORD($n, case: "f") } rodada.
   *[other] A partida acaba depois de { WORD($n, case: "f") } rodadas.
}
rules-end-time = { $n ->
    [one] Depois de { WORD($n) } minuto termina-se a rodada em curso, e a partida acaba.
   *[other] Depois de { WORD($n) } minutos termina-se a rodada em curso, e a partida acaba.
}
rules-end-chips = A partida acaba quando alguém fica sem fichas.
rules-wrap = Um total de exatamente { LIST($totals, type: "or") } vira zero, antes de se decidir se a partida acaba.
rules-adjust = Um total que acaba de mudar salta { LIST($changes, type: "or") }, antes de se decidir se a partida acaba.
rules-adjust-one = de exatamente { $from } para { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Duplas empatadas na frente dividem a vitória.
       *[no] Jogadores empatados na frente dividem a vitória.
    }
    [extra_hands] { $side ->
        [yes] Se há duplas empatadas na frente quando a partida deveria acabar, jogam-se mais rodadas até que uma esteja sozinha na frente.
       *[no] Se há jogadores empatados na frente quando a partida deveria acabar, jogam-se mais rodadas até que um esteja sozinho na frente.
    }
    [not_over_while_tied] { $special ->
        [yes] A partida não acaba enquanto há jogadores empatados na frente, a não ser por uma vitória descrita abaixo.
       *[no] { $side ->
            [yes] A partida não acaba enquanto há duplas empatadas na frente.
           *[no] A partida não acaba enquanto há jogadores empatados na frente.
        }
    }
}
rules-special-win = { $n ->
    [one] Quem fica em um total de exatamente { $total } por { WORD($n, case: "f") } rodada vence na hora, seja qual for o placar.
   *[other] Quem fica em um total de exatamente { $total } por { WORD($n, case: "f") } rodadas seguidas vence na hora, seja qual for o placar.
}
rules-special-several = Vários jogadores podem vencer juntos desse modo.
rules-special-arrival = { $counts ->
    [yes] A rodada em que se chega a esse total conta como a primeira delas.
   *[no] A rodada em que se chega a esse total não conta entre elas.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] A outra dupla fica em segundo.
        [0] Os outros ficam com os lugares seguintes, em ordem.
       *[other] As outras duplas ficam com os lugares seguintes, em ordem.
    }
    [winner_only] Só conta quem vence; não há segundo lugar.
}

## Dinheiro, relógio e duplas

counters = { $n ->
    [one] { WORD($n, case: "f") } ficha
   *[other] { WORD($n, case: "f") } fichas
}
rules-chips = Cada um começa com { counters }.{ $debts ->
    [yes] {" "}Quem fica sem fichas continua jogando e deve o que tiver que pagar.
   *[no] {""}
}
rules-settle-average = No fim cada um paga { counters } por ponto acima da pontuação média, ou recebe { counters } por ponto abaixo dela; frações de ficha também contam.
rules-settle-pool =
    Depois de cada rodada cada um paga { counters } ao pote. Quem não levou nenhuma carta de penalidade o divide;
    o que não dá para dividir, ou que ninguém ganha, fica no pote.
rules-settle-sweepstake = { $named ->
   *[no] Depois de cada rodada cada um paga { counters } ao pote por carta de copas levada.
    [yes] Depois de cada rodada cada um paga { counters } ao pote por carta do naipe de penalidade levada.
}
rules-settle-jack = { $named ->
   *[no] Quem não levou copas está limpo. Os jogadores limpos dividem o pote; as fichas que não dá para dividir ficam nele. Se ninguém está limpo, ou se uma pessoa levou todas as copas, o pote inteiro fica e vira um Jack: cresce com o que cada rodada paga e nunca é dividido; só fica com ele quem for o único limpo.
    [yes] Quem não levou cartas do naipe de penalidade está limpo. Os jogadores limpos dividem o pote; as fichas que não dá para dividir ficam nele. Se ninguém está limpo, ou se uma pessoa levou o naipe inteiro, o pote inteiro fica e vira um Jack: cresce com o que cada rodada paga e nunca é dividido; só fica com ele quem for o único limpo.
}
rules-pool-left = O que está no pote quando a partida acaba não fica para ninguém.
rules-settle-howell = { $named ->
   *[no] Depois de cada rodada cada um paga a cada um dos outros { counters } por carta de copas que levou.
    [yes] Depois de cada rodada cada um paga a cada um dos outros { counters } por carta do naipe de penalidade que levou.
}
rules-settle-excess = { $named ->
   *[no] Depois de cada rodada quem levou mais copas paga a cada um dos outros { counters } por carta de copas que o outro levou a menos.
    [yes] Depois de cada rodada quem levou mais cartas do naipe de penalidade paga a cada um dos outros { counters } por carta que o outro levou a menos.
}
rules-settle-turbo = No fim, a pontuação de cada um vezes { WORD($players) } é comparada com a soma de todas as pontuações: quem está abaixo recebe { counters } por ponto de diferença, quem está acima paga o mesmo tanto.
rules-wager-winner = No início cada um põe { counters }; no fim quem vence leva tudo, e vencedores empatados dividem por igual.
rules-wager-places = No início cada um põe { counters }; no fim as colocações recebem na proporção { SERIES($shares, joint: "list-ratio") }, e quem empata divide por igual; frações de ficha também contam.
rules-timer = { $n ->
    [one] Cada decisão tem um limite de { WORD($n) } segundo; depois disso uma carta permitida é jogada, ou cartas são passadas, por sorteio.
   *[other] Cada decisão tem um limite de { WORD($n) } segundos; depois disso uma carta permitida é jogada, ou cartas são passadas, por sorteio.
}
rules-partners = { $partners ->
   *[fixed] Parceiros somam suas pontuações, e a dupla ganha ou perde junta.
    [adhoc]
        Os dois primeiros jogadores que levam uma vaza são parceiros nessa rodada, contra todos os outros,
        e os jogadores de cada lado contam o que o lado levou.
}
