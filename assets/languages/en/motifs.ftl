### Motifs: what a decision was about. Each has a name, used as a title, and a line that teaches it
### in one sentence; the line stands under the answer, after a deal and in statistics.

## Each motif: its name, of two to five words, as a title; then its line, a sentence of advice of
## some 75 letters at most that ends with a full stop. Queen: always the queen of spades, spoken
## of as “she”.

# Another player has taken nearly everything and may shoot the moon.
motif-stop-moon = Stop the moon
motif-stop-moon-line = Take one heart yourself: a moon with a card missing is no moon.
# The player has taken nearly everything.
motif-shoot = Shoot the moon
motif-shoot-line = Once you have nearly everything, take the rest too.
# The player alone has points, and can’t win all the rest.
motif-drop-moon = Don’t chase the moon
motif-drop-moon-line = A few points are no moon: get off lead unless you can win the rest.
# One other player alone has points, and not many yet.
motif-see-moon = See a moon coming
motif-see-moon-line = When one player alone has the points, keep a high card and take a trick in time.
# The player holds her and is out of the suit led.
motif-give-queen = Give the queen away
motif-give-queen-line = Discard the queen of spades as soon as someone else takes the trick.
# The player holds her and should not play her yet.
motif-hold-queen = Hold the queen
motif-hold-queen-line = Don’t play the queen of spades where she may stay with you.
# Another player holds her; the king and ace of spades would have to take her.
motif-high-spades = High spades while the queen is out
motif-high-spades-line = While the queen is out, don’t play the king or ace where she can fall on it.
# The king and ace of spades, while another player holds the queen.
motif-shed-spades = Get rid of high spades
motif-shed-spades-line = Discard the king and ace of spades when the queen can’t fall on them.
# Guards are the low spades that are played in place of a high one.
motif-keep-guards = Keep the guards
motif-keep-guards-line = Low spades guard your high ones: keep them as long as you can.
# To make her holder play her, by leading spades again and again.
motif-smoke-out = Smoke out the queen
motif-smoke-out-line = Lead low spades until someone has to play the queen.
# The first trick of a deal, on which no points may be played.
motif-first-trick = The first trick
motif-first-trick-line = No points can fall on the first trick: use it for a card you don’t want.
# A trick that costs nothing.
motif-free-trick = The free trick
motif-free-trick-line = You play last and nothing counts: take the trick with your highest card.
# To whom points are given, where there is a choice.
motif-feed = Whom to feed
motif-feed-line = Give your points to the player who leads, not to the one who is last.
# The player is out of the suit led.
motif-throw = Discard points on others
motif-throw-line = When you can’t follow suit, give someone else the card that costs most.
# The player is out of the suit led and has better things to discard than a heart.
motif-not-points = More than a heart
motif-not-points-line = A dangerous card or a short suit can matter more than one heart.
# A player who did not follow suit has shown to have none.
motif-shown-void = Remember who is out
motif-shown-void-line = Don’t lead a suit someone is out of: they will discard points on it.
# The cards passed before play are now in a hand that the player knows.
motif-passed = Use what you passed
motif-passed-line = You know who holds the cards you passed: lead below them.
# Each suit has 13 cards.
motif-count = Count the suit
motif-count-line = Count the cards still out: a suit nobody else holds keeps you in the lead.
# A lead that gives the lead away.
motif-exit = Get off lead safely
motif-exit-line = Lead a card that someone else can beat, and keep low cards for later.
# Early in the deal, while everyone still follows suit.
motif-lead-high = Lead high in time
motif-lead-high-line = Lead a high card while the trick costs little.
# The two, three and four of hearts.
motif-low-hearts = Keep low hearts
motif-low-hearts-line = Low hearts lose heart tricks later: hold on to them.
# A void: no cards of a suit.
motif-void = Make a void
motif-void-line = Empty a short suit, so that you can discard when it’s led.
# The player is out of the suit led.
motif-danger = Discard a dangerous card
motif-danger-line = Discard the high card that would win a trick later.
# To duck: to play low and lose the trick.
motif-duck = Duck
motif-duck-line = Play below the highest card, and leave the trick to someone else.
# A trick with few points.
motif-take = Take a cheap trick
motif-take-line = Some tricks are worth taking now, before they cost more.
# The trick will be the player’s anyway.
motif-take-low = Take it low
motif-take-low-line = If you must go over the others, go over them as little as you can.
# The trick will be another player’s anyway.
motif-duck-high = Duck with your highest
motif-duck-high-line = If you lose the trick anyway, play your highest card that stays below.
# The game ends when someone reaches the limit of points.
motif-last-deals = The end of the game
motif-last-deals-line = Near the end places count: watch who may reach the limit.
# For the pass before play: queen, king and ace of spades.
motif-pass-spades = Pass high spades or keep them
motif-pass-spades-line = Keep queen, king and ace of spades only with enough low spades.
# For the pass: low spades beside a high one.
motif-pass-guards = Don’t pass the guards
motif-pass-guards-line = Low spades protect a high one: don’t pass them while you keep it.
# For the pass: all cards of one suit.
motif-pass-void = Pass for a void
motif-pass-void-line = Pass all of a short suit, and you can discard the first time it’s led.
# For the pass.
motif-pass-hearts = Keep low hearts in the pass
motif-pass-hearts-line = Low hearts are safe to hold: pass something that hurts.
# For the pass.
motif-pass-high = Pass high cards
motif-pass-high-line = Pass aces, kings and queens of long suits with nothing low beneath them.
