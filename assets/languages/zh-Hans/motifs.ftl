### 要点：一个选择的关键是什么。每个要点有名称，还有一句教它的话。

## 名称和一句话

motif-stop-moon = 阻止射月
motif-stop-moon-line = 自己吃一张红心，或让另一家吃到：缺一张牌就不成射月。
motif-shoot = 射月
motif-shoot-line = 差不多收齐了，就把剩下的也收下。
motif-drop-moon = 不要硬追射月
motif-drop-moon-line = 只有几分不算射月：剩下的墩吃不全，就让别人吃。
motif-see-moon = 看出有人要射月
motif-see-moon-line = 分都在一家手里时，留一张大牌，及时吃一墩。
motif-give-queen = 送出黑桃Q
motif-give-queen-line = 别人一吃墩，就垫出黑桃Q。
motif-hold-queen = 留住黑桃Q
motif-hold-queen-line = 先等等：只有该吃的人会吃到时，才出黑桃Q。
motif-high-spades = 黑桃Q未出时的大黑桃
motif-high-spades-line = 黑桃Q还没出时，不要出可能吃到它的K或A。
motif-shed-spades = 甩掉黑桃K和A
motif-shed-spades-line = 黑桃Q出不到它们上面时，垫出黑桃K和A。
motif-keep-guards = 留住护牌
motif-keep-guards-line = 小黑桃护着大黑桃：尽量多留一阵。
motif-smoke-out = 逼出黑桃Q
motif-smoke-out-line = 不断领出小黑桃，直到有人只好出Q。
motif-first-trick = 第一墩
motif-first-trick-line = 第一墩没有分：用来出掉不想要的牌。
motif-free-trick = 白吃一墩
motif-free-trick-line = 你最后出而且没有分：用最大的牌吃下。
motif-take-high = 用大牌吃
motif-take-high-line = 最后出牌又非吃不可时，就用最大的牌吃。
motif-feed = 分送给谁
motif-feed-line = 把分送给领先者，而不是落后的人。
motif-throw = 把分垫给别人
motif-throw-line = 跟不了花色时，把罚分最多的牌送给别人。
motif-not-points = 不只是红心
motif-not-points-line = 危险的牌或短花色，可能比一张红心要紧。
motif-shown-void = 留意谁缺门
motif-shown-void-line = 不要领出有人缺的花色：他会把分垫上来。
motif-passed = 利用你传的牌
motif-passed-line = 你知道传出的牌在谁手里：领出比它小的。
motif-count = 数清花色
motif-count-line = 数还没出的牌：剩得少时，就知道谁会吃这墩。
motif-exit = 安全交出
motif-exit-line = 领出别人能压过的牌，小牌留到后面。
motif-lead-high = 及时领出大牌
motif-lead-high-line = 趁一墩代价还小，领出大牌。
motif-low-hearts = 留小红心
motif-low-hearts-line = 小红心以后能躲开红心墩：留着它们。
motif-void = 做缺门
motif-void-line = 出完一门短花色，领出这门时就能垫牌。
motif-danger = 垫掉危险牌
motif-danger-line = 垫掉以后会吃墩的大牌。
motif-duck = 躲牌
motif-duck-line = 出得比最大的牌小，把这墩让给别人。
motif-take = 吃便宜的墩
motif-take-line = 有些墩值得现在吃，免得以后代价更大。
motif-take-low = 用小的吃
motif-take-low-line = 反正会比别人大，就尽量出小的。
motif-duck-high = 用最大的躲
motif-duck-high-line = 反正不吃墩，就出躲得住的最大的牌。
motif-last-deals = 接近终局
motif-last-deals-line = 接近终局时名次要紧：看谁可能到界限。
motif-pass-spades = 传出没有护牌的大黑桃
motif-pass-spades-line = 小黑桃够多，才留黑桃Q、K和A。
motif-pass-keep = 留住有护牌的大黑桃
motif-pass-keep-line = 小黑桃够多时，黑桃Q、K和A在自己手里更安全。
motif-pass-guards = 不传护牌
motif-pass-guards-line = 小黑桃护着大的：大的留着，小的就别传。
motif-pass-void = 传出缺门
motif-pass-void-line = 把一门短花色传光，第一次领出就能垫牌。
motif-pass-hearts = 传牌时留小红心
motif-pass-hearts-line = 小红心留着安全：传会伤到你的牌。
motif-pass-high = 传大牌
motif-pass-high-line = 长花色下面没有小牌时，传它的A、K和Q。
motif-leads = 选择领出
motif-leads-line = 领出别人能压过的牌，选没人能垫牌的花色。
motif-follows = 跟牌
motif-follows-line = 跟牌前先想：谁会拿这墩，里面有什么。
motif-discards = 垫牌
motif-discards-line = 没有这门花色时，垫掉以后最有害的牌。
motif-where = { $name }（{ $where ->
   *[early] 一局的前段
    [middle] 一局的中段
    [late] 一局的后段
    [queen_out] Q还在别人手里
    [queen_own] 你有Q
    [queen_gone] Q已出
    [second] 第二家
    [third] 第三家
    [last] 最后出牌
    [points] 桌上有分
    [clean] 桌上没有分
    [led_spades] 领出黑桃
    [led_hearts] 领出红心
    [led_side] 领出梅花或方块
    [my_moon] 只有你有分
    [their_moon] 只有另一家有分
    [my_points] 你有分
    [spade] 黑桃
    [heart] 红心
    [side] 梅花和方块
    [single] 某花色的唯一一张
    [short] 短花色
    [long] 长花色
    [high] 大牌
    [middling] 中等的牌
    [low] 小牌
    [top] 该花色你最大的牌
    [bottom] 该花色你最小的牌
    [master] 没人能压过的牌
    [new_suit] 没出过的花色
    [few_out] 快出完的花色
    [known_void] 有人没有的花色
    [too_high] 太大
    [too_low] 太小
    [wrong_suit] 花色不对
    [took] 不必拿的墩
    [left] 该拿的墩
    [kept] 该垫的分
    [gave] 该留的分
    }）
