### ルールが断るもの

refused = { $field } = { $value }：{ $why }
refused-players = { $packs ->
    [1] 1組で遊べるのは{ $low }～{ $high }人です。
   *[other] 2組で遊べるのは{ $low }～{ $high }人です。
}
refused-hand-size = { $size }枚の手札が{ $players }人分では、{ $total }枚を超えます。
refused-cycle-length = 順序は{ $most }ディールまでです。
refused-pass-forbid = 渡すのを禁止できるのは{ $faces }だけです。
refused-warren = { $needs ->
   *[one_pack] ウォーレンカードには1組のカードが必要です。
    [no_jokers] ウォーレンカードにはジョーカーなしの組が必要です。
    [no_stock] ウォーレンカードには山札のないディールが必要です。
    [no_nines] ウォーレンカードにはブースターナインのないゲームが必要です。
    [other_lead] スペードの2が余り札になりうるため、ウォーレンカードには別の最初のリードが必要です。
}
refused-uneven = { $total }枚は{ $players }人に等しく配れません。
refused-left-over = { $n }枚余りますが、そのためのキティがありません。
refused-kitty-size = { $n }枚は、{ $hand }枚の手札に加えるには多すぎます。
refused-no-stock = { $size }枚の手札が{ $players }人分では、引く山札が残りません。
refused-stock-uneven = { $n }枚の山札は、{ $players }人で同じ回数引けません。
refused-hand-too-large = 各自{ $n }枚になりますが、手札は{ $most }枚までです。
refused-no-such-pass = { $players }人では、そのような渡し方はできません。
refused-pass-count = { $hand }枚の手札から{ $n }枚は渡せません。
refused-pass-size = { $hand }枚の手札から{ $n }枚は渡せません。
refused-two-spades = { $n ->
    [0] スペードの2がありません。
   *[other] スペードの2が{ $n }枚あります。
}
refused-value-face = { $face }は点を決められるカードではありません。
refused-value-twice = { $face }の点が2回指定されています。
refused-value-range = カードの点は{ $low }～{ $high }です。
refused-pip-ace = ハートのエースは{ $first }か{ $second }だけです。
refused-score-dir = この数え方は、カードの点が{ $values }のときだけです。
refused-range = { $low }～{ $high }でなければなりません。
refused-wraps = { $low }～{ $high }の合計を1～{ $n }個入力してください。
refused-stake = 全員の最初のチップは{ $n }枚だけです。
refused-chips = 賭け金{ $n }では、そのチップはなくなりません。
refused-no-such-option-but = そのオプションはありません。近いのは{ $nearest }です。
refused-choice = { LIST($choices, type: "or") }のどれかです。
refused-some-players-already-play-two = 最初のトリックに2枚出す人がいるため、9でトリックを延ばせません。
refused-way-making-deal-come-out = この方法はジョーカーを加えますが、このルールにはありません。
refused-least-one-step-if-only = ホールドでも、1つは必要です。
refused-stock-draw-from-booster-nines = 引く山札とブースターナインは両立しません。
refused-all-cards-dealt-out-no = カードをすべて配るため、引く山札がありません。
refused-pass-moves-least-one-card = 渡すのは1枚以上です。
refused-perhaps-nobody-dealt-club = 誰にもクラブが配られないことがあります。
refused-can-be-two-lowest-clubs = 最も低いクラブが2枚ありえます。
refused-nobody-bids-right-name-penalty = 失点スートを決める権利を誰もビッドしません。
refused-highest-bidder-names-penalty-suit = 最高額の人が失点スートを決めるので、カードの点もそれに従います。
refused-only-two-marked-jokers-one = 印つきのジョーカーは、クラブとダイヤの2枚だけです。
refused-pass-depends-on-charged-cards = この渡し方はチャージによりますが、チャージがありません。
refused-two-spades-may-be-among = スペードの2が、誰にも配られないカードかもしれません。
refused-nobody-bids-game = このゲームでは誰もビッドしません。
refused-taking-points-off-no-bonus = 最も高い得点が勝つ場合、点が減るのはボーナスになりません。
refused-no-card-cost-anything = 失点になるカードがなくなります。
refused-few-penalty-cards-one-player = 失点札が少なすぎて、一人が全部取ることが多くなります。
refused-punishes-player-who-passed-shooter = 達成者に渡した人への罰ですが、一人に渡すことのないルールです。
refused-many-points-taken-off-perhaps = 減る点が多く、ゲームが終わらないかもしれません。
refused-card-values-count-upward-highest = このカードの点は上に数えます：最も高い得点の勝ちです。
refused-card-values-give-complex-numbers = このカードの点は複素数です：ゼロに最も近い得点の勝ちです。
refused-suit-named-by-bidder-decides = 各カードの点は、ビッドで決めたスートによります。
refused-card-values-say-nothing-about = このカードの点には、全ハートの定めがありません。
refused-no-sides = パートナーがいないので、チームもありません。
refused-partners-moon-adds-other-side = パートナー戦のムーンは、相手側に加えるか自分側から引きます。
refused-complex-hearts-moon-added-others = 複素ハーツのムーンは、ほかの人に加えるか達成者から引きます。
refused-counters-can-only-end-game = チップで終わるのは、チップで決まるゲームだけです。
refused-only-counters-decide-game-no = チップだけで決まるゲームなので、得点では終わりません。
refused-no-counters-change-hands-they = チップのやりとりがないので、チップでは決まりません。
refused-player-most-hearts-pays-two = 最多ハートの人が2人に払います：3人用です。
refused-highest-bidder-pays-bid-into = 最高額の人がビッドをプールに払いますが、プールがありません。
refused-payment-games-lowest-score-wins = この支払いは、最も低い得点が勝つゲーム用です。
refused-wager-paid-by-places-only = 賭け金は順位で払いますが、ここでは勝者しか順位がありません。
refused-partners-need-least-four-players = パートナーには4人以上必要です。
refused-partners-sit-opposite-each-other = パートナーは向かい合わせなので、人数は偶数でなければなりません。
refused-counters-go-single-players-not = チップはチームでなく個人のものです。
refused-whole-number = 整数でなければなりません。
refused-list = リストでなければなりません。
refused-does-not-belong-list = これはリストに入れられません。
refused-either-on-or-off = オンかオフでなければなりません。
refused-no-such-option = そのオプションはありません。
refused-either-true-or-false = trueかfalseでなければなりません。
irrelevant-all-penalty-cards-one-hand = 全失点札を取っても、特別なことはありません。
irrelevant-only-counters-decide-game-not = 点でなく、チップだけで決まるゲームです。
irrelevant-shooter-own-points-change-their = 達成者自身の点の符号が変わります。
irrelevant-totals-cleared-or-doubled-whatever = ディールの点にかかわらず、合計がゼロか2倍になります。
irrelevant-card-values-already-reward-taking = カードの点に、全ハートを取ったときの得がすでに入っています。
irrelevant-no-score-switches-guard-on = ムーンの保護は合計によりません。
irrelevant-nothing-added-others = ほかの人には何も加えません。
irrelevant-no-score-ends-game = 得点でゲームは終わりません。
irrelevant-none-cards-can-be-charged = チャージできるカードに点がありません。
irrelevant-no-jokers-pack = ジョーカーがありません。
irrelevant-warren-card-needs-whole-pack = ウォーレンカードでは、1枚を除きすべて配ります。
irrelevant-card-left-over-belongs-holder = 余った札はウォーレンカードを持つ人のものです。
irrelevant-cards-left-over-stock-draw = 余った札は引くための山札です。
irrelevant-every-card-dealt-player = カードはすべてプレイヤーに配られます。
irrelevant-no-card-left-over-from = 余る札がありません。
irrelevant-nobody-swaps-cards-kitty = キティと交換する人がいません。
irrelevant-every-hand-has-same-fixed = 手札は全員同じ枚数です。
irrelevant-cards-go-round-evenly = カードは等しく配れます。
irrelevant-no-warren-card = ウォーレンカードがありません。
irrelevant-two-players-always-take-turns = 2人ではいつも交代です。
irrelevant-no-pass-goes-one-other = ほかの一人に渡すことがありません。
irrelevant-no-cards-passed = カードは渡しません。
irrelevant-penalty-cards-may-fall-on = 最初のトリックに失点札を出せます。
irrelevant-hearts-may-always-be-led = ハートはいつでもリードできます。
irrelevant-only-hearts-penalty-cards = 失点札はハートだけです。
irrelevant-no-equal-cards-one-pack = 1組では同じカードがありません。
irrelevant-equal-cards-do-not-cancel = 同じカードは打ち消し合いません。
irrelevant-nobody-knows-cards-stock = 山札のカードは誰にも分かりません。
irrelevant-card-values-not-point-count = カードの点がポイントカウントではありません。
irrelevant-no-bonus-card = ボーナス札がありません。
irrelevant-highest-score-wins-here-nothing = 最も高い得点が勝つので、これによる増減はありません。
irrelevant-no-card-takes-points-off = 点が減るカードがありません。
irrelevant-taking-no-trick-earns-nothing = トリックなしの減点がありません。
irrelevant-card-values-not-gong-zhu = カードの点が拱猪ではありません。
irrelevant-card-values-fix-amount = このカードの点で決まっています。
irrelevant-points-not-simply-added-others = 点は単にほかの人に加わるのではありません。
irrelevant-amount-already-holds-bonus-cards = その点にはボーナス札も入っています。
irrelevant-card-values-not-those-complex = カードの点が複素ハーツではありません。
irrelevant-card-values-have-no-sun = このカードの点にサンはありません。
irrelevant-partners-take-their-tricks-together = パートナーは一緒にトリックを取ります。
irrelevant-counters-end-game = チップがゲームを終わらせます。
irrelevant-totals-only-count-one-way = ここでは合計は一方向だけです。
irrelevant-scores-do-not-pass-through = ここではその合計になりません。
irrelevant-totals-do-not-jump-back = 合計はゼロに戻りません。
irrelevant-no-total-wins-by-itself = 合計だけで勝つことはありません。
irrelevant-nothing-played = 賭けがありません。
irrelevant-no-counters-change-hands-after = ディールの後にチップのやりとりがありません。
irrelevant-no-wager = 賭けの配当がありません。
irrelevant-everyone-plays-alone = 全員が個人で戦います。
irrelevant-penalty-suit-named-after-cards = 失点スートはチャージの後に決まります。
irrelevant-scores-may-fall-below-zero = ここでは得点がゼロを下回れます。
code-too-long = コードとしては長すぎます。
code-none = これはルールコードではありません。H1で始まります。
code-letter = ルールコードに{ $letter }はありません：打ち間違いです。
code-too-short = コードが短すぎます：終わりがありません。
code-mistyped = コードに打ち間違いか、足りない部分があります。
code-version = このコードは別のバージョンのものです（H1でなくH{ $version }）。
code-damaged = コードが壊れています：一部がありません。
code-players = このコードは{ $here }人用で、{ $players }人用ではありません。
code-rules = コードのルールでは遊べません：{ $why }
impossible-table = { $name }は{ LIST($sizes, type: "or") }人用で、{ $players }人用ではありません。
impossible-table-range = { $name }は{ $low }～{ $high }人用で、{ $players }人用ではありません。
log-no-record = ゲームの記録ではありません
log-no-game = ハーツの保存ゲームではありません
log-newer = 新しいバージョンのハーツのものです。開くには更新してください
log-seed = シードが文字ではありません
log-cut = カットの記録を読めません
log-seats = ルールか席が壊れています
log-missing = { $name }がありません
log-rules = { $why }
log-line-changed = この行は書かれた後に変更されています
log-not-readable = 読めません
log-stuck = ここからゲームを続けられません
log-torn = 行が途中で切れています
log-empty = ファイルが空です
log-wrong = { $detail }
log-misfit = { $event }はここに合いません
log-differs = { $line }行目、ディール{ $deal }：{ $part ->
    [totals] 合計
    [points] 点
    [hands] 手札
    [e] 出来事
   *[other] { $part }
}はファイルでは{ $recorded }、ルールでは{ $expected }です
log-undo = 出来事{ $n }には戻れません
