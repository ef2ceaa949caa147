### Lektionen: immer nur eine Zeile Text

lesson-title = Lektionen
lesson-progress = { $done } von { $of } gemacht, { $stars } von { $most } Sternen
lesson-row = { $now ->
    [yes] jetzt
   *[no] { $n ->
        [0] noch nicht gemacht
        [one] gemacht, ein Stern
       *[other] gemacht, { $n } Sterne
    }
}
lesson-part = Teil { $at } von { $of }
lesson-families = Für andere Regeln
lesson-leave = Lektionen verlassen
lesson-restart = Von vorn
lesson-show = Zeig es mir
lesson-watch = Schau zu …
lesson-do = { $kind ->
    [play] { $n ->
        [0] Wähle eine Karte
       *[other] Spielen
    }
    [pass] { $n ->
        [3] Diese Karten geben
       *[other] Wähle drei Karten
    }
   *[charge] { $n ->
        [0] Nichts ansagen
        [one] Diese Karte ansagen
       *[other] Diese ansagen
    }
}
lesson-bid = { $n ->
    [0] Kein Gebot
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Noch einmal
lesson-next-part = Nächster Teil
lesson-next = Nächste Lektion
lesson-first-deal = Ein erstes Spiel
lesson-yes = Genau so!
lesson-no = Diesmal nicht: Das Ziel ist nicht mehr zu erreichen.
lesson-none = Die Lektionen können nicht gelesen werden; installiere das Spiel neu.
lesson-not-kept = Das Ergebnis konnte nicht aufgeschrieben werden: { $why }.

lesson-follow = Farbe bedienen
lesson-follow-goal = Mach keinen Stich
lesson-follow-1 = { $left } hat Karo ausgespielt. Wer Karo hat, muss Karo legen: Spiel deines.
lesson-follow-2 = Kreuz wurde ausgespielt und du hast keins: Spiel, was du willst.
lesson-follow-3 = Pik wurde ausgespielt und du hast zwei. Ein niedriges lässt { $right } den Stich.
lesson-follow-3-no = Der König war das höchste Pik, also gehört der Stich dir.

lesson-highest = Die höchste sticht
lesson-highest-goal = Mach den Stich
lesson-highest-1 = Die höchste Karte der ausgespielten Farbe macht den Stich.
lesson-highest-1-no = Die Zwei ist niedriger als die Zehn von { $across }.
lesson-highest-2 = Karo wurde ausgespielt: Das Pik-Ass auf dem Tisch ist hoch, aber von der falschen Farbe.
lesson-highest-2-no = Die Drei ist niedriger als die Acht von { $right }.
lesson-highest-3 = Mach beide Stiche. Wer einen macht, spielt zum nächsten aus.
lesson-highest-3-no = Eine niedrige Karte macht keinen Stich, wenn andere höhere haben.

lesson-hearts = Herz kostet
lesson-hearts-goal = Nimm kein Herz
lesson-hearts-1 = Jedes Herz im Stich kostet einen Punkt. Lass diesen Stich { $across }.
lesson-hearts-1-no = Die Dame hat vier Herzen genommen: vier Punkte.
lesson-hearts-2 = { $right } hat kein Kreuz und gab ein Herz dazu. Nimm den Stich nicht.
lesson-hearts-2-no = Das Ass nahm den Stich und das Herz darin.
lesson-hearts-3 = Wer sticht, spielt wieder aus. Hat niemand mehr Karo, dann kommt Herz.
lesson-hearts-3-no = Die Drei machte den letzten Karostich, und die anderen warfen Herz darauf.

lesson-duck = Drunterbleiben
lesson-duck-goal = Nimm keinen Punkt
lesson-duck-1 = Spiel die höchste Karte, die noch verliert, und heb die niedrige auf. Zwei Stiche.
lesson-duck-1-no = Ohne die niedrige Karte musste der Bube einen Stich machen.
lesson-duck-2 = Noch einmal: Bleib knapp unter der höchsten Karte. Zwei Stiche.
lesson-duck-2-no = Eine zu hohe Karte, jetzt oder einen Stich später.
lesson-duck-3 = Du bist zuletzt dran und hier zählt nichts: Jetzt ist Zeit für deine höchste.
lesson-duck-3-no = Der König blieb bei dir und musste ein Herz nehmen.

lesson-queen = Die Dame
lesson-queen-goal = Hüte dich vor der Dame
lesson-queen-1 = Die Pik-Dame allein kostet 13 Punkte. Nimm sie nicht.
lesson-queen-1-no = Der König nahm die Dame: 13 Punkte.
lesson-queen-2 = { $left } spielt nach dir und hat vielleicht die Dame. Bleib niedrig.
lesson-queen-2-no = { $left } legte die Dame unter dein Ass: 13 Punkte.
lesson-queen-3 = Du hast sie selbst. { $across } hat den König gespielt: Gib sie darunter ab.
lesson-queen-3-no = Du hast sie immer noch, und der König ist weg.

lesson-throw = Wirf sie ab
lesson-throw-goal = Werde die Dame los
lesson-throw-1 = Du hast kein Karo, also darfst du alles spielen, auch die Pik-Dame.
lesson-throw-1-no = Du hast sie noch. So eine Gelegenheit kommt vielleicht nicht wieder.
lesson-throw-2 = Hohe Karten sind auch gefährlich, aber die Dame kostet am meisten.
lesson-throw-2-no = Die anderen sind gefährlich, aber sie kostet 13.
lesson-throw-3 = Diesen Stich musst du nehmen. Spiel dann so aus, dass du sie abwerfen kannst. Drei Stiche.
lesson-throw-3-no = Wer die Dame ausspielt, bekommt sie meist zurück.

lesson-lead = Sicher ausspielen
lesson-lead-goal = Spiel ohne Schaden aus
lesson-lead-1 = Du spielst aus. Eine niedrige Karte zwingt die anderen darüber: Mach keinen Stich.
lesson-lead-1-no = Niemand konnte höher, also gehört der Stich dir.
lesson-lead-2 = Die Dame hast du nicht: Niedriges Pik treibt sie heraus. Lass sie bei jemandem fallen.
lesson-lead-2-no = Die Dame ist noch versteckt.
lesson-lead-3 = Herz darf erst ausgespielt werden, wenn eins abgeworfen wurde. Was ist sonst niedrig? Mach keinen Stich.
lesson-lead-3-no = Niemand konnte höher als deine Acht.

lesson-pass = Hohes Pik weitergeben
lesson-pass-goal = Gib die richtigen drei
lesson-pass-1 = Meist gibst du vor dem Spiel drei Karten weiter. Pik-Ass und -König fangen die Dame: Gib sie her.
lesson-pass-1-no = Mit wenig Pik müssen Ass und König die Dame nehmen.
lesson-pass-2 = Die Dame mit nur einem Pik daneben wird herausgetrieben: Gib sie weiter.
lesson-pass-2-no = Ein kleines Pik schützt die Dame nicht lange.
lesson-pass-3 = Mit vier kleinen Pik ist sie bei dir sicher. Gib dafür Herz-Ass und Herz-König her.
lesson-pass-3-no = Behalte die Pik, die die Dame schützen, und gib das hohe Herz weiter.

lesson-void = Eine Farbe leeren
lesson-void-goal = Behalte kein Karo
lesson-void-1 = Gib alle drei Karo weiter: Dann kannst du abwerfen, wenn Karo kommt.
lesson-void-1-no = Du hast noch Karo auf der Hand.
lesson-void-2 = Dafür war es gut: Karo kommt. Wirf ab, was am meisten kostet.
lesson-void-2-no = Das war weniger gefährlich als die Dame.

lesson-count = Bis 13 zählen
lesson-count-goal = Zähle eine Farbe
lesson-count-1 = Jede Farbe hat 13 Karten. Zwölf Kreuz sind weg: Wer kann deins bedienen? Nimm kein Herz.
lesson-count-1-no = Niemand hatte noch Kreuz, und alle warfen Herz darauf.
lesson-count-2 = Acht Karo sind weg und du hast eins: Vier sind noch da, alle niedriger. Mach keinen Stich.
lesson-count-2-no = Zehn, Bube und Dame sind weg, also war deine Neun die höchste.

lesson-stop = Den Durchmarsch stoppen
lesson-stop-goal = Nimm ein Herz
lesson-stop-1 = Wer alle Herzen und die Dame nimmt, gibt allen anderen 26. { $right } ist dabei: Nimm ein Herz.
lesson-stop-1-no = { $right } hat alle. Der Bube war für die Neun aufzuheben.
lesson-stop-2 = Noch einmal: Heb die Karte auf, die { $right } ein Herz abnimmt.
lesson-stop-2-no = Ohne den König hält nichts { $right } auf.

lesson-shoot = Selbst durchmarschieren
lesson-shoot-goal = Nimm alle Herzen und die Dame
lesson-shoot-1 = Jetzt du: Mit allen Punkten in deinen Stichen bekommen die anderen 26. { $left } spielt die Dame aus!
lesson-shoot-1-no = Ein Punkt in einem fremden Stich, und der Durchmarsch ist verloren.
lesson-shoot-2 = Nimm alles. Von oben her: Das Ass zieht den König.
lesson-shoot-2-no = Der König war noch da.
lesson-shoot-3 = Ist der Karo-König gefallen, macht sogar die Zwei einen Stich.
lesson-shoot-3-no = Eine Karte war höher, und Herzen gingen mit.

lesson-charge = Ansagen
lesson-charge-goal = Verdopple, was gut ist
lesson-charge-1 = In manchen Spielen darfst du vorher eine Karte zeigen: Sie zählt doppelt. Der Karo-Bube bringt 100.
lesson-charge-1-no = Nur den Buben zu verdoppeln lohnt sich hier.
lesson-charge-2 = { $across } hat die Pik-Dame angesagt: Sie kostet doppelt. Lass sie liegen.
lesson-charge-2-no = Sie gehört dir, zum doppelten Preis.
lesson-charge-3 = Der Karo-Bube ist gut: Nimm ihn.
lesson-charge-3-no = Die Drei ließ { $right } den Buben.

lesson-kitty = Der Stock
lesson-kitty-goal = Lass den Stock liegen
lesson-kitty-1 = Übrige Karten liegen in der Mitte. Hier nimmt sie der erste Stich, was sie auch sind.
lesson-kitty-1-no = Du hast den Stich gemacht, und im Stock lag ein Herz.

lesson-cancel = Aufheben
lesson-cancel-goal = Nimm die Dame nicht
lesson-cancel-1 = Mit zwei Spielen heben zwei gleiche Karten einander auf: Die Asse zählen nicht. Welche Karte sticht jetzt?
lesson-cancel-1-no = Beide Asse waren aufgehoben, also nahm dein König den Stich und die Dame.

lesson-partners = Partner
lesson-partners-goal = Keine Punkte für eure Seite
lesson-partners-1 = { $across } spielt mit dir: Was einer nimmt, zählt für beide. Im Stich sind Punkte.
lesson-partners-1-no = Die Punkte zählen für { $across } und dich.
lesson-partners-2 = { $across } macht diesen Stich für euch beide: Wirf nichts ab, was kostet.
lesson-partners-2-no = Das ging an die eigene Seite.

lesson-auction = Die Versteigerung
lesson-auction-goal = Nenne eine Farbe ohne hohe Karten
lesson-auction-1 = Wer am meisten bietet, nennt die Farbe, die kostet. Biete und nenne die Farbe deiner niedrigsten Karten.
lesson-auction-1-no = In dieser Farbe machst du Stiche, oder alle anderen haben niedrige.

learn-title = Lernen
learn-lessons = Lektionen
learn-lessons-detail = { $n ->
    [0] Fünf Minuten
   *[other] { $n } gemacht
}
learn-rules = Spielregeln
learn-rules-detail = Regeln und Tasten
menu-learn = Lernen
menu-learn-detail = { $n ->
    [0] Lektionen und Rätsel
    [one] Eine Lektion gemacht
   *[other] { $n } Lektionen gemacht
}
menu-first-lesson = Erste Lektion
menu-first-lesson-detail = Lernen in fünf Minuten
