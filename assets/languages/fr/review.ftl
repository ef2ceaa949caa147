### L’analyse d’une donne finie : ce qui a compté, ce qui aurait été mieux, et pourquoi.

## L’analyse

review-back = Retour
review-view = Vue
review-own-view = Votre vue
review-all-hands = Tout voir
review-what-happened = Revoir le pli
review-strip = Choix
review-cell = { $kind ->
    [pass] Passe
    [charge] Expo
    [bid] Ench.
    [name_suit] Coul.
    [choose_pass] Sens
    [pledge] Prom.
    [bury] Écart
   *[other] Autre
}
review-cell-value = { $name }, { $label }
review-trick = Pli { $n }
review-place = Donne { $deal }, { $trick ->
    [0] { $name }
   *[other] pli { $trick }
}
review-label = { $label ->
    [good] Bien
    [slip] Faux pas
    [mistake] Erreur
    [blunder] Gaffe
    [great] Belle carte
    [great-pass] Belle passe
    [close] Trop serré
    [waiting] Pas encore vu
   *[none] Pas de choix
}
review-loss = { $n ->
    [0] moins de 1 point
    [1] moins de 1 point
    [2] environ 1 point
    [3] environ { $points } point
   *[other] environ { $points } points
}
review-ahead = { $n ->
    [0] moins de 1 point d’avance
    [1] moins de 1 point d’avance
    [2] environ 1 point d’avance
    [3] environ { $points } point d’avance
   *[other] environ { $points } points d’avance
}
review-on-average = { $n ->
    [0] Moins de 1 point en moyenne
    [1] Moins de 1 point en moyenne
    [2] Environ 1 point en moyenne
    [3] Environ { $points } point en moyenne
   *[other] Environ { $points } points en moyenne
}
review-moment = { $place } · { $label }
review-this-time = { $points } cette fois
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Détails
review-details-loss = { $gained ->
    [yes] Avance en points sur le choix du coach : { $points } ± { $error }, sur { $n } donnes d’essai.
   *[no] Perte en points : { $points } ± { $error }, sur { $n } donnes d’essai.
}
review-details-great = Avance en points sur le meilleur autre choix : { $points } ± { $error }, sur { $n } donnes d’essai.
review-next = { $way ->
    [-1] Choix précédent
   *[other] Choix suivant
}
review-next-mark = { $way ->
    [-1] Marque précédente
   *[other] Marque suivante
}
review-title = { $n ->
    [0] Cette donne
    [1] Un moment fort
    [2] Deux moments forts
   *[3] Trois moments forts
}
review-title-none = Cette donne
review-clean = Une donne sans faute
review-find = Trouvez une meilleure carte
review-took = { $n ->
    [one] Vous avez pris { $points } point.
   *[other] Vous avez pris { $points } points.
}
review-gave-away = { $gained ->
    [yes] Vos choix n’ont rien coûté.
   *[no] { $n ->
        [1] En moyenne, vos choix ont coûté moins de 1 point.
        [2] En moyenne, vos choix ont coûté environ 1 point.
        [3] En moyenne, vos choix ont coûté environ { $points } point.
       *[other] En moyenne, vos choix ont coûté environ { $points } points.
    }
}
review-none = Il n’y avait rien à choisir dans cette donne.
review-no-coach = Le coach s’est arrêté : cette donne n’a pas été analysée.
review-looking = Examen du choix { $at } sur { $of }
review-other-choices = { $n ->
    [one] { $n } autre choix
   *[other] { $n } autres choix
}
review-try = Réessayer
review-no-try = Seule une carte peut être réessayée, et seulement s’il y avait un choix
review-show-it = Montrer
review-next-moment = { $at ->
    [0] Premier moment
   *[other] Moment suivant · { $at } sur { $of }
}
review-done = Terminé
review-go-on = Jouer la suite
review-copied = Copié
review-more = Plus
review-share-position = Copier la position
review-share-game = Copier la partie en texte
review-share-save = Enregistrer une copie
review-share-code = Copier comme défi
review-share-no-code = Seules les parties d’une personne contre des joueurs virtuels, et pas trop longues, peuvent être rejouées par un ami.
review-saved = Enregistré : { $path }

## Le texte copié d’une partie

deal-text-deal = Donne { $n }
deal-text-hand = { $name } : { $cards }
deal-text-kitty = Au chien : { $cards }
deal-text-passed = Passe, { $giver } → { $receiver } : { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name } : enchère { $n }
deal-text-pledge = { $name } : { $pledged ->
    [yes] promesse de ne prendre aucun cœur
   *[no] pas de promesse
}
deal-text-buried = { $name }, écart : { $cards }
deal-text-drew = { $name }, pioche : { $cards }
deal-text-rest = Le reste : { $name }
deal-text-points = { $name } { $points }
deal-text-score = Points : { SERIES($points) }

## Sur la table de l’analyse

review-waiting = Pas encore vu
review-no-choice = Il n’y avait rien à choisir ici
review-you-played = { $label } : vous avez joué { CARD($card, article: "the") }
review-better = Mieux : { CARD($card, article: "the") }
review-played-here = Joué : { $card }
review-better-here = Mieux : { $card }
review-result = { $n ->
    [0] pas de points
    [1] 1 point
   *[other] { $points } points
}
review-chip = { $mine ->
    [yes] { $points } pour vous
   *[no] { $points } pour { $name }
}
review-prompt = Quelle carte aurait été meilleure ?
review-solved = Oui : { CARD($card, article: "the") }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card, article: "the")) } coûte { $cost } ; { review-tries-left }
   *[no] Pas { CARD($card, article: "the") } ; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } coûte { $cost } ; { review-tries-left }
   *[no] Pas { $card } ; { review-tries-left }
}
review-tries-left = { $left ->
    [0] plus d’essai
    [1] encore un essai
   *[other] encore { $left } essais
}
review-text-hand = Votre main : { LIST($cards) }
review-text-trick = Sur la table : { LIST($cards) }
review-open = Analyse
review-open-deal = Analyser cette donne
review-too-small = La fenêtre est trop petite pour cette table
review-go-on-tip = Jouer cette donne à partir d’ici comme entraînement ; la partie elle-même ne change pas

## Ce qu’un joueur pouvait savoir

review-knows = Qui savait quoi ?
review-cards = { LIST($cards) }
knows-back = Retour à l’analyse
knows-who = Qui sait
knows-heading = { $name ->
    [Vous] Que pouviez-vous savoir ?
   *[other] Que pouvait savoir { $name } ?
}
knows-title = { $n ->
    [one] { $n } carte invisible pour { name-inside }
   *[other] { $n } cartes invisibles pour { name-inside }
}
knows-matrix = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
knows-legend = Plus le point est gros, plus c’est probable. Tiret : impossible. Coche : certain.
knows-part = { $n } chez { name-inside }
knows-certain = { CAPITAL(CARD($card)) } : à coup sûr chez { name-inside }.
knows-sentence = { CAPITAL(CARD($card)) } : sur dix donnes possibles, { LIST($parts) }.
knows-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
knows-nobody = Personne
knows-own = { $n ->
    [one] { $n } carte dans sa main
   *[other] { $n } cartes dans sa main
}
knows-played = { $n ->
    [0] Aucune carte n’avait été jouée.
    [one] { CAPITAL(WORD($n, case: "f")) } carte avait été jouée.
   *[other] { $n } cartes avaient été jouées.
}
knows-passed = Passées :
knows-got = Reçues :
knows-nothing-else = Le tableau ci-dessous n’utilise que ce qui a été montré à { name-inside }.
knows-why = Un joueur ne reçoit jamais les mains des autres : avec d’autres cartes cachées, un joueur virtuel ferait exactement la même chose.
knows-decided = Carte jouée par { name-inside } : { CARD($card, article: "the") }
knows-decided-other = { $name ->
    [Vous] Votre choix suivant
   *[other] Le choix suivant { of-name }
}
knows-reason-waiting = Le coach réfléchit…
knows-reason-none = Il n’y avait rien à choisir.
knows-reason = Ce que dirait le coach à { name-inside } : { $reason }
knows-reason-wrong = Perte : { review-loss }. Ce que dirait le coach à { name-inside } : { $reason }
knows-show = Montrer ce qu’avaient les autres
knows-waiting = Calcul des donnes possibles…
knows-none = Avec ces règles, les cartes cachées ne peuvent pas être calculées.

report-work = À travailler
report-waiting = Le coach réfléchit…
report-nothing = Rien à signaler. Bien joué.
report-costliest = Le choix le plus coûteux
report-habits-later = Jouez encore quelques parties pour voir ici vos habitudes.
report-try = Revoir ce choix
report-choose = Points perdus en moyenne. Choisissez un moment pour le voir.
report-no-moments = Aucun choix de cette donne n’a beaucoup compté.
