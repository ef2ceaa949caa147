### Adversaires : forces, caractères, et pourquoi une carte a été jouée.

## Forces des joueurs virtuels, des faibles aux forts

level-beginner = Débutant
    .line = Connaît les règles ; oublie presque tout ce qui tombe et passe ses plus hautes cartes.
level-casual = Occasionnel
    .line = Reste dessous et se souvient des grosses cartes ; perd le fil des petites.
level-learner = Apprenti
    .line = Passe bien et compte un peu ; se trompe encore de temps en temps.
level-club = Joueur de club
    .line = Reste dessous, compte, chasse la dame et arrête les lunes, par des règles simples.
level-strong = Fort
    .line = Essaie cartes et passes dans des donnes possibles.
level-expert = Expert
    .line = Essaie cartes et passes dans quelques donnes probables.
level-grandmaster = Grand maître
    .line = Essaie cartes et passes dans des centaines de donnes probables.
level-newcomer = Novice
    .line = Connaît les règles, et guère plus.
level-fits = À votre mesure
    .line = Leur force suit la vôtre de partie en partie, pour que vous gagniez à peu près aussi souvent.
level-random = Hasard
    .line = Joue n’importe quelle carte permise. Pour des essais et des comparaisons.
level-rule = Joueur à règles
    .line = Le joueur de club sans ses habitudes. Pour comparer.

## Caractères des joueurs virtuels

character-ada = N’a aucune habitude.
character-basil = Prudent : aime savoir qui va faire le pli.
character-finn = Joueur dans l’âme : aime un pli que n’importe qui peut faire.
character-hugo = Garde les gros piques au lieu de les passer.
character-ines = Passe pour raccourcir une couleur.
character-juno = Joue à cœur dès que cela coûte peu.
character-kofi = Se débarrasse des cartes hautes dès les premiers plis.
character-lena = Préfère que les points aillent à qui mène.
character-mira = Joue dans les règles de l’art.
character-nils = Garde cartes hautes et cœurs pour plus tard.
character-opal = Vise la lune plus vite que les autres.
character-otto = Prudent, et passe pour raccourcir une couleur.
character-pavel = Un peu étourdi.
character-rosa = Brise les cœurs tôt et aime le risque.
character-tariq = Garde les gros piques et s’en prend à qui mène.
character-wren = Rapide, la tête en l’air, et l’œil sur la lune.

## Pourquoi un joueur virtuel simple jouerait une carte : le dernier de trois indices

why-shooting = Pour essayer de tout prendre.
why-joker = Un joker ne fait jamais de pli.
why-draw-out = Une petite carte peut faire sortir celle que tous redoutent.
why-high-card = Une carte haute part tant que les autres peuvent sans doute encore fournir.
why-another-player = Un autre joueur va sans doute faire ce pli.
why-no-moon = Quelqu’un vise peut-être la lune : pas de points pour ce joueur.
why-worst-card = La pire carte, défaussée sur le pli d’un autre.
why-points = Des points pour un autre joueur.
why-dangerous-card = Une carte dangereuse, défaussée sur le pli d’un autre.
why-duck = La plus haute carte qui ne fait pas le pli.
why-stop-moon = Prendre un point arrête la lune.
why-had-to-take = Il fallait faire le pli, alors autant que ce soit avec une carte haute.
why-worth-winning = Ce pli vaut la peine d’être fait.
why-empty-trick = Un pli sans points est un bon endroit pour une carte haute.
why-best = Le mieux en moyenne dans les donnes encore possibles.

## Pourquoi le coach trouve un choix meilleur qu’un autre

coach-even = Les deux se valent : la différence n’est due qu’au hasard.
coach-better = Gain : { coach-about } ; aucune raison ne se détache.
coach-about = { $half ->
    [yes] { $whole ->
        [0] environ un demi-point
        [1] environ 1½ point
       *[other] environ { $whole }½ points
    }
   *[no] { $whole ->
        [0] moins d’un demi-point
        [one] environ un point
       *[other] environ { $whole } points
    }
}
coach-own-moon = { $alike ->
    [yes] Tout prendre réussit plus souvent après le meilleur choix.
   *[no] Tout prendre réussit { coach-rarely } après le meilleur choix ; { coach-often } après le moins bon.
}
coach-others-moon = { $alike ->
    [yes] Après le moins bon choix, un autre joueur prend tout plus souvent.
   *[no] Après le moins bon choix, un autre joueur prend { coach-often } tout ; après le meilleur, { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Tout prendre réussit plus souvent avec { CARD($better, article: "the") } qu’avec { CARD($other, article: "the") }.
   *[no] Tout prendre réussit { coach-rarely } avec { CARD($better, article: "the") } ; { coach-often } avec { CARD($other, article: "the") }.
}
coach-others-moon-with = { $alike ->
    [yes] Avec { CARD($other, article: "the") }, un autre joueur prend tout plus souvent qu’avec { CARD($better, article: "the") }.
   *[no] Avec { CARD($other, article: "the") }, un autre joueur prend { coach-often } tout ; avec { CARD($better, article: "the") }, { coach-rarely }.
}
coach-same = Quel que soit votre choix, le résultat est le même dans toutes les donnes d’essai.
coach-takes-with = { $alike ->
    [yes] Avec { CARD($other, article: "the") }, vous prenez { coach-which } plus souvent qu’avec { CARD($better, article: "the") }.
   *[no] Avec { CARD($other, article: "the") }, vous prenez { coach-often } { coach-which } ; avec { CARD($better, article: "the") }, { coach-rarely }.
}
coach-which = { $own ->
    [yes] { CARD($card, article: "the") } de votre main
   *[no] { CARD($card, article: "the") }
}
coach-takes-kept = { $alike ->
    [yes] Si vous gardez { CARD($better, article: "the") }, vous prenez { coach-which } plus souvent que si vous jouez cette carte maintenant.
   *[no] Si vous gardez { CARD($better, article: "the") }, vous prenez { coach-often } { coach-which } ; si vous jouez cette carte maintenant, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Si vous jouez { CARD($card, article: "the") } maintenant, cette carte est { coach-often } pour vous ; si vous la gardez, { coach-rarely }.
   *[no] Si vous gardez { CARD($card, article: "the") }, cette carte est { coach-often } pour vous ; si vous la jouez maintenant, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Après le moins bon choix, vous prenez { CARD($card, article: "the") } plus souvent qu’après le meilleur.
   *[no] Après le moins bon choix, vous prenez { coach-often } { CARD($card, article: "the") } ; après le meilleur, { coach-rarely }.
}
coach-rest = Cela coûte aussi { coach-about } sur d’autres cartes, en moyenne.
coach-both = { $first } { $then }
coach-worth = Gain : { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] un demi-{ SUIT($suit) } de plus
        [1] 1½ { SUIT($suit) } de plus
       *[other] { $whole }½ { suits } de plus
    }
   *[no] { $whole ->
        [one] un { SUIT($suit) } de plus
       *[other] { $whole } { suits } de plus
    }
}
coach-suit = Après le moins bon choix, vous prenez plus de { suits }.
coach-suit-with = Avec { CARD($other, article: "the") }, vous prenez plus de { suits } qu’avec { CARD($better, article: "the") }.
coach-trick = { $alike ->
    [yes] Avec { CARD($other, article: "the") }, vous faites ce pli plus souvent qu’avec { CARD($better, article: "the") }.
   *[no] Avec { CARD($other, article: "the") }, vous faites { coach-often } ce pli ; avec { CARD($better, article: "the") }, { coach-rarely }.
}
coach-last-takes = Vous jouez en dernier : { CARD($other, article: "the") } prend { LIST($cards, each: "the-card") }, { CARD($better, article: "the") } ne prend rien.
coach-last-free = Vous jouez en dernier et rien ne compte dans ce pli : { CARD($better, article: "the") } le fait sans frais.
coach-last-either = Vous faites ce pli avec l’une ou l’autre : débarrassez-vous { CARD($better, article: "the", case: "of") }.
coach-one-holder = Un seul autre joueur peut encore avoir { CARD($card, article: "the") }.
coach-all-beat = { $n ->
    [one] Le seul { SUIT($suit) } que vous ne voyez pas bat { CARD($card, article: "the") }
    [2] Les deux { suits } que vous ne voyez pas battent { CARD($card, article: "the") }
   *[other] Les { $n } { suits } que vous ne voyez pas battent { CARD($card, article: "the") }
}{ $leads ->
    [yes] , et un autre joueur fait donc ce pli
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Personne d’autre n’a de { suits } pour battre { CARD($card, article: "the") }
    [one] Le seul { SUIT($suit) } que vous ne voyez pas ne bat pas { CARD($card, article: "the") }
    [2] Aucun des deux { suits } que vous ne voyez pas ne bat { CARD($card, article: "the") }
   *[other] Aucun des { $n } { suits } que vous ne voyez pas ne bat { CARD($card, article: "the") }
}, et ce pli serait donc pour vous.
coach-empties = Après { CARD($better, article: "the") }, vous n’avez plus de { SUIT($suit) } et pouvez vous défausser quand on en entame.
coach-close = Trop serré : la différence peut être nulle, ou valoir { coach-about }.
coach-often = { $often ->
    [hardly] très rarement
    [seldom] rarement
    [sometimes] parfois
    [half] environ une fois sur deux
    [mostly] le plus souvent
    [nearly] presque toujours
   *[always] à chaque fois
}
coach-rarely = { $rarely ->
    [hardly] presque jamais
    [seldom] rarement
    [sometimes] parfois
    [half] environ une fois sur deux
    [mostly] le plus souvent
    [nearly] presque toujours
   *[always] à chaque fois
}
coach-kept = { $alike ->
    [yes] Plus tard, { CARD($better, article: "the") } ferait un pli plus souvent que { CARD($other, article: "the") }.
   *[no] Plus tard, { CARD($better, article: "the") } ferait { coach-often } un pli ; { CARD($other, article: "the") }, { coach-rarely }.
}
coach-tricks = Avec { CARD($other, article: "the") }, vous faites plus de plis qu’avec { CARD($better, article: "the") }.
coach-thrown = Vous n’avez pas de { SUIT($suit) } : { CARD($better, article: "the") } va donc au joueur qui fait ce pli.
coach-rid = Vous n’avez pas de { SUIT($suit) } : le bon moment pour vous débarrasser { CARD($better, article: "the", case: "of") }.
coach-under = Avec { CARD($better, article: "the") }, vous restez sous { CARD($card, article: "the") } de la table ; avec { CARD($other, article: "the") }, vous passez au-dessus.
coach-over = Sur la table, { CARD($card, article: "the") } : avec { CARD($better, article: "the") }, vous passez au-dessus ; avec { CARD($other, article: "the") }, vous restez en dessous.
coach-neither = Sur la table, { CARD($card, article: "the") } bat les deux cartes : débarrassez-vous de la plus haute, { CARD($better, article: "the") }.
coach-queen-out = Attention { CARD($card, article: "the", case: "to") }, encore en jeu : { CARD($other, article: "the") } est au-dessus.
coach-guards = Gardez { CARD($other, article: "the") } : tant que vous avez d’autres piques, personne ne peut faire sortir { CARD($card, article: "the") }.
coach-others-out = Un autre joueur n’a pas de { SUIT($suit) } et peut défausser des points sur { CARD($other, article: "the") }.
coach-exit = Gardez { CARD($other, article: "the") } : tous les { suits } que vous ne voyez pas battent cette carte, qui vous servira à perdre un pli plus tard.
coach-more-beat = { $n ->
    [one] Une carte que vous ne voyez pas bat
   *[other] { $n } cartes que vous ne voyez pas battent
} { CARD($better, article: "the") }, { $k ->
    [0] aucune ne bat
    [one] une seule bat
   *[other] { $k } seulement battent
} { CARD($other, article: "the") }.
coach-in-trick = Ce pli contient déjà { LIST($cards, each: "the-card") }.
coach-stays-on = Personne ne peut battre { CARD($better, article: "the") } : vous faites ce pli et entamez encore.
coach-pass-queen = La dame de pique coûte le plus, et les autres pourraient vous la faire prendre.
coach-pass-guards = Gardez { CARD($card, article: "the") } : les petits piques protègent votre dame.
coach-pass-empties = Sans { SUIT($suit) }, vous jouez ce que vous voulez quand on en entame.
coach-pass-spades = Avec { CARD($card, article: "the") }, vous pourriez prendre la dame de pique.
coach-pass-high = { CAPITAL(CARD($card, article: "the")) } fait des plis, et prend les points qu’ils contiennent.
coach-pass-low = Gardez { CARD($card, article: "the") } : une petite carte perd un pli quand vous voulez en perdre un.
coach-pass-shorter = Vous gardez peu de { suits } : vous n’en aurez bientôt plus.
coach-figures = C’est le cas dans { $played } donnes d’essai sur { $of }, et dans { $best } après le meilleur choix.
coach-figures-cards = En moyenne sur les donnes d’essai, environ { coach-some }.

## Ce que savent les adversaires

opponents-know = Un adversaire connaît ses propres cartes, les cartes qu’il a passées et reçues, et tout ce qui a été visible à la table. Vos cartes, et celles qui restent à donner, ne lui sont jamais envoyées.
opponents-share = Les adversaires ne partagent rien entre eux et ne savent pas quel joueur vous êtes.
opponents-aim = Ils essaient de freiner le joueur qui mène la partie, que ce soit vous ou l’un d’eux.
opponents-failed = Les adversaires ne répondaient plus et ont été remplacés ; la partie continue.
opponents-no-files = Le système ne laissait plus le jeu ouvrir de fichiers : des adversaires plus simples continuent. Fermez d’autres programmes, puis relancez le jeu.
