### Les écrans des options et des règles. Boutons courts.

rule-screen-taken-back = Tous les changements sont annulés. Ctrl+Z les rétablit.
rule-screen-save-as-another = Sous un autre nom
rule-screen-save-set = Enregistrer la variante
rule-screen-rename-set = Renommer la variante
rule-screen-save = Enregistrer
rule-screen-same = { $wish } : avec ces règles, cela revient à { $same }.
rule-screen-save-question = Enregistrer { $title } ?
rule-screen-saved = Enregistrée sous le nom { $title }.
rule-screen-deleted = Supprimée : { $name }. Vous pouvez la rétablir depuis la liste.
rule-screen-copied = Copié : { $code }
rule-screen-next-game = Dès la prochaine partie : { $plan }.
rule-screen-name = Nom
rule-screen-code-note = Un code de règles contient toutes les règles d’une variante. Il commence par H1.
rule-screen-paste-a-code = Coller un code
rule-screen-code = Code
rule-screen-use-these-rules = Utiliser ces règles
rule-screen-use-these = Utiliser
rule-screen-no-number = Entrez au moins un nombre.
rule-screen-no-numbers = Entrez des nombres entiers séparés par des virgules.
rule-screen-too-many-numbers = { $n ->
    [one] { $n } nombre au plus.
   *[other] { $n } nombres au plus.
}
rule-screen-number-range = Les nombres doivent être compris entre { $low } et { $high }.
rule-screen-not-playable = Corrigez ou annulez d’abord le dernier changement.
rule-screen-changes = { $n ->
    [0] Exactement la variante Classique.
    [one] { CAPITAL(WORD($n, case: "f")) } règle diffère de la variante Classique.
   *[other] { CAPITAL(WORD($n)) } règles diffèrent de la variante Classique.
}
rule-screen-changes-marked = { $n ->
    [0] Exactement la variante Classique.
    [one] { CAPITAL(WORD($n, case: "f")) } règle diffère de la Classique. Elle a une marque dorée.
   *[other] { CAPITAL(WORD($n)) } règles diffèrent de la Classique. Elles ont une marque dorée.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } différence
   *[other] { $players }, { $n } différences
}
rule-screen-differs = { $n ->
    [one] { $n } règle diffère de la variante Classique.
   *[other] { $n } règles diffèrent de la variante Classique.
}
rule-screen-based-on = { $n ->
    [one] D’après { $name }. { $n } règle diffère de la variante Classique.
   *[other] D’après { $name }. { $n } règles diffèrent de la variante Classique.
}
rule-screen-cannot-be-played = Injouable
rule-screen-undo-delete = Rétablir
rule-screen-no-such-set = Aucune variante ne porte ce nom.
rule-screen-find-set = Chercher une variante
rule-screen-card-values = Valeur des cartes
rule-screen-rule-sets = Variantes
rule-screen-cards = Cartes
rule-screen-points = Points
rule-screen-card-as-usual = Rétablir la carte
rule-screen-all-as-usual = Tout rétablir
rule-screen-done = Terminé
rule-screen-counts-as-usual = Elle compte ce que dit la valeur des cartes choisie.
rule-screen-own-cycle = Autre ordre…
rule-screen-card-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
rule-screen-passes = Passes
rule-screen-cycle-intro = Les passes se font dans cet ordre, une par donne, puis recommencent.
rule-screen-one-more = Ajouter une passe
rule-screen-first-already = Elle est déjà la première.
rule-screen-always-one = Il en faut au moins une ; choisissez « sans passe » pour ne rien passer.
rule-screen-longest-cycle = Un ordre de passes compte au plus { $n } donnes.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n, case: "f")) } donne
rule-screen-nth = { $n }.
rule-screen-move-up = Monter la { ORDINAL($n, case: "f") } donne
rule-screen-take-out = Retirer la { ORDINAL($n, case: "f") } donne
rule-screen-led = 1re
rule-screen-fewer = Moins
rule-screen-more = { $n ->
    [1] Une option de plus
   *[other] { $n } options de plus
}
rule-screen-take-change-back = Annuler le changement
rule-screen-changed = changé, { $note }, appuyez pour rétablir
rule-screen-standard = { $standard ->
    [no] D’ordinaire { $value }
   *[yes] Classique : { $value }
}
rule-screen-nearest = Prendre les règles jouables les plus proches
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Changer { WORD($n, case: "f") } autre option
   *[other] Changer { $n } autres options
}
rule-screen-repair = { $title } : { $value }
rule-screen-the-rules = Les règles
rule-screen-sentences = { $n ->
    [0] Toutes les phrases sont celles de la variante Classique.
    [one] { CAPITAL(WORD($n, case: "f")) } phrase diffère de la variante Classique ; elle est marquée en doré.
   *[other] { CAPITAL(WORD($n)) } phrases diffèrent de la variante Classique ; elles sont marquées en doré.
}
rule-screen-in-full = Les règles en entier
rule-screen-in-short = En bref : { $text }.
rule-screen-clashing = Après le dernier changement, ces règles sont injouables : le texte en rouge dit pourquoi.
rule-screen-untouched = Rien n’a été changé.
rule-screen-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
rule-screen-back-to = Revenir à { $title } d’origine
rule-screen-find-option = Chercher une option
rule-screen-paste-code = Coller un code
rule-screen-share = Partager
rule-screen-rename = Renommer
rule-screen-delete = Supprimer
rule-screen-reset-all = Tout rétablir
rule-screen-no-such-option = Aucune option ne correspond. Essayez un autre mot.
rule-screen-play-these = Jouer ainsi
rule-screen-use-next = Dès la prochaine
rule-screen-save-dots = Enregistrer…
rule-screen-from-next-game = Les changements s’appliquent dès la prochaine partie

## Légendes sous de petites images des règles

example-pass = Des cartes choisies dans une main, en route vers un autre joueur
example-follow = Entame à trèfle : de cette main, seuls les trèfles peuvent être joués
example-broken = Un cœur est défaussé sur un carreau : les cœurs sont brisés
example-trick = Entame à carreau, et la dame de carreau fait le pli
example-values = Ce que comptent les cartes
example-moon = Toutes les cartes d’une lune, prises par un seul joueur
