### 読み上げ

aloud-deal = { $detail ->
    [brief] ディール{ $n }。
   *[usual] { $mine ->
        [yes] ディール{ $n }、あなたが配ります。
       *[no] ディール{ $n }、{ $name }が配ります。
    }
}
aloud-cuts = 最初のディーラーを決める札：{ LIST($cuts) }。
aloud-cut = { $mine ->
    [yes] あなたは{ CARD($card) }
   *[no] { $name }は{ CARD($card) }
}
aloud-hold = このディールではカードを渡しません。
aloud-your-hand = あなたの手札：{ SERIES($suits, joint: "series-long") }。
aloud-suit-held = { SUIT($suit) }：{ LIST($ranks, each: "rank-alone", type: "more") }
aloud-suit-count = { $n ->
    [0] { SUIT($suit) }なし
   *[other] { SUIT($suit) }：{ $n }
}
aloud-pass-chosen = { $mine ->
    [yes] あなたの選択：{ $pass }。
   *[no] { $name }の選択：{ $pass }。
}
aloud-you-pass = { LIST($cards, each: "the-card") }を渡します。
aloud-has-chosen = { $name }が選びました。
aloud-received = { $name }から{ LIST($cards, each: "the-card") }が来ました。
aloud-received-middle = 中央から{ LIST($cards, each: "the-card") }が来ました。
aloud-forwarded = { $name }は見ずに渡しました。
aloud-extra = 余り札は{ CARD($card) }です。
aloud-charged-nothing = { $mine ->
    [yes] あなたはチャージしません。
   *[no] { $name }はチャージしません。
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] あなたはビッドしません。
       *[no] { $name }はビッドしません。
    }
   *[other] { $mine ->
        [yes] あなたのビッドは{ $n }です。
       *[no] { $name }のビッドは{ $n }です。
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] あなたはハートを取らないと宣誓します。
       *[no] { $name }はハートを取らないと宣誓します。
    }
   *[no] { $mine ->
        [yes] あなたは宣誓しません。
       *[no] { $name }は宣誓しません。
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] あなたは{ CARD($card) }をリード。
        [thrown] あなたは{ CARD($card) }を捨てます。
       *[followed] あなたは{ CARD($card) }を出します。
    }
   *[no] { $detail ->
        [brief] { $name }：{ CARD($card) }。
       *[usual] { $how ->
            [led] { $name }は{ CARD($card) }をリード。
            [thrown] { $name }は{ CARD($card) }を捨てます。
           *[followed] { $name }は{ CARD($card) }を出します。
        }
    }
}
aloud-out = { $mine ->
    [yes] あなたのカードがなくなりました。
   *[no] { $name }のカードがなくなりました。
}
aloud-counts-as = { SUIT($suit) }として数えます。
aloud-void = { $name }には{ SUIT($suit) }がありません。
aloud-queen = { $pig ->
    [yes] 豚が出ました。
   *[no] スペードのクイーンが出ました。
}
aloud-broken = ハートがブレイクしました。
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] あなたがトリックを取ります。
       *[no] { $name }がトリックを取ります。
    }
    [0] { $mine ->
        [yes] あなたがトリックを取ります。
       *[no] { $name }がトリックを取ります。
    }
   *[other] { $mine ->
        [yes] あなたがトリックを取ります：{ $points }点。
       *[no] { $name }がトリックを取ります：{ $points }点。
    }
}
aloud-trick-cards = { LIST($cards, each: "the-card") }が入っています。
aloud-trick-held = 誰もトリックを取りません：カードは次に持ち越します。
aloud-trick-gone = 誰もトリックを取りません：カードは誰の点にもなりません。
aloud-so-far = { $mine ->
    [yes] あなたはこのディールで{ $points }点です。
   *[no] { $name }はこのディールで{ $points }点です。
}
aloud-space = { $key }を押すと続きます。
aloud-moon-begun = { $mine ->
    [yes] ここまでの失点札はすべてあなたが取っています。
   *[no] ここまでの失点札はすべて{ $name }が取っています。
}
aloud-moon-stopped = { $mine ->
    [yes] あなたのムーンは止められました。
   *[no] { $name }のムーンは止められました。
}
aloud-partners = { LIST($names) }はこのディールのパートナーです。
aloud-drew = { $mine ->
    [yes] { LIST($cards, each: "the-card") }を引きます。
   *[no] { $name }が{ $n }枚引きます。
}
aloud-buried = { $mine ->
    [yes] { LIST($cards, each: "the-card") }を捨て置きます。
   *[no] { $name }が{ $n }枚捨て置きます。
}
aloud-accepts = { $name }は宣言を認めます。
aloud-rest = { $mine ->
    [yes] あなたが残りを取ります。
   *[no] { $name }が残りを取ります。
}
aloud-over = ゲームは終わりました。
aloud-deal-points = ディール{ $n }終了：{ SERIES($each, joint: "list-more") }。
aloud-each = { $mine ->
    [yes] あなたは{ $points }
   *[no] { $name }は{ $points }
}
aloud-totals = 合計：{ SERIES($each, joint: "list-more") }。
aloud-counters = チップ：{ SERIES($each, joint: "list-more") }。
aloud-sentence = { $text }。
aloud-may-play = { CARDS($cards) }を出せます。
aloud-may-charge = { LIST($cards, each: "the-card", type: "or") }をチャージできます。
aloud-marked = { $on ->
    [yes] { CARD($card) }を選択、{ $n }/{ $of }。
   *[no] { CARD($card) }を戻しました、{ $n }/{ $of }。
}
aloud-marked-any = { $on ->
    [yes] { CARD($card) }を選択、全部で{ $n }。
   *[no] { CARD($card) }を戻しました、全部で{ $n }。
}
aloud-send = { $key }で決定。
aloud-hourglass = 聞いている間、砂時計は止まります。
aloud-choose-card = { $left }と{ $right }でカードを移動し、{ $key }で選びます。
aloud-no-deal = 進行中のディールはありません。
aloud-no-cards = 手札はありません。
aloud-hand-cards = { $n }枚：{ SERIES($suits, joint: "series-long") }。
aloud-hand-suits = 手札は{ SERIES($suits, joint: "list-more") }。
aloud-trick-empty = 場にカードはありません。
aloud-trick-now = 場：{ SERIES($plays, joint: "list-more") }。
aloud-play = { $mine ->
    [yes] あなたは{ CARD($card) }
   *[no] { $name }は{ CARD($card) }
}
aloud-charges = チャージ：{ SERIES($plays, joint: "list-more") }。
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] あなたはトリックなし
       *[no] { $name }はトリックなし
    }
   *[other] { $mine ->
        [yes] あなたは{ $tricks }トリックで{ $points }
       *[no] { $name }は{ $tricks }トリックで{ $points }
    }
}
aloud-points-now = このディール：{ SERIES($each, joint: "list-more") }。
aloud-points-hidden = 点は隠しています。オプションで表示できます。
aloud-last-trick = { $mine ->
    [yes] 直前のトリック：{ SERIES($plays, joint: "list-more") }。あなたが取りました。
   *[no] 直前のトリック：{ SERIES($plays, joint: "list-more") }。{ $name }が取りました。
}
aloud-last-nobody = 直前のトリック：{ SERIES($plays, joint: "list-more") }。誰も取りませんでした。
aloud-nothing-yet = まだ何も読み上げていません。
aloud-your-partners = あなたの味方は{ LIST($names) }です。
aloud-hand-new = 新しい札：{ LIST($cards, each: "the-card") }。
aloud-table = { $rules }、{ $place }。
voice-hello = こんにちは。ゲームはこのように話します。
voice-found = { $command }が話します。
voice-spoke = { $command }が話しています。
voice-none = { $system ->
    [linux] 音声プログラムがありません：espeak-ngかspeech-dispatcherをインストールしてください。
    [mac] 音声プログラムがありません：コマンド「say」がありません。
    [windows] 音声プログラムがありません：PowerShellがありません。
   *[other] 音声プログラムがありません。
}
voice-test = 声を試す
voice-again = もう一度話す
aloud-decision = { $place }：{ $label }。
aloud-decision-graded = { $lost ->
    [none] { $place }、{ $label }。
   *[other] { $place }、{ $label }、{ $lost }の損。
}
aloud-you-played = { LIST($cards, each: "the-card") }を出しました。
aloud-better = { LIST($cards, each: "the-card") }を出しました。最善は{ LIST($best, each: "the-card") }。
aloud-arrow = 矢印は{ LIST($cards, each: "the-card") }を指しています。
help-ear-title = 音で遊ぶ
help-ear-reader = スクリーンリーダーが動いていれば、すべて伝わります。設定は要りません。
help-ear-voice = なければ、ゲームが自分で話します。オプションの「アクセシビリティ」の「音声」でオンにし、声を試せます。
help-ear-cards = ←と→でカードを移動して読み上げます。Enterで出すか選び、Tabでボタンへ移ります。
help-ear-wait = トリック、ムーン、得点表は、Spaceを押すまで待ちます。この待ち時間はオフにできます。
help-ear-again = { $key }はテーブルの出来事を繰り返します。ほかの画面では画面全体を読みます。
window-key-hand = 手札すべて
window-key-suits = 各スートの枚数
window-key-trick = 場のトリック
window-key-points = このディールで各自が取ったもの
window-key-totals = 全員の合計
window-key-taken = 直前のトリックを1枚ずつ
window-key-turn = 誰の番か、何をするか
window-key-repeat = 前に出してからの出来事をもう一度
