### 规则的选项：名称、作用（.help）、搜索词（.words）和选择。

## 规则选项

option-players = 人数
    .help = 几个人玩。
    .words = 玩家 座位 几人
option-packs = 几副牌
    .help = 两副牌洗在一起，可供五到十一人玩。
    .words = 两副 双副 扑克
option-strip = 凑齐张数
    .help = 去掉或加入哪些牌，让每人张数相同。
    .words = 去掉 加入 平均 2 发不尽
option-jokers = 大小王
    .help = 大小王从不吃墩，也不算分；这里定什么时候可以出。
    .words = 王牌 大王 小王 鬼牌 小丑 joker
option-joker-lead = 领出大小王
    .help = 大小王能否领出，之后跟什么。
option-special-card = 特别的牌
    .help = 第53张牌，代替剩下的那一张。
    .words = 沃伦 warren 额外牌 53
option-warren-follow = 沃伦牌跟花色
    .help = 沃伦牌是否算作额外牌那门花色。
    .words = 沃伦 warren
option-warren-left = 剩下沃伦牌
    .help = 剩下的正是沃伦牌时怎么办。
    .words = 沃伦 warren 重发
option-kitty = 底牌
    .help = 发剩的牌归谁。
    .words = 剩牌 底 换牌
option-kitty-discard = 扣下的牌
    .help = 换底牌时扣下的牌是否算给扣牌的人。
    .words = 底牌 扣底 垫底
option-uneven-hands = 张数不等
    .help = 发完所有牌；多一张的玩家第一墩出两张。
    .words = 剩牌 多一张
option-hand-size = 手牌张数
    .help = 每人固定的张数；0表示尽量发完。
    .words = 几张 发牌
option-first-dealer = 第一个发牌人
    .help = 怎么决定谁先发牌。
    .words = 抽牌 庄家 切牌
option-direction = 方向
    .help = 发牌和出牌往哪边轮。
    .words = 顺时针 逆时针
option-pass-cycle = 传牌
    .help = 每局往哪边传；“不传”就是这一局不换牌。
    .words = 左 右 对面 分传 混传 不传 换牌 交换 循环
option-pass-count = 传牌张数
    .help = 传给一位玩家几张牌。
    .words = 三张 两张 四张 换牌
option-pass-forbid = 不能传的牌
    .help = 必须留在手里的大黑桃。
    .words = 禁止 黑桃Q 黑桃K 黑桃A 猪
option-pass-along = 暗转
    .help = 玩家可以保留自己的牌，把传来的牌不看就传下去。
    .words = 转传 不看
option-opening-lead = 首攻
    .help = 谁领出第一墩，领出什么。
    .words = 梅花2 先出 首引 庄家下家
option-first-trick = 第一墩出罚分牌
    .help = 第一墩能否出罚分牌。
    .words = 首墩 见血 分
option-first-trick-stuck = 全是罚分牌
    .help = 第一墩时手里全是罚分牌的玩家可以怎么办。
    .words = 重发 无牌可出
option-first-trick-tc = 留梅花10
    .help = 第一墩不能出梅花10，除非它是唯一的梅花。
    .words = 梅花10 复数
option-hearts-lead = 领出红心
    .help = 红心是否要先破才能领出。
    .words = 破红心 红桃
option-breakers = 什么破红心
    .help = 黑桃Q是否也破红心。
    .words = 破红心 黑桃Q 皇后
option-break-event = 何时算破
    .help = 红心怎样才算破。
    .words = 破红心 垫牌
option-lead-exempt = 未破时领出红心
    .help = 哪些手牌在红心未破时可以领出红心。
    .words = 只有红心 例外
option-qs-forced = 强制垫黑桃Q
    .help = 黑桃Q是否一有安全机会就必须垫出。
    .words = 猪 皇后 强制
option-duplicates = 相同的牌
    .help = 一墩中两张相同的牌怎么比。
    .words = 抵消 两副牌 一样
option-dead-last-trick = 抵消的末墩
    .help = 最后一墩领出花色全部抵消时归谁。
    .words = 抵消 最后一墩
option-boost = 加力9
    .help = 出了9，每人在这墩再出第二张。
    .words = 九 延长
option-charge = 亮牌
    .help = 出牌前亮牌，使它加倍算分。
    .words = 亮 加倍 拱猪 明亮 暗亮
option-draw = 摸牌
    .help = 何时从牌堆摸牌。
    .words = 牌堆 接龙 两人
option-claim = 摊牌
    .help = 玩家可以摊牌收余下各墩，如果没有人反对。
    .words = 亮手牌 余下
option-show-taken = 吃到的牌
    .help = 吃到的牌哪些看得见。
    .words = 上一墩 明放
option-values = 牌的分值
    .help = 每张牌罚多少分。
    .words = 罚分 分数 黑桃Q 黑玛丽亚 牌点 猪
option-custom-values = 自定分值
    .help = 改变单张牌的罚分；低于零就是奖分。
    .words = 自定 单张 黑桃A 黑桃K 梅花7
option-pip-courts = 人头牌
    .help = 红心J、Q、K罚多少分。
    .words = 点数红心
option-pip-ace = 红心A
    .help = 红心A罚多少分。
    .words = 点数红心
option-bonus-card = 奖分牌
    .help = 减分的牌。
    .words = 方块J 方块10 羊 奖励
option-bonus-amount = 奖分数额
    .help = 奖分牌减多少分。
    .words = 方块J 减分
option-bonus-floor = 低于零
    .help = 奖分牌能把分数减到多低。
    .words = 负分 下限
option-no-trick-bonus = 一墩未吃
    .help = 一墩未吃的玩家减多少分。
    .words = 零墩 奖励
option-no-trick-on-moon = 射月时的零墩奖
    .help = 有人射月时，一墩未吃是否仍减分。
    .words = 射月
option-trick-points = 每墩的分
    .help = 每墩罚多少分，不论其中有什么。
    .words = 反打
option-pledge = 许诺
    .help = 玩家可以许诺不吃红心：守诺减分，失诺加分。
    .words = 承诺 打赌
option-pig-flip = 好猪
    .help = 拱猪中黑桃Q什么时候对你有利。
    .words = 拱猪 猪 收全红
option-score-dir = 谁获胜
    .help = 什么分数最好。
    .words = 最高 最低 筹码
option-moon-effect = 射月
    .help = 收齐所有罚分牌有什么结果。
    .words = 全收 收全红 大满贯 加分 减分
option-moon-needs = 射月要什么
    .help = 哪些牌构成射月。
    .words = 全红 方块J
option-moon-amount = 射月分值
    .help = 射月值多少分。
    .words = 全收 皇家
option-moon-guard = 射月保护
    .help = 给别人加分会使射月者输掉全场时怎么办。
    .words = 保护 输
option-moon-guard-score = 从多少分起可选
    .help = 射月者总分从多少起可以选择。
    .words = 保护
option-moon-and-bonus = 射月时的奖分牌
    .help = 射月时奖分牌是否算分。
    .words = 方块J
option-complex-signs = 对每家选正负
    .help = 射月者对每个对手选择加还是减。
    .words = 复数
option-sun = 射日
    .help = 吃下每一墩有什么结果。
    .words = 全墩 通吃 太阳
option-end = 终局
    .help = 全场怎样结束。
    .words = 结束 分数 局数 时间 长度
option-end-at = 界限
    .help = 分数、局数或分钟数。
    .words = 100 50 长度
option-end-both-ways = 双向
    .help = 总分在零以上达到同样的数时也终局。
    .words = 拱猪
option-tie = 平分
    .help = 最好成绩相同时怎么办。
    .words = 平局 并列 加局
option-adjust = 跳转的总分
    .help = 恰好到达时会下降的总分。
    .words = 归零 恰好 50 100
option-wrap-at = 归零的总分
    .help = 哪些总分归零。
    .words = 104 126 里基茨
option-special-win = 停住获胜
    .help = 连续多局停在同一总分就获胜。
    .words = 69 5 里基茨
option-count-arrival = 到达局算在内
    .help = 到达该总分的那一局也算。
    .words = 69 5
option-ranking = 名次
    .help = 第一名以后的名次是否算。
    .words = 第二 排名
option-settle = 输赢结算
    .help = 筹码怎样转手。
    .words = 筹码 赌注 彩池 钱
option-stake = 每次付
    .help = 一次付多少筹码。
    .words = 注 筹码
option-chips = 每人筹码
    .help = 每人开始有多少筹码。
    .words = 本钱
option-wager = 下注
    .help = 赌注怎样分配。
    .words = 赌注 分配
option-auction = 竞叫
    .help = 用筹码叫价，争夺指定罚分花色的权利。
    .words = 叫牌 叫价 花色
option-timer = 沙漏
    .help = 每次选择的秒数；0表示不限时。
    .words = 计时 限时 时间
option-partners = 搭档
    .help = 谁和谁一起玩。
    .words = 组队 对家 双打
option-partner-moon = 搭档射月
    .help = 是否必须一个人收齐。
    .words = 射月

## 选项的值

value-option-on = 开
value-option-off = 关
value-option-none = 无
value-option-no-values = 无
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CARD($card) }
value-option-card = { CARD($card) } { $points }

## 凑齐张数

choice-strip-none = 整副牌
choice-strip-wiki = 去掉2，六人加大小王
choice-strip-hay = 去掉梅花2（和方块2）
choice-strip-parlett = 去掉方块2（和梅花2）
choice-strip-arnold = 去掉几张2和一张3
choice-strip-foster = 去掉2，黑桃优先
choice-strip-hay-twos = 去梅花2（方块2），六人去所有2
choice-strip-heartsette = 去掉黑桃2
choice-strip-low-minor = 去掉小梅花和小方块
choice-strip-jokers = 加大小王
choice-strip-wiki2 = 两副牌凑齐

## 大小王

choice-jokers-none = 无
choice-jokers-off-suit = 缺门时
choice-jokers-anytime = 随时
choice-jokers-zero-of-suit = 最小的梅花和方块

## 领出大小王

choice-joker-lead-not-if-other-card = 没有别的牌时
choice-joker-lead-next-card-sets-suit = 由下一张定花色
choice-joker-lead-leader-names-suit = 由领出人定花色

## 底牌

choice-kitty-none = 无
choice-kitty-first-trick = 归第一墩
choice-kitty-first-point = 归第一张罚分牌
choice-kitty-last-trick = 归最后一墩
choice-kitty-first-trick-swap = 第一墩换牌
choice-kitty-first-point-swap = 第一张罚分牌换牌
choice-kitty-out-of-play = 不用

## 扣下的牌

choice-kitty-discard-captured = 算给扣牌的人
choice-kitty-discard-out-of-play = 不算给任何人

## 特别的牌

choice-special-card-none = 无
choice-special-card-warren = 沃伦牌

## 沃伦牌跟花色

choice-warren-follow-alias = 与额外牌相同
choice-warren-follow-optional = 不必跟

## 剩下沃伦牌

choice-warren-left-ordinary = 照普通打法
choice-warren-left-redeal = 重新发牌

## 第一个发牌人

choice-first-dealer-random = 随机
choice-first-dealer-low-card = 抽到最小的牌

## 方向

choice-direction-cw = 顺时针
choice-direction-ccw = 逆时针

## 首攻

choice-opening-lead-lowest-club = 最小的梅花
choice-opening-lead-any-club = 最小梅花的持有者
choice-opening-lead-eldest = 发牌人的下家
choice-opening-lead-two-spades = 黑桃2，以后吃猪者
choice-opening-lead-bidder = 叫价最高者

## 第一墩出罚分牌

choice-first-trick-free = 允许
choice-first-trick-no-points = 不允许

## 全是罚分牌

choice-first-trick-stuck-play-any = 任出一张
choice-first-trick-stuck-misdeal = 可以要求重发
choice-first-trick-stuck-point-void = 这张不算分
choice-first-trick-stuck-lay-aside = 这张放一边

## 领出红心

choice-hearts-lead-always = 随时
choice-hearts-lead-broken = 破了以后

## 什么破红心

choice-breakers-hearts = 红心
choice-breakers-hearts-qs = 红心和黑桃Q

## 何时算破

choice-break-event-played = 出过
choice-break-event-discarded = 垫过
choice-break-event-won = 被吃下

## 未破时领出红心

choice-lead-exempt-only-hearts = 只有红心
choice-lead-exempt-hearts-or-penalty = 只有罚分牌

## 强制垫黑桃Q

choice-qs-forced-no = 否
choice-qs-forced-first-safe-chance = 一有安全机会

## 相同的牌

choice-duplicates-first = 先出的大
choice-duplicates-last = 后出的大
choice-duplicates-cancel = 互相抵消

## 抵消的末墩

choice-dead-last-trick-leader = 领出人
choice-dead-last-trick-discard = 没有人
choice-dead-last-trick-second-of-top = 最大一对的第二张

## 加力9

choice-boost-off = 关
choice-boost-any-nine = 任何9
choice-boost-led-nine = 领出花色的9

## 亮牌

choice-charge-off = 关
choice-charge-turbo = 公开，不分先后
choice-charge-gong-zhu = 轮流一次
choice-charge-blind = 暗中一次

## 摸牌

choice-draw-off = 关
choice-draw-domino = 跟不了时
choice-draw-draw = 每墩之后

## 吃到的牌

choice-show-taken-last-trick = 可看上一墩
choice-show-taken-last-trick-open = 上一墩明放
choice-show-taken-penalty-cards = 罚分牌明放

## 牌的分值

choice-values-black-lady = 红心和黑桃Q
choice-values-hearts-only = 只有红心
choice-values-hooligan = 捣蛋鬼：梅花7
choice-values-graded = 分级红心
choice-values-pip-hay = 点数红心
choice-values-pip-spot = 牌点红心
choice-values-pip-119 = 牌面点数，到10为止
choice-values-black-maria = 黑玛丽亚
choice-values-black-lady-uk = 英式黑夫人
choice-values-gong-zhu = 拱猪
choice-values-royal = 皇家红心
choice-values-turbo = 极速红心
choice-values-complex = 复数红心
choice-values-ten-of-clubs = 梅花10加倍
choice-values-named-suit = 叫价者指定的花色
choice-values-reverse = 反打
choice-values-four-jacks = 四张J

## 人头牌

choice-pip-courts-ten = 都是10
choice-pip-courts-rank = J、Q、K递增

## 奖分牌

choice-bonus-card-none = 无
choice-bonus-card-jd = 方块J
choice-bonus-card-td = 方块10

## 低于零

choice-bonus-floor-none = 没有下限
choice-bonus-floor-hand = 本局不低于零
choice-bonus-floor-total = 总分不低于零

## 好猪

choice-pig-flip-all-hearts = 收全红时
choice-pig-flip-all-sixteen = 全部收齐时

## 谁获胜

choice-score-dir-low = 分数最低
choice-score-dir-high = 分数最高
choice-score-dir-magnitude = 最接近零
choice-score-dir-counters = 筹码最多

## 射月要什么

choice-moon-needs-all-penalties = 所有罚分牌
choice-moon-needs-with-bonus = 还要奖分牌
choice-moon-needs-all-hearts = 所有红心
choice-moon-needs-hearts-qs = 红心和黑桃Q

## 射月

choice-moon-effect-none = 无
choice-moon-effect-add = 给别人加分
choice-moon-effect-subtract = 射月者减分
choice-moon-effect-choice = 射月者选择
choice-moon-effect-negate = 改变正负
choice-moon-effect-zero-or-double = 自己归零或别人翻倍
choice-moon-effect-gift-from-each = 从每家拿分
choice-moon-effect-in-values = 由分值决定
choice-moon-effect-add-other-side = 给另一方加分

## 射月分值

choice-moon-amount-penalties = 全部罚分
choice-moon-amount-own-hand = 射月者这一手

## 射月保护

choice-moon-guard-none = 关
choice-moon-guard-auto-subtract = 改为减分
choice-moon-guard-reached-score = 到一定总分可选
choice-moon-guard-game-goes-on = 继续打

## 射月时的奖分牌

choice-moon-and-bonus-independent = 照常算
choice-moon-and-bonus-swallowed = 不算

## 射日

choice-sun-off = 关
choice-sun-double = 射月的两倍
choice-sun-punish = 传牌者两倍
choice-sun-clean-slate = 自己总分归零
choice-sun-sun-only = 射月要吃下每一墩
choice-sun-first-trick-free = 两倍，第一墩除外

## 终局

choice-end-reach = 达到分数
choice-end-exceed = 超过分数
choice-end-deals = 局数
choice-end-time = 时间
choice-end-chips = 筹码用完

## 平分

choice-tie-shared = 并列获胜
choice-tie-extra-hands = 加局
choice-tie-not-over-while-tied = 平分时不结束

## 跳转的总分

choice-adjust-none = 关
choice-adjust-wrap = 归零
choice-adjust-exact-50-100 = 恰好50或100
choice-adjust-exact-100 = 恰好100

## 停住获胜

choice-special-win-none = 关
choice-special-win-sixty-nine = 69停5局
choice-special-win-five = 5停69局
choice-special-win-both = 69停5局和5停69局

## 名次

choice-ranking-winner-only = 只有获胜者
choice-ranking-full = 所有名次

## 输赢结算

choice-settle-none = 无
choice-settle-average = 与平均分比
choice-settle-chips-pool = 筹码彩池
choice-settle-sweepstake = 独赢彩池
choice-settle-howell = 豪厄尔
choice-settle-excess = 红心最多者付
choice-settle-wager = 下注
choice-settle-turbo-points = 极速计分

## 下注

choice-wager-places = 按名次
choice-wager-winner-takes-all = 获胜者全收

## 搭档

choice-partners-none = 无
choice-partners-fixed = 对坐
choice-partners-adhoc = 最先吃墩的两人

## 搭档射月

choice-partner-moon-individual = 一个人
choice-partner-moon-pooled = 搭档合力

## 标题

heading-aim = 目标
heading-players = 玩家和牌
heading-dealing = 发牌
heading-passing = 传牌
heading-before = 出牌之前
heading-opening = 首攻
heading-first-trick = 第一墩
heading-leading = 跟牌和领出
heading-tricks = 墩
heading-values = 牌的分值
heading-extras = 其他分数
heading-moon = 射月和射日
heading-end = 终局
heading-money = 筹码、时间和各方
heading-play = 打法
heading-scoring = 计分

## 一行规则

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n }人
summary-no-passing = 不传牌
summary-passing = 传{ SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] 红心和黑桃Q
    [hearts_only] 只有红心
    [hooligan] 捣蛋鬼：梅花7
    [graded] 分级红心
    [pip_hay] 点数红心
    [pip_spot] 牌点红心
    [pip_119] 牌面点数，到10为止
    [black_maria] 黑玛丽亚
    [black_lady_uk] 英式黑夫人
    [gong_zhu] 拱猪
    [royal] 皇家红心
    [turbo] 极速红心
    [complex] 复数红心
    [ten_of_clubs] 梅花10加倍
    [named_suit] 叫价者指定的花色
    [reverse] 反打
   *[four_jacks] 四张J
}
summary-bonus = { $values }，{ CARD($card) } { $points }
summary-own-values = { $values }，自定分值
summary-moon = { $moon ->
   *[add] 射月给别人加分
    [subtract] 射月减分
    [choice] 射月加分或减分
    [negate] 射月改变正负
    [zero_or_double] 射月归零或翻倍
    [gift_from_each] 射月从每家拿分
    [in_values] 收全红对你有利
    [add_other_side] 射月给另一方加分
    [none] 没有射月
}
summary-two-packs = 两副牌
summary-cancel = 相同的牌抵消
summary-jokers = 大小王
summary-warren = 沃伦牌
summary-kitty = 底牌
summary-stock = 牌堆
summary-charging = 亮牌
summary-nines = 加力9
summary-sun = 射日
summary-partners = 搭档
summary-counters = 筹码
summary-special-win = { $win ->
    [sixty_nine] 69停5局
    [five] 5停69局
   *[both] 69停5局和5停69局
}
summary-end = { $end ->
   *[reach] 到{ $at }终局
    [exceed] 超过{ $at }终局
    [deals] { $at }局
    [time] { $at }分钟
    [chips] 直到有人筹码用完
}
