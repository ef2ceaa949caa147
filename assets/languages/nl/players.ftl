### Tegenstanders: sterktes, karakters, en waarom een kaart werd gespeeld.

## Sterktes van computerspelers, van zwak naar sterk

level-beginner = Beginner
    .line = Kent de regels; vergeet het meeste van wat er viel en geeft de hoogste kaarten door.
level-casual = Liefhebber
    .line = Duikt en onthoudt de grote kaarten; raakt bij de kleine de tel kwijt.
level-learner = Gevorderde
    .line = Geeft goed door en telt een beetje mee; vergist zich nog weleens.
level-club = Clubspeler
    .line = Duikt, telt kaarten, jaagt op de vrouw en houdt met vuistregels een pit tegen.
level-strong = Sterk
    .line = Probeert spelen en doorgeven uit in mogelijke verdelingen.
level-expert = Expert
    .line = Probeert spelen en doorgeven uit in enkele waarschijnlijke verdelingen.
level-grandmaster = Grootmeester
    .line = Probeert spelen en doorgeven uit in honderden waarschijnlijke verdelingen.
level-newcomer = Nieuweling
    .line = Kent de regels en weinig meer.
level-fits = Past bij je
    .line = Hun sterkte volgt de jouwe van partij tot partij, zodat je ongeveer zo vaak wint.
level-random = Willekeurig
    .line = Speelt zomaar een toegestane kaart. Om te testen en te vergelijken.
level-rule = Regelspeler
    .line = De Clubspeler zonder gewoontes. Om te vergelijken.

## Karakters van computerspelers

character-ada = Heeft helemaal geen gewoontes.
character-basil = Voorzichtig: weet graag wie de slag haalt.
character-finn = Gokker: houdt van een slag die iedereen kan halen.
character-hugo = Houdt de hoge schoppen in plaats van ze door te geven.
character-ines = Geeft zo door dat een kleur kort wordt.
character-juno = Speelt harten zodra het weinig kost.
character-kofi = Ruimt hoge kaarten op in de eerste slagen.
character-lena = Ziet liever de koploper punten halen.
character-mira = Speelt volgens het boekje.
character-nils = Bewaart hoge kaarten en harten voor later.
character-opal = Gaat eerder voor een pit dan anderen.
character-otto = Voorzichtig, en geeft zo door dat een kleur kort wordt.
character-pavel = Een beetje slordig.
character-rosa = Breekt harten vroeg en houdt van risico.
character-tariq = Houdt de hoge schoppen en jaagt op de koploper.
character-wren = Snel en slordig, met oog voor een pit.

## Waarom een eenvoudige computerspeler een kaart zou spelen

why-shooting = Op weg om alles te halen.
why-joker = Een joker haalt nooit een slag.
why-draw-out = Een lage kaart lokt misschien de kaart uit waar iedereen bang voor is.
why-high-card = Een hoge kaart weg, nu de anderen waarschijnlijk nog kunnen bekennen.
why-another-player = Waarschijnlijk haalt een andere speler deze slag.
why-no-moon = Iemand is misschien op weg naar pit en krijgt daarom geen punten.
why-worst-card = De slechtste kaart, afgegooid in de slag van een ander.
why-points = Punten voor een andere speler.
why-dangerous-card = Een gevaarlijke kaart, afgegooid in de slag van een ander.
why-duck = De hoogste kaart die niet wint.
why-stop-moon = Eén punt halen houdt de pit tegen.
why-had-to-take = De slag moest gehaald worden, dus dan maar met een hoge kaart.
why-worth-winning = Deze slag is het halen waard.
why-empty-trick = Een slag zonder punten is een goede plek voor een hoge kaart.
why-best = Gemiddeld het beste in de verdelingen die nog mogelijk zijn.

## Waarom de coach de ene keuze beter vindt dan de andere

coach-even = Even goed: het verschil is alleen toeval.
coach-better = Het scheelt { coach-about }; er is niet één duidelijke reden.
coach-about = { $half ->
    [yes] { $whole ->
        [0] ongeveer een half punt
       *[other] ongeveer { $whole }½ punten
    }
   *[no] { $whole ->
        [0] minder dan een half punt
        [one] ongeveer één punt
       *[other] ongeveer { $whole } punten
    }
}
coach-own-moon = { $alike ->
    [yes] Alles halen lukt vaker na de betere keuze.
   *[no] Alles halen lukt { coach-rarely } na de betere keuze, { coach-often } na de mindere.
}
coach-others-moon = { $alike ->
    [yes] Na de mindere keuze haalt een andere speler vaker alles.
   *[no] Na de mindere keuze haalt een andere speler { coach-often } alles, na de betere { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Met de { CARD($better) } lukt alles halen vaker dan met de { CARD($other) }.
   *[no] Alles halen lukt { coach-rarely } met de { CARD($better) }, { coach-often } met de { CARD($other) }.
}
coach-others-moon-with = { $alike ->
    [yes] Met de { CARD($other) } haalt een andere speler vaker alles dan met de { CARD($better) }.
   *[no] Met de { CARD($other) } haalt een andere speler { coach-often } alles, met de { CARD($better) } { coach-rarely }.
}
coach-same = Wat je ook kiest, het resultaat is in alle proefverdelingen hetzelfde.
coach-takes-with = { $alike ->
    [yes] Met de { CARD($other) } haal je vaker { coach-which } dan met de { CARD($better) }.
   *[no] Met de { CARD($other) } haal je { coach-often } { coach-which }, met de { CARD($better) } { coach-rarely }.
}
coach-which = { $own ->
    [yes] je eigen { CARD($card) }
   *[no] de { CARD($card) }
}
coach-takes-kept = { $alike ->
    [yes] Bewaar je de { CARD($better) }, dan haal je { coach-which } vaker dan als je die nu speelt.
   *[no] Bewaar je de { CARD($better) }, dan haal je { coach-often } { coach-which }; speel je die nu, dan { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Speel je de { CARD($card) } nu, dan haal je die { coach-often } zelf; bewaar je die, dan { coach-rarely }.
   *[no] Bewaar je de { CARD($card) }, dan haal je die { coach-often } zelf; speel je die nu, dan { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Na de mindere keuze haal je vaker de { CARD($card) } dan na de betere.
   *[no] Na de mindere keuze haal je { coach-often } de { CARD($card) }, na de betere { coach-rarely }.
}
coach-rest = Ook kost het gemiddeld { coach-about } aan andere kaarten.
coach-both = { $first } { $then }
coach-worth = Het scheelt { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] een halve { $suit ->
            [clubs] klaver
            [diamonds] ruiten
            [spades] schoppen
           *[hearts] harten
        } meer
       *[other] { $whole }½ { SUIT($suit) } meer
    }
   *[no] { $whole ->
        [one] één { $suit ->
            [clubs] klaver
            [diamonds] ruiten
            [spades] schoppen
           *[hearts] harten
        } meer
       *[other] { $whole } { SUIT($suit) } meer
    }
}
coach-suit = Na de mindere keuze haal je meer { SUIT($suit) }.
coach-suit-with = Met de { CARD($other) } haal je meer { SUIT($suit) } dan met de { CARD($better) }.
coach-trick = { $alike ->
    [yes] Met de { CARD($other) } haal je deze slag vaker dan met de { CARD($better) }.
   *[no] Met de { CARD($other) } haal je { coach-often } deze slag, met de { CARD($better) } { coach-rarely }.
}
coach-last-takes = Je speelt als laatste: de { CARD($other) } haalt { LIST($cards, each: "the-card") }, de { CARD($better) } niets.
coach-last-free = Je speelt als laatste en niets telt in deze slag: de { CARD($better) } haalt hem gratis.
coach-last-either = Je haalt deze slag met allebei de kaarten: raak de { CARD($better) } kwijt.
coach-one-holder = Nog maar één andere speler kan de { CARD($card) } hebben.
coach-all-beat = { $n ->
    [one] De enige { suit-stem } die je niet ziet, is hoger dan je { CARD($card) }
    [2] Beide { SUIT($suit) } die je niet ziet, zijn hoger dan je { CARD($card) }
   *[other] Alle { $n } { SUIT($suit) } die je niet ziet, zijn hoger dan je { CARD($card) }
}{ $leads ->
    [yes] , dus een ander haalt deze slag
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Niemand anders heeft nog { SUIT($suit) } boven je { CARD($card) }
    [one] De enige { suit-stem } die je niet ziet, is niet hoger dan je { CARD($card) }
    [2] Geen van beide { SUIT($suit) } die je niet ziet, is hoger dan je { CARD($card) }
   *[other] Geen van de { $n } { SUIT($suit) } die je niet ziet, is hoger dan je { CARD($card) }
}, dus deze slag zou voor jou zijn.
coach-empties = Na de { CARD($better) } heb je geen { SUIT($suit) } meer en kun je afgooien als daarmee wordt uitgekomen.
coach-close = Te weinig verschil: het kan { coach-about } schelen, of niets.
coach-often = { $often ->
    [hardly] bijna nooit
    [seldom] zelden
    [sometimes] soms
    [half] ongeveer de helft van de keren
    [mostly] meestal
    [nearly] bijna altijd
   *[always] altijd
}
coach-rarely = { $rarely ->
    [hardly] bijna nooit
    [seldom] zelden
    [sometimes] soms
    [half] ongeveer de helft van de keren
    [mostly] meestal
    [nearly] bijna altijd
   *[always] altijd
}
coach-kept = { $alike ->
    [yes] Later zou de { CARD($better) } vaker een slag halen dan de { CARD($other) }.
   *[no] Later zou de { CARD($better) } { coach-often } een slag halen, de { CARD($other) } { coach-rarely }.
}
coach-tricks = Met de { CARD($other) } haal je meer slagen dan met de { CARD($better) }.
coach-thrown = Je hebt geen { SUIT($suit) }, dus de { CARD($better) } gaat naar wie deze slag haalt.
coach-rid = Je hebt geen { SUIT($suit) }: een goed moment om de { CARD($better) } kwijt te raken.
coach-under = De { CARD($better) } blijft onder de { CARD($card) } op tafel, de { CARD($other) } gaat eroverheen.
coach-over = De { CARD($better) } gaat over de { CARD($card) } op tafel heen, de { CARD($other) } blijft eronder.
coach-neither = De { CARD($card) } op tafel is hoger dan beide kaarten: doe de hoogste weg, de { CARD($better) }.
coach-queen-out = De { CARD($card) } is nog in het spel, en de { CARD($other) } is hoger.
coach-guards = Bewaar de { CARD($other) }: zolang je andere schoppen hebt, kan niemand je dwingen de { CARD($card) } te spelen.
coach-others-out = Een andere speler heeft geen { SUIT($suit) } en kan punten op de { CARD($other) } afgooien.
coach-exit = Bewaar de { CARD($other) }: alle { SUIT($suit) } die je niet ziet, zijn hoger, dus later kun je er een slag mee verliezen.
coach-more-beat = { $n ->
    [one] Eén kaart die je niet ziet, is hoger
   *[other] { $n } kaarten die je niet ziet, zijn hoger
} dan de { CARD($better) }, { $k ->
    [0] geen is hoger
    [one] maar één is hoger
   *[other] maar { $k } zijn hoger
} dan de { CARD($other) }.
coach-in-trick = Deze slag bevat al { LIST($cards, each: "the-card") }.
coach-stays-on = Niemand komt boven de { CARD($better) }: je haalt deze slag en komt weer uit.
coach-pass-queen = De schoppenvrouw kost het meest, en anderen kunnen je dwingen haar te halen.
coach-pass-guards = Houd de { CARD($card) }: kleine schoppen beschermen je vrouw.
coach-pass-empties = Zonder { SUIT($suit) } mag je elke kaart afgooien als daarmee wordt uitgekomen.
coach-pass-spades = De { CARD($card) } kan de schoppenvrouw halen.
coach-pass-high = De { CARD($card) } haalt slagen, en punten erbij.
coach-pass-low = Houd de { CARD($card) }: met een lage kaart verlies je een slag als je dat wilt.
coach-pass-shorter = Je houdt weinig { SUIT($suit) }, dus je bent ze gauw kwijt.
coach-figures = Zo gaat het in { $played } van de { $of } proefverdelingen, na de betere keuze in { $best }.
coach-figures-cards = Gemiddeld ongeveer { coach-some } over de proefverdelingen.

## Wat tegenstanders weten

opponents-know = Een tegenstander kent de eigen kaarten, de kaarten die zijn doorgegeven en gekregen, en alles wat open op tafel heeft gelegen. Jouw kaarten, en kaarten die nog gegeven worden, krijgt een tegenstander nooit te zien.
opponents-share = Tegenstanders delen niets met elkaar en weten niet welke speler jij bent.
opponents-aim = Ze proberen de koploper van de partij af te remmen, of jij dat nu bent of een van hen.
opponents-failed = Het programma dat voor de tegenstanders denkt, is uitgevallen en vervangen; de partij gaat door.
opponents-no-files = Het systeem liet Hartenjagen geen bestanden meer openen, dus eenvoudiger tegenstanders spelen verder. Sluit andere programma’s en start Hartenjagen opnieuw.
