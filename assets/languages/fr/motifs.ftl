### Thèmes : de quoi un choix dépendait. Chacun a un nom, et une phrase qui l’enseigne.

## La dame est toujours la dame de pique.

motif-stop-moon = Arrêter la lune
motif-stop-moon-line = Prenez un cœur ou donnez-en un à un autre : sans une carte, ce n’est plus une lune.
motif-shoot = Décrocher la lune
motif-shoot-line = Si vous avez presque tout, prenez le reste aussi.
motif-drop-moon = Ne pas courir après la lune
motif-drop-moon-line = Quelques points ne font pas une lune : rendez la main si vous ne prenez pas tout.
motif-see-moon = Voir venir la lune
motif-see-moon-line = Quand un seul joueur a les points, gardez une carte haute et faites un pli à temps.
motif-give-queen = Refiler la dame
motif-give-queen-line = Défaussez la dame de pique dès qu’un autre fait le pli.
motif-hold-queen = Garder la dame
motif-hold-queen-line = Rien ne presse : jouez la dame de pique seulement si le bon joueur la prend.
motif-high-spades = Gros piques, dame dehors
motif-high-spades-line = Tant que la dame est dehors, ni roi ni as là où elle peut tomber dessus.
motif-shed-spades = Se défaire des gros piques
motif-shed-spades-line = Défaussez le roi et l’as de pique quand la dame ne peut pas tomber dessus.
motif-keep-guards = Conserver ses gardes
motif-keep-guards-line = Les petits piques gardent les gros : conservez-les le plus longtemps possible.
motif-smoke-out = Faire sortir la dame
motif-smoke-out-line = Entamez de petits piques jusqu’à ce que quelqu’un doive jouer la dame.
motif-first-trick = Le premier pli
motif-first-trick-line = Pas de points au premier pli : jouez-y une carte dont vous ne voulez pas.
motif-free-trick = Le pli gratuit
motif-free-trick-line = Vous jouez en dernier et rien ne compte : faites le pli avec votre plus haute carte.
motif-take-high = Prendre haut
motif-take-high-line = Si vous jouez en dernier et devez prendre le pli, prenez-le avec votre plus haute carte.
motif-feed = À qui donner
motif-feed-line = Donnez vos points à qui mène, pas à qui est dernier.
motif-throw = Défausser des points
motif-throw-line = Si vous ne pouvez pas fournir, donnez la carte la plus coûteuse à un autre.
motif-not-points = Mieux qu’un cœur
motif-not-points-line = Une carte dangereuse ou une couleur courte peut compter plus qu’un cœur.
motif-shown-void = Voir qui n’a plus d’une couleur
motif-shown-void-line = N’entamez pas une couleur qui manque à quelqu’un : des points y tomberont.
motif-passed = Se servir de sa passe
motif-passed-line = Vous savez qui a les cartes que vous avez passées : entamez en dessous.
motif-count = Compter la couleur
motif-count-line = Comptez ce qui reste : quand il reste peu de cartes, vous savez qui fait le pli.
motif-exit = Rendre la main
motif-exit-line = Entamez une carte qu’un autre peut battre, et gardez des petites pour plus tard.
motif-lead-high = Entamer haut à temps
motif-lead-high-line = Entamez une carte haute tant que le pli ne coûte pas cher.
motif-low-hearts = Garder les petits cœurs
motif-low-hearts-line = Les petits cœurs perdent les plis à cœur plus tard : gardez-les.
motif-void = Créer une chicane
motif-void-line = Videz une couleur courte, pour pouvoir vous défausser quand on l’entame.
motif-danger = Défausser le danger
motif-danger-line = Défaussez la carte haute qui ferait un pli plus tard.
motif-duck = Rester dessous
motif-duck-line = Jouez sous la plus haute carte, et laissez le pli à un autre.
motif-take = Prendre un pli bon marché
motif-take-line = Certains plis sont bons à prendre tout de suite, avant de coûter plus cher.
motif-take-low = Prendre au plus bas
motif-take-low-line = Si vous montez au-dessus des autres de toute façon, restez le plus bas possible.
motif-duck-high = Dessous, mais au plus haut
motif-duck-high-line = Si le pli est perdu de toute façon, jouez votre plus haute carte qui reste dessous.
motif-last-deals = La fin de la partie
motif-last-deals-line = Vers la fin, les places comptent : voyez qui peut atteindre la limite.
motif-pass-spades = Passer les gros piques sans garde
motif-pass-spades-line = Ne gardez dame, roi et as de pique qu’avec assez de petits piques.
motif-pass-keep = Garder les gros piques bien gardés
motif-pass-keep-line = Avec assez de petits piques, dame, roi et as de pique sont plus sûrs dans votre main.
motif-pass-guards = Ne pas passer les gardes
motif-pass-guards-line = De petits piques protègent un gros : ne les passez pas si vous le gardez.
motif-pass-void = Passer pour une chicane
motif-pass-void-line = Passez toute une couleur courte : vous vous défausserez dès qu’on l’entame.
motif-pass-hearts = Ne pas passer les petits cœurs
motif-pass-hearts-line = Les petits cœurs ne risquent rien : passez plutôt ce qui fait mal.
motif-pass-high = Passer les cartes hautes
motif-pass-high-line = Passez as, rois et dames de couleurs longues sans petites cartes dessous.
motif-leads = Choisir l’entame
motif-leads-line = Entamez une carte que d’autres peuvent battre, dans une couleur où nul ne défausse.
motif-follows = Fournir à la couleur
motif-follows-line = Avant de fournir, demandez-vous qui prendra le pli et ce qu’il contient.
motif-discards = Se défausser
motif-discards-line = Sans carte de la couleur, défaussez ce qui vous nuirait le plus ensuite.
motif-where = { $name } ({ $where ->
   *[early] en début de donne
    [middle] en milieu de donne
    [late] en fin de donne
    [queen_out] tant que la dame est dehors
    [queen_own] quand vous avez la dame
    [queen_gone] une fois la dame tombée
    [second] en deuxième
    [third] en troisième
    [last] en dernier
    [points] avec des points sur la table
    [clean] sans points sur la table
    [led_spades] pique demandé
    [led_hearts] cœur demandé
    [led_side] trèfle ou carreau demandé
    [my_moon] vous seul avez des points
    [their_moon] un seul autre a des points
    [my_points] vous avez des points
    [spade] pique
    [heart] cœur
    [side] trèfle et carreau
    [single] seule carte d’une couleur
    [short] couleur courte
    [long] couleur longue
    [high] grosses cartes
    [middling] cartes moyennes
    [low] petites cartes
    [top] votre plus haute de la couleur
    [bottom] votre plus basse de la couleur
    [master] carte imbattable
    [new_suit] couleur pas encore jouée
    [few_out] couleur presque épuisée
    [known_void] couleur qui manque à quelqu’un
    [too_high] trop haut
    [too_low] trop bas
    [wrong_suit] mauvaise couleur
    [took] plis pris sans besoin
    [left] plis à prendre
    [kept] points à défausser
    [gave] points à garder
    })
