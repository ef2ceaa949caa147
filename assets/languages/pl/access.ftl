### Ekran dla tych, którzy słuchają: nazwy jego części i znaki na kartach.

access-table = Stół do gry w Kierki
access-screen = Kierki
access-status = Stan
access-hand = Twoja ręka, { $n } { noun-cards }
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, numer { $copy }
}
access-played = { $what }, { $name }
access-players = Gracze
access-player = { $turn ->
    [yes] { access-player-facts }, teraz gra
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, razem { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } w tym rozdaniu
   *[other] { $note }
}
access-player-tricks = { $tricks ->
    [one] jedna lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
access-trick = { $n ->
    [0] Lewa, bez kart
   *[other] Lewa, { $n } { noun-cards }
}
access-led = wyjście
access-chosen = wybrana
access-new = nowa
access-hinted = z podpowiedzi
access-right = najlepsza karta
access-wrong = nie najlepsza karta
access-charged = odsłonięta
access-took = bierze lewę
access-open-hand = { $name }, odkryta ręka
access-open-taken = { $name }, wzięte karty
access-play = Zagraj { CARD($card, case: "accusative") }
access-waiting = Kolej: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] Talon, { $n } { noun-cards }
    [stock] Stos, { $n } { noun-cards }
   *[held] Czeka na następną lewę: { $n } { noun-cards }
}
access-go-on = Dalej
access-not-available = niedostępne
