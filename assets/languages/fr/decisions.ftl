### Ce que le joueur a choisi dans toutes ses parties, et comment s’y exercer.

## Tous mes choix

decisions-title = Tous mes choix
decisions-reading = Lecture de vos parties…
decisions-count = { $left ->
    [0] { $every ->
        [0] Vos choix apparaissent ici quand une partie est terminée. Les parties d’entraînement ne comptent pas.
       *[other] { $n } choix sur { $every }
    }
    [one] { $n } choix sur { $every }, encore { $left } partie à lire
   *[other] { $n } choix sur { $every }, encore { $left } parties à lire
}
decisions-save = Enregistrer en CSV
decisions-nothing-to-save = La liste est vide.
decisions-which = Quels choix
decisions-kind = { $which ->
    [wrong] Du faux pas à la gaffe
    [starred] Avec une étoile
    [noted] Avec une note
   *[all] Tous les choix
}
decisions-rules = Règles
decisions-any-rules = Toutes les règles
decisions-motif = Thème
decisions-any-motif = Tous les thèmes
decisions-sort = Trié par
decisions-by = { $column ->
    [loss] Plus grande perte
    [when] Plus récents
    [rules] Règles
    [motif] Thème
   *[situation] Type de choix
}
decisions-column = { $column ->
    [date] Date
    [rules] Règles
    [kind] Type
    [motif] Thème
    [played] Joué
    [better] Mieux
    [loss] Perte
   *[mark] Marques
}
decisions-table = Choix
decisions-situation = { $kind ->
    [passing] Passe
    [calling] Enchères, expositions
    [leading] Entame
    [following] Fournir
    [last] En dernier
    [discarding] Défausse
    [defending] Contre la lune
    [own_moon] Sa lune
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Étoile, note
       *[no] Étoile
    }
   *[no] { $noted ->
        [yes] Note
       *[no] { "" }
    }
}
decisions-day = { $day }/{ $month }/{ $year }
decisions-open = Ouvrir
decisions-star = { $on ->
    [yes] Retirer l’étoile
   *[no] Étoile
}
decisions-note = { $some ->
    [yes] Changer la note
   *[no] Ajouter une note
}
decisions-no-row = Choisissez d’abord une ligne.
decisions-note-title = Une note sur ce choix
decisions-note-field = Note
decisions-gone = La partie de ce choix n’existe plus.
decisions-not-kept = L’étoile ou la note n’a pas pu être enregistrée ({ $why }).
row-table-row = { SERIES($words) } ; ligne { $n } sur { $of }
row-table-none = aucune ligne
learn-decisions-detail = Ce que coûte chaque choix

## S’exercer à la passe

passing-title = S’exercer à la passe
passing-to = { $way ->
    [L] Choisissez trois cartes à passer à gauche
    [R] Choisissez trois cartes à passer à droite
   *[A] Choisissez trois cartes à passer en face
}
passing-count = Main { $n } sur { $of } aujourd’hui
passing-pass = Passer ces cartes
passing-three = { $n ->
    [one] Choisissez trois cartes ; vous en avez { $n }.
   *[other] Choisissez trois cartes ; vous en avez { $n }.
}
passing-judging = Le coach essaie votre passe dans des donnes d’essai…
passing-result = { $good ->
    [yes] Aucune passe n’est nettement meilleure que la vôtre.
   *[no] Coût de votre passe, en points : environ { $loss }.
}
passing-row = { $which ->
    [mine] La vôtre ({ $loss })
    [best] La meilleure ({ $loss })
   *[usual] { $known ->
        [yes] Celle d’un joueur de club ({ $loss })
       *[no] Celle d’un joueur de club
    }
}
passing-next = Main suivante
learn-passing-detail = Cinquante mains par jour

## Ce qui est tombé

gone-title = Qu’est-ce qui est tombé ?
gone-question = { $what ->
    [out] Combien de { suits } ont encore les autres ?
    [queen] Qui peut encore avoir la dame de pique ?
   *[void] Qui n’a plus de { SUIT($suit) }, à coup sûr ?
}
gone-no-answer = Sans réponse
gone-who = { $n ->
    [0] personne
   *[other] { LIST($names, each: "who-inside") }
}
# Un nom au milieu d’une phrase, dans une énumération.
who-inside = { $item ->
    [Vous] vous
   *[other] { $item }
}
gone-show = Montrer ce qui est tombé
gone-back = Retour à la partie
gone-verdict = { $right ->
    [yes] Juste. { $question } { CAPITAL($truth) }.
   *[no] Pas tout à fait. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }, cartes tombées : { SERIES($ranks) } ; vous en avez { $held }, les autres { $out }.
   *[no] { CAPITAL(SUIT($suit)) } : rien n’est tombé ; vous en avez { $held }, les autres { $out }.
}
gone-out = reste { $n }
gone-voids = { $name ->
    [Vous] Vous n’avez plus de { SERIES($suits, joint: "list-nor") }
   *[other] { $name } n’a plus de { SERIES($suits, joint: "list-nor") }
}
gone-queen = La dame de pique peut être chez : { $who }.
gone-shown = { CAPITAL(SUIT($suit)) } : pli { $n }, { CARD($card) }

## La même donne avec un joueur fort à sa place

strong-title = Un grand maître à votre place
strong-playing = Le grand maître joue vos cartes…
strong-result = Vos points : { $mine } ; le grand maître : { $theirs }.
strong-column = { $column ->
    [trick] Pli
    [mine] Vous
   *[theirs] Grand maître
}
strong-table = Les deux donnes
strong-cards = { $taken ->
    [yes] { CARD($card) }, fait le pli
   *[no] { CARD($card) }
}
strong-note = Les autres réagissent à ce qui est joué : après la première carte différente, les leurs peuvent changer aussi.
