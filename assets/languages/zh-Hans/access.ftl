### 给使用屏幕阅读器的玩家：各部分的名称和牌上的标记。

access-table = 红心大战牌桌
access-screen = 红心大战
access-status = 状态
access-hand = 你的手牌，{ $n }张
access-card = { $copy ->
    [1] { CARD($card) }
   *[other] { CARD($card) }，第{ $copy }张
}
access-played = { $what }，{ $name }
access-players = 玩家
access-player = { $turn ->
    [yes] { access-player-facts }，轮到出牌
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }，总分{ $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }，本局{ $points }
   *[other] { $note }
}
access-player-tricks = { $tricks }墩
access-trick = { $n ->
    [0] 这一墩，还没有牌
   *[other] 这一墩，{ $n }张牌
}
access-led = 领出
access-chosen = 已选
access-new = 新来的
access-hinted = 提示
access-right = 最好的牌
access-wrong = 不是最好的牌
access-charged = 已亮
access-took = 吃下这墩
access-open-hand = { $name }，明手
access-open-taken = { $name }，吃到的牌
access-play = 出{ CARD($card) }
access-waiting = 轮到{ SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] 底牌，{ $n }张
    [stock] 牌堆，{ $n }张
   *[held] { $n }张牌留待下一墩
}
access-go-on = 继续
access-not-available = 不可用
