### Het scherm Statistieken.

menu-statistics = Statistieken
menu-statistics-detail = Resultaten, geluk, keuzes
stat-title = Statistieken
stat-rules = Variant
stat-rules-of = { $title } ({ $n })
stat-against = Tegenstanders
stat-all-opponents = Alle tegenstanders
stat-no-practice = Oefenpartijen tellen niet mee
stat-save = Alle rondes als tabel opslaan (CSV)
stat-practise = { $theme ->
    [lead] Uitkomen oefenen
    [follow] Bekennen oefenen
    [last] Als laatste spelen oefenen
   *[discard] Afgooien oefenen
}
stat-reading = Je partijen worden gelezen…
stat-nothing = Speel een partij uit om hier je statistieken te zien. Oefenpartijen, met hints of teruggenomen kaarten, tellen niet mee.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}

## Resultaten

stat-results = Resultaten
stat-share = Waarschijnlijk { $low }–{ $high }% winst (een gelijk deel: { $even }%).
stat-chance = Geluk alleen zou { $low } tot { $high } keer winst geven.
stat-few = Er zijn { $least } partijen nodig om meer te zeggen; je hebt er { $n }.
stat-place = { place }
stat-place-line = { place }: { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
stat-share-how = De lichte balk is het 95%-bereik: 19 van de 20 keer ligt je echte winstkans daarin. De stippellijn is wat elke plaats wint als allen even goed zijn.

## Punten per ronde

stat-points = Punten per ronde
stat-no-points = Er zijn twee rondes met punten nodig.
stat-even = Een gelijk deel zou { $points } punten per ronde zijn.
stat-bar = { $one ->
    [yes] { $low ->
        [1] 1 punt
       *[other] { $low } punten
    }
   *[no] { $low } tot { $high } punten
}: { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , met de schoppenvrouw
       *[other] , alle met de schoppenvrouw
    }
   *[other] , { $queens } met de schoppenvrouw
}
stat-with-queen = met de schoppenvrouw
stat-queen-deals = De laatste rondes waarin je de vrouw haalde
stat-deal-points = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}
stat-mean-is = Gemiddeld { $mean } punten per ronde.

## Wat keuzes kosten

stat-choices = Verlies per keuze
stat-no-choices = De coach heeft nog geen van deze rondes bekeken.
stat-few-deals = Er zijn { $n } rondes nodig om een sterkte te noemen; tot nu toe { $now ->
    [one] is het er { $now }
   *[other] zijn het er { $now }
}.
stat-level = { $clear ->
    [yes] Je koos zoals deze sterkte: { $low }
   *[no] Te weinig verschil: van { $low } tot en met { $high }
}
stat-situation = { $kind ->
    [passing] Doorgeven
    [calling] Bieden en openleggen
    [leading] Uitkomen
    [following] Bekennen
    [last] Als laatste
    [discarding] Afgooien
    [defending] Tegen een pit
   *[own_moon] Eigen pit
}
stat-dearest = Grootste lek: { $kind ->
    [passing] doorgeven
    [calling] bieden en openleggen
    [leading] uitkomen
    [following] bekennen
    [last] als laatste spelen
    [discarding] afgooien
    [defending] spelen tegen een pit
   *[own_moon] je eigen pitten
}.
stat-no-dearest = { $equal ->
    [yes] Alle soorten keuzes kosten je evenveel.
   *[no] Welke soort keuze je het meest kost, is nog niet te zeggen.
}
stat-choice-line = { stat-situation }: { $mean } in { $n ->
    [one] { $n } keuze
   *[other] { $n } keuzes
}
stat-sure = 95%-bereik
stat-choices-how = Verloren punten worden tegenover de andere spelers geteld, zoals de coach ze verwacht uit wat jij op je plaats kon weten. Punten door toeval tellen niet, dus dit is niet wat op het scoreblad staat. Een keuze waarbij niets te verliezen is, telt niet. De sterkte is die waarvan het verlies over { $deals } rondes tegen Clubspelers het dichtst bij het jouwe ligt, beoordeeld door { $same ->
    [yes] dezelfde coach
   *[no] een eerdere versie van de coach
}; zolang er weinig keuzes zijn, trekt die naar Clubspeler. Er worden twee sterktes genoemd zolang toeval alleen elk van beide kan verklaren. Het grootste lek wordt alleen genoemd als toeval de slechtste soort bijna nooit zo slecht zou laten lijken. Het 95%-bereik bevat 19 van de 20 keer de echte waarde. Geen keuze kan minder dan 0 verliezen: een waarde onder 0 is toeval, en de afbeelding toont dan 0.

## Zijn de kaarten eerlijk?

stat-fair = Zijn de kaarten eerlijk?
stat-no-checks = Er zijn nog geen rondes om na te gaan.
stat-queen = { $where ->
    [you] Schoppenvrouw bij jou
    [left] Vrouw links van je
    [right] Vrouw rechts van je
    [across] Vrouw aan de overkant
   *[other] Vrouw op plaats { $n } links van je
}
stat-fact = { $fact ->
    [hearts] Harten in je hand
    [aces] Azen
    [longest] Langste kleur
   *[voids] Handen met renonce
}
stat-inside = Alle { $n } metingen zien er normaal uit. Door toeval zou ongeveer één op de twintig dat niet doen.
stat-outside = { $n } van { $of } metingen { $n ->
    [one] ziet
   *[other] zien
} er ongewoon uit; door toeval gebeurt dat bij ongeveer één op de { $tables } tafels.
stat-check-line = { $name }: { $found } (normaal { $low } tot { $high }){ $outside ->
    [yes] , ongewoon
   *[no] { "" }
}
stat-fair-how = Elke groene balk is wat eerlijke kaarten 19 van de 20 keer geven, berekend uit het pak en de grootte van de handen. Langste kleur, harten en azen zijn gemiddelden per ronde zoals gegeven, vóór het doorgeven.

## Gespeelde dagen

stat-days = Gespeelde dagen
stat-days-played = { $n } van de laatste { $of } dagen
stat-days-shades = Sterkere kleuren: vanaf { $low }, { $middle } en { $high } rondes.
stat-day-line = { games-on-day-of-year }: { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
stat-weekday = { $n ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[6] zo
}
stat-month = { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
}

## Geluk

stat-luck = Geluk
stat-no-luck = Minstens twee rondes moeten door anderen met jouw kaarten zijn gespeeld.
stat-luck-sum = Over { $n } rondes { $saved ->
    [yes] bespaarde geluk
   *[no] kostte pech
} { $luck } punten, je spel { $well ->
    [yes] bespaarde er
   *[no] kostte er
} { $play }.
stat-luck-band = Geluk alleen blijft meestal binnen { $half } punten, { $inside ->
    [yes] zoals ook hier.
   *[no] maar hier niet.
}
stat-luck-left = Anderen spelen nog { $n } van je eerdere rondes, zolang deze pagina open is.
stat-luck-how = De lijn is de lopende som van wat geluk bespaarde. Geluk alleen blijft 19 van de 20 keer binnen de band; de band wordt breder met de wortel van het aantal rondes.

## Rating

stat-rating = Rating
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Je rating verschijnt na { $least } partijen; je hebt er { $n }.
stat-rating-equals = { $clear ->
    [yes] Je speelt ongeveer zoals deze sterkte: { $low }.
   *[no] Te weinig verschil: van { $low } tot en met { $high }.
}
stat-rating-games = { $n } partijen
stat-rating-line = { $level }: { $rating }
stat-rating-how = De rating volgt uit je plaatsen tegen tegenstanders van wie de rating is gemeten en vaststaat: 400 punten voorsprong betekent een kans van tien tegen één. De band bevat 19 van de 20 keer je echte sterkte; er is rekening mee gehouden hoe ver de ratings van je tegenstanders ernaast kunnen zitten.

## Wat opvalt

stat-findings = Wat opvalt
stat-no-findings = Te weinig verschil: toeval alleen verklaart elk verschil tussen jouw soorten rondes.
stat-finding = { $kind ->
    [queen] Met de schoppenvrouw in je hand
    [long] Met zes of meer kaarten van een kleur
    [void] Met een renonce in je hand
    [aces] Met twee of meer azen
    [lately] In de latere helft van je rondes
    [pass-l] Als je naar links doorgeeft
    [pass-r] Als je naar rechts doorgeeft
    [pass-a] Als je naar de overkant doorgeeft
   *[pass-hold] Als er niet wordt doorgegeven
} doe je het { $by } punten per ronde { $good ->
    [yes] beter
   *[no] slechter
} dan anders, vergeleken met anderen die jouw kaarten hadden.
stat-finding-deal = { $n }: ronde { $deal }
stat-finding-saved = { $by } punten { $good ->
    [yes] beter
   *[no] slechter
} dan de anderen
stat-finding-gone = Deze partij is niet meer opgeslagen.
stat-findings-how = Elke ronde wordt vergeleken met zes anderen die jouw kaarten speelden, zodat geluk en moeilijke kaarten niet tellen. Een zin verschijnt alleen als toeval bijna nooit zo’n verschil zou geven (drie standaardfouten). Druk op een ronde om die nog eens te bekijken.
