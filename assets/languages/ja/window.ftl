### ウィンドウ、部品とキーの名前、エラー

page-close = 閉じる
page-cancel = キャンセル
page-paste = 貼り付け
page-no-letters = このコンピューターには次の文字のフォントがありません：{ $codes }。使わないでください。
widget-role-button = ボタン
widget-role-switch = スイッチ
widget-role-tabs = タブ
widget-role-stepper = 数値欄
widget-role-list-box = リストボックス
widget-role-slider = スライダー
widget-role-text-field = 入力欄
widget-role-group-of-switches = スイッチのグループ
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] オン
   *[no] オフ
}
widget-choice = { $option }、{ $of }個のうち{ $n }番目
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }。現在位置は{ CARD($here) }
   *[no] なし。現在位置は{ CARD($here) }
}
widget-card-points = { CARD($card) }、{ $points }
widget-pages = ページ
window-key-last = 押している間、直前のトリックを表示
window-key-legal = 出せるカードと理由を表示
window-key-hint = ヒント（練習ゲームになります）。振り返りでは再挑戦
window-key-undo = 最後のカードを戻す
window-key-scores = 得点表
window-key-finish = 結果が決まったディールを終える
window-key-beside = 残り全取り、見ずに渡す、ミスディール宣言、得点や局面をコピー
window-key-passed = このディールで渡したカードを表示
window-key-pace = ゆっくり、または標準のペース
window-key-options = オプション
window-key-review = 得点表で：前のディールを振り返る
window-key-view = 振り返りで：自分の視点か全員の手札
window-key-mark = 振り返りで：次の印付きの選択
window-key-knows = 振り返りで：何が分かっていたか
window-page = スクロール
window-page-down = 下へ
window-page-up = 上へ
window-key-switch = 選ぶ
window-key-switch-step = 次の部分へ
window-key-mute = 音のオン・オフ
window-key-full-screen = 全画面のオン・オフ
window-key-cap = { $name ->
    [return] Enter
   *[other] { $cap }
}
window-key-needed = このキーは移動と選択に必要です。
window-key-modifier = このキーは、ほかのキーと組み合わせて使います。
window-pad-move = 手札や項目の間を移動
    .keys = { $left } { $right } { $up } { $down }、左スティック
window-pad-use = カードを出す・選ぶ、項目を押す
    .keys = A
window-pad-back = 戻る。テーブルではゲームメニュー
    .keys = B、Start
window-pad-legal = 出せるカードを表示
    .keys = X
window-pad-last = 押している間、直前のトリックを表示
    .keys = Y
window-pad-pages = 画面のページ。テーブルではボタン
    .keys = LB、RB
window-pad-undo = 最後のカードを戻す
    .keys = LT
window-pad-beside = 残り全取り、見ずに渡す、ミスディール
    .keys = RT
window-pad-scores = 得点表
    .keys = View
window-pad-scroll = スクロール。押し込むとヒント
    .keys = 右スティック
window-no-screen = ハーツには画面が必要ですが、開けませんでした。
window-no-screen-because = ハーツには画面が必要ですが、開けませんでした（{ $reason }）。
window-screen-lost = 画面がなくなりました。
window-not-opened = ハーツのウィンドウを開けませんでした（{ $reason }）。
window-no-library = ウィンドウを開くにはライブラリ{ $library }が必要です。パッケージ{ $debian }（Debian、Ubuntu）か{ $fedora }（Fedora、openSUSE）をインストールしてください。
crash-stopped = { $lack ->
    [memory] システムのメモリが足りないため、ハーツを停止しました。
    [files] システムがこれ以上ファイルを開けないため、ハーツを停止しました。
    [folder] 一時フォルダーに書き込めないため、ハーツを停止しました。
    [asset] 付属のファイルがないか壊れているため、ハーツを停止しました。
   *[nothing] プログラムのエラーでハーツが停止しました。
}
crash-saved = { $lack ->
    [memory] ゲームは保存されています。ほかのプログラムを閉じてから、ハーツを起動し直してください。
    [files] ゲームは保存されています。ほかのプログラムを閉じてから、ハーツを起動し直してください。
    [folder] ゲームは保存されています。ディスクの空きを増やしてから、ハーツを起動し直してください。
    [asset] ゲームは保存されています。ハーツを再インストールしてから起動してください。
   *[nothing] ゲームは保存されています。ハーツを起動し直すと続けられます。
}
crash-report = 報告の場所：
crash-no-report = 報告を書き込めませんでした。
crash-last-title = 前回、ハーツが予期せず終了しました
crash-last = 前回はエラーで終了しました。ゲームは無事です。報告は{ $path }にあります。
crash-sentence = { $lack ->
    [memory] メモリが足りません。先にほかのプログラムを閉じてください。
    [files] これ以上ファイルを開けません。先にほかのプログラムを閉じてください。
    [folder] 書き込める一時フォルダーがありません。ディスクの空きを増やすか、TMPDIRに別のフォルダーを指定してください。
    [asset] ハーツのファイルがないか壊れています（{ $fault }）。ハーツを再インストールしてください。
   *[nothing] エラーが起きました（{ $fault }）。
}
crash-sentence-report = { $lack ->
    [memory] メモリが足りません。先にほかのプログラムを閉じてください。報告は{ $path }にあります。
    [files] これ以上ファイルを開けません。先にほかのプログラムを閉じてください。報告は{ $path }にあります。
    [folder] 書き込める一時フォルダーがありません。ディスクの空きを増やすか、TMPDIRに別のフォルダーを指定してください。報告は{ $path }にあります。
    [asset] ハーツのファイルがないか壊れています（{ $fault }）。ハーツを再インストールしてください。報告は{ $path }にあります。
   *[nothing] エラーが起きました（{ $fault }）。報告は{ $path }にあります。
}
