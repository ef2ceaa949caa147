### 命令行及其提示。--seed、KEY、FILE之类是要输入的，保持原样。

## “hearts-gui --help”

cli-about = 桌面红心大战。不带命令则启动游戏；带保存的牌局则打开它。
cli-verbs = 命令：
cli-about-rules = 各种玩法，或其中一种的规则
cli-about-simulate = 电脑玩家之间的牌局
cli-about-match = 两种电脑玩家以所有座位次序打同样的牌
cli-about-replay = 重放保存的牌局并核对
cli-about-judge = 保存的牌局中每个选择的代价，按当时所能知道的来算
cli-about-convert = 与其他程序的格式互相转换：OpenSpiel、hearts-engine
cli-about-puzzles = 随游戏提供的牌题；--verify ID或all重新证明
cli-about-daily = 每日牌局，附俱乐部牌手记录的校验和；--check CODE重放结果
cli-about-bots = 电脑玩家的水平和性格
cli-about-screenshot = 一个画面的图片
cli-about-bench = 这台机器的速度：frames、start、playouts、decisions、judge或statistics
cli-about-language = 要选择语言，在命令前加--lang CODE，或设置HEARTS_LANG。
cli-usage = 用法：
cli-positionals = 参数
cli-options = 选项

## 提示

cli-stopped = 已停止。
cli-no-verb = { $nearest ->
    [none] { $word }既不是命令，也不是保存的牌局；见{ $program } --help。
   *[other] { $word }既不是命令，也不是保存的牌局；是不是{ $nearest }？
}
cli-lang-alone = --lang后面要有语言代码，例如--lang en。
cli-no-language = 红心大战没有{ $code }译文；请从{ SERIES($known) }中选择。
cli-argument = 参数{ $argument_name }：{ $message }。
cli-required = 缺少：{ $text }。
cli-unrecognized = 无法识别的参数：{ $text }。
cli-ambiguous = { $option }不明确，可能是：{ $matches }。
cli-no-value = 缺少一个值
cli-value-unwanted = 这里不需要{ $text }
cli-no-integer = { $value }不是整数
cli-too-many-seconds = { $text }超过{ $most }秒
cli-no-number = { $text }不是1以上的整数
cli-not-positive = { $text }不是大于零的数
cli-no-text = 这不是UTF-8文字
cli-no-digits = { $text }不是12到64位十六进制数字组成的码
cli-no-size = { $text }不是1280x720这样的尺寸
cli-size-range = { $text }不在800x600和8192x8192之间
cli-unknown = { $what ->
    [rule_set] 没有玩法{ $word }；是不是{ $nearest }？
    [player] 没有玩家{ $word }；是不是{ $nearest }？
    [format] 没有格式{ $word }；是不是{ $nearest }？
    [scene] 没有画面{ $word }；是不是{ $nearest }？
    [message] 没有文字{ $word }；是不是{ $nearest }？
    [theme] 没有主题{ $word }；是不是{ $nearest }？
    [vision] 没有色觉{ $word }；是不是{ $nearest }？
   *[measurement] 没有测量项目{ $word }；是不是{ $nearest }？
}
cli-unknown-listed = 没有{ $word }；{ $command }会列出全部。
cli-unknown-few = 没有{ $word }；请从{ SERIES($known) }中选择。
cli-no-file = 没有文件{ $file }。
cli-no-program = 无法启动程序{ $program }。
cli-scale = 界面缩放必须在{ $low }到{ $high }之间，不能是{ $scale }。
cli-rules-legend = 以*开头的行与标准玩法不同。
cli-rule-set = { $title }（{ $sizes }人）
cli-games-not-kept = 牌局无法保存到{ $folder }（{ $why }）。
cli-not-written = 无法写入{ $file }（{ $why }）。
cli-characters = 性格：{ SERIES($names) }
cli-no-scene = 请给出画面和要写入的文件；--list列出各个画面。
cli-own-deal = 画面{ $scene }总是显示同一局；请去掉--seed。
cli-message-nowhere = 没有样本画面显示{ $key }；它上面的注释说明出现在哪里。
cli-no-png = 图片写成PNG，所以{ $file }应以.png结尾。
cli-progress = { $done }/{ $of }
cli-match-progress = { $done }/{ $of }局，每局相差{ $mean } ± { $error }分
match-file-other = { $file }是另一次比赛：玩家、规则、形式或种子不同。请指定另一个文件。
match-file-line = { $file }，第{ $line }行：这不是比赛的一局。请指定另一个文件。
match-file-unusable = { $file }不能使用（{ $why }）。
cli-bots-do-not-fit = --bots给出{ $n }位玩家，而这桌有{ $players }人。
cli-replay-damage = { $file }，第{ $line }行：{ $why }。
puzzle-unknown = 没有牌题{ $id }。
puzzle-wrong = { $n ->
    [1] { LIST($ids) }：所给答案不成立。
   *[other] { $n }道牌题所给答案不成立：{ LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] 这一场没有第{ $deal }局：一局也没开始。
   *[other] 这一场没有第{ $deal }局：共有{ $n }局。
}
judge-no-seat = 这桌没有座位{ $seat }：座位从0到{ $most }编号。
cli-endless-void = 在这套规则下，一局牌连续{ $n }次不算数。
cli-endless-seed = 在这套规则下，种子为{ $seed }的一场打了{ $most }局仍未结束。
cli-endless = { $n ->
    [1] 在这套规则下，打了{ $most }局仍未结束。
   *[other] 在这套规则下，{ $n }场打了{ $most }局都未结束。
}

## --help对命令和选项的说明

cli-help-1v3-or-2v2 = 1v3或2v2
cli-help-add-line-items-every-deal = 加上每个分数的明细
cli-help-any-text = 任何文字；文字相同，牌就相同
cli-help-check-seed-every-deal-every = 核对种子、每一局和每个分数，并说明证明了什么
cli-help-computer-players = 电脑玩家的水平和性格。
cli-help-duplicate-deals-in-all-seatings = 两种电脑玩家以所有座位次序打同样的牌。
cli-help-every-picture-measured = 写出每张图片并测量
cli-help-frames-start-playouts-or-decisions = frames、start、playouts、decisions、judge或statistics
cli-help-games-between-computer-players = 电脑玩家之间的牌局。
cli-help-grey-protan-deutan-or-tritan = grey、protan、deutan或tritan
cli-help-how-fast-here = 这台机器的速度。
cli-help-with-reader = frames：一边测量，一边把一切告诉屏幕阅读器
cli-no-reader = 本次会话没有屏幕阅读器在听，请先启动一个。
cli-help-how-long-for-each = 每项测量的秒数
cli-help-how-many-deals = 局数
cli-help-end-at-this-error = 差值的标准误差不超过这么多分时结束比赛
cli-help-keep-deals-go-on = 把各局存入这个文件，并从已有的继续
cli-help-how-many-games = 场数
cli-help-how-many-sit-at-table = 人数
cli-help-puzzles = 随游戏提供的牌题。
cli-help-count-puzzles-again = 由每种可能的发牌或新的试发牌，重新证明这道或全部牌题
cli-help-daily = 每日牌局。
cli-help-daily-date = 第一天；不写则为今天
cli-help-days = 天数
cli-help-check-code = 重放代码中的牌局，并报告结果
cli-no-date = { $word }不是2026-11-23这样的日期
cli-no-days = 天数必须在1到{ $most }之间
cli-days-end = 日历止于{ $last }；请减少天数或提早日期。
cli-help-judge-saved-game-again = 重放保存的牌局并核对。
cli-help-what-answers-cost = 保存的牌局中每个选择的代价，按当时所能知道的来算。
cli-help-convert = 把牌局从一种格式转换成另一种。
cli-help-format = hearts、openspiel、openspiel-text或hearts-engine
cli-help-this-deal-only = 只看这一局，从1算起
cli-help-this-seat-only = 只看这个座位，从0算起
cli-help-keep-every-game-as-file = 把每场存为此文件夹中的文件
cli-help-key-name-or-code-rules = 规则的键名、名称或规则码
cli-help-level-or-cmd-program = 水平，或cmd:PROGRAM
cli-help-name-scenes = 列出画面
cli-help-message = 第一个显示此文字的画面；用来查找译文出现在哪里
cli-help-one-computer-player-only = 只测一种电脑玩家
cli-help-one-level-or-one-seat = 一种水平，或每个座位一种
cli-help-one-window-size-only = 只测一种窗口尺寸
cli-help-picture-screen = 一个画面的图片。
cli-help-play-one-deal-by-itself = 自动打一局并报告结果
cli-help-accessibility-dump = 画面的无障碍树，写成JSON；不写则为主菜单
cli-help-print-json = 输出JSON
cli-help-help = 显示此帮助
cli-help-version = 显示版本
cli-help-processes = 进程数
cli-help-rule-sets-or-one-them = 各种玩法，或其中一种。
cli-help-saved-game-open = 要打开的保存的牌局
cli-help-seconds-programs-have-answer = 外部程序每次选择可用的秒数
cli-help-verify-against-fair-deal-code = 与第一局之前显示的公平码或其开头核对
cli-help-verify-against-cut = 核对牌是用此文字切的，即游戏在公平码旁边显示的那个
cli-help-with-all-only-these = 与--all同用：只画这些
