### テーブル：問い、理由、出来事、ボタン

prompt-lead-card = あなたの番：{ CARD($card) }をリード
prompt-only = { $second ->
    [yes] 2枚目：出せるのは{ CARD($card) }だけ
   *[no] 出せるのは{ CARD($card) }だけ
}
prompt-lead-any = あなたの番：どれでもリードできます
prompt-lead-suit = あなたの番：{ SUIT($suit) }をリード
prompt-lead = あなたの番：リード
prompt-lead-but = あなたの番：リード（{ LIST($limits, each: "prompt-limit", type: "more") }）
prompt-play-any = { $second ->
    [yes] 2枚目：どれでも出せます
   *[no] あなたの番：どれでも出せます
}
prompt-follow = { $second ->
    [yes] 2枚目：{ SUIT($suit) }をフォロー
   *[no] あなたの番：{ SUIT($suit) }をフォロー
}
prompt-follow-but = { $second ->
    [yes] 2枚目：{ SUIT($suit) }をフォロー（{ LIST($limits, each: "prompt-limit", type: "more") }）
   *[no] あなたの番：{ SUIT($suit) }をフォロー（{ LIST($limits, each: "prompt-limit", type: "more") }）
}
prompt-play = { $second ->
    [yes] 2枚目を出す
   *[no] あなたの番：1枚出す
}
prompt-play-but = { $second ->
    [yes] 2枚目（{ LIST($limits, each: "prompt-limit", type: "more") }）
   *[no] あなたの番（{ LIST($limits, each: "prompt-limit", type: "more") }）
}
prompt-limit = { $item ->
    [joker_not_led] ジョーカー不可
    [ten_of_clubs] クラブの10不可
    [no_points_first_trick] 失点札はまだ不可
    [not_broken] ハートはまだ不可
    [charged_locked] チャージ札はまだ不可
   *[queen_forced] クイーンを捨てること
}
prompt-settled = 残りの結果は決まりました：ここで終えるか、続けるか選べます
prompt-bury = 捨て置く{ $n }枚を選んでください
prompt-decide = あなたの選択
prompt-charge-none = チャージできるカードがありません
prompt-charge-bright = 明るい{ $n }枚から好きなだけチャージできます（点は2倍）
prompt-charge = { LIST($cards, type: "or", each: "the-card") }をチャージ（点は2倍）するか、しないか選んでください
prompt-waiting = { $kind ->
    [choose_pass] { $name }が渡す方向を選んでいます…
    [charge] { $name }がチャージを考えています…
    [bid] { $name }がビッドしています…
    [name_suit] { $name }がスートを決めています…
    [pledge] { $name }が宣誓を考えています…
    [bury] { $name }がカードを捨て置いています…
    [answer_claim] { $name }が宣言に答えています…
   *[moon] { $name }がムーンの扱いを決めています…
}
prompt-pass-scatter = スキャッター：全員に1枚ずつ
prompt-pass-smoosh = スムーシュ：中央へ
prompt-pass-hold = ホールド：渡さない
prompt-pass-to = { $token ->
   *[l] 左の{ $name }へ渡す
    [r] 右の{ $name }へ渡す
    [a] 向かいの{ $name }へ渡す
    [l2] 左2番目の{ $name }へ渡す
    [r2] 右2番目の{ $name }へ渡す
    [l3] 左3番目の{ $name }へ渡す
    [r3] 右3番目の{ $name }へ渡す
}
prompt-pass-next = { $total }枚中{ $next }枚目は{ $name }へ
prompt-pass-paired = 各カードに渡す相手が出ています
prompt-pass-middle = { $n }枚を選びます。混ぜて配り直します
prompt-pass-choose = 渡す{ $n }枚を選んでください
prompt-pass-chosen = カードを選び終えました
prompt-pass-count = { $chosen }/{ $needed }
prompt-pass-keys = { $help }：← →と{ $press }
prompt-pass-send = { $button ->
    [yes] { $press }で渡す
   *[no] ↓と{ $press }で渡す
}
reason-not-your-turn = あなたの番ではありません
reason-no-trick-yet = まだトリックが取られていません
reason-nothing-to-take-back = 戻せるものがありません
reason-not-now = 今はできません
reason-nothing-now = 今は何も出せません
reason-turn-of = { $name }の番です
reason-waiting = { LIST($names) }を待っています
reason-waiting-many = { $n }人を待っています
reason-no-pass = このディールではカードを渡していません
reason-no-scores = まだ数えたディールがありません
reason-ok = { CARD($card) }は出せます
reason-not-yours = { CARD($card) }は持っていません
reason-opening-card = 最初のトリックは{ CARD($card) }をリードします
reason-opening-some-card = 最初のトリックは決まったカードで始めます
reason-opening-suit = 最初のトリックはクラブをリードします
reason-follow = { SUIT($suit) }をフォローしなければなりません
reason-follow-suit = フォローしなければなりません
reason-joker-not-led = ほかのカードがある間、ジョーカーはリードできません
reason-ten-of-clubs = クラブの10は最初のトリックに出せません
reason-no-points-first-trick = 最初のトリックに失点札は出せません
reason-not-broken = ハートはまだブレイクしていません
reason-charged-locked = チャージ中：このスートの最初のトリックでは出せません
reason-queen-forced = スペードのクイーンを今出さなければなりません
reason-pass-forbidden = このゲームでは{ CARD($card) }を渡せません
reason-not-chargeable = { CARD($card) }はチャージできません
reason-already-charged = { CARD($card) }はチャージ済みです
reason-all-chosen = { $n }枚選び終えています：先に1枚戻してください
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = どのカードでも出せます
reason-any-pass = どの{ $n }枚でも渡せます
reason-any-bury = どの{ $n }枚でも捨て置けます
reason-any-answer = どの答えでもかまいません
reason-drag = { CARD($card) }をテーブルへドラッグ
reason-card = { CARD($card) }
event-deals = { $mine ->
    [yes] { $drew ->
        [yes] 最も低い札を引いたあなたが配ります
       *[no] あなたが配ります
    }
   *[no] { $drew ->
        [yes] 最も低い札を引いた{ $name }が配ります
       *[no] { $name }が配ります
    }
}
event-cuts = { $mine ->
    [yes] { $deals }。あなたがカットします
   *[no] { $deals }。{ $name }がカットします
}
event-kitty-taken = { $name }がキティを取りました：{ $n }枚
event-kitty-seen = { $mine ->
    [yes] キティを取りました：{ LIST($cards, each: "the-card") }
   *[no] { $name }がキティを取りました：{ LIST($cards, each: "the-card") }
}
event-suit-named = { $name }は{ SUIT($suit) }を指定：失点になります
event-nobody-bid = ビッドなし：{ SUIT($suit) }が失点になります
event-charged = { $name }：{ LIST($cards, each: "the-card") }をチャージ
event-charges-shown = { LIST($cards, each: "the-card") }をチャージ
event-nothing-charged = チャージなし
event-shot-moon = { $mine ->
    [yes] シュート・ザ・ムーン達成
   *[no] { $name }がシュート・ザ・ムーン達成
}
event-shot-sun = { $mine ->
    [yes] シュート・ザ・サン達成
   *[no] { $name }がシュート・ザ・サン達成
}
event-moon-line = ディールの失点札すべて
event-sun-line = ディールの全トリック
event-moon-chosen = { $choice ->
    [add] { $name }：ほかの人に加点
    [subtract] { $name }：自分の合計から引く
    [none] { $name }：そのままの点
    [zero] { $name }：ゼロに戻す
    [double] { $name }：ほかの人を2倍
   *[other] { $name }：{ $choice }
}
event-time-pass = 時間切れ：カードは自動で選ばれました
event-time-play = 時間切れ：{ CARD($card) }が自動で出されました
event-time-last-deal = 時間切れ：このディールで最後です
event-boost = 9が出ました：全員が2枚目を出します
event-misdeal = { $name }は失点札ばかり：配り直します
event-void = このディールは無効：同じディーラーが配り直します
event-claim = { $name }が残り全取りを宣言：{ LIST($cards, each: "the-card") }
event-claim-refused = { $name }が認めません：続けます
event-taken-back = { $practice ->
    [yes] 戻しました：ここから練習ゲームです
   *[no] 戻しました
}
event-hint-play = { $practice ->
    [yes] ヒント：{ CARD($card) }を出す。ここから練習ゲームです
   *[no] ヒント：{ CARD($card) }を出す
}
event-hint-pass = { $practice ->
    [yes] ヒント：{ LIST($cards, each: "the-card") }を渡す。ここから練習ゲームです
   *[no] ヒント：{ LIST($cards, each: "the-card") }を渡す
}
event-hint-none = { $practice ->
    [yes] ここにヒントはありません。ここから練習ゲームです
   *[no] ここにヒントはありません
}
event-hint-not-now = ヒントは自分の番に使えます
hint-thinking = { $long ->
    [yes] まだヒントを考えています…
   *[no] ヒントを考えています…
}
hint-more = { $device ->
    [touch] もっと見るには電球をもう一度
    [pad] もう一度押すと続き
    [keys] もう一度{ $key }で続き
   *[pointer] 電球か{ $key }で続き
}
hint-trick = このトリックは誰が取りますか？
hint-first = { $what ->
    [lead] リードです。安全なスートはどれですか？
    [follow] まだ後に出す人がいます。このトリックは欲しいですか？
    [last] 最後の番なので、このトリックの失点が分かっています。
    [pass] 後で失点につながりそうなカードはどれですか？
   *[other] このディールの残りにどう影響しますか？
}
hint-first-out = { SUIT($suit) }がありません。手放したいカードはどれですか？
hint-suit = { SUIT($suit) }に注目。
hint-about-card = { CARD($card) }に注意。
hint-about = { $what ->
    [own] 全部取れるかもしれません。
    [others] ほかの人が全部取ろうとしているかもしれません。
    [trick] 誰がこのトリックを取るか考えましょう。
    [later] この後のトリックを考えましょう。
   *[many] 小さな理由がいくつか重なっています。
}
hint-card = { CARD($card) }。{ $reason }
hint-even = { CARD($one) }か{ CARD($other) }：どちらも同じくらい良い札です。{ $reason }
hint-either = { CARD($one) }か{ CARD($other) }。{ $reason }
hint-cards = { LIST($cards, each: "the-card") }を選びましょう。{ $reason }
hint-pass = { LIST($cards, each: "the-card") }を渡しましょう。{ $reason }
hint-only = ここで出せるのは{ CARD($card) }だけです
hint-practice-title = ヒントを使うと練習ゲームになります
hint-practice-text = ゲームは続きますが、統計とレーティングには入りません。間違いは「{ menu-practice }」に出ません。
hint-keep-counted = ヒントなしで続ける
hint-show = ヒントを見る
undo-practice-title = カードを戻すと練習ゲームになります
hint-no-cards = { $charge ->
    [yes] チャージしない。{ $reason }
   *[no] ここにヒントはありません。
}
event-pace = { $pace ->
    [slow] ゆっくり進みます
   *[usual] 標準のペースに戻ります
}
pass-name = { $token ->
   *[l] 左
    [r] 右
    [a] 向かい
    [l2] 左2番目
    [r2] 右2番目
    [l3] 左3番目
    [r3] 右3番目
    [scatter] スキャッター
    [smoosh] スムーシュ
    [hold] ホールド
    [dealer] ディーラー選択
    [charge] チャージかスムーシュ
}
pass-label = { $token ->
   *[l] 左
    [r] 右
    [a] 向かい
    [l2] 左2番目
    [r2] 右2番目
    [l3] 左3番目
    [r3] 右3番目
    [scatter] スキャッター
    [smoosh] スムーシュ
    [hold] ホールド
    [dealer] ディーラー選択
    [charge] チャージ/スムーシュ
}
pass-step-hold = ホールド（渡さない）
ending-deal = { $end ->
   *[reach] ディール{ $number } · { $limit }点まで
    [exceed] ディール{ $number } · { $limit }点超で終了
    [deals] ディール{ $number }/{ $limit }
    [time] ディール{ $number } · { $limit }分
    [chips] ディール{ $number } · チップ戦
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] 最少点の勝ち
    [high] 最多点の勝ち
    [magnitude] ゼロに近い人の勝ち
    [counters] 最多チップの勝ち
}
ending-deal-short = { $end ->
    [reach] ディール{ $number } · { $limit }点まで
    [exceed] ディール{ $number } · { $limit }点超
    [deals] ディール{ $number }/{ $limit }
   *[other] ディール{ $number }
}
ending-deal-alone = ディール{ $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] ジャックポット{ $pool }
   *[no] プール{ $pool }
}
ending-minutes-left = 残り{ $minutes }分
ending-last-deal = 最終ディール
ending-best = { $score ->
   *[low] 最も低い点の勝ち
    [high] 最も高い点の勝ち
    [magnitude] ゼロに最も近い点の勝ち
    [counters] チップが最も多い人の勝ち
}
table-menu = メニュー
table-last-trick = 直前のトリック
table-hint = ヒント
table-take-back = 戻す
table-scores = 得点
table-options = オプション
table-pass = カードを渡す
table-bury = 捨て置く
table-charge = チャージ
table-charge-nothing = チャージしない
table-choose = 選ぶ…
table-play = { CARD($card) }を出す
table-play-short = { $card }を出す
table-finish = ディールを終える
table-finish-caption = { $key }、または続ける
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press }かもう一度クリック
    [touch] もう一度タップ
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] タップで戻す
   *[pointer] クリックで戻す
}
table-keys-change = { $press }、矢印で変更
table-keys-back = { $press }で戻す
table-keys-on = ↓でボタンへ
table-choose-cards = { $n }枚選ぶ
table-choose-more = あと{ $n }枚選ぶ
table-forward = 見ずに渡す
    .caption = または渡す札を選ぶ
    .title = 来るカードを見ずに次へ渡しますか？
    .text = 手札はそのままです。来たカードは見ないで、そのまま次へ渡します。
table-misdeal = ミスディールを宣言
    .caption = またはカードを出す
    .title = ミスディールを宣言しますか？
    .text = 手札は失点札ばかりです。全員に手札を見せ、同じディーラーが配り直します。
table-claim = 残り全取りを宣言
    .caption = またはリードする
    .title = 残りの全トリックを取ると宣言しますか？
    .text = 手札を全員に見せます。全員が認めれば残りのカードはすべてあなたのものです。一人でも認めなければ、手札を見せたまま続けます。
table-claimed-title = { $name }が残り全取りを宣言しました
table-claimed-text = 全員が認めれば、残りのカードはすべて{ $name }のものです。一人でも認めなければ、この手札を見せたまま続けます。
table-claimed-accept = 認める
table-claimed-refuse = 続ける
table-claimed-hand = { $name }の手札
table-bid-title = チップをいくつビッドしますか？
table-bid-text = 最高額の人がプールにビッドを払い、失点になるスートを決めます。
table-bid-of = { $n ->
    [0] { $name }：ビッドなし
   *[other] { $name }：{ $n }チップ
}
table-bid-counters = チップ
table-bid = ビッド
table-bid-none = ビッドしない
table-dealer-title = このディールはどちらへ渡しますか？
table-dealer-text = ディーラーが選びます。
table-suit-title = どのスートを失点にしますか？
table-joker-title = ジョーカーをどのスートとしますか？
table-suit = { SUIT($suit) }
table-pledge-title = ハートを取らないと宣誓しますか？
table-pledge-text = 守れば{ $n }点減り、破れば{ $n }点増えます。
table-pledge-yes = ハートを取らない
table-pledge-no = 宣誓しない
table-moon-text = どう数えるか選んでください
table-moon-choice = { $choice ->
    [add] ほかの人に加点
    [subtract] 自分から引く
    [none] そのままの点
    [zero] ゼロに戻す
    [double] ほかの人を2倍
   *[other] { $choice }
}
table-moon-every = 全失点
table-moon-same = 同じ
table-moon-was = 元は{ $total }
table-moon-over = { $limit }に到達
table-moon-then = { $then ->
    [win] ゲーム終了：{ $n }点差で勝ち
    [tie] ゲーム終了：同点で1位
    [lose] ゲーム終了：{ $name }の勝ち
    [ahead] 続行、{ $n }点リード
    [level] 続行、{ $name }と同点
   *[behind] 続行、{ $name }に{ $n }点差で負け
}
table-moon-choose = 選ぶ
table-moon-on = 続ける
table-moon-totals = 新しい得点
table-pass-title = このカードを渡しますか？
table-pass-line = { LIST($cards, each: "the-card") }を{ $name }へ。
table-pass-line-middle = { LIST($cards, each: "the-card") }を中央へ。
table-costly-title = { CARD($card) }を出しますか？
table-costly-text = このトリックを取り、ディールの点の半分以上が来ます。
table-guard-looking = コーチが考えています…
table-guard-text = コーチの判断では大悪手です。平均で約{ $points }点の損です。{ $reason }
table-spoken-cards = { $caption }：{ LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }：{ SERIES($totals, joint: "list-more") }
table-menu-title = ゲームメニュー
table-menu-saved = { $practice ->
    [yes] { $deal }。練習ゲームは保存済みです。統計には入りません。
   *[no] { $deal }。ゲームは保存済みです。
}
table-menu-back = ゲームに戻る
table-menu-passed = 渡した札・受け取った札
table-menu-rules = このゲームのルール
table-menu-pace = { $pace ->
    [slow] 標準のペースにする
   *[usual] ゆっくりにする
}
table-menu-fair = 配札は公正ですか？
table-menu-leave = メインメニュー
replay-pill = { $game ->
    [yes] 練習で再プレイ、ディール{ $deal }
   *[no] 練習、このディールのみ
}
replay-pill-short = { $game ->
    [yes] 練習、ディール{ $deal }
   *[no] 練習
}
replay-pill-least = 練習
replay-menu = { $game ->
    [yes] ディール{ $deal }を練習で再プレイ中です。このディールで終わり、記録には入りません。元のゲームはそのままです。
   *[no] 練習です。このディールで終わり、記録には入りません。
}
replay-title = 前は{ $before }点、今回は{ $now }点
replay-compared = { $better ->
    [better] 前より良い結果です。
    [worse] 前ほど良くありません。
   *[same] 前と同じ結果です。
}元のゲームはそのままです。
replay-over = ディール終了
replay-again = もう一度
replay-to-puzzle = パズルに戻る
table-swap-text = ほかの人はそのままで、新しい人は同じ強さです。
table-swap-leaves = 抜ける人
table-swap-comes = 入る人
table-swap-cancel = キャンセル
table-last-nobody = 直前のトリック：誰も取らず
table-last-taken = 直前のトリック：{ $name }が取った
table-last-no-points = 直前のトリック：{ $name }が取った、失点なし
table-last-points = 直前のトリック：{ $name }が{ $points }点を取った
table-passed-both = 渡した札と受け取った札
table-passed-gave = 渡した札
table-passed-got = 受け取った札
table-to-name = { $name }へ
table-to-heap = 中央へ
table-to-kitty = キティへ
table-from-name = { $name }から
table-from-heap = 中央から
table-from-kitty = キティから
table-led = 台札
table-kitty = キティ
table-stock = 山札
table-held-over = 持ち越し
table-hearts-broken = ハートブレイク
    .short = ブレイク
table-suit-counts = { SUIT($suit) }が失点
    .short = 失点
table-dealer-letter = D
table-plate-ready = 準備完了
    .short = 完了
table-plate-chosen = { $n }枚選択
    .short = { $n }/{ $of }
table-plate-bids = ビッド{ $n }
    .short = ビッド
table-plate-no-bid = ビッドなし
    .short = なし
table-plate-out = 手札なし
    .short = 手札0
table-chip-partner = パートナー
table-chip-pair = ペア
table-chip-bid = ビッド{ $n }
table-chip-no-hearts = ハート0
table-chip-warren = ウォーレン
table-chip-side = { $partner ->
    [yes] { $side } { $total }、味方
   *[no] { $side } { $total }
}
player-number = プレイヤー{ $n }
new-game-person = 同じ画面で遊ぶ人
curtain-title = { $name }、あなたの番です
curtain-others = { $name }だけが見てください。
curtain-lift = 手札を見る
curtain-menu = メニューへ
