### 来自别处或一张张摆出来的牌局。

## “hearts-gui convert”的说明

convert-no-format = { $file }没有说明格式；请加--to和{ LIST($known, type: "or") }之一。
convert-exists = { $file }已存在；请换一个名称。
convert-nothing = { $file }里还没有一局牌。
convert-which-deal = 这一场有{ $n }局，而该格式只能放一局；请用--deal选择。
convert-unread = { $file }读不出来：{ $why }
convert-unwritten = 这一场不能写成该格式：{ $why }
convert-deal = 第{ $deal }局：{ $why }
convert-points = 第{ $deal }局记录的分数与这套规则不符。
convert-too-long = 第{ $deal }局在终局之后。
openspiel-unreadable = 文件不是已知格式的红心大战记录。
openspiel-option = OpenSpiel的选项{ $name }在这里不认识。
openspiel-short = { $n }个数不是完整的一局。
openspiel-other-rules = OpenSpiel对这样的一局打法或计分不同。
engine-unreadable = 文件不是hearts-engine的记录。
engine-other-rules = hearts-engine不记录像第{ $deal }局这样的牌；它只认识四人打完的局。
laid-not-plain = 该格式只能写手牌、传牌和出牌。
laid-twice = { $more ->
    [yes] { LIST($cards, each: "the-card") }（共{ $n }张）不能在两个地方。
   *[no] { LIST($cards, each: "the-card") }不能在两个地方。
}
laid-strange = { $more ->
    [yes] { LIST($cards, each: "the-card") }（共{ $n }张）不属于这副牌。
   *[no] { LIST($cards, each: "the-card") }不属于这副牌。
}
laid-missing = { $n ->
    [1] 没有人有{ LIST($cards, each: "the-card") }。
   *[other] 没有人有{ LIST($cards, each: "the-card") }：缺{ $n }张。
}
laid-size = { $hand }：{ $n }张牌，应有{ $most }张。
laid-play = 第{ $n }张出牌{ CARD($card) }：{ $why }
laid-no-play = 第{ $n }张出牌{ CARD($card) }：这一局在它之前就结束了。
laid-pass-first = 出牌前要先传牌：请按传牌之后的手牌摆放，并选“不传”。
laid-not-held = { $hand }：轮到这一家，而{ CARD($card) }不在该家手里。
laid-pass = { $hand }：不能传{ CARD($card) }：{ $why }
laid-no-pass = { $hand }：传的牌不合规则。
laid-hand = 第{ $seat }家

## 指定牌型

kind-long = 描述最多{ $most }个字母。
kind-who = “{ $word }”不是玩家；请写{ LIST($known, type: "or") }。
kind-clause = 不明白“{ $word }”；可以写“pass left”或“me: QS”。
kind-wish = 不明白“{ $word }”；可以写“QS, KS”、“no QS”、“spades <= 2”或“void”。
kind-many = 描述最多指名{ $most }张牌。
kind-impossible = 没有发牌符合这个描述。
kind-too-rare = 这种牌太罕见，或者没有发牌符合。请减少要求。
kind-rules = 指定牌型只用于四人、一整副牌。

## “指定牌型”画面

kind-title = 指定牌型
kind-choose = 牌型
kind-ready = { $n ->
    [1] 我有黑桃Q，最多一张别的黑桃
    [2] 我有黑桃Q，护得很好
    [3] 我有黑桃K，没有Q
    [4] 我有四张红心，带A
    [5] 我缺一门花色
    [6] 我没有大黑桃；有人的Q很短
    [7] 有一家梅花很短
   *[8] 我有三张A和一门长花色
}
kind-own = 我自己的描述
kind-wish-field = 描述
kind-language = 写“me”（我）、“left”（左家）、“across”（对家）、“right”（右家）或“someone”（有人），再写牌和张数：“me: QS, spades <= 2; someone: clubs <= 1; pass across”。还可写“no KS”、“void”、“aces >= 2”、“longest >= 6”。
kind-another = { $first ->
    [yes] 抽一局
   *[no] 再抽一局
}
kind-play = 打这局
kind-edit = 改牌
kind-dealt = { $way ->
    [L] 传左家。{ $rare }
    [R] 传右家。{ $rare }
    [A] 传对家。{ $rare }
   *[HOLD] 不传。{ $rare }
}
kind-drawing = 正在寻找这样的牌…
kind-rare = { $about ->
    [yes] 大约{ $n }局中有一局这样。
   *[no] { $n }局中有一局这样。
}

## “摆牌”画面

editor-title = 摆牌
editor-whose = 牌给
editor-hand = { editor-seat }（{ $n }）
editor-seat = { $seat ->
    [0] 你
    [1] 左家
    [2] 对家
   *[3] 右家
}
editor-short = { $seat ->
    [0] 你
    [1] 左
    [2] 对
   *[3] 右
}
editor-pack = 整副牌
editor-way = 传牌
editor-pass = { $way ->
    [L] 传左家
    [R] 传右家
    [A] 传对家
   *[HOLD] 不传
}
editor-played = 已出的牌
editor-played-so = 已出的牌：2C 5C KC 3C…
editor-possible = 这个局面是可能的。
editor-play = 接着打
editor-judge = 怎样最好？
editor-judging = 教练在想…
editor-nothing-to-judge = 这里没有什么要选择。
editor-no-coach = 教练没有答案。
editor-rest = 发余下的牌
editor-clear = 清空
editor-given = { $seat ->
    [-1] { CARD($card) }：没有人。
    [0] { CARD($card) }：你。
    [1] { CARD($card) }：左家。
    [2] { CARD($card) }：对家。
   *[3] { CARD($card) }：右家。
}
editor-no-card = “{ $word }”不是牌；可以写QS或10H。
widget-card-owner = { $some ->
    [yes] { CARD($card) }：{ $owner }
   *[no] { CARD($card) }：没有人
}

## 两个画面

position-copy = 复制代码
position-copied = 代码已复制到剪贴板。
position-enter-code = 输入代码
position-code-title = 由代码得到局面
position-code = 代码
position-open = 打开
position-no-code = 这不是局面的代码。
position-other-rules = 这个局面是按别的规则摆的。
position-back = 回到摆牌

learn-kinds-detail = 想要什么牌都行
