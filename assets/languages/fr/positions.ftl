### Parties et positions qui viennent d’ailleurs, ou qui sont composées carte par carte.

## Ce que dit « hearts-gui convert » quand il ne peut pas

convert-no-format = Le nom de { $file } n’indique pas le format ; ajoutez --to avec { LIST($known, type: "or") }.
convert-exists = { $file } existe déjà ; choisissez un autre nom.
convert-nothing = { $file } ne contient encore aucune donne.
convert-which-deal = Cette partie a { $n } donnes et le format n’en contient qu’une ; choisissez-la avec --deal.
convert-unread = Impossible de lire { $file } : { $why }
convert-unwritten = Impossible d’écrire la partie dans ce format : { $why }
convert-deal = Donne { $deal } : { $why }
convert-points = Dans la donne { $deal }, les points notés ne sont pas ceux de ces règles.
convert-too-long = La donne { $deal } vient après la fin de la partie.
openspiel-unreadable = le fichier n’est pas une partie de Dame de pique dans un format connu.
openspiel-option = L’option { $name } d’OpenSpiel n’est pas connue ici.
openspiel-short = { $n ->
    [one] { $n } nombre ne fait pas une donne entière.
   *[other] { $n } nombres ne font pas une donne entière.
}
openspiel-other-rules = OpenSpiel joue ou compte autrement une telle donne.
engine-unreadable = le fichier n’est pas une partie de hearts-engine.
engine-other-rules = hearts-engine ne note pas de donne comme la donne { $deal } ; il connaît les donnes finies à quatre joueurs.
laid-not-plain = Ce format ne peut contenir que des mains, des passes et des cartes jouées.
laid-twice = { $more ->
    [yes] Carte à deux endroits : { LIST($cards, each: "the-card") } ({ $n } en tout).
   *[no] Carte à deux endroits : { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Carte étrangère à ce jeu : { LIST($cards, each: "the-card") } ({ $n } en tout).
   *[no] Carte étrangère à ce jeu : { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Personne n’a { LIST($cards, each: "the-card") }.
   *[other] Personne n’a { LIST($cards, each: "the-card") } : il manque { $n } cartes.
}
laid-size = { $hand } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; il en faut { $most }.
laid-play = Carte jouée { $n }, { CARD($card) } : { $why }
laid-no-play = Carte jouée { $n }, { CARD($card) } : la donne se termine avant.
laid-pass-first = Avant de jouer, on passe des cartes : disposez les mains telles qu’elles sont après la passe et choisissez « Sans passe ».
laid-not-held = { $hand } : c’est à cette main de jouer, mais elle n’a pas { CARD($card, article: "the") }.
laid-pass = { $hand } : impossible de passer { CARD($card, article: "the") } : { $why }
laid-no-pass = { $hand } : ce qui est passé ne correspond pas aux règles.
laid-hand = Main { $seat }

## Donnes sur mesure

kind-long = Une description a au plus { $most } caractères.
kind-who = « { $word } » n’est pas un joueur ; écrivez { LIST($known, type: "or") }.
kind-clause = « { $word } » n’est pas compris ; écrivez par exemple « pass left » ou « me: QS ».
kind-wish = « { $word } » n’est pas compris ; écrivez par exemple « QS, KS », « no QS », « spades <= 2 » ou « void ».
kind-many = Une description peut nommer { $most } cartes au plus.
kind-impossible = Aucune donne ne correspond à cette description.
kind-too-rare = C’est trop rare, ou aucune donne n’est de ce type. Demandez moins.
kind-rules = Les donnes sur mesure sont pour quatre joueurs avec un jeu entier.

## L’écran « Donnes sur mesure »

kind-title = Donnes sur mesure
kind-choose = Type de donne
kind-ready = { $n ->
    [1] J’ai la dame de pique, avec au plus un autre pique
    [2] J’ai la dame de pique, bien gardée
    [3] J’ai le roi de pique, mais pas la dame
    [4] J’ai quatre cœurs, dont l’as
    [5] Je n’ai aucune carte d’une couleur
    [6] Je n’ai pas de gros pique ; quelqu’un a la dame peu gardée
    [7] Un autre joueur est court à trèfle
   *[8] J’ai trois as et une couleur longue
}
kind-own = Ma propre description
kind-wish-field = Description
kind-language = Écrivez « me » (moi), « left » (à gauche), « across » (en face), « right » (à droite) ou « someone » (quelqu’un), puis des cartes et des longueurs : « me: QS, spades <= 2; someone: clubs <= 1; pass across ». Et aussi « no KS », « void », « aces >= 2 », « longest >= 6 ».
kind-another = { $first ->
    [yes] Tirer une donne
   *[no] Une autre
}
kind-play = La jouer
kind-edit = Changer les cartes
kind-dealt = { $way ->
    [L] Passe à gauche. { $rare }
    [R] Passe à droite. { $rare }
    [A] Passe en face. { $rare }
   *[HOLD] Sans passe. { $rare }
}
kind-drawing = Recherche d’une telle donne…
kind-rare = { $about ->
    [yes] Environ une donne sur { $n } est de ce type.
   *[no] Une donne sur { $n } est de ce type.
}

## L’écran « Composer une position »

editor-title = Composer une position
editor-whose = Cartes pour
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Vous
    [1] Gauche
    [2] En face
   *[3] Droite
}
editor-short = { $seat ->
    [0] vous
    [1] gauche
    [2] en face
   *[3] droite
}
editor-pack = Le jeu
editor-way = Passe
editor-pass = { $way ->
    [L] Passe à gauche
    [R] Passe à droite
    [A] Passe en face
   *[HOLD] Sans passe
}
editor-played = Cartes jouées
editor-played-so = Cartes jouées : 2C 5C KC 3C…
editor-possible = Cette position est possible.
editor-play = Jouer la suite
editor-judge = Quel est le mieux ?
editor-judging = Le coach réfléchit…
editor-nothing-to-judge = Il n’y a rien à choisir ici.
editor-no-coach = Le coach n’a pas de réponse.
editor-rest = Donner le reste
editor-clear = Vider
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) } : personne.
    [0] { CAPITAL(CARD($card)) } : vous.
    [1] { CAPITAL(CARD($card)) } : à gauche.
    [2] { CAPITAL(CARD($card)) } : en face.
   *[3] { CAPITAL(CARD($card)) } : à droite.
}
editor-no-card = « { $word } » n’est pas une carte ; écrivez par exemple QS ou 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) } : { $owner }
   *[no] { CARD($card) } : personne
}

## Les deux écrans

position-copy = Copier le code
position-copied = Le code est dans le presse-papiers.
position-enter-code = Entrer un code
position-code-title = Une position à partir d’un code
position-code = Code
position-open = Ouvrir
position-no-code = Ce n’est pas le code d’une position.
position-other-rules = Cette position a été composée pour d’autres règles.
position-back = Retour à la position

learn-kinds-detail = La main de votre choix
