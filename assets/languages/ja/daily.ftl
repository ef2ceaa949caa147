### 今日のゲーム

menu-daily = 今日のゲーム
menu-daily-detail = { $kind ->
    [puzzles] パズル5問
    [endgame] 終盤1問
    [hard] 難問1問
    [deals] 3ディール
    [omnibus] オムニバス、まだ遊べる
    [other] まだ遊べる
   *[deal] スタンダード、まだ遊べる
}
menu-daily-done = { $points }点{ $known ->
    [yes] 、6人中{ $beaten }人より上
   *[no] { "" }
}
menu-daily-solved = { $of }問中{ $n }問正解
daily-title = 今日のゲーム
daily-kind = { $kind ->
    [puzzles] パズル5問
    [endgame] 終盤1問
    [hard] 難問1問
    [deals] 3ディール
   *[deal] { $rules }、1ディール
}
daily-about = { $kind ->
    [puzzles] 易しいものから難しいものまで5つの局面。
    [endgame] ディールの終わり近くの局面。
    [hard] 最も難しい局面の1つ。
    [deals] ほかの6人も同じ3ディールを遊びます。比べてみましょう。
   *[deal] { $today ->
        [yes] 今日は全員が同じカード、同じ相手です。
       *[no] この日は全員が同じカード、同じ相手です。
    }
}
daily-stand = { $stand ->
    [played] プレイ済み
    [late] 後からプレイ
    [free] 休みの日
    [open] まだ遊べる
    [today] 今日
   *[coming] これから
}
daily-when = { $when ->
    [early] 前もって
    [late] 後から
   *[in-time] その日に
}
daily-day-stands = { games-month }{ $day }日、{ daily-stand }{ $beat ->
    [yes] 、平均より良い
   *[no] { "" }
}
daily-month = { $year }年{ games-month }
daily-earlier = 前の月
daily-later = 次の月
daily-week = 今週
daily-weekday = { $n ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[6] 日曜日
}
daily-weekday-date = { games-month }{ $day }日（{ daily-weekday }）
daily-unit-points = 点
daily-unit-solved = { $of }問中の正解
daily-beaten = 6人中{ $beaten }人より上
daily-hidden = あなたの手札、まだ伏せてあります。
daily-marks = 選択へのコーチの評価：{ LIST($marks) }
daily-progress = トリック{ $trick }、ここまで{ $points }点
daily-ahead = 早く遊んでも数えますが、連続記録には入りません。
daily-behind = 後から遊んでも数えますが、連続記録には入りません。
daily-no-field = このカードはほかに誰も遊んでいません。
daily-again = 今日のゲームをもう一度、{ $date }
daily-play-again = もう一度
daily-not-played = 未プレイ
daily-other = { $name }：{ $result }
daily-tabs = 表示する日
daily-tab-today = 今日
daily-tab-all = 全部の日
daily-none-yet = まだ何も遊んでいません。
daily-in-a-row = 連続日数
daily-in-all = 遊んだ日数
daily-legend-played = プレイ済み
daily-legend-beat = 平均より良い
daily-legend-late = 後からプレイ
daily-legend-free = 休みの日、月に2日
daily-legend-open = まだ遊べる
daily-tomorrow = 明日
daily-ended = { $n }日終了
daily-play = 遊ぶ
daily-continue = 続ける
daily-copy = 結果をコピー
daily-review = 振り返り
daily-points = { $points }点
daily-solved = { $of }問中{ $n }問正解
daily-field = ほかの6人の平均は{ $mean }
daily-field-beaten = ほかの6人の平均は{ $mean }、6人中{ $beaten }人より上
daily-counting = ほかの6人がまだあなたのカードで遊んでいます。
daily-share = ハーツ「今日のゲーム」{ $date } · { $rules }
daily-streak = 連続記録：{ $n }
daily-copied = 結果の文
daily-copied-later = 遊んだ後、友人に送る結果の文が出ます。
daily-against = 友人と比べる
daily-code-holds = コードに入っているのは出したカードだけで、あなたの情報はありません。ここで再生するので、結果は偽れません。
daily-code = 友人のコード
daily-paste = 貼り付け
daily-bad-code = このコードは正しくないか、別のバージョンのものです。
daily-friend = { $date }、友人：{ $result }
daily-old-code = 以前のバージョンのコード。選択が入っていないため、何問解けたか確かめられません。
daily-mine = あなた：{ $result }
daily-friend-first = 先にこの日を遊んでください。どこで違ったかが分かります。
daily-parted = { $same ->
    [yes] 二人とも同じカードを出しました。
   *[no] { $trick ->
        [0] 最初の違いは渡す札でした。
       *[other] 最初の違いはトリック{ $trick }でした。
    }
}
daily-game = 今日のゲーム、{ $date }
daily-not-kept = 結果を保存できませんでした：{ $why }。
daily-practice = 練習：このゲームはこの日の結果になりません。
daily-other-play = この日は相手が正しく動かなかったため、コードはありません。
challenge-reading = ゲームを再生しています…
challenge-what = { $rules }、{ $n }ディール、相手は{ LIST($names) }。
challenge-theirs = { $place ->
    [0] 友人：{ $points }。
   *[other] 友人：{ $points }、{ PLACE($place) }。
}
challenge-mine = { $place ->
    [0] あなた：{ $points }。
   *[other] あなた：{ $points }、{ PLACE($place) }。
}
challenge-play = 同じディールを遊ぶ
challenge-first = 遊んだ後にコードをもう一度貼ると、最初の違いが分かります。
challenge-parted = 最初の違いはディール{ $deal }の{ $trick ->
    [0] 渡す札でした。
   *[other] トリック{ $trick }でした。
}
challenge-company = コンピューターの手もこのコードに入っています。本当にそう出すかを確かめた後、友人の結果を見せます。強い相手だと数分かかります。
challenge-ask = 確かめる
challenge-stop = 止める
challenge-asking = コンピューターの手を確認中：ここまで{ $share }%が一致。
challenge-company-so = コンピューターの手は一致しました。本当に遊ばれたゲームです。
challenge-company-otherwise = コンピューターなら違う手を選んだはずです。実際にはこのように遊ばれていないか、遅いコンピューターで時間切れになったかです。
challenge-company-unknown = コンピューターの手を確かめられませんでした。
challenge-game = 挑戦、{ $rules }
club-title = { $n }人、1日あたりのほかの人との差の順：
club-line = { $place }. { $name }：{ $n }日で{ $by }点{ $good ->
    [yes] 良い
   *[no] 悪い
}{ $sure ->
    [yes] 。
   *[no] 、差は偶然の範囲です。
}
club-few = { $name }：{ $n ->
    [0] ほかの人も遊んだ日がありません。
   *[other] ほかの人も遊んだ日は1日だけです。
}
club-unreadable = { $n }件のコードが正しくありません。
