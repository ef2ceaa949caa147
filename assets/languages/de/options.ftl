### Die Einstellungen eines Tisches: Namen, was sie tun, Wörter für die Suche, und was sie zur Wahl stellen.

option-players = Spieler
    .help = Wie viele am Tisch sitzen.
    .words = plätze anzahl personen größe
option-packs = Blätter
    .help = Zwei zusammengemischte Blätter reichen für fünf bis elf Spieler.
    .words = kartenspiel doppelt pack zwei spiele karten
option-strip = Damit es aufgeht
    .help = Welche Karten wegbleiben oder dazukommen, damit alle gleich viele bekommen.
    .words = entfernen zweien weglassen ungleich rest
option-jokers = Joker
    .help = Joker gewinnen nie einen Stich und zählen nichts; hier steht, wann sie gespielt werden dürfen.
    .words = joker wild
option-joker-lead = Joker ausspielen
    .help = Ob ein Joker ausgespielt werden darf, und was dann zu bedienen ist.
option-special-card = Sonderkarte
    .help = Eine 53. Karte, die für die eine übrige Karte steht.
    .words = warren harding zusatzkarte 53
option-warren-follow = Bedienen mit Warren
    .help = Ob die Warren-Karte als Karte der Farbe der Zusatzkarte gilt.
    .words = warren
option-warren-left = Warren übrig
    .help = Was geschieht, wenn die Warren-Karte selbst übrig bleibt.
    .words = warren neu geben
option-kitty = Skat
    .help = Wer die Karten bekommt, die beim Geben übrig bleiben.
    .words = übrig rest stock tauschen
option-kitty-discard = Abgelegte Karten
    .help = Ob die für den Skat abgelegten Karten für den zählen, der sie abgelegt hat.
    .words = skat ablegen drücken
option-uneven-hands = Ungleiche Hände
    .help = Alle Karten geben; wer eine mehr hat, spielt zum ersten Stich zwei.
    .words = rest übrig zusatzkarte
option-hand-size = Karten auf der Hand
    .help = Eine feste Zahl für alle; bei 0 so viele, wie aufgehen.
    .words = handgröße anzahl karten
option-first-dealer = Erster Geber
    .help = Wie der erste Geber bestimmt wird.
    .words = ziehen auslosen niedrigste
option-direction = Richtung
    .help = In welcher Richtung es reihum geht.
    .words = uhrzeigersinn gegen links rechts
option-pass-cycle = Weitergaben
    .help = Wohin in welcher Runde weitergegeben wird; Behalten heißt: gar nicht.
    .words = weitergeben tauschen links rechts gegenüber streuen mischen behalten reihenfolge schieben ohne
option-pass-count = Weitergegebene Karten
    .help = Wie viele Karten man einem Spieler weitergibt.
    .words = weitergabe anzahl drei zwei vier
option-pass-forbid = Nicht weitergeben
    .help = Hohe Pikkarten, die man behalten muss.
    .words = verbot dame könig ass pik weitergabe black maria
option-pass-along = Blind weitergeben
    .help = Man darf seine Karten behalten und die bekommenen weitergeben, ohne sie anzusehen.
    .words = weiterreichen ablehnen
option-opening-lead = Erstes Ausspiel
    .help = Wer zum ersten Stich ausspielt, und was.
    .words = kreuz zwei beginn anfang geber vorhand
option-first-trick = Punkte im ersten Stich
    .help = Ob Strafkarten in den ersten Stich gespielt werden dürfen.
    .words = strafkarten blut
option-first-trick-stuck = Nur Strafkarten
    .help = Was eine Hand aus lauter Strafkarten im ersten Stich darf.
    .words = vergeben neu geben beiseite
option-first-trick-tc = Kreuz-Zehn zurückhalten
    .help = Die Kreuz-Zehn darf nur in den ersten Stich, wenn sie das einzige Kreuz ist.
    .words = kreuz zehn complex
option-hearts-lead = Herz ausspielen
    .help = Ob Herz gebrochen sein muss, bevor es ausgespielt wird.
    .words = brechen gebrochen
option-breakers = Was Herz bricht
    .help = Ob auch die Pik-Dame Herz bricht.
    .words = brechen dame black lady
option-break-event = Gebrochen, wenn
    .help = Was mit einem Herz geschehen muss, damit Herz gebrochen ist.
    .words = brechen abgeworfen
option-lead-exempt = Ungebrochenes Herz
    .help = Welche Hände Herz ausspielen dürfen, bevor es gebrochen ist.
    .words = nur herz gezwungen dame
option-qs-forced = Dame abwerfen
    .help = Ob die Pik-Dame abgeworfen werden muss, sobald das sicher ist.
    .words = zwang pik dame loswerden abwerfen
option-duplicates = Gleiche Karten
    .help = Wie zwei gleiche Karten in einem Stich stehen.
    .words = cancellation aufheben zwei blätter
option-dead-last-trick = Letzter Stich aufgehoben
    .help = Wer den letzten Stich bekommt, wenn sich darin alle Karten der ausgespielten Farbe aufheben.
    .words = cancellation tot
option-boost = Verlängernde Neunen
    .help = Auf eine Neun spielen alle noch eine zweite Karte in den Stich.
    .words = neun turbo booster verlängern
option-charge = Ausstellen
    .help = Karten vor dem Spiel zeigen, damit sie doppelt wirken.
    .words = zeigen ansagen verdoppeln turbo gong zhu
option-draw = Ziehen
    .help = Wann Karten vom Talon gezogen werden.
    .words = talon domino zwei spieler
option-claim = Rest beanspruchen
    .help = Man darf alle übrigen Stiche beanspruchen, wenn niemand widerspricht.
    .words = auflegen zeigen rest
option-show-taken = Gewonnene Karten
    .help = Welche der gewonnenen Karten man sehen darf.
    .words = letzter stich offen
option-values = Kartenwerte
    .help = Was die Karten kosten.
    .words = punkte strafe pik dame black maria black lady hooligan tabelle
option-custom-values = Eigene Werte
    .help = Ändern, was einzelne Karten kosten; unter null ist ein Bonus.
    .words = eigene punkte ass könig zehn sieben strafe
option-pip-courts = Bilder
    .help = Was Bube, Dame und König von Herz kosten.
    .words = augen point-count
option-pip-ace = Herz-Ass
    .help = Was das Herz-Ass kostet.
    .words = augen point-count
option-bonus-card = Bonuskarte
    .help = Eine Karte, die Punkte abzieht.
    .words = karo bube karo zehn omnibus
option-bonus-amount = Wert des Bonus
    .help = Wie viel die Bonuskarte abzieht.
    .words = bube minus
option-bonus-floor = Unter null
    .help = Wie weit eine Bonuskarte einen Stand senken kann.
    .words = grenze negativ bube
option-no-trick-bonus = Kein Stich gewonnen
    .help = Was abgezogen wird, wenn jemand keinen Stich gewinnt.
    .words = ohne stich null rein
option-no-trick-on-moon = Kein Stich beim Durchmarsch
    .help = Ob der Abzug für keinen Stich auch gilt, wenn jemandem ein Durchmarsch gelingt.
    .words = durchmarsch
option-trick-points = Punkte für Stiche
    .help = Was jeder Stich kostet, egal, was darin liegt.
    .words = reverse stich
option-pledge = Ansage
    .help = Man darf ansagen, kein Herz zu nehmen: Gehalten gibt es Abzug, sonst Zuschlag.
    .words = versprechen wette
option-pig-flip = Gutes Schwein
    .help = Wann das Schwein, die Pik-Dame, in Gong Zhu Pluspunkte bringt.
    .words = gong zhu schwein pik dame
option-score-dir = Wer gewinnt
    .help = Welcher Stand der beste ist.
    .words = höchster niedrigster chips betrag
option-moon-effect = Durchmarsch
    .help = Was es bewirkt, alle Strafkarten zu nehmen.
    .words = mond alle strafkarten dazu abziehen
option-moon-needs = Zum Durchmarsch nötig
    .help = Die Karten, die einen Durchmarsch ergeben.
    .words = mond bube alle herz
option-moon-amount = Wert des Durchmarschs
    .help = Wie viel ein Durchmarsch wert ist.
    .words = mond royal
option-moon-guard = Schutz beim Durchmarsch
    .help = Was gilt, wenn jemand durch seinen Durchmarsch die Partie verlöre.
    .words = mond verlieren
option-moon-guard-score = Wahl ab Stand
    .help = Ab welchem Gesamtstand man nach einem Durchmarsch wählen darf.
    .words = mond
option-moon-and-bonus = Bonus beim Durchmarsch
    .help = Ob Bonuskarten bei einem Durchmarsch zählen.
    .words = mond bube
option-complex-signs = Vorzeichen für jeden
    .help = Wem ein Durchmarsch gelingt, der wählt für jeden Gegner ein Vorzeichen.
    .words = complex
option-sun = Großer Durchmarsch
    .help = Was es bewirkt, jeden Stich zu gewinnen.
    .words = sonne alle stiche schlemm
option-end = Ende der Partie
    .help = Was die Partie beendet.
    .words = schluss grenze stand runden zeit länge dauer
option-end-at = Grenze
    .help = Der Stand, die Zahl der Runden oder die Minuten.
    .words = grenze 100 50 länge
option-end-both-ways = In beide Richtungen
    .help = Auch ein ebenso hoher positiver Stand beendet die Partie.
    .words = gong zhu
option-tie = Gleichstand
    .help = Was bei einem Gleichstand an der Spitze geschieht.
    .words = gleich unentschieden
option-adjust = Springende Stände
    .help = Stände, die bei genau erreichter Zahl fallen.
    .words = genau 50 100 null
option-wrap-at = Sprungstellen
    .help = Die Gesamtstände, die null werden.
    .words = 104 126 ricketts
option-special-win = Stehen bleiben
    .help = Wer lange genug auf einem bestimmten Stand bleibt, gewinnt.
    .words = 69 5 ricketts
option-count-arrival = Ankunft zählt
    .help = Die Runde, die den Stand erreicht, zählt als erste.
    .words = 69 5
option-ranking = Plätze
    .help = Ob die Plätze nach dem ersten zählen.
    .words = zweiter rang
option-settle = Spiel um Chips
    .help = Wie Chips oder Geld den Besitzer wechseln.
    .words = chips einsatz topf sweepstake howell wette
option-stake = Einsatz
    .help = Wie viele Chips auf einmal gezahlt werden.
    .words = wette chips
option-chips = Chips für jeden
    .help = Mit wie vielen Chips jeder beginnt.
    .words = chips vorrat
option-wager = Auszahlung
    .help = Wie der Einsatz ausgezahlt wird.
    .words = wette auszahlung
option-auction = Versteigerung
    .help = Geboten wird um das Recht, die Straffarbe zu nennen.
    .words = bieten gebot reizen farbe
option-timer = Sanduhr
    .help = Sekunden für jede Entscheidung; 0 heißt ohne Grenze.
    .words = uhr zeit grenze puzzle pirates
option-partners = Partner
    .help = Wer mit wem spielt.
    .words = parteien paare teams
option-partner-moon = Durchmarsch der Partner
    .help = Ob ein Partner allein alles nehmen muss.
    .words = mond

value-option-on = An
value-option-off = Aus
value-option-none = Keine
value-option-no-values = Keine
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
# Eine Karte und was sie zählt: „Karo-Bube −10“.
value-option-card = { CARD($card) } { $points }

# Strip
choice-strip-none = Ganzes Blatt
choice-strip-wiki = Ohne Zweien; zu sechst Joker
choice-strip-hay = Ohne Kreuz-Zwei (und Karo-Zwei)
choice-strip-parlett = Ohne Karo-Zwei (und Kreuz-Zwei)
choice-strip-arnold = Ohne Zweien und eine Drei
choice-strip-foster = Ohne Zweien, erst Pik
choice-strip-hay-twos = Ohne Kreuz-/Karo-Zwei; zu sechst alle
choice-strip-heartsette = Ohne Pik-Zwei
choice-strip-low-minor = Ohne niedriges Kreuz und Karo
choice-strip-jokers = Mit Jokern
choice-strip-wiki2 = Zwei Blätter, die aufgehen

# Jokers
choice-jokers-none = Keine
choice-jokers-off-suit = Nur ohne die Farbe
choice-jokers-anytime = Jederzeit
choice-jokers-zero-of-suit = Niedrigstes Kreuz und Karo

# JokerLead
choice-joker-lead-not-if-other-card = Nur, wenn sonst nichts geht
choice-joker-lead-next-card-sets-suit = Nächste Karte gibt die Farbe
choice-joker-lead-leader-names-suit = Wer ausspielt, nennt die Farbe

# Kitty
choice-kitty-none = Keiner
choice-kitty-first-trick = Zum ersten Stich
choice-kitty-first-point = Zur ersten Strafkarte
choice-kitty-last-trick = Zum letzten Stich
choice-kitty-first-trick-swap = Tausch beim ersten Stich
choice-kitty-first-point-swap = Tausch bei der ersten Strafkarte
choice-kitty-out-of-play = Aus dem Spiel

# KittyDiscard
choice-kitty-discard-captured = Zählen zu seinen Stichen
choice-kitty-discard-out-of-play = Zählen für niemanden

# SpecialCard
choice-special-card-none = Keine
choice-special-card-warren = Warren-Karte

# WarrenFollow
choice-warren-follow-alias = Bedient wie die Zusatzkarte
choice-warren-follow-optional = Muss nie bedienen

# WarrenLeft
choice-warren-left-ordinary = Gewöhnliche Runde
choice-warren-left-redeal = Neu geben

# FirstDealer
choice-first-dealer-random = Ausgelost
choice-first-dealer-low-card = Niedrigste gezogene Karte

# Direction
choice-direction-cw = Im Uhrzeigersinn
choice-direction-ccw = Gegen den Uhrzeigersinn

# OpeningLead
choice-opening-lead-lowest-club = Niedrigstes Kreuz
choice-opening-lead-any-club = Wer es hat, beliebiges Kreuz
choice-opening-lead-eldest = Spieler nach dem Geber
choice-opening-lead-two-spades = Pik-Zwei, dann das Schwein
choice-opening-lead-bidder = Höchstes Gebot

# FirstTrick
choice-first-trick-free = Erlaubt
choice-first-trick-no-points = Nicht erlaubt

# Stuck
choice-first-trick-stuck-play-any = Darf jede spielen
choice-first-trick-stuck-misdeal = Darf neu geben lassen
choice-first-trick-stuck-point-void = Karte zählt für niemanden
choice-first-trick-stuck-lay-aside = Karte kommt beiseite

# HeartsLead
choice-hearts-lead-always = Jederzeit
choice-hearts-lead-broken = Erst wenn gebrochen

# Breakers
choice-breakers-hearts = Herz
choice-breakers-hearts-qs = Herz und Pik-Dame

# BreakEvent
choice-break-event-played = Gespielt
choice-break-event-discarded = Abgeworfen
choice-break-event-won = Genommen

# LeadExempt
choice-lead-exempt-only-hearts = Mit nichts als Herz
choice-lead-exempt-hearts-or-penalty = Mit nichts als Strafkarten

# QueenForced
choice-qs-forced-no = Nein
choice-qs-forced-first-safe-chance = Sobald es sicher ist

# Duplicates
choice-duplicates-first = Erste ist höher
choice-duplicates-last = Letzte ist höher
choice-duplicates-cancel = Heben sich auf

# DeadLastTrick
choice-dead-last-trick-leader = Wer ausgespielt hat
choice-dead-last-trick-discard = Niemand
choice-dead-last-trick-second-of-top = Zweiter des höchsten Paars

# Boost
choice-boost-off = Aus
choice-boost-any-nine = Jede Neun
choice-boost-led-nine = Neun der Farbe

# Charge
choice-charge-off = Aus
choice-charge-turbo = Offen, in beliebiger Folge
choice-charge-gong-zhu = Einmal reihum
choice-charge-blind = Einmal geheim

# Draw
choice-draw-off = Aus
choice-draw-domino = Wer nicht bedienen kann
choice-draw-draw = Nach jedem Stich

# ShowTaken
choice-show-taken-last-trick = Letzter Stich auf Wunsch
choice-show-taken-last-trick-open = Letzter Stich offen
choice-show-taken-penalty-cards = Strafkarten offen

# Values
choice-values-black-lady = Herz und Pik-Dame
choice-values-hearts-only = Nur Herz
choice-values-hooligan = Hooligan: Kreuz-Sieben
choice-values-graded = Gestuftes Herz
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Augen bis zehn
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Britische Black Lady
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Royal Hearts
choice-values-turbo = Turbo Hearts
choice-values-complex = Complex Hearts
choice-values-ten-of-clubs = Kreuz-Zehn verdoppelt
choice-values-named-suit = Ersteigerte Farbe
choice-values-reverse = Reverse
choice-values-four-jacks = Vier Buben

# PipCourts
choice-pip-courts-ten = Alle zehn
choice-pip-courts-rank = Bube, Dame, König steigend

# BonusCard
choice-bonus-card-none = Keine
choice-bonus-card-jd = Karo-Bube
choice-bonus-card-td = Karo-Zehn

# BonusFloor
choice-bonus-floor-none = Keine Grenze
choice-bonus-floor-hand = Runde nicht unter null
choice-bonus-floor-total = Stand nicht unter null

# PigFlip
choice-pig-flip-all-hearts = Mit allen Herzkarten
choice-pig-flip-all-sixteen = Mit allem

# ScoreDir
choice-score-dir-low = Niedrigster Stand
choice-score-dir-high = Höchster Stand
choice-score-dir-magnitude = Null am nächsten
choice-score-dir-counters = Meiste Chips

# MoonNeeds
choice-moon-needs-all-penalties = Alle Strafkarten
choice-moon-needs-with-bonus = Dazu die Bonuskarte
choice-moon-needs-all-hearts = Alle Herzkarten
choice-moon-needs-hearts-qs = Herz und Pik-Dame

# MoonEffect
choice-moon-effect-none = Nichts
choice-moon-effect-add = Zu den anderen dazu
choice-moon-effect-subtract = Vom eigenen Stand ab
choice-moon-effect-choice = Nach Wahl
choice-moon-effect-negate = Vorzeichen umkehren
choice-moon-effect-zero-or-double = Eigener null, oder andere doppelt
choice-moon-effect-gift-from-each = Von jedem nehmen
choice-moon-effect-in-values = Wie die Kartenwerte
choice-moon-effect-add-other-side = Zur Gegenpartei dazu

# MoonAmount
choice-moon-amount-penalties = Alle Strafpunkte
choice-moon-amount-own-hand = Was die Hand zählt

# MoonGuard
choice-moon-guard-none = Aus
choice-moon-guard-auto-subtract = Stattdessen abziehen
choice-moon-guard-reached-score = Ab einem Stand nach Wahl
choice-moon-guard-game-goes-on = Partie geht weiter

# MoonBonus
choice-moon-and-bonus-independent = Zählt wie sonst
choice-moon-and-bonus-swallowed = Zählt nichts

# Sun
choice-sun-off = Aus
choice-sun-double = Doppelter Durchmarsch
choice-sun-punish = Doppelt für den, der weitergab
choice-sun-clean-slate = Eigener Stand null
choice-sun-sun-only = Nur mit jedem Stich
choice-sun-first-trick-free = Doppelt, erster Stich frei

# End
choice-end-reach = Stand erreicht
choice-end-exceed = Stand überschritten
choice-end-deals = Zahl der Runden
choice-end-time = Zeit
choice-end-chips = Keine Chips mehr

# Tie
choice-tie-shared = Geteilter Sieg
choice-tie-extra-hands = Weitere Runden
choice-tie-not-over-while-tied = Kein Ende bei Gleichstand

# Adjust
choice-adjust-none = Aus
choice-adjust-wrap = Sprung auf null
choice-adjust-exact-50-100 = Genau 50 oder 100
choice-adjust-exact-100 = Genau 100

# SpecialWin
choice-special-win-none = Aus
choice-special-win-sixty-nine = 5 Runden auf 69
choice-special-win-five = 69 Runden auf 5
choice-special-win-both = Beides: 69 und 5

# Ranking
choice-ranking-winner-only = Nur der Sieger
choice-ranking-full = Alle Plätze

# Settle
choice-settle-none = Nein
choice-settle-average = Abstand zum Durchschnitt
choice-settle-chips-pool = Topf mit Chips
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Meiste Herzen zahlen
choice-settle-wager = Einsatz
choice-settle-turbo-points = Turbo-Punkte

# Wager
choice-wager-places = Nach Plätzen
choice-wager-winner-takes-all = Alles dem Sieger

# Partners
choice-partners-none = Keine
choice-partners-fixed = Gegenüber
choice-partners-adhoc = Die ersten zwei mit Stich

# PartnerMoon
choice-partner-moon-individual = Einer allein
choice-partner-moon-pooled = Partner gemeinsam

## Überschriften: die Teile der Regeln, und Gruppen von Einstellungen

heading-aim = Das Ziel
heading-players = Spieler und Karten
heading-dealing = Geben
heading-passing = Weitergeben
heading-before = Vor dem Spiel
heading-opening = Erstes Ausspiel
heading-first-trick = Erster Stich
heading-leading = Bedienen und Ausspielen
heading-tricks = Stiche
heading-values = Kartenwerte
heading-extras = Andere Punkte
heading-moon = Durchmarsch
heading-end = Ende der Partie
heading-money = Einsatz, Zeit und Parteien
heading-play = Spielen
heading-scoring = Zählen

## Regeln in einer Zeile, für Listen: „4 Spieler; Weitergabe links, rechts; nur Herz; kein Durchmarsch; bis 100“

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } Spieler
summary-no-passing = ohne Weitergabe
summary-passing = Weitergabe { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] Herz und Pik-Dame
    [hearts_only] nur Herz
    [hooligan] Hooligan: Kreuz-Sieben
    [graded] gestuftes Herz
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] Augen bis zehn
    [black_maria] Black Maria
    [black_lady_uk] britische Black Lady
    [gong_zhu] Gong Zhu
    [royal] Royal Hearts
    [turbo] Turbo Hearts
    [complex] Complex Hearts
    [ten_of_clubs] Kreuz-Zehn verdoppelt
    [named_suit] ersteigerte Farbe
    [reverse] Reverse
   *[four_jacks] vier Buben
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, eigene Werte
summary-moon = { $moon ->
   *[add] Durchmarsch zählt für die anderen
    [subtract] Durchmarsch zieht ab
    [choice] Durchmarsch nach Wahl
    [negate] Durchmarsch kehrt das Vorzeichen um
    [zero_or_double] Durchmarsch löscht oder verdoppelt
    [gift_from_each] Durchmarsch nimmt von jedem
    [in_values] alle Herzkarten bringen Pluspunkte
    [add_other_side] Durchmarsch zählt für die Gegenpartei
    [none] kein Durchmarsch
}
summary-two-packs = zwei Blätter
summary-cancel = gleiche Karten heben sich auf
summary-jokers = Joker
summary-warren = Warren-Karte
summary-kitty = Skat
summary-stock = Talon
summary-charging = Ausstellen
summary-nines = Neunen
summary-sun = großer Durchmarsch
summary-partners = Partner
summary-counters = Chips
summary-special-win = { $win ->
    [sixty_nine] 5 Runden auf 69
    [five] 69 Runden auf 5
   *[both] 5 Runden auf 69, 69 Runden auf 5
}
summary-end = { $end ->
   *[reach] bis { $at }
    [exceed] bis über { $at }
    [deals] { $at ->
        [one] eine Runde
       *[other] { $at } Runden
    }
    [time] { $at } Minuten
    [chips] bis jemand keine Chips mehr hat
}
