### Opponents: strengths, characters, and why a card was played.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $now: whether the card is played now
### $half, $whole: halves of a number
### $first, $then: two sentences
### $often, $rarely: how often something happens, in words
### $played, $best: in how many deals something happens after each card

## Strengths of computer players, from weak to strong, in New game and in statistics. The line
## under the name says in a few words how such a player plays.

# The weakest strength; each is stronger than the one before, up to Grandmaster.
level-beginner = Beginner
    .line = Knows the rules; forgets most of what was played and passes the highest cards.
# Someone who plays now and then.
level-casual = Casual
    .line = Ducks and remembers the big cards; loses track of the small ones.
# Someone who is still learning, in any gender.
level-learner = Learner
    .line = Passes well and counts a little; sometimes misjudges.
# Someone who plays regularly in a club.
level-club = Club player
    .line = Ducks, counts cards, hunts the queen and stops moons by rules of thumb.
# A player: “a strong one”.
level-strong = Strong
    .line = Tries out plays and passes in possible deals.
# Someone who plays very well.
level-expert = Expert
    .line = Tries out plays and passes in a few likely deals.
# The highest title in chess.
level-grandmaster = Grandmaster
    .line = Tries out plays and passes in hundreds of likely deals.
# Part of a company that fits a beginner; it cannot be chosen.
level-newcomer = Newcomer
    .line = Knows the rules and little more.
# Computer players who follow the player’s strength: their name in statistics, and in New game the
# line under the choice of how often the player wins.
level-fits = At your level
    .line = Their strength follows yours from game to game, so that you win about this often.
# For the command line only, like the next one.
level-random = Random
    .line = Plays any legal card. For tests and comparison.
# The player by which others are measured.
level-rule = Rule player
    .line = The Club player without habits. For comparison.

## Characters of computer players: the name is that of a portrait, and this the line under it in
## New game and in the help, in the third person

# An opponent without any of the habits of the others.
character-ada = Has no habits at all.
# Avoids tricks that another player might not take.
character-basil = Cautious: likes to know who will take the trick.
# Plays for tricks that are not certain.
character-finn = Gambler: likes a trick that anyone might take.
# Keeps queen, king and ace of spades.
character-hugo = Keeps the high spades instead of passing them.
# Passes cards before play so that one suit is empty or nearly so.
character-ines = Passes to make a suit short.
# As soon as that costs little.
character-juno = Plays hearts as soon as it costs little.
# Early in a deal.
character-kofi = Gets rid of high cards in the first tricks.
# The player with the best score gets the points.
character-lena = Would rather see the leader take points.
# She has no habits of her own.
character-mira = Plays by the book.
# Plays low cards first.
character-nils = Saves high cards and hearts for later.
# A moon: taking all the cards that count.
character-opal = Goes for a moon sooner than others.
# Has two habits: avoids tricks that another player might not take, and passes like Ines.
character-otto = Cautious, and passes to make a suit short.
# Makes a mistake now and then.
character-pavel = A little careless.
# Breaks hearts: plays the first heart, so that hearts may be led.
character-rosa = Breaks hearts early and likes a risk.
# The leader: the player with the best score.
character-tariq = Keeps the high spades and goes after the leader.
# Quick: does not think long.
character-wren = Quick and careless, with an eye for moons.

## Why a computer player of the simple kind would play a card: the last of three hints, after
## “The four of clubs.”, a whole sentence

# The player is on the way to a moon.
why-shooting = Trying to take everything.
# The card that is played is a joker.
why-joker = A joker never takes a trick.
# Leading a low spade may make the holder of the queen play her.
why-draw-out = A low card may draw out the card that everyone fears.
# Leading a high card early: nobody can discard points on it yet.
why-high-card = A high card goes while the others can probably still follow.
# Leading a card that is likely to lose.
why-another-player = Another player is likely to take this.
# Discarding a point on the trick of a player who does not seem to shoot.
why-no-moon = Someone may be shooting the moon, so that player gets no points.
# Discarding the most dangerous card.
why-worst-card = The worst card, discarded on another player’s trick.
# Discarding a card that costs points on another player’s trick.
why-points = Points for another player.
# Discarding a high card when no points can be given away.
why-dangerous-card = A dangerous card, discarded on another player’s trick.
# To duck: play as high as possible and still lose the trick.
why-duck = The highest card that doesn’t win.
# Taking the trick on purpose.
why-stop-moon = Taking a point stops the moon.
# Any card would take the trick, so the high one goes.
why-had-to-take = The trick had to be taken, so it may as well be with a high card.
# A card that counts in favour of its taker.
why-worth-winning = This trick is worth winning.
# Taking a trick that costs nothing.
why-empty-trick = A trick without points is a good place for a high card.
# A stronger computer player has tried all cards.
why-best = Best on average in the deals that are still possible.

## Why the coach finds one choice better than another, in hints, reviews and before a blunder: a
## whole sentence. $better and $other are the better and the worse card, $card a third one; “this
## choice” is what the player chose or thinks of choosing. $alike says that both happen about as
## often, in words: then no numbers are named.

# Two cards are equally good.
coach-even = Equally good: the difference is only chance.
# Where no reason explains the loss.
coach-better = Better by { coach-about }; no single reason stands out.
# A number of points, in halves: $whole and perhaps a half.
coach-about = { $half ->
    [yes] { $whole ->
        [0] about half a point
       *[other] about { $whole }½ points
    }
   *[no] { $whole ->
        [0] less than half a point
        [one] about one point
       *[other] about { $whole } points
    }
}
# Taking everything is shooting the moon. Where the choices are no single cards: a pass, a bid.
coach-own-moon = { $alike ->
    [yes] Taking everything works more often after the better choice.
   *[no] Taking everything { $rarely ->
        [nearly] almost always works
       *[other] works { coach-rarely }
    } after the better choice; after the weaker one, { coach-often }.
}
# The same for another player’s moon.
coach-others-moon = { $alike ->
    [yes] After the weaker choice another player takes everything more often.
   *[no] After the weaker choice another player { $often ->
        [hardly] almost never takes everything
        [seldom] rarely takes everything
        [nearly] almost always takes everything
       *[other] takes everything { coach-often }
    }; after the better one, { coach-rarely }.
}
# Where the choices are two cards.
coach-own-moon-with = { $alike ->
    [yes] Taking everything works more often with the { CARD($better) } than with the { CARD($other) }.
   *[no] Taking everything { $rarely ->
        [nearly] almost always works
       *[other] works { coach-rarely }
    } with the { CARD($better) }; with the { CARD($other) }, { coach-often }.
}
# Where the choices are two cards.
coach-others-moon-with = { $alike ->
    [yes] With the { CARD($other) } another player takes everything more often than with the { CARD($better) }.
   *[no] With the { CARD($other) } another player { $often ->
        [hardly] almost never takes everything
        [seldom] rarely takes everything
        [nearly] almost always takes everything
       *[other] takes everything { coach-often }
    }; with the { CARD($better) }, { coach-rarely }.
}
# Two cards, and nothing depends on which.
coach-same = Whichever card you choose, the result is the same in all sample deals.
# $card is a costly card, mostly the queen of spades.
coach-takes-with = { $alike ->
    [yes] With the { CARD($other) } you take { coach-which } more often than with the { CARD($better) }.
   *[no] With the { CARD($other) } you { $often ->
        [hardly] almost never take { coach-which }
        [seldom] rarely take { coach-which }
        [nearly] almost always take { coach-which }
       *[other] take { coach-which } { coach-often }
    }; with the { CARD($better) }, { coach-rarely }.
}
# The costly card in sentences about two cards; $own: whether the player holds it.
coach-which = { $own ->
    [yes] your own { CARD($card) }
   *[no] the { CARD($card) }
}
# Both cards leave this trick as it is; the better one would take a costly trick later.
coach-takes-kept = { $alike ->
    [yes] If you keep the { CARD($better) }, you take { coach-which } more often than if you play it now.
   *[no] If you keep the { CARD($better) }, you { $often ->
        [hardly] almost never take { coach-which }
        [seldom] rarely take { coach-which }
        [nearly] almost always take { coach-which }
       *[other] take { coach-which } { coach-often }
    }; if you play it now, { coach-rarely }.
}
# $card is in the player’s own hand: is it better played now or kept?
coach-takes-own = { $now ->
    [yes] If you play the { CARD($card) } now, you { $often ->
        [hardly] almost never take it yourself
        [seldom] rarely take it yourself
        [nearly] almost always take it yourself
       *[other] take it yourself { coach-often }
    }; if you keep it, { coach-rarely }.
   *[no] If you keep the { CARD($card) }, you { $often ->
        [hardly] almost never take it yourself
        [seldom] rarely take it yourself
        [nearly] almost always take it yourself
       *[other] take it yourself { coach-often }
    }; if you play it now, { coach-rarely }.
}
# Where the choices are no single cards.
coach-takes-after = { $alike ->
    [yes] After the weaker choice you take the { CARD($card) } more often than after the better one.
   *[no] After the weaker choice you { $often ->
        [hardly] almost never take the { CARD($card) }
        [seldom] rarely take the { CARD($card) }
        [nearly] almost always take the { CARD($card) }
       *[other] take the { CARD($card) } { coach-often }
    }; after the better one, { coach-rarely }.
}
# After the first reason: what is lost beside it.
coach-rest = It also costs { coach-about } in other cards, on average.
# Two reasons one after the other, each a whole sentence.
coach-both = { $first } { $then }
# After a reason that gives no number.
coach-worth = The difference is { coach-about }.
# How many more cards of a suit, in halves: $whole and perhaps a half.
coach-some = { $half ->
    [yes] { $whole ->
        [0] half a { $suit ->
            [clubs] club
            [diamonds] diamond
            [spades] spade
           *[hearts] heart
        } more
       *[other] { $whole }½ more { SUIT($suit) }
    }
   *[no] { $whole ->
        [one] one more { $suit ->
            [clubs] club
            [diamonds] diamond
            [spades] spade
           *[hearts] heart
        }
       *[other] { $whole } more { SUIT($suit) }
    }
}
# Mostly hearts. Where the choices are no single cards.
coach-suit = After the weaker choice you take more { SUIT($suit) }.
# Mostly hearts.
coach-suit-with = With the { CARD($other) } you take more { SUIT($suit) } than with the { CARD($better) }.
# This trick: the one on the table.
coach-trick = { $alike ->
    [yes] With the { CARD($other) } you take this trick more often than with the { CARD($better) }.
   *[no] With the { CARD($other) } you { $often ->
        [hardly] almost never take this trick
        [seldom] rarely take this trick
        [nearly] almost always take this trick
       *[other] take this trick { coach-often }
    }; with the { CARD($better) }, { coach-rarely }.
}
# $cards are the costly cards in the trick. Reasons from here on are certain; no sample deals are
# needed.
coach-last-takes = You play last: the { CARD($other) } takes { CARDS($cards) }; the { CARD($better) } takes nothing.
# So a high card goes without harm.
coach-last-free = You play last and nothing counts in this trick: the { CARD($better) } takes it at no cost.
# The higher card goes, the lower one is kept.
coach-last-either = You take this trick with either card: get rid of the { CARD($better) }.
# $card is the card on which the choice depends, mostly the queen of spades.
coach-one-holder = Only one other player can still hold the { CARD($card) }.
# $leads: it is led, so that another player must take the trick. $n cards of the suit are in other hands.
coach-all-beat = { $n ->
    [one] The only { $suit ->
        [clubs] club
        [diamonds] diamond
        [spades] spade
       *[hearts] heart
    } you can’t see beats your { CARD($card) }
    [2] Both { SUIT($suit) } you can’t see beat your { CARD($card) }
   *[other] All { WORD($n) } { SUIT($suit) } you can’t see beat your { CARD($card) }
}{ $leads ->
    [yes] , so another player takes this trick
   *[no] { "" }
}.
# Played now, it takes the trick.
coach-none-beats = { $n ->
    [0] Nobody else has any { SUIT($suit) } to beat your { CARD($card) }
    [one] The only { $suit ->
        [clubs] club
        [diamonds] diamond
        [spades] spade
       *[hearts] heart
    } you can’t see doesn’t beat your { CARD($card) }
    [2] Neither of the two { SUIT($suit) } you can’t see beats your { CARD($card) }
   *[other] None of the { WORD($n) } { SUIT($suit) } you can’t see beats your { CARD($card) }
}, so it would take this trick.
# To be out of a suit is good: then points can be discarded on it.
coach-empties = After the { CARD($better) } you are out of { SUIT($suit) } and can discard when they are led.
# The better card cannot be told from the other with certainty.
coach-close = Too close to call: the difference may be { coach-about }, or none.
# How often something happens in the sample deals, after the worse choice and after the better one.
coach-often = { $often ->
    [hardly] almost never
    [seldom] rarely
    [sometimes] sometimes
    [half] about half the time
    [mostly] most of the time
    [nearly] almost always
   *[always] every time
}
# After the better one.
coach-rarely = { $rarely ->
    [hardly] almost never
    [seldom] rarely
    [sometimes] sometimes
    [half] about half the time
    [mostly] most of the time
    [nearly] almost always
   *[always] every time
}
# Both cards are in the hand; one is played now, the other is kept.
coach-kept = { $alike ->
    [yes] Kept in hand, the { CARD($better) } takes a trick later more often than the { CARD($other) }.
   *[no] Kept in hand, the { CARD($better) } { $often ->
        [hardly] almost never takes a trick later
        [seldom] rarely takes a trick later
        [nearly] almost always takes a trick later
       *[other] takes a trick later { coach-often }
    }; the { CARD($other) }, { coach-rarely }.
}
# Mostly tricks that cost points later.
coach-tricks = With the { CARD($other) } you take more tricks than with the { CARD($better) }.
# A costly card is discarded.
coach-thrown = You have no { SUIT($suit) }, so the { CARD($better) } goes to the player who takes this trick.
# A dangerous high card that costs nothing is discarded.
coach-rid = You have no { SUIT($suit) }: a good moment to get rid of the { CARD($better) }.
# $card is the highest card of the suit led so far.
coach-under = The { CARD($better) } stays under the { CARD($card) } on the table; the { CARD($other) } goes over it.
# Here it is good to take the trick. $card is the highest card of the suit led so far.
coach-over = The { CARD($better) } goes over the { CARD($card) } on the table; the { CARD($other) } stays under it.
# Both cards lose the trick.
coach-neither = The { CARD($card) } on the table beats both cards: get rid of the higher one, the { CARD($better) }.
# $card is the queen of spades, which another player holds: “she”.
coach-queen-out = The { CARD($card) } is still out, and the { CARD($other) } is higher than she is.
# $card is the queen of spades in the player’s own hand; other spades protect her.
coach-guards = Keep the { CARD($other) }: as long as you have other spades, nobody can force out your { CARD($card) }.
# A player who is out of the suit may discard points on it.
coach-others-out = Another player has no { SUIT($suit) } and may discard points on the { CARD($other) }.
# A low card that gives the lead away when that is wanted.
coach-exit = Keep the { CARD($other) }: all { SUIT($suit) } you can’t see beat it, so it can lose a trick for you later.
# So the better one is less likely to take the trick. $n and $k count cards of one suit each; $n is
# the larger.
coach-more-beat = { $n ->
    [one] One card you can’t see beats the { CARD($better) }
   *[other] { CAPITAL(WORD($n)) } cards you can’t see beat the { CARD($better) }
}; { $k ->
    [0] none beats
    [one] only one beats
   *[other] only { WORD($k) } beat
} the { CARD($other) }.
# $cards are costly cards on the table; the better card leaves them to another player.
coach-in-trick = This trick already has { CARDS($cards) } in it.
# To go on leading is good here: the player is shooting the moon, or stopping one.
coach-stays-on = Nobody can beat the { CARD($better) }, so you take this trick and lead again.
# For a pass, like the next ones: why the queen of spades is passed.
coach-pass-queen = The queen of spades costs the most, and others could make you take her.
# Why small spades are kept beside the queen.
coach-pass-guards = Keep the { CARD($card) }: small spades guard your queen.
# Why the last cards of a suit are passed.
coach-pass-empties = With no { SUIT($suit) } left, you can discard when they are led.
# Why the king or ace of spades is passed.
coach-pass-spades = The { CARD($card) } could take the queen of spades.
# Why a high card is passed.
coach-pass-high = The { CARD($card) } takes tricks, and points with them.
# Why a low card is not passed.
coach-pass-low = Keep the { CARD($card) }: a low card loses a trick when you want to lose one.
# Why cards of a short suit are passed.
coach-pass-shorter = You keep few { SUIT($suit) }, so you are soon out of them.
# Under Details, behind a reason: in how many of the sample deals it came to that. $played is
# their number after the player’s choice, $best after the better one.
coach-figures = This happens in { $played } of { $of } sample deals; after the better choice, in { $best }.
# The same for a reason such as “you take more hearts”.
coach-figures-cards = About { coach-some } on average over the sample deals.

## What opponents know: a page of the help

# The first paragraph.
opponents-know = An opponent knows its own cards, the cards it passed and received, and everything that has been shown on the table. Your cards, and the cards still to be dealt, are never sent to it.
# The second paragraph.
opponents-share = Opponents share nothing with each other and don’t know which player is you.
# The third paragraph.
opponents-aim = They try to hold back the player who leads the game, whether that is you or one of them.
# In passing: a process of the program ended, and simpler opponents play on.
opponents-failed = The opponents stopped responding and were replaced; the game continues.
# In passing.
opponents-no-files = Too many files are open on this computer, so simpler opponents play on. Close other programs, then start Hearts again.
