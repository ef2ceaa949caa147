### 牌题：一个牌局和一个问题。

menu-puzzles = 牌题
menu-puzzles-detail = 找出最好的牌
puzzle-back = 返回
puzzle-back-daily = 回到每日牌局
puzzle-rules = 玩法
puzzle-all-rules = 所有玩法
puzzle-standing = 你的牌题等级分约{ $rating }；{ $streak ->
    [0] 还没有连胜
   *[other] 连胜{ $streak }
}
puzzle-standing-early = { $of }题后显示等级分（目前{ $n }题）；{ $streak ->
    [0] 还没有连胜
   *[other] 连胜{ $streak }
}
puzzle-name = { $rules }，第{ $n }题
puzzle-goes-on = 同一局继续：你的下一个选择。
puzzle-question = 哪张牌最安全？
puzzle-question-any = 有没有明显最好的牌？
puzzle-question-judged = 哪张牌最好？
puzzle-against-judged = 别人打得合理，只看得到自己的牌。
puzzle-counting-judged = 正在试发牌…
puzzle-none = 没有明显最好的牌
puzzle-against = 就当别人知道所有的牌，并联手对付你。这时有一张牌从不比别的差。
puzzle-against-any = 就当别人知道所有的牌，并联手对付你。
puzzle-counting = 正在数所有可能的发牌…
puzzle-out = { $n ->
    [1] 还没出的一张牌
   *[other] 还没出的{ $n }张牌
}
puzzle-passed = 你传给{ $name }：
puzzle-void = 缺{ SUIT($suit) }：{ LIST($names) }。
puzzle-only-hearts = 手里只有红心，因为红心未破就领出过：{ LIST($names) }。
puzzle-choose = 选一张牌
puzzle-play = 出{ CARD($card) }
puzzle-show = 看答案
puzzle-skip = 跳过
puzzle-hint = 提示
puzzle-hints = 已用{ $n }/{ $of }
puzzle-hint-all = 这是最后一个提示。
puzzle-hinted = 看过提示，等级分和连胜都不变。
puzzle-hint-card = 留意{ CARD($card) }。
puzzle-hint-two = 比较{ CARD($one) }和{ CARD($other) }。
puzzle-title = { $verdict ->
    [right] 答对了！
    [wrong] 不是{ CARD($card) }
    [some] 最好：{ LIST($cards, each: "the-card") }
    [any] 没有明显最好的
   *[shown] 答案
}
puzzle-right = { $n ->
    [1] { LIST($cards, each: "the-card") }正确。
   *[other] { LIST($cards, each: "the-card") }正确，结果总是一样。
}
puzzle-proof = { $all ->
    [yes] 在所有{ $n }种可能的发牌中都比别的牌好。
   *[no] 在{ $n }种可能的发牌中从不更差，其中{ $better }种比别的牌都好。
}
puzzle-right-even = 没有明显最好的牌：{ LIST($cards, each: "the-card") }平均罚分差不多。
puzzle-right-alike = { $n ->
    [1] 最好的是{ LIST($cards, each: "the-card") }。
   *[other] { LIST($cards, each: "the-card") }最好，而且一样好。
}
puzzle-proof-even = 在{ $n }种可能的发牌中，每张牌都有不如别的牌的时候。平均{ $same ->
    [yes] 最好的两张结果相同。
   *[no] 最好的两张相差{ $gap }分。
}
puzzle-measured = { $n }次试发牌中，平均好{ $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
}分。
puzzle-measured-even = { $n }次试发牌中，最好的两张平均相差{ $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
}分。
puzzle-coach-gap = 教练：平均好{ $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
}分。
puzzle-points-judged = 平均送掉的分
puzzle-average-judged = 按这里的{ $n }次试发牌，别人吃的分也算在内。
puzzle-points = 从这里起你平均吃的分
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = 第{ $at }种发牌（桌上这种）中的分：{ LIST($parts) }。
puzzle-here-judged = 第{ $at }种发牌（桌上这种）中你的分：{ LIST($parts) }。

## 为什么正确的牌更好

puzzle-often = { $share ->
    [all] 在所有{ $of }种可能的发牌中都会
    [none] 在{ $of }种可能的发牌中都不会
   *[some] 在{ $of }种可能的发牌中有{ $often }种
}
puzzle-rarely = { $few ->
    [all] 都会
    [none] 都不会
   *[some] 有{ $rarely }种
}
puzzle-why-takes = 别人能逼你吃下{ $own ->
    [yes] 自己的
   *[no] {""}
}{ CARD($card) }：出{ CARD($other) }，{ puzzle-often }；出{ CARD($better) }，{ puzzle-rarely }。
puzzle-why-itself = 自己吃下这张牌：出{ CARD($other) }，{ puzzle-often }；出{ CARD($better) }，{ puzzle-rarely }。
puzzle-why-misses = 吃到{ CARD($card) }：出{ CARD($better) }，{ puzzle-often }；出{ CARD($other) }，{ puzzle-rarely }。
puzzle-why-suit = 出{ CARD($other) }比出{ CARD($better) }平均多吃{ decimal }张{ SUIT($suit) }，最多多{ $most }张。
puzzle-why-suit-one = 出{ CARD($other) }比出{ CARD($better) }多吃{ $n }张{ SUIT($suit) }：{ puzzle-often }。
puzzle-why-suit-always = 出{ CARD($other) }总比出{ CARD($better) }多吃{ $n }张{ SUIT($suit) }。
puzzle-why-worst = 从这里起最坏吃多少分：出{ CARD($other) }为{ $worst }，出{ CARD($better) }为{ $least }。
puzzle-why-mean = { CARD($other) }比{ CARD($better) }平均多罚{ decimal }分。
puzzle-why-other-takes = 不论别人怎么出，{ CARD($other) }都会吃下这墩，你得领出；{ CARD($better) }从不会。
puzzle-why-better-takes = 不论别人怎么出，{ CARD($better) }都会吃下这墩，由你选择领出什么；{ CARD($other) }从不会。
puzzle-why-kept = 别人能用{ CARD($better) }逼你吃下罚分的墩：留着，{ puzzle-often }；现在出，{ puzzle-rarely }。
puzzle-why-both-take = 两张都会吃下这墩：出掉较大的。
puzzle-why-neither-takes = 两张都不会吃这墩：出掉较大的。
puzzle-why-unbeaten = 谁也压不过{ CARD($other) }。
puzzle-why-beaten = 必定有人压过{ CARD($better) }，所以这墩不归你。
## 答案下面

puzzle-motif = 要点：{ $name }
puzzle-series = 第{ $at }题，共{ $of }题
puzzle-next = 下一题
puzzle-next-choice = 你的下一个选择
puzzle-why = 为什么
puzzle-copy = 复制证明
puzzle-every-deal = 每一种可能的发牌
puzzle-counts = { $alike ->
    [0] { $better }种发牌全都最好
   *[other] { $better }种发牌最好，{ $alike }种与别的一样
}
puzzle-some-deals = 试发牌
puzzle-counts-two = { CARD($card) }与{ CARD($other) }相比：{ $better }次更好，{ $alike }次一样，{ $worse }次更差
puzzle-deal-before = 上一种发牌
puzzle-deal-after = 下一种发牌
puzzle-happens = 会怎样
puzzle-play-on = 从这里打
puzzle-own = 来自你的牌局（{ $n }）
puzzle-own-name = 来自你的牌局
puzzle-own-standing = 答对{ $n }/{ $of }，不计等级分
puzzle-deal = 第{ $at }种发牌
puzzle-deal-of = 可能的发牌{ $at }/{ $of }
puzzle-deal-of-judged = 试发牌{ $at }/{ $of }
puzzle-not-kept = 无法保存结果：{ $why }。
puzzle-none-left = { $n ->
    [0] 读不出牌题，请重新安装游戏。
   *[other] 你已经做完所有牌题。{ $missed ->
        [0] 没有答错。
       *[other] 答错{ $missed }题。
    }
}
puzzle-ways = 哪些牌题
puzzle-way-new = 新题
puzzle-way-missed = 错题（{ $n }）
puzzle-missed-none = 没有错题。答错的牌题会放在这里。
puzzle-way-storm = 3分钟
puzzle-clock = 剩{ $clock }，答对{ $solved }，答错{ $missed }
puzzle-storm-over = 时间到！三分钟答对{ $solved }题，答错{ $missed }题。你的最好成绩是{ $best }题。
puzzle-storm-again = 再来一次
puzzle-repeat = 重做错题
