### Getallen, opsommingen, kleuren en kaarten, waaruit andere teksten bestaan.

language = Nederlands
language-draft = Nederlands (concept)

number = { $n ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $n }
}
ordinal = { $n ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
    [9] negende
    [10] tiende
    [11] elfde
    [12] twaalfde
   *[other] { $n }e
}
decimal = { $whole },{ $part }
thousands = { $head }.{ $rest }
place = { $n }e
bare = { $value }
names = { LIST($names) }

list-more = { $first }, { $next }
list-and = { $first } en { $next }
list-or = { $first } of { $next }
list-and-each = { $first } en elke { $next }
series-long = { $first }; { $next }

suit-letter = { $suit ->
    [clubs] K
    [diamonds] R
    [spades] S
   *[hearts] H
}
suit = { $suit ->
    [clubs] klaveren
    [diamonds] ruiten
    [spades] schoppen
   *[hearts] harten
}
# De kleur als deel van een kaartnaam: klaverboer.
suit-stem = { $suit ->
    [clubs] klaver
    [diamonds] ruiten
    [spades] schoppen
   *[hearts] harten
}
rank = { $rank ->
    [11] boer
    [12] vrouw
    [13] heer
    [14] aas
   *[other] { WORD($rank) }
}
# Meer kaarten van dezelfde rang: klavertweeën.
rank-plural = { $rank ->
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
    [10] tienen
    [11] boeren
    [12] vrouwen
    [13] heren
   *[14] azen
}
card = { $kind ->
    [warren] Warrenkaart
    [joker] joker
    [suit-joker] { suit-stem }joker
   *[card] { suit-stem }{ RANK($rank) }
}
the-card = de { CARD($card) }
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
rank-of-hearts = harten{ RANK($item) }
cards-of-suit = { $several ->
    [yes] { LIST($ranks, each: "rank-alone") } van { SUIT($suit) }
   *[no] { the-card }
}
# Een spelersnaam na een voorzetsel: wie geen eigen naam heeft, heet ‘Jij’.
name-object = { $name ->
    [Jij] jou
   *[other] { $name }
}

# Hetzelfde in een lijst.
item-object = { $item ->
    [Jij] jou
   *[other] { $item }
}

cards = { $n ->
    [one] één kaart
   *[other] { WORD($n) } kaarten
}
points = { $n ->
    [one] één punt
   *[other] { WORD($n) } punten
}
list-ratio = { $first } : { $next }
list-or-else = { $first } of { $next }
