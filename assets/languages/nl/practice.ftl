### Oefenen: stellingen die terugkomen, een oefening van één motief, en wat het oplevert.

menu-practice = Oefenen
menu-practice-detail = { $n ->
    [0] Vandaag niets te doen
    [one] Eén stelling vandaag
   *[other] { $n } stellingen vandaag
}
practice-row = { $drill ->
    [yes] Deze oefening
   *[no] Vandaag
}
practice-at = { $at } van { $of }
practice-cell = { $result ->
    [right] goed
    [again] komt terug
    [missed] gemist
   *[open] nog niet beantwoord
}
practice-place = Stelling { $at } van { $of } · { $own ->
    [yes] uit je partij van { $day }
   *[no] een nieuwe
}
practice-question = Welke kaart?
practice-answer = De betere kaart
practice-theme = { $theme ->
    [lead] Jij komt uit. Kies de kaart in je hand.
    [last] Jij speelt als laatste. Kies de kaart in je hand.
    [discard] Je kunt niet bekennen. Kies de kaart in je hand.
   *[follow] Er komen nog spelers na je. Kies de kaart in je hand.
}
practice-verdict = { $verdict ->
    [right] Goed: de { CARD($card) }
    [both] Goed: de { CARD($card) }. Ook goed: de { CARD($best) }
    [wrong] Deze keer niet. Beter: de { CARD($card) }
   *[shown] Het antwoord: de { CARD($card) }
}
practice-why-not = Waarom niet de { CARD($card) }?
practice-comes-back = { $n ->
    [0] Komt vandaag terug
    [one] Komt morgen terug
   *[other] Komt over { $n } dagen terug
}
practice-of-last = Recent van deze soort: { $n } van { $of } goed
practice-gap = { $n ->
    [one] Gemiddeld ongeveer één punt beter; ook wat de anderen halen, telt mee
   *[other] Gemiddeld ongeveer { $n } punten beter; ook wat de anderen halen, telt mee
}
practice-hinted = Met een hint telt het niet als goed.
practice-next = Volgende
practice-see = Resultaat bekijken
practice-result = { $n } van { $of } goed zonder hulp. Oefenen telt nooit voor je rating.
practice-nothing = { $reading ->
    [0] Vandaag is er niets te doen.
   *[other] Er is nog niets te doen.
}
practice-no-cards = Je fouten worden hier stellingen zodra je een partij hebt gespeeld en de coach ernaar heeft gekeken. Oefenpartijen tellen niet mee.
practice-reading = { $n ->
    [one] De coach leest nog één partij van je.
   *[other] De coach leest nog { $n } partijen van je.
}
practice-mistakes = { $n ->
    [one] Eén van je fouten komt
   *[other] { $n } van je fouten komen
} { $days ->
    [1] morgen terug.
   *[other] over { $days } dagen terug.
}
practice-new = { $n ->
    [one] Eén nieuwe stelling
   *[other] { $n } nieuwe stellingen
}
practice-back = Genoeg voor vandaag
report-often = { $n ->
    [one] De eerste keer deze week.
    [2] De tweede keer deze week.
    [3] De derde keer deze week.
   *[other] { $n } keer deze week.
}
report-drill = Oefen dit
report-length = { $n ->
    [one] één stelling
   *[other] { $n } stellingen
}, { $minutes } min

## Statistieken

stat-practice-few = Antwoorden tot nu toe: { $n }. Na { $of } antwoorden op nieuwe stellingen zie je hier of je beter wordt.
stat-practice-answers = { $n } antwoorden op nieuwe stellingen
stat-practice-before = Eerst
stat-practice-after = Laatst
stat-practice-percent = { $percent }%
stat-practice-early = Nog te weinig partijen: na { $n ->
    [one] nog één keuze
   *[other] nog { $n } keuzes
} zie je waaraan je kunt werken.
stat-practice-none = Geen soort keuze valt op als zwak punt.
stat-practice-worst = Het meest te winnen: { $name }.
stat-practice-row = { $name }: { $percent }% goed, plus of min { $half }.
stat-practice-motif = { $name }: { $n } van { $of } gemist; verwacht { $usual }%.
stat-practice-how = Alleen stellingen tellen die je nog nooit had gezien en zonder hint hebt beantwoord. “Eerst” is de eerste helft daarvan. Een soort keuze heet alleen een zwak punt als die met grote kans vaker is gemist dan je andere keuzes doen verwachten.
