### 一种玩法的规则，用句子写出，由各个选项组成。

## 下文用到的部分

rules-moon-them = { $cleared ->
    [hand] 吃到的所有牌
    [penalties] 的罚分牌
   *[needed] 的这些牌
}
rules-moon-those = { $cleared ->
    [penalties] 罚分牌
   *[other] 这些牌
}

## 目标

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] 每吃一墩都要罚分，墩里的罚分牌还要另外罚分：尽量少吃分。
       *[no] 有些牌（罚分牌）吃到就要罚分：尽量少吃分。
    }
    [high] 有些牌（罚分牌）吃到就要扣分：尽量保持高分。
    [magnitude] 有些牌吃到要算分：尽量接近零分。
    [counters] 有些牌（罚分牌）吃到就要付筹码：守住你的筹码。
    [hearts] 吃到红心就要付筹码：守住你的筹码。
    [pool] 没有吃到罚分牌的玩家平分大家付入的筹码。
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] 罚分牌是所有红心和黑桃Q。
       *[other] 罚分牌是所有红心和两张黑桃Q。
    }
    [hearts] 罚分牌是所有红心。
    [named] 罚分牌是一门花色的所有牌，每局指定。
    [hearts-and] { $packs ->
        [1] 罚分牌是所有红心，以及{ CARDS($others) }。
       *[other] 罚分牌是所有红心，以及两副牌中的{ CARDS($others) }。
    }
   *[no] 罚分牌是{ CARDS($cards) }。
}

## 玩家和牌

rules-players = { $partners ->
   *[none] { $players }人游戏，各自为战。
    [fixed] { $players }人游戏，对坐的两人为一方。
    [adhoc] { $players }人游戏，搭档每局更换。
}
rules-pack = { $packs ->
    [1] 使用一副{ $cards }张的普通扑克牌。
   *[other] 使用{ $packs }副{ $cards }张的普通扑克牌，洗在一起：共{ $total }张。
}
rules-pack-changed = { $packs ->
    [1] 使用一副{ $cards }张的普通扑克牌，{ SERIES($changes, joint: "series-long") }：共{ $total }张。
   *[other] 使用{ $packs }副{ $cards }张的普通扑克牌，洗在一起，{ SERIES($changes, joint: "series-long") }：共{ $total }张。
}
rules-pack-without = 去掉{ LIST($cards) }
rules-pack-every = 两张{ SUIT($suit) }{ RANK($rank) }
rules-pack-copies = { $packs }张{ SUIT($suit) }{ RANK($rank) }中的{ $n }张
rules-pack-jokers = 加大小王{ $n }张
rules-pack-warren = 再加1张沃伦牌
rules-ranks = { $lowest ->
    [2] 每门花色A最大，然后是K、Q、J、10，依次到2。没有将牌。
    [0] 每门花色A最大，然后是K、Q、J、10，依次到剩下的最小的牌。没有将牌。
   *[other] 每门花色A最大，然后是K、Q、J、10，依次到{ RANK($lowest) }。没有将牌。
}
rules-jokers = { $jokers ->
   *[off_suit] 大小王不属于任何花色，也不是红心。只有跟不了花色的人才能出大小王。大小王从不吃墩，也不算分。
    [anytime] 大小王不属于任何花色，随时可以出，即使能跟花色也可以。大小王从不吃墩，也不算分。
    [zero_of_suit] 大小王一张是最小的梅花，另一张是最小的方块，都比2小；它们和别的牌一样跟花色，从不吃墩，也不算分。
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] 没有别的牌可领出时，才能领出大小王。
       *[other] 没有别的牌可领出时，才能领出大小王；这时由接下来第一张大小王以外的牌（红心也算）决定要跟的花色。
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] 大小王可以领出，算作它那门花色的牌。
       *[other] 大小王可以领出；这时由接下来第一张大小王以外的牌（红心也算）决定要跟的花色。
    }
    [leader_names_suit] 大小王可以领出；这时由领出的人指定要跟的花色。
}
rules-warren = 发牌后剩下的一张（额外牌）面朝下放在持有沃伦牌的人旁边：大家都看得到是谁，但只有此人可以看这张牌。传到沃伦牌的人也得到额外牌。
rules-warren-play = 凡是可以出额外牌的时候，都可以用沃伦牌代替：额外牌的花色立即宣布，点数在这墩结束时公开，然后就当它一直都在这墩中。
rules-warren-queen = 如果额外牌是黑桃Q，翻开时才算破红心。
rules-warren-follow = { $follow ->
   *[alias] 跟花色时，沃伦牌算作额外牌那门花色的牌。
    [optional] 跟花色时，从不强制出沃伦牌。
}
rules-warren-left = { $left ->
   *[ordinary] 如果剩下的正是沃伦牌，本局就照普通打法。
    [redeal] 如果剩下的正是沃伦牌，就重新发牌。
}

## 发牌

rules-first-dealer = { $dealer ->
   *[random] 第一个发牌人随机决定。
    [low_card] { $direction ->
       *[cw] 大家各抽一张牌，最小的先发牌；并列最小的再抽。每局由发牌人的右家切牌。
        [ccw] 大家各抽一张牌，最小的先发牌；并列最小的再抽。每局由发牌人的左家切牌。
    }
}
rules-direction = { $direction ->
   *[cw] 发牌和出牌都按顺时针方向，下一局由发牌人的左家发牌。
    [ccw] 发牌和出牌都按逆时针方向，下一局由发牌人的右家发牌。
}
rules-hands = { $direction ->
   *[cw] 从发牌人的左家开始，每次发一张，每人{ $size }张。
    [ccw] 从发牌人的右家开始，每次发一张，每人{ $size }张。
}
rules-hands-uneven = { $direction ->
   *[cw] 从发牌人的左家开始，每次发一张，直到发完：{ rules-hands-longer }多一张的人第一墩出两张。
    [ccw] 从发牌人的右家开始，每次发一张，直到发完：{ rules-hands-longer }多一张的人第一墩出两张。
}
rules-hands-longer = { $longer ->
    [1] 第一家{ $most }张，其他人{ $least }张。
   *[other] 前{ $longer }家各{ $most }张，其他人{ $least }张。
}
rules-stock = 其余{ $n }张面朝下作为牌堆。
rules-kitty = { rules-kitty-size }{ $kitty ->
   *[first_trick] 吃下第一墩的人同时得到底牌，可以看；底牌算在此人吃的墩里，不进手牌。
    [first_point] 吃下第一个有罚分牌的墩的人同时得到底牌，可以看；底牌算在此人吃的墩里，不进手牌。
    [last_trick] 吃下本局最后一墩的人同时得到底牌，可以看；底牌算在此人吃的墩里。
    [first_trick_swap] 吃下第一墩的人把底牌收进手里，并在下一墩之前从手中任选{ cards }面朝下扣下。
    [first_point_swap] 吃下第一个有罚分牌的墩的人把底牌收进手里，并在下一墩之前从手中任选{ cards }面朝下扣下。
    [out_of_play] 谁也不看底牌，底牌不算给任何人。
}
rules-kitty-size = 发剩的{ $n }张牌是底牌。
rules-kitty-discard = { $discard ->
   *[captured] 扣下的牌算作此人吃到的牌。
    [out_of_play] 扣下的牌不算给任何人。
}

## 传牌

rules-no-pass = 不传牌。
rules-pass-always = 出牌之前，每人传牌：{ $step }。
rules-pass-cycle = 出牌之前，每人传牌：{ SERIES($steps, joint: "series-long") }。{ $again ->
    [yes] 然后从头循环。
   *[no] {""}
}
rules-pass-first = 第1局{ $step }
rules-pass-later = 第{ $n }局{ $step }
rules-pass-unseen = 先选好要传的牌，才能看到传来的牌。
rules-pass-forbidden = { CARDS($cards) }不能传。
rules-pass-along = 牌传给某一家时，你也可以保留自己的牌，把传给你的牌不看就传下去（暗转）。
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { $n }张
}
rules-pass-hold = 不传
rules-pass-middle = 各把{ rules-pass-count }放到中间，洗匀后每人再发回{ $n }张
rules-pass-smoosh = { rules-pass-middle }（混传）
rules-pass-charge = 如果有人亮了牌就不传（见“{ heading-before }”），否则{ rules-pass-middle }，之后可以再亮一次牌
rules-pass-scatter = 给其他每家{ rules-pass-count }（分传）
rules-pass-dealer = 由发牌人选择，{ SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { LIST($ways, type: "or") }{ rules-pass-count }
rules-pass-way = { $way }{ rules-pass-count }
rules-way-other = 传给另一家
rules-way-opposite = 传给对家
rules-way = { $side ->
   *[left] { $place ->
        [1] 传给左家
       *[other] 传给左边第{ $place }家
    }
    [right] { $place ->
        [1] 传给右家
       *[other] 传给右边第{ $place }家
    }
}

## 出牌之前

rules-charging = { $after_pass ->
    [some] 第一墩之前（有传牌的局在传牌之后），持有{ LIST($cards, type: "or", each: "the-card") }的玩家可以亮牌，即把它给大家看，使它加倍算分。{ rules-charging-way }
    [yes] 传牌之后、第一墩之前，持有{ LIST($cards, type: "or", each: "the-card") }的玩家可以亮牌，即把它给大家看，使它加倍算分。{ rules-charging-way }
   *[no] 第一墩之前，持有{ LIST($cards, type: "or", each: "the-card") }的玩家可以亮牌，即把它给大家看，使它加倍算分。{ rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] 谁都可以公开亮牌，不分先后；只要有人亮，其他人还可以接着亮，直到没有人再亮。
    [gong_zhu] 从发牌人的下家开始，每人轮流说一次亮哪些牌，也可以不亮。
    [blind] 大家暗中选好要亮的牌，也可以不亮，然后同时公开。
}
rules-charged-play = 亮过的牌，在它的花色第一次被领出的那一墩里既不能领出也不能跟出，除非没有别的牌可出。领出的是别的花色而自己跟不了时，可以垫它。
rules-auction = 大家依次叫价一次，发牌人最后，争夺指定本局罚分花色的权利：可以叫1到{ $most }个筹码，也可以不叫；叫价不必高于前面的人。叫价最高的人（相同时为先叫的人）把所叫的筹码付入中间的彩池，并指定花色；如果没有人叫，就以红心为罚分花色，谁也不付。
rules-pledge = 第一墩之前，每位玩家可以许诺不吃红心。

## 首攻

rules-opening-club = 持有{ $card }的玩家在第一墩领出它。
rules-opening-any-club = 持有{ $card }的玩家领出第一墩，必须领出梅花，但不一定是这一张。
rules-lowest-club = 梅花{ RANK($rank) }
rules-lowest-club-dealt = 已发出的最小梅花（只要没有剩下，就是梅花{ RANK($rank) }）
rules-opening-eldest = { $direction ->
   *[cw] 发牌人的左家领出任意可以领出的牌。
    [ccw] 发牌人的右家领出任意可以领出的牌。
}
rules-opening-spades = 第一局由持有黑桃2的玩家领出它。以后各局由上一局吃到黑桃Q的玩家领出任意可以领出的牌。
rules-opening-bidder = { $direction ->
   *[cw] 叫价最高的人领出任意可以领出的牌；没有人叫价时由发牌人的左家领出。
    [ccw] 叫价最高的人领出任意可以领出的牌；没有人叫价时由发牌人的右家领出。
}

## 第一墩

rules-first-trick-free = 第一墩可以出罚分牌。
rules-first-trick = 第一墩不能出罚分牌，跟不了花色的人也不能。{ $exception ->
    [yes] 但手里领出花色的牌全是罚分牌的人必须出一张。
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] 跟不了花色而手里全是罚分牌的人，可以任出一张。
    [misdeal] 跟不了花色而手里全是罚分牌的人，可以任出一张，也可以要求重发：这时由同一人重新发牌，本局不算。
    [point_void] 跟不了花色而手里全是罚分牌的人，可以任出一张，这张牌不算给任何人。
    [lay_aside] 跟不了花色而手里全是罚分牌的人，可以任出一张；这张牌放在一边，本局结束后归罚分最少但至少有1分的玩家。
}
rules-first-trick-ten = 第一墩不能出梅花10，除非手里只有这一张梅花。

## 跟牌和领出

rules-follow = 能跟领出花色的必须跟{ $joker ->
        [yes] ，或出大小王
       *[no] {""}
    }。跟不了的可以任出一张：这叫垫牌。
rules-follow-domino = 能跟领出花色的必须跟。跟不了的从牌堆摸牌，一张一张地摸，直到能跟为止。只有牌堆摸完以后，才可以任出一张：这叫垫牌。
rules-lead-any = { $charge ->
    [yes] 任何花色随时可以领出，红心也可以；只是亮过的牌要受上述限制。
   *[no] 任何花色随时可以领出，红心也可以。
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] 红心破了才能领出，即任何一墩中已经出过红心。
        [discarded] 红心破了才能领出，即有人在别的花色上垫过红心。领出红心不算破。
        [won] 红心破了才能领出，即有红心的一墩已经被吃下。
    }
    [hearts_qs] { $event ->
       *[played] 红心破了才能领出，即任何一墩中已经出过红心或黑桃Q。
        [discarded] 红心破了才能领出，即有人在别的花色上垫过红心或黑桃Q。领出它们不算破。
        [won] 红心破了才能领出，即有红心或黑桃Q的一墩已经被吃下。
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] 手里只有红心和大小王的人仍可领出红心。
       *[no] 手里只有红心的人仍可领出红心。
    }
    [hearts_or_penalty] { $jokers ->
        [yes] 手里只有红心、其他罚分牌和大小王的人仍可领出红心。
       *[no] 手里只有红心和其他罚分牌的人仍可领出红心。
    }
}
rules-queen-forced = 黑桃Q一有安全的机会就必须垫出：只要领出别的花色而持有者跟不了{ $ban ->
        [yes] ，但不能出罚分牌的第一墩除外
       *[no] {""}
    }。
rules-domino-out = 出完牌的玩家退出；轮到此人领出时，由下一家代替。最多只剩一人有牌时，本局结束；此人的手牌算作自己吃到的，牌堆剩下的不算给任何人。
rules-draw = 每墩之后，大家从牌堆各摸一张，吃墩的人先摸。牌堆摸完后，把手牌打完。

## 墩

rules-trick = 领出花色中最大的牌吃下这墩。吃墩的人领出下一墩。
rules-equal-cards = { $duplicates ->
   *[first] 两张相同的牌，先出的大。
    [last] 两张相同的牌，后出的大。
    [cancel] 一墩中两张相同的牌互相抵消，都不能吃墩。如果因此领出花色没有牌了，这墩就留着：原领出人再次领出，下一个吃墩的人一并收走留下的牌。抵消的牌仍算给收走的人。
}
rules-equal-cards-kitty = 如果第一墩留着，底牌也一起留着。
rules-dead-last-trick = { $dead ->
   *[leader] 如果本局最后一墩这样抵消，由领出人收走，连同留下的牌。
    [discard] 如果本局最后一墩这样抵消，谁也不收，留下的牌也一样。
    [second_of_top] 如果本局最后一墩这样抵消，由出最大一对中第二张的人收走，连同留下的牌。
}
rules-boost = { $boost ->
   *[any_nine] 一墩中出了任何一张9，{ rules-boost-round }
    [led_nine] 一墩中出了领出花色的9，{ rules-boost-round }
}
rules-boost-round = 等大家都出完第一张后，每人按同样的次序、跟同一花色再出第二张；两轮中该花色最大的牌吃下整墩。一墩只延长一次，没有牌时不延长。
rules-shown = { $shown ->
   *[last_trick] 大家可以回看上一墩。
    [last_trick_open] 上一墩明放在吃墩的人旁边，吃过墩的人面前都有一张牌背。
    [penalty_cards] 吃到的罚分牌明放在吃的人旁边，大家还可以回看上一墩。
}
rules-claim = 轮到领出的玩家可以摊牌，要求收下余下各墩。只要有人反对，就明着这手牌继续打。

## 牌的分值

value-verb = { $way ->
   *[counts] { $each ->
        [yes] 各算{ $score }
       *[no] 算{ $score }
    }
    [takes] { $each ->
        [yes] 各给吃到的人减{ points }
       *[no] 给吃到的人减{ points }
    }
    [costs] { $each ->
        [yes] 各罚{ points }
       *[no] 罚{ points }
    }
}
rules-value-named-suit = 叫价者指定的花色每张罚{ points }。
rules-value-penalty-suit = 罚分花色的每张牌都是罚分牌。
rules-value-counters = 牌不计分，只有筹码易手。
rules-value-each = 每张{ LIST($cards, type: "and-each") }{ value-verb }。
rules-value-cards = { CARDS($cards) }{ value-verb }。
rules-value-heart = 每张红心{ value-verb }。
rules-value-other-hearts = 其余每张红心{ value-verb }。
rules-value-hearts-by-rank = { $way ->
   *[costs] 红心按点数罚分：{ LIST($ranks, type: "more") }。
    [counts] 红心按点数算分：{ LIST($ranks, type: "more") }。
}
rules-rank-score = { RANK($rank) }为{ $score }
rules-value-hearts-each = 每张红心{ LIST($ranks, type: "or", each: "rank-alone") }{ value-verb }。
rules-value-total = 其他牌都不罚分；所有罚分牌共罚{ $total }。
rules-value-total-doubled = 其他牌都不罚分；不计加倍，所有罚分牌共罚{ $total }。
rules-royal-hearts = 红心Q使吃到它的玩家的所有红心加倍算分，它自己也加倍。
rules-royal-spades = 同一玩家吃到梅花Q和黑桃Q时，黑桃Q被抵消，不罚分。
rules-ten-turbo = 梅花10使吃到它的玩家的其他所有牌加倍算分。
rules-ten-doubles = 梅花10使吃到它的玩家的罚分牌加倍罚分。
rules-complex = 分数是复数，例如3 + 4i；i乘i等于−1。
rules-ten-complex = 梅花10把吃到它的玩家其他牌的总和乘以2i。
rules-gong-zhu-scoring = 计分牌是所有红心（包括不算分的）、{ CARDS($cards) }。
rules-gong-zhu-name = 黑桃Q叫“猪”，方块J叫“羊”。
rules-gong-zhu-ten = 梅花10叫“变压器”：玩家没有吃到其他计分牌时，它算{ $score }；否则它本身不算分，而使该玩家的其他计分牌全部加倍。
rules-gong-zhu-hearts = 收全红的玩家，这些红心合计算{ SIGNED($won) }，而不是{ $lost }{ $charged ->
    [yes] （亮了红心A时加倍）
   *[no] {""}
}。
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] 如果该玩家还吃到猪，猪算{ SIGNED($won) }，而不是{ $lost }。
    [all_sixteen] 如果该玩家还收齐其他所有计分牌，猪算{ SIGNED($won) }，而不是{ $lost }。
}
rules-charged-ace = 亮了红心A，每张红心都加倍算分。
rules-charged-card = 亮了{ LIST($cards, type: "or", each: "the-card") }，这张牌加倍算分。
rules-charged-ten = { $values ->
   *[turbo] 亮了梅花10，就由加倍变为乘以4。
    [gong_zhu] 亮了梅花10，就由加倍变为乘以4，单独吃到时算{ $score }。
    [complex] 亮了梅花10，就由乘以2i变为乘以4i。
}

## 其他分数

rules-bonus-floor = { $floor ->
   *[none] { CARDS($cards) }可以使分数低于零。
    [hand] { CARDS($cards) }不能使一局的分数低于零。
    [total] { CARDS($cards) }不能使总分低于零。
}
rules-trick-points = 每吃一墩罚{ points }，不论其中有什么。
rules-no-trick = 一局中一墩未吃的玩家减{ points }。
rules-no-trick-moon = { $moon ->
   *[yes] 一局中一墩未吃的玩家减{ points }，有人射月时也一样。
    [no] 一局中一墩未吃的玩家减{ points }，有人射月时除外。
}
rules-pledge-points = 守诺的玩家减{ points }；失诺的加{ points }。

## 射月和射日

rules-moon-gong-zhu = 收齐所有的牌没有其他奖励。
rules-moon-gong-zhu-partners = 搭档合起来收全红，奖励与一个人相同。
rules-moon-none = 收齐所有罚分牌没有特别的作用。
rules-moon = { $side ->
    [yes] 一方在一局中收齐{ rules-moon-needs }就是射月：{ rules-moon-effect }。
   *[no] 玩家在一局中收齐{ rules-moon-needs }就是射月：{ rules-moon-effect }。
}
rules-moon-needs = { $needs ->
    [named_suit] 罚分花色的所有牌
   *[all_penalties] 所有罚分牌
    [with_bonus] 所有罚分牌以及{ CARDS($bonuses) }
    [all_hearts] 所有红心
    [hearts_qs] { $packs ->
        [1] 所有红心和黑桃Q
       *[other] 所有红心和两张黑桃Q
    }
}
rules-moon-effect = { $effect ->
   *[add] 射月者{ rules-moon-them }不算分，其他每位玩家加{ $amount }
    [add_other_side] 射月者{ rules-moon-them }不算分，每位对手加{ $amount }
    [subtract] 射月者{ rules-moon-them }不算分，总分再减{ $amount }
    [choice] 射月者{ rules-moon-them }不算分，然后二选一：其他每位玩家加{ $amount }，或自己的总分减去同样的数
    [negate] { rules-moon-those }本来要罚的分，改为从射月者的分数中减去
    [zero_or_double] 射月者{ rules-moon-them }不算分，然后二选一：自己的总分归零，或其他人的总分都翻倍
    [gift_from_each] 射月者{ rules-moon-them }不算分，其他每位玩家加{ $amount }，射月者总分减去这些数之和
    [in_values] 结果由牌的分值决定
}
rules-amount-hand = 射月者这一手所算的分（包括奖分牌和加倍）
rules-amount-suit = 这些牌的分
rules-amount-complex = { rules-moon-those }的{ $score }（射月者吃到梅花10时再乘以2i）
rules-amount-of = { rules-moon-those }的{ points }
rules-amount = { rules-amount-of }{ $but ->
    [more] （有亮牌时更多）
    [fewer] （有些牌不在时更少）
    [both] （有亮牌时更多，有些牌不在时更少）
   *[no] {""}
}
rules-moon-complex = 射月者吃到的{ CARDS($cards) }仍然算分，并同样相乘。
rules-moon-royal = 即52分，有方块Q时少10分，有梅花Q时少26分；射月不需要这两张。
rules-moon-guard = { $guard ->
   *[none] 即使射月者因此输掉全场，也是这样。
    [auto_subtract] 如果这样会终局而射月者不在获胜者之中，其他人就不因射月加分，改为射月者总分减去同样的数。
    [game_goes_on] 如果这样会终局而射月者不在获胜者之中，就继续打，直到有一局没有这样的射月。
    [reached_score] 总分达到{ $total }的射月者可以选择改为自己减去同样的数。
}
rules-moon-bonus = { $bonus ->
   *[independent] 射月时{ CARDS($cards) }也算分。
    [swallowed] 射月者的{ CARDS($cards) }不算分。
}
rules-moon-signs = 射月者可以对每个对手分别选择加还是减。
rules-moon-alone = 必须一个人收齐；搭档不能合力射月。
rules-sun = { $sun ->
   *[double] 玩家吃下一局的每一墩就是射日：{ rules-sun-worth }。
    [first_trick_free] 玩家吃下一局的每一墩，或第一墩以外的每一墩，就是射日：{ rules-sun-worth }。
    [punish] 玩家吃下一局的每一墩就是射日：射月的结果对传牌给射日者的玩家算两倍，对其他人算一倍{ $moon ->
        [yes] {""}
       *[no] ，即{ rules-sun-amount }
    }。
    [clean_slate] 玩家吃下一局的每一墩就是射日：射日者的总分归零。
    [sun_only] 但必须同时吃下本局每一墩才算；否则照常算分。
}
rules-sun-worth = { $moon ->
    [yes] 不再算射月，改按射月的两倍计分
   *[no] 其他每位玩家加两倍的{ rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] 射日者这一手的分
   *[no] 所有罚分牌的分（{ $score }）
}

## 终局

rules-winner = { $score ->
   *[low] 各局的分数相加，总分最低者胜。
    [high] 各局的分数相加，总分最高者胜。
    [magnitude] 各局的分数相加，总分最接近零者胜；a + bi到零的距离是a² + b²的平方根。
    [counters] 筹码最多者胜。
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] 一局之后，只要有一方的总分到零的距离{ rules-end-reached }，全场结束。
       *[no] 一局之后，只要有一方的总分{ rules-end-reached }，全场结束。
    }
   *[no] { $distance ->
        [yes] 一局之后，只要有玩家的总分到零的距离{ rules-end-reached }，全场结束。
       *[no] 一局之后，只要有玩家的总分{ rules-end-reached }，全场结束。
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }，或{ rules-end-up }
}
rules-end-up = { $end ->
   *[reach] 达到{ $high }或更多
    [exceed] 超过{ $high }
}
rules-end-down = { $end ->
   *[reach] 降到{ $low }或更少
    [exceed] 低于{ $low }
}
rules-gong-zhu-loser = 总分{ rules-end-down }的玩家输，也叫“猪”。
rules-end-deals = 打完{ $n }局，全场结束。
rules-end-time = { $n }分钟后，打完正在进行的一局，全场结束。
rules-end-chips = 有人没有筹码时，全场结束。
rules-wrap = 总分恰好为{ LIST($totals, type: "or") }时归零，然后再看全场是否结束。
rules-adjust = 刚变动的总分会跳转：{ LIST($changes, type: "or") }，然后再看全场是否结束。
rules-adjust-one = 恰好{ $from }变为{ $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] 最好成绩相同的各方并列获胜。
       *[no] 最好成绩相同的玩家并列获胜。
    }
    [extra_hands] { $side ->
        [yes] 终局时如果最好成绩有几方并列，就加局，直到一方单独领先。
       *[no] 终局时如果最好成绩有人并列，就加局，直到一人单独领先。
    }
    [not_over_while_tied] { $special ->
        [yes] 最好成绩有人并列时，全场不结束，除非有人以下述方式获胜。
       *[no] { $side ->
            [yes] 最好成绩有几方并列时，全场不结束。
           *[no] 最好成绩有人并列时，全场不结束。
        }
    }
}
rules-special-win = 连续{ $n }局总分恰好停在{ $total }的玩家立即获胜，不论分数高低。
rules-special-several = 可以有几位玩家这样共同获胜。
rules-special-arrival = { $counts ->
    [yes] 到达该总分的那一局也算在内。
   *[no] 到达该总分的那一局不算在内。
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] 另一方为第二名。
        [0] 其他人依次排名次。
       *[other] 其他各方依次排名次。
    }
    [winner_only] 只定获胜者，不排第二名。
}

## 筹码、时间和各方

counters = { $n }个筹码
rules-chips = 每人开始有{ counters }。{ $debts ->
    [yes] 筹码用完的玩家继续打，应付的先欠着。
   *[no] {""}
}
rules-settle-average = 终局时，每高于平均分1分付{ counters }，每低于平均分1分收{ counters }；不足一个的也算。
rules-settle-pool = 每局之后，每人付{ counters }入彩池。没有吃到罚分牌的人平分；分不尽的或没有人赢的，留在彩池。
rules-settle-sweepstake = { $named ->
   *[no] 每局之后，每吃到一张红心付{ counters }入彩池。
    [yes] 每局之后，每吃到一张罚分花色的牌付{ counters }入彩池。
}
rules-settle-jack = { $named ->
   *[no] 没有吃到红心的玩家算“干净”。干净的玩家平分彩池，分不尽的留在池里。如果没有人干净，或一人收齐红心，整个彩池就留下，成为“大池”：它随每局付入的筹码增长，从不平分；只有唯一干净的玩家才能赢走它。
    [yes] 没有吃到罚分花色的玩家算“干净”。干净的玩家平分彩池，分不尽的留在池里。如果没有人干净，或一人收齐该花色，整个彩池就留下，成为“大池”：它随每局付入的筹码增长，从不平分；只有唯一干净的玩家才能赢走它。
}
rules-pool-left = 终局时留在彩池的筹码不归任何人。
rules-settle-howell = { $named ->
   *[no] 每局之后，每人按自己吃到的红心，每张付给其他每位玩家{ counters }。
    [yes] 每局之后，每人按自己吃到的罚分花色的牌，每张付给其他每位玩家{ counters }。
}
rules-settle-excess = { $named ->
   *[no] 每局之后，吃到红心最多的玩家付给其他每位玩家：对方每少一张付{ counters }。
    [yes] 每局之后，吃到罚分花色最多的玩家付给其他每位玩家：对方每少一张付{ counters }。
}
rules-settle-turbo = 终局时，每位玩家的分数乘以{ $players }，与所有分数之和比较：低于它的玩家每差1分收{ counters }，高于它的同样付出。
rules-wager-winner = 开始时每人下注{ counters }；终局时获胜者全收，并列的获胜者平分。
rules-wager-places = 开始时每人下注{ counters }；终局时各名次按{ SERIES($shares, joint: "list-ratio") }的比例分配，并列的平分；不足一个的也算。
rules-timer = 每次选择限时{ $n }秒；超时就随机出一张能出的牌，或随机传牌。
rules-partners = { $partners ->
   *[fixed] 搭档的分数相加，一方同胜同负。
    [adhoc] 本局最先吃墩的两位玩家成为搭档，对抗其他所有人，每方的玩家都记本方吃到的分。
}
