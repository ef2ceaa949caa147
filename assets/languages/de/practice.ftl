### Üben: Stellungen, die wiederkommen, Übungen zu einem Motiv, und was dabei herauskommt.
###
### Was die Argumente sind, neben denen jeder Datei (TRANSLATING.md):
### $own: ob die Stellung aus einer eigenen Partie ist; $day: der Tag dieser Partie
### $theme: welche Art Entscheidung es ist
### $verdict: was aus der Antwort wurde
### $result: wie eine Stellung beantwortet wurde

# Im Hauptmenü, und darunter, wie viele Stellungen heute warten.
menu-practice = Üben
menu-practice-detail = { $n ->
    [0] Heute ist nichts fällig
    [one] Heute eine Stellung
   *[other] Heute { $n } Stellungen
}
# Die Reihe unter dem Tisch, ein Feld je Stellung, und der Wert eines Feldes.
practice-today = Heute
practice-at = { $at } von { $of }
practice-cell = { $result ->
    [right] richtig
    [again] kommt wieder
   *[open] noch offen
}
# Klein über der Überschrift.
practice-place = Stellung { $at } von { $of } · { $own ->
    [yes] aus deiner Partie vom { $day }
   *[no] eine neue
}
# Die Überschrift, solange die Frage offen ist, und wo die Antwort kein Motiv hat.
practice-question = Welche Karte?
practice-answer = Die bessere Karte
# Unter der Überschrift: welche Art Entscheidung es ist.
practice-theme = { $theme ->
    [lead] Du spielst aus. Wähle die Karte in deiner Hand.
    [last] Du spielst als Letzter. Wähle die Karte in deiner Hand.
    [discard] Du kannst nicht bedienen. Wähle die Karte in deiner Hand.
   *[follow] Nach dir spielen noch andere. Wähle die Karte in deiner Hand.
}
# In einem Rahmen: das Ergebnis.
practice-verdict = { $verdict ->
    [right] Richtig: { CARD($card) }
    [wrong] Diesmal nicht: { CARD($card) }
   *[shown] Die Antwort: { CARD($card) }
}
# Über dem Grund, zur üblichen falschen Karte.
practice-why-not = Warum nicht { CARD($card) }?
practice-comes-back = { $n ->
    [0] Kommt heute wieder
    [one] Kommt morgen wieder
   *[other] Kommt in { $n } Tagen wieder
}
# Wie das Motiv zuletzt ging.
practice-of-last = { $n } richtig von deinen letzten { $of } dieser Art
# Um wie viel die richtige Karte besser ist als die nächstbeste.
practice-gap = { $n ->
    [one] Im Durchschnitt etwa einen Punkt besser
   *[other] Im Durchschnitt etwa { $n } Punkte besser
}
practice-hinted = Mit Tipp gibt es keinen Stern.
practice-next = Weiter
practice-see = Ergebnis von heute
# Statt einer Stellung: das Ergebnis der Reihe, oder dass nichts fällig ist.
practice-result = { $n } von { $of } ohne Hilfe richtig. Üben zählt nie für deine Wertung.
practice-nothing = Heute ist nichts fällig.
practice-no-cards = Deine Fehler werden hier zu Stellungen, sobald du eine Partie gespielt und der Trainer sie angesehen hat.
practice-reading = { $n ->
    [one] Der Trainer liest noch eine deiner Partien.
   *[other] Der Trainer liest noch { $n } deiner Partien.
}
practice-new = { $n ->
    [one] Eine neue Stellung
   *[other] { $n } neue Stellungen
}
practice-back = Zurück
# Nach einer Lektion: Stellungen zu dem, worum es ging.
practice-drill = Das üben: { $n ->
    [one] eine Stellung
   *[other] { $n } Stellungen
}
