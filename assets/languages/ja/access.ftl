### スクリーンリーダー用の名前

access-table = ハーツのテーブル
access-screen = ハーツ
access-status = 状況
access-hand = あなたの手札、{ $n }枚
access-card = { $copy ->
    [1] { CARD($card) }
   *[other] { CARD($card) }、{ $copy }枚目
}
access-played = { $what }、{ $name }
access-players = プレイヤー
access-player = { $turn ->
    [yes] { access-player-facts }、手番
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }、合計{ $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }、このディールで{ $points }
   *[other] { $note }
}
access-player-tricks = { $tricks }トリック
access-trick = { $n ->
    [0] トリック、カードなし
   *[other] トリック、{ $n }枚
}
access-led = リード
access-chosen = 選択中
access-new = 新しい札
access-hinted = ヒント
access-right = 最善のカード
access-wrong = 最善ではないカード
access-charged = チャージ済み
access-took = トリックを取った
access-open-hand = { $name }、公開の手札
access-open-taken = { $name }、取ったカード
access-play = { CARD($card) }を出す
access-waiting = { SERIES($names) }の番
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] キティ、{ $n }枚
    [stock] 山札、{ $n }枚
   *[held] 次のトリックに持ち越し、{ $n }枚
}
access-go-on = 続ける
access-not-available = 使用不可
