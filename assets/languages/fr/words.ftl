### Nombres, énumérations, couleurs et cartes, dont se composent d’autres messages.

language = Français
language-draft = Français (ébauche)

# Avec case: "f" au féminin : « une carte ».
number = { $n ->
    [0] { $case ->
        [f] aucune
       *[m] aucun
    }
    [1] { $case ->
        [f] une
       *[m] un
    }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
}
# Avec case: "f" au féminin : « la première donne ».
ordinal = { $n ->
    [1] { $case ->
        [f] première
       *[m] premier
    }
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
   *[other] { $n }e
}
# Un nombre à virgule, par exemple 1,5.
decimal = { $whole },{ $part }
# Un nombre de cinq chiffres ou plus, par exemple 12 345.
thousands = { $head } { $rest }
place = { $n ->
    [1] 1er
   *[other] { $n }e
}
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } et { $next }
list-or = { $first } ou { $next }
list-nor = { $first } ni de { $next }
list-and-each = { $first } et chaque { $next }
series-long = { $first } ; { $next }

# Les lettres sous les signes des couleurs.
suit-letter = { $suit ->
    [clubs] T
    [diamonds] Ca
    [spades] P
   *[hearts] Co
}
suit = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [spades] pique
   *[hearts] cœur
}
# « les piques »
suits = { $suit ->
    [clubs] trèfles
    [diamonds] carreaux
    [spades] piques
   *[hearts] cœurs
}
rank = { $rank ->
    [11] valet
    [12] dame
    [13] roi
    [14] as
   *[other] { WORD($rank) }
}
# « les deux six de pique », « les deux dames de pique »
rank-plural = { $rank ->
    [11] valets
    [12] dames
    [13] rois
   *[other] { RANK($rank) }
}
# Avec article: "the", et l’article : « le roi de pique » ; avec case: "of" « du roi de pique », avec
# case: "to" « au roi de pique ».
card = { $article ->
    [the] { the-card }
   *[no] { card-name }
}
card-name = { $kind ->
    [warren] carte Warren
    [joker] joker
    [suit-joker] joker de { SUIT($suit) }
   *[card] { RANK($rank) } de { SUIT($suit) }
}
card-article = { $kind ->
    [warren] { article-feminine }
    [joker] { article-masculine }
    [suit-joker] { article-masculine }
   *[card] { $rank ->
        [12] { article-feminine }
        [14] { article-vowel }
       *[other] { article-masculine }
    }
}
article-masculine = { $case ->
    [of] du{" "}
    [to] au{" "}
   *[plain] le{" "}
}
article-feminine = { $case ->
    [of] de la{" "}
    [to] à la{" "}
   *[plain] la{" "}
}
article-vowel = { $case ->
    [of] de l’
    [to] à l’
   *[plain] l’
}
the-card = { card-article }{ card-name }
# Un rang en une lettre, comme sur les images des cartes, les mêmes dans toutes les langues.
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
# Un rang avec l’article : « l’as, le roi et le deux de cœur ».
the-rank = { $item ->
    [12] la { RANK($item) }
    [14] l’{ RANK($item) }
   *[other] le { RANK($item) }
}
cards-of-suit = { $several ->
    [yes] { $kind ->
        [card] { LIST($ranks, each: "the-rank") } de { SUIT($suit) }
       *[other] { LIST($names) }
    }
   *[no] { the-card }
}
# Le nom d’un joueur au milieu d’une phrase : qui n’en a pas choisi s’appelle « Vous ».
name-inside = { $name ->
    [Vous] vous
   *[other] { $name }
}
# Ce qui est à un joueur : « de Rosa », « d’Ada ».
of-name = { $name ->
    [Vous] de vous
   *[other] { STARTS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
}
# Les autres joueurs d’une leçon : « de Rosa », « d’Ada ».
of-left = { STARTS($left) ->
    [vowel] d’{ $left }
   *[other] de { $left }
}
of-across = { STARTS($across) ->
    [vowel] d’{ $across }
   *[other] de { $across }
}
of-right = { STARTS($right) ->
    [vowel] d’{ $right }
   *[other] de { $right }
}

cards = { $n ->
    [one] { WORD($n, case: "f") } carte
   *[other] { WORD($n) } cartes
}
points = { $n ->
    [one] { WORD($n) } point
   *[other] { WORD($n) } points
}
list-ratio = { $first } : { $next }
list-or-else = { $first }, ou { $next }
