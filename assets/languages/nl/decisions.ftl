### Wat de speler in alle partijen koos, en oefenen daarmee.

## Al mijn keuzes

decisions-title = Al mijn keuzes
decisions-reading = Je partijen worden gelezen…
decisions-count = { $left ->
    [0] { $every ->
        [0] Je keuzes staan hier zodra een partij is afgelopen. Oefenpartijen tellen niet mee.
       *[other] { $n } van { $every } keuzes
    }
    [one] { $n } van { $every } keuzes, nog één partij te lezen
   *[other] { $n } van { $every } keuzes, nog { $left } partijen te lezen
}
decisions-save = Opslaan als CSV
decisions-nothing-to-save = De lijst is leeg.
decisions-which = Welke keuzes
decisions-kind = { $which ->
    [wrong] Slippertjes en erger
    [starred] Met ster
    [noted] Met notitie
   *[all] Alle keuzes
}
decisions-rules = Regels
decisions-any-rules = Alle regels
decisions-motif = Motief
decisions-any-motif = Alle motieven
decisions-sort = Volgorde
decisions-by = { $column ->
    [loss] Grootste verlies
    [when] Nieuwste
    [rules] Regels
    [motif] Motief
   *[situation] Soort keuze
}
decisions-column = { $column ->
    [date] Datum
    [rules] Regels
    [kind] Soort
    [motif] Motief
    [played] Gespeeld
    [better] Beter
    [loss] Verlies
   *[mark] Tekens
}
decisions-table = Keuzes
decisions-situation = { $kind ->
    [passing] Doorgeven
    [calling] Bieden en openleggen
    [leading] Uitkomen
    [following] Bekennen
    [last] Als laatste
    [discarding] Afgooien
    [defending] Tegen een pit
    [own_moon] Eigen pit
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Ster, notitie
       *[no] Ster
    }
   *[no] { $noted ->
        [yes] Notitie
       *[no] { "" }
    }
}
decisions-day = { $day }-{ $month }-{ $year }
decisions-open = Openen
decisions-star = { $on ->
    [yes] Ster weghalen
   *[no] Ster geven
}
decisions-note = { $some ->
    [yes] Notitie wijzigen
   *[no] Notitie maken
}
decisions-no-row = Kies eerst een keuze.
decisions-note-title = Een notitie bij deze keuze
decisions-note-field = Notitie
decisions-gone = De partij van deze keuze is er niet meer.
decisions-not-kept = De ster of notitie kon niet worden opgeslagen ({ $why }).
row-table-row = { SERIES($words) }; rij { $n } van { $of }
row-table-none = geen rijen
learn-decisions-detail = Wat elke keuze kostte

## Doorgeven oefenen

passing-title = Doorgeven oefenen
passing-to = { $way ->
    [L] Kies drie kaarten om naar links door te geven
    [R] Kies drie kaarten om naar rechts door te geven
   *[A] Kies drie kaarten om naar de overkant door te geven
}
passing-count = Hand { $n } van { $of } vandaag
passing-pass = Deze doorgeven
passing-three = { $n ->
    [one] Kies drie kaarten; je hebt er één.
   *[other] Kies drie kaarten; je hebt er { $n }.
}
passing-judging = De coach probeert je keuze in proefverdelingen…
passing-result = { $good ->
    [yes] Niets is duidelijk beter dan wat jij doorgaf.
   *[no] Wat je doorgaf, kost ongeveer { $loss } punten.
}
passing-row = { $which ->
    [mine] Die van jou ({ $loss })
    [best] De beste ({ $loss })
   *[usual] { $known ->
        [yes] Die van een Clubspeler ({ $loss })
       *[no] Die van een Clubspeler
    }
}
passing-next = Volgende hand
learn-passing-detail = Vijftig handen per dag

## Wat is er weg?

gone-title = Wat is er weg?
gone-question = { $what ->
    [out] Hoeveel { SUIT($suit) } hebben de anderen nog?
    [queen] Wie kan de schoppenvrouw nog hebben?
   *[void] Wie heeft laten zien geen { SUIT($suit) } meer te hebben?
}
gone-no-answer = Geen antwoord
gone-who = { $n ->
    [0] niemand
   *[other] { LIST($names) }
}
gone-show = Toon wat weg is
gone-back = Terug naar de partij
gone-verdict = { $right ->
    [yes] Goed. { $question } { CAPITAL($truth) }.
   *[no] Niet helemaal. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }: { SERIES($ranks) } weg; jij hebt er { $held }, de anderen { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: er is niets weg; jij hebt er { $held }, de anderen { $out }.
}
gone-out = nog { $n }
gone-voids = { $name }: geen { LIST($suits, type: "or") }
gone-queen = Wie de schoppenvrouw nog kan hebben: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: slag { $n }, { CARD($card) }

## Dezelfde ronde met een sterke speler op je plaats

strong-title = Een Grootmeester op je plaats
strong-playing = De Grootmeester speelt jouw kaarten…
strong-result = Jij haalde { $mine }, de Grootmeester { $theirs }.
strong-column = { $column ->
    [trick] Slag
    [mine] Jij
   *[theirs] Grootmeester
}
strong-table = Beide rondes
strong-cards = { $taken ->
    [yes] { CARD($card) }, haalt
   *[no] { CARD($card) }
}
strong-note = De anderen reageren op wat er gespeeld wordt; na de eerste kaart die verschilt, kunnen dus ook hun kaarten anders zijn.
