### Warum die Regeln eines Tisches so nicht gehen, und warum eine Einstellung nichts bewirkt.

## Ablehnungen

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Ein Blatt reicht für { $low } bis { $high } Spieler.
   *[other] Zwei Blätter reichen für { $low } bis { $high } Spieler.
}
refused-hand-size = { $players } Hände mit { $size } Karten brauchen mehr als { $total } Karten.
refused-cycle-length = Die Reihenfolge hat höchstens { $most } Runden.
refused-pass-forbid = Nur { $faces } können von der Weitergabe ausgenommen werden.
refused-warren = { $needs ->
   *[one_pack] Die Warren-Karte braucht ein einziges Blatt.
    [no_jokers] Die Warren-Karte braucht ein Blatt ohne Joker.
    [no_stock] Die Warren-Karte braucht ein Spiel ohne Talon.
    [no_nines] Die Warren-Karte braucht ein Spiel ohne verlängernde Neunen.
    [other_lead] Die Warren-Karte braucht ein anderes erstes Ausspiel, denn die Pik-Zwei kann ihre Zusatzkarte sein.
}
refused-uneven = { $total } Karten gehen unter { $players } Spielern nicht gleichmäßig auf.
refused-left-over = { $n ->
    [one] Eine Karte bliebe übrig, und es gibt keinen Skat für sie.
   *[other] { $n } Karten blieben übrig, und es gibt keinen Skat für sie.
}
refused-kitty-size = { $n } Karten sind zu viele, um sie auf eine Hand von { $hand } zu nehmen.
refused-no-stock = { $players } Hände mit { $size } Karten lassen keinen Talon übrig.
refused-stock-uneven = Ein Talon von { $n } Karten reicht für { $players } Spieler nicht gleich lang.
refused-hand-too-large = Jeder hätte { $n } Karten auf der Hand; mehr als { $most } gehen nicht.
refused-no-such-pass = Diese Weitergabe gibt es bei { $players } Spielern nicht.
refused-pass-count = { $n ->
    [one] Eine Hand von { $hand } kann nicht { $n } Karte weitergeben.
   *[other] Eine Hand von { $hand } kann nicht { $n } Karten weitergeben.
}
refused-pass-size = Eine Hand von { $hand } kann nicht { $n } Karten hergeben.
refused-two-spades = { $n ->
    [0] Im Blatt ist keine Pik-Zwei.
   *[other] Im Blatt sind { $n } Pik-Zweien.
}
refused-value-face = { $face } ist keine Karte, die einen Wert haben kann.
refused-value-twice = { $face } hat zwei Werte.
refused-value-range = Erlaubt ist ein Wert von { $low } bis { $high }.
refused-pip-ace = Das Herz-Ass kann nur { $first } oder { $second } zählen.
refused-score-dir = So werden nur die Kartenwerte { $values } gezählt.
refused-range = Erlaubt ist { $low } bis { $high }.
refused-wraps = Gib einen bis { $n } Stände von { $low } bis { $high } ein.
refused-stake = { $n ->
    [one] Jeder beginnt mit nur einem Chip.
   *[other] Jeder beginnt mit nur { $n } Chips.
}
refused-chips = Bei einem Einsatz von { $n } gingen so viele Chips nie aus.
refused-no-such-option-but = Diese Einstellung gibt es nicht; am nächsten kommt { $nearest }.
refused-choice = Möglich sind { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Einige spielen zum ersten Stich schon zwei Karten, also können Neunen ihn nicht verlängern.
refused-way-making-deal-come-out = Damit die Karten aufgehen, kämen hier Joker ins Blatt, aber diese Regeln haben keine.
refused-least-one-step-if-only = Mindestens eine Weitergabe muss dabei sein, und sei es Behalten.
refused-stock-draw-from-booster-nines = Ein Talon zum Ziehen und verlängernde Neunen passen nicht zusammen.
refused-all-cards-dealt-out-no = Alle Karten werden gegeben, also gibt es keinen Talon zum Ziehen.
refused-pass-moves-least-one-card = Weitergegeben wird mindestens eine Karte.
refused-perhaps-nobody-dealt-club = Es kann sein, dass niemand ein Kreuz bekommt.
refused-can-be-two-lowest-clubs = Es kann zwei niedrigste Kreuzkarten geben.
refused-nobody-bids-right-name-penalty = Niemand bietet um das Recht, die Straffarbe zu nennen.
refused-highest-bidder-names-penalty-suit = Wer am meisten bietet, nennt die Straffarbe, also müssen sich die Kartenwerte nach ihr richten.
refused-only-two-marked-jokers-one = Es gibt nur zwei bezeichnete Joker, einen für Kreuz und einen für Karo.
refused-pass-depends-on-charged-cards = Diese Weitergabe hängt von ausgestellten Karten ab, und es werden keine ausgestellt.
refused-two-spades-may-be-among = Die Pik-Zwei kann unter den Karten sein, die niemand bekommt.
refused-nobody-bids-game = In diesem Spiel bietet niemand.
refused-taking-points-off-no-bonus = Punkte abzuziehen ist kein Bonus, wo der höchste Stand gewinnt.
refused-no-card-cost-anything = Keine Karte würde etwas kosten.
refused-few-penalty-cards-one-player = Es gibt so wenige Strafkarten, dass oft einer alle nehmen würde.
refused-punishes-player-who-passed-shooter = Bestraft wird, wer dem Spieler mit dem Durchmarsch Karten weitergegeben hat, aber keine Weitergabe geht an einen einzigen Spieler.
refused-many-points-taken-off-perhaps = So viele Punkte werden abgezogen, dass die Partie vielleicht nie endet.
refused-card-values-count-upward-highest = Diese Kartenwerte zählen aufwärts: Der höchste Stand gewinnt.
refused-card-values-give-complex-numbers = Diese Kartenwerte sind komplexe Zahlen: Der Stand, der null am nächsten ist, gewinnt.
refused-suit-named-by-bidder-decides = Die genannte Farbe bestimmt, was jede Karte zählt.
refused-card-values-say-nothing-about = Diese Kartenwerte sagen nichts darüber, was geschieht, wenn einer alle Herzkarten nimmt.
refused-no-sides = Ohne Partner gibt es keine Parteien.
refused-partners-moon-adds-other-side = Mit Partnern zählt ein Durchmarsch für die Gegenpartei oder wird vom eigenen Stand abgezogen.
refused-complex-hearts-moon-added-others = In Complex Hearts zählt ein Durchmarsch für die anderen oder wird vom eigenen Stand abgezogen.
refused-counters-can-only-end-game = Chips können nur eine Partie beenden, die durch Chips entschieden wird.
refused-only-counters-decide-game-no = Diese Partie wird nur durch Chips entschieden, also beendet sie kein Punktestand.
refused-no-counters-change-hands-they = Es werden keine Chips gezahlt, also können sie die Partie nicht entscheiden.
refused-player-most-hearts-pays-two = Wer die meisten Herzen hat, zahlt an zwei andere: Das geht nur zu dritt.
refused-highest-bidder-pays-bid-into = Wer am meisten bietet, zahlt in einen Topf, und es gibt keinen.
refused-payment-games-lowest-score-wins = So wird nur gezahlt, wo der niedrigste Stand gewinnt.
refused-wager-paid-by-places-only = Der Einsatz wird nach Plätzen ausgezahlt, und hier hat nur der Sieger einen.
refused-partners-need-least-four-players = Partner brauchen mindestens vier Spieler.
refused-partners-sit-opposite-each-other = Partner sitzen sich gegenüber, also muss die Zahl der Spieler gerade sein.
refused-counters-go-single-players-not = Chips gehen an einzelne Spieler, nicht an Parteien.
refused-whole-number = Hier muss eine ganze Zahl stehen.
refused-list = Hier muss eine Liste stehen.
refused-does-not-belong-list = Das gehört nicht in die Liste.
refused-either-on-or-off = Hier geht nur an oder aus.
refused-no-such-option = Diese Einstellung gibt es nicht.
refused-either-true-or-false = Hier muss true oder false stehen.

## Einstellungen ohne Wirkung

irrelevant-all-penalty-cards-one-hand = Alle Strafkarten zu nehmen bewirkt nichts Besonderes.
irrelevant-only-counters-decide-game-not = Diese Partie wird nur durch Chips entschieden, nicht durch Punkte.
irrelevant-shooter-own-points-change-their = Beim Durchmarsch wechseln die eigenen Punkte das Vorzeichen.
irrelevant-totals-cleared-or-doubled-whatever = Stände werden gelöscht oder verdoppelt, ganz gleich, was die Runde wert war.
irrelevant-card-values-already-reward-taking = Die Kartenwerte belohnen schon, wer alle Herzkarten nimmt.
irrelevant-no-score-switches-guard-on = Der Schutz beim Durchmarsch hängt von keinem Stand ab.
irrelevant-nothing-added-others = Den anderen wird nichts angeschrieben.
irrelevant-no-score-ends-game = Kein Stand beendet die Partie.
irrelevant-none-cards-can-be-charged = Keine der Karten, die ausgestellt werden können, zählt etwas.
irrelevant-no-jokers-pack = Im Blatt sind keine Joker.
irrelevant-warren-card-needs-whole-pack = Für die Warren-Karte muss das ganze Blatt bis auf eine Karte gegeben werden.
irrelevant-card-left-over-belongs-holder = Die übrige Karte gehört dem, der die Warren-Karte hat.
irrelevant-cards-left-over-stock-draw = Die übrigen Karten sind der Talon, von dem gezogen wird.
irrelevant-every-card-dealt-player = Jede Karte bekommt ein Spieler.
irrelevant-no-card-left-over-from = Beim Geben bleibt keine Karte übrig.
irrelevant-nobody-swaps-cards-kitty = Niemand tauscht Karten mit einem Skat.
irrelevant-every-hand-has-same-fixed = Jede Hand hat dieselbe feste Größe.
irrelevant-cards-go-round-evenly = Die Karten gehen gleichmäßig auf.
irrelevant-no-warren-card = Es gibt keine Warren-Karte.
irrelevant-two-players-always-take-turns = Zu zweit wechselt man sich immer ab.
irrelevant-no-pass-goes-one-other = Keine Weitergabe geht an einen einzigen Spieler.
irrelevant-no-cards-passed = Es werden keine Karten weitergegeben.
irrelevant-penalty-cards-may-fall-on = Strafkarten dürfen in den ersten Stich fallen.
irrelevant-hearts-may-always-be-led = Herz darf immer ausgespielt werden.
irrelevant-only-hearts-penalty-cards = Nur Herzkarten sind Strafkarten.
irrelevant-no-equal-cards-one-pack = In einem Blatt gibt es keine gleichen Karten.
irrelevant-equal-cards-do-not-cancel = Gleiche Karten heben sich nicht auf.
irrelevant-nobody-knows-cards-stock = Niemand kennt die Karten des Talons.
irrelevant-card-values-not-point-count = Die Kartenwerte sind nicht die von Point-Count.
irrelevant-no-bonus-card = Es gibt keine Bonuskarte.
irrelevant-highest-score-wins-here-nothing = Hier gewinnt der höchste Stand, also wird dafür nichts abgezogen oder dazugezählt.
irrelevant-no-card-takes-points-off = Keine Karte zieht Punkte ab.
irrelevant-taking-no-trick-earns-nothing = Keinen Stich zu gewinnen bringt nichts ein.
irrelevant-card-values-not-gong-zhu = Die Kartenwerte sind nicht die von Gong Zhu.
irrelevant-card-values-fix-amount = Die Kartenwerte legen den Betrag fest.
irrelevant-points-not-simply-added-others = Die Punkte werden nicht einfach den anderen angeschrieben.
irrelevant-amount-already-holds-bonus-cards = Der Betrag enthält die Bonuskarten schon.
irrelevant-card-values-not-those-complex = Die Kartenwerte sind nicht die von Complex Hearts.
irrelevant-card-values-have-no-sun = Bei diesen Kartenwerten gibt es keinen großen Durchmarsch.
irrelevant-partners-take-their-tricks-together = Partner gewinnen ihre Stiche gemeinsam.
irrelevant-counters-end-game = Die Chips beenden die Partie.
irrelevant-totals-only-count-one-way = Die Stände gehen hier nur in eine Richtung.
irrelevant-scores-do-not-pass-through = Auf solche Stände kommt hier niemand.
irrelevant-totals-do-not-jump-back = Stände springen nicht auf null zurück.
irrelevant-no-total-wins-by-itself = Kein Stand gewinnt von selbst.
irrelevant-nothing-played = Es wird um nichts gespielt.
irrelevant-no-counters-change-hands-after = Nach einer Runde werden keine Chips gezahlt.
irrelevant-no-wager = Es gibt keinen Einsatz.
irrelevant-everyone-plays-alone = Jeder spielt für sich.
irrelevant-penalty-suit-named-after-cards = Die Straffarbe wird erst nach dem Ausstellen genannt.
irrelevant-scores-may-fall-below-zero = Hier dürfen Stände unter null fallen.

## Codes für Regeln

code-too-long = Für einen Code ist das zu lang.
code-none = Das ist kein Regelcode: Die beginnen mit H1.
code-letter = In einem Code gibt es kein { $letter }: Da ist ein Tippfehler.
code-too-short = Der Code ist zu kurz: Sein Ende fehlt.
code-mistyped = Der Code ist falsch abgetippt, oder ein Teil davon fehlt.
code-version = Der Code stammt von einer anderen Version des Spiels (H{ $version }, nicht H1).
code-damaged = Der Code ist beschädigt: Ein Teil davon fehlt.
code-players = Der Code ist für { $here } Spieler, nicht für { $players }.
code-rules = Der Code enthält Regeln, mit denen man nicht spielen kann: { $why }

## Tische

impossible-table = { $name } ist für { LIST($sizes, type: "or") } Spieler, nicht für { $players }.
impossible-table-range = { $name } ist für { $low } bis { $high } Spieler, nicht für { $players }.

## Beschädigte Partien: nach „spiel.hearts, Zeile 3: “, ohne Punkt

log-no-record = das gehört zu keiner Partie
log-no-game = das ist keine gespeicherte Partie von Hearts
log-newer = von einer neueren Version von Hearts geschrieben; zum Öffnen bitte aktualisieren
log-seed = der Startwert ist kein Text
log-cut = wie abgehoben wurde, ist nicht zu lesen
log-seats = die Regeln oder die Plätze stimmen nicht
log-missing = { $name } fehlt
log-rules = { $why }
log-line-changed = die Zeile wurde nachträglich geändert
log-not-readable = nicht lesbar
log-stuck = von hier kann die Partie nicht weitergehen
log-torn = die Zeile bricht ab
log-empty = die Datei ist leer
log-wrong = { $detail }
log-misfit = { $event } passt hier nicht
log-differs = Zeile { $line }, Runde { $deal }: { $part ->
    [totals] der Stand lautet
    [points] die Punkte lauten
    [hands] die Hände lauten
    [e] das Ereignis lautet
   *[other] { $part } lautet
} in der Datei { $recorded }, nach den Regeln aber { $expected }
log-undo = zurück zu Ereignis { $n } geht es nicht
