### コマンドライン

cli-about = デスクトップ用ハーツ。コマンドなしではゲームを始め、保存ゲームを指定すれば開きます。
cli-verbs = コマンド：
cli-about-rules = ルールセットの一覧、または1つのルールの文
cli-about-simulate = コンピューター同士のゲーム
cli-about-match = 2種のコンピューターの同一ディール対戦、全席順
cli-about-replay = 保存ゲームを再生して確かめる
cli-about-judge = 保存ゲームの各選択の損（そのプレイヤーに分かっていたことから計算）
cli-about-convert = 他のプログラムの形式との変換：OpenSpiel、hearts-engine
cli-about-puzzles = 付属のパズル。--verify IDかallで再証明
cli-about-daily = 今日のゲームとクラブプレイヤーの記録のチェックサム。--check CODEで結果を再生
cli-about-bots = コンピューターの強さとキャラクター
cli-about-screenshot = 画面の画像
cli-about-bench = このマシンの速さ：frames、start、playouts、decisions、judge、statistics
cli-about-language = 言語を選ぶには、コマンドの前に--lang CODEを置くか、HEARTS_LANGを設定します。
cli-usage = 使い方：
cli-positionals = 引数
cli-options = オプション
cli-stopped = 中止しました。
cli-no-verb = { $nearest ->
    [none] { $word }はコマンドでも保存ゲームでもありません。{ $program } --helpを見てください。
   *[other] { $word }はコマンドでも保存ゲームでもありません。{ $nearest }ですか？
}
cli-lang-alone = --langの後には言語のコードが要ります（例：--lang en）。
cli-no-language = { $code }の翻訳はありません。次から選んでください：{ SERIES($known) }。
cli-argument = 引数{ $argument_name }：{ $message }。
cli-required = 足りない引数：{ $text }。
cli-unrecognized = 不明な引数：{ $text }。
cli-ambiguous = { $option }は次のどれか決まりません：{ $matches }。
cli-no-value = 値が1つ要ります
cli-value-unwanted = ここに{ $text }は要りません
cli-no-integer = { $value }は整数ではありません
cli-too-many-seconds = { $text }は{ $most }秒を超えています
cli-no-number = { $text }は1以上の整数ではありません
cli-not-positive = { $text }はゼロより大きい数ではありません
cli-no-text = UTF-8のテキストではありません
cli-no-digits = { $text }は12～64桁の16進数のコードではありません
cli-no-size = { $text }は1280x720のような大きさではありません
cli-size-range = { $text }は800x600から8192x8192の間ではありません
cli-unknown = { $what ->
    [rule_set] ルールセット{ $word }はありません。{ $nearest }ですか？
    [player] プレイヤー{ $word }はいません。{ $nearest }ですか？
    [format] 形式{ $word }はありません。{ $nearest }ですか？
    [scene] 画面{ $word }はありません。{ $nearest }ですか？
    [message] メッセージ{ $word }はありません。{ $nearest }ですか？
    [theme] テーマ{ $word }はありません。{ $nearest }ですか？
    [vision] 色覚{ $word }はありません。{ $nearest }ですか？
   *[measurement] 測定{ $word }はありません。{ $nearest }ですか？
}
cli-unknown-listed = { $word }は知らない名前です。{ $command }で一覧を表示できます。
cli-unknown-few = { $word }は知らない名前です。次から選んでください：{ SERIES($known) }。
cli-no-file = ファイル{ $file }はありません。
cli-no-program = プログラム{ $program }を起動できません。
cli-scale = 表示倍率は{ $low }～{ $high }で、{ $scale }は使えません。
cli-rules-legend = *で始まる行はスタンダードと違います。
cli-rule-set = { $title }（{ $sizes }人）
cli-games-not-kept = ゲームを{ $folder }に保存できませんでした（{ $why }）。
cli-not-written = { $file }を書き込めませんでした（{ $why }）。
cli-characters = キャラクター：{ SERIES($names) }
cli-no-scene = 画面と書き込むファイルを指定してください。--listで画面の一覧が出ます。
cli-own-deal = 画面{ $scene }はいつも同じディールを表示します。--seedを外してください。
cli-message-nowhere = 見本の画面に{ $key }は出ません。どこに出るかは、その文の上のコメントにあります。
cli-no-png = 画像はPNGなので、{ $file }は.pngで終わる名前にしてください。
cli-progress = { $done }/{ $of }
cli-match-progress = { $done }/{ $of }ディール、1ディールの差{ $mean } ± { $error }点
match-file-other = { $file }は別の対戦です：プレイヤー、ルール、形式、シードのどれかが違います。別のファイルを指定してください。
match-file-line = { $file }、{ $line }行目：対戦のディールではありません。別のファイルを指定してください。
match-file-unusable = { $file }を使えません（{ $why }）。
cli-bots-do-not-fit = --botsは{ $n }人ですが、このテーブルは{ $players }人です。
cli-replay-damage = { $file }、{ $line }行目：{ $why }。
puzzle-unknown = パズル{ $id }はありません。
puzzle-wrong = { $n ->
    [1] { LIST($ids) }：示された答えが成り立ちません。
   *[other] 示された答えが成り立たないパズル{ $n }問：{ LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] このゲームにディール{ $deal }はありません：まだ始まっていません。
   *[other] このゲームにディール{ $deal }はありません：{ $n }ディールです。
}
judge-no-seat = このテーブルに席{ $seat }はありません：席は0～{ $most }です。
cli-endless-void = このルールでは、{ $n }回続けてディールが無効になりました。
cli-endless-seed = このルールでは、シード{ $seed }のゲームが{ $most }ディールでも終わりません。
cli-endless = { $n ->
    [1] このルールでは、ゲームが{ $most }ディールでも終わりません。
   *[other] このルールでは、{ $n }ゲームのどれも{ $most }ディールでは終わりません。
}
cli-help-1v3-or-2v2 = 1v3か2v2
cli-help-add-line-items-every-deal = 各得点の内訳を加える
cli-help-any-text = 任意の文字列。同じ文字列なら同じカードになる
cli-help-check-seed-every-deal-every = シード、全ディール、全得点を確かめ、何が証明されるかを示す
cli-help-computer-players = コンピューターの強さとキャラクター。
cli-help-duplicate-deals-in-all-seatings = 2種のコンピューターの同一ディール対戦、全席順。
cli-help-every-picture-measured = すべての画像を書き出して測定する
cli-help-frames-start-playouts-or-decisions = frames、start、playouts、decisions、judge、statistics
cli-help-games-between-computer-players = コンピューター同士のゲーム。
cli-help-grey-protan-deutan-or-tritan = grey、protan、deutan、tritan
cli-help-how-fast-here = このマシンの速さ。
cli-help-with-reader = frames：スクリーンリーダーにすべて伝えながら測定する
cli-no-reader = このセッションで聞いているスクリーンリーダーはありません。先に起動してください。
cli-help-how-long-for-each = 1つの測定の秒数
cli-help-how-many-deals = ディール数
cli-help-end-at-this-error = 差の標準誤差がこの点数以下になったら対戦を終える
cli-help-keep-deals-go-on = ディールをこのファイルに残し、すでにある分から続ける
cli-help-how-many-games = ゲーム数
cli-help-how-many-sit-at-table = 人数
cli-help-puzzles = 付属のパズル。
cli-help-count-puzzles-again = このパズル、または全部を、可能な全ディールか新しいサンプルから再証明する
cli-help-daily = 今日のゲーム。
cli-help-daily-date = 最初の日（省略時は今日）
cli-help-days = 日数
cli-help-check-code = コードのゲームを再生して結果を示す
cli-no-date = { $word }は2026-11-23のような日付ではありません
cli-no-days = 日数は1～{ $most }です
cli-days-end = 暦は{ $last }までです。日数を減らすか、早い日付にしてください。
cli-help-judge-saved-game-again = 保存ゲームを再生して確かめる。
cli-help-what-answers-cost = 保存ゲームの各選択の損（そのプレイヤーに分かっていたことから計算）。
cli-help-convert = ゲームを別の形式に変換する。
cli-help-format = hearts、openspiel、openspiel-text、hearts-engine
cli-help-this-deal-only = このディールだけ（1から数える）
cli-help-this-seat-only = この席だけ（0から数える）
cli-help-keep-every-game-as-file = 各ゲームをこのフォルダーにファイルで保存する
cli-help-key-name-or-code-rules = ルールのキー、名前、またはルールコード
cli-help-level-or-cmd-program = 強さ、またはcmd:PROGRAM
cli-help-name-scenes = 画面の一覧
cli-help-message = このメッセージが出る最初の画面。翻訳の場所を探すため
cli-help-one-computer-player-only = このコンピューターだけを測定する
cli-help-one-level-or-one-seat = 強さ1つ、または席ごとに1つ
cli-help-one-window-size-only = このウィンドウの大きさだけを測定する
cli-help-picture-screen = 画面の画像。
cli-help-play-one-deal-by-itself = 1ディールを自動で遊び、結果を示す
cli-help-accessibility-dump = 画面のアクセシビリティツリーをJSONで（省略時はメニュー）
cli-help-print-json = JSONで出力する
cli-help-help = このヘルプを表示
cli-help-version = バージョンを表示
cli-help-processes = プロセス数
cli-help-rule-sets-or-one-them = ルールセットの一覧、または1つ。
cli-help-saved-game-open = 開く保存ゲーム
cli-help-seconds-programs-have-answer = 外部プログラムの各選択の秒数
cli-help-verify-against-fair-deal-code = 最初のディールの前に示された公正配札コード、またはその初めと照合する
cli-help-verify-against-cut = カットをこの文（ゲームがコードの横に示したもの）と照合する
cli-help-with-all-only-these = --allと併用：これだけを描く
