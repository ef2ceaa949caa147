### Les règles d’une variante en phrases, faites de ses options.

## Morceaux de phrases

rules-moon-them = { $cleared ->
    [hand] aucune carte prise
    [penalties] aucune carte de pénalité
   *[needed] aucune de ces cartes
}
rules-moon-those = { $cleared ->
    [penalties] les cartes de pénalité
   *[other] ces cartes
}
# Après « les points » : « des cartes de pénalité », « de ces cartes ».
rules-moon-of = { $cleared ->
    [penalties] des cartes de pénalité
   *[other] de ces cartes
}

## Le but

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Chaque pli que vous faites coûte des points, et certaines cartes, les pénalités, en coûtent davantage : prenez le moins de points possible.
       *[no] Certaines cartes, les pénalités, coûtent des points quand vous les prenez dans vos plis : prenez le moins de points possible.
    }
    [high] Certaines cartes, les pénalités, font perdre des points quand vous les prenez dans vos plis : gardez un score élevé.
    [magnitude] Certaines cartes comptent quand vous les prenez dans vos plis : restez près de zéro.
    [counters] Certaines cartes, les pénalités, vous coûtent des jetons quand vous les prenez dans vos plis : gardez les vôtres.
    [hearts] Chaque cœur pris dans vos plis vous coûte des jetons : gardez les vôtres.
    [pool] Le joueur qui ne prend aucune carte de pénalité a sa part des jetons que tout le monde verse.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] Les cartes de pénalité sont tous les cœurs et la dame de pique.
       *[other] Les cartes de pénalité sont tous les cœurs et les deux dames de pique.
    }
    [hearts] Les cartes de pénalité sont tous les cœurs.
    [named] Les cartes de pénalité sont toutes les cartes d’une couleur, nommée à chaque donne.
    [hearts-and] { $packs ->
        [1] Les cartes de pénalité sont tous les cœurs, ainsi que { CARDS($others) }.
       *[other] Les cartes de pénalité sont tous les cœurs, ainsi que { CARDS($others) } des deux jeux.
    }
   *[no] Les cartes de pénalité sont { CARDS($cards) }.
}

## Joueurs et cartes

rules-players = { $partners ->
   *[none] { CAPITAL(WORD($players)) } personnes jouent, chacune pour soi.
    [fixed] { CAPITAL(WORD($players)) } personnes jouent, par équipes de deux partenaires assis face à face.
    [adhoc] { CAPITAL(WORD($players)) } personnes jouent, avec des partenaires qui changent à chaque donne.
}
rules-pack = { $packs ->
    [1] On joue avec un jeu ordinaire de { $cards } cartes.
   *[other] { CAPITAL(WORD($packs)) } jeux ordinaires de { $cards } cartes sont mêlés ensemble : { $total } cartes en tout.
}
rules-pack-changed = { $packs ->
    [1] On joue avec un jeu ordinaire de { $cards } cartes, { LIST($changes, type: "more") } : { $total } cartes en tout.
   *[other] { CAPITAL(WORD($packs)) } jeux ordinaires de { $cards } cartes sont mêlés ensemble, { LIST($changes, type: "more") } : { $total } cartes en tout.
}
rules-pack-without = sans { LIST($cards) }
rules-pack-every = les deux { rank-plural } de { SUIT($suit) }
rules-pack-copies = { $n ->
    [1] { $rank ->
        [12] une
       *[other] un
    }
   *[other] { WORD($n) }
} des { WORD($packs) } { rank-plural } de { SUIT($suit) }
rules-pack-jokers = { $n ->
    [one] avec { WORD($n) } joker en plus
   *[other] avec { WORD($n) } jokers en plus
}
rules-pack-warren = plus une carte, la carte Warren
rules-ranks = { $lowest ->
    [2]
        Dans chaque couleur, l’as est le plus fort, puis viennent le roi, la dame, le valet, le dix et
        ainsi de suite jusqu’au deux. Il n’y a pas d’atout.
    [0]
        Dans chaque couleur, l’as est le plus fort, puis viennent le roi, la dame, le valet, le dix et
        ainsi de suite jusqu’à la plus petite carte du jeu. Il n’y a pas d’atout.
   *[other]
        Dans chaque couleur, l’as est le plus fort, puis viennent le roi, la dame, le valet, le dix et
        ainsi de suite jusqu’au { RANK($lowest) }. Il n’y a pas d’atout.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Un joker n’appartient à aucune couleur et n’est pas un cœur. Quand une couleur est demandée, seul un
        joueur qui ne peut pas fournir peut le jouer. Il ne fait jamais de pli et ne compte rien.
    [anytime]
        Un joker n’appartient à aucune couleur et peut être joué à tout moment, même par un joueur qui pourrait
        fournir. Il ne fait jamais de pli et ne compte rien.
    [zero_of_suit]
        L’un des jokers est le plus petit trèfle et l’autre le plus petit carreau, sous le deux ; ils se
        fournissent comme les autres cartes, ne font jamais de pli et ne comptent rien.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] On ne peut entamer d’un joker que si l’on n’a rien d’autre qui puisse être entamé.
       *[other] On ne peut entamer d’un joker que si l’on n’a rien d’autre qui puisse être entamé ; la carte suivante qui n’est pas un joker, même un cœur, décide alors de la couleur à fournir.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] On peut entamer d’un joker, comme d’une carte de sa couleur.
       *[other] On peut entamer d’un joker ; la carte suivante qui n’est pas un joker, même un cœur, décide alors de la couleur à fournir.
    }
    [leader_names_suit] On peut entamer d’un joker ; le joueur qui le fait nomme la couleur à fournir.
}
rules-warren =
    La carte qui reste après la distribution, la carte en plus, est posée face cachée près du joueur qui a la
    carte Warren : tout le monde voit qui c’est, mais ce joueur est le seul à pouvoir la regarder. Le
    joueur qui reçoit la carte Warren dans la passe reçoit aussi la carte en plus.
rules-warren-play =
    Chaque fois que la carte en plus pourrait être jouée, la carte Warren peut l’être à sa place : la
    couleur de la carte en plus est annoncée aussitôt, son rang est montré à la fin du pli, et elle
    compte alors comme si elle avait été jouée depuis le début.
rules-warren-queen = Si la carte en plus est la dame de pique, elle ne brise les cœurs qu’au moment où on la retourne.
rules-warren-follow = { $follow ->
   *[alias] Pour fournir, la carte Warren compte comme une carte de la couleur de la carte en plus.
    [optional] Rien n’oblige jamais à fournir avec la carte Warren.
}
rules-warren-left = { $left ->
   *[ordinary] Si c’est la carte Warren qui reste, la donne se joue normalement.
    [redeal] Si c’est la carte Warren qui reste, on redonne.
}

## La distribution

rules-first-dealer = { $dealer ->
   *[random] Le premier donneur est tiré au sort.
    [low_card] { $direction ->
       *[cw] Chacun tire une carte : la plus petite désigne le premier donneur ; en cas d’égalité, on tire de nouveau. À chaque donne, le voisin de droite du donneur coupe.
        [ccw] Chacun tire une carte : la plus petite désigne le premier donneur ; en cas d’égalité, on tire de nouveau. À chaque donne, le voisin de gauche du donneur coupe.
    }
}
rules-direction = { $direction ->
   *[cw] On donne et on joue dans le sens des aiguilles d’une montre, et le voisin de gauche du donneur donne ensuite.
    [ccw] On donne et on joue dans le sens inverse des aiguilles d’une montre, et le voisin de droite du donneur donne ensuite.
}
rules-hands = { $direction ->
   *[cw] Les cartes sont données une par une, en commençant à gauche du donneur, et chacun en reçoit { WORD($size, case: "f") }.
    [ccw] Les cartes sont données une par une, en commençant à droite du donneur, et chacun en reçoit { WORD($size, case: "f") }.
}
rules-hands-uneven = { $direction ->
   *[cw] Les cartes sont données une par une, en commençant à gauche du donneur, jusqu’à la dernière : { rules-hands-longer } Le joueur qui a une carte de plus en joue deux au premier pli.
    [ccw] Les cartes sont données une par une, en commençant à droite du donneur, jusqu’à la dernière : { rules-hands-longer } Le joueur qui a une carte de plus en joue deux au premier pli.
}
rules-hands-longer = { $longer ->
    [1] le premier joueur en reçoit { WORD($most, case: "f") }, les autres { WORD($least, case: "f") }.
   *[other] les { WORD($longer) } premiers joueurs en reçoivent { WORD($most, case: "f") }, les autres { WORD($least, case: "f") }.
}
rules-stock = { $n ->
    [one] La carte qui reste, face cachée, forme le talon.
   *[other] Les { WORD($n) } cartes qui restent, face cachée, forment le talon.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Le joueur qui fait le premier pli prend aussi le chien et peut le regarder ; le chien compte avec ses plis et ne rejoint pas la main.
    [first_point] Le joueur qui fait le premier pli avec une carte de pénalité prend aussi le chien et peut le regarder ; le chien compte avec ses plis et ne rejoint pas la main.
    [last_trick] Le joueur qui fait le dernier pli de la donne prend aussi le chien et peut le regarder ; le chien compte avec ses plis.
    [first_trick_swap] Le joueur qui fait le premier pli prend le chien dans sa main et, avant le pli suivant, écarte { cards } au choix, face cachée.
    [first_point_swap] Le joueur qui fait le premier pli avec une carte de pénalité prend le chien dans sa main et, avant le pli suivant, écarte { cards } au choix, face cachée.
    [out_of_play] Personne ne voit le chien, et il ne compte pour personne.
}
rules-kitty-size = { $n ->
    [1] La carte qui reste forme le chien.
   *[other] Les { WORD($n) } cartes qui restent forment le chien.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] La carte écartée compte avec les plis de ce joueur.
       *[other] Les cartes écartées comptent avec les plis de ce joueur.
    }
    [out_of_play] { $n ->
        [1] La carte écartée ne compte pour personne.
       *[other] Les cartes écartées ne comptent pour personne.
    }
}

## La passe

rules-no-pass = On ne passe pas de cartes.
rules-pass-always = Avant le jeu, chacun passe { $step }.
rules-pass-cycle = Avant le jeu, chacun passe des cartes : { SERIES($steps) }.{ $again ->
    [yes] {" "}Puis l’ordre recommence.
   *[no] {""}
}
rules-pass-first = à la première donne, { $step }
rules-pass-later = à la { ORDINAL($n, case: "f") }, { $step }
rules-pass-unseen = On choisit ce que l’on passe avant de voir ce que l’on reçoit.
rules-pass-forbidden = On ne peut pas passer { CARDS($cards) }.
rules-pass-along =
    Quand une passe va à un seul joueur, vous pouvez aussi garder vos cartes et passer plus loin, sans les
    regarder, celles qui vous arrivent.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n, case: "f") }
}
rules-pass-hold = rien (sans passe)
rules-pass-middle = { rules-pass-count } au milieu, où l’on mêle et redonne { WORD($n, case: "f") } à chacun
rules-pass-smoosh = { rules-pass-middle } (un brassage)
rules-pass-charge = rien si quelqu’un a exposé une carte (voir « { heading-before } »), sinon { rules-pass-middle }, après quoi on peut encore exposer des cartes
rules-pass-scatter = { rules-pass-count } à chacun des autres (une dispersion)
rules-pass-dealer = au choix du donneur, { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = à l’autre joueur
rules-way-opposite = au joueur d’en face
rules-way = { $side ->
   *[left] { $place ->
        [1] à gauche
       *[other] au { ORDINAL($place) } joueur à gauche
    }
    [right] { $place ->
        [1] à droite
       *[other] au { ORDINAL($place) } joueur à droite
    }
}

## Avant le jeu

rules-charging = { $after_pass ->
    [some] Avant le premier pli, et après la passe s’il y en a une, le joueur qui a { LIST($cards, type: "or", each: "the-card") } peut exposer cette carte, c’est-à-dire la montrer pour qu’elle compte double. { rules-charging-way }
    [yes] Après la passe et avant le premier pli, le joueur qui a { LIST($cards, type: "or", each: "the-card") } peut exposer cette carte, c’est-à-dire la montrer pour qu’elle compte double. { rules-charging-way }
   *[no] Avant le premier pli, le joueur qui a { LIST($cards, type: "or", each: "the-card") } peut exposer cette carte, c’est-à-dire la montrer pour qu’elle compte double. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Chacun peut exposer ouvertement, dans n’importe quel ordre ; chaque fois que quelqu’un le fait, les autres peuvent exposer encore, jusqu’à ce que plus personne ne le fasse.
    [gong_zhu] Chacun à son tour, en commençant après le donneur, dit une seule fois quelles cartes il expose éventuellement.
    [blind] Chacun choisit en secret les cartes à exposer éventuellement, et tous les montrent ensemble.
}
rules-charged-play =
    Une carte exposée ne peut être ni entamée ni jouée au premier pli entamé dans sa couleur, sauf par un
    joueur qui n’a pas d’autre carte jouable. Sur une autre couleur, un joueur qui ne peut pas fournir
    peut la jouer.
rules-auction =
    Chacun à son tour, le donneur en dernier, fait une seule enchère de un à { $most } jetons, ou aucune,
    pour le droit de nommer la couleur de pénalité de la donne ; une enchère n’a pas besoin de dépasser
    les précédentes. La plus forte enchère, ou la première des plus fortes, est payée dans un pot au
    milieu et donne le droit de nommer la couleur ; si personne n’enchérit, les cœurs sont la couleur de
    pénalité et rien n’est payé.
rules-pledge = Avant le premier pli, chacun peut promettre de ne prendre aucun cœur.

## L’entame

rules-opening-club = Le joueur qui a { $card } entame le premier pli avec cette carte.
rules-opening-any-club =
    Le joueur qui a { $card } entame le premier pli, à trèfle obligatoirement, mais pas forcément avec cette carte.
rules-lowest-club = le { RANK($rank) } de trèfle
rules-lowest-club-dealt = le plus petit trèfle donné (le { RANK($rank) } de trèfle, sauf s’il n’a pas été donné)
rules-opening-eldest = { $direction ->
   *[cw] Le joueur à gauche du donneur entame avec n’importe quelle carte permise.
    [ccw] Le joueur à droite du donneur entame avec n’importe quelle carte permise.
}
rules-opening-spades =
    À la première donne, le joueur qui a le deux de pique entame avec cette carte. Aux donnes suivantes, le joueur qui a pris la dame de
    pique à la donne précédente entame avec n’importe quelle carte permise.
rules-opening-bidder = { $direction ->
   *[cw] La plus forte enchère donne l’entame, avec n’importe quelle carte permise ; si personne n’a enchéri, le joueur à gauche du donneur entame.
    [ccw] La plus forte enchère donne l’entame, avec n’importe quelle carte permise ; si personne n’a enchéri, le joueur à droite du donneur entame.
}

## Premier pli

rules-first-trick-free = Les cartes de pénalité peuvent être jouées au premier pli.
rules-first-trick = Aucune carte de pénalité ne peut être jouée au premier pli, même par un joueur qui ne peut pas fournir.{ $exception ->
    [yes] {" "}Mais un joueur qui n’a que des pénalités dans la couleur demandée doit en jouer une.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Le joueur qui ne peut pas fournir et n’a que des cartes de pénalité peut jouer celle qu’il veut.
    [misdeal]
        Le joueur qui ne peut pas fournir et n’a que des cartes de pénalité peut jouer celle qu’il veut, ou
        déclarer maldonne : le même donneur redonne alors, et la donne ne compte pas.
    [point_void]
        Le joueur qui ne peut pas fournir et n’a que des cartes de pénalité peut jouer celle qu’il veut, et la
        carte jouée ne compte pour personne.
    [lay_aside]
        Le joueur qui ne peut pas fournir et n’a que des cartes de pénalité peut jouer celle qu’il veut ; cette
        carte est mise de côté et va, après la donne, au joueur qui a le moins de points de pénalité, mais
        au moins un.
}
rules-first-trick-ten = Le dix de trèfle ne peut pas être joué au premier pli, sauf si c’est le seul trèfle de la main.

## Fournir et entamer

rules-follow =
    Chacun doit fournir à la couleur demandée s’il le peut{ $joker ->
        [yes] , ou jouer un joker
       *[no] {""}
    }. Si on ne le peut pas, on joue la carte que l’on veut : cela s’appelle se défausser.
rules-follow-domino =
    Chacun doit fournir à la couleur demandée s’il le peut. Sinon, on pioche au talon, carte après carte,
    jusqu’à pouvoir le faire. Ce n’est qu’une fois le talon épuisé que l’on peut jouer la carte
    que l’on veut : cela s’appelle se défausser.
rules-lead-any = { $charge ->
    [yes] On peut entamer dans n’importe quelle couleur à tout moment, même à cœur ; seule une carte exposée doit attendre, comme il est dit plus haut.
   *[no] On peut entamer dans n’importe quelle couleur à tout moment, même à cœur.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] On ne peut pas entamer à cœur avant que les cœurs soient brisés, c’est-à-dire avant qu’un cœur ait été joué dans un pli.
        [discarded] On ne peut pas entamer à cœur avant que les cœurs soient brisés, c’est-à-dire avant qu’un cœur ait été défaussé sur une autre couleur. Un cœur entamé ne les brise pas.
        [won] On ne peut pas entamer à cœur avant que les cœurs soient brisés, c’est-à-dire avant qu’un pli avec un cœur ait été ramassé.
    }
    [hearts_qs] { $event ->
       *[played] On ne peut pas entamer à cœur avant que les cœurs soient brisés, c’est-à-dire avant que l’on ait joué un cœur ou la dame de pique dans un pli.
        [discarded] On ne peut pas entamer à cœur avant que les cœurs soient brisés, c’est-à-dire avant que l’on ait défaussé un cœur ou la dame de pique sur une autre couleur. Entamer d’une de ces cartes ne les brise pas.
        [won] On ne peut pas entamer à cœur avant que les cœurs soient brisés, c’est-à-dire avant qu’un pli avec un cœur ou la dame de pique ait été ramassé.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Le joueur qui n’a que des cœurs et des jokers entame quand même à cœur.
       *[no] Le joueur qui n’a que des cœurs peut quand même en entamer un.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Le joueur qui n’a que des cœurs, d’autres pénalités et des jokers peut quand même entamer à cœur.
       *[no] Le joueur qui n’a que des cœurs et d’autres pénalités peut quand même entamer à cœur.
    }
}
rules-queen-forced =
    La dame de pique doit être défaussée à la première occasion sûre : dès que le joueur qui l’a ne peut
    pas fournir à la couleur demandée{ $ban ->
        [yes] , mais pas dans un premier pli où les points sont interdits
       *[no] {""}
    }.
rules-domino-out =
    Le joueur qui n’a plus de cartes sort du jeu, et le joueur suivant entame à sa place. La donne se termine quand il
    reste au plus un joueur avec des cartes ; ces cartes comptent avec ses plis, et ce qui reste du talon
    ne compte pour personne.
rules-draw =
    Après chaque pli, chacun pioche une carte au talon, en commençant par le joueur qui a fait le pli. Le talon
    épuisé, on joue les cartes en main jusqu’au bout.

## Les plis

rules-trick = La plus haute carte de la couleur demandée fait le pli. Le joueur qui l’a jouée entame le suivant.
rules-equal-cards = { $duplicates ->
   *[first] De deux cartes égales, la première jouée est la plus haute.
    [last] De deux cartes égales, la dernière jouée est la plus haute.
    [cancel]
        Deux cartes égales dans un pli s’annulent, et aucune ne peut faire le pli. S’il ne reste alors aucune
        carte de la couleur demandée, le pli est mis en attente : le même joueur entame de nouveau, et le
        joueur qui fait le pli suivant prend tout ce qui attendait. Les cartes annulées comptent quand même
        pour le joueur qui les prend.
}
rules-equal-cards-kitty = Si le premier pli est mis en attente, le chien attend avec lui.
rules-dead-last-trick = { $dead ->
   *[leader] Si le dernier pli d’une donne est annulé ainsi, il va au joueur qui l’a entamé, avec tout ce qui attendait.
    [discard] Si le dernier pli d’une donne est annulé ainsi, personne ne le prend, ni ce qui attendait.
    [second_of_top]
        Si le dernier pli d’une donne est annulé ainsi, il va au joueur qui a joué la seconde carte de la plus
        haute paire, avec tout ce qui attendait.
}
rules-boost = { $boost ->
   *[any_nine] Quand un neuf tombe dans un pli, { rules-boost-round }
    [led_nine] Quand le neuf de la couleur demandée tombe dans un pli, { rules-boost-round }
}
rules-boost-round =
    chacun y joue une seconde carte une fois que tous ont joué la première, dans le même ordre et en
    fournissant à la même couleur ; la plus haute carte de cette couleur des deux tours fait tout le pli.
    Un pli n’est allongé qu’une fois, et pas quand il ne reste plus de cartes.
rules-shown = { $shown ->
   *[last_trick] Chacun peut revoir le dernier pli.
    [last_trick_open]
        Le dernier pli reste visible près du joueur qui l’a fait, et tous ceux qui ont fait un pli ont un dos de
        carte devant eux.
    [penalty_cards]
        Les cartes de pénalité prises restent visibles près du joueur qui les a prises, et chacun peut revoir le
        dernier pli.
}
rules-claim =
    Le joueur qui doit entamer peut étaler sa main et réclamer tous les plis restants. Si quelqu’un s’y oppose, le
    jeu continue avec cette main étalée.

## La valeur des cartes

value-verb = { $way ->
   *[counts] { $one ->
        [yes] compte
       *[no] comptent
    } { $score }{ $each ->
        [yes] {" "}par carte
       *[no] {""}
    }
    [takes] { $one ->
        [yes] retire
       *[no] retirent
    } { points }{ $each ->
        [yes] {" "}par carte
       *[no] {""}
    } au score du preneur
    [costs] { $one ->
        [yes] coûte
       *[no] coûtent
    } { points }{ $each ->
        [yes] {" "}par carte
       *[no] {""}
    }
}
rules-value-named-suit = Chaque carte de la couleur nommée aux enchères coûte { points }.
rules-value-penalty-suit = Chaque carte de la couleur de pénalité est une carte de pénalité.
rules-value-counters = Les cartes ne comptent aucun point : seuls des jetons changent de main.
rules-value-each = Chaque { LIST($cards, type: "and-each") } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Chaque cœur { value-verb }.
rules-value-other-hearts = Chaque autre cœur { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] Les cœurs coûtent des points selon leur rang : { LIST($ranks, type: "more") }.
    [counts] Les cœurs comptent des points selon leur rang : { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Chaque { LIST($ranks, type: "or", each: "rank-alone") } de cœur { value-verb }.
rules-value-total = Les autres cartes ne coûtent rien ; toutes les pénalités ensemble coûtent { $total }.
rules-value-total-doubled = Les autres cartes ne coûtent rien ; toutes les pénalités ensemble coûtent { $total } avant tout doublement.
rules-royal-hearts = La dame de cœur double ce que comptent tous les cœurs du joueur qui la prend, ses propres points compris.
rules-royal-spades = La dame de trèfle annule la dame de pique, si le même joueur prend les deux.
rules-ten-turbo = Le dix de trèfle double ce que comptent toutes les autres cartes du joueur qui le prend.
rules-ten-doubles = Le dix de trèfle double ce que coûtent les cartes de pénalité du joueur qui le prend.
rules-complex = Les scores sont des nombres complexes, comme 3 + 4i ; i fois i vaut −1.
rules-ten-complex = Le dix de trèfle multiplie par 2i la somme de ce que comptent les autres cartes du joueur qui le prend.
rules-gong-zhu-scoring = Les cartes qui comptent sont tous les cœurs, { CARDS($cards) }, y compris celles qui valent zéro.
rules-gong-zhu-name = La dame de pique s’appelle le cochon.
rules-gong-zhu-ten =
    Le dix de trèfle compte { $score } pour le joueur qui ne prend aucune autre carte qui compte. Sinon il ne compte
    rien lui-même, mais double ce que comptent toutes les autres cartes de ce joueur.
rules-gong-zhu-hearts = Le joueur qui prend tous les cœurs compte pour eux ensemble { SIGNED($won) } au lieu de { $lost }{ $charged ->
    [yes] {" "}(le double si l’as est exposé)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Si ce joueur prend aussi le cochon, le cochon compte { SIGNED($won) } au lieu de { $lost }.
    [all_sixteen] Si ce joueur prend aussi toutes les autres cartes qui comptent, le cochon compte { SIGNED($won) } au lieu de { $lost }.
}
rules-charged-ace = Quand l’as de cœur est exposé, chaque cœur compte double.
rules-charged-card = Quand on expose { LIST($cards, type: "or", each: "the-card") }, cette carte compte double.
rules-charged-ten = { $values ->
   *[turbo] Quand le dix de trèfle est exposé, il multiplie par quatre au lieu de doubler.
    [gong_zhu] Quand le dix de trèfle est exposé, il multiplie par quatre au lieu de doubler, et, pris seul, il compte { $score }.
    [complex] Quand le dix de trèfle est exposé, il multiplie par 4i au lieu de 2i.
}

## Autres points

rules-bonus-floor = { $floor ->
   *[none] Avec { CARDS($cards) }, un score peut passer sous zéro.
    [hand] Même avec { CARDS($cards) }, le score d’une donne ne passe pas sous zéro.
    [total] Même avec { CARDS($cards) }, un total ne passe pas sous zéro.
}
rules-trick-points = Chaque pli coûte { points }, quoi qu’il contienne.
rules-no-trick = Le joueur qui ne fait aucun pli dans une donne retire { points } à son score.
rules-no-trick-moon = { $moon ->
   *[yes] Le joueur qui ne fait aucun pli dans une donne retire { points } à son score, même si quelqu’un décroche la lune.
    [no] Le joueur qui ne fait aucun pli dans une donne retire { points } à son score, sauf si quelqu’un décroche la lune.
}
rules-pledge-points = Le joueur qui tient sa promesse retire { points } à son score ; qui la rompt en ajoute autant.

## Lune et soleil

rules-moon-gong-zhu = Rien d’autre ne récompense le joueur qui prend tout.
rules-moon-gong-zhu-partners = Des partenaires qui prennent tous les cœurs ensemble sont récompensés comme un seul joueur.
rules-moon-none = Prendre toutes les cartes de pénalité n’a pas d’effet particulier.
rules-moon = { $side ->
    [yes] L’équipe qui prend { rules-moon-needs } dans une donne décroche la lune : { rules-moon-effect }.
   *[no] Le joueur qui prend { rules-moon-needs } dans une donne décroche la lune : { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] toutes les cartes de la couleur de pénalité
   *[all_penalties] toutes les cartes de pénalité
    [with_bonus] toutes les cartes de pénalité, et { CARDS($bonuses) } en plus,
    [all_hearts] tous les cœurs
    [hearts_qs] { $packs ->
        [1] tous les cœurs et la dame de pique
       *[other] tous les cœurs et les deux dames de pique
    }
}
rules-moon-effect = { $effect ->
   *[add] { rules-moon-them } ne lui est comptée, et chacun des autres marque { $amount }
    [add_other_side] { rules-moon-them } ne lui est comptée, et chaque adversaire marque { $amount }
    [subtract] { rules-moon-them } ne lui est comptée, et on retire de son total { $amount }
    [choice] { rules-moon-them } ne lui est comptée, et, à son choix, soit chacun des autres marque { $amount }, soit son propre total baisse d’autant
    [negate] ce qu’auraient coûté { rules-moon-those } est retiré de son score
    [zero_or_double] { rules-moon-them } ne lui est comptée, et, à son choix, soit son propre total revient à zéro, soit les totaux de tous les autres sont doublés
    [gift_from_each] { rules-moon-them } ne lui est comptée, chacun des autres marque { $amount }, et son propre total baisse de la somme de tout cela
    [in_values] la valeur des cartes dit ce qui se passe
}
rules-amount-hand = ce que comptait la main du joueur, bonus et doublements compris
rules-amount-suit = les points de ces cartes
rules-amount-complex = les { $score } { rules-moon-of }, multipliés par 2i si le joueur a pris le dix de trèfle
rules-amount-of = les { points } { rules-moon-of }
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(plus si des cartes sont exposées)
    [fewer] {" "}(moins si certaines ne sont pas en jeu)
    [both] {" "}(plus si des cartes sont exposées, moins si certaines ne sont pas en jeu)
   *[no] {""}
}
rules-moon-complex = Si le joueur qui décroche la lune a pris { LIST($cards, type: "or", each: "the-card") }, cette carte compte toujours pour lui et elle est multipliée de la même façon.
rules-moon-royal = Cela fait 52 points, dix de moins avec la dame de carreau et 26 de moins avec la dame de trèfle ; la lune n’exige ni l’une ni l’autre.
rules-moon-guard = { $guard ->
   *[none] Cela vaut même si la lune fait perdre la partie au joueur qui la décroche.
    [auto_subtract]
        Si cela devait mettre fin à la partie sans que ce joueur soit parmi les gagnants, les autres ne marquent
        rien pour la lune, et c’est son total qui baisse d’autant.
    [game_goes_on]
        Si cela devait mettre fin à la partie sans que ce joueur soit parmi les gagnants, la partie continue
        jusqu’à une donne sans une telle lune.
    [reached_score]
        Le joueur dont le total était de { $total } ou plus peut choisir à la place de le faire baisser d’autant.
}
rules-moon-bonus = { $bonus ->
   *[independent] En cas de lune, { CARDS($cards) } { $one ->
        [yes] compte
       *[no] comptent
    } aussi.
    [swallowed] Le joueur qui décroche la lune n’a rien pour { CARDS($cards) }.
}
rules-moon-signs = Le joueur qui décroche la lune peut choisir, pour chaque adversaire, d’ajouter ou de retirer les points.
rules-moon-alone = Un seul joueur doit les prendre toutes ; les partenaires ne s’aident pas à décrocher la lune.
rules-sun = { $sun ->
   *[double] Le joueur qui fait tous les plis d’une donne décroche le soleil : { rules-sun-worth }.
    [first_trick_free] Le joueur qui fait tous les plis d’une donne, ou tous les plis après le premier, décroche le soleil : { rules-sun-worth }.
    [punish] Le joueur qui fait tous les plis d’une donne décroche le soleil : l’effet d’une lune compte double contre le joueur qui lui a passé des cartes, et une fois contre les autres{ $moon ->
        [yes] {""}
       *[no] , qui marquent { rules-sun-amount }
    }.
    [clean_slate] Le joueur qui fait tous les plis d’une donne décroche le soleil : son total revient à zéro.
    [sun_only]
        Mais cela ne vaut que pour le joueur qui fait aussi tous les plis de la donne ; sinon, les cartes comptent
        normalement.
}
rules-sun-worth = { $moon ->
    [yes] le soleil remplace la lune et vaut deux fois plus
   *[no] chacun des autres marque deux fois { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] les points de la main de ce joueur
   *[no] les points de toutes les cartes de pénalité ({ $score })
}

## La fin de la partie

rules-winner = { $score ->
   *[low] On additionne les points de toutes les donnes, et le total le plus bas gagne.
    [high] On additionne les scores de toutes les donnes, et le total le plus haut gagne.
    [magnitude] On additionne les scores de toutes les donnes, et le total le plus près de zéro gagne ; la distance de a + bi à zéro est la racine carrée de a² + b².
    [counters] Le joueur qui a le plus de jetons gagne.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] La partie se termine après la donne où la distance à zéro du total d’une équipe { rules-end-reached }.
       *[no] La partie se termine après la donne où le total d’une équipe { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] La partie se termine après la donne où la distance à zéro du total d’un joueur { rules-end-reached }.
       *[no] La partie se termine après la donne où le total d’un joueur { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }, ou { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] atteint { $high } ou plus
    [exceed] dépasse { $high }
}
rules-end-down = { $end ->
   *[reach] tombe à { $low } ou moins
    [exceed] tombe sous { $low }
}
rules-gong-zhu-loser = Le joueur dont le total { rules-end-down } perd, et s’appelle lui aussi le cochon.
rules-end-deals = { $n ->
    [one] La partie se termine après { WORD($n, case: "f") } donne.
   *[other] La partie se termine après { WORD($n) } donnes.
}
rules-end-time = { $n ->
    [one] Après { WORD($n, case: "f") } minute, on finit la donne en cours, puis la partie s’arrête.
   *[other] Après { WORD($n) } minutes, on finit la donne en cours, puis la partie s’arrête.
}
rules-end-chips = La partie se termine quand quelqu’un n’a plus de jetons.
rules-wrap = Un total d’exactement { LIST($totals, type: "or") } revient à zéro, avant que l’on décide si la partie est finie.
rules-adjust = Un total qui vient de changer saute { LIST($changes, type: "or") }, avant que l’on décide si la partie est finie.
rules-adjust-one = d’exactement { $from } à { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Les équipes à égalité en tête partagent la victoire.
       *[no] Les joueurs à égalité en tête partagent la victoire.
    }
    [extra_hands] { $side ->
        [yes] Si des équipes sont à égalité en tête quand la partie devrait finir, on joue d’autres donnes jusqu’à ce qu’une équipe soit seule en tête.
       *[no] Si des joueurs sont à égalité en tête quand la partie devrait finir, on joue d’autres donnes jusqu’à ce qu’un joueur soit seul en tête.
    }
    [not_over_while_tied] { $special ->
        [yes] La partie ne se termine pas tant que des joueurs sont à égalité en tête, sauf par une victoire décrite plus bas.
       *[no] { $side ->
            [yes] La partie ne se termine pas tant que des équipes sont à égalité en tête.
           *[no] La partie ne se termine pas tant que des joueurs sont à égalité en tête.
        }
    }
}
rules-special-win = { $n ->
    [one] Le joueur qui reste sur un total d’exactement { $total } pendant { WORD($n, case: "f") } donne gagne aussitôt, quels que soient les scores.
   *[other] Le joueur qui reste sur un total d’exactement { $total } pendant { WORD($n) } donnes de suite gagne aussitôt, quels que soient les scores.
}
rules-special-several = Plusieurs joueurs peuvent gagner ensemble de cette façon.
rules-special-arrival = { $counts ->
    [yes] La donne qui amène à un tel total compte comme la première.
   *[no] La donne qui amène à un tel total ne compte pas parmi elles.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] L’autre équipe est deuxième.
        [0] Les autres sont classés à leur suite.
       *[other] Les autres équipes sont classées à leur suite.
    }
    [winner_only] Seul le gagnant compte ; il n’y a pas de deuxième place.
}

## Jetons, temps et équipes

counters = { $n ->
    [one] { WORD($n) } jeton
   *[other] { WORD($n) } jetons
}
rules-chips = Chacun commence avec { counters }.{ $debts ->
    [yes] {" "}Le joueur qui n’en a plus continue à jouer et doit ce qu’il a à payer.
   *[no] {""}
}
rules-settle-average = À la fin, chacun paie { counters } pour chaque point au-dessus du score moyen, ou reçoit { counters } pour chaque point au-dessous ; les fractions de jeton comptent aussi.
rules-settle-pool =
    Après chaque donne, chacun verse { counters } au pot. Ceux qui n’ont pris aucune pénalité se le
    partagent ; ce qui ne peut pas être divisé, ou que personne ne gagne, reste dans le pot.
rules-settle-sweepstake = { $named ->
   *[no] Après chaque donne, chacun verse { counters } au pot pour chaque cœur pris.
    [yes] Après chaque donne, chacun verse { counters } au pot pour chaque carte prise de la couleur de pénalité.
}
rules-settle-jack = { $named ->
   *[no] Le joueur qui n’a pris aucun cœur est libre. Les joueurs libres se partagent le pot ; les jetons qui ne peuvent pas être divisés y restent. Si personne n’est libre, ou si un joueur a pris tous les cœurs, tout le pot reste et devient un Jack : il grossit de ce que verse chaque donne et n’est jamais partagé ; pour le gagner, il faut être l’unique joueur libre.
    [yes] Le joueur qui n’a pris aucune carte de la couleur de pénalité est libre. Les joueurs libres se partagent le pot ; les jetons qui ne peuvent pas être divisés y restent. Si personne n’est libre, ou si un joueur a pris toute la couleur, tout le pot reste et devient un Jack : il grossit de ce que verse chaque donne et n’est jamais partagé ; pour le gagner, il faut être l’unique joueur libre.
}
rules-pool-left = Ce qui est dans le pot à la fin de la partie ne va à personne.
rules-settle-howell = { $named ->
   *[no] Après chaque donne, chacun paie à chacun des autres { counters } pour chaque cœur qu’il a pris lui-même.
    [yes] Après chaque donne, chacun paie à chacun des autres { counters } pour chaque carte de la couleur de pénalité qu’il a prise lui-même.
}
rules-settle-excess = { $named ->
   *[no] Après chaque donne, le joueur qui a pris le plus de cœurs paie à chacun des autres { counters } pour chaque cœur que celui-ci a pris en moins.
    [yes] Après chaque donne, le joueur qui a pris le plus de cartes de la couleur de pénalité paie à chacun des autres { counters } pour chacune que celui-ci a prise en moins.
}
rules-settle-turbo = À la fin, le score de chacun, multiplié par { WORD($players) }, est comparé à la somme de tous les scores : un joueur au-dessous reçoit { counters } par point de différence, un joueur au-dessus paie autant.
rules-wager-winner = Au début, chacun mise { counters } ; à la fin, le gagnant prend tout, et des gagnants à égalité partagent à parts égales.
rules-wager-places = Au début, chacun mise { counters } ; à la fin, les places sont payées dans la proportion { SERIES($shares, joint: "list-ratio") }, et les joueurs à égalité partagent à parts égales ; les fractions de jeton comptent aussi.
rules-timer = { $n ->
    [one] Chaque choix est limité à { WORD($n, case: "f") } seconde ; ensuite, une carte permise est jouée, ou des cartes sont passées, au hasard.
   *[other] Chaque choix est limité à { WORD($n) } secondes ; ensuite, une carte permise est jouée, ou des cartes sont passées, au hasard.
}
rules-partners = { $partners ->
   *[fixed] Les partenaires additionnent leurs scores, et leur équipe gagne ou perd ensemble.
    [adhoc]
        Les deux premiers joueurs à faire un pli sont partenaires pour cette donne, contre tous les autres,
        et tous les joueurs d’une équipe marquent ce que l’équipe a pris.
}
