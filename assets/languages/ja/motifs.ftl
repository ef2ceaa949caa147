### 着眼点

motif-stop-moon = ムーンを止める
motif-stop-moon-line = ハートを1枚取るか、ほかの人に取らせましょう。1枚欠ければムーンではありません。
motif-shoot = シュート・ザ・ムーン
motif-shoot-line = ほとんど取ったなら、残りも取りましょう。
motif-drop-moon = ムーンを深追いしない
motif-drop-moon-line = 少し取っただけではムーンになりません。残りを全部取れないなら、勝つのをやめましょう。
motif-see-moon = ムーンを見抜く
motif-see-moon-line = 一人だけが失点しているなら、高い札を残して早めに1トリック取りましょう。
motif-give-queen = クイーンを押し付ける
motif-give-queen-line = ほかの人がトリックを取るなら、すぐにスペードのクイーンを捨てましょう。
motif-hold-queen = クイーンを持ち続ける
motif-hold-queen-line = あわてずに、スペードのクイーンは取らせたい人が取る所で出すこと。
motif-high-spades = クイーンが出る前の高いスペード
motif-high-spades-line = クイーンが出るまでは、クイーンを取らされる所でキングやエースを出さないこと。
motif-shed-spades = スペードのKとAを手放す
motif-shed-spades-line = クイーンが落ちてこない所で、スペードのキングとエースを手放しましょう。
motif-keep-guards = ガードを残す
motif-keep-guards-line = 低いスペードは高いスペードの守り。できるだけ長く残しましょう。
motif-smoke-out = クイーンをあぶり出す
motif-smoke-out-line = 誰かがクイーンを出すまで、低いスペードをリードしましょう。
motif-first-trick = 最初のトリック
motif-first-trick-line = 最初のトリックに失点札は出ません。要らないカードを出しましょう。
motif-free-trick = 失点のないトリック
motif-free-trick-line = 最後の番で失点札がなければ、いちばん高いカードで取りましょう。
motif-take-high = 高い札で取る
motif-take-high-line = 最後に出してトリックを取るしかないなら、いちばん高い札で取りましょう。
motif-feed = 誰に取らせるか
motif-feed-line = 失点は最下位の人でなく、トップの人に渡しましょう。
motif-throw = 失点札を捨てる
motif-throw-line = フォローできないときは、失点のいちばん大きいカードを押し付けましょう。
motif-not-points = ハート1枚より大事なこと
motif-not-points-line = 危ないカードや短いスートは、ハート1枚より大事なことがあります。
motif-shown-void = ボイドの人に気をつける
motif-shown-void-line = 誰かが持っていないスートはリードしないこと。失点札を捨てられます。
motif-passed = 渡した札を生かす
motif-passed-line = 渡した札の持ち主は分かっています。それより下をリードしましょう。
motif-count = スートを数える
motif-count-line = 残りの枚数を数えましょう。少なければ、誰が取るか分かります。
motif-exit = 安全にリードを返す
motif-exit-line = ほかの人が勝てるカードをリードし、低い札は後に残しましょう。
motif-lead-high = 早めに高くリード
motif-lead-high-line = 失点札が落ちてこないうちに、高いカードをリードしましょう。
motif-low-hearts = 低いハートを残す
motif-low-hearts-line = 低いハートがあれば、後でハートのトリックを逃れられます。残しておきましょう。
motif-void = ボイドを作る
motif-void-line = 短いスートをなくせば、リードされたとき捨てられます。
motif-danger = 危ないカードを捨てる
motif-danger-line = 後でトリックを取りそうな高いカードを捨てましょう。
motif-duck = くぐる
motif-duck-line = いちばん高い札より下を出し、トリックはほかの人に任せましょう。
motif-take = 失点の少ないトリックを取る
motif-take-line = 失点が大きくなる前に、今取ったほうがよいトリックもあります。
motif-take-low = 低い札で取る
motif-take-low-line = どうせ上になるなら、できるだけ低く出しましょう。
motif-duck-high = いちばん高い札でくぐる
motif-duck-high-line = どうせ負けるなら、負ける中で最も高い札を出しましょう。
motif-last-deals = ゲームの終わり
motif-last-deals-line = 終盤は順位が大事。誰が上限に届きそうか見ましょう。
motif-pass-spades = 守りのない高いスペードを渡す
motif-pass-spades-line = スペードのQ、K、Aは、低いスペードが十分なときだけ残しましょう。
motif-pass-keep = 守りのある高いスペードを残す
motif-pass-keep-line = 低いスペードが十分なら、スペードのQ、K、Aは自分の手にあるほうが安全です。
motif-pass-guards = ガードを渡さない
motif-pass-guards-line = 低いスペードは高いスペードの守り。高い札を残すなら渡さないこと。
motif-pass-void = ボイドのために渡す
motif-pass-void-line = 短いスートを全部渡せば、最初にリードされたとき捨てられます。
motif-pass-hearts = 低いハートは渡さない
motif-pass-hearts-line = 低いハートは安全です。失点につながるカードを渡しましょう。
motif-pass-high = 高いカードを渡す
motif-pass-high-line = 下に低い札のない長いスートのA、K、Qを渡しましょう。
motif-leads = リードの選び方
motif-leads-line = ほかの人が勝てる札を、誰も捨て札できないスートからリードしましょう。
motif-follows = スートに従う
motif-follows-line = 従う前に、誰がトリックを取り、何が入るかを考えましょう。
motif-discards = 捨て札
motif-discards-line = スートがないときは、後で一番困る札を捨てましょう。
motif-where = { $name }（{ $where ->
   *[early] ディールの序盤
    [middle] ディールの中盤
    [late] ディールの終盤
    [queen_out] Qがほかの人にある間
    [queen_own] Qを持っているとき
    [queen_gone] Qが出た後
    [second] 2番目
    [third] 3番目
    [last] 最後
    [points] 場に点があるとき
    [clean] 場に点がないとき
    [led_spades] スペードのリード
    [led_hearts] ハートのリード
    [led_side] クラブかダイヤのリード
    [my_moon] 自分だけに点があるとき
    [their_moon] ほかの1人だけに点があるとき
    [my_points] 自分に点があるとき
    [spade] スペード
    [heart] ハート
    [side] クラブとダイヤ
    [single] スートの最後の1枚
    [short] 短いスート
    [long] 長いスート
    [high] 高い札
    [middling] 中くらいの札
    [low] 低い札
    [top] スートで一番高い札
    [bottom] スートで一番低い札
    [master] 誰も勝てない札
    [new_suit] 初めてのスート
    [few_out] 残り少ないスート
    [known_void] 誰かが持たないスート
    [too_high] 高すぎる
    [too_low] 低すぎる
    [wrong_suit] スート違い
    [took] 取らなくてよいトリック
    [left] 取るべきトリック
    [kept] 捨てるべき点
    [gave] 残すべき点
    }）
