### Practice: positions that come back, a drill of one motif, and what they come to.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $own: whether the position comes from a game of the player’s; $day: the day of that game
### $theme: what kind of decision it is
### $verdict: what became of the answer
### $result: how a position was answered
### $drill: whether it is a drill of one motif
### $minutes: how long a drill takes
### $days: in how many days
### $percent, $half, $usual: shares in per cent, what chance allows, and what is expected

# In the main menu.
menu-practice = Practice
# Under it, how many positions wait today.
menu-practice-detail = { $n ->
    [0] Nothing to do today
    [one] One position today
   *[other] { $n } positions today
}
# The row of cells under the table, one for each position.
practice-row = { $drill ->
    [yes] This drill
   *[no] Today
}
# Which position of the row it is.
practice-at = { $at } of { $of }
# The value of a cell.
practice-cell = { $result ->
    [right] right
    [again] comes back
    [missed] missed
   *[open] not answered yet
}
# In small letters over the title.
practice-place = Position { $at } of { $of } · { $own ->
    [yes] from your game on { $day }
   *[no] a new one
}
# The title while the question is open.
practice-question = Which card?
# The title of an answer that has no motif.
practice-answer = The better card
# Under the title: what kind of decision it is.
practice-theme = { $theme ->
    [lead] You lead. Choose the card in your hand.
    [last] You play last. Choose the card in your hand.
    [discard] You can’t follow suit. Choose the card in your hand.
   *[follow] Others play after you. Choose the card in your hand.
}
# In a frame: the result. $card is the card played, or the answer; where the player found another
# right card than the $best one, whose reason follows, both are named.
practice-verdict = { $verdict ->
    [right] Right: the { CARD($card) }
    [both] Right: the { CARD($card) }. The { CARD($best) } is right too
    [wrong] Not this time. Better: the { CARD($card) }
   *[shown] The answer: the { CARD($card) }
}
# Over the reason, about the usual wrong card.
practice-why-not = Why not the { CARD($card) }?
# When the position is asked again.
practice-comes-back = { $n ->
    [0] Comes back today
    [one] Comes back tomorrow
   *[other] Comes back in { $n } days
}
# How the motif went lately.
practice-of-last = Recent results of this kind: { $n } of { $of } right
# How much better the right card is than the next best one. The points that the others take count
# too: the fewer you take compared with them, the better.
practice-gap = { $n ->
    [one] About one point better on average, including what the others take
   *[other] About { $n } points better on average, including what the others take
}
# Under the answer, where a hint was taken.
practice-hinted = With a hint it doesn’t count as right.
# The large button after an answer.
practice-next = Next
# The same after the last position of the row.
practice-see = See the result
# In place of a position: the result of the row.
practice-result = { $n } of { $of } right without help. Practice doesn’t affect your rating.
# In place of a position, where nothing is due. $reading is how many games are still being judged.
practice-nothing = { $reading ->
    [0] Nothing to practise today.
   *[other] Nothing to practise yet.
}
# Under it, as long as there are no mistakes to practise.
practice-no-cards = Once you have played a game and the coach has looked at it, your mistakes come back here. Practice games don’t count.
# Under it, while finished games are still being judged.
practice-reading = { $n ->
    [one] The coach is reading one more of your games.
   *[other] The coach is reading { $n } more of your games.
}
# Under the result: on which day the next mistakes are asked again.
practice-mistakes = { $n ->
    [one] One mistake of yours comes back
   *[other] { $n } of your mistakes come back
} { $days ->
    [1] tomorrow.
   *[other] in { $days } days.
}
# A button: positions that the player has never seen.
practice-new = { $n ->
    [one] One new position
   *[other] { $n } new positions
}
# The button that ends practice.
practice-back = Done for today
# Under the habit that cost most: how often it was missed in the last seven days.
report-often = { $n ->
    [one] The first time this week.
    [2] The second time this week.
    [3] The third time this week.
   *[other] { $n } times this week.
}
# The button that drills the habit, and after a lesson what it was about.
report-drill = Practise this
# Beside the button.
report-length = { $n ->
    [one] one position
   *[other] { $n } positions
}, { $minutes } min

## Statistics

# In Statistics, while there are too few answers to positions that the player had never seen.
stat-practice-few = Answers so far: { $n }. After { $of } answers to new positions you’ll see here whether you are getting better.
# Over how many answers.
stat-practice-answers = { $n } answers to new positions
# The names of the two bars: the first half of the answers, and the second.
stat-practice-before = At first
# The second bar: the newer half.
stat-practice-after = Lately
# A share beside its bar.
stat-practice-percent = { $percent }%
# Under the bars, while no weakness can be named.
stat-practice-early = Not enough games yet: after { $n ->
    [one] one more choice
   *[other] { $n } more choices
} you’ll see what to work on.
# The same where nothing stands out.
stat-practice-none = No kind of choice stands out as a weakness.
# And where one does.
stat-practice-worst = Most to gain: { $name }.
# On the page with all numbers: a bar, with what chance allows.
stat-practice-row = { $name }: { $percent }% right, give or take { $half }.
# And how one motif goes in games; $usual is what the player’s level leads one to expect.
stat-practice-motif = { $name }: missed { $n } of { $of }; expected { $usual }%.
# How it is counted.
stat-practice-how = Only new positions count, and only without a hint. “At first” is the first half of them. A kind of choice is called a weakness only if you very likely miss it more often than your other choices suggest.
