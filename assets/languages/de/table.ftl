### Der Tisch: was er fragt, warum etwas nicht geht, was geschah, Knöpfe und Felder.
### $name kann „Du“ sein: Sätze, in denen ein Verb davon abhinge, beginnen mit dem Namen und einem Doppelpunkt.

## Aufforderungen: eine Zeile im Feld über der Hand, höchstens etwa 60 Buchstaben

prompt-lead-card = Du bist dran: Spiel { CARD($card, article: "the", case: "accusative") } aus
prompt-only = { $second ->
    [yes] Deine zweite Karte: Du kannst nur { CARD($card, article: "the", case: "accusative") } spielen
   *[no] Du kannst nur { CARD($card, article: "the", case: "accusative") } spielen
}
prompt-lead-any = Du bist dran: Spiel eine beliebige Karte aus
prompt-lead-suit = Du bist dran: Spiel { SUIT($suit) } aus
prompt-lead = Du bist dran: Spiel aus
prompt-lead-but = Du bist dran: Spiel aus, aber { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Deine zweite Karte: Spiel, was du willst
   *[no] Du bist dran: Spiel, was du willst
}
prompt-follow = { $second ->
    [yes] Deine zweite Karte: Bediene { SUIT($suit) }
   *[no] Du bist dran: Bediene { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Deine zweite Karte: Bediene { SUIT($suit) }, aber { LIST($limits, each: "prompt-limit") }
   *[no] Du bist dran: Bediene { SUIT($suit) }, aber { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Deine zweite Karte: Spiel sie
   *[no] Du bist dran: Spiel eine Karte
}
prompt-play-but = { $second ->
    [yes] Deine zweite Karte: Spiel, aber { LIST($limits, each: "prompt-limit") }
   *[no] Du bist dran: Spiel, aber { LIST($limits, each: "prompt-limit") }
}
# Was noch nicht geht, nach „Spiel aus, aber“ und dergleichen.
prompt-limit = { $item ->
    [joker_not_led] keinen Joker
    [ten_of_clubs] nicht die Kreuz-Zehn
    [no_points_first_trick] noch keine Punkte
    [not_broken] noch kein Herz
    [charged_locked] noch keine ausgestellte Karte
   *[queen_forced] die Dame muss weg
}
prompt-settled = Der Rest steht fest: Beende die Runde, oder spiel weiter
prompt-bury = { $n ->
    [one] Wähle eine Karte zum Ablegen
   *[other] Wähle { WORD($n) } Karten zum Ablegen
}
prompt-decide = Du entscheidest
prompt-charge-none = Du hast keine Karte zum Ausstellen
prompt-charge-bright = Stell von den { WORD($n) } hellen Karten beliebige aus (zählen doppelt), oder keine
prompt-charge = Stell { LIST($cards, type: "or", each: "the-card", case: "accusative") } aus (zählt doppelt), oder nichts
# Auf wessen Entscheidung der Tisch wartet.
prompt-waiting = { $name ->
    [Du] Du bist dran …
   *[other] { $kind ->
        [choose_pass] { $name } wählt die Weitergabe …
        [charge] { $name } darf ausstellen …
        [bid] { $name } bietet …
        [name_suit] { $name } nennt eine Farbe …
        [pledge] { $name } darf ansagen …
        [bury] { $name } legt Karten ab …
        [answer_claim] { $name } antwortet …
       *[moon] { $name } entscheidet über den Durchmarsch …
    }
}

# Die Überschrift des Feldes für die Weitergabe, in großer Schrift.
prompt-pass-scatter = Streuen: jedem eine Karte
prompt-pass-smoosh = Mischen: in die Mitte
prompt-pass-hold = Behalten: keine Weitergabe
prompt-pass-to = { $token ->
   *[l] Nach links an { $name }
    [r] Nach rechts an { $name }
    [a] Nach gegenüber an { $name }
    [l2] An { $name }, zwei Plätze links
    [r2] An { $name }, zwei Plätze rechts
    [l3] An { $name }, drei Plätze links
    [r3] An { $name }, drei Plätze rechts
}
# Die Zeile unter dieser Überschrift, höchstens etwa 45 Buchstaben.
prompt-pass-next = Karte { $next } von { $total } geht an { $name }
prompt-pass-paired = Auf jeder Karte steht, wer sie bekommt
prompt-pass-middle = { $n ->
    [one] Wähle eine Karte; alle werden neu verteilt
   *[other] Wähle { WORD($n) } Karten; alle werden neu verteilt
}
prompt-pass-choose = { $n ->
    [one] Gib eine Karte weiter
   *[other] Gib { WORD($n) } Karten weiter
}
prompt-pass-chosen = Deine Karten sind gewählt
# Wie viele Karten bis jetzt gewählt sind.
prompt-pass-count = { $chosen } von { $needed }
# Die Zeile mit den Tasten, die tun, was sie sagt.
prompt-pass-keys = { $help }: ← → und { $press }
prompt-pass-send = { $button ->
    [yes] { $press } gibt sie weiter
   *[no] ↓ und { $press } geben sie weiter
}

## Gründe: warum eine Karte nicht geht, oder jetzt nichts zu tun ist

reason-not-your-turn = Du bist nicht dran
reason-no-trick-yet = Noch hat niemand einen Stich gemacht
reason-nothing-to-take-back = Es gibt nichts zurückzunehmen
reason-not-now = Das geht jetzt nicht
reason-nothing-now = Jetzt kannst du nichts spielen
reason-turn-of = { name-is } dran
reason-waiting = Warten auf { LIST($names, each: "item-accusative") }
reason-waiting-many = Warten auf { WORD($n) } Spieler
reason-no-pass = In dieser Runde wurde nichts weitergegeben
reason-no-scores = Noch ist keine Runde zu Ende
reason-ok = { CAPITAL(CARD($card, article: "the", case: "accusative")) } darfst du spielen
reason-not-yours = { CAPITAL(CARD($card, article: "the", case: "accusative")) } hast du nicht
reason-opening-card = { CAPITAL(CARD($card, article: "the")) } eröffnet den ersten Stich
reason-opening-some-card = Eine bestimmte Karte eröffnet den ersten Stich
reason-opening-suit = Der erste Stich wird mit Kreuz eröffnet
reason-follow = Du musst { SUIT($suit) } bedienen
reason-follow-suit = Du musst bedienen
reason-joker-not-led = Einen Joker spielst du erst aus, wenn du sonst nichts hast
reason-ten-of-clubs = Die Kreuz-Zehn darf nicht in den ersten Stich
reason-no-points-first-trick = Keine Punkte im ersten Stich
reason-not-broken = Herz ist noch nicht gebrochen
reason-charged-locked = Ausgestellt: erst ab dem zweiten Stich ihrer Farbe
reason-queen-forced = Die Pik-Dame muss jetzt weg
reason-pass-forbidden = { CAPITAL(CARD($card, article: "the", case: "accusative")) } darfst du hier nicht weitergeben
reason-not-chargeable = { CAPITAL(CARD($card, article: "the", case: "accusative")) } kannst du nicht ausstellen
reason-already-charged = { CAPITAL(CARD($card, article: "the")) } ist schon ausgestellt
reason-all-chosen = { $n ->
    [one] Schon eine Karte gewählt: Nimm sie erst zurück
   *[other] Schon { WORD($n) } Karten gewählt: Nimm erst eine zurück
}
# Mehrere dieser Sätze, durch Strichpunkte verbunden.
reason-several = { SERIES($reasons, joint: "series-long") }
# Was getan werden darf, wenn nichts dagegen spricht.
reason-any-card = Du darfst jede Karte spielen
reason-any-pass = { $n ->
    [one] Du darfst jede Karte weitergeben
   *[other] Du darfst { WORD($n) } beliebige Karten weitergeben
}
reason-any-bury = { $n ->
    [one] Du darfst jede Karte ablegen
   *[other] Du darfst { WORD($n) } beliebige Karten ablegen
}
reason-any-answer = Du darfst jede Antwort wählen
reason-drag = Zieh { CARD($card, article: "the", case: "accusative") } auf den Tisch
# Was eine Karte ist, wenn danach gefragt wird.
reason-card = { CAPITAL(CARD($card, article: "the")) }

## Ereignisse: was gerade geschah, eine Zeile im Feld über der Hand

# Vor einer Runde, wo die Regeln jemanden ziehen und abheben lassen.
event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Du hast die niedrigste Karte gezogen und gibst
       *[no] Du gibst
    }
   *[no] { $drew ->
        [yes] { $name } hat die niedrigste Karte gezogen und gibt
       *[no] { $name } gibt
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, du hebst ab
   *[no] { $deals }, { $name } hebt ab
}
event-kitty-taken = { $n ->
    [one] { name-has } den Skat genommen: eine Karte
   *[other] { name-has } den Skat genommen: { WORD($n) } Karten
}
event-kitty-seen = { $mine ->
    [yes] Dein Skat: { LIST($cards) }
   *[no] { $name } hat den Skat genommen: { LIST($cards) }
}
event-suit-named = { $name }: { SUIT($suit) } kostet Chips
event-nobody-bid = Kein Gebot: { SUIT($suit) } kostet Chips
event-charged = { name-has } { LIST($cards, each: "the-card", case: "accusative") } ausgestellt
event-charges-shown = Ausgestellt: { LIST($cards) }
event-nothing-charged = Niemand hat etwas ausgestellt
# Die Überschriften über dem aufgehenden Mond, in großer Schrift, auch bei der Frage, was er bewirkt.
event-shot-moon = { $mine ->
    [yes] Dein Durchmarsch
   *[no] Durchmarsch: { $name }
}
event-shot-sun = { $mine ->
    [yes] Dein großer Durchmarsch
   *[no] Großer Durchmarsch: { $name }
}
# Die Zeilen unter diesen Überschriften.
event-moon-line = Jede Strafkarte der Runde
event-sun-line = Jeder Stich der Runde
event-moon-chosen = { $choice ->
    [add] { $name }: Die anderen bekommen die Punkte
    [subtract] { $name }: Abzug vom eigenen Stand
    [none] { $name }: Die Punkte bleiben
    [zero] { $name }: zurück auf null
    [double] { $name }: Die anderen werden verdoppelt
   *[other] { $name }: { $choice }
}
event-time-pass = Die Zeit ist um: Der Computer hat für dich gewählt
event-time-play = Die Zeit ist um: { CAPITAL(CARD($card, article: "the")) } wurde für dich gespielt
event-time-last-deal = Die Zeit ist um: Dies ist die letzte Runde
event-boost = Eine Neun ist gefallen: Jeder spielt noch eine zweite Karte
event-misdeal = { name-has } nichts als Strafkarten: Es wird neu gegeben
event-void = Diese Runde zählt nicht: Derselbe Geber gibt noch einmal
event-claim = { name-has } den Rest beansprucht, mit { LIST($cards, each: "the-card", case: "dative") }
event-claim-refused = { name-is } nicht einverstanden: Es wird weitergespielt
event-taken-back = { $practice ->
    [yes] Zurückgenommen: Diese Partie ist jetzt eine Übung
   *[no] Zurückgenommen
}
event-hint-play = { $practice ->
    [yes] Tipp: { CARD($card) } spielen. Diese Partie ist jetzt eine Übung
   *[no] Tipp: { CARD($card) } spielen
}
event-hint-pass = { $practice ->
    [yes] Tipp: { LIST($cards) } weitergeben. Diese Partie ist jetzt eine Übung
   *[no] Tipp: { LIST($cards) } weitergeben
}
event-hint-none = { $practice ->
    [yes] Hier gibt es keinen Tipp. Diese Partie ist jetzt eine Übung
   *[no] Hier gibt es keinen Tipp
}
event-hint-not-now = Jetzt kein Tipp: Du bist nicht dran
hint-thinking = { $long ->
    [yes] Der Trainer überlegt noch …
   *[no] Der Trainer überlegt …
}
hint-more = { $device ->
    [touch] Lampe noch einmal antippen für mehr
    [pad] Noch einmal drücken für mehr
    [keys] Noch einmal { $key } für mehr
   *[pointer] Lampe oder { $key } für mehr
}
hint-trick = Wer bekommt diesen Stich?
hint-first = { $what ->
    [lead] Du spielst aus: Welche Farbe ist für dich sicher?
    [follow] Nach dir spielen noch andere: Willst du diesen Stich?
    [last] Du spielst zuletzt und siehst schon, was dieser Stich kostet.
    [pass] Welche Karten könnten dich später am meisten kosten?
   *[other] Was bringt das für den Rest der Runde?
}
hint-first-out = Du hast kein { SUIT($suit) }: Welche Karte willst du am liebsten loswerden?
hint-suit = Achte auf { SUIT($suit) }.
hint-about-card = Achte auf { CARD($card, article: "the", case: "accusative") }.
hint-about = { $what ->
    [own] Du könntest selbst alles nehmen.
    [others] Vielleicht ist jemand anders dabei, alles zu nehmen.
    [trick] Überleg, wer diesen Stich bekommt.
    [later] Denk an die Stiche, die noch kommen.
   *[many] Mehrere Kleinigkeiten geben den Ausschlag.
}
hint-card = { CAPITAL(CARD($card)) }. { $reason }
hint-even = { CAPITAL(CARD($one)) } oder { CARD($other) }: Beides ist gleich gut. { $reason }
hint-either = { CAPITAL(CARD($one)) } oder { CARD($other) }. { $reason }
hint-cards = { LIST($cards) } wählen. { $reason }
# Der Grund kann fehlen.
hint-pass = { LIST($cards) } weitergeben. { $reason }
hint-only = Du kannst hier nur { CARD($card, article: "the", case: "accusative") } spielen
hint-practice-title = Mit einem Tipp wird diese Partie zur Übung
hint-practice-text = Sie geht weiter wie bisher, zählt aber nicht mehr für deine Statistik und deine Wertung. Fehler daraus kommen unter „{ menu-practice }“ nicht wieder.
hint-keep-counted = Ohne Tipp spielen
hint-show = Tipp zeigen
undo-practice-title = Mit dem Zurücknehmen wird diese Partie zur Übung
hint-no-cards = { $charge ->
    [yes] Nichts ausstellen. { $reason }
   *[no] Hier gibt es keinen Tipp.
}
event-pace = { $pace ->
    [slow] Es geht langsamer: mehr Zeit zum Hinsehen
   *[usual] Wieder das normale Tempo
}

## Weitergaben

# In einem Satz oder einer Liste von Weitergaben.
pass-name = { $token ->
   *[l] links
    [r] rechts
    [a] gegenüber
    [l2] zweiter links
    [r2] zweiter rechts
    [l3] dritter links
    [r3] dritter rechts
    [scatter] Streuen
    [smoosh] Mischen
    [hold] Behalten
    [dealer] Wahl des Gebers
    [charge] Ausstellen oder Mischen
}
# Auf einem Knopf, in einer Auswahl und im Feld der Weitergabe: höchstens 16 Buchstaben.
pass-label = { $token ->
   *[l] Links
    [r] Rechts
    [a] Gegenüber
    [l2] Zweiter links
    [r2] Zweiter rechts
    [l3] Dritter links
    [r3] Dritter rechts
    [scatter] Streuen
    [smoosh] Mischen
    [hold] Behalten
    [dealer] Wahl des Gebers
    [charge] Ausst./Mischen
}

# In der Tafel zum Weitergeben, in der Reihe dessen, was wann kommt.
pass-step-hold = Alles behalten

## Das Feld in der Ecke: die Runde, und wie die Partie endet. Gezeigt wird, was zuerst passt.

ending-deal = { $end ->
   *[reach] Runde { $number } · bis { $limit }
    [exceed] Runde { $number } · bis über { $limit }
    [deals] Runde { $number } von { $limit }
    [time] Runde { $number } · { $limit } Minuten
    [chips] Runde { $number } · um Chips
}
# Dasselbe mit dem, wer dann gewinnt.
ending-deal-wins = { ending-deal } · { $score ->
   *[low] die wenigsten Punkte gewinnen
    [high] die meisten Punkte gewinnen
    [magnitude] wer null am nächsten ist, gewinnt
    [counters] die meisten Chips gewinnen
}
ending-deal-short = { $end ->
    [reach] Runde { $number } · bis { $limit }
    [exceed] Runde { $number } · über { $limit }
    [deals] Runde { $number } von { $limit }
   *[other] Runde { $number }
}
ending-deal-alone = Runde { $number }
# Mit dem Topf oder der Zeit, die bleibt.
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] Jack { $pool }
   *[no] Topf { $pool }
}
ending-minutes-left = noch { $minutes } min
ending-last-deal = letzte Runde
# Ein Satzteil am Ende eines Satzes darüber, was gespielt wurde, nach „und“.
ending-best = { $score ->
   *[low] der niedrigste Stand gewinnt
    [high] der höchste Stand gewinnt
    [magnitude] der Stand, der null am nächsten ist, gewinnt
    [counters] die meisten Chips gewinnen
}

## Die Knöpfe um den Tisch, als Hinweise

table-menu = Menü
table-last-trick = Letzter Stich
table-hint = Tipp
table-take-back = Zurück
table-scores = Stand
table-options = Optionen

## Der große Knopf, und die kleine Zeile darunter

table-pass = Weitergeben
table-bury = Ablegen
table-charge = Ausstellen
table-charge-nothing = Nichts ausstellen
table-choose = Wählen …
table-play = { CARD($card) } spielen
# Auf dem Knopf, neben dem Bild der Farbe, so kurz wie möglich: Dame spielen, 10 spielen.
table-play-short = { $card } spielen
table-finish = Runde beenden
table-finish-caption = { $key }, oder spiel weiter
# Wie die Taste heißt, die gedrückt wird: Enter, oder der Knopf A eines Gamepads.
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
# Wie die gewählte Karte gespielt wird, wo ein Druck nicht genügt.
table-play-again = { $device ->
    [pointer] { $press }, oder noch ein Klick
    [touch] Noch einmal antippen
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Antippen nimmt sie zurück
   *[pointer] Ein Klick nimmt sie zurück
}
table-keys-change = { $press }, oder Pfeile zum Ändern
table-keys-back = { $press } nimmt sie zurück
table-keys-on = ↓ zum Knopf
# Warum der Knopf noch nicht gedrückt werden kann.
table-choose-cards = { $n ->
    [one] Wähle eine Karte
   *[other] Wähle { WORD($n) } Karten
}
table-choose-more = { $n ->
    [one] Wähle noch eine Karte
   *[other] Wähle noch { WORD($n) } Karten
}
# Mit der kleinen Zeile unter dem Knopf, und der Frage, bevor es geschieht.
table-forward = Blind weitergeben
    .caption = oder Karten wählen
    .title = Die nächsten Karten blind weitergeben?
    .text =
        Du behältst deine ganze Hand. Die Karten, die zu dir kommen, gehen gleich weiter, und du
        siehst sie nicht.
table-misdeal = Neu geben lassen
    .caption = oder eine Karte spielen
    .title = Neu geben lassen?
    .text =
        Du hast nichts als Strafkarten. Alle sehen deine Hand, und derselbe Geber gibt noch einmal.
table-claim = Rest beanspruchen
    .caption = oder ausspielen
    .title = Alle übrigen Stiche beanspruchen?
    .text =
        Alle sehen deine Hand. Sind alle einverstanden, gehört jede übrige Karte dir; sonst wird
        mit deiner offenen Hand weitergespielt.

## Fragen in Dialogen: Überschrift, Text, Antworten

table-claimed-title = { $name ->
    [Du] Du beanspruchst
   *[other] { $name } beansprucht
} den Rest
table-claimed-text =
    Sind alle einverstanden, geht jede übrige Karte an { name-accusative }. Sonst wird mit dieser offenen
    Hand weitergespielt.
table-claimed-accept = Einverstanden
table-claimed-refuse = Weiterspielen
# Über der offenen Hand dessen, der den Rest beansprucht.
table-claimed-hand = Die Hand von { name-dative }
table-bid-title = Wie viele Chips bietest du?
table-bid-text = Wer am meisten bietet, zahlt das Gebot in den Topf und nennt die Farbe, die Chips kostet.
table-bid-of = { $n ->
    [0] { $name }: kein Gebot
    [one] { $name }: ein Chip
   *[other] { $name }: { WORD($n) } Chips
}
# Das Feld für eine Zahl.
table-bid-counters = Chips
table-bid = Bieten
table-bid-none = Kein Gebot
table-dealer-title = Wie wird in dieser Runde weitergegeben?
table-dealer-text = Der Geber wählt.
table-suit-title = Welche Farbe kostet Chips?
table-joker-title = Für welche Farbe steht der Joker?
table-suit = { SUIT($suit) }
table-pledge-title = Sagst du an, kein Herz zu nehmen?
table-pledge-text = Hältst du die Ansage, gehen { $n } Punkte ab, sonst kommen { $n } dazu.
table-pledge-yes = Ich nehme kein Herz
table-pledge-no = Keine Ansage
table-moon-text = Wähle, wie er zählt
# Die Möglichkeiten nach einem Durchmarsch, als Überschriften: etwa 22 Buchstaben.
table-moon-choice = { $choice ->
    [add] Zu den anderen
    [subtract] Von mir abziehen
    [none] Punkte behalten
    [zero] Zurück auf null
    [double] Andere doppelt
   *[other] { $choice }
}
# Auf dem Mond, unter den Punkten seiner Karten: ein oder zwei Wörter.
table-moon-every = alle Punkte
# Unter dem neuen Stand eines Spielers: bleibt gleich; war ein anderer; erreicht die Grenze.
table-moon-same = wie bisher
table-moon-was = bisher { $total }
table-moon-over = erreicht { $limit }
# Wohin eine Wahl führt, auf dem Knopf unter ihr.
table-moon-then = { $then ->
    [win] Partie beenden: Sieg mit { $n } Vorsprung
    [tie] Partie beenden: geteilter erster Platz
    [lose] Partie beenden: { $name } gewinnt
    [ahead] Weiterspielen, { $n } vorn
    [level] Weiterspielen, gleichauf mit { $name }
   *[behind] Weiterspielen, { $n } hinter { $name }
}
# Derselbe Knopf, wo sich über das Ende nichts sagen lässt, und nach einem Durchmarsch ohne Wahl.
table-moon-choose = Wählen
table-moon-on = Weiter
# Die Überschrift, wo der Durchmarsch keine Wahl lässt.
table-moon-totals = Die neuen Stände
table-pass-title = Diese Karten weitergeben?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card", case: "accusative")) } an { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card", case: "accusative")) } in die Mitte.
table-costly-title = { CAPITAL(CARD($card, article: "the", case: "accusative")) } spielen?
table-costly-text = Sie macht diesen Stich, und du nimmst damit mindestens die Hälfte aller Strafpunkte der Runde.
table-guard-looking = Der Trainer überlegt …
table-guard-text = Der Trainer nennt das einen Patzer: Er kostet im Durchschnitt { $points ->
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
}. { $reason }

# Vorgelesen: Karten unter einer Überschrift; die Gesamtstände nach jeder Wahl.
table-spoken-cards = { $caption }: { LIST($cards) }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## Das Menü der Partie

table-menu-title = Spielmenü
table-menu-saved = { $practice ->
    [yes] { $deal }. Die Übungspartie ist gespeichert; sie zählt nicht.
   *[no] { $deal }. Die Partie ist gespeichert.
}
table-menu-back = Zurück zur Partie
table-menu-passed = Weitergegeben und bekommen
table-menu-rules = Regeln dieser Partie
table-menu-pace = { $pace ->
    [slow] Im normalen Tempo spielen
   *[usual] Langsamer spielen
}
table-menu-fair = Wird fair gegeben?
table-menu-leave = Zum Hauptmenü

## Eine Runde als Übung: noch einmal aus einer Partie, oder weiter von einer Aufgabe

# Im Feld in der Ecke.
replay-pill = { $game ->
    [yes] Übung, Runde { $deal } noch einmal
   *[no] Übung, nur diese Runde
}
replay-pill-short = { $game ->
    [yes] Übung, Runde { $deal }
   *[no] Übung
}
replay-pill-least = Übung
replay-menu = { $game ->
    [yes] Übung, Runde { $deal } noch einmal. Sie endet mit der Runde und zählt nicht; deine Partie bleibt, wie sie war.
   *[no] Übung. Sie endet mit der Runde und zählt nicht.
}
replay-title = Du hattest { $before }, diesmal { $now }
replay-compared = { $better ->
    [better] Besser als in der Partie.
    [worse] Nicht so gut wie in der Partie.
   *[same] Genauso wie in der Partie.
} Die Partie selbst bleibt, wie sie war.
replay-over = Die Runde ist zu Ende
replay-again = Noch einmal spielen
replay-to-puzzle = Zurück zur Aufgabe

## Nach einer Partie: ein Gegner für einen anderen

table-swap-text = Alle anderen bleiben, und wer dazukommt, spielt ebenso stark.
table-swap-leaves = Geht
table-swap-comes = Kommt
table-swap-cancel = Abbrechen

## Felder: der letzte Stich, und was weitergegeben wurde

table-last-nobody = Letzter Stich: an niemanden
table-last-taken = Letzter Stich: an { name-accusative }
table-last-no-points = Letzter Stich: { $name }, keine Punkte
table-last-points = { $points ->
    [one] Letzter Stich: { $name }, ein Punkt
   *[other] Letzter Stich: { $name }, { $points } Punkte
}
table-passed-both = Weitergegeben und bekommen
table-passed-gave = Weitergegeben
table-passed-got = Bekommen
# Unter einer Karte, oder auf einem Schildchen an ihrem oberen Rand.
table-to-name = an { name-accusative }
table-to-heap = in die Mitte
table-to-kitty = in den Skat
table-from-name = von { name-dative }
table-from-heap = aus der Mitte
table-from-kitty = vom Skat

## Kleine Wörter auf dem Tuch, auf Schildern und Karten

# An der Karte, die ausgespielt wurde, höchstens 6 Buchstaben: Mit ihr beginnt der Stich.
table-led = START
table-kitty = Skat
table-stock = Talon
table-held-over = Liegt noch
# Im Feld in der anderen Ecke: höchstens 15 Buchstaben, und was
# dort steht, wo kein Platz ist, neben dem Zeichen der Farbe.
table-hearts-broken = Herz gebrochen
    .short = Gebrochen
table-suit-counts = { SUIT($suit) } zählt
    .short = zählt
# Ein Buchstabe, auf einer Scheibe: wer gibt.
table-dealer-letter = G

# Auf dem Schild eines Spielers: höchstens 15 Buchstaben, und was dafür steht, wo kein Platz ist.
table-plate-ready = Fertig
    .short = Fertig
table-plate-chosen = { $n } gewählt
    .short = { $n } von { $of }
table-plate-bids = Bietet { $n }
    .short = Bietet
table-plate-no-bid = Kein Gebot
    .short = Nein
table-plate-out = Ohne Karten
    .short = Aus

# Kleine Felder am unteren Rand eines Schilds.
table-chip-partner = Dein Partner
table-chip-pair = Paar
table-chip-bid = Gebot { $n }
# Vor einem Herz: Dieser Spieler hat angesagt, kein Herz zu nehmen.
table-chip-no-hearts = Kein
table-chip-warren = Warren
# Der Buchstabe einer Partei und ihr Gesamtstand, etwa A 12.
table-chip-side = { $partner ->
    [yes] { $side } { $total }, Partner
   *[no] { $side } { $total }
}

## Several people at one screen

player-number = Spieler { $n }
new-game-person = Mitspieler hier
curtain-title = { $name ->
    [Du] Du bist dran
   *[other] { $name }, du bist dran
}
curtain-others = { $name ->
    [Du] Jetzt solltest nur du hinsehen.
   *[other] Jetzt sollte nur { $name } hinsehen.
}
curtain-lift = Meine Karten zeigen
curtain-menu = Zum Menü
