### Lektionen: immer nur eine Zeile Text

lesson-title = Lektionen
lesson-progress = { $done } von { $of } geschafft, { $stars } von { $most } Sternen
lesson-row = { $now ->
    [yes] jetzt
   *[no] { $n ->
        [0] noch nicht geschafft
        [one] geschafft, ein Stern
       *[other] geschafft, { $n } Sterne
    }
}
lesson-part = Teil { $at } von { $of }
lesson-club = Für Vereinsspieler
lesson-families = Für andere Regeln
lesson-leave = Lektionen verlassen
lesson-restart = Von vorn
lesson-show = Zeig es mir
lesson-watch = Schau zu …
lesson-do = { $kind ->
    [play] { $n ->
        [0] Wähle eine Karte
       *[other] Spielen
    }
    [pass] { $n ->
        [3] Diese Karten weitergeben
       *[other] Wähle drei Karten
    }
   *[charge] { $n ->
        [0] Nichts ausstellen
        [one] Diese Karte ausstellen
       *[other] Diese ausstellen
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
lesson-first-deal = Erste Runde spielen
lesson-see = Sieh, was passiert …
lesson-yes = Richtig!
lesson-stars-lost = { $why ->
    [both] Ein Stern: Der zweite Versuch und der Pfeil haben je einen gekostet.
    [again] Zwei Sterne: Der zweite Versuch hat einen gekostet.
   *[arrow] Zwei Sterne: Der Pfeil hat einen gekostet.
}
lesson-told = { $told } { $lost }
lesson-shown = Der Pfeil zeigt es
lesson-leads = spielt { SUIT($suit) } aus
lesson-led = { SUIT($suit) } ausgespielt
lesson-followed = bedient
lesson-threw = abgeworfen
lesson-to-come = spielt nach dir
lesson-your-turn = am Zug
lesson-took = { $points ->
    [0] macht den Stich
    [one] nimmt einen Punkt
   *[other] nimmt { $points } Punkte
}
lesson-picture-trick = Auf dem Tisch: { LIST($cards) }. Du spielst { CARD($mine, article: "the", case: "accusative") }; den Stich macht { CARD($winner, article: "the") }.
lesson-picture-chosen = Du wählst { LIST($cards) }.
lesson-no = Diesmal nicht: Das Ziel ist nicht mehr zu erreichen.
lesson-none = Die Lektionen lassen sich nicht lesen; installiere das Spiel neu.
lesson-not-kept = Das Ergebnis konnte nicht gespeichert werden: { $why }.

lesson-follow = Farbe bedienen
lesson-follow-goal = Mach keinen Stich
lesson-follow-1 = Jeder legt eine Karte; alle zusammen sind ein Stich. { $left } hat Karo ausgespielt: Wer Karo hat, muss Karo legen.
lesson-follow-1-yes = { $across } hat das höchste Karo gelegt und bekommt den Stich, alle vier Karten. Wer den Stich macht, spielt zum nächsten aus.
lesson-follow-2-goal = Wirf eine Karte ab
lesson-follow-2 = { $across } hat Kreuz ausgespielt, und du hast keins: Spiel, was du willst. Eine andere Farbe macht nie den Stich.
lesson-follow-2-yes = Deine Karte war kein Kreuz und konnte nicht gewinnen. { $right } macht den Stich mit der Kreuz-Dame.
lesson-follow-3 = Pik wurde ausgespielt, und du hast zwei. Mit dem niedrigen überlässt du { $right } den Stich.
lesson-follow-3-yes = Die Zehn von { $right } war das höchste Pik.
lesson-follow-3-no = Der König war das höchste Pik, also gehört der Stich dir.

lesson-highest = Die höchste Karte
lesson-highest-goal = Mach den Stich
lesson-highest-1 = Die höchste Karte der ausgespielten Farbe macht den Stich. Von unten nach oben: 2 bis 10, Bube, Dame, König, Ass.
lesson-highest-1-yes = Kein Kreuz war höher als dein König. Jetzt würdest du ausspielen.
lesson-highest-1-no = Die Zwei ist niedriger als die Zehn von { $across }.
lesson-highest-2 = Karo wurde ausgespielt. Das Pik-Ass von { $across } ist hoch, aber von anderer Farbe: Es kann nicht gewinnen.
lesson-highest-2-yes = Deine Neun war das höchste Karo; das Pik-Ass zählte nicht.
lesson-highest-2-no = Die Drei ist niedriger als die Acht von { $right }.
lesson-highest-3-goal = Mach beide Stiche
lesson-highest-3 = Wer einen Stich macht, spielt zum nächsten aus. Beginne mit einer Karte, die niemand schlagen kann.
lesson-highest-3-then = Jetzt deine höchste Karte.
lesson-highest-3-yes = Zwei Stiche, weil niemand etwas Höheres hatte.
lesson-highest-3-no = Die Zwei war niedriger als das Karo der anderen.

lesson-hearts = Herz kostet Punkte
lesson-hearts-goal = Nimm kein Herz
lesson-hearts-1 = Punkte sind schlecht: Wer die wenigsten hat, gewinnt. Jedes Herz im Stich kostet den, der ihn nimmt, einen Punkt.
lesson-hearts-1-yes = Die Neun von { $across } nimmt vier Herzen: vier Punkte für { $across }.
lesson-hearts-1-no = Deine Dame nimmt vier Herzen: vier Punkte für dich.
lesson-hearts-2 = { $right } hat kein Kreuz und hat ein Herz abgeworfen. Nimm den Stich nicht.
lesson-hearts-2-yes = Der König von { $across } nimmt den Stich und das Herz dazu.
lesson-hearts-2-no = Dein Ass nimmt den Stich und das Herz darin.
lesson-hearts-3-goal = Kein Herz in zwei Stichen
lesson-hearts-3 = Welches Karo jetzt, welches später? Gleich hat sonst niemand mehr Karo, und dann wird Herz abgeworfen.
lesson-hearts-3-then = Spiel das Karo, das du aufgehoben hast.
lesson-hearts-3-yes = Die Drei hat den Stich nicht gemacht, und den Buben konntest du abwerfen. Du hast nichts genommen.
lesson-hearts-3-no = Niemand hat mehr Karo: Deine Drei macht den Stich, und die anderen werfen Herz darauf ab.

lesson-duck = Ducken
lesson-duck-goal = Mach keinen Stich
lesson-duck-1 = Ducken heißt drunterbleiben: Spiel die höchste Karte, die den Stich nicht macht, und heb die niedrige auf.
lesson-duck-1-then = Jetzt die niedrige.
lesson-duck-1-yes = Der Bube unter der Dame, die Drei unter der Neun: kein Stich.
lesson-duck-1-no = Ohne die niedrige Karte musste der Bube einen Stich machen.
lesson-duck-2 = Noch einmal knapp unter die höchste Karte auf dem Tisch. Denk auch an den zweiten Stich.
lesson-duck-2-then = Jetzt so niedrig wie möglich.
lesson-duck-2-yes = Die Acht unter der Dame, die Vier unter der Sechs: kein Stich.
lesson-duck-2-no = Eine deiner Karten war höher als alle anderen.
lesson-duck-3-goal = Nimm kein Herz
lesson-duck-3 = Du spielst zuletzt, und in diesem Stich ist kein Herz: Werde jetzt den König los.
lesson-duck-3-then = Du spielst aus: Jetzt niedrig.
lesson-duck-3-yes = Ein Stich ohne Punkte kostet nichts, und der König ist weg.
lesson-duck-3-no = Der König war noch auf deiner Hand und musste ein Herz nehmen.

lesson-queen = Die Dame
lesson-queen-goal = Hüte dich vor der Dame
lesson-queen-1 = Die Pik-Dame allein kostet 13 Punkte. { $right } musste sie spielen: Nimm diesen Stich nicht.
lesson-queen-1-yes = { $right } behält die Dame: 13 Punkte für { $right }.
lesson-queen-1-no = Dein König nimmt die Dame: 13 Punkte für dich.
lesson-queen-2 = { $left } spielt nach dir und hat vielleicht die Pik-Dame. Bleib niedrig.
lesson-queen-2-yes = { $left } musste die Dame spielen und nimmt sie selbst: 13 Punkte.
lesson-queen-2-no = { $left } legt die Dame auf dein Ass: 13 Punkte für dich.
lesson-queen-3-goal = Gib die Dame ab
lesson-queen-3 = Jetzt hast du die Pik-Dame. { $across } hat den König gespielt: Leg sie auf diesen Stich.
lesson-queen-3-yes = Der König nimmt sie: 13 Punkte für { $across }.
lesson-queen-3-no = Du hast sie immer noch, und der König ist weg.

lesson-throw = Wirf die Dame ab
lesson-throw-goal = Werde die Dame los
lesson-throw-1 = Du hast kein Karo, also darfst du alles spielen, auch die Pik-Dame.
lesson-throw-1-yes = Der Karo-König nimmt den Stich und 13 Punkte dazu.
lesson-throw-1-no = Du hast sie noch. So eine Gelegenheit kommt vielleicht nicht wieder.
lesson-throw-2 = Andere hohe Karten sind auch gefährlich, aber die Dame kostet am meisten.
lesson-throw-2-yes = { $across } nimmt sie mit dem Ass.
lesson-throw-2-no = Du hast die Dame noch, und sie kostet am meisten: 13 Punkte.
lesson-throw-3 = Dein einziges Karo nimmt diesen Stich. Dann spielst du aus.
lesson-throw-3-then = Du spielst aus. Nicht die Dame: Nach einer niedrigen Karte spielt jemand anders Karo aus.
lesson-throw-3-last = Karo, und du hast keins mehr: jetzt!
lesson-throw-3-yes = Der Bube von { $across } nimmt die Pik-Dame.
lesson-throw-3-no = Wer die Dame ausspielt, bekommt sie meist selbst.

lesson-lead = Sicher ausspielen
lesson-lead-goal = Mach keinen Stich
lesson-lead-1 = Du spielst aus: Deine Karte bestimmt die Farbe. Über eine niedrige kommen die anderen leicht.
lesson-lead-1-yes = Alle drei kamen über deine Zwei.
lesson-lead-1-no = Niemand kam darüber, also gehört der Stich dir.
lesson-lead-2-goal = Hol die Dame heraus
lesson-lead-2 = Jemand anders hat die Pik-Dame. Spiel ein niedriges Pik aus: Wer kein anderes hat, muss sie spielen.
lesson-lead-2-yes = { $left } hatte kein anderes Pik: 13 Punkte. Jetzt kann niemand mehr die Dame auf deinen Stich abwerfen.
lesson-lead-2-no = Die Dame ist noch im Spiel und kann später in deinen Stich fallen.
lesson-lead-3 = Herz darf erst ausgespielt werden, wenn eins abgeworfen wurde. Welche andere Karte ist niedrig?
lesson-lead-3-yes = Alle drei hatten ein höheres Kreuz.
lesson-lead-3-no = Niemand kam über deine Acht.

lesson-pass = Hohes Pik weitergeben
lesson-pass-goal = Gib die richtigen drei weiter
lesson-pass-1 = Vor dem ersten Stich gibst du { $left } drei Karten weiter. Pik-Ass und Pik-König müssen oft die Dame nehmen: Gib beide weiter und eine dritte.
lesson-pass-1-yes = Die drei neuen Karten sind von { $right }. Kein hohes Pik von dir muss jetzt noch die Dame nehmen.
lesson-pass-1-no = Mit wenig Pik muss ein Ass oder König die Dame nehmen.
lesson-pass-2 = Diesmal an { $right }. Mit nur einem Pik daneben muss die Dame bald gespielt werden: Gib sie weiter.
lesson-pass-2-yes = { $right } hat jetzt die Dame, und nur ihr beide wisst es.
lesson-pass-2-no = Ein kleines Pik schützt die Dame nicht lange.
lesson-pass-3 = An { $across }. Kommt Pik, spielst du ein kleines: Behalte die Dame. Gib Herz-Ass, Herz-König und eine dritte Karte weiter, aber kein Pik.
lesson-pass-3-yes = Vier kleine Pik schützen die Dame, und das hohe Herz ist weg.
lesson-pass-3-no = Behalte die Pikkarten, die die Dame schützen, und gib das hohe Herz weiter.

lesson-void = Eine Farbe blank machen
lesson-void-goal = Behalte kein Karo
lesson-void-1 = Gib alle drei Karo weiter. Keine Karte einer Farbe zu haben heißt, in ihr blank zu sein: Kommt sie, darfst du alles abwerfen.
lesson-void-1-yes = Du bist in Karo blank. Der nächste Teil zeigt, wozu.
lesson-void-1-no = Du hast noch Karo auf der Hand.
lesson-void-2-goal = Nutze, dass du blank bist
lesson-void-2 = Eine andere Hand ohne Karo, und { $left } spielt Karo aus: Wirf ab, was am meisten kostet.
lesson-void-2-yes = Das Karo-Ass von { $left } nimmt die Pik-Dame.
lesson-void-2-no = Das war weniger gefährlich als die Dame.

lesson-count = Bis 13 zählen
lesson-count-goal = Nimm kein Herz
lesson-count-1 = Jede Farbe hat 13 Karten. Zwölf Kreuz sind gespielt, das letzte hast du: Was kommt, wenn du es ausspielst?
lesson-count-1-yes = Richtig: Niemand hat mehr Kreuz, also wäre Herz darauf abgeworfen worden.
lesson-count-1-no = Niemand hatte noch Kreuz, und alle warfen Herz darauf ab.
lesson-count-2-goal = Mach keinen Stich
lesson-count-2 = Acht Karo sind gespielt und du hast die Neun. Die anderen vier sind alle niedriger.
lesson-count-2-yes = Richtig: Deine Neun war das höchste Karo und hätte den Stich gemacht.
lesson-count-2-no = Zehn, Bube, Dame, König und Ass waren gespielt, also war deine Neun die höchste.

lesson-stop = Den Durchmarsch stoppen
lesson-stop-goal = Nimm ein Herz
lesson-stop-1 = Wer alle Herzen und die Pik-Dame nimmt, macht einen Durchmarsch: keine Punkte, aber 26 für jeden anderen. { $right } ist nah dran: Heb den Buben für ein kleineres Herz auf.
lesson-stop-1-then = Jetzt kannst du eins nehmen.
lesson-stop-1-yes = Die Herzen in deinem Stich kosten wenig und sparen dir 26 Punkte.
lesson-stop-1-no = { $right } hat alle. Dein Bube hätte die Neun schlagen können.
lesson-stop-2 = Noch einmal: Heb die Karte auf, die { $right } ein Herz abnimmt.
lesson-stop-2-then = Jetzt!
lesson-stop-2-yes = Dein König nimmt ein Herz: Der Durchmarsch ist gestoppt.
lesson-stop-2-no = Ohne den König hält nichts { $right } auf.

lesson-shoot = Selbst durchmarschieren
lesson-shoot-goal = Nimm alle Herzen und die Dame
lesson-shoot-1 = Jetzt du: Nimmst du alle Herzen und die Dame, bekommt jeder andere 26 Punkte. { $left } spielt die Dame aus!
lesson-shoot-1-then = Du spielst aus. Fang oben an, damit niemand anders ein Herz nimmt.
lesson-shoot-1-yes = Alle: 26 Punkte für jeden anderen, keiner für dich.
lesson-shoot-1-no = Ein Punkt in einem fremden Stich, und der Durchmarsch ist verloren.
lesson-shoot-2 = Nimm alles. Das Ass holt den König heraus; dann ist deine Kreuz-Dame die höchste.
lesson-shoot-2-then = Weiter mit deiner höchsten Karte.
lesson-shoot-2-yes = Die Pik-Dame und jedes Herz, das noch da war.
lesson-shoot-2-no = Der Kreuz-König war noch da.
lesson-shoot-3-goal = Nimm alle Herzen
lesson-shoot-3 = Das Ass holt den Karo-König heraus. Dann macht sogar eine Zwei einen Stich.
lesson-shoot-3-then = Sonst hat niemand mehr Karo.
lesson-shoot-3-last = Jetzt Herz, das höchste zuerst.
lesson-shoot-3-yes = Alle Stiche, einer davon mit einer Zwei.
lesson-shoot-3-no = Eine andere Karte war höher und nahm Herzen mit.

lesson-free = Der freie Stich
lesson-free-goal = Nimm kein Herz und nicht die Pik-Dame
lesson-free-1 = Du spielst zuletzt, und in diesem Stich zählt nichts. Welches Kreuz spielst du?
lesson-free-1-then = Jetzt spielst du aus. Deine kleinen Karten sind sicher.
lesson-free-1-yes = Der König kostet hier nichts, und die Zwei bleibt unter den anderen.
lesson-free-1-no = Du hast den König behalten. Das nächste Kreuz hat dir ein Herz gebracht.

lesson-shed = Den König loswerden
lesson-shed-goal = Nimm die Pik-Dame nicht
lesson-shed-1 = Du spielst zuletzt, also kann die Dame auf diesen Stich nicht mehr fallen.
lesson-shed-1-then = Jetzt spielst du aus. Deine kleinen Karten sind sicher.
lesson-shed-1-yes = Der König ging weg, solange es sicher war. Die Zwei kann sie nicht nehmen.
lesson-shed-1-no = Du hast den König behalten. { $left } hat die Dame ausgespielt, und der König musste sie nehmen.

lesson-smoke = Die Dame herausholen
lesson-smoke-goal = Nimm die Pik-Dame nicht
lesson-smoke-1 = Die Pik-Dame ist noch nicht gefallen, und du hast ein kleines Pik. Was spielst du aus?
lesson-smoke-1-then = Sie ist weg. Sonst zählt hier nichts.
lesson-smoke-1-yes = { $across } hatte kein anderes Pik: Die Dame musste heraus.
lesson-smoke-1-no = { $across } hat die Dame auf deine hohe Karte geworfen.

lesson-guards = Die Deckung behalten
lesson-guards-goal = Nimm die Pik-Dame nicht
lesson-guards-1 = Du hast die Dame und ein kleines Pik als Deckung. Was spielst du aus?
lesson-guards-1-then = Diese Farbe hast du nicht: Jetzt kann sie weg.
lesson-guards-1-yes = Mit ihrer Deckung konnte sie warten, bis du sie abwerfen konntest.
lesson-guards-1-no = Du hast die Dame selbst genommen. Mit der Sieben als Deckung hätte sie warten können.

lesson-loser = Die höchste darunter
lesson-loser-goal = Nimm kein Herz und nicht die Pik-Dame
lesson-loser-1 = Die Kreuz-Dame nimmt den Stich, was du auch spielst. Welches Kreuz spielst du?
lesson-loser-1-then = Deine kleinen Karten bleiben unter den anderen.
lesson-loser-1-yes = Der Bube ging unter der Dame weg, und die Vier bleibt klein.
lesson-loser-1-no = Du hast den Buben behalten. Das nächste Kreuz hat dir gebracht, was die anderen abwarfen.

lesson-exit = Ein Ausweg
lesson-exit-goal = Nimm kein Herz und nicht die Pik-Dame
lesson-exit-1 = Du spielst aus, und zwei deiner Karten sind hoch. Mit welcher Karte gibst du das Ausspiel ab?
lesson-exit-1-then = Diese Farbe hast du nicht: Wirf deine höchste Karte ab.
lesson-exit-1-yes = Die Drei hat das Ausspiel abgegeben, und die hohen Karten konntest du abwerfen.
lesson-exit-1-no = Deine hohe Karte hat ein Herz genommen. Spiel die Drei aus und wirf dann den König ab.

lesson-side = Links oder rechts
lesson-side-goal = Gib die richtigen drei weiter
lesson-side-1 = Du gibst das Herz-Ass und zwei weitere Karten an { $left } weiter. { $left } spielt gleich nach dir. Gibst du auch die Pik-Dame weiter?
lesson-side-1-yes = { $left } kann sie nicht auf dein Pik-Ass werfen. An { $right } hättest du auch sie weitergeben können: Dort wird vor dir gespielt.
lesson-side-1-no = Gib das Herz-Ass weiter und behalte die Dame: { $left } könnte sie auf dein Pik-Ass werfen.

lesson-given = Was das Weitergeben verrät
lesson-given-goal = Nimm kein Herz und nicht die Pik-Dame
lesson-given-1 = Du hast { $left } das Herz-Ass weitergegeben, und es ist noch nicht gefallen. Was spielst du aus?
lesson-given-1-then = Das Ass musste fallen. Deine Zehn ist jetzt sicher.
lesson-given-1-yes = { $left } hatte dein Ass noch: Deine Herz-Neun konnte nicht gewinnen.
lesson-given-1-no = Deine Pik-Zehn hat gewonnen, und { $left } hat das Herz-Ass darauf abgeworfen.

lesson-out = Wer eine Farbe nicht hat
lesson-out-goal = Nimm kein Herz und nicht die Pik-Dame
lesson-out-1 = { $left } und { $right } haben gezeigt, dass sie kein Karo haben. Was spielst du aus?
lesson-out-1-then = Diese Farbe hast du nicht: Dein Karo kann weg.
lesson-out-1-yes = Jedes andere Herz liegt über deiner Zwei, und danach konntest du dein Karo abwerfen.
lesson-out-1-no = Nur { $across } hatte Karo und blieb unter deinem. { $left } hat ein Herz darauf abgeworfen.

lesson-early = Den Durchmarsch früh sehen
lesson-early-goal = Nimm ein Herz
lesson-early-1 = { $left } hat sechs Herzen genommen, die anderen keins, und die Pik-Dame ist noch nicht gefallen. Welches Kreuz spielst du?
lesson-early-1-yes = Ein Punkt für dich, und kein Durchmarsch für { $left }.
lesson-early-1-no = { $left } hat auch dieses Herz. Deine Acht hätte den Durchmarsch für einen Punkt gestoppt.

lesson-feed = Wem man nichts gibt
lesson-feed-goal = Lass die Partie weitergehen
lesson-feed-1 = { $left } hat 99 Punkte und die Karo-Zehn von dir. { $across } hat 55, du 63. Welche Karte wirfst du ab?
lesson-feed-1-then = Dein Herz ist weg, und in diesem Stich zählt nichts.
lesson-feed-1-yes = { $across } hat das Herz genommen. { $left } bleibt bei 99, und die Partie geht weiter.
lesson-feed-1-no = { $left } musste dein Herz nehmen: Mit 100 Punkten ist die Partie aus, und { $across } gewinnt.

lesson-charge = Ausstellen
lesson-charge-goal = Verdopple, was gut ist
lesson-charge-1 = Nach manchen Regeln darfst du vor dem ersten Stich eine Karte ausstellen: Du zeigst sie, und sie zählt doppelt. Der Karo-Bube bringt 100.
lesson-charge-1-yes = Wer den Buben nimmt, bekommt jetzt 200.
lesson-charge-1-no = Nur den Buben zu verdoppeln lohnt sich hier.
lesson-charge-2-goal = Nimm die Dame nicht
lesson-charge-2 = { $across } hat die Pik-Dame ausgestellt: Sie kostet doppelt. Nimm sie nicht.
lesson-charge-2-yes = { $across } muss sie selbst nehmen, zum doppelten Preis.
lesson-charge-2-no = Sie gehört dir, zum doppelten Preis.
lesson-charge-3-goal = Nimm den Karo-Buben
lesson-charge-3 = Der Karo-Bube ist gut: 100 Punkte für den, der ihn nimmt.
lesson-charge-3-yes = Dein Ass nimmt den Buben.
lesson-charge-3-no = Mit der Drei blieb der Bube bei { $right }.

lesson-kitty = Der Skat
lesson-kitty-goal = Nimm den Skat nicht
lesson-kitty-1 = Übrige Karten liegen in der Mitte: der Skat. Wer den ersten Stich macht, bekommt ihn, egal was darin liegt.
lesson-kitty-1-yes = { $across } bekommt den Skat, und der Herz-König liegt darin.
lesson-kitty-1-no = Du machst den Stich, und im Skat liegt ein Herz.

lesson-cancel = Gleiche Karten
lesson-cancel-goal = Nimm die Dame nicht
lesson-cancel-1 = Hier heben zwei gleiche Karten einander auf: Keines der Asse kann den Stich machen. Welche Karte macht ihn jetzt?
lesson-cancel-1-yes = Ohne die Asse war die Zehn von { $right } das höchste Kreuz.
lesson-cancel-1-no = Beide Asse waren aufgehoben, also nimmt dein König den Stich und die Dame.

lesson-partners = Partner
lesson-partners-goal = Keine Punkte für eure Partei
lesson-partners-1 = { $across } spielt mit dir: Was einer nimmt, zählt für beide. In diesem Stich ist die Dame.
lesson-partners-1-yes = Die Dame geht an { $left } und damit an die Gegenpartei.
lesson-partners-1-no = Die Punkte zählen für { $across } und dich.
lesson-partners-2 = { $across } macht diesen Stich für euch beide: Wirf nichts ab, was Punkte kostet.
lesson-partners-2-yes = { $across } hat ihn gemacht, und nichts darin kostet Punkte.
lesson-partners-2-no = Das geht an die eigene Partei.

lesson-auction = Die Versteigerung
lesson-auction-goal = Nenne eine Farbe mit niedrigen Karten
lesson-auction-1 = Wer am meisten bietet, nennt die Farbe, die Chips kostet. Biete, und nenne die Farbe deiner niedrigsten Karten.
lesson-auction-1-yes = Karo kostet jetzt Chips, und deines ist das niedrigste.
lesson-auction-1-no = In dieser Farbe sind deine Karten hoch: Du bekämst, was Chips kostet.

learn-title = Lernen
learn-lessons = Lektionen
learn-lessons-detail = { $n ->
    [0] 28 kurze Lektionen, von Grund auf
   *[other] { $n } von 28 geschafft
}
learn-rules = So wird gespielt
learn-rules-detail = Regeln, Bilder und Tasten
menu-learn = Lernen
menu-learn-detail = { $n ->
    [0] Lektionen und Aufgaben
    [one] Eine Lektion geschafft
   *[other] { $n } Lektionen geschafft
}
menu-first-lesson = Erste Lektion
menu-first-lesson-detail = Hearts lernen in fünf Minuten
lesson-deal-practice = Eine Runde zum Üben: Tipps kommen von selbst, und das Ergebnis zählt nicht.{ $mode ->
    [click] {" "}Hier genügt ein Klick, um eine Karte zu spielen.
   *[other] {""}
}
lesson-deal-last = Deine letzte Karte wird von selbst gespielt: Zu wählen gibt es nichts mehr.
