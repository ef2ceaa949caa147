### Was denen gesagt wird, die zuhören: am Tisch, und wenn ein Bildschirm erscheint

## Was am Tisch geschieht. $detail ist brief (knapp), usual oder full; $mine: es geht um die Person, die zuhört.

aloud-deal = { $detail ->
    [brief] Runde { $n }.
   *[usual] { $mine ->
        [yes] Runde { $n }, du gibst.
       *[no] Runde { $n }, { $name } gibt.
    }
}
# Karten, um die erste Gabe gezogen, jede wie in der nächsten Nachricht.
aloud-cuts = Wer zuerst gibt, wird gezogen: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] du { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-hold = In dieser Runde wird nichts weitergegeben.
# Die eigenen Karten, ein Teil für jede Farbe.
aloud-your-hand = Deine Hand: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] kein { SUIT($suit) }
    [one] ein { SUIT($suit) }
   *[other] { $n } { SUIT($suit) }
}
aloud-pass-chosen = { $mine ->
    [yes] Du bestimmst: { $pass }.
   *[no] { $name } bestimmt: { $pass }.
}
aloud-you-pass = Du gibst weiter: { LIST($cards) }.
aloud-has-chosen = { $name } hat gewählt.
aloud-received = { $name } hat dir weitergegeben: { LIST($cards) }.
aloud-received-middle = Aus der Mitte hast du bekommen: { LIST($cards) }.
aloud-forwarded = { name-has } die Karten blind weitergegeben.
aloud-extra = Die Zusatzkarte ist { CARD($card, article: "the") }.
aloud-charged-nothing = { $mine ->
    [yes] Du stellst nichts aus.
   *[no] { $name } stellt nichts aus.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Du bietest nicht.
       *[no] { $name } bietet nicht.
    }
   *[other] { $mine ->
        [yes] Du bietest { $n }.
       *[no] { $name } bietet { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Du sagst an, kein Herz zu nehmen.
       *[no] { $name } sagt an, kein Herz zu nehmen.
    }
   *[no] { $mine ->
        [yes] Du sagst nichts an.
       *[no] { $name } sagt nichts an.
    }
}
# Eine Karte wird gespielt: angespielt, zugegeben (in der Farbe) oder abgeworfen (andere Farbe).
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Du spielst { CARD($card, article: "the", case: "accusative") } aus.
        [thrown] Du wirfst { CARD($card, article: "the", case: "accusative") } ab.
       *[followed] Du spielst { CARD($card, article: "the", case: "accusative") }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } spielt { CARD($card, article: "the", case: "accusative") } aus.
            [thrown] { $name } wirft { CARD($card, article: "the", case: "accusative") } ab.
           *[followed] { $name } spielt { CARD($card, article: "the", case: "accusative") }.
        }
    }
}
# Beim Domino, wer die letzte Karte gespielt hat.
aloud-out = { $mine ->
    [yes] Du hast keine Karten mehr.
   *[no] { $name } hat keine Karten mehr.
}
aloud-counts-as = Sie zählt als { SUIT($suit) }.
aloud-void = { $name } hat kein { SUIT($suit) }.
# $pig: Die Regeln nennen die Pikdame das Schwein.
aloud-queen = { $pig ->
    [yes] Das Schwein ist gefallen.
   *[no] Die Pik-Dame ist gefallen.
}
aloud-broken = Herz ist gebrochen.
# Ein Stich geht an jemanden; $points ist „hidden“, wenn keine Punkte gezeigt werden sollen.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Dein Stich.
       *[no] Stich für { $name }.
    }
    [0] { $mine ->
        [yes] Dein Stich.
       *[no] Stich für { $name }.
    }
    [one] { $mine ->
        [yes] Dein Stich: { $points } Punkt.
       *[no] Stich für { $name }: { $points } Punkt.
    }
   *[other] { $mine ->
        [yes] Dein Stich: { $points } Punkte.
       *[no] Stich für { $name }: { $points } Punkte.
    }
}
aloud-trick-cards = Darin: { LIST($cards) }.
aloud-trick-held = Niemand bekommt den Stich: Die Karten bleiben für den nächsten liegen.
aloud-trick-gone = Niemand bekommt den Stich: Die Karten sind aus dem Spiel.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] Du hast { $points } Punkt in dieser Runde.
       *[no] { $name } hat { $points } Punkt in dieser Runde.
    }
   *[other] { $mine ->
        [yes] Du hast { $points } Punkte in dieser Runde.
       *[no] { $name } hat { $points } Punkte in dieser Runde.
    }
}
aloud-space = Weiter mit { $key }.
# Jede Strafkarte ging bisher an eine Person; dann nimmt jemand anders eine.
aloud-moon-begun = { $mine ->
    [yes] Bisher hast du alle Strafkarten.
   *[no] Bisher hat { $name } alle Strafkarten.
}
aloud-moon-stopped = { $mine ->
    [yes] Dein Durchmarsch ist gestoppt.
   *[no] Der Durchmarsch von { $name } ist gestoppt.
}
aloud-partners = Partner in dieser Runde: { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Du ziehst { LIST($cards) }.
   *[no] { $n ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { WORD($n) } Karten.
    }
}
aloud-buried = { $mine ->
    [yes] Du legst ab: { LIST($cards) }.
   *[no] { $n ->
        [one] { $name } legt eine Karte ab.
       *[other] { $name } legt { WORD($n) } Karten ab.
    }
}
aloud-accepts = { name-is } einverstanden.
aloud-rest = { $mine ->
    [yes] Der Rest geht an dich.
   *[no] Der Rest geht an { $name }.
}
aloud-over = Die Partie ist aus.
# Was eine Runde brachte, jede Person wie in der nächsten Nachricht; dann der Stand.
aloud-deal-points = Runde { $n } ist aus: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] du { $points }
   *[no] { $name } { $points }
}
aloud-totals = Insgesamt: { SERIES($each, joint: "list-more") }.
aloud-counters = Chips: { SERIES($each, joint: "list-more") }.
# Ein Satz, der selbst keinen Punkt hat.
aloud-sentence = { $text }.

## Was gefragt ist

aloud-may-play = Spielen kannst du: { CARDS($cards) }.
aloud-may-charge = Ausstellen kannst du: { LIST($cards, type: "or") }.
aloud-marked = { $on ->
    [yes] { CAPITAL(CARD($card)) } gewählt, { $n } von { $of }.
   *[no] { CAPITAL(CARD($card)) } zurückgenommen, { $n } von { $of }.
}
# Wo beliebig viele gewählt werden können.
aloud-marked-any = { $on ->
    [yes] { CAPITAL(CARD($card)) } gewählt, insgesamt { $n }.
   *[no] { CAPITAL(CARD($card)) } zurückgenommen, insgesamt { $n }.
}
aloud-send = Weiter mit { $key }.
aloud-hourglass = Solange du zuhörst, steht die Sanduhr still.
aloud-choose-card = Mit { $left } und { $right } durch die Karten, mit { $key } eine wählen.

## Antworten auf das, was jemand wissen will, der zuhört

window-key-hand = Alle Karten deiner Hand
window-key-suits = Wie viele Karten jeder Farbe du hältst
window-key-trick = Der Stich auf dem Tisch
window-key-points = Was alle in dieser Runde genommen haben
window-key-totals = Der Punktestand aller
window-key-taken = Der letzte Stich, Karte für Karte
window-key-turn = Wer dran ist und was gefragt ist
window-key-repeat = Alles seit deiner letzten Karte noch einmal
aloud-no-deal = Gerade läuft keine Runde.
aloud-no-cards = Du hast keine Karten.
aloud-hand-cards = { $n ->
    [one] Eine Karte: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } Karten: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = Du hast { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Auf dem Tisch liegt keine Karte.
aloud-trick-now = Auf dem Tisch: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] du { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-charges = Ausgestellt: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] du keinen Stich
       *[no] { $name } keinen Stich
    }
    [one] { $mine ->
        [yes] du { $points } in einem Stich
       *[no] { $name } { $points } in einem Stich
    }
   *[other] { $mine ->
        [yes] du { $points } in { WORD($tricks) } Stichen
       *[no] { $name } { $points } in { WORD($tricks) } Stichen
    }
}
aloud-points-now = In dieser Runde: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Die Punkte sind ausgeblendet; in den Optionen kannst du sie zeigen.
aloud-last-trick = { $mine ->
    [yes] Letzter Stich: { SERIES($plays, joint: "list-more") }; er ging an dich.
   *[no] Letzter Stich: { SERIES($plays, joint: "list-more") }; er ging an { $name }.
}
aloud-last-nobody = Letzter Stich: { SERIES($plays, joint: "list-more") }; niemand hat ihn bekommen.
aloud-nothing-yet = Bisher wurde nichts gesagt.
aloud-your-partners = Du spielst mit { LIST($names) }.
aloud-hand-new = Neu: { LIST($cards) }.
aloud-table = { $rules }, { $place }.

## Die eigene Stimme

voice-hello = Hallo. So spricht das Spiel.
# $command ist der Name eines Programms, etwa „espeak-ng“.
voice-found = { $command } wird sprechen.
voice-spoke = { $command } spricht.
voice-none = { $system ->
    [linux] Kein Sprachprogramm gefunden: Installiere espeak-ng oder speech-dispatcher.
    [mac] Kein Sprachprogramm gefunden: Der Befehl „say“ fehlt.
    [windows] Kein Sprachprogramm gefunden: PowerShell fehlt.
   *[other] Kein Sprachprogramm gefunden.
}
voice-test = Die Stimme ausprobieren
voice-again = Noch einmal

## Rückblick und Rätsel

aloud-decision = { $place }: { $label }.
# $lost sind Punkte, oder „none“, wenn nichts verloren ging.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, { $lost } verloren.
}
aloud-you-played = Du hast gespielt: { LIST($cards) }.
aloud-better = Du hast gespielt: { LIST($cards) }; besser: { LIST($best) }.
aloud-arrow = Der Pfeil zeigt: { LIST($cards) }.

## Wie man nach Gehör spielt, auf der Seite der Tasten

help-ear-title = Nach Gehör spielen
help-ear-reader = Läuft ein Screenreader, erfährt er alles; du musst nichts einschalten.
help-ear-voice = Ohne Screenreader spricht das Spiel selbst: Optionen, Bedienhilfen, Zuhören. Dort kannst du die Stimme ausprobieren.
help-ear-cards = Mit ← und → gehst du durch deine Karten und hörst jede, mit Enter spielst oder wählst du sie, mit Tab kommst du zu den Knöpfen.
help-ear-wait = Ein Stich, ein Durchmarsch und der Punktezettel bleiben, bis du die Leertaste drückst. Das kannst du abschalten.
help-ear-again = { $key } wiederholt, was am Tisch geschehen ist; auf anderen Bildschirmen liest die Taste alles vor.
