### Wat er wordt voorgelezen: aan tafel, en als er een scherm verschijnt.

## Wat er aan tafel gebeurt

aloud-deal = { $detail ->
    [brief] Ronde { $n }.
   *[usual] { $mine ->
        [yes] Ronde { $n }, jij geeft.
       *[no] Ronde { $n }, { $name } geeft.
    }
}
aloud-cuts = Getrokken voor de eerste gever: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] jij de { CARD($card) }
   *[no] { $name } de { CARD($card) }
}
aloud-hold = In deze ronde wordt niet doorgegeven.
aloud-your-hand = Je hand: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] geen { SUIT($suit) }
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Je kiest: { $pass }.
   *[no] { $name } kiest: { $pass }.
}
aloud-you-pass = Je geeft { LIST($cards, each: "the-card") } door.
aloud-has-chosen = { GENDER($name) ->
    [you] Je hebt
   *[other] { $name } heeft
} gekozen.
aloud-received = { $name } gaf je { LIST($cards, each: "the-card") }.
aloud-received-middle = Uit het midden kreeg je { LIST($cards, each: "the-card") }.
aloud-forwarded = { $name } gaf de kaarten blind door.
aloud-extra = De extra kaart is de { CARD($card) }.
aloud-charged-nothing = { $mine ->
    [yes] Je legt niets open.
   *[no] { $name } legt niets open.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Je biedt niet.
       *[no] { $name } biedt niet.
    }
   *[other] { $mine ->
        [yes] Je biedt { $n }.
       *[no] { $name } biedt { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Je belooft geen harten te halen.
       *[no] { $name } belooft geen harten te halen.
    }
   *[no] { $mine ->
        [yes] Je belooft niets.
       *[no] { $name } belooft niets.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Je komt uit met de { CARD($card) }.
        [thrown] Je gooit de { CARD($card) } af.
       *[followed] Je speelt de { CARD($card) }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } komt uit met de { CARD($card) }.
            [thrown] { $name } gooit de { CARD($card) } af.
           *[followed] { $name } speelt de { CARD($card) }.
        }
    }
}
aloud-out = { $mine ->
    [yes] Je hebt geen kaarten meer.
   *[no] { $name } heeft geen kaarten meer.
}
aloud-counts-as = Dat telt als { SUIT($suit) }.
aloud-void = { GENDER($name) ->
    [you] Je hebt
   *[other] { $name } heeft
} geen { SUIT($suit) }.
aloud-queen = { $pig ->
    [yes] Het varken is gevallen.
   *[no] De schoppenvrouw is gevallen.
}
aloud-broken = Harten is gebroken.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Je haalt de slag.
       *[no] { $name } haalt de slag.
    }
    [0] { $mine ->
        [yes] Je haalt de slag.
       *[no] { $name } haalt de slag.
    }
    [one] { $mine ->
        [yes] Je haalt de slag: { $points } punt.
       *[no] { $name } haalt de slag: { $points } punt.
    }
   *[other] { $mine ->
        [yes] Je haalt de slag: { $points } punten.
       *[no] { $name } haalt de slag: { $points } punten.
    }
}
aloud-trick-cards = Met { LIST($cards, each: "the-card") }.
aloud-trick-held = Niemand haalt de slag: de kaarten wachten op de volgende.
aloud-trick-gone = Niemand haalt de slag: de kaarten zijn uit het spel.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] Je hebt { $points } punt in deze ronde.
       *[no] { $name } heeft { $points } punt in deze ronde.
    }
   *[other] { $mine ->
        [yes] Je hebt { $points } punten in deze ronde.
       *[no] { $name } heeft { $points } punten in deze ronde.
    }
}
aloud-space = Druk op { $key } om door te gaan.
aloud-moon-begun = { $mine ->
    [yes] Je hebt tot nu toe alle strafkaarten.
   *[no] { $name } heeft tot nu toe alle strafkaarten.
}
aloud-moon-stopped = { $mine ->
    [yes] Je pit is tegengehouden.
   *[no] De pit van { $name } is tegengehouden.
}
aloud-partners = { LIST($names) } zijn in deze ronde partners.
aloud-drew = { $mine ->
    [yes] Je trekt { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { WORD($n) } kaarten.
    }
}
aloud-buried = { $mine ->
    [yes] Je legt { LIST($cards, each: "the-card") } weg.
   *[no] { $n ->
        [one] { $name } legt een kaart weg.
       *[other] { $name } legt { WORD($n) } kaarten weg.
    }
}
aloud-accepts = { $name } gaat akkoord met de claim.
aloud-rest = { $mine ->
    [yes] Je haalt de rest.
   *[no] { $name } haalt de rest.
}
aloud-over = De partij is afgelopen.
aloud-deal-points = Ronde { $n } is voorbij: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] jij { $points }
   *[no] { $name } { $points }
}
aloud-totals = Totalen: { SERIES($each, joint: "list-more") }.
aloud-counters = Fiches: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## Wat er van de luisteraar wordt gevraagd

aloud-may-play = Je mag { CARDS($cards) } spelen.
aloud-may-charge = { CAPITAL(LIST($cards, each: "the-card", type: "or")) } mag worden opengelegd.
aloud-marked = { $on ->
    [yes] { CAPITAL(CARD($card)) } gekozen, { $n } van { $of }.
   *[no] { CAPITAL(CARD($card)) } teruggelegd, { $n } van { $of }.
}
aloud-marked-any = { $on ->
    [yes] { CAPITAL(CARD($card)) } gekozen, samen { $n }.
   *[no] { CAPITAL(CARD($card)) } teruggelegd, samen { $n }.
}
aloud-send = Druk op { $key } om te bevestigen.
aloud-hourglass = De zandloper staat stil terwijl je luistert.
aloud-choose-card = Ga met { $left } en { $right } langs je kaarten; { $key } kiest er een.

## Antwoorden op wat de luisteraar wil weten

window-key-hand = Alle kaarten van je hand
window-key-suits = Hoeveel kaarten je van elke kleur hebt
window-key-trick = De slag op tafel
window-key-points = Wat iedereen in deze ronde haalde
window-key-totals = Het totaal van iedereen
window-key-taken = De vorige slag, kaart voor kaart
window-key-turn = Wie er aan de beurt is, en wat er wordt gevraagd
window-key-repeat = Alles sinds je laatste kaart herhalen
aloud-no-deal = Er is geen ronde bezig.
aloud-no-cards = Je hebt geen kaarten.
aloud-hand-cards = { $n ->
    [one] Eén kaart: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } kaarten: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = Je hebt { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Er liggen geen kaarten op tafel.
aloud-trick-now = Op tafel: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] jij de { CARD($card) }
   *[no] { $name } de { CARD($card) }
}
aloud-charges = Opengelegd: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] jij geen slagen
       *[no] { $name } geen slagen
    }
    [one] { $mine ->
        [yes] jij { $points } in één slag
       *[no] { $name } { $points } in één slag
    }
   *[other] { $mine ->
        [yes] jij { $points } in { WORD($tricks) } slagen
       *[no] { $name } { $points } in { WORD($tricks) } slagen
    }
}
aloud-points-now = In deze ronde: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Punten zijn verborgen; bij Opties kun je ze tonen.
aloud-last-trick = { $mine ->
    [yes] Vorige slag: { SERIES($plays, joint: "list-more") }; jij haalde hem.
   *[no] Vorige slag: { SERIES($plays, joint: "list-more") }; { $name } haalde hem.
}
aloud-last-nobody = Vorige slag: { SERIES($plays, joint: "list-more") }; niemand haalde hem.
aloud-nothing-yet = Er is nog niets gezegd.
aloud-your-partners = Je speelt met { LIST($names) }.
aloud-hand-new = Nieuw: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## De eigen stem van het spel

voice-hello = Hallo. Zo spreekt het spel.
voice-found = { $command } zal spreken.
voice-spoke = { $command } spreekt.
voice-none = { $system ->
    [linux] Geen spraakprogramma gevonden: installeer espeak-ng of speech-dispatcher.
    [mac] Geen spraakprogramma gevonden: de opdracht “say” ontbreekt.
    [windows] Geen spraakprogramma gevonden: PowerShell ontbreekt.
   *[other] Geen spraakprogramma gevonden.
}
voice-test = Stem proberen
voice-again = Nog een keer

## De terugblik en de puzzels

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, { $lost } verloren.
}
aloud-you-played = Je speelde { LIST($cards, each: "the-card") }.
aloud-better = Je speelde { LIST($cards, each: "the-card") }; beter: { LIST($best, each: "the-card") }.
aloud-arrow = De pijl wijst { LIST($cards, each: "the-card") } aan.

## Spelen op het gehoor

help-ear-title = Spelen op het gehoor
help-ear-reader = Draait er een schermlezer, dan krijgt die alles te horen; je hoeft niets aan te zetten.
help-ear-voice = Zonder schermlezer kan het spel zelf spreken: Opties, Toegankelijk, Luisteren; daar kun je de stem proberen.
help-ear-cards = ← en → gaan langs je kaarten en lezen ze voor; Enter speelt of kiest er een, Tab gaat naar de knoppen.
help-ear-wait = Een slag, een pit en het scoreblad blijven staan tot je op de spatiebalk drukt. Dat kun je uitzetten.
help-ear-again = { $key } herhaalt wat er aan tafel gebeurde; op andere schermen leest die toets het hele scherm voor.
