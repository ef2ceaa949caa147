### De regels van een variant in zinnen, gemaakt uit haar opties: in de uitleg, naast de opties en in
### “hearts-gui rules”.

## Delen van zinnen die hieronder worden gebruikt

rules-moon-them = { $cleared ->
    [hand] alle gehaalde kaarten
    [penalties] de strafkaarten
   *[needed] die kaarten
}
rules-moon-those = { $cleared ->
    [penalties] de strafkaarten
   *[other] die kaarten
}

## Het doel

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Elke slag die je haalt, kost punten, en sommige kaarten erin, de strafkaarten, kosten nog meer: haal zo weinig mogelijk punten.
       *[no] Sommige kaarten, de strafkaarten, kosten punten als je ze in slagen haalt: haal zo weinig mogelijk punten.
    }
    [high] Sommige kaarten, de strafkaarten, geven minpunten als je ze in slagen haalt: houd je score hoog.
    [magnitude] Sommige kaarten tellen als je ze in slagen haalt: blijf dicht bij nul.
    [counters] Sommige kaarten, de strafkaarten, kosten je fiches als je ze in slagen haalt: houd de jouwe.
    [hearts] Elke harten die je in een slag haalt, kost je fiches: houd de jouwe.
    [pool] Wie geen van de strafkaarten haalt, krijgt een deel van de fiches die iedereen betaalt.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] De strafkaarten zijn alle harten en de schoppenvrouw.
       *[other] De strafkaarten zijn alle harten en beide schoppenvrouwen.
    }
    [hearts] De strafkaarten zijn alle harten.
    [named] De strafkaarten zijn alle kaarten van één kleur, die in elke ronde wordt genoemd.
    [hearts-and] { $packs ->
        [1] De strafkaarten zijn alle harten en verder { CARDS($others) }.
       *[other] De strafkaarten zijn alle harten en verder { CARDS($others) }, uit beide pakken.
    }
   *[no] De strafkaarten zijn { CARDS($cards) }.
}

## Spelers en kaarten

rules-players = { $partners ->
   *[none] { CAPITAL(WORD($players)) } spelers spelen ieder voor zich.
    [fixed] { CAPITAL(WORD($players)) } spelers spelen in koppels van twee die tegenover elkaar zitten.
    [adhoc] { CAPITAL(WORD($players)) } spelers spelen met partners die van ronde tot ronde wisselen.
}
rules-pack = { $packs ->
    [1] Er wordt gespeeld met een gewoon pak van { $cards } kaarten.
   *[other] { CAPITAL(WORD($packs)) } gewone pakken van { $cards } kaarten worden door elkaar geschud: samen { $total } kaarten.
}
rules-pack-changed = { $packs ->
    [1] Er wordt gespeeld met een gewoon pak van { $cards } kaarten, { LIST($changes, type: "more") }: samen { $total } kaarten.
   *[other] { CAPITAL(WORD($packs)) } gewone pakken van { $cards } kaarten worden door elkaar geschud, { LIST($changes, type: "more") }: samen { $total } kaarten.
}
rules-pack-without = zonder { LIST($cards) }
rules-pack-every = beide { suit-stem }{ rank-plural }
rules-pack-copies = { WORD($n) } van de { WORD($packs) } { suit-stem }{ rank-plural }
rules-pack-jokers = { $n ->
    [one] met één joker erbij
   *[other] met { WORD($n) } jokers erbij
}
rules-pack-warren = met nog één kaart erbij, de Warrenkaart
rules-ranks = { $lowest ->
    [2]
        In elke kleur is de aas het hoogst, dan heer, vrouw, boer, tien enzovoort tot en met de twee.
        Er is geen troef.
    [0]
        In elke kleur is de aas het hoogst, dan heer, vrouw, boer, tien enzovoort tot en met de
        laagste kaart die over is. Er is geen troef.
   *[other]
        In elke kleur is de aas het hoogst, dan heer, vrouw, boer, tien enzovoort tot en met de
        { RANK($lowest) }. Er is geen troef.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Een joker hoort bij geen enkele kleur en is geen harten. Alleen wie niet kan bekennen, mag
        hem bij een gevraagde kleur spelen. Hij haalt nooit een slag en telt niets.
    [anytime]
        Een joker hoort bij geen enkele kleur en mag altijd worden gespeeld, ook door wie zou kunnen
        bekennen. Hij haalt nooit een slag en telt niets.
    [zero_of_suit]
        Eén joker is de laagste klaver en de andere de laagste ruiten, nog onder de twee; er wordt
        mee bekend zoals met andere kaarten. Ze halen nooit een slag en tellen niets.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Met een joker mag alleen uitkomen wie met niets anders mag uitkomen.
       *[other] Met een joker mag alleen uitkomen wie met niets anders mag uitkomen; dan bepaalt de volgende kaart die geen joker is, ook een harten, welke kleur bekend moet worden.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] Met een joker mag worden uitgekomen, als kaart van zijn kleur.
       *[other] Met een joker mag worden uitgekomen; dan bepaalt de volgende kaart die geen joker is, ook een harten, welke kleur bekend moet worden.
    }
    [leader_names_suit] Met een joker mag worden uitgekomen; wie dat doet, noemt de kleur die bekend moet worden.
}
rules-warren =
    De kaart die bij het geven overblijft, de extra kaart, ligt gedekt bij wie de Warrenkaart heeft:
    iedereen ziet wie dat is, maar alleen die speler mag de kaart bekijken. Wie de Warrenkaart
    doorgegeven krijgt, krijgt ook de extra kaart.
rules-warren-play =
    Telkens als de extra kaart gespeeld mag worden, mag de Warrenkaart ervoor in de plaats worden
    gespeeld: de kleur van de extra kaart wordt meteen genoemd, de rang aan het einde van de slag getoond,
    en dan telt ze alsof ze vanaf het begin gespeeld was.
rules-warren-queen = Is de extra kaart de schoppenvrouw, dan breekt die harten pas als ze wordt omgedraaid.
rules-warren-follow = { $follow ->
   *[alias] Bij het bekennen geldt de Warrenkaart als een kaart van de kleur van de extra kaart.
    [optional] Met de Warrenkaart hoeft nooit te worden bekend.
}
rules-warren-left = { $left ->
   *[ordinary] Blijft de Warrenkaart zelf over, dan wordt de ronde als een gewone ronde gespeeld.
    [redeal] Blijft de Warrenkaart zelf over, dan wordt er opnieuw gegeven.
}

## Geven

rules-first-dealer = { $dealer ->
   *[random] Wie het eerst geeft, wordt geloot.
    [low_card] { $direction ->
       *[cw] Iedereen trekt een kaart, en wie de laagste heeft, geeft het eerst; bij een gelijke laagste wordt opnieuw getrokken. In elke ronde coupeert de rechterbuur van de gever.
        [ccw] Iedereen trekt een kaart, en wie de laagste heeft, geeft het eerst; bij een gelijke laagste wordt opnieuw getrokken. In elke ronde coupeert de linkerbuur van de gever.
    }
}
rules-direction = { $direction ->
   *[cw] Er wordt met de klok mee gegeven en gespeeld, en de linkerbuur van de gever geeft daarna.
    [ccw] Er wordt tegen de klok in gegeven en gespeeld, en de rechterbuur van de gever geeft daarna.
}
rules-hands = { $direction ->
   *[cw] De kaarten worden één voor één gegeven, te beginnen links van de gever; iedereen krijgt { WORD($size) } kaarten.
    [ccw] De kaarten worden één voor één gegeven, te beginnen rechts van de gever; iedereen krijgt { WORD($size) } kaarten.
}
rules-hands-uneven = { $direction ->
   *[cw] De kaarten worden één voor één gegeven, te beginnen links van de gever, tot ze op zijn: { rules-hands-longer } Wie een kaart meer heeft, speelt in de eerste slag twee kaarten.
    [ccw] De kaarten worden één voor één gegeven, te beginnen rechts van de gever, tot ze op zijn: { rules-hands-longer } Wie een kaart meer heeft, speelt in de eerste slag twee kaarten.
}
rules-hands-longer = { $longer ->
    [1] de eerste speler krijgt er { WORD($most) }, de anderen { WORD($least) }.
   *[other] de eerste { WORD($longer) } spelers krijgen er { WORD($most) }, de anderen { WORD($least) }.
}
rules-stock = { $n ->
    [one] De andere kaart ligt gedekt als stok.
   *[other] De andere { WORD($n) } kaarten liggen gedekt als stok.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Wie de eerste slag haalt, krijgt ook de talon en mag die bekijken; hij telt bij de slagen van die speler en komt niet in de hand.
    [first_point] Wie de eerste slag met een strafkaart haalt, krijgt ook de talon en mag die bekijken; hij telt bij de slagen van die speler en komt niet in de hand.
    [last_trick] Wie de laatste slag van de ronde haalt, krijgt ook de talon en mag die bekijken; hij telt bij de slagen van die speler.
    [first_trick_swap] Wie de eerste slag haalt, neemt de talon op in de hand en moet vóór de volgende slag { cards } naar keuze uit de hand gedekt wegleggen.
    [first_point_swap] Wie de eerste slag met een strafkaart haalt, neemt de talon op in de hand en moet vóór de volgende slag { cards } naar keuze uit de hand gedekt wegleggen.
    [out_of_play] Niemand ziet de talon, en hij telt voor niemand.
}
rules-kitty-size = { $n ->
    [1] De kaart die overblijft, is de talon.
   *[other] De { WORD($n) } kaarten die overblijven, zijn de talon.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] De weggelegde kaart telt als gehaald door die speler.
       *[other] De weggelegde kaarten tellen als gehaald door die speler.
    }
    [out_of_play] { $n ->
        [1] De weggelegde kaart telt voor niemand.
       *[other] De weggelegde kaarten tellen voor niemand.
    }
}

## Kaarten doorgeven vóór het spel

rules-no-pass = Er worden geen kaarten doorgegeven.
rules-pass-always = Vóór het spel geeft iedereen kaarten door: { $step }.
rules-pass-cycle = Vóór het spel geeft iedereen kaarten door: { SERIES($steps) }.{ $again ->
    [yes] {" "}Daarna begint de volgorde opnieuw.
   *[no] {""}
}
rules-pass-first = in de eerste ronde { $step }
rules-pass-later = in de { ORDINAL($n) } { $step }
rules-pass-unseen = Wat je doorgeeft, kies je voordat je ziet wat je krijgt.
rules-pass-forbidden = Het is verboden { CARDS($cards) } door te geven.
rules-pass-along = 
    Wordt er aan één speler doorgegeven, dan mag je ook je eigen kaarten houden en de kaarten die je
    krijgt blind doorgeven, dus zonder ze te bekijken.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n) }
}
rules-pass-hold = geen (houden)
rules-pass-middle = { rules-pass-count } naar het midden, waar ze worden geschud en weer uitgedeeld, ieder { WORD($n) }
rules-pass-smoosh = { rules-pass-middle } (husselen)
rules-pass-charge = geen als iemand een kaart heeft opengelegd (zie “{ heading-before }”), en anders { rules-pass-middle }, waarna er nog eens kaarten mogen worden opengelegd
rules-pass-scatter = { rules-pass-count } aan elke andere speler (strooien)
rules-pass-dealer = naar keuze van de gever { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = aan de andere speler
rules-way-opposite = naar de overkant
rules-way = { $side ->
   *[left] { $place ->
        [1] naar links
       *[other] aan de { ORDINAL($place) } speler links
    }
    [right] { $place ->
        [1] naar rechts
       *[other] aan de { ORDINAL($place) } speler rechts
    }
}

## Vóór het spel

rules-charging = { $after_pass ->
    [some] Vóór de eerste slag, en na het doorgeven in rondes die daarmee beginnen, mag wie { LIST($cards, type: "or", each: "the-card") } heeft, die kaart openleggen, dus tonen, zodat ze dubbel telt. { rules-charging-way }
    [yes] Na het doorgeven en vóór de eerste slag mag wie { LIST($cards, type: "or", each: "the-card") } heeft, die kaart openleggen, dus tonen, zodat ze dubbel telt. { rules-charging-way }
   *[no] Vóór de eerste slag mag wie { LIST($cards, type: "or", each: "the-card") } heeft, die kaart openleggen, dus tonen, zodat ze dubbel telt. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Dat mag openlijk en in elke volgorde; telkens als iemand het doet, mogen de anderen er meer openleggen, tot niemand het meer doet.
    [gong_zhu] Om de beurt, te beginnen na de gever, zegt ieder één keer of er kaarten opengaan, en welke.
    [blind] Iedereen kiest in het geheim of er kaarten opengaan, en welke; daarna worden ze tegelijk getoond.
}
rules-charged-play =
    Een opengelegde kaart mag niet worden gespeeld in de eerste slag waarin die kleur wordt
    gevraagd, ook niet om uit te komen, tenzij de speler geen andere kaart mag spelen. Op een
    andere kleur mag ze worden afgegooid door wie niet kan bekennen.
rules-auction =
    Om de beurt, de gever als laatste, doet ieder één bod van één tot { $most } fiches, of geen, voor
    het recht om de strafkleur van de ronde te noemen; een bod hoeft niet hoger te zijn dan de vorige.
    De hoogste bieder, of de eerste bij gelijke boden, betaalt het bod in een pot in het midden en
    noemt de kleur; biedt niemand, dan is harten de strafkleur en wordt er niets betaald.
rules-pledge = Vóór de eerste slag mag elke speler beloven geen harten te halen.

## Eerste uitkomst

rules-opening-club = Wie de { $card } heeft, komt daarmee uit in de eerste slag.
rules-opening-any-club =
    Wie de { $card } heeft, komt uit in de eerste slag, en wel met een klaver, maar niet per se met
    die.
rules-lowest-club = klaver{ RANK($rank) }
rules-lowest-club-dealt = laagste gegeven klaver (de klaver{ RANK($rank) }, tenzij die over is)
rules-opening-eldest = { $direction ->
   *[cw] De speler links van de gever komt uit met een toegestane kaart naar keuze.
    [ccw] De speler rechts van de gever komt uit met een toegestane kaart naar keuze.
}
rules-opening-spades =
    In de eerste ronde komt wie de schoppentwee heeft daarmee uit. In latere rondes komt uit wie in
    de vorige ronde de schoppenvrouw heeft gehaald, met een toegestane kaart naar keuze.
rules-opening-bidder = { $direction ->
   *[cw] De hoogste bieder komt uit met een toegestane kaart naar keuze; heeft niemand geboden, dan komt de speler links van de gever uit.
    [ccw] De hoogste bieder komt uit met een toegestane kaart naar keuze; heeft niemand geboden, dan komt de speler rechts van de gever uit.
}

## Eerste slag

rules-first-trick-free = Strafkaarten mogen in de eerste slag worden gespeeld.
rules-first-trick = In de eerste slag mag geen strafkaart worden gespeeld, ook niet door wie niet kan bekennen.{ $exception ->
    [yes] {" "}Maar wie van de gevraagde kleur niets dan strafkaarten heeft, moet er een spelen.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Wie niet kan bekennen en alleen strafkaarten heeft, mag er een naar keuze spelen.
    [misdeal]
        Wie niet kan bekennen en alleen strafkaarten heeft, mag er een naar keuze spelen, of opnieuw
        laten geven: dan geeft dezelfde gever nog eens, en de ronde telt niet.
    [point_void]
        Wie niet kan bekennen en alleen strafkaarten heeft, mag er een naar keuze spelen, en de
        gespeelde kaart telt voor niemand.
    [lay_aside]
        Wie niet kan bekennen en alleen strafkaarten heeft, mag er een naar keuze spelen; die kaart
        gaat opzij en is na de ronde voor wie de minste strafpunten heeft, maar wel minstens één.
}
rules-first-trick-ten = De klavertien mag niet in de eerste slag worden gespeeld, tenzij het de enige klaver van de speler is.

## Bekennen en uitkomen

rules-follow =
    Iedereen moet als het kan de gevraagde kleur bekennen{ $joker ->
        [yes] , of een joker spelen
       *[no] {""}
    }. Wie dat niet kan, mag elke kaart spelen: dat heet afgooien.
rules-follow-domino =
    Iedereen moet als het kan de gevraagde kleur bekennen. Wie dat niet kan, trekt van de stok, kaart
    na kaart, tot het wel kan. Pas als de stok op is, mag elke kaart worden gespeeld: dat heet
    afgooien.
rules-lead-any = { $charge ->
    [yes] Met elke kleur mag altijd worden uitgekomen, ook met harten; alleen een opengelegde kaart moet wachten, zoals hierboven staat.
   *[no] Met elke kleur mag altijd worden uitgekomen, ook met harten.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] Met harten mag pas worden uitgekomen als harten gebroken is, dus nadat er in een slag een harten is gespeeld.
        [discarded] Met harten mag pas worden uitgekomen als harten gebroken is, dus nadat er een harten op een andere kleur is afgegooid. Uitkomen met een harten breekt niet.
        [won] Met harten mag pas worden uitgekomen als harten gebroken is, dus nadat er een slag met een harten erin is gehaald.
    }
    [hearts_qs] { $event ->
       *[played] Met harten mag pas worden uitgekomen als harten gebroken is, dus nadat er in een slag een harten of de schoppenvrouw is gespeeld.
        [discarded] Met harten mag pas worden uitgekomen als harten gebroken is, dus nadat er een harten of de schoppenvrouw op een andere kleur is afgegooid. Uitkomen met een van die kaarten breekt niet.
        [won] Met harten mag pas worden uitgekomen als harten gebroken is, dus nadat er een slag met een harten of de schoppenvrouw erin is gehaald.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Wie alleen harten en jokers heeft, komt toch met harten uit.
       *[no] Wie alleen harten heeft, mag er toch mee uitkomen.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Wie alleen harten, andere strafkaarten en jokers heeft, mag toch met harten uitkomen.
       *[no] Wie alleen harten en andere strafkaarten heeft, mag toch met harten uitkomen.
    }
}
rules-queen-forced =
    De schoppenvrouw moet bij de eerste veilige kans worden afgegooid: zodra met een andere kleur is
    uitgekomen die de speler met de vrouw niet kan bekennen{ $ban ->
        [yes] , maar niet in een eerste slag waarin geen punten mogen
       *[no] {""}
    }.
rules-domino-out =
    Wie geen kaarten meer heeft, doet niet meer mee, en de volgende komt dan uit. De ronde eindigt
    als hoogstens één speler nog kaarten heeft; die tellen als gehaald door die speler, en wat er van
    de stok over is, telt voor niemand.
rules-draw =
    Na elke slag trekt ieder een kaart van de stok, eerst wie de slag haalde. Is de stok op, dan
    worden de handen uitgespeeld.

## Slagen

rules-trick = De hoogste kaart van de gevraagde kleur haalt de slag. Wie die speelde, komt uit in de volgende.
rules-equal-cards = { $duplicates ->
   *[first] Van twee gelijke kaarten is de eerst gespeelde hoger.
    [last] Van twee gelijke kaarten is de laatst gespeelde hoger.
    [cancel]
        Twee gelijke kaarten in een slag heffen elkaar op, en geen van beide kan hem halen. Blijft er
        zo geen kaart van de gevraagde kleur over, dan blijft de slag liggen: dezelfde speler komt
        weer uit, en wie de volgende slag haalt, krijgt alles wat bleef liggen. Opgeheven kaarten
        tellen toch voor wie ze haalt.
}
rules-equal-cards-kitty = Blijft de eerste slag liggen, dan wacht de talon mee.
rules-dead-last-trick = { $dead ->
   *[leader] Wordt de laatste slag van een ronde zo opgeheven, dan is hij voor wie uitkwam, met alles wat bleef liggen.
    [discard] Wordt de laatste slag van een ronde zo opgeheven, dan is hij voor niemand, en ook niets van wat bleef liggen.
    [second_of_top]
        Wordt de laatste slag van een ronde zo opgeheven, dan is hij voor wie de tweede kaart van het
        hoogste paar speelde, met alles wat bleef liggen.
}
rules-boost = { $boost ->
   *[any_nine] Valt er een negen in een slag, { rules-boost-round }
    [led_nine] Valt de negen van de gevraagde kleur in een slag, { rules-boost-round }
}
rules-boost-round =
    dan speelt iedereen er een tweede kaart bij zodra allen de eerste hebben gespeeld, in dezelfde
    volgorde en met dezelfde plicht om te bekennen; de hoogste kaart van die kleur in beide beurten
    haalt de hele slag. Een slag wordt maar één keer verlengd, en niet als de kaarten op zijn.
rules-shown = { $shown ->
   *[last_trick] Iedereen mag de vorige slag nog eens bekijken.
    [last_trick_open]
        De vorige slag ligt open bij wie hem haalde, en wie een slag heeft gehaald, heeft een gedekte
        kaart voor zich.
    [penalty_cards]
        Gehaalde strafkaarten liggen open bij wie ze haalde, en iedereen mag de vorige slag nog eens
        bekijken.
}
rules-claim =
    Wie moet uitkomen, mag de hand tonen en alle overige slagen claimen. Maakt iemand bezwaar, dan
    wordt er met die open hand doorgespeeld.

## Kaartwaarden

value-verb = { $way ->
   *[counts] { $one ->
        [yes] telt
       *[no] tellen
    }{ $each ->
        [yes] {" "}elk
       *[no] {""}
    } { $score }
    [takes] { $one ->
        [yes] trekt
       *[no] trekken
    }{ $each ->
        [yes] {" "}elk
       *[no] {""}
    } { points } van de score af
    [costs] { $one ->
        [yes] kost
       *[no] kosten
    }{ $each ->
        [yes] {" "}elk
       *[no] {""}
    } { points }
}
rules-value-named-suit = Elke kaart van de kleur die de bieder noemt, kost { points }.
rules-value-penalty-suit = Elke kaart van de strafkleur is een strafkaart.
rules-value-counters = Kaarten tellen geen punten: alleen fiches gaan van hand tot hand.
rules-value-each = Elke { LIST($cards, type: "and-each") } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Elke harten { value-verb }.
rules-value-other-hearts = Elke andere harten { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] Harten kosten punten naar rang: { LIST($ranks, type: "more") }.
    [counts] Harten tellen punten naar rang: { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Elke { LIST($ranks, type: "or", each: "rank-of-hearts") } { value-verb }.
rules-value-total = Geen andere kaart kost iets; alle strafkaarten samen kosten { $total }.
rules-value-total-doubled = Geen andere kaart kost iets; alle strafkaarten samen kosten vóór elke verdubbeling { $total }.
rules-royal-hearts = Voor wie de hartenvrouw haalt, tellen alle gehaalde harten dubbel, de hartenvrouw zelf ook.
rules-royal-spades = De klavervrouw heft de schoppenvrouw op als dezelfde speler beide haalt.
rules-ten-turbo = Voor wie de klavertien haalt, tellen alle andere gehaalde kaarten dubbel.
rules-ten-doubles = Voor wie de klavertien haalt, kosten de gehaalde strafkaarten dubbel.
rules-complex = Scores zijn complexe getallen, zoals 3 + 4i; i maal i is −1.
rules-ten-complex = Voor wie de klavertien haalt, wordt de som van de andere gehaalde kaarten met 2i vermenigvuldigd.
rules-gong-zhu-scoring = De telkaarten zijn alle harten, { CARDS($cards) }, ook als ze niets tellen.
rules-gong-zhu-name = De schoppenvrouw heet het varken.
rules-gong-zhu-ten =
    De klavertien telt { $score } voor wie geen andere telkaart haalt. Anders telt hij zelf
    niets, maar verdubbelt hij wat alle andere telkaarten van die speler tellen.
rules-gong-zhu-hearts = Wie alle harten haalt, telt er samen { SIGNED($won) } voor in plaats van { $lost }{ $charged ->
    [yes] {" "}(dubbel als de aas is opengelegd)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Haalt die speler ook het varken, dan telt het { SIGNED($won) } in plaats van { $lost }.
    [all_sixteen] Haalt die speler ook alle andere telkaarten, dan telt het varken { SIGNED($won) } in plaats van { $lost }.
}
rules-charged-ace = Is de hartenaas opengelegd, dan telt elke harten dubbel.
rules-charged-card = Is { LIST($cards, type: "or", each: "the-card") } opengelegd, dan telt die kaart dubbel.
rules-charged-ten = { $values ->
   *[turbo] Is de klavertien opengelegd, dan vermenigvuldigt hij met vier in plaats van te verdubbelen.
    [gong_zhu] Is de klavertien opengelegd, dan vermenigvuldigt hij met vier in plaats van te verdubbelen, en alleen telt hij { $score }.
    [complex] Is de klavertien opengelegd, dan vermenigvuldigt hij met 4i in plaats van 2i.
}

## Andere punten

rules-bonus-floor = { $floor ->
   *[none] Door { CARDS($cards) } mag een score onder nul komen.
    [hand] Door { CARDS($cards) } kan de score van een ronde niet onder nul komen.
    [total] Door { CARDS($cards) } kan een totaal niet onder nul komen.
}
rules-trick-points = Elke gehaalde slag kost { points }, wat er ook in zit.
rules-no-trick = Wie in een ronde geen slag haalt, krijgt { points } aftrek.
rules-no-trick-moon = { $moon ->
   *[yes] Wie in een ronde geen slag haalt, krijgt { points } aftrek, ook als iemand pit haalt.
    [no] Wie in een ronde geen slag haalt, krijgt { points } aftrek, behalve als iemand pit haalt.
}
rules-pledge-points = Wie de belofte nakomt, krijgt { points } aftrek; wie haar breekt, krijgt er { points } bij.

## Pit en volle pit

rules-moon-gong-zhu = Verder is er geen beloning om alles te halen.
rules-moon-gong-zhu-partners = Partners die samen alle harten halen, worden beloond als één speler.
rules-moon-none = Alle strafkaarten halen heeft geen bijzonder gevolg.
rules-moon = { $side ->
    [yes] Een koppel dat in één ronde { rules-moon-needs } haalt, haalt pit { rules-moon-effect }.
   *[no] Wie in één ronde { rules-moon-needs } haalt, haalt pit { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] elke kaart van de strafkleur
   *[all_penalties] alle strafkaarten
    [with_bonus] alle strafkaarten en ook { CARDS($bonuses) }
    [all_hearts] alle harten
    [hearts_qs] { $packs ->
        [1] alle harten en de schoppenvrouw
       *[other] alle harten en beide schoppenvrouwen
    }
}
rules-moon-effect = { $effect ->
   *[add] en krijgt voor { rules-moon-them } niets; elke andere speler krijgt { $amount }
    [add_other_side] en krijgt voor { rules-moon-them } niets; elke tegenstander krijgt { $amount }
    [subtract] en krijgt voor { rules-moon-them } niets; het eigen totaal daalt met { $amount }
    [choice] en krijgt voor { rules-moon-them } niets, maar kiest: elke andere speler krijgt { $amount }, of het eigen totaal daalt met evenveel
    [negate] en ziet wat { rules-moon-those } zouden kosten juist van de score afgaan
    [zero_or_double] en krijgt voor { rules-moon-them } niets, maar kiest: het eigen totaal wordt nul, of de totalen van alle anderen worden verdubbeld
    [gift_from_each] en krijgt voor { rules-moon-them } niets; elke andere speler krijgt { $amount }, en de som daarvan gaat van het eigen totaal af
    [in_values] en krijgt wat de kaartwaarden zeggen
}
rules-amount-hand = wat de gehaalde kaarten telden, met bonuskaarten en verdubbelingen
rules-amount-suit = de punten van die kaarten
rules-amount-complex = de { $score } van { rules-moon-those }, met de klavertien erbij maal 2i
rules-amount-of = { $n ->
    [one] het ene punt van { rules-moon-those }
   *[other] de { points } van { rules-moon-those }
}
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(meer als er kaarten zijn opengelegd)
    [fewer] {" "}(minder als er enkele niet in het spel zijn)
    [both] {" "}(meer als er kaarten zijn opengelegd, minder als er enkele niet in het spel zijn)
   *[no] {""}
}
rules-moon-complex = Heeft wie de pit haalde ook { LIST($cards, type: "or", each: "the-card") }, dan telt die kaart gewoon mee en wordt ze op dezelfde manier vermenigvuldigd.
rules-moon-royal = Dat zijn 52 punten, tien minder met de ruitenvrouw en 26 minder met de klavervrouw; geen van beide is nodig voor een pit.
rules-moon-guard = { $guard ->
   *[none] Dat geldt ook als die speler daardoor de partij verliest.
    [auto_subtract]
        Zou de partij daardoor eindigen zonder dat wie pit haalt bij de winnaars is, dan krijgen de
        anderen er niets bij, en gaat evenveel van het totaal van wie pit haalt af.
    [game_goes_on]
        Zou de partij daardoor eindigen zonder dat wie pit haalt bij de winnaars is, dan gaat ze door
        tot een ronde zonder zo’n pit.
    [reached_score]
        Wie pit haalt met een totaal van { $total } of meer, mag kiezen om er zelf evenveel af te
        laten gaan.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] telt
       *[no] tellen
    } ook bij een pit mee.
    [swallowed] Bij een pit krijg je niets voor { CARDS($cards) }.
}
rules-moon-signs = Wie pit haalt, mag voor elke tegenstander kiezen of het erbij komt of eraf gaat.
rules-moon-alone = Eén speler moet ze allemaal alleen halen; partners helpen elkaar niet bij een pit.
rules-sun = { $sun ->
   *[double] Wie elke slag van een ronde haalt, haalt volle pit: { rules-sun-worth }.
    [first_trick_free] Wie elke slag van een ronde haalt, of elke slag na de eerste, haalt volle pit: { rules-sun-worth }.
    [punish] Wie elke slag van een ronde haalt, haalt volle pit: wat een pit doet, telt dubbel tegen wie kaarten aan die speler doorgaf en één keer tegen de anderen{ $moon ->
        [yes] {""}
       *[no] , die { rules-sun-amount } krijgen
    }.
    [clean_slate] Wie elke slag van een ronde haalt, haalt volle pit: het eigen totaal wordt nul.
    [sun_only]
        Maar dat geldt alleen voor wie ook elke slag van de ronde haalt; anders tellen de kaarten
        gewoon.
}
rules-sun-worth = { $moon ->
    [yes] die telt in plaats van de pit, en twee keer zoveel
   *[no] elke andere speler krijgt twee keer { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] de punten van die gehaalde kaarten
   *[no] de punten van alle strafkaarten ({ $score })
}

## Einde van de partij

rules-winner = { $score ->
   *[low] De punten van alle rondes worden opgeteld, en het laagste totaal wint.
    [high] De scores van alle rondes worden opgeteld, en het hoogste totaal wint.
    [magnitude] De scores van alle rondes worden opgeteld, en het totaal dichtst bij nul wint; de afstand van a + bi tot nul is de wortel uit a² + b².
    [counters] De speler met de meeste fiches wint.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] De partij eindigt na de ronde waarin de afstand van het totaal van een koppel tot nul { rules-end-reached }.
       *[no] De partij eindigt na de ronde waarin het totaal van een koppel { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] De partij eindigt na de ronde waarin de afstand van het totaal van een speler tot nul { rules-end-reached }.
       *[no] De partij eindigt na de ronde waarin het totaal van een speler { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }, of { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] op { $high } of meer komt
    [exceed] boven { $high } komt
}
rules-end-down = { $end ->
   *[reach] op { $low } of minder komt
    [exceed] onder { $low } komt
}
rules-gong-zhu-loser = De speler van wie het totaal { rules-end-down }, verliest en heet ook het varken.
rules-end-deals = { $n ->
    [one] De partij eindigt na één ronde.
   *[other] De partij eindigt na { WORD($n) } rondes.
}
rules-end-time = { $n ->
    [one] Na één minuut wordt de lopende ronde uitgespeeld, en dan eindigt de partij.
   *[other] Na { WORD($n) } minuten wordt de lopende ronde uitgespeeld, en dan eindigt de partij.
}
rules-end-chips = De partij eindigt als iemand geen fiches meer heeft.
rules-wrap = Een totaal van precies { LIST($totals, type: "or") } wordt nul, voordat wordt bepaald of de partij eindigt.
rules-adjust = Een totaal dat net is veranderd, springt { LIST($changes, type: "or") }, voordat wordt bepaald of de partij eindigt.
rules-adjust-one = van precies { $from } naar { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Koppels die samen aan kop staan, delen de winst.
       *[no] Spelers die samen aan kop staan, delen de winst.
    }
    [extra_hands] { $side ->
        [yes] Staan koppels samen aan kop als de partij zou eindigen, dan komen er rondes bij tot één koppel alleen vooraan staat.
       *[no] Staan spelers samen aan kop als de partij zou eindigen, dan komen er rondes bij tot één speler alleen vooraan staat.
    }
    [not_over_while_tied] { $special ->
        [yes] De partij eindigt niet zolang spelers samen aan kop staan, behalve door een winst die hieronder staat.
       *[no] { $side ->
            [yes] De partij eindigt niet zolang koppels samen aan kop staan.
           *[no] De partij eindigt niet zolang spelers samen aan kop staan.
        }
    }
}
rules-special-win = { $n ->
    [one] Wie één ronde lang op een totaal van precies { $total } blijft staan, wint meteen, wat de scores ook zijn.
   *[other] Wie { WORD($n) } rondes achter elkaar op een totaal van precies { $total } blijft staan, wint meteen, wat de scores ook zijn.
}
rules-special-several = Zo kunnen ook meerdere spelers samen winnen.
rules-special-arrival = { $counts ->
    [yes] De ronde waarin zo’n totaal wordt bereikt, telt als de eerste.
   *[no] De ronde waarin zo’n totaal wordt bereikt, telt niet mee.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] Het andere koppel wordt tweede.
        [0] De anderen krijgen op volgorde de volgende plaatsen.
       *[other] De andere koppels krijgen op volgorde de volgende plaatsen.
    }
    [winner_only] Alleen de winnaar telt; er is geen tweede plaats.
}

## Geld, klok en partners

counters = { $n ->
    [one] één fiche
   *[other] { WORD($n) } fiches
}
rules-chips = Iedereen begint met { counters }.{ $debts ->
    [yes] {" "}Wie er geen meer heeft, speelt door en blijft schuldig wat betaald moet worden.
   *[no] {""}
}
rules-settle-average = Aan het einde betaalt iedereen { counters } voor elk punt boven de gemiddelde score, of krijgt { counters } voor elk punt eronder; delen van een fiche tellen mee.
rules-settle-pool =
    Na elke ronde betaalt iedereen { counters } in de pot. Wie geen strafkaart haalde, deelt erin; wat
    niet verdeeld kan worden of wat niemand wint, blijft in de pot.
rules-settle-sweepstake = { $named ->
   *[no] Na elke ronde betaalt iedereen { counters } in de pot voor elke gehaalde harten.
    [yes] Na elke ronde betaalt iedereen { counters } in de pot voor elke gehaalde kaart van de strafkleur.
}
rules-settle-jack = { $named ->
   *[no] Wie geen harten haalde, is vrij. De vrije spelers delen de pot; fiches die niet verdeeld kunnen worden, blijven erin. Is niemand vrij, of haalde één speler alle harten, dan blijft de hele pot staan en wordt hij een Jack: hij groeit met wat elke ronde opbrengt en wordt nooit gedeeld; alleen wie als enige vrij is, wint hem.
    [yes] Wie geen kaart van de strafkleur haalde, is vrij. De vrije spelers delen de pot; fiches die niet verdeeld kunnen worden, blijven erin. Is niemand vrij, of haalde één speler de hele kleur, dan blijft de hele pot staan en wordt hij een Jack: hij groeit met wat elke ronde opbrengt en wordt nooit gedeeld; alleen wie als enige vrij is, wint hem.
}
rules-pool-left = Wat er aan het einde van de partij in de pot zit, is voor niemand.
rules-settle-howell = { $named ->
   *[no] Na elke ronde betaalt iedereen aan elke andere speler { counters } voor elke zelf gehaalde harten.
    [yes] Na elke ronde betaalt iedereen aan elke andere speler { counters } voor elke zelf gehaalde kaart van de strafkleur.
}
rules-settle-excess = { $named ->
   *[no] Na elke ronde betaalt de speler met de meeste harten aan elke andere speler { counters } voor elke harten die de ander minder haalde.
    [yes] Na elke ronde betaalt de speler met de meeste kaarten van de strafkleur aan elke andere speler { counters } voor elke kaart die de ander minder haalde.
}
rules-settle-turbo = Aan het einde wordt de score van elke speler, maal { WORD($players) }, vergeleken met de som van alle scores: wie eronder zit, krijgt { counters } voor elk punt verschil, wie erboven zit, betaalt evenveel.
rules-wager-winner = Aan het begin legt iedereen { counters } in; aan het einde krijgt de winnaar alles, en winnaars met dezelfde score delen het gelijk.
rules-wager-places = Aan het begin legt iedereen { counters } in; aan het einde wordt per plaats betaald in de verhouding { SERIES($shares, joint: "list-ratio") }, en spelers met dezelfde score delen gelijk; delen van een fiche tellen mee.
rules-timer = { $n ->
    [one] Elke keuze heeft een grens van één seconde; daarna wordt er willekeurig een toegestane kaart gespeeld, of worden er kaarten doorgegeven.
   *[other] Elke keuze heeft een grens van { WORD($n) } seconden; daarna wordt er willekeurig een toegestane kaart gespeeld, of worden er kaarten doorgegeven.
}
rules-partners = { $partners ->
   *[fixed] Partners tellen hun scores op, en hun koppel wint of verliest samen.
    [adhoc]
        De eerste twee spelers die een slag halen, zijn in die ronde partners tegen alle anderen, en
        de spelers van elke kant krijgen allemaal wat hun kant haalde.
}
