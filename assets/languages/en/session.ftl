### Games under way, saved games, results, and the player’s own rule sets. $file and $aside are names
### of files, $why is what the system says, or a sentence of the rules.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $version: the number of a version
### $commitment, $cut: the code of the cards, and the player’s cut
### $same: whether the rules are the same as then
### $gone: the old name of the file
### $games, $wins: how many games, and how many of them were won
### $where: in which deal a file ends
### $back, $end: what was taken back, and where the file ends
### $twice: whether a name comes twice
### $copied, $renamed: whether there is a copy

## Fair deals: three paragraphs in the help, then what “hearts-gui replay --verify” says against
## a saved game. The seed is the text or number from which all cards of a game follow; the
## commitment is the fair deal code that was shown before the first deal.

# First paragraph: what is fixed before the game.
fair-seed = If you cut the pack, neither you nor the program can choose the cards of a game alone. Before you see any card, the program draws a number and shows a code that belongs to this number alone; then you cut. In your first game, and if you switch cutting off in Options, the computer cuts. All deals follow from the number and the cut.
# Second paragraph: how to check it. What stands in quotes is typed; only FILE, CODE and TEXT may
# be translated.
fair-end = Write down the code and your cut, which are also shown in the game menu. After the game you see the number, and whether it gives that code. For a saved game the command “hearts-gui replay FILE --commitment CODE --cut TEXT” checks both, with every deal, choice and score.
# Third paragraph: what that proves and what it does not.
fair-proves = This proves that no deal was changed after you saw the code and, if you cut the pack yourself, that nobody chose the deals. Without your cut the code is not enough: another cut gives other cards. It does not prove that nobody looked them up in the saved game, where the number is not encrypted.
# What "hearts-gui replay --verify" says against a saved game.
fair-unknown-shuffle = { $file } cannot be verified: line 1 names shuffle version { $version }, which is not known here.
# The seed in the file does not give the commitment in the file.
fair-other-seed = { $file }, line 1: the seed is not the one promised before the game.
# $commitment is the one in the file.
fair-other-game = { $file } is another game: its commitment is { $commitment }, not the commitment you gave.
# $cut is the one in the file.
fair-other-cut = { $file } is another game: its pack was cut with “{ $cut }”, not with the cut you gave.
# A cut was given, but the file has none.
fair-no-cut = { $file } is another game: nobody cut its pack.
# The cards of the game were typed in or came from another program.
fair-given = { $file } cannot be verified: its cards were not dealt by this program.
# $what is what differs, such as "deal 3: ...".
fair-difference = { $file }, { $what }.

## Saved games: in passing or in a dialog

# $game is the name of a game.
save-in-use = { $game } is being played in another Hearts window.
# Where the name of the game is known anyway.
save-this-game-in-use = This game is being played in another Hearts window.
# The system refuses to read it.
save-not-read = { $file } can’t be read ({ $why }).
# What is wrong in one line of the file. $why is one of the log messages of engine.ftl, without a
# full stop.
save-line = { $file }, line { $line }: { $why }.
# $why is a sentence about the rules in the file.
save-line-rules = { $file }, line { $line }: { $why }
# $why is one of the two messages above; $aside is the name that the file has now.
save-set-aside = { $why } It was set aside as { $aside }.
# The disk is full: nothing was changed.
save-no-room = { $file } is damaged from line { $line } on, and there is no disk space for a copy of the damaged part; free some space and open it again.
# The end of the file is damaged; play continues from the last good line.
save-damaged = { $file } is damaged from line { $line } on; the lines before it were kept. The whole file was set aside as { $aside }.
# The first line stands twice for that reason.
save-from-copy = The first line of { $file } is damaged; its copy in line 2 was used.
# The program or the computer stopped while it was writing the last line.
save-torn = The last line of { $file } breaks off and was left out; everything before it was kept.
# The scores in the file are others than the rules give; $what is the first difference, as in
# log-differs. $same: the rules are still what they were.
save-differs = { $same ->
    [yes] { $file } was changed after it was saved
   *[no] The rules of this game have changed since it was saved, or { $file } was changed
}; its scores stay as recorded ({ $what }).
# The file was changed, or belongs to another game.
save-other-seed = The seed in this file isn’t the one that was promised before the game.
# In passing: “Save a copy of the game” in the review was pressed.
save-no-copy = This game has no file to copy.
# The same when the system refuses.
save-copy-failed = The copy couldn’t be written: { $why }.
# The new name of a saved game.
save-name-not-saved = The name couldn’t be saved: { $why }.
# The star of a finished game.
save-star-not-saved = The star couldn’t be saved: { $why }.
# After a press on the bin.
save-game-not-deleted = The game couldn’t be deleted: { $why }.
# Another program deleted the file during the game.
save-removed = The file of this game, { $gone }, was removed while you played; the game is now saved as { $file }.
# The disk is full, for example.
save-cannot-save = This game can’t be saved right now ({ $why }); you can keep playing.
# A game from a newer version, with a computer player that this one does not have.
save-unknown-company = This game names a player that this version doesn’t know ({ $what }); another player takes that seat.
# What was chosen under New game: rules and opponents.
save-choice-not-saved = Your choice of game couldn’t be saved: { $why }.
# Rule sets of the player’s own.
save-sets-not-saved = Your rule sets couldn’t be saved: { $why }.
# A rule set that was changed for one game: “Standard, 2 changes”. Also the title of such a game.
session-changed-rules = { $n ->
    [one] { $title }, one change
   *[other] { $title }, { $n } changes
}

## Groups in the list of rule sets, as headings

# Those that the player made.
session-group-yours = Yours
# The best known ones.
session-group-classic = Classic
# With a card that takes points off.
session-group-bonus = Bonus card
# With partners.
session-group-teams = Teams
# For six players and more.
session-group-many = Many players
# With rules unlike all others.
session-group-odd = Unusual

## Rule sets of the player’s own

# The name that is suggested for a rule set of one's own.
draft-my-set = My { $title }
# Under the field for a name.
draft-no-name = Give it a name.
# Under the field for a name.
draft-name-taken = You already have a rule set with that name.
# Under the field for a code: it is empty.
draft-no-text = Paste or type a rules code.
# Under the name of a rule set: for how many players it is.
draft-players = { $n } players
# A range of numbers of players.
draft-players-range = { $low }–{ $high } players
# The same where it is not for every number between; $sizes: those that it is for.
draft-players-of = { LIST($sizes, type: "or") } players
# The name of rules that came by a code.
draft-shared = Shared rules
# The name of rules that were changed and not saved.
draft-changed = { $title }, changed
# Results in the main menu or beside a player, at a glance.
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 win in 1 game
       *[other] 1 win in { $games } games
    }
   *[other] { $games ->
        [1] { $wins } wins in 1 game
       *[other] { $wins } wins in { $games } games
    }
}

## What `replay --verify` proves. Where a file ends: "the file ends in deal 3".

# $where in other messages: the game was left in the middle of this deal.
proof-in-deal = in deal { $n }
# $where: between two deals.
proof-after-deal = { $n ->
    [0] before the first deal
   *[other] after deal { $n }
}
# $where: the game is over.
proof-with-the-game = at the end of the game
# How much of the game the check covers: $n deals, $whole says whether they are all; $given, whether
# the player gave a commitment.
proof-cards = { $n ->
    [0] { $given ->
        [yes] There is no deal yet; the seed is the one behind the commitment you gave
       *[no] There is no deal yet; the seed is the one behind the commitment in this file
    }
    [one] { $given ->
        [yes] The cards of { $n } deal come from the seed behind the commitment you gave, and every choice and score follows the rules
       *[no] The cards of { $n } deal come from the seed behind the commitment in this file, and every choice and score follows the rules
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] The cards of all { $n } deals come from the seed behind the commitment you gave, and every choice and score follows the rules
           *[no] The cards of all { $n } deals come from the seed behind the commitment in this file, and every choice and score follows the rules
        }
       *[no] { $given ->
            [yes] The cards of { $n } deals come from the seed behind the commitment you gave, and every choice and score follows the rules
           *[no] The cards of { $n } deals come from the seed behind the commitment in this file, and every choice and score follows the rules
        }
    }
}
# $end in the summary below.
proof-finished = the game is finished
# $end in the summary; $where is one of the three messages at the top.
proof-ends = the file ends { $where }
# $back in the summary.
proof-taken-back = { $n ->
    [0] no choice was taken back
    [one] { $n } choice was taken back
   *[other] { $n } choices were taken back
}
# Everything in one sentence; $cards is proof-cards.
proof-summary = { $cards }; { $end }, and { $back }.
# In the list of what is not proven.
proof-not-when-shown = Whether this commitment was shown before the first deal; give the one you wrote down with --commitment.
# In that list.
proof-not-your-cut = Whether the pack was cut the way you cut it. The same number with another cut gives other cards; give the cut you wrote down with --cut.
# In the list of what is proven, where a commitment was given.
proof-of-commitment = The program used the number behind the commitment you gave.
# In that list, where a cut was given.
proof-of-cut = The pack was cut with the text you gave.
# In that list, where both were given.
proof-of-commitment-and-cut = The number behind your commitment and your cut give exactly these deals, so neither you nor the program could choose them.
# In the list of what is not proven: the seed is a short word.
proof-not-guessed = That the cards could not be known in advance: anyone who sees the commitment can guess such a simple seed.
# In that list.
proof-not-chosen = That the program did not choose among many seeds: nobody cut the pack.
# In that list, for an unfinished game.
proof-not-the-rest = How the game went on: the file ends { $where }.
# In that list, always.
proof-not-decisions = Whether the choices are the ones made at the table: the seed fixes only the cards.

## A damaged file of the player’s own rule sets: in passing, where rule sets are listed

# $n is the line of the file, $twice whether it repeats the name $name.
rule-sets-line = { $twice ->
    [yes] Line { $n } of your rule sets names { $name } a second time; it was kept but isn’t used.
   *[no] Line { $n } of your rule sets isn’t a rule set; it was kept but isn’t used.
}

## The player’s files that cannot be read: once, over the screen that is shown

# $n is how many entries were skipped; 0 stands for the whole file. $aside is where the copy is.
file-damaged = { $n ->
    [0] { $file } is damaged and wasn’t used
    [one] One entry of { $file } is damaged and was skipped
   *[other] { $n } entries of { $file } are damaged and were skipped
}; { $copied ->
    [yes] a copy is in { $aside }.
   *[no] it couldn’t be copied.
}
# A newer version of the game wrote it, or some of its lines. $aside is where the copy is.
file-newer = { $file } was written by a newer version of Hearts; install that version to read all of it. { $copied ->
    [yes] A copy of what this one can’t read is in { $aside }.
   *[no] It couldn’t be copied.
}
# The system refuses to read it.
file-unread = { $file } couldn’t be read: { $why }.
# $most is the limit in megabytes; $aside is the new name.
file-too-large = { $file } is larger than { $most } MB and wasn’t read. { $renamed ->
    [yes] It is now called { $aside }.
   *[no] It was left where it is.
}
