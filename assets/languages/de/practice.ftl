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
practice-row = { $drill ->
    [yes] Diese Übung
   *[no] Heute
}
practice-at = { $at } von { $of }
practice-cell = { $result ->
    [right] richtig
    [again] kommt wieder
    [missed] nicht gefunden
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
    [last] Du spielst zuletzt. Wähle die Karte in deiner Hand.
    [discard] Du kannst nicht bedienen. Wähle die Karte in deiner Hand.
   *[follow] Nach dir spielen noch andere. Wähle die Karte in deiner Hand.
}
# In einem Rahmen: das Ergebnis.
practice-verdict = { $verdict ->
    [right] Richtig: { CARD($card, article: "the") }
    [both] Richtig: { CARD($card, article: "the") }. Auch richtig: { CARD($best, article: "the") }
    [wrong] Diesmal nicht. Besser: { CARD($card, article: "the") }
   *[shown] Die Antwort: { CARD($card, article: "the") }
}
# Über dem Grund, zur üblichen falschen Karte.
practice-why-not = Warum nicht { CARD($card, article: "the") }?
practice-comes-back = { $n ->
    [0] Kommt heute wieder
    [one] Kommt morgen wieder
   *[other] Kommt in { $n } Tagen wieder
}
# Wie das Motiv zuletzt ging.
practice-of-last = Von dieser Art zuletzt { $n } von { $of } richtig
# Um wie viel die richtige Karte besser ist als die nächstbeste.
practice-gap = { $n ->
    [one] Im Durchschnitt etwa einen Punkt besser; was die anderen nehmen, zählt mit
   *[other] Im Durchschnitt etwa { $n } Punkte besser; was die anderen nehmen, zählt mit
}
practice-hinted = Mit Tipp zählt es nicht als richtig.
practice-next = Weiter
practice-see = Ergebnis ansehen
# Statt einer Stellung: das Ergebnis der Reihe, oder dass nichts fällig ist.
practice-result = { $n } von { $of } ohne Hilfe richtig. Üben zählt nie für deine Wertung.
practice-nothing = { $reading ->
    [0] Heute ist nichts fällig.
   *[other] Noch ist nichts fällig.
}
practice-no-cards = Deine Fehler werden hier zu Stellungen, sobald du eine Partie gespielt und der Trainer sie angesehen hat. Übungspartien zählen nicht.
practice-reading = { $n ->
    [one] Der Trainer liest noch eine deiner Partien.
   *[other] Der Trainer liest noch { $n } deiner Partien.
}
practice-mistakes = { $n ->
    [one] Einer deiner Fehler kommt
   *[other] { $n } deiner Fehler kommen
} { $days ->
    [1] morgen wieder.
   *[other] in { $days } Tagen wieder.
}
practice-new = { $n ->
    [one] Eine neue Stellung
   *[other] { $n } neue Stellungen
}
practice-back = Fertig für heute
# Unter der Gewohnheit, die am meisten kostet: wie oft sie in den letzten sieben Tagen vorkam.
report-often = { $n ->
    [one] Das erste Mal in dieser Woche.
    [2] Das zweite Mal in dieser Woche.
    [3] Das dritte Mal in dieser Woche.
   *[other] { $n }-mal in dieser Woche.
}
# Die Taste, die sie übt, und daneben, wie lange das dauert.
report-drill = Das üben
# Neben der Taste.
report-length = { $n ->
    [one] eine Stellung
   *[other] { $n } Stellungen
}, { $minutes } Min.

## Statistik

# In der Statistik, solange es zu wenige Antworten auf neue Stellungen gibt.
stat-practice-few = Antworten bisher: { $n }. Nach { $of } Antworten auf neue Stellungen siehst du hier, ob du besser wirst.
# Über wie viele Antworten.
stat-practice-answers = { $n } Antworten auf neue Stellungen
# Die Namen der beiden Balken: die erste Hälfte der Antworten und die zweite.
stat-practice-before = Anfangs
stat-practice-after = Zuletzt
# Ein Anteil neben seinem Balken.
stat-practice-percent = { $percent } %
# Unter den Balken, solange keine Schwäche zu nennen ist.
stat-practice-early = Noch nicht genug Partien: Nach { $n ->
    [one] einer weiteren Entscheidung
   *[other] { $n } weiteren Entscheidungen
} steht hier, woran du arbeiten solltest.
# Dasselbe, wo nichts auffällt.
stat-practice-none = Keine Art von Entscheidung fällt als Schwäche auf.
# Und wo eine auffällt.
stat-practice-worst = Hier ist am meisten zu gewinnen: { $name }.
# Auf der Seite mit allen Zahlen: ein Balken und was der Zufall zulässt.
stat-practice-row = { $name }: { $percent } % richtig, plus/minus { $half }.
# Und wie ein Motiv in Partien geht; $usual ist, was bei deiner Stärke zu erwarten ist.
stat-practice-motif = { $name }: { $n } von { $of } verfehlt; erwartet: { $usual } %.
# Wie gezählt wird.
stat-practice-how = Es zählen nur neue Stellungen, und nur ohne Tipp. „Anfangs“ ist ihre erste Hälfte. Als Schwäche gilt eine Art von Entscheidung nur, wenn du sie sehr wahrscheinlich öfter verfehlst, als deine anderen Entscheidungen erwarten lassen.
