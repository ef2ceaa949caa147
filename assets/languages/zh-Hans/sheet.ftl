### 计分表、走势图，以及对已结束的一场的说明。

## 计分表

sheet-column-deal = 局
sheet-column-pass = 传牌
sheet-race = { $way ->
    [behind] 你比{ $first }落后{ $n }分
    [ahead] 你比{ $first }领先{ $n }分
   *[level] 你与{ $first }平分
}，{ $mine ->
    [yes] 你再有{ $left }分就终局。
   *[no] { $last }再有{ $left }分就终局。
}
sheet-total = 总分
sheet-cell = { $name }，第{ $n }局
sheet-moon = { $moon ->
    [sun] 射日
   *[moon] 射月
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played }{ $end ->
   *[reach] 到{ $limit }终局，{ ending-best }。
    [exceed] 超过{ $limit }终局，{ ending-best }。
    [deals] 全场{ $limit }局，{ ending-best }。
    [time] { $limit }分钟后终局，{ ending-best }。
    [chips] 有人筹码用完时终局，{ ending-best }。
}
sheet-brief = { sheet-played }{ $end ->
   *[reach] 到{ $limit }终局。
    [exceed] 超过{ $limit }终局。
    [deals] 全场{ $limit }局。
    [time] { $limit }分钟后终局。
    [chips] 有人筹码用完时终局。
}
sheet-played = 已打{ $deals }局。

sheet-note = { $stand ->
    [winner] 获胜
    [tied-first] 并列第一
    [leading] 领先
    [tied-lead] 并列领先
    [close] { PLACE($place) }，还差{ $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }，获胜
    [tied-first] { $side } { $total }，并列第一
    [leading] { $side } { $total }，领先
    [tied-lead] { $side } { $total }，并列领先
    [close] { $side } { $total }，{ PLACE($place) }，还差{ $left }
   *[behind] { $side } { $total }，{ PLACE($place) }
}

## 一个数的由来

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }：{ SIGNED($score) }
   *[no] { sheet-line-kind }：{ SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] 牌
    [hearts] 红心
    [multiplier] 乘数
    [bonus] 奖分
    [floor] 不低于零
    [moon] 射月
    [sun] 射日
    [no_trick] 一墩未吃
    [tricks] 墩
    [pledge] 许诺
    [partner] 搭档
}
sheet-card = { $kind ->
   *[card] { sheet-suit }{ rank-short }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = 没有算分的牌
sheet-counters = 筹码：{ SIGNED($gain) }，现有{ $stock }
sheet-jumped = 总分跳转到{ $total }
sheet-played-as = 本局水平：{ $level }

## 走势图

sheet-chart-deals = 局
sheet-chart-end = 终局

## 数字和说明

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] 最低总分
    [high] 最高总分
    [magnitude] 最接近零
    [counters] 最多
}
sheet-tile-queens = 次吃到黑桃Q
sheet-tile-tricks = 墩
sheet-tile-clean = 局没有吃分
sheet-tile-pool = 个筹码在彩池
sheet-tile-margin = { $counters ->
    [yes] 个筹码，第一与第二之差
   *[no] 分，第一与第二之差
}
sheet-tile-moons = { $who ->
   *[several] 次射月
    [you] 次射月，是你
    [other] 次射月，是{ $name }
}
sheet-tile-most-queens = { $who ->
    [you] 张黑桃Q归你
   *[other] 张黑桃Q归{ $name }
}
sheet-tile-dearest = { $who ->
    [you] 一局最多，是你
   *[other] 一局最多，是{ $name }
}
sheet-tile-lead = 次领先易主

## 最终排名

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { SERIES($remarks, joint: "list-more") }
sheet-paid = { $way ->
   *[nothing] 不付
    [receives] 收{ $amount }
    [pays] 付{ $amount }
}
sheet-deed-moons = { $n }次射月
sheet-deed-queens = { $n }张黑桃Q
sheet-deed-clean = { $n }局没有吃分

sheet-won = { LIST($names) }获胜
sheet-won-by-you = { $n ->
    [0] 你赢了
   *[other] 你和{ LIST($names) }获胜
}

sheet-over-deals = 打完{ $n }局，终局。
sheet-over-time = 打了{ $n }局，时间到。
sheet-over-chips = 打了{ $n }局，有人筹码用完。
sheet-over-special = 打了{ $n }局，有人总分停得够久，直接获胜。
sheet-over-score = 打了{ $n }局，{ sheet-over-who }{ sheet-over-did }{ $limit }。
sheet-over-who = { $who ->
    [nobody] 有一方
    [you] 你
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] 超过了
   *[no] 达到了
}
sheet-you = 你

## 公平发牌

sheet-fair-title = 发牌公平吗？
sheet-fair-what = 这一场的牌在第一局之前就已定下，之后谁也不能挑选或更改。作为证明，游戏菜单里一直显示一个码，它只属于这些牌；现在全场结束，你可以核对。
sheet-fair-verify = 显示证明
sheet-fair-code = 公平码
sheet-fair-checked = 公平发牌：已核对
sheet-fair-failed = 公平发牌：核对不符
sheet-fair-fixed = 第一局之前，为这一场抽出一个数，并由它得出这个码：{ $code }。
sheet-fair-open = 全场结束后，抽出的数也会显示。
sheet-fair-seed = 决定这一场所有牌的数，即种子：{ $seed }。
sheet-fair-cut = 你用“{ $cut }”切了牌。
sheet-fair-drawn = 你切牌之前抽出的数：{ $drawn }。这一场所有的牌由它和你的切牌决定。
sheet-fair-copied-drawn = 切牌前抽出：{ $drawn }
sheet-fair-copied-cut = 切牌：{ $cut }
sheet-fair-kept = 这个数得出的正是那个码：显示码之后，没有改过任何一局的牌。
sheet-fair-broken = 这个数得出另一个码：这些牌不是当初定下的。
sheet-fair-copied-seed = 种子：{ $seed }
sheet-fair-copied-code = 公平码：{ $code }

## 运气和打法

luck-title = 本局
luck-switch = 显示什么
luck-this-deal = 本局
luck-totals = 总分
luck-points = 分
luck-distance = 与零的距离
luck-verdict = { $way ->
    [helped] 顺利的一局
    [cost] 代价大的一局
   *[even] 平常的一局
}
luck-you = 你
luck-about = { $n ->
    [1] 半分
    [2] 1分
   *[other] { $points }分
}
luck-field = 另外{ $n }家打你的牌：平均{ $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] 好牌省了约{ luck-about }。
       *[no] 牌运略好，省了约{ luck-about }。
    }
    [cost] { $much ->
        [yes] 坏牌多吃约{ luck-about }。
       *[no] 牌运略差，多吃约{ luck-about }。
    }
   *[even] 你的牌不好也不坏。
}
luck-play = { $way ->
    [helped] 与另外六家相比，你的打法省了约{ luck-about }。
    [cost] 与另外六家相比，你的打法多吃约{ luck-about }。
   *[even] 你的打法与另外六家不相上下。
}
luck-company = 其他座位：{ LIST($names) }。
luck-so-far = 至今{ $n }局：{ LIST($parts) }。
luck-sum-deal = { $way ->
    [helped] 运气省了{ $points }
    [cost] 运气多吃{ $points }
   *[even] 运气持平
}
luck-sum-play = { $way ->
    [helped] 打法省了{ $points }
    [cost] 打法多吃{ $points }
   *[even] 打法持平
}
luck-waiting = 别人正在打你的牌…
luck-practice = 练习：看过提示或收回过牌的一场，不计入统计和等级分。
luck-failed = 别人没能打完这一局，所以无法比较。
luck-more = 每家吃了多少
luck-others = 别人打同一局
luck-other = { $name }：{ $points }
luck-mine = 你：{ $points }
luck-table = 同样六家打每个座位的牌：
luck-seat = { $name }：平均{ $field }，实际{ $took }
luck-how = 三种水平的六位牌手在你的座位上打了你的牌，也打了本局其他座位的牌。周围坐着你的对手，水平和次序相同；但专家和特级大师由强手代替，因为他们太慢，其他真人由俱乐部牌手代替。运气是他们在你的座位所吃的分与在所有座位所吃的分相比；你的打法是你吃的分与他们吃的分相比。

end-screen-rating = 等级分{ $rating }（{ SIGNED($change) }）
end-moment = { $kind ->
    [best] 最好的一手
    [other] 另一手代价大的牌
   *[worst] 最差的一手
}
end-moment-where = 第{ $deal }局，{ $trick ->
    [0] 第一墩之前
   *[other] 第{ $trick }墩
}
end-moment-played = 你出了{ CARD($card) }
end-moment-better = 更好
