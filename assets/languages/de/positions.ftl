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
laid-pass = Blatt { $seat } darf { CARD($card) } nicht schieben: { $why }
laid-no-pass = Was Blatt { $seat } schiebt, passt nicht zu den Regeln.
