### Entraînement : des positions qui reviennent, une série sur un thème, et ce qu’elles donnent.

menu-practice = Entraînement
menu-practice-detail = { $n ->
    [0] Rien aujourd’hui
    [one] { $n } position aujourd’hui
   *[other] { $n } positions aujourd’hui
}
practice-row = { $drill ->
    [yes] Cette série
   *[no] Aujourd’hui
}
practice-at = { $at } sur { $of }
practice-cell = { $result ->
    [right] juste
    [again] reviendra
    [missed] manquée
   *[open] pas encore de réponse
}
practice-place = Position { $at } sur { $of } · { $own ->
    [yes] votre partie · { $day }
   *[no] une nouvelle
}
practice-question = Quelle carte ?
practice-answer = La meilleure carte
practice-theme = { $theme ->
    [lead] Vous entamez. Choisissez la carte dans votre main.
    [last] Vous jouez en dernier. Choisissez la carte dans votre main.
    [discard] Vous ne pouvez pas fournir. Choisissez la carte dans votre main.
   *[follow] D’autres jouent après vous. Choisissez la carte dans votre main.
}
practice-verdict = { $verdict ->
    [right] Juste : { CARD($card, article: "the") }
    [both] Juste : { CARD($card, article: "the") }. Juste aussi : { CARD($best, article: "the") }
    [wrong] Pas cette fois. Mieux : { CARD($card, article: "the") }
   *[shown] La réponse : { CARD($card, article: "the") }
}
practice-why-not = Pourquoi pas { CARD($card, article: "the") } ?
practice-comes-back = { $n ->
    [0] Revient aujourd’hui
    [1] Revient demain
   *[other] Revient dans { $n } jours
}
practice-of-last = Réussites récentes de ce type : { $n } sur { $of }
practice-gap = { $n ->
    [one] Environ { $n } point de mieux en moyenne, en comptant aussi ce que prennent les autres
   *[other] Environ { $n } points de mieux en moyenne, en comptant aussi ce que prennent les autres
}
practice-hinted = Avec un indice, elle ne compte pas comme juste.
practice-next = Suivant
practice-see = Voir le résultat
practice-result = { $n ->
    [one] { $n } bonne réponse
   *[other] { $n } bonnes réponses
} sur { $of } sans aide. L’entraînement ne compte jamais pour votre cote.
practice-nothing = { $reading ->
    [0] Rien à faire aujourd’hui.
   *[other] Rien à faire pour l’instant.
}
practice-no-cards = Vos erreurs deviennent ici des positions, une fois que vous aurez joué une partie et que le coach l’aura regardée. Les parties d’entraînement ne comptent pas.
practice-reading = { $n ->
    [one] Le coach regarde encore { WORD($n, case: "f") } de vos parties.
   *[other] Le coach regarde encore { WORD($n, case: "f") } de vos parties.
}
practice-mistakes = { $n ->
    [1] Une de vos erreurs revient
   *[other] { $n } de vos erreurs reviennent
} { $days ->
    [1] demain.
   *[other] dans { $days } jours.
}
practice-new = { $n ->
    [one] { WORD($n, case: "f") } nouvelle position
   *[other] { $n } nouvelles positions
}
practice-back = Fini pour aujourd’hui
report-often = { $n ->
    [1] La première fois cette semaine.
    [2] La deuxième fois cette semaine.
    [3] La troisième fois cette semaine.
   *[other] { $n } fois cette semaine.
}
report-drill = S’y exercer
report-length = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}, { $minutes } min

## Statistiques

stat-practice-few = { $n ->
    [one] { $n } réponse jusqu’ici. Après { $of } réponses à des positions nouvelles, vous verrez ici si vous progressez.
   *[other] { $n } réponses jusqu’ici. Après { $of } réponses à des positions nouvelles, vous verrez ici si vous progressez.
}
stat-practice-answers = { $n ->
    [one] { $n } réponse à une position nouvelle
   *[other] { $n } réponses à des positions nouvelles
}
stat-practice-before = Au début
stat-practice-after = Récemment
stat-practice-percent = { $percent } %
stat-practice-early = Pas encore assez de parties : après { $n ->
    [one] { $n } choix de plus
   *[other] { $n } choix de plus
}, vous verrez quoi travailler.
stat-practice-none = Aucun type de choix ne ressort comme point faible.
stat-practice-worst = Le plus à gagner : { $name }.
stat-practice-row = { $name } : { $percent } % justes, à { $half } près.
stat-practice-motif = { $name } : { $n ->
    [one] { $n } raté
   *[other] { $n } ratés
} sur { $of } ; attendu { $usual } %.
stat-practice-how = Seules comptent les positions que vous n’aviez jamais vues, jouées sans indice. « Au début » en est la première moitié. Un type de choix n’est appelé point faible que s’il est très probablement plus souvent raté que vos autres choix ne le laissent attendre.
