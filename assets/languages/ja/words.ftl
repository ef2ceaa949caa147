### 数、列挙、スートとカード

language = 日本語
language-draft = 日本語（下書き）
number = { $n }
ordinal = { $n }番目
decimal = { $whole }.{ $part }
thousands = { $head },{ $rest }
place = { $n }位
bare = { $value }
names = { LIST($names) }
list-more = { $first }、{ $next }
list-and = { $first }と{ $next }
list-or = { $first }か{ $next }
list-and-each = { $first }、{ $next }
series-long = { $first }。{ $next }
suit-letter = { $suit ->
    [clubs] C
    [diamonds] D
    [spades] S
   *[hearts] H
}
suit = { $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [spades] スペード
   *[hearts] ハート
}
rank = { $rank ->
    [11] ジャック
    [12] クイーン
    [13] キング
    [14] エース
   *[other] { $rank }
}
card = { $kind ->
    [warren] ウォーレンカード
    [joker] ジョーカー
    [suit-joker] { SUIT($suit) }のジョーカー
   *[card] { SUIT($suit) }の{ RANK($rank) }
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
cards-of-suit = { SUIT($suit) }の{ LIST($ranks, each: "rank-alone", type: "more") }
cards = { $n }枚
points = { $n }点
list-ratio = { $first }：{ $next }
list-or-else = { $first }、または{ $next }
