### La ligne de commande et ses plaintes. Ce qui se tape reste tel quel.

## Ce que « hearts-gui --help » dit d’abord

cli-about = La Dame de pique sur ordinateur. Sans commande, le jeu démarre ; avec une partie enregistrée, il l’ouvre.
cli-verbs = commandes :
cli-about-rules = les variantes, ou l’une d’elles en phrases simples
cli-about-simulate = des parties entre joueurs virtuels
cli-about-match = deux joueurs virtuels sur les mêmes donnes, à toutes les places
cli-about-replay = rejouer une partie enregistrée pour la vérifier
cli-about-judge = ce qu’a coûté chaque choix d’une partie, selon ce que le joueur pouvait savoir
cli-about-convert = une partie au format d’un autre programme, ou depuis ce format : OpenSpiel, hearts-engine
cli-about-puzzles = les problèmes livrés avec le jeu ; --verify ID ou all les prouve de nouveau
cli-about-daily = les parties du jour, avec la somme de contrôle de celle d’un joueur de club ; --check CODE rejoue un résultat
cli-about-bots = forces et caractères des joueurs virtuels
cli-about-screenshot = une image d’un écran
cli-about-bench = la vitesse sur cette machine : frames, start, playouts, decisions, judge ou statistics
cli-about-language = Pour choisir une langue, mettez --lang CODE avant la commande ou définissez HEARTS_LANG.
cli-usage = utilisation :
cli-positionals = arguments
cli-options = options

## Plaintes : une phrase dans le terminal

cli-stopped = Arrêté.
cli-no-verb = { $nearest ->
    [none] { $word } n’est ni une commande ni une partie enregistrée ; voir { $program } --help.
   *[other] { $word } n’est ni une commande ni une partie enregistrée ; vouliez-vous dire { $nearest } ?
}
cli-lang-alone = Après --lang vient le code d’une langue, par exemple --lang fr.
cli-no-language = Le jeu n’est pas traduit dans la langue { $code } ; choisissez parmi { SERIES($known) }.
cli-argument = Argument { $argument_name } : { $message }.
cli-required = Il manque : { $text }.
cli-unrecognized = Argument inconnu : { $text }.
cli-ambiguous = { $option } peut être l’une de ces options : { $matches }.
cli-no-value = il manque une valeur
cli-value-unwanted = { $text } n’est pas attendu ici
cli-no-integer = { $value } n’est pas un nombre entier
cli-too-many-seconds = { $text } dépasse { $most } secondes
cli-no-number = { $text } n’est pas un nombre entier supérieur à zéro
cli-not-positive = { $text } n’est pas un nombre supérieur à zéro
cli-no-text = ce n’est pas un texte en UTF-8
cli-no-digits = { $text } n’est pas un code de 12 à 64 chiffres hexadécimaux
cli-no-size = { $text } n’est pas une taille comme 1280x720
cli-size-range = { $text } n’est pas entre 800x600 et 8192x8192
cli-unknown = { $what ->
    [rule_set] Il n’y a pas de variante { $word } ; vouliez-vous dire { $nearest } ?
    [player] Il n’y a pas de joueur { $word } ; vouliez-vous dire { $nearest } ?
    [format] Il n’y a pas de format { $word } ; vouliez-vous dire { $nearest } ?
    [scene] Il n’y a pas de scène { $word } ; vouliez-vous dire { $nearest } ?
    [message] Il n’y a pas de message { $word } ; vouliez-vous dire { $nearest } ?
    [theme] Il n’y a pas de décor { $word } ; vouliez-vous dire { $nearest } ?
    [vision] Il n’y a pas de vision { $word } ; vouliez-vous dire { $nearest } ?
   *[measurement] Il n’y a pas de mesure { $word } ; vouliez-vous dire { $nearest } ?
}
cli-unknown-listed = Le nom { $word } est inconnu ; { $command } les affiche tous.
cli-unknown-few = Le nom { $word } est inconnu ; choisissez parmi { SERIES($known) }.
cli-no-file = Il n’y a pas de fichier { $file }.
cli-no-program = Le programme { $program } ne peut pas être lancé.
cli-scale = L’échelle de l’interface doit être comprise entre { $low } et { $high } ; { $scale } ne convient pas.
cli-rules-legend = Les lignes qui commencent par * diffèrent de la variante Classique.
cli-rule-set = { $title } ({ $sizes } joueurs)
cli-games-not-kept = Les parties n’ont pas pu être enregistrées dans { $folder } ({ $why }).
cli-not-written = { $file } n’a pas pu être écrit ({ $why }).
cli-characters = Caractères : { SERIES($names) }
cli-no-scene = Indiquez une scène et un fichier à écrire ; --list donne la liste des scènes.
cli-own-deal = La scène { $scene } montre toujours la même donne ; enlevez --seed.
cli-message-nowhere = Aucun écran d’exemple n’affiche { $key } ; le commentaire au-dessus du message dit où il apparaît.
cli-no-png = Les images sont écrites en PNG : { $file } devrait finir par .png.
cli-progress = { $done } sur { $of }
cli-match-progress = { $done ->
    [one] { $done } donne sur { $of }, différence { $mean } ± { $error } points par donne
   *[other] { $done } donnes sur { $of }, différence { $mean } ± { $error } points par donne
}
match-file-other = { $file } contient un autre match : autres joueurs, règles, format ou graine. Indiquez un autre fichier.
match-file-line = { $file }, ligne { $line } : ce n’est pas une donne d’un match. Indiquez un autre fichier.
match-file-unusable = Impossible d’utiliser { $file } ({ $why }).
cli-bots-do-not-fit = --bots nomme { $n } joueurs, mais il y en a { $players } à cette table.
cli-replay-damage = { $file }, ligne { $line } : { $why }.
puzzle-unknown = Il n’y a pas de problème { $id }.
puzzle-wrong = { $n ->
    [one] { LIST($ids) } : la réponse indiquée ne tient pas.
   *[other] { $n } problèmes dont la réponse indiquée ne tient pas : { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] Il n’y a pas de donne { $deal } dans cette partie : aucune donne n’a commencé.
    [1] Il n’y a pas de donne { $deal } dans cette partie : elle n’en a qu’une.
   *[other] Il n’y a pas de donne { $deal } dans cette partie : elle en a { $n }.
}
judge-no-seat = Il n’y a pas de place { $seat } à cette table : les places sont numérotées de 0 à { $most }.
cli-endless-void = Avec ces règles, la donne a été nulle { $n } fois de suite.
cli-endless-seed = Avec ces règles, la partie de graine { $seed } n’est pas finie après { $most } donnes.
cli-endless = { $n ->
    [one] Avec ces règles, la partie n’est pas finie après { $most } donnes.
   *[other] Avec ces règles, aucune des { $n } parties n’est finie après { $most } donnes.
}

## Ce que --help dit d’une commande et de ses options

cli-help-1v3-or-2v2 = 1v3 ou 2v2
cli-help-add-line-items-every-deal = ajouter ce qui compose chaque score
cli-help-any-text = un texte quelconque ; le même texte donne les mêmes cartes
cli-help-check-seed-every-deal-every = vérifier la graine, chaque donne et chaque score, et dire ce que cela prouve
cli-help-computer-players = Forces et caractères des joueurs virtuels.
cli-help-duplicate-deals-in-all-seatings = Deux joueurs virtuels sur les mêmes donnes, à toutes les places.
cli-help-every-picture-measured = dessiner et mesurer toutes les images
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge ou statistics
cli-help-games-between-computer-players = Des parties entre joueurs virtuels.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan ou tritan
cli-help-how-fast-here = La vitesse sur cette machine.
cli-help-with-reader = frames : mesurer pendant qu’un lecteur d’écran reçoit tout
cli-no-reader = Aucun lecteur d’écran n’est actif dans cette session ; lancez-en un d’abord.
cli-help-how-long-for-each = secondes pour chaque mesure
cli-help-how-many-deals = nombre de donnes
cli-help-end-at-this-error = le match se termine dès que l’erreur type de la différence est au plus de tant de points
cli-help-keep-deals-go-on = garder les donnes dans ce fichier, et continuer à partir de celles qu’il contient
cli-help-how-many-games = nombre de parties
cli-help-how-many-sit-at-table = nombre de joueurs
cli-help-puzzles = Les problèmes livrés avec le jeu.
cli-help-count-puzzles-again = prouver de nouveau ce problème, ou tous, sur toutes les donnes possibles ou sur de nouvelles donnes d’essai
cli-help-daily = Les parties du jour.
cli-help-daily-date = le premier jour ; aujourd’hui par défaut
cli-help-days = nombre de jours
cli-help-check-code = rejouer la partie d’un code et en donner le résultat
cli-no-date = { $word } n’est pas une date comme 2026-11-23
cli-no-days = le nombre de jours doit être compris entre 1 et { $most }
cli-days-end = Le calendrier finit le { $last } ; demandez moins de jours ou une date antérieure.
cli-help-judge-saved-game-again = Rejouer une partie enregistrée pour la vérifier.
cli-help-what-answers-cost = Ce qu’a coûté chaque choix d’une partie enregistrée, selon ce que le joueur pouvait savoir.
cli-help-convert = Convertir une partie d’un format à un autre.
cli-help-format = hearts, openspiel, openspiel-text ou hearts-engine
cli-help-this-deal-only = cette donne seulement, en comptant à partir de 1
cli-help-this-seat-only = cette place seulement, en comptant à partir de 0
cli-help-keep-every-game-as-file = enregistrer chaque partie en fichier dans ce dossier
cli-help-key-name-or-code-rules = les règles : leur clé, leur nom ou leur code
cli-help-level-or-cmd-program = une force, ou cmd:PROGRAM
cli-help-name-scenes = lister les scènes
cli-help-message = le premier écran qui affiche ce message ; pour trouver où une traduction apparaît
cli-help-one-computer-player-only = mesurer seulement ce joueur virtuel
cli-help-one-level-or-one-seat = une force, ou une par place
cli-help-one-window-size-only = mesurer seulement cette taille de fenêtre
cli-help-picture-screen = Une image d’un écran.
cli-help-play-one-deal-by-itself = jouer une donne automatiquement et en rendre compte
cli-help-accessibility-dump = l’arbre d’accessibilité d’un écran en JSON (par défaut, du menu)
cli-help-print-json = écrire en JSON
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-processes = nombre de processus
cli-help-rule-sets-or-one-them = Les variantes, ou l’une d’elles.
cli-help-saved-game-open = une partie enregistrée à ouvrir
cli-help-seconds-programs-have-answer = secondes dont dispose un programme extérieur pour chaque choix
cli-help-verify-against-fair-deal-code = vérifier avec le code des donnes montré avant la première donne, ou son début
cli-help-verify-against-cut = vérifier que le jeu a été coupé avec ce texte, celui que le jeu montrait à côté du code
cli-help-with-all-only-these = avec --all : dessiner seulement ceux-ci
