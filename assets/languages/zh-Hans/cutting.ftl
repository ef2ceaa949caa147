### 第一局之前切牌。

cut-title = 切牌
cut-text = 在你喜欢的地方切牌，或直接发牌。
cut-how = 工作原理
cut-how-text = 所有的牌由程序抽出的一个数和你的切牌共同决定，所以任何一方都无法单独挑牌。不用手切，也可以随便输入些什么。请记下公平码：全场结束时，它能证明什么也没有改动过。
cut-pack = 整副牌
cut-place = 第{ $place }张，共{ $n }张
cut-field = 你的切法
cut-code = 公平码：{ $code }
cut-deal = 发牌
