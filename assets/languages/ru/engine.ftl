### Чему правила говорят «нет»: опциям, кодам правил, числу игроков и сохранённым партиям.

## Почему опция не может иметь такое значение

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Одна колода годится на { $low }–{ $high } игроков.
   *[other] Две колоды годятся на { $low }–{ $high } игроков.
}
refused-hand-size = На { $players } игроков по { $size } нужно больше карт, чем { $total }.
refused-cycle-length = Передачи можно задать не больше чем на { $most } раздач.
refused-pass-forbid = Запретить передавать можно только эти карты: { $faces }.
refused-warren = { $needs ->
   *[one_pack] Карте Уоррена нужна одна колода.
    [no_jokers] Карте Уоррена нужна колода без джокеров.
    [no_stock] Карте Уоррена нужна раздача без запаса.
    [no_nines] Карте Уоррена нужна игра без девяток-ускорителей.
    [other_lead] Карте Уоррена нужен другой первый ход: двойка пик может оказаться лишней картой.
}
refused-uneven = Карты ({ $total }) не делятся поровну на число игроков: { $players }.
refused-left-over = Остались бы лишние карты ({ $n }), а прикупа для них нет.
refused-kitty-size = Карт в прикупе ({ $n }) слишком много, чтобы взять их на руки ({ $hand }).
refused-no-stock = Игроков { $players }, карт по { $size }: на запас не остаётся.
refused-stock-uneven = Запаса ({ $n }) не хватит поровну на число игроков: { $players }.
refused-hand-too-large = У каждого было бы карт: { $n }; на руках помещается не больше { $most }.
refused-no-such-pass = При { $players } игроках такой передачи нет.
refused-pass-count = На руках { $hand }, передать { $n } нельзя.
refused-pass-size = На руках { $hand }, передать { $n } нельзя.
refused-two-spades = Двоек пик в колоде: { $n }.
refused-value-face = { $face } — не карта, у которой может быть цена.
refused-value-twice = { $face }: указаны две цены.
refused-value-range = Цена карты должна быть от { $low } до { $high }.
refused-pip-ace = Туз червей может стоить только { $first } или { $second }.
refused-score-dir = Так считают только при цене карт { $values }.
refused-range = Нужно число от { $low } до { $high }.
refused-wraps = Введите от одного до { $n } чисел, каждое от { $low } до { $high }.
refused-stake = Вначале у каждого фишек только { $n }.
refused-chips = При ставке { $n } столько фишек никогда не кончится.
refused-no-such-option-but = Такой опции нет; самая похожая — { $nearest }.
refused-choice = Может быть { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Некоторые и так кладут в первую взятку две карты, и девятки не могут её продлить.
refused-way-making-deal-come-out = Так карты выравнивают джокерами, а в этих правилах их нет.
refused-least-one-step-if-only = Нужна хотя бы одна, пусть и «без передачи».
refused-stock-draw-from-booster-nines = Запас для добора и девятки-ускорители несовместимы.
refused-all-cards-dealt-out-no = Все карты сданы, и запаса для добора нет.
refused-pass-moves-least-one-card = Передают хотя бы одну карту.
refused-perhaps-nobody-dealt-club = Может случиться, что треф ни у кого нет.
refused-can-be-two-lowest-clubs = Младших треф может быть две.
refused-nobody-bids-right-name-penalty = За право назвать штрафную масть никто не торгуется.
refused-highest-bidder-names-penalty-suit = Штрафную масть называет сделавший высшую заявку, и цена карт должна зависеть от неё.
refused-only-two-marked-jokers-one = Меченых джокеров только два: трефовый и бубновый.
refused-pass-depends-on-charged-cards = Эта передача зависит от выставленных карт, а карты не выставляют.
refused-two-spades-may-be-among = Двойка пик может оказаться среди несданных карт.
refused-nobody-bids-game = В этой игре не торгуются.
refused-taking-points-off-no-bonus = Снимать очки — не премия, если побеждает наибольший счёт.
refused-no-card-cost-anything = Ни одна карта ничего бы не стоила.
refused-few-penalty-cards-one-player = Штрафных карт так мало, что один игрок часто брал бы все.
refused-punishes-player-who-passed-shooter = Наказывается передавший карты снявшему, а одному игроку их не передают.
refused-many-points-taken-off-perhaps = Снимается так много, что партия могла бы не кончиться.
refused-card-values-count-upward-highest = При такой цене карт счёт растёт: побеждает наибольший.
refused-card-values-give-complex-numbers = При такой цене карт числа комплексные: побеждает счёт ближе всех к нулю.
refused-suit-named-by-bidder-decides = Сколько стоит карта, решает масть, названная на торге.
refused-card-values-say-nothing-about = В этой цене карт ничего не сказано о взятии всех червей.
refused-no-sides = Без партнёров нет и сторон.
refused-partners-moon-adds-other-side = С партнёрами Луна добавляет другой стороне или вычитается у своей.
refused-complex-hearts-moon-added-others = В Комплексных червах Луну добавляют остальным или вычитают у снявшего.
refused-counters-can-only-end-game = По фишкам заканчивается только партия, которую фишки и решают.
refused-only-counters-decide-game-no = Эту партию решают только фишки: по счёту она не заканчивается.
refused-no-counters-change-hands-they = Фишки не переходят из рук в руки и решать партию не могут.
refused-player-most-hearts-pays-two = У кого больше всех червей, тот платит двум другим: это для троих.
refused-highest-bidder-pays-bid-into = Высшую заявку платят в банк, а банка здесь нет.
refused-payment-games-lowest-score-wins = Этот расчёт — для игр, где побеждает наименьший счёт.
refused-wager-paid-by-places-only = Взносы делят по местам, а здесь место есть только у победителя.
refused-partners-need-least-four-players = Для партнёров нужно хотя бы четыре игрока.
refused-partners-sit-opposite-each-other = Партнёры сидят друг напротив друга, поэтому число игроков должно быть чётным.
refused-counters-go-single-players-not = Фишки получают игроки, а не стороны.
refused-whole-number = Нужно целое число.
refused-list = Нужен список.
refused-does-not-belong-list = Этого в списке быть не может.
refused-either-on-or-off = Можно только «да» или «нет».
refused-no-such-option = Такой опции нет.
refused-either-true-or-false = Можно только true или false.

## Почему опция ничего не меняет

irrelevant-all-penalty-cards-one-hand = За взятие всех штрафных карт ничего особенного не полагается.
irrelevant-only-counters-decide-game-not = Эту партию решают только фишки, не очки.
irrelevant-shooter-own-points-change-their = У очков снявшего меняется знак.
irrelevant-totals-cleared-or-doubled-whatever = Счёт обнуляется или удваивается, сколько бы ни стоила раздача.
irrelevant-card-values-already-reward-taking = Цена карт и так награждает за все червы.
irrelevant-no-score-switches-guard-on = Защита при Луне не зависит от счёта.
irrelevant-nothing-added-others = Остальным ничего не добавляют.
irrelevant-no-score-ends-game = По счёту партия не заканчивается.
irrelevant-none-cards-can-be-charged = Карты, которые можно выставить, ничего не стоят.
irrelevant-no-jokers-pack = В колоде нет джокеров.
irrelevant-warren-card-needs-whole-pack = Для карты Уоррена сдают всю колоду, кроме одной карты.
irrelevant-card-left-over-belongs-holder = Оставшаяся карта — у владельца карты Уоррена.
irrelevant-cards-left-over-stock-draw = Оставшиеся карты — запас для добора.
irrelevant-every-card-dealt-player = Все карты сданы игрокам.
irrelevant-no-card-left-over-from = После сдачи карт не остаётся.
irrelevant-nobody-swaps-cards-kitty = Никто не меняется картами с прикупом.
irrelevant-every-hand-has-same-fixed = У всех заданное число карт.
irrelevant-cards-go-round-evenly = Карты делятся поровну.
irrelevant-no-warren-card = Карты Уоррена нет.
irrelevant-two-players-always-take-turns = Двое всегда ходят по очереди.
irrelevant-no-pass-goes-one-other = Одному игроку карты не передают.
irrelevant-no-cards-passed = Карты не передают.
irrelevant-penalty-cards-may-fall-on = Штрафные карты можно класть и в первую взятку.
irrelevant-hearts-may-always-be-led = С червей можно ходить всегда.
irrelevant-only-hearts-penalty-cards = Штрафные карты — только червы.
irrelevant-no-equal-cards-one-pack = В одной колоде нет равных карт.
irrelevant-equal-cards-do-not-cancel = Равные карты не гасят друг друга.
irrelevant-nobody-knows-cards-stock = Карт запаса никто не знает.
irrelevant-card-values-not-point-count = Цена карт не как в Point-Count.
irrelevant-no-bonus-card = Премиальной карты нет.
irrelevant-highest-score-wins-here-nothing = Здесь побеждает наибольший счёт, и за это ничего не снимают и не добавляют.
irrelevant-no-card-takes-points-off = Ни одна карта не снимает очков.
irrelevant-taking-no-trick-earns-nothing = За игру без взяток ничего не дают.
irrelevant-card-values-not-gong-zhu = Цена карт не как в Гун Чжу.
irrelevant-card-values-fix-amount = Сколько, задано ценой карт.
irrelevant-points-not-simply-added-others = Очки не просто добавляют остальным.
irrelevant-amount-already-holds-bonus-cards = Премиальные карты уже учтены.
irrelevant-card-values-not-those-complex = Цена карт не как в Комплексных червах.
irrelevant-card-values-have-no-sun = При такой цене карт Солнца нет.
irrelevant-partners-take-their-tricks-together = Партнёры берут взятки вместе.
irrelevant-counters-end-game = Партия заканчивается по фишкам.
irrelevant-totals-only-count-one-way = Счёт идёт здесь только в одну сторону.
irrelevant-scores-do-not-pass-through = Такого счёта здесь не бывает.
irrelevant-totals-do-not-jump-back = Счёт не обнуляется.
irrelevant-no-total-wins-by-itself = Счёт сам по себе победы не даёт.
irrelevant-nothing-played = Играют не на фишки.
irrelevant-no-counters-change-hands-after = После раздачи фишки не переходят.
irrelevant-no-wager = Взносов нет.
irrelevant-everyone-plays-alone = Каждый играет за себя.
irrelevant-penalty-suit-named-after-cards = Штрафную масть называют только после выставления карт.
irrelevant-scores-may-fall-below-zero = Счёт здесь может быть ниже нуля.

## Почему вставленное — не код правил

code-too-long = Для кода это слишком длинно.
code-none = Это не код правил: он начинается с H1.
code-letter = В коде правил не бывает { $letter }: опечатка.
code-too-short = Код слишком короткий: нет конца.
code-mistyped = В коде опечатка, или чего-то не хватает.
code-version = Код из другой версии игры (H{ $version }, а не H1).
code-damaged = Код повреждён: чего-то не хватает.
code-players = Код на { $here } игроков, а не на { $players }.
code-rules = По правилам из кода играть нельзя: { $why }

## Почему вариант не подходит к числу игроков

impossible-table = { $name }: игроков может быть { LIST($sizes, type: "or") }, а не { $players }.
impossible-table-range = { $name }: игроков может быть от { $low } до { $high }, а не { $players }.

## Что не так с сохранённой партией

log-no-record = это не строка партии
log-no-game = это не сохранённая партия в Червы
log-newer = записано более новой версией игры; обновите её, чтобы открыть
log-seed = зерно — не текст
log-cut = не прочесть, как сняли колоду
log-seats = правила или места повреждены
log-missing = нет { $name }
log-rules = { $why }
log-line-changed = строку изменили после записи
log-not-readable = не читается
log-stuck = отсюда партию не продолжить
log-torn = строка обрывается
log-empty = файл пуст
log-wrong = { $detail }
log-misfit = { $event } здесь не подходит
log-differs = строка { $line }, раздача { $deal }: в файле { $part ->
    [totals] счёт
    [points] очки
    [hands] карты
    [e] событие
   *[other] { $part }
} { $recorded }, а по правилам { $expected }
log-undo = нельзя вернуться к событию { $n }
