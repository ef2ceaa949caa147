### Leçons : des positions avec une ligne de texte à la fois.

lesson-title = Leçons
lesson-progress = { $done ->
    [one] { $done } finie sur { $of }
   *[other] { $done } finies sur { $of }
}, { $stars ->
    [one] { $stars } étoile sur { $most }
   *[other] { $stars } étoiles sur { $most }
}
lesson-row = { $now ->
    [yes] maintenant
   *[no] { $n ->
        [0] pas faite
        [one] faite, { $n } étoile
       *[other] faite, { $n } étoiles
    }
}
lesson-part = Étape { $at } sur { $of }
lesson-families = Pour d’autres variantes
lesson-leave = Quitter les leçons
lesson-restart = Refaire
lesson-show = Montrer
lesson-watch = Regardez…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Choisissez une carte
       *[other] Jouer
    }
    [pass] { $n ->
        [3] Passer ces cartes
       *[other] Trois cartes
    }
   *[charge] { $n ->
        [0] Ne rien exposer
        [1] Exposer cette carte
       *[other] Exposer ces cartes
    }
}
lesson-bid = { $n ->
    [0] Pas d’enchère
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Réessayer
lesson-next-part = Étape suivante
lesson-next = Leçon suivante
lesson-first-deal = Première donne
lesson-see = Voyez la suite…
lesson-yes = C’est ça !
lesson-stars-lost = { $why ->
    [both] Une étoile : le second essai et la flèche en coûtent une chacun.
    [again] Deux étoiles : le second essai en coûte une.
   *[arrow] Deux étoiles : la flèche en coûte une.
}
lesson-told = { $told } { $lost }
lesson-shown = La flèche la montre
lesson-leads = entame à { SUIT($suit) }
lesson-led = a entamé à { SUIT($suit) }
lesson-followed = a fourni
lesson-threw = a défaussé
lesson-to-come = joue après vous
lesson-your-turn = à vous
lesson-took = { $points ->
    [0] a fait le pli
    [one] a pris { $points } point
   *[other] a pris { $points } points
}
lesson-picture-trick = Sur la table : { LIST($cards) }. Vous jouez { CARD($mine, article: "the") }, et { CARD($winner, article: "the") } fait le pli.
lesson-picture-chosen = Vous choisissez { LIST($cards, each: "the-card") }.
lesson-no = Pas cette fois : le but est hors de portée.
lesson-none = Impossible de lire les leçons ; réinstallez le jeu.
lesson-not-kept = Le résultat n’a pas pu être enregistré : { $why }.

## Leçon 1

lesson-follow = Fournir
lesson-follow-goal = Ne faites aucun pli
lesson-follow-1 = Chacun joue une carte : ensemble, elles forment un pli. { $left } a entamé à carreau ; qui a un carreau doit en jouer un.
lesson-follow-1-yes = { $across } a joué le plus haut carreau et fait le pli : les quatre cartes, et l’entame suivante.
lesson-follow-2-goal = Défaussez une carte
lesson-follow-2 = { $across } a entamé à trèfle et vous n’en avez pas : jouez ce que vous voulez. Une carte d’une autre couleur ne fait jamais le pli.
lesson-follow-2-yes = Votre carte n’était pas un trèfle, elle ne pouvait donc pas gagner. { $right } fait le pli avec la dame de trèfle.
lesson-follow-3 = L’entame est à pique et vous en avez deux. Une petite carte laisse le pli à { $right }.
lesson-follow-3-yes = Le dix { of-right } était le plus haut pique.
lesson-follow-3-no = Le roi était le plus haut pique : le pli est pour vous.

## Leçon 2

lesson-highest = La plus haute carte
lesson-highest-goal = Faites le pli
lesson-highest-1 = La plus haute carte de la couleur demandée fait le pli. De bas en haut : 2 à 10, valet, dame, roi, as.
lesson-highest-1-yes = Aucun trèfle n’était au-dessus de votre roi. Vous entameriez le pli suivant.
lesson-highest-1-no = Le deux est plus bas que le dix { of-across }.
lesson-highest-2 = L’entame est à carreau. L’as de pique { of-across } est haut, mais d’une autre couleur : il ne peut pas gagner.
lesson-highest-2-yes = Votre neuf était le plus haut carreau ; l’as de pique ne comptait pas.
lesson-highest-2-no = Le trois est plus bas que le huit { of-right }.
lesson-highest-3-goal = Faites les deux plis
lesson-highest-3 = Qui fait un pli entame le suivant. Commencez par une carte que personne ne peut battre.
lesson-highest-3-then = Entamez maintenant votre plus haute carte.
lesson-highest-3-yes = Deux plis, parce que personne n’avait de carte plus haute.
lesson-highest-3-no = Le deux était plus bas que les carreaux des autres.

## Leçon 3

lesson-hearts = Les cœurs coûtent
lesson-hearts-goal = Ne prenez aucun cœur
lesson-hearts-1 = Les points comptent contre vous : qui en a le moins gagne. Chaque cœur d’un pli coûte un point à qui le prend.
lesson-hearts-1-yes = Le neuf { of-across } a pris quatre cœurs : quatre points pour { $across }.
lesson-hearts-1-no = Votre dame a pris quatre cœurs : quatre points pour vous.
lesson-hearts-2 = { $right } n’a pas de trèfle et a défaussé un cœur. Ne faites pas ce pli.
lesson-hearts-2-yes = Le roi { of-across } a fait le pli, et pris le cœur avec.
lesson-hearts-2-no = Votre as a fait le pli et pris le cœur qu’il contenait.
lesson-hearts-3-goal = Aucun cœur en deux plis
lesson-hearts-3 = Quel carreau maintenant, et lequel plus tard ? Bientôt, personne d’autre n’en aura, et des cœurs seront défaussés.
lesson-hearts-3-then = Jouez le carreau que vous avez gardé.
lesson-hearts-3-yes = Le trois a perdu, et vous avez pu défausser le valet sur une autre couleur. Vous n’avez rien pris.
lesson-hearts-3-no = Plus personne n’avait de carreau : votre trois a gagné, et des cœurs y ont été défaussés.

## Leçon 4

lesson-duck = Rester dessous
lesson-duck-goal = Ne faites aucun pli
lesson-duck-1 = Restez dessous : jouez la plus haute carte qui perd encore le pli, et gardez la petite.
lesson-duck-1-then = La petite, maintenant.
lesson-duck-1-yes = Le valet sous la dame, le trois sous le neuf : aucun pli.
lesson-duck-1-no = La petite carte partie, le valet devait faire un pli.
lesson-duck-2 = De nouveau, jouez juste sous la plus haute carte de la table. Pensez aussi au second pli.
lesson-duck-2-then = Maintenant le plus bas possible.
lesson-duck-2-yes = Le huit sous la dame, le quatre sous le six : aucun pli.
lesson-duck-2-no = L’une de vos cartes était plus haute que toutes les autres.
lesson-duck-3-goal = Ne prenez aucun cœur
lesson-duck-3 = Vous jouez en dernier, et il n’y a pas de cœur dans ce pli : un bon moment pour se débarrasser du roi.
lesson-duck-3-then = À vous d’entamer : jouez petit.
lesson-duck-3-yes = Un pli sans points ne coûte rien, et le roi est parti.
lesson-duck-3-no = Le roi était encore dans votre main et a dû prendre un cœur.

## Leçon 5

lesson-queen = La dame
lesson-queen-goal = Gare à la dame
lesson-queen-1 = La dame de pique coûte 13 points à elle seule. { $right } a dû la jouer : ne faites pas ce pli.
lesson-queen-1-yes = La dame reste chez { $right } : 13 points pour { $right }.
lesson-queen-1-no = Votre roi a pris la dame : 13 points pour vous.
lesson-queen-2 = { $left } joue après vous et a peut-être la dame de pique. Jouez bas.
lesson-queen-2-yes = { $left } a dû jouer la dame et doit la prendre : 13 points.
lesson-queen-2-no = { $left } a joué la dame sur votre as : 13 points pour vous.
lesson-queen-3-goal = Refilez la dame
lesson-queen-3 = C’est vous qui avez la dame de pique. { $across } a joué le roi : mettez-la dans ce pli.
lesson-queen-3-yes = Le roi la prend : 13 points pour { $across }.
lesson-queen-3-no = Vous l’avez encore, et le roi est parti.

## Leçon 6

lesson-throw = Défausser la dame
lesson-throw-goal = Débarrassez-vous de la dame
lesson-throw-1 = Vous n’avez pas de carreau : vous pouvez jouer n’importe quoi, même la dame de pique.
lesson-throw-1-yes = Le roi de carreau fait le pli, et prend 13 points avec.
lesson-throw-1-no = Vous l’avez encore. Une telle occasion ne reviendra peut-être pas.
lesson-throw-2 = D’autres cartes hautes sont dangereuses aussi, mais la dame coûte le plus.
lesson-throw-2-yes = { $across } la prend avec l’as.
lesson-throw-2-no = Vous avez encore la dame, et c’est elle qui coûte le plus : 13 points.
lesson-throw-3 = Votre seul carreau va faire ce pli. Ensuite, vous entamez.
lesson-throw-3-then = Vous entamez. Pas la dame : une petite carte permet à un autre d’entamer à carreau.
lesson-throw-3-last = Du carreau, et vous n’en avez plus : maintenant !
lesson-throw-3-yes = Le valet { of-across } prend la dame de pique.
lesson-throw-3-no = Qui entame de la dame la reprend le plus souvent.

## Leçon 7

lesson-lead = Entamer sans risque
lesson-lead-goal = Ne faites aucun pli
lesson-lead-1 = Vous entamez : votre carte décide de la couleur. Une petite laisse les autres monter au-dessus.
lesson-lead-1-yes = Les trois autres ont joué au-dessus de votre deux.
lesson-lead-1-no = Personne ne pouvait monter au-dessus : le pli est pour vous.
lesson-lead-2-goal = Faites sortir la dame
lesson-lead-2 = Un autre joueur a la dame de pique. Entamez un petit pique : qui n’a pas d’autre pique doit la jouer.
lesson-lead-2-yes = { $left } n’avait pas d’autre pique : 13 points. Plus personne ne peut vous défausser la dame.
lesson-lead-2-no = La dame est encore dehors et peut vous être défaussée plus tard.
lesson-lead-3 = On ne peut pas entamer à cœur avant qu’un cœur ait été défaussé. Quelle autre carte est petite ?
lesson-lead-3-yes = Les trois autres avaient un trèfle plus haut.
lesson-lead-3-no = Personne ne pouvait monter au-dessus de votre huit.

## Leçon 8

lesson-pass = Passer les gros piques
lesson-pass-goal = Passez les trois bonnes cartes
lesson-pass-1 = Avant le jeu, vous passez trois cartes à { $left }. L’as et le roi de pique doivent souvent prendre la dame : passez-les tous deux, et une troisième carte au choix.
lesson-pass-1-yes = Les trois nouvelles cartes viennent { of-right }. Aucun gros pique ne peut plus vous faire prendre la dame.
lesson-pass-1-no = Avec peu de piques, un as ou un roi devra prendre la dame.
lesson-pass-2 = Cette fois, vous passez à { $right }. Avec un seul autre pique à côté, la dame devra vite être jouée : passez-la.
lesson-pass-2-yes = { $right } a la dame maintenant, et vous êtes deux à le savoir.
lesson-pass-2-no = Un seul petit pique ne protège pas longtemps la dame.
lesson-pass-3 = Maintenant à { $across }. Quand on entame à pique, vous pouvez en jouer un petit : gardez donc la dame. Passez l’as et le roi de cœur, et une troisième carte qui ne soit pas un pique.
lesson-pass-3-yes = Quatre petits piques gardent la dame, et les gros cœurs sont partis.
lesson-pass-3-no = Conservez les piques qui gardent la dame, et passez les gros cœurs.

## Leçon 9

lesson-void = Créer une chicane
lesson-void-goal = N’ayez plus de carreau
lesson-void-1 = Passez les trois carreaux. Ne plus avoir de carte d’une couleur, c’est une chicane : quand on entame cette couleur, vous jouez ce que vous voulez.
lesson-void-1-yes = Une chicane à carreau. L’étape suivante montre à quoi elle sert.
lesson-void-1-no = Il y a encore des carreaux dans votre main.
lesson-void-2-goal = Servez-vous d’une chicane
lesson-void-2 = Encore une main sans carreau, et { $left } en entame un : défaussez la carte qui coûte le plus.
lesson-void-2-yes = L’as de carreau { of-left } prend la dame de pique.
lesson-void-2-no = Cette carte était moins dangereuse que la dame.

## Leçon 10

lesson-count = Compter jusqu’à 13
lesson-count-goal = Ne prenez aucun cœur
lesson-count-1 = Chaque couleur a 13 cartes. Douze trèfles ont été joués et vous avez le dernier : que se passe-t-il si vous l’entamez ?
lesson-count-1-yes = Juste : plus personne n’a de trèfle, et des cœurs auraient été défaussés sur le vôtre.
lesson-count-1-no = Plus personne n’avait de trèfle, et tous ont défaussé des cœurs sur le vôtre.
lesson-count-2-goal = Ne faites aucun pli
lesson-count-2 = Huit carreaux ont été joués et vous avez le neuf. Les quatre autres sont tous plus petits.
lesson-count-2-yes = Juste : votre neuf était le plus haut carreau restant, et aurait gagné.
lesson-count-2-no = Le dix, le valet, la dame, le roi et l’as avaient été joués : votre neuf était le plus haut.

## Leçon 11

lesson-stop = Arrêter la lune
lesson-stop-goal = Prenez un cœur
lesson-stop-1 = Prendre tous les cœurs et la dame de pique, c’est décrocher la lune : aucun point pour soi, 26 pour chacun des autres. { $right } en est tout près : gardez le valet pour un cœur plus petit.
lesson-stop-1-then = Vous pouvez en prendre un maintenant.
lesson-stop-1-yes = Les cœurs de votre pli vous coûtent peu, et vous épargnent 26 points.
lesson-stop-1-no = { $right } les a tous pris. Le valet aurait pu battre le neuf.
lesson-stop-2 = De nouveau : gardez la carte qui peut prendre un cœur à { $right }.
lesson-stop-2-then = Maintenant !
lesson-stop-2-yes = Votre roi a pris un cœur : la lune est arrêtée.
lesson-stop-2-no = Sans le roi, rien n’arrête { $right }.

## Leçon 12

lesson-shoot = Décrocher la lune
lesson-shoot-goal = Prenez tous les cœurs et la dame
lesson-shoot-1 = À vous : si vous prenez tous les cœurs et la dame, les autres prennent 26 points chacun. { $left } a entamé de la dame !
lesson-shoot-1-then = Vous entamez. Commencez par votre plus haute carte, pour que personne d’autre ne prenne un cœur.
lesson-shoot-1-yes = Vous avez tout : 26 points pour chacun des autres, aucun pour vous.
lesson-shoot-1-no = Un point dans le pli d’un autre, et la lune est perdue.
lesson-shoot-2 = Prenez tout. L’as fait sortir le roi ; votre dame de trèfle est alors la plus haute.
lesson-shoot-2-then = Continuez avec votre plus haute carte.
lesson-shoot-2-yes = La dame de pique, et tous les cœurs qui restaient.
lesson-shoot-2-no = Le roi de trèfle était encore dehors.
lesson-shoot-3-goal = Prenez tous les cœurs
lesson-shoot-3 = L’as fait sortir le roi de carreau. Ensuite, même un deux fait un pli.
lesson-shoot-3-then = Plus personne d’autre n’a de carreau.
lesson-shoot-3-last = Les cœurs, maintenant, du plus haut au plus bas.
lesson-shoot-3-yes = Tous les plis, dont un avec un deux.
lesson-shoot-3-no = Une autre carte était plus haute, et a pris des cœurs.

## Pour d’autres variantes : l’exposition

lesson-charge = Exposer
lesson-charge-goal = Doublez ce qui est bon
lesson-charge-1 = Dans certaines variantes, vous pouvez montrer une carte avant le jeu : elle compte alors double. Le valet de carreau vaut 100.
lesson-charge-1-yes = Qui prend le valet reçoit maintenant 200 points.
lesson-charge-1-no = Ici, seul le valet vaut la peine d’être doublé.
lesson-charge-2-goal = Laissez la dame
lesson-charge-2 = { $across } a exposé la dame de pique : elle coûte deux fois plus. Laissez-la.
lesson-charge-2-yes = { $across } doit la prendre, au double du prix.
lesson-charge-2-no = Elle est pour vous, au double du prix.
lesson-charge-3-goal = Prenez le valet de carreau
lesson-charge-3 = Le valet de carreau est bon : 100 points pour qui le prend.
lesson-charge-3-yes = Votre as a pris le valet.
lesson-charge-3-no = Le trois a laissé le valet à { $right }.

## Pour d’autres variantes : le chien

lesson-kitty = Le chien
lesson-kitty-goal = Laissez le chien
lesson-kitty-1 = Les cartes qui restent sont au milieu : c’est le chien. Qui fait le premier pli le reçoit, quoi qu’il contienne.
lesson-kitty-1-yes = Le chien va à { $across }, et le roi de cœur y était.
lesson-kitty-1-no = Vous avez fait le pli, et un cœur était au chien.

## Pour d’autres variantes : l’annulation

lesson-cancel = Cartes annulées
lesson-cancel-goal = Ne prenez pas la dame
lesson-cancel-1 = Ici, deux cartes égales s’annulent : aucun des as ne peut faire le pli. Quelle carte le fait maintenant ?
lesson-cancel-1-yes = Sans les as, le dix { of-right } était le plus haut trèfle.
lesson-cancel-1-no = Les deux as s’annulaient : votre roi a fait le pli et pris la dame.

## Pour d’autres variantes : les partenaires

lesson-partners = Partenaires
lesson-partners-goal = Pas de points pour votre équipe
lesson-partners-1 = { $across } joue avec vous : ce que prend l’un compte pour les deux. La dame est dans ce pli.
lesson-partners-1-yes = La dame va à { $left }, donc à l’autre équipe.
lesson-partners-1-no = Les points comptent pour { $across } et pour vous.
lesson-partners-2 = { $across } fait ce pli pour vous deux : ne jouez rien qui coûte des points.
lesson-partners-2-yes = { $across } a fait le pli, et rien n’y coûte de points.
lesson-partners-2-no = Ces points vont à votre propre équipe.

## Pour d’autres variantes : les enchères

lesson-auction = Les enchères
lesson-auction-goal = Nommez vos petites cartes
lesson-auction-1 = La plus forte enchère nomme la couleur qui coûte des jetons. Enchérissez, puis nommez la couleur de vos plus petites cartes.
lesson-auction-1-yes = Les carreaux coûtent maintenant des jetons, et les vôtres sont les plus petits.
lesson-auction-1-no = Dans cette couleur, vos cartes sont hautes : vous prendriez ce qui coûte des jetons.

## La page Apprendre, et ce que le menu dit des leçons

learn-title = Apprendre
learn-lessons = Leçons
learn-lessons-detail = { $n ->
    [0] 28 leçons courtes, depuis les bases
    [one] { $n } faite sur 28
   *[other] { $n } faites sur 28
}
learn-rules = Comment jouer
learn-rules-detail = Règles, images, touches
menu-learn = Apprendre
menu-learn-detail = { $n ->
    [0] Leçons et problèmes
    [one] { $n } leçon faite
   *[other] { $n } leçons faites
}
menu-first-lesson = Première leçon
menu-first-lesson-detail = Apprendre en cinq minutes
lesson-deal-practice = Une donne pour s’entraîner : les indices viennent tout seuls, et le résultat ne compte pas.{ $mode ->
    [click] {" "}Ici, un clic joue une carte.
   *[other] {""}
}
lesson-deal-last = Votre dernière carte se joue toute seule : il n’y a plus rien à choisir.

lesson-club = Pour joueurs de club
lesson-exit = Rendre la main
lesson-exit-1 = Vous entamez, et deux de vos cartes sont hautes. Quelle carte rend la main ?
lesson-exit-1-no = Votre carte haute a pris un cœur. Entamez du trois, puis défaussez le roi.
lesson-exit-1-then = Vous n’avez pas de cette couleur : défaussez la plus haute.
lesson-exit-1-yes = Le trois a rendu la main, et vous avez pu défausser les cartes hautes.
lesson-exit-goal = Ni cœur ni dame de pique
lesson-side = À gauche ou à droite
lesson-side-goal = Passez les trois bonnes cartes
lesson-side-1 = Vous passez l’as de cœur et deux autres cartes à { $left }, qui joue juste après vous. Passez-vous aussi la dame de pique ?
lesson-side-1-yes = { $left } ne pourra pas la mettre sur votre as de pique. À { $right }, qui joue avant vous, elle pouvait aussi bien partir.
lesson-side-1-no = Passez l’as de cœur et gardez la dame : { $left } pourrait la mettre sur votre as de pique.

lesson-given = Ce que dit une passe
lesson-given-goal = Ni cœur ni dame de pique
lesson-given-1 = Vous avez passé l’as de cœur à { $left }, et il n’est pas encore tombé. Quelle carte entamez-vous ?
lesson-given-1-then = L’as a dû tomber. Votre dix ne risque plus rien.
lesson-given-1-yes = { $left } avait encore votre as : le neuf de cœur ne pouvait pas gagner.
lesson-given-1-no = Votre dix de pique a gagné, et { $left } y a défaussé l’as de cœur.
lesson-out = Qui n’a plus d’une couleur
lesson-out-goal = Ni cœur ni dame de pique
lesson-out-1 = { $left } et { $right } ont montré qu’il ne leur reste aucun carreau. Quelle carte entamez-vous ?
lesson-out-1-then = Vous n’avez pas de cette couleur : vos carreaux peuvent partir.
lesson-out-1-yes = Tous les autres cœurs battent votre deux, et vous avez pu ensuite défausser vos carreaux.
lesson-out-1-no = { $across } a pu rester sous votre carreau, et { $left } y a défaussé un cœur.
lesson-early = Voir venir la lune
lesson-early-goal = Prenez un cœur
lesson-early-1 = { $left } a pris six cœurs, les autres aucun, et la dame de pique n’est pas encore tombée. Quel trèfle jouez-vous ?
lesson-early-1-yes = Un point pour vous, et pas de lune pour { $left }.
lesson-early-1-no = { $left } a pris ce cœur aussi. Votre huit aurait arrêté la lune pour un point.
lesson-feed = À qui ne rien donner
lesson-feed-goal = Faites durer la partie
lesson-feed-1 = { $left } a 99 points et le dix de carreau que vous avez passé. { $across } en a 55, vous 63. Quelle carte défaussez-vous ?
lesson-feed-1-then = Votre cœur est parti, et rien ne compte dans ce pli.
lesson-feed-1-yes = { $across } a pris le cœur. { $left } reste à 99, et la partie continue.
lesson-feed-1-no = { $left } a dû prendre votre cœur : à 100 points la partie est finie, et { $across } la gagne.
lesson-free = Le pli gratuit
lesson-free-1 = Vous jouez en dernier, et rien ne compte dans ce pli. Quel trèfle jouez-vous ?
lesson-free-1-no = Vous avez gardé le roi. Le trèfle suivant vous a valu un cœur.
lesson-free-1-then = À vous d’entamer. Vos petites cartes ne risquent rien.
lesson-free-1-yes = Le roi n’a rien coûté ici, et le deux reste sous les autres.
lesson-free-goal = Ni cœur ni dame de pique
lesson-guards = Conserver sa garde
lesson-guards-1 = Vous avez la dame, avec un petit pique pour la garder. Quelle carte entamez-vous ?
lesson-guards-1-no = Vous avez pris la dame vous-même. Avec le sept à côté d’elle, elle aurait pu attendre.
lesson-guards-1-then = Vous n’avez pas de cette couleur : elle peut partir maintenant.
lesson-guards-1-yes = Bien gardée, elle a attendu que vous puissiez la défausser.
lesson-guards-goal = Ne prenez pas la dame de pique
lesson-loser = La plus haute qui perd
lesson-loser-1 = La dame de trèfle fait le pli quoi que vous jouiez. Quel trèfle jouez-vous ?
lesson-loser-1-no = Vous avez gardé le valet. Le trèfle suivant vous a valu ce que les autres ont défaussé.
lesson-loser-1-then = Vos petites cartes restent sous les autres.
lesson-loser-1-yes = Le valet est passé sous la dame, et le quatre reste bas.
lesson-loser-goal = Ni cœur ni dame de pique
lesson-shed = Se défaire du roi
lesson-shed-1 = Vous jouez en dernier : la dame ne peut plus tomber dans ce pli.
lesson-shed-1-no = Vous avez gardé le roi. { $left } a entamé de la dame, et le roi a dû la prendre.
lesson-shed-1-then = À vous d’entamer. Vos petites cartes ne risquent rien.
lesson-shed-1-yes = Le roi est parti sans risque. Le deux ne peut pas prendre la dame.
lesson-shed-goal = Ne prenez pas la dame de pique
lesson-smoke = Faire sortir la dame
lesson-smoke-1 = La dame de pique n’est pas encore tombée, et vous avez un petit pique. Quelle carte entamez-vous ?
lesson-smoke-1-no = { $across } a mis la dame sur votre carte haute.
lesson-smoke-1-then = Elle est partie. Plus rien d’autre ne compte ici.
lesson-smoke-1-yes = { $across } n’avait pas d’autre pique : la dame a dû sortir.
lesson-smoke-goal = Ne prenez pas la dame de pique
