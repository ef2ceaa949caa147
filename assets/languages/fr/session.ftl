### Parties en cours, parties enregistrées, résultats, et les variantes du joueur.

## Donnes honnêtes

fair-seed = Si vous coupez, personne ne peut choisir seul les cartes d’une partie. Avant que vous voyiez la moindre carte, le programme tire un nombre et montre un code qui n’appartient qu’à ce nombre ; ensuite, vous coupez. Dans votre première partie, ou si vous désactivez la coupe dans les options, l’ordinateur coupe. Toutes les donnes découlent du nombre et de la coupe.
fair-end = Notez le code et votre coupe, que montre aussi le menu de la partie. À la fin, le jeu montre le nombre, et s’il donne bien ce code. Pour une partie enregistrée, la commande « hearts-gui replay FICHIER --commitment CODE --cut TEXTE » vérifie les deux, avec chaque donne, chaque choix et chaque score.
fair-proves = Cela prouve qu’aucune donne n’a changé après que vous avez vu le code et, si vous avez coupé vous-même, que personne n’a choisi les donnes. Sans votre coupe, le code ne suffit pas : une autre coupe donne d’autres cartes. Cela ne prouve pas que personne ne les a lues dans la partie enregistrée, où le nombre n’est pas chiffré.
fair-unknown-shuffle = Impossible de vérifier { $file } : la ligne 1 nomme la version { $version } du mélange, inconnue ici.
fair-other-seed = { $file }, ligne 1 : la graine n’est pas celle promise avant la partie.
fair-other-game = { $file } est une autre partie : son code est { $commitment }, pas celui que vous avez donné.
fair-other-cut = { $file } est une autre partie : son jeu a été coupé avec « { $cut } », pas avec la coupe que vous avez donnée.
fair-no-cut = { $file } est une autre partie : personne n’en a coupé le jeu.
fair-given = Impossible de vérifier { $file } : ses cartes n’ont pas été données par ce programme.
fair-difference = { $file }, { $what }.

## Parties enregistrées

save-in-use = { $game } se joue déjà dans une autre fenêtre.
save-this-game-in-use = Cette partie se joue déjà dans une autre fenêtre.
save-not-read = Impossible de lire { $file } ({ $why }).
save-line = { $file }, ligne { $line } : { $why }.
save-line-rules = { $file }, ligne { $line } : { $why }
save-set-aside = { $why } Le fichier a été mis de côté sous le nom { $aside }.
save-no-room = { $file } est abîmé à partir de la ligne { $line }, et il n’y a plus assez de place sur le disque pour une copie de ce qui est abîmé ; libérez de la place et ouvrez-le de nouveau.
save-damaged = { $file } est abîmé à partir de la ligne { $line } ; ce qui précède a été gardé. Le fichier entier a été mis de côté sous le nom { $aside }.
save-from-copy = La première ligne de { $file } est abîmée ; sa copie à la ligne 2 a été utilisée.
save-torn = La dernière ligne de { $file } est coupée et a été ignorée ; tout ce qui précède est là.
save-differs = { $same ->
    [yes] { $file } a été modifié après son enregistrement
   *[no] Les règles de cette partie ont changé depuis son enregistrement, ou { $file } a été modifié
} ; ses scores restent tels que notés ({ $what }).
save-other-seed = La graine de ce fichier n’est pas celle promise avant la partie.
save-no-copy = Cette partie n’a pas de fichier à copier.
save-copy-failed = La copie n’a pas pu être écrite : { $why }.
save-name-not-saved = Le nom n’a pas pu être enregistré : { $why }.
save-star-not-saved = L’étoile n’a pas pu être enregistrée : { $why }.
save-game-not-deleted = La partie n’a pas pu être supprimée : { $why }.
save-removed = Le fichier de cette partie, { $gone }, a été supprimé pendant que vous jouiez ; la partie est maintenant enregistrée sous { $file }.
save-cannot-save = Impossible d’enregistrer cette partie pour l’instant ({ $why }) ; vous pouvez continuer à jouer.
save-unknown-company = Cette partie nomme un joueur que cette version ne connaît pas ({ $what }) ; un autre joue à sa place.
save-choice-not-saved = Le choix de la partie n’a pas pu être enregistré : { $why }.
save-sets-not-saved = Vos variantes n’ont pas pu être enregistrées : { $why }.
session-changed-rules = { $n ->
    [one] { $title }, { $n } changement
   *[other] { $title }, { $n } changements
}

## Groupes dans la liste des variantes

session-group-yours = Les vôtres
session-group-classic = Classiques
session-group-bonus = Carte bonus
session-group-teams = Équipes
session-group-many = Grandes tables
session-group-odd = Insolites

## Variantes du joueur

draft-my-set = Ma variante : { $title }
draft-no-name = Donnez-lui un nom.
draft-name-taken = Vous avez déjà une variante de ce nom.
draft-no-text = Collez ou tapez un code de règles.
draft-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
draft-players-range = { $low }–{ $high } joueurs
draft-players-of = { LIST($sizes, type: "or") } joueurs
draft-shared = Règles reçues
draft-changed = { $title }, modifiée
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 victoire sur 1 partie
       *[other] 1 victoire sur { $games } parties
    }
   *[other] { $games ->
        [1] { $wins } victoire sur 1 partie
       *[other] { $wins ->
            [0] Aucune victoire sur { $games } parties
           *[other] { $wins } victoires sur { $games } parties
        }
    }
}

## Ce que prouve `replay --verify`

proof-in-deal = dans la donne { $n }
proof-after-deal = { $n ->
    [0] avant la première donne
   *[other] après la donne { $n }
}
proof-with-the-game = à la fin de la partie
proof-cards = { $n ->
    [0] { $given ->
        [yes] Il n’y a pas encore de donne ; la graine est celle du code que vous avez donné
       *[no] Il n’y a pas encore de donne ; la graine est celle du code de ce fichier
    }
    [one] { $given ->
        [yes] Les cartes de { $n } donne viennent de la graine du code que vous avez donné, et chaque choix et chaque score suivent les règles
       *[no] Les cartes de { $n } donne viennent de la graine du code de ce fichier, et chaque choix et chaque score suivent les règles
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] Les cartes des { $n } donnes viennent de la graine du code que vous avez donné, et chaque choix et chaque score suivent les règles
           *[no] Les cartes des { $n } donnes viennent de la graine du code de ce fichier, et chaque choix et chaque score suivent les règles
        }
       *[no] { $given ->
            [yes] Les cartes de { $n } donnes viennent de la graine du code que vous avez donné, et chaque choix et chaque score suivent les règles
           *[no] Les cartes de { $n } donnes viennent de la graine du code de ce fichier, et chaque choix et chaque score suivent les règles
        }
    }
}
proof-finished = la partie est finie
proof-ends = le fichier s’arrête { $where }
proof-taken-back = { $n ->
    [0] aucun choix n’a été repris
    [one] { $n } choix a été repris
   *[other] { $n } choix ont été repris
}
proof-summary = { $cards } ; { $end }, et { $back }.
proof-not-when-shown = Si ce code a été montré avant la première donne ; donnez celui que vous avez noté avec --commitment.
proof-not-your-cut = Si le jeu a été coupé comme vous l’avez coupé. Le même nombre avec une autre coupe donne d’autres cartes ; donnez la coupe que vous avez notée avec --cut.
proof-of-commitment = Le programme a utilisé le nombre du code que vous avez donné.
proof-of-cut = Le jeu a été coupé avec le texte que vous avez donné.
proof-of-commitment-and-cut = Le nombre de votre code et votre coupe donnent exactement ces donnes : ni vous ni le programme n’avez pu les choisir.
proof-not-guessed = Que les cartes ne pouvaient pas être connues d’avance : qui voit le code peut deviner une graine aussi simple.
proof-not-chosen = Que le programme n’a pas choisi parmi beaucoup de graines : personne n’a coupé le jeu.
proof-not-the-rest = Comment la partie a continué : le fichier s’arrête { $where }.
proof-not-decisions = Si les choix sont ceux faits à la table : la graine ne fixe que les cartes.

## Un fichier abîmé des variantes du joueur

rule-sets-line = { $twice ->
    [yes] La ligne { $n } de vos variantes nomme { $name } une seconde fois ; elle a été gardée mais ne sert pas.
   *[no] La ligne { $n } de vos variantes n’est pas une variante ; elle a été gardée mais ne sert pas.
}

## Les fichiers du joueur qui ne peuvent pas être lus

file-damaged = { $n ->
    [0] { $file } est abîmé et n’a pas été utilisé
    [one] { $n } entrée de { $file } est abîmée et a été ignorée
   *[other] { $n } entrées de { $file } sont abîmées et ont été ignorées
} ; { $copied ->
    [yes] une copie se trouve dans { $aside }.
   *[no] la copie a échoué.
}
file-newer = { $file } a été écrit par une version plus récente du jeu, qui peut tout y lire : installez cette version. { $copied ->
    [yes] Une copie de ce qui n’a pas pu être lu se trouve dans { $aside }.
   *[no] La copie a échoué.
}
file-unread = { $file } n’a pas pu être lu : { $why }.
file-too-large = { $file } dépasse { $most } Mo et n’a pas été lu. { $renamed ->
    [yes] Il s’appelle maintenant { $aside }.
   *[no] Il est resté où il était.
}
