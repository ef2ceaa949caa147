### Zahlen, Aufzählungen, Farben und Karten, aus denen andere Meldungen bestehen.

language = Deutsch
language-draft = Deutsch (Entwurf)

number = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}
# Die schwache Form: „die zweite Runde“; „in der zweiten“ hängt ein n an.
ordinal = { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
    [12] zwölfte
   *[other] { $n }.
}
# Eine Zahl mit Komma, etwa 1,5.
decimal = { $whole },{ $part }
# Eine Zahl ab fünf Ziffern, etwa 12.345.
thousands = { $head }.{ $rest }
place = { $n }.
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } und { $next }
list-or = { $first } oder { $next }
list-nor = { $first }, kein { $next }
list-and-each = { $first } und { $next }
list-or-else = { $first } oder { $next }
list-ratio = { $first } : { $next }
series-long = { $first }; { $next }

# The letters under the signs of the suits, where a player wants letters; two at most.
suit-letter = { $suit ->
    [clubs] Kr
    [diamonds] Ka
    [spades] P
   *[hearts] H
}
suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [spades] Pik
   *[hearts] Herz
}
rank = { $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Bube
    [12] Dame
    [13] König
   *[14] Ass
}
# „die Kreuz-Zweien“.
rank-plural = { $rank ->
    [11] Buben
    [12] Damen
    [13] Könige
    [14] Asse
   [2] Zweien
        [3] Dreien
       *[other] { RANK($rank) }en
}
# Der Rang am Ende eines Kartennamens, im richtigen Fall.
card-rank = { $rank ->
    [11] { $case ->
       *[nominative] Bube
        [accusative] Buben
        [dative] Buben
        [genitive] Buben
    }
    [13] { $case ->
       *[nominative] König
        [genitive] Königs
    }
    [14] { $case ->
       *[nominative] Ass
        [genitive] Asses
    }
   *[other] { RANK($rank) }
}
# Mit article: "the" samt Artikel: „den Pik-König“.
card = { $article ->
    [the] { the-card }
   *[no] { card-name }
}
card-name = { $kind ->
    [warren] Warren-Karte
    [joker] { $case ->
       *[nominative] Joker
        [genitive] Jokers
    }
    [suit-joker] { $case ->
       *[nominative] { SUIT($suit) }-Joker
        [genitive] { SUIT($suit) }-Jokers
    }
   *[card] { SUIT($suit) }-{ card-rank }
}
card-article = { $kind ->
    [warren] { article-feminine }
    [joker] { article-masculine }
    [suit-joker] { article-masculine }
   *[card] { $rank ->
        [11] { article-masculine }
        [13] { article-masculine }
        [14] { article-neuter }
       *[other] { article-feminine }
    }
}
article-masculine = { $case ->
   *[nominative] der
    [accusative] den
    [dative] dem
    [genitive] des
}
article-feminine = { $case ->
   *[nominative] die
    [accusative] die
    [dative] der
    [genitive] der
}
article-neuter = { $case ->
   *[nominative] das
    [accusative] das
    [dative] dem
    [genitive] des
}
the-card = { card-article } { card-name }
# Ein Spielername nach „bei“ oder „von“, und nach „für“ oder „an“: Wer keinen eigenen hat, heißt „Du“.
name-dative = { $name ->
    [Du] dir
   *[other] { $name }
}
name-is = { $name ->
    [Du] Du bist
   *[other] { $name } ist
}
name-has = { $name ->
    [Du] Du hast
   *[other] { $name } hat
}
item-accusative = { $item ->
    [Du] dich
   *[other] { $item }
}
name-accusative = { $name ->
    [Du] dich
   *[other] { $name }
}
# Ein Rang in einem Buchstaben, wie auf den Bildern der Karten, die in jeder Sprache dieselben sind.
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
cards-of-suit = { $several ->
    [yes] { LIST($ranks, each: "rank-alone") } von { SUIT($suit) }
   *[no] { the-card }
}

cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { WORD($n) } Karten
}
points = { $n ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { WORD($n) } Punkte
}
each-card = { $kind ->
    [warren] jede Warren-Karte
   *[card] { $rank ->
        [11] jeder { card-name }
        [13] jeder { card-name }
        [14] jedes { card-name }
       *[other] jede { card-name }
    }
}
