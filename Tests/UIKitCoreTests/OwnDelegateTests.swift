import LifecycleKit
import Testing

/// A container asks the delegate that was set on it, whatever a subclass makes of the property.
@MainActor struct OwnDelegateTests {
  @Test func `tabs ask it`() {
    final class Fronted: UITabBarController {
      override weak var delegate: (any UITabBarControllerDelegate)? {
        get { nil }
        set {}
      }
      func putInFront(_ delegate: any UITabBarControllerDelegate) { super.delegate = delegate }
    }
    let tabs = Fronted()
    tabs.viewControllers = [A(), B()]
    let app = App(root: tabs)
    let doorman = Doorman()
    tabs.putInFront(doorman)
    app.simulation.user.tapTab(at: 1, of: tabs)
    #expect(doorman.heard == ["should", "did"])
  }

  @Test func `pages ask it`() {
    final class Fronted: UIPageViewController {
      override weak var delegate: (any UIPageViewControllerDelegate)? {
        get { nil }
        set {}
      }
      func putInFront(_ delegate: any UIPageViewControllerDelegate) { super.delegate = delegate }
    }
    let pages = Fronted(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([A()], direction: .forward, animated: false)
    let app = App(root: pages)
    let book = Book()
    book.next = { $0 is A ? B() : nil }
    pages.dataSource = book
    pages.putInFront(book)
    app.simulation.user.swipe(.forward, in: pages)
    #expect(book.told == ["will [\"B#1\"]"])
  }

  @Test func `a split asks it`() {
    final class Fronted: UISplitViewController {
      override weak var delegate: (any UISplitViewControllerDelegate)? {
        get { nil }
        set {}
      }
      func putInFront(_ delegate: any UISplitViewControllerDelegate) { super.delegate = delegate }
    }
    let split = Fronted()
    let doorman = Doorman()
    split.putInFront(doorman)
    split.viewControllers = [A()]
    _ = App(root: split)
    split.showDetailViewController(B(), sender: nil)
    #expect(doorman.heard == ["detail"])
  }

  @Test func `a search asks it`() {
    final class Fronted: UISearchController {
      override weak var delegate: (any UISearchControllerDelegate)? {
        get { nil }
        set {}
      }
      func putInFront(_ delegate: any UISearchControllerDelegate) { super.delegate = delegate }
    }
    let root = A()
    let app = App(root: root)
    let search = Fronted(searchResultsController: nil)
    let doorman = Doorman()
    search.putInFront(doorman)
    root.navigationItem.searchController = search
    search.isActive = true
    app.simulation.endTurn()
    #expect(doorman.heard.first == "will present")
  }
}

private final class Doorman: UITabBarControllerDelegate, UISplitViewControllerDelegate,
  UISearchControllerDelegate
{
  private(set) var heard: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    heard.append("should")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { heard.append("did") }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    heard.append("detail")
    return true
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("will present")
  }
}
