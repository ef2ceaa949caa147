### Aufgaben: eine Stellung, und ob dort eine Karte klar die beste ist

menu-puzzles = Aufgaben
menu-puzzles-detail = Finde die beste Karte
puzzle-back = Zurück
puzzle-back-daily = Zurück zum Tagesspiel
puzzle-rules = Regelsatz
puzzle-all-rules = Alle Regelsätze
puzzle-standing = Deine Aufgabenwertung: etwa { $rating }, { $streak ->
    [0] noch keine Serie
   *[other] { $streak } in Folge
}
puzzle-standing-early = Deine Wertung gibt es nach { $of } Aufgaben (bisher { $n }); { $streak ->
    [0] noch keine Serie
   *[other] { $streak } in Folge
}
puzzle-name = { $rules }, Aufgabe { $n }
puzzle-goes-on = Dieselbe Runde geht weiter: deine nächste Entscheidung.
puzzle-question = Welche Karte ist die sicherste?
puzzle-question-any = Ist eine Karte klar die beste?
puzzle-question-judged = Welche Karte ist die beste?
puzzle-against-judged = Die anderen spielen vernünftig und sehen nur ihre eigenen Karten.
puzzle-counting-judged = Probeverteilungen werden durchgespielt …
puzzle-none = Keine Karte ist klar die beste
puzzle-against = Spiel so, als würden die anderen alle Karten kennen und gemeinsam gegen dich spielen. Dann gibt es eine Karte, die nie schlechter ist als eine andere.
puzzle-against-any = Spiel so, als würden die anderen alle Karten kennen und gemeinsam gegen dich spielen.
puzzle-counting = Alle möglichen Verteilungen werden gezählt …
puzzle-out = { $n ->
    [one] Die eine Karte, die noch fehlt
   *[other] Die { $n } Karten, die noch fehlen
}
puzzle-passed = An { name-accusative } weitergegeben:
puzzle-void = Ohne { SUIT($suit) }: { LIST($names) }.
puzzle-only-hearts = Nur noch Herz, denn Herz wurde ausgespielt, bevor es gebrochen war: { LIST($names) }.
puzzle-choose = Wähle eine Karte
puzzle-play = { CAPITAL(CARD($card)) } spielen
puzzle-show = Zeig es mir
puzzle-skip = Auslassen
# Drei, einer nach dem anderen.
puzzle-hint = Tipp
puzzle-hints = { $n } von { $of } genutzt
puzzle-hint-all = Das war der letzte Tipp.
puzzle-hinted = Mit einem Tipp ändern sich weder Wertung noch Serie.
puzzle-hint-card = Achte auf { CARD($card, article: "the", case: "accusative") }.
puzzle-hint-two = Vergleiche { CARD($one, article: "the", case: "accusative") } mit { CARD($other, article: "the", case: "dative") }.
puzzle-title = { $verdict ->
    [right] Richtig!
    [wrong] Nicht { CARD($card, article: "the") }
    [some] Am besten: { LIST($cards, each: "the-card") }
    [any] Keine ist klar die beste
   *[shown] Die Lösung
}
puzzle-right = { $n ->
    [one] Richtig ist { LIST($cards, each: "the-card") }.
   *[other] Richtig sind { LIST($cards, each: "the-card") }; sie bringen immer dasselbe.
}
puzzle-proof = { $all ->
    [yes] Besser als jede andere Karte in allen { $n } möglichen Verteilungen.
   *[no] In keiner der { $n } möglichen Verteilungen schlechter, in { $better } besser als jede andere Karte.
}
puzzle-right-even = Keine Karte ist klar die beste: { LIST($cards, each: "the-card") } kosten im Durchschnitt etwa dasselbe.
puzzle-right-alike = { $n ->
    [one] Am besten ist { LIST($cards, each: "the-card") }.
   *[other] Am besten und gleich gut sind { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = In manchen der { $n } möglichen Verteilungen ist jede Karte schlechter als eine andere. { $same ->
    [yes] Die beiden besten bringen im Durchschnitt dasselbe.
   *[no] Zwischen den beiden besten liegen im Durchschnitt { $gap } Punkte.
}
puzzle-measured = Im Durchschnitt um { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} Punkte besser, in { $n } Probeverteilungen.
puzzle-measured-even = Zwischen den beiden besten liegen im Durchschnitt { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} Punkte, in { $n } Probeverteilungen.
puzzle-coach-gap = Trainer: im Durchschnitt um { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} Punkte besser.
puzzle-points-judged = Verschenkte Punkte im Durchschnitt
puzzle-average-judged = In den { $n } Probeverteilungen, die hier zu sehen sind; was die anderen nehmen, zählt mit.
puzzle-points = Punkte, die du ab hier bekommst, im Durchschnitt
puzzle-card-points = { CARD($card) } { $points }
# The deal that lies open on the table, and what each card comes to in it.
puzzle-here = Punkte in Verteilung { $at }, auf dem Tisch: { LIST($parts) }.
puzzle-here-judged = Deine Punkte in Verteilung { $at }, auf dem Tisch: { LIST($parts) }.

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
puzzle-why-itself = Spielst du { CARD($other, article: "the", case: "accusative") }, geht diese Karte { puzzle-often } an dich; mit { CARD($better, article: "the", case: "dative") } { puzzle-rarely }.
puzzle-why-misses = Mit { CARD($better, article: "the", case: "dative") } bekommst du { CARD($card, article: "the", case: "accusative") } { puzzle-often }, mit { CARD($other, article: "the", case: "dative") } { puzzle-rarely }.
puzzle-why-suit = Mit { CARD($other, article: "the", case: "dative") } nimmst du im Durchschnitt { decimal } { SUIT($suit) }karten mehr als mit { CARD($better, article: "the", case: "dative") }, höchstens { $most } mehr.
puzzle-why-suit-one = { $n ->
    [one] Mit { CARD($other, article: "the", case: "dative") } nimmst du { puzzle-often } eine { SUIT($suit) }karte mehr als mit { CARD($better, article: "the", case: "dative") }.
   *[other] Mit { CARD($other, article: "the", case: "dative") } nimmst du { puzzle-often } { $n } { SUIT($suit) }karten mehr als mit { CARD($better, article: "the", case: "dative") }.
}
puzzle-why-suit-always = { $n ->
    [one] Mit { CARD($other, article: "the", case: "dative") } nimmst du immer eine { SUIT($suit) }karte mehr als mit { CARD($better, article: "the", case: "dative") }.
   *[other] Mit { CARD($other, article: "the", case: "dative") } nimmst du immer { $n } { SUIT($suit) }karten mehr als mit { CARD($better, article: "the", case: "dative") }.
}
puzzle-why-worst = Schlimmstenfalls bekommst du ab hier nach { CARD($other, article: "the", case: "dative") } { $worst ->
    [one] { $worst } Punkt
   *[other] { $worst } Punkte
}, nach { CARD($better, article: "the", case: "dative") } nur { $least }.
puzzle-why-mean = { CAPITAL(CARD($other, article: "the")) } kostet im Durchschnitt { decimal } Punkte mehr als { CARD($better, article: "the") }.
puzzle-why-other-takes = { CAPITAL(CARD($other, article: "the")) } macht diesen Stich, was die anderen auch spielen, und du musst als Nächstes ausspielen; { CARD($better, article: "the") } nie.
puzzle-why-better-takes = { CAPITAL(CARD($better, article: "the")) } macht diesen Stich, was die anderen auch spielen, und du bestimmst, was ausgespielt wird; { CARD($other, article: "the") } nie.
puzzle-why-kept = Behältst du { CARD($better, article: "the", case: "accusative") }, können die anderen dich damit { puzzle-often } einen teuren Stich nehmen lassen; spielst du sie jetzt, { puzzle-rarely }.
puzzle-why-both-take = Beide Karten machen diesen Stich: Werde dabei die höhere los.
puzzle-why-neither-takes = Keine der beiden macht diesen Stich: Werde dabei die höhere los.
puzzle-why-unbeaten = { CAPITAL(CARD($other, article: "the", case: "accusative")) } kann niemand schlagen.
puzzle-why-beaten = Jemand muss { CARD($better, article: "the", case: "accusative") } schlagen, also gehört der Stich nicht dir.
# Unter einer Antwort: das Motiv mit seinem Namen.
puzzle-motif = Motiv: { $name }
puzzle-series = Aufgabe { $at } von { $of }
puzzle-next = Nächste Aufgabe
puzzle-next-choice = Deine nächste Entscheidung
puzzle-why = Warum
puzzle-copy = Beweis kopieren
puzzle-every-deal = Jede mögliche Verteilung
puzzle-counts = { $alike ->
    [0] In allen { $better } Verteilungen die beste
   *[other] In { $better } Verteilungen die beste, in { $alike } gleich gut
}
puzzle-some-deals = Probeverteilungen
puzzle-counts-two = { CAPITAL(CARD($card)) } besser als { CARD($other) } in { $better }, gleich gut in { $alike }, schlechter in { $worse }
puzzle-deal-before = Vorige Verteilung
puzzle-deal-after = Nächste Verteilung
puzzle-happens = Was passiert
puzzle-play-on = Von hier weiterspielen
puzzle-own = Aus deinen Partien ({ $n })
puzzle-own-name = Aus deinen Partien
puzzle-own-standing = { $n } von { $of } gelöst, ohne Wertung
# Die Verteilung, die offen liegt.
puzzle-deal = Verteilung { $at }
puzzle-deal-of = Mögliche Verteilung { $at } von { $of }
puzzle-deal-of-judged = Probeverteilung { $at } von { $of }
puzzle-not-kept = Das Ergebnis konnte nicht gespeichert werden: { $why }.
puzzle-none-left = { $n ->
    [0] Die Aufgaben lassen sich nicht lesen; installiere das Spiel neu.
   *[other] Du hast alle gesehen. { $missed ->
        [0] Keine war falsch.
        [one] Eine war falsch.
       *[other] { $missed } waren falsch.
    }
}
puzzle-ways = Welche Aufgaben
puzzle-way-new = Neue
puzzle-way-missed = Falsche ({ $n })
puzzle-missed-none = Nichts falsch. Aufgaben, die du falsch löst, warten hier.
# Drei Minuten gegen die Uhr.
puzzle-way-storm = 3 Minuten
puzzle-clock = Noch { $clock }, { $solved } gelöst, { $missed } falsch
puzzle-storm-over = Die Zeit ist um! { $solved } gelöst und { $missed } falsch in drei Minuten. Dein Rekord: { $best }.
puzzle-storm-again = Noch einmal
puzzle-repeat = Falsche wiederholen
