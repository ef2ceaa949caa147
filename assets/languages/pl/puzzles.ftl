### Zadania: pozycja z pytaniem.

menu-puzzles = Zadania
menu-puzzles-detail = Znajdź najlepszą kartę
puzzle-back = Wstecz
puzzle-back-daily = Wróć do gry dnia
puzzle-rules = Odmiana
puzzle-all-rules = Wszystkie
puzzle-standing = Twój ranking zadań to około { $rating }; { $streak ->
    [0] jeszcze bez serii
   *[other] seria { $streak }
}
puzzle-standing-early = Ranking pojawi się po { $of } zadaniach (na razie { $n }); { $streak ->
    [0] jeszcze bez serii
   *[other] seria { $streak }
}
puzzle-name = { $rules }, zadanie { $n }
puzzle-goes-on = To samo rozdanie trwa dalej: twoja następna decyzja.
puzzle-question = Która karta jest najbezpieczniejsza?
puzzle-question-any = Czy któraś karta jest wyraźnie najlepsza?
puzzle-question-judged = Która karta jest najlepsza?
puzzle-against-judged = Inni grają rozsądnie i widzą tylko swoje karty.
puzzle-counting-judged = Sprawdzam rozdania próbne…
puzzle-none = Żadna nie jest wyraźnie najlepsza
puzzle-against = Graj tak, jakby inni znali wszystkie karty i grali razem przeciw tobie. Wtedy jedna karta nigdy nie jest gorsza od innych.
puzzle-against-any = Graj tak, jakby inni znali wszystkie karty i grali razem przeciw tobie.
puzzle-counting = Liczę wszystkie możliwe rozdania…
puzzle-out = { $n ->
    [one] Jedyna karta jeszcze w grze
    [few] { $n } karty jeszcze w grze
    [many] { $n } kart jeszcze w grze
   *[other] { $n } karty jeszcze w grze
}
puzzle-passed = { $name } ma od ciebie:
puzzle-void = Renons w { SUIT($suit, case: "locative") }: { LIST($names) }.
puzzle-only-hearts = Same kiery, bo wyjście w kiery padło przed ich złamaniem: { LIST($names) }.
puzzle-choose = Wybierz kartę
puzzle-play = Zagraj { CARD($card, case: "accusative") }
puzzle-show = Pokaż mi
puzzle-skip = Pomiń
puzzle-hint = Podpowiedź
puzzle-hints = Użyte: { $n } z { $of }
puzzle-hint-all = To była ostatnia podpowiedź.
puzzle-hinted = Z podpowiedzią nie zmienia się ani ranking, ani seria.
puzzle-hint-card = Uważaj na { CARD($card, case: "accusative") }.
puzzle-hint-two = Porównaj karty: { CARD($one) } i { CARD($other) }.
puzzle-title = { $verdict ->
    [right] Dobrze!
    [wrong] Nie { CARD($card) }
    [some] Najlepiej: { LIST($cards, each: "the-card") }
    [any] Żadna nie jest wyraźnie najlepsza
   *[shown] Odpowiedź
}
puzzle-right = { $n ->
    [1] Właściwa karta: { LIST($cards, each: "the-card") }.
   *[other] Właściwe karty: { LIST($cards, each: "the-card") }; zawsze wychodzi na jedno.
}
puzzle-proof = { $all ->
    [yes] Lepsza od każdej innej karty we wszystkich możliwych rozdaniach: { $n }.
   *[no] Nigdy nie gorsza (możliwych rozdań jest { $n }), a w { $better } z nich lepsza od każdej innej karty.
}
puzzle-right-even = Żadna karta nie jest wyraźnie najlepsza: { LIST($cards, each: "the-card") } kosztują średnio mniej więcej tyle samo.
puzzle-right-alike = { $n ->
    [1] Najlepsza karta: { LIST($cards, each: "the-card") }.
   *[other] Najlepsze i równie dobre karty: { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = Każda karta przegrywa z inną w niektórych z możliwych rozdań ({ $n }). Średnio { $same ->
    [yes] dwie najlepsze są równe.
   *[no] dwie najlepsze dzieli { $gap } pkt.
}
puzzle-measured = Lepsza średnio o { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} pkt w { $n } rozdaniach próbnych.
puzzle-measured-even = Dwie najlepsze dzieli średnio { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} pkt w { $n } rozdaniach próbnych.
puzzle-coach-gap = Trener: lepsza średnio o { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} pkt.
puzzle-points-judged = Strata punktów, średnio
puzzle-average-judged = Średnia z pokazanych rozdań próbnych ({ $n }), licząc też to, co biorą inni.
puzzle-points = Ile punktów jeszcze weźmiesz, średnio
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Punkty w rozdaniu { $at }, tym na stole: { LIST($parts) }.
puzzle-here-judged = Twoje punkty w rozdaniu { $at }, tym na stole: { LIST($parts) }.

## Czemu właściwa karta jest lepsza

puzzle-often = { $share ->
    [all] we wszystkich możliwych rozdaniach ({ $of })
    [none] w żadnym z { $of } możliwych rozdań
   *[some] w { $often } z { $of } możliwych rozdań
}
puzzle-rarely = { $few ->
    [all] we wszystkich
    [none] w żadnym
   *[some] w { $rarely }
}
puzzle-why-takes = Po { CARD($other, case: "locative") } { $own ->
    [yes] { CARD($card) } z twojej ręki może trafić do twojej lewy
   *[no] inni mogą ci wcisnąć { CARD($card, case: "accusative") }
} { puzzle-often }, po { CARD($better, case: "locative") } { puzzle-rarely }.
puzzle-why-itself = Gdy zagrasz { CARD($other, case: "accusative") }, bierzesz tę kartę { puzzle-often }; po { CARD($better, case: "locative") } { puzzle-rarely }.
puzzle-why-misses = Po { CARD($better, case: "locative") } bierzesz { CARD($card, case: "accusative") } { puzzle-often }, po { CARD($other, case: "locative") } { puzzle-rarely }.
puzzle-why-suit = Po { CARD($other, case: "locative") } bierzesz więcej { SUIT($suit, case: "genitive") } niż po { CARD($better, case: "locative") }: średnio o { decimal }, a najwyżej o { $most }.
puzzle-why-suit-one = { $n ->
    [1] Po { CARD($other, case: "locative") } bierzesz { puzzle-often } o { SUIT($suit, case: "accusative") } więcej niż po { CARD($better, case: "locative") }.
   *[other] Po { CARD($other, case: "locative") } bierzesz { puzzle-often } więcej { SUIT($suit, case: "genitive") } niż po { CARD($better, case: "locative") }: o { $n }.
}
puzzle-why-suit-always = { $n ->
    [1] Po { CARD($other, case: "locative") } zawsze bierzesz o { SUIT($suit, case: "accusative") } więcej niż po { CARD($better, case: "locative") }.
   *[other] Po { CARD($other, case: "locative") } zawsze bierzesz więcej { SUIT($suit, case: "genitive") } niż po { CARD($better, case: "locative") }: o { $n }.
}
puzzle-why-worst = W najgorszym razie po { CARD($other, case: "locative") } bierzesz jeszcze { $worst } pkt, a po { CARD($better, case: "locative") } { $least }.
puzzle-why-mean = { CAPITAL(CARD($other)) } kosztuje średnio o { decimal } pkt więcej niż { CARD($better) }.
puzzle-why-other-takes = { CAPITAL(CARD($other)) } bierze tę lewę, cokolwiek zagrają inni, i musisz wyjść; { CARD($better) } nie weźmie jej nigdy.
puzzle-why-better-takes = { CAPITAL(CARD($better)) } bierze tę lewę, cokolwiek zagrają inni, i to ty wychodzisz; { CARD($other) } nie weźmie jej nigdy.
puzzle-why-kept = Gdy zatrzymasz { CARD($better, case: "accusative") }, inni mogą tą kartą wymusić na tobie drogą lewę { puzzle-often }; gdy zagrasz teraz, { puzzle-rarely }.
puzzle-why-both-take = Każda z tych kart bierze tę lewę: pozbądź się wyższej.
puzzle-why-neither-takes = Żadna z tych kart nie bierze tej lewy: pozbądź się wyższej.
puzzle-why-unbeaten = { CAPITAL(CARD($other, case: "genitive")) } nikt nie pobije.
puzzle-why-beaten = Ktoś musi pobić { CARD($better, case: "accusative") }, więc lewa nie jest twoja.
## Pod odpowiedzią

puzzle-motif = Motyw: { $name }
puzzle-series = Zadanie { $at } z { $of }
puzzle-next = Następne zadanie
puzzle-next-choice = Twoja następna decyzja
puzzle-why = Dlaczego
puzzle-copy = Kopiuj dowód
puzzle-every-deal = Każde możliwe rozdanie
puzzle-counts = { $alike ->
    [0] Najlepsza we wszystkich rozdaniach: { $better }
   *[other] Najlepsza w { $better }, a równie dobra jak inna w { $alike }
}
puzzle-some-deals = Rozdania próbne
puzzle-counts-two = { CAPITAL(CARD($card)) }: lepiej niż { CARD($other) } w { $better }, tak samo w { $alike }, gorzej w { $worse }
puzzle-deal-before = Poprzednie rozdanie
puzzle-deal-after = Następne rozdanie
puzzle-happens = Co się stanie
puzzle-play-on = Graj stąd dalej
puzzle-own = Z twoich partii ({ $n })
puzzle-own-name = Z twoich partii
puzzle-own-standing = Rozwiązane: { $n } z { $of }, bez rankingu
puzzle-deal = Rozdanie { $at }
puzzle-deal-of = Możliwe rozdanie { $at } z { $of }
puzzle-deal-of-judged = Rozdanie próbne { $at } z { $of }
puzzle-not-kept = Nie udało się zapisać wyniku: { $why }.
puzzle-none-left = { $n ->
    [0] Nie da się wczytać zadań; zainstaluj grę ponownie.
   *[other] To już wszystkie zadania. { $missed ->
        [0] Wszystkie dobrze.
       *[other] Źle: { $missed }.
    }
}
puzzle-ways = Które zadania
puzzle-way-new = Nowe
puzzle-way-missed = Nieudane ({ $n })
puzzle-missed-none = Brak nieudanych zadań. Zadania rozwiązane błędnie czekają tutaj.
puzzle-way-storm = 3 minuty
puzzle-clock = Zostało { $clock }, dobrze { $solved }, źle { $missed }
puzzle-storm-over = Czas! Dobrze { $solved }, źle { $missed } w trzy minuty. Twój rekord to { $best }.
puzzle-storm-again = Jeszcze raz
puzzle-repeat = Powtórz nieudane zadania
