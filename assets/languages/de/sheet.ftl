### Der Punktezettel, sein Diagramm, und was von einer Partie erzählt wird, die aus ist.

## Die Tabelle des Zettels

# Köpfe schmaler Spalten, höchstens sechs Buchstaben: die Nummer der Runde, die Richtung der Weitergabe.
sheet-column-deal = Runde
sheet-column-pass = Weiter
sheet-race = { $way ->
    [behind] Du liegst { $n } hinter { $first }
    [ahead] Du liegst { $n } vor { $first }
   *[level] Du liegst gleichauf mit { $first }
}; { $mine ->
    [yes] dir fehlen noch { $left } bis zum Ende.
   *[no] { $last } fehlen noch { $left } bis zum Ende.
}
# Vor den Gesamtständen am Fuß der Tabelle.
sheet-total = Gesamt
# Für einen Bildschirmleser und über den Zeilen einer Zahl: wessen sie ist, und aus welcher Runde.
sheet-cell = { $name }, Runde { $n }
# In einem Feld neben einem Durchmarsch, oder davor in kopiertem Text.
sheet-moon = { $moon ->
    [sun] Groß
   *[moon] Marsch
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

# Über der Tabelle.
sheet-subtitle = { sheet-played } { $end ->
   *[reach] Die Partie endet bei { $limit }, und { ending-best }.
    [exceed] Die Partie endet über { $limit }, und { ending-best }.
    [deals] { $limit ->
        [one] Die Partie hat eine Runde, und { ending-best }.
       *[other] Die Partie hat { WORD($limit) } Runden, und { ending-best }.
    }
    [time] Die Partie endet nach { $limit } Minuten, und { ending-best }.
    [chips] Die Partie endet, wenn jemand keine Chips mehr hat, und { ending-best }.
}
# Dasselbe, wo wenig Platz ist.
sheet-brief = { sheet-played } { $end ->
   *[reach] Die Partie endet bei { $limit }.
    [exceed] Die Partie endet über { $limit }.
    [deals] { $limit ->
        [one] Die Partie hat eine Runde.
       *[other] Die Partie hat { WORD($limit) } Runden.
    }
    [time] Die Partie endet nach { $limit } Minuten.
    [chips] Die Partie endet, wenn jemand keine Chips mehr hat.
}
sheet-played = { $deals ->
    [0] Noch keine Runde gespielt.
    [one] Eine Runde gespielt.
   *[other] { CAPITAL(WORD($deals)) } Runden gespielt.
}

# Unter einem Gesamtstand, in einer schmalen Spalte.
sheet-note = { $stand ->
    [winner] Sieger
    [tied-first] Geteilter 1.
    [leading] Führt
    [tied-lead] Gleichauf
    [close] { PLACE($place) }, noch { $left }
   *[behind] { PLACE($place) }
}
# Dasselbe, wo Partner einen Gesamtstand teilen: der Buchstabe ihrer Partei und ihr Stand.
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, Sieger
    [tied-first] { $side } { $total }, geteilter 1.
    [leading] { $side } { $total }, führt
    [tied-lead] { $side } { $total }, gleichauf
    [close] { $side } { $total }, { PLACE($place) }, noch { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## Woraus eine Zahl besteht

# Eine Zeile: was zählte, vielleicht welche Karten, wie viel.
sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Karten
    [hearts] Herz
    [multiplier] Verändert durch
    [bonus] Bonus
    [floor] Nicht unter null
    [moon] Durchmarsch
    [sun] Großer Durchmarsch
    [no_trick] Kein Stich
    [tricks] Stiche
    [pledge] Ansage
    [partner] Partner
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Nichts, was zählt
sheet-counters = Chips: { SIGNED($gain) }, jetzt { $stock }
sheet-jumped = Der Gesamtstand ist auf { $total } gesprungen
sheet-played-as = Gespielt als: { $level }

## Das Diagramm

# Unter den Nummern der Runden.
sheet-chart-deals = Runde
# An der Linie des Stands, der die Partie beendet.
sheet-chart-end = Ende der Partie

## Zahlen mit Unterschriften: Die Zahl steht über der Unterschrift

# Für einen Bildschirmleser: die Zahl und ihre Unterschrift, dann alle.
sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] niedrigster Stand
    [high] höchster Stand
    [magnitude] null am nächsten
    [counters] bester Stand
}
sheet-tile-queens = { $n ->
    [one] Pik-Dame genommen
   *[other] Pik-Damen genommen
}
sheet-tile-tricks = { $n ->
    [one] Stich gewonnen
   *[other] Stiche gewonnen
}
sheet-tile-clean = { $n ->
    [one] Runde ohne Punkte
   *[other] Runden ohne Punkte
}
sheet-tile-pool = Chips im Topf
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] Chip zwischen Erstem und Zweitem
       *[other] Chips zwischen Erstem und Zweitem
    }
   *[no] { $n ->
        [one] Punkt zwischen Erstem und Zweitem
       *[other] Punkte zwischen Erstem und Zweitem
    }
}
# $who: Durchmärsche mehrerer Spieler, deine oder die des Spielers mit diesem Namen.
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] Durchmarsch
        [you] Durchmarsch von dir
        [other] Durchmarsch von { $name }
    }
   *[other] { $who ->
       *[several] Durchmärsche
        [you] Durchmärsche von dir
        [other] Durchmärsche von { $name }
    }
}
sheet-tile-most-queens = { $who ->
    [you] Pik-Damen für dich
   *[other] Pik-Damen für { $name }
}
sheet-tile-dearest = { $who ->
    [you] teuerste Runde: du
   *[other] teuerste Runde: { $name }
}
sheet-tile-lead = { $n ->
    [one] Führungswechsel
   *[other] Führungswechsel
}

## Die Tabelle am Ende

# Für einen Bildschirmleser: der Platz, wo er zählt, der Name und der Gesamtstand.
sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
# Unter dem Namen eines Spielers: was zu sagen ist, das Wichtigste zuerst.
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
# Solche Bemerkungen: was die Abrechnung gibt oder nimmt, was dem Spieler gelang.
sheet-paid = { $way ->
   *[nothing] zahlt nichts
    [receives] bekommt { $amount }
    [pays] zahlt { $amount }
}
sheet-deed-moons = { $n ->
    [one] ein Durchmarsch
   *[other] { WORD($n) } Durchmärsche
}
sheet-deed-queens = { $n ->
    [one] eine Dame
   *[other] { WORD($n) } Damen
}
sheet-deed-clean = { $n ->
    [one] eine Runde ohne Punkte
   *[other] { WORD($n) } Runden ohne Punkte
}

# Über der Tabelle: wer gewonnen hat, allein oder mit dir zusammen.
sheet-won = { $n ->
    [one] { LIST($names) } gewinnt
   *[other] { LIST($names) } gewinnen
}
sheet-won-by-you = { $n ->
    [0] Du gewinnst
   *[other] Du und { LIST($names) } gewinnt
}

# Warum die Partie aus ist. $n ist die Zahl der Runden.
sheet-over-deals = { $n ->
    [one] Nach einer Runde ist die Partie aus.
    [2] Beide Runden sind gespielt.
   *[other] Alle { WORD($n) } Runden sind gespielt.
}
sheet-over-time = { $n ->
    [one] Die Zeit ist um, nach einer Runde.
   *[other] Die Zeit ist um, nach { WORD($n) } Runden.
}
sheet-over-chips = { $n ->
    [one] Nach einer Runde hat jemand keine Chips mehr.
   *[other] Nach { WORD($n) } Runden hat jemand keine Chips mehr.
}
sheet-over-special = { $n ->
    [one] Nach einer Runde gewinnt, wer lange genug auf einem Stand geblieben ist.
   *[other] Nach { WORD($n) } Runden gewinnt, wer lange genug auf einem Stand geblieben ist.
}
# $who: niemand für sich, du allein, ein Spieler, oder mehrere, du darunter oder nicht, in $names;
# $past sagt, ob der Stand überschritten werden musste oder nur erreicht.
sheet-over-score = { $n ->
    [one] Nach einer Runde { sheet-over-who } { $limit } { sheet-over-did }.
   *[other] Nach { WORD($n) } Runden { sheet-over-who } { $limit } { sheet-over-did }.
}
sheet-over-who = { $who ->
    [nobody] hat eine Partei
    [you] hast du
    [one] hat { LIST($names) }
    [you-too] habt { LIST($names) }
   *[several] haben { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] überschritten
   *[no] erreicht
}
# Du in der Liste derer, die so weit gekommen sind.
sheet-you = du

## Faires Geben

sheet-fair-title = Wurde fair gegeben?
sheet-fair-what = Die Karten dieser Partie standen vor der ersten Runde fest: Niemand konnte sie danach noch aussuchen oder ändern. Als Beweis stand die ganze Zeit ein Code im Spielmenü. Er gehört nur zu diesen Karten. Jetzt ist die Partie aus, und du kannst nachprüfen, dass er stimmt.
sheet-fair-verify = Beweis zeigen
# Ein Knopf: der Code, oder was die Prüfung ergab.
sheet-fair-code = Code für faires Geben
sheet-fair-checked = Fair gegeben: geprüft
sheet-fair-failed = Fair gegeben: Prüfung misslungen
sheet-fair-fixed = Vor der ersten Runde wurde für diese Partie eine Zahl gezogen und aus ihr dieser Code gemacht: { $code }.
sheet-fair-open = Nach der Partie wird auch die gezogene Zahl gezeigt.
sheet-fair-seed = Die Zahl (der Startwert), aus der alle Karten dieser Partie folgen: { $seed }.
sheet-fair-cut = Du hast mit „{ $cut }“ abgehoben.
sheet-fair-drawn = Die vor dem Abheben gezogene Zahl: { $drawn }. Aus ihr und deinem Abheben folgen alle Karten dieser Partie.
sheet-fair-copied-drawn = Gezogen vor dem Abheben: { $drawn }
sheet-fair-copied-cut = Abgehoben mit: { $cut }
sheet-fair-kept = Die Zahl ergibt genau diesen Code: Keine Runde wurde geändert, nachdem der Code zu sehen war.
sheet-fair-broken = Die Zahl ergibt einen anderen Code: Diese Runden sind nicht die festgelegten.
# Kopierter Text, zwei Zeilen.
sheet-fair-copied-seed = Startwert: { $seed }
sheet-fair-copied-code = Code für faires Geben: { $code }
luck-title = Diese Runde
luck-switch = Was gezeigt wird
luck-this-deal = Runde
# Neben den beiden anderen in einer schmalen Zeile.
luck-totals = Verlauf
luck-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
luck-distance = von null
luck-verdict = { $way ->
    [helped] Eine gute Runde
    [cost] Eine teure Runde
   *[even] Eine durchschnittliche Runde
}
luck-you = du
luck-about = { $n ->
    [1] einen halben Punkt
    [2] 1 Punkt
   *[other] { $points } Punkte
}
luck-field = { WORD($n) } andere, deine Hand: im Durchschnitt { $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Gute Karten haben etwa { luck-about } erspart.
       *[no] Ein wenig Kartenglück hat etwa { luck-about } erspart.
    }
    [cost] { $much ->
        [yes] Schlechte Karten haben etwa { luck-about } gekostet.
       *[no] Ein wenig Kartenpech hat etwa { luck-about } gekostet.
    }
   *[even] Deine Karten waren weder gut noch schlecht.
}
luck-play = { $way ->
    [helped] Gegenüber den sechs ersparte dein Spiel etwa { luck-about }.
    [cost] Gegenüber den sechs kostete dein Spiel etwa { luck-about }.
   *[even] Du hast etwa so gut gespielt wie die sechs anderen.
}
luck-company = Auf den anderen Plätzen: { LIST($names) }.
luck-so-far = Bisher, in { $n } Runden: { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] Glück hat { $points } erspart
    [cost] Pech hat { $points } gekostet
   *[even] Glück und Pech glichen sich aus
}
luck-sum-play = { $way ->
    [helped] dein Spiel hat { $points } erspart
    [cost] dein Spiel hat { $points } gekostet
   *[even] dein Spiel war Durchschnitt
}
luck-waiting = Andere spielen deine Karten …
luck-practice = Übung: Mit einem Tipp oder einer zurückgenommenen Karte zählt eine Partie nicht für Statistik und Wertung.
luck-failed = Andere konnten diese Runde nicht zu Ende spielen, darum fehlt der Vergleich.
luck-more = Was jeder von ihnen genommen hat
luck-others = Dieselbe Runde bei anderen
luck-other = { $name }: { $points }
luck-mine = Du: { $points }
luck-table = Die Karten jedes Platzes in den Händen derselben sechs:
luck-seat = { $name }: im Durchschnitt { $field }, genommen { $took }
luck-how = Sechs Computerspieler in drei Spielstärken haben deine Karten an deinem Platz gespielt und auch alle anderen Plätze dieser Runde. Mit am Tisch saßen deine Gegner, in derselben Spielstärke und Reihenfolge; nur spielte Stark für Experte und Großmeister, die zu lange brauchen würden, und ein Vereinsspieler für andere Menschen. Was sie an deinem Platz bekamen, verglichen mit allen Plätzen, ist Glück; was du bekamst, verglichen mit ihnen, ist dein Spiel.

end-screen-rating = Wertung { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Bester Moment
    [other] Noch ein teurer Moment
   *[worst] Teuerster Moment
}
end-moment-where = Runde { $deal }, { $trick ->
    [0] vor dem ersten Stich
   *[other] Stich { $trick }
}
# Über einem davon: die Karte, die gespielt wurde.
end-moment-played = Gespielt: { CARD($card) }
# Auf der Karte dahinter, die besser gewesen wäre: ein kleines Schild.
end-moment-better = Besser
