### 数字、列举、花色和牌，其他文字由它们组成。数字一律用阿拉伯数字，与汉字之间不加空格。

language = 简体中文
language-draft = 简体中文（草稿）

number = { $n }
ordinal = 第{ $n }
decimal = { $whole }.{ $part }
thousands = { $head },{ $rest }
place = 第{ $n }名
bare = { $value }
names = { LIST($names) }

list-more = { $first }、{ $next }
list-and = { $first }和{ $next }
list-or = { $first }或{ $next }
list-and-each = { $first }和每张{ $next }
series-long = { $first }；{ $next }

suit-letter = { $suit ->
    [clubs] 梅
    [diamonds] 方
    [spades] 黑
   *[hearts] 红
}
suit = { $suit ->
    [clubs] 梅花
    [diamonds] 方块
    [spades] 黑桃
   *[hearts] 红心
}
rank = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
card = { $kind ->
    [warren] 沃伦牌
    [joker] 王
    [suit-joker] { SUIT($suit) }王
   *[card] { SUIT($suit) }{ RANK($rank) }
}
the-card = { CARD($card) }
rank-short = { $rank ->
    [0] { CARD($card) }
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank-alone = { RANK($item) }
cards-of-suit = { SUIT($suit) }{ LIST($ranks, each: "rank-alone", type: "more") }

cards = { $n }张牌
points = { $n }分
list-ratio = { $first }:{ $next }
list-or-else = { $first }，或{ $next }
