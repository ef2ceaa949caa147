### すべての選択

decisions-title = すべての選択
decisions-reading = ゲームを読んでいます…
decisions-count = { $left ->
    [0] { $every ->
        [0] ゲームが終わると、あなたの選択がここに出ます。練習ゲームは除きます。
       *[other] { $every }中{ $n }の選択
    }
   *[other] { $every }中{ $n }の選択、あと{ $left }ゲームを読みます
}
decisions-save = CSVで保存
decisions-nothing-to-save = 一覧に何もありません。
decisions-which = 選択の種類
decisions-kind = { $which ->
    [wrong] 緩手以下
    [starred] 星付き
    [noted] メモ付き
   *[all] すべて
}
decisions-rules = ルール
decisions-any-rules = すべてのルール
decisions-motif = 着眼点
decisions-any-motif = すべての着眼点
decisions-sort = 並べ替え
decisions-by = { $column ->
    [loss] 損の大きい順
    [when] 新しい順
    [rules] ルール
    [motif] 着眼点
   *[situation] 選択の種類
}
decisions-column = { $column ->
    [date] 日付
    [rules] ルール
    [kind] 種類
    [motif] 着眼点
    [played] 実際
    [better] 最善
    [loss] 損
   *[mark] 印
}
decisions-table = 選択
decisions-situation = { $kind ->
    [passing] 渡し
    [calling] ビッドとチャージ
    [leading] リード
    [following] フォロー
    [last] 最後の番
    [discarding] ディスカード
    [defending] ムーン阻止
    [own_moon] 自分のムーン
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] 星、メモ
       *[no] 星
    }
   *[no] { $noted ->
        [yes] メモ
       *[no] { "" }
    }
}
decisions-day = { $year }/{ $month }/{ $day }
decisions-open = 開く
decisions-star = { $on ->
    [yes] 星を外す
   *[no] 星
}
decisions-note = { $some ->
    [yes] メモを変更
   *[no] メモを追加
}
decisions-no-row = 先に表から1行選んでください。
decisions-note-title = この選択のメモ
decisions-note-field = メモ
decisions-gone = この選択のゲームはもうありません。
decisions-not-kept = 印を保存できませんでした（{ $why }）。
row-table-row = { SERIES($words) }。{ $of }行中{ $n }行目
row-table-none = 行なし
learn-decisions-detail = 各選択の損
passing-title = 渡す練習
passing-to = { $way ->
    [L] 左へ渡す3枚を選んでください
    [R] 右へ渡す3枚を選んでください
   *[A] 向かいへ渡す3枚を選んでください
}
passing-count = 今日の手札{ $n }/{ $of }
passing-pass = この札を渡す
passing-three = 3枚選んでください（今{ $n }枚）。
passing-judging = コーチがサンプルのディールで試しています…
passing-result = { $good ->
    [yes] これより明らかに良い渡し方はありません。
   *[no] この渡し方は約{ $loss }点の損です。
}
passing-row = { $which ->
    [mine] あなた（{ $loss }）
    [best] 最善（{ $loss }）
   *[usual] { $known ->
        [yes] クラブプレイヤー（{ $loss }）
       *[no] クラブプレイヤー
    }
}
passing-next = 次の手札
learn-passing-detail = 1日50問
gone-title = 出たカードは？
gone-question = { $what ->
    [out] ほかの人が持つ{ SUIT($suit) }はあと何枚？
    [queen] スペードのクイーンを持ちうるのは誰？
   *[void] { SUIT($suit) }がないと分かったのは誰？
}
gone-no-answer = 答えなし
gone-who = { $n ->
    [0] 誰もいない
   *[other] { LIST($names) }
}
gone-show = 出た札を見る
gone-back = ゲームに戻る
gone-verdict = { $right ->
    [yes] 正解。{ $question }{ $truth }。
   *[no] 惜しい。{ $question }{ $truth }。
}
gone-suit = { $some ->
    [yes] { SUIT($suit) }：{ SERIES($ranks) }が出ました。あなたは{ $held }枚、ほかの人は{ $out }枚。
   *[no] { SUIT($suit) }：まだ出ていません。あなたは{ $held }枚、ほかの人は{ $out }枚。
}
gone-out = 残り{ $n }
gone-voids = { $name }には{ SERIES($suits) }がない
gone-queen = スペードのクイーンを持ちうるのは{ $who }。
gone-shown = { SUIT($suit) }：トリック{ $n }、{ CARD($card) }
strong-title = あなたの席にグランドマスター
strong-playing = グランドマスターがあなたのカードで遊んでいます…
strong-result = あなたは{ $mine }、グランドマスターは{ $theirs }。
strong-column = { $column ->
    [trick] トリック
    [mine] あなた
   *[theirs] グランドマスター
}
strong-table = 両方のディール
strong-cards = { $taken ->
    [yes] { CARD($card) }、取る
   *[no] { CARD($card) }
}
strong-note = ほかの人もそれに応じるので、最初に違うカードの後は、ほかの人のカードも変わることがあります。
