### 对手：水平、性格，以及为什么出某张牌。

## 电脑玩家的水平

level-beginner = 新手
    .line = 懂规则；已出的牌大多记不住，总传最大的牌。
level-casual = 休闲
    .line = 会躲牌，记得大牌，小牌记不清。
level-learner = 学徒
    .line = 传牌不错，会数一点牌，偶尔判断失误。
level-club = 俱乐部牌手
    .line = 会躲牌、数牌、逼黑桃Q，凭经验阻止射月。
level-strong = 强手
    .line = 在可能的发牌中试打、试传。
level-expert = 专家
    .line = 在几种较可能的发牌中试打、试传。
level-grandmaster = 特级大师
    .line = 在数百种较可能的发牌中试打、试传。
level-newcomer = 初学者
    .line = 只懂规则，别的不多。
level-fits = 适合你
    .line = 对手的水平逐场跟随你，让你大约赢这么多。
level-random = 随机
    .line = 任意出一张能出的牌。用于测试和比较。
level-rule = 规则牌手
    .line = 没有习惯的俱乐部牌手。用于比较。

## 性格

character-ada = 没有任何习惯。
character-basil = 谨慎：想先知道谁会吃墩。
character-finn = 爱赌：喜欢谁都可能吃下的墩。
character-hugo = 留着大黑桃，不传走。
character-ines = 传牌时做短一门花色。
character-juno = 只要代价小就出红心。
character-kofi = 头几墩就出掉大牌。
character-lena = 更愿意让领先者吃分。
character-mira = 照章打牌。
character-nils = 大牌和红心留到后面。
character-opal = 比别人更早去射月。
character-otto = 谨慎，传牌时做短一门花色。
character-pavel = 有点粗心。
character-rosa = 早早破红心，喜欢冒险。
character-tariq = 留着大黑桃，专盯领先者。
character-wren = 又快又粗心，总想着射月。

## 简单的电脑玩家为什么这样出

why-shooting = 正想全部收齐。
why-joker = 大小王从不吃墩。
why-draw-out = 小牌可能逼出人人害怕的那张牌。
why-high-card = 趁别人大概还能跟，先出大牌。
why-another-player = 这墩多半由别人吃。
why-no-moon = 有人可能在射月，所以不给他分。
why-worst-card = 最坏的牌，垫在别人的墩里。
why-points = 给别人送分。
why-dangerous-card = 危险的牌，垫在别人的墩里。
why-duck = 不吃墩的最大的牌。
why-stop-moon = 吃一点分就能阻止射月。
why-had-to-take = 这墩非吃不可，不如用大牌吃。
why-worth-winning = 这墩值得吃。
why-empty-trick = 没有分的墩正好出大牌。
why-best = 在仍然可能的发牌中平均最好。

## 教练为什么觉得一个选择更好

coach-even = 一样好：差别只是运气。
coach-better = 好{ coach-about }；没有突出的单一理由。
coach-about = { $half ->
    [yes] { $whole ->
        [0] 约半分
       *[other] 约{ $whole }½分
    }
   *[no] { $whole ->
        [0] 不到半分
       *[other] 约{ $whole }分
    }
}
coach-own-moon = { $alike ->
    [yes] 更好的选择之后，收齐更常成功。
   *[no] 收齐能成功的情况：更好的选择之后{ coach-rarely }，较差的选择之后{ coach-often }。
}
coach-others-moon = { $alike ->
    [yes] 较差的选择之后，别人更常收齐。
   *[no] 别人收齐的情况：较差的选择之后{ coach-often }，更好的选择之后{ coach-rarely }。
}
coach-own-moon-with = { $alike ->
    [yes] 出{ CARD($better) }比出{ CARD($other) }更常收齐。
   *[no] 收齐能成功的情况：出{ CARD($better) }{ coach-rarely }，出{ CARD($other) }{ coach-often }。
}
coach-others-moon-with = { $alike ->
    [yes] 出{ CARD($other) }时别人比你出{ CARD($better) }时更常收齐。
   *[no] 别人收齐的情况：出{ CARD($other) }{ coach-often }，出{ CARD($better) }{ coach-rarely }。
}
coach-same = 不论怎么选，在所有试发牌中吃的都一样。
coach-takes-with = { $alike ->
    [yes] 出{ CARD($other) }比出{ CARD($better) }更常吃到{ coach-which }。
   *[no] 吃到{ coach-which }的情况：出{ CARD($other) }{ coach-often }，出{ CARD($better) }{ coach-rarely }。
}
coach-which = { $own ->
    [yes] 自己的{ CARD($card) }
   *[no] { CARD($card) }
}
coach-takes-kept = { $alike ->
    [yes] 留着{ CARD($better) }比现在出更常吃到{ coach-which }。
   *[no] 吃到{ coach-which }的情况：留着{ CARD($better) }{ coach-often }，现在出{ coach-rarely }。
}
coach-takes-own = { $now ->
    [yes] 自己吃下{ CARD($card) }的情况：现在出{ coach-often }，留着{ coach-rarely }。
   *[no] 自己吃下{ CARD($card) }的情况：留着{ coach-often }，现在出{ coach-rarely }。
}
coach-takes-after = { $alike ->
    [yes] 较差的选择之后比更好的选择之后更常吃到{ CARD($card) }。
   *[no] 吃到{ CARD($card) }的情况：较差的选择之后{ coach-often }，更好的选择之后{ coach-rarely }。
}
coach-rest = 另外，平均还在其他牌上多吃{ coach-about }。
coach-both = { $first }{ $then }
coach-worth = 好{ coach-about }。
coach-some = { $half ->
    [yes] { $whole ->
        [0] 多半张{ SUIT($suit) }
       *[other] 多{ $whole }½张{ SUIT($suit) }
    }
   *[no] 多{ $whole }张{ SUIT($suit) }
}
coach-suit = 较差的选择之后你吃更多{ SUIT($suit) }。
coach-suit-with = 出{ CARD($other) }比出{ CARD($better) }吃更多{ SUIT($suit) }。
coach-trick = { $alike ->
    [yes] 出{ CARD($other) }比出{ CARD($better) }更常吃下这墩。
   *[no] 吃下这墩的情况：出{ CARD($other) }{ coach-often }，出{ CARD($better) }{ coach-rarely }。
}
coach-last-takes = 你最后出：{ CARD($other) }会吃到{ LIST($cards) }，{ CARD($better) }什么也不吃。
coach-last-free = 你最后出，这墩没有分：用{ CARD($better) }吃下没有损失。
coach-last-either = 两张都会吃下这墩：出掉{ CARD($better) }。
coach-one-holder = 只有一家还可能有{ CARD($card) }。
coach-all-beat = { $n ->
    [1] 你看不到的唯一一张{ SUIT($suit) }比你的{ CARD($card) }大
    [2] 你看不到的两张{ SUIT($suit) }都比你的{ CARD($card) }大
   *[other] 你看不到的{ $n }张{ SUIT($suit) }全都比你的{ CARD($card) }大
}{ $leads ->
    [yes] ，所以这墩归别人
   *[no] { "" }
}。
coach-none-beats = { $n ->
    [0] 别人手里都没有{ SUIT($suit) }，没有比你的{ CARD($card) }更大的牌
    [1] 你看不到的唯一一张{ SUIT($suit) }不比你的{ CARD($card) }大
    [2] 你看不到的两张{ SUIT($suit) }都不比你的{ CARD($card) }大
   *[other] 你看不到的{ $n }张{ SUIT($suit) }都不比你的{ CARD($card) }大
}，出它这墩就归你。
coach-empties = 出了{ CARD($better) }你就缺{ SUIT($suit) }，领出这门时可以垫牌。
coach-close = 难分高下：可能差{ coach-about }，也可能不差。
coach-often = { $often ->
    [hardly] 几乎不会
    [seldom] 很少会
    [sometimes] 有时会
    [half] 约一半会
    [mostly] 大多会
    [nearly] 几乎总会
   *[always] 每次都会
}
coach-rarely = { $rarely ->
    [hardly] 几乎不会
    [seldom] 很少会
    [sometimes] 有时会
    [half] 约一半会
    [mostly] 大多会
    [nearly] 几乎总会
   *[always] 每次都会
}
coach-kept = { $alike ->
    [yes] 以后{ CARD($better) }会比{ CARD($other) }更常吃墩。
   *[no] 以后会吃墩的情况：{ CARD($better) }{ coach-often }，{ CARD($other) }{ coach-rarely }。
}
coach-tricks = 出{ CARD($other) }比出{ CARD($better) }吃更多墩。
coach-thrown = 你缺{ SUIT($suit) }，所以{ CARD($better) }会归吃这墩的人。
coach-rid = 你缺{ SUIT($suit) }：正好甩掉{ CARD($better) }。
coach-under = { CARD($better) }躲在桌上的{ CARD($card) }下面，{ CARD($other) }会压过它。
coach-over = { CARD($better) }会压过桌上的{ CARD($card) }，{ CARD($other) }躲在下面。
coach-neither = 桌上的{ CARD($card) }比两张都大：出掉较大的{ CARD($better) }。
coach-queen-out = { CARD($card) }还没出，{ CARD($other) }比它大。
coach-guards = 留着{ CARD($other) }：只要还有别的黑桃，谁也逼不出你的{ CARD($card) }。
coach-others-out = 有人缺{ SUIT($suit) }，可能把分垫在{ CARD($other) }上。
coach-exit = 留着{ CARD($other) }：你看不到的{ SUIT($suit) }都比它大，以后可以靠它不吃墩。
coach-more-beat = 你看不到的牌里，比{ CARD($better) }大的有{ $n }张，比{ CARD($other) }大的{ $k ->
    [0] 没有
   *[other] 只有{ $k }张
}。
coach-in-trick = 这墩里已经有{ LIST($cards) }。
coach-stays-on = 没人大过{ CARD($better) }：这墩归你，你接着领出。
coach-pass-queen = 黑桃Q罚分最多，别人可能逼你吃下。
coach-pass-guards = 留着{ CARD($card) }：小黑桃护着你的Q。
coach-pass-empties = 缺了{ SUIT($suit) }，领出这门时就可以任意垫牌。
coach-pass-spades = { CARD($card) }可能吃到黑桃Q。
coach-pass-high = { CARD($card) }会吃墩，连分一起吃进。
coach-pass-low = 留着{ CARD($card) }：不想吃墩时，小牌用得上。
coach-pass-shorter = 你留的{ SUIT($suit) }很少，不久就缺门。
coach-figures = { $of }次试发牌中有{ $played }次是这样，更好的选择之后有{ $best }次。
coach-figures-cards = 在试发牌中平均约{ coach-some }。

## 对手知道什么

opponents-know = 对手只知道自己的牌、自己传出和收到的牌，以及桌上公开过的一切。你的牌和还没发出的牌，从不会传给它。
opponents-share = 对手之间互不通气，也不知道哪一家是你。
opponents-aim = 他们会设法拖住领先者，不论那是你还是他们中的一家。
opponents-failed = 对手的思考程序出错，已被替换；游戏继续。
opponents-no-files = 系统无法再打开文件，改由较简单的对手继续。请关闭其他程序，再启动红心大战。
