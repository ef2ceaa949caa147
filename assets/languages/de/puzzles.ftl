### Aufgaben: eine Stellung, und ob dort eine Karte klar die beste ist

menu-puzzles = Aufgaben
menu-puzzles-detail = Eine Karte oder keine
puzzle-back = Zurück
puzzle-rules = Spielart
puzzle-all-rules = Alle Spielarten
puzzle-standing = Deine Aufgabenwertung { $rating } ± { $error }, { $streak ->
    [0] noch keine Serie
   *[other] { $streak } in Folge
}
puzzle-name = { $rules }, Aufgabe { $n }
puzzle-question = Eine Karte ist nie schlechter als eine andere. Welche?
puzzle-question-any = Gibt es hier eine Karte, die klar die beste ist?
puzzle-question-judged = Eine Karte ist klar die beste. Welche?
puzzle-against-judged = Rechne mit vernünftigen Mitspielern, die nur ihre eigenen Karten sehen.
puzzle-counting-judged = Verteilungen werden durchgespielt …
puzzle-none = Keine Karte ist klar die beste
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
    [some] Doch: { CARD($card) }
    [any] Keine ist klar die beste
   *[shown] Die Lösung
}
puzzle-right = { $n ->
    [one] Richtig ist { LIST($cards, each: "the-card") }.
   *[other] Richtig sind { LIST($cards, each: "the-card") }, die immer dasselbe bringen.
}
puzzle-proof = Nie schlechter in allen { $n } möglichen Verteilungen, besser als jede andere Karte in { $better }.
puzzle-right-even = Keine Karte ist klar die beste: { LIST($cards, each: "the-card") } bringen etwa dasselbe.
puzzle-right-alike = { $n ->
    [one] Am besten ist { LIST($cards, each: "the-card") }.
   *[other] Am besten sind { LIST($cards, each: "the-card") }, eine so gut wie die andere.
}
puzzle-proof-even = Keine Karte ist in allen { $n } möglichen Verteilungen nie schlechter; die beiden besten trennen im Mittel { $gap } Punkte.
puzzle-measured = Um { $gap } ± { $error } Punkte besser in { $n } durchgespielten Verteilungen
puzzle-measured-even = Die beiden besten trennen { $gap } ± { $error } Punkte in { $n } durchgespielten Verteilungen
puzzle-coach-gap = Der Trainer: um { $gap } ± { $error } Punkte besser
puzzle-points-judged = Verschenkte Punkte
puzzle-average-judged = Im Mittel über { $n } durchgespielte Verteilungen, gegen den Durchschnitt der anderen.
puzzle-here-judged = Was du in Verteilung { $at }, die offen liegt, am Ende hast: { LIST($parts) }.
puzzle-points = Punkte, die du ab hier bekommst
puzzle-average = Im Mittel über diese Verteilungen, wenn alle anderen gegen dich spielen.
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = In Verteilung { $at }, die offen liegt: { LIST($parts) }.
puzzle-series = Rätsel { $at } von { $of }
puzzle-next = Nächste Aufgabe
puzzle-copy = Beweis kopieren
puzzle-every-deal = Jede mögliche Verteilung
puzzle-counts = { $better } besser als jede andere Karte, { $alike } gleich gut
puzzle-some-deals = Durchgespielte Verteilungen
puzzle-counts-two = { CAPITAL(CARD($card)) } besser als { CARD($other) } in { $better }, gleich gut in { $alike }, schlechter in { $worse }
puzzle-deal-before = Vorige Verteilung
puzzle-deal-after = Nächste Verteilung
puzzle-happens = Was geschieht
puzzle-play-on = Von hier weiterspielen
puzzle-practice = Übung: { $name }
puzzle-own = Aus deinen Partien ({ $n })
puzzle-own-name = Aus deinen Partien
puzzle-own-standing = { $n } von { $of } gelöst, ohne Wertung
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
