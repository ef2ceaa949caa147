### Analiza skończonego rozdania: co było ważne, co byłoby lepsze i czemu.

## Analiza: stół, jaki był, rząd pól pod nim i panel z tym, co ważne

review-back = Wstecz
review-view = Widok
review-own-view = Twój widok
review-all-hands = Wszystkie
review-what-happened = Pokaż lewę
review-strip = Decyzje
review-cell = { $kind ->
    [pass] Przek.
    [charge] Odsł.
    [bid] Licyt.
    [name_suit] Kolor
    [choose_pass] Wybór
    [pledge] Zapow.
    [bury] Odłóż
   *[other] Inne
}
review-cell-value = { $name }, { $label }
review-trick = Lewa { $n }
review-place = Rozdanie { $deal }, { $trick ->
    [0] { $name }
   *[other] lewa { $trick }
}
review-label = { $label ->
    [good] Dobrze
    [slip] Potknięcie
    [mistake] Pomyłka
    [blunder] Duży błąd
    [great] Świetna karta
    [great-pass] Świetne przekazanie
    [close] Prawie równe
    [waiting] Jeszcze nieocenione
   *[none] Bez wyboru
}
review-loss = { $n ->
    [0] poniżej 1 punktu
    [1] poniżej 1 punktu
    [2] około 1 punktu
   *[other] około { $points } pkt
}
review-ahead = { $n ->
    [0] lepiej o niecały 1 punkt
    [1] lepiej o niecały 1 punkt
    [2] lepiej o około 1 punkt
   *[other] lepiej o około { $points } pkt
}
review-on-average = { $n ->
    [0] Średnio poniżej 1 punktu
    [1] Średnio poniżej 1 punktu
    [2] Średnio około 1 punktu
   *[other] Średnio około { $points } pkt
}
review-moment = { $place } · { $label }
review-this-time = tym razem { $points }
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Szczegóły
review-details-loss = { $gained ->
    [yes] Lepiej niż wybór trenera o { $points } ± { $error } pkt, w { $n } rozdaniach próbnych.
   *[no] Strata { $points } ± { $error } pkt, w { $n } rozdaniach próbnych.
}
review-details-great = Lepiej niż następny wybór o { $points } ± { $error } pkt, w { $n } rozdaniach próbnych.
review-next = { $way ->
    [-1] Poprzednia decyzja
   *[other] Następna decyzja
}
review-next-mark = { $way ->
    [-1] Poprzedni znak
   *[other] Następny znak
}
review-title = { $n ->
    [0] To rozdanie
    [1] Jeden moment
    [2] Dwa momenty
   *[3] Trzy momenty
}
review-title-none = To rozdanie
review-clean = Czyste rozdanie
review-find = Znajdź lepszą kartę
review-took = { $n ->
    [one] Masz jeden punkt.
    [few] Masz { $points } punkty.
    [many] Masz { $points } punktów.
   *[other] Masz { $points } punktu.
}
review-gave-away = { $gained ->
    [yes] Twoje decyzje nic nie kosztują.
   *[no] { $n ->
        [1] Twoje decyzje kosztują średnio poniżej 1 punktu.
        [2] Twoje decyzje kosztują średnio około 1 punktu.
       *[other] Twoje decyzje kosztują średnio około { $points } pkt.
    }
}
review-none = W tym rozdaniu nie było nic do wyboru.
review-no-coach = Trener przestał działać i nie obejrzał tego rozdania.
review-looking = Oglądam decyzję { $at } z { $of }
review-other-choices = { $n ->
    [one] Jeszcze jedna decyzja
    [few] Jeszcze { $n } decyzje
    [many] Jeszcze { $n } decyzji
   *[other] Jeszcze { $n } decyzji
}
review-try = Jeszcze raz
review-no-try = Jeszcze raz można tylko zagrać kartę, i tylko tam, gdzie był wybór
review-show-it = Pokaż
review-next-moment = { $at ->
    [0] Pierwszy moment
   *[other] Następny · { $at } z { $of }
}
review-done = Gotowe
review-go-on = Graj stąd
review-copied = Skopiowane
review-more = Więcej
review-share-position = Kopiuj pozycję
review-share-game = Kopiuj partię jako tekst
review-share-save = Zapisz kopię partii
review-share-code = Kopiuj jako wyzwanie
review-share-no-code = Znajomy może zagrać tylko niezbyt długą partię jednej osoby przeciw graczom komputerowym.
review-saved = Zapisane: { $path }

## Skopiowany tekst partii

deal-text-deal = Rozdanie { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = W talonie: { $cards }
deal-text-passed = { $giver } → { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }: oferta { $n }
deal-text-pledge = { $name }: { $pledged ->
    [yes] zapowiedź bez kierów
   *[no] bez zapowiedzi
}
deal-text-buried = { $name }, odłożone: { $cards }
deal-text-drew = { $name }, dobrane: { $cards }
deal-text-rest = { $name }: reszta lew
deal-text-points = { $name } { $points }
deal-text-score = Punkty: { SERIES($points) }

## Na stole analizy

review-waiting = Jeszcze nieocenione
review-no-choice = Nie było tu nic do wyboru
review-you-played = { $label }: zagrana karta to { CARD($card) }
review-better = Lepsza karta: { CARD($card) }
review-played-here = Zagrane { $card }
review-better-here = Lepiej: { $card }
review-result = { $n ->
    [0] bez punktów
    [1] 1 punkt
   *[other] { $points } pkt
}
review-chip = { $mine ->
    [yes] { $points } dla ciebie
   *[no] { $points }: { $name }
}
review-prompt = Która karta byłaby lepsza?
review-solved = Tak: { CARD($card) }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card)) } kosztuje { $cost }; { review-tries-left }
   *[no] Nie { CARD($card) }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } kosztuje { $cost }; { review-tries-left }
   *[no] Nie { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] koniec prób
    [1] jeszcze jedna próba
   *[other] jeszcze prób: { $left }
}
review-text-hand = Twoja ręka: { LIST($cards) }
review-text-trick = Na stole: { LIST($cards) }
review-open = Analiza
review-open-deal = Analiza tego rozdania
review-too-small = Okno jest za małe na ten stół
review-go-on-tip = Graj stąd to rozdanie jako ćwiczenie; sama partia zostaje, jaka była

## Strona o tym, co gracz mógł wiedzieć

review-knows = Co mogli wiedzieć?
review-cards = { LIST($cards) }
knows-back = Wróć do analizy
knows-who = Czyja wiedza
knows-heading = { $name ->
    [Ty] Co było ci wiadomo?
   *[other] { $name }: co było wiadomo?
}
knows-title = { $name ->
    [Ty] Karty, których nie widzisz: { $n }
   *[other] Karty, których nie widzi { $name }: { $n }
}
knows-matrix = Niewidoczne karty: { $n }
knows-legend = Większe kropki: bardziej prawdopodobne. Kreska: niemożliwe. Ptaszek: pewne.
knows-part = { $name } w { $n }
knows-certain = { CAPITAL(CARD($card)) }: na pewno { GENDER($name) ->
    [you] u ciebie
   *[other] { $name }
}.
knows-sentence = { CAPITAL(CARD($card)) }: na dziesięć możliwych rozdań { LIST($parts) }.
knows-cards = { $n } { noun-cards }
knows-nobody = Nikt
knows-own = Na ręce: { $n } { noun-cards }
knows-played = { $n ->
    [0] Nie zagrano jeszcze żadnej karty.
    [one] Zagrano jedną kartę.
    [few] Zagrano { $n } karty.
    [many] Zagrano { $n } kart.
   *[other] Zagrano { $n } karty.
}
knows-passed = Przekazane:
knows-got = Otrzymane:
knows-nothing-else = { $name ->
    [Ty] Tabela poniżej opiera się tylko na tym, co było ci wiadomo.
   *[other] Tabela poniżej opiera się tylko na tym, co wiadomo było graczowi: { $name }.
}
knows-why = Gracz nigdy nie dostaje cudzych rąk: przy innych ukrytych kartach gracz komputerowy zrobiłby dokładnie to samo.
knows-decided = { $name ->
    [Ty] Zagrywasz { CARD($card, case: "accusative") }
   *[other] { $name } zagrywa { CARD($card, case: "accusative") }
}
knows-decided-other = Następna decyzja: { $name }
knows-reason-waiting = Trener myśli…
knows-reason-none = Nie było nic do wyboru.
knows-reason = Rada trenera na tym miejscu ({ $name }): { $reason }
knows-reason-wrong = Strata: { review-loss }. Rada trenera na tym miejscu ({ $name }): { $reason }
knows-show = Pokaż, co mieli inni
knows-waiting = Liczę możliwe rozdania…
knows-none = Przy tych zasadach nie da się policzyć ukrytych kart.

report-work = Nad czym pracować
report-waiting = Trener myśli…
report-nothing = Nic się nie wyróżniało. Dobra gra.
report-costliest = Najdroższa decyzja
report-habits-later = Zagraj jeszcze kilka partii, a zobaczysz tu swoje nawyki.
report-try = Obejrzyj jeszcze raz
report-choose = Średnio stracone punkty. Wybierz moment, by go zobaczyć.
report-no-moments = Żadna decyzja w tym rozdaniu nie miała większego znaczenia.
