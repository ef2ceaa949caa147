### 保存ゲームと公正な配札

fair-seed = あなたがカットすれば、ゲームのカードを一人で選ぶことは誰にもできません。カードを見る前に、プログラムが数を引き、その数にしか対応しないコードを示します。その後あなたがカットします。最初のゲームと、オプションでカットをオフにしたときは、コンピューターがカットします。全ディールは、その数とカットで決まります。
fair-end = コードとカットを控えてください。ゲームメニューにも表示されます。最後に、数と、そのコードになるかどうかを示します。保存ゲームなら、コマンド「hearts-gui replay FILE --commitment CODE --cut TEXT」で、全ディール、選択、得点とともに両方を確かめられます。
fair-proves = これで、コードを見た後に変えられたディールはなく、あなたがカットしたなら誰もディールを選んでいないと分かります。カットなしのコードだけでは足りません。別のカットなら別のカードになるからです。暗号化されていない保存ゲームの数を誰も見なかったことまでは証明しません。
fair-unknown-shuffle = { $file }を検証できません：1行目のシャッフルのバージョン{ $version }は、ここでは分かりません。
fair-other-seed = { $file }、1行目：シードがゲーム前に約束したものではありません。
fair-other-game = { $file }は別のゲームです：コードは{ $commitment }で、指定されたものと違います。
fair-other-cut = { $file }は別のゲームです：カットは「{ $cut }」で、指定されたものと違います。
fair-no-cut = { $file }は別のゲームです：カットした人がいません。
fair-given = { $file }を検証できません：カードはこのプログラムが配ったものではありません。
fair-difference = { $file }、{ $what }。
save-in-use = { $game }は別のハーツのウィンドウで進行中です。
save-this-game-in-use = このゲームは別のハーツのウィンドウで進行中です。
save-not-read = { $file }を読めません（{ $why }）。
save-line = { $file }、{ $line }行目：{ $why }。
save-line-rules = { $file }、{ $line }行目：{ $why }
save-set-aside = { $why }{ $aside }として別に残しました。
save-no-room = { $file }は{ $line }行目から壊れていますが、壊れた部分のコピーを置くディスクの空きがありません。空きを作ってから開き直してください。
save-damaged = { $file }は{ $line }行目から壊れています。その前までは残しました。元のファイルは{ $aside }として別に残しました。
save-from-copy = { $file }の1行目が壊れているため、2行目のコピーを使いました。
save-torn = { $file }の最後の行は途中で切れているため除きました。それより前はすべて残っています。
save-differs = { $same ->
    [yes] { $file }は保存後に変更されています
   *[no] 保存後にこのゲームのルールが変わったか、{ $file }が変更されています
}。得点は記録のままにします（{ $what }）。
save-other-seed = このファイルのシードは、ゲーム前に約束したものではありません。
save-no-copy = このゲームにはコピーできるファイルがありません。
save-copy-failed = コピーを書き込めませんでした：{ $why }。
save-name-not-saved = 名前を保存できませんでした：{ $why }。
save-star-not-saved = 星を保存できませんでした：{ $why }。
save-game-not-deleted = ゲームを削除できませんでした：{ $why }。
save-removed = プレイ中にこのゲームのファイル{ $gone }が消されました。今は{ $file }に保存しています。
save-cannot-save = 今このゲームを保存できません（{ $why }）。続けて遊べます。
save-unknown-company = このゲームには、このバージョンが知らないプレイヤー（{ $what }）がいます。別のプレイヤーが席につきます。
save-choice-not-saved = ゲームの選択を保存できませんでした：{ $why }。
save-sets-not-saved = ルールセットを保存できませんでした：{ $why }。
session-changed-rules = { $title }、変更{ $n }
session-group-yours = 自分のルール
session-group-classic = 定番
session-group-bonus = ボーナス札
session-group-teams = チーム
session-group-many = 大人数
session-group-odd = 変わり種
draft-my-set = 自分の{ $title }
draft-no-name = 名前をつけてください。
draft-name-taken = その名前のルールセットがすでにあります。
draft-no-text = ルールコードを貼り付けるか入力してください。
draft-players = { $n }人
draft-players-range = { $low }～{ $high }人
draft-players-of = { LIST($sizes, type: "or") }人
draft-shared = もらったルール
draft-changed = { $title }、変更済み
stats-sentence = { $games }ゲームで{ $wins }勝
proof-in-deal = ディール{ $n }の途中
proof-after-deal = { $n ->
    [0] 最初のディールの前
   *[other] ディール{ $n }の後
}
proof-with-the-game = ゲームの終わり
proof-cards = { $n ->
    [0] { $given ->
        [yes] まだディールがありません。シードは指定されたコードのものです
       *[no] まだディールがありません。シードはこのファイルのコードのものです
    }
   *[other] { $given ->
        [yes] { $n }ディールのカードは指定されたコードのシードから出ており、すべての選択と得点はルールどおりです
       *[no] { $n }ディールのカードはこのファイルのコードのシードから出ており、すべての選択と得点はルールどおりです
    }
}
proof-finished = ゲームは終わっています
proof-ends = ファイルの終わりは{ $where }です
proof-taken-back = { $n ->
    [0] 戻した選択はありません
   *[other] 戻した選択は{ $n }つです
}
proof-summary = { $cards }。{ $end }。{ $back }。
proof-not-when-shown = このコードが最初のディールの前に示されたか。控えたものを--commitmentで指定してください。
proof-not-your-cut = あなたのカットのとおりにカットされたか。同じ数でも別のカットなら別のカードになります。控えたカットを--cutで指定してください。
proof-of-commitment = プログラムは、指定されたコードの数を使いました。
proof-of-cut = カットは、指定された文で行われました。
proof-of-commitment-and-cut = コードの数とあなたのカットから、ちょうどこのディールになります。あなたもプログラムも選べませんでした。
proof-not-guessed = カードが事前に分からなかったこと：コードを見れば、このように単純なシードは推測できます。
proof-not-chosen = プログラムが多くのシードから選ばなかったこと：誰もカットしていません。
proof-not-the-rest = ゲームのその後：ファイルの終わりは{ $where }です。
proof-not-decisions = 選択がテーブルで行われたものか：シードが決めるのはカードだけです。
rule-sets-line = { $twice ->
    [yes] ルールセットの{ $n }行目に{ $name }が2度目に出ています。残しますが使いません。
   *[no] ルールセットの{ $n }行目はルールセットではありません。残しますが使いません。
}
file-damaged = { $n ->
    [0] { $file }は壊れているため使いませんでした
   *[other] { $file }の{ $n }項目は壊れているため飛ばしました
}。{ $copied ->
    [yes] コピーは{ $aside }にあります。
   *[no] コピーできませんでした。
}
file-newer = { $file }は新しいバージョンのハーツのものです。すべてを読むには、そのバージョンをインストールしてください。{ $copied ->
    [yes] 読めなかった部分のコピーは{ $aside }にあります。
   *[no] コピーできませんでした。
}
file-unread = { $file }を読めませんでした：{ $why }。
file-too-large = { $file }は{ $most } MBより大きいため読みませんでした。{ $renamed ->
    [yes] 今の名前は{ $aside }です。
   *[no] そのままにしてあります。
}
