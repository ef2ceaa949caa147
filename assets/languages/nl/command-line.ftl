### De opdrachtregel en haar klachten.

## Wat “hearts-gui --help” eerst zegt

cli-about = Hartenjagen voor de computer. Zonder opdracht start het spel; met een opgeslagen partij gaat die open.
cli-verbs = opdrachten:
cli-about-rules = de varianten, of een ervan in gewone zinnen
cli-about-simulate = partijen tussen computerspelers
cli-about-match = twee computerspelers met dezelfde rondes op alle plaatsen
cli-about-replay = een opgeslagen partij naspelen en controleren
cli-about-judge = wat elke keuze in een opgeslagen partij kostte, gezien wat die speler kon weten
cli-about-convert = een partij in of uit de indeling van een ander programma: OpenSpiel, hearts-engine
cli-about-puzzles = de puzzels van het spel; --verify ID of all bewijst ze opnieuw
cli-about-daily = de dagspelen, elk met de controlesom van de partij van een Clubspeler; --check CODE speelt een resultaat na
cli-about-bots = sterktes en karakters van de computerspelers
cli-about-screenshot = een afbeelding van een scherm
cli-about-bench = de snelheid op deze computer: frames, start, playouts, decisions, judge of statistics
cli-about-language = Een taal kies je met --lang CODE vóór de opdracht, of met HEARTS_LANG.
cli-usage = gebruik:
cli-positionals = argumenten
cli-options = opties

## Klachten

cli-stopped = Gestopt.
cli-no-verb = { $nearest ->
    [none] { $word } is geen opdracht en geen opgeslagen partij; zie { $program } --help.
   *[other] { $word } is geen opdracht en geen opgeslagen partij; bedoel je { $nearest }?
}
cli-lang-alone = Na --lang komt de code van een taal, zoals --lang en.
cli-no-language = Hartenjagen is niet vertaald in { $code }; kies uit { SERIES($known) }.
cli-argument = Argument { $argument_name }: { $message }.
cli-required = Er ontbreekt: { $text }.
cli-unrecognized = Onbekend argument: { $text }.
cli-ambiguous = { $option } kan elk van deze opties zijn: { $matches }.
cli-no-value = er ontbreekt een waarde
cli-value-unwanted = { $text } hoort hier niet
cli-no-integer = { $value } is geen heel getal
cli-too-many-seconds = { $text } is meer dan { $most } seconden
cli-no-number = { $text } is geen heel getal boven nul
cli-not-positive = { $text } is geen getal boven nul
cli-no-text = dit is geen tekst in UTF-8
cli-no-digits = { $text } is geen code van 12 tot 64 hexadecimale cijfers
cli-no-size = { $text } is geen grootte zoals 1280x720
cli-size-range = { $text } ligt niet tussen 800x600 en 8192x8192
cli-unknown = { $what ->
    [rule_set] Er is geen variant { $word }; bedoel je { $nearest }?
    [player] Er is geen speler { $word }; bedoel je { $nearest }?
    [format] Er is geen indeling { $word }; bedoel je { $nearest }?
    [scene] Er is geen scherm { $word }; bedoel je { $nearest }?
    [message] Er is geen tekst { $word }; bedoel je { $nearest }?
    [theme] Er is geen thema { $word }; bedoel je { $nearest }?
    [vision] Er is geen kleurzicht { $word }; bedoel je { $nearest }?
   *[measurement] Er is geen meting { $word }; bedoel je { $nearest }?
}
cli-unknown-listed = De naam { $word } is onbekend; { $command } toont ze allemaal.
cli-unknown-few = De naam { $word } is onbekend; kies uit { SERIES($known) }.
cli-no-file = Er is geen bestand { $file }.
cli-no-program = Het programma { $program } kan niet worden gestart.
cli-scale = De schaal moet van { $low } tot { $high } zijn, niet { $scale }.
cli-rules-legend = Regels die met * beginnen, wijken af van het standaardspel.
cli-rule-set = { $title } ({ $sizes } spelers)
cli-games-not-kept = De partijen konden niet in { $folder } worden opgeslagen ({ $why }).
cli-not-written = { $file } kon niet worden geschreven ({ $why }).
cli-characters = Karakters: { SERIES($names) }
cli-no-scene = Noem een scherm en een bestand om te schrijven; --list noemt de schermen.
cli-own-deal = Het scherm { $scene } toont altijd dezelfde ronde; laat --seed weg.
cli-message-nowhere = Geen voorbeeldscherm zegt { $key }; het commentaar erboven zegt waar de tekst staat.
cli-no-png = Afbeeldingen worden als PNG geschreven, dus { $file } moet op .png eindigen.
cli-progress = { $done } van { $of }
cli-match-progress = { $done } van { $of } rondes, verschil { $mean } ± { $error } punten per ronde
match-file-other = { $file } bevat een andere wedstrijd: andere spelers, regels, vorm of startgetal. Noem een ander bestand.
match-file-line = { $file }, regel { $line }: dit is geen ronde van een wedstrijd. Noem een ander bestand.
match-file-unusable = { $file } kan niet worden gebruikt ({ $why }).
cli-bots-do-not-fit = --bots noemt { $n } spelers, maar er zitten er { $players } aan deze tafel.
cli-replay-damage = { $file }, regel { $line }: { $why }.
puzzle-unknown = Er is geen puzzel { $id }.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: het opgegeven antwoord klopt niet.
   *[other] { $n } puzzels waarvan het opgegeven antwoord niet klopt: { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] Er is geen ronde { $deal } in deze partij: er is geen ronde begonnen.
    [one] Er is geen ronde { $deal } in deze partij: ze heeft er één.
   *[other] Er is geen ronde { $deal } in deze partij: ze heeft er { $n }.
}
judge-no-seat = Er is geen plaats { $seat } aan deze tafel: plaatsen zijn genummerd van 0 tot { $most }.
cli-endless-void = Met deze regels was een ronde { $n } keer achter elkaar ongeldig.
cli-endless-seed = Met deze regels is de partij met startgetal { $seed } na { $most } rondes niet afgelopen.
cli-endless = { $n ->
    [one] Met deze regels is de partij na { $most } rondes niet afgelopen.
   *[other] Met deze regels is geen van de { $n } partijen na { $most } rondes afgelopen.
}

## Wat --help over een opdracht en haar opties zegt

cli-help-1v3-or-2v2 = 1v3 of 2v2
cli-help-add-line-items-every-deal = voeg toe waaruit elke score bestaat
cli-help-any-text = willekeurige tekst; dezelfde tekst geeft dezelfde kaarten
cli-help-check-seed-every-deal-every = controleer het startgetal, elke ronde en elke score, en zeg wat dat bewijst
cli-help-computer-players = Sterktes en karakters van de computerspelers.
cli-help-duplicate-deals-in-all-seatings = Twee computerspelers met dezelfde rondes, op alle plaatsen.
cli-help-every-picture-measured = maak en meet elke afbeelding
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge of statistics
cli-help-games-between-computer-players = Partijen tussen computerspelers.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan of tritan
cli-help-how-fast-here = De snelheid op deze computer.
cli-help-with-reader = frames: meet terwijl een schermlezer alles te horen krijgt
cli-no-reader = Er luistert geen schermlezer in deze sessie; start er eerst een.
cli-help-how-long-for-each = seconden voor elke meting
cli-help-how-many-deals = aantal rondes
cli-help-end-at-this-error = de wedstrijd eindigt zodra de standaardfout van het verschil hooguit zoveel punten is
cli-help-keep-deals-go-on = bewaar de rondes in dit bestand, en ga verder vanaf wat er al in staat
cli-help-how-many-games = aantal partijen
cli-help-how-many-sit-at-table = aantal spelers
cli-help-puzzles = De puzzels van het spel.
cli-help-count-puzzles-again = bewijs deze puzzel, of alle, opnieuw uit elke mogelijke verdeling of uit nieuw bedachte
cli-help-daily = De dagspelen.
cli-help-daily-date = de eerste dag (zonder opgave vandaag)
cli-help-days = aantal dagen
cli-help-check-code = speel de partij in een code na en meld het resultaat
cli-no-date = { $word } is geen datum zoals 2026-11-23
cli-no-days = het aantal dagen moet van 1 tot { $most } zijn
cli-days-end = De kalender eindigt op { $last }; vraag minder dagen of een eerdere datum.
cli-help-judge-saved-game-again = Een opgeslagen partij naspelen en controleren.
cli-help-what-answers-cost = Wat elke keuze in een opgeslagen partij kostte, gezien wat die speler kon weten.
cli-help-convert = Zet een partij om van de ene indeling naar de andere.
cli-help-format = hearts, openspiel, openspiel-text of hearts-engine
cli-help-this-deal-only = alleen deze ronde, geteld vanaf 1
cli-help-this-seat-only = alleen deze plaats, geteld vanaf 0
cli-help-keep-every-game-as-file = sla elke partij op als bestand in deze map
cli-help-key-name-or-code-rules = de regels, als sleutel, naam of regelcode
cli-help-level-or-cmd-program = een sterkte, of cmd:PROGRAM
cli-help-name-scenes = noem de schermen
cli-help-message = het eerste scherm met deze tekst; om te vinden waar een vertaling staat
cli-help-one-computer-player-only = meet alleen deze computerspeler
cli-help-one-level-or-one-seat = één sterkte, of één voor elke plaats
cli-help-one-window-size-only = meet alleen deze venstergrootte
cli-help-picture-screen = Een afbeelding van een scherm.
cli-help-play-one-deal-by-itself = speel vanzelf één ronde en meld het
cli-help-accessibility-dump = de toegankelijkheidsboom van een scherm als JSON (zonder opgave van het menu)
cli-help-print-json = toon JSON
cli-help-help = deze hulp tonen
cli-help-version = de versie tonen
cli-help-processes = aantal processen
cli-help-rule-sets-or-one-them = De varianten, of een ervan.
cli-help-saved-game-open = een opgeslagen partij om te openen
cli-help-seconds-programs-have-answer = seconden die een ander programma voor elke keuze heeft
cli-help-verify-against-fair-deal-code = controleer met de controlecode van vóór de eerste ronde, of het begin ervan
cli-help-verify-against-cut = controleer of er met deze tekst is gecoupeerd, die het spel naast de code toonde
cli-help-with-all-only-these = met --all: maak alleen deze
