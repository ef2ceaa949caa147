### Problèmes : une position avec une question.

menu-puzzles = Problèmes
menu-puzzles-detail = Trouver la meilleure carte
puzzle-back = Retour
puzzle-back-daily = À la partie du jour
puzzle-rules = Variante
puzzle-all-rules = Toutes
puzzle-standing = Votre cote aux problèmes est d’environ { $rating } ; { $streak ->
    [0] pas encore de série
   *[other] série de { $streak }
}
puzzle-standing-early = Votre cote apparaît après { $of } problèmes ({ $n } jusqu’ici) ; { $streak ->
    [0] pas encore de série
   *[other] série de { $streak }
}
puzzle-name = { $rules }, problème { $n }
puzzle-goes-on = La même donne continue : votre choix suivant.
puzzle-question = Quelle carte est la plus sûre ?
puzzle-question-any = Une carte est-elle nettement meilleure ?
puzzle-question-judged = Quelle carte est la meilleure ?
puzzle-against-judged = Les autres jouent bien et ne voient que leurs propres cartes.
puzzle-counting-judged = Le coach joue des donnes d’essai…
puzzle-none = Aucune n’est nettement meilleure
puzzle-against = Jouez comme si les autres connaissaient toutes les cartes et jouaient ensemble contre vous. Une carte est alors toujours au moins aussi bonne que les autres.
puzzle-against-any = Jouez comme si les autres connaissaient toutes les cartes et jouaient ensemble contre vous.
puzzle-counting = Calcul de toutes les donnes possibles…
puzzle-out = { $n ->
    [one] La seule carte encore dehors
   *[other] Les { $n } cartes encore dehors
}
puzzle-passed = Vos cartes passées à { $name } :
puzzle-void = Plus de { SUIT($suit) } : { LIST($names) }.
puzzle-only-hearts = Rien que des cœurs, comme l’a montré une entame à cœur avant qu’ils soient brisés : { LIST($names) }.
puzzle-choose = Choisir une carte
puzzle-play = Jouer { CARD($card, article: "the") }
puzzle-show = Montrer
puzzle-skip = Sauter
puzzle-hint = Indice
puzzle-hints = { $n } sur { $of }
puzzle-hint-all = C’était le dernier indice.
puzzle-hinted = Avec un indice, ni votre cote ni votre série ne changent.
puzzle-hint-card = Surveillez { CARD($card, article: "the") }.
puzzle-hint-two = Comparez { CARD($one, article: "the") } et { CARD($other, article: "the") }.
puzzle-title = { $verdict ->
    [right] Juste !
    [wrong] Pas { CARD($card, article: "the") }
    [some] Mieux : { LIST($cards, each: "the-card") }
    [any] Aucune n’est nettement meilleure
   *[shown] La réponse
}
puzzle-right = { $n ->
    [one] Bonne réponse : { LIST($cards, each: "the-card") }.
   *[other] Bonnes réponses : { LIST($cards, each: "the-card") } ; elles donnent toujours le même résultat.
}
puzzle-proof = { $all ->
    [yes] Meilleure que toute autre carte dans les { $n } donnes possibles.
   *[no] Jamais moins bonne dans aucune des { $n } donnes possibles, et meilleure que toute autre carte dans { $better } d’entre elles.
}
puzzle-right-even = Aucune carte n’est nettement meilleure : { LIST($cards, each: "the-card") } coûtent à peu près autant en moyenne.
puzzle-right-alike = { $n ->
    [one] La meilleure carte : { LIST($cards, each: "the-card") }.
   *[other] Les meilleures cartes, à égalité : { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = Chaque carte est battue par une autre dans certaines des { $n } donnes possibles. En moyenne, { $same ->
    [yes] les deux meilleures reviennent au même.
   *[no] l’écart entre les deux meilleures, en points, est de { $gap }.
}
puzzle-measured = Avance moyenne, en points : { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
}, sur { $n } donnes d’essai.
puzzle-measured-even = Écart moyen entre les deux meilleures, en points : { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
}, sur { $n } donnes d’essai.
puzzle-coach-gap = Selon le coach, avance moyenne en points : { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
}.
puzzle-points-judged = Points perdus, en moyenne
puzzle-average-judged = Sur les { $n } donnes d’essai montrées ici, en comptant aussi ce que prennent les autres.
puzzle-points = Points qu’il vous reste à prendre, en moyenne
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Points dans la donne { $at }, celle sur la table : { LIST($parts) }.
puzzle-here-judged = Vos points dans la donne { $at }, celle sur la table : { LIST($parts) }.

## Pourquoi la bonne carte est meilleure

puzzle-often = { $share ->
    [all] dans les { $of } donnes possibles
    [none] dans aucune des { $of } donnes possibles
   *[some] dans { $often } des { $of } donnes possibles
}
puzzle-rarely = { $few ->
    [all] dans toutes
    [none] dans aucune
   *[some] dans { $rarely }
}
puzzle-why-takes = Avec { CARD($other, article: "the") }, les autres vous font prendre { CARD($card, article: "the") }{ $own ->
    [yes] {" "}de votre main
   *[no] {""}
} { puzzle-often }, avec { CARD($better, article: "the") } { puzzle-rarely }.
puzzle-why-itself = Jouer { CARD($other, article: "the") } vous fait prendre vous-même cette carte { puzzle-often } ; jouer { CARD($better, article: "the") }, { puzzle-rarely }.
puzzle-why-misses = Avec { CARD($better, article: "the") }, vous prenez { CARD($card, article: "the") } { puzzle-often }, avec { CARD($other, article: "the") } { puzzle-rarely }.
puzzle-why-suit = Avec { CARD($other, article: "the") }, vous prenez plus de { suits } qu’avec { CARD($better, article: "the") } : { decimal } de plus en moyenne, et jusqu’à { $most }.
puzzle-why-suit-one = { $n ->
    [one] Avec { CARD($other, article: "the") }, vous prenez un { SUIT($suit) } de plus qu’avec { CARD($better, article: "the") } { puzzle-often }.
   *[other] Avec { CARD($other, article: "the") }, vous prenez { $n } { suits } de plus qu’avec { CARD($better, article: "the") } { puzzle-often }.
}
puzzle-why-suit-always = { $n ->
    [one] Avec { CARD($other, article: "the") }, vous prenez toujours { WORD($n) } { SUIT($suit) } de plus qu’avec { CARD($better, article: "the") }.
   *[other] Avec { CARD($other, article: "the") }, vous prenez toujours { $n } { suits } de plus qu’avec { CARD($better, article: "the") }.
}
puzzle-why-worst = Au pire, vous prenez encore { $worst ->
    [one] { $worst } point
   *[other] { $worst } points
} après { CARD($other, article: "the") }, et { $least } après { CARD($better, article: "the") }.
puzzle-why-mean = En moyenne, { CARD($other, article: "the") } coûte { decimal } { $whole ->
    [0] point
    [1] point
   *[other] points
} de plus que { CARD($better, article: "the") }.
puzzle-why-other-takes = Quoi que jouent les autres, { CARD($other, article: "the") } fait ce pli et vous devez entamer ensuite ; { CARD($better, article: "the") }, jamais.
puzzle-why-better-takes = Quoi que jouent les autres, { CARD($better, article: "the") } fait ce pli et vous choisissez l’entame ; { CARD($other, article: "the") }, jamais.
puzzle-why-kept = Si vous gardez { CARD($better, article: "the") }, les autres peuvent lui faire prendre un pli coûteux { puzzle-often } ; si vous jouez cette carte maintenant, { puzzle-rarely }.
puzzle-why-both-take = Chacune des deux cartes fait ce pli : débarrassez-vous de la plus haute.
puzzle-why-neither-takes = Aucune des deux cartes ne fait ce pli : débarrassez-vous de la plus haute.
puzzle-why-unbeaten = Personne ne peut battre { CARD($other, article: "the") }.
puzzle-why-beaten = Quelqu’un doit battre { CARD($better, article: "the") } : le pli n’est pas pour vous.
## Sous la réponse : boutons, et toutes les donnes en petites marques

puzzle-motif = Thème : { $name }
puzzle-series = Problème { $at } sur { $of }
puzzle-next = Problème suivant
puzzle-next-choice = Votre choix suivant
puzzle-why = Pourquoi
puzzle-copy = Copier la preuve
puzzle-every-deal = Toutes les donnes possibles
puzzle-counts = { $alike ->
    [0] Meilleure dans les { $better } donnes
   *[other] Meilleure dans { $better } donnes, aussi bonne qu’une autre dans { $alike }
}
puzzle-some-deals = Donnes d’essai
puzzle-counts-two = { CAPITAL(CARD($card)) } contre { CARD($other) } : mieux dans { $better }, aussi bien dans { $alike }, moins bien dans { $worse }
puzzle-deal-before = Donne précédente
puzzle-deal-after = Donne suivante
puzzle-happens = Voir la suite
puzzle-play-on = Jouer à partir d’ici
puzzle-own = De vos propres parties ({ $n })
puzzle-own-name = De vos propres parties
puzzle-own-standing = { $n ->
    [one] { $n } résolu sur { $of }, sans cote
   *[other] { $n } résolus sur { $of }, sans cote
}
puzzle-deal = Donne { $at }
puzzle-deal-of = Donne possible { $at } sur { $of }
puzzle-deal-of-judged = Donne d’essai { $at } sur { $of }
puzzle-not-kept = Le résultat n’a pas pu être enregistré : { $why }.
puzzle-none-left = { $n ->
    [0] Impossible de lire les problèmes ; réinstallez le jeu.
   *[other] Vous les avez tous vus. { $missed ->
        [0] Vous n’en avez raté aucun.
        [1] Vous en avez raté un.
       *[other] Vous en avez raté { $missed }.
    }
}
puzzle-ways = Quels problèmes
puzzle-way-new = Nouveaux
puzzle-way-missed = Ratés ({ $n })
puzzle-missed-none = Aucun problème raté. Ceux que vous ratez attendent ici.
puzzle-way-storm = 3 minutes
puzzle-clock = Encore { $clock }, résolus : { $solved }, ratés : { $missed }
puzzle-storm-over = Temps écoulé ! En trois minutes, résolus : { $solved }, ratés : { $missed }. Votre record : { $best }.
puzzle-storm-again = Rejouer
puzzle-repeat = Refaire les ratés
