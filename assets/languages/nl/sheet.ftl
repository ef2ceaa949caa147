### Het scoreblad, de grafiek ervan, en wat er over een afgelopen partij wordt verteld.

## De tabel van het blad

sheet-column-deal = Ronde
sheet-column-pass = Door
sheet-race = { $way ->
    [behind] Je staat { $n } achter op { $first }
    [ahead] Je staat { $n } voor op { $first }
   *[level] Je staat gelijk met { $first }
}, { $mine ->
    [yes] en bij jou is het na nog { $left } afgelopen.
   *[no] en bij { $last } is het na nog { $left } afgelopen.
}
sheet-total = Totaal
sheet-cell = { $name }, ronde { $n }
sheet-moon = { $moon ->
    [sun] Volle pit
   *[moon] Pit
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] De partij eindigt bij { $limit }, en { ending-best }.
    [exceed] De partij eindigt boven { $limit }, en { ending-best }.
    [deals] { $limit ->
        [one] De partij heeft één ronde, en { ending-best }.
       *[other] De partij heeft { WORD($limit) } rondes, en { ending-best }.
    }
    [time] De partij eindigt na { $limit } minuten, en { ending-best }.
    [chips] De partij eindigt als iemand geen fiches meer heeft, en { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] De partij eindigt bij { $limit }.
    [exceed] De partij eindigt boven { $limit }.
    [deals] { $limit ->
        [one] De partij heeft één ronde.
       *[other] De partij heeft { WORD($limit) } rondes.
    }
    [time] De partij eindigt na { $limit } minuten.
    [chips] De partij eindigt als iemand geen fiches meer heeft.
}
sheet-played = { $deals ->
    [one] Eén ronde gespeeld.
   *[other] { CAPITAL(WORD($deals)) } rondes gespeeld.
}

sheet-note = { $stand ->
    [winner] Winnaar
    [tied-first] Gedeeld 1e
    [leading] Koploper
    [tied-lead] Samen voor
    [close] { PLACE($place) }, nog { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, winnaar
    [tied-first] { $side } { $total }, gedeeld 1e
    [leading] { $side } { $total }, koploper
    [tied-lead] { $side } { $total }, samen aan kop
    [close] { $side } { $total }, { PLACE($place) }, nog { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## Waaruit een getal bestaat

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Kaarten
    [hearts] Harten
    [multiplier] Gewijzigd door
    [bonus] Bonus
    [floor] Niet onder nul
    [moon] Pit
    [sun] Volle pit
    [no_trick] Geen slag gehaald
    [tricks] Slagen
    [pledge] Belofte
    [partner] Partner
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Niets wat telt
sheet-counters = Fiches: { SIGNED($gain) }, nu { $stock }
sheet-jumped = Het totaal sprong naar { $total }
sheet-played-as = Speelde als: { $level }

## De grafiek

sheet-chart-deals = Ronde
sheet-chart-end = Einde partij

## Getallen met onderschrift

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] laagste totaal
    [high] hoogste totaal
    [magnitude] dichtst bij nul
    [counters] beste totaal
}
sheet-tile-queens = { $n ->
    [one] schoppenvrouw gehaald
   *[other] keer schoppenvrouw
}
sheet-tile-tricks = { $n ->
    [one] slag gehaald
   *[other] slagen gehaald
}
sheet-tile-clean = { $n ->
    [one] ronde zonder punten
   *[other] rondes zonder punten
}
sheet-tile-pool = fiches in de pot
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] fiche tussen eerste en tweede
       *[other] fiches tussen eerste en tweede
    }
   *[no] { $n ->
        [one] punt tussen eerste en tweede
       *[other] punten tussen eerste en tweede
    }
}
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] pit gehaald
        [you] pit van jou
        [other] pit van { $name }
    }
   *[other] { $who ->
       *[several] pitten gehaald
        [you] pitten van jou
        [other] pitten van { $name }
    }
}
sheet-tile-most-queens = { $who ->
    [you] schoppenvrouwen voor jou
   *[other] schoppenvrouwen voor { $name }
}
sheet-tile-dearest = { $who ->
    [you] het meest in één ronde, voor jou
   *[other] het meest in één ronde, voor { $name }
}
sheet-tile-lead = { $n ->
    [one] wisseling aan kop
   *[other] wisselingen aan kop
}

## De eindtabel

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] betaalt niets
    [receives] krijgt { $amount }
    [pays] betaalt { $amount }
}
sheet-deed-moons = { $n ->
    [one] één pit
   *[other] { WORD($n) } pitten
}
sheet-deed-queens = { $n ->
    [one] één vrouw
   *[other] { WORD($n) } vrouwen
}
sheet-deed-clean = { $n ->
    [one] één ronde zonder punten
   *[other] { WORD($n) } rondes zonder punten
}

sheet-won = { $n ->
    [one] { LIST($names) } wint
   *[other] { LIST($names) } winnen
}
sheet-won-by-you = { $n ->
    [0] Jij wint
   *[other] Jij en { LIST($names) } winnen
}

sheet-over-deals = { $n ->
    [one] De partij is na één ronde afgelopen.
    [2] De partij is na beide rondes afgelopen.
   *[other] De partij is na alle { WORD($n) } rondes afgelopen.
}
sheet-over-time = { $n ->
    [one] De tijd is om na één ronde.
   *[other] De tijd is om na { WORD($n) } rondes.
}
sheet-over-chips = { $n ->
    [one] Na één ronde heeft iemand geen fiches meer.
   *[other] Na { WORD($n) } rondes heeft iemand geen fiches meer.
}
sheet-over-special = { $n ->
    [one] Na één ronde is een totaal lang genoeg blijven staan om te winnen.
   *[other] Na { WORD($n) } rondes is een totaal lang genoeg blijven staan om te winnen.
}
sheet-over-score = { $n ->
    [one] Na één ronde { sheet-over-who } { sheet-over-did } { $limit }.
   *[other] Na { WORD($n) } rondes { sheet-over-who } { sheet-over-did } { $limit }.
}
sheet-over-who = { $who ->
    [nobody] komt één koppel
    [you] kom je
    [one] komt { LIST($names) }
    [you-too] komen { LIST($names) }
   *[several] komen { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] boven
   *[no] op
}
sheet-you = jij

## Eerlijk gegeven

sheet-fair-title = Is er eerlijk gegeven?
sheet-fair-what = De kaarten van deze partij lagen vóór de eerste ronde vast: niemand kon ze daarna nog kiezen of veranderen. Als bewijs stond er al die tijd een code in het spelmenu. Die hoort alleen bij deze kaarten; nu de partij is afgelopen, kun je dat nagaan.
sheet-fair-verify = Toon het bewijs
sheet-fair-code = Controlecode
sheet-fair-checked = Eerlijk: gecontroleerd
sheet-fair-failed = Eerlijk gegeven: klopt niet
sheet-fair-fixed = Vóór de eerste ronde is voor deze partij een getal getrokken, en daarvan is deze code gemaakt: { $code }.
sheet-fair-open = Als de partij is afgelopen, wordt ook het getrokken getal getoond.
sheet-fair-seed = Het startgetal waaruit alle kaarten van deze partij volgen: { $seed }.
sheet-fair-cut = Je coupeerde met “{ $cut }”.
sheet-fair-drawn = Het getal dat was getrokken voordat je coupeerde: { $drawn }. Alle kaarten van deze partij volgen daaruit en uit hoe jij coupeerde.
sheet-fair-copied-drawn = Getrokken vóór het couperen: { $drawn }
sheet-fair-copied-cut = Gecoupeerd met: { $cut }
sheet-fair-kept = Het getal geeft precies die code: geen ronde is veranderd nadat de code te zien was.
sheet-fair-broken = Het getal geeft een andere code: dit zijn niet de rondes die vastlagen.
sheet-fair-copied-seed = Startgetal: { $seed }
sheet-fair-copied-code = Controlecode: { $code }

## Geluk en spel

luck-title = Deze ronde
luck-switch = Wat wordt getoond
luck-this-deal = Deze ronde
luck-totals = Totalen
luck-points = { $n ->
    [one] punt
   *[other] punten
}
luck-distance = van nul
luck-verdict = { $way ->
    [helped] Een goede ronde
    [cost] Een dure ronde
   *[even] Een gewone ronde
}
luck-you = jij
luck-about = { $n ->
    [1] een half punt
    [2] 1 punt
   *[other] { $points } punten
}
luck-field = { WORD($n) } anderen met jouw kaarten: gemiddeld { $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Goede kaarten bespaarden ongeveer { luck-about }.
       *[no] Iets betere kaarten bespaarden ongeveer { luck-about }.
    }
    [cost] { $much ->
        [yes] Slechte kaarten kostten ongeveer { luck-about }.
       *[no] Iets mindere kaarten kostten ongeveer { luck-about }.
    }
   *[even] Je kaarten waren goed noch slecht.
}
luck-play = { $way ->
    [helped] Vergeleken met de zes bespaarde je spel ongeveer { luck-about }.
    [cost] Vergeleken met de zes kostte je spel ongeveer { luck-about }.
   *[even] Je speelde zoals de zes anderen.
}
luck-company = Op de andere plaatsen: { LIST($names) }.
luck-so-far = Tot nu toe, over { $n } rondes: { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] geluk bespaarde { $points }
    [cost] pech kostte { $points }
   *[even] geluk was neutraal
}
luck-sum-play = { $way ->
    [helped] spel bespaarde { $points }
    [cost] spel kostte { $points }
   *[even] spel was neutraal
}
luck-waiting = Anderen spelen jouw kaarten…
luck-practice = Oefenen: met een hint of een teruggenomen kaart blijft een partij buiten je statistieken en je rating.
luck-failed = Anderen konden deze ronde niet uitspelen, dus er is geen vergelijking.
luck-more = Wat elk van hen haalde
luck-others = Dezelfde ronde door anderen
luck-other = { $name }: { $points }
luck-mine = Jij: { $points }
luck-table = De kaarten van elke plaats in handen van dezelfde zes:
luck-seat = { $name }: gemiddeld { $field }, { $took } gehaald
luck-how = Zes spelers van drie sterktes hebben jouw kaarten op jouw plaats gespeeld, en ook de kaarten van alle andere plaatsen van deze ronde. Om hen heen zaten jouw tegenstanders, even sterk en in dezelfde volgorde; maar Sterk speelt voor Expert en Grootmeester, die te lang zouden nadenken, en een Clubspeler voor andere mensen. Geluk is wat ze op jouw plaats haalden, vergeleken met wat ze op alle plaatsen haalden; jouw spel is wat jij haalde, vergeleken met wat zij haalden.

end-screen-rating = Rating { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Beste moment
    [other] Nog een duur moment
   *[worst] Slechtste moment
}
end-moment-where = ronde { $deal }, { $trick ->
    [0] vóór de eerste slag
   *[other] slag { $trick }
}
end-moment-played = Je speelde de { CARD($card) }
end-moment-better = Beter
