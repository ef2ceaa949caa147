# Der Rückblick auf eine fertige Runde: was zählte, was besser gewesen wäre und warum.

review-back = Zurück
review-view = Ansicht
review-own-view = Deine Sicht
review-all-hands = Alle Hände
review-what-happened = Stich zeigen
review-strip = Entscheidungen
review-cell = { $kind ->
    [pass] Weiter
    [charge] Ausst.
    [bid] Gebot
    [name_suit] Farbe
    [choose_pass] Richt.
    [pledge] Ansage
    [bury] Ablage
   *[other] Andere
}
review-cell-value = { $name }, { $label }
review-trick = Stich { $n }
review-place = Runde { $deal }, { $trick ->
    [0] { $name ->
        [Weiter] Weitergabe
       *[other] { $name }
    }
   *[other] Stich { $trick }
}
review-label = { $label ->
    [good] Gut
    [slip] Ungenau
    [mistake] Fehler
    [blunder] Patzer
    [great] Starke Karte
    [great-pass] Starke Weitergabe
    [close] Zu knapp
    [waiting] Noch nicht angesehen
   *[none] Keine Wahl
}
review-loss = { $n ->
    [0] unter 1 Punkt
    [1] unter 1 Punkt
    [2] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}
review-ahead = { $n ->
    [0] unter 1 Punkt besser
    [1] unter 1 Punkt besser
    [2] etwa 1 Punkt besser
   *[other] etwa { $points } Punkte besser
}
review-on-average = { $n ->
    [0] Im Durchschnitt unter 1 Punkt
    [1] Im Durchschnitt unter 1 Punkt
    [2] Im Durchschnitt etwa 1 Punkt
   *[other] Im Durchschnitt etwa { $points } Punkte
}
review-moment = { $place ->
    [Weiter] Weitergabe
   *[other] { $place }
} · { $label }
review-this-time = Diesmal { $points }
# Punkte auf einen halben genau.
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Details
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } Punkte besser als die Wahl des Trainers, in { $n } Probeverteilungen.
   *[no] { $points } ± { $error } Punkte verschenkt, in { $n } Probeverteilungen.
}
review-details-great = { $points } ± { $error } Punkte vor der nächstbesten Wahl, in { $n } Probeverteilungen.
review-next = { $way ->
    [-1] Vorige Entscheidung
   *[other] Nächste Entscheidung
}
review-next-mark = { $way ->
    [-1] Vorige Marke
   *[other] Nächste Marke
}
review-title = { $n ->
    [0] Diese Runde
    [1] Ein Knackpunkt
    [2] Zwei Knackpunkte
   *[3] Drei Knackpunkte
}
review-title-none = Diese Runde
review-clean = Sauber gespielt
review-find = Finde eine bessere Karte
review-took = { $n ->
    [0] Du hast keinen Punkt bekommen.
    [one] Du hast einen Punkt bekommen.
   *[other] Du hast { $points } Punkte bekommen.
}
review-gave-away = { $gained ->
    [yes] Deine Entscheidungen haben nichts gekostet.
   *[no] { $n ->
        [1] Im Durchschnitt kosteten deine Entscheidungen unter 1 Punkt.
        [2] Im Durchschnitt kosteten deine Entscheidungen etwa 1 Punkt.
       *[other] Im Durchschnitt kosteten deine Entscheidungen etwa { $points } Punkte.
    }
}
review-none = In dieser Runde gab es nichts zu entscheiden.
review-no-coach = Der Trainer ist ausgefallen und konnte diese Runde nicht ansehen.
review-looking = Entscheidung { $at } von { $of } wird angesehen
review-other-choices = { $n ->
    [one] Eine weitere Entscheidung
   *[other] { $n } weitere Entscheidungen
}
review-try = Noch einmal
review-no-try = Noch einmal versuchen lässt sich nur eine Karte, und nur, wo es etwas zu entscheiden gab
review-show-it = Zeigen
review-next-moment = { $at ->
    [0] Erster Knackpunkt
   *[other] Nächster Knackpunkt · { $at } von { $of }
}
review-done = Fertig
review-go-on = Weiterspielen
review-copied = Kopiert
review-more = Mehr
review-share-position = Stellung kopieren
review-share-game = Partie als Text kopieren
review-share-save = Kopie der Partie speichern
review-saved = Gespeichert: { $path }
deal-text-deal = Runde { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = Im Skat: { $cards }
deal-text-passed = { $giver } an { $receiver ->
    [Du] dich
   *[other] { $receiver }
}: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }: Gebot { $n }
deal-text-pledge = { $name }: { $pledged ->
    [yes] Ansage, kein Herz zu nehmen
   *[no] keine Ansage
}
deal-text-buried = { $name }: abgelegt { $cards }
deal-text-drew = { $name }: gezogen { $cards }
deal-text-rest = { $name }: Rest genommen
deal-text-points = { $name } { $points }
deal-text-score = Punkte: { SERIES($points) }
review-waiting = Noch nicht angesehen
review-no-choice = Hier gab es nichts zu entscheiden
review-you-played = { $label }: Du hast { CARD($card, article: "the", case: "accusative") } gespielt
review-better = Besser: { CARD($card) }
# Auf Schildern, die auf die Karte selbst zeigen: höchstens etwa 18 Buchstaben.
review-played-here = Gespielt: { $card }
review-better-here = Besser: { $card }
review-result = { $n ->
    [0] keine Punkte
    [1] 1 Punkt
   *[other] { $points } Punkte
}
review-chip = { $mine ->
    [yes] { $points } für dich
   *[no] { $points } für { $name }
}
review-prompt = Welche Karte wäre besser gewesen?
review-solved = Ja: { CARD($card, article: "the") }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card, article: "the")) } kostet { $cost }; { review-tries-left }
   *[no] Nicht { CARD($card, article: "the") }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } kostet { $cost }; { review-tries-left }
   *[no] Nicht { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] kein Versuch mehr
    [one] noch ein Versuch
   *[other] noch { $left } Versuche
}
review-text-hand = Deine Hand: { LIST($cards) }
review-text-trick = Auf dem Tisch: { LIST($cards) }
review-open = Rückblick
review-open-deal = Rückblick auf diese Runde
review-too-small = Das Fenster ist zu klein für diesen Tisch
review-go-on-tip = Diese Runde von hier an als Übung spielen; die Partie selbst bleibt, wie sie ist
review-knows = Was konnten sie wissen?
review-cards = { LIST($cards) }
knows-back = Zurück zum Rückblick
knows-who = Wessen Sicht
knows-heading = { $name ->
    [Du] Was konntest du wissen?
   *[other] Was konnte { $name } wissen?
}
knows-title = { $n ->
    [one]
        { $name ->
            [Du] Eine Karte, die du nicht sehen konntest
           *[other] Eine Karte, die { $name } nicht sehen konnte
        }
   *[other]
        { $name ->
            [Du] { $n } Karten, die du nicht sehen konntest
           *[other] { $n } Karten, die { $name } nicht sehen konnte
        }
}
knows-matrix = { $n } ungesehene Karten
knows-legend = Größere Punkte: wahrscheinlicher. Strich: unmöglich. Haken: sicher.
knows-part = { $n } bei { name-dative }
# Wo alle erdachten Verteilungen übereinstimmen.
knows-certain = { CAPITAL(CARD($card)) }: sicher bei { name-dative }.
knows-sentence = { CAPITAL(CARD($card)) }: in zehn möglichen Verteilungen { LIST($parts) }.
knows-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
knows-nobody = Niemand
knows-own = { $n ->
    [one] Eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
knows-played = { $n ->
    [0] Noch keine Karte war gespielt.
    [one] Eine Karte war gespielt.
   *[other] { CAPITAL(WORD($n)) } Karten waren gespielt.
}
knows-passed = Weitergegeben:
knows-got = Bekommen:
knows-nothing-else = { $name ->
    [Du] Die Tabelle unten beruht nur auf dem, was du gesehen hattest.
   *[other] Die Tabelle unten beruht nur auf dem, was { $name } gesehen hatte.
}
knows-why = Die anderen Hände erfährt kein Spieler: Wären die verdeckten Karten andere, würde ein Computerspieler genau dasselbe tun.
knows-decided = { $name ->
    [Du] Du hast { CARD($card, article: "the", case: "accusative") } gespielt
   *[other] { $name } hat { CARD($card, article: "the", case: "accusative") } gespielt
}
knows-decided-other = { $name ->
    [Du] Was du dann entschieden hast
   *[other] Was { $name } dann entschieden hat
}
knows-reason-waiting = Der Trainer überlegt …
knows-reason-none = Da gab es nichts zu entscheiden.
# Die Begründung spricht den an, der an diesem Platz sitzt.
knows-reason = Das würde der Trainer { name-dative } sagen: { $reason }
knows-reason-wrong = Das hat { review-loss } verschenkt. Das würde der Trainer { name-dative } sagen: { $reason }
knows-show = Zeigen, was die anderen hatten
knows-waiting = Mögliche Verteilungen werden gezählt …
knows-none = Bei diesen Regeln lassen sich die verdeckten Karten nicht zählen.

review-share-code = Als Herausforderung kopieren
review-share-no-code = Nachspielen lassen sich nur Partien einer Person gegen Computerspieler dieses Programms, die nicht zu lang sind.
report-work = Woran du arbeiten kannst
report-waiting = Trainer überlegt …
report-nothing = Nichts ist aufgefallen. Gut gespielt.
report-costliest = Die teuerste Entscheidung
report-habits-later = Nach ein paar weiteren Partien stehen hier deine Gewohnheiten.
report-try = Noch einmal ansehen
report-choose = Verlorene Punkte im Durchschnitt. Wähle einen Knackpunkt zum Ansehen.
report-no-moments = In dieser Runde kam es auf keine Entscheidung groß an.
