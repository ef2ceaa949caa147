### The screens around the table: menu, choice of a game, options, help, lists.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
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

## Titles of pages, in large letters at their top

# The page about the program, with its version and licences.
about-title = About
# The text of one licence.
about-licence-title = Licence
# The rules with pictures, and the keys.
help-title = How to play
# Where keys get another meaning.
keys-title = Your own keys
# All settings.
options-title = Options
# Where the player picks one of the portraits.
portraits-title = Portrait
# Games under way and finished ones.
games-title = Games
# Where rules, length and opponents are chosen.
new-game-title = Choose a game

## The main menu

# What the program is called: the wordmark, the window, the page about it.
menu-name = Hearts
# Under the wordmark in the main menu: the game in a few words, with a smile.
menu-tagline = The quiet art of losing tricks
# In its place until a game has been played.
menu-tagline-new = A card game: the fewest points win
# Over the big button, where there is a game to continue.
menu-continue = Continue
# On the big button, where there is none.
menu-play = Play
# An entry, and under or beside it in a few words what is behind it.
menu-new = New game
# Under the entry New game.
menu-choose-detail = Rules, players, length
# An entry, and under it how many games there are.
menu-games-detail = { $under } under way, { $over } finished
# An entry.
menu-saved = Games
# Three small buttons side by side.
menu-options = Options
# A small button: a page about the program.
menu-about = About
# A small button, and the button of the next dialog: end the program.
menu-quit = Quit
# A dialog.
menu-quit-title = Quit Hearts?
# Its text, where a game is under way.
menu-quit-saved = Your game is saved and can be continued.
# Button: do not quit.
menu-stay = Stay
# What New game starts: the rule set and the size of the table.
menu-plan = { $n ->
    [one] { $title }, { $n } player
   *[other] { $title }, { $n } players
}
# In passing, at the start.
menu-shared = Another Hearts window is open; each window keeps its own games
# Over a dialog: the game that cannot be opened; its only button.
menu-not-opened = This game can’t be opened
# The button of that dialog.
menu-back = Back
# A dialog at the start: one line for each file, some of them left out.
files-title = Some of your files are damaged or couldn’t be read
# The line after the files that are named.
files-more = And { $n } more.
# The last line.
files-rest = Everything else is as you left it.
# The button.
files-go-on = Continue

## About the program

# Under the name of the program.
about-version = Version { $version }
# The first paragraph.
about-what = The card game Hearts and its relatives, with opponents that see only what a player in their seat would see.
# The second paragraph.
about-alone =
    It plays offline: no account, no advertising, and nothing is sent anywhere. It is free software
    under the MIT licence.
# A heading.
about-files-title = Your files
# Before the path of a folder, which stands on a line of its own.
about-files = Games, settings and the log file { $log } are in
# A button: opens that folder in the file manager of the system.
about-open-folder = Open data folder
# In passing, when that is not possible.
about-not-shown = No file manager could be started; the path was copied
# A heading.
about-reports-title = Reporting an error
# The paragraph under it. “Details” are version, system and the like.
about-reports =
    If something goes wrong, these details help to find out why. They contain nothing
    personal. After a crash, a report is in the data folder, under { $folder }.
# A button: puts the details on the clipboard.
about-copy = Copy details
# In passing.
about-copied = Details copied
# A heading over fonts, libraries and their licences.
about-works-title = Made with other people’s work
# The paragraph under it; the licence keeps its English name.
about-libraries =
    pygame-ce and some of the sound libraries are under the GNU Lesser General Public License: they
    are separate files in the program’s folder, and you may replace them with your own versions.
# On the page of a licence whose text the program does not have.
about-no-text = The text of this licence comes with the work itself.

## Portraits

# The name of a player who has given none, and of the portrait for anyone.
name-you = You
# Under a portrait. Most have a first name, which is also the name of the file and stays.
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
# For a screen reader, after the name of the portrait.
portraits-chosen = chosen

## Keys of one's own

# A group of keys.
keys-at-table = At the table
# A group of keys for players who listen.
keys-by-ear = For listening: these keys only speak
# A group of keys.
keys-everywhere = Everywhere
# A button: give all keys their first meaning again.
keys-usual = Default keys
# Why that button cannot be pressed.
keys-are-usual = All keys have their default meaning.
# A button of the next dialog.
keys-cancel = Cancel
# A dialog: which key is to do this from now on? $key is the present one.
keys-press = Press the new key. It is { $key } now. If the new key already does something, the two swap.
# What a key does now; $does is what the other key does, such as "Score sheet".
keys-moved = { $key } now: { $does }

## The score sheet and the end of a game

# The title of the score sheet.
end-screen-sheet = Scores
# Over the chart.
end-screen-totals = Running totals
# A button: from the lines of one deal back to the sheet.
end-screen-back = Back
# The big button after the last deal: who has won.
end-screen-result = Result
# The big button after a deal.
end-screen-next-deal = Next deal
# A button: the sheet as text goes on the clipboard.
end-screen-copy-scores = Copy scores
# In passing.
end-screen-scores-copied = Scores copied
# In passing, when that is not possible.
end-screen-no-clipboard = The clipboard isn’t available
# In the narrow window that says how the scores of a deal came about, and in the chart.
end-screen-deal = Deal { $n }
# What one player got in a deal, and how it came about.
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
# Buttons under the final table: the main menu.
end-screen-menu = Menu
# Choose rules and opponents.
end-screen-new = New game
# Look at the score sheet again.
end-screen-scores = Score sheet
# Put another computer player in the place of one; also the title of the dialog for it.
end-screen-swap = Swap an opponent
# The big button: the same rules and opponents.
end-screen-again = Play again
# A button for a player who has begun the lessons.
end-screen-learn = Back to the lessons
# A button in dialogs with a code.
end-screen-copy = Copy
# The same button after it was pressed.
end-screen-copied = Copied
# The button that closes such a dialog.
end-screen-close = Close

## Options: five pages with groups of settings. A setting stands at the left, what it is set to
## at its right; a -note is one line of small text under it, and -choice has the values.

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
# A speed: no movement at all.
options-instant = Instant
# A time: 0.5 s.
options-seconds = { $seconds } s
# A size or a loudness.
options-percent = { $value }%
# Under a switch: the key that does the same.
options-key-note = Key { $key }

# A group: the player.
options-group-you = You
# What the player is called; also the label of the field.
options-name = Name
# The title of the dialog for it.
options-your-name = Your name
# Under the field.
options-name-empty = A name needs at least one letter.
# Its button.
options-save = Save
# A row; a press opens the page of portraits.
options-portrait = Portrait

# A group: how the table looks.
options-group-table = Table
# The colours of the table and all pages.
options-theme = Theme
# A theme without a name of its own shows its key.
options-theme-choice = { $value ->
    [card-room] Card room
    [midnight] Midnight
    [parchment] Parchment
    [contrast] Contrast
    [walnut] Walnut library
    [linen] Linen day
   *[other] { $value }
}

# A group.
options-group-playing = Playing
# What plays a card.
options-play-mode = Play a card with
# Drag: pull the card to the middle.
options-play-mode-choice = { $value ->
   *[click] One click
    [double] Two clicks
    [drag] Drag only
}
# Which points stand on the plates of the players.
options-show-points = Show points
# Totals: those of all deals.
options-show-points-choice = { $value ->
   *[full] All points
    [totals] Totals only
    [hidden] Hidden
}
# A switch: a question before cards are passed.
options-confirm-pass = Ask before passing
# A switch: a question before such a card is played.
options-confirm-costly = Ask before a costly card
# Under “Ask before a costly card”. One: a card.
options-confirm-costly-note = One that takes half of the deal’s points or more
# A switch: the coach looks at the card first.
options-confirm-blunders = Ask before a blunder
# Under “Ask before a blunder”.
options-confirm-blunders-note = Practice games only ({ menu-new } → { new-game-practice }): the coach looks at each card first
# In practice games: help with remembering which cards were played.
options-recall = Counting cards
# Under “Counting cards”. A hint or a take-back makes a game practice.
options-recall-note = Practice games only ({ menu-new } → { new-game-practice }), also after a hint or a take-back
# Nothing; a panel beside the trick; or questions, and after them the answers.
options-recall-choice = { $value ->
   *[off] No help
    [show] Show what is gone
    [ask] Ask me three times a deal
}
# A switch: the player cuts the pack, so that the program alone does not choose the cards.
options-cut = Cut the pack before a game
# Under “Cut the pack before a game”: what happens when the switch is off.
options-cut-note = Off: the computer cuts for you

# A group.
options-group-speed = Speed
# Normal, or slower: more time to see what happens.
options-pace = Pace
# Its values.
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Slower
}
# $key does the same during a game.
options-pace-note = Key { $key } at the table
# The speed of everything together; below it that of single movements.
options-speed = Overall speed
# How fast cards fly then; so in the next two.
options-deal-speed = Dealing
# A card flies to the table.
options-play-speed = Playing a card
# The cards of a trick fly to their taker.
options-collect-speed = Taking a trick
# How long computer players wait before they play.
options-bot-wait = Thinking time
# Computer players take no time to think.
options-no-wait = No time
# How long a full trick lies there before it is taken.
options-trick-linger = Pause after each trick
# Under “Pause after each trick”: a click ends the pause.
options-trick-linger-note = Click to skip
# A switch: it lies there until the player clicks.
options-wait-for-click = Wait for a click after each trick

# A group: how cards look.
options-group-cards = Cards
# The backs of the cards.
options-back-choice = { $value ->
   *[auto] Match the table
    [claret] Claret
    [midnight] Midnight
    [forest] Forest
    [peacock] Peacock
    [garden] Night garden
    [bluework] Bluework
}
# The last one is for people who see some colours alike.
options-palette-choice = { $value ->
   *[two] Two colours
    [four] Four colours
    [safe] Colour-blind friendly
}
# Large: easier to read.
options-face-choice = { $value ->
   *[auto] Automatic
    [normal] Normal
    [large] Large
}
# A group: the player’s own cards.
options-group-hand = Your hand
# The order of the cards in the hand.
options-sort = Order
# Alternating: black, red, black, red. Bridge: spades, hearts, diamonds, clubs.
options-sort-choice = { $value ->
   *[alternate] Alternating colours
    [classic] Bridge order
}
# A switch.
options-suit-gap = Gap between suits

# A group of the page Accessibility.
options-group-reading = Reading
# How large everything is, in percent.
options-scale = Text size
# The typeface of all text.
options-family = Typeface
# Names of typefaces; they stay.
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
# A switch.
options-full-screen = Full screen
# A group: for people who see badly.
options-group-seeing = Seeing
# A switch.
options-reduced-motion = Less motion
# Under “Less motion”.
options-reduced-motion-note = Cards fade instead of flying
# A switch.
options-high-contrast = High contrast
# Under “High contrast”. Themes are sets of colours.
options-high-contrast-note = Plain panels, clear edges and darker card colours in every theme
# A switch: letters beside the signs of the suits.
options-suit-letters = Suit letters
# The letters are those of suit-letter in words.ftl.
options-suit-letters-note = S, H, C, D under the signs on the cards, and in place of small signs
# A card is shown large.
options-magnify = Magnify cards
# When: for the card that the keys or the pointer are on.
options-magnify-choice = { $value ->
   *[off] Never
    [focus] With the keyboard
    [hover] With keyboard or pointer
}
# Where the large card stands.
options-magnify-note = Beside the trick, covering neither trick nor hand
# A group: for people who find the mouse or the screen hard to use.
options-group-moving = Moving
# A switch.
options-left-handed = Buttons on the left
# Under “Buttons on the left”.
options-left-handed-note = The table mirrored: your plate is on the right
# A switch.
options-reverse-hand = Reverse the hand
# Under “Reverse the hand”.
options-reverse-hand-note = Suits and ranks run from right to left
# Pressing by letting the pointer rest.
options-dwell = Click by resting the pointer
# What the switch does.
options-dwell-note = Rest the pointer on something to press it; a ring fills as you wait
# How long the pointer must rest.
options-dwell-seconds = Rest for
# How long a finger or button must stay down.
options-hold-seconds = A long press lasts
# Under “A long press lasts”, for touch screens.
options-hold-seconds-note = Touch something this long to see what it is
# Two clicks within this time are one double click.
options-double-seconds = Double click within
# Under “Double click within”.
options-double-seconds-note = A second click within this time belongs to the first
# How long a button must be held until it repeats what it does.
options-repeat-after = Held buttons repeat after
# Which buttons.
options-repeat-after-note = The directions of a game pad, and plus and minus
# And how fast it repeats.
options-repeat-every = Then again every
# A group: for people who can press only one or two large buttons, called switches.
options-group-switches = One or two switches
# With what the game is played.
options-switches = Play with
# All controls: mouse, keys and the like.
options-switches-choice = { $value ->
   *[off] All controls
    [one] One switch
    [two] Two switches
}
# How it works: the frame shows what a press would choose.
options-switches-note = A frame moves from part to part: by itself with one switch, by the second switch with two
# How long the frame stays on each part.
options-switch-seconds = The frame moves every
# A switch: a mouse click does what the switch does.
options-switch-click = A click is the switch
# Under “A click is the switch”: where the click may be.
options-switch-click-note = Anywhere on the screen; button A of a game pad always works
# A group: for people who listen instead of looking.
options-group-listening = Listening
# A switch.
options-voice = Read the game aloud
# Under “Read the game aloud”.
options-voice-note = For people without a screen reader
# How fast the voice speaks, in percent.
options-voice-rate = Voice speed
# A button on the row voice-test: the voice says a sentence.
options-voice-hello = Say hello
# How many words.
options-verbosity = How much is read out
# Brief: only what is needed.
options-verbosity-choice = { $value ->
    [brief] Brief
    [full] Full
   *[usual] Normal
}
# A switch.
options-wait-for-listener = Wait while you listen
# Under “Wait while you listen”. The hourglass shows the time left for a choice.
options-wait-for-listener-note = Nothing moves on by itself: press Space. The hourglass stands still.
# A group.
options-group-keyboard = Keyboard
# A row: the page that lists all keys.
options-keys = All keys
# Buttons beside "All keys" and "Your own keys".
options-keys-show = Show
# A row: the page where keys get another meaning.
options-own-keys = Your own keys
# The button of that row.
options-own-keys-change = Change

## Sound: the page of Options; every sound has a slider of its own, beside those for all

# Volumes; each is a slider.
sound-levels = Levels
# A group: when sounds are heard.
sound-when = When
# A row with a button: every sound has a level of its own.
sound-more-label = Each sound separately
# That button. $open: the levels are shown.
sound-more = { $open ->
    [yes] Fewer
   *[no] More
}
# A round button beside a level: plays that sound.
sound-play = Play: { $name }
# In passing, after a press on one of these: the computer has none.
sound-none = No sound device was found.
# All together.
sound-all = All sounds
# What happens at the table.
sound-table = Cards and events
# What the player presses.
sound-effects = Buttons and switches
# A switch.
sound-mute = Mute
# A switch: no sound while another program is in front.
sound-quiet-away = Silent in the background
# Under “Silent in the background”.
sound-quiet-away-note = While another window is in use
# A switch.
sound-pan = Sounds come from the player’s side
# Under “Sounds come from the player’s side”.
sound-pan-note = Left and right as the seats are on the screen
# A switch.
sound-more-cues = More signals
# Under “More signals”.
sound-more-cues-note = A quiet sound when another player takes points
# Headings over the sliders of single sounds.
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

## Choosing a game: rule sets at the left; at the right the chosen one with its length and the
## players

# In the empty search field over the rule sets.
new-game-find = Find a rule set
# Beside the name of the rule set.
new-game-players-note = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# A button: opens the options of the rules.
new-game-change-rules = Change rules
# A button: opens the rules in sentences.
new-game-read-rules = Read the rules
# Where a rule set comes from.
new-game-origin = Origin: { $origin }.
# A rule set of the player's own; $title is the one that it was made of.
new-game-based-on = Your own rule set, based on { $title }.
# A group: when the game ends.
new-game-length = Length
# A group.
new-game-players = Players
# How many play.
new-game-number = Number
# For a screen reader: the lists of characters and of strengths.
new-game-opponent = Opponent { $n }
# The second list beside a player; its values are the strengths in players.ftl.
new-game-level = Strength of opponent { $n }
# In these lists: a character or a strength that is drawn at random.
new-game-any-character = A surprise
# In that list: a strength chosen at random.
new-game-any-level = Any strength
# A strength that follows the player’s own; the first in the list.
new-game-fits = At my level
# Before a choice of percentages of games, where a strength fits the player.
new-game-share = You win about
# A switch: this game is practice from the start.
new-game-practice = Practice game
# Under it.
new-game-practice-note = The game doesn’t count in your statistics or your rating. Mistakes in it don’t come back under { menu-practice }.
# A button: draw all opponents at random.
new-game-surprise = Surprise me
# In passing.
new-game-others-stay = Your other games are kept
# The big button.
new-game-start = Start
# On the same button, with the name of the rule set that it starts.
new-game-start-set = Start { $name }

## Saved games

# A saved game: how far it is.
games-stand = { $points ->
    [one] Deal { $deal }, you have { $points } point
   *[other] Deal { $deal }, you have { $points } points
}
# $when is one of the next messages; $stand is the one above.
games-value = { $stand }, { $when }
# In the second line of a saved game.
games-note = { $n ->
    [one] { $n } player, { $when }
   *[other] { $n } players, { $when }
}
# A saved game that another window has open.
games-busy = open in another window
# When a game was played last. $clock is a time such as 14:05.
games-today = today, { $clock }
# The day before.
games-yesterday = yesterday, { $clock }
# Longer ago, this year.
games-on-day = { $day } { games-month }
# In an earlier year; a date wherever the game writes one in full.
games-on-day-of-year = { $day } { games-month } { $year }
# A month as it stands in dates, and over the calendar.
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
# In place of the list.
games-none = No games are under way.
# The choice between games under way and finished ones; then filters of finished ones.
games-which = Which games
# The first choice.
games-under-way = Under way
# The second choice.
games-over = Finished
# For a screen reader: a filter of finished games.
games-filter = Show
# Its choices. Starred: marked with a star, to be kept for ever.
games-kept = { $which ->
    [won] Won
    [lost] Lost
    [starred] Starred
   *[all] All
}
# For a screen reader: the second filter.
games-by-rules = Rules
# Its first choice; the others are names of rule sets.
games-any-rules = All rules
# For a screen reader: the third filter.
games-by-time = When
# Its choices.
games-period = { $days ->
    [0] Any time
    [365] Last 12 months
   *[other] Last { $days } days
}
# In place of the list.
games-none-over = { $any ->
    [yes] No games match.
   *[no] No games have been finished yet.
}
# A button under the list: shows more of it.
games-more = { $n } more
# At the foot of the page; kB: kilobytes.
games-size = { $n ->
    [one] One finished game, { $size } kB. The last 200 are kept, and every starred one.
   *[other] { $n } finished games, { $size } kB. The last 200 are kept, and every starred one.
}
# The star beside a finished game.
games-star = { $on ->
    [yes] Remove the star from { $title }
   *[no] Star { $title } to keep it for good
}
# A finished game: place, points and deals.
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, practice
   *[no] { games-place }, { games-result-points }
}
# A part of the message above. 0: not won, where the rules rank nobody but the winner.
games-place = { $place ->
    [0] Lost
    [1] Won
   *[other] { PLACE($place) } place
}
# A part of it.
games-result-points = { $deals ->
    [one] { $points } in one deal
   *[other] { $points } in { $deals } deals
}
# For a screen reader: the button on a finished game.
games-review = Review its deals
# In place of the game, with the next button.
games-deleted = { $title } was deleted. You can undo this while this page is open.
# The button: bring it back.
games-undo = Undo
# In passing.
games-not-brought-back = The game couldn’t be restored.
# For a screen reader: the pencil beside a saved game.
games-rename = Rename { $title }
# For a screen reader: the bin beside a saved game.
games-delete = Delete { $title }
# The title of the dialog for a name.
games-name-title = Name of the game
# The label of its field.
games-name = Name
# Its button.
games-save = Save

## How to play: three tabs

# The first tab: the rules in sentences, with the next pages.
help-rules = Rules
# The second tab: the lessons as pictures.
help-pictures = In pictures
# The third tab.
help-keys = Keys
# A heading over opponents-know and what follows it.
help-opponents = Your opponents
# A heading over fair-seed and what follows it.
help-fair = Fair deals
# The first sentence of all.
help-trick = Everyone in turn plays one card: together they make a trick. Normally the highest card of the suit led takes it.
# Over the sentences about the moon.
help-moon = Shooting the moon
# A heading over what the buttons of a game pad do.
keys-pad = Game pad
# What a key does; its attribute .keys is the key as it stands on a keyboard. $left, $right, $up
# and $down are arrows.
help-choose-card = Move along your cards
    .keys = { $left } { $right }
# Marked: chosen to be passed.
help-use-card = Play the card, or choose it to pass
    .keys = Enter
# The big button, such as “Pass cards”.
help-to-button = Move from the chosen cards to the button
    .keys = { $down }
# An animation: cards that fly.
help-finish-animation = Skip the current animation
    .keys = Space
# Undo.
help-take-back = Take the last card back
    .keys = Backspace
# Opens the menu of the game.
help-game-menu = Game menu
    .keys = Esc
# A control: a button, a switch, a field.
help-next-control = Next control; with Shift the previous one
    .keys = Tab
# Within lists and settings.
help-move = Move between controls, change a value
    .keys = { $up } { $down } { $left } { $right }
# Plus and minus.
help-number = Change a number
    .keys = + −
# The keys Page up, Page down, Home and End have their names as on keyboards of your language.
help-scroll = Scroll, or change a value by more
    .keys = Page { $up } { $down }, Home, End
# What the keyboard is on.
help-press = Press the control
    .keys = Enter, Space
# A page: a tab, such as those of Options.
help-next-page = Next page of a screen; with Shift the previous one
    .keys = Ctrl Tab
# Leaves a page.
help-back = Back
    .keys = Esc
# “or type”: letters go into the field without a press on it.
help-find = Go to the search field
    .keys = Ctrl F, or type
# On the page of rules, in the list of games and in that of people.
help-undo = Undo a change of the rules, or a deletion
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
# A setting with a name or value that the file cannot hold.
options-file-not-kept = Setting { $name } can’t be saved.
# A line of another form.
options-file-line = Line { $n } of the settings isn’t a setting: { $line }
# In passing.
options-file-unsaved = The settings couldn’t be saved: { $why }.
# Instead of a value.
options-file-too-long = too long to show

## The list of languages; “System” is the one of the computer

# A row of the page Accessibility.
options-language = Language
# The first choice.
options-language-system = Same as the system
# Under the row, where the language is a draft. TRANSLATING.md is a file.
options-language-draft = A draft: no native speaker has checked it yet. TRANSLATING.md in the source says how to correct a text.

## The page that lists the people who play on this computer

# Its title.
people-title = Who is playing?
# Beside the one who plays now.
people-plays = playing now
# The last row: one more player.
people-new = Someone new
# Under it.
people-new-detail = With games and statistics of their own
# In passing, after someone was added.
people-name-them = Name and portrait can be chosen in Options.
# In passing.
people-not-kept = The choice of player couldn’t be saved: { $why }.
# Why a person could not be deleted, or brought back.
people-not-changed = The list of people couldn’t be changed: { $why }.

## The deck room: cards and tables by their pictures.

# The title of the screen; also on the button under Options → Cards that opens it.
deck-title = Deck room
# Beside that button.
options-deck = Cards and table
# A round button: leaves without keeping anything.
deck-back = Back, without changes
# The big button.
deck-use = Use this look
# Beside the gold button: other colours, back and table, drawn at random.
deck-surprise = Surprise me
# A heading over pictures of card faces.
deck-faces = Faces
# A heading over pictures of card backs.
deck-backs = Backs
# Beside it, a button: the back follows the table.
deck-match = Match the table
# A heading over pictures of tables.
deck-tables = Tables
# The last of them: a picture of the player’s own.
deck-own = Your own picture
# For a screen reader: this one is in use.
deck-chosen = chosen
# For a screen reader: the cards on the table; $look names face, back and table.
deck-preview = Cards as they look now: { $look }
# The title of a question.
deck-own-title = A picture for your table
# Its text.
deck-own-note = A PNG or JPEG file of at most 20 MB. You can also drop it on this window. It is cropped to fill the window, and darkened so that everything stays easy to read.
# The field of that question.
deck-own-path = Path of the picture
# The button that takes it.
deck-own-use = Use it
# A slider under the pictures.
deck-blur = Blur
# Where a file is no picture, or cannot be read.
deck-picture-unreadable = That picture couldn’t be opened. Choose a PNG or JPEG file.
# Where a file is too large; $most is in megabytes.
deck-picture-too-large = That picture is too large. Choose one of at most { $most } MB and 50 megapixels.
# Where the folder cannot be written.
deck-picture-not-kept = The picture couldn’t be copied to your folder.
