### 朗读的内容：牌桌上的，以及画面出现时的。

## 牌桌上发生的事

aloud-deal = { $detail ->
    [brief] 第{ $n }局。
   *[usual] { $mine ->
        [yes] 第{ $n }局，你发牌。
       *[no] 第{ $n }局，{ $name }发牌。
    }
}
aloud-cuts = 抽牌定发牌人：{ LIST($cuts, type: "more") }。
aloud-cut = { $mine ->
    [yes] 你抽到{ CARD($card) }
   *[no] { $name }抽到{ CARD($card) }
}
aloud-hold = 本局不传牌。
aloud-your-hand = 你的手牌：{ SERIES($suits, joint: "series-long") }。
aloud-suit-held = { SUIT($suit) }{ LIST($ranks, each: "rank-alone", type: "more") }
aloud-suit-count = { $n ->
    [0] 缺{ SUIT($suit) }
   *[other] { SUIT($suit) }{ $n }张
}
aloud-pass-chosen = { $mine ->
    [yes] 你选择：{ $pass }。
   *[no] { $name }选择：{ $pass }。
}
aloud-you-pass = 你传出{ LIST($cards, each: "the-card") }。
aloud-has-chosen = { $name }选好了。
aloud-received = { $name }传给你{ LIST($cards, each: "the-card") }。
aloud-received-middle = 你从中间收到{ LIST($cards, each: "the-card") }。
aloud-forwarded = { $name }把传来的牌暗转下去。
aloud-extra = 额外牌是{ CARD($card) }。
aloud-charged-nothing = { $mine ->
    [yes] 你不亮牌。
   *[no] { $name }不亮牌。
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] 你不叫。
       *[no] { $name }不叫。
    }
   *[other] { $mine ->
        [yes] 你叫{ $n }。
       *[no] { $name }叫{ $n }。
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] 你许诺不吃红心。
       *[no] { $name }许诺不吃红心。
    }
   *[no] { $mine ->
        [yes] 你不许诺。
       *[no] { $name }不许诺。
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] 你领出{ CARD($card) }。
        [thrown] 你垫{ CARD($card) }。
       *[followed] 你出{ CARD($card) }。
    }
   *[no] { $detail ->
        [brief] { $name }：{ CARD($card) }。
       *[usual] { $how ->
            [led] { $name }领出{ CARD($card) }。
            [thrown] { $name }垫{ CARD($card) }。
           *[followed] { $name }出{ CARD($card) }。
        }
    }
}
aloud-out = { $mine ->
    [yes] 你的牌出完了。
   *[no] { $name }的牌出完了。
}
aloud-counts-as = 算作{ SUIT($suit) }。
aloud-void = { $name }缺{ SUIT($suit) }。
aloud-queen = { $pig ->
    [yes] 猪出来了。
   *[no] 黑桃Q出来了。
}
aloud-broken = 红心已破。
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] 你吃下这墩。
       *[no] { $name }吃下这墩。
    }
    [0] { $mine ->
        [yes] 你吃下这墩。
       *[no] { $name }吃下这墩。
    }
   *[other] { $mine ->
        [yes] 你吃下这墩：{ $points }分。
       *[no] { $name }吃下这墩：{ $points }分。
    }
}
aloud-trick-cards = 其中有{ LIST($cards, each: "the-card") }。
aloud-trick-held = 没有人吃这墩：牌留待下一墩。
aloud-trick-gone = 没有人吃这墩：这些牌不算。
aloud-so-far = { $mine ->
    [yes] 你本局有{ $points }分。
   *[no] { $name }本局有{ $points }分。
}
aloud-space = 按{ $key }继续。
aloud-moon-begun = { $mine ->
    [yes] 至今所有罚分牌都在你这里。
   *[no] 至今所有罚分牌都在{ $name }那里。
}
aloud-moon-stopped = { $mine ->
    [yes] 你射月不成了。
   *[no] { $name }射月不成了。
}
aloud-partners = 本局{ LIST($names) }是搭档。
aloud-drew = { $mine ->
    [yes] 你摸到{ LIST($cards, each: "the-card") }。
   *[no] { $name }摸了{ $n }张牌。
}
aloud-buried = { $mine ->
    [yes] 你扣下{ LIST($cards, each: "the-card") }。
   *[no] { $name }扣下{ $n }张牌。
}
aloud-accepts = { $name }同意摊牌。
aloud-rest = { $mine ->
    [yes] 余下各墩归你。
   *[no] 余下各墩归{ $name }。
}
aloud-over = 全场结束。
aloud-deal-points = 第{ $n }局结束：{ SERIES($each, joint: "list-more") }。
aloud-each = { $mine ->
    [yes] 你{ $points }
   *[no] { $name } { $points }
}
aloud-totals = 总分：{ SERIES($each, joint: "list-more") }。
aloud-counters = 筹码：{ SERIES($each, joint: "list-more") }。

aloud-sentence = { $text }。

## 要听者做的事

aloud-may-play = 你可以出{ CARDS($cards) }。
aloud-may-charge = 可以亮{ LIST($cards, each: "the-card", type: "or") }。
aloud-marked = { $on ->
    [yes] 选了{ CARD($card) }，{ $n }/{ $of }。
   *[no] 放回{ CARD($card) }，{ $n }/{ $of }。
}
aloud-marked-any = { $on ->
    [yes] 选了{ CARD($card) }，共{ $n }张。
   *[no] 放回{ CARD($card) }，共{ $n }张。
}
aloud-send = 按{ $key }确认。
aloud-hourglass = 你听的时候，沙漏会停住。
aloud-choose-card = 用{ $left }和{ $right }在手牌间移动，按{ $key }选择。

## 对听者的回答

window-key-hand = 你的全部手牌
window-key-suits = 你每门花色有几张
window-key-trick = 桌上的这一墩
window-key-points = 本局每人吃了什么
window-key-totals = 每人的总分
window-key-taken = 上一墩的每张牌
window-key-turn = 轮到谁，要做什么
window-key-repeat = 重复你上次出牌后的一切
aloud-no-deal = 现在没有进行中的一局。
aloud-no-cards = 你手里没有牌。
aloud-hand-cards = { $n }张牌：{ SERIES($suits, joint: "series-long") }。
aloud-hand-suits = 你有{ SERIES($suits, joint: "list-more") }。
aloud-trick-empty = 桌上没有牌。
aloud-trick-now = 桌上：{ SERIES($plays, joint: "list-more") }。
aloud-play = { $mine ->
    [yes] 你{ CARD($card) }
   *[no] { $name }{ CARD($card) }
}
aloud-charges = 亮牌：{ SERIES($plays, joint: "list-more") }。
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] 你一墩未吃
       *[no] { $name }一墩未吃
    }
   *[other] { $mine ->
        [yes] 你吃{ $tricks }墩，{ $points }
       *[no] { $name }吃{ $tricks }墩，{ $points }
    }
}
aloud-points-now = 本局：{ SERIES($each, joint: "list-more") }。
aloud-points-hidden = 分数隐藏了，可以在选项中显示。
aloud-last-trick = { $mine ->
    [yes] 上一墩：{ SERIES($plays, joint: "list-more") }；你吃下了。
   *[no] 上一墩：{ SERIES($plays, joint: "list-more") }；{ $name }吃下了。
}
aloud-last-nobody = 上一墩：{ SERIES($plays, joint: "list-more") }；没有人吃。
aloud-nothing-yet = 还没有说过什么。
aloud-your-partners = 你的搭档是{ LIST($names) }。
aloud-hand-new = 新来的：{ LIST($cards, each: "the-card") }。
aloud-table = { $rules }，{ $place }。

## 游戏自己的声音

voice-hello = 你好。游戏就这样说话。
voice-found = 将由{ $command }朗读。
voice-spoke = { $command }正在朗读。
voice-none = { $system ->
    [linux] 没有找到语音程序：请安装espeak-ng或speech-dispatcher。
    [mac] 没有找到语音程序：缺少命令“say”。
    [windows] 没有找到语音程序：缺少PowerShell。
   *[other] 没有找到语音程序。
}
voice-test = 试听
voice-again = 再说一遍

## 复盘和牌题

aloud-decision = { $place }：{ $label }。
aloud-decision-graded = { $lost ->
    [none] { $place }，{ $label }。
   *[other] { $place }，{ $label }，损失{ $lost }。
}
aloud-you-played = 你出了{ LIST($cards, each: "the-card") }。
aloud-better = 你出了{ LIST($cards, each: "the-card") }；更好的是{ LIST($best, each: "the-card") }。
aloud-arrow = 箭头指着{ LIST($cards, each: "the-card") }。

## 听着玩

help-ear-title = 听着玩
help-ear-reader = 如果屏幕阅读器正在运行，游戏会把一切告诉它，不用另外打开什么。
help-ear-voice = 没有屏幕阅读器，游戏也能自己说话：在“选项”的“无障碍”页“收听”一组里打开，也可以试听。
help-ear-cards = ←和→在手牌间移动并逐张朗读；Enter出牌或选牌，Tab移到按钮。
help-ear-wait = 一墩、射月和计分表都会等你按空格键。也可以关掉这一项。
help-ear-again = { $key }重复牌桌上发生的事；在别的画面朗读整个画面。
