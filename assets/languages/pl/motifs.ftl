### Motywy: czego dotyczyła decyzja. Każdy ma nazwę i zdanie, które go uczy.

## Każdy motyw: nazwa, potem jego zdanie

motif-stop-moon = Zatrzymaj księżyc
motif-stop-moon-line = Weź kiera albo daj go komuś innemu: księżyc bez jednej karty to nie księżyc.
motif-shoot = Zdobądź księżyc
motif-shoot-line = Gdy masz prawie wszystko, weź i resztę.
motif-drop-moon = Nie goń za księżycem
motif-drop-moon-line = Kilka punktów to nie księżyc: oddaj wyjście, jeśli nie wygrasz reszty.
motif-see-moon = Przewidź księżyc
motif-see-moon-line = Gdy punkty ma tylko jeden gracz, zatrzymaj wysoką kartę i weź w porę lewę.
motif-give-queen = Oddaj damę
motif-give-queen-line = Zrzuć damę pik, gdy tylko lewę bierze ktoś inny.
motif-hold-queen = Zatrzymaj damę
motif-hold-queen-line = Bez pośpiechu: graj damę pik tylko wtedy, gdy weźmie ją właściwy gracz.
motif-high-spades = Wysokie piki, póki jest dama
motif-high-spades-line = Póki damy nie zagrano, nie graj króla ani asa tam, gdzie może na nie spaść.
motif-shed-spades = Pozbądź się króla i asa pik
motif-shed-spades-line = Zrzuć króla i asa pik, gdy dama nie może na nie spaść.
motif-keep-guards = Zatrzymaj obstawę
motif-keep-guards-line = Niskie piki chronią wysokie: trzymaj je tak długo, jak możesz.
motif-smoke-out = Wygoń damę
motif-smoke-out-line = Wychodź w niskie piki, aż ktoś będzie musiał zagrać damę.
motif-first-trick = Pierwsza lewa
motif-first-trick-line = W pierwszej lewie nie ma punktów: pozbądź się karty, której nie chcesz.
motif-free-trick = Darmowa lewa
motif-free-trick-line = Grasz na końcu i nic się nie liczy: weź lewę najwyższą kartą.
motif-take-high = Bierz wysoko
motif-take-high-line = Gdy grasz na końcu i musisz wziąć lewę, weź ją najwyższą kartą.
motif-feed = Komu dać punkty
motif-feed-line = Dawaj punkty temu, kto prowadzi, a nie ostatniemu.
motif-throw = Zrzucaj punkty innym
motif-throw-line = Gdy nie masz koloru, daj komuś kartę, która kosztuje najwięcej.
motif-not-points = Coś więcej niż kier
motif-not-points-line = Groźna karta albo krótki kolor mogą znaczyć więcej niż jeden kier.
motif-shown-void = Patrz, kto nie ma koloru
motif-shown-void-line = Nie wychodź w kolor, którego ktoś nie ma: zrzuci ci na niego punkty.
motif-passed = Korzystaj z tego, co przekazane
motif-passed-line = Wiesz, kto ma przekazane przez ciebie karty: wychodź niżej niż one.
motif-count = Licz kolor
motif-count-line = Licz, czego nie zagrano: gdy zostaje mało kart, wiesz, kto weźmie lewę.
motif-exit = Oddaj wyjście bezpiecznie
motif-exit-line = Wyjdź kartą, którą ktoś pobije, a niskie zachowaj na później.
motif-lead-high = Wychodź wysoko w porę
motif-lead-high-line = Wyjdź wysoką kartą, póki lewa mało kosztuje.
motif-low-hearts = Zatrzymaj niskie kiery
motif-low-hearts-line = Niskie kiery oddadzą później lewy kierowe: trzymaj je.
motif-void = Zrób renons
motif-void-line = Opróżnij krótki kolor, by móc zrzucać, gdy ktoś w niego wyjdzie.
motif-danger = Zrzuć to, co groźne
motif-danger-line = Zrzuć wysoką kartę, która później wzięłaby lewę.
motif-duck = Przepuszczaj
motif-duck-line = Zagraj pod najwyższą kartę i oddaj lewę komuś innemu.
motif-take = Weź tanią lewę
motif-take-line = Niektóre lewy warto wziąć teraz, zanim będą kosztować więcej.
motif-take-low = Weź jak najniżej
motif-take-low-line = Jeśli i tak przebijasz innych, zagraj jak najniżej.
motif-duck-high = Przepuść najwyższą
motif-duck-high-line = Jeśli i tak oddajesz lewę, zagraj najwyższą kartę, która nie wygra.
motif-last-deals = Koniec partii
motif-last-deals-line = Pod koniec liczą się miejsca: patrz, kto może dojść do limitu.
motif-pass-spades = Przekaż wysokie piki bez obstawy
motif-pass-spades-line = Damę, króla i asa pik trzymaj tylko, gdy masz dość niskich pików.
motif-pass-keep = Zatrzymaj wysokie piki z obstawą
motif-pass-keep-line = Gdy masz dość niskich pików, dama, król i as pik są bezpieczniejsze w twojej ręce.
motif-pass-guards = Nie przekazuj obstawy
motif-pass-guards-line = Niskie piki chronią wysokiego: nie przekazuj ich, póki go masz.
motif-pass-void = Przekaż, by mieć renons
motif-pass-void-line = Przekaż cały krótki kolor, a zrzucisz już przy pierwszym wyjściu w niego.
motif-pass-hearts = Niskich kierów nie przekazuj
motif-pass-hearts-line = Niskie kiery są bezpieczne: przekaż coś, co boli.
motif-pass-high = Przekazuj wysokie karty
motif-pass-high-line = Przekaż asy, króle i damy z długich kolorów, pod którymi nic niskiego nie ma.
motif-leads = Wybór wyjścia
motif-leads-line = Wychodź kartą, którą inni przebiją, w kolor, do którego nikt nie zrzuca.
motif-follows = Dokładanie do koloru
motif-follows-line = Zanim dołożysz, sprawdź, kto weźmie lewę i co w niej leży.
motif-discards = Zrzucanie
motif-discards-line = Nie masz koloru? Zrzuć to, co później najbardziej zaszkodzi.
motif-where = { $name } ({ $where ->
   *[early] na początku rozdania
    [middle] w środku rozdania
    [late] pod koniec rozdania
    [queen_out] gdy dama jest u innych
    [queen_own] gdy masz damę
    [queen_gone] gdy damy już nie ma
    [second] jako drugi gracz
    [third] jako trzeci gracz
    [last] jako ostatni gracz
    [points] punkty na stole
    [clean] bez punktów na stole
    [led_spades] wyjście w piki
    [led_hearts] wyjście w kiery
    [led_side] wyjście w trefle lub kara
    [my_moon] tylko ty masz punkty
    [their_moon] tylko jeden inny ma punkty
    [my_points] masz punkty
    [spade] piki
    [heart] kiery
    [side] trefle i kara
    [single] jedyna karta koloru
    [short] krótki kolor
    [long] długi kolor
    [high] wysokie karty
    [middling] średnie karty
    [low] niskie karty
    [top] najwyższa w kolorze
    [bottom] najniższa w kolorze
    [master] karta nie do przebicia
    [new_suit] nowy kolor
    [few_out] kolor prawie zgrany
    [known_void] kolor, którego ktoś nie ma
    [too_high] za wysoko
    [too_low] za nisko
    [wrong_suit] zły kolor
    [took] niepotrzebne lewy
    [left] lewy warte wzięcia
    [kept] punkty do zrzucenia
    [gave] punkty do zachowania
    })
