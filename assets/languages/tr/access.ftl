### Dinleyenler için ekran: parçaların adları ve kâğıtlardaki işaretler.

access-table = Maça Kızı masası
access-screen = Maça Kızı
access-status = Durum
access-hand = Elin, { $n } kâğıt
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, { $copy }. kopya
}
access-played = { $what }, { $name }
access-players = Oyuncular
access-player = { $turn ->
    [yes] { access-player-facts }, sıra onda
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, toplam { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, bu dağıtımda { $points }
   *[other] { $note }
}
access-player-tricks = { $tricks } el
access-trick = { $n ->
    [0] El, kâğıt yok
    [one] El, bir kâğıt
   *[other] El, { $n } kâğıt
}
access-led = açılış
access-chosen = seçili
access-new = yeni
access-hinted = ipucu
access-right = en iyi kâğıt
access-wrong = en iyi kâğıt değil
access-charged = gösterildi
access-took = eli aldı
access-open-hand = { $name }, açık kâğıtlar
access-open-taken = { $name }, alınan kâğıtlar
access-play = { CAPITAL(CARD($card, case: "accusative")) } oyna
access-waiting = Sıra: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] Gömü, { $n } kâğıt
    [stock] Yığın, { $n } kâğıt
   *[held] Sonraki eli bekleyen { $n } kâğıt
}
access-go-on = Devam et
access-not-available = kullanılamıyor
