### 课程：一个个牌局，每次一行文字。

lesson-title = 课程
lesson-progress = 完成{ $done }/{ $of }课，{ $stars }/{ $most }颗星
lesson-row = { $now ->
    [yes] 现在
   *[no] { $n ->
        [0] 未完成
       *[other] 已完成，{ $n }颗星
    }
}
lesson-part = 第{ $at }节，共{ $of }节
lesson-club = 给俱乐部牌手
lesson-families = 其他玩法
lesson-leave = 离开课程
lesson-restart = 重新开始
lesson-show = 指给我看
lesson-watch = 请看…
lesson-do = { $kind ->
    [play] { $n ->
        [0] 选一张牌
       *[other] 出牌
    }
    [pass] { $n ->
        [3] 传这些牌
       *[other] 选三张牌
    }
   *[charge] { $n ->
        [0] 不亮
       *[other] 亮牌
    }
}
lesson-bid = { $n ->
    [0] 不叫
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = 再试一次
lesson-next-part = 下一节
lesson-next = 下一课
lesson-first-deal = 打第一局
lesson-see = 看看会怎样…
lesson-yes = 就是这样！
lesson-stars-lost = { $why ->
    [both] 一颗星：重试和箭头各扣一颗。
    [again] 两颗星：重试扣一颗。
   *[arrow] 两颗星：箭头扣一颗。
}
lesson-told = { $told }{ $lost }
lesson-shown = 看箭头
lesson-leads = 领出{ SUIT($suit) }
lesson-led = 领出了{ SUIT($suit) }
lesson-followed = 跟牌
lesson-threw = 垫牌
lesson-to-come = 在你后面出
lesson-your-turn = 轮到你
lesson-took = { $points ->
    [0] 吃下这墩
   *[other] 吃了{ $points }分
}
lesson-picture-trick = 桌上：{ LIST($cards) }。你出{ CARD($mine) }，{ CARD($winner) }吃下这墩。
lesson-picture-chosen = 你选{ LIST($cards) }。
lesson-no = 这次不行：目标达不到了。
lesson-none = 读不出课程，请重新安装游戏。
lesson-not-kept = 无法保存结果：{ $why }。

## 第1课

lesson-follow = 跟花色
lesson-follow-goal = 不吃墩
lesson-follow-1 = 每人出一张牌，合成一墩。{ $left }领出方块，有方块的人必须出方块。
lesson-follow-1-yes = { $across }的方块最大，吃下这墩：四张牌都归这家，下一墩也由这家领出。
lesson-follow-2-goal = 垫一张牌
lesson-follow-2 = { $across }领出梅花，而你没有：想出什么都行。别的花色从来吃不到这墩。
lesson-follow-2-yes = 你的牌不是梅花，所以赢不了。{ $right }用梅花Q吃下这墩。
lesson-follow-3 = 领出的是黑桃，你有两张。出小的，让{ $right }吃这墩。
lesson-follow-3-yes = { $right }的10是最大的黑桃。
lesson-follow-3-no = K是最大的黑桃，所以这墩归你。

## 第2课

lesson-highest = 最大的牌
lesson-highest-goal = 吃下这墩
lesson-highest-1 = 领出花色中最大的牌吃墩。从小到大：2到10、J、Q、K、A。
lesson-highest-1-yes = 没有梅花比你的K大。下一墩由你领出。
lesson-highest-1-no = 2比{ $across }的10小。
lesson-highest-2 = 领出的是方块。{ $across }的黑桃A虽大，却是别的花色：赢不了。
lesson-highest-2-yes = 你的9是最大的方块，黑桃A不算。
lesson-highest-2-no = 3比{ $right }的8小。
lesson-highest-3-goal = 两墩都吃
lesson-highest-3 = 吃墩的人领出下一墩。先出谁也压不过的牌。
lesson-highest-3-then = 再领出你最大的牌。
lesson-highest-3-yes = 吃到两墩，因为谁的牌也没有更大。
lesson-highest-3-no = 2比别人的方块小。

## 第3课

lesson-hearts = 红心罚分
lesson-hearts-goal = 不吃红心
lesson-hearts-1 = 分越少越好：分最少的获胜。一墩里每有一张红心，吃墩的人罚1分。
lesson-hearts-1-yes = { $across }的9吃了四张红心：{ $across }罚4分。
lesson-hearts-1-no = 你的Q吃了四张红心：你罚4分。
lesson-hearts-2 = { $right }没有梅花，垫了红心。不要吃这墩。
lesson-hearts-2-yes = { $across }的K吃下这墩，连同红心。
lesson-hearts-2-no = 你的A吃下这墩和里面的红心。
lesson-hearts-3-goal = 两墩都不吃红心
lesson-hearts-3 = 现在出哪张方块，以后出哪张？很快别人就没有方块，会垫红心。
lesson-hearts-3-then = 出你留下的方块。
lesson-hearts-3-yes = 3没有吃墩，J又垫在别的花色上。你什么也没吃。
lesson-hearts-3-no = 别人都没有方块了：你的3赢了，红心都垫了上来。

## 第4课

lesson-duck = 躲在下面
lesson-duck-goal = 不吃墩
lesson-duck-1 = 出得比别人小叫做躲牌。出仍然不吃墩的最大的牌，把小的留着。
lesson-duck-1-then = 现在出小的。
lesson-duck-1-yes = J躲在Q下面，3躲在9下面：一墩也没吃。
lesson-duck-1-no = 小牌出掉了，J只好吃一墩。
lesson-duck-2 = 再来：出得刚好比桌上最大的牌小。也要想到第二墩。
lesson-duck-2-then = 现在出最小的。
lesson-duck-2-yes = 8躲在Q下面，4躲在6下面：一墩也没吃。
lesson-duck-2-no = 你有一张牌比别人的都大。
lesson-duck-3-goal = 不吃红心
lesson-duck-3 = 你最后出，这墩没有红心：正好出掉K。
lesson-duck-3-then = 你领出：现在出小的。
lesson-duck-3-yes = 没有分的一墩不罚什么，K也出掉了。
lesson-duck-3-no = K还在你手里，只好吃了红心。

## 第5课

lesson-queen = 黑桃Q
lesson-queen-goal = 当心黑桃Q
lesson-queen-1 = 黑桃Q一张就罚13分。{ $right }只好出了它：不要吃这墩。
lesson-queen-1-yes = { $right }自己收下黑桃Q：罚13分。
lesson-queen-1-no = 你的K吃了黑桃Q：你罚13分。
lesson-queen-2 = { $left }在你后面出，可能有黑桃Q。出小的。
lesson-queen-2-yes = { $left }只好出黑桃Q，还得自己吃下：13分。
lesson-queen-2-no = { $left }把黑桃Q出在你的A上：你罚13分。
lesson-queen-3-goal = 送出黑桃Q
lesson-queen-3 = 现在黑桃Q在你手里。{ $across }出了K：把Q出在这墩上。
lesson-queen-3-yes = K吃了Q：{ $across }罚13分。
lesson-queen-3-no = Q还在你手里，K已经没了。

## 第6课

lesson-throw = 垫出黑桃Q
lesson-throw-goal = 甩掉黑桃Q
lesson-throw-1 = 你没有方块，所以什么都可以出，黑桃Q也行。
lesson-throw-1-yes = 方块K吃下这墩，连同13分。
lesson-throw-1-no = Q还在你手里。这样的机会也许不再来。
lesson-throw-2 = 别的大牌也危险，但黑桃Q罚得最多。
lesson-throw-2-yes = { $across }的A吃了它。
lesson-throw-2-no = 黑桃Q还在你手里，它罚分最多：13分。
lesson-throw-3 = 你唯一的方块会吃下这墩。然后由你领出。
lesson-throw-3-then = 你领出。别出黑桃Q：出小牌，让别人去领出方块。
lesson-throw-3-last = 领出方块，你已经没有了：现在垫！
lesson-throw-3-yes = { $across }的J吃了黑桃Q。
lesson-throw-3-no = 自己领出黑桃Q，多半自己吃下。

## 第7课

lesson-lead = 安全领出
lesson-lead-goal = 不吃墩
lesson-lead-1 = 你领出：你的牌决定花色。出小的，别人就能出大的。
lesson-lead-1-yes = 三家都比你的2大。
lesson-lead-1-no = 谁也大不过你，所以这墩归你。
lesson-lead-2-goal = 逼出黑桃Q
lesson-lead-2 = 黑桃Q在别人手里。领出小黑桃：没有别的黑桃的人只好出Q。
lesson-lead-2-yes = { $left }没有别的黑桃：13分。现在没有人能把Q垫给你了。
lesson-lead-2-no = 黑桃Q还没出，以后可能垫给你。
lesson-lead-3 = 有人垫过红心以后才能领出红心。另外哪张牌小？
lesson-lead-3-yes = 三家都有更大的梅花。
lesson-lead-3-no = 谁也大不过你的8。

## 第8课

lesson-pass = 传大黑桃
lesson-pass-goal = 传对三张牌
lesson-pass-1 = 出牌前你传三张牌给{ $left }。黑桃A和K常常只好吃Q：两张都传，再随便加一张。
lesson-pass-1-yes = 三张新牌来自{ $right }。现在你没有大黑桃会被逼着吃Q。
lesson-pass-1-no = 黑桃少的时候，A或K只好吃Q。
lesson-pass-2 = 这次传给{ $right }。黑桃Q旁边只有一张黑桃，很快就得出：把它传走。
lesson-pass-2-yes = 黑桃Q现在在{ $right }手里，只有你们两家知道。
lesson-pass-2-no = 一张小黑桃保护不了Q多久。
lesson-pass-3 = 现在传给{ $across }。领出黑桃时你可以出小的，所以留着Q。传红心A和K，再加一张不是黑桃的牌。
lesson-pass-3-yes = 四张小黑桃护着Q，大红心也走了。
lesson-pass-3-no = 留下护Q的黑桃，传走大红心。

## 第9课

lesson-void = 做缺门
lesson-void-goal = 手里没有方块
lesson-void-1 = 把三张方块都传走。一门花色没有牌叫做缺门：领出这门时，你什么都可以出。
lesson-void-1-yes = 缺方块了。下一节告诉你它的用处。
lesson-void-1-no = 你手里还有方块。
lesson-void-2-goal = 利用缺门
lesson-void-2 = 又是一手没有方块的牌，{ $left }领出方块：垫罚分最多的牌。
lesson-void-2-yes = { $left }的方块A吃了黑桃Q。
lesson-void-2-no = 那张牌没有黑桃Q危险。

## 第10课

lesson-count = 数到13
lesson-count-goal = 不吃红心
lesson-count-1 = 每门花色13张。梅花已出12张，最后一张在你手里：领出它会怎样？
lesson-count-1-yes = 对：谁也没有梅花了，红心都会垫给你。
lesson-count-1-no = 谁也没有梅花了，大家都把红心垫给了你。
lesson-count-2-goal = 不吃墩
lesson-count-2 = 方块已出8张，你有9。另外四张都比它小。
lesson-count-2-yes = 对：你的9是剩下最大的方块，领出就会吃墩。
lesson-count-2-no = 10、J、Q、K、A都出过了，所以你的9最大。

## 第11课

lesson-stop = 阻止射月
lesson-stop-goal = 吃一张红心
lesson-stop-1 = 收齐所有红心和黑桃Q叫做射月：射月者0分，其他人各26分。{ $right }快成了：留着J来吃更小的红心。
lesson-stop-1-then = 现在你可以吃一张。
lesson-stop-1-yes = 你吃的红心不多，却省了26分。
lesson-stop-1-no = { $right }全收了。留着J就能压过9。
lesson-stop-2 = 再来：留住能吃到{ $right }红心的牌。
lesson-stop-2-then = 现在！
lesson-stop-2-yes = 你的K吃到红心：射月被阻止了。
lesson-stop-2-no = 没有K，什么也挡不住{ $right }。

## 第12课

lesson-shoot = 射月
lesson-shoot-goal = 收齐红心和黑桃Q
lesson-shoot-1 = 轮到你：收齐红心和黑桃Q，别人各得26分。{ $left }领出了黑桃Q！
lesson-shoot-1-then = 你领出。从最大的出起，别让人吃到红心。
lesson-shoot-1-yes = 全收了：别人各26分，你0分。
lesson-shoot-1-no = 别人吃到1分，射月就不成了。
lesson-shoot-2 = 全部吃下。A逼出K，然后你的梅花Q就最大。
lesson-shoot-2-then = 继续出最大的。
lesson-shoot-2-yes = 黑桃Q和剩下的红心全到手。
lesson-shoot-2-no = 梅花K还没出。
lesson-shoot-3-goal = 收齐红心
lesson-shoot-3 = A逼出方块K，然后连2也能吃墩。
lesson-shoot-3-then = 别人都没有方块了。
lesson-shoot-3-last = 现在出红心，从大的出起。
lesson-shoot-3-yes = 全收了，有一墩还是用2吃的。
lesson-shoot-3-no = 别人的牌更大，吃走了红心。

## 给俱乐部牌手：每课一节，出错会受罚

lesson-free = 白吃一墩
lesson-free-goal = 不吃红心和黑桃Q
lesson-free-1 = 你最后出，这墩没有分。出哪张梅花？
lesson-free-1-then = 现在你领出。小牌是安全的。
lesson-free-1-yes = K在这里不罚什么，2躲在别人下面。
lesson-free-1-no = 你留了K。下一墩梅花就让你吃到红心。

lesson-shed = 甩掉K
lesson-shed-goal = 不吃黑桃Q
lesson-shed-1 = 你最后出，所以黑桃Q不会再出在这墩上。
lesson-shed-1-then = 现在你领出。小牌是安全的。
lesson-shed-1-yes = K趁安全出掉了。2吃不到黑桃Q。
lesson-shed-1-no = 你留了K。{ $left }领出黑桃Q，K只好吃下。

lesson-smoke = 逼出黑桃Q
lesson-smoke-goal = 不吃黑桃Q
lesson-smoke-1 = 黑桃Q还没出，你有一张小黑桃。领出什么？
lesson-smoke-1-then = 黑桃Q走了。这里别的都不罚分。
lesson-smoke-1-yes = { $across }没有别的黑桃：只好出Q。
lesson-smoke-1-no = { $across }把黑桃Q出在你的大牌上。

lesson-guards = 留住护牌
lesson-guards-goal = 不吃黑桃Q
lesson-guards-1 = 黑桃Q在你手里，有一张小黑桃护着。领出什么？
lesson-guards-1-then = 这门你没有：现在可以送走Q。
lesson-guards-1-yes = 有护牌，Q等到了可以垫出的时候。
lesson-guards-1-no = 你自己吃了黑桃Q。旁边有7，它本可以等。

lesson-loser = 不吃墩的最大牌
lesson-loser-goal = 不吃红心和黑桃Q
lesson-loser-1 = 不论你出什么，梅花Q都会吃墩。出哪张梅花？
lesson-loser-1-then = 你的小牌躲在别人下面。
lesson-loser-1-yes = J躲在Q下面，4仍然很小。
lesson-loser-1-no = 你留了J。下一墩梅花，别人垫的都归了你。

lesson-exit = 脱身
lesson-exit-goal = 不吃红心和黑桃Q
lesson-exit-1 = 你领出，有两张大牌。哪张能交出领出？
lesson-exit-1-then = 这门你没有：垫最大的牌。
lesson-exit-1-yes = 3交出了领出，大牌都垫掉了。
lesson-exit-1-no = 你的大牌吃到了红心。先领出3，再垫掉K。

lesson-side = 传左还是传右
lesson-side-goal = 传对三张牌
lesson-side-1 = 你把红心A和另外两张传给{ $left }，{ $left }紧接着你出牌。黑桃Q也传吗？
lesson-side-1-yes = { $left }没法把Q出在你的黑桃A上。{ $right }在你之前出牌，传给那边也行。
lesson-side-1-no = 传走红心A，留下Q：{ $left }可能把它出在你的黑桃A上。

lesson-given = 传牌透露了什么
lesson-given-goal = 不吃红心和黑桃Q
lesson-given-1 = 你把红心A传给了{ $left }，它还没出。领出什么？
lesson-given-1-then = A只好出来。你的10现在安全了。
lesson-given-1-yes = 你传的A还在{ $left }手里：你的红心9赢不了。
lesson-given-1-no = 你的黑桃10赢了，{ $left }把红心A垫在上面。

lesson-out = 谁缺一门
lesson-out-goal = 不吃红心和黑桃Q
lesson-out-1 = { $left }和{ $right }都已露出缺方块。领出什么？
lesson-out-1-then = 这门你没有：方块可以垫掉。
lesson-out-1-yes = 别的红心都比你的2大，之后方块都垫掉了。
lesson-out-1-no = 只有{ $across }有方块，而且比你的小。{ $left }在上面垫了红心。

lesson-early = 早点看出射月
lesson-early-goal = 吃一张红心
lesson-early-1 = { $left }吃了六张红心，别人一张没有，黑桃Q还没出。出哪张梅花？
lesson-early-1-yes = 你吃1分，{ $left }就射月不成了。
lesson-early-1-no = 这张红心也归了{ $left }。你的8只用1分就能阻止射月。

lesson-feed = 分不能送给谁
lesson-feed-goal = 不让这场结束
lesson-feed-1 = { $left }有99分，还有你传的方块10。{ $across }有55分，你63分。垫哪张牌？
lesson-feed-1-then = 红心走了，这一墩不罚分。
lesson-feed-1-yes = 红心归了{ $across }。{ $left }还是99分，这场继续。
lesson-feed-1-no = { $left }只好吃你的红心：到100分终局，{ $across }获胜。

## 其他玩法：亮牌

lesson-charge = 亮牌
lesson-charge-goal = 给好牌加倍
lesson-charge-1 = 有些玩法可以在出牌前亮牌，亮过的牌加倍算分。方块J（羊）值100分。
lesson-charge-1-yes = 现在谁吃到羊就得200分。
lesson-charge-1-no = 这里只有方块J值得加倍。
lesson-charge-2-goal = 躲开黑桃Q
lesson-charge-2 = { $across }亮了黑桃Q（猪）：罚分加倍。躲开它。
lesson-charge-2-yes = { $across }只好自己吃下，罚分加倍。
lesson-charge-2-no = 它归你了，罚分加倍。
lesson-charge-3-goal = 吃到方块J
lesson-charge-3 = 方块J是好牌：吃到的人得100分。
lesson-charge-3-yes = 你的A吃到了方块J。
lesson-charge-3-no = 出了3，方块J就留给了{ $right }。

## 其他玩法：底牌

lesson-kitty = 底牌
lesson-kitty-goal = 不要底牌
lesson-kitty-1 = 发剩的牌放在中间，叫底牌。吃下第一墩的人得到它，不管里面是什么。
lesson-kitty-1-yes = { $across }得到底牌，里面有红心K。
lesson-kitty-1-no = 你吃下这墩，底牌里有红心。

## 其他玩法：抵消

lesson-cancel = 抵消
lesson-cancel-goal = 不吃黑桃Q
lesson-cancel-1 = 这里两张相同的牌互相抵消：两张A都吃不了墩。现在哪张牌吃墩？
lesson-cancel-1-yes = 没有了A，{ $right }的10是最大的梅花。
lesson-cancel-1-no = 两张A抵消了，所以你的K吃下这墩和黑桃Q。

## 其他玩法：搭档

lesson-partners = 搭档
lesson-partners-goal = 你方不吃分
lesson-partners-1 = { $across }是你的搭档：一人吃到的算两人的。这墩里有黑桃Q。
lesson-partners-1-yes = 黑桃Q归了{ $left }，也就是另一方。
lesson-partners-1-no = 这些分算{ $across }和你的。
lesson-partners-2 = { $across }替你们两人吃下这墩：别出罚分的牌。
lesson-partners-2-yes = { $across }吃下了，里面没有罚分。
lesson-partners-2-no = 那张归了自己一方。

## 其他玩法：竞叫

lesson-auction = 竞叫
lesson-auction-goal = 指定小牌的花色
lesson-auction-1 = 叫价最高的人指定罚分花色。先叫价，再指定你牌最小的花色。
lesson-auction-1-yes = 现在方块罚分，而你的方块最小。
lesson-auction-1-no = 那门花色你的牌大：罚分都会被你吃下。

## 学习页面

learn-title = 学习
learn-lessons = 课程
learn-lessons-detail = { $n ->
    [0] 28课短课，从基本学起
   *[other] 28课中完成{ $n }课
}
learn-rules = 怎么玩
learn-rules-detail = 规则、图解和按键
menu-learn = 学习
menu-learn-detail = { $n ->
    [0] 课程和牌题
   *[other] 完成{ $n }课
}
menu-first-lesson = 第一课
menu-first-lesson-detail = 五分钟学会红心大战
lesson-deal-practice = 练习的一局：提示会自动出现，结果不计。{ $mode ->
    [click] 这里单击就出牌。
   *[other] {""}
}
lesson-deal-last = 最后一张牌自动打出：没有别的可选了。
