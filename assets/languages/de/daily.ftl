### Das Spiel des Tages

menu-daily = Spiel des Tages
menu-daily-detail = { $kind ->
    [puzzles] Fünf Rätsel
    [endgame] Ein Endspiel
    [hard] Ein schweres Rätsel
    [deals] Drei Spiele
    [omnibus] Omnibus, noch offen
    [other] Noch offen
   *[deal] Standard, noch offen
}
menu-daily-done = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $known ->
    [yes] , besser als { $beaten } von 6
   *[no] { "" }
}
menu-daily-solved = { $n } von { $of } gelöst
daily-title = Spiel des Tages
daily-kind = { $kind ->
    [puzzles] Fünf Rätsel
    [endgame] Ein Endspiel
    [hard] Ein schweres Rätsel
    [deals] Drei Spiele
   *[deal] { $rules }, ein Spiel
}
daily-about = { $kind ->
    [puzzles] Fünf Stellungen, von leicht bis schwer.
    [endgame] Eine Stellung kurz vor Schluss.
    [hard] Eine Stellung, die die meisten verfehlen.
    [deals] Sechs andere spielen dieselben drei Spiele; sieh, wie du abschneidest.
   *[deal] { $today ->
        [yes] Alle bekommen heute dieselben Karten und dieselben Gegner.
       *[no] Alle bekommen für diesen Tag dieselben Karten und dieselben Gegner.
    }
}
daily-stand = { $stand ->
    [played] gespielt
    [late] nachgeholt
    [free] freier Tag
    [open] noch offen
    [today] heute
   *[coming] kommt noch
}
daily-when = { $when ->
    [early] zu früh
    [late] nachgeholt
   *[in-time] am Tag selbst
}
daily-day-stands = { $day }. { games-month }, { daily-stand }{ $beat ->
    [yes] , besser als die anderen
   *[no] { "" }
}
daily-month = { games-month } { $year }
daily-earlier = Monat davor
daily-later = Monat danach
daily-week = Diese Woche
daily-weekday = { $n ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
daily-weekday-date = { daily-weekday }, { $day }. { games-month }
daily-unit-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
daily-unit-solved = von { $of } gelöst
daily-beaten = Besser als { $beaten } von 6
daily-hidden = Dein Blatt, noch verdeckt.
daily-marks = Der Trainer zu deinen Entscheidungen: { LIST($marks) }
daily-progress = Stich { $trick }, bisher { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-ahead = Jetzt gespielt, zählt es als früh und nicht für die Serie.
daily-behind = Jetzt gespielt, zählt es, aber nicht für die Serie.
daily-no-field = Niemand sonst hat diese Karten gespielt.
daily-again = Noch einmal: Spiel des Tages, { $date }
daily-play-again = Noch einmal
daily-not-played = noch nicht gespielt
daily-other = { $name }: { $result }
daily-tabs = Welche Tage
daily-tab-today = Heute
daily-tab-all = Alle Tage
daily-none-yet = Noch nichts gespielt.
daily-in-a-row = in Folge
daily-in-all = { $n ->
    [one] Tag insgesamt
   *[other] Tage insgesamt
}
daily-legend-played = gespielt
daily-legend-beat = besser als die anderen
daily-legend-late = später gespielt
daily-legend-free = freier Tag, zwei im Monat
daily-legend-open = noch offen
daily-tomorrow = morgen
daily-ended = { $n ->
    [one] Ein Tag geschafft
   *[other] { $n } Tage geschafft
}
daily-play = Spielen
daily-continue = Weiter
daily-copy = Ergebnis kopieren
daily-review = Ansehen
daily-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-solved = { $n } von { $of } gelöst
daily-field = sechs andere nahmen im Mittel { $mean }
daily-field-beaten = sechs andere nahmen { $mean }, besser als { $beaten } von 6
daily-counting = Sechs andere spielen noch deine Karten.
daily-share = Hearts täglich, { $date } · { $rules }
daily-streak = { $n } in Folge
daily-copied = Was kopiert wird
daily-copied-later = Sobald du gespielt hast: dein Ergebnis als Text für Freunde.
daily-against = Gegen Freunde
daily-code-holds = Ein Code enthält, was gespielt wurde, und nichts über dich. Er wird hier nachgespielt, damit niemand ein Ergebnis erfinden kann.
daily-code = Code von Freunden
daily-paste = Einfügen
daily-bad-code = Dieser Code stimmt nicht oder stammt aus einer anderen Version.
daily-friend = { $date }, dein Gegenüber: { $result }
daily-old-code = ein Code aus einer früheren Version. Er enthält keine Antworten; wie viele Rätsel gelöst wurden, lässt sich nicht prüfen.
daily-mine = Du: { $result }
daily-friend-first = Spiel den Tag, dann siehst du, wo ihr euch getrennt habt.
daily-parted = { $same ->
    [yes] Ihr habt dieselben Karten gespielt.
   *[no] { $trick ->
        [0] Ihr habt euch beim Weitergeben getrennt.
       *[other] Ihr habt euch im Stich { $trick } getrennt.
    }
}
daily-game = Spiel des Tages, { $date }
daily-not-kept = Das Ergebnis konnte nicht aufgeschrieben werden: { $why }.
daily-practice = Übung: Dieses Spiel zählt nicht für den Tag.
daily-other-play = Die Gegner haben nicht so gespielt, wie sie an diesem Tag sollten; deshalb gibt es keinen Code.

challenge-reading = Die Partie wird nachgespielt …
challenge-what = { $rules }, { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}, gegen { LIST($names) }.
challenge-theirs = Dein Gegenüber: { $points }, Platz { $place }.
challenge-mine = Du: { $points }, Platz { $place }.
challenge-play = Dieselben Karten spielen
challenge-first = Spiel sie und füg den Code noch einmal ein, dann siehst du, wo ihr euch getrennt habt.
challenge-parted = Ihr habt euch im { $deal }. Spiel getrennt, { $trick ->
    [0] beim Weitergeben.
   *[other] im { $trick }. Stich.
}
# Die Computerspieler in der Partie des Freundes; dann zwei Knöpfe, und was herauskam.
challenge-company = Die Antworten der Computerspieler stehen in diesem Code. Was dein Gegenüber genommen hat, steht hier, sobald sie gefragt wurden, ob sie so spielen würden; bei starken dauert das Minuten.
challenge-ask = Fragen
challenge-stop = Nicht weiter fragen
challenge-asking = Die Computerspieler werden gefragt: { $share } % der Partie stimmen bisher.
challenge-company-so = Die Computerspieler antworten genauso: Diese Partie wurde gespielt.
challenge-company-otherwise = Die Computerspieler hätten anders geantwortet: Diese Partie wurde so nicht gespielt, oder auf einem so langsamen Rechner, dass die Uhr sie unterbrach.
challenge-company-unknown = Die Computerspieler ließen sich nicht fragen.
challenge-game = Herausforderung, { $rules }

# Viele Codes auf einmal: ein Verein.
club-title = { $n ->
    [one] Eine Person
   *[other] { $n } Leute
}, nach Punkten pro Tag gegen die anderen:
club-line = { $place }. { $name }: { $by } ± { $half } { $good ->
    [yes] besser
   *[no] schlechter
} an { $n } Tagen{ $sure ->
    [yes] .
   *[no] , noch kein Unterschied.
}
club-few = { $name }: { $n ->
    [0] kein Tag, den auch andere gespielt haben.
   *[other] ein Tag, den auch andere gespielt haben.
}
club-unreadable = { $n ->
    [one] Ein Code stimmt nicht.
   *[other] { $n } Codes stimmen nicht.
}
