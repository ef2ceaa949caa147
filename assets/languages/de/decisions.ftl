### Was der Spieler in allen Partien entschieden hat, und Übung damit.

decisions-title = Alle meine Entscheidungen
decisions-reading = Deine Partien werden gelesen …
decisions-count = { $left ->
    [0] { $every ->
        [0] Deine Entscheidungen stehen hier, sobald eine Partie zu Ende ist. Übungspartien zählen nicht.
       *[other] { $n } von { $every } Entscheidungen
    }
    [one] { $n } von { $every } Entscheidungen, eine Partie ist noch zu lesen
   *[other] { $n } von { $every } Entscheidungen, { $left } Partien sind noch zu lesen
}
decisions-save = Als CSV speichern
decisions-nothing-to-save = Die Tabelle ist leer.
decisions-which = Welche Entscheidungen
decisions-kind = { $which ->
    [wrong] Ungenau oder schlechter
    [starred] Mit Stern
    [noted] Mit Notiz
   *[all] Alle Entscheidungen
}
decisions-rules = Regeln
decisions-any-rules = Alle Regeln
decisions-motif = Motiv
decisions-any-motif = Alle Motive
decisions-sort = Sortiert nach
decisions-by = { $column ->
    [loss] Größter Verlust
    [when] Neueste
    [rules] Regeln
    [motif] Motiv
   *[situation] Art der Entscheidung
}
decisions-column = { $column ->
    [date] Datum
    [rules] Regeln
    [kind] Art
    [motif] Motiv
    [played] Gespielt
    [better] Besser
    [loss] Verlust
   *[mark] Zeichen
}
decisions-table = Entscheidungen
decisions-situation = { $kind ->
    [passing] Weitergeben
    [calling] Vor dem Spiel
    [leading] Ausspielen
    [following] Bedienen
    [last] Zuletzt spielen
    [discarding] Abwerfen
    [defending] Gegen Durchmärsche
    [own_moon] Eigener Durchmarsch
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Stern, Notiz
       *[no] Stern
    }
   *[no] { $noted ->
        [yes] Notiz
       *[no] { "" }
    }
}
decisions-day = { $day }.{ $month }.{ $year }
decisions-open = Öffnen
decisions-star = { $on ->
    [yes] Stern entfernen
   *[no] Stern
}
decisions-note = { $some ->
    [yes] Notiz ändern
   *[no] Notiz
}
decisions-no-row = Wähle zuerst eine Entscheidung.
decisions-note-title = Eine Notiz zu dieser Entscheidung
decisions-note-field = Notiz
decisions-gone = Die Partie dieser Entscheidung ist nicht mehr da.
decisions-not-kept = Das Zeichen ließ sich nicht speichern ({ $why }).
row-table-row = { SERIES($words) }; Zeile { $n } von { $of }
row-table-none = keine Zeilen
learn-decisions-detail = Was jede gekostet hat

passing-title = Weitergeben üben
passing-to = { $way ->
    [L] Welche drei Karten gibst du nach links weiter?
    [R] Welche drei Karten gibst du nach rechts weiter?
   *[A] Welche drei Karten gibst du nach gegenüber weiter?
}
passing-count = Hand { $n } von { $of } heute
passing-pass = Diese Karten weitergeben
passing-three = { $n ->
    [one] Wähle drei Karten; du hast eine.
   *[other] Wähle drei Karten; du hast { $n }.
}
passing-judging = Der Trainer prüft deine Karten in Probeverteilungen …
passing-result = { $good ->
    [yes] Keine Weitergabe ist klar besser als deine.
   *[no] Deine Weitergabe kostet etwa { $loss } Punkte.
}
passing-row = { $which ->
    [mine] Deine ({ $loss })
    [best] Die beste ({ $loss })
   *[usual] { $known ->
        [yes] Die eines Vereinsspielers ({ $loss })
       *[no] Die eines Vereinsspielers
    }
}
passing-next = Nächste Hand
learn-passing-detail = Fünfzig Hände am Tag

gone-title = Was ist weg?
gone-question = { $what ->
    [out] Wie viele { SUIT($suit) } haben die anderen noch?
    [queen] Wer kann die Pik-Dame noch haben?
   *[void] Wer ist in { SUIT($suit) } sicher blank?
}
gone-no-answer = Keine Antwort
gone-who = { $n ->
    [0] niemand
   *[other] { LIST($names) }
}
gone-show = Zeigen, was weg ist
gone-back = Zurück zur Partie
gone-verdict = { $right ->
    [yes] Richtig. { $question } { CAPITAL($truth) }.
   *[no] Nicht ganz. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }: { SERIES($ranks) } weg; du hast { $held }, die anderen { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: nichts weg; du hast { $held }, die anderen { $out }.
}
gone-out = noch { $n }
gone-voids = { $name }: kein { SERIES($suits, joint: "list-nor") }
gone-queen = Wer die Pik-Dame noch haben kann: { $who }.
gone-shown = { SUIT($suit) }: Stich { $n }, { CARD($card) }

strong-title = Ein Großmeister auf deinem Platz
strong-playing = Der Großmeister spielt deine Karten …
strong-result = Du hast { $mine } genommen, der Großmeister { $theirs }.
strong-column = { $column ->
    [trick] Stich
    [mine] Du
   *[theirs] Großmeister
}
strong-table = Beide Runden
strong-cards = { $taken ->
    [yes] { CARD($card) }, nimmt
   *[no] { CARD($card) }
}
strong-note = Die anderen richten sich nach dem, was gespielt wird: Ab der ersten anderen Karte können also auch ihre Karten andere sein.
