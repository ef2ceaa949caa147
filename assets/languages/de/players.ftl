### Gegner: Spielstärken, Charaktere, und warum eine Karte gespielt wurde.

level-beginner = Anfänger
    .line = Kennt die Regeln, vergisst das meiste, was gespielt wurde, und gibt die höchsten Karten weiter.
level-casual = Gelegenheitsspieler
    .line = Duckt und merkt sich die großen Karten; bei den kleinen verliert er den Überblick.
level-learner = Lernender
    .line = Gibt gut weiter und zählt ein wenig; verschätzt sich noch hin und wieder.
level-club = Vereinsspieler
    .line = Duckt, zählt Karten, jagt die Dame und verhindert Durchmärsche nach Faustregeln.
level-strong = Stark
    .line = Probiert Karten und Weitergaben in Kartenverteilungen aus, die möglich sind.
level-expert = Experte
    .line = Probiert Karten und Weitergaben in einigen Kartenverteilungen aus, und zwar in wahrscheinlichen.
level-grandmaster = Großmeister
    .line = Probiert Karten und Weitergaben in Hunderten von Kartenverteilungen aus, und zwar in wahrscheinlichen.
level-random = Zufall
    .line = Spielt irgendeine erlaubte Karte. Für Tests und Vergleiche.
level-rule = Regelspieler
    .line = Der Vereinsspieler ohne Gewohnheiten. Zum Vergleich.
character-ada = Hat keine Gewohnheiten.
character-basil = Vorsichtig: weiß gern vorher, wer den Stich gewinnt.
character-finn = Draufgänger: mag Stiche, die jeder gewinnen kann.
character-hugo = Behält die hohen Pikkarten, statt sie weiterzugeben.
character-ines = Gibt so weiter, dass eine Farbe kurz wird.
character-juno = Spielt Herz, sobald es wenig kostet.
character-kofi = Wird hohe Karten in den ersten Stichen los.
character-lena = Sieht lieber, wenn der Führende Punkte nimmt.
character-mira = Spielt nach dem Lehrbuch, wie Ada.
character-nils = Spart hohe Karten und Herz für später auf.
character-opal = Versucht eher als andere einen Durchmarsch.
character-otto = Vorsichtig; gibt so weiter, dass eine Farbe kurz wird.
character-pavel = Ein wenig unaufmerksam.
character-rosa = Bricht Herz früh und mag das Risiko.
character-tariq = Behält die hohen Pikkarten; hat es auf den Führenden abgesehen.
character-wren = Schnell und unaufmerksam, mit einem Blick für Durchmärsche.
why-shooting = Versucht, alles zu nehmen.
why-joker = Ein Joker gewinnt nie einen Stich.
why-draw-out = Eine niedrige Karte zieht vielleicht die Karte heraus, die alle fürchten.
why-high-card = Eine hohe Karte geht weg, solange die anderen wohl noch bedienen können.
why-somebody-else = Das gewinnt wahrscheinlich jemand anders.
why-no-moon = Jemand versucht vielleicht einen Durchmarsch, also keine Punkte für diesen Spieler.
why-worst-card = Die schlimmste Karte geht in den Stich eines anderen.
why-points = Punkte für einen anderen Spieler.
why-dangerous-card = Eine gefährliche Karte geht in den Stich eines anderen.
why-duck = Die höchste Karte, die nicht gewinnt.
why-stop-moon = Ein genommener Punkt verhindert einen Durchmarsch.
why-had-to-take = Der Stich musste genommen werden, also kostet er eine hohe Karte.
why-worth-winning = Hier gibt es etwas zu gewinnen.
why-empty-trick = Ein leerer Stich ist ein guter Platz für eine hohe Karte.
why-best = Im Durchschnitt am besten bei den Verteilungen, die noch möglich sind.
coach-even = Beides ist gleich gut: Der Unterschied ist Zufall.
coach-better = Um { coach-about } besser; ein einzelner Grund ragt nicht heraus.
# So viele Punkte und vielleicht ein halber.
coach-about = { $half ->
    [yes] { $whole ->
        [0] etwa einen halben Punkt
       *[other] etwa { $whole }½ Punkte
    }
   *[no] { $whole ->
        [0] weniger als einen halben Punkt
        [one] etwa einen Punkt
       *[other] etwa { $whole } Punkte
    }
}
# A chance that rounds to none of ten need not be none.
coach-best = { $best ->
    [0] kaum einer
   *[other] { $best }
}
coach-best-of = { $best ->
    [0] kaum einer gedachten Verteilung
   *[other] { $best } von { $of } gedachten Verteilungen
}
coach-played = { $played ->
    [0] kaum einer
   *[other] { $played }
}
coach-played-of = { $played ->
    [0] kaum einer gedachten Verteilung
   *[other] { $played } von { $of } gedachten Verteilungen
}
coach-own-moon = Nach der besseren Wahl nimmst du in { coach-best-of } alles, nach dieser in { coach-played }.
coach-others-moon = Nach dieser Wahl nimmt in { coach-played-of } jemand anders alles, nach der besseren in { coach-best }.
coach-takes-with = Mit { CARD($other, article: "the", case: "dative") } bekommst du { CARD($card, article: "the", case: "accusative") } bei { coach-played-of }, mit { CARD($better, article: "the", case: "dative") } bei { coach-best }.
coach-takes-after = Nach dieser Wahl bekommst du { CARD($card, article: "the", case: "accusative") } bei { coach-played-of }, nach der besseren bei { coach-best }.
coach-rest = Es kostet im Durchschnitt { coach-about } mehr an anderen Karten.
# Zwei Gründe nacheinander, jeder ein ganzer Satz.
coach-both = { $first } { $then }
coach-worth = Das ist um { coach-about } besser.
# So viele Karten und vielleicht eine halbe.
coach-some = { $half ->
    [yes] { $whole ->
        [0] eine halbe Karte
       *[other] { $whole }½ Karten
    }
   *[no] { $whole ->
        [one] eine Karte
       *[other] { $whole } Karten
    }
}
coach-suit = Im Durchschnitt nimmst du etwa { coach-some } mehr in { SUIT($suit) }.
coach-suit-with = Mit { CARD($other, article: "the", case: "dative") } nimmst du im Durchschnitt etwa { coach-some } mehr in { SUIT($suit) } als mit { CARD($better, article: "the", case: "dative") }.
coach-trick = Mit { CARD($other, article: "the", case: "dative") } nimmst du diesen Stich bei { coach-played-of }, mit { CARD($better, article: "the", case: "dative") } bei { coach-best }.
coach-last-takes = Du spielst als Letzter: Mit { CARD($other, article: "the", case: "dative") } nimmst du { LIST($cards) }, mit der besseren Karte nichts.
coach-last-free = Du spielst als Letzter, und in diesem Stich zählt nichts: Mit { CARD($better, article: "the", case: "dative") } nimmst du ihn umsonst.
coach-last-either = Du nimmst diesen Stich mit beiden Karten: Gib { CARD($better, article: "the", case: "accusative") } mit weg.
coach-one-holder = Nur noch einer der anderen kann { CARD($card, article: "the", case: "accusative") } haben.
coach-all-beat = { $n ->
    [one] Die einzige Karte in { SUIT($suit) }, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") }.
    [2] Beide Karten in { SUIT($suit) }, die du nicht siehst, schlagen { CARD($card, article: "the", case: "accusative") }.
   *[other] Alle { $n } Karten in { SUIT($suit) }, die du nicht siehst, schlagen { CARD($card, article: "the", case: "accusative") }.
}
coach-none-beats = { $n ->
    [one] Die einzige Karte in { SUIT($suit) }, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") } nicht.
    [2] Keine der beiden Karten in { SUIT($suit) }, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") }.
   *[other] Keine der { $n } Karten in { SUIT($suit) }, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") }.
}
coach-empties = Nach der besseren Karte hast du kein { SUIT($suit) } mehr und wirfst ab, was du willst, wenn es ausgespielt wird.
coach-all-worse = Jede andere Wahl ist schlechter, um mindestens { coach-about }.
opponents-know = Ein Gegner kennt seine eigenen Karten, die Karten, die er weitergegeben und bekommen hat, und alles, was offen auf dem Tisch liegt oder lag. Deine Karten und die, die noch gegeben werden, werden ihm nie geschickt.
opponents-share = Gegner teilen einander nichts mit und wissen nicht, welcher Spieler du bist.
opponents-aim = Sie bremsen den, der in der Partie führt, ob das du bist oder einer von ihnen.
opponents-failed = Das Denken der Gegner fiel aus und wurde ersetzt; die Partie geht weiter.
opponents-no-files = Das System gab Hearts keine weiteren offenen Dateien; einfachere Gegner spielen weiter. Schließ andere Programme und starte Hearts neu.
