### 各种玩法：名称、特点（.line）、来源（.origin）、可供搜索的其他名称（.names）。

variant-standard = 标准
    .line = 最为人熟知的玩法：依次传左、右、对面、不传，打到100分。
    .origin = 因Windows自带的游戏而普及
    .names = windows; 红心大战; 红心; 红桃; 伤心小栈; 黑桃皇后; 经典; Hearts; Microsoft Hearts; Black Lady

## 以人和地方命名的玩法

variant-hay = 约翰·海
    .line = 第一墩可以出罚分牌，射月者选择怎么算。
    .origin = John Hay的规则网页，1998年
    .names = John Hay; Hay; 海氏; Black Lady
variant-ricketts = 里基茨楼
    .line = 四种传法（其一为分传），然后不传；总分会归零，只看谁获胜。
    .origin = 加州理工学院Ricketts House
    .names = Ricketts House; Caltech; 加州理工; 归零
variant-ricketts-69 = 69停5局
    .line = 里基茨楼玩法，总分停在69五局就直接获胜。
    .origin = 加州理工学院Ricketts House
    .names = Ricketts 69; 69 for 5; Caltech
variant-warren = 沃伦
    .line = 里基茨楼玩法，加第53张牌，代替剩下的那一张。
    .origin = 加州理工学院Ricketts House
    .names = Warren; Harding; 53张; Caltech
variant-wiki2008 = 维基2008
    .line = 向右传牌，红心一开始就能领出，射月减分。
    .origin = 维基百科，2008年11月
    .names = Wikipedia 2008; 维基百科; Black Maria; Crubs
variant-yppedia = 益智海盗
    .line = 沙漏限时，赌注由前三名分享。
    .origin = Puzzle Pirates的红心游戏（YPPedia）
    .names = Puzzle Pirates; YPPedia; 海盗

## 只有红心罚分

variant-arnold = 阿诺德
    .line = 只算红心：没有黑桃Q、传牌和射月，共打八局。
    .origin = Peter Arnold的规则，2011年
    .names = Arnold; 基本红心; 简单; 只有红心
variant-arnold-all = 阿诺德全规则
    .line = 只算红心，有传牌、破红心、第一墩限制和射月。
    .origin = Peter Arnold的规则及其全部变化，2011年
    .names = Arnold; 全部规则

## 用筹码玩

variant-chips = 筹码
    .line = 每人付一个筹码，没有吃到罚分牌的人分享彩池。
    .origin = 维基百科，2008年11月
    .names = Chips; 彩池; 筹码
variant-sweepstake = 独赢彩池
    .line = 每张红心付一个筹码，唯一没有吃红心的玩家赢走彩池。
    .origin = Foster’s Hoyle，约1900年
    .names = Sweepstake; 彩池; 大池; 通吃
variant-howell = 豪厄尔
    .line = 每张红心都付给其他每位玩家一次，不留到下局。
    .origin = Foster’s Hoyle，约1900年
    .names = Howell; 筹码

## 一张牌减分，或罚得更多

variant-omnibus = 奖分红心
    .line = 方块J减10分。
    .origin = 许多地方都玩
    .names = Omnibus Hearts; 方块J; 方块10; 奖分; 羊
variant-jack-of-diamonds = 方块J
    .line = 方块J减10分，射月也需要它。
    .origin = 许多地方都玩
    .names = Jack of Diamonds; 奖分; 方块J; 羊
variant-hooligan = 捣蛋鬼
    .line = 梅花7罚7分。
    .origin = Esquire’s Book of Gambling，1963年
    .names = Hooligan Hearts; 梅花7

## 红心按点数罚分

variant-graded = 分级红心
    .line = 大红心罚得更多：A罚5分，K罚4分，Q罚3分，J罚2分。
    .origin = 维基百科，2008年11月
    .names = Graded Hearts; 大红心
variant-point-count = 点数红心
    .line = 每张红心按大小罚分，A罚15分，黑桃Q罚50分。
    .origin = John Hay的规则网页，1998年
    .names = Point-Count Hearts; 点数
variant-spot = 牌点红心
    .line = 红心按牌点罚分，A罚14分，黑桃Q罚25分。
    .origin = 许多地方都玩
    .names = Spot Hearts; 牌点

## 别的黑桃也罚分

variant-black-maria = 黑玛丽亚
    .line = 黑桃A和K也罚分；三人玩最好。
    .origin = 英国
    .names = Black Maria; Slippery Anne; 三人; 黑桃A
variant-black-lady-uk = 英式黑夫人
    .line = 三张高罚分的黑桃，红心罚2到10分，射月归零或翻倍。
    .origin = 英国
    .names = Black Lady; Black Lady UK; 黑夫人
variant-gong-zhu = 拱猪
    .line = 猪、羊、变压器，亮牌加倍。
    .origin = 中国
    .names = Gong Zhu; gongzhu; 拱猪; 赶猪; 猪羊; 华牌; Chinese Hearts; Chase the Pig

## 特别的牌和规则

variant-booster-nines = 加力9
    .line = 出了9，每人在这墩再出第二张。
    .origin = 维基百科，2008年11月
    .names = Booster Nines; 九
variant-joker-hearts = 大小王红心
    .line = 大小王随时可以出，不算分。
    .origin = 维基百科，2008年11月
    .names = Joker Hearts; 王牌红心; 大小王; 鬼牌; 小丑
variant-shoot-sun = 射日
    .line = 吃下每一墩，给别人加的分是射月的两倍。
    .origin = 维基百科，2008年11月
    .names = Shooting the Sun; 射日; 太阳
variant-turbo = 极速红心
    .line = 出牌前可以亮牌加倍，9延长一墩。
    .origin = John Hay网页所载；曾在网上玩
    .names = Turbo Hearts; 亮牌; 加倍; 混传
variant-complex = 复数红心
    .line = 分数是复数，最接近零者胜。
    .origin = 数学家的游戏，2008年维基百科所载
    .names = Complex Hearts; 高斯整数; 虚数
variant-royal = 皇家红心
    .line = 四张Q各有本领：最恶毒、心碎、挚友、最仁慈。
    .origin = Parker Brothers
    .names = Royal Hearts; Hasbro; 四张皇后

## 两副牌、底牌、搭档、竞叫、牌堆

variant-double-deck = 双副牌
    .line = 两副牌，六人以上；两张相同的牌先出的大。
    .origin = John Hay的规则网页，1998年
    .names = Double Deck; 两副牌; 双副
variant-cancellation = 抵消红心
    .line = 两副牌，六人以上；一墩中相同的牌互相抵消。
    .origin = John Hay的规则网页，1998年
    .names = Cancellation Hearts; 抵消; 两副牌
variant-hay-kitty = 约翰·海（底牌）
    .line = 三人或五人：剩下的牌归吃下第一墩的人。
    .origin = John Hay的规则网页，1998年
    .names = John Hay; kitty; 底牌; 三人; 五人
variant-partnership = 搭档红心
    .line = 搭档对坐，分数相加。
    .origin = 许多地方都玩
    .names = Partnership Hearts; 对家; 组队; 双人
variant-auction = 竞叫红心
    .line = 用筹码叫价，争夺指定罚分花色的权利。
    .origin = Foster’s Hoyle，约1900年
    .names = Auction Hearts; 叫牌; 叫价; 拍卖
variant-heartsette = 小红心
    .line = 吃下第一墩的人收起底牌，再扣下同样张数。
    .origin = Foster’s Hoyle，约1900年
    .names = Heartsette; 底牌; 扣底
variant-domino = 接龙红心
    .line = 每人六张，跟不了就摸牌，直到能跟。
    .origin = Bicycle纸牌规则
    .names = Domino Hearts; 多米诺; 摸牌; 牌堆
variant-draw = 摸牌红心
    .line = 两人玩：各13张，每墩之后各摸一张，直到牌堆摸完。
    .origin = Foster’s Hoyle，约1900年
    .names = Draw Hearts; 双人; 两人; 摸牌

## 古老的同类

variant-reverse = 反打
    .line = 约1750年的祖先：每墩1分，红心J和Q也罚分。
    .origin = 西班牙，约1750年
    .names = Reverse; Reversis; 祖先
variant-four-jacks = 四张J
    .line = 古老的同类：只有J罚分，黑桃J罚2分。
    .origin = 维基百科的游戏历史所载
    .names = Four Jacks; Quatre Valets; Polignac; 祖先
