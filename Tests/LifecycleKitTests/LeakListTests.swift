import LifecycleKit
import Testing

/// The list of what leaked, on screen.
@MainActor @Suite struct LeakListTests {
  let stage = StackWorld()

  private func shown(_ list: LeakListController) -> [String?] {
    list.view.subviews.map(\.accessibilityLabel)
  }

  @Test func `a leak appears in it by itself, and goes with its object`() {
    let list = stage.simulation.showLeakList()
    #expect(shown(list) == ["no leak in this run"])
    #expect(list.view.window?.windowLevel == .alert)
    _ = stage.leave(by: .popped, kept: true)
    stage.simulation.advance(by: .seconds(2))
    #expect(
      shown(list) == ["Screen#1 leaked: popped 2.0 s ago, should have been deallocated by now"])
    stage.owner = []
    list.refresh()
    #expect(shown(list) == ["no leak in this run"])
  }

  @Test func `a screen that goes does not appear`() {
    let list = stage.simulation.showLeakList()
    _ = stage.leave(by: .popped, kept: false)
    stage.simulation.advance(by: .seconds(10))
    #expect(shown(list) == ["no leak in this run"] && stage.simulation.leaks.isEmpty)
  }

  @Test func `what earlier runs leaked stands below, by name`() {
    _ = stage.leave(by: .popped, kept: true)
    stage.simulation.advance(by: .seconds(2))
    var history = LeakHistory()
    history.add(LeakSummary(stage.simulation.leaks))
    let next = StackWorld()
    let list = next.simulation.showLeakList(after: history)
    #expect(list === next.simulation.showLeakList())
    #expect(
      shown(list) == [
        "no leak in this run",
        "earlier: Screen, popped from UINavigationController: Screen#1, 1 in 1 of 1 runs, "
          + "last in run 1",
      ])
  }

  @Test func `the list goes when its window is hidden`() {
    weak let list = stage.simulation.showLeakList()
    list?.view.window?.isHidden = true
    stage.simulation.advance(by: .seconds(10))
    #expect(list == nil && stage.simulation.leaks.isEmpty)
  }
}
