import FlowExploration
import Testing
import UIKit
import UIKitCore

/// One action of each kind: what it is called, and what it does.
@MainActor @Suite struct EveryActionTests {
  /// Notes what becomes of its screen.
  final class NotingViewController: UIViewController {
    static var log: [String] = []

    convenience init(_ title: String) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Self.log.append("\(title ?? "") came")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      Self.log.append("\(title ?? "") went")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      Self.log.append("\(title ?? "") turned")
    }

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      Self.log.append("\(title ?? "") warned")
    }
  }

  /// A root to start with, and what is done to it before anybody looks.
  struct App: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: @MainActor @Sendable (Simulation) -> UIViewController
  }

  /// What an action is called, in which app, and what it does.
  struct Case: Sendable, CustomTestStringConvertible {
    let app: App
    let action: String
    let effect: [String]
    var testDescription: String { "\(app): \(action)" }
  }

  nonisolated static let stack = App(testDescription: "stack") { simulation in
    let stack = UINavigationController(rootViewController: NotingViewController("A"))
    simulation.show(stack)
    stack.pushViewController(NotingViewController("B"), animated: false)
    return stack
  }

  nonisolated static let tabs = App(testDescription: "tabs") { simulation in
    let tabs = UITabBarController()
    tabs.viewControllers = [NotingViewController("A"), NotingViewController("B")]
    simulation.show(tabs)
    return tabs
  }

  nonisolated static let sheet = App(testDescription: "sheet") { simulation in
    let root = NotingViewController("A")
    simulation.show(root)
    root.present(NotingViewController("B"), animated: false)
    return root
  }

  nonisolated static let alert = App(testDescription: "alert") { simulation in
    let root = NotingViewController("A")
    simulation.show(root)
    let alert = UIAlertController(title: "Name?", message: nil)
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        NotingViewController.log.append("named \(alert?.textFields?.first?.text ?? "")")
      })
    root.present(alert, animated: false)
    return root
  }

  nonisolated static let pages = App(testDescription: "pages") { simulation in
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Source()
    pages.dataSource = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    simulation.perform {
      objc_setAssociatedObject(pages, "source", source, .OBJC_ASSOCIATION_RETAIN)
    }
    simulation.show(pages)
    return pages
  }

  final class Source: UIPageViewControllerDataSource {
    let pages = [NotingViewController("A"), NotingViewController("B")]

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
  }

  nonisolated static let search = App(testDescription: "search") { simulation in
    let root = NotingViewController("A")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    root.navigationItem.searchController = search
    simulation.show(UINavigationController(rootViewController: root))
    return root
  }

  static let updater = Updater()

  final class Updater: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
      NotingViewController.log.append("searched \(searchController.searchBar.text ?? "")")
    }
  }

  nonisolated static let items = App(testDescription: "items") { simulation in
    let root = NotingViewController("A")
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", primaryAction: UIAction { _ in NotingViewController.log.append("left") })
    let edit = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { _ in NotingViewController.log.append("edit") })
    root.toolbarItems = [edit]
    let stack = UINavigationController(rootViewController: root)
    stack.isToolbarHidden = false
    simulation.show(stack)
    return stack
  }

  nonisolated static let work = App(testDescription: "work") { simulation in
    let root = NotingViewController("A")
    simulation.show(root)
    simulation.clock.schedule("news", after: .seconds(60)) {
      NotingViewController.log.append("news")
    }
    return root
  }

  nonisolated static let values = App(testDescription: "values") { simulation in
    let root = NotingViewController("A")
    simulation.show(root)
    let stepper = UIStepper()
    let slider = UISlider()
    for control in [stepper, slider] as [UIControl] {
      control.addAction(
        UIAction { action in
          let value =
            (action.sender as? UIStepper)?.value ?? Double((action.sender as! UISlider).value)
          NotingViewController.log.append("\(value)")
        }, for: .valueChanged)
      root.view.addSubview(control)
    }
    let list = UITableView()
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { _ in NotingViewController.log.append("refreshed") }, for: .valueChanged)
    list.refreshControl = refresh
    root.view.addSubview(list)
    root.view.addSubview(UITextView())
    return root
  }

  nonisolated static let cases = [
    Case(app: stack, action: "tap the back button", effect: ["B went", "A came"]),
    Case(app: stack, action: "swipe back", effect: ["B went", "A came"]),
    Case(app: stack, action: "begin to swipe back and let go", effect: ["A went", "B came"]),
    Case(app: tabs, action: "tap the tab \"B\"", effect: ["A went", "B came"]),
    Case(app: sheet, action: "pull the sheet down", effect: ["B went"]),
    Case(app: sheet, action: "begin to pull the sheet down and let go", effect: []),
    Case(app: alert, action: "tap \"OK\" in the alert \"Name?\"", effect: ["named "]),
    Case(app: alert, action: "type \"Ada\" into the field", effect: []),
    Case(app: pages, action: "swipe to the next page", effect: ["B came", "A went"]),
    Case(
      app: pages, action: "begin to swipe to the next page and let go",
      effect: ["A came", "B went"]),
    Case(app: search, action: "tap the search bar", effect: ["searched "]),
    Case(app: items, action: "tap the bar button \"Left\"", effect: ["left"]),
    Case(app: items, action: "tap the bar button \"edit\"", effect: ["edit"]),
    Case(app: work, action: "wait until the next deadline", effect: ["news"]),
    Case(app: work, action: "turn the device", effect: ["A turned"]),
    Case(app: work, action: "get a memory warning", effect: ["A warned"]),
    Case(app: work, action: "leave the app and come back", effect: []),
    Case(app: values, action: "step up the stepper", effect: ["1.0"]),
    Case(app: values, action: "drag the slider to its end", effect: ["1.0"]),
    Case(app: values, action: "pull to refresh", effect: ["refreshed"]),
    Case(app: values, action: "type \"Ada\" into the text", effect: []),
  ]

  static func explorer(of app: App) -> FlowExplorer<UIViewController> {
    FlowExplorer { simulation in app.start(simulation) }.typing("Ada")
  }

  @Test(arguments: cases)
  func `an action is found by its name, and does what it says`(one: Case) throws {
    let explorer = Self.explorer(of: one.app)
    let start = try explorer.play([])
    #expect(start.offers.contains(one.action))
    NotingViewController.log = []
    let end = try explorer.play([one.action])
    // What came before the action is the start's.
    let before = NotingViewController.log.count - one.effect.count
    #expect(Array(NotingViewController.log.dropFirst(before)) == one.effect)
    #expect(end.faults == [])
  }

  @Test(arguments: cases)
  func `an action that is looked for alone is the first of the list with its key`(one: Case) {
    let simulation = Simulation()
    _ = one.app.start(simulation)
    simulation.advance(by: .seconds(1))
    let application = simulation.application
    let options = application.userOptions(typing: ["Ada"])
    for option in options {
      let found = application.userOption(for: option.key, typing: ["Ada"])
      let first = options.first { $0.key == option.key }
      #expect(found?.sentence == first?.sentence)
      #expect(found?.family == first?.family)
    }
    #expect(application.userOption(for: 0, typing: ["Ada"]) == nil)
  }

  @Test func `an alert's button is tapped with a text and without one`() throws {
    let explorer = Self.explorer(of: Self.alert).excluding(.rotation, .application, .memoryWarning)
    #expect(
      try explorer.play([]).offers == [
        "tap \"OK\" in the alert \"Name?\"", "type \"Ada\" into the field",
      ])
    NotingViewController.log = []
    _ = try explorer.play(["type \"Ada\" into the field", "tap \"OK\" in the alert \"Name?\""])
    #expect(NotingViewController.log.last == "named Ada")
  }

  @Test func `a search is typed into and cancelled`() throws {
    NotingViewController.log = []
    let end = try Self.explorer(of: Self.search).play([
      "tap the search bar", "type \"Ada\" into the search bar", "cancel the search",
    ])
    #expect(NotingViewController.log.suffix(2) == ["searched Ada", "searched "])
    #expect(end.faults == [])
  }
}
