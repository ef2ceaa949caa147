### Numbers, lists, suits and cards, which other messages are made of.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $whole, $part: digits before and after the decimal point
### $first, $next: what is joined
### $item: a part of a list

# What the language calls itself in the options.
language = English
# The same while messages are missing or no native speaker has checked them (reviewed.txt).
language-draft = English (draft)

# A number as a word, for WORD($n): numbers up to twelve in words, larger ones in digits.
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
# A number in an order, for ORDINAL($n): “second player on the left”.
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
# A number of five figures or more, such as 12,345: $head is what stands before the last three figures, $rest are those three.
thousands = { $head },{ $rest }
# A place in a result in few letters, for PLACE($n): “2nd”.
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
# For LIST and SERIES: a part of a list as it is. Nothing to translate.
bare = { $value }
# Names in a row, for messages that take one name. Nothing to translate.
names = { LIST($names) }

# Between two parts of a list, for LIST and SERIES; “and” or “or” follows before the last part, in
# the next two messages. $first is everything so far.
list-more = { $first }, { $next }
# Before the last part of a list: “clubs, hearts and spades”.
list-and = { $first } and { $next }
# The same where one of the parts is meant: “left, right or across”.
list-or = { $first } or { $next }
# The same in a sentence that begins with “each”: “Each ten and each king costs …”.
list-and-each = { $first } and each { $next }
# Between the parts of a list, for SERIES, where a part has a comma of its own.
series-long = { $first }; { $next }

# The letters under the signs of the suits, where a player wants letters; two at most.
suit-letter = { $suit ->
    [clubs] C
    [diamonds] D
    [spades] S
   *[hearts] H
}
# A suit within a sentence, for SUIT($suit).
suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [spades] spades
   *[hearts] hearts
}
# A rank within a sentence, for RANK($rank): queen, ten. The two to ten are numbers as words.
rank = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { WORD($rank) }
}
# A card within a sentence, for CARD($card). $kind is an ordinary card, a joker, a joker that
# belongs to a suit, or the Warren card, an extra card of one rule set.
card = { $kind ->
    [warren] Warren card
    [joker] joker
    [suit-joker] joker of { SUIT($suit) }
   *[card] { RANK($rank) } of { SUIT($suit) }
}
# A card with its article, wherever a message says each: "the-card".
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
# A rank in a list of ranks: “the ace, king and two of hearts”.
rank-alone = { RANK($item) }
# Several cards of one suit together, for CARDS($cards).
cards-of-suit = the { LIST($ranks, each: "rank-alone") } of { SUIT($suit) }

# A number of cards within a sentence.
cards = { $n ->
    [one] { WORD($n) } card
   *[other] { WORD($n) } cards
}
# A number of points within a sentence.
points = { $n ->
    [one] { WORD($n) } point
   *[other] { WORD($n) } points
}
# Between the parts of a proportion: “3 : 2 : 1 : 0”.
list-ratio = { $first } : { $next }
# Between two choices of the dealer, where a part may have “or” itself.
list-or-else = { $first }, or { $next }
