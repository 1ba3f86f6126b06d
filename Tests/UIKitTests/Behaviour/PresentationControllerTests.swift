import Testing
import UIKit

/// When there is a presentation controller, and what it holds.
@Suite @MainActor struct PresentationControllerTests {
  @Test(arguments: Place.allCases)
  func `every controller has one before it is presented, and is presented with it`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (root, presented) = (UIViewController(), UIViewController())
      stage.show(root)
      let controller = try #require(presented.presentationController)
      #expect(presented.sheetPresentationController === controller)
      #expect(controller.presentedViewController === presented)
      root.present(presented, animated: true)
      try await stage.settle()
      #expect(presented.presentationController === controller)
      #expect(controller.presentingViewController === root)
    }
  }

  @Test(arguments: Place.allCases)
  func `asking a root for its own keeps the root alive`(place: Place) async throws {
    try await place.play(leaking: place == .simulation ? 1 : 0) { stage in
      weak var asked: UIViewController?
      weak var notAsked: UIViewController?
      do {
        let (first, second) = (UIViewController(), UIViewController())
        asked = first
        notAsked = second
        stage.show(first)
        #expect(first.presentationController != nil)
        stage.show(second)
        stage.show(UIViewController())
      }
      try await stage.settle()
      #expect(notAsked == nil)
      #expect(asked != nil)
    }
  }

  @Test(arguments: Place.allCases)
  func `a child of what is presented has its own, and asking for it keeps the child alive`(
    place: Place
  ) async throws {
    try await place.play(leaking: place == .simulation ? 1 : 0) { stage in
      weak var asked: UIViewController?
      weak var notAsked: UIViewController?
      do {
        let (root, first, second) = (
          UIViewController(), UIViewController(), UIViewController()
        )
        (asked, notAsked) = (first, second)
        stage.show(root)
        let stack = UINavigationController()
        stack.viewControllers = [first, second]
        root.present(stack, animated: false)
        try await stage.settle()
        let controller = try #require(first.presentationController)
        #expect(controller !== stack.presentationController)
        #expect(controller.presentedViewController === first)
        #expect(second.sheetPresentationController === stack.presentationController)
        root.dismiss(animated: false)
        try await stage.settle()
      }
      #expect(notAsked == nil)
      #expect(asked != nil)
    }
  }

  @Test func `on the main queue a completion comes on a later turn, without animation too`()
    async throws
  {
    try await Place.host.play { stage in
      let root = UIViewController()
      stage.show(root)
      var events: [String] = []
      DispatchQueue.main.async { events.append("what was queued before") }
      await withCheckedContinuation { continuation in
        root.present(UIViewController(), animated: false) {
          events.append("completion")
          continuation.resume()
        }
        events.append("return")
      }
      #expect(events == ["return", "what was queued before", "completion"])
      root.dismiss(animated: false)
      try await stage.settle()
    }
  }
}
