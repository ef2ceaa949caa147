### La partie du jour : son entrée au menu, son écran, et les résultats que des amis s’envoient.

## Dans le menu principal

menu-daily = Partie du jour
menu-daily-detail = { $kind ->
    [puzzles] Cinq problèmes
    [endgame] Une fin de donne
    [hard] Un problème difficile
    [deals] Trois donnes
    [omnibus] Omnibus, à jouer
    [other] À jouer
   *[deal] Classique, à jouer
}
menu-daily-done = { $n ->
    [one] { $points } point
   *[other] { $points } points
}{ $known ->
    [yes] , devant { $beaten } sur 6
   *[no] { "" }
}
menu-daily-solved = { $n ->
    [one] { $n } résolu sur { $of }
   *[other] { $n } résolus sur { $of }
}

## L’écran de la partie du jour

daily-title = Partie du jour
daily-kind = { $kind ->
    [puzzles] Cinq problèmes
    [endgame] Une fin de donne
    [hard] Un problème difficile
    [deals] Trois donnes
   *[deal] { $rules }, une donne
}
daily-about = { $kind ->
    [puzzles] Cinq positions, de facile à difficile.
    [endgame] Une position vers la fin d’une donne.
    [hard] Une position parmi les plus difficiles.
    [deals] Six autres jouent les trois mêmes donnes : comparez-vous.
   *[deal] { $today ->
        [yes] Tout le monde a les mêmes cartes et les mêmes adversaires aujourd’hui.
       *[no] Tout le monde a les mêmes cartes et les mêmes adversaires pour ce jour.
    }
}
daily-stand = { $stand ->
    [played] joué
    [late] joué plus tard
    [free] jour libre
    [open] encore ouvert
    [today] aujourd’hui
   *[coming] à venir
}
daily-when = { $when ->
    [early] en avance
    [late] en retard
   *[in-time] le jour même
}
daily-day-stands = { games-day } { games-month }, { daily-stand }{ $beat ->
    [yes] , mieux que la moyenne
   *[no] { "" }
}
daily-month = { CAPITAL(games-month) } { $year }
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-week = Cette semaine
daily-weekday = { $n ->
    [0] Lundi
    [1] Mardi
    [2] Mercredi
    [3] Jeudi
    [4] Vendredi
    [5] Samedi
   *[6] Dimanche
}
daily-weekday-date = { daily-weekday } { games-day } { games-month }
daily-unit-points = { $n ->
    [one] point
   *[other] points
}
daily-unit-solved = sur { $of } problèmes
daily-beaten = Mieux que { $beaten } sur 6
daily-hidden = Votre main, encore cachée.
daily-marks = L’avis du coach sur vos choix : { LIST($marks) }
daily-progress = Pli { $trick }, { $n ->
    [one] { $points } point
   *[other] { $points } points
} jusqu’ici
daily-ahead = Jouer en avance compte, mais pas pour votre série.
daily-behind = Jouer en retard compte, mais pas pour votre série.
daily-no-field = Personne d’autre n’a joué ces cartes.
daily-again = Partie du jour rejouée, { $date }
daily-play-again = Rejouer
daily-not-played = pas encore joué
daily-other = { $name } : { $result }
daily-tabs = Quels jours
daily-tab-today = Aujourd’hui
daily-tab-all = Tous
daily-none-yet = Encore rien de joué.
daily-in-a-row = d’affilée
daily-in-all = { $n ->
    [one] jour joué
   *[other] jours joués
}
daily-legend-played = joué
daily-legend-beat = mieux que la moyenne
daily-legend-late = joué plus tard
daily-legend-free = jour libre, deux par mois
daily-legend-open = encore ouvert
daily-tomorrow = demain
daily-ended = { $n ->
    [one] { $n } jour fini
   *[other] { $n } jours finis
}
daily-play = Jouer
daily-continue = Continuer
daily-copy = Copier le résultat
daily-review = Analyse
daily-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
daily-solved = { $n ->
    [one] { $n } résolu sur { $of }
   *[other] { $n } résolus sur { $of }
}
daily-field = six autres en moyenne : { $mean }
daily-field-beaten = six autres en moyenne : { $mean } ; mieux que { $beaten } sur 6
daily-counting = Six autres sont encore en train de jouer vos cartes.
daily-share = Dame de pique du jour { $date } · { $rules }
daily-streak = série : { $n }
daily-copied = Votre résultat en texte
daily-copied-later = Quand vous aurez joué : votre résultat en texte, à envoyer à des amis.
daily-against = Contre un ami
daily-code-holds = Un code contient les coups joués et rien sur vous. La partie est rejouée ici : personne ne peut inventer un résultat.
daily-code = Le code d’un ami
daily-paste = Coller
daily-bad-code = Ce code n’est pas valable, ou vient d’une autre version.
daily-friend = { $date }, votre ami : { $result }
daily-old-code = un code d’une version antérieure. Il ne contient pas les choix : le nombre de problèmes résolus ne peut pas être vérifié.
daily-mine = Vous : { $result }
daily-friend-first = Jouez d’abord ce jour ; vous verrez ensuite où vos parties ont commencé à différer.
daily-parted = { $same ->
    [yes] Vous avez joué les mêmes cartes tous les deux.
   *[no] { $trick ->
        [0] Première différence : à la passe.
       *[other] Première différence : au pli { $trick }.
    }
}
daily-game = Partie du jour, { $date }
daily-not-kept = Le résultat n’a pas pu être enregistré : { $why }.
daily-practice = Entraînement : cette partie ne compte pas pour le jour.
daily-other-play = Les adversaires n’ont pas joué comme ils auraient dû ce jour-là : il n’y a donc pas de code.

## Un défi : la partie d’un ami

challenge-reading = La partie est rejouée…
challenge-what = { $rules }, { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}, contre { LIST($names) }.
challenge-theirs = { $place ->
    [0] Votre ami : { $points }.
   *[other] Votre ami : { $points }, { PLACE($place) }.
}
challenge-mine = { $place ->
    [0] Vous : { $points }.
   *[other] Vous : { $points }, { PLACE($place) }.
}
challenge-play = Jouer les mêmes donnes
challenge-first = Jouez, puis collez de nouveau le code pour voir où vos parties ont commencé à différer.
challenge-parted = Première différence : donne { $deal }, { $trick ->
    [0] à la passe.
   *[other] pli { $trick }.
}
challenge-company = Les coups des joueurs virtuels sont dans ce code. Le jeu peut vérifier qu’ils les joueraient vraiment, puis montre ce qu’a pris votre ami ; avec des joueurs forts, cela prend des minutes.
challenge-ask = Vérifier
challenge-stop = Arrêter
challenge-asking = Vérification des joueurs virtuels : { $share } % de la partie concordent jusqu’ici.
challenge-company-so = Les joueurs virtuels font les mêmes coups : cette partie a vraiment été jouée.
challenge-company-otherwise = Les joueurs virtuels auraient joué autrement : cette partie n’a pas été jouée ainsi, ou la machine était si lente que le temps leur a manqué.
challenge-company-unknown = Les joueurs virtuels n’ont pas pu être vérifiés.
challenge-game = Défi, { $rules }

## Beaucoup de codes ensemble : un club

club-title = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
} ; classement selon les points par jour, par rapport aux autres :
club-line = { $place }. { $name } : { $by } { $good ->
    [yes] de mieux
   *[no] de moins bien
} sur { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}{ $sure ->
    [yes] .
   *[no] , trop serré.
}
club-few = { $name } : { $n ->
    [0] aucun jour que d’autres ont joué aussi.
   *[other] un jour que d’autres ont joué aussi.
}
club-unreadable = { $n ->
    [one] { $n } code n’est pas valable.
   *[other] { $n } codes ne sont pas valables.
}
