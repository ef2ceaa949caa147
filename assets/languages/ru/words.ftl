### Числа, перечни, масти и карты, из которых состоят другие сообщения.
###
### case выбирает падеж: nominative, accusative, genitive, instrumental, locative. У чисел есть ещё
### feminine (две карты), feminine-accusative (одну карту) и neuter (одно очко).

language = Русский
language-draft = Русский (черновик)

number = { $case ->
    [feminine] { $n ->
        [1] одна
        [2] две
       *[other] { number-plain }
    }
    [feminine-accusative] { $n ->
        [1] одну
        [2] две
       *[other] { number-plain }
    }
    [neuter] { $n ->
        [1] одно
       *[other] { number-plain }
    }
    [genitive] { $n ->
        [1] одной
        [2] двух
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
        [9] девяти
        [10] десяти
        [11] одиннадцати
        [12] двенадцати
       *[other] { $n }
    }
   *[plain] { number-plain }
}
number-plain = { $n ->
    [0] ноль
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
   *[other] { $n }
}
# Женский род, как «вторая раздача», пока case не скажет иначе; dative мужского рода: «второму игроку».
ordinal = { $n ->
    [1] перв{ ordinal-hard }
    [2] втор{ ordinal-hard }
    [3] трет{ ordinal-soft }
    [4] четвёрт{ ordinal-hard }
    [5] пят{ ordinal-hard }
    [6] шест{ ordinal-hard }
    [7] седьм{ ordinal-hard }
    [8] восьм{ ordinal-hard }
    [9] девят{ ordinal-hard }
    [10] десят{ ordinal-hard }
    [11] одиннадцат{ ordinal-hard }
    [12] двенадцат{ ordinal-hard }
   *[other] { $n }-{ $case ->
        [accusative] ю
        [locative] й
        [dative] му
       *[nominative] я
    }
}
ordinal-hard = { $case ->
    [accusative] ую
    [locative] ой
    [dative] ому
   *[nominative] ая
}
ordinal-soft = { $case ->
    [accusative] ью
    [locative] ьей
    [dative] ьему
   *[nominative] ья
}
decimal = { $whole },{ $part }
thousands = { $head } { $rest }
place = { $n }-е
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } и { $next }
list-or = { $first } или { $next }
list-and-each = { $first } и { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] Т
    [diamonds] Б
    [spades] П
   *[hearts] Ч
}
# Во множественном числе: «ходите с пик», «нет пик», «в пиках»; singular: одна карта масти.
suit = { $case ->
    [genitive] { suit-genitive }
    [dative] { $suit ->
        [clubs] трефам
        [diamonds] бубнам
        [spades] пикам
       *[hearts] червам
    }
    [locative] { $suit ->
        [clubs] трефах
        [diamonds] бубнах
        [spades] пиках
       *[hearts] червах
    }
    [singular] { $suit ->
        [clubs] трефа
        [diamonds] бубна
        [spades] пика
       *[hearts] черва
    }
    [singular-accusative] { $suit ->
        [clubs] трефу
        [diamonds] бубну
        [spades] пику
       *[hearts] черву
    }
   *[nominative] { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [spades] пики
       *[hearts] червы
    }
}
suit-genitive = { $suit ->
    [clubs] треф
    [diamonds] бубен
    [spades] пик
   *[hearts] червей
}
rank = { $rank ->
    [2] двойк{ ending-feminine }
    [3] тройк{ ending-feminine }
    [4] четвёрк{ ending-feminine }
    [5] пятёрк{ ending-feminine }
    [6] шестёрк{ ending-feminine }
    [7] семёрк{ ending-feminine }
    [8] восьмёрк{ ending-feminine }
    [9] девятк{ ending-feminine }
    [10] десятк{ ending-feminine }
    [11] валет{ ending-masculine }
    [12] дам{ ending-dama }
    [13] корол{ ending-king }
   *[14] туз{ ending-masculine }
}
ending-feminine = { $case ->
   *[nominative] а
    [accusative] у
    [genitive] и
    [instrumental] ой
}
ending-dama = { $case ->
   *[nominative] а
    [accusative] у
    [genitive] ы
    [instrumental] ой
}
ending-masculine = { $case ->
   *[nominative] { "" }
    [accusative] а
    [genitive] а
    [instrumental] ом
}
ending-king = { $case ->
   *[nominative] ь
    [accusative] я
    [genitive] я
    [instrumental] ём
}
rank-plural = { $rank ->
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
    [6] шестёрки
    [7] семёрки
    [8] восьмёрки
    [9] девятки
    [10] десятки
    [11] валеты
    [12] дамы
    [13] короли
   *[14] тузы
}
rank-plural-genitive = { $rank ->
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
    [6] шестёрок
    [7] семёрок
    [8] восьмёрок
    [9] девяток
    [10] десяток
    [11] валетов
    [12] дам
    [13] королей
   *[14] тузов
}
card = { $kind ->
    [warren] карт{ ending-dama } Уоррена
    [joker] джокер{ ending-masculine }
    [suit-joker] джокер{ ending-masculine } { suit-genitive }
   *[card] { rank } { suit-genitive }
}
the-card = { card }
each-card = { $kind ->
    [warren] каждая { card }
    [joker] каждый { card }
    [suit-joker] каждый { card }
   *[card] { $rank ->
        [11] каждый { card }
        [13] каждый { card }
        [14] каждый { card }
       *[other] каждая { card }
    }
}
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
        } { suit-genitive }
       *[other] { LIST($names) }
    }
   *[no] { the-card }
}

# В винительном падеже: «передаёт две карты».
cards = { $n ->
    [one] { WORD($n, case: "feminine-accusative") } карту
    [few] { WORD($n, case: "feminine") } карты
    [many] { WORD($n) } карт
   *[other] { $n } карты
}
points = { $n ->
    [one] { WORD($n, case: "neuter") } очко
    [few] { WORD($n) } очка
    [many] { WORD($n) } очков
   *[other] { $n } очка
}
list-ratio = { $first } : { $next }
list-or-else = { $first }, либо { $next }
# Существительное после числа цифрами, которое стоит рядом.
noun-cards = { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
noun-deals = { $n ->
    [one] раздача
    [few] раздачи
    [many] раздач
   *[other] раздачи
}
noun-games = { $n ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}
noun-players = { $n ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
noun-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
noun-points-n = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
# В винительном падеже: «за 21 раздачу», «за 5 раздач».
deals-accusative = { $deals ->
    [one] { $deals } раздачу
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
# После «из» и других слов с родительным падежом: «из 21 раздачи», «после 5 раздач».
deals-genitive = { $n ->
    [one] { $n } раздачи
    [few] { $n } раздач
    [many] { $n } раздач
   *[other] { $n } раздачи
}
