### 规则不允许的事：选项、规则码、人数和保存的牌局。

## 选项为什么不能取这个值

refused = { $field } = { $value }：{ $why }
refused-players = { $packs ->
    [1] 一副牌可供{ $low }到{ $high }人玩。
   *[other] 两副牌可供{ $low }到{ $high }人玩。
}
refused-hand-size = { $players }人各{ $size }张，需要的牌超过{ $total }张。
refused-cycle-length = 一个循环最多{ $most }局。
refused-pass-forbid = 只有{ $faces }可以设为不能传。
refused-warren = { $needs ->
   *[one_pack] 沃伦牌要用一副牌。
    [no_jokers] 有沃伦牌就不能有大小王。
    [no_stock] 有沃伦牌就不能有牌堆。
    [no_nines] 有沃伦牌就不能有加力9。
    [other_lead] 沃伦牌要用别的首攻，因为黑桃2可能是额外牌。
}
refused-uneven = { $total }张牌不能平均发给{ $players }人。
refused-left-over = 会剩下{ $n }张牌，而没有底牌。
refused-kitty-size = 手里{ $hand }张时，收起{ $n }张太多。
refused-no-stock = { $players }人各{ $size }张，没有剩下的牌堆可摸。
refused-stock-uneven = { $n }张的牌堆不能让{ $players }人摸得一样多。
refused-hand-too-large = 每人会有{ $n }张牌；一手最多{ $most }张。
refused-no-such-pass = { $players }人玩时没有这种传法。
refused-pass-count = 手里{ $hand }张时不能传{ $n }张。
refused-pass-size = 手里{ $hand }张时不能传{ $n }张。
refused-two-spades = { $n ->
    [0] 牌中没有黑桃2。
   *[other] 牌中有{ $n }张黑桃2。
}
refused-value-face = { $face }不是可以设分值的牌。
refused-value-twice = { $face }有两个分值。
refused-value-range = 牌的分值必须在{ $low }到{ $high }之间。
refused-pip-ace = 红心A只能算{ $first }或{ $second }。
refused-score-dir = 只有{ $values }的分值才这样计算。
refused-range = 必须在{ $low }到{ $high }之间。
refused-wraps = 请输入1到{ $n }个总分，在{ $low }到{ $high }之间。
refused-stake = 每人开始只有{ $n }个筹码。
refused-chips = 每次付{ $n }个，这么多筹码永远用不完。
refused-no-such-option-but = 没有这个选项；最接近的是{ $nearest }。
refused-choice = 可以是{ LIST($choices, type: "or") }。
refused-some-players-already-play-two = 有些玩家第一墩已经出两张，所以9不能再延长。
refused-way-making-deal-come-out = 这种凑齐方法要加大小王，而这套规则没有大小王。
refused-least-one-step-if-only = 至少要有一种，哪怕是不传。
refused-stock-draw-from-booster-nines = 摸牌堆和加力9不能同时使用。
refused-all-cards-dealt-out-no = 牌全部发完，没有牌堆可摸。
refused-pass-moves-least-one-card = 传牌至少传一张。
refused-perhaps-nobody-dealt-club = 有可能谁也没有发到梅花。
refused-can-be-two-lowest-clubs = 可能有两张最小的梅花。
refused-nobody-bids-right-name-penalty = 没有人叫价争夺指定罚分花色的权利。
refused-highest-bidder-names-penalty-suit = 叫价最高的人指定罚分花色，牌的分值必须随之而定。
refused-only-two-marked-jokers-one = 有花色的大小王只有梅花、方块各一张。
refused-pass-depends-on-charged-cards = 这种传法取决于亮牌，而这里不亮牌。
refused-two-spades-may-be-among = 黑桃2可能在没有发出的牌里。
refused-nobody-bids-game = 这种玩法没有叫价。
refused-taking-points-off-no-bonus = 分数最高者胜时，减分不是奖励。
refused-no-card-cost-anything = 没有一张牌会罚分了。
refused-few-penalty-cards-one-player = 罚分牌太少，常常会被一个人收齐。
refused-punishes-player-who-passed-shooter = 它惩罚传牌给射月者的玩家，而这里没有传给某一家的牌。
refused-many-points-taken-off-perhaps = 减分太多，可能永远打不完。
refused-card-values-count-upward-highest = 这种分值往上算：分数最高者胜。
refused-card-values-give-complex-numbers = 这种分值得出复数：最接近零者胜。
refused-suit-named-by-bidder-decides = 每张牌的分值由叫价者指定的花色决定。
refused-card-values-say-nothing-about = 这种分值没有规定收全红怎么算。
refused-no-sides = 没有搭档就没有各方。
refused-partners-moon-adds-other-side = 有搭档时，射月给另一方加分，或从本方减分。
refused-complex-hearts-moon-added-others = 复数红心中，射月给别人加分，或从射月者的分数减。
refused-counters-can-only-end-game = 由筹码定胜负时，才能由筹码决定终局。
refused-only-counters-decide-game-no = 这种玩法只由筹码定胜负，分数不决定终局。
refused-no-counters-change-hands-they = 筹码没有转手，不能由它定胜负。
refused-player-most-hearts-pays-two = 红心最多的玩家付给另外两人：这是三人玩的。
refused-highest-bidder-pays-bid-into = 叫价最高的人要付入彩池，而这里没有彩池。
refused-payment-games-lowest-score-wins = 这种付法用于分数最低者胜的玩法。
refused-wager-paid-by-places-only = 赌注按名次分配，而这里只有获胜者有名次。
refused-partners-need-least-four-players = 搭档至少要四人。
refused-partners-sit-opposite-each-other = 搭档对坐，所以人数必须是偶数。
refused-counters-go-single-players-not = 筹码归个人，不归一方。
refused-whole-number = 这里必须是整数。
refused-list = 这里必须是列表。
refused-does-not-belong-list = 这一项不属于列表。
refused-either-on-or-off = 这里必须是开或关。
refused-no-such-option = 没有这个选项。
refused-either-true-or-false = 这里必须是true或false。

## 选项为什么不起作用

irrelevant-all-penalty-cards-one-hand = 收齐所有罚分牌没有特别的作用。
irrelevant-only-counters-decide-game-not = 这种玩法由筹码定胜负，不看分数。
irrelevant-shooter-own-points-change-their = 射月者自己的分数改变正负。
irrelevant-totals-cleared-or-doubled-whatever = 总分归零或翻倍，与本局多少分无关。
irrelevant-card-values-already-reward-taking = 这种分值已经奖励收全红。
irrelevant-no-score-switches-guard-on = 射月保护与总分无关。
irrelevant-nothing-added-others = 没有给别人加什么。
irrelevant-no-score-ends-game = 分数不决定终局。
irrelevant-none-cards-can-be-charged = 可以亮的牌都不算分。
irrelevant-no-jokers-pack = 牌中没有大小王。
irrelevant-warren-card-needs-whole-pack = 用沃伦牌时要发完整副牌，只剩一张。
irrelevant-card-left-over-belongs-holder = 剩下的一张归持有沃伦牌的人。
irrelevant-cards-left-over-stock-draw = 剩下的牌是可摸的牌堆。
irrelevant-every-card-dealt-player = 每张牌都发给了玩家。
irrelevant-no-card-left-over-from = 发牌后没有剩牌。
irrelevant-nobody-swaps-cards-kitty = 没有人与底牌换牌。
irrelevant-every-hand-has-same-fixed = 每手牌都是固定的张数。
irrelevant-cards-go-round-evenly = 牌可以平均发完。
irrelevant-no-warren-card = 没有沃伦牌。
irrelevant-two-players-always-take-turns = 两人总是轮流。
irrelevant-no-pass-goes-one-other = 没有传给某一家的牌。
irrelevant-no-cards-passed = 不传牌。
irrelevant-penalty-cards-may-fall-on = 第一墩可以出罚分牌。
irrelevant-hearts-may-always-be-led = 红心随时可以领出。
irrelevant-only-hearts-penalty-cards = 只有红心是罚分牌。
irrelevant-no-equal-cards-one-pack = 一副牌没有相同的牌。
irrelevant-equal-cards-do-not-cancel = 相同的牌不互相抵消。
irrelevant-nobody-knows-cards-stock = 谁也不知道牌堆里是什么牌。
irrelevant-card-values-not-point-count = 牌的分值不是点数红心。
irrelevant-no-bonus-card = 没有奖分牌。
irrelevant-highest-score-wins-here-nothing = 这里分数最高者胜，所以不因此加减分。
irrelevant-no-card-takes-points-off = 没有减分的牌。
irrelevant-taking-no-trick-earns-nothing = 一墩未吃没有奖励。
irrelevant-card-values-not-gong-zhu = 牌的分值不是拱猪的。
irrelevant-card-values-fix-amount = 这种分值已经定了数额。
irrelevant-points-not-simply-added-others = 不是简单地给别人加分。
irrelevant-amount-already-holds-bonus-cards = 数额已经包括奖分牌。
irrelevant-card-values-not-those-complex = 牌的分值不是复数红心的。
irrelevant-card-values-have-no-sun = 用这种分值没有射日。
irrelevant-partners-take-their-tricks-together = 搭档吃的墩合在一起。
irrelevant-counters-end-game = 由筹码决定终局。
irrelevant-totals-only-count-one-way = 这里总分只往一个方向算。
irrelevant-scores-do-not-pass-through = 这里分数不会停在这样的总分。
irrelevant-totals-do-not-jump-back = 总分不会归零。
irrelevant-no-total-wins-by-itself = 没有总分能单独获胜。
irrelevant-nothing-played = 没有赌注。
irrelevant-no-counters-change-hands-after = 一局之后没有筹码转手。
irrelevant-no-wager = 没有下注。
irrelevant-everyone-plays-alone = 大家各自为战。
irrelevant-penalty-suit-named-after-cards = 罚分花色在亮牌之后才指定。
irrelevant-scores-may-fall-below-zero = 这里分数可以低于零。

## 规则码为什么不对

code-too-long = 这太长了，不是规则码。
code-none = 这不是规则码：规则码以H1开头。
code-letter = 规则码里没有{ $letter }：有字母打错了。
code-too-short = 规则码太短：缺了末尾。
code-mistyped = 规则码打错了，或缺了一部分。
code-version = 这个规则码来自游戏的另一个版本（H{ $version }，不是H1）。
code-damaged = 规则码已损坏：缺了一部分。
code-players = 这个规则码是给{ $here }人的，不是{ $players }人。
code-rules = 规则码里的规则不能玩：{ $why }

## 玩法为什么不适合这个人数

impossible-table = { $name }适合{ LIST($sizes, type: "or") }人，不是{ $players }人。
impossible-table-range = { $name }适合{ $low }到{ $high }人，不是{ $players }人。

## 保存的牌局有什么不对

log-no-record = 不是牌局的记录
log-no-game = 这不是保存的红心大战牌局
log-newer = 由更新版本的红心大战写入；请更新后打开
log-seed = 种子不是文字
log-cut = 读不出牌是怎么切的
log-seats = 规则或座位已损坏
log-missing = 缺少{ $name }
log-rules = { $why }
log-line-changed = 这一行在写入后被改过
log-not-readable = 读不出来
log-stuck = 从这里无法继续
log-torn = 这一行中断了
log-empty = 文件是空的
log-wrong = { $detail }
log-misfit = { $event }在这里不合适
log-differs = 第{ $line }行，第{ $deal }局：{ $part ->
    [totals] 总分
    [points] 分数
    [hands] 手牌
    [e] 事件
   *[other] { $part }
}在文件中是{ $recorded }，按规则应是{ $expected }
log-undo = 无法回到事件{ $n }
