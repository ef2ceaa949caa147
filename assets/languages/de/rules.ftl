### Die Regeln eines Tisches in Sätzen, aus seinen Einstellungen erzeugt.

## Das Ziel

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Jeder Stich kostet Punkte, und einige Karten darin, die Strafkarten, kosten noch mehr: Nimm so wenige Punkte wie möglich.
       *[no] Einige Karten, die Strafkarten, kosten Punkte, wenn du sie in Stichen nimmst: Nimm so wenige Punkte wie möglich.
    }
    [high] Einige Karten, die Strafkarten, bringen Minuspunkte, wenn du sie in Stichen nimmst: Halte deinen Punktestand hoch.
    [magnitude] Einige Karten zählen, wenn du sie in Stichen nimmst: Bleib nahe bei null.
    [counters] Einige Karten, die Strafkarten, kosten dich Chips, wenn du sie in Stichen nimmst: Behalte deine.
    [hearts] Jedes Herz, das du in einem Stich nimmst, kostet dich Chips: Behalte deine.
    [pool] Wer in seinen Stichen keine der Strafkarten nimmt, bekommt einen Teil der Chips, die alle einzahlen.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] Die Strafkarten sind alle Herzkarten und die Pik-Dame.
       *[other] Die Strafkarten sind alle Herzkarten und alle Pik-Damen.
    }
    [hearts] Die Strafkarten sind alle Herzkarten.
    [named] Die Strafkarten sind alle Karten einer Farbe, die in jeder Runde genannt wird.
    [hearts-and] { $packs ->
        [1] Die Strafkarten sind alle Herzkarten sowie { CARDS($others) }.
       *[other] Die Strafkarten sind alle Herzkarten sowie { CARDS($others) } beider Blätter.
    }
   *[no] Die Strafkarten sind { CARDS($cards) }.
}

## Spieler und Karten

rules-players = { $partners ->
   *[none] { CAPITAL(WORD($players)) } Personen spielen, jede für sich.
    [fixed] { CAPITAL(WORD($players)) } Personen spielen; je zwei, die sich gegenübersitzen, sind Partner.
    [adhoc] { CAPITAL(WORD($players)) } Personen spielen; wer Partner ist, ergibt sich in jeder Runde neu.
}
rules-pack = { $packs ->
    [1] Gespielt wird mit einem gewöhnlichen Blatt von { $cards } Karten.
   *[other] { CAPITAL(WORD($packs)) } gewöhnliche Blätter von { $cards } Karten werden zusammengemischt: insgesamt { $total } Karten.
}
rules-pack-changed = { $packs ->
    [1] Gespielt wird mit einem gewöhnlichen Blatt von { $cards } Karten, { SERIES($changes) }: insgesamt { $total } Karten.
   *[other] { CAPITAL(WORD($packs)) } gewöhnliche Blätter von { $cards } Karten werden zusammengemischt, { SERIES($changes) }: insgesamt { $total } Karten.
}
rules-pack-without = ohne { LIST($cards) }
rules-pack-every = alle { SUIT($suit) }-{ rank-plural }
rules-pack-copies = { $n ->
    [1] eine
   *[other] { WORD($n) }
} der { $packs ->
    [2] beiden
   *[other] { WORD($packs) }
} { SUIT($suit) }-{ rank-plural }
rules-pack-jokers = { $n ->
    [one] dazu ein Joker
   *[other] dazu { WORD($n) } Joker
}
rules-pack-warren = dazu eine weitere Karte, die Warren-Karte
rules-ranks = { $lowest ->
    [2]
        In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, Zehn und so weiter bis zur
        Zwei. Trümpfe gibt es nicht.
    [0]
        In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, Zehn und so weiter bis zur
        niedrigsten Karte, die noch im Blatt ist. Trümpfe gibt es nicht.
   *[other]
        In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, Zehn und so weiter bis zur
        { RANK($lowest) }. Trümpfe gibt es nicht.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Ein Joker gehört zu keiner Farbe und ist kein Herz. Auf eine ausgespielte Farbe darf ihn nur
        spielen, wer nicht bedienen kann. Er gewinnt nie einen Stich und zählt nichts.
    [anytime]
        Ein Joker gehört zu keiner Farbe und darf jederzeit gespielt werden, auch von jemandem, der
        bedienen könnte. Er gewinnt nie einen Stich und zählt nichts.
    [zero_of_suit]
        Ein Joker ist das niedrigste Kreuz, der andere das niedrigste Karo, noch unter der Zwei. Mit
        ihnen wird bedient wie mit anderen Karten; sie gewinnen nie einen Stich und zählen nichts.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Einen Joker darf nur ausspielen, wer sonst nichts hat, was ausgespielt werden darf.
       *[other] Einen Joker darf nur ausspielen, wer sonst nichts hat, was ausgespielt werden darf; dann bestimmt die nächste Karte, die kein Joker ist, auch ein Herz, welche Farbe zu bedienen ist.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] Ein Joker darf ausgespielt werden, als Karte seiner Farbe.
       *[other] Ein Joker darf ausgespielt werden; dann bestimmt die nächste Karte, die kein Joker ist, auch ein Herz, welche Farbe zu bedienen ist.
    }
    [leader_names_suit] Ein Joker darf ausgespielt werden; wer ihn ausspielt, nennt die Farbe, die zu bedienen ist.
}
rules-warren =
    Die Karte, die beim Geben übrig bleibt, die Zusatzkarte, liegt verdeckt bei dem, der die
    Warren-Karte hat: Alle sehen, wer das ist, aber nur er darf sie ansehen. Wer die Warren-Karte
    weitergegeben bekommt, bekommt auch die Zusatzkarte.
rules-warren-play =
    Immer wenn die Zusatzkarte gespielt werden dürfte, darf stattdessen die Warren-Karte gespielt
    werden. Die Farbe der Zusatzkarte wird sofort genannt, ihr Rang am Ende des Stichs gezeigt; dann
    gilt sie, als wäre sie von Anfang an gespielt worden.
rules-warren-queen = Ist die Zusatzkarte die Pik-Dame, bricht sie Herz erst, wenn sie aufgedeckt wird.
rules-warren-follow = { $follow ->
   *[alias] Beim Bedienen gilt die Warren-Karte als Karte der Farbe der Zusatzkarte.
    [optional] Mit der Warren-Karte muss nie bedient werden.
}
rules-warren-left = { $left ->
   *[ordinary] Bleibt die Warren-Karte selbst übrig, wird die Runde gespielt wie gewöhnlich.
    [redeal] Bleibt die Warren-Karte selbst übrig, wird neu gegeben.
}

## Geben

rules-first-dealer = { $dealer ->
   *[random] Wer zuerst gibt, wird ausgelost.
    [low_card] Alle ziehen eine Karte, und wer die niedrigste hat, gibt zuerst; haben mehrere eine gleich niedrige, ziehen sie noch einmal. In jeder Runde hebt der { $direction ->
       *[cw] rechte
        [ccw] linke
    } Nachbar des Gebers ab.
}
rules-direction = { $direction ->
   *[cw] Gegeben und gespielt wird im Uhrzeigersinn; als Nächster gibt der linke Nachbar des Gebers.
    [ccw] Gegeben und gespielt wird gegen den Uhrzeigersinn; als Nächster gibt der rechte Nachbar des Gebers.
}
rules-hands = { $direction ->
   *[cw] Die Karten werden einzeln gegeben, links vom Geber beginnend; jeder bekommt { WORD($size) } Karten.
    [ccw] Die Karten werden einzeln gegeben, rechts vom Geber beginnend; jeder bekommt { WORD($size) } Karten.
}
rules-hands-uneven = { $direction ->
   *[cw] Die Karten werden einzeln gegeben, links vom Geber beginnend, bis keine mehr da ist: { rules-hands-longer } Wer eine Karte mehr hat, spielt zum ersten Stich zwei Karten.
    [ccw] Die Karten werden einzeln gegeben, rechts vom Geber beginnend, bis keine mehr da ist: { rules-hands-longer } Wer eine Karte mehr hat, spielt zum ersten Stich zwei Karten.
}
rules-hands-longer = { $longer ->
    [1] Der erste Spieler bekommt { WORD($most) }, die anderen { WORD($least) }.
   *[other] Die ersten { WORD($longer) } Spieler bekommen { WORD($most) }, die anderen { WORD($least) }.
}
rules-stock = { $n ->
    [one] Die restliche Karte liegt verdeckt als Talon.
   *[other] Die restlichen { WORD($n) } Karten liegen verdeckt als Talon.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Wer den ersten Stich gewinnt, nimmt auch den Skat und darf ihn ansehen; er zählt zu seinen Stichen und kommt nicht auf die Hand.
    [first_point] Wer den ersten Stich mit einer Strafkarte gewinnt, nimmt auch den Skat und darf ihn ansehen; er zählt zu seinen Stichen und kommt nicht auf die Hand.
    [last_trick] Wer den letzten Stich der Runde gewinnt, nimmt auch den Skat und darf ihn ansehen; er zählt zu seinen Stichen.
    [first_trick_swap] { $n ->
        [1] Wer den ersten Stich gewinnt, nimmt den Skat auf die Hand und legt vor dem nächsten Stich eine beliebige Handkarte verdeckt ab.
       *[other] Wer den ersten Stich gewinnt, nimmt den Skat auf die Hand und legt vor dem nächsten Stich { WORD($n) } beliebige Handkarten verdeckt ab.
    }
    [first_point_swap] { $n ->
        [1] Wer den ersten Stich mit einer Strafkarte gewinnt, nimmt den Skat auf die Hand und legt vor dem nächsten Stich eine beliebige Handkarte verdeckt ab.
       *[other] Wer den ersten Stich mit einer Strafkarte gewinnt, nimmt den Skat auf die Hand und legt vor dem nächsten Stich { WORD($n) } beliebige Handkarten verdeckt ab.
    }
    [out_of_play] Niemand sieht den Skat, und er zählt für niemanden.
}
rules-kitty-size = { $n ->
    [1] Die übrige Karte ist der Skat.
   *[other] Die { WORD($n) } übrigen Karten sind der Skat.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] Die abgelegte Karte zählt zu den Stichen dieses Spielers.
       *[other] Die abgelegten Karten zählen zu den Stichen dieses Spielers.
    }
    [out_of_play] { $n ->
        [1] Die abgelegte Karte zählt für niemanden.
       *[other] Die abgelegten Karten zählen für niemanden.
    }
}

## Weitergeben

rules-no-pass = Es werden keine Karten weitergegeben.
rules-pass-always = Vor dem Spiel wird weitergegeben: { $step }.
rules-pass-cycle = Vor dem Spiel gibt jeder Karten weiter: { SERIES($steps) }.{ $again ->
    [yes] {" "}Dann beginnt die Reihenfolge von vorn.
   *[no] {""}
}
rules-pass-first = in der ersten Runde { $step }
rules-pass-later = in der { ORDINAL($n) }n { $step }
rules-pass-unseen = Was du weitergibst, wählst du, bevor du siehst, was du bekommst.
rules-pass-forbidden = Niemand darf { LIST($cards, type: "or", each: "the-card", case: "accusative") } weitergeben.
rules-pass-along =
    Geht die Weitergabe an einen einzigen Spieler, darfst du stattdessen deine Karten behalten und
    die, die du bekommst, blind weitergeben, also ohne sie anzusehen.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { $n ->
        [1] eine
       *[other] { WORD($n) }
    }
}
rules-pass-hold = keine (Behalten)
rules-pass-middle = { rules-pass-count } in die Mitte, wo sie gemischt und wieder je { WORD($n) } verteilt werden
rules-pass-smoosh = { rules-pass-middle } (Mischen)
rules-pass-charge = keine, wenn jemand eine Karte ausgestellt hat (siehe „{ heading-before }“), sonst { rules-pass-middle }, wonach noch einmal Karten ausgestellt werden dürfen
rules-pass-scatter = { rules-pass-count } an jeden anderen Spieler (Streuen)
rules-pass-dealer = nach Wahl des Gebers { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = an den anderen Spieler
rules-way-opposite = an den Spieler gegenüber
rules-way = { $side ->
   *[left] { $place ->
        [1] nach links
       *[other] an den { ORDINAL($place) }n Spieler zur Linken
    }
    [right] { $place ->
        [1] nach rechts
       *[other] an den { ORDINAL($place) }n Spieler zur Rechten
    }
}

## Vor dem Spiel

rules-charging = { $after_pass ->
    [some] Vor dem ersten Stich (in Runden mit Weitergabe erst danach) darf, wer { LIST($cards, type: "or", each: "the-card", case: "accusative") } hat, diese Karte ausstellen, also offen zeigen, damit sie doppelt wirkt. { rules-charging-way }
    [yes] Nach der Weitergabe und vor dem ersten Stich darf, wer { LIST($cards, type: "or", each: "the-card", case: "accusative") } hat, diese Karte ausstellen, also offen zeigen, damit sie doppelt wirkt. { rules-charging-way }
   *[no] Vor dem ersten Stich darf, wer { LIST($cards, type: "or", each: "the-card", case: "accusative") } hat, diese Karte ausstellen, also offen zeigen, damit sie doppelt wirkt. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] In beliebiger Reihenfolge sagt jeder offen, ob und was er ausstellt; sooft jemand etwas ausstellt, dürfen die anderen nachlegen, bis niemand mehr etwas ausstellt.
    [gong_zhu] Der Reihe nach, mit dem Spieler nach dem Geber beginnend, sagt jeder einmal, ob und was er ausstellt.
    [blind] Alle wählen geheim, ob und was sie ausstellen, und zeigen es zugleich.
}
rules-charged-play =
    Eine ausgestellte Karte darf zum ersten Stich, in dem ihre Farbe ausgespielt wird, weder
    ausgespielt noch zugegeben werden, es sei denn, ihr Besitzer hat keine andere Karte, die gespielt
    werden darf. Auf eine andere Farbe darf sie abwerfen, wer diese nicht bedienen kann.
rules-auction =
    Der Reihe nach, der Geber zuletzt, bietet jeder einmal einen bis { $most } Chips oder passt;
    ersteigert wird das Recht, die Straffarbe der Runde zu nennen. Ein Gebot muss nicht höher sein als
    die davor. Wer am meisten bietet, bei gleichen Geboten der Erste, zahlt sein Gebot in einen Topf in
    der Mitte und nennt die Farbe. Bietet niemand, ist Herz die Straffarbe, und niemand zahlt.
rules-pledge = Vor dem ersten Stich darf jeder Spieler ansagen, dass er kein Herz nehmen wird.

## Erstes Ausspiel

rules-opening-club = Wer { $card } hat, eröffnet damit den ersten Stich.
rules-opening-any-club = Wer { $card } hat, spielt zum ersten Stich aus, und zwar ein beliebiges Kreuz.
rules-lowest-club = die Kreuz-{ RANK($rank) }
rules-lowest-club-dealt = das niedrigste gegebene Kreuz (die Kreuz-{ RANK($rank) }, wenn sie nicht übrig ist)
rules-opening-eldest = { $direction ->
   *[cw] Zum ersten Stich spielt aus, wer links vom Geber sitzt, und zwar eine beliebige erlaubte Karte.
    [ccw] Zum ersten Stich spielt aus, wer rechts vom Geber sitzt, und zwar eine beliebige erlaubte Karte.
}
rules-opening-spades =
    In der ersten Runde eröffnet, wer die Pik-Zwei hat, mit ihr den ersten Stich. In späteren Runden
    spielt zum ersten Stich aus, wer in der Runde davor die Pik-Dame genommen hat, und zwar eine
    beliebige erlaubte Karte.
rules-opening-bidder = { $direction ->
   *[cw] Zum ersten Stich spielt aus, wer am meisten geboten hat, und zwar eine beliebige erlaubte Karte. Hat niemand geboten, spielt aus, wer links vom Geber sitzt.
    [ccw] Zum ersten Stich spielt aus, wer am meisten geboten hat, und zwar eine beliebige erlaubte Karte. Hat niemand geboten, spielt aus, wer rechts vom Geber sitzt.
}

## Erster Stich

rules-first-trick-free = Zum ersten Stich dürfen Strafkarten gespielt werden.
rules-first-trick = Zum ersten Stich darf keine Strafkarte gespielt werden, auch nicht von jemandem, der nicht bedienen kann.{ $exception ->
    [yes] {" "}Wer in der ausgespielten Farbe nichts als Strafkarten hat, muss aber eine davon spielen.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Wer nicht bedienen kann und nichts als Strafkarten hat, darf eine beliebige davon spielen.
    [misdeal]
        Wer nicht bedienen kann und nichts als Strafkarten hat, darf eine beliebige davon spielen oder
        die Runde für vergeben erklären: Dann gibt derselbe Geber noch einmal, und die Runde zählt
        nicht.
    [point_void]
        Wer nicht bedienen kann und nichts als Strafkarten hat, darf eine beliebige davon spielen, und
        die gespielte Karte zählt für niemanden.
    [lay_aside]
        Wer nicht bedienen kann und nichts als Strafkarten hat, darf eine beliebige davon spielen; sie
        wird beiseitegelegt und geht nach der Runde an den, der die wenigsten Strafpunkte hat,
        mindestens aber einen.
}
rules-first-trick-ten = Die Kreuz-Zehn darf nicht zum ersten Stich gespielt werden, es sei denn, sie ist das einzige Kreuz ihres Besitzers.

## Bedienen und Ausspielen

rules-follow =
    Jeder muss die ausgespielte Farbe bedienen, wenn er kann{ $joker ->
        [yes] , oder einen Joker spielen
       *[no] {""}
    }. Wer nicht kann, darf jede Karte spielen; das heißt abwerfen.
rules-follow-domino =
    Jeder muss die ausgespielte Farbe bedienen, wenn er kann. Wer nicht kann, zieht eine Karte nach
    der anderen vom Talon, bis er kann. Erst wenn der Talon aufgebraucht ist, darf er jede Karte
    spielen; das heißt abwerfen.
rules-lead-any = { $charge ->
    [yes] Jede Farbe darf jederzeit ausgespielt werden, auch Herz; nur eine ausgestellte Karte muss warten, wie oben gesagt.
   *[no] Jede Farbe darf jederzeit ausgespielt werden, auch Herz.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] Herz darf erst ausgespielt werden, wenn es gebrochen ist, das heißt, wenn ein Herz zu irgendeinem Stich gespielt wurde.
        [discarded] Herz darf erst ausgespielt werden, wenn es gebrochen ist, das heißt, wenn ein Herz auf eine andere Farbe abgeworfen wurde. Ein ausgespieltes Herz bricht es nicht.
        [won] Herz darf erst ausgespielt werden, wenn es gebrochen ist, das heißt, wenn jemand einen Stich mit einem Herz gewonnen hat.
    }
    [hearts_qs] { $event ->
       *[played] Herz darf erst ausgespielt werden, wenn es gebrochen ist, das heißt, wenn ein Herz oder die Pik-Dame zu irgendeinem Stich gespielt wurde.
        [discarded] Herz darf erst ausgespielt werden, wenn es gebrochen ist, das heißt, wenn ein Herz oder die Pik-Dame auf eine andere Farbe abgeworfen wurde. Beide brechen es nicht, wenn sie ausgespielt werden.
        [won] Herz darf erst ausgespielt werden, wenn es gebrochen ist, das heißt, wenn jemand einen Stich mit einem Herz oder der Pik-Dame gewonnen hat.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Wer nur noch Herz und Joker hat, spielt trotzdem Herz aus.
       *[no] Wer nur noch Herz hat, darf es trotzdem ausspielen.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Wer nur noch Herz, andere Strafkarten und Joker hat, darf trotzdem Herz ausspielen.
       *[no] Wer nur noch Herz und andere Strafkarten hat, darf trotzdem Herz ausspielen.
    }
}
rules-queen-forced =
    Die Pik-Dame muss bei der ersten sicheren Gelegenheit abgeworfen werden: sobald eine andere
    Farbe ausgespielt wird, die ihr Besitzer nicht bedienen kann{ $ban ->
        [yes] , aber nicht in einem ersten Stich, in dem Punkte verboten sind
       *[no] {""}
    }.
rules-domino-out =
    Wer keine Karten mehr hat, scheidet aus, und an seiner Stelle spielt der Nächste aus. Die Runde
    endet, wenn höchstens noch ein Spieler Karten hat; diese Karten zählen zu seinen Stichen, und was
    vom Talon übrig ist, zählt für niemanden.
rules-draw =
    Nach jedem Stich zieht jeder eine Karte vom Talon, zuerst, wer den Stich gewonnen hat. Ist der
    Talon aufgebraucht, werden die Handkarten zu Ende gespielt.

## Stiche

rules-trick = Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Wer sie gespielt hat, spielt zum nächsten aus.
rules-equal-cards = { $duplicates ->
   *[first] Von zwei gleichen Karten ist die zuerst gespielte höher.
    [last] Von zwei gleichen Karten ist die zuletzt gespielte höher.
    [cancel]
        Zwei gleiche Karten in einem Stich heben sich auf, und keine von beiden kann ihn gewinnen.
        Bleibt so keine Karte der ausgespielten Farbe übrig, dann bleibt der Stich liegen: Derselbe
        Spieler spielt wieder aus, und wer den nächsten Stich gewinnt, nimmt alles, was liegen
        blieb. Aufgehobene Karten zählen trotzdem für den, der sie nimmt.
}
rules-equal-cards-kitty = Bleibt der erste Stich liegen, wartet der Skat mit ihm.
rules-dead-last-trick = { $dead ->
   *[leader] Wird der letzte Stich einer Runde so aufgehoben, dann nimmt ihn, wer ausgespielt hat, mit allem, was liegen blieb.
    [discard] Wird der letzte Stich einer Runde so aufgehoben, dann nimmt ihn niemand, und auch nichts, was liegen blieb.
    [second_of_top]
        Wird der letzte Stich einer Runde so aufgehoben, dann nimmt ihn, wer die zweite Karte des
        höchsten Paares gespielt hat, mit allem, was liegen blieb.
}
rules-boost = { $boost ->
   *[any_nine] Fällt irgendeine Neun in einen Stich, { rules-boost-round }
    [led_nine] Fällt die Neun der ausgespielten Farbe in einen Stich, { rules-boost-round }
}
rules-boost-round =
    spielen alle, wenn jeder seine erste Karte gespielt hat, noch eine zweite dazu, in derselben
    Reihenfolge und mit derselben Pflicht zu bedienen; die höchste Karte der ausgespielten Farbe aus
    beiden Durchgängen gewinnt den ganzen Stich. Ein Stich wird höchstens einmal verlängert, und
    nicht, wenn keine Karten mehr da sind.
rules-shown = { $shown ->
   *[last_trick] Jeder darf den letzten Stich noch einmal ansehen.
    [last_trick_open]
        Der letzte Stich liegt offen bei dem, der ihn gewonnen hat, und wer schon einen Stich
        hat, hat eine verdeckte Karte vor sich.
    [penalty_cards]
        Genommene Strafkarten liegen offen bei dem, der sie hat, und jeder darf den letzten Stich noch
        einmal ansehen.
}
rules-claim =
    Wer mit dem Ausspielen dran ist, darf seine Hand zeigen und alle übrigen Stiche beanspruchen. Widerspricht jemand,
    wird mit dieser offenen Hand weitergespielt.

## Kartenwerte

value-verb = { $way ->
   *[counts] { $one ->
        [yes] zählt
       *[no] zählen
    }{ $each ->
        [yes] {" "}je
       *[no] {""}
    } { $score }
    [takes] { $one ->
        [yes] bringt
       *[no] bringen
    }{ $each ->
        [yes] {" "}je
       *[no] {""}
    } { points } Abzug
    [costs] { $one ->
        [yes] kostet
       *[no] kosten
    }{ $each ->
        [yes] {" "}je
       *[no] {""}
    } { points }
}
rules-value-named-suit = Jede Karte der genannten Farbe kostet { points }.
rules-value-penalty-suit = Jede Karte der Straffarbe ist eine Strafkarte.
rules-value-counters = Karten zählen keine Punkte: Nur Chips wechseln den Besitzer.
rules-value-each = { CAPITAL(LIST($cards, each: "each-card")) } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Jedes Herz { value-verb }.
rules-value-other-hearts = Jedes andere Herz { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] Herz kostet Punkte nach dem Rang: { SERIES($ranks) }.
    [counts] Herz zählt Punkte nach dem Rang: { SERIES($ranks) }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Jedes Herz mit dem Rang { LIST($ranks, type: "or", each: "rank-alone") } { value-verb }.
rules-value-total = Keine andere Karte kostet etwas; alle Strafkarten zusammen kosten { $total }.
rules-value-total-doubled = Keine andere Karte kostet etwas; alle Strafkarten zusammen kosten vor jeder Verdopplung { $total }.
rules-royal-hearts = Die Herz-Dame verdoppelt, was alle Herzkarten dessen zählen, der sie nimmt, auch sich selbst.
rules-royal-spades = Die Kreuz-Dame hebt die Pik-Dame auf, wenn derselbe Spieler beide nimmt.
rules-ten-turbo = Die Kreuz-Zehn verdoppelt, was alle anderen Karten dessen zählen, der sie nimmt.
rules-ten-doubles = Die Kreuz-Zehn verdoppelt, was die Strafkarten dessen kosten, der sie nimmt.
rules-complex = Die Punkte sind komplexe Zahlen wie 3 + 4i; i mal i ist −1.
rules-ten-complex = Die Kreuz-Zehn multipliziert die Summe der anderen Karten dessen, der sie nimmt, mit 2i.
rules-gong-zhu-scoring = Die Wertkarten sind alle Herzkarten, { CARDS($cards) }, auch wenn einige davon nichts zählen.
rules-gong-zhu-name = Die Pik-Dame heißt das Schwein.
rules-gong-zhu-ten =
    Die Kreuz-Zehn zählt { $score } für den, der keine andere Wertkarte nimmt. Sonst zählt sie selbst
    nichts, verdoppelt aber, was alle anderen Wertkarten dieses Spielers zählen.
rules-gong-zhu-hearts = Wer alle Herzkarten nimmt, dem zählen sie zusammen { SIGNED($won) } statt { $lost }{ $charged ->
    [yes] {" "}(doppelt, wenn das Herz-Ass ausgestellt ist)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Nimmt dieser Spieler dazu das Schwein, zählt es { SIGNED($won) } statt { $lost }.
    [all_sixteen] Nimmt dieser Spieler dazu alle anderen Wertkarten, zählt das Schwein { SIGNED($won) } statt { $lost }.
}
rules-charged-ace = Ist das Herz-Ass ausgestellt, zählt jedes Herz doppelt.
rules-charged-card = Ist { LIST($cards, type: "or", each: "the-card") } ausgestellt, zählt diese Karte doppelt.
rules-charged-ten = { $values ->
   *[turbo] Ist die Kreuz-Zehn ausgestellt, multipliziert sie mit vier, statt zu verdoppeln.
    [gong_zhu] Ist die Kreuz-Zehn ausgestellt, multipliziert sie mit vier, statt zu verdoppeln, und allein zählt sie { $score }.
    [complex] Ist die Kreuz-Zehn ausgestellt, multipliziert sie mit 4i statt mit 2i.
}

## Andere Punkte

rules-bonus-floor = { $floor ->
   *[none] Durch { CARDS($cards, case: "accusative") } darf ein Punktestand unter null fallen.
    [hand] Durch { CARDS($cards, case: "accusative") } fällt das Ergebnis einer Runde nicht unter null.
    [total] Durch { CARDS($cards, case: "accusative") } fällt ein Gesamtstand nicht unter null.
}
rules-trick-points = Jeder gewonnene Stich kostet { points }, egal, was darin liegt.
rules-no-trick = Wer in einer Runde keinen Stich gewinnt, bekommt { points } abgezogen.
rules-no-trick-moon = { $moon ->
   *[yes] Wer in einer Runde keinen Stich gewinnt, bekommt { points } abgezogen, auch wenn jemandem ein Durchmarsch gelingt.
    [no] Wer in einer Runde keinen Stich gewinnt, bekommt { points } abgezogen, außer wenn jemandem ein Durchmarsch gelingt.
}
rules-pledge-points = Wer die Ansage hält, kein Herz zu nehmen, bekommt { points } abgezogen; wer sie nicht hält, bekommt { points } dazu.

## Durchmarsch

rules-moon-gong-zhu = Eine andere Belohnung dafür, alles zu nehmen, gibt es nicht.
rules-moon-gong-zhu-partners = Partner, die zusammen alle Herzkarten nehmen, werden belohnt wie ein einzelner Spieler.
rules-moon-none = Alle Strafkarten zu nehmen bewirkt nichts Besonderes.
rules-moon = { $side ->
    [yes] Partnern, die in einer Runde { rules-moon-needs } nehmen, gelingt ein Durchmarsch: { rules-moon-effect-of-side }.
   *[no] Wer in einer Runde { rules-moon-needs } nimmt, dem gelingt ein Durchmarsch: { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] alle Karten der Straffarbe
   *[all_penalties] alle Strafkarten
    [with_bonus] alle Strafkarten und dazu { CARDS($bonuses, case: "accusative") }
    [all_hearts] alle Herzkarten
    [hearts_qs] { $packs ->
        [1] alle Herzkarten und die Pik-Dame
       *[other] alle Herzkarten und beide Pik-Damen
    }
}
rules-moon-effect = { $effect ->
   *[add] Er bekommt { rules-moon-them } nichts angeschrieben, und jeder andere Spieler bekommt { $amount }
    [add_other_side] Er bekommt { rules-moon-them } nichts angeschrieben, und jeder Gegner bekommt { $amount }
    [subtract] Er bekommt { rules-moon-them } nichts angeschrieben, und sein Gesamtstand sinkt um { $amount }
    [choice] Er bekommt { rules-moon-them } nichts angeschrieben und wählt: Entweder bekommt jeder andere Spieler { $amount }, oder sein eigener Gesamtstand sinkt um ebenso viel
    [negate] Was { $cleared ->
        [penalties] die Strafkarten
       *[other] diese Karten
    } gekostet hätten, wird stattdessen von seinem Stand abgezogen
    [zero_or_double] Er bekommt { rules-moon-them } nichts angeschrieben und wählt: Entweder wird sein eigener Gesamtstand null, oder die aller anderen werden verdoppelt
    [gift_from_each] Er bekommt { rules-moon-them } nichts angeschrieben, jeder andere Spieler bekommt { $amount }, und sein Gesamtstand sinkt um die Summe davon
    [in_values] Die Kartenwerte sagen, was geschieht
}
# Dasselbe, wo Partner zusammen alles nehmen.
rules-moon-effect-of-side = { $effect ->
    [add_other_side] Sie bekommen { rules-moon-them-of-side } nichts angeschrieben, und jeder Gegner bekommt { $amount }
    [subtract] Sie bekommen { rules-moon-them-of-side } nichts angeschrieben, und ihr Gesamtstand sinkt um { $amount }
   *[other] { rules-moon-effect }
}
rules-moon-them = { $cleared ->
    [hand] für alle seine Karten
    [penalties] für die Strafkarten
   *[needed] dafür
}
rules-moon-them-of-side = { $cleared ->
    [hand] für alle ihre Karten
    [penalties] für die Strafkarten
   *[needed] dafür
}
rules-moon-those = { $cleared ->
    [penalties] der Strafkarten
   *[other] dieser Karten
}
rules-amount-hand = das, was seine Hand gezählt hat, Bonuskarten und Verdopplungen eingeschlossen
rules-amount-suit = die Punkte dieser Karten
rules-amount-complex = die { $score } { rules-moon-those }, mit 2i multipliziert, wenn er selbst die Kreuz-Zehn hat
rules-amount-of = { $n ->
    [one] den Punkt { rules-moon-those }
   *[other] die { points } { rules-moon-those }
}
rules-amount = { $but ->
    [more] { rules-amount-of } (mehr, wenn Karten ausgestellt sind)
    [fewer] { rules-amount-of } (weniger, wenn einige nicht im Spiel sind)
    [both] { rules-amount-of } (mehr, wenn Karten ausgestellt sind, weniger, wenn einige nicht im Spiel sind)
   *[no] { rules-amount-of }
}
rules-moon-complex = Hat er { LIST($cards, type: "or", each: "the-card", case: "accusative") }, zählt diese Karte trotzdem für ihn und wird ebenso multipliziert.
rules-moon-royal = Das sind 52 Punkte, zehn weniger mit der Karo-Dame und 26 weniger mit der Kreuz-Dame; keine von beiden ist für einen Durchmarsch nötig.
rules-moon-guard = { $guard ->
   *[none] Das gilt auch, wenn dadurch die Partie verloren geht.
    [auto_subtract]
        Würde das die Partie beenden, ohne dass er unter den Gewinnern ist, wird den anderen für
        den Durchmarsch nichts angeschrieben, und sein Gesamtstand sinkt um ebenso viel.
    [game_goes_on]
        Würde das die Partie beenden, ohne dass er unter den Gewinnern ist, geht die Partie weiter
        bis zu einer Runde ohne einen solchen Durchmarsch.
    [reached_score]
        War sein Gesamtstand { $total } oder mehr, darf er stattdessen wählen, dass dieser um ebenso
        viel sinkt.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] zählt
       *[no] zählen
    } bei einem Durchmarsch wie sonst.
    [swallowed] Für { CARDS($cards, case: "accusative") } bekommt nichts, wem ein Durchmarsch gelingt.
}
rules-moon-signs = Bei jedem Gegner darf er wählen, ob der Betrag dazukommt oder abgezogen wird.
rules-moon-alone = Einer allein muss sie alle nehmen; Partner helfen einander nicht zum Durchmarsch.
rules-sun = { $sun ->
   *[double] Wer jeden Stich einer Runde gewinnt, dem gelingt ein großer Durchmarsch: { rules-sun-worth }.
    [first_trick_free] Wer jeden Stich einer Runde gewinnt, oder jeden nach dem ersten, dem gelingt ein großer Durchmarsch: { rules-sun-worth }.
    [punish] { $moon ->
        [yes] Wer jeden Stich einer Runde gewinnt, dem gelingt ein großer Durchmarsch: Was ein Durchmarsch bewirkt, trifft den, der ihm Karten weitergegeben hat, doppelt und die anderen einfach.
       *[no] Wer jeden Stich einer Runde gewinnt, dem gelingt ein großer Durchmarsch: Was ein Durchmarsch bewirkt, trifft den, der ihm Karten weitergegeben hat, doppelt und die anderen einfach; ihnen wird angeschrieben: { rules-sun-amount }.
    }
    [clean_slate] Wer jeden Stich einer Runde gewinnt, dem gelingt ein großer Durchmarsch: Sein Gesamtstand wird null.
    [sun_only]
        Das gilt aber nur für den, der auch jeden Stich der Runde gewinnt; sonst werden die Karten
        gezählt wie gewöhnlich.
}
rules-sun-worth = { $moon ->
    [yes] Er tritt an die Stelle des Durchmarschs und zählt doppelt
   *[no] Jedem anderen Spieler wird zweimal angeschrieben: { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] die Punkte seiner Hand
   *[no] die Punkte aller Strafkarten ({ $score })
}

## Ende der Partie

rules-winner = { $score ->
   *[low] Die Punkte aller Runden werden zusammengezählt, und der niedrigste Gesamtstand gewinnt.
    [high] Die Punkte aller Runden werden zusammengezählt, und der höchste Gesamtstand gewinnt.
    [magnitude] Die Punkte aller Runden werden zusammengezählt, und der Gesamtstand, der null am nächsten ist, gewinnt; der Abstand von a + bi zu null ist die Wurzel aus a² + b².
    [counters] Wer die meisten Chips hat, gewinnt.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] Die Partie endet nach der Runde, in der der Abstand des Gesamtstands einer Partei zu null { rules-end-reached }.
       *[no] Die Partie endet nach der Runde, in der der Gesamtstand einer Partei { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] Die Partie endet nach der Runde, in der der Abstand eines Gesamtstands zu null { rules-end-reached }.
       *[no] Die Partie endet nach der Runde, in der ein Gesamtstand { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { $end ->
       *[reach] höchstens { $low } oder mindestens { $high } beträgt
        [exceed] weniger als { $low } oder mehr als { $high } beträgt
    }
}
rules-end-up = { $end ->
   *[reach] { $high } oder mehr erreicht
    [exceed] mehr als { $high } beträgt
}
rules-end-down = { $end ->
   *[reach] auf { $low } oder darunter fällt
    [exceed] weniger als { $low } beträgt
}
rules-gong-zhu-loser = Wessen Gesamtstand { rules-end-down }, der verliert und heißt ebenfalls das Schwein.
rules-end-deals = { $n ->
    [one] Die Partie endet nach einer Runde.
   *[other] Die Partie endet nach { WORD($n) } Runden.
}
rules-end-time = { $n ->
    [one] Nach einer Minute wird die laufende Runde zu Ende gespielt, und die Partie ist aus.
   *[other] Nach { WORD($n) } Minuten wird die laufende Runde zu Ende gespielt, und die Partie ist aus.
}
rules-end-chips = Die Partie endet, wenn jemand keine Chips mehr hat.
rules-wrap = Ein Gesamtstand von genau { LIST($totals, type: "or") } springt sofort auf null; erst danach wird geprüft, ob die Partie endet.
rules-adjust = Ein Gesamtstand, der sich gerade geändert hat, springt { LIST($changes, type: "or") }; erst danach wird geprüft, ob die Partie endet.
rules-adjust-one = von genau { $from } auf { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Parteien, die gleichauf an der Spitze liegen, teilen sich den Sieg.
       *[no] Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg.
    }
    [extra_hands] { $side ->
        [yes] Liegen Parteien gleichauf an der Spitze, wenn die Partie enden würde, werden weitere Runden gespielt, bis eine allein vorn liegt.
       *[no] Liegen Spieler gleichauf an der Spitze, wenn die Partie enden würde, werden weitere Runden gespielt, bis einer allein vorn liegt.
    }
    [not_over_while_tied] { $special ->
        [yes] Die Partie endet nicht, solange Spieler gleichauf an der Spitze liegen, es sei denn durch einen Sieg, wie er unten beschrieben ist.
       *[no] { $side ->
            [yes] Die Partie endet nicht, solange Parteien gleichauf an der Spitze liegen.
           *[no] Die Partie endet nicht, solange Spieler gleichauf an der Spitze liegen.
        }
    }
}
rules-special-win = { $n ->
    [one] Wer eine Runde lang genau auf { $total } steht, gewinnt sofort, ganz gleich, wie die anderen stehen.
   *[other] Wer { WORD($n) } Runden hintereinander genau auf { $total } steht, gewinnt sofort, ganz gleich, wie die anderen stehen.
}
rules-special-several = So können auch mehrere zugleich gewinnen.
rules-special-arrival = { $counts ->
    [yes] Die Runde, die einen solchen Stand erreicht, zählt als erste davon.
   *[no] Die Runde, die einen solchen Stand erreicht, zählt nicht dazu.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] Die andere Partei wird Zweite.
        [0] Die anderen belegen die Plätze nach ihrem Stand.
       *[other] Die anderen Parteien belegen die Plätze nach ihrem Stand.
    }
    [winner_only] Nur der Sieger zählt; einen zweiten Platz gibt es nicht.
}

## Einsatz, Zeit und Parteien

counters = { $n ->
    [one] einen Chip
   *[other] { WORD($n) } Chips
}
rules-chips = { $n ->
    [one] Jeder beginnt mit einem Chip.
   *[other] Jeder beginnt mit { WORD($n) } Chips.
}{ $debts ->
    [yes] {" "}Wem sie ausgehen, der spielt weiter und bleibt schuldig, was er zahlen muss.
   *[no] {""}
}
rules-settle-average = Am Ende zahlt jeder { counters } für jeden Punkt über dem Durchschnitt oder bekommt { counters } für jeden Punkt darunter; Bruchteile zählen mit.
rules-settle-pool =
    Nach jeder Runde zahlt jeder { counters } in den Topf. Wer keine Strafkarte genommen hat, teilt ihn
    sich mit den anderen, die keine haben; was nicht aufgeht oder niemand gewinnt, bleibt im Topf.
rules-settle-sweepstake = { $named ->
   *[no] Nach jeder Runde zahlt jeder { counters } in den Topf für jedes Herz, das er genommen hat.
    [yes] Nach jeder Runde zahlt jeder { counters } in den Topf für jede Karte der Straffarbe, die er genommen hat.
}
rules-settle-jack = { $named ->
   *[no] Wer kein Herz genommen hat, ist rein. Wer rein ist, teilt sich den Topf mit den anderen, die es sind; was nicht aufgeht, bleibt darin. Ist niemand rein, oder hat einer alle Herzkarten genommen, bleibt der ganze Topf und wird zum Jack: Er wächst um alles, was in jeder Runde hineinkommt, und wird nie geteilt; nur wer allein rein ist, gewinnt ihn.
    [yes] Wer keine Karte der Straffarbe genommen hat, ist rein. Wer rein ist, teilt sich den Topf mit den anderen, die es sind; was nicht aufgeht, bleibt darin. Ist niemand rein, oder hat einer die ganze Farbe genommen, bleibt der ganze Topf und wird zum Jack: Er wächst um alles, was in jeder Runde hineinkommt, und wird nie geteilt; nur wer allein rein ist, gewinnt ihn.
}
rules-pool-left = Was im Topf ist, wenn die Partie endet, bekommt niemand.
rules-settle-howell = { $named ->
   *[no] Nach jeder Runde zahlt jeder jedem anderen { counters } für jedes Herz, das er selbst genommen hat.
    [yes] Nach jeder Runde zahlt jeder jedem anderen { counters } für jede Karte der Straffarbe, die er selbst genommen hat.
}
rules-settle-excess = { $named ->
   *[no] Nach jeder Runde zahlt, wer die meisten Herzkarten genommen hat, jedem anderen Spieler { counters } für jede, die dieser weniger hat.
    [yes] Nach jeder Runde zahlt, wer die meisten Karten der Straffarbe genommen hat, jedem anderen Spieler { counters } für jede, die dieser weniger hat.
}
rules-settle-turbo = Am Ende wird der { times } Stand jedes Spielers mit der Summe aller Stände verglichen: Wer darunter liegt, bekommt { counters } für jeden Punkt Unterschied, und wer darüber liegt, zahlt ebenso viel.
times = { WORD($players) }fache
rules-wager-winner = Zu Beginn setzt jeder { counters }; am Ende bekommt der Sieger alles, und mehrere Sieger teilen zu gleichen Teilen.
rules-wager-places = Zu Beginn setzt jeder { counters }; am Ende werden die Plätze im Verhältnis { SERIES($shares, joint: "list-ratio") } bezahlt, und wer gleichauf liegt, teilt zu gleichen Teilen; Bruchteile zählen mit.
rules-timer = { $n ->
    [one] Für jede Entscheidung ist eine Sekunde Zeit; danach wird zufällig gespielt oder weitergegeben, was erlaubt ist.
   *[other] Für jede Entscheidung sind { WORD($n) } Sekunden Zeit; danach wird zufällig gespielt oder weitergegeben, was erlaubt ist.
}
rules-partners = { $partners ->
   *[fixed] Partner zählen ihre Punkte zusammen und gewinnen oder verlieren gemeinsam.
    [adhoc]
        Die ersten beiden, die einen Stich gewinnen, sind für diese Runde Partner gegen alle anderen,
        und jedem wird angeschrieben, was seine Partei genommen hat.
}
