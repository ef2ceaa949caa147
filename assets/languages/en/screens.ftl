### The screens around the table: menu, choice of a game, options, help, lists.

## Titles of pages

about-title = About
about-licence-title = Licence
help-title = How to play
keys-title = Your own keys
options-title = Options
portraits-title = Portrait
games-title = Saved games
new-game-title = Choose a game
