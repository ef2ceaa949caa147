### 練習

menu-practice = 練習
menu-practice-detail = { $n ->
    [0] 今日の分はありません
   *[other] 今日は{ $n }局面
}
practice-row = { $drill ->
    [yes] この特訓
   *[no] 今日
}
practice-at = { $at }/{ $of }
practice-cell = { $result ->
    [right] 正解
    [again] また出る
    [missed] 不正解
   *[open] 未回答
}
practice-place = 局面{ $at }/{ $of } · { $own ->
    [yes] { $day }のあなたのゲームから
   *[no] 新しい局面
}
practice-question = どのカード？
practice-answer = より良いカード
practice-theme = { $theme ->
    [lead] リードです。手札から選んでください。
    [last] 最後の番です。手札から選んでください。
    [discard] フォローできません。手札から選んでください。
   *[follow] 後の人がいます。手札から選んでください。
}
practice-verdict = { $verdict ->
    [right] 正解：{ CARD($card) }
    [both] 正解：{ CARD($card) }。{ CARD($best) }も正解
    [wrong] 今回は残念。より良いのは：{ CARD($card) }
   *[shown] 答え：{ CARD($card) }
}
practice-why-not = なぜ{ CARD($card) }ではないのか？
practice-comes-back = { $n ->
    [0] 今日また出ます
    [1] 明日また出ます
   *[other] { $n }日後にまた出ます
}
practice-of-last = この種類の直近{ $of }問中{ $n }問正解
practice-gap = 平均で約{ $n }点良い結果（ほかの人が取る点も含む）
practice-hinted = ヒントを使うと正解には数えません。
practice-next = 次へ
practice-see = 結果を見る
practice-result = 手助けなしで{ $of }問中{ $n }問正解。練習はレーティングに入りません。
practice-nothing = { $reading ->
    [0] 今日の分はありません。
   *[other] 今はまだありません。
}
practice-no-cards = ゲームを遊んでコーチが調べると、間違いがここで局面になります。練習ゲームは除きます。
practice-reading = コーチがあと{ $n }ゲームを読んでいます。
practice-mistakes = 間違い{ $n }件が{ $days ->
    [1] 明日
   *[other] { $days }日後に
}また出ます。
practice-new = 新しい{ $n }局面
practice-back = 今日は終わり
report-often = { $n ->
    [1] 今週初めてです。
    [2] 今週2回目です。
    [3] 今週3回目です。
   *[other] 今週{ $n }回。
}
report-drill = これを練習
report-length = { $n }局面、{ $minutes }分
stat-practice-few = 今は{ $n }問です。新しい局面に{ $of }問答えると、上達しているかどうかが分かります。
stat-practice-answers = 新しい局面{ $n }問の結果
stat-practice-before = 最初
stat-practice-after = 最近
stat-practice-percent = { $percent }%
stat-practice-early = まだゲームが足りません。あと{ $n }回の選択で、取り組むべきことが分かります。
stat-practice-none = 目立った弱点はありません。
stat-practice-worst = 最も伸びしろがあるのは{ $name }。
stat-practice-row = { $name }：正解{ $percent }%、±{ $half }。
stat-practice-motif = { $name }：{ $of }回中{ $n }回ミス、予想{ $usual }%。
stat-practice-how = 数えるのは、見たことのない局面にヒントなしで答えたものだけです。「最初」はその前半です。弱点と呼ぶのは、高い確率で、ほかの選択からの予想より多くミスしている種類だけです。
