### Números, listas, palos y cartas, de los que se componen otros mensajes.

language = Español
language-draft = Español (borrador)

# Con case: "masculine" o "feminine", ante un nombre: «un punto», «una carta».
number = { $n ->
    [0] cero
    [1] { $case ->
        [masculine] un
        [feminine] una
       *[alone] uno
    }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
}
# Con case: "feminine": «la segunda mano»; sin él, ante un nombre masculino: «el primer jugador».
ordinal = { $case ->
    [feminine] { $n ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
        [11] undécima
        [12] duodécima
       *[other] { $n }.ª
    }
   *[masculine] { $n ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
        [8] octavo
        [9] noveno
        [10] décimo
        [11] undécimo
        [12] duodécimo
       *[other] { $n }.º
    }
}
decimal = { $whole },{ $part }
thousands = { $head } { $rest }
place = { $n }.º
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } { STARTS($next) ->
    [i] e
   *[other] y
} { $next }
list-or = { $first } { STARTS($next) ->
    [o] u
   *[other] o
} { $next }
list-nor = { $first } ni { $next }
list-and-each = { $first } y cada { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] T
    [diamonds] D
    [spades] P
   *[hearts] C
}
# Con article: "the" lleva el artículo, y con case: "of" o "to", «de» o «a» delante.
suit = { $article ->
    [the] { $suit ->
        [spades] { article-feminine-plural } picas
       *[other] { article-masculine-plural } { suit-name }
    }
   *[no] { suit-name }
}
suit-name = { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [spades] picas
   *[hearts] corazones
}
# Una carta de un palo: «un corazón», «una pica».
suit-card = { $suit ->
    [clubs] un trébol
    [diamonds] un diamante
    [spades] una pica
   *[hearts] un corazón
}
rank = { $rank ->
    [11] jota
    [12] dama
    [13] rey
    [14] as
   *[other] { WORD($rank) }
}
# «los dos seises», «las jotas».
rank-plural = { $rank ->
    [2] doses
    [3] treses
    [5] cincos
    [6] seises
    [10] dieces
    [11] jotas
    [12] damas
    [13] reyes
    [14] ases
   *[other] { RANK($rank) }s
}
# Con article: "the" lleva el artículo, y con case: "of" o "to", «de» o «a» delante: «del as».
card = { $article ->
    [the] { the-card }
   *[no] { card-name }
}
card-name = { $kind ->
    [warren] carta Warren
    [joker] comodín
    [suit-joker] comodín de { suit-name }
   *[card] { RANK($rank) } de { suit-name }
}
card-article = { $kind ->
    [warren] { article-feminine }
   *[other] { rank-article }
}
rank-article = { $rank ->
    [11] { article-feminine }
    [12] { article-feminine }
   *[other] { article-masculine }
}
article-masculine = { $case ->
    [of] del
    [to] al
   *[plain] el
}
article-feminine = { $case ->
    [of] de la
    [to] a la
   *[plain] la
}
article-masculine-plural = { $case ->
    [of] de los
    [to] a los
   *[plain] los
}
article-feminine-plural = { $case ->
    [of] de las
    [to] a las
   *[plain] las
}
the-card = { card-article } { card-name }
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
# Un valor con su artículo: «el as», «la dama».
the-rank = { $item ->
    [11] { article-feminine } jota
    [12] { article-feminine } dama
   *[other] { article-masculine } { RANK($item) }
}
# «el as, el rey y el dos de corazones».
cards-of-suit = { $several ->
    [yes] { $case ->
        [of] { LIST($ranks, each: "the-rank", case: "of") } de { suit-name }
        [to] { LIST($ranks, each: "the-rank", case: "to") } de { suit-name }
       *[plain] { LIST($ranks, each: "the-rank") } de { suit-name }
    }
   *[no] { the-card }
}

cards = { $n ->
    [0] ninguna carta
    [one] una carta
   *[other] { WORD($n) } cartas
}
points = { $n ->
    [0] ningún punto
    [one] un punto
   *[other] { WORD($n) } puntos
}
# Un nombre tras «a», «de» o «para», y tras «con»: quien no tiene nombre se llama «Tú».
name-after = { GENDER($name) ->
    [you] ti
   *[other] { $name }
}
item-after = { GENDER($item) ->
    [you] ti
   *[other] { $item }
}
with-name = { GENDER($name) ->
    [you] contigo
   *[other] con { $name }
}
list-ratio = { $first } : { $next }
list-or-else = { $first }, o bien { $next }
