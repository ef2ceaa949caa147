### The named rule sets: titles, what is special in one line (.line), where they come from (.origin)
### and other names that a search finds (.names), between semicolons.

## The best known rule set; Black Lady is another name of the game itself. Titles are names:
## translate those that mean something in your language, keep those of people and places.

# The rules that a new game starts with.
variant-standard = Standard
    .line = The game most people know: pass left, right, across and hold, play to 100.
    .origin = The sequence that the Windows game made familiar
    .names = windows; Hearts; Black Lady; Chase the Lady; Crubs; Black Bitch; Microsoft Hearts; Hearts (Windows); Hearts (Xbox)

## Rule sets named after people and places. “.line” stands under the title in the list, some 90
## letters at most; it says what is special, in words that a player knows. “.origin” stands where
## the rules are read.

# A person, who wrote down rules.
variant-hay = John Hay
    .line = Points may fall on the first trick, and the shooter chooses what a moon does.
    .origin = John Hay’s rules page, 1998
    .names = Black Lady; John McLeod; Hay’s Hearts
# The house of students where it was played; a scatter passes one card to each player.
variant-ricketts = Ricketts House
    .line = Four passes, one a scatter, then a hold; totals wrap to zero, and only the winner counts.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts House Variant; wrap points; scatter
# The same game, with a special win: 69 points for 5 deals.
variant-ricketts-69 = 69 for 5
    .line = Ricketts House, where staying on 69 for five deals wins outright.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 5 for 69; Caltech
# A name, of a person; the 53rd card has it too.
variant-warren = Warren
    .line = Ricketts House with a 53rd card that stands for the one card left over.
    .origin = Ricketts House, California Institute of Technology
    .names = Warren rules; Warren G. Harding; Caltech; 53 cards
# The encyclopedia, as it described the game in that year.
variant-wiki2008 = Wikipedia 2008
    .line = Cards pass to the right, hearts may be led from the start, a moon takes points off.
    .origin = Wikipedia, November 2008
    .names = Black Lady; Chase the Lady; Crubs; Black Maria; Hearts (card game)
# An online game, in which Hearts is played for its coins.
variant-yppedia = Puzzle Pirates
    .line = Against the hourglass, for a wager that the first three places share.
    .origin = The Hearts tablet of Puzzle Pirates (YPPedia)
    .names = YPPedia; Hearts tablet; pirates

## Rule sets in which hearts alone cost points

# A person, who wrote books on card games.
variant-arnold = Arnold
    .line = Hearts alone: no queen of spades, no pass and no moon, over eight deals.
    .origin = Peter Arnold’s rules, 2011
    .names = basic Hearts; Hearts without Black Lady; simple Hearts; Modern rules (2011)
# Arnold’s rules with all the extra rules that his book gives.
variant-arnold-all = Arnold with everything
    .line = Hearts alone, with passing, breaking, the first-trick ban and the moon.
    .origin = Peter Arnold’s rules, 2011, with all their variants
    .names = running; minor rule variants

## Played for counters, which stand for money

# The name in English: chips are the counters of a casino.
variant-chips = Chips
    .line = Everyone puts in a counter; those without a penalty card share the pool.
    .origin = Wikipedia, November 2008
    .names = chip scoring; counters; pool
# A pool that one player may win whole.
variant-sweepstake = Sweepstake
    .line = Every heart costs a counter; the only player to take no hearts sweeps the pool.
    .origin = Foster’s Hoyle, about 1900
    .names = Jacks; counters; pool
# A person, who invented this way of paying.
variant-howell = Howell
    .line = Every heart is paid for once to each other player, so nothing is carried over.
    .origin = Foster’s Hoyle, about 1900
    .names = Howell settlement; counters

## One card takes points off, or costs more

# A name: Latin, “for all”.
variant-omnibus = Omnibus
    .line = The jack of diamonds takes ten points off.
    .origin = Played in many places
    .names = bonus jack; jack of diamonds; ten of diamonds
# Named after the card.
variant-jack-of-diamonds = Jack of Diamonds
    .line = The jack takes ten points off, and a moon needs it too.
    .origin = Played in many places
    .names = Jack of Diamonds moon; bonus jack
# The seven of clubs is the hooligan, a rough young man.
variant-hooligan = Hooligan
    .line = The seven of clubs costs seven points.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; seven of clubs

## Hearts cost by their rank

# Graded: some hearts cost more than others.
variant-graded = Graded Hearts
    .line = The high hearts cost more: ace 5, king 4, queen 3, jack 2.
    .origin = Wikipedia, November 2008
    .names = high hearts
# To count the points on the cards.
variant-point-count = Point-Count
    .line = Every heart costs its rank, the ace 15, and the queen of spades 50.
    .origin = John Hay’s rules page, 1998
    .names = Point-Count Hearts
# The spots are the signs on the face of a card.
variant-spot = Spot Hearts
    .line = Hearts cost their spots, the ace 14, and the queen of spades 25.
    .origin = Played in many places
    .names = Spot; pip values

## Spades other than the queen cost points too

# Black Maria: the queen of spades, and a police van.
variant-black-maria = Black Maria
    .line = The ace and king of spades cost points too; best for three.
    .origin = Britain
    .names = Slippery Anne; Black Lady; Chase the Lady
# Black Lady: the queen of spades.
variant-black-lady-uk = British Black Lady
    .line = Three costly spades, hearts at two to ten, and a moon that clears or doubles.
    .origin = Britain
    .names = Black Lady; Black Lady UK; Black Maria
# In China the queen of spades is a pig, the jack of diamonds a sheep; the ten of clubs doubles. A
# card is charged by showing it before play.
variant-gong-zhu = Gong Zhu
    .line = Chase the pig: a pig, a sheep, a doubler, cards charged for double.
    .origin = China
    .names = Chinese Hearts; Chase the Pig; 拱猪; pig and goat

## Special cards and rules. A moon is taking all the penalty cards, a sun taking every trick; the
## shooter is the player who does it.

# A booster makes something stronger.
variant-booster-nines = Booster Nines
    .line = A nine makes everyone play a second card to the trick.
    .origin = Wikipedia, November 2008
    .names = nines
# Jokers are added to the pack.
variant-joker-hearts = Joker Hearts
    .line = Jokers may be played at any time and are worth nothing.
    .origin = Wikipedia, November 2008
    .names = jokers
# To shoot the sun: to take every trick.
variant-shoot-sun = Shooting the Sun
    .line = Taking every trick adds twice as much to the others as a moon.
    .origin = Wikipedia, November 2008
    .names = Shoot the Sun; sun
# Turbo: as in an engine, stronger and faster.
variant-turbo = Turbo Hearts
    .line = Cards are charged before play to double what they do, and nines lengthen a trick.
    .origin = Named on John Hay’s page; played online
    .names = Turbo; charging; expose; smoosh
# Complex numbers, as in mathematics: 3 + 4i.
variant-complex = Complex Hearts
    .line = Scores are complex numbers, and the one nearest to zero wins.
    .origin = A mathematicians’ game, listed by Wikipedia in 2008
    .names = Gaussian integers; imaginary queen
# “Most evil” and so on are names of the four queens in that game.
variant-royal = Royal Hearts
    .line = Four queens with powers: most evil, broken hearted, best friend, most kind.
    .origin = Parker Brothers
    .names = Parker Brothers; Hasbro; four queens

## Two packs, a kitty, partners, an auction, a stock. A kitty is cards left over from the deal; a
## stock is cards to draw from.

# Deck: a pack of cards.
variant-double-deck = Double Deck
    .line = Two packs for six and more; the first of two equal cards ranks higher.
    .origin = John Hay’s rules page, 1998
    .names = two packs; Double-Deck Hearts
# Equal cards cancel each other: neither can take the trick.
variant-cancellation = Cancellation
    .line = Two packs for six and more; equal cards in a trick cancel each other.
    .origin = John Hay’s rules page, 1998
    .names = Cancellation Hearts; Double Deck Cancellation Hearts; Double Deck Cancellation; two packs
# “John Hay” above, with cards left over.
variant-hay-kitty = John Hay with a kitty
    .line = For three or five: the cards left over go to the taker of the first trick.
    .origin = John Hay’s rules page, 1998
    .names = kitty; three players; five players
# A noun: two against two.
variant-partnership = Partnership
    .line = Partners sit opposite each other and add their scores.
    .origin = Played in many places
    .names = Partnership Hearts; teams
# A noun: players bid.
variant-auction = Auction Hearts
    .line = Players bid counters for the right to name the penalty suit.
    .origin = Foster’s Hoyle, about 1900
    .names = Auction; bidding
# A name made of “hearts”, as if it were French.
variant-heartsette = Heartsette
    .line = The taker of the first trick picks up the cards left over and puts as many away.
    .origin = Foster’s Hoyle, about 1900
    .names = widow
# After the game of dominoes, in which players draw when they cannot play.
variant-domino = Domino Hearts
    .line = Six cards each, and a player who can’t follow draws until able to.
    .origin = Bicycle rules of card games
    .names = stock; drawing
# To draw: to take a card from the stock.
variant-draw = Draw Hearts
    .line = For two: thirteen cards each, and both draw after each trick while the stock lasts.
    .origin = Foster’s Hoyle, about 1900
    .names = two players; stock; drawing

## Old relatives of the game

# The English form of Reversis, a game of the 18th century.
variant-reverse = Reverse
    .line = The ancestor of about 1750: a point for each trick, and for the jack and queen of hearts.
    .origin = Spain, about 1750
    .names = Reversis; ancestor
# The jacks of all suits.
variant-four-jacks = Four Jacks
    .line = An old relative: only the jacks cost points, the jack of spades two.
    .origin = Named in Wikipedia’s history of the game
    .names = Quatre Valets; Polignac; ancestor
