### Números, listas, naipes e cartas, de que as outras mensagens são feitas.

language = Português (Brasil)
language-draft = Português (Brasil, rascunho)

# case: "f" dá a forma feminina: “duas cartas”.
number = { $n ->
    [0] { $case ->
        [f] nenhuma
       *[m] nenhum
    }
    [1] { $case ->
        [f] uma
       *[m] um
    }
    [2] { $case ->
        [f] duas
       *[m] dois
    }
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $n }
}
# case: "f" dá a forma feminina: “segunda rodada”.
ordinal = { $n ->
    [1] primeir{ ordinal-ending }
    [2] segund{ ordinal-ending }
    [3] terceir{ ordinal-ending }
    [4] quart{ ordinal-ending }
    [5] quint{ ordinal-ending }
    [6] sext{ ordinal-ending }
    [7] sétim{ ordinal-ending }
    [8] oitav{ ordinal-ending }
    [9] non{ ordinal-ending }
    [10] décim{ ordinal-ending }
    [11] 11{ ordinal-sign }
    [12] 12{ ordinal-sign }
   *[other] { $n }{ ordinal-sign }
}
ordinal-ending = { $case ->
    [f] a
   *[m] o
}
ordinal-sign = { $case ->
    [f] ª
   *[m] º
}
decimal = { $whole },{ $part }
thousands = { $head }.{ $rest }
place = { $n }º
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } e { $next }
list-or = { $first } ou { $next }
list-nor = { $first } nem { $next }
list-and-each = { $first } e cada { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] P
    [diamonds] O
    [spades] E
   *[hearts] C
}
suit = { $suit ->
    [clubs] paus
    [diamonds] ouros
    [spades] espadas
   *[hearts] copas
}
# article: "the" dá o artigo: “o ás”, “a dama”.
rank = { $article ->
    [the] { $rank ->
        [12] a { rank-name }
       *[other] o { rank-name }
    }
   *[no] { rank-name }
}
rank-name = { $rank ->
    [11] valete
    [12] dama
    [13] rei
    [14] ás
   *[other] { WORD($rank) }
}
# “os valetes de paus”.
rank-plural = { $rank ->
    [2] dois
    [3] três
    [6] seis
    [10] dez
    [14] ases
   *[other] { RANK($rank) }s
}
# article: "the" dá o artigo; com case também a preposição: “da dama de espadas”.
card = { $article ->
    [the] { the-card }
   *[no] { card-name }
}
card-name = { $kind ->
    [warren] carta Warren
    [joker] curinga
    [suit-joker] curinga de { SUIT($suit) }
   *[card] { RANK($rank) } de { SUIT($suit) }
}
the-card = { card-article } { card-name }
card-article = { $kind ->
    [warren] { article-feminine }
    [joker] { article-masculine }
    [suit-joker] { article-masculine }
   *[card] { $rank ->
        [12] { article-feminine }
       *[other] { article-masculine }
    }
}
article-masculine = { $case ->
    [of] do
    [to] ao
    [in] no
    [by] pelo
   *[plain] o
}
article-feminine = { $case ->
    [of] da
    [to] à
    [in] na
    [by] pela
   *[plain] a
}
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { $article ->
    [the] { RANK($item, article: "the") }
   *[no] { RANK($item) }
}
cards-of-suit = { $several ->
    [yes] { LIST($ranks, each: "rank-alone", article: "the") } de { SUIT($suit) }
   *[no] { the-card }
}

cards = { $n ->
    [one] { WORD($n, case: "f") } carta
   *[other] { WORD($n, case: "f") } cartas
}
points = { $n ->
    [one] { WORD($n) } ponto
   *[other] { WORD($n) } pontos
}
# Um nome no meio da frase: quem não deu um nome se chama “Você”.
name-inside = { GENDER($name) ->
    [you] você
   *[other] { $name }
}
item-inside = { GENDER($item) ->
    [you] você
   *[other] { $item }
}
list-ratio = { $first } : { $next }
list-or-else = { $first }, ou { $next }
