import Testing
import UIKit

/// A transaction's completion, by which code learns that a push or a pop is over.
@Suite @MainActor struct TransactionTests {
  @Test(arguments: Place.allCases)
  func `it is called when the push's animation ends`(place: Place) async throws {
    try await place.play { stage in
      let stack = try await stage.showStack(of: UIViewController())
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        calls += 1
        #expect(stack.transitionCoordinator == nil)
      }
      stack.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
      #expect(calls == 0)
      try await stage.settle()
      #expect(calls == 1)
    }
  }

  @Test(arguments: Place.allCases)
  func `it is called at the end of the turn when nothing is animated`(place: Place) async throws {
    try await place.play { stage in
      let stack = try await stage.showStack(of: UIViewController(), UIViewController())
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      stack.popViewController(animated: false)
      #expect(calls == 0)
      CATransaction.commit()
      #expect(calls == 0)
      stage.endTurn()
      #expect(calls == 1)
    }
  }
}
