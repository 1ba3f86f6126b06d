import LifecycleTesting
import Testing
import UIKit

@Suite(.checksDeallocation) @MainActor struct BarButtonTests {
  let simulation = Simulation.ofTest()

  /// A list whose buttons are made as apps make them.
  private final class List: UIViewController {
    var tapped: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(primaryAction: UIAction(title: "Add") { [weak self] in self?.add($0) }),
        UIBarButtonItem(
          title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in }])),
        UIBarButtonItem(
          barButtonSystemItem: .search, target: self, action: Selector(("search:"))),
      ]
      toolbarItems = [
        .flexibleSpace(), UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil),
      ]
    }

    private func add(_ action: UIAction) {
      let sender = action.sender as? UIBarButtonItem
      tapped.append("\(action.title) by \(sender?.title ?? "nobody")")
    }
  }

  private func show(_ list: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: list)
    simulation.show(UIViewController())
    simulation.window.rootViewController?.present(navigation, animated: false)
    simulation.endTurn()
    return navigation
  }

  @Test func `a tap performs the primary action with the button as its sender`() throws {
    let list = List()
    _ = show(list)
    let add = try #require(list.navigationItem.rightBarButtonItem)
    #expect(add.title == "Add")
    simulation.user.tap(add)
    #expect(list.tapped == ["Add by Add"])
    add.primaryAction = nil
    #expect(add.title == "Add")
    let close = try #require(list.navigationItem.leftBarButtonItem)
    #expect(close.title == nil)
    simulation.user.tap(close)
    try simulation.settle()
    #expect(simulation.window.rootViewController?.presentedViewController == nil)
  }

  @Test(
    .checksDeallocation(allowing: .misuse(.affordanceUnavailable, "selectors cannot be performed")))
  func `a tap on a button with a selector says what helps`() throws {
    let list = List()
    _ = show(list)
    let search = try #require(list.navigationItem.rightBarButtonItems?.last)
    #expect(search.target === list)
    #expect(search.action == Selector(("search:")))
    simulation.user.tap(search)
    #expect(
      simulation.misuses.map(\.message) == [
        "Tapping a bar button in <List#1> is not possible: its action search: is a selector, "
          + "which cannot be performed on Linux; give it a primaryAction"
      ])
    search.primaryAction = UIAction { [weak list] _ in list?.tapped.append("search") }
    simulation.user.tap(search)
    #expect(list.tapped == ["search"])
  }

  @Test func `the back action takes the place of going back`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let form = UIViewController()
    var asked = 0
    form.navigationItem.backAction = UIAction { _ in asked += 1 }
    navigation.pushViewController(form, animated: false)
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.user.tapBackButton(in: navigation)
    #expect(asked == 1)
    #expect(navigation.topViewController === form)
    form.navigationItem.backAction = nil
    simulation.user.tapBackButton(in: navigation)
    #expect(navigation.topViewController !== form)
    try simulation.settle()
  }

  @Test func `a split view controller's button shows and hides its primary column`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let detail = UIViewController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(detail, for: .secondary)
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    simulation.application.connectedScenes.compactMap { $0 as? UIWindowScene }.first?
      .setTraits(UITraitCollection(horizontalSizeClass: .regular), animated: false)
    simulation.window.rootViewController = split
    simulation.window.makeKeyAndVisible()
    simulation.user.tap(split.displayModeButtonItem)
    #expect(split.displayMode == .secondaryOnly)
    simulation.user.tap(split.displayModeButtonItem)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
  }
}
