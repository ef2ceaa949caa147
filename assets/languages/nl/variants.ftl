### De varianten met een naam: titels, wat er bijzonder aan is (.line), waar ze vandaan komen (.origin)
### en andere namen waarop je kunt zoeken (.names), met puntkomma’s ertussen.

## De bekendste variant

variant-standard = Standaard
    .line = Zoals de meesten het kennen: doorgeven links, rechts, overkant, houden; tot 100 punten.
    .origin = De volgorde die door het Windows-spel bekend werd
    .names = windows; Hearts; Hartenjagen; Amerikaans hartenjagen; Black Lady; Chase the Lady; Zwarte Dame; Crubs; Microsoft Hearts; Hearts (Windows); Hearts (Xbox); gewoon; normaal

## Varianten genoemd naar mensen en plaatsen

variant-hay = John Hay
    .line = In de eerste slag mogen punten vallen, en wie pit haalt, kiest hoe die telt.
    .origin = Regels van John Hay, webpagina uit 1998
    .names = Black Lady; John McLeod; Hay’s Hearts
variant-ricketts = Ricketts House
    .line = Vier keer doorgeven, waarvan één keer strooien, dan houden; totalen die naar nul springen.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts House Variant; wrap points; scatter; strooien
variant-ricketts-69 = 69 voor 5
    .line = Ricketts House, maar wie vijf rondes op 69 blijft staan, wint meteen.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 5 for 69; 69 for 5; 5 voor 69; Caltech
variant-warren = Warren
    .line = Ricketts House met een 53e kaart, die voor de overgebleven kaart staat.
    .origin = Ricketts House, California Institute of Technology
    .names = Warren rules; Warren G. Harding; Caltech; 53 kaarten
variant-wiki2008 = Wikipedia 2008
    .line = Doorgeven naar rechts, uitkomen met harten mag meteen, een pit trekt punten af.
    .origin = Wikipedia, november 2008
    .names = Black Lady; Chase the Lady; Crubs; Black Maria; Hearts (card game)
variant-yppedia = Puzzle Pirates
    .line = Tegen de zandloper, om een inleg die de eerste drie plaatsen delen.
    .origin = Het Hearts-bord van Puzzle Pirates (YPPedia)
    .names = YPPedia; Hearts tablet; piraten

## Varianten waarin alleen harten punten kost

variant-arnold = Arnold
    .line = Alleen harten: geen schoppenvrouw, niet doorgeven en geen pit, acht rondes lang.
    .origin = Regels van Peter Arnold, 2011
    .names = eenvoudig Hartenjagen; zonder schoppenvrouw; basic Hearts; simple Hearts; Modern rules (2011)
variant-arnold-all = Arnold met alles
    .line = Alleen harten, met doorgeven, breken, geen punten in de eerste slag en de pit.
    .origin = Regels van Peter Arnold, 2011, met al hun varianten
    .names = running; minor rule variants; doorgeven

## Om fiches gespeeld, die voor geld staan

variant-chips = Fiches
    .line = Iedereen legt een fiche in; wie geen strafkaart haalt, deelt de pot.
    .origin = Wikipedia, november 2008
    .names = chips; chip scoring; pot; geld
variant-sweepstake = Sweepstake
    .line = Elke harten kost een fiche, en wie als enige geen harten haalt, krijgt de hele pot.
    .origin = Foster’s Hoyle, omstreeks 1900
    .names = Jacks; fiches; pot
variant-howell = Howell
    .line = Elke harten wordt één keer betaald aan elke andere speler; er blijft niets staan.
    .origin = Foster’s Hoyle, omstreeks 1900
    .names = Howell settlement; fiches

## Eén kaart haalt punten weg, of kost meer

variant-omnibus = Omnibus
    .line = De ruitenboer trekt tien punten af.
    .origin = Op veel plaatsen gespeeld
    .names = Omnibus Hearts; bonusboer; ruitenboer; ruitentien
variant-jack-of-diamonds = Ruitenboer
    .line = De boer trekt tien punten af, en voor een pit is hij ook nodig.
    .origin = Op veel plaatsen gespeeld
    .names = Jack of Diamonds; Jack of Diamonds moon; bonusboer
variant-hooligan = Hooligan
    .line = De klaverzeven kost zeven punten.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; klaverzeven

## Harten kosten naar hun rang

variant-graded = Oplopende harten
    .line = De hoge harten kosten meer: aas 5, heer 4, vrouw 3, boer 2.
    .origin = Wikipedia, november 2008
    .names = Graded Hearts; hoge harten
variant-point-count = Point-Count
    .line = Elke harten kost de eigen rang, de aas 15, en de schoppenvrouw 50.
    .origin = Regels van John Hay, webpagina uit 1998
    .names = Point-Count Hearts; rang
variant-spot = Spot Hearts
    .line = Harten kosten hun ogen, de aas 14, en de schoppenvrouw 25.
    .origin = Op veel plaatsen gespeeld
    .names = Spot; pip values; ogen

## Ook andere schoppen dan de vrouw kosten punten

variant-black-maria = Black Maria
    .line = Ook schoppenaas en schoppenheer kosten punten; het best met drie.
    .origin = Groot-Brittannië
    .names = Slippery Anne; Black Lady; Chase the Lady; Zwarte Maria
variant-black-lady-uk = Britse Black Lady
    .line = Drie dure schoppen, harten van twee tot tien, en een pit die wist of verdubbelt.
    .origin = Groot-Brittannië
    .names = Black Lady; British Black Lady; Black Lady UK; Black Maria
variant-gong-zhu = Gong Zhu
    .line = Jaag op het varken: een varken, een schaap, een verdubbelaar, open kaarten tellen dubbel.
    .origin = China
    .names = Chinees Hartenjagen; Chinese Hearts; Chase the Pig; 拱猪; varken; schaap

## Bijzondere kaarten en regels

variant-booster-nines = Extra negens
    .line = Na een negen speelt iedereen een tweede kaart in de slag.
    .origin = Wikipedia, november 2008
    .names = Booster Nines; negens
variant-joker-hearts = Joker-Hartenjagen
    .line = Jokers mogen altijd worden gespeeld en zijn niets waard.
    .origin = Wikipedia, november 2008
    .names = Joker Hearts; jokers
variant-shoot-sun = Volle pit
    .line = Wie elke slag haalt, geeft de anderen twee keer zoveel als bij een pit.
    .origin = Wikipedia, november 2008
    .names = Shooting the Sun; Shoot the Sun; zon; alle slagen
variant-turbo = Turbo-Hartenjagen
    .line = Kaarten vooraf openleggen verdubbelt hun werking, en negens verlengen een slag.
    .origin = Genoemd op de pagina van John Hay; via het web gespeeld
    .names = Turbo Hearts; openleggen; expose; smoosh; husselen
variant-complex = Complex Hartenjagen
    .line = Scores zijn complexe getallen, en de score het dichtst bij nul wint.
    .origin = Een spel van wiskundigen, in 2008 op Wikipedia genoemd
    .names = Complex Hearts; gehele getallen van Gauss; imaginaire vrouw
variant-royal = Koninklijk Hartenjagen
    .line = Vier vrouwen met krachten: de gemeenste, die met een gebroken hart, de beste vriendin, de liefste.
    .origin = Parker Brothers
    .names = Royal Hearts; Parker Brothers; Hasbro; vier vrouwen

## Twee pakken, een talon, partners, een veiling, een stok

variant-double-deck = Dubbel pak
    .line = Twee pakken voor zes en meer; de eerste van twee gelijke kaarten is hoger.
    .origin = Regels van John Hay, webpagina uit 1998
    .names = Double Deck; twee pakken; twee spellen; Double-Deck Hearts
variant-cancellation = Opheffen
    .line = Twee pakken voor zes en meer; gelijke kaarten in een slag heffen elkaar op.
    .origin = Regels van John Hay, webpagina uit 1998
    .names = Cancellation; Cancellation Hearts; Double Deck Cancellation Hearts; Double Deck Cancellation; twee pakken
variant-hay-kitty = John Hay met talon
    .line = Voor drie of vijf: wie de eerste slag haalt, krijgt de overgebleven kaarten.
    .origin = Regels van John Hay, webpagina uit 1998
    .names = kitty; talon; drie spelers; vijf spelers
variant-partnership = Partners
    .line = Partners zitten tegenover elkaar en tellen hun scores op.
    .origin = Op veel plaatsen gespeeld
    .names = Partnership; Partnership Hearts; teams; maten; koppels
variant-auction = Bieden
    .line = Spelers bieden fiches voor het recht om de strafkleur te noemen.
    .origin = Foster’s Hoyle, omstreeks 1900
    .names = Auction Hearts; Auction; veiling; bieden; bod
variant-heartsette = Heartsette
    .line = Wie de eerste slag haalt, neemt de overgebleven kaarten op en legt er evenveel weg.
    .origin = Foster’s Hoyle, omstreeks 1900
    .names = widow; talon
variant-domino = Domino
    .line = Zes kaarten elk, en wie niet kan bekennen, trekt tot het wel kan.
    .origin = Bicycle, regels van kaartspellen
    .names = Domino Hearts; stok; trekken
variant-draw = Trekken
    .line = Voor twee: dertien kaarten elk, en na elke slag trekken beiden zolang de stok strekt.
    .origin = Foster’s Hoyle, omstreeks 1900
    .names = Draw Hearts; twee spelers; stok; trekken

## Oude familie van het spel

variant-reverse = Reversis
    .line = De voorouder van omstreeks 1750: een punt per slag, en voor hartenboer en hartenvrouw.
    .origin = Spanje, omstreeks 1750
    .names = Reverse; Reversi; voorouder
variant-four-jacks = Vier boeren
    .line = Een oud familielid: alleen de boeren kosten punten, de schoppenboer twee.
    .origin = Genoemd in Wikipedia’s geschiedenis van het spel
    .names = Four Jacks; Quatre Valets; Polignac; voorouder
