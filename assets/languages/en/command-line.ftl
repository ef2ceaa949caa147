### The command line and its complaints. Words such as --seed, KEY and FILE are typed: they stay as
### they are. $word, $text, $code, $file and $program are what was typed; $why is what the system says.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $known: codes of languages, or names of formats
### $scale, $sizes: a percentage, and numbers of players
### $done: how many are done
### $mean, $error: a difference, and what it may be off by
### $id, $seat, $seed: a puzzle, a place at the table, and the seed of a game
### $last: a date

## What “hearts-gui --help” says first: what the program is, then one line for each command,
## beside the command’s name (in small letters, without a full stop; 90 letters at most)

# The first line of all.
cli-about = Hearts for the desktop. Without a command the game starts; name a saved game to open it.
# The heading over the list of commands.
cli-verbs = commands:
# hearts-gui rules
cli-about-rules = the rule sets, or one of them in plain sentences
# hearts-gui simulate
cli-about-simulate = games between computer players
# hearts-gui match: the same deals are played again with the two in every other arrangement of
# seats.
cli-about-match = two computer players on the same deals, in every seating
# hearts-gui replay: plays a saved game through again and finds any line that does not fit.
cli-about-replay = replay a saved game and check it
# hearts-gui judge
cli-about-judge = what every choice in a saved game cost, given what the player could know
# hearts-gui convert
cli-about-convert = a game to or from another program’s format: OpenSpiel, hearts-engine
# hearts-gui puzzles. --verify ID and “all” are typed; they stay.
cli-about-puzzles = the puzzles that come with the game; --verify ID or all proves them again
# hearts-gui daily. Club player is level-club in players.ftl. --check CODE is typed.
cli-about-daily = the daily games, each with a checksum of a Club player’s game; --check CODE replays a result
# hearts-gui bots
cli-about-bots = levels and characters of the computer players
# hearts-gui screenshot
cli-about-screenshot = a picture of a screen
# hearts-gui bench. The words after the colon stay in English: they are typed.
cli-about-bench = the speed on this machine: frames, start, playouts, decisions, judge or statistics
# The last line, under the list.
cli-about-language = To choose a language, put --lang CODE before the command or set HEARTS_LANG.
# Before the pattern of a command in its --help: “usage: hearts-gui match [--deals N] A B”.
cli-usage = usage:
# A heading in --help, over the words that stand without a name; a colon follows.
cli-positionals = arguments
# A heading in --help, over --rules and the like; a colon follows.
cli-options = options

## Complaints: one sentence in the terminal, then the program ends

# After Ctrl+C.
cli-stopped = Stopped.
# $nearest is the command that is spelled most like $word, or "none".
cli-no-verb = { $nearest ->
    [none] { $word } is neither a command nor a saved game; see { $program } --help.
   *[other] { $word } is neither a command nor a saved game; did you mean { $nearest }?
}
# “--lang” was the last word, without a language.
cli-lang-alone = --lang needs the code of a language, such as --lang en.
# There is no translation for $code. $known are the codes of those that there are.
cli-no-language = Hearts is not translated into { $code }; choose from { SERIES($known) }.
# $argument_name: an argument such as --seconds; $message: what is wrong with it, one of the
# messages below that have no full stop.
cli-argument = Argument { $argument_name }: { $message }.
# $text: the names of the words that the command needs and that are missing.
cli-required = Missing: { $text }.
# $text: words that the command does not know.
cli-unrecognized = Unrecognised arguments: { $text }.
# $option was shortened, as in “--s”; $matches: the options that begin like this.
cli-ambiguous = { $option } could be any of these: { $matches }.
# --seed was the last word, without its value.
cli-no-value = a value is missing
# An option that takes no value has one, as in “--json=1”; $text is the value.
cli-value-unwanted = { $text } is not expected here
# $value is what was typed where a number is wanted.
cli-no-integer = { $value } is not a whole number
# The following ones come after the name of the option: "Argument --seconds: 0 is not ...".
# Without a full stop.
cli-too-many-seconds = { $text } is more than { $most } seconds
# Where a number of games, deals or seconds is wanted. Without a full stop, like the next ones.
cli-no-number = { $text } is not a whole number above zero
# Where a number such as 0.25 is wanted.
cli-not-positive = { $text } is not a number above zero
# What was typed holds bytes that are no letters.
cli-no-text = this is not text in UTF-8
# Where the fair deal code is wanted: digits 0 to 9 and letters a to f.
cli-no-digits = { $text } is not a code of 12 to 64 hexadecimal digits
# Where the size of a window is wanted, width x height in pixels.
cli-no-size = { $text } is not a size such as 1280x720
# The same where the numbers are too small or too large.
cli-size-range = { $text } is not between 800x600 and 8192x8192
# A name that does not exist, and the one that is spelled most like it.
cli-unknown = { $what ->
    [rule_set] There is no rule set { $word }; did you mean { $nearest }?
    [player] There is no player { $word }; did you mean { $nearest }?
    [format] There is no format { $word }; did you mean { $nearest }?
    [scene] There is no scene { $word }; did you mean { $nearest }?
    [message] There is no message { $word }; did you mean { $nearest }?
    [theme] There is no theme { $word }; did you mean { $nearest }?
    [vision] There is no kind of vision { $word }; did you mean { $nearest }?
   *[measurement] There is no measurement { $word }; did you mean { $nearest }?
}
# $word is a rule set, a player or a scene, as typed, and nothing is spelled like it; $command is what
# lists them, as in “hearts-gui rules”.
cli-unknown-listed = The name { $word } is unknown; { $command } lists the names.
# $word is a theme, a format or a measurement, as typed, and nothing is spelled like it.
cli-unknown-few = The name { $word } is unknown; choose from { SERIES($known) }.
# After a command that reads a file.
cli-no-file = There is no file { $file }.
# For “cmd:PROGRAM”, an outside program that plays: it is missing or may not be started.
cli-no-program = The program { $program } cannot be started.
# UI scale: how large all text and cards are, in percent. $scale is what was typed.
cli-scale = The UI scale must be from { $low } to { $high }, not { $scale }.
# The last line under “hearts-gui rules KEY”: what the star before a line means.
cli-rules-legend = Lines that begin with * differ from the Standard game.
# A line of “hearts-gui rules”: a rule set with the numbers of players, such as “Standard (3 to 5
# players)”.
cli-rule-set = { $title } ({ $sizes } players)
# simulate --log FOLDER: the folder cannot be written to.
cli-games-not-kept = The games could not be saved in { $folder } ({ $why }).
# A picture could not be saved.
cli-not-written = { $file } could not be written ({ $why }).
# The last line of “hearts-gui bots”: names that can stand after a level.
cli-characters = Characters: { SERIES($names) }
# screenshot without its two words.
cli-no-scene = Name a scene and a file to write; --list names the scenes.
# screenshot --seed with a screen whose deal is fixed: $scene is what was typed.
cli-own-deal = The scene { $scene } always shows the same deal; leave out --seed.
# screenshot --message KEY, for translators: no picture that the program can make has the message.
cli-message-nowhere = No sample screen says { $key }; the comment above it says where it appears.
# The name of the picture has another ending.
cli-no-png = Pictures are written as PNG, so { $file } should end in .png.
# On one line that changes while games are played: how many are over.
cli-progress = { $done } of { $of }
# The same for a match: deals played, and by how many points a deal the two differ so far, plus or
# minus what chance may have done.
cli-match-progress = { $done } of { $of } deals, difference { $mean } ± { $error } points per deal
# match --resume FILE: the file was begun with other settings.
match-file-other = { $file } holds another match: other players, rules, format or seed. Name another file.
# match --resume FILE: a line of it is damaged.
match-file-line = { $file }, line { $line }: this is not a deal of a match. Name another file.
# match --resume FILE: it cannot be read or written.
match-file-unusable = { $file } cannot be used ({ $why }).
# --bots takes one player, or one for each seat.
cli-bots-do-not-fit = --bots names { $n } players, but { $players } sit at this table.
# replay or judge: $line is the number of the first bad line; $why is one of the log messages of
# engine.ftl.
cli-replay-damage = { $file }, line { $line }: { $why }.
# puzzles --verify ID: $id is what was typed.
puzzle-unknown = There is no puzzle { $id }.
# The proof gave another answer than the puzzle; $ids are the first few of the $n puzzles.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: the stated answer doesn’t hold.
   *[other] { $n } puzzles whose stated answer doesn’t hold: { LIST($ids) }…
}
# judge --deal N: the game has fewer deals.
judge-no-deal = { $n ->
    [0] There is no deal { $deal } in this game: no deal was begun.
    [one] There is no deal { $deal } in this game: it has one.
   *[other] There is no deal { $deal } in this game: it has { $n }.
}
# judge --seat K: the table has fewer seats.
judge-no-seat = There is no seat { $seat } at this table: seats are numbered from 0 to { $most }.
# simulate: with some odd rules no deal ever counts, so the program gives up.
cli-endless-void = With these rules a deal was void { $n } times in a row.
# simulate: a game that never ends is given up; $seed is the text from which its cards came.
cli-endless-seed = With these rules the game with seed { $seed } is not over after { $most } deals.
# $n games were wanted; $most deals were played of each.
cli-endless = { $n ->
    [one] With these rules the game is not over after { $most } deals.
   *[other] With these rules none of the { $n } games is over after { $most } deals.
}

## What --help says about a command and its options: in small letters and without a full stop
## beside an option, as a sentence over a command

# match --format: one player against three of the other kind, or two against two. Stays as it is.
cli-help-1v3-or-2v2 = 1v3 or 2v2
# replay --lines: what each score is made of, line by line.
cli-help-add-line-items-every-deal = add what each score is made of
# --seed: any text; all cards follow from it.
cli-help-any-text = any text; the same text gives the same cards
# replay --verify
cli-help-check-seed-every-deal-every = check the seed, every deal and every score, and say what that proves
# Over the command bots.
cli-help-computer-players = Levels and characters of the computer players.
# Over the command match.
cli-help-duplicate-deals-in-all-seatings = Two computer players on the same deals, in every seating.
# screenshot --all: pictures of every screen in every size, and what does not fit in them.
cli-help-every-picture-measured = write and measure every picture
# bench WHAT: the words stay in English, because they are typed.
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge or statistics
# Over the command simulate.
cli-help-games-between-computer-players = Games between computer players.
# screenshot --vision: what people with these kinds of colour vision see. The words stay; they are
# typed.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan or tritan
# Over the command bench.
cli-help-how-fast-here = The speed on this machine.
# bench --reader: measure while a screen reader is told everything.
cli-help-with-reader = frames: measure while a screen reader is told everything
# A complaint about --reader.
cli-no-reader = No screen reader is listening in this session; start one first.
# bench --seconds: how long each thing is measured.
cli-help-how-long-for-each = seconds for each measurement
# match --deals
cli-help-how-many-deals = number of deals
# match --until-error
cli-help-end-at-this-error = end the match once the standard error of the difference is at most this many points
# match --resume
cli-help-keep-deals-go-on = keep the deals in this file, and continue from what it already holds
# simulate --games
cli-help-how-many-games = number of games
# --players, of several commands.
cli-help-how-many-sit-at-table = number of players
# Over the command puzzles.
cli-help-puzzles = The puzzles that come with the game.
# puzzles --verify. Some puzzles are proved from all deals that are possible, others measured in
# sample deals that are new each time.
cli-help-count-puzzles-again = prove this puzzle, or all, again from every possible deal or in new sample deals
# Over the command daily.
cli-help-daily = The daily games.
# daily DATE
cli-help-daily-date = the first day (default: today)
# daily --days
cli-help-days = number of days
# daily --check: a code that someone sent.
cli-help-check-code = replay the game in a code and report its result
# A complaint: daily DATE, where something else was typed.
cli-no-date = { $word } is not a date such as 2026-11-23
# A complaint: daily --days with a number that is too large.
cli-no-days = the number of days must be from 1 to { $most }
# A complaint: daily games are fixed only up to the date $last.
cli-days-end = The calendar ends on { $last }; ask for fewer days or an earlier date.
# Over the command replay.
cli-help-judge-saved-game-again = Replay a saved game and check it.
# Over the command judge.
cli-help-what-answers-cost = What every choice in a saved game cost, given what the player could know.
# The help of "hearts-gui convert"; then the formats of --to, which are typed.
cli-help-convert = Convert a game from one format to another.
# The formats of --to; they are typed and stay.
cli-help-format = hearts, openspiel, openspiel-text or hearts-engine
# judge --deal: deals are counted from 1.
cli-help-this-deal-only = only this deal, counted from 1
# judge --seat: seats are counted from 0.
cli-help-this-seat-only = only this seat, counted from 0
# simulate --log
cli-help-keep-every-game-as-file = save every game as a file in this folder
# --rules: the key of a rule set such as “gong-zhu”, its name, or a rules code.
cli-help-key-name-or-code-rules = the rules, as a key, a name or a rules code
# match A B: a level such as “club”, or a program. cmd:PROGRAM is typed.
cli-help-level-or-cmd-program = a level, or cmd:PROGRAM
# screenshot --list: scenes are the names of screens of which there are pictures.
cli-help-name-scenes = list the scenes
# screenshot --message
cli-help-message = the first screen that shows this message, to find where a translation appears
# bench --level
cli-help-one-computer-player-only = measure only this computer player
# simulate --bots
cli-help-one-level-or-one-seat = one level, or one for each seat
# bench --size
cli-help-one-window-size-only = measure only this window size
# Over the command screenshot.
cli-help-picture-screen = A picture of a screen.
# --smoke: a test of whether the program works at all.
cli-help-play-one-deal-by-itself = play one deal automatically and report the result
# --accessibility-dump: what a screen reader is told; “the menu” is the main menu.
cli-help-accessibility-dump = the accessibility tree of a screen as JSON (default: the menu)
# --json: output for programs.
cli-help-print-json = print JSON
# --help
cli-help-help = show this help
# --version
cli-help-version = show the version
# --jobs: how many processes of the system work at the same time.
cli-help-processes = number of processes
# Over the command rules.
cli-help-rule-sets-or-one-them = The rule sets, or one of them.
# hearts-gui FILE
cli-help-saved-game-open = a saved game to open
# --bot-timeout: how long an outside program (cmd:PROGRAM) may think.
cli-help-seconds-programs-have-answer = seconds that an outside program has for each decision
# replay --commitment: the code that the game shows at its start; its first 12 characters are
# enough.
cli-help-verify-against-fair-deal-code = verify against the fair deal code shown before the first deal, or its beginning
# replay --cut: the text with which the player cut the pack.
cli-help-verify-against-cut = verify that the pack was cut with this text, the one that the game showed beside the code
# --scenes, --themes, --sizes and --scales: only some pictures of screenshot --all.
cli-help-with-all-only-these = with --all: draw only these
