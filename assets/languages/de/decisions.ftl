### Was der Spieler in allen Partien entschieden hat, und Übung damit.

decisions-title = Alle meine Entscheidungen
decisions-reading = Deine Partien werden gelesen …
decisions-count = { $left ->
    [0] { $n } von { $every } Entscheidungen
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
    [calling] Gebote
    [leading] Ausspielen
    [following] Bedienen
    [last] Als Letzter
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
learn-decisions-detail = was jede gekostet hat
