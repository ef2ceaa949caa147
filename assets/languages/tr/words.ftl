### Sayılar, sıralamalar, renkler ve kâğıtlar: öteki metinler bunlardan kurulur.

language = Türkçe
language-draft = Türkçe (taslak)

number = { $n ->
    [0] sıfır
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] on bir
    [12] on iki
   *[other] { $n }
}
ordinal = { $n ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
    [7] yedinci
    [8] sekizinci
    [9] dokuzuncu
    [10] onuncu
    [11] on birinci
    [12] on ikinci
   *[other] { SUFFIX($n, case: "ordinal") }
}
decimal = { $whole },{ $part }
thousands = { $head }.{ $rest }
place = { $n }.
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } ve { $next }
list-or = { $first } veya { $next }
list-and-each = { $first } ve her { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] S
    [diamonds] K
    [spades] M
   *[hearts] Ku
}
suit = { $suit ->
    [clubs] sinek
    [diamonds] karo
    [spades] maça
   *[hearts] kupa
}
rank = { $rank ->
    [2] ikili
    [3] üçlü
    [4] dörtlü
    [5] beşli
    [6] altılı
    [7] yedili
    [8] sekizli
    [9] dokuzlu
    [10] onlu
    [11] vale
    [12] kız
    [13] papaz
   *[14] as
}
# Rengin ardından gelen biçim: “maça kızı”.
rank-of = { $rank ->
    [2] ikilisi
    [3] üçlüsü
    [4] dörtlüsü
    [5] beşlisi
    [6] altılısı
    [7] yedilisi
    [8] sekizlisi
    [9] dokuzlusu
    [10] onlusu
    [11] valesi
    [12] kızı
    [13] papazı
   *[14] ası
}
card-name = { $kind ->
    [warren] Warren kâğıdı
    [joker] joker
    [suit-joker] { SUIT($suit) } jokeri
   *[card] { SUIT($suit) } { rank-of }
}
# case: "accusative" ile “maça kızını”; dative, ablative, genitive, with de olur.
card = { $case ->
    [accusative] { $kind ->
        [joker] jokeri
       *[card] { SUFFIX(CARD($card), case: "accusative", compound: "yes") }
    }
    [dative] { $kind ->
        [joker] jokere
       *[card] { SUFFIX(CARD($card), case: "dative", compound: "yes") }
    }
    [ablative] { $kind ->
        [joker] jokerden
       *[card] { SUFFIX(CARD($card), case: "ablative", compound: "yes") }
    }
    [genitive] { $kind ->
        [joker] jokerin
       *[card] { SUFFIX(CARD($card), case: "genitive", compound: "yes") }
    }
    [with] { $kind ->
        [joker] jokerle
       *[card] { SUFFIX(CARD($card), case: "with", compound: "yes") }
    }
   *[nominative] { card-name }
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
# Bir rengin kâğıtları sayılırken: “kupa ası, papazı ve ikilisi”.
rank-alone = { $item ->
    [2] ikilisi
    [3] üçlüsü
    [4] dörtlüsü
    [5] beşlisi
    [6] altılısı
    [7] yedilisi
    [8] sekizlisi
    [9] dokuzlusu
    [10] onlusu
    [11] valesi
    [12] kızı
    [13] papazı
   *[14] ası
}
cards-of-suit = { $several ->
    [yes] { $kind ->
        [card] { SUIT($suit) } { $case ->
            [accusative] { SUFFIX(LIST($ranks, each: "rank-alone"), case: "accusative", compound: "yes") }
           *[nominative] { LIST($ranks, each: "rank-alone") }
        }
       *[other] { LIST($names) }
    }
   *[no] { card }
}
# Adını yazmayan oyuncunun adı “Sen”dir.
name-dative = { $name ->
    [Sen] sana
   *[other] { SUFFIX($name, case: "dative", name: "yes") }
}
name-ablative = { $name ->
    [Sen] senden
   *[other] { SUFFIX($name, case: "ablative", name: "yes") }
}
name-locative = { $name ->
    [Sen] sende
   *[other] { SUFFIX($name, case: "locative", name: "yes") }
}
name-genitive = { $name ->
    [Sen] senin
   *[other] { SUFFIX($name, case: "genitive", name: "yes") }
}

cards = { WORD($n) } kâğıt
points = { WORD($n) } puan
list-ratio = { $first } : { $next }
list-or-else = { $first } ya da { $next }
