### L’écran des statistiques : des cases côte à côte, chacune avec une image et une phrase ou deux.

menu-statistics = Statistiques
menu-statistics-detail = Résultats, chance, choix
stat-title = Statistiques
stat-rules = Variante
stat-rules-of = { $title } ({ $n })
stat-against = Adversaires
stat-all-opponents = Tous les adversaires
stat-no-practice = Sans les parties d’entraînement
stat-save = Enregistrer toutes les donnes en tableau (CSV)
stat-practise = { $theme ->
    [lead] S’exercer à entamer
    [follow] S’exercer à fournir
    [last] S’exercer à jouer en dernier
   *[discard] S’exercer à la défausse
}
stat-reading = Lecture de vos parties…
stat-nothing = Finissez une partie pour voir ici vos statistiques. Les parties d’entraînement, avec indices ou cartes reprises, ne comptent pas.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}

## Résultats

stat-results = Résultats
stat-share = Taux de victoire probable : { $low }–{ $high } % (à parts égales : { $even } %).
stat-chance = À elle seule, la chance donnerait de { $low } à { $high } victoires.
stat-few = Il faut { $least } parties pour en dire plus ; vous en avez { $n }.
stat-place = { place }
stat-place-line = { place } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stat-share-how = La barre claire est la plage à 95 % : elle contient votre vrai taux de victoire 19 fois sur 20. Le trait pointillé est ce que gagne chaque place quand tous sont de même force.

## Points par donne

stat-points = Points par donne
stat-no-points = Il faut deux donnes comptées en points.
stat-even = À parts égales, en points par donne : { $points }.
stat-bar = { $one ->
    [yes] { $low ->
        [0] 0 point
        [1] 1 point
       *[other] { $low } points
    }
   *[no] { $low } à { $high } points
} : { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , avec la dame de pique
       *[other] , toutes avec la dame de pique
    }
   *[other] , dont { $queens } avec la dame de pique
}
stat-with-queen = avec la dame de pique
stat-queen-deals = Les dernières donnes où vous avez pris la dame
stat-deal-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
stat-mean-is = Moyenne, en points par donne : { $mean }.

## Ce que coûtent les choix

stat-choices = Points perdus par choix
stat-no-choices = Le coach n’a encore regardé aucune de ces donnes.
stat-few-deals = Il faut { $n } donnes pour nommer une force ; { $now } jusqu’ici.
stat-level = { $clear ->
    [yes] Vos choix sont ceux de cette force : { $low }
   *[no] Trop serré : de { $low } à { $high }
}
stat-situation = { $kind ->
    [passing] Passe
    [calling] Enchères, expositions
    [leading] Entame
    [following] Fournir
    [last] En dernier
    [discarding] Défausse
    [defending] Contre la lune
   *[own_moon] Sa propre lune
}
stat-dearest = Ce qui vous coûte le plus : { $kind ->
    [passing] la passe
    [calling] les enchères et expositions
    [leading] l’entame
    [following] fournir
    [last] jouer en dernier
    [discarding] la défausse
    [defending] jouer contre la lune
   *[own_moon] vos propres lunes
}.
stat-no-dearest = { $equal ->
    [yes] Tous les types de choix vous coûtent autant.
   *[no] Trop serré pour dire quel type de choix vous coûte le plus.
}
stat-choice-line = { stat-situation } : { $mean } sur { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
stat-sure = plage à 95 %
stat-choices-how = Les points perdus se comptent par rapport aux autres joueurs, tels que le coach les attend d’après ce que votre place pouvait savoir. Les points pris par malchance ne comptent pas : ce n’est donc pas ce que montre la feuille de score. Un choix sans enjeu est laissé de côté. La force est celle dont les pertes, sur { $deals } donnes contre des joueurs de club, sont les plus proches des vôtres, jugées par { $same ->
    [yes] le même coach
   *[no] une version antérieure du coach
} ; tant que les choix sont peu nombreux, elle est tirée vers le joueur de club. Deux forces sont nommées tant que le hasard seul pourrait expliquer l’une ou l’autre. Ce qui vous coûte le plus n’est nommé que si le hasard seul ne donne presque jamais un si mauvais résultat au pire type de choix. La plage à 95 % contient la vraie valeur 19 fois sur 20. Aucun choix ne peut perdre moins de 0 : une valeur sous 0 est due au hasard, et l’image montre 0.

## Les cartes sont-elles honnêtes ?

stat-fair = Les cartes sont-elles honnêtes ?
stat-no-checks = Il n’y a pas encore de donne à vérifier.
stat-queen = { $where ->
    [you] Dame de pique chez vous
    [left] Dame à votre gauche
    [right] Dame à votre droite
    [across] Dame en face
   *[other] Dame à la place { $n } à gauche
}
stat-fact = { $fact ->
    [hearts] Cœurs dans votre main
    [aces] As
    [longest] Couleur la plus longue
   *[voids] Mains avec chicane
}
stat-inside = Les { $n } contrôles semblent normaux. Par hasard, environ un sur vingt ne le semblerait pas.
stat-outside = { $n ->
    [one] { $n } contrôle sur { $of } semble inhabituel
   *[other] { $n } contrôles sur { $of } semblent inhabituels
} ; par hasard, cela arrive à environ une table sur { $tables }.
stat-check-line = { $name } : { $found } (normalement { $low } à { $high }){ $outside ->
    [yes] , inhabituel
   *[no] { "" }
}
stat-fair-how = Chaque barre verte est ce que donnent des cartes honnêtes 19 fois sur 20, d’après le jeu de cartes et la taille des mains. Couleur la plus longue, cœurs et as sont des moyennes par donne, telle que distribuée, avant toute passe.

## Jours joués

stat-days = Jours joués
stat-days-played = { $n } des { $of } derniers jours
stat-days-shades = Couleurs plus vives : à partir de { $low }, { $middle } et { $high } donnes.
stat-day-line = { games-on-day-of-year } : { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}
stat-weekday = { $n ->
    [0] Lu
    [1] Ma
    [2] Me
    [3] Je
    [4] Ve
    [5] Sa
   *[6] Di
}
stat-month = { $month ->
    [1] Janv
    [2] Févr
    [3] Mars
    [4] Avr
    [5] Mai
    [6] Juin
    [7] Juil
    [8] Août
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Déc
}

## Chance

stat-luck = Chance
stat-no-luck = Il faut au moins deux donnes jouées par d’autres avec vos cartes.
stat-luck-sum = Sur { $n } donnes, en points, la chance a { $saved ->
    [yes] épargné
   *[no] coûté
} { $luck }, et votre jeu a { $well ->
    [yes] épargné
   *[no] coûté
} { $play }.
stat-luck-band = À elle seule, la chance reste d’ordinaire dans une marge de { $half ->
    [one] { $half } point
   *[other] { $half } points
}, { $inside ->
    [yes] comme ici.
   *[no] mais pas ici.
}
stat-luck-left = { $n ->
    [one] D’autres jouent encore { WORD($n, case: "f") } de vos donnes passées, tant que cette page est ouverte.
   *[other] D’autres jouent encore { $n } de vos donnes passées, tant que cette page est ouverte.
}
stat-luck-how = La ligne est la somme, donne après donne, de ce que la chance a épargné. À elle seule, la chance reste dans la bande 19 fois sur 20 ; la bande s’élargit avec la racine carrée du nombre de donnes.

## Cote

stat-rating = Cote
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Votre cote apparaît après { $least } parties ; vous en avez { $n }.
stat-rating-equals = { $clear ->
    [yes] Vous jouez à peu près à cette force : { $low }.
   *[no] Trop serré : de { $low } à { $high }.
}
stat-rating-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
stat-rating-line = { $level } : { $rating }
stat-rating-how = La cote découle de vos places contre des adversaires dont les cotes ont été mesurées et ne bougent pas : 400 points d’avance valent dix contre un. La bande contient votre vraie force 19 fois sur 20 ; elle tient compte de l’incertitude sur les cotes de vos adversaires.

## Constats

stat-findings = Ce qui ressort
stat-no-findings = Trop serré : le seul hasard expliquerait toutes les différences entre vos types de donnes.
stat-finding = { $kind ->
    [queen] Avec la dame de pique en main
    [long] Avec six cartes ou plus d’une couleur
    [void] Avec une chicane en main
    [aces] Avec deux as ou plus
    [lately] Dans la seconde moitié de vos donnes
    [pass-l] Quand vous passez à gauche
    [pass-r] Quand vous passez à droite
    [pass-a] Quand vous passez en face
   *[pass-hold] Quand il n’y a pas de passe
}, vous faites, en points par donne, { $by } { $good ->
    [yes] de mieux
   *[no] de moins bien
} que d’ordinaire, par rapport à d’autres qui avaient vos cartes.
stat-finding-deal = { $n } : donne { $deal }
stat-finding-saved = { $by } { $good ->
    [yes] de mieux
   *[no] de moins bien
} que les autres, en points
stat-finding-gone = Cette partie n’est plus enregistrée.
stat-findings-how = Chaque donne est comparée à six autres joueurs qui ont joué vos cartes, si bien que la chance et les cartes difficiles ne comptent pas. Une phrase n’apparaît que si le hasard seul ne fait presque jamais une telle différence (trois erreurs types). Appuyez sur une donne pour la revoir.
