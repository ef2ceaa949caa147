### Przeciwnicy: siła, charaktery i czemu zagrano kartę.

## Siła graczy komputerowych, od słabych do mocnych

level-beginner = Początkujący
    .line = Zna zasady; zapomina większość zagranych kart i przekazuje najwyższe.
level-casual = Niedzielny gracz
    .line = Przepuszcza i pamięta wysokie karty; gubi się w niskich.
level-learner = Uczeń
    .line = Dobrze przekazuje i trochę liczy; jeszcze czasem źle ocenia.
level-club = Gracz klubowy
    .line = Przepuszcza, liczy karty, wygania damę i zatrzymuje księżyce na wyczucie.
level-strong = Mocny
    .line = Sprawdza zagrania i przekazania w możliwych rozdaniach.
level-expert = Ekspert
    .line = Sprawdza zagrania i przekazania w kilku prawdopodobnych rozdaniach.
level-grandmaster = Arcymistrz
    .line = Sprawdza zagrania i przekazania w setkach prawdopodobnych rozdań.
level-newcomer = Nowicjusz
    .line = Zna zasady i niewiele więcej.
level-fits = Na miarę
    .line = Ich siła podąża za twoją z partii na partię, więc wygrywasz mniej więcej tak często.
level-random = Losowy
    .line = Gra dowolną dozwoloną kartę. Do prób i porównań.
level-rule = Regułowy
    .line = Gracz klubowy bez nawyków. Do porównań.

## Charaktery graczy komputerowych

character-ada = Nie ma żadnych nawyków.
character-basil = Ostrożność: chce wiedzieć, kto weźmie lewę.
character-finn = Ryzyko: lubi lewy, które może wziąć każdy.
character-hugo = Trzyma wysokie piki, zamiast je przekazać.
character-ines = Przekazuje tak, by skrócić kolor.
character-juno = Gra kiery, gdy tylko kosztują mało.
character-kofi = Pozbywa się wysokich kart w pierwszych lewach.
character-lena = Woli, by punkty brał ten, kto prowadzi.
character-mira = Gra jak z książki.
character-nils = Oszczędza wysokie karty i kiery na później.
character-opal = Szybciej niż inni próbuje zdobyć księżyc.
character-otto = Ostrożność i skracanie koloru w przekazaniu.
character-pavel = Trochę nieuwagi.
character-rosa = Wcześnie łamie kiery i lubi ryzyko.
character-tariq = Trzyma wysokie piki i poluje na prowadzącego.
character-wren = Szybkość i nieuwaga, z okiem na księżyc.

## Czemu prosty gracz komputerowy zagrałby kartę

why-shooting = Próba wzięcia wszystkiego.
why-joker = Joker nigdy nie bierze lewy.
why-draw-out = Niska karta może ściągnąć kartę, której wszyscy się boją.
why-high-card = Wysoka karta schodzi, póki inni pewnie jeszcze mogą dołożyć.
why-another-player = Weźmie to raczej inny gracz.
why-no-moon = Ktoś może zdobywać księżyc, więc nie dostaje punktów.
why-worst-card = Najgorsza karta, zrzucona na cudzą lewę.
why-points = Punkty dla innego gracza.
why-dangerous-card = Groźna karta, zrzucona na cudzą lewę.
why-duck = Najwyższa karta, która nie wygrywa.
why-stop-moon = Wzięcie punktu zatrzymuje księżyc.
why-had-to-take = Lewę trzeba było wziąć, więc równie dobrze wysoką kartą.
why-worth-winning = Tę lewę warto wziąć.
why-empty-trick = Lewa bez punktów to dobre miejsce na wysoką kartę.
why-best = Średnio najlepsza w rozdaniach, które są jeszcze możliwe.

## Czemu trener uważa jedną decyzję za lepszą od innej

coach-even = Równie dobre: różnica to tylko przypadek.
coach-better = Lepsze; różnica to { coach-about }, a jednego wyraźnego powodu nie ma.
coach-about = { $half ->
    [yes] { $whole ->
        [0] około pół punktu
       *[other] około { $whole }½ punktu
    }
   *[no] { $whole ->
        [0] mniej niż pół punktu
        [one] około jednego punktu
        [few] około { $whole } punktów
        [many] około { $whole } punktów
       *[other] około { $whole } punktu
    }
}
coach-own-moon = { $alike ->
    [yes] Po lepszej decyzji częściej udaje się wziąć wszystko.
   *[no] Wziąć wszystko udaje się { coach-rarely } po lepszej decyzji, { coach-often } po słabszej.
}
coach-others-moon = { $alike ->
    [yes] Po słabszej decyzji inny gracz częściej bierze wszystko.
   *[no] Po słabszej decyzji inny gracz bierze wszystko { coach-often }, po lepszej { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Po { CARD($better, case: "locative") } częściej udaje się wziąć wszystko niż po { CARD($other, case: "locative") }.
   *[no] Wziąć wszystko udaje się po { CARD($better, case: "locative") } { coach-rarely }, po { CARD($other, case: "locative") } { coach-often }.
}
coach-others-moon-with = { $alike ->
    [yes] Po { CARD($other, case: "locative") } inny gracz bierze wszystko częściej niż po { CARD($better, case: "locative") }.
   *[no] Po { CARD($other, case: "locative") } inny gracz bierze wszystko { coach-often }, po { CARD($better, case: "locative") } { coach-rarely }.
}
coach-same = Cokolwiek wybierzesz, wynik jest ten sam we wszystkich rozdaniach próbnych.
coach-takes-with = { $alike ->
    [yes] Po { CARD($other, case: "locative") } bierzesz { coach-which } częściej niż po { CARD($better, case: "locative") }.
   *[no] Po { CARD($other, case: "locative") } bierzesz { coach-which } { coach-often }, po { CARD($better, case: "locative") } { coach-rarely }.
}
coach-which = { $own ->
    [yes] { CARD($card, case: "accusative") } z własnej ręki
   *[no] { CARD($card, case: "accusative") }
}
coach-takes-kept = { $alike ->
    [yes] Gdy zatrzymasz { CARD($better, case: "accusative") }, bierzesz { coach-which } częściej, niż gdy zagrasz tę kartę teraz.
   *[no] Gdy zatrzymasz { CARD($better, case: "accusative") }, bierzesz { coach-which } { coach-often }; gdy zagrasz tę kartę teraz, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Gdy zagrasz { CARD($card, case: "accusative") } teraz, bierzesz tę kartę { coach-often }; gdy ją zatrzymasz, { coach-rarely }.
   *[no] Gdy zatrzymasz { CARD($card, case: "accusative") }, bierzesz tę kartę { coach-often }; gdy zagrasz ją teraz, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Po słabszej decyzji bierzesz { CARD($card, case: "accusative") } częściej niż po lepszej.
   *[no] Po słabszej decyzji bierzesz { CARD($card, case: "accusative") } { coach-often }, po lepszej { coach-rarely }.
}
coach-rest = Poza tym kosztuje to średnio { coach-about } w innych kartach.
coach-both = { $first } { $then }
coach-worth = Różnica to { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] o pół { coach-suit-genitive } więcej
       *[other] o { $whole }½ { coach-suit-genitive } więcej
    }
   *[no] { $whole ->
        [one] o { SUIT($suit, case: "accusative") } więcej
        [few] o { $whole } { SUIT($suit) } więcej
        [many] o { $whole } { SUIT($suit, case: "genitive") } więcej
       *[other] o { $whole } { coach-suit-genitive } więcej
    }
}
coach-suit-genitive = { $suit ->
    [clubs] trefla
    [diamonds] kara
    [spades] pika
   *[hearts] kiera
}
coach-suit = Po słabszej decyzji bierzesz więcej { SUIT($suit, case: "genitive") }.
coach-suit-with = Po { CARD($other, case: "locative") } bierzesz więcej { SUIT($suit, case: "genitive") } niż po { CARD($better, case: "locative") }.
coach-trick = { $alike ->
    [yes] Po { CARD($other, case: "locative") } bierzesz tę lewę częściej niż po { CARD($better, case: "locative") }.
   *[no] Po { CARD($other, case: "locative") } bierzesz tę lewę { coach-often }, po { CARD($better, case: "locative") } { coach-rarely }.
}
coach-last-takes = Grasz na końcu: { CARD($other) } bierze lewę ({ LIST($cards) }), a { CARD($better) } nie.
coach-last-free = Grasz na końcu i nic się w tej lewie nie liczy: { CARD($better) } bierze ją za darmo.
coach-last-either = Tę lewę bierzesz obiema kartami: pozbądź się { CARD($better, case: "genitive") }.
coach-one-holder = Już tylko jeden inny gracz może mieć { CARD($card, case: "accusative") }.
coach-all-beat = { $n ->
    [one] Jedyna karta w tym kolorze, której nie widzisz, bije { CARD($card, case: "accusative") }
    [2] Obie karty w tym kolorze, których nie widzisz, biją { CARD($card, case: "accusative") }
    [few] Wszystkie { $n } karty w tym kolorze, których nie widzisz, biją { CARD($card, case: "accusative") }
    [many] Wszystkie karty w tym kolorze, których nie widzisz ({ $n }), biją { CARD($card, case: "accusative") }
   *[other] Wszystkie karty w tym kolorze, których nie widzisz, biją { CARD($card, case: "accusative") }
}{ $leads ->
    [yes] , więc tę lewę bierze ktoś inny
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Nikt inny nie ma już karty w tym kolorze, żeby pobić { CARD($card, case: "accusative") }
    [one] Jedyna karta w tym kolorze, której nie widzisz, nie bije { CARD($card, case: "genitive") }
    [2] Żadna z dwóch kart w tym kolorze, których nie widzisz, nie bije { CARD($card, case: "genitive") }
    [few] Żadna z { $n } kart w tym kolorze, których nie widzisz, nie bije { CARD($card, case: "genitive") }
    [many] Żadna z { $n } kart w tym kolorze, których nie widzisz, nie bije { CARD($card, case: "genitive") }
   *[other] Żadna z kart w tym kolorze, których nie widzisz, nie bije { CARD($card, case: "genitive") }
}, więc ta lewa byłaby twoja.
coach-empties = Po { CARD($better, case: "locative") } nie masz już { SUIT($suit, case: "genitive") } i możesz zrzucać, gdy ktoś w nie wyjdzie.
coach-close = Trudno rozstrzygnąć: różnica może wynosić { coach-about } albo nic.
coach-often = { $often ->
    [hardly] bardzo rzadko
    [seldom] rzadko
    [sometimes] czasem
    [half] mniej więcej co drugi raz
    [mostly] najczęściej
    [nearly] prawie zawsze
   *[always] za każdym razem
}
coach-rarely = { $rarely ->
    [hardly] bardzo rzadko
    [seldom] rzadko
    [sometimes] czasem
    [half] mniej więcej co drugi raz
    [mostly] najczęściej
    [nearly] prawie zawsze
   *[always] za każdym razem
}
coach-kept = { $alike ->
    [yes] Później { CARD($better) } weźmie lewę częściej niż { CARD($other) }.
   *[no] Później { CARD($better) } weźmie lewę { coach-often }, a { CARD($other) } { coach-rarely }.
}
coach-tricks = Po { CARD($other, case: "locative") } bierzesz więcej lew niż po { CARD($better, case: "locative") }.
coach-thrown = Nie masz { SUIT($suit, case: "genitive") }, więc { CARD($better) } idzie do tego, kto bierze tę lewę.
coach-rid = Nie masz { SUIT($suit, case: "genitive") }: dobra chwila, by pozbyć się { CARD($better, case: "genitive") }.
coach-under = { CAPITAL(CARD($better)) } mieści się pod { CARD($card, case: "instrumental") } na stole, a { CARD($other) } idzie wyżej.
coach-over = { CAPITAL(CARD($better)) } bije { CARD($card, case: "accusative") } na stole, a { CARD($other) } nie.
coach-neither = { CAPITAL(CARD($card)) } na stole bije obie karty: pozbądź się wyższej, { CARD($better, case: "genitive") }.
coach-queen-out = W grze jest jeszcze { CARD($card) }, a { CARD($other) } ją bije.
coach-guards = Zatrzymaj { CARD($other, case: "accusative") }: póki masz inne piki, nikt nie wygoni ci { CARD($card, case: "genitive") }.
coach-others-out = Ktoś nie ma { SUIT($suit, case: "genitive") } i może zrzucić punkty na { CARD($other, case: "accusative") }.
coach-exit = Zatrzymaj { CARD($other, case: "accusative") }: tę kartę biją wszystkie { SUIT($suit) }, których nie widzisz, więc później oddasz nią lewę.
coach-more-beat = { $n ->
    [one] Jedna karta, której nie widzisz, bije
    [few] { $n } karty, których nie widzisz, biją
    [many] { $n } kart, których nie widzisz, bije
   *[other] { $n } kart, których nie widzisz, bije
} { CARD($better, case: "accusative") }, { $k ->
    [0] żadna nie bije { CARD($other, case: "genitive") }
    [one] tylko jedna bije { CARD($other, case: "accusative") }
    [few] tylko { $k } biją { CARD($other, case: "accusative") }
    [many] tylko { $k } bije { CARD($other, case: "accusative") }
   *[other] tylko { $k } bije { CARD($other, case: "accusative") }
}.
coach-in-trick = W tej lewie leży już: { LIST($cards) }.
coach-stays-on = Nikt nie pobije { CARD($better, case: "genitive") }: bierzesz tę lewę i znowu wychodzisz.
coach-pass-queen = Dama pik kosztuje najwięcej, a inni mogą cię zmusić do jej wzięcia.
coach-pass-guards = Zatrzymaj { CARD($card, case: "accusative") }: małe piki chronią twoją damę.
coach-pass-empties = Bez { SUIT($suit, case: "genitive") } możesz zrzucić dowolną kartę, gdy ktoś w nie wyjdzie.
coach-pass-spades = { CAPITAL(CARD($card)) } może wziąć damę pik.
coach-pass-high = { CAPITAL(CARD($card)) } bierze lewy, a z nimi punkty.
coach-pass-low = Zatrzymaj { CARD($card, case: "accusative") }: niska karta oddaje lewę, gdy chcesz ją oddać.
coach-pass-shorter = Zostaje ci mało { SUIT($suit, case: "genitive") }, więc szybko się skończą.
coach-figures = Tak jest w { $played } na { $of } rozdań próbnych, po lepszej decyzji w { $best }.
coach-figures-cards = Średnio w rozdaniach próbnych: { coach-some }.

## Co wiedzą przeciwnicy

opponents-know = Przeciwnik zna swoje karty, karty przekazane i otrzymane oraz wszystko, co leżało odkryte na stole. Twoje karty i te, które dopiero będą rozdane, nigdy do niego nie trafiają.
opponents-share = Przeciwnicy niczym się ze sobą nie dzielą i nie wiedzą, który gracz to ty.
opponents-aim = Próbują zatrzymać tego, kto prowadzi, czy to ty, czy ktoś z nich.
opponents-failed = Program, który myśli za przeciwników, przestał działać i został zastąpiony; partia trwa dalej.
opponents-no-files = System nie pozwolił Kierkom otworzyć więcej plików, więc dalej grają prostsi przeciwnicy. Zamknij inne programy i uruchom Kierki jeszcze raz.
