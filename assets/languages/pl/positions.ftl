### Partie i pozycje, które przychodzą z zewnątrz albo układa się karta po karcie.

## Co mówi „hearts-gui convert”, gdy nie może zrobić tego, o co proszono

convert-no-format = Z nazwy { $file } nie wynika format; dodaj --to i jeden z: { LIST($known, type: "or") }.
convert-exists = { $file } już istnieje; wybierz inną nazwę.
convert-nothing = W { $file } nie ma jeszcze rozdania.
convert-which-deal = Rozdań w tej partii jest { $n }, a format mieści jedno; wybierz je przez --deal.
convert-unread = Nie można wczytać { $file }: { $why }
convert-unwritten = Partii nie można zapisać w tym formacie: { $why }
convert-deal = Rozdanie { $deal }: { $why }
convert-points = W rozdaniu { $deal } zapisane punkty nie są punktami z tych zasad.
convert-too-long = Rozdanie { $deal } jest po końcu partii.
openspiel-unreadable = plik nie jest zapisem gry Hearts w znanym formacie.
openspiel-option = opcja OpenSpiel { $name } nie jest tu znana.
openspiel-short = { $n ->
    [one] jedna liczba to nie całe rozdanie.
    [few] { $n } liczby to nie całe rozdanie.
    [many] { $n } liczb to nie całe rozdanie.
   *[other] { $n } liczby to nie całe rozdanie.
}
openspiel-other-rules = OpenSpiel gra lub liczy takie rozdanie inaczej.
engine-unreadable = plik nie jest zapisem hearts-engine.
engine-other-rules = hearts-engine nie zapisuje takich rozdań jak rozdanie { $deal }; zna skończone rozdania czterech graczy.
laid-not-plain = W tym formacie można zapisać tylko rozdania z rąk, przekazań i zagrań.
laid-twice = { $more ->
    [yes] Nie może być w dwóch miejscach: { LIST($cards, each: "the-card") } (razem { $n }).
   *[no] Nie może być w dwóch miejscach: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Nie należy do tej talii: { LIST($cards, each: "the-card") } (razem { $n }).
   *[no] Nie należy do tej talii: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Nikt nie ma: { LIST($cards, each: "the-card") }.
    [few] Nikt nie ma: { LIST($cards, each: "the-card") }; brakuje { $n } kart.
    [many] Nikt nie ma: { LIST($cards, each: "the-card") }; brakuje { $n } kart.
   *[other] Nikt nie ma: { LIST($cards, each: "the-card") }; brakuje { $n } karty.
}
laid-size = { $hand }: { $n } { noun-cards }, a powinno być { $most }.
laid-play = Karta { $n } rozgrywki, { CARD($card) }: { $why }
laid-no-play = Karta { $n } rozgrywki, { CARD($card) }: rozdanie kończy się wcześniej.
laid-pass-first = Przed grą przekazuje się karty: ułóż ręce po przekazaniu i wybierz brak przekazania.
laid-not-held = { $hand }: kolej na tę rękę, a nie ma w niej { CARD($card, case: "genitive") }.
laid-pass = { $hand }: nie można przekazać { CARD($card, case: "genitive") }: { $why }
laid-no-pass = { $hand }: to, co przekazuje, nie pasuje do zasad.
laid-hand = Ręka { $seat }

## Rozdania pewnego rodzaju

kind-long = Opis ma najwyżej { $most } znaków.
kind-who = „{ $word }” to nie gracz; napisz { LIST($known, type: "or") }.
kind-clause = Nie wiadomo, co znaczy „{ $word }”; napisz na przykład „pass left” lub „me: QS”.
kind-wish = Nie wiadomo, co znaczy „{ $word }”; napisz na przykład „QS, KS”, „no QS”, „spades <= 2” lub „void”.
kind-many = W opisie można wymienić najwyżej tyle kart: { $most }.
kind-impossible = Żadne rozdanie nie pasuje do tego opisu.
kind-too-rare = Ten rodzaj jest za rzadki albo żadne rozdanie go nie spełnia. Poproś o mniej.
kind-rules = Wybrane rozdania są dla czterech graczy i jednej całej talii.

## Ekran „Wybrane rozdania”

kind-title = Wybrane rozdania
kind-choose = Rodzaj rozdania
kind-ready = { $n ->
    [1] Mam damę pik i najwyżej jednego innego pika
    [2] Mam damę pik z dobrą obstawą
    [3] Mam króla pik, ale nie damę
    [4] Mam cztery kiery z asem
    [5] Mam renons w jednym kolorze
    [6] Nie mam wysokich pików; ktoś ma krótką damę
    [7] Inny gracz ma mało trefli
   *[8] Mam trzy asy i długi kolor
}
kind-own = Własny opis
kind-wish-field = Opis
kind-language = Pisz „me” (ja), „left” (z lewej), „across” (naprzeciw), „right” (z prawej) lub „someone” (ktoś), potem karty i długości: „me: QS, spades <= 2; someone: clubs <= 1; pass across”. Także „no KS”, „void”, „aces >= 2”, „longest >= 6”.
kind-another = { $first ->
    [yes] Losuj
   *[no] Losuj inne
}
kind-play = Zagraj je
kind-edit = Zmień karty
kind-dealt = { $way ->
    [L] Przekazanie w lewo. { $rare }
    [R] Przekazanie w prawo. { $rare }
    [A] Przekazanie naprzeciw. { $rare }
   *[HOLD] Bez przekazania. { $rare }
}
kind-drawing = Szukam takiego rozdania…
kind-rare = { $about ->
    [yes] Takie jest mniej więcej jedno rozdanie na { $n }.
   *[no] Takie jest jedno rozdanie na { $n }.
}

## Ekran „Ułóż pozycję”

editor-title = Ułóż pozycję
editor-whose = Karty dostaje
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Ty
    [1] Z lewej
    [2] Naprzeciw
   *[3] Z prawej
}
editor-short = { $seat ->
    [0] ty
    [1] lewo
    [2] naprz.
   *[3] prawo
}
editor-pack = Talia
editor-way = Przekazanie
editor-pass = { $way ->
    [L] W lewo
    [R] W prawo
    [A] Naprzeciw
   *[HOLD] Bez przekazania
}
editor-played = Zagrane do tej pory
editor-played-so = Zagrane do tej pory: 2C 5C KC 3C…
editor-possible = Taka pozycja jest możliwa.
editor-play = Graj dalej
editor-judge = Co jest najlepsze?
editor-judging = Trener myśli…
editor-nothing-to-judge = Nie ma tu nic do wyboru.
editor-no-coach = Trener nie zna odpowiedzi.
editor-rest = Rozdaj resztę
editor-clear = Wyczyść
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: nikt.
    [0] { CAPITAL(CARD($card)) }: ty.
    [1] { CAPITAL(CARD($card)) }: z lewej.
    [2] { CAPITAL(CARD($card)) }: naprzeciw.
   *[3] { CAPITAL(CARD($card)) }: z prawej.
}
editor-no-card = „{ $word }” to nie karta; napisz na przykład QS lub 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: nikt
}

## Oba ekrany

position-copy = Kopiuj kod
position-copied = Kod jest w schowku.
position-enter-code = Wpisz kod
position-code-title = Pozycja z kodu
position-code = Kod
position-open = Otwórz
position-no-code = To nie jest kod pozycji.
position-other-rules = Tę pozycję ułożono według innych zasad.
position-back = Wróć do pozycji

learn-kinds-detail = Taka ręka, jaką chcesz
