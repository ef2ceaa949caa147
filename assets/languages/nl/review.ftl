### De terugblik op een ronde die voorbij is: wat ertoe deed, wat beter was geweest, en waarom.

## De terugblik

review-back = Terug
review-view = Weergave
review-own-view = Jouw zicht
review-all-hands = Alle handen
review-what-happened = Slag herhalen
review-strip = Keuzes
review-cell = { $kind ->
    [pass] Door
    [charge] Open
    [bid] Bod
    [name_suit] Kleur
    [choose_pass] Kant
    [pledge] Woord
    [bury] Weg
   *[other] Anders
}
review-cell-value = { $name }, { $label }
review-trick = Slag { $n }
review-place = Ronde { $deal }, { $trick ->
    [0] { $name }
   *[other] slag { $trick }
}
review-label = { $label ->
    [good] Goed
    [slip] Slippertje
    [mistake] Fout
    [blunder] Blunder
    [great] Sterke kaart
    [great-pass] Sterk doorgegeven
    [close] Weinig verschil
    [waiting] Nog niet bekeken
   *[none] Geen keuze
}
review-loss = { $n ->
    [0] minder dan 1 punt
    [1] minder dan 1 punt
    [2] ongeveer 1 punt
   *[other] ongeveer { $points } punten
}
review-ahead = { $n ->
    [0] minder dan 1 punt beter
    [1] minder dan 1 punt beter
    [2] ongeveer 1 punt beter
   *[other] ongeveer { $points } punten beter
}
review-on-average = { $n ->
    [0] Gemiddeld minder dan 1 punt
    [1] Gemiddeld minder dan 1 punt
    [2] Gemiddeld ongeveer 1 punt
   *[other] Gemiddeld ongeveer { $points } punten
}
review-moment = { $place } · { $label }
review-this-time = { $points } deze keer
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Details
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } punten beter dan de keuze van de coach, in { $n } proefverdelingen.
   *[no] { $points } ± { $error } punten weggegeven, in { $n } proefverdelingen.
}
review-details-great = { $points } ± { $error } punten beter dan de op één na beste keuze, in { $n } proefverdelingen.
review-next = { $way ->
    [-1] Vorige keuze
   *[other] Volgende keuze
}
review-next-mark = { $way ->
    [-1] Vorige markering
   *[other] Volgende markering
}
review-title = { $n ->
    [0] Deze ronde
    [1] Eén moment
    [2] Twee momenten
   *[3] Drie momenten
}
review-title-none = Deze ronde
review-clean = Een foutloze ronde
review-find = Vind een betere kaart
review-took = { $n ->
    [one] Je haalde één punt.
   *[other] Je haalde { $points } punten.
}
review-gave-away = { $gained ->
    [yes] Je keuzes kostten niets.
   *[no] { $n ->
        [1] Je keuzes kostten gemiddeld minder dan 1 punt.
        [2] Je keuzes kostten gemiddeld ongeveer 1 punt.
       *[other] Je keuzes kostten gemiddeld ongeveer { $points } punten.
    }
}
review-none = In deze ronde viel er niets te kiezen.
review-no-coach = De coach is uitgevallen en kon deze ronde niet bekijken.
review-looking = Keuze { $at } van { $of } wordt bekeken
review-other-choices = { $n ->
    [one] Eén andere keuze
   *[other] { $n } andere keuzes
}
review-try = Nog eens
review-no-try = Alleen een kaart kun je opnieuw proberen, en alleen als er iets te kiezen was
review-show-it = Laat zien
review-next-moment = { $at ->
    [0] Eerste moment
   *[other] Volgend moment · { $at } van { $of }
}
review-done = Klaar
review-go-on = Doorspelen
review-copied = Gekopieerd
review-more = Meer
review-share-position = De stelling kopiëren
review-share-game = De partij als tekst kopiëren
review-share-save = Een kopie van de partij opslaan
review-share-code = Kopiëren als uitdaging
review-share-no-code = Een vriend kan alleen partijen van één mens tegen computerspelers naspelen, en geen al te lange.
review-saved = Opgeslagen: { $path }

## De gekopieerde tekst van een partij

deal-text-deal = Ronde { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = In de talon: { $cards }
deal-text-passed = { $giver } → { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name } bood { $n }
deal-text-pledge = { $name } { $pledged ->
    [yes] beloofde geen harten te halen
   *[no] beloofde niets
}
deal-text-buried = { $name } legde { $cards } weg
deal-text-drew = { $name } trok { $cards }
deal-text-rest = { $name } haalde de rest
deal-text-points = { $name } { $points }
deal-text-score = Punten: { SERIES($points) }

## Op de tafel van de terugblik

review-waiting = Nog niet bekeken
review-no-choice = Hier viel niets te kiezen
review-you-played = { $label }: je speelde de { CARD($card) }
review-better = De { CARD($card) } is beter
review-played-here = Je speelde { $card }
review-better-here = Beter: { $card }
review-result = { $n ->
    [0] geen punten
    [1] 1 punt
   *[other] { $points } punten
}
review-chip = { $mine ->
    [yes] { $points } voor jou
   *[no] { $points } voor { name-object }
}
review-prompt = Welke kaart was beter geweest?
review-solved = Ja: de { CARD($card) }
review-not-solved = { $known ->
    [yes] De { CARD($card) } kost { $cost }; { review-tries-left }
   *[no] Niet de { CARD($card) }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } kost { $cost }; { review-tries-left }
   *[no] Niet { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] geen pogingen meer
    [one] nog één poging
   *[other] nog { $left } pogingen
}
review-text-hand = Je hand: { LIST($cards) }
review-text-trick = Op tafel: { LIST($cards) }
review-open = Terugblik
review-open-deal = Deze ronde terugkijken
review-too-small = Het venster is te klein voor deze tafel
review-go-on-tip = Speel deze ronde vanaf hier om te oefenen; de partij zelf verandert niet

## Wat één speler kon weten toen een kaart werd gespeeld

review-knows = Wat konden ze weten?
review-cards = { LIST($cards) }
knows-back = Terug naar de terugblik
knows-who = Wiens kennis
knows-heading = Wat kon { GENDER($name) ->
    [you] je
   *[other] { $name }
} weten?
knows-title = { $n ->
    [one] Eén kaart
   *[other] { $n } kaarten
} die { GENDER($name) ->
    [you] je
   *[other] { $name }
} niet kon zien
knows-matrix = { $n } ongeziene kaarten
knows-legend = Grotere stippen: waarschijnlijker. Streepje: onmogelijk. Vinkje: zeker.
knows-part = { $n } bij { name-object }
knows-certain = { CAPITAL(CARD($card)) }: zeker bij { name-object }.
knows-sentence = { CAPITAL(CARD($card)) }: van tien mogelijke verdelingen { LIST($parts) }.
knows-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
knows-nobody = Niemand
knows-own = { $n ->
    [one] Eén kaart in de hand
   *[other] { $n } kaarten in de hand
}
knows-played = { $n ->
    [0] Er was nog geen kaart gespeeld.
    [one] Er was één kaart gespeeld.
   *[other] Er waren { $n } kaarten gespeeld.
}
knows-passed = Doorgegeven:
knows-got = Gekregen:
knows-nothing-else = De tabel hieronder gebruikt alleen wat { GENDER($name) ->
    [you] je
   *[other] { $name }
} had gezien.
knows-why = Een speler krijgt nooit de handen van anderen: met andere verborgen kaarten zou een computerspeler precies hetzelfde doen.
knows-decided = { $name } speelde de { CARD($card) }
knows-decided-other = Wat { GENDER($name) ->
    [you] je
   *[other] { $name }
} daarna koos
knows-reason-waiting = De coach denkt na…
knows-reason-none = Er viel niets te kiezen.
knows-reason = Wat de coach tegen { name-object } zou zeggen: { $reason }
knows-reason-wrong = Dat gaf { review-loss } weg. Wat de coach tegen { name-object } zou zeggen: { $reason }
knows-show = Tonen wat de anderen hadden
knows-waiting = Mogelijke verdelingen worden geteld…
knows-none = Met deze regels kunnen de verborgen kaarten niet worden geteld.

report-work = Waar je aan kunt werken
report-waiting = De coach denkt na…
report-nothing = Niets viel op. Goed gespeeld.
report-costliest = De keuze die het meest kostte
report-habits-later = Speel nog een paar partijen om hier je gewoontes te zien.
report-try = Nog eens bekijken
report-choose = Gemiddeld verloren punten. Kies een moment om het te zien.
report-no-moments = Geen keuze van deze ronde deed er veel toe.
