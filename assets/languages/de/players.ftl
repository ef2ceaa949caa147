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
coach-own-moon = { $alike ->
    [yes] Alles zu nehmen gelingt nach der besseren Wahl öfter.
   *[no] Alles zu nehmen gelingt nach der besseren Wahl { coach-rarely }, nach dieser { coach-often }.
}
coach-others-moon = { $alike ->
    [yes] Nach dieser Wahl nimmt öfter jemand anders alles.
   *[no] Nach dieser Wahl nimmt { coach-often } jemand anders alles, nach der besseren { coach-rarely }.
}
coach-takes-with = { $alike ->
    [yes] Mit { CARD($other, article: "the", case: "dative") } bekommst du { CARD($card, article: "the", case: "accusative") } öfter als mit { CARD($better, article: "the", case: "dative") }.
   *[no] Mit { CARD($other, article: "the", case: "dative") } bekommst du { CARD($card, article: "the", case: "accusative") } { coach-often }, mit { CARD($better, article: "the", case: "dative") } { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Jetzt gespielt, bekommst du { CARD($card, article: "the", case: "accusative") } { coach-often } selbst, behalten { coach-rarely }.
   *[no] Behalten, bekommst du { CARD($card, article: "the", case: "accusative") } { coach-often } selbst, jetzt gespielt { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Nach dieser Wahl bekommst du { CARD($card, article: "the", case: "accusative") } öfter als nach der besseren.
   *[no] Nach dieser Wahl bekommst du { CARD($card, article: "the", case: "accusative") } { coach-often }, nach der besseren { coach-rarely }.
}
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
coach-suit = Du nimmst mehr { SUIT($suit) }.
coach-suit-with = Mit { CARD($other, article: "the", case: "dative") } nimmst du mehr { SUIT($suit) } als mit { CARD($better, article: "the", case: "dative") }.
coach-trick = { $alike ->
    [yes] Mit { CARD($other, article: "the", case: "dative") } nimmst du diesen Stich öfter als mit { CARD($better, article: "the", case: "dative") }.
   *[no] Mit { CARD($other, article: "the", case: "dative") } nimmst du diesen Stich { coach-often }, mit { CARD($better, article: "the", case: "dative") } { coach-rarely }.
}
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
coach-close = Zu knapp für ein Urteil: Es kostet vielleicht { coach-about }, vielleicht nichts.
# Wie oft etwas in den Probeverteilungen geschieht, nach der schlechteren Wahl und nach der besseren.
coach-often = { $often ->
    [hardly] fast nie
    [seldom] selten
    [sometimes] manchmal
    [half] etwa jedes zweite Mal
    [mostly] meistens
    [nearly] fast immer
   *[always] jedes Mal
}
coach-rarely = { $rarely ->
    [hardly] fast nie
    [seldom] selten
    [sometimes] manchmal
    [half] etwa jedes zweite Mal
    [mostly] meistens
    [nearly] fast immer
   *[always] jedes Mal
}
coach-kept = { $alike ->
    [yes] Später nähme { CARD($better, article: "the") } öfter einen Stich als { CARD($other, article: "the") }.
   *[no] Später nähme { CARD($better, article: "the") } { coach-often } einen Stich, { CARD($other, article: "the") } { coach-rarely }.
}
coach-tricks = Mit { CARD($other, article: "the", case: "dative") } gewinnst du mehr Stiche als mit { CARD($better, article: "the", case: "dative") }.
coach-thrown = Du hast kein { SUIT($suit) }, also geht { CARD($better, article: "the") } an den, der diesen Stich nimmt.
coach-rid = Du hast kein { SUIT($suit) }: eine gute Gelegenheit, { CARD($better, article: "the", case: "accusative") } loszuwerden.
coach-under = { CAPITAL(CARD($better, article: "the")) } bleibt unter { CARD($card, article: "the", case: "dative") } auf dem Tisch, { CARD($other, article: "the") } geht darüber.
coach-neither = { CAPITAL(CARD($card, article: "the")) } auf dem Tisch schlägt beide Karten: Gib die höhere weg, { CARD($better, article: "the", case: "accusative") }.
coach-queen-out = { CAPITAL(CARD($card, article: "the")) } ist noch nicht gefallen, und { CARD($other, article: "the") } ist höher.
coach-guards = Behalte { CARD($other, article: "the", case: "accusative") }: Solange du andere Pikkarten hast, kann dir niemand { CARD($card, article: "the", case: "accusative") } herausziehen.
coach-others-out = Ein anderer hat kein { SUIT($suit) } und kann Punkte auf { CARD($other, article: "the", case: "accusative") } abwerfen.
coach-exit = Behalte { CARD($other, article: "the", case: "accusative") }: Alle Karten in { SUIT($suit) }, die du nicht siehst, sind höher; so gibst du später einen Stich ab.
coach-more-beat = Von den Karten, die du nicht siehst, schlagen mehr { CARD($better, article: "the", case: "accusative") } als { CARD($other, article: "the", case: "accusative") }.
coach-pass-queen = Die Pikdame zählt am meisten, und andere könnten dich zwingen, sie zu nehmen.
coach-pass-guards = Behalte { CARD($card, article: "the", case: "accusative") }: Kleine Pikkarten schützen deine Dame.
coach-pass-empties = Dann hast du kein { SUIT($suit) }: Wird es ausgespielt, wirfst du ab, was du willst.
coach-pass-spades = { CAPITAL(CARD($card, article: "the")) } könnte die Pikdame einfangen.
coach-pass-high = { CAPITAL(CARD($card, article: "the")) } nimmt Stiche, und Punkte mit ihnen.
coach-pass-low = Behalte { CARD($card, article: "the", case: "accusative") }: Eine niedrige Karte verliert einen Stich, wenn du einen verlieren willst.
coach-pass-shorter = Von { SUIT($suit) } bleibt dir wenig: Du hast die Farbe bald nicht mehr.
# Die Zahlen hinter den Worten, unter Details.
coach-figures = In { $of } Probeverteilungen: { $played } gegen { $best }.
coach-figures-cards = Etwa { coach-some } mehr, im Durchschnitt über die Probeverteilungen.
opponents-know = Ein Gegner kennt seine eigenen Karten, die Karten, die er weitergegeben und bekommen hat, und alles, was offen auf dem Tisch liegt oder lag. Deine Karten und die, die noch gegeben werden, werden ihm nie geschickt.
opponents-share = Gegner teilen einander nichts mit und wissen nicht, welcher Spieler du bist.
opponents-aim = Sie bremsen den, der in der Partie führt, ob das du bist oder einer von ihnen.
opponents-failed = Das Denken der Gegner fiel aus und wurde ersetzt; die Partie geht weiter.
opponents-no-files = Das System gab Hearts keine weiteren offenen Dateien; einfachere Gegner spielen weiter. Schließ andere Programme und starte Hearts neu.
