### Karta wyników, jej wykres i co mówi się o skończonej partii.

## Tabela

sheet-column-deal = Rozd.
sheet-column-pass = Przek.
sheet-race = { $way ->
    [behind] O { $n } przed tobą: { $first }
    [ahead] O { $n } za tobą: { $first }
   *[level] Tyle samo co ty: { $first }
}. { $mine ->
    [yes] Do końca brakuje ci { $left }.
   *[no] Najbliżej końca jest { $last }: brakuje { $left }.
}
sheet-total = Razem
sheet-cell = { $name }, rozdanie { $n }
sheet-moon = { $moon ->
    [sun] Słońce
   *[moon] Księżyc
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] Partia kończy się przy { $limit }; { ending-best }.
    [exceed] Partia kończy się powyżej { $limit }; { ending-best }.
    [deals] { $limit ->
        [one] Partia ma jedno rozdanie; { ending-best }.
        [few] Partia ma { WORD($limit) } rozdania; { ending-best }.
        [many] Partia ma { WORD($limit) } rozdań; { ending-best }.
       *[other] Partia ma { $limit } rozdania; { ending-best }.
    }
    [time] Partia kończy się po { $limit } min; { ending-best }.
    [chips] Partia kończy się, gdy komuś skończą się żetony; { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] Partia kończy się przy { $limit }.
    [exceed] Partia kończy się powyżej { $limit }.
    [deals] { $limit ->
        [one] Partia ma jedno rozdanie.
        [few] Partia ma { WORD($limit) } rozdania.
        [many] Partia ma { WORD($limit) } rozdań.
       *[other] Partia ma { $limit } rozdania.
    }
    [time] Partia kończy się po { $limit } min.
    [chips] Partia kończy się, gdy komuś skończą się żetony.
}
sheet-played = { $deals ->
    [one] Zagrano jedno rozdanie.
    [few] Zagrano { WORD($deals) } rozdania.
    [many] Zagrano { WORD($deals) } rozdań.
   *[other] Zagrano { $deals } rozdania.
}

sheet-note = { $stand ->
    [winner] Wygrana
    [tied-first] Wspólne 1.
    [leading] Na czele
    [tied-lead] Remis na czele
    [close] { PLACE($place) }, brakuje { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, wygrana
    [tied-first] { $side } { $total }, wspólne 1.
    [leading] { $side } { $total }, na czele
    [tied-lead] { $side } { $total }, remis na czele
    [close] { $side } { $total }, { PLACE($place) }, brakuje { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## Z czego składa się liczba

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Karty
    [hearts] Kiery
    [multiplier] Zmienia
    [bonus] Premia
    [floor] Nie poniżej zera
    [moon] Księżyc
    [sun] Słońce
    [no_trick] Bez lewy
    [tricks] Lewy
    [pledge] Zapowiedź
    [partner] Partner
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Nic, co się liczy
sheet-counters = Żetony: { SIGNED($gain) }, teraz { $stock }
sheet-jumped = Wynik przeskoczył na { $total }
sheet-played-as = Poziom w tym rozdaniu: { $level }

## Wykres

sheet-chart-deals = Rozdanie
sheet-chart-end = Koniec partii

## Liczby z podpisami

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] najniższy wynik
    [high] najwyższy wynik
    [magnitude] najbliżej zera
    [counters] najlepszy wynik
}
sheet-tile-queens = { $n ->
    [one] wzięta dama pik
    [few] wzięte damy pik
    [many] wziętych dam pik
   *[other] wziętej damy pik
}
sheet-tile-tricks = { $n ->
    [one] wzięta lewa
    [few] wzięte lewy
    [many] wziętych lew
   *[other] wziętej lewy
}
sheet-tile-clean = { $n ->
    [one] rozdanie bez punktów
    [few] rozdania bez punktów
    [many] rozdań bez punktów
   *[other] rozdania bez punktów
}
sheet-tile-pool = żetony w puli
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] żeton między 1. a 2. miejscem
        [few] żetony między 1. a 2. miejscem
        [many] żetonów między 1. a 2. miejscem
       *[other] żetonu między 1. a 2. miejscem
    }
   *[no] { $n ->
        [one] punkt między 1. a 2. miejscem
        [few] punkty między 1. a 2. miejscem
        [many] punktów między 1. a 2. miejscem
       *[other] punktu między 1. a 2. miejscem
    }
}
sheet-tile-moons = { $who ->
   *[several] { sheet-moons }
    [you] { $n ->
        [one] twój księżyc
        [few] twoje księżyce
        [many] twoich księżyców
       *[other] twojego księżyca
    }
    [other] { sheet-moons }: { $name }
}
sheet-moons = { $n ->
    [one] księżyc
    [few] księżyce
    [many] księżyców
   *[other] księżyca
}
sheet-tile-most-queens = { $who ->
    [you] razy dama pik dla ciebie
   *[other] razy dama pik: { $name }
}
sheet-tile-dearest = { $who ->
    [you] twoje najdroższe rozdanie
   *[other] najdroższe rozdanie: { $name }
}
sheet-tile-lead = { $n ->
    [one] zmiana prowadzenia
    [few] zmiany prowadzenia
    [many] zmian prowadzenia
   *[other] zmiany prowadzenia
}

## Końcowa tabela

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] nic nie płaci
    [receives] dostaje { $amount }
    [pays] płaci { $amount }
}
sheet-deed-moons = { $n ->
    [one] { WORD($n) } księżyc
    [few] { WORD($n) } księżyce
    [many] { WORD($n) } księżyców
   *[other] { $n } księżyca
}
sheet-deed-queens = { $n ->
    [one] { WORD($n, case: "feminine") } dama
    [few] { WORD($n, case: "feminine") } damy
    [many] { WORD($n) } dam
   *[other] { $n } damy
}
sheet-deed-clean = { $n ->
    [one] { WORD($n, case: "neuter") } rozdanie bez punktów
    [few] { WORD($n) } rozdania bez punktów
    [many] { WORD($n) } rozdań bez punktów
   *[other] { $n } rozdania bez punktów
}

sheet-won = { $n ->
    [1] Wygrywa { LIST($names) }
   *[other] Wygrywają: { LIST($names) }
}
sheet-won-by-you = { $n ->
    [0] Wygrywasz
   *[other] Wygrywasz razem: { LIST($names) } i ty
}

sheet-over-deals = { $n ->
    [one] Koniec partii po jednym rozdaniu.
    [2] Koniec partii po obu rozdaniach.
    [few] Koniec partii po wszystkich { WORD($n, case: "genitive") } rozdaniach.
    [many] Koniec partii po wszystkich { WORD($n, case: "genitive") } rozdaniach.
   *[other] Koniec partii po wszystkich rozdaniach.
}
sheet-after-deals = { $n ->
    [one] po jednym rozdaniu
    [few] po { WORD($n, case: "genitive") } rozdaniach
    [many] po { WORD($n, case: "genitive") } rozdaniach
   *[other] po { $n } rozdania
}
sheet-over-time = Czas minął { sheet-after-deals }.
sheet-over-chips = Komuś skończyły się żetony { sheet-after-deals }.
sheet-over-special = Czyjś wynik stał w miejscu dość długo, by dać wygraną { sheet-after-deals }.
sheet-over-score = { $who ->
    [you] { $past ->
        [yes] Przekraczasz
       *[no] Dochodzisz do
    }
    [nobody] { sheet-over-who } { sheet-over-did }
    [one] { sheet-over-who } { sheet-over-did }
   *[several] { sheet-over-who } { sheet-over-did-several }
} { $limit } { sheet-after-deals }.
sheet-over-who = { $who ->
    [nobody] Jedna ze stron
    [you] Ty
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] przekracza
   *[no] dochodzi do
}
sheet-over-did-several = { $past ->
    [yes] przekraczają
   *[no] dochodzą do
}
sheet-you = ty

## Uczciwe rozdania

sheet-fair-title = Czy rozdania były uczciwe?
sheet-fair-what = Karty tej partii ustalono przed pierwszym rozdaniem: nikt nie mógł ich potem wybrać ani zmienić. Na dowód w menu partii przez cały czas był kod. Należy tylko do tych kart; teraz, gdy partia jest skończona, możesz to sprawdzić.
sheet-fair-verify = Pokaż dowód
sheet-fair-code = Kod uczciwego rozdania
sheet-fair-checked = Uczciwe: sprawdzone
sheet-fair-failed = Uczciwe rozdania: coś się nie zgadza
sheet-fair-fixed = Przed pierwszym rozdaniem wylosowano dla tej partii liczbę, a z niej zrobiono ten kod: { $code }.
sheet-fair-open = Gdy partia się skończy, zobaczysz też wylosowaną liczbę.
sheet-fair-seed = Liczba (ziarno), z której wynikają wszystkie karty tej partii: { $seed }.
sheet-fair-cut = Talię przełożono tekstem „{ $cut }”.
sheet-fair-drawn = Liczba wylosowana przed przełożeniem: { $drawn }. Wszystkie karty tej partii wynikają z niej i z twojego przełożenia.
sheet-fair-copied-drawn = Wylosowane przed przełożeniem: { $drawn }
sheet-fair-copied-cut = Przełożenie: { $cut }
sheet-fair-kept = Liczba daje dokładnie ten kod: odkąd można było zobaczyć kod, nie zmieniono żadnego rozdania.
sheet-fair-broken = Liczba daje inny kod: to nie są te rozdania, które ustalono.
sheet-fair-copied-seed = Ziarno: { $seed }
sheet-fair-copied-code = Kod uczciwego rozdania: { $code }

## Szczęście i gra: panel na karcie wyników

luck-title = To rozdanie
luck-switch = Co widać
luck-this-deal = To rozdanie
luck-totals = Razem
luck-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
luck-distance = od zera
luck-verdict = { $way ->
    [helped] Dobre rozdanie
    [cost] Drogie rozdanie
   *[even] Zwykłe rozdanie
}
luck-you = ty
luck-about = { $n ->
    [1] pół punktu
    [2] 1 punktu
   *[other] { $points } pkt
}
luck-field = inni z twoimi kartami ({ $n }): średnio { $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Dobre karty oszczędziły około { luck-about }.
       *[no] Trochę szczęśliwe karty oszczędziły około { luck-about }.
    }
    [cost] { $much ->
        [yes] Złe karty kosztowały około { luck-about }.
       *[no] Trochę pechowe karty kosztowały około { luck-about }.
    }
   *[even] Twoje karty nie były ani dobre, ani złe.
}
luck-play = { $way ->
    [helped] Na tle sześciorga innych twoja gra oszczędziła około { luck-about }.
    [cost] Na tle sześciorga innych twoja gra kosztowała około { luck-about }.
   *[even] Twoja gra była taka jak sześciorga innych.
}
luck-company = Na innych miejscach: { LIST($names) }.
luck-so-far = Do tej pory (rozdania: { $n }): { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] szczęście oszczędziło { $points }
    [cost] pech kosztował { $points }
   *[even] szczęście wyszło na zero
}
luck-sum-play = { $way ->
    [helped] gra oszczędziła { $points }
    [cost] gra kosztowała { $points }
   *[even] gra wyszła na zero
}
luck-waiting = Inni grają twoimi kartami…
luck-practice = Ćwiczenie: partia z podpowiedzią lub z cofniętą kartą nie liczy się do statystyk ani do rankingu.
luck-failed = Inni nie mogli dograć tego rozdania do końca, więc nie ma porównania.
luck-more = Ile wziął każdy z nich
luck-others = To samo rozdanie u innych
luck-other = { $name }: { $points }
luck-mine = Ty: { $points }
luck-table = Karty z każdego miejsca w rękach tych samych sześciorga:
luck-seat = { $name }: średnio { $field }, naprawdę { $took }
luck-how = Sześcioro graczy na trzech poziomach zagrało twoimi kartami na twoim miejscu, a także kartami ze wszystkich innych miejsc w tym rozdaniu. Wokół nich siedzieli twoi przeciwnicy, na tych samych poziomach i w tej samej kolejności; tylko za Eksperta i Arcymistrza, którzy graliby za długo, gra Mocny, a za innych ludzi Gracz klubowy. Szczęście to ich wynik na twoim miejscu w porównaniu z ich wynikiem na wszystkich miejscach; twoja gra to twój wynik w porównaniu z ich wynikiem.

end-screen-rating = Ranking { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Najlepszy moment
    [other] Kolejny drogi moment
   *[worst] Najgorszy moment
}
end-moment-where = rozdanie { $deal }, { $trick ->
    [0] przed pierwszą lewą
   *[other] lewa { $trick }
}
end-moment-played = Zagrana karta: { CARD($card) }
end-moment-better = Lepiej
