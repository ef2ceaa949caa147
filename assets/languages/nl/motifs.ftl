### Motieven: waar een keuze om ging.

## Elk motief: de naam, en een regel die het leert

motif-stop-moon = Houd de pit tegen
motif-stop-moon-line = Haal een harten of geef er een aan een ander: zonder die kaart is het geen pit.
motif-shoot = Haal pit
motif-shoot-line = Heb je bijna alles, haal dan ook de rest.
motif-drop-moon = Jaag niet op de pit
motif-drop-moon-line = Een paar punten zijn nog geen pit: geef de beurt weg als je de rest niet kunt halen.
motif-see-moon = Zie een pit aankomen
motif-see-moon-line = Heeft één speler alle punten, bewaar dan een hoge kaart en haal op tijd een slag.
motif-give-queen = Raak de vrouw kwijt
motif-give-queen-line = Gooi de schoppenvrouw af zodra een ander de slag haalt.
motif-hold-queen = Houd de vrouw vast
motif-hold-queen-line = Geen haast: speel de schoppenvrouw alleen als de juiste speler haar haalt.
motif-high-spades = Hoge schoppen zolang de vrouw er is
motif-high-spades-line = Speel heer of aas niet waar de vrouw er nog op kan vallen.
motif-shed-spades = Raak schoppenheer en -aas kwijt
motif-shed-spades-line = Gooi schoppenheer en -aas af waar de vrouw er niet op kan vallen.
motif-keep-guards = Houd de dekking
motif-keep-guards-line = Lage schoppen beschermen je hoge: bewaar ze zo lang je kunt.
motif-smoke-out = Rook de vrouw uit
motif-smoke-out-line = Kom uit met lage schoppen tot iemand de vrouw moet spelen.
motif-first-trick = De eerste slag
motif-first-trick-line = In de eerste slag vallen geen punten: doe er een kaart weg die je niet wilt.
motif-free-trick = De gratis slag
motif-free-trick-line = Je speelt als laatste en niets telt: haal de slag met je hoogste kaart.
motif-take-high = Neem hem hoog
motif-take-high-line = Speel je als laatste en moet je de slag nemen, neem hem dan met je hoogste kaart.
motif-feed = Wie krijgt de punten?
motif-feed-line = Geef je punten aan de koploper, niet aan wie onderaan staat.
motif-throw = Gooi punten af bij anderen
motif-throw-line = Kun je niet bekennen, geef een ander dan de kaart die het meest kost.
motif-not-points = Meer dan een harten
motif-not-points-line = Een gevaarlijke kaart of korte kleur kan belangrijker zijn dan één harten.
motif-shown-void = Let op renonces
motif-shown-void-line = Kom niet uit met een kleur die iemand niet heeft: er worden punten op afgegooid.
motif-passed = Gebruik wat je doorgaf
motif-passed-line = Je weet wie de kaarten heeft die je doorgaf: kom eronder uit.
motif-count = Tel de kleur
motif-count-line = Tel wat er nog is: zijn er nog weinig kaarten, dan weet je wie de slag haalt.
motif-exit = Geef de beurt veilig weg
motif-exit-line = Kom uit met een kaart waar een ander overheen kan, en bewaar lage kaarten.
motif-lead-high = Kom op tijd hoog uit
motif-lead-high-line = Kom uit met een hoge kaart zolang de slag weinig kost.
motif-low-hearts = Houd lage harten
motif-low-hearts-line = Met lage harten verlies je later hartenslagen: bewaar ze.
motif-void = Maak een renonce
motif-void-line = Speel een korte kleur leeg, zodat je kunt afgooien als die wordt gevraagd.
motif-danger = Gooi af wat gevaarlijk is
motif-danger-line = Gooi de hoge kaart af die later een slag zou halen.
motif-duck = Duiken
motif-duck-line = Speel onder de hoogste kaart en laat de slag aan een ander.
motif-take = Haal een goedkope slag
motif-take-line = Sommige slagen kun je beter nu halen, voordat ze meer kosten.
motif-take-low = Haal hem laag
motif-take-low-line = Ga je toch over de anderen heen, blijf dan zo laag mogelijk.
motif-duck-high = Duik met je hoogste
motif-duck-high-line = Verlies je de slag toch, speel dan je hoogste kaart die eronder blijft.
motif-last-deals = Het einde van de partij
motif-last-deals-line = Tegen het einde tellen de plaatsen: kijk wie de grens kan halen.
motif-pass-spades = Geef hoge schoppen zonder dekking door
motif-pass-spades-line = Houd schoppenvrouw, -heer en -aas alleen met genoeg lage schoppen.
motif-pass-keep = Houd gedekte hoge schoppen
motif-pass-keep-line = Met genoeg lage schoppen zijn schoppenvrouw, -heer en -aas veiliger in je eigen hand.
motif-pass-guards = Geef de dekking niet door
motif-pass-guards-line = Lage schoppen beschermen een hoge: geef ze niet door zolang je die houdt.
motif-pass-void = Geef door voor een renonce
motif-pass-void-line = Geef een korte kleur helemaal door, en je kunt meteen afgooien.
motif-pass-hearts = Houd lage harten bij het doorgeven
motif-pass-hearts-line = Lage harten zijn veilig: geef iets door wat pijn doet.
motif-pass-high = Geef hoge kaarten door
motif-pass-high-line = Geef azen, heren en vrouwen door van lange kleuren zonder iets laags eronder.
motif-leads = De uitkomst kiezen
motif-leads-line = Kom uit met wat anderen kunnen slaan, in een kleur waarop niemand kan afgooien.
motif-follows = Kleur bekennen
motif-follows-line = Vraag je voor het bekennen af wie de slag krijgt, en wat erin ligt.
motif-discards = Afgooien
motif-discards-line = Kun je niet bekennen? Gooi af wat je later het meeste kost.
motif-where = { $name } ({ $where ->
   *[early] vroeg in de ronde
    [middle] midden in de ronde
    [late] laat in de ronde
    [queen_out] zolang de vrouw buiten is
    [queen_own] als je de vrouw hebt
    [queen_gone] als de vrouw weg is
    [second] als tweede
    [third] als derde
    [last] als laatste
    [points] punten op tafel
    [clean] geen punten op tafel
    [led_spades] schoppen gevraagd
    [led_hearts] harten gevraagd
    [led_side] klaver of ruiten gevraagd
    [my_moon] alleen jij hebt punten
    [their_moon] één ander heeft alle punten
    [my_points] je hebt punten
    [spade] schoppen
    [heart] harten
    [side] klaver en ruiten
    [single] enige kaart van een kleur
    [short] korte kleur
    [long] lange kleur
    [high] hoge kaarten
    [middling] middelste kaarten
    [low] lage kaarten
    [top] je hoogste van de kleur
    [bottom] je laagste van de kleur
    [master] een kaart die niemand slaat
    [new_suit] een nieuwe kleur
    [few_out] een bijna lege kleur
    [known_void] een kleur die iemand niet heeft
    [too_high] te hoog
    [too_low] te laag
    [wrong_suit] verkeerde kleur
    [took] onnodige slagen
    [left] gemiste slagen
    [kept] punten om af te gooien
    [gave] punten om te houden
    })
