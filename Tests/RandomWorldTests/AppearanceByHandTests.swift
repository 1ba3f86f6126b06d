import LifecycleKit
import Testing

@testable import UIKitCore

/// Whose appearance the program sends itself, nothing can be said about, and neither about what is below.
@MainActor struct AppearanceByHandTests {
  @Test func `what a callback puts below one that is told by hand is told by hand too`() async {
    let (box, between, told, nav, screen) = (1, 2, 3, 4, 5)
    var operations: [Operation] = [
      .make(box, .box), .make(between, .box), .make(told, .box), .make(nav, .nav),
      .add(nav, to: told), .add(told, to: between), .add(between, to: box),
      .letGo(nav), .letGo(told), .letGo(between), .make(screen, .a),
      // The containers die inside the removal, and nobody sends the last callbacks.
      .once(between, .didMoveToParent, [.push(screen, on: nav, animated: false)]),
      .begin(told, appearing: true, animated: false), .end(told), .remove(between), .settle,
    ]
    var habits = Habits(seed: 1)
    habits.manner = .nested
    let found = await Trial(habits).run(operations.count) { _ in operations.removeFirst() }
    #expect(found?.violation == nil)
  }

  @Test func `one that is told by hand to appear may stand beside the selected tab`() async {
    let (box, first, told, tabs, tab) = (1, 2, 3, 4, 5)
    var operations: [Operation] = [
      .show(window: 0), .make(box, .byHand), .make(first, .a), .add(first, to: box),
      .make(told, .a), .add(told, to: box), .endTurn,
      .begin(told, appearing: true, animated: false), .end(told), .make(tabs, .tabs),
      .make(tab, .a), .setRoot(tabs, window: 0), .setTabs([tab, told], of: tabs), .settle,
    ]
    let found = await Trial(Habits(seed: 1)).run(operations.count) { _ in operations.removeFirst() }
    #expect(found?.violation == nil)
  }
}
