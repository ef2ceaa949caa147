### Aufgaben: eine Stellung, und ob dort eine Karte klar die beste ist

menu-puzzles = Aufgaben
menu-puzzles-detail = Eine Karte oder keine
puzzle-back = Zurück
puzzle-back-daily = Zurück zum Spiel des Tages
puzzle-rules = Spielart
puzzle-all-rules = Alle Spielarten
puzzle-standing = Deine Aufgabenwertung { $rating } ± { $error }, { $streak ->
    [0] noch keine Serie
   *[other] { $streak } in Folge
}
puzzle-standing-early = Deine Wertung kommt nach { $of } Aufgaben, bisher { $n }; { $streak ->
    [0] noch keine Serie
   *[other] { $streak } in Folge
}
puzzle-name = { $rules }, Aufgabe { $n }
puzzle-question = Welche Karte ist die sicherste?
puzzle-question-any = Gibt es hier eine Karte, die klar die beste ist?
puzzle-question-judged = Welche Karte ist die beste?
puzzle-against-judged = Die anderen spielen vernünftig und sehen nur ihre eigenen Karten.
puzzle-counting-judged = Verteilungen werden durchgespielt …
puzzle-none = Keine Karte ist klar die beste
puzzle-against = Spiele so, als ob die anderen alle Karten kennten und gemeinsam gegen dich spielten. Dann ist eine Karte nie schlechter als jede andere.
puzzle-against-any = Spiele so, als ob die anderen alle Karten kennten und gemeinsam gegen dich spielten.
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
# Drei, einer nach dem anderen.
puzzle-hint = Tipp
puzzle-hints = { $n } von { $of } genommen
puzzle-hint-all = Das war der letzte Tipp.
puzzle-hinted = Mit einem Tipp ändert sich weder Wertung noch Serie.
puzzle-hint-card = Es geht um { CARD($card, article: "the", case: "accusative") }.
puzzle-hint-two = Vergleiche { CARD($one, article: "the", case: "accusative") } mit { CARD($other, article: "the", case: "dative") }.
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
puzzle-proof = { $all ->
    [yes] Besser als jede andere Karte in allen { $n } möglichen Verteilungen.
   *[no] In keiner der { $n } möglichen Verteilungen schlechter, in { $better } besser als jede andere Karte.
}
puzzle-right-even = Keine Karte ist klar die beste: { LIST($cards, each: "the-card") } kosten im Mittel etwa dasselbe.
puzzle-right-alike = { $n ->
    [one] Am besten ist { LIST($cards, each: "the-card") }.
   *[other] Am besten und gleich gut sind { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = Jede Karte wird in manchen der { $n } möglichen Verteilungen von einer anderen übertroffen. { $same ->
    [yes] Die beiden besten bringen im Mittel dasselbe.
   *[no] Die beiden besten trennen im Mittel { $gap } Punkte.
}
puzzle-measured = Um { $gap } ± { $error } Punkte besser in { $n } Probeverteilungen.
puzzle-measured-even = Die beiden besten trennen { $gap } ± { $error } Punkte in { $n } Probeverteilungen.
puzzle-coach-gap = Der Trainer: um { $gap } ± { $error } Punkte besser.
puzzle-points-judged = Verschenkte Punkte im Mittel
puzzle-average-judged = Über die { $n } Probeverteilungen, die hier liegen; was die anderen nehmen, zählt mit.
puzzle-points = Punkte, die du ab hier bekommst, im Mittel
puzzle-card-points = { CARD($card) } { $points }
# The deal that lies open on the table, and what each card comes to in it.
puzzle-here = Beispiel { $at }, auf dem Tisch: { LIST($parts) }.
puzzle-here-judged = Deine Punkte in Beispiel { $at }, auf dem Tisch: { LIST($parts) }.

## Warum die richtige Karte besser ist. Es sind alle möglichen Verteilungen; die anderen spielen zusammen.

# In wie vielen von ihnen etwas nach der anderen Karte geschieht,
puzzle-often = { $share ->
    [all] in allen { $of } möglichen Verteilungen
    [none] in keiner der { $of } möglichen Verteilungen
   *[some] in { $often } der { $of } möglichen Verteilungen
}
# und, danach genannt, in wie vielen nach der besseren.
puzzle-rarely = { $few ->
    [all] in allen
    [none] in keiner
   *[some] in { $rarely }
}
puzzle-why-takes = Mit { CARD($other, article: "the", case: "dative") } bekommst du { CARD($card, article: "the", case: "accusative") } { $own ->
    [yes] selbst { puzzle-often }
   *[no] { puzzle-often }
}, wenn die anderen es darauf anlegen, mit { CARD($better, article: "the", case: "dative") } { puzzle-rarely }.
puzzle-why-itself = Spielst du { CARD($other, article: "the", case: "accusative") }, nimmst du sie { puzzle-often } selbst; mit { CARD($better, article: "the", case: "dative") } { puzzle-rarely }.
puzzle-why-misses = Mit { CARD($better, article: "the", case: "dative") } bekommst du { CARD($card, article: "the", case: "accusative") } { puzzle-often }, mit { CARD($other, article: "the", case: "dative") } { puzzle-rarely }.
puzzle-why-suit = Mit { CARD($other, article: "the", case: "dative") } nimmst du im Mittel { decimal } mehr in { SUIT($suit) } als mit { CARD($better, article: "the", case: "dative") }, höchstens { $most } mehr.
puzzle-why-suit-one = Mit { CARD($other, article: "the", case: "dative") } nimmst du { puzzle-often } eine Karte mehr in { SUIT($suit) } als mit { CARD($better, article: "the", case: "dative") }.
puzzle-why-suit-always = { $n ->
    [one] Mit { CARD($other, article: "the", case: "dative") } nimmst du immer eine Karte mehr in { SUIT($suit) } als mit { CARD($better, article: "the", case: "dative") }.
   *[other] Mit { CARD($other, article: "the", case: "dative") } nimmst du immer { $n } Karten mehr in { SUIT($suit) } als mit { CARD($better, article: "the", case: "dative") }.
}
puzzle-why-worst = Schlimmstenfalls bekommst du nach { CARD($other, article: "the", case: "dative") } noch { $worst } Punkte, nach { CARD($better, article: "the", case: "dative") } { $least }.
puzzle-why-mean = { CAPITAL(CARD($other, article: "the")) } kostet im Mittel { decimal } Punkte mehr als { CARD($better, article: "the") }.
puzzle-why-other-takes = { CAPITAL(CARD($other, article: "the")) } nimmt diesen Stich, was auch die anderen spielen, und du musst als Nächstes ausspielen; { CARD($better, article: "the") } nie.
puzzle-why-better-takes = { CAPITAL(CARD($better, article: "the")) } nimmt diesen Stich, was auch die anderen spielen, und du bestimmst, was ausgespielt wird; { CARD($other, article: "the") } nie.
puzzle-why-kept = Behältst du { CARD($better, article: "the", case: "accusative") }, können die anderen dich damit { puzzle-often } einen teuren Stich nehmen lassen; jetzt gespielt { puzzle-rarely }.
puzzle-why-both-take = Beide Karten nehmen diesen Stich: Gib die höhere mit weg.
puzzle-why-neither-takes = Keine der beiden nimmt diesen Stich: Gib die höhere mit weg.
puzzle-why-unbeaten = { CAPITAL(CARD($other, article: "the", case: "accusative")) } kann niemand schlagen.
puzzle-why-beaten = Jemand muss { CARD($better, article: "the", case: "accusative") } schlagen, der Stich ist also nicht deiner.
puzzle-why-empties = Nach { CARD($better, article: "the", case: "dative") } hast du kein { SUIT($suit) } mehr und wirfst ab, was du willst, wenn es ausgespielt wird.
puzzle-series = Rätsel { $at } von { $of }
puzzle-next = Nächste Aufgabe
puzzle-copy = Beweis kopieren
puzzle-every-deal = Jede mögliche Verteilung
puzzle-counts = { $better } besser als jede andere Karte, { $alike } gleich gut
puzzle-some-deals = Gedachte Verteilungen
puzzle-counts-two = { CAPITAL(CARD($card)) } besser als { CARD($other) } in { $better }, gleich gut in { $alike }, schlechter in { $worse }
puzzle-deal-before = Vorige Verteilung
puzzle-deal-after = Nächste Verteilung
puzzle-happens = Was geschieht
puzzle-play-on = Von hier weiterspielen
puzzle-own = Aus deinen Partien ({ $n })
puzzle-own-name = Aus deinen Partien
puzzle-own-standing = { $n } von { $of } gelöst, ohne Wertung
# Die Verteilung, die offen liegt.
puzzle-deal = Beispiel { $at }
puzzle-deal-of = Mögliche Verteilung { $at } von { $of }
puzzle-deal-of-judged = Gedachte Verteilung { $at } von { $of }
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
