### Games under way, saved games, results, and the player’s own rule sets. $file and $aside are names
### of files, $why is what the system says, or a sentence of the rules.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $version: the number of a version
### $commitment, $cut: the code of the cards, and the player’s cut
### $same: whether the rules are the same as then
### $gone: the old name of the file
### $games, $wins: how many games, and how many of them were won
### $where: in which deal a file ends
### $back, $end: what was taken back, and where the file ends
### $twice: whether a name comes twice
### $copied, $renamed: whether there is a copy

# Three paragraphs about fair deals, in the help.
fair-seed = No single party can choose the cards of a game. Before you see any card, the program draws a number and shows a code that belongs to this number alone; then you cut the pack. All deals follow from the number and from your cut.
fair-end = Write down the code and your cut, which are also shown in the game menu. At the end the number is shown, and whether it gives that code. For a saved game the command “hearts-gui replay FILE --commitment CODE --cut TEXT” checks both, with every deal, choice and score.
fair-proves = This proves that no deal was changed after you saw the code and, because you cut afterwards, that nobody chose the deals. Without your cut the code is not enough: another cut gives other cards. It does not prove that nobody looked them up in the saved game, where the number is not encrypted.
# What "hearts-gui replay --verify" says against a saved game.
fair-unknown-shuffle = { $file } cannot be verified: line 1 names shuffle version { $version }, which is not known here.
fair-other-seed = { $file }, line 1: the seed is not the one promised before the game.
fair-other-game = { $file } is another game: its commitment is { $commitment }, not the commitment you gave.
fair-other-cut = { $file } is another game: its pack was cut with “{ $cut }”, not with the cut you gave.
fair-no-cut = { $file } is another game: nobody cut its pack.
# $what is what differs, such as "deal 3: ...".
fair-difference = { $file }, { $what }.
# $game is the name of a game.
save-in-use = { $game } is being played in another Hearts window.
save-this-game-in-use = This game is being played in another Hearts window.
save-not-read = { $file } cannot be read ({ $why }).
# $why is one of the log messages, without a full stop.
save-line = { $file }, line { $line }: { $why }.
# $why is a sentence about the rules in the file.
save-line-rules = { $file }, line { $line }: { $why }
save-set-aside = { $why } It was set aside as { $aside }.
save-no-room = { $file } is damaged from line { $line } on, and there is no room beside it for a copy of what would be cut off; make room there and open it again.
save-damaged = { $file } is damaged from line { $line } on; what comes before it was kept. The whole file was set aside as { $aside }.
save-from-copy = The first line of { $file } is damaged; its copy in line 2 was used.
save-differs = { $same ->
    [yes] { $file } was changed after it was saved
   *[no] The rules of this game have changed since it was saved, or { $file } was changed
}; its scores stay as recorded ({ $what }).
save-other-seed = The seed in this file is not the one that was promised before the game.
save-name-not-saved = The name could not be saved: { $why }.
save-star-not-saved = The star could not be saved: { $why }.
save-game-not-deleted = The game could not be deleted: { $why }.
save-removed = The file of this game, { $gone }, was removed while you played; the game is now saved as { $file }.
save-cannot-save = This game cannot be saved now ({ $why }); you can continue playing.
save-unknown-company = This game names a player that this version does not know ({ $what }); another has the seat.
save-choice-not-saved = The choice of game could not be saved: { $why }.
save-sets-not-saved = Your rule sets could not be saved: { $why }.
# A rule set that was changed for one game: "Standard, 2 changes".
session-changed-rules = { $n ->
    [one] { $title }, one change
   *[other] { $title }, { $n } changes
}
# Groups in the list of rule sets.
session-group-yours = Yours
session-group-classic = Classic
session-group-bonus = Bonus card
session-group-teams = Teams
session-group-many = Many players
session-group-odd = Unusual
# The name that is suggested for an own rule set.
draft-my-set = My { $title }
draft-no-name = Give it a name.
draft-name-taken = You already have a rule set with that name.
draft-no-text = There is nothing to read.
draft-players = { $n } players
# A range of numbers of players.
draft-players-range = { $low }–{ $high } players
# The name of rules that came by a code, and of rules that were changed.
draft-shared = Shared rules
draft-changed = { $title }, changed
# Over the list of players in the main menu.
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

proof-in-deal = in deal { $n }
proof-after-deal = { $n ->
    [0] before the first deal
   *[other] after deal { $n }
}
proof-with-the-game = with the game
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
save-no-copy = This game has no file that could be copied.
save-copy-failed = The copy could not be written: { $why }.
proof-finished = the game is finished
proof-ends = the file ends { $where }
proof-taken-back = { $n ->
    [0] no choice was taken back
    [one] { $n } choice was taken back
   *[other] { $n } choices were taken back
}
proof-summary = { $cards }; { $end }, and { $back }.
# In the list of what is not proven.
proof-not-when-shown = Whether this commitment was shown before the first deal; give the one you wrote down with --commitment.
proof-not-your-cut = Whether the pack was cut the way you cut it. The same number with another cut gives other cards; give the cut you wrote down with --cut.
proof-of-commitment = The program used the number behind the commitment you gave.
proof-of-cut = The pack was cut with the text you gave.
proof-of-commitment-and-cut = The number behind your commitment and your cut give exactly these deals, so neither you nor the program could choose them.
proof-not-guessed = That the cards could not be known in advance: anyone who sees the commitment can guess such a simple seed.
proof-not-chosen = That the program did not choose among many seeds: nobody cut the pack.
proof-not-the-rest = How the game went on: the file ends { $where }.
proof-not-decisions = Whether the choices are those made at the table: the seed fixes only the cards.

## A damaged file of the player’s own rule sets: in passing, where rule sets are listed

rule-sets-line = { $twice ->
    [yes] Line { $n } of your rule sets names { $name } a second time; it was kept but is not used.
   *[no] Line { $n } of your rule sets is not a rule set; it was kept but is not used.
}

## The player’s files that cannot be read: once, over the screen that is shown

file-damaged = { $n ->
    [0] { $file } makes no sense and was not used
    [one] One entry of { $file } makes no sense and was skipped
   *[other] { $n } entries of { $file } make no sense and were skipped
}; { $copied ->
    [yes] a copy is in { $aside }.
   *[no] it could not be copied.
}
file-unread = { $file } could not be read: { $why }.
file-too-large = { $file } is larger than { $most } MB and was not read. { $renamed ->
    [yes] It is now called { $aside }.
   *[no] It was left where it is.
}
