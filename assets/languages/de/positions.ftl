### Partien und Stellungen, die von anderswo kommen oder Karte für Karte ausgelegt werden.

convert-no-format = { $file } nennt kein Format; gib --to an mit { LIST($known, type: "or") }.
convert-exists = { $file } gibt es schon; wähle einen anderen Namen.
convert-nothing = { $file } enthält noch kein Spiel.
convert-which-deal = Diese Partie hat { $n } Spiele und das Format fasst eines; wähle es mit --deal.
convert-unread = { $file } lässt sich nicht lesen: { $why }
convert-unwritten = Die Partie lässt sich in diesem Format nicht schreiben: { $why }
convert-deal = Spiel { $deal }: { $why }
convert-points = In Spiel { $deal } zählt die Aufzeichnung andere Punkte als diese Regeln.
convert-too-long = Spiel { $deal } kommt nach dem Ende der Partie.
openspiel-unreadable = das ist keine hier bekannte Aufzeichnung einer Hearts-Partie.
openspiel-option = OpenSpiels Option { $name } ist hier nicht bekannt.
openspiel-short = { $n ->
    [one] eine Zahl ist kein ganzes Spiel.
   *[other] { $n } Zahlen sind kein ganzes Spiel.
}
openspiel-other-rules = OpenSpiel spielt oder zählt dieses Spiel nicht so.
engine-unreadable = das ist keine Aufzeichnung von hearts-engine.
engine-other-rules = hearts-engine zeichnet ein Spiel wie Spiel { $deal } nicht auf; es kennt nur fertige Spiele zu viert.
laid-not-plain = So lassen sich nur Spiele aus Blättern, Schieben und Ausspielen schreiben.
laid-twice = { CAPITAL(LIST($cards, each: "the-card")) } kann nicht an zwei Stellen liegen.
laid-strange = { CAPITAL(LIST($cards, each: "the-card")) } gehört nicht in dieses Kartenspiel.
laid-missing = { $n ->
    [one] Niemand hat { LIST($cards, each: "the-card") }.
   *[other] Niemand hat { LIST($cards, each: "the-card") }: Es fehlen { $n } Karten.
}
laid-size = Blatt { $seat } hat { $n } Karten; es sollte { $most } haben.
laid-play = Karte { $n } des Spiels, { CARD($card) }: { $why }
laid-no-play = Karte { $n } des Spiels, { CARD($card) }: Da ist keine Karte an der Reihe.
laid-not-held = Blatt { $seat } ist an der Reihe und hat diese Karte nicht: { CARD($card) }.
laid-pass = Blatt { $seat } darf { CARD($card) } nicht schieben: { $why }
laid-no-pass = Was Blatt { $seat } schiebt, passt nicht zu den Regeln.

kind-long = Ein Wunsch hat höchstens { $most } Zeichen.
kind-who = „{ $word }“ ist kein Mitspieler; schreibe { LIST($known, type: "or") }.
kind-clause = „{ $word }“ ist nicht zu verstehen; schreibe zum Beispiel „pass left“ oder „me: QS“.
kind-wish = „{ $word }“ ist nicht zu verstehen; schreibe zum Beispiel „QS“, „no QS“, „spades <= 2“ oder „void“.
kind-many = Ein Wunsch darf höchstens { $most } Karten nennen.
kind-impossible = So ein Spiel gibt es nicht.
kind-too-rare = So ein Spiel ist zu selten, oder es gibt keines.
kind-rules = Spiele nach Wunsch gibt es zu viert mit einem ganzen Kartenspiel.

kind-title = Spiele nach Wunsch
kind-choose = Art des Spiels
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
kind-language = Schreibe „me“ (ich), „left“, „across“, „right“ oder „someone“ (irgendwer), dann Karten und Längen: „me: QS, spades <= 2; someone: clubs <= 1; pass across“. Auch „no KS“, „void“, „aces >= 2“, „longest >= 6“.
kind-another = Neu geben
kind-play = Spielen
kind-edit = Karten ändern
kind-dealt = { $way ->
    [L] Nach links schieben. { $rare }
    [R] Nach rechts schieben. { $rare }
    [A] Über den Tisch schieben. { $rare }
   *[HOLD] Ohne Schieben. { $rare }
}
kind-rare = { $about ->
    [yes] Etwa eines von { $n } Spielen ist so.
   *[no] Eines von { $n } Spielen ist so.
}

editor-title = Stellung auslegen
editor-whose = Karten gehen an
editor-hand = { $seat ->
    [0] Du ({ $n })
    [1] Links ({ $n })
    [2] Gegenüber ({ $n })
   *[3] Rechts ({ $n })
}
editor-short = { $seat ->
    [0] du
    [1] links
    [2] drüben
   *[3] rechts
}
editor-pack = Das Kartenspiel
editor-way = Schieben
editor-pass = { $way ->
    [L] Nach links
    [R] Nach rechts
    [A] Gegenüber
   *[HOLD] Kein Schieben
}
editor-played = Bisher gespielt
editor-played-so = Bisher gespielt: 2C 5C KC 3C…
editor-possible = Diese Stellung ist möglich.
editor-play = Weiterspielen
editor-judge = Was ist am besten?
editor-judging = Der Trainer überlegt…
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
editor-no-card = „{ $word }“ ist keine Karte; schreibe zum Beispiel QS oder 10H.
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
learn-kinds-detail = jedes Blatt, das du willst
