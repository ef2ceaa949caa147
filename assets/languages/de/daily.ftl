### Das Tagesspiel

menu-daily = Tagesspiel
menu-daily-detail = { $kind ->
    [puzzles] Fünf Aufgaben
    [endgame] Ein Endspiel
    [hard] Eine schwere Aufgabe
    [deals] Drei Runden
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
daily-title = Tagesspiel
daily-kind = { $kind ->
    [puzzles] Fünf Aufgaben
    [endgame] Ein Endspiel
    [hard] Eine schwere Aufgabe
    [deals] Drei Runden
   *[deal] { $rules }, eine Runde
}
daily-about = { $kind ->
    [puzzles] Fünf Stellungen, von leicht bis schwer.
    [endgame] Eine Stellung kurz vor Schluss.
    [hard] Eine der schwersten Stellungen von allen.
    [deals] Sechs andere spielen dieselben drei Runden: Sieh, wie du abschneidest.
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
    [early] vorab
    [late] nachgeholt
   *[in-time] am Tag selbst
}
daily-day-stands = { $day }. { games-month }, { daily-stand }{ $beat ->
    [yes] , besser als der Durchschnitt
   *[no] { "" }
}
daily-month = { games-month } { $year }
daily-earlier = Voriger Monat
daily-later = Nächster Monat
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
daily-hidden = Deine Hand, noch verdeckt.
daily-marks = Der Trainer zu deinen Entscheidungen: { LIST($marks) }
daily-progress = Stich { $trick }, bisher { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-ahead = Du kannst es vorab spielen: Es zählt, aber nicht für deine Serie.
daily-behind = Du kannst es nachholen: Es zählt, aber nicht für deine Serie.
daily-no-field = Niemand sonst hat diese Karten gespielt.
daily-again = Noch einmal: Tagesspiel, { $date }
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
daily-legend-beat = besser als der Durchschnitt
daily-legend-late = nachgeholt
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
daily-review = Rückblick
daily-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-solved = { $n } von { $of } gelöst
daily-field = sechs andere hatten im Durchschnitt { $mean }
daily-field-beaten = sechs andere hatten im Durchschnitt { $mean }; besser als { $beaten } von 6
daily-counting = Sechs andere spielen noch deine Karten.
daily-share = Hearts-Tagesspiel, { $date } · { $rules }
daily-streak = { $n } in Folge
daily-copied = Dein Ergebnis als Text
daily-copied-later = Sobald du gespielt hast, steht hier dein Ergebnis als Text für deine Freunde.
daily-against = Gegen Freunde
daily-code-holds = Ein Code enthält nur, was gespielt wurde, und nichts über dich. Er wird hier nachgespielt, damit niemand ein Ergebnis erfinden kann.
daily-code = Code eines Freundes
daily-paste = Einfügen
daily-bad-code = Dieser Code ist ungültig oder stammt aus einer anderen Version.
daily-friend = { $date }, dein Freund: { $result }
daily-old-code = ein Code aus einer früheren Version. Er enthält keine Lösungen; wie viele Aufgaben gelöst wurden, lässt sich nicht prüfen.
daily-mine = Du: { $result }
daily-friend-first = Spiel erst diesen Tag, dann siehst du, von wo an ihr verschieden gespielt habt.
daily-parted = { $same ->
    [yes] Ihr habt dieselben Karten gespielt.
   *[no] { $trick ->
        [0] Schon beim Weitergeben habt ihr verschieden gewählt.
       *[other] Ab Stich { $trick } habt ihr verschieden gespielt.
    }
}
daily-game = Tagesspiel, { $date }
daily-not-kept = Das Ergebnis konnte nicht gespeichert werden: { $why }.
daily-practice = Übung: Diese Runde zählt nicht für den Tag.
daily-other-play = Die Gegner haben anders gespielt, als für diesen Tag vorgesehen; deshalb gibt es keinen Code.

challenge-reading = Die Partie wird nachgespielt …
challenge-what = { $rules }, { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}, gegen { LIST($names) }.
challenge-theirs = { $place ->
    [0] Dein Freund: { $points }.
   *[other] Dein Freund: { $points }, Platz { $place }.
}
challenge-mine = { $place ->
    [0] Du: { $points }.
   *[other] Du: { $points }, Platz { $place }.
}
challenge-play = Dieselben Karten spielen
challenge-first = Spiel die Partie und füg den Code noch einmal ein, dann siehst du, von wo an ihr verschieden gespielt habt.
challenge-parted = { $trick ->
    [0] In Runde { $deal } habt ihr schon beim Weitergeben verschieden gewählt.
   *[other] Von Runde { $deal }, Stich { $trick } an habt ihr verschieden gespielt.
}
# Die Computerspieler in der Partie des Freundes; dann zwei Knöpfe, und was herauskam.
challenge-company = Die Karten der Computerspieler stehen in diesem Code. Was dein Freund genommen hat, siehst du, sobald geprüft ist, dass sie wirklich so spielen; bei starken Gegnern dauert das Minuten.
challenge-ask = Prüfen
challenge-stop = Prüfen abbrechen
challenge-asking = Die Computerspieler werden geprüft: { $share } % der Partie stimmen bisher.
challenge-company-so = Die Computerspieler spielen genauso: Diese Partie wurde wirklich gespielt.
challenge-company-otherwise = Die Computerspieler hätten anders gespielt: Diese Partie hat es so nicht gegeben, oder der Computer war so langsam, dass ihnen die Zeit ausging.
challenge-company-unknown = Die Computerspieler ließen sich nicht prüfen.
challenge-game = Herausforderung, { $rules }

# Viele Codes auf einmal: ein Verein.
club-title = { $n ->
    [one] Eine Person
   *[other] { $n } Personen
}, geordnet nach Punkten pro Tag im Vergleich mit den anderen:
club-line = { $place }. { $name }: { $by } { $good ->
    [yes] besser
   *[no] schlechter
} an { $n } Tagen{ $sure ->
    [yes] .
   *[no] , noch zu knapp.
}
club-few = { $name }: { $n ->
    [0] kein Tag, den auch andere gespielt haben.
   *[other] ein Tag, den auch andere gespielt haben.
}
club-unreadable = { $n ->
    [one] Ein Code ist ungültig.
   *[other] { $n } Codes sind ungültig.
}
