### ルールの画面

rule-screen-taken-back = 変更をすべて取り消しました。Ctrl+Zで戻せます。
rule-screen-save-as-another = 別に保存
rule-screen-save-set = ルールセットを保存
rule-screen-rename-set = ルールセットの名前を変更
rule-screen-save = 保存
rule-screen-same = { $wish }：このルールでは{ $same }と同じです。
rule-screen-save-question = { $title }を保存しますか？
rule-screen-saved = { $title }として保存しました。
rule-screen-deleted = { $name }を削除しました。一覧から戻せます。
rule-screen-copied = コピーしました：{ $code }
rule-screen-next-game = 次のゲームから：{ $plan }。
rule-screen-name = 名前
rule-screen-code-note = ルールコードにはルール一式が入っています。H1で始まります。
rule-screen-paste-a-code = コード貼り付け
rule-screen-code = コード
rule-screen-use-these-rules = このルールを使う
rule-screen-use-these = これを使う
rule-screen-no-number = 数を1つ以上入力してください。
rule-screen-no-numbers = 整数をコンマで区切ってください。
rule-screen-too-many-numbers = 数は{ $n }個までです。
rule-screen-number-range = 数は{ $low }～{ $high }です。
rule-screen-not-playable = 先に最後の変更を直すか取り消してください。
rule-screen-changes = { $n ->
    [0] スタンダードと同じです。
   *[other] スタンダードと違うルールが{ $n }つあります。
}
rule-screen-changes-marked = { $n ->
    [0] スタンダードと同じです。
   *[other] スタンダードと違うルールが{ $n }つあり、金の印がついています。
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
   *[other] { $players }、違い{ $n }
}
rule-screen-differs = スタンダードと違うルールが{ $n }つあります。
rule-screen-based-on = { $name }をもとにしています。スタンダードと違うルールが{ $n }つあります。
rule-screen-cannot-be-played = 遊べません
rule-screen-undo-delete = 削除を取り消す
rule-screen-no-such-set = その名前のルールセットはありません。
rule-screen-find-set = ルールセットを探す
rule-screen-card-values = カードの点
rule-screen-rule-sets = ルールセット
rule-screen-cards = カード
rule-screen-points = 点
rule-screen-card-as-usual = このカードを戻す
rule-screen-all-as-usual = すべて戻す
rule-screen-done = 完了
rule-screen-counts-as-usual = 選んだカードの点のとおりです。
rule-screen-own-cycle = 別の順序…
rule-screen-card-count = { $n }枚
rule-screen-passes = 渡し方
rule-screen-cycle-intro = 1ディールに1つずつ、この順に渡し、終わると最初に戻ります。
rule-screen-one-more = 渡し方を追加
rule-screen-first-already = すでに最初です。
rule-screen-always-one = 1つは必要です。渡さないならホールドを選んでください。
rule-screen-longest-cycle = 順序は{ $n }ディールまでです。
rule-screen-nth-deal = { $n }ディール目
rule-screen-nth = { $n }.
rule-screen-move-up = { $n }ディール目を上へ
rule-screen-take-out = { $n }ディール目を削除
rule-screen-led = 台札
rule-screen-fewer = 閉じる
rule-screen-more = { $n ->
    [1] あと1つのオプション
   *[other] あと{ $n }つのオプション
}
rule-screen-take-change-back = 変更を取り消す
rule-screen-changed = 変更済み、{ $note }、押すと戻ります
rule-screen-standard = { $standard ->
    [no] 通常は{ $value }
   *[yes] スタンダード：{ $value }
}
rule-screen-nearest = 遊べるルールに直す
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = ほか{ $n }つのオプションを変える
rule-screen-repair = { $title }：{ $value }
rule-screen-the-rules = ルール
rule-screen-sentences = { $n ->
    [0] どの文もスタンダードと同じです。
   *[other] スタンダードと違う文が{ $n }つあり、金の印がついています。
}
rule-screen-in-full = ルール全文
rule-screen-in-short = 要約：{ $text }。
rule-screen-clashing = 最後の変更のままでは遊べません。赤い文字が理由です。
rule-screen-untouched = 変更はありません。
rule-screen-players = { $n }人
rule-screen-back-to = { $title }を元に戻す
rule-screen-find-option = オプションを探す
rule-screen-paste-code = コード貼り付け
rule-screen-share = 共有
rule-screen-rename = 名前を変更
rule-screen-delete = 削除
rule-screen-reset-all = すべて戻す
rule-screen-no-such-option = 合うオプションがありません。別の語を試してください。
rule-screen-play-these = これで遊ぶ
rule-screen-use-next = 次のゲームから
rule-screen-save-dots = 保存…
rule-screen-from-next-game = 変更は次のゲームから有効です
example-pass = 手札から選んで、ほかの人に渡すカード
example-follow = クラブがリードされた：この手札で出せるのはクラブだけ
example-broken = ダイヤにハートが捨てられた：ハートはブレイク
example-trick = ダイヤがリードされ、ダイヤのクイーンがトリックを取る
example-values = カードの点
example-moon = 一人が取った、ムーンの全カード
