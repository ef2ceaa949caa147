### Aufgaben: eine Stellung, von der bewiesen ist, welche Karte richtig ist

menu-puzzles = Aufgaben
menu-puzzles-detail = In jeder Verteilung bewiesen
puzzle-back = Zurück
puzzle-rules = Spielart
puzzle-all-rules = Alle Spielarten
puzzle-standing = Deine Aufgabenwertung { $rating } ± { $error }, { $streak ->
    [0] noch keine Serie
   *[other] { $streak } in Folge
}
puzzle-name = { $rules }, Aufgabe { $n }
puzzle-question = Eine Karte ist nie schlechter als eine andere. Welche?
puzzle-against = Rechne damit, dass die anderen gemeinsam gegen dich spielen und alle Karten kennen.
puzzle-counting = Alle möglichen Verteilungen werden gezählt …
puzzle-out = { $n ->
    [one] Die eine Karte, die noch fehlt
   *[other] Die { $n } Karten, die noch fehlen
}
puzzle-passed = Du gabst { $name }:
puzzle-void = Ohne { SUIT($suit) }: { LIST($names) }.
puzzle-choose = Wähle eine Karte
puzzle-play = { CAPITAL(CARD($card)) } spielen
puzzle-show = Zeig es mir
puzzle-skip = Auslassen
puzzle-title = { $verdict ->
    [right] Richtig!
    [wrong] Nicht { CARD($card) }
   *[shown] Die Lösung
}
puzzle-right = { $n ->
    [one] Richtig ist { LIST($cards, each: "the-card") }.
   *[other] Richtig sind { LIST($cards, each: "the-card") }, die immer dasselbe bringen.
}
puzzle-proof = Nie schlechter in allen { $n } möglichen Verteilungen, besser als jede andere Karte in { $better }.
puzzle-points = Punkte, die du ab hier bekommst
puzzle-average = Im Mittel über diese Verteilungen, wenn alle anderen gegen dich spielen.
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = In Verteilung { $at }, die offen liegt: { LIST($parts) }.
puzzle-series = Rätsel { $at } von { $of }
puzzle-next = Nächste Aufgabe
puzzle-copy = Beweis kopieren
puzzle-every-deal = Jede mögliche Verteilung
puzzle-counts = { $better } besser als jede andere Karte, { $alike } gleich gut
puzzle-deal-of = Verteilung { $at } von { $of }
puzzle-not-kept = Das Ergebnis konnte nicht notiert werden: { $why }.
puzzle-none-left = { $n ->
    [0] Die Aufgaben lassen sich nicht lesen; installiere das Spiel neu.
   *[other] Du hast alle gesehen. { $missed ->
        [0] Keine wurde verfehlt.
        [one] Eine wurde verfehlt.
       *[other] { $missed } wurden verfehlt.
    }
}
puzzle-ways = Welche Aufgaben
puzzle-way-new = Neue
puzzle-way-missed = Verfehlte ({ $n })
# Drei Minuten gegen die Uhr.
puzzle-way-storm = 3 Minuten
puzzle-clock = Noch { $clock }, { $solved } gelöst, { $missed } verfehlt
puzzle-storm-over = Zeit! { $solved } gelöst und { $missed } verfehlt in drei Minuten. Dein Bestes: { $best }.
puzzle-storm-again = Noch einmal
puzzle-repeat = Die verfehlten noch einmal
