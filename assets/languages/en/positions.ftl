### Games and positions that come from elsewhere or are laid out card by card. $file is the name of a
### file, $why a sentence.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $known: names of formats

## What “hearts-gui convert” says where it cannot do what was asked

# The suffix of $file is none of a known format. --to is typed; $known are the formats.
convert-no-format = { $file } does not say its format; add --to with one of { LIST($known, type: "or") }.
# Nothing is written over a file.
convert-exists = { $file } exists already; choose another name.
# A saved game in which nothing was dealt.
convert-nothing = { $file } holds no deal yet.
# $n deals are in the file.
convert-which-deal = This game has { $n } deals and the format holds one; choose it with --deal.
# $why is one of the sentences below, or one of the rules.
convert-unread = { $file } cannot be read: { $why }
# $why is one of the sentences below, or one of the rules.
convert-unwritten = The game cannot be written in this format: { $why }
# $why is one of the sentences below, or one of the rules.
convert-deal = Deal { $deal }: { $why }
# The record says how each deal was counted.
convert-points = In deal { $deal } the record counts other points than these rules.
# By our rules the game was over before.
convert-too-long = Deal { $deal } comes after the end of the game.
# Follows “cannot be read:”.
openspiel-unreadable = the file is not a record of a Hearts game that is known here.
# $name is an option of OpenSpiel’s game, such as jd_bonus.
openspiel-option = OpenSpiel’s option { $name } is not known here.
# Follows “cannot be read:”. $n numbers are in the file.
openspiel-short = { $n ->
    [one] one number is not a whole deal.
   *[other] { $n } numbers are not a whole deal.
}
# Other points, other passes, or another number of players.
openspiel-other-rules = OpenSpiel does not play or count this deal so.
# Follows “cannot be read:”.
engine-unreadable = the file is not a record of hearts-engine.
# Follows “cannot be written in this format:”.
engine-other-rules = hearts-engine does not record a deal like deal { $deal }; it knows finished deals of four players.
# Rule sets with a kitty, charges or a scattered pass have more.
laid-not-plain = Only deals of hands, passes and plays can be written so.
# A card that was given to two hands.
laid-twice = { CAPITAL(LIST($cards, each: "the-card")) } cannot be in two places.
# A card that these rules do not use.
laid-strange = { CAPITAL(LIST($cards, each: "the-card")) } does not belong to this pack.
# Cards that were given to no hand: at most five are named, $n are missing.
laid-missing = { $n ->
    [one] Nobody has { LIST($cards, each: "the-card") }.
   *[other] Nobody has { LIST($cards, each: "the-card") }: { $n } cards are missing.
}
# $seat is a hand, counted from 1; $n cards are in it, $most are right.
laid-size = Hand { $seat } has { $n } cards; it should have { $most }.
# A card that may not be played there: card $n of all that are played. $why is a sentence of the rules.
laid-play = Card { $n } of the play, { CARD($card) }: { $why }
# A card that is played after the end of a deal.
laid-no-play = Card { $n } of the play, { CARD($card) }: no card is due then.
# A card that may not be passed. $seat is a hand, counted from 1; $why is a sentence of the rules.
laid-pass = Hand { $seat } may not pass { CARD($card) }: { $why }
# Too many or too few cards, or not to whom these rules say.
laid-no-pass = What hand { $seat } passes does not fit the rules.
