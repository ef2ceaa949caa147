### Numbers, lists, suits and cards, which other messages are made of.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $whole, $part: digits before and after the decimal point
### $first, $next: what is joined
### $item: a part of a list

# What the language calls itself in the options.
language = English
# The same while messages are missing.
language-draft = English (draft)

number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[other] { $n }th
}
# A number with a decimal point, such as 1.5.
decimal = { $whole }.{ $part }
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
bare = { $value }

list-more = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
# Before the last of "each ten and each king".
list-and-each = { $first } and each { $next }
series-long = { $first }; { $next }

# The letters under the signs of the suits, where a player wants letters; two at most.
suit-letter = { $suit ->
    [clubs] C
    [diamonds] D
    [spades] S
   *[hearts] H
}
suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [spades] spades
   *[hearts] hearts
}
rank = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { WORD($rank) }
}
card = { $kind ->
    [warren] Warren card
    [joker] joker
    [suit-joker] joker of { SUIT($suit) }
   *[card] { RANK($rank) } of { SUIT($suit) }
}
the-card = the { CARD($card) }
# A rank in one letter, as the pictures of the cards have it, which are the same in every language.
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
cards-of-suit = the { LIST($ranks, each: "rank-alone") } of { SUIT($suit) }

cards = { $n ->
    [one] { WORD($n) } card
   *[other] { WORD($n) } cards
}
points = { $n ->
    [one] { WORD($n) } point
   *[other] { WORD($n) } points
}
list-ratio = { $first } : { $next }
list-or-else = { $first }, or { $next }
