### 振り返り

review-back = 戻る
review-view = 視点
review-own-view = 自分の視点
review-all-hands = 全員の手札
review-what-happened = トリックを再生
review-strip = 選択
review-cell = { $kind ->
    [pass] 渡す
    [charge] チャージ
    [bid] ビッド
    [name_suit] スート
    [choose_pass] 方向
    [pledge] 宣誓
    [bury] キティ
   *[other] 他
}
review-cell-value = { $name }、{ $label }
review-trick = トリック{ $n }
review-place = ディール{ $deal }、{ $trick ->
    [0] { $name }
   *[other] トリック{ $trick }
}
review-label = { $label ->
    [good] 良い
    [slip] 緩手
    [mistake] 悪手
    [blunder] 大悪手
    [great] 好手
    [great-pass] 見事な渡し
    [close] ほぼ同等
    [waiting] 未評価
   *[none] 選択なし
}
review-loss = { $n ->
    [0] 1点未満
    [1] 1点未満
    [2] 約1点
   *[other] 約{ $points }点
}
review-ahead = { $n ->
    [0] 1点未満の差
    [1] 1点未満の差
    [2] 約1点の差
   *[other] 約{ $points }点の差
}
review-on-average = { $n ->
    [0] 平均1点未満
    [1] 平均1点未満
    [2] 平均約1点
   *[other] 平均約{ $points }点
}
review-moment = { $place } · { $label }
review-this-time = 今回は{ $points }
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = 詳細
review-details-loss = { $gained ->
    [yes] サンプル{ $n }ディールで、コーチの選択より{ $points } ± { $error }点良い結果です。
   *[no] サンプル{ $n }ディールで、{ $points } ± { $error }点の損です。
}
review-details-great = サンプル{ $n }ディールで、次善の札より{ $points } ± { $error }点良い結果です。
review-next = { $way ->
    [-1] 前の選択
   *[other] 次の選択
}
review-next-mark = { $way ->
    [-1] 前の印
   *[other] 次の印
}
review-title = { $n ->
    [0] このディール
    [1] 見どころ1つ
    [2] 見どころ2つ
   *[3] 見どころ3つ
}
review-title-none = このディール
review-clean = ミスのないディール
review-find = より良いカードを探す
review-took = あなたは{ $points }点取りました。
review-gave-away = { $gained ->
    [yes] 選択による損はありません。
   *[no] { $n ->
        [1] 選択の損は平均1点未満です。
        [2] 選択の損は平均約1点です。
       *[other] 選択の損は平均約{ $points }点です。
    }
}
review-none = このディールに選択の余地はありませんでした。
review-no-coach = コーチが止まったため、このディールは調べられませんでした。
review-looking = { $of }中{ $at }番目の選択を調べています
review-other-choices = ほか{ $n }の選択
review-try = もう一度
review-no-try = やり直せるのは、選択の余地があったカードだけです
review-show-it = 答えを見る
review-next-moment = { $at ->
    [0] 最初の見どころ
   *[other] 次の見どころ · { $at }/{ $of }
}
review-done = 完了
review-go-on = 続ける
review-copied = コピーしました
review-more = その他
review-share-position = 局面をコピー
review-share-game = ゲームを文字でコピー
review-share-save = ゲームのコピーを保存
review-share-code = 挑戦としてコピー
review-share-no-code = 友人が遊べるのは、一人でコンピューターを相手にした、長すぎないゲームだけです。
review-saved = 保存しました：{ $path }
deal-text-deal = ディール{ $n }
deal-text-hand = { $name }：{ $cards }
deal-text-kitty = キティ：{ $cards }
deal-text-passed = { $giver }から{ $receiver }へ：{ $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }のビッド { $n }
deal-text-pledge = { $name }、{ $pledged ->
    [yes] ハートを取らないと宣誓
   *[no] 宣誓なし
}
deal-text-buried = { $name }の捨て置き { $cards }
deal-text-drew = { $name }が引いた札 { $cards }
deal-text-rest = { $name }が残りを取った
deal-text-points = { $name } { $points }
deal-text-score = 点：{ SERIES($points) }
review-waiting = 未評価
review-no-choice = ここに選択の余地はありませんでした
review-you-played = { $label }：{ CARD($card) }を出しました
review-better = { CARD($card) }のほうが良い
review-played-here = 実際：{ $card }
review-better-here = 最善：{ $card }
review-result = { $n ->
    [0] 失点なし
   *[other] { $points }点
}
review-chip = { $mine ->
    [yes] あなたに{ $points }点
   *[no] { $name }に{ $points }点
}
review-prompt = どのカードのほうが良かった？
review-solved = 正解：{ CARD($card) }
review-not-solved = { $known ->
    [yes] { CARD($card) }は{ $cost }の損。{ review-tries-left }
   *[no] { CARD($card) }ではありません。{ review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card }は{ $cost }の損。{ review-tries-left }
   *[no] { $card }ではありません。{ review-tries-left }
}
review-tries-left = { $left ->
    [0] もう試せません
   *[other] あと{ $left }回
}
review-text-hand = あなたの手札：{ LIST($cards) }
review-text-trick = 場：{ LIST($cards) }
review-open = 振り返り
review-open-deal = このディールを振り返る
review-too-small = ウィンドウが小さすぎて、このテーブルを表示できません
review-go-on-tip = ここから練習として続けます。ゲーム自体はそのままです
review-knows = 何が分かっていたか？
review-cards = { LIST($cards) }
knows-back = 振り返りに戻る
knows-who = 誰が知っているか
knows-heading = { $name }に分かっていたこと
knows-title = { $name }から見えない{ $n }枚
knows-matrix = 見えない{ $n }枚
knows-legend = 点が大きいほど可能性大。線：ありえない。チェック：確実。
knows-part = { $name }に{ $n }
knows-certain = { CARD($card) }：確実に{ $name }。
knows-sentence = { CARD($card) }：可能な10ディール中、{ LIST($parts) }。
knows-cards = { $n }枚
knows-nobody = なし
knows-own = 手札{ $n }枚
knows-played = { $n ->
    [0] まだ1枚も出ていません。
   *[other] { $n }枚出ています。
}
knows-passed = 渡した札：
knows-got = 受け取った札：
knows-nothing-else = 下の表は、{ $name }に見えていたことだけから計算しています。
knows-why = ほかの手札がプレイヤーに伝わることはなく、隠れたカードを変えてもコンピューターの手は変わりません。
knows-decided = { $name }が{ CARD($card) }を出した
knows-decided-other = { $name }の次の選択
knows-reason-waiting = コーチが考えています…
knows-reason-none = 選択の余地はありませんでした。
knows-reason = コーチから{ $name }へ：{ $reason }
knows-reason-wrong = { review-loss }の損でした。コーチから{ $name }へ：{ $reason }
knows-show = ほかの手札を見せる
knows-waiting = 可能なディールを数えています…
knows-none = このルールでは隠れたカードを数えられません。
report-work = 取り組むこと
report-waiting = コーチが考えています…
report-nothing = 目立つものはありません。上出来です。
report-costliest = 最も損した選択
report-habits-later = もう少し遊ぶと、ここに癖が出ます。
report-try = もう一度見る
report-choose = 平均で失った点です。見どころを選ぶと表示します。
report-no-moments = このディールに大きな選択はありませんでした。
