### La feuille de score, son graphique, et ce qui se dit d’une partie finie.

## Le tableau de la feuille

sheet-column-deal = Donne
sheet-column-pass = Passe
sheet-race = { $way ->
    [behind] Vous êtes à { $n } derrière { $first }
    [ahead] Vous avez { $n } d’avance sur { $first }
   *[level] Vous êtes à égalité avec { $first }
}, { $mine ->
    [yes] et vous êtes à { $left } de la fin de la partie.
   *[no] et { $last } est à { $left } de la fin de la partie.
}
sheet-total = Total
sheet-cell = { $name }, donne { $n }
sheet-moon = { $moon ->
    [sun] Soleil
   *[moon] Lune
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] La partie se termine à { $limit }, et { ending-best }.
    [exceed] La partie se termine au-delà de { $limit }, et { ending-best }.
    [deals] { $limit ->
        [one] La partie a { WORD($limit, case: "f") } donne, et { ending-best }.
       *[other] La partie a { WORD($limit) } donnes, et { ending-best }.
    }
    [time] La partie se termine après { $limit } minutes, et { ending-best }.
    [chips] La partie se termine quand quelqu’un n’a plus de jetons, et { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] La partie se termine à { $limit }.
    [exceed] La partie se termine au-delà de { $limit }.
    [deals] { $limit ->
        [one] La partie a { WORD($limit, case: "f") } donne.
       *[other] La partie a { WORD($limit) } donnes.
    }
    [time] La partie se termine après { $limit } minutes.
    [chips] La partie se termine quand quelqu’un n’a plus de jetons.
}
sheet-played = { $deals ->
    [one] { CAPITAL(WORD($deals, case: "f")) } donne jouée.
   *[other] { CAPITAL(WORD($deals)) } donnes jouées.
}

sheet-note = { $stand ->
    [winner] Victoire
    [tied-first] 1er ex æquo
    [leading] En tête
    [tied-lead] Ex æquo
    [close] { PLACE($place) }, encore { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, victoire
    [tied-first] { $side } { $total }, 1er ex æquo
    [leading] { $side } { $total }, en tête
    [tied-lead] { $side } { $total }, en tête ex æquo
    [close] { $side } { $total }, { PLACE($place) }, encore { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## De quoi se compose un nombre

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards } : { SIGNED($score) }
   *[no] { sheet-line-kind } : { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Cartes
    [hearts] Cœurs
    [multiplier] Modifié par
    [bonus] Bonus
    [floor] Pas sous zéro
    [moon] Lune
    [sun] Soleil
    [no_trick] Aucun pli
    [tricks] Plis
    [pledge] Promesse
    [partner] Partenaire
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Rien qui compte
sheet-counters = Jetons : { SIGNED($gain) }, reste { $stock }
sheet-jumped = Le total a sauté à { $total }
sheet-played-as = A joué comme : { $level }

## Le graphique

sheet-chart-deals = Donne
sheet-chart-end = Fin de partie

## Nombres avec leur légende

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] total le plus bas
    [high] total le plus haut
    [magnitude] le plus près de zéro
    [counters] meilleur total
}
sheet-tile-queens = { $n ->
    [one] dame de pique prise
   *[other] dames de pique prises
}
sheet-tile-tricks = { $n ->
    [one] pli fait
   *[other] plis faits
}
sheet-tile-clean = { $n ->
    [one] donne sans points
   *[other] donnes sans points
}
sheet-tile-pool = jetons dans le pot
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] jeton entre le 1er et le 2e
       *[other] jetons entre le 1er et le 2e
    }
   *[no] { $n ->
        [one] point entre le 1er et le 2e
       *[other] points entre le 1er et le 2e
    }
}
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] lune décrochée
        [you] lune décrochée par vous
        [other] lune décrochée par { $name }
    }
   *[other] { $who ->
       *[several] lunes décrochées
        [you] lunes décrochées par vous
        [other] lunes décrochées par { $name }
    }
}
sheet-tile-most-queens = { $who ->
    [you] dames de pique pour vous
   *[other] dames de pique pour { $name }
}
sheet-tile-dearest = { $who ->
    [you] le maximum en une donne, pour vous
   *[other] le maximum en une donne, pour { $name }
}
sheet-tile-lead = { $n ->
    [one] changement en tête
   *[other] changements en tête
}

## Le tableau final

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] ne paie rien
    [receives] reçoit { $amount }
    [pays] paie { $amount }
}
sheet-deed-moons = { $n ->
    [one] { WORD($n, case: "f") } lune
   *[other] { WORD($n) } lunes
}
sheet-deed-queens = { $n ->
    [one] { WORD($n, case: "f") } dame
   *[other] { WORD($n) } dames
}
sheet-deed-clean = { $n ->
    [one] { WORD($n, case: "f") } donne sans points
   *[other] { WORD($n) } donnes sans points
}

sheet-won = { $n ->
    [one] Victoire : { LIST($names) }
   *[other] Victoire : { LIST($names) }
}
sheet-won-by-you = { $n ->
    [0] Vous gagnez
   *[other] Victoire pour vous avec { LIST($names) }
}

sheet-over-deals = { $n ->
    [1] Partie finie après une donne.
    [2] Partie finie après les deux donnes.
   *[other] Partie finie après les { WORD($n) } donnes.
}
sheet-over-time = { $n ->
    [one] Temps écoulé après { WORD($n, case: "f") } donne.
   *[other] Temps écoulé après { WORD($n) } donnes.
}
sheet-over-chips = { $n ->
    [one] Après { WORD($n, case: "f") } donne, quelqu’un n’a plus de jetons.
   *[other] Après { WORD($n) } donnes, quelqu’un n’a plus de jetons.
}
sheet-over-special = { $n ->
    [one] Après { WORD($n, case: "f") } donne, un total est resté en place assez longtemps pour gagner.
   *[other] Après { WORD($n) } donnes, un total est resté en place assez longtemps pour gagner.
}
sheet-over-score = { $n ->
    [one] Après { WORD($n, case: "f") } donne, { sheet-over-who } { sheet-over-did } { $limit }.
   *[other] Après { WORD($n) } donnes, { sheet-over-who } { sheet-over-did } { $limit }.
}
sheet-over-who = { $who ->
    [nobody] une équipe arrive
    [you] vous arrivez
    [one] { LIST($names) } arrive
    [you-too] { LIST($names) } arrivez
   *[several] { LIST($names) } arrivent
}
sheet-over-did = { $past ->
    [yes] au-delà de
   *[no] à
}
sheet-you = vous

## Donnes honnêtes

sheet-fair-title = Les donnes étaient-elles honnêtes ?
sheet-fair-what = Les cartes de cette partie ont été fixées avant la première donne : personne n’a pu les choisir ni les changer ensuite. La preuve : un code était visible tout le temps dans le menu de la partie. Il n’appartient qu’à ces cartes ; la partie finie, vous pouvez le vérifier.
sheet-fair-verify = Voir la preuve
sheet-fair-code = Code des donnes
sheet-fair-checked = Donnes vérifiées
sheet-fair-failed = Donnes honnêtes : échec
sheet-fair-fixed = Avant la première donne, un nombre a été tiré pour cette partie, et ce code en a été fait : { $code }.
sheet-fair-open = Une fois la partie finie, le nombre tiré est montré lui aussi.
sheet-fair-seed = Le nombre, ou la graine, dont découlent toutes les cartes de cette partie : { $seed }.
sheet-fair-cut = Vous avez coupé avec « { $cut } ».
sheet-fair-drawn = Le nombre tiré avant votre coupe : { $drawn }. Toutes les cartes de cette partie découlent de ce nombre et de votre coupe.
sheet-fair-copied-drawn = Tiré avant la coupe : { $drawn }
sheet-fair-copied-cut = Coupe : { $cut }
sheet-fair-kept = Le nombre donne exactement ce code : aucune donne n’a changé depuis que le code est visible.
sheet-fair-broken = Le nombre donne un autre code : ces donnes ne sont pas celles qui ont été fixées.
sheet-fair-copied-seed = Graine : { $seed }
sheet-fair-copied-code = Code des donnes : { $code }

## Chance et jeu

luck-title = Cette donne
luck-switch = Ce qui est montré
luck-this-deal = Cette donne
luck-totals = Totaux
luck-points = { $n ->
    [one] point
   *[other] points
}
luck-distance = de zéro
luck-verdict = { $way ->
    [helped] Une bonne donne
    [cost] Une donne coûteuse
   *[even] Une donne moyenne
}
luck-you = vous
luck-about = { $n ->
    [1] un demi-point
    [2] 1 point
    [3] { $points } point
   *[other] { $points } points
}
luck-field = { WORD($n) } autres avec vos cartes : { $field } en moyenne
luck-deal = { $way ->
    [helped] { $much ->
        [yes] De bonnes cartes ont épargné environ { luck-about }.
       *[no] Des cartes plutôt bonnes ont épargné environ { luck-about }.
    }
    [cost] { $much ->
        [yes] De mauvaises cartes ont coûté environ { luck-about }.
       *[no] Des cartes plutôt mauvaises ont coûté environ { luck-about }.
    }
   *[even] Vos cartes n’étaient ni bonnes ni mauvaises.
}
luck-play = { $way ->
    [helped] Face aux six autres, votre jeu a épargné environ { luck-about }.
    [cost] Face aux six autres, votre jeu a coûté environ { luck-about }.
   *[even] Vous avez joué comme les six autres.
}
luck-company = Aux autres places : { LIST($names) }.
luck-so-far = Jusqu’ici, sur { $n } donnes : { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] la chance a épargné { $points }
    [cost] la chance a coûté { $points }
   *[even] la chance est neutre
}
luck-sum-play = { $way ->
    [helped] le jeu a épargné { $points }
    [cost] le jeu a coûté { $points }
   *[even] le jeu est neutre
}
luck-waiting = D’autres jouent vos cartes…
luck-practice = Entraînement : avec un indice, ou une carte reprise, une partie ne compte ni dans vos statistiques ni dans votre cote.
luck-failed = Les autres n’ont pas pu jouer cette donne jusqu’au bout : pas de comparaison.
luck-more = Ce que chacun a pris
luck-others = La même donne par d’autres
luck-other = { $name } : { $points }
luck-mine = Vous : { $points }
luck-table = Les cartes de chaque place dans les mains des six mêmes :
luck-seat = { $name } : { $field } en moyenne, { $took } pris
luck-how = Six joueurs de trois forces ont joué vos cartes à votre place, et aussi les cartes de toutes les autres places de cette donne. Autour d’eux étaient vos adversaires, de même force et dans le même ordre ; mais Fort joue pour Expert et Grand maître, qui seraient trop lents, et un Joueur de club pour les autres personnes. La chance est ce qu’ils ont pris à votre place, comparé à ce qu’ils ont pris à toutes les places ; votre jeu est ce que vous avez pris, comparé à ce qu’ils ont pris.

end-screen-rating = Cote { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Meilleur moment
    [other] Autre moment coûteux
   *[worst] Pire moment
}
end-moment-where = donne { $deal }, { $trick ->
    [0] avant le premier pli
   *[other] pli { $trick }
}
end-moment-played = Vous avez joué { CARD($card, article: "the") }
end-moment-better = Mieux
