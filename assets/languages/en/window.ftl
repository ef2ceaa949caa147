### The window, what stands on every page, names of widgets and of keys, and errors of the program.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $codes: characters by their numbers
### $parts: what is read one after the other
### $on: whether a switch is on
### $option: which of several is chosen
### $here, $some: the card that a press would switch, and whether any is in
### $left, $right, $up, $down: arrows
### $library, $debian, $fedora: names of packages

## Pages and dialogs

# Buttons: leave the page; leave the dialog and change nothing; what was copied goes into the field.
page-close = Close
page-cancel = Cancel
page-paste = Paste
# A name with characters that no font can draw; they are given by their numbers, as U+1F600.
page-no-letters = { $n ->
    [one] No font on this computer has the character { $codes }. Please leave it out.
   *[other] No font on this computer has the characters { $codes }. Please leave them out.
}

## Widgets, for a screen reader

# What kind of thing it is, after its label and before its value: "Theme, list box, Card room".
widget-role-text = text
widget-role-button = button
widget-role-switch = switch
widget-role-tabs = tabs
widget-role-stepper = stepper
widget-role-list-box = list box
widget-role-slider = slider
widget-role-list = list
widget-role-list-item = list item
widget-role-text-field = text field
widget-role-group-of-switches = group of switches
widget-role-grid = grid
# Label, role, value and the next message; or a row's detail and note.
widget-parts = { SERIES($parts, joint: "list-more") }
widget-not-available = not available: { $reason }
widget-switch = { $on ->
    [yes] on
   *[no] off
}
# Which of several is chosen, and its place among them: "Totals only, 2 of 3".
widget-choice = { $option }, { $n } of { $of }
# Cards in a row that are in or out: those that are in, and the one that a press would switch.
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; now at the { CARD($here) }
   *[no] none; now at the { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
# The label of the control that shows another page of a screen.
widget-pages = Page
widget-sample = Sample cards

## What keys do that the player may change: the page of all keys

window-key-last = Show the last trick while held
window-key-legal = Show what may be played, and why
window-key-hint = Hint (makes the game practice); in the review, try again
window-key-undo = Take the last card back
window-key-scores = Score sheet
window-key-finish = Finish the deal when it is offered
window-key-beside = Claim all remaining tricks, or pass cards on unseen; copy scores or a position
window-key-passed = Show the cards passed in this deal
window-key-pace = Slower play, or normal pace
window-key-options = Options
window-key-review = On the score sheet: review the last deal
window-key-view = In the review: your view or all hands
window-key-mark = In the review: the next marked choice
window-key-knows = In the review: what could they know?
# For a person who plays with switches: to scroll what is longer than the window.
window-page = Read on
window-page-down = Further down
window-page-up = Further up
# The one key, or the two keys, of a person who plays with switches.
window-key-switch = Choose
window-key-switch-step = Step on
window-key-hand = All cards of your hand
window-key-suits = How many cards of each suit you hold
window-key-trick = The trick on the table
window-key-points = What everyone took in this deal
window-key-totals = Everyone’s total
window-key-taken = The last trick, card by card
window-key-turn = Whose turn it is, and what is asked
window-key-repeat = Repeat everything since your last card
window-key-mute = Sound on or off
window-key-full-screen = Full screen on or off
# A key as its cap shows it. $name is the key in English, such as "insert", "delete", "pause",
# "print-screen" or "scroll-lock"; $cap is what stands on English caps.
window-key-cap = { $name ->
   *[other] { $cap }
}
# Why a key cannot be given another meaning.
window-key-needed = This key is needed to move around and to choose.
window-key-modifier = This key only works together with others.

## What the buttons of a game pad do; the attribute is what stands on them

window-pad-move = Choose a card, move between controls
    .keys = { $left } { $right } { $up } { $down }, left stick
window-pad-use = Play or mark the card, press the control
    .keys = A
window-pad-back = Back; at the table the game menu
    .keys = B, Start
window-pad-legal = Show what may be played
    .keys = X
window-pad-last = Show the last trick while held
    .keys = Y
window-pad-pages = Pages of a screen; at the table its buttons
    .keys = LB, RB
window-pad-undo = Take the last card back
    .keys = LT
window-pad-beside = Claim, pass on unseen or misdeal
    .keys = RT
window-pad-scores = Score sheet
    .keys = View
window-pad-scroll = Scroll; pressed: a hint
    .keys = Right stick

## No window

window-no-screen = Hearts needs a screen, and none could be opened.
# $reason is what the system says.
window-no-screen-because = Hearts needs a screen, and none could be opened ({ $reason }).
window-not-opened = Hearts could not open its window ({ $reason }).
window-no-library =
    Hearts needs the library { $library } to open its window: install the package { $debian }
    (Debian, Ubuntu) or { $fedora } (Fedora, openSUSE).

## Errors of the program: a dialog of three paragraphs, and one sentence in the terminal

# A dialog after the program had to stop. $lack: the system gave no more memory or open files, or
# nothing was lacking and the error is the program’s own.
crash-stopped = { $lack ->
    [memory] Hearts had to stop because the system gave it no more memory.
    [files] Hearts had to stop because the system gave it no more open files.
   *[nothing] Hearts has crashed because of an error in the program.
}
crash-saved = { $lack ->
    [memory] Your game is saved: close other programs, then start Hearts again to continue.
    [files] Your game is saved: close other programs, then start Hearts again to continue.
   *[nothing] Your game is saved: start Hearts again to continue.
}
# Before the path of the report, which stands on a line of its own.
crash-report = A report is in
crash-no-report = No report could be written.
# At the first start after the program ended without a message of its own.
crash-last-title = Hearts ended unexpectedly last time
crash-last = An error ended Hearts last time; your games are safe, and a report is in { $path }.
# The same in the terminal; $fault is the name of the error.
crash-sentence = { $lack ->
    [memory] The system gave Hearts no more memory; close other programs first.
    [files] The system gave Hearts no more open files; close other programs first.
   *[nothing] Something went wrong ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] The system gave Hearts no more memory; close other programs first; a report is in { $path }.
    [files] The system gave Hearts no more open files; close other programs first; a report is in { $path }.
   *[nothing] Something went wrong ({ $fault }); a report is in { $path }.
}
