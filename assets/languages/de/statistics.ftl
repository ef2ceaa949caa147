### Die Statistik: sechs Kästen nebeneinander, jeder mit einem Bild

menu-statistics = Statistik
menu-statistics-detail = Ergebnisse, Glück, Spiel
stat-title = Statistik
stat-rules = Regelsatz
stat-rules-of = { $title } ({ $n })
stat-against = Gegner
stat-all-opponents = Alle Gegner
stat-no-practice = Ohne Übungspartien
stat-save = Alle Runden als Tabelle speichern (CSV)
stat-practise = { $theme ->
    [lead] Ausspielen üben
    [follow] Bedienen üben
    [last] Letzte Karte im Stich üben
   *[discard] Abwerfen üben
}
stat-reading = Deine Partien werden gelesen …
stat-nothing = Spiel eine Partie zu Ende, dann steht hier deine Statistik. Übungspartien, mit Tipps oder zurückgenommenen Karten, zählen nicht.
# Ein Mittel mit seiner Unsicherheit.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

## Ergebnisse

stat-results = Ergebnisse
# In einem schmalen Kasten. Von hundert Partien.
stat-share = Siegquote wohl { $low } bis { $high } % (gleicher Anteil: { $even } %).
stat-chance = Mit Glück allein wären es { $low } bis { $high } Siege.
stat-few = Mehr lässt sich nach { $least } Partien sagen; bisher { $n ->
    [one] ist es { $n }
   *[other] sind es { $n }
}.
stat-place = { place }
stat-place-line = { place } Platz: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stat-share-how = Im hellen Balken, dem 95-%-Bereich, liegt deine wahre Siegquote in 19 von 20 Fällen. Die gestrichelte Linie ist, was jeder Platz gewinnt, wenn alle gleich gut sind.

## Punkte je Runde

stat-points = Punkte je Runde
stat-no-points = Dein Durchschnitt steht hier nach zwei Runden mit Punkten.
stat-even = Bei gleichen Anteilen wären es { $points } Punkte je Runde.
stat-bar = { $one ->
    [yes] { $low ->
        [1] 1 Punkt
       *[other] { $low } Punkte
    }
   *[no] { $low } bis { $high } Punkte
}: { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , mit der Pik-Dame
       *[other] , alle mit der Pik-Dame
    }
   *[other] , { $queens } mit der Pik-Dame
}
# Neben einem violetten Quadrat über den Balken.
stat-with-queen = mit der Pik-Dame
# Über einer Liste von Runden.
stat-queen-deals = Die letzten Runden, in denen du die Pik-Dame genommen hast
stat-deal-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stat-mean-is = Im Durchschnitt { $mean } Punkte je Runde.

## Was Entscheidungen kosten

stat-choices = Verschenkt je Entscheidung
stat-no-choices = Der Trainer hat noch keine dieser Runden angesehen.
stat-few-deals = Deine Spielstärke steht hier nach { $n } Runden; bisher { $now ->
    [one] ist es { $now }
   *[other] sind es { $now }
}.
stat-level = { $clear ->
    [yes] Du entscheidest etwa wie: { $low }
   *[no] Zu knapp für ein Urteil: alles von { $low } bis { $high }
}
stat-situation = { $kind ->
    [passing] Weitergeben
    [calling] Vor dem Spiel
    [leading] Ausspielen
    [following] Bedienen
    [last] Zuletzt spielen
    [discarding] Abwerfen
    [defending] Gegen Durchm.
   *[own_moon] Eigener Durchm.
}
stat-dearest = Größte Schwäche: { $kind ->
    [passing] das Weitergeben
    [calling] Bieten, Ausstellen und Ansagen
    [leading] das Ausspielen
    [following] das Bedienen
    [last] die letzte Karte im Stich
    [discarding] das Abwerfen
    [defending] das Spiel gegen Durchmärsche
   *[own_moon] der eigene Durchmarsch
}.
stat-no-dearest = { $equal ->
    [yes] Alle Arten von Entscheidungen kosten dich gleich viel.
   *[no] Welche Art von Entscheidung dich am meisten kostet: zu knapp für ein Urteil.
}
stat-choice-line = { stat-situation }: { $mean } in { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
# Wofür ein weißer Balken steht.
stat-sure = 95-%-Bereich
stat-choices-how = Verschenkte Punkte zählen im Vergleich mit den anderen Spielern, so wie sie der Trainer nach dem erwartet, was man an deinem Platz wissen konnte. Was der Zufall brachte, zählt nicht; darum steht auf dem Punktezettel etwas anderes. Entscheidungen, bei denen es nichts zu verlieren gab, bleiben weg. Genannt wird die Spielstärke, die in { $deals } Runden gegen Vereinsspieler etwa so viel verschenkt hat wie du, beurteilt von { $same ->
    [yes] demselben Trainer
   *[no] einer früheren Fassung des Trainers
}; solange es wenige Entscheidungen sind, wird sie zum Vereinsspieler hin gezogen. Zu knapp für ein Urteil ist es, solange der Zufall mehrere Spielstärken zulässt. Die größte Schwäche wird nur genannt, wenn der Zufall kaum je etwas so schlecht aussehen ließe. Im 95-%-Bereich liegt der wahre Wert in 19 von 20 Fällen. Weniger als 0 kann keine Entscheidung verschenken: Ein Wert unter 0 ist Zufall, und das Bild zeigt dafür 0.

## Sind die Karten fair?

stat-fair = Sind die Karten fair?
stat-no-checks = Es gibt noch keine Runden, die sich prüfen lassen.
stat-queen = { $where ->
    [you] Pik-Dame bei dir
    [left] Dame links von dir
    [right] Dame rechts von dir
    [across] Dame gegenüber
   *[other] Dame auf Platz { $n } links von dir
}
stat-fact = { $fact ->
    [hearts] Herzkarten auf der Hand
    [aces] Asse
    [longest] Längste Farbe
   *[voids] Hände ohne eine Farbe
}
stat-inside = Alle { $n } Prüfungen sind unauffällig. Durch Zufall fällt etwa eine von zwanzig auf.
stat-outside = { $n } von { $of } Prüfungen { $n ->
    [one] ist
   *[other] sind
} auffällig; durch Zufall kommt das an etwa einem von { $tables } Tischen vor.
stat-check-line = { $name }: { $found } (normal: { $low } bis { $high }){ $outside ->
    [yes] , auffällig
   *[no] { "" }
}
stat-fair-how = Jeder grüne Balken ist, was faire Karten in 19 von 20 Fällen bringen, errechnet aus dem Blatt und der Größe der Hände. Längste Farbe, Herzkarten und Asse sind Durchschnitte je Runde, wie gegeben wurde, vor dem Weitergeben.

## Spieltage

stat-days = Spieltage
stat-days-played = { $n } der letzten { $of } Tage
stat-days-shades = Kräftigere Farben: ab { $low }, { $middle } und { $high } Runden.
stat-day-line = { games-on-day-of-year }: { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
# Sehr kurz, untereinander.
stat-weekday = { $n ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
stat-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}

## Glück

stat-luck = Glück
stat-no-luck = Dein Glück steht hier, sobald andere zwei Runden mit deinen Karten gespielt haben.
stat-luck-sum = In { $n } Runden hat { $saved ->
    [yes] Glück { $luck } Punkte erspart
   *[no] Pech { $luck } Punkte gekostet
}, dein Spiel { $play } { $well ->
    [yes] erspart
   *[no] gekostet
}.
stat-luck-band = Zufall allein bleibt meist unter { $half } Punkten: { $inside ->
    [yes] so auch hier.
   *[no] hier nicht.
}
stat-luck-left = Andere spielen noch { $n } deiner früheren Runden, solange diese Seite offen ist.
stat-luck-how = Die Linie ist die laufende Summe dessen, was Glück erspart hat. Zufall allein bleibt in 19 von 20 Fällen im Band; das Band wächst mit der Quadratwurzel aus der Zahl der Runden.

## Wertung

stat-rating = Wertung
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Deine Wertung steht hier nach { $least } Partien; bisher: { $n }.
stat-rating-equals = { $clear ->
    [yes] Du spielst etwa so stark wie: { $low }.
   *[no] Zu knapp für ein Urteil: alles von { $low } bis { $high }.
}
stat-rating-games = { $n } Partien
stat-rating-line = { $level }: { $rating }
stat-rating-how = Die Wertung folgt aus deinen Plätzen gegen Gegner, deren Wertung gemessen ist und fest bleibt: 400 Punkte Vorsprung heißen zehn zu eins. Das Band enthält deine wahre Stärke in 19 von 20 Fällen; es berücksichtigt, wie ungenau die Wertungen deiner Gegner sind.

## Befunde

stat-findings = Was auffällt
stat-no-findings = Zu knapp für ein Urteil: Der Zufall allein erklärt jeden Unterschied zwischen deinen Runden.
stat-finding = { $kind ->
    [queen] Mit der Pik-Dame auf der Hand
    [long] Mit sechs oder mehr Karten einer Farbe
    [void] Wenn dir eine Farbe ganz fehlt,
    [aces] Mit zwei oder mehr Assen
    [lately] In der späteren Hälfte deiner Runden
    [pass-l] Wenn nach links weitergegeben wird,
    [pass-r] Wenn nach rechts weitergegeben wird,
    [pass-a] Wenn nach gegenüber weitergegeben wird,
   *[pass-hold] Wenn nichts weitergegeben wird,
} schneidest du um { $by } Punkte je Runde { $good ->
    [yes] besser
   *[no] schlechter
} ab als sonst, verglichen mit anderen, die deine Karten hatten.
stat-finding-deal = { $n }: Runde { $deal }
stat-finding-saved = { $by } Punkte { $good ->
    [yes] besser
   *[no] schlechter
} als die anderen
stat-finding-gone = Diese Partie ist nicht mehr vorhanden.
stat-findings-how = Jede Runde wird mit sechs anderen verglichen, die deine Karten gespielt haben; so zählen Glück und schwere Karten nicht. Ein Satz erscheint nur, wenn der Zufall kaum je einen solchen Unterschied brächte (drei Standardfehler). Drück auf eine Runde, um sie noch einmal anzusehen.
