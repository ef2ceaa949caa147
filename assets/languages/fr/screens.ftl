### Les écrans autour de la table : menu, choix d’une partie, options, aide, listes.

## Titres des pages

about-title = À propos
about-licence-title = Licence
help-title = Comment jouer
keys-title = Vos touches
options-title = Options
portraits-title = Portrait
games-title = Parties
new-game-title = Choisir une partie

## Le menu principal

menu-name = Dame de pique
menu-tagline = L’art tranquille de ne pas faire de plis
menu-tagline-new = Un jeu de cartes où gagne qui a le moins de points
menu-continue = Continuer
menu-play = Jouer
menu-new = Nouvelle partie
menu-choose-detail = Règles, joueurs, durée
menu-games-detail = { $under } en cours, { $over ->
    [one] { $over } finie
   *[other] { $over } finies
}
menu-saved = Parties
menu-options = Options
menu-about = À propos
menu-quit = Quitter
menu-quit-title = Quitter la Dame de pique ?
menu-quit-saved = Votre partie est enregistrée et peut être reprise.
menu-stay = Rester
menu-plan = { $n ->
    [one] { $title }, { $n } joueur
   *[other] { $title }, { $n } joueurs
}
menu-shared = Une autre fenêtre du jeu est ouverte ; chacune garde ses propres parties
menu-not-opened = Impossible d’ouvrir cette partie
menu-back = Retour
files-title = Certains de vos fichiers sont abîmés ou illisibles
files-more = Et { $n } de plus.
files-rest = Tout le reste est comme vous l’avez laissé.
files-go-on = Continuer

## À propos

about-version = Version { $version }
about-what = Le jeu de la Dame de pique et ses cousins, contre des adversaires qui ne voient que ce que leur place permet de voir.
about-alone =
    Il se joue hors ligne : pas de compte, pas de publicité, et rien n’est envoyé nulle part. C’est un
    logiciel libre, sous licence MIT.
about-files-title = Vos fichiers
about-files = Les parties, les réglages et le journal { $log } sont dans
about-open-folder = Ouvrir le dossier
about-not-shown = Aucun gestionnaire de fichiers n’a pu être lancé ; le chemin a été copié
about-reports-title = Signaler une erreur
about-reports =
    Si quelque chose tourne mal, ces informations aident la personne qui cherche la cause. Elles ne
    contiennent rien de personnel. Après un plantage, un rapport se trouve dans le dossier des données,
    sous { $folder }.
about-copy = Copier les infos
about-copied = Informations copiées
about-works-title = Grâce au travail d’autres personnes
about-libraries =
    pygame-ce et certaines bibliothèques de son sont sous licence GNU Lesser General Public License :
    ce sont des fichiers séparés dans le dossier du programme, que vous pouvez remplacer par vos
    propres versions.
about-no-text = Le texte de cette licence accompagne l’œuvre elle-même.

## Portraits

name-you = Vous
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = choisi

## Touches personnelles

keys-at-table = À la table
keys-by-ear = Pour l’écoute : ces touches ne font que parler
keys-everywhere = Partout
keys-usual = Touches d’origine
keys-are-usual = Toutes les touches ont leur sens d’origine.
keys-cancel = Annuler
keys-press = Appuyez sur la nouvelle touche. C’est { $key } pour l’instant. Si la nouvelle touche sert déjà, les deux s’échangent.
keys-moved = { $key } désormais : { $does }

## La feuille de score et la fin d’une partie

end-screen-sheet = Scores
end-screen-totals = Évolution des totaux
end-screen-back = Retour
end-screen-result = Résultat
end-screen-next-deal = Donne suivante
end-screen-copy-scores = Copier les scores
end-screen-scores-copied = Scores copiés
end-screen-no-clipboard = Le presse-papiers n’est pas disponible
end-screen-deal = Donne { $n }
end-screen-deal-line = { $name } { $score } : { SERIES($lines, joint: "series-long") }
end-screen-menu = Menu
end-screen-new = Nouvelle partie
end-screen-scores = Feuille de score
end-screen-swap = Autre adversaire
end-screen-again = Rejouer
end-screen-learn = Retour aux leçons
end-screen-copy = Copier
end-screen-copied = Copié
end-screen-close = Fermer

## Options

options-tab = { $tab ->
   *[rules] Règles
    [table] Table
    [cards] Cartes
    [sound] Son
    [access] Accessibilité
}
options-times = { $factor }×
options-instant = Immédiat
options-seconds = { $seconds } s
options-percent = { $value } %
options-key-note = Touche { $key }

options-group-you = Vous
options-name = Nom
options-your-name = Votre nom
options-name-empty = Un nom comporte au moins une lettre.
options-save = Enregistrer
options-portrait = Portrait

options-group-table = Table
options-theme = Décor
options-theme-choice = { $value ->
    [card-room] Salon de jeu
    [midnight] Minuit
    [parchment] Parchemin
    [contrast] Contraste
    [walnut] Noyer
    [linen] Lin
   *[other] { $value }
}

options-group-playing = Jeu
options-play-mode = Jouer une carte par
options-play-mode-choice = { $value ->
   *[click] Un clic
    [double] Deux clics
    [drag] Glisser
}
options-show-points = Points affichés
options-show-points-choice = { $value ->
   *[full] Tous
    [totals] Totaux seuls
    [hidden] Aucun
}
options-confirm-pass = Demander avant une passe
options-confirm-costly = Demander avant une carte coûteuse
options-confirm-costly-note = Une carte qui ramasse au moins la moitié des points de la donne
options-confirm-blunders = Demander avant une gaffe
options-confirm-blunders-note = À l’entraînement seulement ({ menu-new } → { new-game-practice }) : le coach regarde d’abord chaque carte
options-recall = Compter les cartes
options-recall-note = À l’entraînement seulement ({ menu-new } → { new-game-practice }), ou après un indice ou une carte reprise
options-recall-choice = { $value ->
   *[off] Sans aide
    [show] Voir ce qui est tombé
    [ask] Trois questions par donne
}
options-cut = Couper avant une partie
options-cut-note = Désactivé : l’ordinateur coupe pour vous

options-group-speed = Vitesse
options-pace = Rythme
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Plus lent
}
options-pace-note = Touche { $key } à la table
options-speed = Vitesse générale
options-deal-speed = Distribution
options-play-speed = Carte jouée
options-collect-speed = Pli ramassé
options-bot-wait = Temps de réflexion
options-no-wait = Aucun
options-trick-linger = Pause après chaque pli
options-trick-linger-note = Un clic pour passer
options-wait-for-click = Attendre un clic après chaque pli

options-group-cards = Cartes
options-back-choice = { $value ->
   *[auto] Comme la table
    [claret] Bordeaux
    [midnight] Minuit
    [forest] Forêt
    [peacock] Paon
    [garden] Jardin de nuit
    [bluework] Azulejo
}
options-palette-choice = { $value ->
   *[two] Deux couleurs
    [four] Quatre couleurs
    [safe] Pour daltoniens
}
options-face-choice = { $value ->
   *[auto] Automatique
    [normal] Normales
    [large] Grandes
}
options-group-hand = Votre main
options-sort = Ordre
options-sort-choice = { $value ->
   *[alternate] Noir et rouge alternés
    [classic] Ordre du bridge
}
options-suit-gap = Écart entre les couleurs

options-group-reading = Lecture
options-scale = Taille du texte
options-family = Police
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Plein écran
options-group-seeing = Vue
options-reduced-motion = Moins de mouvement
options-reduced-motion-note = Les cartes apparaissent en fondu au lieu de voler
options-high-contrast = Contraste élevé
options-high-contrast-note = Panneaux unis, bords nets et cartes plus foncées dans tous les décors
options-suit-letters = Lettres des couleurs
options-suit-letters-note = P, Co, T, Ca sous les signes des cartes, et à la place des petits signes
options-magnify = Agrandir les cartes
options-magnify-choice = { $value ->
   *[off] Jamais
    [focus] Au clavier
    [hover] Au clavier ou au pointeur
}
options-magnify-note = À côté du pli, sans cacher ni le pli ni la main
options-group-moving = Gestes
options-left-handed = Boutons à gauche
options-left-handed-note = La table en miroir : votre plaque est à droite
options-reverse-hand = Inverser la main
options-reverse-hand-note = Couleurs et rangs vont de droite à gauche
options-dwell = Cliquer sans bouger
options-dwell-note = Un pointeur immobile sur un élément appuie dessus ; un anneau se remplit pendant ce temps
options-dwell-seconds = Immobile pendant
options-hold-seconds = Durée d’un appui long
options-hold-seconds-note = Un appui aussi long explique ce qui est sous le doigt
options-double-seconds = Double clic en moins de
options-double-seconds-note = Un second clic dans ce délai compte avec le premier
options-repeat-after = Touche maintenue : répéter après
options-repeat-after-note = Les directions de la manette, et plus et moins
options-repeat-every = Puis de nouveau toutes les
options-group-switches = Un ou deux contacteurs
options-switches = Jouer avec
options-switches-choice = { $value ->
   *[off] Toutes les commandes
    [one] Un contacteur
    [two] Deux contacteurs
}
options-switches-note = Un cadre va d’élément en élément : tout seul avec un contacteur, par le second avec deux
options-switch-seconds = Le cadre avance toutes les
options-switch-click = Le clic sert de contacteur
options-switch-click-note = Où que soit le pointeur ; le bouton A d’une manette l’est toujours
options-group-listening = Écoute
options-voice = Lire le jeu à voix haute
options-voice-note = Pour qui n’a pas de lecteur d’écran
options-voice-rate = Vitesse de la voix
options-voice-hello = Dire bonjour
options-verbosity = Détail de la lecture
options-verbosity-choice = { $value ->
    [brief] Bref
    [full] Complet
   *[usual] Normal
}
options-wait-for-listener = Attendre pendant l’écoute
options-wait-for-listener-note = Rien n’avance tout seul : appuyez sur Espace. Le sablier s’arrête.
options-group-keyboard = Clavier
options-keys = Toutes les touches
options-keys-show = Voir
options-own-keys = Vos touches
options-own-keys-change = Modifier

## Son

sound-levels = Volumes
sound-when = Quand
sound-more-label = Chaque son séparément
sound-more = { $open ->
    [yes] Moins
   *[no] Plus
}
sound-play = Écouter : { $name }
sound-none = Aucun périphérique audio n’a été trouvé.
sound-all = Tous les sons
sound-table = Cartes et événements
sound-effects = Boutons et réglages
sound-mute = Couper le son
sound-quiet-away = Silence en arrière-plan
sound-quiet-away-note = Quand une autre fenêtre est utilisée
sound-pan = Les sons viennent du côté du joueur
sound-pan-note = Gauche et droite selon les places à l’écran
sound-more-cues = Plus de signaux
sound-more-cues-note = Un son discret quand un autre joueur prend des points
sound-group = { $group ->
   *[cards] Cartes
    [your-turn] À vous
    [moments] Moments forts
    [buttons] Boutons
}
sound-cue = { $cue ->
   *[flick] Donner et jouer
    [slide] Passer et trier
    [sweep] Ramasser un pli
    [lift] Lever une carte
    [set-down] Poser une carte
    [your-turn] À vous de jouer
    [not-allowed] Coup interdit
    [points] Points pris
    [points-others] Points des autres
    [hearts-broken] Cœurs brisés
    [queen] Dame de pique
    [moon] Lune
    [win] Partie gagnée
    [lose] Partie perdue
    [button] Bouton pressé
    [tick] Valeur changée
    [toggle-on] Activation
    [toggle-off] Désactivation
}

## Choisir une partie

new-game-find = Chercher une variante
new-game-players-note = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
new-game-change-rules = Changer les règles
new-game-read-rules = Lire les règles
new-game-origin = Origine : { $origin }.
new-game-based-on = Votre propre variante, d’après { $title }.
new-game-length = Durée
new-game-players = Joueurs
new-game-number = Nombre
new-game-opponent = Adversaire { $n }
new-game-level = Force de l’adversaire { $n }
new-game-any-character = Surprise
new-game-any-level = Force au hasard
new-game-fits = À ma mesure
new-game-share = Vous gagnez environ
new-game-practice = Partie d’entraînement
new-game-practice-note = La partie ne compte ni dans vos statistiques ni dans votre cote. Ses erreurs ne reviennent pas dans « { menu-practice } ».
new-game-surprise = Au hasard
new-game-others-stay = Vos autres parties sont gardées
new-game-start = Commencer
new-game-start-set = Jouer : { $name }

## Parties enregistrées

games-stand = { $points ->
    [one] Donne { $deal }, vous avez { $points } point
   *[other] Donne { $deal }, vous avez { $points } points
}
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] { $n } joueur, { $when }
   *[other] { $n } joueurs, { $when }
}
games-busy = ouverte dans une autre fenêtre
games-today = aujourd’hui, { $clock }
games-yesterday = hier, { $clock }
games-on-day = { games-day } { games-month }
games-on-day-of-year = { games-day } { games-month } { $year }
# « 1er mai », « 2 mai »
games-day = { $day ->
    [1] 1er
   *[other] { $day }
}
games-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
games-none = Aucune partie en cours.
games-which = Quelles parties
games-under-way = En cours
games-over = Finies
games-filter = Afficher
games-kept = { $which ->
    [won] Gagnées
    [lost] Perdues
    [starred] Avec étoile
   *[all] Toutes
}
games-by-rules = Règles
games-any-rules = Toutes les règles
games-by-time = Quand
games-period = { $days ->
    [0] Depuis toujours
    [365] Depuis un an
   *[other] Depuis { $days } jours
}
games-none-over = { $any ->
    [yes] Aucune partie ne correspond.
   *[no] Aucune partie n’est encore finie.
}
games-more = { $n } de plus
games-size = { $n ->
    [one] { $n } partie finie, { $size } ko. Les 200 dernières sont gardées, et toutes celles qui ont une étoile.
   *[other] { $n } parties finies, { $size } ko. Les 200 dernières sont gardées, et toutes celles qui ont une étoile.
}
games-star = { $on ->
    [yes] Retirer l’étoile : { $title }
   *[no] Mettre une étoile et garder : { $title }
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, entraînement
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Perdue
    [1] Gagnée
   *[other] { PLACE($place) } place
}
games-result-points = { $deals ->
    [one] { $points } en { $deals } donne
   *[other] { $points } en { $deals } donnes
}
games-review = Revoir ses donnes
games-deleted = Partie supprimée : { $title }. Annulation possible tant que cette page est ouverte.
games-undo = Annuler
games-not-brought-back = La partie n’a pas pu être rétablie.
games-rename = Renommer : { $title }
games-delete = Supprimer : { $title }
games-name-title = Nom de la partie
games-name = Nom
games-save = Enregistrer

## Comment jouer

help-rules = Règles
help-pictures = En images
help-keys = Touches
help-opponents = Vos adversaires
help-fair = Donnes honnêtes
help-trick = Chacun joue une carte à son tour : ensemble, elles forment un pli. Normalement, la plus haute carte de la couleur demandée fait le pli.
help-moon = Décrocher la lune
keys-pad = Manette
help-choose-card = Parcourir vos cartes
    .keys = { $left } { $right }
help-use-card = Jouer la carte, ou la choisir pour la passe
    .keys = Entrée
help-to-button = Des cartes choisies au bouton
    .keys = { $down }
help-finish-animation = Sauter l’animation en cours
    .keys = Espace
help-take-back = Reprendre la dernière carte
    .keys = Retour arrière
help-game-menu = Menu de la partie
    .keys = Échap
help-next-control = Élément suivant ; avec Maj, le précédent
    .keys = Tab
help-move = Aller d’un élément à l’autre, changer une valeur
    .keys = { $up } { $down } { $left } { $right }
help-number = Changer un nombre
    .keys = + −
help-scroll = Défiler, ou changer davantage une valeur
    .keys = Page { $up } { $down }, Début, Fin
help-press = Actionner l’élément
    .keys = Entrée, Espace
help-next-page = Page suivante d’un écran ; avec Maj, la précédente
    .keys = Ctrl Tab
help-back = Retour
    .keys = Échap
help-find = Aller au champ de recherche
    .keys = Ctrl F, ou taper
help-undo = Annuler un changement des règles ou une suppression
    .keys = Ctrl Z

## Ce qui n’a pas pu servir dans le fichier des réglages

options-file-value = { $wanted ->
    [truth] Le réglage { $name } vaut { $value }, mais doit être true ou false ; { $default } est utilisé.
    [text] Le réglage { $name } vaut { $value }, mais doit être un texte ; { $default } est utilisé.
    [short-text] Le réglage { $name } vaut { $value }, mais doit être un texte de 1 à { $most } caractères ; { $default } est utilisé.
    [portrait] Le réglage { $name } vaut { $value }, mais doit être le nom d’un portrait ; { $default } est utilisé.
    [language] Le réglage { $name } vaut { $value }, mais doit être le code d’une langue ; { $default } est utilisé.
    [whole-number] Le réglage { $name } vaut { $value }, mais doit être un nombre entier ; { $default } est utilisé.
    [choice] Le réglage { $name } vaut { $value }, mais doit être l’un de { SERIES($choices) } ; { $default } est utilisé.
    [bounds] Le réglage { $name } vaut { $value }, mais doit être un nombre de { $low } à { $high } ; { $default } est utilisé.
   *[number] Le réglage { $name } vaut { $value }, mais doit être un nombre ; { $default } est utilisé.
}
options-file-not-kept = Le réglage { $name } ne peut pas être enregistré.
options-file-line = La ligne { $n } des réglages n’est pas un réglage : { $line }
options-file-unsaved = Les réglages n’ont pas pu être enregistrés : { $why }.
options-file-too-long = trop long à afficher

## La liste des langues

options-language = Langue
options-language-system = Celle du système
options-language-draft = Ébauche, pas encore relue par quelqu’un dont c’est la langue. Le fichier TRANSLATING.md des sources dit comment corriger un texte.

## Les personnes qui jouent sur cet ordinateur

people-title = Qui joue ?
people-plays = joue en ce moment
people-new = Quelqu’un d’autre
people-new-detail = Ses propres parties et statistiques
people-name-them = Le nom et le portrait se choisissent dans les Options.
people-not-kept = Le choix de la personne qui joue n’a pas pu être enregistré : { $why }.
people-not-changed = Impossible de modifier la liste des personnes : { $why }.

## Cartes et tables en images

deck-title = Cartes et tables
options-deck = Cartes et table
deck-back = Retour, sans changement
deck-use = Garder ce style
deck-surprise = Au hasard
deck-faces = Faces
deck-backs = Dos
deck-match = Comme la table
deck-tables = Tables
deck-own = Votre image
deck-chosen = choisi
deck-preview = Aspect actuel des cartes : { $look }
deck-own-title = Une image pour votre table
deck-own-note = Un fichier PNG ou JPEG de 20 Mo au plus. Vous pouvez aussi le déposer sur cette fenêtre. L’image est recadrée pour remplir la fenêtre, et assombrie jusqu’à ce que tout soit lisible.
deck-own-path = Chemin de l’image
deck-own-use = Utiliser
deck-blur = Flou
deck-picture-unreadable = Cette image n’a pas pu être ouverte. Choisissez un fichier PNG ou JPEG.
deck-picture-too-large = Cette image est trop grande. Choisissez-en une de { $most } Mo et 50 mégapixels au plus.
deck-picture-not-kept = L’image n’a pas pu être copiée dans votre dossier.
