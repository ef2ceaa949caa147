### Puzzels: een stelling met een vraag.

menu-puzzles = Puzzels
menu-puzzles-detail = Vind de beste kaart
puzzle-back = Terug
puzzle-back-daily = Terug naar het dagspel
puzzle-rules = Variant
puzzle-all-rules = Alle varianten
puzzle-standing = Je puzzelrating is ongeveer { $rating }; { $streak ->
    [0] nog geen reeks
   *[other] reeks { $streak }
}
puzzle-standing-early = Je rating verschijnt na { $of } puzzels (tot nu toe { $n }); { $streak ->
    [0] nog geen reeks
   *[other] reeks { $streak }
}
puzzle-name = { $rules }, puzzel { $n }
puzzle-goes-on = Dezelfde ronde gaat verder: je volgende keuze.
puzzle-question = Welke kaart is het veiligst?
puzzle-question-any = Is er een kaart duidelijk de beste?
puzzle-question-judged = Welke kaart is de beste?
puzzle-against-judged = De anderen spelen verstandig en zien alleen hun eigen kaarten.
puzzle-counting-judged = Proefverdelingen worden uitgeprobeerd…
puzzle-none = Geen kaart is duidelijk de beste
puzzle-against = Speel alsof de anderen alle kaarten kennen en samen tegen jou spelen. Dan is één kaart nooit slechter dan een andere.
puzzle-against-any = Speel alsof de anderen alle kaarten kennen en samen tegen jou spelen.
puzzle-counting = Alle mogelijke verdelingen worden geteld…
puzzle-out = { $n ->
    [one] De ene kaart die er nog is
   *[other] De { $n } kaarten die er nog zijn
}
puzzle-passed = Je gaf door aan { name-object }:
puzzle-void = Geen { SUIT($suit) } meer: { LIST($names) }.
puzzle-only-hearts = Heeft alleen harten, na ermee uit te komen vóór het breken: { LIST($names) }.
puzzle-choose = Kies een kaart
puzzle-play = Speel de { CARD($card) }
puzzle-show = Laat zien
puzzle-skip = Sla over
puzzle-hint = Hint
puzzle-hints = { $n } van { $of } gebruikt
puzzle-hint-all = Dat was de laatste hint.
puzzle-hinted = Met een hint veranderen je rating en je reeks niet.
puzzle-hint-card = Let op de { CARD($card) }.
puzzle-hint-two = Vergelijk de { CARD($one) } met de { CARD($other) }.
puzzle-title = { $verdict ->
    [right] Goed!
    [wrong] Niet de { CARD($card) }
    [some] Beste: { LIST($cards, each: "the-card") }
    [any] Geen is duidelijk de beste
   *[shown] Het antwoord
}
puzzle-right = { $n ->
    [one] { CAPITAL(LIST($cards, each: "the-card")) } is goed.
   *[other] { CAPITAL(LIST($cards, each: "the-card")) } zijn goed; ze komen altijd op hetzelfde neer.
}
puzzle-proof = { $all ->
    [yes] Beter dan elke andere kaart in alle { $n } mogelijke verdelingen.
   *[no] Nooit slechter in een van de { $n } mogelijke verdelingen, en beter dan elke andere kaart in { $better } ervan.
}
puzzle-right-even = Geen kaart is duidelijk de beste: { LIST($cards, each: "the-card") } kosten gemiddeld ongeveer evenveel.
puzzle-right-alike = { $n ->
    [one] De beste is { LIST($cards, each: "the-card") }.
   *[other] { CAPITAL(LIST($cards, each: "the-card")) } zijn de beste, en even goed.
}
puzzle-proof-even = Elke kaart verliest het van een andere in sommige van de { $n } mogelijke verdelingen. Gemiddeld { $same ->
    [yes] komen de beste twee op hetzelfde neer.
   *[no] schelen de beste twee { $gap } punten.
}
puzzle-measured = Gemiddeld { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} punten beter, over { $n } proefverdelingen.
puzzle-measured-even = De beste twee schelen gemiddeld { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} punten, over { $n } proefverdelingen.
puzzle-coach-gap = Coach: gemiddeld { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} punten beter.
puzzle-points-judged = Weggegeven punten, gemiddeld
puzzle-average-judged = Over de { $n } proefverdelingen hier; ook wat de anderen halen, telt mee.
puzzle-points = Punten die je vanaf hier haalt, gemiddeld
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Punten in verdeling { $at }, die op tafel: { LIST($parts) }.
puzzle-here-judged = Jouw punten in verdeling { $at }, die op tafel: { LIST($parts) }.

## Waarom de goede kaart beter is

puzzle-often = { $share ->
    [all] in alle { $of } mogelijke verdelingen
    [none] in geen van de { $of } mogelijke verdelingen
   *[some] in { $often } van de { $of } mogelijke verdelingen
}
puzzle-rarely = { $few ->
    [all] in alle
    [none] in geen
   *[some] in { $rarely }
}
puzzle-why-takes = Met de { CARD($other) } dwingen de anderen je { puzzle-often } om { $own ->
    [yes] je eigen
   *[no] de
} { CARD($card) } te halen, met de { CARD($better) } { puzzle-rarely }.
puzzle-why-itself = De { CARD($other) } haal je { puzzle-often } zelf; met de { CARD($better) } { puzzle-rarely }.
puzzle-why-misses = Met de { CARD($better) } haal je de { CARD($card) } { puzzle-often }, met de { CARD($other) } { puzzle-rarely }.
puzzle-why-suit = Met de { CARD($other) } haal je gemiddeld { decimal } { SUIT($suit) } meer dan met de { CARD($better) }, hoogstens { $most } meer.
puzzle-why-suit-one = { $n ->
    [one] Met de { CARD($other) } haal je { puzzle-often } één { suit-stem } meer dan met de { CARD($better) }.
   *[other] Met de { CARD($other) } haal je { puzzle-often } { $n } { SUIT($suit) } meer dan met de { CARD($better) }.
}
puzzle-why-suit-always = { $n ->
    [one] Met de { CARD($other) } haal je altijd één { suit-stem } meer dan met de { CARD($better) }.
   *[other] Met de { CARD($other) } haal je altijd { $n } { SUIT($suit) } meer dan met de { CARD($better) }.
}
puzzle-why-worst = In het slechtste geval haal je vanaf hier { $worst ->
    [one] { $worst } punt
   *[other] { $worst } punten
} na de { CARD($other) }, en { $least } na de { CARD($better) }.
puzzle-why-mean = De { CARD($other) } kost gemiddeld { decimal } punten meer dan de { CARD($better) }.
puzzle-why-other-takes = De { CARD($other) } haalt deze slag, wat de anderen ook spelen, en dan moet jij uitkomen; de { CARD($better) } nooit.
puzzle-why-better-takes = De { CARD($better) } haalt deze slag, wat de anderen ook spelen, en dan kies jij waarmee je uitkomt; de { CARD($other) } nooit.
puzzle-why-kept = Bewaar je de { CARD($better) }, dan kunnen de anderen je er { puzzle-often } een dure slag mee laten halen; speel je die nu, dan { puzzle-rarely }.
puzzle-why-both-take = Beide kaarten halen deze slag: doe de hoogste weg.
puzzle-why-neither-takes = Geen van beide kaarten haalt deze slag: doe de hoogste weg.
puzzle-why-unbeaten = Niemand kan over de { CARD($other) } heen.
puzzle-why-beaten = Iemand moet over de { CARD($better) } heen, dus de slag is niet voor jou.
## Onder het antwoord

puzzle-motif = Motief: { $name }
puzzle-series = Puzzel { $at } van { $of }
puzzle-next = Volgende puzzel
puzzle-next-choice = Je volgende keuze
puzzle-why = Waarom
puzzle-copy = Bewijs kopiëren
puzzle-every-deal = Alle mogelijke verdelingen
puzzle-counts = { $alike ->
    [0] De beste in alle { $better } verdelingen
   *[other] De beste in { $better } verdelingen, even goed als een andere in { $alike }
}
puzzle-some-deals = Proefverdelingen
puzzle-counts-two = { CAPITAL(CARD($card)) } beter dan { CARD($other) } in { $better }, even goed in { $alike }, slechter in { $worse }
puzzle-deal-before = Vorige verdeling
puzzle-deal-after = Volgende verdeling
puzzle-happens = Wat er gebeurt
puzzle-play-on = Vanaf hier verder spelen
puzzle-own = Uit je eigen partijen ({ $n })
puzzle-own-name = Uit je eigen partijen
puzzle-own-standing = { $n } van { $of } opgelost, zonder rating
puzzle-deal = Verdeling { $at }
puzzle-deal-of = Mogelijke verdeling { $at } van { $of }
puzzle-deal-of-judged = Proefverdeling { $at } van { $of }
puzzle-not-kept = Het resultaat kon niet worden opgeslagen: { $why }.
puzzle-none-left = { $n ->
    [0] De puzzels kunnen niet worden gelezen; installeer het spel opnieuw.
   *[other] Je hebt ze allemaal gezien. { $missed ->
        [0] Je miste er geen.
        [one] Je miste er één.
       *[other] Je miste er { $missed }.
    }
}
puzzle-ways = Welke puzzels
puzzle-way-new = Nieuw
puzzle-way-missed = Gemist ({ $n })
puzzle-missed-none = Niets gemist. Puzzels die je mist, wachten hier.
puzzle-way-storm = 3 minuten
puzzle-clock = nog { $clock }, { $solved } opgelost, { $missed } gemist
puzzle-storm-over = Tijd! { $solved } opgelost en { $missed } gemist in drie minuten. Je record is { $best }.
puzzle-storm-again = Nog een keer
puzzle-repeat = Gemiste puzzels opnieuw
