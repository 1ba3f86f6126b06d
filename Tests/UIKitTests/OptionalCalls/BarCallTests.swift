import Testing
import UIKit

/// The same for the delegates of bars, whose names controllers have members of too.
@Suite @MainActor struct BarCallTests {
  @Test func `a bar's delegate is called with a question mark`() {
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "item"))
    let delegate = BarListener()
    bar.delegate = delegate
    #expect(bar.delegate?.navigationBar?(bar, shouldPop: item) == false)
    #expect(bar.delegate?.navigationBar?(bar, shouldPush: item) == true)
    bar.delegate?.navigationBar?(bar, didPop: item)
    #expect(bar.delegate?.position?(for: bar) == .topAttached)

    let tabs: (any UITabBarDelegate)? = delegate
    tabs?.tabBar?(UITabBar(), didSelect: UITabBarItem())
    #expect(delegate.heard == ["did pop", "did select"])
  }

  @Test func `a controller that is a bar's delegate has its own bars`() {
    let tabs = BarTabs()
    #expect(tabs.ownBar === tabs.tabBar)
  }
}

private final class BarTabs: UITabBarController {
  var ownBar: UITabBar {
    let bar = tabBar
    return bar
  }
}

private final class BarListener: NSObject, UINavigationBarDelegate, UITabBarDelegate {
  var heard: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    false
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    heard.append("did pop")
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("did select") }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
