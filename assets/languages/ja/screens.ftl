### テーブル以外の画面

about-title = このゲームについて
about-licence-title = ライセンス
help-title = 遊び方
keys-title = キーの割り当て
options-title = オプション
portraits-title = アバター
games-title = ゲーム
new-game-title = ゲームを選ぶ
menu-name = ハーツ
menu-tagline = トリックを取らない、静かな技
menu-tagline-new = 点の少ない人が勝つカードゲーム
menu-continue = 続ける
menu-play = 遊ぶ
menu-new = 新しいゲーム
menu-choose-detail = ルール、人数、長さ
menu-games-detail = 進行中{ $under }、終了{ $over }
menu-saved = ゲーム
menu-options = オプション
menu-about = 情報
menu-quit = 終了
menu-quit-title = ハーツを終了しますか？
menu-quit-saved = ゲームは保存され、続きから遊べます。
menu-stay = 終了しない
menu-plan = { $title }、{ $n }人
menu-shared = 別のハーツのウィンドウが開いています。ゲームは別々に保存されます
menu-not-opened = このゲームは開けません
menu-back = 戻る
files-title = 一部のファイルを完全には読めませんでした
files-more = ほか{ $n }件。
files-rest = それ以外は元のままです。
files-go-on = 続ける
about-version = バージョン{ $version }
about-what = カードゲーム「ハーツ」とその仲間です。相手は、その席から見えるものしか見ません。
about-alone = オフラインで遊べます。登録も広告もなく、何も送信しません。MITライセンスのフリーソフトウェアです。
about-files-title = あなたのファイル
about-files = ゲーム、設定、ログファイル{ $log }の場所：
about-open-folder = データフォルダーを開く
about-not-shown = ファイルマネージャーを起動できないため、パスをコピーしました
about-reports-title = エラーの報告
about-reports = 問題が起きたとき、この詳細が調査の助けになります。個人情報は含みません。クラッシュの報告はデータフォルダーの{ $folder }にあります。
about-copy = 詳細をコピー
about-copied = 詳細をコピーしました
about-works-title = 使用している素材とライブラリ
about-libraries = pygame-ceと一部の音声ライブラリはGNU Lesser General Public Licenseで提供されています。プログラムのフォルダーに別ファイルで入っており、自分で用意したものに置き換えられます。
about-no-text = このライセンスの本文は、作品そのものに付属しています。
name-you = あなた
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = 選択中
keys-at-table = テーブルで
keys-by-ear = 音声用：これらのキーは読み上げるだけです
keys-everywhere = どこでも
keys-usual = 標準のキー
keys-are-usual = すべてのキーが標準のままです。
keys-cancel = キャンセル
keys-press = 新しいキーを押してください。今は{ $key }です。新しいキーに別の働きがあれば、互いに入れ替えます。
keys-moved = { $key }：{ $does }
end-screen-sheet = 得点
end-screen-totals = 合計点の推移
end-screen-back = 戻る
end-screen-result = 結果
end-screen-next-deal = 次のディール
end-screen-copy-scores = 得点をコピー
end-screen-scores-copied = 得点をコピーしました
end-screen-no-clipboard = クリップボードを使えません
end-screen-deal = ディール{ $n }
end-screen-deal-line = { $name } { $score }：{ SERIES($lines, joint: "series-long") }
end-screen-menu = メニュー
end-screen-new = 新しいゲーム
end-screen-scores = 得点表
end-screen-swap = 相手を交代
end-screen-again = もう一度遊ぶ
end-screen-learn = レッスンに戻る
end-screen-copy = コピー
end-screen-copied = コピーしました
end-screen-close = 閉じる
options-tab = { $tab ->
   *[rules] ルール
    [table] テーブル
    [cards] カード
    [sound] サウンド
    [access] アクセシビリティ
}
options-times = { $factor }倍
options-instant = 即時
options-seconds = { $seconds }秒
options-percent = { $value }%
options-key-note = キー：{ $key }
options-group-you = あなた
options-name = 名前
options-your-name = あなたの名前
options-name-empty = 名前には1文字以上必要です。
options-save = 保存
options-portrait = アバター
options-group-table = テーブル
options-theme = テーマ
options-theme-choice = { $value ->
    [card-room] カードルーム
    [midnight] 真夜中
    [parchment] 羊皮紙
    [contrast] コントラスト
    [walnut] クルミの書斎
    [linen] リネンの昼
   *[other] { $value }
}
options-group-playing = プレイ
options-play-mode = カードの出し方
options-play-mode-choice = { $value ->
   *[click] クリック
    [double] ダブルクリック
    [drag] ドラッグのみ
}
options-show-points = 点の表示
options-show-points-choice = { $value ->
   *[full] すべて
    [totals] 合計のみ
    [hidden] 隠す
}
options-confirm-pass = 渡す前に確認
options-confirm-costly = 失点の大きいカードの前に確認
options-confirm-costly-note = ディールの点の半分以上を取る場合
options-confirm-blunders = 大悪手の前に確認
options-confirm-blunders-note = 練習ゲームのみ（{ menu-new } → { new-game-practice }）：コーチが先にカードを調べます
options-recall = カードの記憶
options-recall-note = 練習ゲームのみ（{ menu-new } → { new-game-practice }）。ヒントを使うかカードを戻した後も
options-recall-choice = { $value ->
   *[off] 手助けなし
    [show] 出た札を表示
    [ask] 1ディールに3回質問
}
options-cut = ゲーム前にカードをカット
options-cut-note = オフ：コンピューターが代わりにカット
options-group-speed = 速さ
options-pace = ペース
options-pace-choice = { $value ->
   *[usual] 標準
    [slow] ゆっくり
}
options-pace-note = テーブルではキー{ $key }
options-speed = 全体の速さ
options-deal-speed = 配る
options-play-speed = カードを出す
options-collect-speed = トリックを取る
options-bot-wait = 考える時間
options-no-wait = なし
options-trick-linger = トリック後の間
options-trick-linger-note = クリックでスキップ
options-wait-for-click = トリックごとにクリックを待つ
options-group-cards = カード
options-back-choice = { $value ->
   *[auto] テーブルに合わせる
    [claret] クラレット
    [midnight] 真夜中
    [forest] 森
    [peacock] 孔雀
    [garden] 夜の庭
    [bluework] 青模様
}
options-palette-choice = { $value ->
   *[two] 2色
    [four] 4色
    [safe] 色覚に配慮
}
options-face-choice = { $value ->
   *[auto] 自動
    [normal] 標準
    [large] 大
}
options-group-hand = あなたの手札
options-sort = 並び順
options-sort-choice = { $value ->
   *[alternate] 赤黒交互
    [classic] ブリッジ順
}
options-suit-gap = スートの間を空ける
options-group-reading = 読みやすさ
options-scale = 文字の大きさ
options-family = 書体
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = 全画面
options-group-seeing = 見やすさ
options-reduced-motion = 動きを減らす
options-reduced-motion-note = カードは飛ばずにフェードします
options-high-contrast = 高コントラスト
options-high-contrast-note = どのテーマでも無地のパネル、明確な縁、濃いカードの色
options-suit-letters = スートの文字
options-suit-letters-note = カードの記号の下と小さい記号の代わりにS、H、C、D
options-magnify = カードの拡大
options-magnify-choice = { $value ->
   *[off] しない
    [focus] キーボードで
    [hover] キーボードかポインターで
}
options-magnify-note = トリックの横に出し、トリックも手札も隠しません
options-group-moving = 操作
options-left-handed = ボタンを左に
options-left-handed-note = テーブルを左右反転：あなたの名札は右
options-reverse-hand = 手札を逆順に
options-reverse-hand-note = スートと数字を右から左へ並べます
options-dwell = ポインターを止めてクリック
options-dwell-note = ポインターを止めた所が押されます。その間、輪が満ちます
options-dwell-seconds = 止める時間
options-hold-seconds = 長押しの時間
options-hold-seconds-note = この時間触れると、指の下のものを説明します
options-double-seconds = ダブルクリックの間隔
options-double-seconds-note = この時間内の2回目は1回目の続きです
options-repeat-after = 押し続けて繰り返すまで
options-repeat-after-note = ゲームパッドの方向と、プラス、マイナス
options-repeat-every = その後の間隔
options-group-switches = スイッチ1つか2つ
options-switches = 操作方法
options-switches-choice = { $value ->
   *[off] すべての操作
    [one] スイッチ1つ
    [two] スイッチ2つ
}
options-switches-note = 枠が順に移動：1つなら自動、2つなら2つ目のスイッチで
options-switch-seconds = 枠の移動間隔
options-switch-click = クリックをスイッチにする
options-switch-click-note = ポインターがどこでも有効。ゲームパッドのAは常にスイッチ
options-group-listening = 音声
options-voice = ゲームを読み上げる
options-voice-note = スクリーンリーダーがない人のために
options-voice-rate = 声の速さ
options-voice-hello = 試しに話す
options-verbosity = 読み上げの量
options-verbosity-choice = { $value ->
    [brief] 短く
    [full] 詳しく
   *[usual] 標準
}
options-wait-for-listener = 聞いている間は待つ
options-wait-for-listener-note = 自動では進みません：Spaceを押します。砂時計も止まります。
options-group-keyboard = キーボード
options-keys = すべてのキー
options-keys-show = 表示
options-own-keys = キーの割り当て
options-own-keys-change = 変更
sound-levels = 音量
sound-when = 鳴らし方
sound-more-label = 音ごとの設定
sound-more = { $open ->
    [yes] 閉じる
   *[no] 開く
}
sound-play = 再生：{ $name }
sound-none = オーディオ機器が見つかりません。
sound-all = すべての音
sound-table = カードと出来事
sound-effects = ボタンとスイッチ
sound-mute = 消音
sound-quiet-away = バックグラウンドでは消音
sound-quiet-away-note = 別のウィンドウを使っている間
sound-pan = プレイヤーの方向から鳴らす
sound-pan-note = 画面の席のとおり左右から
sound-more-cues = 合図を増やす
sound-more-cues-note = ほかの人が点を取ったときの小さな音
sound-group = { $group ->
   *[cards] カード
    [your-turn] 手番
    [moments] 場面
    [buttons] ボタン
}
sound-cue = { $cue ->
   *[flick] 配る・出す
    [slide] 渡す・並べる
    [sweep] トリックを取る
    [lift] カードを持つ
    [set-down] カードを置く
    [your-turn] あなたの番
    [not-allowed] 出せない
    [points] 点を取った
    [points-others] ほかの人の点
    [hearts-broken] ハートブレイク
    [queen] スペードのクイーン
    [moon] ムーン
    [win] ゲームに勝った
    [lose] ゲームに負けた
    [button] ボタンを押す
    [tick] 値を変える
    [toggle-on] オンにする
    [toggle-off] オフにする
}
new-game-find = ルールセットを探す
new-game-players-note = { $n }人
new-game-change-rules = ルールを変更
new-game-read-rules = ルールを読む
new-game-origin = 由来：{ $origin }。
new-game-based-on = { $title }をもとにした、あなたのルールセット。
new-game-length = 長さ
new-game-players = プレイヤー
new-game-number = 人数
new-game-opponent = 相手{ $n }
new-game-level = 相手{ $n }の強さ
new-game-any-character = おまかせ
new-game-any-level = 強さはおまかせ
new-game-fits = 自分に合わせる
new-game-share = あなたの勝率の目安
new-game-practice = 練習ゲーム
new-game-practice-note = このゲームは統計とレーティングに入りません。間違いは「{ menu-practice }」に出ません。
new-game-surprise = おまかせ
new-game-others-stay = ほかのゲームは残ります
new-game-start = 開始
new-game-start-set = { $name }を開始
games-stand = ディール{ $deal }、{ $points }点
games-value = { $stand }、{ $when }
games-note = { $n }人、{ $when }
games-busy = 別のウィンドウで使用中
games-today = 今日{ $clock }
games-yesterday = 昨日{ $clock }
games-on-day = { games-month }{ $day }日
games-on-day-of-year = { $year }年{ games-month }{ $day }日
games-month = { $month ->
    [1] 1月
    [2] 2月
    [3] 3月
    [4] 4月
    [5] 5月
    [6] 6月
    [7] 7月
    [8] 8月
    [9] 9月
    [10] 10月
    [11] 11月
   *[12] 12月
}
games-none = 進行中のゲームはありません。
games-which = ゲームの種類
games-under-way = 進行中
games-over = 終了
games-filter = 表示
games-kept = { $which ->
    [won] 勝ち
    [lost] 負け
    [starred] 星付き
   *[all] すべて
}
games-by-rules = ルール
games-any-rules = すべてのルール
games-by-time = 時期
games-period = { $days ->
    [0] すべて
    [365] この1年
   *[other] この{ $days }日
}
games-none-over = { $any ->
    [yes] 該当するゲームはありません。
   *[no] 終わったゲームはまだありません。
}
games-more = あと{ $n }件
games-size = 終了{ $n }件、{ $size } kB。最新200件と星付きを保存します。
games-star = { $on ->
    [yes] { $title }の星を外す
   *[no] { $title }に星を付けて残す
}
games-result = { $practice ->
    [yes] { games-place }、{ games-result-points }、練習
   *[no] { games-place }、{ games-result-points }
}
games-place = { $place ->
    [0] 負け
    [1] 勝ち
   *[other] { PLACE($place) }
}
games-result-points = { $deals }ディールで{ $points }点
games-review = ディールを振り返る
games-deleted = { $title }を削除しました。このページを閉じるまでは元に戻せます。
games-undo = 元に戻す
games-not-brought-back = ゲームを復元できませんでした。
games-rename = { $title }の名前を変更
games-delete = { $title }を削除
games-name-title = ゲームの名前
games-name = 名前
games-save = 保存
help-rules = ルール
help-pictures = 図解
help-keys = キー
help-opponents = あなたの相手
help-fair = 公正な配札
help-trick = 全員が順に1枚ずつ出し、これを1トリックと呼びます。普通は、リードされたスートの最も強いカードを出した人がトリックを取ります。
help-moon = シュート・ザ・ムーン
keys-pad = ゲームパッド
help-choose-card = 手札の中を移動
    .keys = { $left } { $right }
help-use-card = カードを出す、または渡す札に選ぶ
    .keys = Enter
help-to-button = 選んだカードからボタンへ
    .keys = { $down }
help-finish-animation = 動きを飛ばす
    .keys = Space
help-take-back = 最後のカードを戻す
    .keys = Backspace
help-game-menu = ゲームメニュー
    .keys = Esc
help-next-control = 次の項目へ。Shiftで前へ
    .keys = Tab
help-move = 項目間の移動、値の変更
    .keys = { $up } { $down } { $left } { $right }
help-number = 数を変える
    .keys = + −
help-scroll = スクロール、値を大きく変える
    .keys = Page { $up } { $down }、Home、End
help-press = 項目を押す
    .keys = Enter、Space
help-next-page = 次のページへ。Shiftで前へ
    .keys = Ctrl Tab
help-back = 戻る
    .keys = Esc
help-find = 検索欄へ
    .keys = Ctrl F、または入力
help-undo = ルールの変更や削除を取り消す
    .keys = Ctrl Z
options-file-value = { $wanted ->
    [truth] 設定{ $name }は{ $value }ですが、trueかfalseでなければなりません。{ $default }を使います。
    [text] 設定{ $name }は{ $value }ですが、文字列でなければなりません。{ $default }を使います。
    [short-text] 設定{ $name }は{ $value }ですが、1～{ $most }文字でなければなりません。{ $default }を使います。
    [portrait] 設定{ $name }は{ $value }ですが、アバターの名前でなければなりません。{ $default }を使います。
    [language] 設定{ $name }は{ $value }ですが、言語のコードでなければなりません。{ $default }を使います。
    [whole-number] 設定{ $name }は{ $value }ですが、整数でなければなりません。{ $default }を使います。
    [choice] 設定{ $name }は{ $value }ですが、次のどれかでなければなりません：{ SERIES($choices) }。{ $default }を使います。
    [bounds] 設定{ $name }は{ $value }ですが、{ $low }～{ $high }の数でなければなりません。{ $default }を使います。
   *[number] 設定{ $name }は{ $value }ですが、数でなければなりません。{ $default }を使います。
}
options-file-not-kept = 設定{ $name }は保存できません。
options-file-line = 設定の{ $n }行目は設定ではありません：{ $line }
options-file-unsaved = 設定を保存できませんでした：{ $why }。
options-file-too-long = 長すぎて表示できません
options-language = 言語
options-language-system = システムと同じ
options-language-draft = 下書き：日本語を母語とする人の確認はまだです。文の直し方はソースのTRANSLATING.mdにあります。
people-title = 誰が遊びますか？
people-plays = 現在のプレイヤー
people-new = 新しいプレイヤー
people-new-detail = 自分のゲームと統計を持ちます
people-name-them = 名前とアバターはオプションで選べます。
people-not-kept = 最後に遊んだ人を保存できませんでした：{ $why }。
people-not-changed = 人の一覧を変更できませんでした：{ $why }。
deck-title = デッキルーム
options-deck = カードとテーブル
deck-back = 変更せずに戻る
deck-use = この見た目を使う
deck-surprise = おまかせ
deck-faces = 表
deck-backs = 裏
deck-match = テーブルに合わせる
deck-tables = テーブル
deck-own = 自分の画像
deck-chosen = 選択中
deck-preview = 今のカードの見た目：{ $look }
deck-own-title = テーブルの画像
deck-own-note = 20MB以下のPNGかJPEGファイルを使えます。このウィンドウにドロップもできます。ウィンドウに合わせて切り抜き、文字が読めるように暗くします。
deck-own-path = 画像のパス
deck-own-use = これを使う
deck-blur = ぼかし
deck-picture-unreadable = 画像を開けませんでした。PNGかJPEGファイルを選んでください。
deck-picture-too-large = 画像が大きすぎます。{ $most }MB、5000万画素以下のものを選んでください。
deck-picture-not-kept = 画像をフォルダーにコピーできませんでした。
