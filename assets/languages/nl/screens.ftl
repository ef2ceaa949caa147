### De schermen rond de tafel: menu, keuze van een partij, opties, hulp, lijsten.

## Titels van pagina’s

about-title = Over dit spel
about-licence-title = Licentie
help-title = Speluitleg
keys-title = Eigen toetsen
options-title = Opties
portraits-title = Portret
games-title = Partijen
new-game-title = Kies een partij

## Het hoofdmenu

menu-name = Hartenjagen
menu-tagline = De stille kunst van slagen mislopen
menu-tagline-new = Een kaartspel: de minste punten winnen
menu-continue = Doorgaan
menu-play = Spelen
menu-new = Nieuwe partij
menu-choose-detail = Regels, spelers, lengte
menu-games-detail = { $under } lopend, { $over } afgelopen
menu-saved = Partijen
menu-options = Opties
menu-about = Info
menu-quit = Stoppen
menu-quit-title = Stoppen met Hartenjagen?
menu-quit-saved = Je partij is opgeslagen; je kunt later verder spelen.
menu-stay = Blijven
menu-plan = { $n ->
    [one] { $title }, { $n } speler
   *[other] { $title }, { $n } spelers
}
menu-shared = Er is nog een venster van Hartenjagen open; elk houdt zijn eigen partijen
menu-not-opened = Deze partij kan niet worden geopend
menu-back = Terug
files-title = Sommige bestanden zijn beschadigd of niet te lezen
files-more = En nog { $n }.
files-rest = Al het andere is zoals je het achterliet.
files-go-on = Doorgaan

## Over het programma

about-version = Versie { $version }
about-what = Het kaartspel Hartenjagen en zijn familie, met tegenstanders die alleen zien wat ze op hun plaats mogen zien.
about-alone =
    Het werkt offline: geen account, geen reclame, en er wordt nergens iets naartoe gestuurd. Het is
    vrije software onder de MIT-licentie.
about-files-title = Je bestanden
about-files = Partijen, instellingen en het logbestand { $log } staan in
about-open-folder = Gegevensmap openen
about-not-shown = Geen bestandsbeheer gevonden; het pad is gekopieerd
about-reports-title = Een fout melden
about-reports =
    Gaat er iets mis, dan helpen deze gegevens degene die het uitzoekt. Er staat niets persoonlijks
    in. Na een crash staat er een verslag in de gegevensmap, onder { $folder }.
about-copy = Gegevens kopiëren
about-copied = Gegevens gekopieerd
about-works-title = Gemaakt met werk van anderen
about-libraries =
    pygame-ce en enkele geluidsbibliotheken vallen onder de GNU Lesser General Public License: het
    zijn losse bestanden in de map van het programma, en je mag ze door je eigen versies vervangen.
about-no-text = De tekst van deze licentie hoort bij het werk zelf.

## Portretten

name-you = Jij
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = gekozen

## Eigen toetsen

keys-at-table = Aan tafel
keys-by-ear = Om te luisteren: deze toetsen zeggen alleen iets
keys-everywhere = Overal
keys-usual = Standaardtoetsen
keys-are-usual = Alle toetsen hebben hun standaardbetekenis.
keys-cancel = Annuleren
keys-press = Druk op de nieuwe toets. Nu is het { $key }. Doet de nieuwe toets al iets, dan wisselen ze.
keys-moved = { $key } nu: { $does }

## Het scoreblad en het einde van een partij

end-screen-sheet = Stand
end-screen-totals = Verloop van de totalen
end-screen-back = Terug
end-screen-result = Uitslag
end-screen-next-deal = Volgende ronde
end-screen-copy-scores = Stand kopiëren
end-screen-scores-copied = Stand gekopieerd
end-screen-no-clipboard = Het klembord is niet beschikbaar
end-screen-deal = Ronde { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Menu
end-screen-new = Nieuwe partij
end-screen-scores = Scoreblad
end-screen-swap = Speler wisselen
end-screen-again = Nog een keer
end-screen-learn = Terug naar de lessen
end-screen-copy = Kopiëren
end-screen-copied = Gekopieerd
end-screen-close = Sluiten

## Opties

options-tab = { $tab ->
   *[rules] Regels
    [table] Tafel
    [cards] Kaarten
    [sound] Geluid
    [access] Toegankelijk
}
options-times = { $factor }×
options-instant = Direct
options-seconds = { $seconds } s
options-percent = { $value }%
options-key-note = Toets { $key }

options-group-you = Jij
options-name = Naam
options-your-name = Je naam
options-name-empty = Een naam heeft minstens één letter.
options-save = Opslaan
options-portrait = Portret

options-group-table = Tafel
options-theme = Thema
options-theme-choice = { $value ->
    [card-room] Kaartkamer
    [midnight] Middernacht
    [parchment] Perkament
    [contrast] Contrast
    [walnut] Notenhout
    [linen] Linnen dag
   *[other] { $value }
}

options-group-playing = Spelen
options-play-mode = Een kaart speel je met
options-play-mode-choice = { $value ->
   *[click] Eén klik
    [double] Twee klikken
    [drag] Alleen slepen
}
options-show-points = Punten tonen
options-show-points-choice = { $value ->
   *[full] Alle punten
    [totals] Alleen totalen
    [hidden] Verborgen
}
options-confirm-pass = Vragen vóór het doorgeven
options-confirm-costly = Vragen vóór een dure kaart
options-confirm-costly-note = Een die minstens de helft van de punten van de ronde haalt
options-confirm-blunders = Vragen vóór een blunder
options-confirm-blunders-note = Alleen in oefenpartijen ({ menu-new } → { new-game-practice }): de coach kijkt eerst naar elke kaart
options-recall = Kaarten tellen
options-recall-note = Alleen in oefenpartijen ({ menu-new } → { new-game-practice }), ook na een hint of een teruggenomen kaart
options-recall-choice = { $value ->
   *[off] Geen hulp
    [show] Toon wat weg is
    [ask] Vraag het me drie keer per ronde
}
options-cut = Couperen vóór een partij
options-cut-note = Uit: de computer coupeert voor je

options-group-speed = Snelheid
options-pace = Tempo
options-pace-choice = { $value ->
   *[usual] Normaal
    [slow] Langzamer
}
options-pace-note = Toets { $key } aan tafel
options-speed = Snelheid van alles
options-deal-speed = Geven
options-play-speed = Een kaart spelen
options-collect-speed = Een slag halen
options-bot-wait = Bedenktijd
options-no-wait = Geen tijd
options-trick-linger = Pauze na elke slag
options-trick-linger-note = Klik om over te slaan
options-wait-for-click = Na elke slag op een klik wachten

options-group-cards = Kaarten
options-back-choice = { $value ->
   *[auto] Passend bij de tafel
    [claret] Wijnrood
    [midnight] Middernacht
    [forest] Woud
    [peacock] Pauw
    [garden] Nachttuin
    [bluework] Delfts blauw
}
options-palette-choice = { $value ->
   *[two] Twee kleuren
    [four] Vier kleuren
    [safe] Voor kleurenblinden
}
options-face-choice = { $value ->
   *[auto] Automatisch
    [normal] Normaal
    [large] Groot
}
options-group-hand = Je hand
options-sort = Volgorde
options-sort-choice = { $value ->
   *[alternate] Rood en zwart om en om
    [classic] Bridgevolgorde
}
options-suit-gap = Ruimte tussen de kleuren

options-group-reading = Lezen
options-scale = Tekstgrootte
options-family = Lettertype
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Volledig scherm
options-group-seeing = Zien
options-reduced-motion = Minder beweging
options-reduced-motion-note = Kaarten vervagen in plaats van te vliegen
options-high-contrast = Hoog contrast
options-high-contrast-note = Effen vlakken, duidelijke randen en donkerder kaartkleuren in elk thema
options-suit-letters = Kleurletters
options-suit-letters-note = S, H, K, R onder de tekens op de kaarten en in plaats van kleine tekens
options-magnify = Kaarten vergroten
options-magnify-choice = { $value ->
   *[off] Nooit
    [focus] Met het toetsenbord
    [hover] Met toetsenbord of muis
}
options-magnify-note = Naast de slag, zonder slag of hand te bedekken
options-group-moving = Bewegen
options-left-handed = Knoppen links
options-left-handed-note = De tafel gespiegeld: je naamplaat staat rechts
options-reverse-hand = Hand omkeren
options-reverse-hand-note = Kleuren en rangen lopen van rechts naar links
options-dwell = Klikken door stil te houden
options-dwell-note = Houd de muis ergens stil om erop te klikken; een ring loopt intussen vol
options-dwell-seconds = Stilhouden
options-hold-seconds = Lang drukken duurt
options-hold-seconds-note = Zo lang aanraken geeft uitleg over wat onder je vinger is
options-double-seconds = Dubbelklik binnen
options-double-seconds-note = Een tweede klik binnen deze tijd hoort bij de eerste
options-repeat-after = Ingedrukte knop herhaalt na
options-repeat-after-note = De richtingen van een gamepad, en plus en min
options-repeat-every = Daarna steeds na
options-group-switches = Eén of twee schakelaars
options-switches = Spelen met
options-switches-choice = { $value ->
   *[off] Alle bediening
    [one] Eén schakelaar
    [two] Twee schakelaars
}
options-switches-note = Een kader gaat van deel naar deel: vanzelf met één schakelaar, met de tweede schakelaar bij twee
options-switch-seconds = Kader verspringt elke
options-switch-click = Een klik is de schakelaar
options-switch-click-note = Waar de muis ook is; knop A van een gamepad is het altijd
options-group-listening = Luisteren
options-voice = Spel voorlezen
options-voice-note = Voor wie geen schermlezer heeft
options-voice-rate = Spreeksnelheid
options-voice-hello = Zeg hallo
options-verbosity = Hoeveel er wordt voorgelezen
options-verbosity-choice = { $value ->
    [brief] Kort
    [full] Alles
   *[usual] Normaal
}
options-wait-for-listener = Wachten terwijl je luistert
options-wait-for-listener-note = Niets gaat vanzelf verder: druk op de spatiebalk. De zandloper staat stil.
options-group-keyboard = Toetsenbord
options-keys = Alle toetsen
options-keys-show = Tonen
options-own-keys = Eigen toetsen
options-own-keys-change = Wijzigen

## Geluid

sound-levels = Volume
sound-when = Wanneer
sound-more-label = Elk geluid apart
sound-more = { $open ->
    [yes] Minder
   *[no] Meer
}
sound-play = Afspelen: { $name }
sound-none = Er is geen geluidsapparaat gevonden.
sound-all = Alle geluiden
sound-table = Kaarten en gebeurtenissen
sound-effects = Knoppen en schakelaars
sound-mute = Dempen
sound-quiet-away = Stil op de achtergrond
sound-quiet-away-note = Terwijl een ander venster in gebruik is
sound-pan = Geluid van de kant van de speler
sound-pan-note = Links en rechts zoals de plaatsen op het scherm
sound-more-cues = Meer signalen
sound-more-cues-note = Een zacht geluid als een andere speler punten haalt
sound-group = { $group ->
   *[cards] Kaarten
    [your-turn] Jouw beurt
    [moments] Momenten
    [buttons] Knoppen
}
sound-cue = { $cue ->
   *[flick] Geven en spelen
    [slide] Doorgeven en sorteren
    [sweep] Een slag halen
    [lift] Een kaart oppakken
    [set-down] Een kaart neerleggen
    [your-turn] Jouw beurt
    [not-allowed] Niet toegestaan
    [points] Punten gehaald
    [points-others] Punten van anderen
    [hearts-broken] Harten gebroken
    [queen] Schoppenvrouw
    [moon] Pit
    [win] Partij gewonnen
    [lose] Partij verloren
    [button] Op een knop drukken
    [tick] Een waarde wijzigen
    [toggle-on] Aanzetten
    [toggle-off] Uitzetten
}

## Een partij kiezen

new-game-find = Zoek een variant
new-game-players-note = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
new-game-change-rules = Regels wijzigen
new-game-read-rules = Regels lezen
new-game-origin = Herkomst: { $origin }.
new-game-based-on = Je eigen variant, gebaseerd op { $title }.
new-game-length = Lengte
new-game-players = Spelers
new-game-number = Aantal
new-game-opponent = Tegenstander { $n }
new-game-level = Sterkte van tegenstander { $n }
new-game-any-character = Een verrassing
new-game-any-level = Willekeurige sterkte
new-game-fits = Past bij mij
new-game-share = Je wint ongeveer
new-game-practice = Oefenpartij
new-game-practice-note = De partij telt niet mee voor je statistieken en je rating. Fouten daarin komen niet terug onder ‘{ menu-practice }’.
new-game-surprise = Verras me
new-game-others-stay = Je andere partijen blijven
new-game-start = Starten
new-game-start-set = { $name } starten

## Opgeslagen partijen

games-stand = { $points ->
    [one] Ronde { $deal }, je hebt { $points } punt
   *[other] Ronde { $deal }, je hebt { $points } punten
}
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] { $n } speler, { $when }
   *[other] { $n } spelers, { $when }
}
games-busy = open in een ander venster
games-today = vandaag, { $clock }
games-yesterday = gisteren, { $clock }
games-on-day = { $day } { games-month }
games-on-day-of-year = { $day } { games-month } { $year }
games-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
games-none = Er zijn geen lopende partijen.
games-which = Welke partijen
games-under-way = Lopend
games-over = Afgelopen
games-filter = Tonen
games-kept = { $which ->
    [won] Gewonnen
    [lost] Verloren
    [starred] Met ster
   *[all] Alle
}
games-by-rules = Regels
games-any-rules = Alle regels
games-by-time = Wanneer
games-period = { $days ->
    [0] Altijd
    [365] Laatste jaar
   *[other] Laatste { $days } dagen
}
games-none-over = { $any ->
    [yes] Geen partij voldoet hieraan.
   *[no] Er is nog geen partij afgelopen.
}
games-more = Nog { $n }
games-size = { $n ->
    [one] Eén afgelopen partij, { $size } kB. De laatste 200 blijven bestaan, en elke met een ster.
   *[other] { $n } afgelopen partijen, { $size } kB. De laatste 200 blijven bestaan, en elke met een ster.
}
games-star = { $on ->
    [yes] Haal de ster weg bij { $title }
   *[no] Geef { $title } een ster om de partij voorgoed te houden
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, oefenpartij
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Verloren
    [1] Gewonnen
   *[other] { PLACE($place) } plaats
}
games-result-points = { $deals ->
    [one] { $points } in één ronde
   *[other] { $points } in { $deals } rondes
}
games-review = Rondes terugkijken
games-deleted = { $title } is verwijderd. Ongedaan maken kan zolang deze pagina open is.
games-undo = Ongedaan maken
games-not-brought-back = De partij kon niet worden teruggezet.
games-rename = { $title } hernoemen
games-delete = { $title } verwijderen
games-name-title = Naam van de partij
games-name = Naam
games-save = Opslaan

## Speluitleg

help-rules = Regels
help-pictures = In beeld
help-keys = Toetsen
help-opponents = Je tegenstanders
help-fair = Eerlijk gegeven
help-trick = Iedereen speelt om de beurt één kaart: samen vormen ze een slag. Meestal haalt de hoogste kaart van de gevraagde kleur de slag.
help-moon = Pit halen
keys-pad = Gamepad
help-choose-card = Langs je kaarten gaan
    .keys = { $left } { $right }
help-use-card = De kaart spelen, of kiezen om door te geven
    .keys = Enter
help-to-button = Van de gekozen kaarten naar de knop
    .keys = { $down }
help-finish-animation = De lopende animatie overslaan
    .keys = Spatie
help-take-back = De laatste kaart terugnemen
    .keys = Backspace
help-game-menu = Spelmenu
    .keys = Esc
help-next-control = Volgend onderdeel; met Shift het vorige
    .keys = Tab
help-move = Tussen onderdelen gaan, een waarde wijzigen
    .keys = { $up } { $down } { $left } { $right }
help-number = Een getal wijzigen
    .keys = + −
help-scroll = Scrollen, of een waarde in grotere stappen wijzigen
    .keys = Page { $up } { $down }, Home, End
help-press = Op het onderdeel drukken
    .keys = Enter, spatie
help-next-page = Volgende pagina van een scherm; met Shift de vorige
    .keys = Ctrl Tab
help-back = Terug
    .keys = Esc
help-find = Naar het zoekveld
    .keys = Ctrl F, of typ
help-undo = Een wijziging van de regels of een verwijdering ongedaan maken
    .keys = Ctrl Z

## Wat van het instellingenbestand niet bruikbaar was

options-file-value = { $wanted ->
    [truth] Instelling { $name } is { $value } maar moet true of false zijn; { $default } wordt gebruikt.
    [text] Instelling { $name } is { $value } maar moet tekst zijn; { $default } wordt gebruikt.
    [short-text] Instelling { $name } is { $value } maar moet tekst van 1 tot { $most } tekens zijn; { $default } wordt gebruikt.
    [portrait] Instelling { $name } is { $value } maar moet de naam van een portret zijn; { $default } wordt gebruikt.
    [language] Instelling { $name } is { $value } maar moet de code van een taal zijn; { $default } wordt gebruikt.
    [whole-number] Instelling { $name } is { $value } maar moet een heel getal zijn; { $default } wordt gebruikt.
    [choice] Instelling { $name } is { $value } maar moet een van deze zijn: { SERIES($choices) }; { $default } wordt gebruikt.
    [bounds] Instelling { $name } is { $value } maar moet een getal van { $low } tot { $high } zijn; { $default } wordt gebruikt.
   *[number] Instelling { $name } is { $value } maar moet een getal zijn; { $default } wordt gebruikt.
}
options-file-not-kept = Instelling { $name } kan niet worden opgeslagen.
options-file-line = Regel { $n } van de instellingen is geen instelling: { $line }
options-file-unsaved = De instellingen konden niet worden opgeslagen: { $why }.
options-file-too-long = te lang om te tonen

## De lijst met talen

options-language = Taal
options-language-system = Zoals het systeem
options-language-draft = Een concept: nog niet nagekeken door iemand met Nederlands als moedertaal. In TRANSLATING.md bij de broncode staat hoe je een tekst verbetert.

## Wie op deze computer spelen

people-title = Wie speelt er?
people-plays = speelt nu
people-new = Iemand nieuws
people-new-detail = Met eigen partijen en statistieken
people-name-them = Naam en portret kies je bij Opties.
people-not-kept = De gekozen speler kon niet worden opgeslagen: { $why }.
people-not-changed = De lijst met spelers kon niet worden gewijzigd: { $why }.

## De kaartenkamer

deck-title = Kaarten en tafel
options-deck = Kaarten en tafel
deck-back = Terug, zonder wijzigingen
deck-use = Zo gebruiken
deck-surprise = Verras me
deck-faces = Voorkanten
deck-backs = Achterkanten
deck-match = Passend bij de tafel
deck-tables = Tafels
deck-own = Eigen afbeelding
deck-chosen = gekozen
deck-preview = Zo zien de kaarten er nu uit: { $look }
deck-own-title = Een afbeelding voor je tafel
deck-own-note = Een PNG- of JPEG-bestand van hoogstens 20 MB. Je kunt het ook op dit venster laten vallen. Het wordt bijgesneden tot het venster vol is, en donkerder gemaakt tot alles leesbaar is.
deck-own-path = Pad van de afbeelding
deck-own-use = Gebruiken
deck-blur = Vervagen
deck-picture-unreadable = Die afbeelding kon niet worden geopend. Kies een PNG- of JPEG-bestand.
deck-picture-too-large = Die afbeelding is te groot. Kies er een van hoogstens { $most } MB en 50 megapixels.
deck-picture-not-kept = De afbeelding kon niet naar je map worden gekopieerd.
