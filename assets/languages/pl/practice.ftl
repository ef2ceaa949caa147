### Ćwiczenia: pozycje, które wracają, ćwiczenie jednego motywu i co z tego wynika.

menu-practice = Ćwiczenia
menu-practice-detail = { $n ->
    [0] Dziś nic nie czeka
    [one] Dziś jedna pozycja
    [few] Dziś { $n } pozycje
    [many] Dziś { $n } pozycji
   *[other] Dziś { $n } pozycji
}
practice-row = { $drill ->
    [yes] To ćwiczenie
   *[no] Dziś
}
practice-at = { $at } z { $of }
practice-cell = { $result ->
    [right] dobrze
    [again] wraca
    [missed] źle
   *[open] jeszcze bez odpowiedzi
}
practice-place = Pozycja { $at } z { $of } · { $own ->
    [yes] z twojej partii · { $day }
   *[no] nowa
}
practice-question = Która karta?
practice-answer = Lepsza karta
practice-theme = { $theme ->
    [lead] Wychodzisz. Wybierz kartę z ręki.
    [last] Grasz na końcu. Wybierz kartę z ręki.
    [discard] Nie możesz dołożyć do koloru. Wybierz kartę z ręki.
   *[follow] Inni grają po tobie. Wybierz kartę z ręki.
}
practice-verdict = { $verdict ->
    [right] Dobrze: { CARD($card) }
    [both] Dobrze: { CARD($card) }. Dobrze też: { CARD($best) }
    [wrong] Nie tym razem. Lepiej: { CARD($card) }
   *[shown] Odpowiedź: { CARD($card) }
}
practice-why-not = Czemu nie { CARD($card) }?
practice-comes-back = { $n ->
    [0] Wraca dziś
    [1] Wraca jutro
   *[other] Wraca za { $n } dni
}
practice-of-last = Ostatnio w tym motywie: dobrze { $n } z { $of }
practice-gap = { $n ->
    [one] Lepsza średnio o około jeden punkt, licząc też to, co biorą inni
    [few] Lepsza średnio o około { $n } punkty, licząc też to, co biorą inni
    [many] Lepsza średnio o około { $n } punktów, licząc też to, co biorą inni
   *[other] Lepsza średnio o około { $n } punktu, licząc też to, co biorą inni
}
practice-hinted = Z podpowiedzią nie liczy się jako dobra.
practice-next = Dalej
practice-see = Zobacz wynik
practice-result = { $n } z { $of } dobrze bez pomocy. Ćwiczenia nigdy nie liczą się do rankingu.
practice-nothing = { $reading ->
    [0] Dziś nic nie czeka.
   *[other] Na razie nic nie czeka.
}
practice-no-cards = Twoje pomyłki staną się tu pozycjami, gdy zagrasz partię, a trener ją obejrzy. Partie ćwiczebne się nie liczą.
practice-reading = { $n ->
    [one] Trener przegląda jeszcze jedną twoją partię.
    [few] Trener przegląda jeszcze { $n } twoje partie.
    [many] Trener przegląda jeszcze { $n } twoich partii.
   *[other] Trener przegląda jeszcze { $n } twojej partii.
}
practice-mistakes = Pomyłki, które { $days ->
    [1] wracają jutro
   *[other] wracają za { $days } dni
}: { $n }.
practice-new = { $n ->
    [one] Jedna nowa pozycja
    [few] { $n } nowe pozycje
    [many] { $n } nowych pozycji
   *[other] { $n } nowej pozycji
}
practice-back = Na dziś koniec
report-often = { $n ->
    [1] Pierwszy raz w tym tygodniu.
    [2] Drugi raz w tym tygodniu.
    [3] Trzeci raz w tym tygodniu.
   *[other] { $n } razy w tym tygodniu.
}
report-drill = Ćwicz to
report-length = { $n ->
    [one] jedna pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}, { $minutes } min

## Statystyka

stat-practice-few = Odpowiedzi do tej pory: { $n }. Po { $of } odpowiedziach na nowe pozycje zobaczysz tu, czy idzie ci lepiej.
stat-practice-answers = Odpowiedzi na nowe pozycje: { $n }
stat-practice-before = Najpierw
stat-practice-after = Ostatnio
stat-practice-percent = { $percent }%
stat-practice-early = Za mało partii: jeszcze { $n } { noun-choices }, a zobaczysz, nad czym pracować.
stat-practice-none = Żaden rodzaj decyzji nie wyróżnia się jako słaby.
stat-practice-worst = Najwięcej do zyskania: { $name }.
stat-practice-row = { $name }: { $percent }% dobrze, plus minus { $half }.
stat-practice-motif = { $name }: źle { $n } z { $of }; oczekiwane { $usual }%.
stat-practice-how = Liczą się tylko nowe dla ciebie pozycje, z odpowiedzią bez podpowiedzi. „Najpierw” to ich pierwsza połowa. Rodzaj decyzji nazywa się słabym tylko wtedy, gdy bardzo prawdopodobnie wychodzi źle częściej, niż każą oczekiwać twoje inne decyzje.
