### 进行中的牌局、保存的牌局、结果，以及玩家自己的玩法。

## 公平发牌

fair-seed = 如果由你切牌，任何一方都不能单独挑选一场的牌。在你看到任何一张牌之前，程序抽出一个数，并显示只属于这个数的码；然后由你切牌。第一场，以及你在选项里关闭切牌时，由电脑切牌。所有各局都由这个数和切牌决定。
fair-end = 请记下这个码和你的切法，它们也显示在游戏菜单中。终局时会显示这个数，以及它是否得出那个码。对保存的牌局，命令“hearts-gui replay 文件 --commitment 码 --cut 切法”可以核对这两者，以及每一局、每个选择和每个分数。
fair-proves = 这证明在你看到码之后没有改过任何一局；如果是你切的牌，也证明没有人挑选过这些牌。没有你的切法，只有码是不够的：切法不同，牌就不同。它不能证明没有人在保存的牌局中偷看，那里的数没有加密。
fair-unknown-shuffle = { $file }无法核对：第1行写的洗牌版本{ $version }，这里不认识。
fair-other-seed = { $file }第1行：种子不是开始前承诺的那个。
fair-other-game = { $file }是另一场：它的码是{ $commitment }，不是你给的码。
fair-other-cut = { $file }是另一场：它的牌是用“{ $cut }”切的，不是你给的切法。
fair-no-cut = { $file }是另一场：没有人切过牌。
fair-given = { $file }无法核对：它的牌不是本程序发的。
fair-difference = { $file }，{ $what }。

## 保存的牌局

save-in-use = { $game }正在另一个窗口中玩。
save-this-game-in-use = 这一场正在另一个窗口中玩。
save-not-read = { $file }读不出来（{ $why }）。
save-line = { $file }，第{ $line }行：{ $why }。
save-line-rules = { $file }，第{ $line }行：{ $why }
save-set-aside = { $why }已把它另存为{ $aside }。
save-no-room = { $file }从第{ $line }行起损坏，磁盘上没有空间存放损坏部分的副本；请腾出空间再打开。
save-damaged = { $file }从第{ $line }行起损坏，之前的内容已保留。整个文件已另存为{ $aside }。
save-from-copy = { $file }的第一行损坏，改用第2行的副本。
save-torn = { $file }的最后一行不完整，已略去；之前的内容都在。
save-differs = { $same ->
    [yes] { $file }保存后被改动过
   *[no] 这一场保存后规则有变，或{ $file }被改动过
}；分数仍按记录（{ $what }）。
save-other-seed = 这个文件的种子不是开始前承诺的那个。
save-no-copy = 这一场没有可以复制的文件。
save-copy-failed = 无法写入副本：{ $why }。
save-name-not-saved = 无法保存名称：{ $why }。
save-star-not-saved = 无法保存星标：{ $why }。
save-game-not-deleted = 无法删除这一场：{ $why }。
save-removed = 你玩的时候，这一场的文件{ $gone }被移除了；现在保存为{ $file }。
save-cannot-save = 现在无法保存这一场（{ $why }）；你可以继续玩。
save-unknown-company = 这一场有本版本不认识的玩家（{ $what }），由另一位代替。
save-choice-not-saved = 无法保存所选的玩法和玩家：{ $why }。
save-sets-not-saved = 无法保存你的玩法：{ $why }。
session-changed-rules = { $title }，{ $n }处更改

## 玩法的分组

session-group-yours = 你的
session-group-classic = 经典
session-group-bonus = 奖分牌
session-group-teams = 搭档
session-group-many = 多人
session-group-odd = 特别

## 玩家自己的玩法

draft-my-set = 我的{ $title }
draft-no-name = 请起个名称。
draft-name-taken = 你已经有一个同名的玩法。
draft-no-text = 请粘贴或输入规则码。
draft-players = { $n }人
draft-players-range = { $low }–{ $high }人
draft-players-of = { LIST($sizes, type: "or") }人
draft-shared = 分享的规则
draft-changed = { $title }，已更改
stats-sentence = { $games }场中获胜{ $wins }场

## 核对能证明什么

proof-in-deal = 第{ $n }局中
proof-after-deal = { $n ->
    [0] 第一局之前
   *[other] 第{ $n }局之后
}
proof-with-the-game = 终局
proof-cards = { $n ->
    [0] { $given ->
        [yes] 还没有一局；种子与你给的码相符
       *[no] 还没有一局；种子与这个文件里的码相符
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] 全部{ $n }局的牌都来自你给的码背后的种子，每个选择和分数都合规则
           *[no] 全部{ $n }局的牌都来自这个文件里的码背后的种子，每个选择和分数都合规则
        }
       *[no] { $given ->
            [yes] { $n }局的牌来自你给的码背后的种子，每个选择和分数都合规则
           *[no] { $n }局的牌来自这个文件里的码背后的种子，每个选择和分数都合规则
        }
    }
}
proof-finished = 全场已结束
proof-ends = 文件止于{ $where }
proof-taken-back = { $n ->
    [0] 没有收回过选择
   *[other] 收回过{ $n }个选择
}
proof-summary = { $cards }；{ $end }，{ $back }。
proof-not-when-shown = 这个码是否在第一局之前显示过；请用--commitment给出你记下的码。
proof-not-your-cut = 牌是否照你的切法切的。同一个数配别的切法会得出别的牌；请用--cut给出你记下的切法。
proof-of-commitment = 程序用的是你给的码背后的数。
proof-of-cut = 牌是用你给的文字切的。
proof-of-commitment-and-cut = 你的码背后的数和你的切法得出的正是这些牌，所以你和程序都无法挑选。
proof-not-guessed = 牌无法事先知道：看到码的人能猜出这么简单的种子。
proof-not-chosen = 程序没有在许多种子中挑选：没有人切过牌。
proof-not-the-rest = 后来是怎么打的：文件止于{ $where }。
proof-not-decisions = 这些选择是否就是当时在牌桌上所作的：种子只决定牌。

## 损坏的玩法文件

rule-sets-line = { $twice ->
    [yes] 你的玩法文件第{ $n }行重复了{ $name }；已保留，但不使用。
   *[no] 你的玩法文件第{ $n }行不是玩法；已保留，但不使用。
}

## 读不出来的文件

file-damaged = { $n ->
    [0] { $file }已损坏，没有使用
   *[other] { $file }有{ $n }项已损坏，已跳过
}；{ $copied ->
    [yes] 副本是{ $aside }。
   *[no] 无法复制它。
}
file-newer = { $file }由更新版本的红心大战写入；要读取全部内容，请安装该版本。{ $copied ->
    [yes] 读不出的部分的副本是{ $aside }。
   *[no] 无法复制它。
}
file-unread = 读不出{ $file }：{ $why }。
file-too-large = { $file }大于{ $most } MB，没有读取。{ $renamed ->
    [yes] 它现在叫{ $aside }。
   *[no] 它留在原处。
}
