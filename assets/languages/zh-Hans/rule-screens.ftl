### 选项和规则的画面。

rule-screen-taken-back = 所有更改已撤销。按Ctrl+Z可恢复。
rule-screen-save-as-another = 另存
rule-screen-save-set = 保存玩法
rule-screen-rename-set = 重命名玩法
rule-screen-save = 保存
rule-screen-same = { $wish }：规则与{ $same }相同。
rule-screen-save-question = 保存{ $title }？
rule-screen-saved = 已保存为{ $title }。
rule-screen-deleted = 已删除{ $name }。可以从列表中恢复。
rule-screen-copied = 已复制：{ $code }
rule-screen-next-game = 从下一场起：{ $plan }。
rule-screen-name = 名称
rule-screen-code-note = 规则码包含一整套规则，以H1开头。
rule-screen-paste-a-code = 粘贴规则码
rule-screen-code = 规则码
rule-screen-use-these-rules = 使用这些规则
rule-screen-use-these = 使用这些
rule-screen-no-number = 请至少输入一个数。
rule-screen-no-numbers = 请输入整数，用逗号隔开。
rule-screen-too-many-numbers = 最多{ $n }个数。
rule-screen-number-range = 数必须在{ $low }到{ $high }之间。
rule-screen-not-playable = 请先改正或撤销最后的更改。
rule-screen-changes = { $n ->
    [0] 与标准玩法完全相同。
   *[other] { $n }条规则与标准玩法不同。
}
rule-screen-changes-marked = { $n ->
    [0] 与标准玩法完全相同。
   *[other] { $n }条规则与标准玩法不同，带金色标记。
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
   *[other] { $players }，{ $n }处不同
}
rule-screen-differs = { $n }条规则与标准玩法不同。
rule-screen-based-on = 基于{ $name }。{ $n }条规则与标准玩法不同。
rule-screen-cannot-be-played = 不能玩
rule-screen-undo-delete = 撤销删除
rule-screen-no-such-set = 没有叫这个名称的玩法。
rule-screen-find-set = 查找玩法
rule-screen-card-values = 牌的分值
rule-screen-rule-sets = 玩法
rule-screen-cards = 牌
rule-screen-points = 分
rule-screen-card-as-usual = 重置这张牌
rule-screen-all-as-usual = 全部重置
rule-screen-done = 完成
rule-screen-counts-as-usual = 它的分值就是所选分值表上的。
rule-screen-own-cycle = 其他次序…
rule-screen-card-count = { $n }张牌
rule-screen-passes = 传牌
rule-screen-cycle-intro = 按这个次序传牌，每局一种，然后从头循环。
rule-screen-one-more = 增加一种
rule-screen-first-already = 已经是第一种。
rule-screen-always-one = 至少要有一种；不想传牌就选不传。
rule-screen-longest-cycle = 一个循环最多{ $n }局。
rule-screen-nth-deal = 第{ $n }局
rule-screen-nth = { $n }.
rule-screen-move-up = 第{ $n }局上移
rule-screen-take-out = 移除第{ $n }局
rule-screen-led = 领出
rule-screen-fewer = 收起
rule-screen-more = 还有{ $n }个选项
rule-screen-take-change-back = 撤销更改
rule-screen-changed = 已更改，{ $note }，按下可恢复
rule-screen-standard = { $standard ->
    [no] 通常：{ $value }
   *[yes] 标准：{ $value }
}
rule-screen-nearest = 使用最接近的可玩规则
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = 更改另外{ $n }个选项
rule-screen-repair = { $title }：{ $value }
rule-screen-the-rules = 规则
rule-screen-sentences = { $n ->
    [0] 每一句都与标准玩法相同。
   *[other] { $n }句与标准玩法不同，标为金色。
}
rule-screen-in-full = 完整规则
rule-screen-in-short = 简要：{ $text }。
rule-screen-clashing = 最后更改之后，这些规则还不能玩：红字说明原因。
rule-screen-untouched = 没有任何更改。
rule-screen-players = { $n }人
rule-screen-back-to = 恢复为原来的{ $title }
rule-screen-find-option = 查找选项
rule-screen-paste-code = 粘贴规则码
rule-screen-share = 分享
rule-screen-rename = 重命名
rule-screen-delete = 删除
rule-screen-reset-all = 全部重置
rule-screen-no-such-option = 没有符合的选项，换个词试试。
rule-screen-play-these = 按这些规则玩
rule-screen-use-next = 下一场起用
rule-screen-save-dots = 保存…
rule-screen-from-next-game = 更改从下一场起生效

## 规则小图的说明

example-pass = 从手牌中选出的牌，正要传给另一位玩家
example-follow = 领出梅花：这手牌只能出梅花
example-broken = 方块上垫了红心：红心破了
example-trick = 领出方块，方块Q吃下这墩
example-values = 各张牌的分值
example-moon = 射月的所有牌，被一位玩家收齐
