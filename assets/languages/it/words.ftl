### Numeri, elenchi, semi e carte, di cui sono fatti gli altri messaggi.
###
### Una carta con la sua preposizione: CARD($card, article: "the") dice “il re di picche”, "of” “del
### re di picche”, "to" “al re…”, "by" “dal re…”, "on" “sul re…”; "ending" dà la desinenza che si
### accorda con la carta, o oppure a. Un numero o un ordinale femminile vuole case: "feminine".

language = Italiano
language-draft = Italiano (bozza)

number = { $n ->
    [0] zero
    [1] { $case ->
        [feminine] una
       *[masculine] uno
    }
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
}
ordinal = { $case ->
    [feminine] { $n ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
        [9] nona
        [10] decima
        [11] undicesima
        [12] dodicesima
       *[other] { $n }ª
    }
   *[masculine] { $n ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
        [7] settimo
        [8] ottavo
        [9] nono
        [10] decimo
        [11] undicesimo
        [12] dodicesimo
       *[other] { $n }º
    }
}
decimal = { $whole },{ $part }
thousands = { $head }.{ $rest }
place = { $n }º
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } { STARTS($next) ->
    [e] ed
   *[other] e
} { $next }
list-or = { $first } o { $next }
list-nor = { $first } né { $next }
list-and-each = { $first } e ogni { $next }
list-or-else = { $first } oppure { $next }
list-ratio = { $first } : { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] F
    [diamonds] Q
    [spades] P
   *[hearts] C
}
# Con article: "the" l’articolo: “le picche”.
suit = { $article ->
    [the] { $suit ->
        [clubs] i fiori
        [diamonds] i quadri
        [spades] le picche
       *[hearts] i cuori
    }
   *[none] { $suit ->
        [clubs] fiori
        [diamonds] quadri
        [spades] picche
       *[hearts] cuori
    }
}
rank = { $rank ->
    [11] fante
    [12] donna
    [13] re
    [14] asso
   *[other] { WORD($rank) }
}
# “i due di fiori”, “le donne”.
rank-plural = { $rank ->
    [11] i fanti
    [12] le donne
    [13] i re
    [14] gli assi
    [8] gli otto
   *[other] i { WORD($rank) }
}
rank-plural-of = { $rank ->
    [11] dei fanti
    [12] delle donne
    [13] dei re
    [14] degli assi
    [8] degli otto
   *[other] dei { WORD($rank) }
}
card = { $article ->
    [the] { the-card }
    [of] { the-card }
    [to] { the-card }
    [by] { the-card }
    [on] { the-card }
    [ending] { card-ending }
   *[none] { card-name }
}
the-card = { $article ->
    [of] { card-of }{ card-name }
    [to] { card-to }{ card-name }
    [by] { card-by }{ card-name }
    [on] { card-on }{ card-name }
   *[the] { card-the }{ card-name }
}
card-name = { $kind ->
    [warren] carta Warren
    [joker] jolly
    [suit-joker] jolly di { SUIT($suit) }
   *[card] { RANK($rank) } di { SUIT($suit) }
}
card-ending = { $kind ->
    [warren] a
    [joker] o
    [suit-joker] o
   *[card] { $rank ->
        [12] a
       *[other] o
    }
}
card-the = { $kind ->
    [warren] la{" "}
    [joker] il{" "}
    [suit-joker] il{" "}
   *[card] { $rank ->
        [8] l’
        [12] la{" "}
        [14] l’
       *[other] il{" "}
    }
}
card-of = { $kind ->
    [warren] della{" "}
    [joker] del{" "}
    [suit-joker] del{" "}
   *[card] { $rank ->
        [8] dell’
        [12] della{" "}
        [14] dell’
       *[other] del{" "}
    }
}
card-to = { $kind ->
    [warren] alla{" "}
    [joker] al{" "}
    [suit-joker] al{" "}
   *[card] { $rank ->
        [8] all’
        [12] alla{" "}
        [14] all’
       *[other] al{" "}
    }
}
card-by = { $kind ->
    [warren] dalla{" "}
    [joker] dal{" "}
    [suit-joker] dal{" "}
   *[card] { $rank ->
        [8] dall’
        [12] dalla{" "}
        [14] dall’
       *[other] dal{" "}
    }
}
card-on = { $kind ->
    [warren] sulla{" "}
    [joker] sul{" "}
    [suit-joker] sul{" "}
   *[card] { $rank ->
        [8] sull’
        [12] sulla{" "}
        [14] sull’
       *[other] sul{" "}
    }
}
# Un nome dopo una preposizione: chi non ne ha uno proprio si chiama “Tu”.
name-after = { $name ->
    [Tu] te
   *[other] { $name }
}
# “a Mira”, “ad Ada”, “a te”.
to-name = { $name ->
    [Tu] a te
   *[other] { STARTS($name) ->
        [a] ad { $name }
       *[other] a { $name }
    }
}
# Come sulle figure delle carte, che sono le stesse in ogni lingua.
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
# “l’asso” nell’elenco “l’asso, il re e il due di cuori”.
rank-the = { $item ->
    [8] l’otto
    [12] la donna
    [14] l’asso
   *[other] il { RANK($item) }
}
cards-of-suit = { $several ->
    [yes] { LIST($ranks, each: "rank-the") } di { SUIT($suit) }
   *[no] { the-card }
}

cards = { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { WORD($n) } carte
}
points = { $n ->
    [0] zero punti
    [one] un punto
   *[other] { WORD($n) } punti
}
