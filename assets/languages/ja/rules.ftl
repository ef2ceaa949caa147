### ルールの文

rules-moon-them = { $cleared ->
    [hand] 取ったカード
    [penalties] 失点札
   *[needed] そのカード
}
rules-moon-those = { $cleared ->
    [penalties] 失点札
   *[other] そのカード
}
rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] トリックはどれも取るだけで失点になり、中の失点札でさらに失点します。できるだけ点を取らないようにします。
       *[no] トリックで取ると失点になるカード（失点札）があります。できるだけ点を取らないようにします。
    }
    [high] トリックで取ると点が減るカード（失点札）があります。できるだけ高い点を目指します。
    [magnitude] トリックで取ると点になるカードがあります。できるだけゼロに近い点を目指します。
    [counters] トリックで取るとチップを失うカード（失点札）があります。自分のチップを守ります。
    [hearts] トリックでハートを取るとチップを失います。自分のチップを守ります。
    [pool] 失点札を1枚も取らない人が、全員の払ったチップを分けます。
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] 失点札はすべてのハートとスペードのクイーンです。
       *[other] 失点札はすべてのハートと2枚のスペードのクイーンです。
    }
    [hearts] 失点札はすべてのハートです。
    [named] 失点札は、ディールごとに決まる1つのスートの全カードです。
    [hearts-and] { $packs ->
        [1] 失点札はすべてのハートと、{ CARDS($others) }です。
       *[other] 失点札はすべてのハートと、2組それぞれの{ CARDS($others) }です。
    }
   *[no] 失点札は{ CARDS($cards) }です。
}
rules-players = { $partners ->
   *[none] { $players }人で、それぞれ個人で戦います。
    [fixed] { $players }人で、向かい合う2人がチームになります。
    [adhoc] { $players }人で、パートナーはディールごとに変わります。
}
rules-pack = { $packs ->
    [1] 普通のトランプ1組（{ $cards }枚）を使います。
   *[other] 普通のトランプ{ $packs }組（各{ $cards }枚）を混ぜて使います。全部で{ $total }枚です。
}
rules-pack-changed = { $packs ->
    [1] 普通のトランプ1組（{ $cards }枚、{ LIST($changes, type: "more") }）を使います。全部で{ $total }枚です。
   *[other] 普通のトランプ{ $packs }組（各{ $cards }枚、{ LIST($changes, type: "more") }）を混ぜて使います。全部で{ $total }枚です。
}
rules-pack-without = ただし{ LIST($cards) }を除く
rules-pack-every = 2枚の{ SUIT($suit) }の{ RANK($rank) }
rules-pack-copies = { $packs }枚ある{ SUIT($suit) }の{ RANK($rank) }のうち{ $n }枚
rules-pack-jokers = ほかにジョーカー{ $n }枚を加える
rules-pack-warren = ほかにウォーレンカード1枚を加える
rules-ranks = { $lowest ->
    [2] どのスートもエースが最も強く、キング、クイーン、ジャック、10と続き、2が最も弱い札です。切り札はありません。
    [0] どのスートもエースが最も強く、キング、クイーン、ジャック、10と続き、残っている最も小さい数が最も弱い札です。切り札はありません。
   *[other] どのスートもエースが最も強く、キング、クイーン、ジャック、10と続き、{ RANK($lowest) }が最も弱い札です。切り札はありません。
}
rules-jokers = { $jokers ->
   *[off_suit] ジョーカーはどのスートでもなく、ハートでもありません。フォローできない人だけが出せます。トリックは取れず、点もありません。
    [anytime] ジョーカーはどのスートでもなく、フォローできるときでもいつでも出せます。トリックは取れず、点もありません。
    [zero_of_suit] ジョーカーの1枚はクラブの、もう1枚はダイヤの最も低い札で、2より下です。ほかのカードと同じようにフォローし、トリックは取れず、点もありません。
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] ジョーカーは、ほかにリードできるカードがない人だけがリードできます。
       *[other] ジョーカーは、ほかにリードできるカードがない人だけがリードできます。その場合、次に出たジョーカー以外のカード（ハートでもよい）がフォローするスートを決めます。
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] ジョーカーは、そのスートのカードとしてリードできます。
       *[other] ジョーカーはリードできます。次に出たジョーカー以外のカード（ハートでもよい）がフォローするスートを決めます。
    }
    [leader_names_suit] ジョーカーはリードできます。リードした人がフォローするスートを決めます。
}
rules-warren = 配って余った1枚（余り札）は、ウォーレンカードを持つ人の横に伏せて置きます。誰が持つかは全員に見えますが、見てよいのはその人だけです。ウォーレンカードを渡された人は余り札も受け取ります。
rules-warren-play = 余り札を出せるときは、代わりにウォーレンカードを出せます。余り札のスートをすぐに告げ、数字はトリックの終わりに見せます。初めから余り札が出ていたものとして数えます。
rules-warren-queen = 余り札がスペードのクイーンなら、表にしたときに初めてハートをブレイクします。
rules-warren-follow = { $follow ->
   *[alias] フォローのとき、ウォーレンカードは余り札のスートのカードとして扱います。
    [optional] フォローのためにウォーレンカードを出す義務はありません。
}
rules-warren-left = { $left ->
   *[ordinary] ウォーレンカード自体が余ったときは、普通のディールとして進めます。
    [redeal] ウォーレンカード自体が余ったときは、配り直します。
}
rules-first-dealer = { $dealer ->
   *[random] 最初のディーラーはランダムに決めます。
    [low_card] { $direction ->
       *[cw] 全員が1枚引き、最も低い札を引いた人が最初に配ります。同じなら引き直します。ディールのたびにディーラーの右隣がカットします。
        [ccw] 全員が1枚引き、最も低い札を引いた人が最初に配ります。同じなら引き直します。ディールのたびにディーラーの左隣がカットします。
    }
}
rules-direction = { $direction ->
   *[cw] 配るのも出すのも時計回りで、次はディーラーの左隣が配ります。
    [ccw] 配るのも出すのも反時計回りで、次はディーラーの右隣が配ります。
}
rules-hands = { $direction ->
   *[cw] ディーラーの左隣から順に1枚ずつ、全員に{ $size }枚配ります。
    [ccw] ディーラーの右隣から順に1枚ずつ、全員に{ $size }枚配ります。
}
rules-hands-uneven = { $direction ->
   *[cw] ディーラーの左隣から順に1枚ずつ、なくなるまで配ります。{ rules-hands-longer }1枚多い人は最初のトリックに2枚出します。
    [ccw] ディーラーの右隣から順に1枚ずつ、なくなるまで配ります。{ rules-hands-longer }1枚多い人は最初のトリックに2枚出します。
}
rules-hands-longer = { $longer ->
    [1] 最初の人は{ $most }枚、ほかの人は{ $least }枚です。
   *[other] 最初の{ $longer }人は{ $most }枚、ほかの人は{ $least }枚です。
}
rules-stock = 残りの{ $n }枚は伏せて山札にします。
rules-kitty = { rules-kitty-size }{ $kitty ->
   *[first_trick] 最初のトリックを取った人がキティも取り、見てもかまいません。取ったトリックと一緒に数え、手札には加えません。
    [first_point] 失点札のある最初のトリックを取った人がキティも取り、見てもかまいません。取ったトリックと一緒に数え、手札には加えません。
    [last_trick] ディールの最後のトリックを取った人がキティも取り、見てもかまいません。取ったトリックと一緒に数えます。
    [first_trick_swap] 最初のトリックを取った人がキティを手札に加え、次のトリックの前に手札から{ cards }を伏せて捨て置きます。
    [first_point_swap] 失点札のある最初のトリックを取った人がキティを手札に加え、次のトリックの前に手札から{ cards }を伏せて捨て置きます。
    [out_of_play] キティは誰も見ず、誰の点にもなりません。
}
rules-kitty-size = { $n ->
    [1] 余った1枚がキティです。
   *[other] 余った{ $n }枚がキティです。
}
rules-kitty-discard = { $discard ->
   *[captured] 捨て置いたカードは、その人が取ったものと数えます。
    [out_of_play] 捨て置いたカードは誰の点にもなりません。
}
rules-no-pass = カードは渡しません。
rules-pass-always = プレイの前に全員がカードを渡します。毎回、{ $step }です。
rules-pass-cycle = プレイの前に全員がカードを渡します。{ SERIES($steps) }。{ $again ->
    [yes] その後はまた最初の渡し方に戻ります。
   *[no] { "" }
}
rules-pass-first = 最初のディールは{ $step }
rules-pass-later = { $n }回目は{ $step }
rules-pass-unseen = 渡す札は、受け取る札を見る前に選びます。
rules-pass-forbidden = 次のカードは渡せません：{ CARDS($cards) }。
rules-pass-along = 一人に渡すときは、自分のカードを残し、来たカードを見ずにそのまま次の人へ渡してもかまいません。
rules-pass-count = { $n }枚
rules-pass-hold = なし（ホールド）
rules-pass-middle = { rules-pass-count }を中央に出し、混ぜて{ $n }枚ずつ配り直し
rules-pass-smoosh = { rules-pass-middle }（スムーシュ）
rules-pass-charge = 誰かがチャージしていれば渡さず（「{ heading-before }」を参照）、そうでなければ{ rules-pass-middle }（その後、もう一度チャージできます）
rules-pass-scatter = ほかの全員に{ rules-pass-count }ずつ（スキャッター）
rules-pass-dealer = ディーラーの選択により、{ SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { LIST($ways, type: "or") }{ rules-pass-count }
rules-pass-way = { $way }{ rules-pass-count }
rules-way-other = 相手へ
rules-way-opposite = 向かいへ
rules-way = { $side ->
   *[left] { $place ->
        [1] 左へ
       *[other] 左{ $place }番目へ
    }
    [right] { $place ->
        [1] 右へ
       *[other] 右{ $place }番目へ
    }
}
rules-charging = { $after_pass ->
    [some] 最初のトリックの前（カードを渡すディールではその後）に、{ LIST($cards, type: "or", each: "the-card") }を持つ人はチャージできます。つまり、そのカードを見せて点を2倍にします。{ rules-charging-way }
    [yes] 渡した後、最初のトリックの前に、{ LIST($cards, type: "or", each: "the-card") }を持つ人はチャージできます。つまり、そのカードを見せて点を2倍にします。{ rules-charging-way }
   *[no] 最初のトリックの前に、{ LIST($cards, type: "or", each: "the-card") }を持つ人はチャージできます。つまり、そのカードを見せて点を2倍にします。{ rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] 順番は自由で、公開してチャージします。誰かがチャージするたびにほかの人も追加でき、誰もしなくなるまで続けます。
    [gong_zhu] ディーラーの次の人から順に1回ずつ、チャージするカードがあれば宣言します。
    [blind] 全員がひそかに選び、同時に見せます。
}
rules-charged-play = チャージしたカードは、そのスートが最初にリードされるトリックでは、ほかに出せる札がないときを除き、リードにもフォローにも使えません。ほかのスートがリードされ、フォローできないときに捨てるのはかまいません。
rules-auction = 失点スートを決める権利をビッドで争います。ディーラーを最後に順に1回ずつ、1～{ $most }枚のチップをビッドするか、見送ります。前の人より高くなくてもかまいません。最高額の人（同額なら先の人）がビッドした分を中央のプールに払い、スートを決めます。誰もビッドしなければハートが失点スートで、支払いはありません。
rules-pledge = 最初のトリックの前に、誰でも「ハートを取らない」と宣誓できます。
rules-opening-club = { $card }を持つ人が、最初のトリックでそれをリードします。
rules-opening-any-club = { $card }を持つ人が最初のトリックをリードします。クラブをリードしなければなりませんが、その札でなくてもかまいません。
rules-lowest-club = クラブの{ RANK($rank) }
rules-lowest-club-dealt = 配られた中で最も低いクラブ（余っていなければクラブの{ RANK($rank) }）
rules-opening-eldest = { $direction ->
   *[cw] ディーラーの左隣が、リードできる好きなカードをリードします。
    [ccw] ディーラーの右隣が、リードできる好きなカードをリードします。
}
rules-opening-spades = 最初のディールは、スペードの2を持つ人がそれをリードします。以後は、前のディールでスペードのクイーンを取った人が、リードできる好きなカードをリードします。
rules-opening-bidder = { $direction ->
   *[cw] 最高額のビッドをした人が、リードできる好きなカードをリードします。誰もビッドしなければディーラーの左隣がリードします。
    [ccw] 最高額のビッドをした人が、リードできる好きなカードをリードします。誰もビッドしなければディーラーの右隣がリードします。
}
rules-first-trick-free = 最初のトリックに失点札を出してもかまいません。
rules-first-trick = 最初のトリックには、フォローできない人も失点札を出せません。{ $exception ->
    [yes] ただし、リードされたスートの手札が失点札しかない人は、それを出さなければなりません。
   *[no] { "" }
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] フォローできず、手札が失点札だけの人は、どれを出してもかまいません。
    [misdeal] フォローできず、手札が失点札だけの人は、どれを出しても、ミスディールを宣言してもかまいません。宣言すると同じディーラーが配り直し、そのディールは数えません。
    [point_void] フォローできず、手札が失点札だけの人は、どれを出してもかまいません。出したカードは誰の点にもなりません。
    [lay_aside] フォローできず、手札が失点札だけの人は、どれを出してもかまいません。そのカードは脇に置き、ディールの後、失点が1点以上で最も少ない人に渡します。
}
rules-first-trick-ten = ほかにクラブがあるときは、最初のトリックにクラブの10を出せません。
rules-follow = リードされたスートのカードがある人は、必ずそれを出{ $joker ->
    [yes] すか、ジョーカーを出します
   *[no] します
}（フォロー）。ない人はどのカードでも出せます（ディスカード）。
rules-follow-domino = リードされたスートのカードがある人は、必ずそれを出します（フォロー）。ない人は、フォローできるまで山札から1枚ずつ引きます。山札がなくなったときだけ、どのカードでも出せます（ディスカード）。
rules-lead-any = { $charge ->
    [yes] どのスートもいつでもリードできます。ハートも同じです。ただし、チャージしたカードには上の制限があります。
   *[no] どのスートもいつでもリードできます。ハートも同じです。
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] ハートはブレイクするまで、つまりどこかのトリックにハートが出るまでリードできません。
        [discarded] ハートはブレイクするまで、つまりほかのスートにハートがディスカードされるまでリードできません。リードされたハートではブレイクしません。
        [won] ハートはブレイクするまで、つまりハートのあるトリックが取られるまでリードできません。
    }
    [hearts_qs] { $event ->
       *[played] ハートはブレイクするまで、つまりどこかのトリックにハートかスペードのクイーンが出るまでリードできません。
        [discarded] ハートはブレイクするまで、つまりほかのスートにハートかスペードのクイーンがディスカードされるまでリードできません。これらのリードではブレイクしません。
        [won] ハートはブレイクするまで、つまりハートかスペードのクイーンのあるトリックが取られるまでリードできません。
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] 手札がハートとジョーカーだけの人は、ブレイク前でもハートをリードします。
       *[no] 手札がハートだけの人は、ブレイク前でもハートをリードできます。
    }
    [hearts_or_penalty] { $jokers ->
        [yes] 手札がハート、ほかの失点札、ジョーカーだけの人は、ブレイク前でもハートをリードできます。
       *[no] 手札がハートとほかの失点札だけの人は、ブレイク前でもハートをリードできます。
    }
}
rules-queen-forced = スペードのクイーンは、最初の安全な機会に必ず捨てます。つまり、持ち主がフォローできないスートがリードされたときです{ $ban ->
    [yes] （失点札を出せない最初のトリックを除く）
   *[no] { "" }
}。
rules-domino-out = カードがなくなった人は抜け、次の人が代わりにリードします。カードを持つ人が1人以下になればディールは終わります。残った手札はその人が取ったものと数え、残った山札は誰の点にもなりません。
rules-draw = トリックごとに、取った人から順に全員が山札から1枚引きます。山札がなくなれば、手札を最後まで出します。
rules-trick = リードされたスートの最も強いカードを出した人がトリックを取り、次のトリックをリードします。
rules-equal-cards = { $duplicates ->
   *[first] 同じカード2枚では、先に出たほうが強くなります。
    [last] 同じカード2枚では、後に出たほうが強くなります。
    [cancel] 同じトリックの同じカード2枚は打ち消し合い、どちらもトリックを取れません。リードされたスートのカードがなくなればトリックは持ち越しです。同じ人がまたリードし、次に取る人が持ち越し分もすべて取ります。打ち消されたカードも取った人の点になります。
}
rules-equal-cards-kitty = 最初のトリックが持ち越されたら、キティも持ち越しです。
rules-dead-last-trick = { $dead ->
   *[leader] ディールの最後のトリックがこうして打ち消されたら、リードした人が持ち越し分とともに取ります。
    [discard] ディールの最後のトリックがこうして打ち消されたら、それも持ち越し分も誰も取りません。
    [second_of_top] ディールの最後のトリックがこうして打ち消されたら、最も高いペアの2枚目を出した人が持ち越し分とともに取ります。
}
rules-boost = { $boost ->
   *[any_nine] どのスートでも9が出ると、{ rules-boost-round }
    [led_nine] リードされたスートの9が出ると、{ rules-boost-round }
}
rules-boost-round = 全員が1枚目を出した後、同じ順に、同じスートをフォローして2枚目を出します。2巡を通じてそのスートの最も強いカードがトリック全体を取ります。トリックが延びるのは1回だけで、手札がなければ延びません。
rules-shown = { $shown ->
   *[last_trick] 全員が直前のトリックを見返せます。
    [last_trick_open] 直前のトリックは取った人の横に表向きに置き、これまでにトリックを取った人の前には裏向きの札を1枚置きます。
    [penalty_cards] 取った失点札は取った人の横に表向きに置き、全員が直前のトリックを見返せます。
}
rules-claim = リードする番の人は、手札を見せて、残りの全トリックを取ると宣言できます（全取り宣言）。誰かが反対すれば、その手札を見せたまま続けます。
value-verb = { $way ->
   *[counts] { $each ->
        [yes] それぞれ
       *[no] { "" }
    }{ $score }点です
    [takes] { $each ->
        [yes] それぞれ
       *[no] { "" }
    }取った人の点を{ points }減らします
    [costs] { $each ->
        [yes] それぞれ
       *[no] { "" }
    }{ points }の失点です
}
rules-value-named-suit = ビッドに勝った人が決めたスートのカードは1枚{ points }の失点です。
rules-value-penalty-suit = 失点スートのカードはすべて失点札です。
rules-value-counters = カードに点はなく、やり取りするのはチップだけです。
rules-value-each = { LIST($cards, type: "and-each") }は{ value-verb }。
rules-value-cards = { CARDS($cards) }は{ value-verb }。
rules-value-heart = ハートは1枚{ value-verb }。
rules-value-other-hearts = ほかのハートは1枚{ value-verb }。
rules-value-hearts-by-rank = { $way ->
   *[costs] ハートの失点は札ごとに違います：{ LIST($ranks, type: "more") }。
    [counts] ハートの点は札ごとに違います：{ LIST($ranks, type: "more") }。
}
rules-rank-score = { RANK($rank) }は{ $score }
rules-value-hearts-each = ハートの{ LIST($ranks, type: "or", each: "rank-alone") }は1枚{ value-verb }。
rules-value-total = ほかのカードは失点になりません。失点札は全部で{ $total }です。
rules-value-total-doubled = ほかのカードは失点になりません。失点札は、2倍などにする前で全部で{ $total }です。
rules-royal-hearts = ハートのクイーンは、取った人の全ハートの点を、自身の点も含めて2倍にします。
rules-royal-spades = 同じ人がクラブのクイーンも取ると、スペードのクイーンの失点は打ち消されます。
rules-ten-turbo = クラブの10は、取った人のほかの全カードの点を2倍にします。
rules-ten-doubles = クラブの10は、取った人の失点札の点を2倍にします。
rules-complex = 得点は3 + 4iのような複素数です。i×iは−1です。
rules-ten-complex = クラブの10は、取った人のほかのカードの点の合計に2iをかけます。
rules-gong-zhu-scoring = 得点札は、点のないものも含むすべてのハートと、{ CARDS($cards) }です。
rules-gong-zhu-name = スペードのクイーンを「豚」、ダイヤのジャックを「羊」と呼びます。
rules-gong-zhu-ten = クラブの10は「変圧器」と呼び、ほかの得点札を取らなかった人には{ $score }点です。ほかの得点札も取った人には、自身は0点で、ほかの得点札の点をすべて2倍にします。
rules-gong-zhu-hearts = すべてのハートを取った人は、合わせて{ $lost }点でなく{ SIGNED($won) }点になります{ $charged ->
    [yes] （エースがチャージされていれば2倍）
   *[no] {""}
}。
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] その人が豚も取れば、豚は{ $lost }点でなく{ SIGNED($won) }点です。
    [all_sixteen] その人がほかの得点札もすべて取れば、豚は{ $lost }点でなく{ SIGNED($won) }点です。
}
rules-charged-ace = ハートのエースがチャージされると、すべてのハートが2倍になります。
rules-charged-card = { LIST($cards, type: "or", each: "the-card") }がチャージされると、そのカードは2倍になります。
rules-charged-ten = { $values ->
   *[turbo] クラブの10がチャージされると、2倍でなく4倍にします。
    [gong_zhu] クラブの10がチャージされると、2倍でなく4倍にし、単独では{ $score }点です。
    [complex] クラブの10がチャージされると、2iでなく4iをかけます。
}
rules-bonus-floor = { $floor ->
   *[none] { CARDS($cards) }により、得点がゼロを下回ることがあります。
    [hand] { CARDS($cards) }によって、ディールの得点がゼロを下回ることはありません。
    [total] { CARDS($cards) }によって、合計がゼロを下回ることはありません。
}
rules-trick-points = 取ったトリックは、中身にかかわらず1つ{ points }の失点です。
rules-no-trick = ディールで1トリックも取らない人は、{ points }減ります。
rules-no-trick-moon = { $moon ->
   *[yes] ディールで1トリックも取らない人は、誰かがムーンを達成しても{ points }減ります。
    [no] ディールで1トリックも取らない人は、誰かがムーンを達成しないかぎり{ points }減ります。
}
rules-pledge-points = 宣誓を守った人は{ points }減り、破った人は{ points }増えます。
rules-moon-gong-zhu = 全部取っても、それ以上の得はありません。
rules-moon-gong-zhu-partners = パートナーが合わせてすべてのハートを取ったときも、一人で取ったときと同じ点になります。
rules-moon-none = すべての失点札を取っても、特別なことはありません。
rules-moon = { $side ->
    [yes] 1ディールで{ rules-moon-needs }を取ったチームは、シュート・ザ・ムーン達成です。{ rules-moon-effect }。
   *[no] 1ディールで{ rules-moon-needs }を取った人は、シュート・ザ・ムーン達成です。{ rules-moon-effect }。
}
rules-moon-needs = { $needs ->
    [named_suit] 失点スートの全カード
   *[all_penalties] すべての失点札
    [with_bonus] すべての失点札と、{ CARDS($bonuses) }
    [all_hearts] すべてのハート
    [hearts_qs] { $packs ->
        [1] すべてのハートとスペードのクイーン
       *[other] すべてのハートと2枚のスペードのクイーン
    }
}
rules-moon-effect = { $effect ->
   *[add] 達成者には{ rules-moon-them }の点がつかず、ほかの全員それぞれに{ $amount }が加わります
    [add_other_side] 達成者には{ rules-moon-them }の点がつかず、相手側の全員それぞれに{ $amount }が加わります
    [subtract] 達成者には{ rules-moon-them }の点がつかず、合計が{ $amount }だけ減ります
    [choice] 達成者には{ rules-moon-them }の点がつかず、次のどちらかを選びます。ほかの全員それぞれに{ $amount }を加えるか、自分の合計を同じだけ減らすかです
    [negate] { rules-moon-those }の失点が、反対に達成者の点から引かれます
    [zero_or_double] 達成者には{ rules-moon-them }の点がつかず、次のどちらかを選びます。自分の合計をゼロにするか、ほかの全員の合計を2倍にするかです
    [gift_from_each] 達成者には{ rules-moon-them }の点がつかず、ほかの全員それぞれに{ $amount }が加わり、達成者の合計はその総和だけ減ります
    [in_values] どうなるかはカードの点の項にあります
}
rules-amount-hand = 達成者の取った点（ボーナス札と倍率を含む）
rules-amount-suit = そのカードの点
rules-amount-complex = { rules-moon-those }の{ $score }（クラブの10があれば2iをかける）
rules-amount-of = { rules-moon-those }の{ points }
rules-amount = { rules-amount-of }{ $but ->
    [more] （チャージがあれば増える）
    [fewer] （使わないカードがあれば減る）
    [both] （チャージがあれば増え、使わないカードがあれば減る）
   *[no] { "" }
}
rules-moon-complex = { CARDS($cards) }は、取っていれば達成者の点になり、同じように倍率がかかります。
rules-moon-royal = これは52点です。ダイヤのクイーンがあれば10点、クラブのクイーンがあれば26点少なくなります。ムーンにはどちらも要りません。
rules-moon-guard = { $guard ->
   *[none] その結果、達成者が負けることになっても同じです。
    [auto_subtract] それでゲームが終わり、達成者が勝者に入らない場合は、ほかの人に加えず、達成者の合計を同じだけ減らします。
    [game_goes_on] それでゲームが終わり、達成者が勝者に入らない場合は、そのようなムーンのないディールまで続けます。
    [reached_score] 合計が{ $total }以上だった人は、代わりに同じだけ減らすことを選べます。
}
rules-moon-bonus = { $bonus ->
   *[independent] { CARDS($cards) }の点はムーンのときも数えます。
    [swallowed] 達成者は{ CARDS($cards) }の点を得ません。
}
rules-moon-signs = 達成者は、相手ごとに足すか引くかを選べます。
rules-moon-alone = 一人で全部取らなければなりません。パートナーと合わせて取ってもムーンではありません。
rules-sun = { $sun ->
   *[double] ディールの全トリックを取った人は、シュート・ザ・サン達成です。{ rules-sun-worth }。
    [first_trick_free] ディールの全トリック、または最初以外の全トリックを取った人は、シュート・ザ・サン達成です。{ rules-sun-worth }。
    [punish] ディールの全トリックを取った人は、シュート・ザ・サン達成です。ムーンの効果が、その人にカードを渡した人には2倍、ほかの人には1倍で及びます{ $moon ->
        [yes] { "" }
       *[no] （1倍は{ rules-sun-amount }）
    }。
    [clean_slate] ディールの全トリックを取った人は、シュート・ザ・サン達成です。その人の合計がゼロになります。
    [sun_only] ただし、ディールの全トリックも取った場合に限ります。そうでなければ普通に数えます。
}
rules-sun-worth = { $moon ->
    [yes] ムーンの代わりに、ムーンの2倍を数えます
   *[no] ほかの全員それぞれに{ rules-sun-amount }の2倍が加わります
}
rules-sun-amount = { $hand ->
    [yes] 達成者の取った点
   *[no] 全失点札の点（{ $score }）
}
rules-winner = { $score ->
   *[low] 全ディールの点を合計し、最も低い人の勝ちです。
    [high] 全ディールの点を合計し、最も高い人の勝ちです。
    [magnitude] 全ディールの点を合計し、ゼロに最も近い人の勝ちです。a + biのゼロからの距離はa² + b²の平方根です。
    [counters] チップが最も多い人の勝ちです。
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] どれかのチームの合計のゼロからの距離が{ rules-end-reached }ディールで、ゲームは終わります。
       *[no] どれかのチームの合計が{ rules-end-reached }ディールで、ゲームは終わります。
    }
   *[no] { $distance ->
        [yes] 誰かの合計のゼロからの距離が{ rules-end-reached }ディールで、ゲームは終わります。
       *[no] 誰かの合計が{ rules-end-reached }ディールで、ゲームは終わります。
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }か、{ rules-end-up }
}
rules-end-up = { $end ->
   *[reach] { $high }以上になった
    [exceed] { $high }を超えた
}
rules-end-down = { $end ->
   *[reach] { $low }以下になった
    [exceed] { $low }を下回った
}
rules-gong-zhu-loser = 合計が{ rules-end-down }人は負けで、この人も「豚」と呼ばれます。
rules-end-deals = ゲームは{ $n }ディールで終わります。
rules-end-time = { $n }分たったら、進行中のディールを最後にゲームは終わります。
rules-end-chips = 誰かのチップがなくなると、ゲームは終わります。
rules-wrap = 合計がちょうど{ LIST($totals, type: "or") }になると、ゼロに戻ります。ゲームが終わるかどうかは、その後で決めます。
rules-adjust = 合計が変わったとき、{ LIST($changes, type: "more") }変わります。ゲームが終わるかどうかは、その後で決めます。
rules-adjust-one = ちょうど{ $from }なら{ $to }に
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] 最高の成績で並んだチームは、勝ちを分け合います。
       *[no] 最高の成績で並んだ人は、勝ちを分け合います。
    }
    [extra_hands] { $side ->
        [yes] ゲームが終わるとき最高の成績が同点なら、1チームが単独トップになるまでディールを続けます。
       *[no] ゲームが終わるとき最高の成績が同点なら、1人が単独トップになるまでディールを続けます。
    }
    [not_over_while_tied] { $special ->
        [yes] 最高の成績が同点の間は、下に述べる勝ちを除いて、ゲームは終わりません。
       *[no] { $side ->
            [yes] 最高の成績のチームが同点の間は、ゲームは終わりません。
           *[no] 最高の成績が同点の間は、ゲームは終わりません。
        }
    }
}
rules-special-win = 合計がちょうど{ $total }のまま{ $n }ディール続いた人は、ほかの点に関係なくすぐに勝ちます。
rules-special-several = この方法で複数の人が同時に勝つこともあります。
rules-special-arrival = { $counts ->
    [yes] その合計になったディールも1つ目に数えます。
   *[no] その合計になったディールは数えません。
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] もう一方のチームが2位です。
        [0] ほかの人にも順に順位がつきます。
       *[other] ほかのチームにも順に順位がつきます。
    }
    [winner_only] 決めるのは勝者だけで、2位以下はありません。
}
counters = { $n }チップ
rules-chips = 全員{ counters }で始めます。{ $debts ->
    [yes] なくなった人もゲームを続け、払う分は借りになります。
   *[no] { "" }
}
rules-settle-average = 最後に、平均点より1点高いごとに{ counters }を払い、1点低いごとに{ counters }を受け取ります。端数も数えます。
rules-settle-pool = ディールごとに全員がプールに{ counters }を払います。失点札を取らなかった人が分け、割り切れない分や勝者のない分はプールに残ります。
rules-settle-sweepstake = { $named ->
   *[no] ディールごとに、取ったハート1枚につき{ counters }をプールに払います。
    [yes] ディールごとに、取った失点スートのカード1枚につき{ counters }をプールに払います。
}
rules-settle-jack = { $named ->
   *[no] ハートを取らなかった人は無傷です。無傷の人がプールを分け、割り切れないチップは残ります。無傷の人がいないか、一人が全ハートを取ると、プールは残って「ジャックポット」になります。これはディールごとの支払いで増え、分けられることはなく、ただ一人無傷だった人だけが取ります。
    [yes] 失点スートのカードを取らなかった人は無傷です。無傷の人がプールを分け、割り切れないチップは残ります。無傷の人がいないか、一人がスート全部を取ると、プールは残って「ジャックポット」になります。これはディールごとの支払いで増え、分けられることはなく、ただ一人無傷だった人だけが取ります。
}
rules-pool-left = ゲームが終わったときプールにあるものは、誰のものにもなりません。
rules-settle-howell = { $named ->
   *[no] ディールごとに、自分が取ったハート1枚につき{ counters }を、ほかの全員それぞれに払います。
    [yes] ディールごとに、自分が取った失点スートのカード1枚につき{ counters }を、ほかの全員それぞれに払います。
}
rules-settle-excess = { $named ->
   *[no] ディールごとに、ハートを最も多く取った人が、ほかの人それぞれに差1枚につき{ counters }を払います。
    [yes] ディールごとに、失点スートを最も多く取った人が、ほかの人それぞれに差1枚につき{ counters }を払います。
}
rules-settle-turbo = 最後に、各自の点の{ $players }倍を全員の点の合計と比べ、低い人は差1点につき{ counters }を受け取り、高い人は同じだけ払います。
rules-wager-winner = 初めに全員が{ counters }を出し、最後に勝者が総取りします。同点の勝者は等分します。
rules-wager-places = 初めに全員が{ counters }を出し、最後に順位に応じて{ SERIES($shares, joint: "list-ratio") }の割合で分けます。同点なら等分し、端数も数えます。
rules-timer = 選択の制限時間は{ $n }秒です。過ぎると、出すカードや渡すカードがランダムに選ばれます。
rules-partners = { $partners ->
   *[fixed] パートナーは得点を合計し、チームで勝ち負けが決まります。
    [adhoc] 最初にトリックを取った2人がそのディールのパートナーになり、ほかの全員と戦います。チームの各自に、そのチームの取った点がつきます。
}
