### 局面

convert-no-format = { $file }から形式が分かりません。--toに{ LIST($known, type: "or") }を加えてください。
convert-exists = { $file }はすでにあります。別の名前を選んでください。
convert-nothing = { $file }にはまだディールがありません。
convert-which-deal = このゲームには{ $n }ディールあり、この形式には1つしか入りません。--dealで選んでください。
convert-unread = { $file }を読めません：{ $why }
convert-unwritten = ゲームをこの形式では書けません：{ $why }
convert-deal = ディール{ $deal }：{ $why }
convert-points = ディール{ $deal }の記録の点は、このルールの点と違います。
convert-too-long = ディール{ $deal }はゲームの終わりより後です。
openspiel-unreadable = このファイルは、知られている形式のハーツの記録ではありません。
openspiel-option = OpenSpielのオプション{ $name }は、このゲームでは使えません。
openspiel-short = { $n }個の数では1ディールになりません。
openspiel-other-rules = OpenSpielでは、このようなディールの遊び方か数え方が違います。
engine-unreadable = このファイルはhearts-engineの記録ではありません。
engine-other-rules = hearts-engineは、ディール{ $deal }のようなディールを記録できません。4人の終わったディールだけです。
laid-not-plain = この形式では、手札と渡しとプレイだけのディールを書けます。
laid-twice = { $more ->
    [yes] { LIST($cards, each: "the-card") }（計{ $n }枚）は2か所に置けません。
   *[no] { LIST($cards, each: "the-card") }は2か所に置けません。
}
laid-strange = { $more ->
    [yes] { LIST($cards, each: "the-card") }（計{ $n }枚）はこのゲームのカードにありません。
   *[no] { LIST($cards, each: "the-card") }はこのゲームのカードにありません。
}
laid-missing = { LIST($cards, each: "the-card") }を誰も持っていません：{ $n }枚足りません。
laid-size = { $hand }：{ $n }枚ありますが、{ $most }枚でなければなりません。
laid-play = { $n }枚目の{ CARD($card) }：{ $why }
laid-no-play = { $n }枚目の{ CARD($card) }：その前にディールが終わります。
laid-pass-first = 出す前にカードを渡します。渡したあとの手札を並べて「渡さない」を選んでください。
laid-not-held = { $hand }：この手札の番ですが、{ CARD($card) }を持っていません。
laid-pass = { $hand }：{ CARD($card) }は渡せません：{ $why }
laid-no-pass = { $hand }：渡すカードがルールに合いません。
laid-hand = 手札{ $seat }
kind-long = 条件は{ $most }文字までです。
kind-who = 「{ $word }」はプレイヤーではありません。{ LIST($known, type: "or") }と書いてください。
kind-clause = 「{ $word }」が分かりません。「pass left」や「me: QS」のように書いてください。
kind-wish = 「{ $word }」が分かりません。「QS, KS」「no QS」「spades <= 2」「void」のように書いてください。
kind-many = 条件で指定できるカードは{ $most }枚までです。
kind-impossible = この条件に合うディールはありません。
kind-too-rare = まれすぎるか、合うディールがありません。条件を減らしてください。
kind-rules = 条件つきディールは、1組全部を使う4人用です。
kind-title = 条件つきディール
kind-choose = ディールの種類
kind-ready = { $n ->
    [1] スペードのクイーンと、ほかのスペードは1枚以下
    [2] スペードのクイーン、守りが十分
    [3] スペードのキングはあるがクイーンはない
    [4] エースを含むハート4枚
    [5] 1つのスートがない
    [6] 高いスペードがなく、誰かのクイーンが短い
    [7] ほかの人のクラブが短い
   *[8] エース3枚と長いスート
}
kind-own = 自分の条件
kind-wish-field = 条件
kind-language = 「me」（自分）「left」（左）「across」（向かい）「right」（右）「someone」（誰か）の後にカードと枚数を書きます：「me: QS, spades <= 2; someone: clubs <= 1; pass across」。「no KS」「void」「aces >= 2」「longest >= 6」も使えます。
kind-another = { $first ->
    [yes] ディールを探す
   *[no] 別のディール
}
kind-play = これで遊ぶ
kind-edit = カードを変える
kind-dealt = { $way ->
    [L] 左へ渡す。{ $rare }
    [R] 右へ渡す。{ $rare }
    [A] 向かいへ渡す。{ $rare }
   *[HOLD] 渡さない。{ $rare }
}
kind-drawing = そのようなディールを探しています…
kind-rare = { $about ->
    [yes] 約{ $n }ディールに1回です。
   *[no] { $n }ディールに1回です。
}
editor-title = 局面を並べる
editor-whose = カードの行き先
editor-hand = { editor-seat }（{ $n }）
editor-seat = { $seat ->
    [0] あなた
    [1] 左
    [2] 向かい
   *[3] 右
}
editor-short = { $seat ->
    [0] 自分
    [1] 左
    [2] 向かい
   *[3] 右
}
editor-pack = 全カード
editor-way = 渡す方向
editor-pass = { $way ->
    [L] 左へ渡す
    [R] 右へ渡す
    [A] 向かいへ渡す
   *[HOLD] 渡さない
}
editor-played = ここまでのプレイ
editor-played-so = ここまでのプレイ：2C 5C KC 3C…
editor-possible = この局面はありえます。
editor-play = 続きを遊ぶ
editor-judge = 最善は？
editor-judging = コーチが考えています…
editor-nothing-to-judge = ここに決めることはありません。
editor-no-coach = コーチの答えはありません。
editor-rest = 残りを配る
editor-clear = 消去
editor-given = { $seat ->
    [-1] { CARD($card) }：なし。
    [0] { CARD($card) }：あなた。
    [1] { CARD($card) }：左。
    [2] { CARD($card) }：向かい。
   *[3] { CARD($card) }：右。
}
editor-no-card = 「{ $word }」はカードではありません。QSや10Hのように書いてください。
widget-card-owner = { $some ->
    [yes] { CARD($card) }：{ $owner }
   *[no] { CARD($card) }：なし
}
position-copy = コードをコピー
position-copied = コードをクリップボードに入れました。
position-enter-code = コードを入力
position-code-title = コードから局面へ
position-code = コード
position-open = 開く
position-no-code = これは局面のコードではありません。
position-other-rules = この局面は別のルールのものです。
position-back = 局面に戻る
learn-kinds-detail = 好きな手札で
