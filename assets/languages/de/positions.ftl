### Partien und Stellungen, die von anderswo kommen oder Karte für Karte ausgelegt werden.

convert-no-format = { $file } nennt kein Format; gib --to an mit { LIST($known, type: "or") }.
convert-exists = { $file } gibt es schon; wähle einen anderen Namen.
convert-nothing = { $file } enthält noch keine Runde.
convert-which-deal = Diese Partie hat { $n } Runden und das Format fasst nur eine; wähle sie mit --deal.
convert-unread = { $file } lässt sich nicht lesen: { $why }
convert-unwritten = Die Partie lässt sich in diesem Format nicht schreiben: { $why }
convert-deal = Runde { $deal }: { $why }
convert-points = In Runde { $deal } stehen andere Punkte, als diese Regeln ergeben.
convert-too-long = Runde { $deal } kommt nach dem Ende der Partie.
openspiel-unreadable = die Datei ist keine Hearts-Partie in einem bekannten Format.
openspiel-option = OpenSpiels Option { $name } ist hier nicht bekannt.
openspiel-short = { $n ->
    [one] eine Zahl ist keine ganze Runde.
   *[other] { $n } Zahlen sind keine ganze Runde.
}
openspiel-other-rules = OpenSpiel spielt oder zählt so eine Runde anders.
engine-unreadable = das ist keine Aufzeichnung von hearts-engine.
engine-other-rules = hearts-engine zeichnet eine Runde wie Runde { $deal } nicht auf; es kennt nur fertige Runden zu viert.
laid-not-plain = In diesem Format lassen sich nur Runden aus Händen, Weitergaben und gespielten Karten schreiben.
laid-twice = { $more ->
    [yes] Kann nicht an zwei Stellen liegen: { LIST($cards, each: "the-card") } ({ $n } insgesamt).
   *[no] Kann nicht an zwei Stellen liegen: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Nicht in diesem Blatt: { LIST($cards, each: "the-card") } ({ $n } insgesamt).
   *[no] Nicht in diesem Blatt: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Niemand hat { LIST($cards, each: "the-card") }.
   *[other] Niemand hat { LIST($cards, each: "the-card") }: Es fehlen { $n } Karten.
}
laid-size = { $hand }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; { $most } sollten es sein.
laid-play = Karte { $n } der Runde, { CARD($card) }: { $why }
laid-no-play = Karte { $n } der Runde, { CARD($card) }: Die Runde ist vorher zu Ende.
laid-pass-first = Vor dem Spielen wird weitergegeben: Lege die Hände so, wie sie nach der Weitergabe sind, und wähle „Keine Weitergabe“.
laid-not-held = { $hand }: Diese Hand ist an der Reihe und hat diese Karte nicht: { CARD($card) }.
laid-pass = { $hand }: { CARD($card) } darf nicht weitergegeben werden: { $why }
laid-no-pass = { $hand }: Was weitergegeben wird, passt nicht zu den Regeln.
laid-hand = Hand { $seat }

kind-long = Ein Wunsch hat höchstens { $most } Zeichen.
kind-who = „{ $word }“ ist kein Mitspieler; schreib { LIST($known, type: "or") }.
kind-clause = „{ $word }“ ist nicht zu verstehen; schreib zum Beispiel „pass left“ oder „me: QS“.
kind-wish = „{ $word }“ ist nicht zu verstehen; schreib zum Beispiel „QS, KS“, „no QS“, „spades <= 2“ oder „void“.
kind-many = Ein Wunsch darf höchstens { $most } Karten nennen.
kind-impossible = So eine Runde gibt es nicht.
kind-too-rare = So eine Runde ist zu selten, oder es gibt keine. Wünsch dir weniger.
kind-rules = Runden nach Wunsch gibt es nur zu viert mit einem ganzen Blatt.

kind-title = Runden nach Wunsch
kind-choose = Art der Runde
kind-ready = { $n ->
    [1] Ich habe die Pik-Dame mit höchstens einem weiteren Pik
    [2] Ich habe die Pik-Dame gut gedeckt
    [3] Ich habe den Pik-König, aber nicht die Dame
    [4] Ich habe vier Herz mit dem Ass
    [5] Mir fehlt eine Farbe
    [6] Ich habe kein hohes Pik; jemand hat die Dame kurz
    [7] Ein Mitspieler ist kurz in Kreuz
   *[8] Ich habe drei Asse und eine lange Farbe
}
kind-own = Mein eigener Wunsch
kind-wish-field = Wunsch
kind-language = Schreib „me“ (ich), „left“ (links), „across“ (gegenüber), „right“ (rechts) oder „someone“ (irgendwer), dann Karten und Längen: „me: QS, spades <= 2; someone: clubs <= 1; pass across“. Auch „no KS“, „void“, „aces >= 2“, „longest >= 6“.
kind-another = { $first ->
    [yes] Geben
   *[no] Neu geben
}
kind-play = Spielen
kind-edit = Karten ändern
kind-dealt = { $way ->
    [L] Nach links weitergeben. { $rare }
    [R] Nach rechts weitergeben. { $rare }
    [A] Nach gegenüber weitergeben. { $rare }
   *[HOLD] Ohne Weitergabe. { $rare }
}
kind-drawing = Eine solche Runde wird gesucht …
kind-rare = { $about ->
    [yes] Etwa eine von { $n } Runden ist so.
   *[no] Eine von { $n } Runden ist so.
}

editor-title = Stellung aufbauen
editor-whose = Karten gehen an
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Du
    [1] Links
    [2] Gegenüber
   *[3] Rechts
}
editor-short = { $seat ->
    [0] du
    [1] links
    [2] drüben
   *[3] rechts
}
editor-pack = Das Blatt
editor-way = Weitergeben
editor-pass = { $way ->
    [L] Nach links
    [R] Nach rechts
    [A] Nach gegenüber
   *[HOLD] Keine Weitergabe
}
editor-played = Bisher gespielt
editor-played-so = Bisher gespielt: 2C 5C KC 3C …
editor-possible = Diese Stellung ist möglich.
editor-play = Weiterspielen
editor-judge = Was ist am besten?
editor-judging = Der Trainer überlegt …
editor-nothing-to-judge = Hier ist nichts zu entscheiden.
editor-no-coach = Der Trainer hat keine Antwort.
editor-rest = Rest geben
editor-clear = Leeren
editor-given = { $seat ->
    [-1] { CARD($card) }: niemand.
    [0] { CARD($card) }: du.
    [1] { CARD($card) }: links.
    [2] { CARD($card) }: gegenüber.
   *[3] { CARD($card) }: rechts.
}
editor-no-card = „{ $word }“ ist keine Karte; schreib zum Beispiel QS oder 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: niemand
}

position-copy = Code kopieren
position-copied = Der Code liegt in der Zwischenablage.
position-enter-code = Code eingeben
position-code-title = Eine Stellung aus einem Code
position-code = Code
position-open = Öffnen
position-no-code = Das ist kein Code einer Stellung.
position-other-rules = Diese Stellung gilt für andere Regeln.
position-back = Zurück zur Stellung
learn-kinds-detail = Jede Hand, die du willst
