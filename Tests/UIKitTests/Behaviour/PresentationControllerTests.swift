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
}
