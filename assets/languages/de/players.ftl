### Gegner: Spielstärken, Charaktere, und warum eine Karte gespielt wurde.

level-beginner = Anfänger
    .line = Kennt die Regeln, vergisst das meiste, was gespielt wurde, und gibt die höchsten Karten weiter.
level-casual = Gelegenheitsspieler
    .line = Duckt und merkt sich die großen Karten; bei den kleinen verliert er den Überblick.
level-learner = Geübt
    .line = Gibt gut weiter und zählt ein wenig; verschätzt sich noch hin und wieder.
level-club = Vereinsspieler
    .line = Duckt, zählt Karten, jagt die Dame und verhindert Durchmärsche nach Faustregeln.
level-strong = Stark
    .line = Spielt Karten und Weitergaben in möglichen Kartenverteilungen durch.
level-expert = Experte
    .line = Spielt Karten und Weitergaben in einigen wahrscheinlichen Kartenverteilungen durch.
level-grandmaster = Großmeister
    .line = Spielt Karten und Weitergaben in Hunderten wahrscheinlicher Kartenverteilungen durch.
level-newcomer = Neuling
    .line = Kennt die Regeln und wenig mehr.
level-fits = Passend
    .line = Ihre Stärke folgt deiner von Partie zu Partie, sodass du etwa so oft gewinnst.
level-random = Zufall
    .line = Spielt irgendeine erlaubte Karte. Für Tests und Vergleiche.
level-rule = Regelspieler
    .line = Der Vereinsspieler ohne Gewohnheiten. Zum Vergleich.
character-ada = Hat keine Gewohnheiten.
character-basil = Vorsichtig: weiß gern vorher, wer den Stich gewinnt.
character-finn = Draufgänger: mag Stiche, die jeder gewinnen könnte.
character-hugo = Behält die hohen Pikkarten, statt sie weiterzugeben.
character-ines = Macht sich beim Weitergeben eine Farbe kurz.
character-juno = Spielt Herz, sobald es wenig kostet.
character-kofi = Wird hohe Karten in den ersten Stichen los.
character-lena = Sieht lieber, dass der Führende Punkte nimmt.
character-mira = Spielt nach dem Lehrbuch.
character-nils = Spart hohe Karten und Herz für später auf.
character-opal = Versucht eher als andere einen Durchmarsch.
character-otto = Vorsichtig; macht sich beim Weitergeben eine Farbe kurz.
character-pavel = Ein wenig unaufmerksam.
character-rosa = Bricht Herz früh und mag das Risiko.
character-tariq = Behält die hohen Pikkarten; hat es auf den Führenden abgesehen.
character-wren = Schnell und unaufmerksam, mit einem Blick für Durchmärsche.
why-shooting = Versucht, alles zu nehmen.
why-joker = Ein Joker gewinnt nie einen Stich.
why-draw-out = Eine niedrige Karte zieht vielleicht die Karte heraus, die alle fürchten.
why-high-card = Eine hohe Karte geht weg, solange die anderen wahrscheinlich noch bedienen können.
why-another-player = Das gewinnt wahrscheinlich jemand anders.
why-no-moon = Jemand versucht vielleicht einen Durchmarsch: Dieser Spieler bekommt von hier keine Punkte.
why-worst-card = Die schlimmste Karte fällt in den Stich eines anderen.
why-points = Punkte für einen anderen Spieler.
why-dangerous-card = Eine gefährliche Karte fällt in den Stich eines anderen.
why-duck = Die höchste Karte, die den Stich nicht macht.
why-stop-moon = Wer selbst einen Punkt nimmt, verhindert den Durchmarsch.
why-had-to-take = Der Stich war nicht zu vermeiden, dann lieber gleich mit einer hohen Karte.
why-worth-winning = Hier gibt es etwas zu gewinnen.
why-empty-trick = Ein Stich ohne Punkte ist ein guter Platz für eine hohe Karte.
why-best = Im Durchschnitt am besten bei den Verteilungen, die noch möglich sind.
coach-even = Gleich gut: Der Unterschied ist nur Zufall.
coach-better = Um { coach-about } besser; einen einzelnen Grund gibt es nicht.
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
   *[no] Alles zu nehmen gelingt nach der besseren Wahl { coach-rarely }, nach der schwächeren { coach-often }.
}
coach-others-moon = { $alike ->
    [yes] Nach der schwächeren Wahl nimmt öfter jemand anders alles.
   *[no] Nach der schwächeren Wahl nimmt { coach-often } jemand anders alles, nach der besseren { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Alles zu nehmen gelingt mit { CARD($better, article: "the", case: "dative") } öfter als mit { CARD($other, article: "the", case: "dative") }.
   *[no] Alles zu nehmen gelingt mit { CARD($better, article: "the", case: "dative") } { coach-rarely }, mit { CARD($other, article: "the", case: "dative") } { coach-often }.
}
coach-others-moon-with = { $alike ->
    [yes] Mit { CARD($other, article: "the", case: "dative") } nimmt öfter jemand anders alles als mit { CARD($better, article: "the", case: "dative") }.
   *[no] Mit { CARD($other, article: "the", case: "dative") } nimmt { coach-often } jemand anders alles, mit { CARD($better, article: "the", case: "dative") } { coach-rarely }.
}
coach-same = Was du auch wählst, es kommt in allen Probeverteilungen dasselbe heraus.
coach-takes-with = { $alike ->
    [yes] Mit { CARD($other, article: "the", case: "dative") } bekommst du { coach-which } öfter{ $own ->
        [yes] { " " }selbst
       *[no] { "" }
    } als mit { CARD($better, article: "the", case: "dative") }.
   *[no] Mit { CARD($other, article: "the", case: "dative") } bekommst du { coach-which } { coach-often }{ $own ->
        [yes] { " " }selbst
       *[no] { "" }
    }, mit { CARD($better, article: "the", case: "dative") } { coach-rarely }.
}
coach-which = { CARD($card, article: "the", case: "accusative") }
coach-takes-kept = { $alike ->
    [yes] Behältst du { CARD($better, article: "the", case: "accusative") }, bekommst du { coach-which } öfter{ $own ->
        [yes] { " " }selbst
       *[no] { "" }
    }, als wenn du diese Karte jetzt spielst.
   *[no] Behältst du { CARD($better, article: "the", case: "accusative") }, bekommst du { coach-which } { coach-often }{ $own ->
        [yes] { " " }selbst
       *[no] { "" }
    }; spielst du diese Karte jetzt, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Spielst du { CARD($card, article: "the", case: "accusative") } jetzt, nimmst du diese Karte { coach-often } selbst; behältst du sie, { coach-rarely }.
   *[no] Behältst du { CARD($card, article: "the", case: "accusative") }, nimmst du diese Karte { coach-often } selbst; spielst du sie jetzt, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Nach der schwächeren Wahl bekommst du { CARD($card, article: "the", case: "accusative") } öfter als nach der besseren.
   *[no] Nach der schwächeren Wahl bekommst du { CARD($card, article: "the", case: "accusative") } { coach-often }, nach der besseren { coach-rarely }.
}
coach-rest = An anderen Karten kostet es im Durchschnitt noch { coach-about } mehr.
# Zwei Gründe nacheinander, jeder ein ganzer Satz.
coach-both = { $first } { $then }
coach-worth = Das ist um { coach-about } besser.
# So viele Karten und vielleicht eine halbe.
coach-some = { $half ->
    [yes] { $whole ->
        [0] eine halbe { SUIT($suit) }karte
       *[other] { $whole }½ { SUIT($suit) }karten
    }
   *[no] { $whole ->
        [one] eine { SUIT($suit) }karte
       *[other] { $whole } { SUIT($suit) }karten
    }
}
coach-suit = Nach der schwächeren Wahl nimmst du mehr { SUIT($suit) }karten.
coach-suit-with = Mit { CARD($other, article: "the", case: "dative") } nimmst du mehr { SUIT($suit) }karten als mit { CARD($better, article: "the", case: "dative") }.
coach-trick = { $alike ->
    [yes] Mit { CARD($other, article: "the", case: "dative") } nimmst du diesen Stich öfter als mit { CARD($better, article: "the", case: "dative") }.
   *[no] Mit { CARD($other, article: "the", case: "dative") } nimmst du diesen Stich { coach-often }, mit { CARD($better, article: "the", case: "dative") } { coach-rarely }.
}
coach-last-takes = Du spielst zuletzt: Mit { CARD($other, article: "the", case: "dative") } nimmst du { LIST($cards) }, mit { CARD($better, article: "the", case: "dative") } nichts.
coach-last-free = Du spielst zuletzt, und in diesem Stich zählt nichts: Ihn mit { CARD($better, article: "the", case: "dative") } zu nehmen kostet dich nichts.
coach-last-either = Du machst diesen Stich mit beiden Karten: Werde dabei { CARD($better, article: "the", case: "accusative") } los.
coach-one-holder = Nur noch einer der anderen kann { CARD($card, article: "the", case: "accusative") } haben.
coach-all-beat = { $n ->
    [one] Die einzige { SUIT($suit) }karte, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") }
    [2] Beide { SUIT($suit) }karten, die du nicht siehst, schlagen { CARD($card, article: "the", case: "accusative") }
   *[other] Alle { $n } { SUIT($suit) }karten, die du nicht siehst, schlagen { CARD($card, article: "the", case: "accusative") }
}{ $leads ->
    [yes] , also nimmt ein anderer diesen Stich
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Niemand sonst hat noch { SUIT($suit) }, um { CARD($card, article: "the", case: "accusative") } zu schlagen
    [one] Die einzige { SUIT($suit) }karte, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") } nicht
    [2] Keine der beiden { SUIT($suit) }karten, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") }
   *[other] Keine der { $n } { SUIT($suit) }karten, die du nicht siehst, schlägt { CARD($card, article: "the", case: "accusative") }
}, also ginge dieser Stich an dich.
coach-empties = Nach { CARD($better, article: "the", case: "dative") } hast du kein { SUIT($suit) } mehr und kannst abwerfen, was du willst, wenn es ausgespielt wird.
coach-close = Zu knapp für ein Urteil: Vielleicht macht es { coach-about } aus, vielleicht nichts.
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
    [yes] Behältst du { CARD($better, article: "the", case: "accusative") }, macht diese Karte später öfter einen Stich als { CARD($other, article: "the") }.
   *[no] Behältst du { CARD($better, article: "the", case: "accusative") }, macht diese Karte später { coach-often } einen Stich, { CARD($other, article: "the") } { coach-rarely }.
}
coach-tricks = Mit { CARD($other, article: "the", case: "dative") } machst du mehr Stiche als mit { CARD($better, article: "the", case: "dative") }.
coach-thrown = Du hast kein { SUIT($suit) }, also geht { CARD($better, article: "the") } an den, der diesen Stich nimmt.
coach-rid = Du hast kein { SUIT($suit) }: eine gute Gelegenheit, { CARD($better, article: "the", case: "accusative") } loszuwerden.
coach-under = { CAPITAL(CARD($better, article: "the")) } bleibt unter { CARD($card, article: "the", case: "dative") } auf dem Tisch, { CARD($other, article: "the") } geht darüber.
coach-over = { CAPITAL(CARD($better, article: "the")) } geht über { CARD($card, article: "the", case: "accusative") } auf dem Tisch, { CARD($other, article: "the") } bleibt darunter.
coach-neither = { CAPITAL(CARD($card, article: "the")) } auf dem Tisch schlägt beide Karten: Werde die höhere los, { CARD($better, article: "the", case: "accusative") }.
coach-queen-out = { CAPITAL(CARD($card, article: "the")) } ist noch nicht gefallen, und { CARD($other, article: "the") } ist höher.
coach-guards = Behalte { CARD($other, article: "the", case: "accusative") }: Solange du andere Pikkarten hast, kann dir niemand { CARD($card, article: "the", case: "accusative") } herausholen.
coach-others-out = Ein anderer hat kein { SUIT($suit) } und kann Punkte auf { CARD($other, article: "the", case: "accusative") } abwerfen.
coach-exit = Behalte { CARD($other, article: "the", case: "accusative") }: Alle { SUIT($suit) }karten, die du nicht siehst, sind höher; so gibst du später einen Stich ab.
coach-more-beat = { $n ->
    [one] Eine Karte, die du nicht siehst, schlägt
   *[other] { CAPITAL(WORD($n)) } Karten, die du nicht siehst, schlagen
} { CARD($better, article: "the", case: "accusative") }, { $k ->
    [0] keine schlägt
    [one] nur eine schlägt
   *[other] nur { WORD($k) } schlagen
} { CARD($other, article: "the", case: "accusative") }.
coach-in-trick = Im Stich liegt schon: { LIST($cards) }.
coach-stays-on = { CAPITAL(CARD($better, article: "the", case: "accusative")) } kann niemand schlagen: Du nimmst diesen Stich und spielst wieder aus.
coach-pass-queen = Die Pik-Dame kostet am meisten, und andere könnten dich zwingen, sie zu nehmen.
coach-pass-guards = Behalte { CARD($card, article: "the", case: "accusative") }: Kleine Pikkarten schützen deine Dame.
coach-pass-empties = Ohne { SUIT($suit) } kannst du abwerfen, was du willst, wenn es ausgespielt wird.
coach-pass-spades = { CAPITAL(CARD($card, article: "the")) } müsste vielleicht die Pik-Dame nehmen.
coach-pass-high = { CAPITAL(CARD($card, article: "the")) } macht Stiche und nimmt die Punkte darin.
coach-pass-low = Behalte { CARD($card, article: "the", case: "accusative") }: Mit einer niedrigen Karte überlässt du anderen den Stich.
coach-pass-shorter = Dir bleibt wenig { SUIT($suit) }: Du bist bald blank.
# Die Zahlen hinter den Worten, unter Details.
coach-figures = So kommt es in { $played } von { $of } Probeverteilungen, nach der besseren Wahl in { $best }.
coach-figures-cards = Im Durchschnitt der Probeverteilungen etwa { coach-some } mehr.
opponents-know = Ein Gegner kennt seine eigenen Karten, die Karten, die er weitergegeben und bekommen hat, und alles, was offen auf dem Tisch liegt oder lag. Deine Karten und die, die noch gegeben werden, erfährt er nie.
opponents-share = Gegner verraten einander nichts und wissen nicht, welcher Spieler du bist.
opponents-aim = Sie bremsen den, der in der Partie führt, ob du das bist oder einer von ihnen.
opponents-failed = Die Gegner sind ausgefallen, und Ersatz ist eingesprungen; die Partie geht weiter.
opponents-no-files = Hearts darf keine weiteren Dateien öffnen; einfachere Gegner spielen weiter. Schließ andere Programme und starte Hearts neu.
