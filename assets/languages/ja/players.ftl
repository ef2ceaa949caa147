### 相手とコーチ

level-beginner = 初心者
    .line = ルールは知っていますが、出た札をほとんど忘れ、いつも高い札を渡します。
level-casual = カジュアル
    .line = くぐることができ、大きな札は覚えますが、小さな札は忘れます。
level-learner = 見習い
    .line = 渡し方がうまく、少し枚数を数えますが、ときどき判断を誤ります。
level-club = クラブプレイヤー
    .line = くぐり、枚数を数え、クイーンを追い、経験でムーンを止めます。
level-strong = 上級者
    .line = 可能なディールで出し方と渡し方を試します。
level-expert = エキスパート
    .line = ありそうな数ディールで出し方と渡し方を試します。
level-grandmaster = グランドマスター
    .line = ありそうな何百ものディールで出し方と渡し方を試します。
level-newcomer = 新人
    .line = ルールを知っているだけです。
level-fits = あなたに合わせる
    .line = ゲームごとにあなたの強さに合わせ、この割合で勝てるようにします。
level-random = ランダム
    .line = 出せるカードを適当に出します。テストと比較用。
level-rule = 定石プレイヤー
    .line = 癖のないクラブプレイヤー。比較用。
character-ada = 癖がまったくありません。
character-basil = 慎重：誰がトリックを取るか知りたがります。
character-finn = 勝負師：誰が取ってもおかしくないトリックが好きです。
character-hugo = 高いスペードを渡さずに残します。
character-ines = 短いスートを作るように渡します。
character-juno = 損が少なければすぐハートを出します。
character-kofi = 最初のトリックで高い札を手放します。
character-lena = トップの人に失点させたがります。
character-mira = 定石どおりに出します。
character-nils = 高い札とハートを後に残します。
character-opal = ほかの人より早くムーンを狙います。
character-otto = 慎重で、短いスートを作るように渡します。
character-pavel = 少し不注意です。
character-rosa = 早くハートをブレイクし、リスクを好みます。
character-tariq = 高いスペードを残し、トップを狙います。
character-wren = 速くて不注意ですが、ムーンには目ざといです。
why-shooting = 全部取ろうとしています。
why-joker = ジョーカーはトリックを取りません。
why-draw-out = 低い札で、皆が恐れるカードを引き出せるかもしれません。
why-high-card = ほかの人がまだフォローできそうなうちに、高い札を出します。
why-another-player = ほかの人が取ってくれそうです。
why-no-moon = ムーンを狙う人がいるかもしれないので、その人には点を渡しません。
why-worst-card = 最悪のカードをほかの人のトリックに捨てます。
why-points = ほかの人に失点を渡します。
why-dangerous-card = 危ないカードをほかの人のトリックに捨てます。
why-duck = トリックを取らない中で最も高いカードです。
why-stop-moon = 1点取ればムーンが止まります。
why-had-to-take = どうせ取るトリックなので、高い札を使います。
why-worth-winning = 取る価値のあるトリックです。
why-empty-trick = 失点のないトリックは、高い札の使いどころです。
why-best = まだ可能なディールで、平均して最善です。
coach-even = 同じくらい良い札です：差は偶然です。
coach-better = { coach-about }良いですが、目立った理由はありません。
coach-about = { $half ->
    [yes] { $whole ->
        [0] 約½点
       *[other] 約{ $whole }½点
    }
   *[no] { $whole ->
        [0] ½点未満
       *[other] 約{ $whole }点
    }
}
coach-own-moon = { $alike ->
    [yes] 良いほうの選択の後のほうが、全部取れることが多くなります。
   *[no] 全部取れるのは、良いほうの選択なら{ coach-rarely }、良くないほうの選択なら{ coach-often }です。
}
coach-others-moon = { $alike ->
    [yes] 良くないほうの選択の後は、ほかの人が全部取ることが多くなります。
   *[no] ほかの人が全部取るのは、良くないほうの選択なら{ coach-often }、良いほうなら{ coach-rarely }です。
}
coach-own-moon-with = { $alike ->
    [yes] { CARD($better) }のほうが{ CARD($other) }より、全部取れることが多くなります。
   *[no] 全部取れるのは、{ CARD($better) }なら{ coach-rarely }、{ CARD($other) }なら{ coach-often }です。
}
coach-others-moon-with = { $alike ->
    [yes] { CARD($other) }だと{ CARD($better) }より、ほかの人が全部取ることが多くなります。
   *[no] ほかの人が全部取るのは、{ CARD($other) }なら{ coach-often }、{ CARD($better) }なら{ coach-rarely }です。
}
coach-same = どれを選んでも、サンプルの全ディールで取る点は同じです。
coach-takes-with = { $alike ->
    [yes] { CARD($other) }だと{ CARD($better) }より、{ coach-which }を取ることが多くなります。
   *[no] { coach-which }を取るのは、{ CARD($other) }なら{ coach-often }、{ CARD($better) }なら{ coach-rarely }です。
}
coach-which = { $own ->
    [yes] 自分の{ CARD($card) }
   *[no] { CARD($card) }
}
coach-takes-kept = { $alike ->
    [yes] { CARD($better) }を残すと、今出すより{ coach-which }を取ることが多くなります。
   *[no] { coach-which }を取るのは、{ CARD($better) }を残すと{ coach-often }、今出すと{ coach-rarely }です。
}
coach-takes-own = { $now ->
    [yes] { CARD($card) }を自分で取るのは、今出すと{ coach-often }、残すと{ coach-rarely }です。
   *[no] { CARD($card) }を自分で取るのは、残すと{ coach-often }、今出すと{ coach-rarely }です。
}
coach-takes-after = { $alike ->
    [yes] 良くないほうの選択の後は、良いほうより{ CARD($card) }を取ることが多くなります。
   *[no] { CARD($card) }を取るのは、良くないほうの選択なら{ coach-often }、良いほうなら{ coach-rarely }です。
}
coach-rest = ほかのカードでも平均{ coach-about }損です。
coach-both = { $first }{ $then }
coach-worth = { coach-about }良くなります。
coach-some = { $half ->
    [yes] { $whole ->
        [0] { SUIT($suit) }½枚多く
       *[other] { SUIT($suit) }{ $whole }½枚多く
    }
   *[no] { SUIT($suit) }{ $whole }枚多く
}
coach-suit = 良くないほうの選択の後は{ SUIT($suit) }を多く取ります。
coach-suit-with = { CARD($other) }だと{ CARD($better) }より{ SUIT($suit) }を多く取ります。
coach-trick = { $alike ->
    [yes] { CARD($other) }だと{ CARD($better) }より、このトリックを取ることが多くなります。
   *[no] このトリックを取るのは、{ CARD($other) }なら{ coach-often }、{ CARD($better) }なら{ coach-rarely }です。
}
coach-last-takes = 最後の番です：{ CARD($other) }だと{ LIST($cards) }を取り、{ CARD($better) }なら何も取りません。
coach-last-free = 最後の番で、このトリックに失点はありません：{ CARD($better) }で取っても失点しません。
coach-last-either = どちらでもこのトリックを取ります：{ CARD($better) }を手放しましょう。
coach-one-holder = { CARD($card) }をまだ持ちうるのは、ほかに一人だけです。
coach-all-beat = { $n ->
    [1] 見えない最後の{ SUIT($suit) }は、
   *[other] 見えない{ SUIT($suit) }{ $n }枚はすべて、
}あなたの{ CARD($card) }に{ $leads ->
    [yes] 勝つので、このトリックはほかの人が取ります
   *[no] 勝ちます
}。
coach-none-beats = { $n ->
    [0] ほかの誰も{ SUIT($suit) }を持たず、あなたの{ CARD($card) }に勝てない
    [1] 見えない最後の{ SUIT($suit) }も、あなたの{ CARD($card) }に勝てない
   *[other] 見えない{ SUIT($suit) }{ $n }枚のどれも、あなたの{ CARD($card) }に勝てない
}ので、出すとこのトリックはあなたのものです。
coach-empties = { CARD($better) }の後は{ SUIT($suit) }がなくなり、リードされたとき捨てられます。
coach-close = はっきりしません：差は{ coach-about }かもしれず、ないかもしれません。
coach-often = { $often ->
    [hardly] ほとんどなし
    [seldom] まれ
    [sometimes] ときどき
    [half] 約半分
    [mostly] たいてい
    [nearly] ほぼいつも
   *[always] 毎回
}
coach-rarely = { $rarely ->
    [hardly] ほとんどなし
    [seldom] まれ
    [sometimes] ときどき
    [half] 約半分
    [mostly] たいてい
    [nearly] ほぼいつも
   *[always] 毎回
}
coach-kept = { $alike ->
    [yes] 後でトリックを取ることは、{ CARD($better) }のほうが{ CARD($other) }より多くなります。
   *[no] 後でトリックを取るのは、{ CARD($better) }なら{ coach-often }、{ CARD($other) }なら{ coach-rarely }です。
}
coach-tricks = { CARD($other) }だと{ CARD($better) }より多くのトリックを取ります。
coach-thrown = { SUIT($suit) }がないので、{ CARD($better) }はこのトリックを取る人に行きます。
coach-rid = { SUIT($suit) }がないので、{ CARD($better) }を手放すチャンスです。
coach-under = { CARD($better) }は場の{ CARD($card) }の下をくぐり、{ CARD($other) }は上になります。
coach-over = { CARD($better) }は場の{ CARD($card) }に勝ち、{ CARD($other) }は下をくぐります。
coach-neither = 場の{ CARD($card) }はどちらにも勝ちます：高いほうの{ CARD($better) }を手放しましょう。
coach-queen-out = { CARD($card) }はまだ出ておらず、{ CARD($other) }はそれより高い札です。
coach-guards = { CARD($other) }を残しましょう：ほかのスペードがある間は、{ CARD($card) }を出さずにすみます。
coach-others-out = ほかに{ SUIT($suit) }のない人がいて、{ CARD($other) }に失点札を捨てるかもしれません。
coach-exit = { CARD($other) }を残しましょう：見えない{ SUIT($suit) }はすべてそれに勝つので、後でトリックを取らずにすみます。
coach-more-beat = 見えないカードのうち、{ CARD($better) }に勝つものは{ $n }枚、{ CARD($other) }に勝つものは{ $k }枚です。
coach-in-trick = このトリックにはもう{ LIST($cards) }があります。
coach-stays-on = { CARD($better) }には誰も勝てないので、このトリックを取って、またリードできます。
coach-pass-queen = スペードのクイーンは失点が最も大きく、取らされるかもしれません。
coach-pass-guards = { CARD($card) }を残しましょう：小さいスペードはクイーンの守りです。
coach-pass-empties = { SUIT($suit) }がなければ、リードされたとき何でも捨てられます。
coach-pass-spades = { CARD($card) }でスペードのクイーンを取るかもしれません。
coach-pass-high = { CARD($card) }はトリックと一緒に失点も取りやすい札です。
coach-pass-low = { CARD($card) }を残しましょう：低い札は、負けたいときに負けられます。
coach-pass-shorter = { SUIT($suit) }が少なくなり、すぐになくなります。
coach-figures = サンプル{ $of }ディールのうち{ $played }ディールでそうなり、良いほうの選択では{ $best }ディールです。
coach-figures-cards = サンプルディールの平均で{ coach-some }取ります。
opponents-know = 相手が知っているのは、自分のカード、渡した札と受け取った札、テーブルで見えたものだけです。あなたのカードも、これから配るカードも、決して伝わりません。
opponents-share = 相手同士は何も教え合わず、どれがあなたかも知りません。
opponents-aim = 相手は、あなたでも相手の一人でも、トップの人を抑えようとします。
opponents-failed = 相手の思考プログラムに問題が起きたため、別のものに替えました。ゲームは続きます。
opponents-no-files = システムがこれ以上ファイルを開けないため、簡易な相手に替えて続けます。ほかのプログラムを閉じてから、ハーツを起動し直してください。
