### 牌桌：要你做什么、为什么不能做、发生了什么、按钮和面板。

## 提示行

prompt-lead-card = 轮到你：领出{ CARD($card) }
prompt-only = { $second ->
    [yes] 第二张牌：只能出{ CARD($card) }
   *[no] 只能出{ CARD($card) }
}
prompt-lead-any = 轮到你：任意领出
prompt-lead-suit = 轮到你：领出{ SUIT($suit) }
prompt-lead = 轮到你：领出
prompt-lead-but = 轮到你：领出，但{ LIST($limits, each: "prompt-limit", type: "more") }
prompt-play-any = { $second ->
    [yes] 第二张牌：任意出牌
   *[no] 轮到你：任意出牌
}
prompt-follow = { $second ->
    [yes] 第二张牌：跟{ SUIT($suit) }
   *[no] 轮到你：跟{ SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] 第二张牌：跟{ SUIT($suit) }，但{ LIST($limits, each: "prompt-limit", type: "more") }
   *[no] 轮到你：跟{ SUIT($suit) }，但{ LIST($limits, each: "prompt-limit", type: "more") }
}
prompt-play = { $second ->
    [yes] 第二张牌：出牌
   *[no] 轮到你：出牌
}
prompt-play-but = { $second ->
    [yes] 第二张牌：出牌，但{ LIST($limits, each: "prompt-limit", type: "more") }
   *[no] 轮到你：出牌，但{ LIST($limits, each: "prompt-limit", type: "more") }
}
prompt-limit = { $item ->
    [joker_not_led] 不能出大小王
    [ten_of_clubs] 不能出梅花10
    [no_points_first_trick] 还不能出罚分牌
    [not_broken] 还不能出红心
    [charged_locked] 还不能出亮过的牌
   *[queen_forced] 必须垫黑桃Q
}
prompt-settled = 结果已定：可以结束本局，也可以接着打
prompt-bury = 选{ $n }张牌扣下
prompt-decide = 由你选择
prompt-charge-none = 你没有可以亮的牌
prompt-charge-bright = 从{ $n }张亮色的牌中选要亮的（加倍算分），也可以不亮
prompt-charge = 可以亮{ LIST($cards, type: "or", each: "the-card") }（加倍算分），也可以不亮
prompt-waiting = { $kind ->
    [choose_pass] { $name }正在选传牌方向…
    [charge] { $name }可以亮牌…
    [bid] { $name }正在叫价…
    [name_suit] { $name }正在指定花色…
    [pledge] { $name }可以许诺…
    [bury] { $name }正在扣牌…
    [answer_claim] { $name }正在答复摊牌…
   *[moon] { $name }正在决定射月怎么算…
}

## 传牌面板

prompt-pass-scatter = 分传：每家一张
prompt-pass-smoosh = 混传：放到中间
prompt-pass-hold = 不传
prompt-pass-to = { $token ->
   *[l] 传给左家{ $name }
    [r] 传给右家{ $name }
    [a] 传给对家{ $name }
    [l2] 传给左边第2家{ $name }
    [r2] 传给右边第2家{ $name }
    [l3] 传给左边第3家{ $name }
    [r3] 传给右边第3家{ $name }
}
prompt-pass-next = 第{ $next }张（共{ $total }张）传给{ $name }
prompt-pass-paired = 每张牌上写着传给谁
prompt-pass-middle = 选{ $n }张牌；洗匀后再发还大家
prompt-pass-choose = 选{ $n }张牌传出
prompt-pass-chosen = 你的牌已选好
prompt-pass-count = { $chosen }/{ $needed }
prompt-pass-keys = { $help }：← →和{ $press }
prompt-pass-send = { $button ->
    [yes] 按{ $press }传出
   *[no] 按↓和{ $press }传出
}

## 为什么不行

reason-not-your-turn = 还没轮到你
reason-no-trick-yet = 还没有打完一墩
reason-nothing-to-take-back = 没有可以收回的
reason-not-now = 现在不能这样做
reason-nothing-now = 现在不能出牌
reason-turn-of = 轮到{ $name }
reason-waiting = 等待{ LIST($names) }
reason-waiting-many = 等待{ $n }位玩家
reason-no-pass = 本局没有传牌
reason-no-scores = 还没有打完一局
reason-ok = 可以出{ CARD($card) }
reason-not-yours = { CARD($card) }不在你手里
reason-opening-card = 第一墩必须领出{ CARD($card) }
reason-opening-some-card = 第一墩必须从规定的牌开始
reason-opening-suit = 第一墩必须领出梅花
reason-follow = 必须跟{ SUIT($suit) }
reason-follow-suit = 必须跟花色
reason-joker-not-led = 手里还有别的牌时不能领出大小王
reason-ten-of-clubs = 第一墩不能出梅花10
reason-no-points-first-trick = 第一墩不能出罚分牌
reason-not-broken = 红心未破
reason-charged-locked = 亮过的牌：这门花色第一次领出时不能出
reason-queen-forced = 现在必须垫黑桃Q
reason-pass-forbidden = 这种玩法不能传{ CARD($card) }
reason-not-chargeable = { CARD($card) }不能亮
reason-already-charged = { CARD($card) }已经亮了
reason-all-chosen = 已选{ $n }张：请先放回一张
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = 每张牌都可以出
reason-any-pass = 任意{ $n }张牌都可以传
reason-any-bury = 任意{ $n }张牌都可以扣下
reason-any-answer = 怎么回答都可以
reason-drag = 把{ CARD($card) }拖到桌上
reason-card = { CARD($card) }

## 刚刚发生的事

event-deals = { $drew ->
    [yes] { $mine ->
        [yes] 你
       *[no] { $name }
    }抽到最小的牌，先发牌
   *[no] { $mine ->
        [yes] 你
       *[no] { $name }
    }发牌
}
event-cuts = { $mine ->
    [yes] { $deals }，你切牌
   *[no] { $deals }，{ $name }切牌
}
event-kitty-taken = { $name }拿到底牌：{ $n }张
event-kitty-seen = { $mine ->
    [yes] 你拿到底牌：{ LIST($cards, each: "the-card") }
   *[no] { $name }拿到底牌：{ LIST($cards, each: "the-card") }
}
event-suit-named = { $name }指定{ SUIT($suit) }为罚分花色
event-nobody-bid = 没有人叫价：{ SUIT($suit) }为罚分花色
event-charged = { $name }亮了{ LIST($cards, each: "the-card") }
event-charges-shown = 亮牌：{ LIST($cards, each: "the-card") }
event-nothing-charged = 没有人亮牌
event-shot-moon = { $mine ->
    [yes] 你射月了
   *[no] { $name }射月了
}
event-shot-sun = { $mine ->
    [yes] 你射日了
   *[no] { $name }射日了
}
event-moon-line = 收齐本局所有罚分牌
event-sun-line = 吃下本局每一墩
event-moon-chosen = { $choice ->
    [add] { $name }：给别人加分
    [subtract] { $name }：从自己总分中减
    [none] { $name }：照常记分
    [zero] { $name }：总分归零
    [double] { $name }：别人总分翻倍
   *[other] { $name }：{ $choice }
}
event-time-pass = 时间到：已替你选牌
event-time-play = 时间到：已替你出{ CARD($card) }
event-time-last-deal = 时间到：这是最后一局
event-boost = 出了9：每家再出一张
event-misdeal = { $name }手里全是罚分牌：重新发牌
event-void = 本局不算：由同一人重新发牌
event-claim = { $name }摊牌要收余下各墩：{ LIST($cards, each: "the-card") }
event-claim-refused = { $name }不同意：继续打
event-taken-back = { $practice ->
    [yes] 已收回：这场改为练习
   *[no] 已收回
}
event-hint-play = { $practice ->
    [yes] 提示：出{ CARD($card) }。这场改为练习
   *[no] 提示：出{ CARD($card) }
}
event-hint-pass = { $practice ->
    [yes] 提示：传{ LIST($cards, each: "the-card") }。这场改为练习
   *[no] 提示：传{ LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] 这里没有提示。这场改为练习
   *[no] 这里没有提示
}
event-hint-not-now = 现在没有提示：还没轮到你
hint-thinking = { $long ->
    [yes] 还在想提示…
   *[no] 正在想提示…
}
hint-more = { $device ->
    [touch] 再按灯泡看更多
    [pad] 再按一次看更多
    [keys] 再按{ $key }看更多
   *[pointer] 按灯泡或{ $key }看更多
}
hint-trick = 谁会吃下这墩？
hint-first = { $what ->
    [lead] 你领出：哪门花色对你安全？
    [follow] 后面还有人出牌：你想要这墩吗？
    [last] 你最后出，知道这墩值多少分。
    [pass] 哪些牌以后最可能让你吃分？
   *[other] 这对本局后面有什么影响？
}
hint-first-out = 你缺{ SUIT($suit) }：哪张牌最不想留？
hint-suit = 看看{ SUIT($suit) }。
hint-about-card = 留意{ CARD($card) }。
hint-about = { $what ->
    [own] 你自己有可能收齐。
    [others] 别的玩家可能要收齐。
    [trick] 想想谁会吃下这墩。
    [later] 想想后面的几墩。
   *[many] 几个小理由都指向同一个选择。
}
hint-card = { CARD($card) }。{ $reason }
hint-even = { CARD($one) }或{ CARD($other) }：两张一样好。{ $reason }
hint-either = { CARD($one) }或{ CARD($other) }。{ $reason }
hint-cards = 选{ LIST($cards, each: "the-card") }。{ $reason }
hint-pass = 传{ LIST($cards, each: "the-card") }。{ $reason }
hint-only = 这里只能出{ CARD($card) }
hint-practice-title = 看提示会把这场改为练习
hint-practice-text = 游戏照常进行，但不再计入统计和等级分。其中的错误不会再出现在“{ menu-practice }”里。
hint-keep-counted = 不看，照常计分
hint-show = 看提示
undo-practice-title = 收回牌会把这场改为练习
hint-no-cards = { $charge ->
    [yes] 不亮。{ $reason }
   *[no] 这里没有提示。
}
event-pace = { $pace ->
    [slow] 放慢：有更多时间看
   *[usual] 恢复正常节奏
}

## 传牌

pass-name = { $token ->
   *[l] 左
    [r] 右
    [a] 对面
    [l2] 左二
    [r2] 右二
    [l3] 左三
    [r3] 右三
    [scatter] 分传
    [smoosh] 混传
    [hold] 不传
    [dealer] 发牌人选
    [charge] 亮牌或混传
}
pass-label = { $token ->
   *[l] 左
    [r] 右
    [a] 对面
    [l2] 左二
    [r2] 右二
    [l3] 左三
    [r3] 右三
    [scatter] 分传
    [smoosh] 混传
    [hold] 不传
    [dealer] 发牌人选
    [charge] 亮牌或混传
}
pass-step-hold = 不传

## 角上的局数

ending-deal = { $end ->
   *[reach] 第{ $number }局 · 到{ $limit }
    [exceed] 第{ $number }局 · 超过{ $limit }
    [deals] 第{ $number }局 / 共{ $limit }局
    [time] 第{ $number }局 · { $limit }分钟
    [chips] 第{ $number }局 · 筹码
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] 分最少者胜
    [high] 分最多者胜
    [magnitude] 最接近零者胜
    [counters] 筹码最多者胜
}
ending-deal-short = { $end ->
    [reach] 第{ $number }局 · 到{ $limit }
    [exceed] 第{ $number }局 · 超过{ $limit }
    [deals] 第{ $number }局 / 共{ $limit }局
   *[other] 第{ $number }局
}
ending-deal-alone = 第{ $number }局
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] 大池{ $pool }
   *[no] 彩池{ $pool }
}
ending-minutes-left = 剩{ $minutes }分钟
ending-last-deal = 最后一局
ending-best = { $score ->
   *[low] 分数最低者胜
    [high] 分数最高者胜
    [magnitude] 最接近零者胜
    [counters] 筹码最多者胜
}

## 牌桌周围的按钮

table-menu = 菜单
table-last-trick = 上一墩
table-hint = 提示
table-take-back = 收回
table-scores = 分数
table-options = 选项

## 大按钮

table-pass = 传牌
table-bury = 扣下
table-charge = 亮牌
table-charge-nothing = 不亮
table-choose = 选择…
table-play = 出{ CARD($card) }
table-play-short = 出{ $card }
table-finish = 结束本局
table-finish-caption = { $key }，或接着打
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press }，或再点一下
    [touch] 再点一下
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] 点牌可收回
   *[pointer] 点牌可收回
}
table-keys-change = { $press }，或用方向键更改
table-keys-back = { $press }收回
table-keys-on = ↓ 到按钮
table-choose-cards = 选{ $n }张牌
table-choose-more = 再选{ $n }张牌
table-forward = 暗转
    .caption = 或选牌传出
    .title = 把传来的牌暗转下去？
    .text = 你保留全部手牌。传给你的牌原样传下去，你看不到它们。
table-misdeal = 要求重发
    .caption = 或出一张牌
    .title = 要求重发？
    .text = 你手里全是罚分牌。大家会看到你的手牌，由同一人重新发牌。
table-claim = 摊牌
    .caption = 或领出一张牌
    .title = 摊牌收余下各墩？
    .text = 你的手牌会给大家看。如果大家都同意，剩下的牌都归你；只要有一人不同意，就明着手牌继续打。

## 对话框

table-claimed-title = { $name }摊牌要收余下各墩
table-claimed-text = 如果大家都同意，剩下的牌都归{ $name }；只要有一人不同意，就明着这手牌继续打。
table-claimed-accept = 同意
table-claimed-refuse = 接着打
table-claimed-hand = { $name }的手牌
table-bid-title = 你叫多少筹码？
table-bid-text = 叫价最高的人把叫价付入彩池，并指定罚分花色。
table-bid-of = { $n ->
    [0] { $name }：不叫
   *[other] { $name }：{ $n }个筹码
}
table-bid-counters = 筹码
table-bid = 叫价
table-bid-none = 不叫
table-dealer-title = 本局往哪边传牌？
table-dealer-text = 由发牌人选择。
table-suit-title = 哪门花色罚分？
table-joker-title = 大小王代表哪门花色？
table-suit = { SUIT($suit) }
table-pledge-title = 你许诺不吃红心吗？
table-pledge-text = 守诺减{ $n }分，失诺加{ $n }分。
table-pledge-yes = 我不吃红心
table-pledge-no = 不许诺
table-moon-text = 选择怎么算
table-moon-choice = { $choice ->
    [add] 给别人加分
    [subtract] 从我的总分中减
    [none] 照常记分
    [zero] 总分归零
    [double] 别人总分翻倍
   *[other] { $choice }
}
table-moon-every = 全部罚分
table-moon-same = 不变
table-moon-was = 原为{ $total }
table-moon-over = 达到{ $limit }
table-moon-then = { $then ->
    [win] 终局：你胜{ $n }分
    [tie] 终局：并列第一
    [lose] 终局：{ $name }获胜
    [ahead] 继续，领先{ $n }分
    [level] 继续，与{ $name }平分
   *[behind] 继续，比{ $name }落后{ $n }分
}
table-moon-choose = 选择
table-moon-on = 继续
table-moon-totals = 新的分数
table-pass-title = 传这些牌？
table-pass-line = { LIST($cards, each: "the-card") }传给{ $name }。
table-pass-line-middle = { LIST($cards, each: "the-card") }放到中间。
table-costly-title = 出{ CARD($card) }？
table-costly-text = 它会吃下这墩，其中至少有本局一半的分。
table-guard-looking = 教练在想…
table-guard-text = 教练认为这是大错：平均要多吃约{ $points }分。{ $reason }

table-spoken-cards = { $caption }：{ LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }：{ SERIES($totals, joint: "list-more") }

## 游戏菜单

table-menu-title = 游戏菜单
table-menu-saved = { $practice ->
    [yes] { $deal }。这场练习已保存，不计入统计。
   *[no] { $deal }。这场已保存。
}
table-menu-back = 回到牌桌
table-menu-passed = 传出和收到的牌
table-menu-rules = 本场规则
table-menu-pace = { $pace ->
    [slow] 正常节奏
   *[usual] 放慢节奏
}
table-menu-fair = 发牌公平吗？
table-menu-leave = 主菜单

## 练习重打

replay-pill = { $game ->
    [yes] 练习重打，第{ $deal }局
   *[no] 练习，只打这一局
}
replay-pill-short = { $game ->
    [yes] 练习，第{ $deal }局
   *[no] 练习
}
replay-pill-least = 练习
replay-menu = { $game ->
    [yes] 练习重打第{ $deal }局。打完这局就结束，不计成绩；你原来的牌局不变。
   *[no] 练习。打完这局就结束，不计成绩。
}
replay-title = 上次你吃了{ $before }，这次{ $now }
replay-compared = { $better ->
    [better] 比原来好。
    [worse] 不如原来。
   *[same] 和原来一样。
}原来的牌局不变。
replay-over = 这局打完了
replay-again = 再打一次
replay-to-puzzle = 回到牌题

## 换对手

table-swap-text = 其他人不变，新来的玩家水平相同。
table-swap-leaves = 离开
table-swap-comes = 坐下
table-swap-cancel = 取消

## 面板

table-last-nobody = 上一墩：没有人吃
table-last-taken = 上一墩：{ $name }吃下
table-last-no-points = 上一墩：{ $name }吃下，没有分
table-last-points = 上一墩：{ $name }吃了{ $points }分
table-passed-both = 你传出和收到的牌
table-passed-gave = 你传出的牌
table-passed-got = 你收到的牌
table-to-name = 给{ $name }
table-to-heap = 到中间
table-to-kitty = 作底牌
table-from-name = 来自{ $name }
table-from-heap = 来自中间
table-from-kitty = 来自底牌

## 桌布、名牌和牌上的小字

table-led = 领出
table-kitty = 底牌
table-stock = 牌堆
table-held-over = 留待下墩
table-hearts-broken = 红心已破
    .short = 已破
table-suit-counts = { SUIT($suit) }罚分
    .short = 罚分
table-dealer-letter = 发

table-plate-ready = 好了
    .short = 好了
table-plate-chosen = 已选{ $n }张
    .short = { $n }/{ $of }
table-plate-bids = 叫{ $n }
    .short = 叫价
table-plate-no-bid = 不叫
    .short = 不叫
table-plate-out = 牌已出完
    .short = 出完

table-chip-partner = 你的搭档
table-chip-pair = 一方
table-chip-bid = 叫{ $n }
table-chip-no-hearts = 不吃
table-chip-warren = 沃伦
table-chip-side = { $partner ->
    [yes] { $side } { $total }，搭档
   *[no] { $side } { $total }
}

## 几个人同屏

player-number = 玩家{ $n }
new-game-person = 同屏的玩家
curtain-title = { $name }，轮到你了
curtain-others = 现在只有{ $name }可以看。
curtain-lift = 看我的牌
curtain-menu = 回菜单
