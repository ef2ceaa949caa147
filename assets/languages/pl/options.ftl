### Opcje odmiany: tytuły, co robią (.help), słowa do wyszukiwania (.words) i ich wartości.

## Opcje zasad

option-players = Gracze
    .help = Ile osób gra.
    .words = miejsca liczba osób ilu graczy
option-packs = Talie
    .help = Dwie talie potasowane razem wystarczą na pięciu do jedenastu graczy.
    .words = dwie talie podwójna talia karty
option-strip = Równe ręce
    .help = Które karty się usuwa lub dodaje, żeby każdy dostał tyle samo.
    .words = usunąć dwójki bez dwójek równo rozdać wyrównanie
option-jokers = Jokery
    .help = Jokery nigdy nie biorą lewy i nic nie są warte; tu ustala się, kiedy wolno je zagrać.
    .words = joker dżoker
option-joker-lead = Wyjście jokerem
    .help = Czy wolno wyjść jokerem i co trzeba wtedy dołożyć.
option-special-card = Karta szczególna
    .help = 53. karta, która zastępuje jedną kartę pozostałą z rozdania.
    .words = warren harding karta dodatkowa 53
option-warren-follow = Dokładanie Warrena
    .help = Czy karta Warrena jest kartą w kolorze karty dodatkowej.
    .words = warren
option-warren-left = Warren zostaje
    .help = Co się dzieje, gdy z rozdania zostaje sama karta Warrena.
    .words = warren rozdać jeszcze raz
option-kitty = Talon
    .help = Kto dostaje karty pozostałe z rozdania.
    .words = wdowa musik reszta talon wymiana
option-kitty-discard = Odłożone karty
    .help = Czy karty odłożone za talon liczą się temu, kto je odłożył.
    .words = talon odłożyć odkładanie
option-uneven-hands = Nierówne ręce
    .help = Rozdaj wszystkie karty; kto ma o jedną więcej, zagrywa dwie do pierwszej lewy.
    .words = pozostałe dodatkowa karta
option-hand-size = Kart na ręce
    .help = Stała liczba kart dla każdego; 0 rozdaje jak najwięcej.
    .words = wielkość ręki liczba kart
option-first-dealer = Pierwszy rozdający
    .help = Jak się wyznacza, kto rozdaje pierwszy.
    .words = przekładanie losowanie najniższa karta
option-direction = Kierunek
    .help = W którą stronę idą rozdawanie i kolejka.
    .words = zegar wskazówki zegara
option-pass-cycle = Przekazania
    .help = Dokąd przekazuje się karty w każdym rozdaniu, jeśli w ogóle.
    .words = przekazać wymiana lewo prawo naprzeciw rozrzut mieszanka bez przekazania kolejność
option-pass-count = Przekazywane karty
    .help = Ile kart przekazuje się jednemu graczowi.
    .words = przekazać liczba trzy dwie cztery
option-pass-forbid = Nie do przekazania
    .help = Wysokie piki, które trzeba zatrzymać.
    .words = zakaz dama król as pik przekazać czarna dama black maria
option-pass-along = Przekazywanie dalej
    .help = Gracz może zatrzymać swoje karty, a otrzymane przekazać w ciemno.
    .words = dalej w ciemno odmowa
option-opening-lead = Pierwsze wyjście
    .help = Kto wychodzi do pierwszej lewy i czym.
    .words = dwójka trefl 2t początek wist na lewo od rozdającego
option-first-trick = Punkty w 1. lewie
    .help = Czy karty karne wolno zagrać do pierwszej lewy.
    .words = krew karne
option-first-trick-stuck = Same karty karne
    .help = Co może w pierwszej lewie gracz, który ma same karty karne.
    .words = złe rozdanie na bok
option-first-trick-tc = Dziesiątka trefl
    .help = Nie wolno jej zagrać do pierwszej lewy, chyba że to jedyny trefl.
    .words = 10t zespolone
option-hearts-lead = Wyjście w kiery
    .help = Czy kiery muszą być złamane, zanim wolno w nie wyjść.
    .words = łamanie złamane
option-breakers = Co łamie kiery
    .help = Czy kiery łamie też dama pik.
    .words = łamanie dama czarna dama
option-break-event = Złamane, gdy kier
    .help = Co musi się stać z kierem, żeby złamać kiery.
    .words = łamanie zrzucić zrzucony
option-lead-exempt = Wyjście w niezłamane
    .help = Z jaką ręką wolno wyjść w kiery, które nie są złamane.
    .words = same kiery przymus dama wyjście w kiery mimo to
option-qs-forced = Zrzucanie damy
    .help = Czy damę pik trzeba zrzucić, gdy tylko jest to bezpieczne.
    .words = przymus dama pik czarna dama zrzucić pozbyć się
option-duplicates = Równe karty
    .help = Która z dwóch równych kart w lewie jest wyższa.
    .words = znoszenie dwie talie te same karty
option-dead-last-trick = Zniesiona ostatnia lewa
    .help = Kto bierze ostatnią lewę, w której zniosły się wszystkie karty w kolorze wyjścia.
    .words = znoszenie martwa
option-boost = Dziewiątki wydłużają
    .help = Po dziewiątce każdy dokłada do lewy drugą kartę.
    .words = dziewiątka turbo dopalacze wydłużyć
option-charge = Odsłanianie
    .help = Pokazywanie kart przed grą, żeby liczyły się podwójnie.
    .words = odsłonić pokazać podwoić turbo gong zhu
option-draw = Dobieranie
    .help = Kiedy dobiera się karty ze stosu.
    .words = stos domino dwie osoby
option-claim = Żądanie reszty
    .help = Gracz może zażądać wszystkich pozostałych lew, jeśli nikt się nie sprzeciwi.
    .words = reszta wyłożyć karty
option-show-taken = Wzięte karty
    .help = Które z wziętych kart widać dalej.
    .words = ostatnia lewa odkryta
option-values = Wartości kart
    .help = Ile kosztuje każda karta.
    .words = punkty karne dama pik black maria black lady hooligan oczka tabela
option-custom-values = Własne wartości
    .help = Zmień, ile kosztują pojedyncze karty; poniżej zera to premia.
    .words = własne punkty as król dziesiątka pik siódemka trefl karne
option-pip-courts = Figury
    .help = Ile kosztują walet, dama i król kier.
    .words = point-count
option-pip-ace = As kier
    .help = Ile kosztuje as kier.
    .words = point-count
option-bonus-card = Karta premiowa
    .help = Karta, która odejmuje punkty.
    .words = walet karo dziesiątka karo omnibus
option-bonus-amount = Wartość premii
    .help = Ile odejmuje karta premiowa.
    .words = walet minus
option-bonus-floor = Poniżej zera
    .help = Jak nisko karta premiowa może zbić wynik.
    .words = dno ujemne walet
option-no-trick-bonus = Bez lewy
    .help = Punkty odejmowane graczowi, który nie weźmie żadnej lewy.
    .words = zero lew czysto
option-no-trick-on-moon = Premia bez lewy a księżyc
    .help = Czy premia bez lewy liczy się też, gdy ktoś zdobędzie księżyc.
    .words = zdobyć
option-trick-points = Punkty za lewy
    .help = Ile kosztuje każda lewa, cokolwiek w niej jest.
    .words = reversis
option-pledge = Zapowiedź
    .help = Gracz może zapowiedzieć, że nie weźmie kierów: dotrzymana odejmuje punkty, złamana dodaje.
    .words = obietnica
option-pig-flip = Dobra świnia
    .help = Kiedy w Gong Zhu dama pik liczy się na twoją korzyść.
    .words = gong zhu świnia
option-score-dir = Kto wygrywa
    .help = Który wynik jest najlepszy.
    .words = najwyższy najniższy żetony odległość
option-moon-effect = Zdobycie księżyca
    .help = Co daje wzięcie wszystkich kart karnych.
    .words = księżyc wszystko dodać odjąć
option-moon-needs = Co trzeba do księżyca
    .help = Karty, z których składa się księżyc.
    .words = zdobyć walet wszystkie kiery
option-moon-amount = Wartość księżyca
    .help = Ile jest wart księżyc.
    .words = zdobyć królewskie
option-moon-guard = Ochrona przy księżycu
    .help = Co się dzieje, gdy przez dodanie innym zdobywca przegrałby partię.
    .words = zdobyć przegrać ochrona
option-moon-guard-score = Wybór od
    .help = Wynik, od którego zdobywca może wybrać.
    .words = ochrona od
option-moon-and-bonus = Premia przy księżycu
    .help = Czy karty premiowe liczą się przy księżycu.
    .words = zdobyć walet
option-complex-signs = Znak dla każdego
    .help = Zdobywca wybiera znak dla każdego przeciwnika.
    .words = zespolone
option-sun = Zdobycie słońca
    .help = Co daje wzięcie wszystkich lew.
    .words = wszystkie lewy szlem słońce
option-end = Koniec partii
    .help = Co kończy partię.
    .words = koniec limit wynik rozdania czas długość
option-end-at = Limit
    .help = Wynik, liczba rozdań lub minuty.
    .words = limit 100 50 długość
option-end-both-ways = W obie strony
    .help = Partię kończy też wynik tak samo daleko powyżej zera.
    .words = gong zhu
option-tie = Remisy
    .help = Co daje remis o najlepszy wynik.
    .words = remis równy dogrywka
option-adjust = Skoki wyników
    .help = Wyniki, które spadają, gdy trafi się w nie dokładnie.
    .words = skok dokładnie 50 100 zero
option-wrap-at = Zerowane wyniki
    .help = Wyniki, które wracają do zera.
    .words = 104 126 ricketts
option-special-win = Stanie w miejscu
    .help = Kto przez wiele rozdań ma ten sam wynik, wygrywa.
    .words = 69 5 ricketts
option-count-arrival = Dojście się liczy
    .help = Rozdanie, w którym osiąga się ten wynik, liczy się jako pierwsze.
    .words = 69 5
option-ranking = Miejsca
    .help = Czy liczą się miejsca po pierwszym.
    .words = drugie kolejność
option-settle = Rozliczenie
    .help = Jak żetony lub pieniądze przechodzą z rąk do rąk.
    .words = żetony stawka pula sweepstake howell zakład pieniądze
option-stake = Stawka
    .help = Ile żetonów płaci się na raz.
    .words = zakład żetony
option-chips = Żetony na osobę
    .help = Ile żetonów każdy ma na początku.
    .words = żetony zapas
option-wager = Zakład
    .help = Jak wypłaca się zakład.
    .words = zakład wypłata
option-auction = Licytacja
    .help = Gracze licytują żetony za prawo wyboru koloru karnego.
    .words = licytować oferta kolor
option-timer = Klepsydra
    .help = Sekundy na każdą decyzję; 0 to bez limitu.
    .words = zegar czas limit puzzle pirates
option-partners = Partnerzy
    .help = Kto gra z kim.
    .words = drużyny pary strony
option-partner-moon = Księżyc partnerów
    .help = Czy wszystko musi wziąć jeden partner sam.
    .words = zdobyć

## Wartości w prawej kolumnie opcji

value-option-on = Tak
value-option-off = Nie
value-option-none = Brak
value-option-no-values = Brak
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## Wartości opcji „Równe ręce”

choice-strip-none = Cała talia
choice-strip-wiki = Bez dwójek, jokery na 6
choice-strip-hay = Bez dwójki trefl (i karo)
choice-strip-parlett = Bez dwójki karo (i trefl)
choice-strip-arnold = Bez dwójek i jednej trójki
choice-strip-foster = Bez dwójek, najpierw pik
choice-strip-hay-twos = Bez dwójki trefl (i karo), na 6 bez dwójek
choice-strip-heartsette = Bez dwójki pik
choice-strip-low-minor = Bez niskich trefli i kar
choice-strip-jokers = Z jokerami
choice-strip-wiki2 = Dwie talie wyrównane

## Wartości opcji „Jokery”

choice-jokers-none = Brak
choice-jokers-off-suit = Tylko bez koloru wyjścia
choice-jokers-anytime = W każdej chwili
choice-jokers-zero-of-suit = Najniższy trefl i karo

## Wartości opcji „Wyjście jokerem”

choice-joker-lead-not-if-other-card = Tylko gdy nie ma nic innego
choice-joker-lead-next-card-sets-suit = Kolor daje następna karta
choice-joker-lead-leader-names-suit = Kolor ogłasza wychodzący

## Wartości opcji „Talon”

choice-kitty-none = Brak
choice-kitty-first-trick = Do pierwszej lewy
choice-kitty-first-point = Do pierwszej karty karnej
choice-kitty-last-trick = Do ostatniej lewy
choice-kitty-first-trick-swap = Wymiana przy 1. lewie
choice-kitty-first-point-swap = Wymiana przy 1. karcie karnej
choice-kitty-out-of-play = Poza grą

## Wartości opcji „Odłożone karty”

choice-kitty-discard-captured = Liczą się odkładającemu
choice-kitty-discard-out-of-play = Nie liczą się nikomu

## Wartości opcji „Karta szczególna”

choice-special-card-none = Brak
choice-special-card-warren = Karta Warrena

## Wartości opcji „Dokładanie Warrena”

choice-warren-follow-alias = Jak kartę dodatkową
choice-warren-follow-optional = Nie trzeba dokładać

## Wartości opcji „Warren zostaje”

choice-warren-left-ordinary = Zwykłe rozdanie
choice-warren-left-redeal = Rozdać jeszcze raz

## Wartości opcji „Pierwszy rozdający”

choice-first-dealer-random = Losowo
choice-first-dealer-low-card = Najniższa wyciągnięta karta

## Wartości opcji „Kierunek”

choice-direction-cw = Zgodnie z zegarem
choice-direction-ccw = Przeciwnie do zegara

## Wartości opcji „Pierwsze wyjście”

choice-opening-lead-lowest-club = Najniższy trefl
choice-opening-lead-any-club = Kto ma najniższego trefla
choice-opening-lead-eldest = Gracz za rozdającym
choice-opening-lead-two-spades = Dwójka pik, potem świnia
choice-opening-lead-bidder = Najwyższa oferta

## Wartości opcji „Punkty w 1. lewie”

choice-first-trick-free = Wolno
choice-first-trick-no-points = Nie wolno

## Wartości opcji „Same karty karne”

choice-first-trick-stuck-play-any = Zagrać dowolną
choice-first-trick-stuck-misdeal = Zgłosić złe rozdanie
choice-first-trick-stuck-point-void = Karta nie liczy się nikomu
choice-first-trick-stuck-lay-aside = Karta idzie na bok

## Wartości opcji „Wyjście w kiery”

choice-hearts-lead-always = W każdej chwili
choice-hearts-lead-broken = Gdy złamane

## Wartości opcji „Co łamie kiery”

choice-breakers-hearts = Kiery
choice-breakers-hearts-qs = Kiery i dama pik

## Wartości opcji „Złamane, gdy kier”

choice-break-event-played = Zagrany
choice-break-event-discarded = Zrzucony
choice-break-event-won = Wzięty

## Wartości opcji „Wyjście w niezłamane”

choice-lead-exempt-only-hearts = Same kiery
choice-lead-exempt-hearts-or-penalty = Same karty karne

## Wartości opcji „Zrzucanie damy”

choice-qs-forced-no = Nie
choice-qs-forced-first-safe-chance = Przy pierwszej okazji

## Wartości opcji „Równe karty”

choice-duplicates-first = Pierwsza jest wyższa
choice-duplicates-last = Ostatnia jest wyższa
choice-duplicates-cancel = Znoszą się

## Wartości opcji „Zniesiona ostatnia lewa”

choice-dead-last-trick-leader = Kto do niej wyszedł
choice-dead-last-trick-discard = Nikt
choice-dead-last-trick-second-of-top = Drugi z najwyższej pary

## Wartości opcji „Dziewiątki wydłużają”

choice-boost-off = Nie
choice-boost-any-nine = Każda dziewiątka
choice-boost-led-nine = Dziewiątka koloru wyjścia

## Wartości opcji „Odsłanianie”

choice-charge-off = Nie
choice-charge-turbo = Jawnie, w dowolnej kolejności
choice-charge-gong-zhu = Raz po kolei
choice-charge-blind = Raz w tajemnicy

## Wartości opcji „Dobieranie”

choice-draw-off = Nie
choice-draw-domino = Gdy nie ma koloru
choice-draw-draw = Po każdej lewie

## Wartości opcji „Wzięte karty”

choice-show-taken-last-trick = Ostatnia lewa na życzenie
choice-show-taken-last-trick-open = Ostatnia lewa odkryta
choice-show-taken-penalty-cards = Karty karne odkryte

## Wartości opcji „Wartości kart”

choice-values-black-lady = Kiery i dama pik
choice-values-hearts-only = Same kiery
choice-values-hooligan = Hooligan: siódemka trefl
choice-values-graded = Stopniowane kiery
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Oczka do dziesięciu
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Brytyjska Black Lady
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Królewskie kierki
choice-values-turbo = Turbo
choice-values-complex = Zespolone kierki
choice-values-ten-of-clubs = Dziesiątka trefl podwaja
choice-values-named-suit = Kolor z licytacji
choice-values-reverse = Reversis
choice-values-four-jacks = Cztery walety

## Wartości opcji „Figury”

choice-pip-courts-ten = Każda po dziesięć
choice-pip-courts-rank = Walet, dama, król rosnąco

## Wartości opcji „Karta premiowa”

choice-bonus-card-none = Brak
choice-bonus-card-jd = Walet karo
choice-bonus-card-td = Dziesiątka karo

## Wartości opcji „Poniżej zera”

choice-bonus-floor-none = Bez granicy
choice-bonus-floor-hand = Rozdanie nie poniżej zera
choice-bonus-floor-total = Razem nie poniżej zera

## Wartości opcji „Dobra świnia”

choice-pig-flip-all-hearts = Ze wszystkimi kierami
choice-pig-flip-all-sixteen = Ze wszystkim

## Wartości opcji „Kto wygrywa”

choice-score-dir-low = Najniższy wynik
choice-score-dir-high = Najwyższy wynik
choice-score-dir-magnitude = Najbliżej zera
choice-score-dir-counters = Najwięcej żetonów

## Wartości opcji „Co trzeba do księżyca”

choice-moon-needs-all-penalties = Wszystkie karty karne
choice-moon-needs-with-bonus = Także karta premiowa
choice-moon-needs-all-hearts = Wszystkie kiery
choice-moon-needs-hearts-qs = Kiery i dama pik

## Wartości opcji „Zdobycie księżyca”

choice-moon-effect-none = Nic
choice-moon-effect-add = Dodaje innym
choice-moon-effect-subtract = Odejmuje zdobywcy
choice-moon-effect-choice = Zdobywca wybiera
choice-moon-effect-negate = Zmienia znak
choice-moon-effect-zero-or-double = Sobie zero lub innym podwójnie
choice-moon-effect-gift-from-each = Zabiera od każdego
choice-moon-effect-in-values = Jak mówią wartości kart
choice-moon-effect-add-other-side = Dodaje drugiej stronie

## Wartości opcji „Wartość księżyca”

choice-moon-amount-penalties = Wszystkie punkty karne
choice-moon-amount-own-hand = Karty zdobywcy

## Wartości opcji „Ochrona przy księżycu”

choice-moon-guard-none = Nie
choice-moon-guard-auto-subtract = Odejmuje zamiast dodać
choice-moon-guard-reached-score = Wybór od ustalonego wyniku
choice-moon-guard-game-goes-on = Partia trwa dalej

## Wartości opcji „Premia przy księżycu”

choice-moon-and-bonus-independent = Liczy się jak zwykle
choice-moon-and-bonus-swallowed = Nie liczy się

## Wartości opcji „Zdobycie słońca”

choice-sun-off = Nie
choice-sun-double = Dwa razy księżyc
choice-sun-punish = Podwójnie temu, kto przekazał
choice-sun-clean-slate = Własny wynik do zera
choice-sun-sun-only = Księżyc wymaga wszystkich lew
choice-sun-first-trick-free = Dwa razy, bez pierwszej lewy

## Wartości opcji „Koniec partii”

choice-end-reach = Osiągnięty wynik
choice-end-exceed = Przekroczony wynik
choice-end-deals = Liczba rozdań
choice-end-time = Czas
choice-end-chips = Brak żetonów

## Wartości opcji „Remisy”

choice-tie-shared = Wspólna wygrana
choice-tie-extra-hands = Dodatkowe rozdania
choice-tie-not-over-while-tied = Remis nie kończy partii

## Wartości opcji „Skoki wyników”

choice-adjust-none = Nie
choice-adjust-wrap = Powrót do zera
choice-adjust-exact-50-100 = Dokładnie 50 lub 100
choice-adjust-exact-100 = Dokładnie 100

## Wartości opcji „Stanie w miejscu”

choice-special-win-none = Nie
choice-special-win-sixty-nine = 69 przez 5
choice-special-win-five = 5 przez 69
choice-special-win-both = 69 przez 5 i 5 przez 69

## Wartości opcji „Miejsca”

choice-ranking-winner-only = Tylko wygrana
choice-ranking-full = Wszystkie miejsca

## Wartości opcji „Rozliczenie”

choice-settle-none = Brak
choice-settle-average = Względem średniej
choice-settle-chips-pool = Pula żetonów
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Płaci, kto ma najwięcej kierów
choice-settle-wager = Zakład
choice-settle-turbo-points = Punkty turbo

## Wartości opcji „Zakład”

choice-wager-places = Według miejsc
choice-wager-winner-takes-all = Zwycięzca bierze wszystko

## Wartości opcji „Partnerzy”

choice-partners-none = Brak
choice-partners-fixed = Miejsca naprzeciw
choice-partners-adhoc = Pierwsi dwaj z lewą

## Wartości opcji „Księżyc partnerów”

choice-partner-moon-individual = Jeden gracz
choice-partner-moon-pooled = Partnerzy razem

## Nagłówki

heading-aim = Cel
heading-players = Gracze i karty
heading-dealing = Rozdawanie
heading-passing = Przekazywanie
heading-before = Przed grą
heading-opening = Pierwsze wyjście
heading-first-trick = Pierwsza lewa
heading-leading = Dokładanie i wychodzenie
heading-tricks = Lewy
heading-values = Wartości kart
heading-extras = Inne punkty
heading-moon = Księżyc i słońce
heading-end = Koniec partii
heading-money = Pieniądze, zegar i strony
heading-play = Gra
heading-scoring = Liczenie

## Zasady w jednym wierszu

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } { noun-players }
summary-no-passing = bez przekazania
summary-passing = przekazanie { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] kiery i dama pik
    [hearts_only] same kiery
    [hooligan] Hooligan: siódemka trefl
    [graded] stopniowane kiery
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] oczka do dziesięciu
    [black_maria] Black Maria
    [black_lady_uk] Brytyjska Black Lady
    [gong_zhu] Gong Zhu
    [royal] Królewskie kierki
    [turbo] Turbo
    [complex] Zespolone kierki
    [ten_of_clubs] dziesiątka trefl podwaja
    [named_suit] kolor z licytacji
    [reverse] Reversis
   *[four_jacks] Cztery walety
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, własne wartości
summary-moon = { $moon ->
   *[add] księżyc dodaje innym
    [subtract] księżyc odejmuje
    [choice] księżyc dodaje lub odejmuje
    [negate] księżyc zmienia znak
    [zero_or_double] księżyc zeruje lub podwaja
    [gift_from_each] księżyc zabiera od każdego
    [in_values] wszystkie kiery liczą się na korzyść
    [add_other_side] księżyc dodaje drugiej stronie
    [none] bez księżyca
}
summary-two-packs = dwie talie
summary-cancel = równe karty się znoszą
summary-jokers = jokery
summary-warren = karta Warrena
summary-kitty = talon
summary-stock = stos
summary-charging = odsłanianie
summary-nines = dziewiątki
summary-sun = słońce
summary-partners = partnerzy
summary-counters = żetony
summary-special-win = { $win ->
    [sixty_nine] 69 przez 5
    [five] 5 przez 69
   *[both] 69 przez 5 i 5 przez 69
}
summary-end = { $end ->
   *[reach] koniec przy { $at }
    [exceed] koniec powyżej { $at }
    [deals] { $at ->
        [one] jedno rozdanie
        [few] { $at } rozdania
        [many] { $at } rozdań
       *[other] { $at } rozdania
    }
    [time] { $at } min
    [chips] aż komuś skończą się żetony
}
