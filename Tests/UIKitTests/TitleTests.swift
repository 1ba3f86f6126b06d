import LifecycleTesting
import Testing
import UIKit

@MainActor @Suite(.checksDeallocation) struct TitleTests {
  let screen = UIViewController()

  @Test func `a title goes to the items that are there already`() {
    _ = (screen.navigationItem, screen.tabBarItem)
    screen.title = "Sailings"
    #expect(screen.navigationItem.title == "Sailings")
    #expect(screen.tabBarItem.title == "Sailings")
  }

  @Test func `an item that is made later begins with the title`() {
    screen.title = "Sailings"
    #expect(screen.navigationItem.title == "Sailings")
    #expect(screen.tabBarItem.title == "Sailings")
  }

  @Test func `an item's own title leaves the screen's as it is`() {
    screen.title = "Sailings"
    screen.navigationItem.title = "All sailings"
    screen.tabBarItem.title = "Ferries"
    #expect(screen.title == "Sailings")
  }

  @Test func `a stack has the tab bar item of its root`() {
    screen.title = "Sailings"
    let stack = UINavigationController(rootViewController: screen)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.tabBarItem === screen.tabBarItem)
  }

  @Test func `a stack that is given a tab bar item keeps it`() {
    let stack = UINavigationController(rootViewController: screen)
    let item = UITabBarItem(title: "Ferries", image: nil, tag: 0)
    stack.tabBarItem = item
    #expect(stack.tabBarItem === item)
    #expect(screen.tabBarItem !== item)
  }
}
