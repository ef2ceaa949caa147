### Motifs: what a decision was about. Each has a name, used as a title, and a line that teaches it
### in one sentence; the line stands under the answer, after a deal and in statistics.

## Each motif: its name, of two to five words, as a title; then its line, a sentence of advice of
## some 75 letters at most that ends with a full stop. Queen: always the queen of spades, spoken
## of as “she”.

# Another player has taken nearly everything and may shoot the moon.
motif-stop-moon = Stop the moon
# A moon is all the cards that count; without one of them it fails.
motif-stop-moon-line = Take a heart, or give one to another player: with a card missing, the moon fails.
# The player has taken nearly everything.
motif-shoot = Shoot the moon
# Everything: the cards that count.
motif-shoot-line = Once you have nearly everything, take the rest too.
# The player alone has points, and can’t win all the rest.
motif-drop-moon = Don’t chase the moon
# To get off lead: to lead a card that another player takes.
motif-drop-moon-line = A few points don’t make a moon: give the lead away unless you can win the rest.
# One other player alone has points, and not many yet.
motif-see-moon = See a moon coming
# In time: before that player has everything.
motif-see-moon-line = When one player alone has the points, keep a high card and take a trick in time.
# The player holds her and is out of the suit led.
motif-give-queen = Give the queen away
# For a player who holds her and cannot follow suit.
motif-give-queen-line = Discard the queen of spades as soon as someone else takes the trick.
# The player holds her and should not play her yet.
motif-hold-queen = Hold the queen
# The right player: one whom you want to have her, never yourself.
motif-hold-queen-line = Don’t hurry: play the queen of spades only where the right player takes her.
# Another player holds her; the king and ace of spades would have to take her.
motif-high-spades = High spades while the queen is out
# King and ace of spades. “Fall on it”: be played to the same trick, below it.
motif-high-spades-line = While the queen is out, don’t play the king or ace where she can fall on it.
# The king and ace of spades, while another player holds the queen.
motif-shed-spades = Get rid of high spades
# For a trick in which she cannot be played any more.
motif-shed-spades-line = Discard the king and ace of spades when the queen can’t fall on them.
# Guards are the low spades that are played in place of a high one.
motif-keep-guards = Keep the guards
# High ones: queen, king and ace of spades.
motif-keep-guards-line = Low spades guard your high ones: keep them as long as you can.
# To make her holder play her, by leading spades again and again.
motif-smoke-out = Smoke out the queen
# For a player who does not hold her, nor the king or ace.
motif-smoke-out-line = Lead low spades until someone has to play the queen.
# The first trick of a deal, on which no points may be played.
motif-first-trick = The first trick
# A card that is dangerous later, such as a high club.
motif-first-trick-line = No points can fall on the first trick: use it for a card you don’t want.
# A trick that costs nothing.
motif-free-trick = The free trick
# The high card does no harm in a trick without points.
motif-free-trick-line = You play last and nothing counts: take the trick with your highest card.
# The last to play must take a trick in which something counts.
motif-take-high = Take it high
# The trick cannot be left to anyone else.
motif-take-high-line = If you play last and have to take the trick, take it with your highest card.
# To whom points are given, where there is a choice.
motif-feed = Who to feed
# Ahead: with the best score. Last: with the worst.
motif-feed-line = Give your points to the player who is ahead, not to the one who is last.
# The player is out of the suit led.
motif-throw = Discard points on others
# Advice for discarding.
motif-throw-line = When you can’t follow suit, give someone else the card that costs most.
# The player is out of the suit led and has better things to discard than a heart.
motif-not-points = More than a heart
# What to discard first: a card that would win a bad trick, or the last of a suit.
motif-not-points-line = A dangerous card or a short suit can matter more than one heart.
# A player who did not follow suit has shown to have none.
motif-shown-void = Remember who is out
# Out of a suit: without a card of it. They: that player, of unknown gender.
motif-shown-void-line = Don’t lead a suit someone is out of: they will discard points on it.
# The cards passed before play are now in a hand that the player knows.
motif-passed = Use what you passed
# To lead below a card: so low that its holder has to take the trick.
motif-passed-line = You know who holds the cards you passed: lead below them.
# Each suit has 13 cards.
motif-count = Count the suit
# Few: one or two, or none, in the hands of the others.
motif-count-line = Count the cards still out: when few are left, you know who takes the trick.
# A lead that gives the lead away.
motif-exit = Give the lead away
# For a player who leads and does not want the next trick.
motif-exit-line = Lead a card that someone else can beat, and keep low cards for later.
# Early in the deal, while everyone still follows suit.
motif-lead-high = Lead high in time
# Early in a deal, when nobody can discard points yet.
motif-lead-high-line = Lead a high card while the trick costs little.
# The two, three and four of hearts.
motif-low-hearts = Keep low hearts
# To lose a trick is good here.
motif-low-hearts-line = Low hearts lose heart tricks later: hold on to them.
# A void: no cards of a suit.
motif-void = Make a void
# To empty it: to play all its cards.
motif-void-line = Empty a short suit, so that you can discard when it’s led.
# The player is out of the suit led.
motif-danger = Discard a dangerous card
# What to discard when no points can be given away.
motif-danger-line = Discard the high card that would win a trick later.
# To duck: to play low and lose the trick.
motif-duck = Duck
# Someone else takes the trick, and what is in it.
motif-duck-line = Play below the highest card, and leave the trick to someone else.
# A trick with few points.
motif-take = Take a cheap trick
# For a trick that costs little, compared with later ones.
motif-take-line = Some tricks are worth taking now, before they cost more.
# The trick will be the player’s anyway.
motif-take-low = Take it low
# To go over: to play a higher card, and take the trick.
motif-take-low-line = If you must beat the others’ cards, beat them by as little as you can.
# The trick will be another player’s anyway.
motif-duck-high = Duck with your highest
# “Stays below”: below the card that takes the trick.
motif-duck-high-line = If you lose the trick anyway, play your highest card that stays below.
# The game ends when someone reaches the limit of points.
motif-last-deals = The end of the game
# Places: who is first, second, third. The limit: the points that end the game.
motif-last-deals-line = Near the end, places count: watch who may reach the limit.
# For the pass before play: queen, king and ace of spades.
motif-pass-spades = Pass high spades without guards
# Low spades: cards to play in their place when spades are led.
motif-pass-spades-line = Keep the queen, king or ace of spades only with enough low spades.
# For the pass: the opposite of motif-pass-spades.
motif-pass-keep = Keep high spades with guards
# Low spades: cards to play in their place when spades are led.
motif-pass-keep-line = With enough low spades, the high ones are safer in your own hand.
# For the pass: low spades beside a high one.
motif-pass-guards = Don’t pass the guards
# A high one: queen, king or ace of spades.
motif-pass-guards-line = Low spades protect a high one: don’t pass them while you keep it.
# For the pass: all cards of one suit.
motif-pass-void = Pass for a void
# You can discard because no card of that suit is left.
motif-pass-void-line = Pass all of a short suit, and you can discard the first time it’s led.
# For the pass.
motif-pass-hearts = Keep low hearts in the pass
# What hurts: high cards.
motif-pass-hearts-line = Low hearts are safe to hold: pass something that hurts.
# For the pass.
motif-pass-high = Pass high cards
# Beneath: in the same suit of the hand.
motif-pass-high-line = Pass aces, kings and queens of long suits with nothing low beneath them.
# Habits that no motif above fits: of every lead.
motif-leads = Choosing a lead
# To discard: to play another suit.
motif-leads-line = Lead what others can beat, from a suit in which nobody can discard.
# Of every card that follows suit.
motif-follows = Following suit
# For the player who follows.
motif-follows-line = Before you follow suit, ask who will take the trick, and what is in it.
# Of every card of another suit than the one led.
motif-discards = Discarding
# For the player who cannot follow.
motif-discards-line = Out of the suit? Discard what would hurt you most later.
# A weakness in statistics: the motif, and ($where) where it is missed. In brackets stands when, or
# which card was wrongly played, or what was wrong with it. “Queen”: the queen of spades. “Out”: in
# the hands of the others. The last seven: the card was too high or too low, of the wrong suit, took
# a trick or left it, kept points or gave them, and the opposite was better.
motif-where = { $name } ({ $where ->
   *[early] early in the deal
    [middle] mid-deal
    [late] late in the deal
    [queen_out] while the queen is out
    [queen_own] when you hold the queen
    [queen_gone] once the queen is gone
    [second] second to play
    [third] third to play
    [last] last to play
    [points] points on the table
    [clean] no points on the table
    [led_spades] spades led
    [led_hearts] hearts led
    [led_side] clubs or diamonds led
    [my_moon] you alone have points
    [their_moon] one other player alone has points
    [my_points] you have points
    [spade] spades
    [heart] hearts
    [side] clubs and diamonds
    [single] the only card of a suit
    [short] a short suit
    [long] a long suit
    [high] high cards
    [middling] middle cards
    [low] low cards
    [top] your highest of a suit
    [bottom] your lowest of a suit
    [master] a card nobody can beat
    [new_suit] a suit not led before
    [few_out] a suit almost gone
    [known_void] a suit someone is out of
    [too_high] too high
    [too_low] too low
    [wrong_suit] wrong suit
    [took] tricks you needn’t take
    [left] tricks you should take
    [kept] points you should discard
    [gave] points you should keep
    })
