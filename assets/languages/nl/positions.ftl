### Partijen en stellingen die van elders komen of kaart voor kaart worden neergelegd.

## Wat “hearts-gui convert” zegt

convert-no-format = { $file } zegt niet welke indeling het heeft; voeg --to toe met { LIST($known, type: "or") }.
convert-exists = { $file } bestaat al; kies een andere naam.
convert-nothing = { $file } bevat nog geen ronde.
convert-which-deal = Deze partij heeft { $n } rondes en in deze indeling past er één; kies die met --deal.
convert-unread = { $file } kan niet worden gelezen: { $why }
convert-unwritten = De partij kan niet in deze indeling worden geschreven: { $why }
convert-deal = Ronde { $deal }: { $why }
convert-points = In ronde { $deal } zijn de genoteerde punten niet die van deze regels.
convert-too-long = Ronde { $deal } komt na het einde van de partij.
openspiel-unreadable = het bestand is geen verslag van een partij Hartenjagen in een bekende indeling.
openspiel-option = De optie { $name } van OpenSpiel is hier niet bekend.
openspiel-short = { $n ->
    [one] één getal is geen hele ronde.
   *[other] { $n } getallen zijn geen hele ronde.
}
openspiel-other-rules = OpenSpiel speelt of telt zo’n ronde anders.
engine-unreadable = het bestand is geen verslag van hearts-engine.
engine-other-rules = hearts-engine noteert geen ronde zoals ronde { $deal }; het kent afgelopen rondes van vier spelers.
laid-not-plain = In deze indeling passen alleen rondes met handen, doorgeven en spelen.
laid-twice = { $more ->
    [yes] Kan niet op twee plaatsen zijn: { LIST($cards, each: "the-card") } ({ $n } in totaal).
   *[no] Kan niet op twee plaatsen zijn: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Hoort niet bij dit pak: { LIST($cards, each: "the-card") } ({ $n } in totaal).
   *[no] Hoort niet bij dit pak: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Niemand heeft { LIST($cards, each: "the-card") }.
   *[other] Niemand heeft { LIST($cards, each: "the-card") }: er ontbreken { $n } kaarten.
}
laid-size = { $hand }: { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}; het moeten er { $most } zijn.
laid-play = Gespeelde kaart { $n }, { CARD($card) }: { $why }
laid-no-play = Gespeelde kaart { $n }, { CARD($card) }: de ronde is eerder afgelopen.
laid-pass-first = Voor het spelen worden kaarten doorgegeven: leg de handen zoals ze na het doorgeven zijn en kies “Niet doorgeven”.
laid-not-held = { $hand }: deze hand is aan de beurt, maar heeft de { CARD($card) } niet.
laid-pass = { $hand }: de { CARD($card) } mag niet worden doorgegeven: { $why }
laid-no-pass = { $hand }: wat wordt doorgegeven, past niet bij de regels.
laid-hand = Hand { $seat }

## Verdelingen op maat

kind-long = Een beschrijving heeft hoogstens { $most } letters.
kind-who = “{ $word }” is geen speler; schrijf { LIST($known, type: "or") }.
kind-clause = “{ $word }” is niet te begrijpen; schrijf bijvoorbeeld “pass left” of “me: QS”.
kind-wish = “{ $word }” is niet te begrijpen; schrijf bijvoorbeeld “QS, KS”, “no QS”, “spades <= 2” of “void”.
kind-many = Een beschrijving mag hoogstens { $most } kaarten noemen.
kind-impossible = Geen verdeling past bij deze beschrijving.
kind-too-rare = Zo’n verdeling is te zeldzaam, of er past er geen. Vraag minder.
kind-rules = Verdelingen op maat zijn er alleen voor vier spelers met één heel pak.

## Het scherm ‘Verdelingen op maat’

kind-title = Verdelingen op maat
kind-choose = Soort verdeling
kind-ready = { $n ->
    [1] Ik heb de schoppenvrouw met hoogstens één andere schoppen
    [2] Ik heb de schoppenvrouw, goed beschermd
    [3] Ik heb de schoppenheer, maar niet de vrouw
    [4] Ik heb vier harten met de aas
    [5] Ik heb van één kleur geen kaart
    [6] Ik heb geen hoge schoppen; iemand heeft de vrouw kort
    [7] Een andere speler is kort in klaveren
   *[8] Ik heb drie azen en een lange kleur
}
kind-own = Mijn eigen beschrijving
kind-wish-field = Beschrijving
kind-language = Schrijf “me” (ik), “left” (links), “across” (overkant), “right” (rechts) of “someone” (iemand), dan kaarten en lengtes: “me: QS, spades <= 2; someone: clubs <= 1; pass across”. Ook “no KS”, “void”, “aces >= 2”, “longest >= 6”.
kind-another = { $first ->
    [yes] Kaarten geven
   *[no] Opnieuw geven
}
kind-play = Spelen
kind-edit = Kaarten wijzigen
kind-dealt = { $way ->
    [L] Doorgeven naar links. { $rare }
    [R] Doorgeven naar rechts. { $rare }
    [A] Doorgeven naar de overkant. { $rare }
   *[HOLD] Niet doorgeven. { $rare }
}
kind-drawing = Zo’n verdeling wordt gezocht…
kind-rare = { $about ->
    [yes] Ongeveer één op de { $n } rondes is zo.
   *[no] Eén op de { $n } rondes is zo.
}

## Het scherm ‘Een stelling neerleggen’

editor-title = Een stelling neerleggen
editor-whose = Kaarten gaan naar
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Jij
    [1] Links
    [2] Overkant
   *[3] Rechts
}
editor-short = { $seat ->
    [0] jij
    [1] links
    [2] over
   *[3] rechts
}
editor-pack = Het pak
editor-way = Doorgeven
editor-pass = { $way ->
    [L] Naar links
    [R] Naar rechts
    [A] Naar de overkant
   *[HOLD] Niet doorgeven
}
editor-played = Tot nu toe gespeeld
editor-played-so = Tot nu toe gespeeld: 2C 5C KC 3C…
editor-possible = Deze stelling is mogelijk.
editor-play = Verder spelen
editor-judge = Wat is het beste?
editor-judging = De coach denkt na…
editor-nothing-to-judge = Hier valt niets te kiezen.
editor-no-coach = De coach heeft geen antwoord.
editor-rest = Rest geven
editor-clear = Leegmaken
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: niemand.
    [0] { CAPITAL(CARD($card)) }: jij.
    [1] { CAPITAL(CARD($card)) }: links.
    [2] { CAPITAL(CARD($card)) }: overkant.
   *[3] { CAPITAL(CARD($card)) }: rechts.
}
editor-no-card = “{ $word }” is geen kaart; schrijf bijvoorbeeld QS of 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: niemand
}

## Beide schermen

position-copy = Code kopiëren
position-copied = De code staat op het klembord.
position-enter-code = Code invoeren
position-code-title = Een stelling uit een code
position-code = Code
position-open = Openen
position-no-code = Dit is niet de code van een stelling.
position-other-rules = Deze stelling is voor andere regels neergelegd.
position-back = Terug naar de stelling

learn-kinds-detail = Elke hand die je wilt
