### La fenêtre, ce qui est sur chaque page, noms des éléments et des touches, erreurs du programme.

## Pages et dialogues

page-close = Fermer
page-cancel = Annuler
page-paste = Coller
page-no-letters = { $n ->
    [one] Aucune police de cet ordinateur n’a le caractère { $codes }. Merci de l’enlever.
   *[other] Aucune police de cet ordinateur n’a les caractères { $codes }. Merci de les enlever.
}

## Éléments, pour un lecteur d’écran

widget-role-button = bouton
widget-role-switch = interrupteur
widget-role-tabs = onglets
widget-role-stepper = compteur
widget-role-list-box = liste déroulante
widget-role-slider = curseur
widget-role-text-field = champ de texte
widget-role-group-of-switches = groupe d’interrupteurs
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] activé
   *[no] désactivé
}
widget-choice = { $option }, { $n } sur { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") } ; carte actuelle : { CARD($here) }
   *[no] aucune ; carte actuelle : { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Page

## Ce que font les touches que l’on peut changer

window-key-last = Maintenir pour voir le dernier pli
window-key-legal = Montrer ce qui peut être joué, et pourquoi
window-key-hint = Indice (la partie devient un entraînement) ; dans l’analyse, réessayer
window-key-undo = Reprendre la dernière carte
window-key-scores = Feuille de score
window-key-finish = Terminer la donne quand c’est proposé
window-key-beside = Réclamer tous les plis restants, passer sans voir ou déclarer maldonne ; copier les scores ou une position
window-key-passed = Voir les cartes passées dans cette donne
window-key-pace = Jeu plus lent, ou rythme normal
window-key-options = Options
window-key-review = Sur la feuille de score : analyser la dernière donne
window-key-view = Dans l’analyse : votre vue ou tout voir
window-key-mark = Dans l’analyse : le choix marqué suivant
window-key-knows = Dans l’analyse : qui savait quoi ?
window-page = Faire défiler
window-page-down = Vers le bas
window-page-up = Vers le haut
window-key-switch = Choisir
window-key-switch-step = Élément suivant
window-key-mute = Son activé ou coupé
window-key-full-screen = Plein écran ou fenêtre
window-key-cap = { $name ->
    [return] Entrée
    [space] Espace
    [insert] Inser
    [delete] Suppr
    [pause] Pause
    [print-screen] Impr. écran
    [scroll-lock] Arrêt défil
   *[other] { $cap }
}
window-key-needed = Cette touche sert à se déplacer et à choisir.
window-key-modifier = Cette touche ne marche qu’avec d’autres.

## Ce que font les boutons d’une manette

window-pad-move = Parcourir vos cartes et les éléments
    .keys = { $left } { $right } { $up } { $down }, stick gauche
window-pad-use = Jouer ou choisir la carte, actionner l’élément
    .keys = A
window-pad-back = Retour ; à la table, le menu de la partie
    .keys = B, Start
window-pad-legal = Montrer ce qui peut être joué
    .keys = X
window-pad-last = Maintenir pour voir le dernier pli
    .keys = Y
window-pad-pages = Pages d’un écran ; à la table, ses boutons
    .keys = LB, RB
window-pad-undo = Reprendre la dernière carte
    .keys = LT
window-pad-beside = Réclamer, passer sans voir ou maldonne
    .keys = RT
window-pad-scores = Feuille de score
    .keys = View
window-pad-scroll = Défiler ; enfoncé : un indice
    .keys = Stick droit

## Pas de fenêtre : dans le terminal

window-no-screen = Le jeu a besoin d’un écran, et aucun n’a pu être ouvert.
window-no-screen-because = Le jeu a besoin d’un écran, et aucun n’a pu être ouvert ({ $reason }).
window-screen-lost = L’écran n’est plus là.
window-not-opened = Le jeu n’a pas pu ouvrir sa fenêtre ({ $reason }).
window-no-library =
    Pour ouvrir sa fenêtre, le jeu a besoin de la bibliothèque { $library } : installez le paquet { $debian }
    (Debian, Ubuntu) ou { $fedora } (Fedora, openSUSE).

## Erreurs du programme

crash-stopped = { $lack ->
    [memory] Le jeu a dû s’arrêter, parce que le système ne lui donnait plus de mémoire.
    [files] Le jeu a dû s’arrêter, parce que le système ne le laissait plus ouvrir de fichiers.
    [folder] Le jeu a dû s’arrêter, parce qu’il ne peut écrire dans aucun dossier temporaire.
    [asset] Le jeu a dû s’arrêter, parce qu’un de ses fichiers manque ou est endommagé.
   *[nothing] Le jeu a planté à cause d’une erreur du programme.
}
crash-saved = { $lack ->
    [memory] Votre partie est enregistrée : fermez d’autres programmes, puis relancez le jeu pour continuer.
    [files] Votre partie est enregistrée : fermez d’autres programmes, puis relancez le jeu pour continuer.
    [folder] Votre partie est enregistrée : libérez de la place sur le disque, puis relancez le jeu pour continuer.
    [asset] Votre partie est enregistrée : réinstallez le jeu, puis relancez-le pour continuer.
   *[nothing] Votre partie est enregistrée : relancez le jeu pour continuer.
}
crash-report = Un rapport se trouve dans
crash-no-report = Aucun rapport n’a pu être écrit.
crash-last-title = Le jeu s’est arrêté brusquement la dernière fois
crash-last = Une erreur a arrêté le jeu la dernière fois ; vos parties sont intactes, et un rapport se trouve dans { $path }.
crash-sentence = { $lack ->
    [memory] Le système ne donnait plus de mémoire au jeu ; fermez d’abord d’autres programmes.
    [files] Le système ne laissait plus le jeu ouvrir de fichiers ; fermez d’abord d’autres programmes.
    [folder] Le jeu ne peut écrire dans aucun dossier temporaire ; libérez de la place sur le disque ou indiquez un autre dossier dans TMPDIR.
    [asset] Un fichier du jeu manque ou est endommagé ({ $fault }) ; réinstallez le jeu.
   *[nothing] Quelque chose a mal tourné ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] Le système ne donnait plus de mémoire au jeu ; fermez d’abord d’autres programmes. Un rapport se trouve dans { $path }.
    [files] Le système ne laissait plus le jeu ouvrir de fichiers ; fermez d’abord d’autres programmes. Un rapport se trouve dans { $path }.
    [folder] Le jeu ne peut écrire dans aucun dossier temporaire ; libérez de la place sur le disque ou indiquez un autre dossier dans TMPDIR. Un rapport se trouve dans { $path }.
    [asset] Un fichier du jeu manque ou est endommagé ({ $fault }) ; réinstallez le jeu. Un rapport se trouve dans { $path }.
   *[nothing] Quelque chose a mal tourné ({ $fault }). Un rapport se trouve dans { $path }.
}
