### 统计画面：一个个框，各有图和一两句话；按下可看细节。

menu-statistics = 统计
menu-statistics-detail = 成绩、运气、选择
stat-title = 统计
stat-rules = 玩法
stat-rules-of = { $title }（{ $n }）
stat-against = 对手
stat-all-opponents = 所有对手
stat-no-practice = 不计练习
stat-save = 把所有各局存为表格（CSV）
stat-practise = { $theme ->
    [lead] 练习领出
    [follow] 练习跟牌
    [last] 练习最后出牌
   *[discard] 练习垫牌
}
stat-reading = 正在读取你的牌局…
stat-nothing = 打完一场，这里就会有内容。练习不计：看过提示或收回过牌的都是练习。
stat-mean = { $mean } ± { $half }
stat-deals = { $n }局

## 成绩

stat-results = 成绩
stat-share = 胜率大概{ $low }–{ $high }%（平均分摊：{ $even }%）。
stat-chance = 单凭运气会胜{ $low }到{ $high }场。
stat-few = 要有{ $least }场才能多说；目前{ $n }场。
stat-place = { place }
stat-place-line = { place }：{ $count }场
stat-share-how = 浅色条是95%范围：20次有19次包含你真正的胜率。虚线是大家一样强时每个座位的胜率。

## 每局分数

stat-points = 每局分数
stat-no-points = 打完两局计分的牌之后，这里显示你的平均分。
stat-even = 平均分摊为每局{ $points }分。
stat-bar = { $one ->
    [yes] { $low }分
   *[no] { $low }到{ $high }分
}：{ $n }局{ $queens ->
    [0] {""}
    [all] ，都有黑桃Q
   *[other] ，{ $queens }局有黑桃Q
}
stat-with-queen = 有黑桃Q
stat-queen-deals = 最近吃到黑桃Q的各局
stat-deal-points = { $points }分
stat-mean-is = 平均每局{ $mean }分。

## 选择的代价

stat-choices = 每个选择损失的分
stat-no-choices = 教练还没看过这些局。
stat-few-deals = 要有{ $n }局才能说出水平；目前{ $now }局。
stat-level = { $clear ->
    [yes] 你的选择相当于这个水平：{ $low }
   *[no] 难分高下：从{ $low }到{ $high }都有可能
}
stat-situation = { $kind ->
    [passing] 传牌
    [calling] 叫价和亮牌
    [leading] 领出
    [following] 跟牌
    [last] 最后出牌
    [discarding] 垫牌
    [defending] 防射月
   *[own_moon] 自己射月
}
stat-dearest = 损失最多：{ stat-situation }。
stat-no-dearest = { $equal ->
    [yes] 各类选择损失一样多。
   *[no] 哪类选择损失最多，难分高下。
}
stat-choice-line = { stat-situation }：{ $n }个选择中{ $mean }
stat-sure = 95%范围
stat-choices-how = 损失的分与其他玩家相比，由教练按你的座位所能知道的来估计。碰巧吃到的分不算，所以这与计分表不同。没有得失的选择不计。水平是指在与俱乐部牌手打{ $deals }局中损失最接近你的那一种，由{ $same ->
    [yes] 同一个教练
   *[no] 较早版本的教练
}评判；选择还少时会偏向俱乐部牌手。只要几种水平都还说得通，就算难分高下。只有最差的一类差到几乎不可能是偶然，才说损失最多。95%范围在20次中有19次包含真实值。损失不会小于0：低于0的数值出于偶然，图中显示为0。

## 牌公平吗？

stat-fair = 牌公平吗？
stat-no-checks = 还没有可以检查的局。
stat-queen = { $where ->
    [you] 黑桃Q在你
    [left] 黑桃Q在左家
    [right] 黑桃Q在右家
    [across] 黑桃Q在对家
   *[other] 黑桃Q在左边第{ $n }家
}
stat-fact = { $fact ->
    [hearts] 你手里的红心
    [aces] A的张数
    [longest] 最长花色
   *[voids] 有缺门的手牌
}
stat-inside = { $n }项检查都正常。碰巧约二十项会有一项不正常。
stat-outside = { $of }项检查中{ $n }项不寻常；碰巧约{ $tables }张牌桌会有一张这样。
stat-check-line = { $name }：{ $found }（正常为{ $low }到{ $high }）{ $outside ->
    [yes] ，不寻常
   *[no] { "" }
}
stat-fair-how = 每条绿条是公平的牌在20次中19次得出的范围，由整副牌和手牌张数算出。最长花色、红心和A是每局发到时的平均，传牌之前。

## 打过的日子

stat-days = 打过的日子
stat-days-played = 最近{ $of }天中有{ $n }天
stat-days-shades = 色越深，局数越多：{ $low }、{ $middle }、{ $high }局起。
stat-day-line = { games-on-day-of-year }：{ $n }局
stat-weekday = { $n ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[6] 日
}
stat-month = { $month }月

## 运气

stat-luck = 运气
stat-no-luck = 至少要有两局由别人打过你的牌。
stat-luck-sum = { $n }局中，运气{ $saved ->
    [yes] 省了
   *[no] 多吃
}{ $luck }分，你的打法{ $well ->
    [yes] 省了
   *[no] 多吃
}{ $play }分。
stat-luck-band = 单凭运气通常在{ $half }分以内，{ $inside ->
    [yes] 这里也是。
   *[no] 这里不是。
}
stat-luck-left = 打开这页时，别人还在打你以前的{ $n }局。
stat-luck-how = 线是运气所省的分的累计。单凭运气，20次有19次在带内；带的宽度随局数的平方根增长。

## 等级分

stat-rating = 等级分
stat-rating-value = { $rating } ± { $half }
stat-rating-few = 要有{ $least }场；你有{ $n }场。
stat-rating-equals = { $clear ->
    [yes] 你的水平大约是：{ $low }。
   *[no] 难分高下：从{ $low }到{ $high }都有可能。
}
stat-rating-games = { $n }场
stat-rating-line = { $level }：{ $rating }
stat-rating-how = 等级分由你对各个对手的名次得出，对手的等级分经过测定，固定不变：400分相当于十比一的胜算。带在20次中有19次包含你真正的水平；对手等级分可能的误差也已计入。

## 发现

stat-findings = 突出之处
stat-no-findings = 难分高下：你各类牌局的差别都可能只是运气。
stat-finding = { $kind ->
    [queen] 手里有黑桃Q时
    [long] 有六张以上的花色时
    [void] 手里有缺门时
    [aces] 有两张以上的A时
    [lately] 在后一半的局中
    [pass-l] 传左家时
    [pass-r] 传右家时
    [pass-a] 传对家时
   *[pass-hold] 不传牌时
}，与打过你的牌的别人相比，你每局比平时{ $good ->
    [yes] 好
   *[no] 差
}{ $by }分。
stat-finding-deal = { $n }：第{ $deal }局
stat-finding-saved = 比别人{ $good ->
    [yes] 好
   *[no] 差
}{ $by }分
stat-finding-gone = 这一场已不再保存。
stat-findings-how = 每一局都与打过你的牌的六家相比，所以运气和难牌不算。只有几乎不可能出于偶然的差别（三倍标准误差），才会写成一句话。选一局可以再看一遍。
