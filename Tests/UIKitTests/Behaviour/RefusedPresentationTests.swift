import Testing
import UIKit

private final class Lonely: UIViewController {}
private final class Refused: UIViewController {}
private final class Busy: UIViewController {}
private final class Shown: UIViewController {}
private final class Second: UIViewController {}

/// What UIKit refuses to present: it warns, does nothing and calls no completion.
@Suite @MainActor struct RefusedPresentationTests {
  @Test(arguments: Place.allCases)
  func `outside of the window hierarchy nothing is presented`(place: Place) async throws {
    try await place.play { stage in
      let root = UIViewController()
      stage.show(root)
      try await stage.settle()
      let (lonely, refused) = (Lonely(), Refused())
      // The view alone does not do: it is in no window.
      lonely.loadViewIfNeeded()
      // Of the stage's application all the same, so that the warning is written there.
      root.addChild(lonely)
      lonely.removeFromParent()
      lonely.present(refused, animated: true) { Issue.record("the completion was called") }
      try await stage.settle()
      #expect(lonely.presentedViewController == nil)
      #expect(refused.presentingViewController == nil)
      #expect(!refused.isViewLoaded)
      #expect(
        warnings(on: stage, about: "<Refused") == [
          """
          Attempt to present <Refused> on <Lonely> whose view is not in the window hierarchy!
          """
        ])
    }
  }

  @Test(arguments: Place.allCases)
  func `a second one is refused, and the first one stays`(place: Place) async throws {
    try await place.play { stage in
      let (busy, shown, second) = (Busy(), Shown(), Second())
      stage.show(busy)
      try await stage.settle()
      var calls = 0
      busy.present(shown, animated: true) { calls += 1 }
      busy.present(second, animated: true) { Issue.record("the completion was called") }
      try await stage.settle()
      #expect(calls == 1)
      #expect(busy.presentedViewController === shown)
      #expect(second.presentingViewController == nil)
      #expect(
        warnings(on: stage, about: "<Second") == [
          "Attempt to present <Second> on <Busy> which is already presenting <Shown>"
        ])

      // From the one on top there is room.
      shown.present(second, animated: true) { calls += 1 }
      try await stage.settle()
      #expect(shown.presentedViewController === second)
      #expect(calls == 2)
    }
  }

  @Test(arguments: Place.allCases)
  func `in place of one that leaves it is presented from the dismissal's completion on`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (root, first, next) = (UIViewController(), UIViewController(), UIViewController())
      stage.show(root)
      root.present(first, animated: false)
      try await stage.settle()

      root.dismiss(animated: true) { root.present(next, animated: true) }
      root.present(next, animated: true) { Issue.record("presented while the first one leaves") }
      #expect(next.presentingViewController == nil)
      try await stage.settle()
      #expect(root.presentedViewController === next)
      #expect(first.presentingViewController == nil)
    }
  }

  /// The host's warnings are everybody's, so they are told apart by whom they name. A screen that was in
  /// no window yet has no number.
  private func warnings(on stage: TestWindow, about name: String) -> [String] {
    stage.application.misuses.map { $0.message.replacingOccurrences(of: "#1", with: "") }
      .filter { $0.contains(name) }
  }
}
