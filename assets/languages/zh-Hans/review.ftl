### 复盘：什么要紧，怎样更好，为什么。

## 复盘

review-back = 返回
review-view = 视角
review-own-view = 你的视角
review-all-hands = 所有手牌
review-what-happened = 重放这墩
review-strip = 选择
review-cell = { $kind ->
    [pass] 传牌
    [charge] 亮牌
    [bid] 叫价
    [name_suit] 花色
    [choose_pass] 传法
    [pledge] 许诺
    [bury] 扣牌
   *[other] 其他
}
review-cell-value = { $name }，{ $label }
review-trick = 第{ $n }墩
review-place = 第{ $deal }局，{ $trick ->
    [0] { $name }
   *[other] 第{ $trick }墩
}
review-label = { $label ->
    [good] 好
    [slip] 失误
    [mistake] 错误
    [blunder] 大错
    [great] 妙手
    [great-pass] 妙传
    [close] 难分高下
    [waiting] 还没看
   *[none] 无可选择
}
review-loss = { $n ->
    [0] 不到1分
    [1] 不到1分
    [2] 约1分
   *[other] 约{ $points }分
}
review-ahead = { $n ->
    [0] 好不到1分
    [1] 好不到1分
    [2] 好约1分
   *[other] 好约{ $points }分
}
review-on-average = { $n ->
    [0] 平均不到1分
    [1] 平均不到1分
    [2] 平均约1分
   *[other] 平均约{ $points }分
}
review-moment = { $place } · { $label }
review-this-time = 这次{ $points }
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = 细节
review-details-loss = { $gained ->
    [yes] 比教练的选择好{ $points } ± { $error }分，共{ $n }次试发牌。
   *[no] 送掉{ $points } ± { $error }分，共{ $n }次试发牌。
}
review-details-great = 比次好的选择好{ $points } ± { $error }分，共{ $n }次试发牌。
review-next = { $way ->
    [-1] 上一个选择
   *[other] 下一个选择
}
review-next-mark = { $way ->
    [-1] 上一个标记
   *[other] 下一个标记
}
review-title = { $n ->
    [0] 本局
    [1] 一个关键时刻
    [2] 两个关键时刻
   *[3] 三个关键时刻
}
review-title-none = 本局
review-clean = 没有失误的一局
review-find = 找一张更好的牌
review-took = 你吃了{ $points }分。
review-gave-away = { $gained ->
    [yes] 你的选择没有造成损失。
   *[no] { $n ->
        [1] 你的选择平均多吃不到1分。
        [2] 你的选择平均多吃约1分。
       *[other] 你的选择平均多吃约{ $points }分。
    }
}
review-none = 这局没有什么可选择的。
review-no-coach = 教练停止了工作，所以没有看这一局。
review-looking = 正在看第{ $at }个选择，共{ $of }个
review-other-choices = 另外{ $n }个选择
review-try = 再试一次
review-no-try = 只有出牌可以重试，而且当时要有得选
review-show-it = 看答案
review-next-moment = { $at ->
    [0] 第一个时刻
   *[other] 下一个 · { $at }/{ $of }
}
review-done = 完成
review-go-on = 接着打
review-copied = 已复制
review-more = 更多
review-share-position = 复制局面
review-share-game = 把这一场复制为文字
review-share-save = 保存这一场的副本
review-share-code = 复制为挑战
review-share-no-code = 只有一人对电脑玩家、而且不太长的一场，朋友才能重打。
review-saved = 已保存：{ $path }

## 复制的文字

deal-text-deal = 第{ $n }局
deal-text-hand = { $name }：{ $cards }
deal-text-kitty = 底牌：{ $cards }
deal-text-passed = { $giver }传给{ $receiver }：{ $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }叫{ $n }
deal-text-pledge = { $name }{ $pledged ->
    [yes] 许诺不吃红心
   *[no] 没有许诺
}
deal-text-buried = { $name }扣下{ $cards }
deal-text-drew = { $name }摸到{ $cards }
deal-text-rest = 余下各墩归{ $name }
deal-text-points = { $name } { $points }
deal-text-score = 分数：{ SERIES($points) }

## 复盘的牌桌

review-waiting = 还没看
review-no-choice = 这里没有什么可选择的
review-you-played = { $label }：你出了{ CARD($card) }
review-better = { CARD($card) }更好
review-played-here = 你出了{ $card }
review-better-here = 更好：{ $card }
review-result = { $n ->
    [0] 没有分
   *[other] { $points }分
}
review-chip = { $mine ->
    [yes] 你{ $points }
   *[no] { $name } { $points }
}
review-prompt = 出哪张本来会更好？
review-solved = 对：{ CARD($card) }
review-not-solved = { $known ->
    [yes] { CARD($card) }要多吃{ $cost }；{ review-tries-left }
   *[no] 不是{ CARD($card) }；{ review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card }要多吃{ $cost }；{ review-tries-left }
   *[no] 不是{ $card }；{ review-tries-left }
}
review-tries-left = { $left ->
    [0] 不能再试
   *[other] 还可试{ $left }次
}
review-text-hand = 你的手牌：{ LIST($cards, type: "more") }
review-text-trick = 桌上：{ LIST($cards, type: "more") }
review-open = 复盘
review-open-deal = 复盘这一局
review-too-small = 窗口太小，放不下这张牌桌
review-go-on-tip = 从这里起作为练习打这一局，原来的牌局不变

## 当时能知道什么

review-knows = 当时能知道什么？
review-cards = { LIST($cards, type: "more") }
knows-back = 回到复盘
knows-who = 谁的视角
knows-heading = { $name }当时能知道什么？
knows-title = { $name }看不到的{ $n }张牌
knows-matrix = { $n }张看不到的牌
knows-legend = 点越大越可能。横线：不可能。勾：确定。
knows-part = { $n }种在{ $name }
knows-certain = { CARD($card) }：一定在{ $name }。
knows-sentence = { CARD($card) }：十种可能的发牌中，{ LIST($parts) }。
knows-cards = { $n }张
knows-nobody = 没有人
knows-own = 手里{ $n }张牌
knows-played = { $n ->
    [0] 还没有出过牌。
   *[other] 已经出了{ $n }张牌。
}
knows-passed = 传出：
knows-got = 收到：
knows-nothing-else = 下表只用到{ $name }当时看得到的牌。
knows-why = 别人的手牌从不会传给玩家；就算换掉看不到的牌，电脑玩家的打法也毫无变化。
knows-decided = { $name }出了{ CARD($card) }
knows-decided-other = { $name }接着的选择
knows-reason-waiting = 教练在想…
knows-reason-none = 没有什么可选择的。
knows-reason = 教练会对{ $name }说：{ $reason }
knows-reason-wrong = 这样送掉{ review-loss }。教练会对{ $name }说：{ $reason }
knows-show = 显示别人实际的牌
knows-waiting = 正在数可能的发牌…
knows-none = 在这套规则下数不出看不到的牌。

report-work = 该练什么
report-waiting = 教练在想…
report-nothing = 没有突出的问题。打得好。
report-costliest = 代价最大的选择
report-habits-later = 再打几场，这里会显示你的习惯。
report-try = 再看一次
report-choose = 平均损失的分数。选一个时刻，就能看到它。
report-no-moments = 这局没有要紧的选择。
