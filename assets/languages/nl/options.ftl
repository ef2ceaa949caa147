### De opties van een variant: titels, wat ze doen (.help), woorden waarop je kunt zoeken (.words) en
### hun keuzes.

## Opties van de regels

option-players = Spelers
    .help = Met hoeveel spelers er wordt gespeeld.
    .words = plaatsen aantal spelers mensen tafel personen
option-packs = Pakken
    .help = Twee pakken door elkaar geschud zijn voor vijf tot elf spelers.
    .words = spellen dubbel deck kaarten spel twee pakken
option-strip = Gelijke handen
    .help = Welke kaarten eruit gaan of erbij komen zodat iedereen er evenveel krijgt.
    .words = weglaten verwijderen tweeën twee gelijk ongelijk uitkomen strip
option-jokers = Jokers
    .help = Jokers halen nooit een slag en tellen niets; dit zegt wanneer ze gespeeld mogen worden.
    .words = joker wild nar
option-joker-lead = Uitkomen met een joker
    .help = Of je met een joker mag uitkomen, en wat dan bekend moet worden.
option-special-card = Bijzondere kaart
    .help = Een 53e kaart, die voor de overgebleven kaart staat.
    .words = warren harding extra kaart 53 speciale
option-warren-follow = Bekennen met Warren
    .help = Of de Warrenkaart telt als een kaart van de kleur van de extra kaart.
    .words = warren volgen
option-warren-left = Warren blijft over
    .help = Wat er gebeurt als de Warrenkaart zelf de overgebleven kaart is.
    .words = warren opnieuw geven
option-kitty = Talon
    .help = Wie de kaarten krijgt die bij het geven overblijven.
    .words = kitty widow over overgebleven blinde slapers ruilen pot
option-kitty-discard = Weggelegde kaarten
    .help = Of kaarten die voor de talon worden weggelegd, meetellen voor hun speler.
    .words = kitty talon wegleggen weggelegd begraven
option-uneven-hands = Ongelijke handen
    .help = Geef alle kaarten; wie er een meer heeft, speelt er twee in de eerste slag.
    .words = over overgebleven extra kaart
option-hand-size = Kaarten per hand
    .help = Een vast aantal kaarten voor iedereen; 0 geeft er zoveel als kan.
    .words = handgrootte aantal kaarten
option-first-dealer = Eerste gever
    .help = Hoe de eerste gever wordt gevonden.
    .words = couperen trekken laagste kaart deler loten
option-direction = Richting
    .help = In welke richting er wordt gegeven en gespeeld.
    .words = met de klok mee tegen linksom rechtsom
option-pass-cycle = Doorgeven
    .help = Hoe er in elke ronde wordt doorgegeven; houden betekent niet doorgeven.
    .words = links rechts overkant tegenover strooien husselen houden ruilen doorschuiven niet doorgeven
option-pass-count = Aantal doorgeven
    .help = Hoeveel kaarten aan een speler worden doorgegeven.
    .words = aantal drie twee vier kaarten
option-pass-forbid = Niet door te geven
    .help = Hoge schoppen die je moet houden.
    .words = verboden schoppenvrouw schoppenheer schoppenaas koning black lady black maria verbod
option-pass-along = Blind doorgeven
    .help = Spelers mogen hun kaarten houden en de gekregen kaarten blind doorgeven.
    .words = doorsturen weigeren ongezien
option-opening-lead = Eerste uitkomst
    .help = Wie in de eerste slag uitkomt, en waarmee.
    .words = klavertwee klaver twee begin beginnen links van de gever voorspelen
option-first-trick = Punten in de eerste slag
    .help = Of er strafkaarten in de eerste slag gespeeld mogen worden.
    .words = straf bloed punten eerste slag
option-first-trick-stuck = Alleen strafkaarten
    .help = Wat je in de eerste slag mag doen met alleen maar strafkaarten in de hand.
    .words = vast opnieuw geven ongeldig apart leggen
option-first-trick-tc = Klavertien bewaren
    .help = De klavertien mag niet in de eerste slag, tenzij het je enige klaver is.
    .words = klaver 10 complex
option-hearts-lead = Uitkomen met harten
    .help = Of harten gebroken moet zijn voordat je ermee mag uitkomen.
    .words = breken gebroken voorspelen
option-breakers = Wat harten breekt
    .help = Of ook de schoppenvrouw harten breekt.
    .words = breken schoppenvrouw black lady
option-break-event = Gebroken als
    .help = Wat er met een harten moet gebeuren om harten te breken.
    .words = breken afgooien weggooien
option-lead-exempt = Ongebroken harten
    .help = Met welke handen je mag uitkomen met harten die niet gebroken is.
    .words = alleen harten gedwongen uitkomen toch
option-qs-forced = Vrouw afgooien
    .help = Of je de schoppenvrouw moet afgooien zodra dat veilig kan.
    .words = gedwongen schoppenvrouw weggooien black lady dumpen
option-duplicates = Gelijke kaarten
    .help = Wat twee gelijke kaarten in een slag doen.
    .words = opheffen cancellation twee pakken zelfde kaart dubbel
option-dead-last-trick = Opgeheven laatste slag
    .help = Wie een laatste slag haalt waarin elke kaart van de gevraagde kleur is opgeheven.
    .words = cancellation dood
option-boost = Extra negens
    .help = Na een negen speelt iedereen een tweede kaart in de slag.
    .words = negen turbo boost verlengen
option-charge = Openleggen
    .help = Kaarten vóór het spel tonen, zodat ze dubbel tellen.
    .words = tonen aangeven dubbel verdubbelen turbo gong zhu expose
option-draw = Trekken
    .help = Wanneer er van de stok wordt getrokken.
    .words = stok domino stapel twee spelers
option-claim = Claimen
    .help = Een speler mag alle overige slagen claimen, als niemand bezwaar maakt.
    .words = rest claimen opeisen neerleggen
option-show-taken = Gehaalde kaarten
    .help = Welke gehaalde kaarten zichtbaar blijven.
    .words = vorige laatste slag open bekijken
option-values = Kaartwaarden
    .help = Wat elke kaart kost.
    .words = punten straf schoppenvrouw black maria black lady hooligan spot ogen tabel
option-custom-values = Eigen waarden
    .help = Verander wat losse kaarten kosten; onder nul is een bonus.
    .words = aangepast eigen punten aas heer koning schoppen klaverzeven straf
option-pip-courts = Plaatjes
    .help = Wat hartenboer, hartenvrouw en hartenheer kosten.
    .words = point-count prenten honneurs
option-pip-ace = Hartenaas
    .help = Wat de hartenaas kost.
    .words = point-count
option-bonus-card = Bonuskaart
    .help = Een kaart die punten aftrekt.
    .words = ruitenboer ruitentien omnibus jd
option-bonus-amount = Bonuswaarde
    .help = Hoeveel punten de bonuskaart aftrekt.
    .words = boer min waarde
option-bonus-floor = Onder nul
    .help = Hoe ver een bonuskaart een score omlaag kan brengen.
    .words = grens negatief boer min
option-no-trick-bonus = Geen slag gehaald
    .help = Punten eraf voor wie geen slag haalt.
    .words = geen slagen nul schoon misère
option-no-trick-on-moon = Geen slag bij een pit
    .help = Of de bonus voor geen slag ook geldt als iemand pit haalt.
    .words = maan moon
option-trick-points = Punten per slag
    .help = Wat elke slag kost, los van wat erin zit.
    .words = reversis reverse
option-pledge = Belofte
    .help = Spelers mogen beloven geen harten te halen: punten eraf als het lukt, erbij als het mislukt.
    .words = beloven toezeggen wedden
option-pig-flip = Goed varken
    .help = Wanneer de schoppenvrouw in Gong Zhu in je voordeel telt.
    .words = gong zhu varken
option-score-dir = Wie wint
    .help = Welke score de beste is.
    .words = hoogste laagste meeste minste fiches
option-moon-effect = Pit
    .help = Wat het doet als je alle strafkaarten haalt.
    .words = shoot the moon maan pandoer erbij eraf optellen aftrekken doorlopen alle punten
option-moon-needs = Nodig voor een pit
    .help = De kaarten die samen een pit zijn.
    .words = maan moon boer alle harten
option-moon-amount = Waarde van een pit
    .help = Hoeveel een pit waard is.
    .words = maan moon royal
option-moon-guard = Pitbescherming
    .help = Wat er gebeurt als een pit, met punten voor de anderen, je de partij zou kosten.
    .words = maan moon verliezen beschermen
option-moon-guard-score = Keuze vanaf
    .help = Het totaal vanaf waar wie pit haalt mag kiezen.
    .words = maan moon vanaf
option-moon-and-bonus = Bonus bij een pit
    .help = Of bonuskaarten bij een pit meetellen.
    .words = maan moon boer
option-complex-signs = Teken per tegenstander
    .help = Wie pit haalt, kiest voor elke tegenstander een teken.
    .words = complex
option-sun = Volle pit
    .help = Wat het doet als je elke slag haalt.
    .words = zon sun alle slagen slem
option-end = Einde van de partij
    .help = Wat de partij beëindigt.
    .words = afgelopen grens score rondes tijd lengte duur
option-end-at = Grens
    .help = De score, het aantal rondes of minuten.
    .words = limiet 100 50 lengte
option-end-both-ways = Aan beide kanten
    .help = Ook een totaal even ver boven nul beëindigt de partij.
    .words = gong zhu
option-tie = Gelijke stand
    .help = Wat er bij een gedeelde beste score gebeurt.
    .words = gelijkspel extra delen
option-adjust = Springende totalen
    .help = Totalen die omlaag gaan als je ze precies raakt.
    .words = precies 50 100 terug nul wrap
option-wrap-at = Springt naar nul
    .help = De totalen die nul worden.
    .words = 104 126 ricketts wrap
option-special-win = Blijven staan
    .help = Wie veel rondes op hetzelfde totaal blijft staan, wint.
    .words = 69 5 ricketts
option-count-arrival = Aankomst telt mee
    .help = De ronde waarin het totaal wordt bereikt, telt als eerste.
    .words = 69 5
option-ranking = Plaatsen
    .help = Of plaatsen na de eerste tellen.
    .words = tweede rang
option-settle = Inzet
    .help = Hoe fiches of geld van eigenaar wisselen.
    .words = fiches chips geld pot sweepstake howell inleg gokken
option-stake = Inzet per keer
    .help = Hoeveel fiches er per keer worden betaald.
    .words = inzetten chips
option-chips = Fiches per speler
    .help = Met hoeveel fiches iedereen begint.
    .words = chips voorraad
option-wager = Inleg
    .help = Hoe de inleg wordt uitbetaald.
    .words = weddenschap uitbetaling
option-auction = Bieden
    .help = Spelers bieden fiches voor het recht om de strafkleur te noemen.
    .words = bieden bod kleur noemen
option-timer = Zandloper
    .help = Seconden per keuze; 0 is zonder grens.
    .words = klok tijd limiet timer puzzle pirates bedenktijd
option-partners = Partners
    .help = Wie met wie speelt.
    .words = teams maten koppels partijen
option-partner-moon = Pit met partners
    .help = Of één partner alles alleen moet halen.
    .words = maan moon

## Waarden in de rechterkolom

value-option-on = Aan
value-option-off = Uit
value-option-none = Geen
value-option-no-values = Geen
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## Keuzes van ‘Gelijke handen’

choice-strip-none = Heel pak
choice-strip-wiki = Tweeën eruit, jokers bij zes
choice-strip-hay = Klavertwee (en ruitentwee) eruit
choice-strip-parlett = Ruitentwee (en klavertwee) eruit
choice-strip-arnold = Tweeën en een drie eruit
choice-strip-foster = Tweeën eruit, eerst schoppen
choice-strip-hay-twos = Klavertwee (en ruitentwee), bij zes alle
choice-strip-heartsette = Schoppentwee eruit
choice-strip-low-minor = Lage klaveren en ruiten eruit
choice-strip-jokers = Jokers erbij
choice-strip-wiki2 = Twee pakken passend

## Keuzes van ‘Jokers’

choice-jokers-none = Geen
choice-jokers-off-suit = Alleen bij renonce
choice-jokers-anytime = Altijd
choice-jokers-zero-of-suit = Laagste klaver en ruiten

## Keuzes van ‘Uitkomen met een joker’

choice-joker-lead-not-if-other-card = Alleen als niets anders kan
choice-joker-lead-next-card-sets-suit = Volgende kaart geeft kleur
choice-joker-lead-leader-names-suit = Wie uitkomt noemt kleur

## Keuzes van ‘Talon’

choice-kitty-none = Geen
choice-kitty-first-trick = Bij de eerste slag
choice-kitty-first-point = Bij de eerste strafkaart
choice-kitty-last-trick = Bij de laatste slag
choice-kitty-first-trick-swap = Ruilen bij eerste slag
choice-kitty-first-point-swap = Ruilen bij eerste strafkaart
choice-kitty-out-of-play = Uit het spel

## Keuzes van ‘Weggelegde kaarten’

choice-kitty-discard-captured = Tellen voor die speler
choice-kitty-discard-out-of-play = Tellen voor niemand

## Keuzes van ‘Bijzondere kaart’

choice-special-card-none = Geen
choice-special-card-warren = Warrenkaart

## Keuzes van ‘Bekennen met Warren’

choice-warren-follow-alias = Bekent als de extra kaart
choice-warren-follow-optional = Hoeft niet te bekennen

## Keuzes van ‘Warren blijft over’

choice-warren-left-ordinary = Gewone ronde
choice-warren-left-redeal = Opnieuw geven

## Keuzes van ‘Eerste gever’

choice-first-dealer-random = Door loting
choice-first-dealer-low-card = Laagste getrokken kaart

## Keuzes van ‘Richting’

choice-direction-cw = Met de klok mee
choice-direction-ccw = Tegen de klok in

## Keuzes van ‘Eerste uitkomst’

choice-opening-lead-lowest-club = Laagste klaver
choice-opening-lead-any-club = Wie de laagste klaver heeft
choice-opening-lead-eldest = Speler na de gever
choice-opening-lead-two-spades = Schoppentwee, dan het varken
choice-opening-lead-bidder = Hoogste bieder

## Keuzes van ‘Punten in de eerste slag’

choice-first-trick-free = Toegestaan
choice-first-trick-no-points = Niet toegestaan

## Keuzes van ‘Alleen strafkaarten’

choice-first-trick-stuck-play-any = Er een spelen
choice-first-trick-stuck-misdeal = Mag opnieuw laten geven
choice-first-trick-stuck-point-void = Kaart telt voor niemand
choice-first-trick-stuck-lay-aside = Kaart gaat opzij

## Keuzes van ‘Uitkomen met harten’

choice-hearts-lead-always = Altijd
choice-hearts-lead-broken = Na het breken

## Keuzes van ‘Wat harten breekt’

choice-breakers-hearts = Harten
choice-breakers-hearts-qs = Harten en schoppenvrouw

## Keuzes van ‘Gebroken als’

choice-break-event-played = Gespeeld
choice-break-event-discarded = Afgegooid
choice-break-event-won = Gehaald

## Keuzes van ‘Ongebroken harten’

choice-lead-exempt-only-hearts = Alleen harten
choice-lead-exempt-hearts-or-penalty = Alleen strafkaarten

## Keuzes van ‘Vrouw afgooien’

choice-qs-forced-no = Nee
choice-qs-forced-first-safe-chance = Bij de eerste veilige kans

## Keuzes van ‘Gelijke kaarten’

choice-duplicates-first = Eerste is hoger
choice-duplicates-last = Laatste is hoger
choice-duplicates-cancel = Heffen elkaar op

## Keuzes van ‘Opgeheven laatste slag’

choice-dead-last-trick-leader = Wie uitkwam
choice-dead-last-trick-discard = Niemand
choice-dead-last-trick-second-of-top = Tweede van hoogste paar

## Keuzes van ‘Extra negens’

choice-boost-off = Uit
choice-boost-any-nine = Elke negen
choice-boost-led-nine = Negen van gevraagde kleur

## Keuzes van ‘Openleggen’

choice-charge-off = Uit
choice-charge-turbo = Open, in elke volgorde
choice-charge-gong-zhu = Eén keer om de beurt
choice-charge-blind = Eén keer in het geheim

## Keuzes van ‘Trekken’

choice-draw-off = Uit
choice-draw-domino = Als je niet kunt bekennen
choice-draw-draw = Na elke slag

## Keuzes van ‘Gehaalde kaarten’

choice-show-taken-last-trick = Vorige slag op verzoek
choice-show-taken-last-trick-open = Vorige slag open
choice-show-taken-penalty-cards = Strafkaarten open

## Keuzes van ‘Kaartwaarden’

choice-values-black-lady = Harten en schoppenvrouw
choice-values-hearts-only = Alleen harten
choice-values-hooligan = Hooligan: klaverzeven
choice-values-graded = Oplopende harten
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Ogen tot tien
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Britse Black Lady
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Koninklijk Hartenjagen
choice-values-turbo = Turbo-Hartenjagen
choice-values-complex = Complex Hartenjagen
choice-values-ten-of-clubs = Klavertien verdubbelt
choice-values-named-suit = Kleur die de bieder noemt
choice-values-reverse = Reversis
choice-values-four-jacks = Vier boeren

## Keuzes van ‘Plaatjes’

choice-pip-courts-ten = Alle tien
choice-pip-courts-rank = Boer, vrouw, heer oplopend

## Keuzes van ‘Bonuskaart’

choice-bonus-card-none = Geen
choice-bonus-card-jd = Ruitenboer
choice-bonus-card-td = Ruitentien

## Keuzes van ‘Onder nul’

choice-bonus-floor-none = Geen grens
choice-bonus-floor-hand = Ronde niet onder nul
choice-bonus-floor-total = Totaal niet onder nul

## Keuzes van ‘Goed varken’

choice-pig-flip-all-hearts = Met alle harten
choice-pig-flip-all-sixteen = Met alles

## Keuzes van ‘Wie wint’

choice-score-dir-low = Laagste score
choice-score-dir-high = Hoogste score
choice-score-dir-magnitude = Dichtst bij nul
choice-score-dir-counters = Meeste fiches

## Keuzes van ‘Nodig voor een pit’

choice-moon-needs-all-penalties = Alle strafkaarten
choice-moon-needs-with-bonus = Ook de bonuskaart
choice-moon-needs-all-hearts = Alle harten
choice-moon-needs-hearts-qs = Harten en schoppenvrouw

## Keuzes van ‘Pit’

choice-moon-effect-none = Niets
choice-moon-effect-add = Erbij voor de anderen
choice-moon-effect-subtract = Eraf voor wie pit haalt
choice-moon-effect-choice = Wie pit haalt, kiest
choice-moon-effect-negate = Teken omkeren
choice-moon-effect-zero-or-double = Eigen nul of anderen dubbel
choice-moon-effect-gift-from-each = Van ieder nemen
choice-moon-effect-in-values = Zoals de kaartwaarden
choice-moon-effect-add-other-side = Erbij voor tegenpartij

## Keuzes van ‘Waarde van een pit’

choice-moon-amount-penalties = Alle strafpunten
choice-moon-amount-own-hand = Eigen gehaalde punten

## Keuzes van ‘Pitbescherming’

choice-moon-guard-none = Uit
choice-moon-guard-auto-subtract = Dan eraf
choice-moon-guard-reached-score = Keuze vanaf een totaal
choice-moon-guard-game-goes-on = Partij gaat door

## Keuzes van ‘Bonus bij een pit’

choice-moon-and-bonus-independent = Telt gewoon mee
choice-moon-and-bonus-swallowed = Telt niets

## Keuzes van ‘Volle pit’

choice-sun-off = Uit
choice-sun-double = Twee keer de pit
choice-sun-punish = Dubbel voor wie doorgaf
choice-sun-clean-slate = Eigen totaal op nul
choice-sun-sun-only = Pit eist elke slag
choice-sun-first-trick-free = Dubbel, eerste slag vrij

## Keuzes van ‘Einde van de partij’

choice-end-reach = Score bereikt
choice-end-exceed = Score overschreden
choice-end-deals = Aantal rondes
choice-end-time = Tijd
choice-end-chips = Fiches op

## Keuzes van ‘Gelijke stand’

choice-tie-shared = Gedeelde winst
choice-tie-extra-hands = Extra rondes
choice-tie-not-over-while-tied = Nooit bij gelijke stand

## Keuzes van ‘Springende totalen’

choice-adjust-none = Uit
choice-adjust-wrap = Terug naar nul
choice-adjust-exact-50-100 = Precies 50 of 100
choice-adjust-exact-100 = Precies 100

## Keuzes van ‘Blijven staan’

choice-special-win-none = Uit
choice-special-win-sixty-nine = 69 voor 5
choice-special-win-five = 5 voor 69
choice-special-win-both = 69 voor 5 en 5 voor 69

## Keuzes van ‘Plaatsen’

choice-ranking-winner-only = Alleen de winnaar
choice-ranking-full = Alle plaatsen

## Keuzes van ‘Inzet’

choice-settle-none = Niets
choice-settle-average = Tegen het gemiddelde
choice-settle-chips-pool = Pot met fiches
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Meeste harten betaalt
choice-settle-wager = Inleg
choice-settle-turbo-points = Turbopunten

## Keuzes van ‘Inleg’

choice-wager-places = Naar plaats
choice-wager-winner-takes-all = Alles voor de winnaar

## Keuzes van ‘Partners’

choice-partners-none = Geen
choice-partners-fixed = Tegenover elkaar
choice-partners-adhoc = Eerste twee met een slag

## Keuzes van ‘Pit met partners’

choice-partner-moon-individual = Eén speler
choice-partner-moon-pooled = Partners samen

## Koppen

heading-aim = Het doel
heading-players = Spelers en kaarten
heading-dealing = Geven
heading-passing = Doorgeven
heading-before = Vóór het spel
heading-opening = Eerste uitkomst
heading-first-trick = Eerste slag
heading-leading = Bekennen en uitkomen
heading-tricks = Slagen
heading-values = Kaartwaarden
heading-extras = Andere punten
heading-moon = Pit en volle pit
heading-end = Einde van de partij
heading-money = Geld, klok en partners
heading-play = Spel
heading-scoring = Tellen

## De regels in één regel

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } spelers
summary-no-passing = niet doorgeven
summary-passing = doorgeven { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] harten en schoppenvrouw
    [hearts_only] alleen harten
    [hooligan] Hooligan: klaverzeven
    [graded] Oplopende harten
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] ogen tot tien
    [black_maria] Black Maria
    [black_lady_uk] Britse Black Lady
    [gong_zhu] Gong Zhu
    [royal] Koninklijk Hartenjagen
    [turbo] Turbo-Hartenjagen
    [complex] Complex Hartenjagen
    [ten_of_clubs] klavertien verdubbelt
    [named_suit] kleur die de bieder noemt
    [reverse] Reversis
   *[four_jacks] Vier boeren
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, eigen waarden
summary-moon = { $moon ->
   *[add] pit: erbij voor anderen
    [subtract] pit: eraf
    [choice] pit: erbij of eraf
    [negate] pit keert het teken om
    [zero_or_double] pit wist of verdubbelt
    [gift_from_each] pit neemt van ieder
    [in_values] alle harten tellen in je voordeel
    [add_other_side] pit: erbij voor de tegenpartij
    [none] geen pit
}
summary-two-packs = twee pakken
summary-cancel = gelijke kaarten heffen elkaar op
summary-jokers = jokers
summary-warren = Warrenkaart
summary-kitty = talon
summary-stock = stok
summary-charging = openleggen
summary-nines = extra negens
summary-sun = volle pit
summary-partners = partners
summary-counters = fiches
summary-special-win = { $win ->
    [sixty_nine] 69 voor 5
    [five] 5 voor 69
   *[both] 69 voor 5 en 5 voor 69
}
summary-end = { $end ->
   *[reach] einde bij { $at }
    [exceed] einde boven { $at }
    [deals] { $at ->
        [one] één ronde
       *[other] { $at } rondes
    }
    [time] { $at } minuten
    [chips] tot iemand geen fiches meer heeft
}
