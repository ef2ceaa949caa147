### 牌桌以外的画面：菜单、选择玩法、选项、帮助、列表。

## 页面标题

about-title = 关于
about-licence-title = 许可证
help-title = 怎么玩
keys-title = 自定按键
options-title = 选项
portraits-title = 头像
games-title = 牌局
new-game-title = 选择玩法

## 主菜单

menu-name = 红心大战
menu-tagline = 静静输墩，也是一门艺术
menu-tagline-new = 分数越少越好的纸牌游戏
menu-continue = 继续
menu-play = 开始
menu-new = 新游戏
menu-choose-detail = 规则、玩家、长度
menu-games-detail = { $under }场进行中，{ $over }场已结束
menu-saved = 牌局
menu-options = 选项
menu-about = 关于
menu-quit = 退出
menu-quit-title = 退出红心大战？
menu-quit-saved = 这场已保存，可以随时继续。
menu-stay = 留下
menu-plan = { $title }，{ $n }人
menu-shared = 红心大战还开着另一个窗口，两边的牌局各自独立
menu-not-opened = 无法打开这一场
menu-back = 返回
files-title = 你的一些文件未能完整读取
files-more = 还有{ $n }个。
files-rest = 其他内容都没有变。
files-go-on = 继续

## 关于

about-version = 版本{ $version }
about-what = 纸牌游戏红心大战及其各种玩法；对手只看得到自己座位上该看到的牌。
about-alone = 离线游玩：不用账号，没有广告，什么也不会发送出去。这是采用MIT许可证的自由软件。
about-files-title = 你的文件
about-files = 牌局、设置和日志文件{ $log }位于
about-open-folder = 打开数据文件夹
about-not-shown = 无法启动文件管理器，路径已复制
about-reports-title = 报告错误
about-reports = 如果出了问题，这些信息能帮助查找原因，其中没有任何个人内容。程序崩溃后，数据文件夹的{ $folder }中会有一份报告。
about-copy = 复制信息
about-copied = 信息已复制
about-works-title = 借助他人的成果
about-libraries = pygame-ce和部分声音库采用GNU Lesser General Public License：它们是程序文件夹中的独立文件，可以换成你自己的版本。
about-no-text = 这份许可证的全文随作品本身提供。

## 头像

name-you = 你
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = 已选

## 自定按键

keys-at-table = 牌桌上
keys-by-ear = 收听用：这些键只朗读，不出牌
keys-everywhere = 所有画面
keys-usual = 默认按键
keys-are-usual = 所有按键都是默认的。
keys-cancel = 取消
keys-press = 请按新的键。现在是{ $key }。如果新键已有用途，两者互换。
keys-moved = { $key }现在是：{ $does }

## 计分表和终局

end-screen-sheet = 计分表
end-screen-totals = 总分走势
end-screen-back = 返回
end-screen-result = 结果
end-screen-next-deal = 下一局
end-screen-copy-scores = 复制分数
end-screen-scores-copied = 分数已复制
end-screen-no-clipboard = 剪贴板不可用
end-screen-deal = 第{ $n }局
end-screen-deal-line = { $name } { $score }：{ SERIES($lines, joint: "series-long") }
end-screen-menu = 菜单
end-screen-new = 新游戏
end-screen-scores = 计分表
end-screen-swap = 换一个对手
end-screen-again = 再来一场
end-screen-learn = 回到课程
end-screen-copy = 复制
end-screen-copied = 已复制
end-screen-close = 关闭

## 选项

options-tab = { $tab ->
   *[rules] 规则
    [table] 牌桌
    [cards] 纸牌
    [sound] 声音
    [access] 无障碍
}
options-times = { $factor }×
options-instant = 立即
options-seconds = { $seconds }秒
options-percent = { $value }%
options-key-note = 按键{ $key }

options-group-you = 你
options-name = 名字
options-your-name = 你的名字
options-name-empty = 名字至少要有一个字。
options-save = 保存
options-portrait = 头像

options-group-table = 牌桌
options-theme = 主题
options-theme-choice = { $value ->
    [card-room] 牌室
    [midnight] 午夜
    [parchment] 羊皮纸
    [contrast] 高对比
    [walnut] 胡桃木书房
    [linen] 亚麻白昼
   *[other] { $value }
}

options-group-playing = 出牌
options-play-mode = 出牌方式
options-play-mode-choice = { $value ->
   *[click] 单击
    [double] 双击
    [drag] 只用拖动
}
options-show-points = 显示分数
options-show-points-choice = { $value ->
   *[full] 全部分数
    [totals] 只显示总分
    [hidden] 隐藏
}
options-confirm-pass = 传牌前询问
options-confirm-costly = 出代价大的牌前询问
options-confirm-costly-note = 会吃下本局至少一半罚分的牌
options-confirm-blunders = 出大错前询问
options-confirm-blunders-note = 只用于练习（{ menu-new } → { new-game-practice }）：教练先看每一张牌
options-recall = 记牌
options-recall-note = 只用于练习（{ menu-new } → { new-game-practice }），看过提示或收回过牌之后也可以
options-recall-choice = { $value ->
   *[off] 不帮助
    [show] 显示已出的牌
    [ask] 每局考我三次
}
options-cut = 开始前切牌
options-cut-note = 关闭后由电脑替你切

options-group-speed = 速度
options-pace = 节奏
options-pace-choice = { $value ->
   *[usual] 正常
    [slow] 慢一些
}
options-pace-note = 牌桌上按{ $key }
options-speed = 整体速度
options-deal-speed = 发牌
options-play-speed = 出牌
options-collect-speed = 收墩
options-bot-wait = 思考时间
options-no-wait = 不等待
options-trick-linger = 每墩之后停顿
options-trick-linger-note = 单击可跳过
options-wait-for-click = 每墩之后等待单击

options-group-cards = 纸牌
options-back-choice = { $value ->
   *[auto] 配合牌桌
    [claret] 酒红
    [midnight] 午夜
    [forest] 森林
    [peacock] 孔雀
    [garden] 夜花园
    [bluework] 青花
}
options-palette-choice = { $value ->
   *[two] 两色
    [four] 四色
    [safe] 色弱友好
}
options-face-choice = { $value ->
   *[auto] 自动
    [normal] 正常
    [large] 大
}
options-group-hand = 你的手牌
options-sort = 顺序
options-sort-choice = { $value ->
   *[alternate] 红黑相间
    [classic] 桥牌顺序
}
options-suit-gap = 花色之间留空

options-group-reading = 阅读
options-scale = 文字大小
options-family = 字体
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = 全屏
options-group-seeing = 视觉
options-reduced-motion = 减少动画
options-reduced-motion-note = 牌淡入淡出，不再飞动
options-high-contrast = 高对比度
options-high-contrast-note = 所有主题都用素色面板、清晰边缘和更深的牌色
options-suit-letters = 花色文字
options-suit-letters-note = 牌上花色符号下面标黑、红、梅、方，小符号也用文字代替
options-magnify = 放大牌
options-magnify-choice = { $value ->
   *[off] 从不
    [focus] 用键盘时
    [hover] 用键盘或指针时
}
options-magnify-note = 显示在这一墩旁边，不遮住桌上的牌和手牌
options-group-moving = 操作
options-left-handed = 按钮在左侧
options-left-handed-note = 牌桌左右对调，你的名牌在右边
options-reverse-hand = 手牌反向
options-reverse-hand-note = 花色和大小从右往左排
options-dwell = 停留即单击
options-dwell-note = 指针停在哪里就按哪里，等待时有圆环逐渐填满
options-dwell-seconds = 停留时间
options-hold-seconds = 长按时间
options-hold-seconds-note = 手指按住这么久，会说明指下是什么
options-double-seconds = 双击间隔
options-double-seconds-note = 这段时间内的第二次单击算作双击
options-repeat-after = 按住多久后重复
options-repeat-after-note = 手柄的方向键，以及加减按钮
options-repeat-every = 之后每隔
options-group-switches = 一个或两个开关
options-switches = 操作方式
options-switches-choice = { $value ->
   *[off] 全部操作
    [one] 一个开关
    [two] 两个开关
}
options-switches-note = 选框逐项移动：一个开关时自动移动，两个开关时由第二个移动
options-switch-seconds = 选框移动间隔
options-switch-click = 单击当作开关
options-switch-click-note = 不论指针在哪里；手柄A键始终当作开关
options-group-listening = 收听
options-voice = 朗读游戏
options-voice-note = 给没有屏幕阅读器的玩家
options-voice-rate = 语速
options-voice-hello = 说句话
options-verbosity = 朗读多少
options-verbosity-choice = { $value ->
    [brief] 简短
    [full] 完整
   *[usual] 正常
}
options-wait-for-listener = 听的时候等待
options-wait-for-listener-note = 一切都等你按空格键才继续，沙漏也停住。
options-group-keyboard = 键盘
options-keys = 所有按键
options-keys-show = 显示
options-own-keys = 自定按键
options-own-keys-change = 更改

## 声音

sound-levels = 音量
sound-when = 时机
sound-more-label = 每种声音单独调节
sound-more = { $open ->
    [yes] 收起
   *[no] 更多
}
sound-play = 播放：{ $name }
sound-none = 没有可用的声音输出。
sound-all = 所有声音
sound-table = 牌和事件
sound-effects = 按钮和开关
sound-mute = 静音
sound-quiet-away = 在后台时无声
sound-quiet-away-note = 使用其他窗口时
sound-pan = 声音来自玩家方向
sound-pan-note = 左右与屏幕上的座位一致
sound-more-cues = 更多提示音
sound-more-cues-note = 别人吃分时轻轻一响
sound-group = { $group ->
   *[cards] 纸牌
    [your-turn] 轮到你
    [moments] 时刻
    [buttons] 按钮
}
sound-cue = { $cue ->
   *[flick] 发牌和出牌
    [slide] 传牌和理牌
    [sweep] 收墩
    [lift] 拿起一张牌
    [set-down] 放下一张牌
    [your-turn] 轮到你
    [not-allowed] 不允许
    [points] 你吃分
    [points-others] 别人吃分
    [hearts-broken] 红心已破
    [queen] 黑桃Q
    [moon] 射月
    [win] 全场获胜
    [lose] 全场落败
    [button] 按下按钮
    [tick] 改变数值
    [toggle-on] 打开
    [toggle-off] 关闭
}

## 选择玩法

new-game-find = 查找玩法
new-game-players-note = { $n }人
new-game-change-rules = 更改规则
new-game-read-rules = 阅读规则
new-game-origin = 来源：{ $origin }。
new-game-based-on = 你自己的玩法，基于{ $title }。
new-game-length = 长度
new-game-players = 玩家
new-game-number = 人数
new-game-opponent = 对手{ $n }
new-game-level = 对手{ $n }的水平
new-game-any-character = 随机
new-game-any-level = 任意水平
new-game-fits = 适合我
new-game-share = 你的胜率约
new-game-practice = 这场是练习
new-game-practice-note = 这一场不计入统计和等级分。其中的错误不会再出现在“{ menu-practice }”里。
new-game-surprise = 随机选择
new-game-others-stay = 你的其他牌局都会保留
new-game-start = 开始
new-game-start-set = 开始{ $name }

## 保存的牌局

games-stand = 第{ $deal }局，你有{ $points }分
games-value = { $stand }，{ $when }
games-note = { $n }人，{ $when }
games-busy = 在另一个窗口中打开
games-today = 今天{ $clock }
games-yesterday = 昨天{ $clock }
games-on-day = { games-month }{ $day }日
games-on-day-of-year = { $year }年{ games-month }{ $day }日
games-month = { $month }月
games-none = 没有进行中的牌局。
games-which = 哪些牌局
games-under-way = 进行中
games-over = 已结束
games-filter = 显示
games-kept = { $which ->
    [won] 获胜
    [lost] 落败
    [starred] 加星
   *[all] 全部
}
games-by-rules = 规则
games-any-rules = 所有规则
games-by-time = 时间
games-period = { $days ->
    [0] 任何时间
    [365] 最近一年
   *[other] 最近{ $days }天
}
games-none-over = { $any ->
    [yes] 没有符合的牌局。
   *[no] 还没有结束的牌局。
}
games-more = 还有{ $n }场
games-size = { $n }场已结束，{ $size } kB。保留最近200场和所有加星的牌局。
games-star = { $on ->
    [yes] 取消{ $title }的星标
   *[no] 给{ $title }加星，永久保留
}
games-result = { $practice ->
    [yes] { games-place }，{ games-result-points }，练习
   *[no] { games-place }，{ games-result-points }
}
games-place = { $place ->
    [0] 落败
    [1] 获胜
   *[other] { PLACE($place) }
}
games-result-points = { $deals }局共{ $points }
games-review = 复盘各局
games-deleted = 已删除{ $title }。关闭此页前可以撤销。
games-undo = 撤销
games-not-brought-back = 无法恢复这一场。
games-rename = 重命名{ $title }
games-delete = 删除{ $title }
games-name-title = 牌局名称
games-name = 名称
games-save = 保存

## 怎么玩

help-rules = 规则
help-pictures = 图解
help-keys = 按键
help-opponents = 你的对手
help-fair = 公平发牌
help-trick = 大家依次各出一张牌，合成一墩。通常由领出花色中最大的牌吃下这墩。
help-moon = 射月
keys-pad = 手柄
help-choose-card = 在手牌间移动
    .keys = { $left } { $right }
help-use-card = 出这张牌，或选它来传
    .keys = Enter
help-to-button = 从选好的牌移到按钮
    .keys = { $down }
help-finish-animation = 跳过当前动画
    .keys = 空格
help-take-back = 收回上一张牌
    .keys = Backspace
help-game-menu = 游戏菜单
    .keys = Esc
help-next-control = 下一个控件；加Shift为上一个
    .keys = Tab
help-move = 在控件间移动，改变数值
    .keys = { $up } { $down } { $left } { $right }
help-number = 改变数字
    .keys = + −
help-scroll = 滚动，或大幅改变数值
    .keys = Page { $up } { $down }、Home、End
help-press = 按下控件
    .keys = Enter、空格
help-next-page = 画面的下一页；加Shift为上一页
    .keys = Ctrl Tab
help-back = 返回
    .keys = Esc
help-find = 到搜索框
    .keys = Ctrl F，或直接输入
help-undo = 撤销对规则的更改，或撤销删除
    .keys = Ctrl Z

## 设置文件中不能用的内容

options-file-value = { $wanted ->
    [truth] 设置{ $name }是{ $value }，但必须是true或false；改用{ $default }。
    [text] 设置{ $name }是{ $value }，但必须是文字；改用{ $default }。
    [short-text] 设置{ $name }是{ $value }，但必须是1到{ $most }个字符的文字；改用{ $default }。
    [portrait] 设置{ $name }是{ $value }，但必须是头像的名称；改用{ $default }。
    [language] 设置{ $name }是{ $value }，但必须是语言代码；改用{ $default }。
    [whole-number] 设置{ $name }是{ $value }，但必须是整数；改用{ $default }。
    [choice] 设置{ $name }是{ $value }，但必须是{ SERIES($choices) }之一；改用{ $default }。
    [bounds] 设置{ $name }是{ $value }，但必须是{ $low }到{ $high }之间的数；改用{ $default }。
   *[number] 设置{ $name }是{ $value }，但必须是数；改用{ $default }。
}
options-file-not-kept = 设置{ $name }无法保存。
options-file-line = 设置文件第{ $n }行不是设置：{ $line }
options-file-unsaved = 无法保存设置：{ $why }。
options-file-too-long = 太长，无法显示

## 语言

options-language = 语言
options-language-system = 与系统相同
options-language-draft = 草稿：尚未经母语者校对。如何更正文字，见源代码中的TRANSLATING.md。

## 在这台电脑上玩的人

people-title = 谁在玩？
people-plays = 正在玩
people-new = 新玩家
people-new-detail = 有自己的牌局和统计
people-name-them = 名字和头像可以在选项中更改。
people-not-kept = 无法保存最近的玩家：{ $why }。
people-not-changed = 无法更改玩家列表：{ $why }。

## 牌具室

deck-title = 纸牌外观
options-deck = 纸牌和牌桌
deck-back = 返回，不作更改
deck-use = 使用这套外观
deck-surprise = 随机选择
deck-faces = 牌面
deck-backs = 牌背
deck-match = 配合牌桌
deck-tables = 牌桌
deck-own = 你自己的图片
deck-chosen = 已选
deck-preview = 纸牌现在的样子：{ $look }
deck-own-title = 用图片做牌桌
deck-own-note = 不超过20 MB的PNG或JPEG文件。也可以把它拖到这个窗口上。图片会裁剪到铺满窗口，并调暗到一切都看得清。
deck-own-path = 图片路径
deck-own-use = 使用
deck-blur = 模糊
deck-picture-unreadable = 无法打开这张图片。请选择PNG或JPEG文件。
deck-picture-too-large = 这张图片太大。请选择不超过{ $most } MB、5000万像素的图片。
deck-picture-not-kept = 无法把图片复制到你的文件夹。
