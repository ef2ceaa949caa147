### 练习：会再来的牌题、针对一个要点的训练，以及成绩。

menu-practice = 练习
menu-practice-detail = { $n ->
    [0] 今天没有要练的
   *[other] 今天{ $n }题
}
practice-row = { $drill ->
    [yes] 这次训练
   *[no] 今天
}
practice-at = { $at }/{ $of }
practice-cell = { $result ->
    [right] 答对
    [again] 还会再来
    [missed] 答错
   *[open] 未答
}
practice-place = 第{ $at }题，共{ $of }题 · { $own ->
    [yes] 来自你{ $day }的牌局
   *[no] 新题
}
practice-question = 出哪张？
practice-answer = 更好的牌
practice-theme = { $theme ->
    [lead] 你领出。请在手牌中选一张。
    [last] 你最后出。请在手牌中选一张。
    [discard] 你跟不了花色。请在手牌中选一张。
   *[follow] 后面还有人出牌。请在手牌中选一张。
}
practice-verdict = { $verdict ->
    [right] 答对了：{ CARD($card) }
    [both] 答对了：{ CARD($card) }。{ CARD($best) }也对
    [wrong] 这次不对。更好的是：{ CARD($card) }
   *[shown] 答案：{ CARD($card) }
}
practice-why-not = 为什么不出{ CARD($card) }？
practice-comes-back = { $n ->
    [0] 今天再来
    [1] 明天再来
   *[other] { $n }天后再来
}
practice-of-last = 这类题最近{ $of }次答对{ $n }次
practice-gap = 平均约好{ $n }分，别人吃的分也算在内
practice-hinted = 看过提示就不算答对。
practice-next = 下一题
practice-see = 看成绩
practice-result = { $of }题中独立答对{ $n }题。练习不计入等级分。
practice-nothing = { $reading ->
    [0] 今天没有要练的。
   *[other] 现在没有要练的。
}
practice-no-cards = 打完一场并经教练看过之后，你的错误会变成这里的牌题。练习不计。
practice-reading = 教练还在看你的{ $n }场牌。
practice-mistakes = { $n }个错误{ $days ->
    [1] 明天
   *[other] { $days }天后
}再来。
practice-new = { $n }道新题
practice-back = 今天到此为止
report-often = { $n ->
    [1] 本周第一次。
    [2] 本周第二次。
    [3] 本周第三次。
   *[other] 本周{ $n }次。
}
report-drill = 练习这个
report-length = { $n }题，{ $minutes }分钟

## 统计

stat-practice-few = 目前{ $n }次回答。答满{ $of }道新题后，这里会显示你是否有进步。
stat-practice-answers = { $n }道新题的回答
stat-practice-before = 起初
stat-practice-after = 近来
stat-practice-percent = { $percent }%
stat-practice-early = 牌局还不够：再有{ $n }个选择，就能看出该练什么。
stat-practice-none = 没有哪类选择是明显的弱点。
stat-practice-worst = 最值得练：{ $name }。
stat-practice-row = { $name }：答对{ $percent }%，上下相差{ $half }。
stat-practice-motif = { $name }：{ $of }次中错{ $n }次；预期{ $usual }%。
stat-practice-how = 只计你从未见过、没有看提示就回答的题。“起初”是其中的前一半。只有很可能错得比你其他选择所预期的更多的一类，才称为弱点。
