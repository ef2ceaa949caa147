### Ekran statystyki: pola obok siebie, każde z obrazkiem i zdaniem lub dwoma.

menu-statistics = Statystyki
menu-statistics-detail = Wyniki, szczęście, decyzje
stat-title = Statystyki
stat-rules = Odmiana
stat-rules-of = { $title } ({ $n })
stat-against = Przeciwnicy
stat-all-opponents = Wszyscy przeciwnicy
stat-no-practice = Bez partii ćwiczebnych
stat-save = Zapisz wszystkie rozdania jako tabelę (CSV)
stat-practise = { $theme ->
    [lead] Ćwicz wychodzenie
    [follow] Ćwicz dokładanie
    [last] Ćwicz grę na końcu lewy
   *[discard] Ćwicz zrzucanie
}
stat-reading = Wczytuję twoje partie…
stat-nothing = Rozegraj partię do końca, a pojawią się tu liczby. Ćwiczenia się nie liczą: partie z podpowiedzią lub z cofniętą kartą.
stat-mean = { $mean } ± { $half }
stat-deals = { $n } { noun-deals }

## Wyniki

stat-results = Wyniki
stat-share = Prawdopodobnie wygrywasz { $low }–{ $high }% (po równo: { $even }%).
stat-chance = Samo szczęście dałoby od { $low } do { $high } wygranych.
stat-few = By powiedzieć więcej, trzeba { $least } partii; na razie masz { $n }.
stat-place = { place }
stat-place-line = { place } miejsce: { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
stat-share-how = Jasny pasek to przedział 95%: mieści prawdziwy odsetek wygranych 19 razy na 20. Linia przerywana to wygrane każdego miejsca, gdy wszyscy są równie dobrzy.

## Punkty na rozdanie

stat-points = Punkty na rozdanie
stat-no-points = Potrzeba dwóch rozdań liczonych na punkty.
stat-even = Po równo byłoby { $points } pkt na rozdanie.
stat-bar = { $one ->
    [yes] { $low } pkt
   *[no] od { $low } do { $high } pkt
}: { $n } { noun-deals }{ $queens ->
    [0] {""}
    [all] { $n ->
        [1] , z damą pik
       *[other] , wszystkie z damą pik
    }
   *[other] , { $queens } z damą pik
}
stat-with-queen = z damą pik
stat-queen-deals = Ostatnie rozdania z wziętą damą
stat-deal-points = { $points } pkt
stat-mean-is = Średnio { $mean } pkt na rozdanie.

## Ile kosztują decyzje

stat-choices = Strata na decyzję
stat-no-choices = Trener nie obejrzał jeszcze żadnego z tych rozdań.
stat-few-deals = By podać poziom, trzeba { $n } rozdań; na razie masz { $now }.
stat-level = { $clear ->
    [yes] Poziom twoich decyzji: { $low }
   *[no] Trudno rozstrzygnąć: { $low } – { $high }
}
stat-situation = { $kind ->
    [passing] Przekazanie
    [calling] Oferty, odsłanianie
    [leading] Wyjście
    [following] Dokładanie
    [last] Na końcu lewy
    [discarding] Zrzucanie
    [defending] Przeciw księżycowi
   *[own_moon] Własny księżyc
}
stat-dearest = Najwięcej tracisz tu: { $kind ->
    [passing] przekazanie
    [calling] licytacja i odsłanianie
    [leading] wyjście
    [following] dokładanie
    [last] gra na końcu lewy
    [discarding] zrzucanie
    [defending] obrona przed księżycem
   *[own_moon] własny księżyc
}.
stat-no-dearest = { $equal ->
    [yes] Wszystkie rodzaje decyzji kosztują cię tyle samo.
   *[no] Trudno rozstrzygnąć, który rodzaj decyzji kosztuje cię najwięcej.
}
stat-choice-line = { stat-situation }: { $mean }, { $n } { noun-choices }
stat-sure = przedział 95%
stat-choices-how = Stratę liczy się względem innych graczy, tak jak przewiduje ją trener na podstawie tego, co można było wiedzieć na twoim miejscu. Punkty wzięte przez przypadek się nie liczą, więc te liczby różnią się od karty wyników. Decyzje, przy których nie było nic do stracenia, się pomija. Poziom to ten, którego straty w { $deals } rozdaniach z Graczami klubowymi są najbliższe twoim, oceniane przez { $same ->
    [yes] tego samego trenera
   *[no] starszą wersję trenera
}; póki decyzji jest mało, przesuwa się w stronę Gracza klubowego. Między poziomami nie da się rozstrzygnąć, póki przypadek dopuszcza każdy z nich. Gdzie tracisz najwięcej, mówi się tylko wtedy, gdy przypadek prawie nigdy nie dałby tak złego obrazu. Przedział 95% mieści prawdziwą wartość 19 razy na 20. Żadna decyzja nie może stracić mniej niż 0: wartość poniżej 0 to przypadek, a obraz pokazuje wtedy 0.

## Czy karty są uczciwe?

stat-fair = Czy karty są uczciwe?
stat-no-checks = Nie ma jeszcze rozdań, które można sprawdzić.
stat-queen = { $where ->
    [you] Dama pik u ciebie
    [left] Dama po lewej
    [right] Dama po prawej
    [across] Dama naprzeciw
   *[other] Dama na miejscu { $n } z lewej
}
stat-fact = { $fact ->
    [hearts] Kiery na twojej ręce
    [aces] Asy
    [longest] Najdłuższy kolor
   *[voids] Ręce z renonsem
}
stat-inside = Wszystkie sprawdzenia ({ $n }) są w normie. Przypadkiem mniej więcej jedno na dwadzieścia byłoby poza normą.
stat-outside = Poza normą: { $n } z { $of } sprawdzeń; przez przypadek zdarza się to mniej więcej przy jednym stole na { $tables }.
stat-check-line = { $name }: { $found } (zwykle od { $low } do { $high }){ $outside ->
    [yes] , poza normą
   *[no] { "" }
}
stat-fair-how = Każdy zielony pasek pokazuje, co uczciwe karty dają 19 razy na 20, wyliczone z talii i wielkości rąk. Najdłuższy kolor, kiery i asy to średnie z rozdania, przed przekazaniem.

## Dni gry

stat-days = Dni gry
stat-days-played = { $n } z ostatnich { $of } dni
stat-days-shades = Mocniejsze kolory: od { $low }, { $middle } i { $high } rozdań.
stat-day-line = { games-on-day-of-year }: { $n } { noun-deals }
stat-weekday = { $n ->
    [0] Pn
    [1] Wt
    [2] Śr
    [3] Cz
    [4] Pt
    [5] So
   *[6] Nd
}
stat-month = { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}

## Szczęście

stat-luck = Szczęście
stat-no-luck = Najpierw inni muszą zagrać twoimi kartami co najmniej dwa rozdania.
stat-luck-sum = Rozdania: { $n }. Szczęście { $saved ->
    [yes] oszczędziło
   *[no] kosztowało
} { $luck } pkt, twoja gra { $well ->
    [yes] oszczędziła
   *[no] kosztowała
} { $play } pkt.
stat-luck-band = Samo szczęście zwykle mieści się w { $half } pkt, { $inside ->
    [yes] tak jak tutaj.
   *[no] ale nie tutaj.
}
stat-luck-left = Póki ta strona jest otwarta, inni grają twoje wcześniejsze rozdania (zostało { $n }).
stat-luck-how = Linia to narastająca suma tego, co oszczędziło szczęście. Samo szczęście mieści się w paśmie 19 razy na 20; pasmo rozszerza się jak pierwiastek z liczby rozdań.

## Ranking

stat-rating = Ranking
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Twój ranking pojawi się po { $least } partiach; masz { $n }.
stat-rating-equals = { $clear ->
    [yes] Grasz mniej więcej na tym poziomie: { $low }.
   *[no] Trudno rozstrzygnąć: { $low } – { $high }.
}
stat-rating-games = { $n } { noun-games }
stat-rating-line = { $level }: { $rating }
stat-rating-how = Ranking wynika z twoich miejsc przeciw graczom, których rankingi zmierzono i ustalono: 400 punktów to szanse dziesięć do jednego. Pasmo mieści twoją prawdziwą siłę 19 razy na 20; uwzględnia też niepewność rankingów przeciwników.

## Co się wyróżnia

stat-findings = Co się wyróżnia
stat-no-findings = Trudno rozstrzygnąć: każdą różnicę między twoimi rodzajami rozdań tłumaczy sam przypadek.
stat-finding = { $kind ->
    [queen] Z damą pik na ręce
    [long] Z co najmniej sześcioma kartami w kolorze
    [void] Z renonsem na ręce
    [aces] Z co najmniej dwoma asami
    [lately] W drugiej połowie swoich rozdań
    [pass-l] Gdy przekazujesz w lewo
    [pass-r] Gdy przekazujesz w prawo
    [pass-a] Gdy przekazujesz naprzeciw
   *[pass-hold] Bez przekazania
} idzie ci o { $by } pkt na rozdanie { $good ->
    [yes] lepiej
   *[no] gorzej
} niż w innych rozdaniach, w porównaniu z tymi, którzy grali twoimi kartami.
stat-finding-deal = { $n }: rozdanie { $deal }
stat-finding-saved = o { $by } pkt { $good ->
    [yes] lepiej
   *[no] gorzej
} niż inni
stat-finding-gone = Ta partia nie jest już zapisana.
stat-findings-how = Każde rozdanie porównuje się z sześciorgiem innych, którzy grali twoimi kartami, więc szczęście i trudne karty się nie liczą. Zdanie pojawia się tylko wtedy, gdy przypadek prawie nigdy nie dałby takiej różnicy (trzy błędy standardowe). Naciśnij rozdanie, by obejrzeć je jeszcze raz.
