### Het dagspel: de regel in het menu, het scherm, en resultaten die vrienden elkaar sturen.

## In het hoofdmenu

menu-daily = Dagspel
menu-daily-detail = { $kind ->
    [puzzles] Vijf puzzels
    [endgame] Eén eindspel
    [hard] Eén moeilijke puzzel
    [deals] Drie rondes
    [omnibus] Omnibus, nog open
    [other] Nog open
   *[deal] Standaard, nog open
}
menu-daily-done = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $known ->
    [yes] , beter dan { $beaten } van 6
   *[no] { "" }
}
menu-daily-solved = { $n } van { $of } opgelost

## Het scherm van het dagspel

daily-title = Dagspel
daily-kind = { $kind ->
    [puzzles] Vijf puzzels
    [endgame] Eén eindspel
    [hard] Eén moeilijke puzzel
    [deals] Drie rondes
   *[deal] { $rules }, één ronde
}
daily-about = { $kind ->
    [puzzles] Vijf stellingen, van makkelijk naar moeilijk.
    [endgame] Eén stelling tegen het einde van een ronde.
    [hard] Eén van de moeilijkste stellingen.
    [deals] Zes anderen spelen dezelfde drie rondes; kijk hoe jij het doet.
   *[deal] { $today ->
        [yes] Iedereen krijgt vandaag dezelfde kaarten en dezelfde tegenstanders.
       *[no] Iedereen krijgt voor deze dag dezelfde kaarten en dezelfde tegenstanders.
    }
}
daily-stand = { $stand ->
    [played] gespeeld
    [late] later gespeeld
    [free] vrije dag
    [open] nog open
    [today] vandaag
   *[coming] komt nog
}
daily-when = { $when ->
    [early] vooraf
    [late] achteraf
   *[in-time] op de dag zelf
}
daily-day-stands = { $day } { games-month }, { daily-stand }{ $beat ->
    [yes] , beter dan gemiddeld
   *[no] { "" }
}
daily-month = { games-month } { $year }
daily-earlier = Vorige maand
daily-later = Volgende maand
daily-week = Deze week
daily-weekday = { $n ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
daily-weekday-date = { daily-weekday } { $day } { games-month }
daily-unit-points = { $n ->
    [one] punt
   *[other] punten
}
daily-unit-solved = van { $of } opgelost
daily-beaten = Beter dan { $beaten } van 6
daily-hidden = Je hand, nog verborgen.
daily-marks = Wat de coach van je keuzes zegt: { LIST($marks) }
daily-progress = Slag { $trick }, tot nu toe { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}
daily-ahead = Vooraf spelen telt wel, maar niet voor je reeks.
daily-behind = Achteraf spelen telt wel, maar niet voor je reeks.
daily-no-field = Niemand anders heeft deze kaarten gespeeld.
daily-again = Nog eens het dagspel, { $date }
daily-play-again = Nog een keer
daily-not-played = nog niet gespeeld
daily-other = { $name }: { $result }
daily-tabs = Welke dagen
daily-tab-today = Vandaag
daily-tab-all = Alle dagen
daily-none-yet = Nog niets gespeeld.
daily-in-a-row = op rij
daily-in-all = { $n ->
    [one] dag gespeeld
   *[other] dagen gespeeld
}
daily-legend-played = gespeeld
daily-legend-beat = beter dan gemiddeld
daily-legend-late = later gespeeld
daily-legend-free = vrije dag, twee per maand
daily-legend-open = nog open
daily-tomorrow = morgen
daily-ended = { $n ->
    [one] Eén dag gespeeld
   *[other] { $n } dagen gespeeld
}
daily-play = Spelen
daily-continue = Doorgaan
daily-copy = Resultaat kopiëren
daily-review = Terugblik
daily-points = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}
daily-solved = { $n } van { $of } opgelost
daily-field = zes anderen gemiddeld { $mean }
daily-field-beaten = zes anderen gemiddeld { $mean }; beter dan { $beaten } van 6
daily-counting = Zes anderen spelen jouw kaarten nog.
daily-share = Dagspel Hartenjagen { $date } · { $rules }
daily-streak = reeks: { $n }
daily-copied = Je resultaat als tekst
daily-copied-later = Als je hebt gespeeld: je resultaat als tekst om aan vrienden te sturen.
daily-against = Tegen een vriend
daily-code-holds = Een code bevat de gespeelde kaarten en niets over jou. De partij wordt hier nagespeeld, dus niemand kan een resultaat verzinnen.
daily-code = Code van een vriend
daily-paste = Plakken
daily-bad-code = Deze code is niet geldig, of komt uit een andere versie.
daily-friend = { $date }, je vriend: { $result }
daily-old-code = een code uit een eerdere versie. Er staan geen keuzes in, dus is niet na te gaan hoeveel puzzels zijn opgelost.
daily-mine = Jij: { $result }
daily-friend-first = Speel eerst deze dag; dan zie je waar jullie partijen voor het eerst verschilden.
daily-parted = { $same ->
    [yes] Jullie speelden allebei dezelfde kaarten.
   *[no] { $trick ->
        [0] Het eerste verschil was bij het doorgeven.
       *[other] Het eerste verschil was in slag { $trick }.
    }
}
daily-game = Dagspel, { $date }
daily-not-kept = Het resultaat kon niet worden opgeslagen: { $why }.
daily-practice = Oefenen: deze partij telt niet voor de dag.
daily-other-play = De tegenstanders speelden deze dag niet zoals het hoort, dus er is geen code.

## Een uitdaging: de partij van een vriend

challenge-reading = De partij wordt nagespeeld…
challenge-what = { $rules }, { $n ->
    [one] één ronde
   *[other] { $n } rondes
}, tegen { LIST($names) }.
challenge-theirs = { $place ->
    [0] Je vriend: { $points }.
   *[other] Je vriend: { $points }, { PLACE($place) } plaats.
}
challenge-mine = { $place ->
    [0] Jij: { $points }.
   *[other] Jij: { $points }, { PLACE($place) } plaats.
}
challenge-play = Speel dezelfde rondes
challenge-first = Speel ze, en plak dan de code opnieuw om te zien waar jullie partijen voor het eerst verschilden.
challenge-parted = Het eerste verschil was in ronde { $deal }, { $trick ->
    [0] bij het doorgeven.
   *[other] slag { $trick }.
}
challenge-company = In deze code staan ook de kaarten van de computerspelers. Het spel kan nagaan of ze die echt zouden spelen, en toont dan wat je vriend haalde; bij sterke spelers duurt dat minuten.
challenge-ask = Controleren
challenge-stop = Stoppen
challenge-asking = De computerspelers worden gecontroleerd: tot nu toe klopt { $share }% van de partij.
challenge-company-so = De computerspelers spelen hetzelfde: deze partij is echt gespeeld.
challenge-company-otherwise = De computerspelers zouden anders hebben gespeeld: deze partij is niet zo gespeeld, of de computer was zo traag dat hun tijd opraakte.
challenge-company-unknown = De computerspelers konden niet worden gecontroleerd.
challenge-game = Uitdaging, { $rules }

## Veel codes samen: een club

club-title = { $n ->
    [one] Eén persoon
   *[other] { $n } personen
}, op volgorde van punten per dag tegenover de anderen:
club-line = { $place }. { $name }: { $by } { $good ->
    [yes] beter
   *[no] slechter
} over { $n } dagen{ $sure ->
    [yes] .
   *[no] , te weinig verschil.
}
club-few = { $name }: { $n ->
    [0] geen dag die ook anderen hebben gespeeld.
   *[other] één dag die ook anderen hebben gespeeld.
}
club-unreadable = { $n ->
    [one] Eén code is niet geldig.
   *[other] { $n } codes zijn niet geldig.
}
