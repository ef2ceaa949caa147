### 玩家在所有牌局中的选择，以及相应的练习。

## 我的全部选择

decisions-title = 我的全部选择
decisions-reading = 正在读取你的牌局…
decisions-count = { $left ->
    [0] { $every ->
        [0] 一场结束后，你的选择会出现在这里。练习不计。
       *[other] { $every }个选择中的{ $n }个
    }
   *[other] { $every }个选择中的{ $n }个，还有{ $left }场要读
}
decisions-save = 存为CSV
decisions-nothing-to-save = 列表是空的。
decisions-which = 哪些选择
decisions-kind = { $which ->
    [wrong] 失误和更差的
    [starred] 加星的
    [noted] 有笔记的
   *[all] 所有选择
}
decisions-rules = 规则
decisions-any-rules = 所有规则
decisions-motif = 要点
decisions-any-motif = 所有要点
decisions-sort = 排序
decisions-by = { $column ->
    [loss] 损失最大
    [when] 最新
    [rules] 规则
    [motif] 要点
   *[situation] 选择种类
}
decisions-column = { $column ->
    [date] 日期
    [rules] 规则
    [kind] 种类
    [motif] 要点
    [played] 实际
    [better] 更好
    [loss] 损失
   *[mark] 标记
}
decisions-table = 选择
decisions-situation = { $kind ->
    [passing] 传牌
    [calling] 叫价和亮牌
    [leading] 领出
    [following] 跟牌
    [last] 最后出牌
    [discarding] 垫牌
    [defending] 防射月
    [own_moon] 自己射月
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] 星标、笔记
       *[no] 星标
    }
   *[no] { $noted ->
        [yes] 笔记
       *[no] { "" }
    }
}
decisions-day = { $year }/{ $month }/{ $day }
decisions-open = 打开
decisions-star = { $on ->
    [yes] 取消星标
   *[no] 加星
}
decisions-note = { $some ->
    [yes] 改笔记
   *[no] 加笔记
}
decisions-no-row = 请先在列表中选一行。
decisions-note-title = 这个选择的笔记
decisions-note-field = 笔记
decisions-gone = 这个选择所在的牌局已经不在了。
decisions-not-kept = 无法保存标记（{ $why }）。
row-table-row = { SERIES($words, joint: "list-more") }；第{ $n }行，共{ $of }行
row-table-none = 没有行
learn-decisions-detail = 每个选择的代价

## 传牌练习

passing-title = 练习传牌
passing-to = { $way ->
    [L] 选三张牌传给左家
    [R] 选三张牌传给右家
   *[A] 选三张牌传给对家
}
passing-count = 今天第{ $n }手，共{ $of }手
passing-pass = 传这些牌
passing-three = 请选三张牌，现在有{ $n }张。
passing-judging = 教练正在试发牌中检验你的传牌…
passing-result = { $good ->
    [yes] 没有明显更好的传法。
   *[no] 你的传法约多吃{ $loss }分。
}
passing-row = { $which ->
    [mine] 你的（{ $loss }）
    [best] 最好的（{ $loss }）
   *[usual] { $known ->
        [yes] 俱乐部牌手的（{ $loss }）
       *[no] 俱乐部牌手的
    }
}
passing-next = 下一手
learn-passing-detail = 每天五十手

## 出过哪些牌

gone-title = 出过哪些牌？
gone-question = { $what ->
    [out] 别人手里还有几张{ SUIT($suit) }？
    [queen] 黑桃Q还可能在谁手里？
   *[void] 谁已经露出缺{ SUIT($suit) }？
}
gone-no-answer = 没有回答
gone-who = { $n ->
    [0] 没有人
   *[other] { LIST($names) }
}
gone-show = 看出过的牌
gone-back = 回到牌桌
gone-verdict = { $right ->
    [yes] 对。{ $question }{ $truth }。
   *[no] 不全对。{ $question }{ $truth }。
}
gone-suit = { $some ->
    [yes] { SUIT($suit) }：已出{ SERIES($ranks) }；你有{ $held }张，别人有{ $out }张。
   *[no] { SUIT($suit) }：一张未出；你有{ $held }张，别人有{ $out }张。
}
gone-out = 剩{ $n }
gone-voids = { $name }缺{ SERIES($suits) }
gone-queen = 可能持有黑桃Q的是：{ $who }。
gone-shown = { SUIT($suit) }：第{ $n }墩，{ CARD($card) }

## 强手坐你的座位

strong-title = 特级大师坐你的座位
strong-playing = 特级大师正在打你的牌…
strong-result = 你吃了{ $mine }分，特级大师{ $theirs }分。
strong-column = { $column ->
    [trick] 墩
    [mine] 你
   *[theirs] 特级大师
}
strong-table = 两种打法
strong-cards = { $taken ->
    [yes] { CARD($card) }，吃下
   *[no] { CARD($card) }
}
strong-note = 其他人会根据出的牌应对，所以从第一张不同的牌起，他们出的牌也可能不同。
