### The window, what stands on every page, names of widgets and of keys, and errors of the program.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $codes: characters by their numbers
### $parts: what is read one after the other
### $on: whether a switch is on
### $option: which of several is chosen
### $here, $some: the card that a press would switch, and whether any is in
### $left, $right, $up, $down: arrows
### $library, $debian, $fedora: names of packages

## Pages and dialogs

# A button of pages: leave the page.
page-close = Close
# A button of dialogs: leave it and change nothing.
page-cancel = Cancel
# A button beside a field: what was copied goes into it.
page-paste = Paste
# A name with characters that no font can draw; they are given by their numbers, as U+1F600.
page-no-letters = { $n ->
    [one] No font on this computer has the character { $codes }. Please leave it out.
   *[other] No font on this computer has the characters { $codes }. Please leave them out.
}

## Widgets, for a screen reader

# What kind of thing it is, after its label and before its value: "Theme, list box, Card room".
# This one can be pressed.
widget-role-button = button
# It is on or off.
widget-role-switch = switch
# Several pages or values side by side, of which one is chosen.
widget-role-tabs = tabs
# A number with minus and plus beside it.
widget-role-stepper = stepper
# A value that is chosen from a list which opens.
widget-role-list-box = list box
# A knob on a line.
widget-role-slider = slider
# A field to type in.
widget-role-text-field = text field
# Several switches that belong together.
widget-role-group-of-switches = group of switches
# Label, role, value and what more there is to say; or a row's detail and note.
widget-parts = { SERIES($parts, joint: "list-more") }
# The value of a switch.
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
# On the page of card values: a card and what it counts.
widget-card-points = { CARD($card) }, { $points }
# The label of the control that shows another page of a screen.
widget-pages = Page

## What keys do that the player may change: on the pages of keys, beside the key. Held: as long
## as the key is down.

# L, unless it was changed.
window-key-last = Hold to show the last trick
# H
window-key-legal = Show what may be played, and why
# T. Practice: the game no longer counts.
window-key-hint = Hint (the game becomes practice); in the review, try again
# U
window-key-undo = Take the last card back
# S
window-key-scores = Score sheet
# F. It is offered when the rest of the deal is settled.
window-key-finish = Finish the deal early, when that is offered
# C. What stands beside the large button.
window-key-beside = Claim all remaining tricks, pass cards on unseen, or call a misdeal; copy scores or a position
# G
window-key-passed = Show the cards passed in this deal
# P
window-key-pace = Slower play, or normal pace
# O
window-key-options = Options
# R
window-key-review = On the score sheet: review the last deal
# V
window-key-view = In the review: your view or all hands
# N. A mark stands on mistakes and great cards.
window-key-mark = In the review: the next marked choice
# W. The button review-knows.
window-key-knows = In the review: what could they know?
# For a person who plays with switches: to scroll what is longer than the window.
window-page = Scroll
# A step on that page.
window-page-down = Further down
# A step on that page.
window-page-up = Further up
# The one key, or the two keys, of a person who plays with switches.
window-key-switch = Choose
# With two switches: the frame moves to the next part.
window-key-switch-step = Next part
# M
window-key-mute = Sound on or off
# F11
window-key-full-screen = Full screen on or off
# A key as its cap shows it. $name is the key in English, such as "space", "insert", "delete",
# "pause", "print-screen" or "scroll-lock"; $cap is what stands on English caps. The key "return"
# is called as in table-key.
window-key-cap = { $name ->
    [return] Enter
   *[other] { $cap }
}
# Why a key cannot be given another meaning.
window-key-needed = This key is needed to move around and to choose.
# Such as Shift and Ctrl.
window-key-modifier = This key only works together with others.

## What the buttons of a game pad do; the attribute is what stands on them

# The names in .keys stand on the buttons of a common game pad; most of them stay.
window-pad-move = Move along your cards and between controls
    .keys = { $left } { $right } { $up } { $down }, left stick
# To mark is to choose a card for the pass.
window-pad-use = Play or choose the card, press the control
    .keys = A
# Leaves a page.
window-pad-back = Back; at the table the game menu
    .keys = B, Start
# And why not others.
window-pad-legal = Show what may be played
    .keys = X
# As long as the button is down.
window-pad-last = Hold to show the last trick
    .keys = Y
# LB and RB are buttons at the front.
window-pad-pages = Pages of a screen; at the table its buttons
    .keys = LB, RB
# LT and RT are buttons at the front too.
window-pad-undo = Take the last card back
    .keys = LT
# What stands beside the large button.
window-pad-beside = Claim, pass on unseen or misdeal
    .keys = RT
# View is the small button at the left of the middle.
window-pad-scores = Score sheet
    .keys = View
# The right stick can be pressed too.
window-pad-scroll = Scroll; pressed: a hint
    .keys = Right stick

## No window: in the terminal, because nothing can be shown

# The system has no screen for the program.
window-no-screen = Hearts needs a screen, and none could be opened.
# $reason is what the system says.
window-no-screen-because = Hearts needs a screen, and none could be opened ({ $reason }).
# The connection to the screen was lost during a game; crash-saved follows.
window-screen-lost = The screen is gone.
# There is a screen, but the window failed.
window-not-opened = Hearts couldn’t open its window ({ $reason }).
# A library of the system is missing; $debian and $fedora are names of packages.
window-no-library =
    Hearts needs the library { $library } to open its window: install the package { $debian }
    (Debian, Ubuntu) or { $fedora } (Fedora, openSUSE).

## Errors of the program: a dialog of three paragraphs, and one sentence in the terminal

# A dialog after the program had to stop. $lack: the system gave no more memory or open files, or
# nothing was lacking and the error is the program’s own.
crash-stopped = { $lack ->
    [memory] Hearts had to stop because the computer ran out of memory.
    [files] Hearts had to stop because too many files are open on this computer.
    [folder] Hearts had to stop because it can’t write to any folder for temporary files.
    [asset] Hearts had to stop because one of its own files is missing or damaged.
   *[nothing] Hearts has crashed because of an error in the program.
}
# The second paragraph.
crash-saved = { $lack ->
    [memory] Your game is saved: close other programs, then start Hearts again to continue.
    [files] Your game is saved: close other programs, then start Hearts again to continue.
    [folder] Your game is saved: free some disk space, then start Hearts again to continue.
    [asset] Your game is saved: reinstall the game, then start it to continue.
   *[nothing] Your game is saved: start Hearts again to continue.
}
# Before the path of the report, which stands on a line of its own.
crash-report = A report is in
# In place of it.
crash-no-report = No report could be written.
# At the first start after the program ended without a message of its own.
crash-last-title = Hearts ended unexpectedly last time
# Its text.
crash-last = Hearts crashed last time; your games are safe, and a report is in { $path }.
# The same in the terminal; $fault is the name of the error.
crash-sentence = { $lack ->
    [memory] The computer ran out of memory; close other programs first.
    [files] Too many files are open on this computer; close other programs first.
    [folder] Hearts can’t write to any folder for temporary files; free some disk space, or set TMPDIR to another folder.
    [asset] A file of Hearts is missing or damaged ({ $fault }); reinstall the game.
   *[nothing] Something went wrong ({ $fault }).
}
# The same with the report.
crash-sentence-report = { $lack ->
    [memory] The computer ran out of memory; close other programs first. A report is in { $path }.
    [files] Too many files are open on this computer; close other programs first. A report is in { $path }.
    [folder] Hearts can’t write to any folder for temporary files; free some disk space, or set TMPDIR to another folder. A report is in { $path }.
    [asset] A file of Hearts is missing or damaged ({ $fault }); reinstall the game. A report is in { $path }.
   *[nothing] Something went wrong ({ $fault }). A report is in { $path }.
}
