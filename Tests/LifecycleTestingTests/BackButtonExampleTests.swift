import Foundation
import Testing

/// The worked example's failures, as the README shows them; `Demo/BackButton/judge` runs the example and
/// compares what it prints with the same file.
@Suite struct BackButtonExampleTests {
  @Test func `the failures of the worked example are those that the README shows`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Demo/BackButton/Failures.txt")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        ✘ Test "an order that is left with the back button is deallocated" recorded an issue at OrdersCoordinatorTests.swift:16:4: Issue recorded
        ↳ OrderViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
            OrdersCoordinator
              .children[0]   → OrderCoordinator
              at Sources/BackButton/OrdersCoordinator.swift:7
              .screen        → OrderViewController#1
              at Sources/BackButton/OrderCoordinator.swift:5
            ~~~~~~~~~~~~~~~ fix: remove it from .children
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            since              1.350 s, found at 3.350 s
            afterwards         no longer leaked when the test was over
            to allow it        .leaks(of: OrderViewController.self, "why")
        ✘ Test "an order that is swiped away is deallocated" recorded an issue at OrdersCoordinatorTests.swift:31:4: Issue recorded
        ↳ OrderViewController#1 leaked: swiped back 2.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
            OrdersCoordinator
              .children[0]   → OrderCoordinator
              at Sources/BackButton/OrdersCoordinator.swift:7
              .screen        → OrderViewController#1
              at Sources/BackButton/OrderCoordinator.swift:5
            ~~~~~~~~~~~~~~~ fix: remove it from .children
            delayed check      not deallocated 2.0 s after being removed from its parent: swiped back from UINavigationController#1
            since              1.350 s, found at 3.350 s
            afterwards         no longer leaked when the test was over
            to allow it        .leaks(of: OrderViewController.self, "why")

        """)
  }
}
