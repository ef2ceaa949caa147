### 每日一场：菜单、画面，以及朋友之间互相发送的结果。

## 主菜单

menu-daily = 每日牌局
menu-daily-detail = { $kind ->
    [puzzles] 五道牌题
    [endgame] 一道残局
    [hard] 一道难题
    [deals] 三局
    [omnibus] 奖分红心，还可打
    [other] 还可打
   *[deal] 标准，还可打
}
menu-daily-done = { $points }分{ $known ->
    [yes] ，胜过6家中的{ $beaten }家
   *[no] { "" }
}
menu-daily-solved = 答对{ $n }/{ $of }

## 每日的画面

daily-title = 每日牌局
daily-kind = { $kind ->
    [puzzles] 五道牌题
    [endgame] 一道残局
    [hard] 一道难题
    [deals] 三局
   *[deal] { $rules }，一局
}
daily-about = { $kind ->
    [puzzles] 五道题，由易到难。
    [endgame] 一局接近尾声的牌。
    [hard] 最难的题之一。
    [deals] 另外六家打同样的三局，看看你打得如何。
   *[deal] { $today ->
        [yes] 今天人人都是同样的牌、同样的对手。
       *[no] 这一天人人都是同样的牌、同样的对手。
    }
}
daily-stand = { $stand ->
    [played] 已打
    [late] 补打
    [free] 休息日
    [open] 还可打
    [today] 今天
   *[coming] 未到
}
daily-when = { $when ->
    [early] 提前
    [late] 补打
   *[in-time] 当天
}
daily-day-stands = { games-month }{ $day }日，{ daily-stand }{ $beat ->
    [yes] ，好于平均
   *[no] { "" }
}
daily-month = { $year }年{ games-month }
daily-earlier = 上个月
daily-later = 下个月
daily-week = 本周
daily-weekday = { $n ->
    [0] 星期一
    [1] 星期二
    [2] 星期三
    [3] 星期四
    [4] 星期五
    [5] 星期六
   *[6] 星期日
}
daily-weekday-date = { games-month }{ $day }日{ daily-weekday }
daily-unit-points = 分
daily-unit-solved = 题答对，共{ $of }题
daily-beaten = 胜过6家中的{ $beaten }家
daily-hidden = 你的手牌，还没翻开。
daily-marks = 教练对你选择的评价：{ LIST($marks, type: "more") }
daily-progress = 第{ $trick }墩，目前{ $points }分
daily-ahead = 提前打也算，但不计入连续天数。
daily-behind = 补打也算，但不计入连续天数。
daily-no-field = 没有别人打过这些牌。
daily-again = 重打{ $date }的每日牌局
daily-play-again = 再来一次
daily-not-played = 还没打
daily-other = { $name }：{ $result }
daily-tabs = 哪些天
daily-tab-today = 今天
daily-tab-all = 所有天
daily-none-yet = 还没打过。
daily-in-a-row = 连续天数
daily-in-all = 打过天数
daily-legend-played = 已打
daily-legend-beat = 好于平均
daily-legend-late = 补打
daily-legend-free = 休息日，每月两天
daily-legend-open = 还可打
daily-tomorrow = 明天
daily-ended = 完成{ $n }天
daily-play = 开始
daily-continue = 继续
daily-copy = 复制结果
daily-review = 复盘
daily-points = { $points }分
daily-solved = 答对{ $n }/{ $of }
daily-field = 另外六家平均{ $mean }
daily-field-beaten = 另外六家平均{ $mean }；胜过6家中的{ $beaten }家
daily-counting = 另外六家还在打你的牌。
daily-share = 红心大战每日牌局 { $date } · { $rules }
daily-streak = 连续{ $n }天
daily-copied = 你的结果（文字）
daily-copied-later = 打完以后：你的结果（文字），可以发给朋友。
daily-against = 与朋友比
daily-code-holds = 代码里只有出牌，没有关于你的内容。牌局在这里重放，所以谁也编不出结果。
daily-code = 朋友的代码
daily-paste = 粘贴
daily-bad-code = 这个代码无效，或来自另一个版本。
daily-friend = { $date }，你朋友：{ $result }
daily-old-code = 旧版本的代码，里面没有记下选择，无法核对答对了几题。
daily-mine = 你：{ $result }
daily-friend-first = 请先打这一天，然后就能看到你们从哪里开始不同。
daily-parted = { $same ->
    [yes] 你们出的牌完全相同。
   *[no] { $trick ->
        [0] 你们从传牌开始不同。
       *[other] 你们从第{ $trick }墩开始不同。
    }
}
daily-game = 每日牌局，{ $date }
daily-not-kept = 无法保存结果：{ $why }。
daily-practice = 练习：这场不算当天的成绩。
daily-other-play = 这一天对手的打法不正常，所以没有代码。

## 挑战

challenge-reading = 正在重放牌局…
challenge-what = { $rules }，{ $n }局，对手是{ LIST($names) }。
challenge-theirs = { $place ->
    [0] 你朋友：{ $points }。
   *[other] 你朋友：{ $points }，{ PLACE($place) }。
}
challenge-mine = { $place ->
    [0] 你：{ $points }。
   *[other] 你：{ $points }，{ PLACE($place) }。
}
challenge-play = 打同样的牌
challenge-first = 打完后再粘贴一次代码，看你们从哪里开始不同。
challenge-parted = 你们从第{ $deal }局{ $trick ->
    [0] 传牌
   *[other] 第{ $trick }墩
}开始不同。
challenge-company = 这个代码里有电脑玩家的出牌。游戏可以核对他们真的会这样出，然后显示你朋友吃了多少；对手强时需要几分钟。
challenge-ask = 核对
challenge-stop = 停止
challenge-asking = 正在核对电脑玩家：目前{ $share }%相符。
challenge-company-so = 电脑玩家的出牌相同：这一场是真实打出来的。
challenge-company-otherwise = 电脑玩家本该出别的牌：这一场不是这样打的，或者那台电脑太慢，来不及思考。
challenge-company-unknown = 无法核对电脑玩家。
challenge-game = 挑战，{ $rules }

## 多个代码

club-title = { $n }人，按每天比别人好多少分排名：
club-line = { $place }. { $name }：{ $n }天{ $good ->
    [yes] 平均好
   *[no] 平均差
}{ $by }分{ $sure ->
    [yes] 。
   *[no] ，难分高下。
}
club-few = { $name }：{ $n ->
    [0] 没有别人也打过的日子。
   *[other] 只有一天别人也打过。
}
club-unreadable = { $n }个代码无效。
