### Lessen: stellingen met steeds één regel tekst.

lesson-title = Lessen
lesson-progress = { $done } van { $of } gedaan, { $stars } van { $most } sterren
lesson-row = { $now ->
    [yes] nu
   *[no] { $n ->
        [0] nog niet gedaan
        [one] gedaan, één ster
       *[other] gedaan, { $n } sterren
    }
}
lesson-part = Deel { $at } van { $of }
lesson-families = Voor andere varianten
lesson-leave = De lessen verlaten
lesson-restart = Opnieuw
lesson-show = Laat zien
lesson-watch = Kijk…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Kies een kaart
       *[other] Spelen
    }
    [pass] { $n ->
        [3] Doorgeven
       *[other] Kies drie kaarten
    }
   *[charge] { $n ->
        [0] Niets openleggen
        [one] Leg deze open
       *[other] Leg deze open
    }
}
lesson-bid = { $n ->
    [0] Geen bod
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Nog eens
lesson-next-part = Volgend deel
lesson-next = Volgende les
lesson-first-deal = Speel een eerste ronde
lesson-see = Kijk wat er gebeurt…
lesson-yes = Goed zo!
lesson-stars-lost = { $why ->
    [both] Eén ster: de tweede poging en de pijl kostten er elk een.
    [again] Twee sterren: de tweede poging kostte er een.
   *[arrow] Twee sterren: de pijl kostte er een.
}
lesson-told = { $told } { $lost }
lesson-shown = De pijl wijst hem aan
lesson-leads = vraagt { SUIT($suit) }
lesson-led = vroeg { SUIT($suit) }
lesson-followed = bekende
lesson-threw = gooide af
lesson-to-come = speelt na jou
lesson-your-turn = jouw beurt
lesson-took = { $points ->
    [0] haalde de slag
    [one] haalde één punt
   *[other] haalde { $points } punten
}
lesson-picture-trick = Op tafel: { LIST($cards) }. Je speelt de { CARD($mine) }, en de { CARD($winner) } haalt de slag.
lesson-picture-chosen = Je kiest { LIST($cards) }.
lesson-no = Deze keer niet: het doel is niet meer haalbaar.
lesson-none = De lessen kunnen niet worden gelezen; installeer het spel opnieuw.
lesson-not-kept = Het resultaat kon niet worden opgeslagen: { $why }.

## Les 1, Kleur bekennen

lesson-follow = Kleur bekennen
lesson-follow-goal = Haal geen slag
lesson-follow-1 = Iedereen speelt één kaart: samen vormen ze een slag. { $left } kwam uit met ruiten; wie ruiten heeft, moet er een spelen.
lesson-follow-1-yes = { $across } speelde de hoogste ruiten en haalt de slag: alle vier de kaarten, en de volgende uitkomst.
lesson-follow-2-goal = Gooi een kaart af
lesson-follow-2 = { $across } kwam uit met klaveren, en jij hebt er geen: speel wat je wilt. Een kaart van een andere kleur haalt nooit de slag.
lesson-follow-2-yes = Je kaart was geen klaver en kon dus niet winnen. { $right } haalt de slag met de klavervrouw.
lesson-follow-3 = Er is met schoppen uitgekomen, en jij hebt er twee. Met een lage laat je de slag aan { $right }.
lesson-follow-3-yes = De tien van { $right } was de hoogste schoppen.
lesson-follow-3-no = De heer was de hoogste schoppen, dus de slag is voor jou.

## Les 2, De hoogste kaart

lesson-highest = De hoogste kaart
lesson-highest-goal = Haal de slag
lesson-highest-1 = De hoogste kaart van de gevraagde kleur haalt de slag. Van laag naar hoog: 2 tot 10, boer, vrouw, heer, aas.
lesson-highest-1-yes = Geen klaver was hoger dan je heer. Jij zou in de volgende slag uitkomen.
lesson-highest-1-no = De twee is lager dan de tien van { $across }.
lesson-highest-2 = Er is met ruiten uitgekomen. De schoppenaas van { $across } is hoog, maar van een andere kleur: die kan niet winnen.
lesson-highest-2-yes = Je negen was de hoogste ruiten; de schoppenaas deed niet mee.
lesson-highest-2-no = De drie is lager dan de acht van { $right }.
lesson-highest-3-goal = Haal beide slagen
lesson-highest-3 = Wie een slag haalt, komt uit in de volgende. Begin met een kaart waar niemand overheen kan.
lesson-highest-3-then = Kom nu uit met je hoogste kaart.
lesson-highest-3-yes = Twee slagen, omdat niemand een hogere kaart had.
lesson-highest-3-no = De twee was lager dan de ruiten van de anderen.

## Les 3, Harten tellen

lesson-hearts = Harten tellen
lesson-hearts-goal = Haal geen harten
lesson-hearts-1 = Punten zijn slecht: wie de minste punten heeft, wint. Elke harten in een slag kost wie hem haalt één punt.
lesson-hearts-1-yes = De negen van { $across } haalde vier harten: vier punten voor { $across }.
lesson-hearts-1-no = Je vrouw haalde vier harten: vier punten voor jou.
lesson-hearts-2 = { $right } heeft geen klaveren en gooide een harten af. Haal deze slag niet.
lesson-hearts-2-yes = De heer van { $across } haalde de slag, en de harten erbij.
lesson-hearts-2-no = Je aas haalde de slag en de harten die erin zat.
lesson-hearts-3-goal = In twee slagen geen harten
lesson-hearts-3 = Welke ruiten nu, en welke later? Straks heeft niemand anders er nog een, en dan wordt er harten afgegooid.
lesson-hearts-3-then = Speel de ruiten die je bewaarde.
lesson-hearts-3-yes = De drie verloor, en de boer kon je op een andere kleur afgooien. Je haalde niets.
lesson-hearts-3-no = Niemand had nog ruiten: je drie won, en er werd harten op afgegooid.

## Les 4, Eronder blijven

lesson-duck = Eronder blijven
lesson-duck-goal = Haal geen slag
lesson-duck-1 = Eronder blijven heet duiken. Speel de hoogste kaart die de slag nog verliest, en bewaar de lage.
lesson-duck-1-then = Nu de lage.
lesson-duck-1-yes = De boer onder de vrouw, de drie onder de negen: geen slag.
lesson-duck-1-no = De lage kaart was weg, dus de boer moest een slag halen.
lesson-duck-2 = Speel weer net onder de hoogste kaart op tafel. Denk ook aan de tweede slag.
lesson-duck-2-then = Nu zo laag als je kunt.
lesson-duck-2-yes = De acht onder de vrouw, de vier onder de zes: geen slag.
lesson-duck-2-no = Een van je kaarten was hoger dan alle andere.
lesson-duck-3-goal = Haal geen harten
lesson-duck-3 = Je speelt als laatste, en er zit geen harten in deze slag: een goed moment om de heer kwijt te raken.
lesson-duck-3-then = Jij komt uit: speel nu laag.
lesson-duck-3-yes = Een slag zonder punten kost niets, en de heer is weg.
lesson-duck-3-no = De heer zat nog in je hand en moest een harten halen.

## Les 5, De vrouw

lesson-queen = De vrouw
lesson-queen-goal = Pas op voor de vrouw
lesson-queen-1 = De schoppenvrouw alleen al kost 13 punten. { $right } moest haar spelen: haal deze slag niet.
lesson-queen-1-yes = { $right } houdt de vrouw: 13 punten voor { $right }.
lesson-queen-1-no = Je heer haalde de vrouw: 13 punten voor jou.
lesson-queen-2 = { $left } speelt na jou en heeft misschien de schoppenvrouw. Blijf laag.
lesson-queen-2-yes = { $left } moest de vrouw spelen en haalt haar zelf: 13 punten.
lesson-queen-2-no = { $left } speelde de vrouw onder je aas: 13 punten voor jou.
lesson-queen-3-goal = Raak de vrouw kwijt
lesson-queen-3 = Nu heb jij de schoppenvrouw. { $across } speelde de heer: leg haar in deze slag.
lesson-queen-3-yes = De heer haalt haar: 13 punten voor { $across }.
lesson-queen-3-no = Je hebt haar nog, en de heer is weg.

## Les 6, De vrouw afgooien

lesson-throw = De vrouw afgooien
lesson-throw-goal = Raak de vrouw kwijt
lesson-throw-1 = Je hebt geen ruiten, dus je mag alles spelen, zelfs de schoppenvrouw.
lesson-throw-1-yes = De ruitenheer haalt de slag, en 13 punten erbij.
lesson-throw-1-no = Je hebt haar nog. Zo’n kans komt misschien niet terug.
lesson-throw-2 = Andere hoge kaarten zijn ook gevaarlijk, maar de vrouw kost het meest.
lesson-throw-2-yes = { $across } haalt haar met de aas.
lesson-throw-2-no = Je hebt de vrouw nog, en zij kost het meest: 13 punten.
lesson-throw-3 = Je enige ruiten haalt deze slag. Daarna kom jij uit.
lesson-throw-3-then = Jij komt uit. Niet met de vrouw: na een lage kaart kan een ander met ruiten uitkomen.
lesson-throw-3-last = Ruiten, en jij hebt er geen meer: nu!
lesson-throw-3-yes = De boer van { $across } haalt de schoppenvrouw.
lesson-throw-3-no = Wie met de vrouw uitkomt, haalt haar meestal ook.

## Les 7, Veilig uitkomen

lesson-lead = Veilig uitkomen
lesson-lead-goal = Haal geen slag
lesson-lead-1 = Jij komt uit: jouw kaart bepaalt de kleur. Over een lage kunnen de anderen heen.
lesson-lead-1-yes = Alle drie gingen over je twee heen.
lesson-lead-1-no = Niemand kon eroverheen, dus de slag is voor jou.
lesson-lead-2-goal = Lok de vrouw uit
lesson-lead-2 = Een andere speler heeft de schoppenvrouw. Kom uit met een lage schoppen: wie geen andere heeft, moet haar spelen.
lesson-lead-2-yes = { $left } had geen andere schoppen: 13 punten. Nu kan niemand de vrouw nog bij jou afgooien.
lesson-lead-2-no = De vrouw is nog in het spel en kan later bij jou worden afgegooid.
lesson-lead-3 = Met harten mag je pas uitkomen als er een is afgegooid. Welke andere kaart is laag?
lesson-lead-3-yes = Alle drie hadden een hogere klaver.
lesson-lead-3-no = Niemand kon over je acht heen.

## Les 8, Hoge schoppen doorgeven

lesson-pass = Hoge schoppen doorgeven
lesson-pass-goal = Geef de juiste drie door
lesson-pass-1 = Vóór het spel geef je drie kaarten door aan { $left }. Schoppenaas en schoppenheer moeten vaak de vrouw halen: geef beide door, en nog een derde kaart.
lesson-pass-1-yes = De drie nieuwe kaarten komen van { $right }. Geen hoge schoppen van jou hoeft nu de vrouw te halen.
lesson-pass-1-no = Met weinig schoppen moet een aas of heer de vrouw halen.
lesson-pass-2 = Nu geef je door aan { $right }. Met maar één schoppen ernaast moet de vrouw al gauw worden gespeeld: geef haar door.
lesson-pass-2-yes = { $right } heeft nu de vrouw, en dat weten alleen jullie twee.
lesson-pass-2-no = Eén kleine schoppen beschermt de vrouw niet lang.
lesson-pass-3 = Nu aan { $across }. Als er schoppen wordt gevraagd, kun je een kleine spelen, dus houd de vrouw. Geef hartenaas, hartenheer en een derde kaart door, geen schoppen.
lesson-pass-3-yes = Vier kleine schoppen beschermen de vrouw, en de hoge harten zijn weg.
lesson-pass-3-no = Houd de schoppen die de vrouw beschermen, en geef de hoge harten door.

## Les 9, Maak een renonce

lesson-void = Maak een renonce
lesson-void-goal = Houd geen ruiten over
lesson-void-1 = Geef alle drie de ruiten door. Geen kaart van een kleur hebben heet een renonce: wordt die kleur gevraagd, dan mag je alles spelen.
lesson-void-1-yes = Een renonce in ruiten. Het volgende deel laat zien waar dat goed voor is.
lesson-void-1-no = Er zitten nog ruiten in je hand.
lesson-void-2-goal = Gebruik een renonce
lesson-void-2 = Weer een hand zonder ruiten, en { $left } komt ermee uit: gooi de kaart af die het meest kost.
lesson-void-2-yes = De ruitenaas van { $left } haalt de schoppenvrouw.
lesson-void-2-no = Die kaart was minder gevaarlijk dan de vrouw.

## Les 10, Tel tot 13

lesson-count = Tel tot 13
lesson-count-goal = Haal geen harten
lesson-count-1 = Elke kleur heeft 13 kaarten. Er zijn twaalf klaveren gespeeld en jij hebt de laatste: wat gebeurt er als je daarmee uitkomt?
lesson-count-1-yes = Goed: niemand heeft nog klaveren, dus er zou harten op de jouwe zijn afgegooid.
lesson-count-1-no = Niemand had nog klaveren, en iedereen gooide harten op de jouwe af.
lesson-count-2-goal = Haal geen slag
lesson-count-2 = Er zijn acht ruiten gespeeld en jij hebt de negen. De andere vier zijn allemaal lager.
lesson-count-2-yes = Goed: je negen was de hoogste ruiten die er nog was, en zou hebben gewonnen.
lesson-count-2-no = Tien, boer, vrouw, heer en aas waren gespeeld, dus je negen was de hoogste.

## Les 11, Houd de pit tegen

lesson-stop = Houd de pit tegen
lesson-stop-goal = Haal één harten
lesson-stop-1 = Alle harten en de schoppenvrouw halen heet pit: geen punten voor wie dat lukt, 26 voor alle anderen. { $right } is er dichtbij: bewaar de boer voor een lagere harten.
lesson-stop-1-then = Nu kun je er een halen.
lesson-stop-1-yes = De harten in je slag kosten je weinig en besparen je 26 punten.
lesson-stop-1-no = { $right } haalde ze allemaal. De boer had over de negen heen gekund.
lesson-stop-2 = Nog eens: bewaar de kaart die een harten van { $right } kan afpakken.
lesson-stop-2-then = Nu!
lesson-stop-2-yes = Je heer haalde een harten: de pit is tegengehouden.
lesson-stop-2-no = Zonder de heer houdt niets { $right } tegen.

## Les 12, Haal pit

lesson-shoot = Haal pit
lesson-shoot-goal = Haal alle harten en de vrouw
lesson-shoot-1 = Nu jij: met alle harten en de vrouw in je slagen krijgen de anderen er elk 26. { $left } kwam uit met de vrouw!
lesson-shoot-1-then = Jij komt uit. Begin met je hoogste kaart, zodat niemand anders een harten haalt.
lesson-shoot-1-yes = Allemaal: 26 punten voor ieder van de anderen, geen voor jou.
lesson-shoot-1-no = Eén punt in de slag van een ander, en de pit is verloren.
lesson-shoot-2 = Haal alles. De aas lokt de heer uit; daarna is je klavervrouw de hoogste.
lesson-shoot-2-then = Ga door met je hoogste kaart.
lesson-shoot-2-yes = De schoppenvrouw, en elke harten die er nog was.
lesson-shoot-2-no = De klaverheer was nog in het spel.
lesson-shoot-3-goal = Haal alle harten
lesson-shoot-3 = De aas lokt de ruitenheer uit. Daarna haalt zelfs een twee een slag.
lesson-shoot-3-then = Niemand anders heeft nog ruiten.
lesson-shoot-3-last = Nu de harten, de hoogste eerst.
lesson-shoot-3-yes = Allemaal, en één met een twee.
lesson-shoot-3-no = Een andere kaart was hoger en haalde harten mee.

## Voor andere varianten: Openleggen

lesson-charge = Openleggen
lesson-charge-goal = Verdubbel wat goed is
lesson-charge-1 = In sommige varianten mag je vóór het spel een kaart openleggen: die telt dan dubbel. De ruitenboer is 100 waard.
lesson-charge-1-yes = Wie de boer haalt, krijgt nu 200.
lesson-charge-1-no = Alleen de boer is hier het verdubbelen waard.
lesson-charge-2-goal = Laat de vrouw liggen
lesson-charge-2 = { $across } heeft de schoppenvrouw opengelegd: ze kost twee keer zoveel. Laat haar liggen.
lesson-charge-2-yes = { $across } moet haar halen, tegen de dubbele prijs.
lesson-charge-2-no = Ze is voor jou, tegen de dubbele prijs.
lesson-charge-3-goal = Haal de ruitenboer
lesson-charge-3 = De ruitenboer is goed: 100 punten voor wie hem haalt.
lesson-charge-3-yes = Je aas haalde de boer.
lesson-charge-3-no = Met de drie liet je de boer aan { $right }.

## Voor andere varianten: De talon

lesson-kitty = De talon
lesson-kitty-goal = Laat de talon liggen
lesson-kitty-1 = De overgebleven kaarten liggen in het midden: de talon. Wie de eerste slag haalt, krijgt hem, wat er ook in zit.
lesson-kitty-1-yes = { $across } kreeg de talon, en de hartenheer zat erin.
lesson-kitty-1-no = Je haalde de slag, en er zat een harten in de talon.

## Voor andere varianten: Opheffen

lesson-cancel = Opheffen
lesson-cancel-goal = Haal de vrouw niet
lesson-cancel-1 = Hier heffen twee gelijke kaarten elkaar op: geen van beide azen kan de slag halen. Welke kaart haalt hem nu?
lesson-cancel-1-yes = Zonder de azen was de tien van { $right } de hoogste klaver.
lesson-cancel-1-no = Beide azen waren opgeheven, dus je heer haalde de slag en de vrouw.

## Voor andere varianten: Partners

lesson-partners = Partners
lesson-partners-goal = Geen punten voor jullie
lesson-partners-1 = { $across } is je partner: wat een van jullie haalt, telt voor beiden. De vrouw zit in deze slag.
lesson-partners-1-yes = De vrouw ging naar { $left }, dus naar de tegenpartij.
lesson-partners-1-no = De punten tellen voor { $across } en jou.
lesson-partners-2 = { $across } haalt deze slag voor jullie beiden: speel niets wat punten kost.
lesson-partners-2-yes = { $across } haalde hem, en er zit niets in wat punten kost.
lesson-partners-2-no = Dat ging naar jullie zelf.

## Voor andere varianten: De veiling

lesson-auction = Het bieden
lesson-auction-goal = Noem een kleur met lage kaarten
lesson-auction-1 = De hoogste bieder noemt de kleur die fiches kost. Bied, en noem dan de kleur van je laagste kaarten.
lesson-auction-1-yes = Ruiten kost nu fiches, en die van jou zijn het laagst.
lesson-auction-1-no = In die kleur zijn je kaarten hoog: jij zou halen wat fiches kost.

## De pagina Leren

learn-title = Leren
learn-lessons = Lessen
learn-lessons-detail = { $n ->
    [0] 28 korte lessen, vanaf het begin
   *[other] { $n } van 28 gedaan
}
learn-rules = Speluitleg
learn-rules-detail = Regels, plaatjes en toetsen
menu-learn = Leren
menu-learn-detail = { $n ->
    [0] Lessen en puzzels
    [one] Eén les gedaan
   *[other] { $n } lessen gedaan
}
menu-first-lesson = Eerste les
menu-first-lesson-detail = Leer Hartenjagen in vijf minuten
lesson-deal-practice = Een ronde om te oefenen: hints komen vanzelf, en het resultaat telt niet mee.{ $mode ->
    [click] {" "}Hier speel je een kaart met één klik.
   *[other] {""}
}
lesson-deal-last = Je laatste kaart wordt vanzelf gespeeld: er valt niets meer te kiezen.

lesson-club = Voor clubspelers
lesson-exit = Een uitweg
lesson-exit-1 = Je komt uit, en twee van je kaarten zijn hoog. Welke geeft de slag weg?
lesson-exit-1-no = Je hoge kaart haalde een harten. Kom uit met de drie en gooi dan de heer af.
lesson-exit-1-then = Je hebt deze kleur niet: gooi je hoogste kaart af.
lesson-exit-1-yes = De drie gaf de slag weg, en de hoge kaarten kon je afgooien.
lesson-exit-goal = Geen harten, geen schoppenvrouw

lesson-side = Links of rechts
lesson-side-goal = Geef de juiste drie door
lesson-side-1 = Je geeft de hartenaas en nog twee kaarten door aan { $left }, die meteen na je speelt. Geef je ook de schoppenvrouw door?
lesson-side-1-yes = { $left } kan haar niet op je schoppenaas leggen. Naar { $right }, die voor je speelt, had ze net zo goed gekund.
lesson-side-1-no = Geef de hartenaas door en houd de vrouw: { $left } zou haar op je schoppenaas kunnen leggen.

lesson-given = Wat doorgeven vertelt
lesson-given-goal = Geen harten, geen schoppenvrouw
lesson-given-1 = Je gaf de hartenaas door aan { $left }, en die is nog niet gespeeld. Waarmee kom je uit?
lesson-given-1-then = De aas moest vallen. Je tien is nu veilig.
lesson-given-1-yes = { $left } had jouw aas nog: je hartennegen kon niet winnen.
lesson-given-1-no = Je schoppentien won, en { $left } gooide er de hartenaas op af.

lesson-out = Wie een kleur niet meer heeft
lesson-out-goal = Geen harten, geen schoppenvrouw
lesson-out-1 = { $left } en { $right } hebben laten zien dat ze geen ruiten hebben. Waarmee kom je uit?
lesson-out-1-then = Je hebt deze kleur niet: je ruiten kunnen weg.
lesson-out-1-yes = Elke andere harten gaat over je twee heen, en daarna kon je je ruiten afgooien.
lesson-out-1-no = Alleen { $across } had ruiten en bleef onder de jouwe. { $left } gooide er een harten op af.

lesson-early = Een pit vroeg zien
lesson-early-goal = Haal één harten
lesson-early-1 = { $left } heeft zes harten gehaald, de anderen geen, en de schoppenvrouw is nog in het spel. Welke klaver speel je?
lesson-early-1-yes = Eén punt voor jou, en geen pit voor { $left }.
lesson-early-1-no = { $left } haalde ook deze harten. Je acht had de pit voor één punt tegengehouden.

lesson-feed = Wie je niets geeft
lesson-feed-goal = Laat de partij doorgaan
lesson-feed-1 = { $left } heeft 99 punten en de ruitentien die je doorgaf. { $across } heeft er 55, jij 63. Welke kaart gooi je af?
lesson-feed-1-then = Je harten is weg, en in deze slag telt niets.
lesson-feed-1-yes = { $across } haalde de harten. { $left } blijft op 99, en de partij gaat door.
lesson-feed-1-no = { $left } moest je harten halen: met 100 punten is de partij uit, en { $across } wint.
lesson-free = De gratis slag
lesson-free-1 = Je speelt als laatste, en in deze slag telt niets. Welke klaver speel je?
lesson-free-1-no = Je hield de heer. De volgende klaverslag bracht je een harten.
lesson-free-1-then = Nu kom jij uit. Je lage kaarten zijn veilig.
lesson-free-1-yes = De heer kostte hier niets, en de twee blijft onder de andere.
lesson-free-goal = Geen harten, geen schoppenvrouw
lesson-guards = Houd de dekking
lesson-guards-1 = Je hebt de vrouw, met één lage schoppen als dekking. Waarmee kom je uit?
lesson-guards-1-no = Je haalde de vrouw zelf. Met de zeven ernaast had ze kunnen wachten.
lesson-guards-1-then = Je hebt deze kleur niet: nu kan ze weg.
lesson-guards-1-yes = Met haar dekking wachtte ze tot je haar kon afgooien.
lesson-guards-goal = Haal de schoppenvrouw niet
lesson-loser = De hoogste verliezer
lesson-loser-1 = De klavervrouw wint, wat je ook speelt. Welke klaver speel je?
lesson-loser-1-no = Je hield de boer. De volgende klaverslag bracht je wat de anderen afgooiden.
lesson-loser-1-then = Je lage kaarten blijven onder de andere.
lesson-loser-1-yes = De boer ging onder de vrouw, en de vier blijft laag.
lesson-loser-goal = Geen harten, geen schoppenvrouw
lesson-shed = Weg met de heer
lesson-shed-1 = Je speelt als laatste: de vrouw kan niet meer in deze slag vallen.
lesson-shed-1-no = Je hield de heer. { $left } kwam uit met de vrouw, en de heer moest haar halen.
lesson-shed-1-then = Nu kom jij uit. Je lage kaarten zijn veilig.
lesson-shed-1-yes = De heer ging toen het veilig was. De twee kan haar niet halen.
lesson-shed-goal = Haal de schoppenvrouw niet
lesson-smoke = Jaag de vrouw eruit
lesson-smoke-1 = De schoppenvrouw is nog in het spel, en je hebt een lage schoppen. Waarmee kom je uit?
lesson-smoke-1-no = { $across } legde de vrouw op je hoge kaart.
lesson-smoke-1-then = Ze is weg. Verder telt hier niets.
lesson-smoke-1-yes = { $across } had geen andere schoppen: de vrouw moest eruit.
lesson-smoke-goal = Haal de schoppenvrouw niet
