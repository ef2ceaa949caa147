### The screens around the table: menu, choice of a game, options, help, lists.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $over, $under: games finished, and games under way
### $version: a version
### $log: the name of a file
### $portrait: the name of a picture
### $lines: what a score is made of
### $tab: which tab is meant
### $factor, $seconds: a speed, and seconds
### $group, $cue: which group of sounds, and which sound
### $origin: where a rule set comes from
### $clock: a time
### $days: how many days back
### $any: whether there are any
### $size: how large, in kB
### $on: whether it is on
### $practice: whether the game was practice
### $choices, $default, $wanted: what is allowed, what is used instead, and what is wrong

## Titles of pages

# Titles of pages.
about-title = About
about-licence-title = Licence
help-title = How to play
keys-title = Your own keys
options-title = Options
portraits-title = Portrait
games-title = Games
new-game-title = Choose a game

## The main menu

# What the program is called: the wordmark, the window, the page about it.
menu-name = Hearts
menu-tagline = The quiet art of losing tricks
# In its place until a game has been played.
menu-tagline-new = A card game: the fewest points win
# Over the big button, where there is a game to continue.
menu-continue = Continue
# On the big button, where there is none.
menu-play = Play
# An entry, and under or beside it in a few words what is behind it.
menu-new = New game
menu-choose-detail = Rules, players, length
# An entry, and under it how many games there are.
menu-games-detail = { $under } under way, { $over } finished
menu-saved = Games
# Three small buttons side by side.
menu-options = Options
menu-about = About
menu-quit = Quit
menu-quit-title = Quit Hearts?
menu-quit-saved = Your game is saved and can be continued.
# Button: do not quit.
menu-stay = Stay
# What New game starts: the rule set and the size of the table.
menu-plan = { $n ->
    [one] { $title }, { $n } player
   *[other] { $title }, { $n } players
}
# In passing, at the start.
menu-shared = Another Hearts window is open; each keeps its own games
# Over a dialog: the game that cannot be opened; its only button.
menu-not-opened = This game cannot be opened
menu-back = Back
# A dialog at the start: one line for each file, some of them left out.
files-title = Some of your files could not be read in full
files-more = And { $n } more.
files-rest = Everything else is as you left it.
files-go-on = Continue

## About the program

about-version = Version { $version }
about-what = The card game Hearts and its relatives, with opponents that see only what their seat may see.
about-alone =
    It plays offline: no account, no advertising, and nothing is sent anywhere. It is free software
    under the MIT licence.
about-files-title = Your files
# Before the path of a folder, which stands on a line of its own.
about-files = Games, settings and the log file { $log } are in
about-open-folder = Open data folder
# In passing, when that is not possible.
about-not-shown = No file manager could be started; the path was copied
about-reports-title = Reporting an error
about-reports =
    Should something go wrong, these details help the person who looks into it. They contain nothing
    personal. After an error a report lies in the data folder, under { $folder }.
about-copy = Copy details
about-copied = Details copied
about-works-title = Made with the work of others
about-libraries =
    pygame-ce and some of the sound libraries are under the GNU Lesser General Public License: they
    are separate files in the program’s folder, and you may replace them with your own versions.
about-no-text = The text of this licence comes with the work itself.

## Portraits

# Most portraits have a first name, which is also the name of the file.
name-you = You
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
# For a screen reader, after the name of the portrait.
portraits-chosen = chosen

## Keys of one's own

keys-at-table = At the table
keys-by-ear = For listening: says something, changes nothing
keys-everywhere = Everywhere
keys-usual = Default keys
# Why that button cannot be pressed.
keys-are-usual = All keys have their default meaning.
keys-cancel = Cancel
keys-press = Press the new key. It is { $key } now. If the new key already does something, the two swap.
# What a key does now; $does is what the other key does, such as "Score sheet".
keys-moved = { $key } now: { $does }

## The score sheet and the end of a game

# Buttons and titles of the score sheet.
end-screen-sheet = Scores
# Over the chart.
end-screen-totals = Running totals
end-screen-back = Back
end-screen-result = Result
end-screen-next-deal = Next deal
end-screen-copy-scores = Copy scores
# In passing.
end-screen-scores-copied = Scores copied
end-screen-no-clipboard = The clipboard is not available
end-screen-deal = Deal { $n }
# What one player got in a deal, and how it came about.
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-final = Final scores
# Five buttons side by side.
end-screen-menu = Menu
end-screen-new = New game
end-screen-scores = Score sheet
end-screen-swap = Swap an opponent
end-screen-again = Play again
# A button for a player who has begun the lessons.
end-screen-learn = Back to the lessons
end-screen-copy = Copy
end-screen-copied = Copied
end-screen-close = Close

## Options

# Five tabs side by side.
options-tab = { $tab ->
   *[rules] Rules
    [table] Table
    [cards] Cards
    [sound] Sound
    [access] Accessibility
}
# A speed: 1.5 times the normal one.
options-times = { $factor }×
options-instant = Instant
options-seconds = { $seconds } s
options-percent = { $value }%
# Under a switch: the key that does the same.
options-key-note = Key { $key }

options-group-you = You
options-name = Name
options-your-name = Your name
options-name-empty = A name needs at least one letter.
options-save = Save
options-portrait = Portrait

options-group-table = Table
options-theme = Theme
# A theme without a name of its own shows its key.
options-theme-choice = { $value ->
    [card-room] Card room
    [midnight] Midnight
    [parchment] Parchment
    [contrast] Contrast
   *[other] { $value }
}

options-group-playing = Playing
options-play-mode = Play a card with
options-play-mode-choice = { $value ->
   *[click] One click
    [double] Two clicks
    [drag] Drag only
}
options-show-points = Show points
options-show-points-choice = { $value ->
   *[full] All points
    [totals] Totals only
    [hidden] Hidden
}
options-confirm-pass = Ask before passing
options-confirm-costly = Ask before a costly card
options-confirm-costly-note = One that takes half of the deal’s points or more
options-confirm-blunders = Ask before a blunder
options-confirm-blunders-note = Practice games only: the coach looks at each card first
options-cut = Cut the pack before a game
options-cut-note = Off: the computer cuts for you

options-group-speed = Speed
options-pace = Pace
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Slower
}
options-pace-note = Key { $key } at the table
# The speed of everything together; below it that of single movements.
options-speed = Overall speed
options-deal-speed = Dealing
options-play-speed = Playing a card
options-collect-speed = Taking a trick
options-bot-wait = Thinking time
# Computer players take no time to think.
options-no-wait = No time
options-trick-linger = Pause after each trick
options-trick-linger-note = Click to skip
options-wait-for-click = Wait for a click after each trick

options-group-cards = Cards
options-back = Card back
# The backs of the cards.
options-back-choice = { $value ->
   *[auto] Match the table
    [claret] Claret
    [midnight] Midnight
    [forest] Forest
}
options-palette = Suit colours
options-palette-choice = { $value ->
   *[two] Two colours
    [four] Four colours
    [safe] Colour-blind friendly
}
# How large rank and suit stand in the corners of the cards.
options-face = Index size
options-face-choice = { $value ->
   *[auto] Automatic
    [normal] Normal
    [large] Large
}
options-face-note = Automatic: large on small cards
options-group-hand = Your hand
# The order of the cards in the hand.
options-sort = Order
options-sort-choice = { $value ->
   *[alternate] Alternating colours
    [classic] Bridge order
}
options-suit-gap = Gap between suits
options-group-sample = Preview

options-group-reading = Reading
options-scale = Text size
options-family = Typeface
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Full screen
options-group-seeing = Seeing
options-reduced-motion = Less motion
options-reduced-motion-note = Cards fade instead of flying
options-high-contrast = High contrast
options-high-contrast-note = Plain panels, clear edges and darker card colours in every theme
options-suit-letters = Suit letters
options-suit-letters-note = S, H, C, D under the signs on the cards, and in place of small signs
# A card is shown large.
options-magnify = Show a card large
options-magnify-choice = { $value ->
   *[off] Never
    [focus] With the keyboard
    [hover] With keyboard or pointer
}
options-magnify-note = Beside the trick, covering neither trick nor hand
options-group-moving = Moving
options-left-handed = Buttons on the left
options-left-handed-note = The table mirrored: your plate is on the right
options-reverse-hand = Reverse the hand
options-reverse-hand-note = Suits and ranks run from right to left
# Pressing by letting the pointer rest.
options-dwell = Click by resting
options-dwell-note = A pointer that rests on something presses it; a ring fills meanwhile
options-dwell-seconds = Rest for
options-hold-seconds = A long press lasts
options-hold-seconds-note = Touching this long explains what is under your finger
options-double-seconds = Double click within
options-double-seconds-note = A second click within this time belongs to the first
options-repeat-after = Held buttons repeat after
options-repeat-after-note = The directions of a game pad, and plus and minus
options-repeat-every = Then again every
options-group-switches = One or two switches
options-switches = Play with
options-switches-choice = { $value ->
   *[off] All controls
    [one] One switch
    [two] Two switches
}
options-switches-note = A frame moves from part to part: by itself with one switch, by the second switch with two
options-switch-seconds = The frame moves every
options-switch-click = A click is the switch
options-switch-click-note = Wherever the pointer is; button A of a game pad always is
options-group-listening = Listening
options-voice = Read the game aloud
options-voice-note = For people without a screen reader
options-voice-rate = Voice speed
options-voice-hello = Say hello
options-verbosity = How much is read out
options-verbosity-choice = { $value ->
    [brief] Brief
    [full] Full
   *[usual] Normal
}
options-wait-for-listener = Wait while you listen
options-wait-for-listener-note = Nothing moves on by itself: press Space. The hourglass stands still.
options-group-keyboard = Keyboard
options-keys = All keys
# Buttons beside "All keys" and "Your own keys".
options-keys-show = Show
options-own-keys = Your own keys
options-own-keys-change = Change

## Sound

# Volumes; each is a slider.
sound-levels = Levels
sound-all = All sounds
sound-table = Cards and events
sound-effects = Buttons and switches
sound-mute = Mute
sound-quiet-away = Silent in the background
sound-quiet-away-note = While another window is in use
sound-pan = Sounds come from the player’s side
sound-pan-note = Left and right as the seats are on the screen
sound-more-cues = More signals
sound-more-cues-note = A quiet sound when another player takes points
sound-group = { $group ->
   *[cards] Cards
    [your-turn] Your turn
    [moments] Moments
    [buttons] Buttons
}
# When a sound is heard.
sound-cue = { $cue ->
   *[flick] Dealing and playing
    [slide] Passing and sorting
    [sweep] Taking a trick
    [lift] Picking up a card
    [set-down] Putting down a card
    [your-turn] Your turn
    [not-allowed] Not allowed
    [points] Points taken
    [points-others] Other players’ points
    [hearts-broken] Hearts broken
    [queen] Queen of spades
    [moon] Moon
    [win] Game won
    [lose] Game lost
    [button] Pressing a button
    [tick] Changing a value
    [toggle-on] Switching on
    [toggle-off] Switching off
}

## Choosing a game

new-game-find = Find a rule set
# Beside the name of the rule set.
new-game-players-note = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
new-game-change-rules = Change rules
new-game-read-rules = Read the rules
# Where a rule set comes from.
new-game-origin = Origin: { $origin }.
# A rule set of the player's own; $title is the one that it was made of.
new-game-based-on = Your own, based on { $title }.
new-game-length = Length
new-game-players = Players
new-game-number = Number
# For a screen reader: the lists of characters and of strengths.
new-game-opponent = Opponent { $n }
new-game-level = Strength of opponent { $n }
# In these lists: a character or a strength that is drawn at random.
new-game-any-character = A surprise
new-game-any-level = Any strength
# A button: draw all opponents at random.
new-game-surprise = Surprise me
# In passing.
new-game-others-stay = Your other games are kept
new-game-start = Start

## Saved games

# A saved game: how far it is.
games-stand = { $points ->
    [one] Deal { $deal }, you have { $points } point
   *[other] Deal { $deal }, you have { $points } points
}
# $when is one of the next messages; $stand is the one above.
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] { $n } player, { $when }
   *[other] { $n } players, { $when }
}
# A saved game that another window has open.
games-busy = open in another window
games-today = today, { $clock }
games-yesterday = yesterday, { $clock }
games-on-day = { $day } { games-month }
games-on-day-of-year = { $day } { games-month } { $year }
games-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
games-none = No games are under way.
# The choice between games under way and finished ones; then filters of finished ones.
games-which = Which games
games-under-way = Under way
games-over = Finished
games-filter = Show
games-kept = { $which ->
    [won] Won
    [lost] Lost
    [starred] Starred
   *[all] All
}
games-by-rules = Rules
games-any-rules = All rules
games-by-time = When
games-period = { $days ->
    [0] Any time
    [365] Last year
   *[other] Last { $days } days
}
games-none-over = { $any ->
    [yes] No games match.
   *[no] No games have been finished yet.
}
games-more = { $n } more
games-size = { $n ->
    [one] One finished game, { $size } kB. The last 200 are kept, and every starred one.
   *[other] { $n } finished games, { $size } kB. The last 200 are kept, and every starred one.
}
# The star beside a finished game.
games-star = { $on ->
    [yes] Stop keeping { $title } for ever
   *[no] Keep { $title } for ever
}
# A finished game: place, points and deals.
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, practice
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [1] Won
   *[other] Place { $place }
}
games-result-points = { $deals ->
    [one] { $points } in one deal
   *[other] { $points } in { $deals } deals
}
games-review = Review its deals
games-deleted = { $title } was deleted.
games-undo = Undo
games-not-brought-back = The game could not be restored.
games-rename = Rename { $title }
games-delete = Delete { $title }
games-name-title = Name of the game
games-name = Name
games-save = Save

## Help

help-rules = Rules
help-pictures = In pictures
help-keys = Keys
help-opponents = Your opponents
help-fair = Fair deals
# The first sentence of all.
help-trick = Everyone in turn plays one card: together they make a trick. Normally the highest card of the suit led takes it.
# Over the sentences about the moon.
help-moon = Shooting the moon
keys-pad = Game pad
# What a key does; its attribute is the key as a key cap shows it. $left, $right, $up and $down are
# arrows.
help-choose-card = Choose a card
    .keys = { $left } { $right }
help-use-card = Play, mark or unmark the chosen card
    .keys = Enter
help-to-button = From marked cards to the button
    .keys = { $down }
help-finish-animation = Skip the current animation
    .keys = Space
help-take-back = Take the last card back
    .keys = Backspace
help-game-menu = Game menu
    .keys = Esc
help-next-control = Next control; with Shift the previous one
    .keys = Tab
help-move = Move between controls, change a value
    .keys = { $up } { $down } { $left } { $right }
help-number = Change a number
    .keys = + −
help-scroll = Scroll, or change a value by more
    .keys = Page { $up } { $down }, Home, End
help-press = Press the control
    .keys = Enter, Space
help-next-page = Next page of a screen; with Shift the previous one
    .keys = Ctrl Tab
help-back = Back
    .keys = Esc
help-find = To the search field
    .keys = Ctrl F, or type
help-undo = In the rules: undo a change
    .keys = Ctrl Z

## What of the file of settings could not be used

# Settings have the English names that they have in the file.
options-file-value = { $wanted ->
    [truth] Setting { $name } is { $value } but must be true or false; using { $default }.
    [text] Setting { $name } is { $value } but must be text; using { $default }.
    [short-text] Setting { $name } is { $value } but must be text of 1 to { $most } characters; using { $default }.
    [portrait] Setting { $name } is { $value } but must be the name of a portrait; using { $default }.
    [language] Setting { $name } is { $value } but must be the code of a language; using { $default }.
    [whole-number] Setting { $name } is { $value } but must be a whole number; using { $default }.
    [choice] Setting { $name } is { $value } but must be one of { SERIES($choices) }; using { $default }.
    [bounds] Setting { $name } is { $value } but must be a number from { $low } to { $high }; using { $default }.
   *[number] Setting { $name } is { $value } but must be a number; using { $default }.
}
options-file-not-kept = Setting { $name } cannot be stored.
options-file-line = Line { $n } of the settings is not a setting: { $line }
options-file-unsaved = The settings could not be saved: { $why }.
# Instead of a value.
options-file-too-long = too long to show

# The list of languages; "System" is the one of the computer.
options-language = Language
options-language-system = Same as the system

# The page that lists the people who play on this computer.
people-title = Who is playing?
people-plays = playing now
people-new = Someone new
people-new-detail = With games and statistics of their own
people-name-them = Name and portrait can be chosen in Options.
people-not-kept = Who played last could not be saved: { $why }.
