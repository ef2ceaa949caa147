# Der Rückblick auf eine fertige Runde: was zählte, was besser gewesen wäre und warum.

review-back = Zurück
review-view = Ansicht
review-own-view = Deine Sicht
review-all-hands = Alle Hände
review-what-happened = Was geschah
review-strip = Entscheidungen
review-cell = { $kind ->
    [pass] Pass
    [charge] Aufd.
    [bid] Gebot
    [name_suit] Farbe
    [choose_pass] Richt.
    [pledge] Zusage
    [bury] Ablage
   *[other] Andere
}
review-cell-value = { $name }, { $label }
review-trick = Stich { $n }
review-place = Runde { $deal }, { $trick ->
    [0] { $name }
   *[other] Stich { $trick }
}
review-label = { $label ->
    [good] Gut
    [slip] Ungenau
    [mistake] Fehler
    [blunder] Grober Fehler
    [great] Starke Karte
    [close] Nicht zu entscheiden
    [waiting] Noch nicht angesehen
   *[none] Keine Wahl
}
review-loss = −{ $points }
review-ahead = +{ $points }
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
    [1] Ein Moment
    [2] Zwei Momente
   *[3] Drei Momente
}
review-title-none = Diese Runde
review-clean = Sauber gespielt
review-find = Finde eine bessere Karte
review-took = { $n ->
    [one] Du hast einen Punkt bekommen.
   *[other] Du hast { $points } Punkte bekommen.
}
review-gave-away = { $gained ->
    [yes] { $n ->
        [one] Deine eine Entscheidung kostete nichts.
       *[other] Deine { $n } Entscheidungen kosteten nichts.
    }
   *[no] { $n ->
        [one] Eine bessere Wahl hätte dir etwa { $points } Punkte gegenüber den anderen gebracht.
       *[other] Bei { $n } Entscheidungen hätten dir bessere etwa { $points } Punkte gegenüber den anderen gebracht.
    }
}
review-none = In dieser Runde gab es nichts zu entscheiden.
review-no-coach = Der Trainer konnte diese Runde nicht ansehen: Sein Prozess ist ausgefallen.
review-looking = Entscheidung { $at } von { $of } wird angesehen
review-other-choices = { $n ->
    [one] Eine weitere Entscheidung
   *[other] { $n } weitere Entscheidungen
}
review-try = Noch einmal
review-no-try = Nur eine Karte lässt sich noch einmal versuchen, und nur, wo es etwas zu entscheiden gab
review-show-it = Zeigen
review-next-moment = Nächster Moment
review-done = Fertig
review-go-on = Ab hier spielen
review-copy = Kopieren
review-copied = Kopiert
review-share = Kopieren oder sichern
review-share-text = Die Stellung ist, was man an deinem Platz wusste, mit dem, was der Trainer dazu sagt. Die Partie sind alle Runden bis hierher mit allen Karten. Eine gesicherte Kopie wird mit diesem Programm geöffnet.
review-share-position = Stellung kopieren
review-share-game = Partie als Text kopieren
review-share-save = Kopie der Partie sichern
review-saved = Gesichert: { $path }
deal-text-deal = Runde { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = Im Talon: { $cards }
deal-text-passed = { $giver } an { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name } bot { $n }
deal-text-pledge = { $name } { $pledged ->
    [yes] gelobte, keine Herzen zu nehmen
   *[no] gelobte nichts
}
deal-text-buried = { $name } legte { $cards } weg
deal-text-drew = { $name } zog { $cards }
deal-text-rest = { $name } nahm den Rest
deal-text-points = { $name } { $points }
deal-text-score = Punkte: { SERIES($points) }
review-waiting = Noch nicht angesehen
review-no-choice = Hier gab es nichts zu entscheiden
review-you-played = Gespielt: { CARD($card) }
review-better = Besser: { CARD($card) }
# Auf Schildern, die auf die Karte selbst zeigen: höchstens etwa 15 Buchstaben.
review-played-here = Gespielt
review-better-here = Besser
review-prompt = Welche Karte wäre besser gewesen?
review-solved = Ja: { CARD($card) }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card)) } kostet { $cost }; { $left ->
        [0] kein Versuch mehr
        [one] noch ein Versuch
       *[other] noch { $left } Versuche
    }
   *[no] Nicht { CARD($card) }; { $left ->
        [0] kein Versuch mehr
        [one] noch ein Versuch
       *[other] noch { $left } Versuche
    }
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
knows-who = Wessen Wissen
knows-heading = Was konnte { $name } wissen?
knows-title = { $n ->
    [one] Eine Karte, die { $name } nicht sehen konnte
   *[other] { $n } Karten, die { $name } nicht sehen konnte
}
knows-matrix = { $n } ungesehene Karten
knows-legend = Wer sie haben kann: größer ist wahrscheinlicher, Strich nie, Haken sicher.
knows-part = { $n } bei { $name }
# Wo alle erdachten Verteilungen übereinstimmen.
knows-certain = { CAPITAL(CARD($card)) }: sicher bei { $name }.
knows-sentence = { CAPITAL(CARD($card)) }: von zehn möglichen Verteilungen { LIST($parts) }.
knows-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
knows-nobody = Niemand
knows-own = { $n ->
    [one] Eine eigene Karte
   *[other] { $n } eigene Karten
}
knows-played = { $n ->
    [0] Noch keine Karte war gespielt.
    [one] Eine Karte war gespielt.
   *[other] { $n } Karten waren gespielt.
}
knows-passed = Weitergegeben:
knows-got = Bekommen:
knows-nothing-else = Sonst wurde { $name } nichts geschickt.
knows-why = Die anderen Hände erreichen keinen Spieler, und wer die verdeckten Karten vertauscht, ändert nichts an dem, was ein Computerspieler tut.
knows-decided = { $name } spielte { CARD($card) }
knows-decided-other = Was { $name } dann entschied
knows-reason-waiting = Der Trainer sieht es sich an …
knows-reason-none = Da gab es nichts zu entscheiden.
# Die Begründung spricht den an, der an diesem Platz sitzt.
knows-reason = An diesem Platz sagt der Trainer: { $reason }
knows-reason-wrong = Das verschenkte etwa { $points } Punkte. An diesem Platz sagt der Trainer: { $reason }
knows-show = Zeigen, was die anderen hatten
knows-waiting = Mögliche Verteilungen werden gezählt …
knows-none = Bei diesen Regeln lassen sich die verdeckten Karten nicht zählen.

review-share-code = Als Herausforderung kopieren
review-share-no-code = Nur Partien einer Person gegen Spieler des Programms, und nicht zu lange, kann jemand anderes nachspielen.
