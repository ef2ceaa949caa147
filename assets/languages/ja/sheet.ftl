### 得点表

sheet-column-deal = 回
sheet-column-pass = 方向
sheet-race = { $way ->
    [behind] { $first }に{ $n }点差で負けています
    [ahead] { $first }に{ $n }点差で勝っています
   *[level] { $first }と同点です
}。{ $mine ->
    [yes] あなたがあと{ $left }点取るとゲーム終了です。
   *[no] { $last }があと{ $left }点取るとゲーム終了です。
}
sheet-total = 合計
sheet-cell = { $name }、ディール{ $n }
sheet-moon = { $moon ->
    [sun] サン
   *[moon] ムーン
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }
sheet-subtitle = { sheet-played }{ $end ->
   *[reach] { $limit }点でゲームは終わり、{ ending-best }です。
    [exceed] { $limit }点を超えるとゲームは終わり、{ ending-best }です。
    [deals] ゲームは{ $limit }ディールで、{ ending-best }です。
    [time] ゲームは{ $limit }分で終わり、{ ending-best }です。
    [chips] 誰かのチップがなくなるとゲームは終わり、{ ending-best }です。
}
sheet-brief = { sheet-played }{ $end ->
   *[reach] { $limit }点でゲームは終わります。
    [exceed] { $limit }点を超えるとゲームは終わります。
    [deals] ゲームは{ $limit }ディールです。
    [time] ゲームは{ $limit }分で終わります。
    [chips] 誰かのチップがなくなるとゲームは終わります。
}
sheet-played = { $deals }ディール終了。
sheet-note = { $stand ->
    [winner] 勝者
    [tied-first] 同点1位
    [leading] トップ
    [tied-lead] 同点トップ
    [close] { PLACE($place) }、あと{ $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }、勝者
    [tied-first] { $side } { $total }、同点1位
    [leading] { $side } { $total }、トップ
    [tied-lead] { $side } { $total }、同点トップ
    [close] { $side } { $total }、{ PLACE($place) }、あと{ $left }
   *[behind] { $side } { $total }、{ PLACE($place) }
}
sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }：{ SIGNED($score) }
   *[no] { sheet-line-kind }：{ SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] カード
    [hearts] ハート
    [multiplier] 倍率
    [bonus] ボーナス
    [floor] ゼロ以上
    [moon] ムーン
    [sun] サン
    [no_trick] トリックなし
    [tricks] トリック
    [pledge] 宣誓
    [partner] パートナー
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = 数えるものなし
sheet-counters = チップ：{ SIGNED($gain) }、今{ $stock }
sheet-jumped = 合計が{ $total }に移りました
sheet-played-as = 強さ：{ $level }
sheet-chart-deals = ディール
sheet-chart-end = ゲーム終了
sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] 最低の合計
    [high] 最高の合計
    [magnitude] ゼロに最も近い
    [counters] 最多の合計
}
sheet-tile-queens = スペードのクイーン
sheet-tile-tricks = 取ったトリック
sheet-tile-clean = 失点なしのディール
sheet-tile-pool = プールのチップ
sheet-tile-margin = { $counters ->
    [yes] チップ（1位と2位の差）
   *[no] 点（1位と2位の差）
}
sheet-tile-moons = { $who ->
   *[several] ムーン
    [you] あなたのムーン
    [other] { $name }のムーン
}
sheet-tile-most-queens = { $who ->
    [you] あなたのスペードのクイーン
   *[other] { $name }のスペードのクイーン
}
sheet-tile-dearest = { $who ->
    [you] 1ディール最多、あなた
   *[other] 1ディール最多、{ $name }
}
sheet-tile-lead = 首位の交代
sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { SERIES($remarks, joint: "list-more") }
sheet-paid = { $way ->
   *[nothing] 支払いなし
    [receives] { $amount }を受け取る
    [pays] { $amount }を払う
}
sheet-deed-moons = ムーン{ $n }回
sheet-deed-queens = クイーン{ $n }回
sheet-deed-clean = 失点なし{ $n }ディール
sheet-won = { LIST($names) }の勝ち
sheet-won-by-you = { $n ->
    [0] あなたの勝ち
   *[other] あなたと{ LIST($names) }の勝ち
}
sheet-over-deals = 全{ $n }ディールで終了。
sheet-over-time = { $n }ディールで時間切れ。
sheet-over-chips = { $n }ディールで誰かのチップがなくなりました。
sheet-over-special = { $n }ディールで、同じ合計を保った人の勝ちになりました。
sheet-over-score = { $n }ディールで{ sheet-over-who }が{ $limit }{ sheet-over-did }。
sheet-over-who = { $who ->
    [nobody] どちらかのチーム
    [you] あなた
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] を超えました
   *[no] に達しました
}
sheet-you = あなた
sheet-fair-title = 配札は公正でしたか？
sheet-fair-what = このゲームのカードは最初のディールの前に決まり、後から誰も選んだり変えたりできませんでした。その証拠として、コードをゲームメニューにずっと示しました。コードはこのカードだけのもので、ゲームが終わった今、確かめられます。
sheet-fair-verify = 証明を見る
sheet-fair-code = 公正配札コード
sheet-fair-checked = 公正な配札：確認済み
sheet-fair-failed = 公正な配札：確認失敗
sheet-fair-fixed = 最初のディールの前に、このゲームの数を引き、その数からこのコードを作りました：{ $code }。
sheet-fair-open = ゲームが終わると、引いた数も表示します。
sheet-fair-seed = このゲームの全カードのもとになる数（シード）：{ $seed }。
sheet-fair-cut = カットに使った文：「{ $cut }」。
sheet-fair-drawn = カットの前に引いた数：{ $drawn }。このゲームの全カードは、これとあなたのカットで決まります。
sheet-fair-copied-drawn = カット前の数：{ $drawn }
sheet-fair-copied-cut = カット：{ $cut }
sheet-fair-kept = 数からちょうどこのコードになります。コードが見えてから変えられたディールはありません。
sheet-fair-broken = 数から別のコードになります。これは決められたディールではありません。
sheet-fair-copied-seed = シード：{ $seed }
sheet-fair-copied-code = 公正配札コード：{ $code }
luck-title = このディール
luck-switch = 表示内容
luck-this-deal = このディール
luck-totals = 合計
luck-points = 点
luck-distance = ゼロからの距離
luck-verdict = { $way ->
    [helped] 良いディール
    [cost] 痛いディール
   *[even] 普通のディール
}
luck-you = あなた
luck-about = { $n ->
    [1] ½点
    [2] 1点
   *[other] { $points }点
}
luck-field = 同じカードで遊んだ{ $n }人：平均{ $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] 良いカードで約{ luck-about }得。
       *[no] やや良いカードで約{ luck-about }得。
    }
    [cost] { $much ->
        [yes] 悪いカードで約{ luck-about }損。
       *[no] やや悪いカードで約{ luck-about }損。
    }
   *[even] カードは良くも悪くもありませんでした。
}
luck-play = { $way ->
    [helped] ほかの6人と比べ、プレイで約{ luck-about }得。
    [cost] ほかの6人と比べ、プレイで約{ luck-about }損。
   *[even] ほかの6人と同じくらいのプレイでした。
}
luck-company = ほかの席：{ LIST($names) }。
luck-so-far = ここまで{ $n }ディール：{ LIST($parts) }。
luck-sum-deal = { $way ->
    [helped] 運で{ $points }得
    [cost] 運で{ $points }損
   *[even] 運は五分
}
luck-sum-play = { $way ->
    [helped] プレイで{ $points }得
    [cost] プレイで{ $points }損
   *[even] プレイは五分
}
luck-waiting = ほかの人があなたのカードで遊んでいます…
luck-practice = 練習：ヒントを使ったりカードを戻したりしたゲームは、統計とレーティングに入りません。
luck-failed = ほかの人がこのディールを終えられなかったので、比べられません。
luck-more = 各自が取った点
luck-others = ほかの人の同じディール
luck-other = { $name }：{ $points }
luck-mine = あなた：{ $points }
luck-table = 各席のカードを同じ6人が遊ぶと：
luck-seat = { $name }：平均{ $field }、実際{ $took }
luck-how = 3段階の6人が、あなたの席であなたのカードを、またほかの全席のカードも遊びました。周りにはあなたの相手が、同じ強さ、同じ順で座りました。ただし、時間のかかるエキスパートとグランドマスターの代わりは上級者、ほかの人の代わりはクラブプレイヤーです。運は、6人があなたの席で取った点と全席で取った点の差、プレイは、あなたの取った点と6人の取った点の差です。
end-screen-rating = レーティング{ $rating }（{ SIGNED($change) }）
end-moment = { $kind ->
    [best] 最高の場面
    [other] もう一つの痛い場面
   *[worst] 最悪の場面
}
end-moment-where = ディール{ $deal }、{ $trick ->
    [0] 最初のトリックの前
   *[other] トリック{ $trick }
}
end-moment-played = { CARD($card) }を出しました
end-moment-better = 最善
