### Stół: o co pyta, czemu czegoś nie wolno, co się stało, przyciski i panele.

## Prośby: jeden wiersz nad ręką, najwyżej około 60 liter

prompt-lead-card = Twój ruch: wyjdź { CARD($card, case: "instrumental") }
prompt-only = { $second ->
    [yes] Druga karta: wolno zagrać tylko { CARD($card, case: "accusative") }
   *[no] Wolno zagrać tylko { CARD($card, case: "accusative") }
}
prompt-lead-any = Twój ruch: wyjdź dowolną kartą
prompt-lead-suit = Twój ruch: wyjdź w { SUIT($suit) }
prompt-lead = Twoje wyjście
prompt-lead-but = Twoje wyjście, ale { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Druga karta: dowolna
   *[no] Twój ruch: dowolna karta
}
prompt-follow = { $second ->
    [yes] Druga karta: dołóż { SUIT($suit, case: "accusative") }
   *[no] Twój ruch: dołóż { SUIT($suit, case: "accusative") }
}
prompt-follow-but = { $second ->
    [yes] Druga karta: dołóż { SUIT($suit, case: "accusative") }, ale { LIST($limits, each: "prompt-limit") }
   *[no] Twój ruch: dołóż { SUIT($suit, case: "accusative") }, ale { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Druga karta: zagraj
   *[no] Twój ruch: zagraj
}
prompt-play-but = { $second ->
    [yes] Druga karta: zagraj, ale { LIST($limits, each: "prompt-limit") }
   *[no] Twój ruch: zagraj, ale { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] bez jokera
    [ten_of_clubs] bez dziesiątki trefl
    [no_points_first_trick] jeszcze bez punktów
    [not_broken] jeszcze bez kierów
    [charged_locked] jeszcze bez odsłoniętej karty
   *[queen_forced] dama musi zejść
}
prompt-settled = Reszta jest przesądzona: zakończ rozdanie albo graj dalej
prompt-bury = Wybierz { cards } do odłożenia
prompt-decide = Twoja decyzja
prompt-charge-none = Nie masz karty, którą można odsłonić
prompt-charge-bright = { $n ->
    [one] Możesz odsłonić jasną kartę (podwójnie) albo nic
    [few] Odsłoń, które chcesz z { WORD($n, case: "genitive") } jasnych kart (podwójnie), albo nic
    [many] Odsłoń, które chcesz z { WORD($n, case: "genitive") } jasnych kart (podwójnie), albo nic
   *[other] Odsłoń, które chcesz z jasnych kart (podwójnie), albo nic
}
prompt-charge = Odsłoń { LIST($cards, type: "or", each: "the-card", case: "accusative") } (podwójnie) albo nic
prompt-waiting = { $kind ->
    [choose_pass] { $name }: wybór przekazania…
    [charge] { $name }: czas na odsłanianie…
    [bid] { $name }: licytacja…
    [name_suit] { $name }: wybór koloru…
    [pledge] { $name }: czas na zapowiedź…
    [bury] { $name }: odkładanie kart…
    [answer_claim] { $name }: odpowiedź na żądanie reszty…
   *[moon] { $name }: decyzja o księżycu…
}

## Panel przekazywania na środku stołu

prompt-pass-scatter = Rozrzut: po karcie każdemu
prompt-pass-smoosh = Mieszanka: na środek
prompt-pass-hold = Bez przekazania
prompt-pass-to = { $token ->
   *[l] Przekaż w lewo: { $name }
    [r] Przekaż w prawo: { $name }
    [a] Przekaż naprzeciw: { $name }
    [l2] Drugi z lewej: { $name }
    [r2] Drugi z prawej: { $name }
    [l3] Trzeci z lewej: { $name }
    [r3] Trzeci z prawej: { $name }
}
prompt-pass-next = Kartę { $next } z { $total } dostanie { $name }
prompt-pass-paired = Na każdej karcie widać, do kogo idzie
prompt-pass-middle = Wybierz { cards }; wrócą inne, przetasowane
prompt-pass-choose = Wybierz { cards } do przekazania
prompt-pass-chosen = Twoje karty są wybrane
prompt-pass-count = { $chosen } z { $needed }
prompt-pass-keys = { $help }: ← → i { $press }
prompt-pass-send = { $button ->
    [yes] { $press } je przekaże
   *[no] ↓ i { $press } je przekażą
}

## Powody: czemu karty nie można użyć

reason-not-your-turn = To nie twój ruch
reason-no-trick-yet = Nikt jeszcze nie wziął lewy
reason-nothing-to-take-back = Nie ma czego cofnąć
reason-not-now = Teraz nie można tego zrobić
reason-nothing-now = Teraz nie można nic zagrać
reason-turn-of = { GENDER($name) ->
    [you] Teraz twój ruch
   *[other] Teraz gra { $name }
}
reason-waiting = Czekamy na decyzję: { LIST($names) }
reason-waiting-many = { $n ->
    [one] Czekamy na jednego gracza
    [few] Czekamy na { WORD($n, case: "genitive") } graczy
    [many] Czekamy na { WORD($n, case: "genitive") } graczy
   *[other] Czekamy na graczy
}
reason-no-pass = W tym rozdaniu nie przekazano kart
reason-no-scores = Nie policzono jeszcze żadnego rozdania
reason-ok = { CAPITAL(CARD($card, case: "accusative")) } wolno zagrać
reason-not-yours = Nie masz { CARD($card, case: "genitive") }
reason-opening-card = Do pierwszej lewy wychodzi się { CARD($card, case: "instrumental") }
reason-opening-some-card = Pierwsza lewa musi się zacząć od wyznaczonej karty
reason-opening-suit = Do pierwszej lewy trzeba wyjść w trefle
reason-follow = Musisz dołożyć { SUIT($suit, case: "accusative") }
reason-follow-suit = Musisz dołożyć do koloru
reason-joker-not-led = Nie można wyjść jokerem, póki masz inną kartę
reason-ten-of-clubs = Dziesiątki trefl nie wolno zagrać do pierwszej lewy
reason-no-points-first-trick = W pierwszej lewie nie wolno dać punktów
reason-not-broken = Kiery nie są jeszcze złamane
reason-charged-locked = Odsłonięta: czeka na drugie wyjście w jej kolor
reason-queen-forced = Dama pik musi zejść teraz
reason-pass-forbidden = W tej grze nie wolno przekazać { CARD($card, case: "genitive") }
reason-not-chargeable = Nie można odsłonić { CARD($card, case: "genitive") }
reason-already-charged = Już odsłonięto { CARD($card, case: "accusative") }
reason-all-chosen = { $n ->
    [one] Jedna karta jest już wybrana: najpierw ją cofnij
    [few] { CAPITAL(WORD($n, case: "feminine")) } karty są już wybrane: najpierw cofnij jedną
    [many] { CAPITAL(WORD($n)) } kart jest już wybranych: najpierw cofnij jedną
   *[other] Karty są już wybrane: najpierw cofnij jedną
}
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Wolno zagrać każdą kartę
reason-any-pass = { $n ->
    [one] Wolno przekazać dowolną kartę
    [few] Wolno przekazać dowolne { cards }
    [many] Wolno przekazać dowolne { cards }
   *[other] Wolno przekazać dowolne { cards }
}
reason-any-bury = { $n ->
    [one] Wolno odłożyć dowolną kartę
    [few] Wolno odłożyć dowolne { cards }
    [many] Wolno odłożyć dowolne { cards }
   *[other] Wolno odłożyć dowolne { cards }
}
reason-any-answer = Każda odpowiedź jest dozwolona
reason-drag = Przeciągnij { CARD($card, case: "accusative") } na stół
reason-card = { CAPITAL(CARD($card)) }

## Zdarzenia: co się właśnie stało

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Masz najniższą kartę i rozdajesz
       *[no] Rozdajesz
    }
   *[no] { $drew ->
        [yes] { $name } ma najniższą kartę i rozdaje
       *[no] Rozdaje { $name }
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, ty przekładasz
   *[no] { $deals }, przekłada { $name }
}
event-kitty-taken = { $name }: talon, { $n } { noun-cards }
event-kitty-seen = { $mine ->
    [yes] Bierzesz talon: { LIST($cards, each: "the-card") }
   *[no] { $name } bierze talon: { LIST($cards, each: "the-card") }
}
event-suit-named = { $name }: { SUIT($suit) } kosztują żetony
event-nobody-bid = Nikt nie licytuje: { SUIT($suit) } kosztują żetony
event-charged = { $name }: odsłonięto { LIST($cards, each: "the-card", case: "accusative") }
event-charges-shown = Odsłonięto { LIST($cards, each: "the-card", case: "accusative") }
event-nothing-charged = Niczego nie odsłonięto
event-shot-moon = { $mine ->
    [yes] Zdobywasz księżyc
   *[no] { $name } zdobywa księżyc
}
event-shot-sun = { $mine ->
    [yes] Zdobywasz słońce
   *[no] { $name } zdobywa słońce
}
event-moon-line = Wszystkie karty karne rozdania
event-sun-line = Wszystkie lewy rozdania
event-moon-chosen = { $choice ->
    [add] { $name }: dodać innym
    [subtract] { $name }: odjąć sobie
    [none] { $name }: zatrzymać punkty
    [zero] { $name }: wrócić do zera
    [double] { $name }: podwoić innym
   *[other] { $name }: { $choice }
}
event-time-pass = Czas minął: karty wybrano za ciebie
event-time-play = Czas minął, za ciebie zagrano { CARD($card, case: "accusative") }
event-time-last-deal = Czas minął: to rozdanie jest ostatnie
event-boost = Zagrano dziewiątkę: każdy dokłada drugą kartę
event-misdeal = { $name }: na ręce same karty karne, rozdaje się od nowa
event-void = To rozdanie się nie liczy: ten sam gracz rozdaje jeszcze raz
event-claim = { $name ->
    [Ty] Żądasz reszty: { LIST($cards, each: "the-card") }
   *[other] { $name } żąda reszty: { LIST($cards, each: "the-card") }
}
event-claim-refused = { $name }: sprzeciw, gramy dalej
event-taken-back = { $practice ->
    [yes] Cofnięte: od teraz to partia ćwiczebna
   *[no] Cofnięte
}
event-hint-play = { $practice ->
    [yes] Podpowiedź: zagraj { CARD($card, case: "accusative") }. Od teraz to partia ćwiczebna
   *[no] Podpowiedź: zagraj { CARD($card, case: "accusative") }
}
event-hint-pass = { $practice ->
    [yes] Podpowiedź: przekaż { LIST($cards, each: "the-card", case: "accusative") }. Od teraz to partia ćwiczebna
   *[no] Podpowiedź: przekaż { LIST($cards, each: "the-card", case: "accusative") }
}
event-hint-none = { $practice ->
    [yes] Tu nie ma podpowiedzi. Od teraz to partia ćwiczebna
   *[no] Tu nie ma podpowiedzi
}
event-hint-not-now = Teraz nie ma podpowiedzi: to nie twój ruch
hint-thinking = { $long ->
    [yes] Jeszcze szukam podpowiedzi…
   *[no] Szukam podpowiedzi…
}
hint-more = { $device ->
    [touch] Naciśnij żarówkę jeszcze raz, by wiedzieć więcej
    [pad] Naciśnij jeszcze raz, by wiedzieć więcej
    [keys] Jeszcze raz { $key }, by wiedzieć więcej
   *[pointer] Żarówka lub { $key }, by wiedzieć więcej
}
hint-trick = Kto weźmie tę lewę?
hint-first = { $what ->
    [lead] Wychodzisz: który kolor jest dla ciebie bezpieczny?
    [follow] Inni grają po tobie: czy chcesz tę lewę?
    [last] Grasz na końcu, więc wiesz, ile ta lewa kosztuje.
    [pass] Które karty mogą cię później najwięcej kosztować?
   *[other] Co to zmieni w reszcie rozdania?
}
hint-first-out = Nie masz { SUIT($suit, case: "genitive") }: której karty wolisz się pozbyć?
hint-suit = { $suit ->
    [clubs] Przyjrzyj się treflom.
    [diamonds] Przyjrzyj się karom.
    [spades] Przyjrzyj się pikom.
   *[hearts] Przyjrzyj się kierom.
}
hint-about-card = Uważaj na { CARD($card, case: "accusative") }.
hint-about = { $what ->
    [own] Możesz wziąć wszystko.
    [others] Inny gracz może właśnie brać wszystko.
    [trick] Pomyśl, kto weźmie tę lewę.
    [later] Pomyśl o lewach, które dopiero będą.
   *[many] Kilka drobnych powodów przemawia za jedną kartą.
}
hint-card = { CAPITAL(CARD($card)) }. { $reason }
hint-even = { CAPITAL(CARD($one)) } lub { CARD($other) }: obie karty są równie dobre. { $reason }
hint-either = { CAPITAL(CARD($one)) } lub { CARD($other) }. { $reason }
hint-cards = Wybierz { LIST($cards, each: "the-card", case: "accusative") }. { $reason }
hint-pass = Przekaż { LIST($cards, each: "the-card", case: "accusative") }. { $reason }
hint-only = { CAPITAL(CARD($card)) } to jedyna karta, którą tu wolno zagrać
hint-practice-title = Podpowiedź zmienia partię w ćwiczebną
hint-practice-text = Gra się dalej tak samo, ale partia nie liczy się już do statystyk ani do rankingu. Pomyłki z niej nie wracają w sekcji „{ menu-practice }”.
hint-keep-counted = Graj bez podpowiedzi
hint-show = Pokaż podpowiedź
undo-practice-title = Cofnięcie zmienia partię w ćwiczebną
hint-no-cards = { $charge ->
    [yes] Nic nie odsłaniaj. { $reason }
   *[no] Tu nie ma podpowiedzi.
}
event-pace = { $pace ->
    [slow] Wolniejsza gra: więcej czasu na patrzenie
   *[usual] Znów zwykłe tempo
}

## Przekazania

pass-name = { $token ->
   *[l] w lewo
    [r] w prawo
    [a] naprzeciw
    [l2] drugiemu z lewej
    [r2] drugiemu z prawej
    [l3] trzeciemu z lewej
    [r3] trzeciemu z prawej
    [scatter] rozrzut
    [smoosh] mieszanka
    [hold] bez przekazania
    [dealer] wybór rozdającego
    [charge] odsłanianie lub mieszanka
}
pass-label = { $token ->
   *[l] W lewo
    [r] W prawo
    [a] Naprzeciw
    [l2] Drugi z lewej
    [r2] Drugi z prawej
    [l3] Trzeci z lewej
    [r3] Trzeci z prawej
    [scatter] Rozrzut
    [smoosh] Mieszanka
    [hold] Bez przekazania
    [dealer] Wg rozdającego
    [charge] Odsłoń/mieszanka
}
pass-step-hold = Bez przekazania

## Rozdanie i koniec gry w rogu ekranu

ending-deal = { $end ->
   *[reach] Rozdanie { $number } · do { $limit }
    [exceed] Rozdanie { $number } · ponad { $limit }
    [deals] Rozdanie { $number } z { $limit }
    [time] Rozdanie { $number } · { $limit } min
    [chips] Rozdanie { $number } · na żetony
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] wygrywa najmniej punktów
    [high] wygrywa najwięcej punktów
    [magnitude] wygrywa wynik najbliżej zera
    [counters] wygrywa najwięcej żetonów
}
ending-deal-short = { $end ->
    [reach] Rozdanie { $number } · do { $limit }
    [exceed] Rozdanie { $number } · ponad { $limit }
    [deals] Rozdanie { $number } z { $limit }
   *[other] Rozdanie { $number }
}
ending-deal-alone = Rozdanie { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] jack { $pool }
   *[no] pula { $pool }
}
ending-minutes-left = zostało { $minutes } min
ending-last-deal = ostatnie rozdanie
ending-best = { $score ->
   *[low] wygrywa najniższy wynik
    [high] wygrywa najwyższy wynik
    [magnitude] wygrywa wynik najbliżej zera
    [counters] wygrywa najwięcej żetonów
}

## Przyciski wokół stołu

table-menu = Menu
table-last-trick = Lewa
table-hint = Podpowiedź
table-take-back = Cofnij
table-scores = Wyniki
table-options = Opcje

## Duży przycisk i wiersz pod nim

table-pass = Przekaż karty
table-bury = Odłóż
table-charge = Odsłoń
table-charge-nothing = Nic nie odsłaniaj
table-choose = Wybierz…
table-play = Zagraj { CARD($card, case: "accusative") }
table-play-short = Zagraj { $card }
table-finish = Zakończ rozdanie
table-finish-caption = { $key } albo graj dalej
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press } albo kliknij jeszcze raz
    [touch] Dotknij jeszcze raz
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Dotknij karty, by ją cofnąć
   *[pointer] Kliknij kartę, by ją cofnąć
}
table-keys-change = { $press } lub strzałki do zmiany
table-keys-back = { $press } ją cofa
table-keys-on = ↓ do przycisku
table-choose-cards = Wybierz { cards }
table-choose-more = Wybierz jeszcze { cards }
table-forward = Przekaż w ciemno
    .caption = albo wybierz karty do przekazania
    .title = Przekazać następne karty w ciemno?
    .text =
        Zatrzymujesz całą rękę. Karty, które przyjdą do ciebie, idą dalej takie, jakie są, i ich nie
        widzisz.
table-misdeal = Zgłoś złe rozdanie
    .caption = albo zagraj kartę
    .title = Zgłosić złe rozdanie?
    .text =
        Masz na ręce same karty karne. Wszyscy zobaczą twoją rękę, a ten sam gracz rozda karty jeszcze
        raz.
table-claim = Żądaj reszty
    .caption = albo wyjdź kartą
    .title = Zażądać wszystkich pozostałych lew?
    .text =
        Twoją rękę zobaczą wszyscy. Jeśli wszyscy się zgodzą, każda karta, której jeszcze nie zagrano,
        jest twoja; jeśli ktoś odmówi, grasz dalej z odkrytą ręką.

## Pytania

table-claimed-title = { GENDER($name) ->
    [you] Żądasz reszty
   *[other] { $name } żąda reszty
}
table-claimed-text =
    Jeśli wszyscy się zgodzą, { GENDER($name) ->
        [you] bierzesz
       *[other] { $name } bierze
    } każdą kartę, której jeszcze nie zagrano. Jeśli ktoś
    odmówi, gra toczy się dalej z tą ręką odkrytą.
table-claimed-accept = Zgoda
table-claimed-refuse = Gramy dalej
table-claimed-hand = { GENDER($name) ->
    [you] Masz
   *[other] { $name } ma
}
table-bid-title = Ile żetonów licytujesz?
table-bid-text = Najwyższa oferta idzie do puli, a kto ją złożył, wybiera kolor, który kosztuje żetony.
table-bid-of = { $n ->
    [0] { $name }: bez oferty
   *[other] { $name }: { counters }
}
table-bid-counters = Żetony
table-bid = Licytuj
table-bid-none = Bez oferty
table-dealer-title = Jak przekazuje się karty w tym rozdaniu?
table-dealer-text = Wybiera rozdający.
table-suit-title = Który kolor kosztuje żetony?
table-joker-title = Który kolor oznacza joker?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Zapowiadasz, że nie weźmiesz kierów?
table-pledge-text = Dotrzymana zapowiedź odejmuje punkty: { $n }; złamana tyle samo dodaje.
table-pledge-yes = Nie wezmę kierów
table-pledge-no = Bez zapowiedzi
table-moon-text = Wybierz, jak się liczy
table-moon-choice = { $choice ->
    [add] Dodaj innym
    [subtract] Odejmij sobie
    [none] Zatrzymaj punkty
    [zero] Wróć do zera
    [double] Podwój innym
   *[other] { $choice }
}
table-moon-every = komplet
table-moon-same = tyle samo
table-moon-was = było { $total }
table-moon-over = dochodzi do { $limit }
table-moon-then = { $then ->
    [win] Koniec partii: wygrywasz o { $n }
    [tie] Koniec partii: wspólne pierwsze miejsce
    [lose] Koniec partii: wygrywa { $name }
    [ahead] Graj dalej, prowadzisz o { $n }
    [level] Graj dalej na równi: { $name } i ty
   *[behind] Graj dalej, { $name } przed tobą o { $n }
}
table-moon-choose = Wybierz
table-moon-on = Dalej
table-moon-totals = Nowe wyniki
table-pass-title = Przekazać te karty?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } do: { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } na środek.
table-costly-title = Zagrać { CARD($card, case: "accusative") }?
table-costly-text = Bierze tę lewę, a w niej co najmniej połowę wszystkich punktów rozdania.
table-guard-looking = Trener myśli…
table-guard-text = Trener uważa to za duży błąd: kosztuje średnio około { $points ->
    [one] jednego punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## Menu partii

table-menu-title = Menu partii
table-menu-saved = { $practice ->
    [yes] { $deal }. Partia ćwiczebna jest zapisana; nie liczy się.
   *[no] { $deal }. Partia jest zapisana.
}
table-menu-back = Wróć do gry
table-menu-passed = Przekazane i otrzymane
table-menu-rules = Obowiązujące zasady
table-menu-pace = { $pace ->
    [slow] Graj w zwykłym tempie
   *[usual] Graj wolniej
}
table-menu-fair = Czy rozdania są uczciwe?
table-menu-leave = Menu główne

## Rozdanie grane jeszcze raz, do ćwiczenia

replay-pill = { $game ->
    [yes] Ćwiczenie, rozdanie { $deal }
   *[no] Ćwiczenie, tylko to rozdanie
}
replay-pill-short = { $game ->
    [yes] Ćwiczenie, rozdanie { $deal }
   *[no] Ćwiczenie
}
replay-pill-least = Ćwiczenie
replay-menu = { $game ->
    [yes] Ćwiczenie, rozdanie { $deal }. Kończy się razem z rozdaniem i się nie liczy; twoja partia jest taka, jak była.
   *[no] Ćwiczenie. Kończy się razem z rozdaniem i się nie liczy.
}
replay-title = Wtedy { $before }, tym razem { $now }
replay-compared = { $better ->
    [better] Lepiej niż w partii.
    [worse] Gorzej niż w partii.
   *[same] Tak samo jak w partii.
} Sama partia jest taka, jak była.
replay-over = Rozdanie skończone
replay-again = Zagraj jeszcze raz
replay-to-puzzle = Wróć do zadania

## Po partii: inny przeciwnik

table-swap-text = Wszyscy inni zostają, a nowy gracz gra na tym samym poziomie.
table-swap-leaves = Odchodzi
table-swap-comes = Siada
table-swap-cancel = Anuluj

## Panele: ostatnia lewa i przekazane karty

table-last-nobody = Ostatnia lewa: nikt jej nie bierze
table-last-taken = Ostatnia lewa: { $name }
table-last-no-points = Ostatnia lewa: { $name }, bez punktów
table-last-points = Ostatnia lewa: { $name }, { $points } { noun-points }
table-passed-both = Przekazane i otrzymane
table-passed-gave = Przekazane
table-passed-got = Otrzymane
table-to-name = do: { $name }
table-to-heap = na środek
table-to-kitty = do talonu
table-from-name = od: { $name }
table-from-heap = ze środka
table-from-kitty = z talonu

## Małe słowa na stole, tabliczkach i kartach

table-led = WIST
table-kitty = Talon
table-stock = Stos
table-held-over = Czeka
table-hearts-broken = Kiery złamane
    .short = Złamane
table-suit-counts = Liczą się { SUIT($suit) }
    .short = płatne
table-dealer-letter = R

table-plate-ready = Gotowe
    .short = Gotowe
table-plate-chosen = Wybrane: { $n }
    .short = { $n } z { $of }
table-plate-bids = Oferta { $n }
    .short = Oferta
table-plate-no-bid = Bez oferty
    .short = Nie
table-plate-out = Bez kart
    .short = Koniec

table-chip-partner = Twój partner
table-chip-pair = Para
table-chip-bid = Oferta { $n }
table-chip-no-hearts = Bez
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, partner
   *[no] { $side } { $total }
}

## Kilka osób przy jednym ekranie

player-number = Gracz { $n }
new-game-person = Ktoś przy tym ekranie
curtain-title = { $name ->
    [Ty] Twój ruch
   *[other] { $name }, twój ruch
}
curtain-others = { $name ->
    [Ty] Teraz na ekran patrzysz tylko ty.
   *[other] Teraz na ekran patrzy tylko { $name }.
}
curtain-lift = Pokaż moje karty
curtain-menu = Do menu
