### Liczby, wyliczenia, kolory i karty, z których składają się inne komunikaty.
###
### case wybiera przypadek: nominative, accusative, genitive, instrumental, locative. Liczebniki mają też
### feminine (dwie karty), feminine-accusative (jedną kartę), porządkowe masculine, dative i locative.

language = Polski
language-draft = Polski (wersja robocza)

number = { $case ->
    [feminine] { $n ->
        [1] jedna
        [2] dwie
       *[other] { number-plain }
    }
    [feminine-accusative] { $n ->
        [1] jedną
        [2] dwie
       *[other] { number-plain }
    }
    [neuter] { $n ->
        [1] jedno
       *[other] { number-plain }
    }
    [genitive] { $n ->
        [1] jednej
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
        [11] jedenastu
        [12] dwunastu
       *[other] { $n }
    }
   *[plain] { number-plain }
}
number-plain = { $n ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
   *[other] { $n }
}
# Rodzaj nijaki, jak „drugie rozdanie”, póki case nie powie inaczej.
ordinal = { $n ->
    [1] pierwsz{ ordinal-hard }
    [2] drugi{ ordinal-soft }
    [3] trzeci{ ordinal-soft }
    [4] czwart{ ordinal-hard }
    [5] piąt{ ordinal-hard }
    [6] szóst{ ordinal-hard }
    [7] siódm{ ordinal-hard }
    [8] ósm{ ordinal-hard }
    [9] dziewiąt{ ordinal-hard }
    [10] dziesiąt{ ordinal-hard }
    [11] jedenast{ ordinal-hard }
    [12] dwunast{ ordinal-hard }
   *[other] { $n }.
}
ordinal-hard = { $case ->
    [masculine] y
    [dative] emu
    [locative] ym
   *[neuter] e
}
ordinal-soft = { $case ->
    [masculine] { "" }
    [dative] emu
    [locative] m
   *[neuter] e
}
decimal = { $whole },{ $part }
thousands = { $head } { $rest }
place = { $n }.
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } i { $next }
list-or = { $first } lub { $next }
list-and-each = { $first } i { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] T
    [diamonds] Ka
    [spades] P
   *[hearts] Ki
}
# Kolor w liczbie mnogiej: „wyjdź w piki”, „nie masz pików”, „w pikach”; accusative w
# liczbie pojedynczej: „dołóż pika”.
suit = { $case ->
    [genitive] { $suit ->
        [clubs] trefli
        [diamonds] kar
        [spades] pików
       *[hearts] kierów
    }
    [locative] { $suit ->
        [clubs] treflach
        [diamonds] karach
        [spades] pikach
       *[hearts] kierach
    }
    [accusative] { $suit ->
        [clubs] trefla
        [diamonds] karo
        [spades] pika
       *[hearts] kiera
    }
    [singular] { suit-singular }
   *[nominative] { $suit ->
        [clubs] trefle
        [diamonds] kara
        [spades] piki
       *[hearts] kiery
    }
}
suit-singular = { $suit ->
    [clubs] trefl
    [diamonds] karo
    [spades] pik
   *[hearts] kier
}
rank = { $rank ->
    [2] dwój{ ending-feminine }
    [3] trój{ ending-feminine }
    [4] czwór{ ending-feminine }
    [5] piąt{ ending-feminine }
    [6] szóst{ ending-feminine }
    [7] siódem{ ending-feminine }
    [8] ósem{ ending-feminine }
    [9] dziewiąt{ ending-feminine }
    [10] dziesiąt{ ending-feminine }
    [11] wale{ ending-walet }
    [12] dam{ ending-dama }
    [13] król{ ending-masculine }
   *[14] as{ ending-as }
}
ending-feminine = { $case ->
   *[nominative] ka
    [accusative] kę
    [genitive] ki
    [instrumental] ką
    [locative] ce
}
ending-dama = { $case ->
   *[nominative] a
    [accusative] ę
    [genitive] y
    [instrumental] ą
    [locative] ie
}
ending-masculine = { $case ->
   *[nominative] { "" }
    [accusative] a
    [genitive] a
    [instrumental] em
    [locative] u
}
ending-joker = { $case ->
   *[nominative] { "" }
    [accusative] a
    [genitive] a
    [instrumental] em
    [locative] ze
}
ending-karta = { $case ->
   *[nominative] ta
    [accusative] tę
    [genitive] ty
    [instrumental] tą
    [locative] cie
}
ending-as = { $case ->
   *[nominative] { "" }
    [accusative] a
    [genitive] a
    [instrumental] em
    [locative] ie
}
ending-walet = { $case ->
   *[nominative] t
    [accusative] ta
    [genitive] ta
    [instrumental] tem
    [locative] cie
}
# „wszystkie dwójki trefl”, „bez obu asów”.
rank-plural = { $rank ->
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [10] dziesiątki
    [11] walety
    [12] damy
    [13] króle
   *[14] asy
}
rank-plural-genitive = { $rank ->
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [10] dziesiątek
    [11] waletów
    [12] dam
    [13] króli
   *[14] asów
}
card = { $kind ->
    [warren] kar{ ending-karta } Warrena
    [joker] joker{ ending-joker }
    [suit-joker] joker{ ending-joker } { suit-singular }
   *[card] { rank } { suit-singular }
}
the-card = { card }
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { $case ->
    [accusative] { RANK($item, case: "accusative") }
    [genitive] { RANK($item, case: "genitive") }
    [instrumental] { RANK($item, case: "instrumental") }
   *[nominative] { RANK($item) }
}
cards-of-suit = { $several ->
    [yes] { $kind ->
        [card] { $case ->
            [accusative] { LIST($ranks, each: "rank-alone", case: "accusative") }
            [genitive] { LIST($ranks, each: "rank-alone", case: "genitive") }
            [instrumental] { LIST($ranks, each: "rank-alone", case: "instrumental") }
           *[nominative] { LIST($ranks, each: "rank-alone") }
        } { suit-singular }
       *[other] { LIST($names) }
    }
   *[no] { the-card }
}

# W bierniku: „przekazuje dwie karty”.
cards = { $n ->
    [one] { WORD($n, case: "feminine-accusative") } kartę
    [few] { WORD($n, case: "feminine") } karty
    [many] { WORD($n) } kart
   *[other] { WORD($n) } karty
}
points = { $n ->
    [one] { WORD($n) } punkt
    [few] { WORD($n) } punkty
    [many] { WORD($n) } punktów
   *[other] { WORD($n) } punktu
}
list-ratio = { $first } : { $next }
list-or-else = { $first }, albo { $next }
# Rzeczownik po liczbie cyframi, zapisanej obok.
noun-cards = { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
noun-deals = { $n ->
    [one] rozdanie
    [few] rozdania
    [many] rozdań
   *[other] rozdania
}
noun-games = { $n ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
}
noun-players = { $n ->
    [one] gracz
    [few] graczy
    [many] graczy
   *[other] gracza
}
noun-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
noun-choices = { $n ->
    [one] decyzja
    [few] decyzje
    [many] decyzji
   *[other] decyzji
}
