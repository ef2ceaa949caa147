### The command line and its complaints. Words such as --seed, KEY and FILE are typed: they stay as
### they are. $word, $text, $code, $file and $program are what was typed; $why is what the system says.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $known: codes of languages
### $scale, $sizes: a percentage, and numbers of players
### $done: how many are done
### $mean, $error: a difference, and what it may be off by
### $id, $seat, $seed: a puzzle, a place at the table, and the seed of a game
### $last: a date

## What --help says first, one line for each command

cli-about = Hearts for the desktop. Without a command the game starts; with a saved game, that is opened.
cli-verbs = commands:
cli-about-rules = the rule sets, or one of them in plain sentences
cli-about-simulate = games between computer players
cli-about-match = two computer players at the same deals in all seatings
cli-about-replay = check a saved game again
cli-about-judge = what every choice in a saved game cost, given what that player could know
cli-about-puzzles = the puzzles that come with the game; --verify ID or all proves them again
cli-about-daily = the daily games, each with the log of a Club player’s game; --check CODE replays a result
cli-about-bots = levels and characters of the computer players
cli-about-screenshot = a picture of a screen
cli-about-bench = the speed on this machine: frames, start, playouts, decisions, judge or statistics
cli-about-language = To choose a language, put --lang CODE before the command or set HEARTS_LANG.

## Complaints

# After Ctrl+C.
cli-stopped = Stopped.
# $nearest is the command that is spelled most like $word, or "none".
cli-no-verb = { $nearest ->
    [none] { $word } is neither a command nor a saved game; see { $program } --help.
   *[other] { $word } is neither a command nor a saved game; did you mean { $nearest }?
}
cli-lang-alone = After --lang comes the code of a language, such as --lang en.
cli-no-language = Hearts is not translated into { $code }; there is { SERIES($known) }.
# The following ones come after the name of the option: "argument --seconds: 0 is not ...".
cli-too-many-seconds = { $text } is more than { $most } seconds
cli-no-number = { $text } is not a whole number from 1 up
cli-not-positive = { $text } is not a number above zero
cli-no-text = these bytes are not a text in UTF-8
cli-no-digits = { $text } is not 12 to 64 hexadecimal digits
cli-no-size = { $text } is not a size such as 1280x720
cli-size-range = { $text } is not between 320x240 and 8192x8192
# A name that does not exist, and the one that is spelled most like it.
cli-unknown = { $what ->
    [rule_set] There is no rule set { $word }; did you mean { $nearest }?
    [player] There is no player { $word }; did you mean { $nearest }?
    [format] There is no format { $word }; did you mean { $nearest }?
    [scene] There is no scene { $word }; did you mean { $nearest }?
    [message] There is no message { $word }; did you mean { $nearest }?
    [theme] There is no theme { $word }; did you mean { $nearest }?
    [vision] There is no vision { $word }; did you mean { $nearest }?
   *[measurement] There is no measurement { $word }; did you mean { $nearest }?
}
cli-unknown-rule-set = There is no rule set { $word }.
cli-no-file = There is no file { $file }.
cli-no-program = There is no program { $program } that could be started.
cli-scale = The UI scale must be from { $low } to { $high }, not { $scale }.
# The last line of the rules.
cli-rules-legend = Lines that begin with * differ from the Standard game.
# A rule set with its sizes: "Standard (3 to 5 players)".
cli-rule-set = { $title } ({ $sizes } players)
cli-games-not-kept = The games could not be saved in { $folder } ({ $why }).
cli-not-written = { $file } could not be written ({ $why }).
cli-characters = Characters: { SERIES($names) }
cli-no-scene = Name a scene and a file to write; --list names the scenes.
cli-message-nowhere = No sample screen says { $key }; the comment above it says where it appears.
cli-no-png = Pictures are written as PNG, so { $file } should end in .png.
# While games are played; then the same for a match, with the difference so far.
cli-progress = { $done } of { $of }
cli-match-progress = { $done } of { $of } deals, difference { $mean } ± { $error }
match-file-other = { $file } holds another match: other players, rules, format or seed.
match-file-line = { $file }, line { $line }: this is not a deal of a match.
match-file-unusable = { $file } cannot be used ({ $why }).
cli-bots-do-not-fit = --bots names { $n } players, but { $players } sit at this table.
cli-replay-damage = { $file }, line { $line }: { $why }.
puzzle-unknown = There is no puzzle { $id }.
# The proof gave another answer than the puzzle; $ids are the first few of the $n puzzles.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: the stated answer does not hold.
   *[other] { $n } puzzles whose stated answer does not hold: { LIST($ids) }…
}
puzzle-no-file = The puzzles that come with the game cannot be read; reinstall the game.
judge-no-deal = { $n ->
    [0] There is no deal { $deal } in this game: no deal was begun.
    [one] There is no deal { $deal } in this game: it has one.
   *[other] There is no deal { $deal } in this game: it has { $n }.
}
judge-no-seat = There is no seat { $seat } at this table: seats are numbered from 0 to { $most }.
cli-endless-void = With these rules a deal was void { $n } times in a row.
cli-endless-seed = With these rules the game with seed { $seed } is not over after { $most } deals.
# $n games were wanted; $most deals were played of each.
cli-endless = { $n ->
    [one] With these rules the game is not over after { $most } deals.
   *[other] With these rules none of the { $n } games is over after { $most } deals.
}

## What --help says about a command and its options

cli-help-1v3-or-2v2 = 1v3 or 2v2
cli-help-add-line-items-every-deal = add the line items of every deal
cli-help-any-text = any text
cli-help-check-seed-every-deal-every = check the seed, every deal and every score, and say what that proves
cli-help-computer-players = The computer players.
cli-help-duplicate-deals-in-all-seatings = Duplicate deals in all seatings.
cli-help-every-picture-measured = every picture, measured
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge or statistics
cli-help-games-between-computer-players = Games between computer players.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan or tritan
cli-help-how-fast-here = The speed on this machine.
cli-help-with-reader = frames: tell a screen reader of this session everything
cli-no-reader = No screen reader is listening in this session.
cli-help-how-long-for-each = time for each
cli-help-how-many-deals = number of deals
cli-help-end-at-this-error = the match ends once the error of the difference is no greater
cli-help-keep-deals-go-on = keep the deals in this file, and continue from what it already holds
cli-help-how-many-games = number of games
cli-help-how-many-sit-at-table = number of players
cli-help-puzzles = The puzzles that come with the game.
cli-help-count-puzzles-again = prove this puzzle, or all, again from every possible deal or from newly imagined ones
cli-help-daily = The daily games, and what everyone who plays them sees.
cli-help-daily-date = the first day; today unless given
cli-help-days = number of days
cli-help-check-code = replay the game in a code and report its result
cli-no-date = { $word } is not a date such as 2026-11-23
cli-no-days = the number of days must be from 1 to { $most }
cli-days-end = The calendar ends on { $last }; ask for fewer days or an earlier date.
cli-help-judge-saved-game-again = Check a saved game again.
cli-help-what-answers-cost = What every choice in a saved game cost, given what that player could know.
cli-help-this-deal-only = only this deal, from 1
cli-help-this-seat-only = only this seat, from 0
cli-help-keep-every-game-as-file = save every game as a file there
cli-help-key-name-or-code-rules = a key, a name or a rules code
cli-help-level-or-cmd-program = a level, or cmd:PROGRAM
cli-help-name-scenes = name the scenes
cli-help-message = the first screen that says this message; to find where a translation appears
cli-help-one-computer-player-only = one computer player only
cli-help-one-level-or-one-seat = one level, or one for each seat
cli-help-one-window-size-only = one window size only
cli-help-picture-screen = A picture of a screen.
cli-help-play-one-deal-by-itself = play one deal by itself and report
cli-help-accessibility-dump = the accessibility tree of a screen as JSON, of the menu unless another is named
cli-help-print-json = print JSON
cli-help-processes = number of processes
cli-help-rule-sets-or-one-them = The rule sets, or one of them.
cli-help-saved-game-open = a saved game to open
cli-help-seconds-programs-have-answer = seconds that an outside program has for each decision
cli-help-verify-against-fair-deal-code = verify against the fair deal code shown before the first deal, or its beginning
cli-help-verify-against-cut = verify that the pack was cut with this text, the one that the game showed beside the code
cli-help-with-all-only-these = with --all: only these
