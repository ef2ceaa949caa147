### Co gracz zdecydował we wszystkich partiach i ćwiczenie tego.

## Wszystkie moje decyzje

decisions-title = Wszystkie moje decyzje
decisions-reading = Wczytuję twoje partie…
decisions-count = { $left ->
    [0] { $every ->
        [0] Twoje decyzje pojawią się tutaj po zakończeniu partii. Partie ćwiczebne się nie liczą.
       *[other] { $n } z { $every } decyzji
    }
    [one] { $n } z { $every } decyzji, została jedna partia
    [few] { $n } z { $every } decyzji, zostały { $left } partie
    [many] { $n } z { $every } decyzji, zostało { $left } partii
   *[other] { $n } z { $every } decyzji, zostało { $left } partii
}
decisions-save = Zapisz jako CSV
decisions-nothing-to-save = Lista jest pusta.
decisions-which = Które decyzje
decisions-kind = { $which ->
    [wrong] Potknięcia i gorsze
    [starred] Z gwiazdką
    [noted] Z notatką
   *[all] Wszystkie
}
decisions-rules = Zasady
decisions-any-rules = Wszystkie zasady
decisions-motif = Motyw
decisions-any-motif = Wszystkie motywy
decisions-sort = Kolejność
decisions-by = { $column ->
    [loss] Największa strata
    [when] Najnowsze
    [rules] Zasady
    [motif] Motyw
   *[situation] Rodzaj decyzji
}
decisions-column = { $column ->
    [date] Data
    [rules] Zasady
    [kind] Rodzaj
    [motif] Motyw
    [played] Zagrane
    [better] Lepsze
    [loss] Strata
   *[mark] Znaki
}
decisions-table = Decyzje
decisions-situation = { $kind ->
    [passing] Przekazanie
    [calling] Oferty, odsłanianie
    [leading] Wyjście
    [following] Dokładanie
    [last] Na końcu lewy
    [discarding] Zrzucanie
    [defending] Przeciw księżycowi
    [own_moon] Własny księżyc
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Gwiazdka, notatka
       *[no] Gwiazdka
    }
   *[no] { $noted ->
        [yes] Notatka
       *[no] { "" }
    }
}
decisions-day = { $day }.{ $month }.{ $year }
decisions-open = Otwórz
decisions-star = { $on ->
    [yes] Zdejmij gwiazdkę
   *[no] Daj gwiazdkę
}
decisions-note = { $some ->
    [yes] Zmień notatkę
   *[no] Dodaj notatkę
}
decisions-no-row = Najpierw wybierz decyzję.
decisions-note-title = Notatka o tej decyzji
decisions-note-field = Notatka
decisions-gone = Partii z tą decyzją już nie ma.
decisions-not-kept = Nie udało się zapisać znaku ({ $why }).
row-table-row = { SERIES($words) }; wiersz { $n } z { $of }
row-table-none = brak wierszy
learn-decisions-detail = Ile kosztowała każda

## Ćwiczenie przekazywania

passing-title = Ćwicz przekazywanie
passing-to = { $way ->
    [L] Wybierz trzy karty do przekazania w lewo
    [R] Wybierz trzy karty do przekazania w prawo
   *[A] Wybierz trzy karty do przekazania naprzeciw
}
passing-count = Dziś ręka { $n } z { $of }
passing-pass = Przekaż te karty
passing-three = { $n ->
    [one] Wybierz trzy karty; masz jedną.
    [few] Wybierz trzy karty; masz { $n }.
    [many] Wybierz trzy karty; masz { $n }.
   *[other] Wybierz trzy karty; masz { $n }.
}
passing-judging = Trener sprawdza przekazanie w rozdaniach próbnych…
passing-result = { $good ->
    [yes] Żadne przekazanie nie jest wyraźnie lepsze.
   *[no] To przekazanie kosztuje około { $loss } pkt.
}
passing-row = { $which ->
    [mine] Twoje ({ $loss })
    [best] Najlepsze ({ $loss })
   *[usual] { $known ->
        [yes] Gracza klubowego ({ $loss })
       *[no] Gracza klubowego
    }
}
passing-next = Następna ręka
learn-passing-detail = Pięćdziesiąt rąk dziennie

## Co już zeszło

gone-title = Co już zeszło?
gone-question = { $what ->
    [out] Ile { SUIT($suit, case: "genitive") } mają jeszcze inni?
    [queen] Kto może jeszcze mieć damę pik?
   *[void] Po kim widać, że nie ma { SUIT($suit, case: "genitive") }?
}
gone-no-answer = Bez odpowiedzi
gone-who = { $n ->
    [0] nikt
   *[other] { LIST($names) }
}
gone-show = Pokaż, co zeszło
gone-back = Wróć do gry
gone-verdict = { $right ->
    [yes] Dobrze. { $question } { CAPITAL($truth) }.
   *[no] Nie całkiem. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }, zeszły: { SERIES($ranks) }; ty masz { $held }, inni { $out }.
   *[no] { CAPITAL(SUIT($suit)) }, nic nie zeszło; ty masz { $held }, inni { $out }.
}
gone-out = jeszcze { $n }
gone-voids = { GENDER($name) ->
    [you] Masz
   *[other] { $name } ma
} renons: { SERIES($suits) }
gone-queen = Damę pik może mieć: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: lewa { $n }, { CARD($card) }

## To samo rozdanie z mocnym graczem na twoim miejscu

strong-title = Arcymistrz na twoim miejscu
strong-playing = Arcymistrz gra twoimi kartami…
strong-result = Ty masz { $mine }, Arcymistrz { $theirs }.
strong-column = { $column ->
    [trick] Lewa
    [mine] Ty
   *[theirs] Arcymistrz
}
strong-table = Oba rozdania
strong-cards = { $taken ->
    [yes] { CARD($card) }, bierze
   *[no] { CARD($card) }
}
strong-note = Inni odpowiadają na zagrane karty, więc po pierwszej różnej karcie ich karty też mogą być inne.
