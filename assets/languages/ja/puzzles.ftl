### パズル

menu-puzzles = パズル
menu-puzzles-detail = 最善のカードを探す
puzzle-back = 戻る
puzzle-back-daily = 今日のゲームに戻る
puzzle-rules = ルールセット
puzzle-all-rules = すべてのルール
puzzle-standing = パズルのレーティングは約{ $rating }。{ $streak ->
    [0] 連続正解なし
   *[other] 連続正解{ $streak }
}
puzzle-standing-early = レーティングは{ $of }問で出ます（今{ $n }問）。{ $streak ->
    [0] 連続正解なし
   *[other] 連続正解{ $streak }
}
puzzle-name = { $rules }、パズル{ $n }
puzzle-goes-on = 同じディールの続き：次の選択です。
puzzle-question = 最も安全なカードは？
puzzle-question-any = 明らかに最善のカードはある？
puzzle-question-judged = 最善のカードは？
puzzle-against-judged = ほかの人は自分のカードだけを見て、うまく出してきます。
puzzle-counting-judged = サンプルのディールを試しています…
puzzle-none = 明らかに最善のカードはない
puzzle-against = ほかの人が全カードを知っていて、協力してあなたに向かうと考えてください。その場合でも、ほかのどれにも決して劣らないカードが1枚あります。
puzzle-against-any = ほかの人が全カードを知っていて、協力してあなたに向かうと考えてください。
puzzle-counting = 可能なディールをすべて数えています…
puzzle-out = 残っている{ $n }枚
puzzle-passed = { $name }に渡した札：
puzzle-void = { SUIT($suit) }がない：{ LIST($names) }。
puzzle-only-hearts = ブレイク前にハートをリードしたため、ハートしか持っていない：{ LIST($names) }。
puzzle-choose = カードを選ぶ
puzzle-play = { CARD($card) }を出す
puzzle-show = 答え
puzzle-skip = 飛ばす
puzzle-hint = ヒント
puzzle-hints = { $of }回中{ $n }回使用
puzzle-hint-all = これが最後のヒントでした。
puzzle-hinted = ヒントを使うと、レーティングも連続記録も変わりません。
puzzle-hint-card = { CARD($card) }に注意。
puzzle-hint-two = { CARD($one) }と{ CARD($other) }を比べましょう。
puzzle-title = { $verdict ->
    [right] 正解！
    [wrong] { CARD($card) }ではありません
    [some] 最善：{ LIST($cards, each: "the-card") }
    [any] 明らかに最善のものはありません
   *[shown] 答え
}
puzzle-right = { LIST($cards, each: "the-card") }が正解です。結果はいつも同じです。
puzzle-proof = { $all ->
    [yes] 可能な{ $n }ディールすべてで、ほかのどのカードより良い結果です。
   *[no] 可能な{ $n }ディールのどれでも劣らず、{ $better }ディールではほかのどれよりも良い結果です。
}
puzzle-right-even = 明らかに最善のカードはありません：{ LIST($cards, each: "the-card") }は平均でほぼ同じです。
puzzle-right-alike = { LIST($cards, each: "the-card") }が同じように最善です。
puzzle-proof-even = 可能な{ $n }ディールの中には、どのカードにも、別のカードに劣るディールがあります。平均では{ $same ->
    [yes] 上位2枚は同じです。
   *[no] 上位2枚の差は{ $gap }点です。
}
puzzle-measured = サンプル{ $n }ディールで、平均{ $gap }{ $detail ->
    [yes] { " " }± { $error }
   *[no] { "" }
}点良い結果です。
puzzle-measured-even = サンプル{ $n }ディールで、上位2枚の差は平均{ $gap }{ $detail ->
    [yes] { " " }± { $error }
   *[no] { "" }
}点です。
puzzle-coach-gap = コーチ：平均{ $gap }{ $detail ->
    [yes] { " " }± { $error }
   *[no] { "" }
}点良い結果です。
puzzle-points-judged = 失った点、平均
puzzle-average-judged = ここに示すサンプル{ $n }ディールの平均です。ほかの人が取る点も含めています。
puzzle-points = ここから取る点、平均
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = テーブル上のディール{ $at }での点：{ LIST($parts) }。
puzzle-here-judged = テーブル上のディール{ $at }でのあなたの点：{ LIST($parts) }。
puzzle-often = { $share ->
    [all] 可能な{ $of }ディールすべて
    [none] 可能な{ $of }ディールのうちゼロ
   *[some] 可能な{ $of }ディールのうち{ $often }
}
puzzle-rarely = { $few ->
    [all] すべて
    [none] ゼロ
   *[some] { $rarely }
}
puzzle-why-takes = { CARD($other) }だと、{ $own ->
    [yes] 自分の
   *[no] { "" }
}{ CARD($card) }を取らされるのは、{ puzzle-often }、{ CARD($better) }だと{ puzzle-rarely }です。
puzzle-why-itself = { CARD($other) }だと、それを自分で取るのは、{ puzzle-often }、{ CARD($better) }だと{ puzzle-rarely }です。
puzzle-why-misses = { CARD($better) }だと、{ CARD($card) }を取れるのは、{ puzzle-often }、{ CARD($other) }だと{ puzzle-rarely }です。
puzzle-why-suit = { CARD($other) }だと、{ CARD($better) }より{ SUIT($suit) }を平均{ decimal }枚、最大{ $most }枚多く取ります。
puzzle-why-suit-one = { CARD($other) }だと、{ CARD($better) }より{ SUIT($suit) }を{ $n }枚多く取るのは、{ puzzle-often }です。
puzzle-why-suit-always = { CARD($other) }だと、{ CARD($better) }より{ SUIT($suit) }を必ず{ $n }枚多く取ります。
puzzle-why-worst = ここから取る点は、最悪で{ CARD($other) }なら{ $worst }点、{ CARD($better) }なら{ $least }点です。
puzzle-why-mean = { CARD($other) }は{ CARD($better) }より平均{ decimal }点多く失います。
puzzle-why-other-takes = { CARD($other) }はほかの人が何を出してもこのトリックを取り、次をリードすることになります。{ CARD($better) }は決して取りません。
puzzle-why-better-takes = { CARD($better) }はほかの人が何を出してもこのトリックを取り、次のリードを選べます。{ CARD($other) }は決して取りません。
puzzle-why-kept = { CARD($better) }を残すと、それで失点のあるトリックを取らされるのは、{ puzzle-often }、今出せば{ puzzle-rarely }です。
puzzle-why-both-take = どちらでもこのトリックを取ります。高いほうを手放しましょう。
puzzle-why-neither-takes = どちらでもこのトリックは取りません。高いほうを手放しましょう。
puzzle-why-unbeaten = { CARD($other) }に勝てる人はいません。
puzzle-why-beaten = 誰かが{ CARD($better) }に勝つので、トリックはあなたのものになりません。
puzzle-motif = 着眼点：{ $name }
puzzle-series = パズル{ $at }/{ $of }
puzzle-next = 次のパズル
puzzle-next-choice = 次の選択
puzzle-why = 理由
puzzle-copy = 証明をコピー
puzzle-every-deal = 可能な全ディール
puzzle-counts = { $alike ->
    [0] { $better }ディールすべてで最善
   *[other] { $better }ディールで最善、{ $alike }ディールで同等
}
puzzle-some-deals = サンプルのディール
puzzle-counts-two = { CARD($card) }は{ CARD($other) }より良い{ $better }回、同じ{ $alike }回、悪い{ $worse }回
puzzle-deal-before = 前のディール
puzzle-deal-after = 次のディール
puzzle-happens = この後の展開
puzzle-play-on = ここから続ける
puzzle-own = 自分のゲームから（{ $n }）
puzzle-own-name = 自分のゲームから
puzzle-own-standing = { $of }問中{ $n }問正解、レーティング外
puzzle-deal = ディール{ $at }
puzzle-deal-of = 可能なディール{ $at }/{ $of }
puzzle-deal-of-judged = サンプルディール{ $at }/{ $of }
puzzle-not-kept = 結果を保存できませんでした：{ $why }。
puzzle-none-left = { $n ->
    [0] パズルを読めません。ゲームを再インストールしてください。
   *[other] すべて解き終わりました。{ $missed ->
        [0] ミスはありません。
       *[other] ミスは{ $missed }問です。
    }
}
puzzle-ways = パズルの種類
puzzle-way-new = 新しい問題
puzzle-way-missed = ミス（{ $n }）
puzzle-missed-none = ミスした問題はありません。間違えた問題はここに入ります。
puzzle-way-storm = 3分
puzzle-clock = 残り{ $clock }、正解{ $solved }、ミス{ $missed }
puzzle-storm-over = 時間です！3分で正解{ $solved }問、ミス{ $missed }問。自己ベストは{ $best }問です。
puzzle-storm-again = もう一度
puzzle-repeat = ミスしたパズルをもう一度
