### Zasady odmiany w zdaniach, złożone z jej opcji.

## Części zdań używane niżej

rules-moon-them = { $cleared ->
    [hand] za wzięte karty
    [penalties] za karty karne
   *[needed] za nie
}
rules-moon-those = { $cleared ->
    [penalties] za karty karne
   *[other] za te karty
}

## Cel

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Każda wzięta lewa kosztuje punkty, a niektóre karty w niej, zwane karnymi, kosztują jeszcze więcej: bierz jak najmniej punktów.
       *[no] Niektóre karty, zwane karnymi, kosztują punkty, gdy weźmiesz je w lewach: bierz jak najmniej punktów.
    }
    [high] Niektóre karty, zwane karnymi, odbierają punkty, gdy weźmiesz je w lewach: utrzymaj wysoki wynik.
    [magnitude] Niektóre karty liczą się, gdy weźmiesz je w lewach: trzymaj się blisko zera.
    [counters] Niektóre karty, zwane karnymi, kosztują cię żetony, gdy weźmiesz je w lewach: nie daj ich sobie odebrać.
    [hearts] Każdy kier wzięty w lewie kosztuje cię żetony: nie daj ich sobie odebrać.
    [pool] Kto w lewach nie weźmie żadnej karty karnej, ma udział w żetonach, które wpłacają wszyscy.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] Karty karne to wszystkie kiery i dama pik.
       *[other] Karty karne to wszystkie kiery i obie damy pik.
    }
    [hearts] Karty karne to wszystkie kiery.
    [named] Karty karne to wszystkie karty jednego koloru, wybieranego w każdym rozdaniu.
    [hearts-and] { $packs ->
        [1] Karty karne to wszystkie kiery oraz { CARDS($others) }.
       *[other] Karty karne to wszystkie kiery oraz { CARDS($others) } z obu talii.
    }
   *[no] Karty karne to { CARDS($cards) }.
}

## Gracze i karty

rules-players = { $partners ->
   *[none] { rules-players-number }, każda na własny rachunek.
    [fixed] { rules-players-number }, w parach siedzących naprzeciw siebie.
    [adhoc] { rules-players-number }, a partnerzy zmieniają się z rozdania na rozdanie.
}
rules-players-number = { $players ->
    [one] Gra jedna osoba
    [few] Grają { WORD($players, case: "feminine") } osoby
    [many] Gra { WORD($players) } osób
   *[other] Grają { WORD($players) } osoby
}
rules-pack = { $packs ->
    [1] Gra się zwykłą talią { $cards } kart.
   *[other] { CAPITAL(WORD($packs, case: "feminine")) } zwykłe talie po { $cards } karty tasuje się razem: w sumie { rules-pack-total }.
}
rules-pack-changed = { $packs ->
    [1] Gra się zwykłą talią { $cards } kart ({ SERIES($changes, joint: "list-more") }): w sumie { rules-pack-total }.
   *[other] { CAPITAL(WORD($packs, case: "feminine")) } zwykłe talie po { $cards } karty tasuje się razem ({ SERIES($changes, joint: "list-more") }): w sumie { rules-pack-total }.
}
rules-pack-total = { $total ->
    [one] { $total } karta
    [few] { $total } karty
    [many] { $total } kart
   *[other] { $total } karty
}
rules-pack-without = minus { LIST($cards) }
rules-pack-every = obie { rank-plural } { suit-singular }
rules-pack-copies = { $n ->
    [1] jedna z { WORD($packs, case: "genitive") } { rank-plural-genitive } { suit-singular }
   *[other] { WORD($n, case: "feminine") } z { WORD($packs, case: "genitive") } { rank-plural-genitive } { suit-singular }
}
rules-pack-jokers = { $n ->
    [one] plus { WORD($n) } joker
    [few] plus { WORD($n) } jokery
    [many] plus { WORD($n) } jokerów
   *[other] plus jokery
}
rules-pack-warren = plus jeszcze jedna karta, karta Warrena
rules-ranks = { $lowest ->
    [2]
        W każdym kolorze najwyższy jest as, potem król, dama, walet, dziesiątka i tak dalej aż do
        dwójki. Atutów nie ma.
    [0]
        W każdym kolorze najwyższy jest as, potem król, dama, walet, dziesiątka i tak dalej aż do
        najniższej karty, jaka została w talii. Atutów nie ma.
   *[other]
        W każdym kolorze najwyższy jest as, potem król, dama, walet, dziesiątka i tak dalej; najniższa
        karta to { RANK($lowest) }. Atutów nie ma.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Joker nie należy do żadnego koloru i nie jest kierem. Do koloru wyjścia wolno go zagrać tylko
        temu, kto nie może dołożyć do koloru. Nigdy nie bierze lewy i nic nie jest wart.
    [anytime]
        Joker nie należy do żadnego koloru i wolno go zagrać w każdej chwili, nawet gdy można dołożyć
        do koloru. Nigdy nie bierze lewy i nic nie jest wart.
    [zero_of_suit]
        Jeden joker to najniższy trefl, a drugi najniższe karo, pod dwójką; dokłada się je do koloru
        jak inne karty, nigdy nie biorą lewy i nic nie są warte.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Jokerem wolno wyjść tylko temu, kto nie ma innej karty, którą można wyjść.
       *[other] Jokerem wolno wyjść tylko temu, kto nie ma innej karty, którą można wyjść; wtedy kolor wyznacza pierwsza karta po nim, która nie jest jokerem, choćby kier.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] Jokerem wolno wyjść, jak kartą jego koloru.
       *[other] Jokerem wolno wyjść; wtedy kolor wyznacza pierwsza karta po nim, która nie jest jokerem, choćby kier.
    }
    [leader_names_suit] Jokerem wolno wyjść; kto nim wychodzi, mówi, do jakiego koloru się dokłada.
}
rules-warren =
    Karta pozostała z rozdania, karta dodatkowa, leży zakryta przy tym, kto ma kartę Warrena: wszyscy
    widzą, kto to jest, ale tylko ten gracz może ją obejrzeć. Kto dostaje w przekazaniu kartę Warrena,
    dostaje też kartę dodatkową.
rules-warren-play =
    Zawsze, gdy można by zagrać kartę dodatkową, wolno zagrać za nią kartę Warrena: od razu ogłasza się
    kolor karty dodatkowej, jej wartość pokazuje się na końcu lewy, a potem liczy się tak, jakby od
    początku ona była zagrana.
rules-warren-queen = Jeśli kartą dodatkową jest dama pik, łamie kiery dopiero wtedy, gdy zostanie odkryta.
rules-warren-follow = { $follow ->
   *[alias] Przy dokładaniu do koloru karta Warrena jest kartą w kolorze karty dodatkowej.
    [optional] Karty Warrena nigdy nie trzeba dokładać do koloru.
}
rules-warren-left = { $left ->
   *[ordinary] Gdy z rozdania zostaje sama karta Warrena, gra się zwykłe rozdanie.
    [redeal] Gdy z rozdania zostaje sama karta Warrena, karty rozdaje się jeszcze raz.
}

## Rozdawanie

rules-first-dealer = { $dealer ->
   *[random] Pierwszego rozdającego wyznacza los.
    [low_card] { $direction ->
       *[cw] Każdy ciągnie kartę; kto ma najniższą, rozdaje pierwszy, a przy równych ciągnie się jeszcze raz. W każdym rozdaniu talię przekłada prawy sąsiad rozdającego.
        [ccw] Każdy ciągnie kartę; kto ma najniższą, rozdaje pierwszy, a przy równych ciągnie się jeszcze raz. W każdym rozdaniu talię przekłada lewy sąsiad rozdającego.
    }
}
rules-direction = { $direction ->
   *[cw] Rozdaje się i gra zgodnie z ruchem wskazówek zegara, a następny rozdaje lewy sąsiad rozdającego.
    [ccw] Rozdaje się i gra przeciwnie do ruchu wskazówek zegara, a następny rozdaje prawy sąsiad rozdającego.
}
rules-hands = { $direction ->
   *[cw] Karty rozdaje się po jednej, zaczynając na lewo od rozdającego, i każdy dostaje { rules-hands-size }.
    [ccw] Karty rozdaje się po jednej, zaczynając na prawo od rozdającego, i każdy dostaje { rules-hands-size }.
}
rules-hands-size = { $size ->
    [one] jedną kartę
    [few] { WORD($size, case: "feminine") } karty
    [many] { WORD($size) } kart
   *[other] { WORD($size) } karty
}
rules-hands-uneven = { $direction ->
   *[cw] Karty rozdaje się po jednej, zaczynając na lewo od rozdającego, aż się skończą: { rules-hands-longer } Kto ma o jedną kartę więcej, do pierwszej lewy zagrywa dwie.
    [ccw] Karty rozdaje się po jednej, zaczynając na prawo od rozdającego, aż się skończą: { rules-hands-longer } Kto ma o jedną kartę więcej, do pierwszej lewy zagrywa dwie.
}
rules-hands-longer = { $longer ->
    [1] pierwszy gracz dostaje ich { WORD($most, case: "feminine") }, inni { WORD($least, case: "feminine") }.
   *[other] pierwszych { WORD($longer, case: "genitive") } graczy dostaje po { WORD($most, case: "feminine") }, inni po { WORD($least, case: "feminine") }.
}
rules-stock = { $n ->
    [one] Pozostała karta leży zakryta jako stos.
    [few] Pozostałe { WORD($n, case: "feminine") } karty leżą zakryte jako stos.
    [many] Pozostałych { WORD($n) } kart leży zakrytych jako stos.
   *[other] Pozostałe karty leżą zakryte jako stos.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Kto bierze pierwszą lewę, bierze też talon i może go obejrzeć; talon liczy się z jego lewami i nie idzie na rękę.
    [first_point] Kto bierze pierwszą lewę z kartą karną, bierze też talon i może go obejrzeć; talon liczy się z jego lewami i nie idzie na rękę.
    [last_trick] Kto bierze ostatnią lewę rozdania, bierze też talon i może go obejrzeć; talon liczy się z jego lewami.
    [first_trick_swap] Kto bierze pierwszą lewę, bierze talon na rękę i przed następną lewą odkłada z ręki dowolne karty zakryte: tyle, ile było w talonie.
    [first_point_swap] Kto bierze pierwszą lewę z kartą karną, bierze talon na rękę i przed następną lewą odkłada z ręki dowolne karty zakryte: tyle, ile było w talonie.
    [out_of_play] Talonu nikt nie ogląda i nikomu się go nie liczy.
}
rules-kitty-size = { $n ->
    [1] Jedna pozostała karta to talon.
    [one] Jedna pozostała karta to talon.
    [few] Pozostałe { WORD($n, case: "feminine") } karty to talon.
    [many] Pozostałych { WORD($n) } kart to talon.
   *[other] Pozostałe karty to talon.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] Odłożona karta liczy się jako wzięta przez tego gracza.
       *[other] Odłożone karty liczą się jako wzięte przez tego gracza.
    }
    [out_of_play] { $n ->
        [1] Odłożona karta nie liczy się nikomu.
       *[other] Odłożone karty nie liczą się nikomu.
    }
}

## Przekazywanie kart przed grą

rules-no-pass = Kart się nie przekazuje.
rules-pass-always = Przed grą każdy przekazuje { $step }.
rules-pass-cycle = Przed grą każdy przekazuje karty: { SERIES($steps) }.{ $again ->
    [yes] {" "}Potem kolejność zaczyna się od początku.
   *[no] {""}
}
rules-pass-first = w pierwszym rozdaniu { $step }
rules-pass-later = w { ORDINAL($n, case: "locative") } { $step }
rules-pass-unseen = Co przekazujesz, wybierasz, zanim zobaczysz, co dostajesz.
rules-pass-forbidden = Nie wolno przekazać { LIST($cards, type: "or", each: "the-card", case: "genitive") }.
rules-pass-along =
    Gdy karty przekazuje się jednemu graczowi, możesz zatrzymać swoje, a te, które dostaniesz, przekazać
    w ciemno, czyli bez patrzenia.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n, case: "feminine-accusative") }
}
rules-pass-hold = nic (bez przekazania)
rules-pass-middle = { rules-pass-count } na środek, gdzie się je tasuje i rozdaje z powrotem po tyle samo
rules-pass-smoosh = { rules-pass-middle } (mieszanka)
rules-pass-charge = nic, jeśli ktoś odsłonił kartę (zob. „{ heading-before }”), a jeśli nie, { rules-pass-middle }, po czym jeszcze raz wolno odsłaniać karty
rules-pass-scatter = { rules-pass-count } każdemu innemu graczowi (rozrzut)
rules-pass-dealer = do wyboru rozdającego: { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = drugiemu graczowi
rules-way-opposite = graczowi naprzeciw
rules-way = { $side ->
   *[left] { $place ->
        [1] w lewo
       *[other] { ORDINAL($place, case: "dative") } graczowi z lewej
    }
    [right] { $place ->
        [1] w prawo
       *[other] { ORDINAL($place, case: "dative") } graczowi z prawej
    }
}

## Przed grą

rules-charging = { $after_pass ->
    [some] Przed pierwszą lewą, a w rozdaniach z przekazaniem po nim, ten, kto ma { LIST($cards, type: "or", each: "the-card", case: "accusative") }, może taką kartę odsłonić, czyli pokazać, żeby działała podwójnie. { rules-charging-way }
    [yes] Po przekazaniu, a przed pierwszą lewą ten, kto ma { LIST($cards, type: "or", each: "the-card", case: "accusative") }, może taką kartę odsłonić, czyli pokazać, żeby działała podwójnie. { rules-charging-way }
   *[no] Przed pierwszą lewą ten, kto ma { LIST($cards, type: "or", each: "the-card", case: "accusative") }, może taką kartę odsłonić, czyli pokazać, żeby działała podwójnie. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Odsłania się jawnie i w dowolnej kolejności; za każdym razem, gdy ktoś coś odsłoni, inni mogą odsłonić kolejne, aż nikt już nie chce.
    [gong_zhu] Po kolei, zaczynając od gracza za rozdającym, każdy raz mówi, które karty odsłania, jeśli w ogóle.
    [blind] Wszyscy wybierają w tajemnicy, które karty odsłaniają, jeśli w ogóle, i pokazują je razem.
}
rules-charged-play =
    Odsłoniętą kartą nie wolno wyjść ani dołożyć jej do pierwszej lewy w jej kolorze, chyba że jej
    właściciel nie ma innej karty, którą może zagrać. Na inny kolor może ją zrzucić ten, kto nie może
    do niego dołożyć.
rules-auction =
    Po kolei, rozdający na końcu, każdy składa jedną ofertę od jednego do { $most } żetonów albo nie
    składa żadnej; licytuje się prawo wyboru koloru karnego w tym rozdaniu. Oferta nie musi być wyższa
    od poprzednich. Kto złożył najwyższą, a przy równych pierwszą, płaci ją do puli na środku i wybiera
    kolor; jeśli nikt nie licytuje, kolorem karnym są kiery i nikt nie płaci.
rules-pledge = Przed pierwszą lewą każdy gracz może zapowiedzieć, że nie weźmie kierów.

## Pierwsze wyjście

rules-opening-club = Kto ma { $card }, wychodzi tą kartą do pierwszej lewy.
rules-opening-any-club =
    Do pierwszej lewy wychodzi ten, kto ma { $card }; musi wyjść w trefle, ale niekoniecznie tą kartą.
rules-lowest-club = { RANK($rank, case: "accusative") } trefl
rules-lowest-club-dealt = najniższego rozdanego trefla ({ RANK($rank, case: "accusative") } trefl, chyba że została z rozdania)
rules-opening-eldest = { $direction ->
   *[cw] Do pierwszej lewy wychodzi gracz na lewo od rozdającego, dowolną dozwoloną kartą.
    [ccw] Do pierwszej lewy wychodzi gracz na prawo od rozdającego, dowolną dozwoloną kartą.
}
rules-opening-spades =
    W pierwszym rozdaniu wychodzi ten, kto ma dwójkę pik, i to nią. W następnych do pierwszej lewy
    wychodzi ten, kto w poprzednim rozdaniu wziął damę pik, dowolną dozwoloną kartą.
rules-opening-bidder = { $direction ->
   *[cw] Do pierwszej lewy wychodzi ten, kto złożył najwyższą ofertę, dowolną dozwoloną kartą; jeśli nikt nie licytował, wychodzi gracz na lewo od rozdającego.
    [ccw] Do pierwszej lewy wychodzi ten, kto złożył najwyższą ofertę, dowolną dozwoloną kartą; jeśli nikt nie licytował, wychodzi gracz na prawo od rozdającego.
}

## Pierwsza lewa

rules-first-trick-free = Karty karne wolno zagrać do pierwszej lewy.
rules-first-trick = Do pierwszej lewy nie wolno zagrać żadnej karty karnej, nawet gdy nie można dołożyć do koloru.{ $exception ->
    [yes] {" "}Ale kto w kolorze wyjścia ma same karty karne, musi zagrać jedną z nich.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Kto nie może dołożyć do koloru i ma same karty karne, może zagrać dowolną z nich.
    [misdeal]
        Kto nie może dołożyć do koloru i ma same karty karne, może zagrać dowolną z nich albo zgłosić
        złe rozdanie: wtedy ten sam gracz rozdaje jeszcze raz, a rozdanie się nie liczy.
    [point_void]
        Kto nie może dołożyć do koloru i ma same karty karne, może zagrać dowolną z nich, a zagrana
        karta nie liczy się nikomu.
    [lay_aside]
        Kto nie może dołożyć do koloru i ma same karty karne, może zagrać dowolną z nich; tę kartę
        kładzie się na bok, a po rozdaniu dostaje ją ten, kto ma najmniej punktów karnych, ale co
        najmniej jeden.
}
rules-first-trick-ten = Dziesiątki trefl nie wolno zagrać do pierwszej lewy, chyba że to jedyny trefl jej właściciela.

## Dokładanie i wychodzenie

rules-follow =
    Każdy musi dołożyć do koloru wyjścia, jeśli może{ $joker ->
        [yes] , albo zagrać jokera
       *[no] {""}
    }. Kto nie może, zagrywa dowolną kartę: to się nazywa zrzucanie.
rules-follow-domino =
    Każdy musi dołożyć do koloru wyjścia, jeśli może. Kto nie może, dobiera ze stosu kartę po karcie,
    aż będzie mógł. Dopiero gdy stos się skończy, wolno zagrać dowolną kartę: to się nazywa zrzucanie.
rules-lead-any = { $charge ->
    [yes] W każdy kolor wolno wyjść w każdej chwili, także w kiery; tylko odsłonięta karta musi czekać, jak powiedziano wyżej.
   *[no] W każdy kolor wolno wyjść w każdej chwili, także w kiery.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] W kiery nie wolno wyjść, póki nie są złamane, czyli póki ktoś nie zagra kiera do jakiejś lewy.
        [discarded] W kiery nie wolno wyjść, póki nie są złamane, czyli póki ktoś nie zrzuci kiera na inny kolor. Wyjście w kiera ich nie łamie.
        [won] W kiery nie wolno wyjść, póki nie są złamane, czyli póki ktoś nie weźmie lewy z kierem.
    }
    [hearts_qs] { $event ->
       *[played] W kiery nie wolno wyjść, póki nie są złamane, czyli póki ktoś nie zagra do jakiejś lewy kiera lub damy pik.
        [discarded] W kiery nie wolno wyjść, póki nie są złamane, czyli póki ktoś nie zrzuci na inny kolor kiera lub damy pik. Wyjście taką kartą ich nie łamie.
        [won] W kiery nie wolno wyjść, póki nie są złamane, czyli póki ktoś nie weźmie lewy z kierem lub damą pik.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Kto ma same kiery i jokery, i tak wychodzi w kiera.
       *[no] Kto ma same kiery, i tak może w nie wyjść.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Kto ma same kiery, inne karty karne i jokery, i tak może wyjść w kiera.
       *[no] Kto ma same kiery i inne karty karne, i tak może wyjść w kiera.
    }
}
rules-queen-forced =
    Damę pik trzeba zrzucić przy pierwszej bezpiecznej okazji: gdy tylko ktoś wyjdzie w inny kolor, do
    którego jej właściciel nie może dołożyć{ $ban ->
        [yes] , ale nie do pierwszej lewy, do której nie wolno dać punktów
       *[no] {""}
    }.
rules-domino-out =
    Gracz bez kart odpada, a wychodzi za niego następny. Rozdanie kończy się, gdy karty ma najwyżej
    jeden gracz; te karty liczą się jako wzięte przez niego, a reszta stosu nie liczy się nikomu.
rules-draw =
    Po każdej lewie każdy dobiera kartę ze stosu, najpierw ten, kto wziął lewę. Gdy stos się skończy,
    gra się tym, co na ręce.

## Lewy

rules-trick = Lewę bierze najwyższa karta w kolorze wyjścia. Kto ją zagrał, wychodzi do następnej.
rules-equal-cards = { $duplicates ->
   *[first] Z dwóch równych kart wyższa jest zagrana pierwsza.
    [last] Z dwóch równych kart wyższa jest zagrana ostatnia.
    [cancel]
        Dwie równe karty w lewie znoszą się nawzajem i żadna nie może jej wziąć. Jeśli nie zostaje wtedy
        żadna karta w kolorze wyjścia, lewa czeka: wychodzi jeszcze raz ten sam gracz, a kto bierze
        następną, bierze wszystko, co czekało. Zniesione karty liczą się jednak temu, kto je bierze.
}
rules-equal-cards-kitty = Gdy czeka pierwsza lewa, talon czeka razem z nią.
rules-dead-last-trick = { $dead ->
   *[leader] Jeśli tak zniesie się ostatnia lewa rozdania, bierze ją ten, kto do niej wyszedł, ze wszystkim, co czekało.
    [discard] Jeśli tak zniesie się ostatnia lewa rozdania, nikt jej nie bierze ani niczego, co czekało.
    [second_of_top]
        Jeśli tak zniesie się ostatnia lewa rozdania, bierze ją ten, kto zagrał drugą kartę najwyższej
        pary, ze wszystkim, co czekało.
}
rules-boost = { $boost ->
   *[any_nine] Gdy w lewie padnie którakolwiek dziewiątka, { rules-boost-round }
    [led_nine] Gdy w lewie padnie dziewiątka w kolorze wyjścia, { rules-boost-round }
}
rules-boost-round =
    po pierwszej kolejce każdy zagrywa drugą kartę, w tej samej kolejności i do tego samego koloru; całą
    lewę bierze najwyższa karta tego koloru z obu kolejek. Lewę wydłuża się tylko raz i tylko, póki są
    karty.
rules-shown = { $shown ->
   *[last_trick] Każdy może obejrzeć ostatnią lewę.
    [last_trick_open]
        Ostatnia lewa leży odkryta przy tym, kto ją wziął, a kto wziął już jakąś lewę, ma przed sobą
        zakrytą kartę.
    [penalty_cards]
        Wzięte karty karne leżą odkryte przy tym, kto je wziął, i każdy może obejrzeć ostatnią lewę.
}
rules-claim =
    Gracz, który ma wyjść, może pokazać rękę i zażądać wszystkich pozostałych lew. Jeśli ktoś się
    sprzeciwi, gra się dalej z tą ręką odkrytą.

## Wartości kart

value-verb = { $way ->
   *[counts] { $one ->
        [yes] liczy się
       *[no] liczą się
    }{ $each ->
        [yes] {" "}po
       *[no] {" "}jako
    } { $score }
    [takes] { $one ->
        [yes] odejmuje
       *[no] odejmują
    } { value-amount } od wyniku biorącego
    [costs] { $one ->
        [yes] kosztuje
       *[no] kosztują
    } { value-amount }
}
value-amount = { $each ->
    [yes] { $n ->
        [1] po jednym punkcie
       *[other] po { points }
    }
   *[no] { points }
}
each-rank = { $item ->
    [11] każdy { RANK($item) }
    [13] każdy { RANK($item) }
    [14] każdy { RANK($item) }
   *[other] każda { RANK($item) }
}
each-card = { $kind ->
    [warren] każda { card }
    [joker] każdy { card }
    [suit-joker] każdy { card }
   *[card] { $rank ->
        [11] każdy { card }
        [13] każdy { card }
        [14] każdy { card }
       *[other] każda { card }
    }
}
rules-value-named-suit = Każda karta koloru wybranego w licytacji kosztuje { points }.
rules-value-penalty-suit = Każda karta koloru karnego jest kartą karną.
rules-value-counters = Karty nie dają punktów: z rąk do rąk przechodzą tylko żetony.
rules-value-each = { CAPITAL(LIST($cards, each: "each-card")) } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Każdy kier { value-verb }.
rules-value-other-hearts = Każdy inny kier { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] Kiery kosztują punkty według starszeństwa: { LIST($ranks, type: "more") }.
    [counts] Kiery dają punkty według starszeństwa: { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = { CAPITAL(LIST($ranks, type: "or", each: "each-rank")) } kier { value-verb }.
rules-value-total = Żadna inna karta nic nie kosztuje; wszystkie karty karne kosztują w sumie { $total }.
rules-value-total-doubled = Żadna inna karta nic nie kosztuje; wszystkie karty karne kosztują w sumie { $total } przed podwajaniem.
rules-royal-hearts = Dama kier podwaja punkty za wszystkie kiery gracza, który ją bierze, także za nią samą.
rules-royal-spades = Dama trefl znosi damę pik, jeśli obie bierze ten sam gracz.
rules-ten-turbo = Dziesiątka trefl podwaja punkty za wszystkie inne karty biorącego.
rules-ten-doubles = Dziesiątka trefl podwaja to, co kosztują karty karne biorącego.
rules-complex = Wyniki są liczbami zespolonymi, takimi jak 3 + 4i; i razy i to −1.
rules-ten-complex = Dziesiątka trefl mnoży przez 2i sumę punktów za inne karty biorącego.
rules-gong-zhu-scoring = Karty punktowane to wszystkie kiery, { CARDS($cards) }, także te, które nic nie są warte.
rules-gong-zhu-name = Dama pik nazywa się świnią.
rules-gong-zhu-ten =
    Dziesiątka trefl daje { $score } temu, kto nie bierze żadnej innej karty punktowanej. W innym razie
    sama nic nie daje, ale podwaja punkty za wszystkie inne karty punktowane tego gracza.
rules-gong-zhu-hearts = Kto weźmie wszystkie kiery, dostaje za nie razem { SIGNED($won) } zamiast { $lost }{ $charged ->
    [yes] {" "}(podwójnie, gdy odsłonięto asa kier)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Jeśli ten gracz weźmie też świnię, daje ona { SIGNED($won) } zamiast { $lost }.
    [all_sixteen] Jeśli ten gracz weźmie też wszystkie inne karty punktowane, świnia daje { SIGNED($won) } zamiast { $lost }.
}
rules-charged-ace = Gdy odsłonięto asa kier, każdy kier liczy się podwójnie.
rules-charged-card = Gdy odsłonięto { LIST($cards, type: "or", each: "the-card", case: "accusative") }, ta karta liczy się podwójnie.
rules-charged-ten = { $values ->
   *[turbo] Gdy odsłonięto dziesiątkę trefl, mnoży ona przez cztery zamiast przez dwa.
    [gong_zhu] Gdy odsłonięto dziesiątkę trefl, mnoży ona przez cztery zamiast przez dwa, a sama daje { $score }.
    [complex] Gdy odsłonięto dziesiątkę trefl, mnoży ona przez 4i zamiast przez 2i.
}

## Inne punkty

rules-bonus-floor = { $floor ->
   *[none] Przez { CARDS($cards, case: "accusative") } wynik może spaść poniżej zera.
    [hand] Przez { CARDS($cards, case: "accusative") } wynik rozdania nie może spaść poniżej zera.
    [total] Przez { CARDS($cards, case: "accusative") } łączny wynik nie może spaść poniżej zera.
}
rules-trick-points = Każda wzięta lewa kosztuje { points }, cokolwiek w niej jest.
rules-no-trick = Kto w rozdaniu nie weźmie żadnej lewy, odejmuje sobie { points }.
rules-no-trick-moon = { $moon ->
   *[yes] Kto w rozdaniu nie weźmie żadnej lewy, odejmuje sobie { points }, nawet gdy ktoś zdobędzie księżyc.
    [no] Kto w rozdaniu nie weźmie żadnej lewy, odejmuje sobie { points }, chyba że ktoś zdobędzie księżyc.
}
rules-pledge-points = Kto dotrzyma zapowiedzi, odejmuje sobie { points }; kto jej nie dotrzyma, dodaje sobie { points }.

## Księżyc i słońce

rules-moon-gong-zhu = Innej nagrody za wzięcie wszystkich kart nie ma.
rules-moon-gong-zhu-partners = Partnerzy, którzy razem wezmą wszystkie kiery, są nagradzani jak jeden gracz.
rules-moon-none = Wzięcie wszystkich kart karnych nic szczególnego nie daje.
rules-moon = { $side ->
    [yes] Strona, która w jednym rozdaniu weźmie { rules-moon-needs }, zdobywa księżyc: { rules-moon-effect }.
   *[no] Gracz, który w jednym rozdaniu weźmie { rules-moon-needs }, zdobywa księżyc: { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] wszystkie karty koloru karnego
   *[all_penalties] wszystkie karty karne
    [with_bonus] wszystkie karty karne, a do tego { CARDS($bonuses, case: "accusative") }
    [all_hearts] wszystkie kiery
    [hearts_qs] { $packs ->
        [1] wszystkie kiery i damę pik
       *[other] wszystkie kiery i obie damy pik
    }
}
rules-moon-effect = { $effect ->
   *[add] zdobywca nie dostaje { rules-moon-them } punktów, a każdy inny gracz dostaje { $amount }
    [add_other_side] zdobywca nie dostaje { rules-moon-them } punktów, a każdy przeciwnik dostaje { $amount }
    [subtract] zdobywca nie dostaje { rules-moon-them } punktów, a jego wynik spada o { $amount }
    [choice] zdobywca nie dostaje { rules-moon-them } punktów i wybiera: albo każdy inny gracz dostaje { $amount }, albo jego własny wynik spada o tyle samo
    [negate] punkty { rules-moon-those } odejmuje się od wyniku zdobywcy, zamiast je dodać
    [zero_or_double] zdobywca nie dostaje { rules-moon-them } punktów i wybiera: albo jego własny wynik wraca do zera, albo wyniki wszystkich innych się podwajają
    [gift_from_each] zdobywca nie dostaje { rules-moon-them } punktów, każdy inny gracz dostaje { $amount }, a wynik zdobywcy spada o sumę tego wszystkiego
    [in_values] co się dzieje, mówią wartości kart
}
rules-amount-hand = tyle, ile były warte karty zdobywcy, razem z premiami i podwojeniami
rules-amount-suit = punkty za te karty
rules-amount-complex = { $score } (razy 2i, jeśli zdobywca ma dziesiątkę trefl)
rules-amount-of = { points }
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(więcej, gdy karty są odsłonięte)
    [fewer] {" "}(mniej, gdy niektórych kart nie ma w grze)
    [both] {" "}(więcej, gdy karty są odsłonięte, mniej, gdy niektórych nie ma w grze)
   *[no] {""}
}
rules-moon-complex = Jeśli zdobywca wziął { LIST($cards, type: "or", each: "the-card", case: "accusative") }, ta karta nadal mu się liczy i mnoży się ją tak samo.
rules-moon-royal = To 52 punkty, o dziesięć mniej z damą karo i o 26 mniej z damą trefl; żadna z nich nie jest potrzebna do księżyca.
rules-moon-guard = { $guard ->
   *[none] Obowiązuje to nawet wtedy, gdy zdobywca przegra przez to partię.
    [auto_subtract]
        Gdyby partia się przez to skończyła, a zdobywca nie wygrał, inni nie dostają za księżyc nic, a o
        tyle samo spada wynik zdobywcy.
    [game_goes_on]
        Gdyby partia się przez to skończyła, a zdobywca nie wygrał, gra się dalej aż do rozdania bez
        takiego księżyca.
    [reached_score]
        Zdobywca, którego wynik wynosił { $total } lub więcej, może zamiast tego odjąć tyle samo sobie.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] liczy się
       *[no] liczą się
    } także przy księżycu.
    [swallowed] Zdobywca nic nie dostaje za { CARDS($cards, case: "accusative") }.
}
rules-moon-signs = Zdobywca może dla każdego przeciwnika wybrać, czy dodać, czy odjąć.
rules-moon-alone = Wszystko musi wziąć jeden gracz sam; partnerzy nie pomagają sobie zdobyć księżyca.
rules-sun = { $sun ->
   *[double] Kto weźmie wszystkie lewy rozdania, zdobywa słońce: { rules-sun-worth }.
    [first_trick_free] Kto weźmie wszystkie lewy rozdania albo wszystkie po pierwszej, zdobywa słońce: { rules-sun-worth }.
    [punish] Kto weźmie wszystkie lewy rozdania, zdobywa słońce: to, co daje księżyc, liczy się podwójnie temu, kto przekazał karty zdobywcy, a raz innym{ $moon ->
        [yes] {""}
       *[no] , którzy dostają { rules-sun-amount }
    }.
    [clean_slate] Kto weźmie wszystkie lewy rozdania, zdobywa słońce: wynik zdobywcy wraca do zera.
    [sun_only]
        Ale obowiązuje to tylko wtedy, gdy ktoś weźmie także wszystkie lewy rozdania; inaczej karty
        liczą się zwyczajnie.
}
rules-sun-worth = { $moon ->
    [yes] liczy się ono zamiast księżyca, i to podwójnie
   *[no] każdy inny gracz dostaje dwa razy { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] punkty za karty zdobywcy
   *[no] punkty za wszystkie karty karne ({ $score })
}

## Koniec partii

rules-winner = { $score ->
   *[low] Punkty ze wszystkich rozdań się dodaje i wygrywa najniższy wynik.
    [high] Wyniki wszystkich rozdań się dodaje i wygrywa najwyższy.
    [magnitude] Wyniki wszystkich rozdań się dodaje i wygrywa ten najbliżej zera; odległość a + bi od zera to pierwiastek z a² + b².
    [counters] Wygrywa gracz, który ma najwięcej żetonów.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] Partia kończy się po rozdaniu, w którym odległość wyniku którejś strony od zera { rules-end-reached }.
       *[no] Partia kończy się po rozdaniu, w którym wynik którejś strony { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] Partia kończy się po rozdaniu, w którym odległość wyniku któregoś gracza od zera { rules-end-reached }.
       *[no] Partia kończy się po rozdaniu, w którym wynik któregoś gracza { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down } albo { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] osiąga { $high } lub więcej
    [exceed] przekracza { $high }
}
rules-end-down = { $end ->
   *[reach] spada do { $low } lub niżej
    [exceed] spada poniżej { $low }
}
rules-gong-zhu-loser = Gracz, którego wynik { rules-end-down }, przegrywa i też nazywa się świnią.
rules-end-deals = { $n ->
    [one] Partia kończy się po jednym rozdaniu.
    [few] Partia kończy się po { WORD($n, case: "genitive") } rozdaniach.
    [many] Partia kończy się po { WORD($n, case: "genitive") } rozdaniach.
   *[other] Partia kończy się po { $n } rozdania.
}
rules-end-time = { $n ->
    [one] Po minucie dogrywa się trwające rozdanie i partia się kończy.
    [few] Po { WORD($n, case: "genitive") } minutach dogrywa się trwające rozdanie i partia się kończy.
    [many] Po { WORD($n, case: "genitive") } minutach dogrywa się trwające rozdanie i partia się kończy.
   *[other] Po { $n } minuty dogrywa się trwające rozdanie i partia się kończy.
}
rules-end-chips = Partia kończy się, gdy komuś skończą się żetony.
rules-wrap = Wynik równy dokładnie { LIST($totals, type: "or") } wraca do zera, zanim się rozstrzygnie, czy partia się kończy.
rules-adjust = Wynik, który się właśnie zmienił, przeskakuje { LIST($changes, type: "or") }, zanim się rozstrzygnie, czy partia się kończy.
rules-adjust-one = z dokładnie { $from } na { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Strony z równym najlepszym wynikiem wygrywają wspólnie.
       *[no] Gracze z równym najlepszym wynikiem wygrywają wspólnie.
    }
    [extra_hands] { $side ->
        [yes] Jeśli na koniec partii kilka stron ma ten sam najlepszy wynik, gra się kolejne rozdania, aż jedna strona będzie sama na czele.
       *[no] Jeśli na koniec partii kilku graczy ma ten sam najlepszy wynik, gra się kolejne rozdania, aż jeden gracz będzie sam na czele.
    }
    [not_over_while_tied] { $special ->
        [yes] Partia się jednak nie kończy, póki kilku graczy ma ten sam najlepszy wynik, chyba że ktoś wygra tak, jak opisano niżej.
       *[no] { $side ->
            [yes] Partia się jednak nie kończy, póki kilka stron ma ten sam najlepszy wynik.
           *[no] Partia się jednak nie kończy, póki kilku graczy ma ten sam najlepszy wynik.
        }
    }
}
rules-special-win = { $n ->
    [one] Kto przez jedno rozdanie ma wynik dokładnie { $total }, wygrywa od razu, bez względu na wyniki innych.
    [few] Kto przez { WORD($n) } rozdania z rzędu ma wynik dokładnie { $total }, wygrywa od razu, bez względu na wyniki innych.
    [many] Kto przez { WORD($n) } rozdań z rzędu ma wynik dokładnie { $total }, wygrywa od razu, bez względu na wyniki innych.
   *[other] Kto przez { $n } rozdania z rzędu ma wynik dokładnie { $total }, wygrywa od razu, bez względu na wyniki innych.
}
rules-special-several = Tak może wygrać wspólnie kilku graczy.
rules-special-arrival = { $counts ->
    [yes] Rozdanie, w którym osiąga się taki wynik, liczy się jako pierwsze z nich.
   *[no] Rozdanie, w którym osiąga się taki wynik, nie liczy się do nich.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] Druga strona zajmuje drugie miejsce.
        [0] Pozostali zajmują miejsca w kolejności wyników.
       *[other] Pozostałe strony zajmują miejsca w kolejności wyników.
    }
    [winner_only] Liczy się tylko wygrana; drugiego miejsca nie ma.
}

## Pieniądze, zegar i strony

counters = { $n ->
    [one] { WORD($n) } żeton
    [few] { WORD($n) } żetony
    [many] { WORD($n) } żetonów
   *[other] { $n } żetonu
}
rules-chips = Każdy ma na początku { counters }.{ $debts ->
    [yes] {" "}Komu się skończą, ten gra dalej i jest winien to, co ma zapłacić.
   *[no] {""}
}
rules-settle-average = Na koniec każdy płaci { counters } za każdy punkt powyżej średniej albo dostaje { counters } za każdy punkt poniżej niej; liczą się też części żetonu.
rules-settle-pool =
    Po każdym rozdaniu każdy płaci do puli { counters }. Dzielą się nią ci, którzy nie wzięli karty karnej;
    to, czego nie da się podzielić albo czego nikt nie wygrał, zostaje w puli.
rules-settle-sweepstake = { $named ->
   *[no] Po każdym rozdaniu każdy płaci do puli { counters } za każdego wziętego kiera.
    [yes] Po każdym rozdaniu każdy płaci do puli { counters } za każdą wziętą kartę koloru karnego.
}
rules-settle-jack = { $named ->
   *[no] Kto nie wziął kierów, jest czysty. Czyści dzielą się pulą; żetony, których nie da się podzielić, w niej zostają. Jeśli nikt nie jest czysty albo jeden gracz wziął wszystkie kiery, cała pula zostaje i staje się Jackiem: rośnie o to, co wpłaca się w każdym rozdaniu, i nigdy się jej nie dzieli; wygrywa ją tylko ten, kto jest czysty jako jedyny.
    [yes] Kto nie wziął kart koloru karnego, jest czysty. Czyści dzielą się pulą; żetony, których nie da się podzielić, w niej zostają. Jeśli nikt nie jest czysty albo jeden gracz wziął cały kolor, cała pula zostaje i staje się Jackiem: rośnie o to, co wpłaca się w każdym rozdaniu, i nigdy się jej nie dzieli; wygrywa ją tylko ten, kto jest czysty jako jedyny.
}
rules-pool-left = To, co na koniec partii zostaje w puli, nie przypada nikomu.
rules-settle-howell = { $named ->
   *[no] Po każdym rozdaniu każdy płaci każdemu innemu graczowi { counters } za każdego kiera, którego sam wziął.
    [yes] Po każdym rozdaniu każdy płaci każdemu innemu graczowi { counters } za każdą kartę koloru karnego, którą sam wziął.
}
rules-settle-excess = { $named ->
   *[no] Po każdym rozdaniu gracz, który wziął najwięcej kierów, płaci każdemu innemu { counters } za każdego kiera, o którego tamten wziął mniej.
    [yes] Po każdym rozdaniu gracz, który wziął najwięcej kart koloru karnego, płaci każdemu innemu { counters } za każdą, o którą tamten wziął mniej.
}
rules-settle-turbo = Na koniec wynik każdego gracza razy { WORD($players) } porównuje się z sumą wszystkich wyników: kto jest poniżej, dostaje { counters } za każdy punkt różnicy, kto powyżej, tyle samo płaci.
rules-wager-winner = Na początku każdy wpłaca { counters }; na koniec wszystko bierze zwycięzca, a przy remisie zwycięzcy dzielą się po równo.
rules-wager-places = Na początku każdy wpłaca { counters }; na koniec żetony dzieli się według miejsc w stosunku { SERIES($shares, joint: "list-ratio") }, a przy remisie po równo; liczą się też części żetonu.
rules-timer = { $n ->
    [one] Na każdą decyzję jest jedna sekunda; potem kartę albo przekazanie wybiera los.
    [few] Na każdą decyzję są { WORD($n, case: "feminine") } sekundy; potem kartę albo przekazanie wybiera los.
    [many] Na każdą decyzję jest { WORD($n) } sekund; potem kartę albo przekazanie wybiera los.
   *[other] Na każdą decyzję jest { $n } sekundy; potem kartę albo przekazanie wybiera los.
}
rules-partners = { $partners ->
   *[fixed] Partnerzy sumują swoje wyniki i razem wygrywają albo przegrywają.
    [adhoc]
        Dwaj pierwsi gracze, którzy wezmą lewę, są w tym rozdaniu partnerami przeciw wszystkim innym, a
        każdy dostaje to, co wzięła jego strona.
}
