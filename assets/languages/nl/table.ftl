### De tafel: wat ze vraagt, waarom iets niet mag, wat er gebeurde, knoppen en panelen.

## Vragen aan de speler

prompt-lead-card = Jouw beurt: kom uit met de { CARD($card) }
prompt-only = { $second ->
    [yes] Je tweede kaart: alleen de { CARD($card) } mag
   *[no] Alleen de { CARD($card) } mag worden gespeeld
}
prompt-lead-any = Jouw beurt: kom uit, elke kaart mag
prompt-lead-suit = Jouw beurt: kom uit met { SUIT($suit) }
prompt-lead = Jouw beurt: kom uit
prompt-lead-but = Jouw beurt: kom uit, maar { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Je tweede kaart: elke kaart mag
   *[no] Jouw beurt: elke kaart mag
}
prompt-follow = { $second ->
    [yes] Je tweede kaart: beken { SUIT($suit) }
   *[no] Jouw beurt: beken { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Je tweede kaart: beken { SUIT($suit) }, maar { LIST($limits, each: "prompt-limit") }
   *[no] Jouw beurt: beken { SUIT($suit) }, maar { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Je tweede kaart: speel
   *[no] Jouw beurt: speel
}
prompt-play-but = { $second ->
    [yes] Je tweede kaart: speel, maar { LIST($limits, each: "prompt-limit") }
   *[no] Jouw beurt: speel, maar { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] geen joker
    [ten_of_clubs] niet de klavertien
    [no_points_first_trick] nog geen punten
    [not_broken] nog geen harten
    [charged_locked] nog geen opengelegde kaart
   *[queen_forced] de vrouw moet weg
}
prompt-settled = De rest ligt vast: maak de ronde af of speel door
prompt-bury = { $n ->
    [one] Kies één kaart om weg te leggen
   *[other] Kies { WORD($n) } kaarten om weg te leggen
}
prompt-decide = Jouw keuze
prompt-charge-none = Je hebt geen kaart die open mag
prompt-charge-bright = Kies uit de { WORD($n) } lichte kaarten om open te leggen (dubbel), of geen
prompt-charge = Leg { LIST($cards, type: "or", each: "the-card") } open (telt dubbel), of niets
prompt-waiting = { $kind ->
    [choose_pass] { $name } kiest hoe er wordt doorgegeven…
    [charge] { $name } mag openleggen…
    [bid] { $name } biedt…
    [name_suit] { $name } noemt een kleur…
    [pledge] { $name } mag iets beloven…
    [bury] { $name } legt kaarten weg…
    [answer_claim] { $name } antwoordt op de claim…
   *[moon] { $name } kiest hoe de pit telt…
}

## Het doorgeefpaneel in het midden van de tafel

prompt-pass-scatter = Strooien: ieder een kaart
prompt-pass-smoosh = Husselen: naar het midden
prompt-pass-hold = Houden: niet doorgeven
prompt-pass-to = { $token ->
   *[l] Links doorgeven aan { name-object }
    [r] Rechts doorgeven aan { name-object }
    [a] Naar de overkant, aan { name-object }
    [l2] Doorgeven aan { name-object }, tweede links
    [r2] Doorgeven aan { name-object }, tweede rechts
    [l3] Doorgeven aan { name-object }, derde links
    [r3] Doorgeven aan { name-object }, derde rechts
}
prompt-pass-next = Kaart { $next } van { $total } gaat naar { name-object }
prompt-pass-paired = Bij elke kaart staat wie die krijgt
prompt-pass-middle = { $n ->
    [one] Kies één kaart; alles wordt opnieuw gegeven
   *[other] Kies { WORD($n) } kaarten; alles wordt opnieuw gegeven
}
prompt-pass-choose = { $n ->
    [one] Kies één kaart om door te geven
   *[other] Kies { WORD($n) } kaarten om door te geven
}
prompt-pass-chosen = Je kaarten zijn gekozen
prompt-pass-count = { $chosen } van { $needed }
prompt-pass-keys = { $help }: ← → en { $press }
prompt-pass-send = { $button ->
    [yes] { $press } geeft ze door
   *[no] ↓ en { $press } geven ze door
}

## Redenen waarom iets niet mag

reason-not-your-turn = Je bent niet aan de beurt
reason-no-trick-yet = Er is nog geen slag gehaald
reason-nothing-to-take-back = Er is niets om terug te nemen
reason-not-now = Dat kan nu niet
reason-nothing-now = Er kan nu niets worden gespeeld
reason-turn-of = De beurt is aan { name-object }
reason-waiting = Wachten op { LIST($names, each: "item-object") }
reason-waiting-many = Wachten op { WORD($n) } spelers
reason-no-pass = In deze ronde zijn geen kaarten doorgegeven
reason-no-scores = Er is nog geen ronde geteld
reason-ok = De { CARD($card) } mag worden gespeeld
reason-not-yours = Je hebt de { CARD($card) } niet
reason-opening-card = De eerste slag begint met de { CARD($card) }
reason-opening-some-card = De eerste slag moet met de openingskaart beginnen
reason-opening-suit = De eerste slag moet met een klaver beginnen
reason-follow = Je moet { SUIT($suit) } bekennen
reason-follow-suit = Je moet kleur bekennen
reason-joker-not-led = Met een joker kom je niet uit zolang je iets anders hebt
reason-ten-of-clubs = De klavertien mag niet in de eerste slag
reason-no-points-first-trick = Geen punten in de eerste slag
reason-not-broken = Harten is nog niet gebroken
reason-charged-locked = Opengelegd: niet in de eerste slag van die kleur
reason-queen-forced = De schoppenvrouw moet nu weg
reason-pass-forbidden = De { CARD($card) } mag in dit spel niet worden doorgegeven
reason-not-chargeable = De { CARD($card) } kan niet worden opengelegd
reason-already-charged = De { CARD($card) } ligt al open
reason-all-chosen = { $n ->
    [one] Er is al één kaart gekozen: neem die eerst terug
   *[other] Er zijn al { WORD($n) } kaarten gekozen: neem er eerst een terug
}
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Elke kaart mag worden gespeeld
reason-any-pass = { $n ->
    [one] Elke kaart mag worden doorgegeven
   *[other] Je mag { WORD($n) } kaarten naar keuze doorgeven
}
reason-any-bury = { $n ->
    [one] Elke kaart mag worden weggelegd
   *[other] Je mag { WORD($n) } kaarten naar keuze wegleggen
}
reason-any-answer = Elk antwoord mag
reason-drag = Sleep de { CARD($card) } naar de tafel
reason-card = De { CARD($card) }

## Gebeurtenissen

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Je trok de laagste kaart en geeft
       *[no] Jij geeft
    }
   *[no] { $drew ->
        [yes] { $name } trok de laagste kaart en geeft
       *[no] { $name } geeft
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, jij coupeert
   *[no] { $deals }, { $name } coupeert
}
event-kitty-taken = { $n ->
    [one] { $name } nam de talon: één kaart
   *[other] { $name } nam de talon: { WORD($n) } kaarten
}
event-kitty-seen = { $mine ->
    [yes] Je nam de talon: { LIST($cards, each: "the-card") }
   *[no] { $name } nam de talon: { LIST($cards, each: "the-card") }
}
event-suit-named = { $name } noemt { SUIT($suit) }: die kaarten kosten fiches
event-nobody-bid = Niemand bood: { SUIT($suit) } kost fiches
event-charged = { $name }: { LIST($cards, each: "the-card") } opengelegd
event-charges-shown = { CAPITAL(LIST($cards, each: "the-card")) } opengelegd
event-nothing-charged = Niets opengelegd
event-shot-moon = { $mine ->
    [yes] Je hebt pit gehaald
   *[no] { $name } haalde pit
}
event-shot-sun = { $mine ->
    [yes] Je hebt volle pit gehaald
   *[no] { $name } haalde volle pit
}
event-moon-line = Elke strafkaart van de ronde
event-sun-line = Elke slag van de ronde
event-moon-chosen = { $choice ->
    [add] { $name }: erbij voor de anderen
    [subtract] { $name }: eraf bij mij
    [none] { $name }: punten houden
    [zero] { $name }: terug naar nul
    [double] { $name }: verdubbelen voor de anderen
   *[other] { $name }: { $choice }
}
event-time-pass = De tijd is om: je kaarten zijn voor je gekozen
event-time-play = De tijd is om: de { CARD($card) } is voor je gespeeld
event-time-last-deal = De tijd is om: dit is de laatste ronde
event-boost = Er viel een negen: iedereen speelt een tweede kaart bij
event-misdeal = { $name } had alleen maar punten: er wordt opnieuw gegeven
event-void = Deze ronde telt niet: dezelfde gever geeft opnieuw
event-claim = { $name } claimde de rest met { LIST($cards, each: "the-card") }
event-claim-refused = { $name } gaat niet akkoord: er wordt doorgespeeld
event-taken-back = { $practice ->
    [yes] Teruggenomen: dit is nu een oefenpartij
   *[no] Teruggenomen
}
event-hint-play = { $practice ->
    [yes] Hint: speel de { CARD($card) }. Dit is nu een oefenpartij
   *[no] Hint: speel de { CARD($card) }
}
event-hint-pass = { $practice ->
    [yes] Hint: geef { LIST($cards, each: "the-card") } door. Dit is nu een oefenpartij
   *[no] Hint: geef { LIST($cards, each: "the-card") } door
}
event-hint-none = { $practice ->
    [yes] Hier is geen hint. Dit is nu een oefenpartij
   *[no] Hier is geen hint
}
event-hint-not-now = Nu geen hint: je bent niet aan de beurt
hint-thinking = { $long ->
    [yes] Nog aan het nadenken over een hint…
   *[no] Nadenken over een hint…
}
hint-more = { $device ->
    [touch] Druk nog eens op het lampje voor meer
    [pad] Druk er nog eens op voor meer
    [keys] Nog eens { $key } voor meer
   *[pointer] Druk op het lampje of { $key } voor meer
}
hint-trick = Wie haalt deze slag?
hint-first = { $what ->
    [lead] Jij komt uit: welke kleur is veilig voor je?
    [follow] Er komen nog spelers na je: wil je deze slag?
    [last] Jij speelt als laatste, dus je weet wat deze slag kost.
    [pass] Welke kaarten kunnen je later het meest kosten?
   *[other] Wat zou dit doen met de rest van de ronde?
}
hint-first-out = Je hebt geen { SUIT($suit) }: welke kaart ben je liever kwijt?
hint-suit = Kijk naar je { SUIT($suit) }.
hint-about-card = Let op de { CARD($card) }.
hint-about = { $what ->
    [own] Je kunt misschien zelf alles halen.
    [others] Een andere speler is misschien op weg om alles te halen.
    [trick] Bedenk wie deze slag haalt.
    [later] Denk aan de slagen die nog komen.
   *[many] Verschillende kleine dingen spreken voor één keuze.
}
hint-card = De { CARD($card) }. { $reason }
hint-even = De { CARD($one) } of de { CARD($other) }: allebei even goed. { $reason }
hint-either = De { CARD($one) } of de { CARD($other) }. { $reason }
hint-cards = Kies { LIST($cards, each: "the-card") }. { $reason }
hint-pass = Geef { LIST($cards, each: "the-card") } door. { $reason }
hint-only = De { CARD($card) } is de enige kaart die je hier mag spelen
hint-practice-title = Met een hint wordt dit een oefenpartij
hint-practice-text = De partij gaat gewoon door, maar telt niet meer mee voor je statistieken en je rating. Fouten daarin komen niet terug onder ‘{ menu-practice }’.
hint-keep-counted = Zonder hint spelen
hint-show = Toon de hint
undo-practice-title = Met terugnemen wordt dit een oefenpartij
hint-no-cards = { $charge ->
    [yes] Niets openleggen. { $reason }
   *[no] Hier is geen hint.
}
event-pace = { $pace ->
    [slow] Langzamer tempo: meer tijd om te kijken
   *[usual] Weer normaal tempo
}

## Doorgeven

pass-name = { $token ->
   *[l] links
    [r] rechts
    [a] overkant
    [l2] tweede links
    [r2] tweede rechts
    [l3] derde links
    [r3] derde rechts
    [scatter] strooien
    [smoosh] husselen
    [hold] houden
    [dealer] keuze van de gever
    [charge] openleggen of husselen
}
pass-label = { $token ->
   *[l] Links
    [r] Rechts
    [a] Overkant
    [l2] Tweede links
    [r2] Tweede rechts
    [l3] Derde links
    [r3] Derde rechts
    [scatter] Strooien
    [smoosh] Husselen
    [hold] Houden
    [dealer] Gever kiest
    [charge] Open of husselen
}
pass-step-hold = Houden (niets doorgeven)

## De ronde in de hoek, en hoe de partij eindigt

ending-deal = { $end ->
   *[reach] Ronde { $number } · tot { $limit }
    [exceed] Ronde { $number } · boven { $limit }
    [deals] Ronde { $number } van { $limit }
    [time] Ronde { $number } · { $limit } minuten
    [chips] Ronde { $number } · om fiches
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] minste punten winnen
    [high] meeste punten winnen
    [magnitude] dichtst bij nul wint
    [counters] meeste fiches winnen
}
ending-deal-short = { $end ->
    [reach] Ronde { $number } · tot { $limit }
    [exceed] Ronde { $number } · boven { $limit }
    [deals] Ronde { $number } van { $limit }
   *[other] Ronde { $number }
}
ending-deal-alone = Ronde { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] jack { $pool }
   *[no] pot { $pool }
}
ending-minutes-left = nog { $minutes } min
ending-last-deal = laatste ronde
ending-best = { $score ->
   *[low] de laagste score wint
    [high] de hoogste score wint
    [magnitude] de score het dichtst bij nul wint
    [counters] de meeste fiches winnen
}

## De knoppen rond de tafel

table-menu = Menu
table-last-trick = Vorige slag
table-hint = Hint
table-take-back = Terugnemen
table-scores = Stand
table-options = Opties

## De grote knop en de kleine regel eronder

table-pass = Doorgeven
table-bury = Wegleggen
table-charge = Openleggen
table-charge-nothing = Niets openleggen
table-choose = Kiezen…
table-play = Speel de { CARD($card) }
table-play-short = Speel { $card }
table-finish = Ronde afmaken
table-finish-caption = { $key }, of speel door
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press }, of klik nog eens
    [touch] Tik nog eens
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Tik op een kaart om die terug te nemen
   *[pointer] Klik op een kaart om die terug te nemen
}
table-keys-change = { $press }, of pijlen om te wisselen
table-keys-back = { $press } neemt die terug
table-keys-on = ↓ naar de knop
table-choose-cards = { $n ->
    [one] Kies één kaart
   *[other] Kies { WORD($n) } kaarten
}
table-choose-more = { $n ->
    [one] Kies nog één kaart
   *[other] Kies nog { WORD($n) } kaarten
}
table-forward = Blind doorgeven
    .caption = of kies kaarten
    .title = De volgende kaarten blind doorgeven?
    .text =
        Je houdt je hele hand. De kaarten die naar je toe komen, gaan meteen door, en je ziet ze
        niet.
table-misdeal = Opnieuw laten geven
    .caption = of speel een kaart
    .title = Opnieuw laten geven?
    .text =
        Je hebt alleen strafkaarten. Iedereen ziet je hand, en dezelfde gever geeft opnieuw.
table-claim = Claim de rest
    .caption = of kom uit met een kaart
    .title = Alle overige slagen claimen?
    .text =
        Iedereen ziet je hand. Gaan allen akkoord, dan zijn alle resterende kaarten voor jou;
        weigert er één, dan wordt er met je open hand doorgespeeld.

## Vragen in dialogen

table-claimed-title = { $name } claimt de rest
table-claimed-text =
    Gaan allen akkoord, dan { GENDER($name) ->
        [you] haal je
       *[other] haalt { $name }
    } alle resterende kaarten. Weigert er één,
    dan wordt er met deze open hand doorgespeeld.
table-claimed-accept = Akkoord
table-claimed-refuse = Doorspelen
table-claimed-hand = { GENDER($name) ->
    [you] Jouw hand
   *[other] De hand van { $name }
}
table-bid-title = Hoeveel fiches bied je?
table-bid-text = De hoogste bieder betaalt het bod in de pot en noemt de kleur die fiches kost.
table-bid-of = { $n ->
    [0] { $name }: geen bod
    [one] { $name }: één fiche
   *[other] { $name }: { WORD($n) } fiches
}
table-bid-counters = Fiches
table-bid = Bieden
table-bid-none = Geen bod
table-dealer-title = Hoe wordt er deze ronde doorgegeven?
table-dealer-text = De gever kiest.
table-suit-title = Welke kleur kost fiches?
table-joker-title = Voor welke kleur staat de joker?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Beloof je geen harten te halen?
table-pledge-text = Kom je de belofte na, dan gaan er { $n } punten af; breek je die, dan komen er { $n } punten bij.
table-pledge-yes = Ik haal geen harten
table-pledge-no = Geen belofte
table-moon-text = Kies hoe de pit telt
table-moon-choice = { $choice ->
    [add] Erbij voor anderen
    [subtract] Eraf bij mij
    [none] Punten houden
    [zero] Terug naar nul
    [double] Anderen verdubbelen
   *[other] { $choice }
}
table-moon-every = alle punten
table-moon-same = gelijk
table-moon-was = was { $total }
table-moon-over = komt op { $limit }
table-moon-then = { $then ->
    [win] Einde: jij wint met { $n } verschil
    [tie] Einde: gedeelde eerste plaats
    [lose] Einde: { $name } wint
    [ahead] Doorspelen, { $n } voor
    [level] Doorspelen, gelijk met { $name }
   *[behind] Doorspelen, { $n } achter op { $name }
}
table-moon-choose = Kiezen
table-moon-on = Doorgaan
table-moon-totals = De nieuwe stand
table-pass-title = Deze kaarten doorgeven?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } aan { name-object }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } naar het midden.
table-costly-title = De { CARD($card) } spelen?
table-costly-text = Die haalt deze slag, met minstens de helft van alle punten van de ronde.
table-guard-looking = De coach denkt na…
table-guard-text = De coach noemt het een blunder: het kost gemiddeld { $points ->
    [one] ongeveer één punt
   *[other] ongeveer { $points } punten
}. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## Het spelmenu

table-menu-title = Spelmenu
table-menu-saved = { $practice ->
    [yes] { $deal }. De oefenpartij is opgeslagen; ze telt niet mee.
   *[no] { $deal }. De partij is opgeslagen.
}
table-menu-back = Terug naar de partij
table-menu-passed = Doorgegeven en gekregen
table-menu-rules = Geldende regels
table-menu-pace = { $pace ->
    [slow] Speel in normaal tempo
   *[usual] Speel langzamer
}
table-menu-fair = Is er eerlijk gegeven?
table-menu-leave = Hoofdmenu

## Een ronde nog eens spelen om te oefenen

replay-pill = { $game ->
    [yes] Oefenen, ronde { $deal } opnieuw
   *[no] Oefenen, alleen deze ronde
}
replay-pill-short = { $game ->
    [yes] Oefenen, ronde { $deal }
   *[no] Oefenen
}
replay-pill-least = Oefenen
replay-menu = { $game ->
    [yes] Oefenen, ronde { $deal } opnieuw. Het stopt na de ronde en telt niet; je partij is niet veranderd.
   *[no] Oefenen. Het stopt na de ronde en telt niet.
}
replay-title = Je haalde eerst { $before }, nu { $now }
replay-compared = { $better ->
    [better] Beter dan in de partij.
    [worse] Minder goed dan in de partij.
   *[same] Gelijk aan de partij.
} De partij zelf is niet veranderd.
replay-over = De ronde is voorbij
replay-again = Nog een keer spelen
replay-to-puzzle = Terug naar de puzzel

## Een tegenstander wisselen

table-swap-text = Alle anderen blijven, en de nieuwe speler speelt even sterk.
table-swap-leaves = Vertrekt
table-swap-comes = Schuift aan
table-swap-cancel = Annuleren

## Panelen: de laatste slag, en wat werd doorgegeven

table-last-nobody = Vorige slag: voor niemand
table-last-taken = Vorige slag: voor { name-object }
table-last-no-points = Vorige slag: voor { name-object }, zonder punten
table-last-points = { $points ->
    [one] Vorige slag: { $points } punt voor { name-object }
   *[other] Vorige slag: { $points } punten voor { name-object }
}
table-passed-both = Doorgegeven en gekregen
table-passed-gave = Doorgegeven
table-passed-got = Gekregen
table-to-name = aan { name-object }
table-to-heap = naar het midden
table-to-kitty = naar de talon
table-from-name = van { name-object }
table-from-heap = uit het midden
table-from-kitty = uit de talon

## Kleine woorden op het laken, op platen en kaarten

table-led = START
table-kitty = Talon
table-stock = Stok
table-held-over = Blijft liggen
table-hearts-broken = Harten gebroken
    .short = Gebroken
table-suit-counts = { CAPITAL(SUIT($suit)) } telt
    .short = telt
table-dealer-letter = G

table-plate-ready = Klaar
    .short = Klaar
table-plate-chosen = { $n } gekozen
    .short = { $n } van { $of }
table-plate-bids = Biedt { $n }
    .short = Biedt
table-plate-no-bid = Geen bod
    .short = Nee
table-plate-out = Uit de ronde
    .short = Uit

table-chip-partner = Je partner
table-chip-pair = Partners
table-chip-bid = Bod { $n }
table-chip-no-hearts = Geen
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, partner
   *[no] { $side } { $total }
}

## Meer mensen aan één scherm

player-number = Speler { $n }
new-game-person = Iemand aan dit scherm
curtain-title = { GENDER($name) ->
    [you] Jij
   *[other] { $name }, jij
} bent aan de beurt
curtain-others = Nu mag alleen { GENDER($name) ->
    [you] jij
   *[other] { $name }
} kijken.
curtain-lift = Toon mijn kaarten
curtain-menu = Naar het menu
