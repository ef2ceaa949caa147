### Waar de regels nee tegen zeggen: opties, regelcodes, aantallen spelers en opgeslagen partijen.

## Waarom een optie deze waarde niet kan hebben

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Eén pak is goed voor { $low } tot { $high } spelers.
   *[other] Twee pakken zijn goed voor { $low } tot { $high } spelers.
}
refused-hand-size = { $players } handen van { $size } kaarten vragen meer dan { $total } kaarten.
refused-cycle-length = Een reeks heeft hoogstens { $most } rondes.
refused-pass-forbid = Alleen voor { $faces } kan doorgeven worden verboden.
refused-warren = { $needs ->
   *[one_pack] De Warrenkaart vraagt één pak.
    [no_jokers] De Warrenkaart vraagt een pak zonder jokers.
    [no_stock] De Warrenkaart vraagt een ronde zonder stok.
    [no_nines] De Warrenkaart vraagt een spel zonder extra negens.
    [other_lead] De Warrenkaart vraagt een andere eerste uitkomst, want de schoppentwee kan de extra kaart zijn.
}
refused-uneven = { $total } kaarten kunnen niet gelijk over { $players } spelers worden verdeeld.
refused-left-over = { $n ->
    [one] Er zou één kaart overblijven, en daarvoor is er geen talon.
   *[other] Er zouden { $n } kaarten overblijven, en daarvoor is er geen talon.
}
refused-kitty-size = { $n } kaarten zijn te veel om op te nemen in een hand van { $hand }.
refused-no-stock = { $players } handen van { $size } laten geen stok over om van te trekken.
refused-stock-uneven = Een stok van { $n } kaarten komt bij { $players } spelers niet gelijk uit.
refused-hand-too-large = Ieder zou { $n } kaarten hebben; een hand kan er hoogstens { $most } hebben.
refused-no-such-pass = Zo doorgeven kan niet met { $players } spelers.
refused-pass-count = { $n ->
    [one] Een hand van { $hand } kan niet { $n } kaart doorgeven.
   *[other] Een hand van { $hand } kan niet { $n } kaarten doorgeven.
}
refused-pass-size = Een hand van { $hand } kan geen { $n } kaarten doorgeven.
refused-two-spades = { $n ->
    [0] Er zit geen schoppentwee in het pak.
   *[other] Er zitten { $n } schoppentweeën in het pak.
}
refused-value-face = { $face } is geen kaart die een waarde kan hebben.
refused-value-twice = { $face } heeft twee waarden.
refused-value-range = De waarde van een kaart moet van { $low } tot { $high } zijn.
refused-pip-ace = De hartenaas kan alleen { $first } of { $second } tellen.
refused-score-dir = Alleen de kaartwaarden { $values } worden zo geteld.
refused-range = Het moet van { $low } tot { $high } zijn.
refused-wraps = Vul één tot { $n } totalen van { $low } tot { $high } in.
refused-stake = { $n ->
    [one] Iedereen begint met maar één fiche.
   *[other] Iedereen begint met maar { $n } fiches.
}
refused-chips = Bij een inzet van { $n } zouden zoveel fiches nooit opraken.
refused-no-such-option-but = Zo’n optie is er niet; de meest gelijkende is { $nearest }.
refused-choice = Het kan { LIST($choices, type: "or") } zijn.
refused-some-players-already-play-two = Sommige spelers spelen al twee kaarten in de eerste slag, dus negens kunnen die niet verlengen.
refused-way-making-deal-come-out = Om de handen zo gelijk te maken zijn jokers nodig, en deze regels hebben er geen.
refused-least-one-step-if-only = Er moet er minstens één zijn, al is het maar houden.
refused-stock-draw-from-booster-nines = Een stok om van te trekken en extra negens gaan niet samen.
refused-all-cards-dealt-out-no = Alle kaarten worden gegeven, dus er is geen stok om van te trekken.
refused-pass-moves-least-one-card = Er wordt minstens één kaart doorgegeven.
refused-perhaps-nobody-dealt-club = Het kan gebeuren dat niemand een klaver krijgt.
refused-can-be-two-lowest-clubs = Er kunnen twee laagste klaveren zijn.
refused-nobody-bids-right-name-penalty = Niemand biedt voor het recht om de strafkleur te noemen.
refused-highest-bidder-names-penalty-suit = De hoogste bieder noemt de strafkleur, dus moeten de kaartwaarden daarbij passen.
refused-only-two-marked-jokers-one = Er zijn maar twee gemerkte jokers, één voor klaveren en één voor ruiten.
refused-pass-depends-on-charged-cards = Dit doorgeven hangt af van opengelegde kaarten, en er worden geen kaarten opengelegd.
refused-two-spades-may-be-among = De schoppentwee kan bij de kaarten zitten die niemand krijgt.
refused-nobody-bids-game = In dit spel wordt niet geboden.
refused-taking-points-off-no-bonus = Punten aftrekken is geen bonus als de hoogste score wint.
refused-no-card-cost-anything = Geen enkele kaart zou iets kosten.
refused-few-penalty-cards-one-player = Er zijn zo weinig strafkaarten dat één speler ze vaak allemaal zou halen.
refused-punishes-player-who-passed-shooter = Het straft wie kaarten doorgaf aan wie alles haalt, en er wordt nooit aan één speler doorgegeven.
refused-many-points-taken-off-perhaps = Er gaat zoveel af dat de partij misschien nooit eindigt.
refused-card-values-count-upward-highest = Deze kaartwaarden tellen omhoog: de hoogste score wint.
refused-card-values-give-complex-numbers = Deze kaartwaarden geven complexe getallen: de score dichtst bij nul wint.
refused-suit-named-by-bidder-decides = De kleur die de bieder noemt, bepaalt wat elke kaart telt.
refused-card-values-say-nothing-about = Deze kaartwaarden zeggen niets over alle harten halen.
refused-no-sides = Zonder partners zijn er geen koppels.
refused-partners-moon-adds-other-side = Met partners telt een pit erbij voor de tegenpartij, of eraf voor het eigen koppel.
refused-complex-hearts-moon-added-others = In Complex Hartenjagen telt een pit erbij voor de anderen, of eraf bij de eigen score.
refused-counters-can-only-end-game = Fiches kunnen een partij alleen beëindigen als fiches ook beslissen.
refused-only-counters-decide-game-no = Alleen fiches beslissen, dus geen score beëindigt de partij.
refused-no-counters-change-hands-they = Er wisselen geen fiches van eigenaar, dus kunnen ze de partij niet beslissen.
refused-player-most-hearts-pays-two = De speler met de meeste harten betaalt aan twee anderen: dat is voor drie spelers.
refused-highest-bidder-pays-bid-into = De hoogste bieder betaalt het bod in een pot, en die is er niet.
refused-payment-games-lowest-score-wins = Deze betaling is voor partijen waarin de laagste score wint.
refused-wager-paid-by-places-only = De inleg wordt per plaats uitbetaald, en hier krijgt alleen de winnaar een plaats.
refused-partners-need-least-four-players = Voor partners zijn minstens vier spelers nodig.
refused-partners-sit-opposite-each-other = Partners zitten tegenover elkaar, dus het aantal spelers moet even zijn.
refused-counters-go-single-players-not = Fiches gaan naar losse spelers, niet naar koppels.
refused-whole-number = Dit moet een heel getal zijn.
refused-list = Dit moet een lijst zijn.
refused-does-not-belong-list = Dit hoort niet in de lijst.
refused-either-on-or-off = Dit moet aan of uit zijn.
refused-no-such-option = Zo’n optie is er niet.
refused-either-true-or-false = Dit moet true of false zijn.

## Waarom een optie bij de andere regels niets doet

irrelevant-all-penalty-cards-one-hand = Alle strafkaarten halen heeft geen bijzonder gevolg.
irrelevant-only-counters-decide-game-not = Alleen fiches beslissen deze partij, geen punten.
irrelevant-shooter-own-points-change-their = De eigen punten wisselen van teken.
irrelevant-totals-cleared-or-doubled-whatever = Totalen worden gewist of verdubbeld, wat de ronde ook waard was.
irrelevant-card-values-already-reward-taking = De kaartwaarden belonen al wie alle harten haalt.
irrelevant-no-score-switches-guard-on = De pitbescherming hangt niet af van een totaal.
irrelevant-nothing-added-others = De anderen krijgen er niets bij.
irrelevant-no-score-ends-game = Geen score beëindigt de partij.
irrelevant-none-cards-can-be-charged = Geen van de kaarten die open mogen, telt iets.
irrelevant-no-jokers-pack = Er zitten geen jokers in het pak.
irrelevant-warren-card-needs-whole-pack = Bij de Warrenkaart moet het hele pak worden gegeven, op één kaart na.
irrelevant-card-left-over-belongs-holder = De overgebleven kaart hoort bij wie de Warrenkaart heeft.
irrelevant-cards-left-over-stock-draw = De overgebleven kaarten zijn de stok om van te trekken.
irrelevant-every-card-dealt-player = Elke kaart gaat naar een speler.
irrelevant-no-card-left-over-from = Er blijft geen kaart over bij het geven.
irrelevant-nobody-swaps-cards-kitty = Niemand ruilt kaarten met een talon.
irrelevant-every-hand-has-same-fixed = Elke hand heeft hetzelfde vaste aantal kaarten.
irrelevant-cards-go-round-evenly = De kaarten kunnen gelijk worden verdeeld.
irrelevant-no-warren-card = Er is geen Warrenkaart.
irrelevant-two-players-always-take-turns = Twee spelers zijn altijd om de beurt.
irrelevant-no-pass-goes-one-other = Er wordt nooit aan één andere speler doorgegeven.
irrelevant-no-cards-passed = Er worden geen kaarten doorgegeven.
irrelevant-penalty-cards-may-fall-on = In de eerste slag mogen strafkaarten worden gespeeld.
irrelevant-hearts-may-always-be-led = Met harten mag altijd worden uitgekomen.
irrelevant-only-hearts-penalty-cards = Alleen harten zijn strafkaarten.
irrelevant-no-equal-cards-one-pack = In één pak zijn er geen gelijke kaarten.
irrelevant-equal-cards-do-not-cancel = Gelijke kaarten heffen elkaar niet op.
irrelevant-nobody-knows-cards-stock = Niemand kent de kaarten van de stok.
irrelevant-card-values-not-point-count = Deze kaartwaarden zijn niet Point-Count.
irrelevant-no-bonus-card = Er is geen bonuskaart.
irrelevant-highest-score-wins-here-nothing = Hier wint de hoogste score, dus gaat hiervoor niets af of bij.
irrelevant-no-card-takes-points-off = Geen kaart trekt punten af.
irrelevant-taking-no-trick-earns-nothing = Geen slag halen levert niets op.
irrelevant-card-values-not-gong-zhu = De kaartwaarden zijn niet die van Gong Zhu.
irrelevant-card-values-fix-amount = Deze kaartwaarden leggen het aantal vast.
irrelevant-points-not-simply-added-others = De anderen krijgen de punten er niet zomaar bij.
irrelevant-amount-already-holds-bonus-cards = De bonuskaarten zijn er al bij inbegrepen.
irrelevant-card-values-not-those-complex = De kaartwaarden zijn niet die van Complex Hartenjagen.
irrelevant-card-values-have-no-sun = Bij deze kaartwaarden is er geen volle pit.
irrelevant-partners-take-their-tricks-together = Partners halen hun slagen samen.
irrelevant-counters-end-game = De fiches beëindigen de partij.
irrelevant-totals-only-count-one-way = Totalen tellen hier maar één kant op.
irrelevant-scores-do-not-pass-through = Scores komen hier nooit op zulke totalen.
irrelevant-totals-do-not-jump-back = Totalen springen niet terug naar nul.
irrelevant-no-total-wins-by-itself = Geen totaal wint op zichzelf.
irrelevant-nothing-played = Er is geen inzet.
irrelevant-no-counters-change-hands-after = Er wisselen na een ronde geen fiches van eigenaar.
irrelevant-no-wager = Er is geen inleg.
irrelevant-everyone-plays-alone = Iedereen speelt voor zich.
irrelevant-penalty-suit-named-after-cards = De strafkleur wordt pas genoemd na het openleggen.
irrelevant-scores-may-fall-below-zero = Scores mogen hier onder nul komen.

## Waarom wat werd geplakt geen regelcode is

code-too-long = Dit is te lang voor een code.
code-none = Dit is geen regelcode: die begint met H1.
code-letter = Een { $letter } komt in een regelcode niet voor: er is een letter verkeerd getypt.
code-too-short = De code is te kort: het einde ontbreekt.
code-mistyped = De code is verkeerd getypt, of er ontbreekt een deel.
code-version = De code is van een andere versie van het spel (H{ $version }, niet H1).
code-damaged = De code is beschadigd: er ontbreekt een deel.
code-players = De code is voor { $here } spelers, niet { $players }.
code-rules = De code bevat regels waarmee niet gespeeld kan worden: { $why }

## Waarom een variant niet bij een aantal spelers past

impossible-table = { $name } is voor { LIST($sizes, type: "or") } spelers, niet { $players }.
impossible-table-range = { $name } is voor { $low } tot { $high } spelers, niet { $players }.

## Wat er mis is met een opgeslagen partij

log-no-record = geen regel van een partij
log-no-game = dit is geen opgeslagen partij van Hartenjagen
log-newer = geschreven door een nieuwere versie van Hartenjagen; werk bij om de partij te openen
log-seed = het startgetal is geen tekst
log-cut = hoe er is gecoupeerd, kan niet worden gelezen
log-seats = de regels of de plaatsen zijn beschadigd
log-missing = { $name } ontbreekt
log-rules = { $why }
log-line-changed = de regel is veranderd nadat hij werd geschreven
log-not-readable = niet leesbaar
log-stuck = de partij kan vanaf hier niet verder
log-torn = de regel breekt af
log-empty = het bestand is leeg
log-wrong = { $detail }
log-misfit = { $event } past hier niet
log-differs = regel { $line }, ronde { $deal }: { $part ->
    [totals] de totalen zijn
    [points] de punten zijn
    [hands] de handen zijn
    [e] de gebeurtenis is
   *[other] { $part } is
} { $recorded } in het bestand, maar { $expected } volgens de regels
log-undo = kan niet terug naar gebeurtenis { $n }
