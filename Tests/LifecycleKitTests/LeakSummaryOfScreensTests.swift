import LifecycleKit
import Testing

/// Real leaks summed up: the reports' own paths decide who is a culprit.
@MainActor @Suite struct LeakSummaryOfScreensTests {
  final class Home: UIViewController {}

  final class List: UIViewController {
    var onSelect: (() -> Void)?
    var detail: UIViewController?

    func keepItself() { onSelect = { self.title = "selected" } }
  }

  final class Detail: UIViewController {}

  private let simulation = Simulation()
  private let navigation = UINavigationController(rootViewController: Home())

  init() {
    simulation.holderSearch.thoroughSearchLimit = 0
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
  }

  /// A list shows a detail, keeps it, and both are popped; gives the way to let the list go.
  private func showAndPop(leaking isLeaking: Bool) -> () -> Void {
    let list = List()
    let detail = Detail()
    if isLeaking { list.keepItself() }
    list.detail = detail
    navigation.pushViewController(list, animated: false)
    simulation.endTurn()
    navigation.pushViewController(detail, animated: false)
    simulation.endTurn()
    navigation.popToRootViewController(animated: false)
    simulation.endTurn()
    return { [weak list] in list?.onSelect = nil }
  }

  @Test func `two lists that keep themselves and their details are one mistake with two victims`() {
    _ = showAndPop(leaking: true)
    _ = showAndPop(leaking: true)
    simulation.advance(by: .seconds(3))
    let summary = LeakSummary(simulation.leaks)
    #expect(
      summary.text == """
        1 mistake; 2 leaks, 2 victims
        leak (2): List, popped from UINavigationController: capture self weakly
          cycle: List.onSelect → closure #1 in LeakSummaryOfScreensTests.List.keepItself() captures self
          List#1
            keeps Detail#1
          List#2
            keeps Detail#2

        """)
    #expect(summary.exitStatus == .leaks)
  }

  @Test func `clean screens make an empty summary`() {
    _ = showAndPop(leaking: false)
    simulation.advance(by: .seconds(20))
    #expect(LeakSummary(simulation.leaks).groups == [])
  }

  @Test func `screens that went late are over, not leaked`() {
    let letGo = showAndPop(leaking: true)
    simulation.advance(by: .seconds(3))
    let before = LeakBaseline(LeakSummary(simulation.leaks))
    letGo()
    simulation.advance(by: .seconds(1))
    let summary = LeakSummary(simulation.leaks, baseline: before)
    #expect(
      summary.headline == "1 resolved; 2 deallocated late")
    #expect(summary.exitStatus == .clean)
    #expect(FixVerification(of: before, in: summary).verdict == .pass)
  }
}
