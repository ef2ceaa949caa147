### 統計

menu-statistics = 統計
menu-statistics-detail = 結果、運、選択
stat-title = 統計
stat-rules = ルールセット
stat-rules-of = { $title }（{ $n }）
stat-against = 相手
stat-all-opponents = すべての相手
stat-no-practice = 練習ゲームは除きます
stat-save = 全ディールを表で保存（CSV）
stat-practise = { $theme ->
    [lead] リードを練習
    [follow] フォローを練習
    [last] 最後の番を練習
   *[discard] ディスカードを練習
}
stat-reading = ゲームを読んでいます…
stat-nothing = ゲームを最後まで遊ぶと、ここに結果が出ます。ヒントを使ったりカードを戻したりした練習ゲームは除きます。
stat-mean = { $mean } ± { $half }
stat-deals = { $n }ディール
stat-results = 結果
stat-share = 推定勝率{ $low }～{ $high }%（等分なら{ $even }%）。
stat-chance = 運だけなら{ $low }～{ $high }勝です。
stat-few = くわしい判定には{ $least }ゲーム必要です。今は{ $n }ゲームです。
stat-place = { place }
stat-place-line = { place }：{ $count }ゲーム
stat-share-how = 明るい帯は95%区間で、20回中19回は真の勝率を含みます。破線は、全員同じ強さのときの各席の勝率です。
stat-points = ディールごとの点
stat-no-points = 点で数えたディールが2つあると、平均が出ます。
stat-even = 等分なら1ディール{ $points }点です。
stat-bar = { $one ->
    [yes] { $low }点
   *[no] { $low }～{ $high }点
}：{ $n }ディール{ $queens ->
    [0] { "" }
    [all] 、すべてスペードのクイーンあり
   *[other] 、うちスペードのクイーン{ $queens }
}
stat-with-queen = スペードのクイーンあり
stat-queen-deals = クイーンを取った最近のディール
stat-deal-points = { $points }点
stat-mean-is = 1ディール平均{ $mean }点。
stat-choices = 選択ごとの損
stat-no-choices = コーチはまだこのディールを調べていません。
stat-few-deals = 強さの判定には{ $n }ディール必要です。今は{ $now }ディールです。
stat-level = { $clear ->
    [yes] 選択の強さ：{ $low }
   *[no] 差は偶然の範囲：{ $low }～{ $high }
}
stat-situation = { $kind ->
    [passing] 渡し
    [calling] ビッドとチャージ
    [leading] リード
    [following] フォロー
    [last] 最後の番
    [discarding] ディスカード
    [defending] ムーン阻止
   *[own_moon] 自分のムーン
}
stat-dearest = 最大の損：{ $kind ->
    [passing] 渡し
    [calling] ビッドとチャージ
    [leading] リード
    [following] フォロー
    [last] 最後の番
    [discarding] ディスカード
    [defending] ムーン阻止
   *[own_moon] 自分のムーン
}。
stat-no-dearest = { $equal ->
    [yes] どの種類の選択も損は同じくらいです。
   *[no] どの種類の選択で最も損をしているかは、はっきりしません。
}
stat-choice-line = { stat-situation }：{ $n }の選択で{ $mean }
stat-sure = 95%区間
stat-choices-how = 損は、その席から分かったことでコーチが予想した、ほかの人との差です。偶然取った点は数えないので、得点表とは違います。損のない選択は除きます。強さは、クラブプレイヤー相手の{ $deals }ディールの損があなたに最も近いもので、{ $same ->
    [yes] 同じコーチ
   *[no] 以前のバージョンのコーチ
}が評価しました。選択が少ない間はクラブに寄ります。偶然でどれもありうる間は、強さを決めません。最大の損を挙げるのは、偶然ではほとんど起きないほど悪いときだけです。95%区間は20回中19回は真の値を含みます。損が0を下回ることはありません。0未満の値は偶然で、図では0と示します。
stat-fair = カードは公正ですか？
stat-no-checks = 調べられるディールがまだありません。
stat-queen = { $where ->
    [you] 自分にスペードのクイーン
    [left] 左にクイーン
    [right] 右にクイーン
    [across] 向かいにクイーン
   *[other] 左{ $n }番目にクイーン
}
stat-fact = { $fact ->
    [hearts] 手札のハート
    [aces] エース
    [longest] 最長スート
   *[voids] ボイドのある手札
}
stat-inside = { $n }項目すべて正常です。偶然でも20項目に1つほどは外れます。
stat-outside = { $of }項目中{ $n }項目が異常です。偶然では約{ $tables }テーブルに1回起こります。
stat-check-line = { $name }：{ $found }（正常{ $low }～{ $high }）{ $outside ->
    [yes] 、異常
   *[no] { "" }
}
stat-fair-how = 緑の帯は、公正なカードで20回中19回起こる範囲で、全カードと手札の枚数から計算しました。最長スート、ハート、エースは、渡す前の1ディールの平均です。
stat-days = 遊んだ日
stat-days-played = 最近{ $of }日中{ $n }日
stat-days-shades = 色が濃いほど多い：{ $low }、{ $middle }、{ $high }ディールから。
stat-day-line = { games-on-day-of-year }：{ $n }ディール
stat-weekday = { $n ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
}
stat-month = { $month }月
stat-luck = 運
stat-no-luck = ほかの人があなたのカードで遊んだディールが2つ以上必要です。
stat-luck-sum = { $n }ディールで、運は{ $luck }点{ $saved ->
    [yes] 得
   *[no] 損
}、プレイは{ $play }点{ $well ->
    [yes] 得
   *[no] 損
}。
stat-luck-band = 運だけなら普通は{ $half }点以内です{ $inside ->
    [yes] 。今回もそうです。
   *[no] が、今回は違います。
}
stat-luck-left = このページを開いている間、ほかの人が前の{ $n }ディールを遊んでいます。
stat-luck-how = 線は運で得した点の累計です。運だけなら20回中19回は帯の中です。帯はディール数の平方根で広がります。
stat-rating = レーティング
stat-rating-value = { $rating } ± { $half }
stat-rating-few = レーティングは{ $least }ゲームで出ます。今は{ $n }ゲームです。
stat-rating-equals = { $clear ->
    [yes] だいたいこの強さです：{ $low }。
   *[no] 差は偶然の範囲：{ $low }～{ $high }。
}
stat-rating-games = { $n }ゲーム
stat-rating-line = { $level }：{ $rating }
stat-rating-how = レーティングは、測定済みで固定のレーティングを持つ相手との順位で決まります。400点差は10対1です。帯は20回中19回はあなたの真の強さを含み、相手のレーティングの誤差も見込みます。
stat-findings = 目立つこと
stat-no-findings = はっきりしません：ディールの種類による差は、すべて偶然で説明できます。
stat-finding = { $kind ->
    [queen] 手札にスペードのクイーンがあると
    [long] 同じスートが6枚以上あると
    [void] 手札にボイドがあると
    [aces] エースが2枚以上あると
    [lately] ディールの後半では
    [pass-l] 左へ渡すと
    [pass-r] 右へ渡すと
    [pass-a] 向かいへ渡すと
   *[pass-hold] 渡さないと
}、同じカードのほかの人と比べ、普段より1ディール{ $by }点{ $good ->
    [yes] 良い
   *[no] 悪い
}成績です。
stat-finding-deal = { $n }：ディール{ $deal }
stat-finding-saved = ほかの人より{ $by }点{ $good ->
    [yes] 良い
   *[no] 悪い
}
stat-finding-gone = このゲームはもう保存されていません。
stat-findings-how = 各ディールを、あなたのカードで遊んだほかの6人と比べるので、運や難しいカードは数えません。文が出るのは、偶然ではほとんど起きない差（標準誤差の3倍）のときだけです。ディールを押すと見直せます。
