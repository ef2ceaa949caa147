### 窗口、每页都有的东西、控件和按键的名称，以及程序的错误。

## 页面和对话框

page-close = 关闭
page-cancel = 取消
page-paste = 粘贴
page-no-letters = 这台电脑上没有字体能显示字符{ $codes }，请不要使用。

## 控件

widget-role-button = 按钮
widget-role-switch = 开关
widget-role-tabs = 标签页
widget-role-stepper = 增减框
widget-role-list-box = 下拉列表
widget-role-slider = 滑块
widget-role-text-field = 输入框
widget-role-group-of-switches = 开关组
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] 开
   *[no] 关
}
widget-choice = { $option }，第{ $n }项，共{ $of }项
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }；现在在{ CARD($here) }
   *[no] 无；现在在{ CARD($here) }
}
widget-card-points = { CARD($card) }，{ $points }
widget-pages = 页

## 可以改的按键

window-key-last = 按住查看上一墩
window-key-legal = 显示可以出什么，为什么
window-key-hint = 提示（这场改为练习）；复盘中：再试一次
window-key-undo = 收回上一张牌
window-key-scores = 计分表
window-key-finish = 可以结束本局时结束
window-key-beside = 摊牌、暗转或要求重发；复制分数或局面
window-key-passed = 查看本局传的牌
window-key-pace = 放慢或恢复节奏
window-key-options = 选项
window-key-review = 在计分表：复盘上一局
window-key-view = 复盘中：你的视角或所有手牌
window-key-mark = 复盘中：下一个有标记的选择
window-key-knows = 复盘中：当时能知道什么？
window-page = 滚动
window-page-down = 往下
window-page-up = 往上
window-key-switch = 选择
window-key-switch-step = 下一项
window-key-mute = 声音开关
window-key-full-screen = 全屏开关
window-key-cap = { $name ->
    [return] Enter
    [space] 空格
   *[other] { $cap }
}
window-key-needed = 移动和选择需要这个键。
window-key-modifier = 这个键只能与其他键一起用。

## 手柄按钮

window-pad-move = 在手牌和控件间移动
    .keys = { $left } { $right } { $up } { $down }、左摇杆
window-pad-use = 出牌或选牌，按下控件
    .keys = A
window-pad-back = 返回；在牌桌上打开游戏菜单
    .keys = B、Start
window-pad-legal = 显示可以出什么
    .keys = X
window-pad-last = 按住查看上一墩
    .keys = Y
window-pad-pages = 画面的各页；在牌桌上为各按钮
    .keys = LB、RB
window-pad-undo = 收回上一张牌
    .keys = LT
window-pad-beside = 摊牌、暗转或要求重发
    .keys = RT
window-pad-scores = 计分表
    .keys = View
window-pad-scroll = 滚动；按下：提示
    .keys = 右摇杆

## 没有窗口

window-no-screen = 红心大战需要屏幕，但无法打开。
window-no-screen-because = 红心大战需要屏幕，但无法打开（{ $reason }）。
window-screen-lost = 屏幕已断开。
window-not-opened = 红心大战无法打开窗口（{ $reason }）。
window-no-library = 红心大战打开窗口需要库{ $library }：请安装软件包{ $debian }（Debian、Ubuntu）或{ $fedora }（Fedora、openSUSE）。

## 程序的错误

crash-stopped = { $lack ->
    [memory] 系统没有更多内存，红心大战只好停止。
    [files] 系统无法再打开文件，红心大战只好停止。
    [folder] 没有能写入短期文件的文件夹，红心大战只好停止。
    [asset] 程序自带的文件缺失或损坏，红心大战只好停止。
   *[nothing] 程序出错，红心大战崩溃了。
}
crash-saved = { $lack ->
    [memory] 这场已保存：请关闭其他程序，再启动红心大战继续。
    [files] 这场已保存：请关闭其他程序，再启动红心大战继续。
    [folder] 这场已保存：请释放磁盘空间，再启动红心大战继续。
    [asset] 这场已保存：请重新安装红心大战，再启动它继续。
   *[nothing] 这场已保存：重新启动红心大战即可继续。
}
crash-report = 报告位于
crash-no-report = 无法写入报告。
crash-last-title = 红心大战上次意外结束
crash-last = 上次红心大战因错误而结束；你的牌局完好，报告位于{ $path }。
crash-sentence = { $lack ->
    [memory] 系统没有更多内存；请先关闭其他程序。
    [files] 系统无法再打开文件；请先关闭其他程序。
    [folder] 没有能写入短期文件的文件夹；请释放磁盘空间，或用TMPDIR指定另一个文件夹。
    [asset] 红心大战的文件缺失或损坏（{ $fault }）；请重新安装红心大战。
   *[nothing] 出了问题（{ $fault }）。
}
crash-sentence-report = { $lack ->
    [memory] 系统没有更多内存；请先关闭其他程序。报告位于{ $path }。
    [files] 系统无法再打开文件；请先关闭其他程序。报告位于{ $path }。
    [folder] 没有能写入短期文件的文件夹；请释放磁盘空间，或用TMPDIR指定另一个文件夹。报告位于{ $path }。
    [asset] 红心大战的文件缺失或损坏（{ $fault }）；请重新安装红心大战。报告位于{ $path }。
   *[nothing] 出了问题（{ $fault }）。报告位于{ $path }。
}
