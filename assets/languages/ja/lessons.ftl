### レッスン

lesson-title = レッスン
lesson-progress = レッスン{ $done }/{ $of }終了、星{ $stars }/{ $most }
lesson-row = { $now ->
    [yes] 今
   *[no] { $n ->
        [0] これから
       *[other] 終了、星{ $n }つ
    }
}
lesson-part = パート{ $at }/{ $of }
lesson-club = クラブプレイヤー向け
lesson-families = ほかのルールセット向け
lesson-leave = レッスンを終える
lesson-restart = 最初から
lesson-show = 教えて
lesson-watch = 見てみましょう…
lesson-do = { $kind ->
    [play] { $n ->
        [0] カードを選ぶ
       *[other] 出す
    }
    [pass] { $n ->
        [3] この札を渡す
       *[other] 3枚選ぶ
    }
   *[charge] { $n ->
        [0] チャージしない
       *[other] これをチャージ
    }
}
lesson-bid = { $n ->
    [0] ビッドなし
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = もう一度
lesson-next-part = 次のパート
lesson-next = 次のレッスン
lesson-first-deal = 最初のディールを遊ぶ
lesson-see = どうなるか見ましょう…
lesson-yes = そのとおり！
lesson-stars-lost = { $why ->
    [both] 星1つ：2回目の挑戦と矢印で1つずつ減りました。
    [again] 星2つ：2回目の挑戦で1つ減りました。
   *[arrow] 星2つ：矢印で1つ減りました。
}
lesson-told = { $told }{ $lost }
lesson-shown = 矢印のカードです
lesson-leads = { SUIT($suit) }をリード
lesson-led = { SUIT($suit) }をリード
lesson-followed = フォロー
lesson-threw = 捨てた
lesson-to-come = あなたの後
lesson-your-turn = あなたの番
lesson-took = { $points ->
    [0] トリックを取った
   *[other] { $points }点取った
}
lesson-picture-trick = 場：{ LIST($cards) }。あなたは{ CARD($mine) }を出し、{ CARD($winner) }がトリックを取ります。
lesson-picture-chosen = 選ぶ札：{ LIST($cards) }。
lesson-no = 今回は残念：目標に届きません。
lesson-none = レッスンを読めません。ゲームを再インストールしてください。
lesson-not-kept = 結果を保存できませんでした：{ $why }。
lesson-follow = フォローする
lesson-follow-goal = トリックを取らない
lesson-follow-1 = 全員が1枚ずつ出し、これを1トリックと呼びます。{ $left }がダイヤをリードしました。ダイヤを持つ人はダイヤを出さなければなりません。
lesson-follow-1-yes = いちばん高いダイヤを出した{ $across }がトリックを取ります。4枚すべてを取り、次のリードもします。
lesson-follow-2-goal = カードを捨てる
lesson-follow-2 = { $across }がクラブをリードしましたが、あなたにはありません。何でも出せます。別のスートのカードはトリックを取れません。
lesson-follow-2-yes = クラブでないので勝てません。{ $right }がクラブのクイーンでトリックを取ります。
lesson-follow-3 = スペードがリードされ、あなたには2枚あります。低いほうなら、トリックは{ $right }に行きます。
lesson-follow-3-yes = { $right }の10がいちばん高いスペードでした。
lesson-follow-3-no = キングがいちばん高いスペードなので、トリックはあなたのものです。
lesson-highest = いちばん高いカード
lesson-highest-goal = トリックを取る
lesson-highest-1 = リードされたスートのいちばん高いカードがトリックを取ります。低い順に2～10、ジャック、クイーン、キング、エース。
lesson-highest-1-yes = あなたのキングより高いクラブはありませんでした。次はあなたのリードです。
lesson-highest-1-no = 2は{ $across }の10より低い札です。
lesson-highest-2 = ダイヤがリードされました。{ $across }のスペードのエースは高くても、別のスートなので勝てません。
lesson-highest-2-yes = あなたの9がいちばん高いダイヤでした。スペードのエースは関係ありません。
lesson-highest-2-no = 3は{ $right }の8より低い札です。
lesson-highest-3-goal = 2トリックとも取る
lesson-highest-3 = トリックを取った人が次をリードします。誰も勝てないカードから始めましょう。
lesson-highest-3-then = 今度はいちばん高いカードをリードしましょう。
lesson-highest-3-yes = 誰ももっと高いカードを持たないので、2トリック取れました。
lesson-highest-3-no = 2はほかの人のダイヤより低い札でした。
lesson-hearts = ハートは失点
lesson-hearts-goal = ハートを取らない
lesson-hearts-1 = 点は少ないほど良く、最も少ない人が勝ちます。トリックにハートがあると、取った人は1枚につき1点の失点です。
lesson-hearts-1-yes = { $across }の9がハート4枚を取りました。{ $across }は4点の失点です。
lesson-hearts-1-no = あなたのクイーンがハート4枚を取りました。あなたは4点の失点です。
lesson-hearts-2 = { $right }はクラブがなく、ハートを捨てました。このトリックを取らないようにしましょう。
lesson-hearts-2-yes = { $across }のキングが、ハートごとトリックを取りました。
lesson-hearts-2-no = あなたのエースが、トリックとその中のハートを取りました。
lesson-hearts-3-goal = 2トリックでハートを取らない
lesson-hearts-3 = どのダイヤを今出し、どれを残しますか？もうすぐほかの人のダイヤがなくなり、ハートが捨てられます。
lesson-hearts-3-then = 残したダイヤを出しましょう。
lesson-hearts-3-yes = 3は負け、ジャックは別のスートに捨てました。何も取っていません。
lesson-hearts-3-no = 誰もダイヤを持たないので3が勝ち、ハートが捨てられました。
lesson-duck = くぐる
lesson-duck-goal = トリックを取らない
lesson-duck-1 = ほかの人より低い札を出すことを「くぐる」といいます。トリックを取らない中でいちばん高い札を出し、低い札を残しましょう。
lesson-duck-1-then = 今度は低い札です。
lesson-duck-1-yes = ジャックはクイーンの下、3は9の下をくぐりました。トリックは取っていません。
lesson-duck-1-no = 低い札がなくなり、ジャックでトリックを取ることになりました。
lesson-duck-2 = もう一度、場のいちばん高い札のすぐ下を出しましょう。2つ目のトリックも考えて。
lesson-duck-2-then = 今度はできるだけ低く。
lesson-duck-2-yes = 8はクイーンの下、4は6の下をくぐりました。トリックは取っていません。
lesson-duck-2-no = あなたの1枚が、ほかのどれよりも高い札でした。
lesson-duck-3-goal = ハートを取らない
lesson-duck-3 = 最後の番で、このトリックにハートはありません。キングを手放すチャンスです。
lesson-duck-3-then = あなたのリードです。低く出しましょう。
lesson-duck-3-yes = ハートのないトリックなら取っても失点しません。キングもなくなりました。
lesson-duck-3-no = キングが手元に残り、ハートを取ることになりました。
lesson-queen = クイーン
lesson-queen-goal = クイーンに注意
lesson-queen-1 = スペードのクイーンは1枚で13点の失点です。{ $right }が出すしかありませんでした。このトリックを取らないように。
lesson-queen-1-yes = クイーンは{ $right }が自分で取りました。{ $right }は13点の失点です。
lesson-queen-1-no = あなたのキングがクイーンを取りました。あなたは13点の失点です。
lesson-queen-2 = 後から出す{ $left }が、スペードのクイーンを持っているかもしれません。低く出しましょう。
lesson-queen-2-yes = { $left }はクイーンを出すしかなく、自分で取ります。13点の失点です。
lesson-queen-2-no = { $left }があなたのエースにクイーンを出しました。あなたは13点の失点です。
lesson-queen-3-goal = クイーンを押し付ける
lesson-queen-3 = 今度はあなたがスペードのクイーンを持っています。{ $across }がキングを出しました。このトリックにクイーンを出しましょう。
lesson-queen-3-yes = キングがクイーンを取ります。{ $across }は13点の失点です。
lesson-queen-3-no = まだクイーンがあり、キングはもうありません。
lesson-throw = クイーンを捨てる
lesson-throw-goal = クイーンを手放す
lesson-throw-1 = ダイヤがないので、何でも出せます。スペードのクイーンも出せます。
lesson-throw-1-yes = ダイヤのキングがトリックと13点を取ります。
lesson-throw-1-no = まだクイーンがあります。こんな機会はもう来ないかもしれません。
lesson-throw-2 = ほかの高い札も危険ですが、クイーンの失点が最大です。
lesson-throw-2-yes = { $across }がエースでクイーンを取ります。
lesson-throw-2-no = クイーンがまだ手にあります。いちばん重い13点の札です。
lesson-throw-3 = 唯一のダイヤでこのトリックを取ることになります。次はあなたのリードです。
lesson-throw-3-then = あなたのリードです。クイーンではなく低い札なら、ほかの人がダイヤをリードできます。
lesson-throw-3-last = ダイヤがリードされ、あなたにはもうありません。今です！
lesson-throw-3-yes = { $across }のジャックがスペードのクイーンを取ります。
lesson-throw-3-no = クイーンをリードした人は、たいてい自分で取ることになります。
lesson-lead = 安全にリードする
lesson-lead-goal = トリックを取らない
lesson-lead-1 = リードです。あなたのカードでスートが決まります。低い札なら、ほかの人が上を出せます。
lesson-lead-1-yes = 3人とも2より高い札を出しました。
lesson-lead-1-no = 誰もそれより高く出せず、トリックはあなたのものです。
lesson-lead-2-goal = クイーンを引き出す
lesson-lead-2 = ほかの人がスペードのクイーンを持っています。低いスペードをリードすれば、ほかのスペードがない人はクイーンを出すしかありません。
lesson-lead-2-yes = { $left }にはほかのスペードがなく、13点の失点です。もう誰もあなたにクイーンを捨てられません。
lesson-lead-2-no = クイーンはまだ残っていて、後であなたに捨てられるかもしれません。
lesson-lead-3 = ハートは、捨てられるまでリードできません。ほかに低い札はどれですか？
lesson-lead-3-yes = 3人とも、もっと高いクラブがありました。
lesson-lead-3-no = 誰も8より高く出せませんでした。
lesson-pass = 高いスペードを渡す
lesson-pass-goal = 正しい3枚を渡す
lesson-pass-1 = プレイの前に3枚を{ $left }に渡します。スペードのエースとキングは、クイーンを取らされがちです。両方と、もう1枚を渡しましょう。
lesson-pass-1-yes = 新しい3枚は{ $right }から来ました。もう高いスペードでクイーンを取らされることはありません。
lesson-pass-1-no = スペードが少ないと、エースやキングでクイーンを取らされます。
lesson-pass-2 = 今度は{ $right }に渡します。ほかのスペードが1枚だけでは、クイーンをすぐ出すことになります。渡しましょう。
lesson-pass-2-yes = クイーンは今{ $right }の手にあり、知っているのは二人だけです。
lesson-pass-2-no = 小さいスペード1枚では、クイーンを長くは守れません。
lesson-pass-3 = 今度は{ $across }です。スペードがリードされても小さい札を出せるので、クイーンは残します。ハートのエースとキング、スペード以外のもう1枚を渡しましょう。
lesson-pass-3-yes = 小さいスペード4枚がクイーンを守り、高いハートはなくなりました。
lesson-pass-3-no = クイーンを守るスペードを残し、高いハートを渡しましょう。
lesson-void = ボイドを作る
lesson-void-goal = ダイヤをなくす
lesson-void-1 = ダイヤ3枚をすべて渡しましょう。あるスートが1枚もないことをボイドといいます。そのスートがリードされたとき、何でも出せます。
lesson-void-1-yes = ダイヤのボイドです。次のパートで使い道が分かります。
lesson-void-1-no = まだ手札にダイヤがあります。
lesson-void-2-goal = ボイドを使う
lesson-void-2 = またダイヤのない手札です。{ $left }がダイヤをリードします。失点がいちばん大きいカードを捨てましょう。
lesson-void-2-yes = { $left }のダイヤのエースが、スペードのクイーンを取ります。
lesson-void-2-no = その札はクイーンほど危険ではありませんでした。
lesson-count = 13まで数える
lesson-count-goal = ハートを取らない
lesson-count-1 = 各スートは13枚です。クラブが12枚出て、最後の1枚はあなたが持っています。リードするとどうなりますか？
lesson-count-1-yes = 正解：誰もクラブを持たないので、ハートを捨てられるところでした。
lesson-count-1-no = 誰もクラブを持たず、全員がハートを捨てました。
lesson-count-2-goal = トリックを取らない
lesson-count-2 = ダイヤが8枚出て、あなたは9を持っています。残り4枚はすべてそれより低い札です。
lesson-count-2-yes = 正解：9は残った中でいちばん高いダイヤで、勝ってしまうところでした。
lesson-count-2-no = 10、ジャック、クイーン、キング、エースはすでに出ていて、9がいちばん高い札でした。
lesson-stop = ムーンを止める
lesson-stop-goal = ハートを1枚取る
lesson-stop-1 = すべてのハートとスペードのクイーンを取ると、シュート・ザ・ムーンです。達成者は0点、ほかの全員は26点です。{ $right }があと少しです。ジャックは低いハートのために残しましょう。
lesson-stop-1-then = 今、1枚取れます。
lesson-stop-1-yes = ハートを取ったわずかな失点で、26点を防ぎました。
lesson-stop-1-no = { $right }が全部取りました。ジャックなら9に勝てました。
lesson-stop-2 = もう一度：{ $right }からハートを取れる札を残しましょう。
lesson-stop-2-then = 今です！
lesson-stop-2-yes = あなたのキングがハートを取りました。ムーンは止まりました。
lesson-stop-2-no = キングがなければ、{ $right }を止められません。
lesson-shoot = シュート・ザ・ムーン
lesson-shoot-goal = 全ハートとクイーンを取る
lesson-shoot-1 = 今度はあなたです。すべてのハートとクイーンを取れば、ほかの人は26点ずつです。{ $left }がクイーンをリードしました！
lesson-shoot-1-then = あなたのリードです。ほかの人がハートを取らないよう、いちばん高い札から始めましょう。
lesson-shoot-1-yes = 全部取りました。ほかの人は26点ずつ、あなたは0点です。
lesson-shoot-1-no = ほかの人のトリックに1点でも入れば、ムーンは失敗です。
lesson-shoot-2 = 全部取りましょう。エースでキングを引き出せば、クラブのクイーンがいちばん高い札になります。
lesson-shoot-2-then = いちばん高い札で続けましょう。
lesson-shoot-2-yes = スペードのクイーンと、残りのハート全部です。
lesson-shoot-2-no = クラブのキングがまだ残っていました。
lesson-shoot-3-goal = 全ハートを取る
lesson-shoot-3 = エースでダイヤのキングを引き出します。すると2でもトリックを取れます。
lesson-shoot-3-then = ほかの人にもうダイヤはありません。
lesson-shoot-3-last = 今度はハートを、高い順に。
lesson-shoot-3-yes = 全部、しかも1つは2で取りました。
lesson-shoot-3-no = 別の札のほうが高く、ハートも取られました。
lesson-free = 失点のないトリック
lesson-free-goal = ハートもスペードのクイーンも取らない
lesson-free-1 = 最後の番で、このトリックに失点はありません。どのクラブを出しますか？
lesson-free-1-then = あなたのリードです。低い札は安全です。
lesson-free-1-yes = ここではキングで取っても失点がなく、2はほかの人の下をくぐれます。
lesson-free-1-no = キングを残したため、次のクラブでハートが来ました。
lesson-shed = キングを手放す
lesson-shed-goal = スペードのクイーンを取らない
lesson-shed-1 = 最後の番なので、このトリックにもうクイーンは落ちません。
lesson-shed-1-then = あなたのリードです。低い札は安全です。
lesson-shed-1-yes = キングを安全なうちに手放しました。2ならクイーンを取りません。
lesson-shed-1-no = キングを残したため、{ $left }のリードしたクイーンを取ることになりました。
lesson-smoke = クイーンをあぶり出す
lesson-smoke-goal = スペードのクイーンを取らない
lesson-smoke-1 = スペードのクイーンはまだ残っていて、あなたには低いスペードがあります。何をリードしますか？
lesson-smoke-1-then = クイーンは出ました。ほかに失点はありません。
lesson-smoke-1-yes = { $across }にほかのスペードはなく、クイーンを出すしかありませんでした。
lesson-smoke-1-no = { $across }があなたの高い札にクイーンを出しました。
lesson-guards = ガードを残す
lesson-guards-goal = スペードのクイーンを取らない
lesson-guards-1 = クイーンはあなたの手にあり、ガードは低いスペード1枚です。何をリードしますか？
lesson-guards-1-then = このスートがありません。クイーンを捨てられます。
lesson-guards-1-yes = ガードのおかげで、捨てられるまでクイーンを残せました。
lesson-guards-1-no = クイーンを自分で取りました。7を残せば、もう少し待てました。
lesson-loser = 負ける中でいちばん高い札
lesson-loser-goal = ハートもスペードのクイーンも取らない
lesson-loser-1 = 何を出してもクラブのクイーンが勝ちます。どのクラブを出しますか？
lesson-loser-1-then = 低い札はほかの人の下に入ります。
lesson-loser-1-yes = ジャックはクイーンの下に入り、4が残ります。
lesson-loser-1-no = ジャックを残したため、次のクラブでほかの人の捨て札が来ました。
lesson-exit = 逃げ道
lesson-exit-goal = ハートもスペードのクイーンも取らない
lesson-exit-1 = リードです。2枚は高い札です。どれならリードを渡せますか？
lesson-exit-1-then = このスートがありません。いちばん高い札を捨てましょう。
lesson-exit-1-yes = 3でリードを渡し、高い札を捨てられました。
lesson-exit-1-no = 高い札でハートを取りました。3をリードしてから、キングを捨てましょう。

lesson-side = 左か右か
lesson-side-goal = 正しい3枚を渡す
lesson-side-1 = ハートのエースとあと2枚を、すぐ次に出す{ $left }に渡します。スペードのクイーンも渡しますか？
lesson-side-1-yes = { $left }があなたのスペードのエースにクイーンを出すことはありません。先に出す{ $right }になら、渡してもよい札でした。
lesson-side-1-no = ハートのエースを渡し、クイーンは残しましょう。{ $left }があなたのスペードのエースに出すかもしれません。

lesson-given = 渡した札から分かること
lesson-given-goal = ハートもスペードのクイーンも取らない
lesson-given-1 = あなたが{ $left }に渡したハートのエースは、まだ出ていません。何をリードしますか？
lesson-given-1-then = エースは出るしかありませんでした。10はもう安全です。
lesson-given-1-yes = 渡したエースはまだ{ $left }にあり、ハートの9では勝てません。
lesson-given-1-no = スペードの10が勝ち、{ $left }がハートのエースを捨てました。

lesson-out = ボイドの人を見る
lesson-out-goal = ハートもスペードのクイーンも取らない
lesson-out-1 = { $left }と{ $right }にダイヤがないことは、もう分かっています。何をリードしますか？
lesson-out-1-then = このスートがありません。ダイヤを捨てられます。
lesson-out-1-yes = ほかのハートはどれも2より高く、その後ダイヤを捨てられました。
lesson-out-1-no = ダイヤは{ $across }だけにあり、あなたより低い札でした。{ $left }がハートを捨てました。

lesson-early = ムーンに早く気づく
lesson-early-goal = ハートを1枚取る
lesson-early-1 = { $left }がハートを6枚取り、ほかの人は0枚、スペードのクイーンも残っています。どのクラブを出しますか？
lesson-early-1-yes = 1点の失点で、{ $left }のムーンを止めました。
lesson-early-1-no = このハートも{ $left }が取りました。8なら1点でムーンを止められました。

lesson-feed = 点を渡さない相手
lesson-feed-goal = ゲームを続ける
lesson-feed-1 = { $left }は99点で、あなたが渡したダイヤの10を持っています。{ $across }は55点、あなたは63点です。どれを捨てますか？
lesson-feed-1-then = ハートはなくなり、このトリックに失点はありません。
lesson-feed-1-yes = ハートは{ $across }が取りました。{ $left }は99点のままで、ゲームは続きます。
lesson-feed-1-no = { $left }がハートを取らされました。100点でゲームが終わり、{ $across }の勝ちです。
lesson-charge = チャージ
lesson-charge-goal = 良いカードを2倍に
lesson-charge-1 = ルールセットによっては、プレイ前にカードを見せて点を2倍にできます。ダイヤのジャックは得な札で、100点です。
lesson-charge-1-yes = ジャックを取る人は、これで200点です。
lesson-charge-1-no = ここで2倍にする価値があるのはジャックだけです。
lesson-charge-2-goal = クイーンを取らない
lesson-charge-2 = { $across }がスペードのクイーンをチャージし、失点は2倍です。取らないようにしましょう。
lesson-charge-2-yes = { $across }が2倍の失点で取ることになります。
lesson-charge-2-no = クイーンを取り、2倍の失点です。
lesson-charge-3-goal = ダイヤのジャックを取る
lesson-charge-3 = ダイヤのジャックは良いカードです。取った人は100点です。
lesson-charge-3-yes = あなたのエースがジャックを取りました。
lesson-charge-3-no = 3だったので、ジャックは{ $right }のままです。
lesson-kitty = キティ
lesson-kitty-goal = キティを取らない
lesson-kitty-1 = 配って余ったカードは中央に置きます。これがキティです。最初のトリックを取った人が、中身が何でもキティを取ります。
lesson-kitty-1-yes = { $across }がキティを取りました。ハートのキングが入っていました。
lesson-kitty-1-no = あなたがトリックを取り、キティにはハートが入っていました。
lesson-cancel = 打ち消し
lesson-cancel-goal = クイーンを取らない
lesson-cancel-1 = ここでは同じカード2枚は打ち消し合います。どちらのエースも取れません。今、トリックを取るのはどの札ですか？
lesson-cancel-1-yes = エースがないので、{ $right }の10がいちばん高いクラブでした。
lesson-cancel-1-no = エースは2枚とも打ち消され、あなたのキングがトリックとクイーンを取りました。
lesson-partners = パートナー
lesson-partners-goal = チームの失点をなくす
lesson-partners-1 = { $across }はあなたのパートナーです。どちらが取っても二人の点になります。このトリックにはクイーンがあります。
lesson-partners-1-yes = クイーンは{ $left }に、つまり相手チームに行きました。
lesson-partners-1-no = 失点は{ $across }とあなたの両方につきます。
lesson-partners-2 = { $across }が二人のためにこのトリックを取ります。失点札を出さないようにしましょう。
lesson-partners-2-yes = { $across }が取り、失点はありません。
lesson-partners-2-no = 自分のチームの失点になりました。
lesson-auction = オークション
lesson-auction-goal = 低い札のスートを選ぶ
lesson-auction-1 = 最高額のビッドをした人が失点スートを決めます。ビッドしてから、低い札の多いスートを選びましょう。
lesson-auction-1-yes = ダイヤが失点になり、あなたのダイヤはいちばん低い札です。
lesson-auction-1-no = そのスートはあなたの札が高く、失点する札を取ることになります。
learn-title = 学ぶ
learn-lessons = レッスン
learn-lessons-detail = { $n ->
    [0] 短い28課で基本から
   *[other] 28課中{ $n }課終了
}
learn-rules = 遊び方
learn-rules-detail = ルール、図解、キー
menu-learn = 学ぶ
menu-learn-detail = { $n ->
    [0] レッスンとパズル
   *[other] レッスン{ $n }課終了
}
menu-first-lesson = 最初のレッスン
menu-first-lesson-detail = 5分で学ぶハーツ
lesson-deal-practice = 練習のディール：ヒントは自動で出て、結果は数えません。{ $mode ->
    [click] ここではクリック1回でカードを出します。
   *[other] { "" }
}
lesson-deal-last = 最後のカードは自動で出ます。もう選ぶものはありません。
