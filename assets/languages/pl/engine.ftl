### Czemu zasady mówią „nie”: opcjom, kodom zasad, liczbom graczy i zapisanym partiom.

## Czemu opcja nie może mieć tej wartości

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Jedna talia wystarcza dla { $low } do { $high } graczy.
   *[other] Dwie talie wystarczają dla { $low } do { $high } graczy.
}
refused-hand-size = Dla { $players } graczy po { $size } kart nie wystarczy { $total } kart.
refused-cycle-length = Kolejność ma najwyżej { $most } rozdań.
refused-pass-forbid = Zakazać przekazywania można tylko tych kart: { $faces }.
refused-warren = { $needs ->
   *[one_pack] Karta Warrena wymaga jednej talii.
    [no_jokers] Karta Warrena wymaga talii bez jokerów.
    [no_stock] Karta Warrena wymaga rozdania bez stosu.
    [no_nines] Karta Warrena wymaga gry bez wydłużających dziewiątek.
    [other_lead] Karta Warrena wymaga innego pierwszego wyjścia, bo dwójka pik może być jej kartą dodatkową.
}
refused-uneven = { $total } kart nie da się rozdać po równo między { $players } graczy.
refused-left-over = { $n ->
    [one] Zostałaby jedna karta, a nie ma dla niej talonu.
    [few] Zostałyby { $n } karty, a nie ma dla nich talonu.
    [many] Zostałoby { $n } kart, a nie ma dla nich talonu.
   *[other] Zostałoby { $n } karty, a nie ma dla nich talonu.
}
refused-kitty-size = { $n } { noun-cards } talonu to za dużo, gdy na ręce jest { $hand }.
refused-no-stock = Gdy { $players } graczy dostaje po { $size }, nie zostaje stos do dobierania.
refused-stock-uneven = Stosu z { $n } kart nie wystarczy po równo dla { $players } graczy.
refused-hand-too-large = Każdy miałby { $n } { noun-cards }; ręka mieści najwyżej { $most }.
refused-no-such-pass = Wśród { $players } graczy nie ma takiego przekazania.
refused-pass-count = Mając { $hand } na ręce, nie da się przekazać { $n }.
refused-pass-size = Mając { $hand } na ręce, nie da się przekazać { $n }.
refused-two-spades = Dwójek pik w talii jest { $n }.
refused-value-face = { $face } nie jest kartą, która może mieć wartość.
refused-value-twice = { $face } ma dwie wartości.
refused-value-range = Wartość karty musi być od { $low } do { $high }.
refused-pip-ace = As kier może kosztować tylko { $first } lub { $second }.
refused-score-dir = Tak liczy się tylko przy wartościach kart: { $values }.
refused-range = To musi być od { $low } do { $high }.
refused-wraps = Podaj od jednego do { $n } wyników z zakresu od { $low } do { $high }.
refused-stake = Każdy ma na początku tylko tyle żetonów: { $n }.
refused-chips = Przy stawce { $n } tyle żetonów nigdy by się nie skończyło.
refused-no-such-option-but = Nie ma takiej opcji; najbliższa to { $nearest }.
refused-choice = Tu może być { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Niektórzy już zagrywają dwie karty do pierwszej lewy, więc dziewiątki nie mogą jej wydłużyć.
refused-way-making-deal-come-out = Takie wyrównanie rąk dodaje jokery, a w tych zasadach ich nie ma.
refused-least-one-step-if-only = Musi być choć jedno, choćby „bez przekazania”.
refused-stock-draw-from-booster-nines = Stos do dobierania nie łączy się z wydłużającymi dziewiątkami.
refused-all-cards-dealt-out-no = Wszystkie karty są rozdane, więc nie ma stosu do dobierania.
refused-pass-moves-least-one-card = Przekazuje się co najmniej jedną kartę.
refused-perhaps-nobody-dealt-club = Może się zdarzyć, że nikt nie dostanie trefla.
refused-can-be-two-lowest-clubs = Mogą być dwa najniższe trefle.
refused-nobody-bids-right-name-penalty = Nikt nie licytuje prawa wyboru koloru karnego.
refused-highest-bidder-names-penalty-suit = Kolor karny wybiera najwyższa oferta, więc wartości kart muszą od niego zależeć.
refused-only-two-marked-jokers-one = Oznaczone jokery są tylko dwa: jeden trefl i jeden karo.
refused-pass-depends-on-charged-cards = To przekazanie zależy od odsłoniętych kart, a kart się nie odsłania.
refused-two-spades-may-be-among = Dwójka pik może być wśród kart, których nikt nie dostaje.
refused-nobody-bids-game = W tej grze nikt nie licytuje.
refused-taking-points-off-no-bonus = Odejmowanie punktów nie jest premią, gdy wygrywa najwyższy wynik.
refused-no-card-cost-anything = Żadna karta nic by nie kosztowała.
refused-few-penalty-cards-one-player = Kart karnych jest tak mało, że jeden gracz często brałby wszystkie.
refused-punishes-player-who-passed-shooter = Karze tego, kto przekazał karty zdobywcy, a żadne przekazanie nie idzie do jednego gracza.
refused-many-points-taken-off-perhaps = Odejmuje się tak dużo, że partia mogłaby się nigdy nie skończyć.
refused-card-values-count-upward-highest = Przy tych wartościach kart wynik rośnie: wygrywa najwyższy.
refused-card-values-give-complex-numbers = Te wartości kart dają liczby zespolone: wygrywa wynik najbliżej zera.
refused-suit-named-by-bidder-decides = Ile warta jest każda karta, rozstrzyga kolor z licytacji.
refused-card-values-say-nothing-about = Te wartości kart nic nie mówią o wzięciu wszystkich kierów.
refused-no-sides = Bez partnerów nie ma stron.
refused-partners-moon-adds-other-side = Z partnerami księżyc dodaje punkty drugiej stronie albo odejmuje je stronie zdobywcy.
refused-complex-hearts-moon-added-others = W Zespolonych kierkach punkty za księżyc dodaje się innym albo odejmuje zdobywcy.
refused-counters-can-only-end-game = Żetony mogą skończyć tylko partię, o której rozstrzygają żetony.
refused-only-counters-decide-game-no = O tej partii rozstrzygają tylko żetony, więc nie kończy jej żaden wynik.
refused-no-counters-change-hands-they = Żetony nie przechodzą z rąk do rąk, więc nie mogą rozstrzygać o partii.
refused-player-most-hearts-pays-two = Kto ma najwięcej kierów, płaci dwóm innym: to dla trzech graczy.
refused-highest-bidder-pays-bid-into = Najwyższa oferta idzie do puli, a puli nie ma.
refused-payment-games-lowest-score-wins = To rozliczenie jest dla gier, w których wygrywa najniższy wynik.
refused-wager-paid-by-places-only = Zakład wypłaca się według miejsc, a tu miejsce ma tylko zwycięzca.
refused-partners-need-least-four-players = Do gry z partnerami trzeba co najmniej czterech graczy.
refused-partners-sit-opposite-each-other = Partnerzy siedzą naprzeciw siebie, więc liczba graczy musi być parzysta.
refused-counters-go-single-players-not = Żetony dostają pojedynczy gracze, nie strony.
refused-whole-number = To musi być liczba całkowita.
refused-list = To musi być lista.
refused-does-not-belong-list = Tego nie może być na liście.
refused-either-on-or-off = Tu może być tylko „tak” lub „nie”.
refused-no-such-option = Nie ma takiej opcji.
refused-either-true-or-false = Tu może być tylko true lub false.

## Czemu opcja nic nie zmienia przy innych zasadach

irrelevant-all-penalty-cards-one-hand = Wzięcie wszystkich kart karnych nic szczególnego nie daje.
irrelevant-only-counters-decide-game-not = O tej partii rozstrzygają tylko żetony, nie punkty.
irrelevant-shooter-own-points-change-their = Własne punkty zdobywcy zmieniają znak.
irrelevant-totals-cleared-or-doubled-whatever = Wyniki wracają do zera albo się podwajają, bez względu na to, ile było warte rozdanie.
irrelevant-card-values-already-reward-taking = Wartości kart już nagradzają wzięcie wszystkich kierów.
irrelevant-no-score-switches-guard-on = Ochrona przy księżycu nie zależy od wyniku.
irrelevant-nothing-added-others = Innym nic się nie dodaje.
irrelevant-no-score-ends-game = Partii nie kończy żaden wynik.
irrelevant-none-cards-can-be-charged = Żadna z kart, które można odsłonić, nie jest nic warta.
irrelevant-no-jokers-pack = W talii nie ma jokerów.
irrelevant-warren-card-needs-whole-pack = Karta Warrena wymaga rozdania całej talii oprócz jednej karty.
irrelevant-card-left-over-belongs-holder = Pozostała karta należy do tego, kto ma kartę Warrena.
irrelevant-cards-left-over-stock-draw = Pozostałe karty to stos do dobierania.
irrelevant-every-card-dealt-player = Każdą kartę dostaje jakiś gracz.
irrelevant-no-card-left-over-from = Z rozdania nie zostaje żadna karta.
irrelevant-nobody-swaps-cards-kitty = Nikt nie wymienia kart z talonem.
irrelevant-every-hand-has-same-fixed = Każda ręka ma tę samą stałą wielkość.
irrelevant-cards-go-round-evenly = Karty da się rozdać po równo.
irrelevant-no-warren-card = Nie ma karty Warrena.
irrelevant-two-players-always-take-turns = Dwaj gracze zawsze grają na zmianę.
irrelevant-no-pass-goes-one-other = Żadne przekazanie nie idzie do jednego gracza.
irrelevant-no-cards-passed = Kart się nie przekazuje.
irrelevant-penalty-cards-may-fall-on = Karty karne wolno zagrać do pierwszej lewy.
irrelevant-hearts-may-always-be-led = W kiery zawsze wolno wyjść.
irrelevant-only-hearts-penalty-cards = Kartami karnymi są tylko kiery.
irrelevant-no-equal-cards-one-pack = W jednej talii nie ma równych kart.
irrelevant-equal-cards-do-not-cancel = Równe karty się nie znoszą.
irrelevant-nobody-knows-cards-stock = Nikt nie zna kart w stosie.
irrelevant-card-values-not-point-count = To nie są wartości kart Point-Count.
irrelevant-no-bonus-card = Nie ma karty premiowej.
irrelevant-highest-score-wins-here-nothing = Tu wygrywa najwyższy wynik, więc nic się za to nie odejmuje ani nie dodaje.
irrelevant-no-card-takes-points-off = Żadna karta nie odejmuje punktów.
irrelevant-taking-no-trick-earns-nothing = Za brak lewy nic się nie dostaje.
irrelevant-card-values-not-gong-zhu = To nie są wartości kart Gong Zhu.
irrelevant-card-values-fix-amount = O tej liczbie rozstrzygają wartości kart.
irrelevant-points-not-simply-added-others = Punktów nie dodaje się po prostu innym.
irrelevant-amount-already-holds-bonus-cards = Karty premiowe są już wliczone.
irrelevant-card-values-not-those-complex = To nie są wartości kart Zespolonych kierek.
irrelevant-card-values-have-no-sun = Przy tych wartościach kart nie ma słońca.
irrelevant-partners-take-their-tricks-together = Partnerzy biorą lewy razem.
irrelevant-counters-end-game = Partię kończą żetony.
irrelevant-totals-only-count-one-way = Wyniki liczą się tu tylko w jedną stronę.
irrelevant-scores-do-not-pass-through = Wyniki nigdy nie trafiają tu na takie liczby.
irrelevant-totals-do-not-jump-back = Wyniki nie wracają do zera.
irrelevant-no-total-wins-by-itself = Żaden wynik nie wygrywa sam z siebie.
irrelevant-nothing-played = Nie gra się o żetony.
irrelevant-no-counters-change-hands-after = Po rozdaniu żetony nie przechodzą z rąk do rąk.
irrelevant-no-wager = Nie ma zakładu.
irrelevant-everyone-plays-alone = Każdy gra sam.
irrelevant-penalty-suit-named-after-cards = Kolor karny wybiera się dopiero po odsłanianiu kart.
irrelevant-scores-may-fall-below-zero = Wyniki mogą tu spaść poniżej zera.

## Czemu wklejony tekst nie jest kodem zasad

code-too-long = To za długie na kod.
code-none = To nie jest kod zasad: taki zaczyna się od H1.
code-letter = W kodzie zasad nie ma znaku { $letter }: w kodzie jest pomyłka.
code-too-short = Kod jest za krótki: brakuje końca.
code-mistyped = W kodzie jest pomyłka albo czegoś w nim brakuje.
code-version = Kod zrobiła inna wersja gry (H{ $version }, nie H1).
code-damaged = Kod jest uszkodzony: czegoś w nim brakuje.
code-players = Kod jest na { $here } graczy, nie na { $players }.
code-rules = Kod zawiera zasady, którymi nie da się grać: { $why }

## Czemu odmiana nie pasuje do liczby graczy

impossible-table = { $name }: graczy może być { LIST($sizes, type: "or") }, nie { $players }.
impossible-table-range = { $name }: graczy może być od { $low } do { $high }, nie { $players }.

## Co jest nie tak z zapisaną partią

log-no-record = to nie jest wiersz partii
log-no-game = to nie jest zapisana partia Kierek
log-newer = zapisała to nowsza wersja Kierek; zaktualizuj grę, by to otworzyć
log-seed = ziarno nie jest tekstem
log-cut = nie da się odczytać, jak przełożono talię
log-seats = zasady lub miejsca są uszkodzone
log-missing = brakuje { $name }
log-rules = { $why }
log-line-changed = wiersz zmieniono po zapisaniu
log-not-readable = nieczytelne
log-stuck = partii nie da się stąd grać dalej
log-torn = wiersz się urywa
log-empty = plik jest pusty
log-wrong = { $detail }
log-misfit = { $event } tu nie pasuje
log-differs = wiersz { $line }, rozdanie { $deal }: { $part ->
    [totals] wyniki w pliku to
    [points] punkty w pliku to
    [hands] ręce w pliku to
    [e] zdarzenie w pliku to
   *[other] { $part } w pliku to
} { $recorded }, a według zasad { $expected }
log-undo = nie można cofnąć się do zdarzenia { $n }
