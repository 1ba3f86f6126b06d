import Testing
import UIKit

/// An animator of one's own has done its work before anybody is told that the change is over.
@Suite @MainActor struct AnimatorTests {
  let diary = Diary()

  @Test(arguments: Place.allCases)
  func `a presentation's animator completes before the completion`(place: Place) async throws {
    try await place.play { stage in
      let (root, presented) = (UIViewController(), UIViewController())
      let animator = NotedAnimator(diary)
      stage.show(root)
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = animator
      root.present(presented, animated: true) { diary.note("completion") }
      try await stage.settle()
      #expect(diary.read() == ["animates", "completes", "animation ended", "completion"])

      root.dismiss(animated: true) { diary.note("completion") }
      try await stage.settle()
      #expect(diary.read() == ["animates", "completes", "animation ended", "completion"])
    }
  }

  @Test(arguments: Place.allCases)
  func `a push's animator completes before did-show and the coordinator's completion`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let stack = try await stage.showStack(of: UIViewController())
      let animator = NotedAnimator(diary)
      stack.delegate = animator
      stack.pushViewController(UIViewController(), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        #expect(!context.isCancelled)
        diary.note("coordinator's completion")
      }
      try await stage.settle()
      let lines = diary.read()
      #expect(lines.prefix(2) == ["animates", "completes"])
      #expect(
        lines.dropFirst(2).sorted() == ["animation ended", "coordinator's completion", "did show"])
    }
  }
}

/// Hands itself out for every change and takes half a second for it.
@MainActor
private final class NotedAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    diary.note("animates")
    UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {}) {
      _ in
      self.diary.note("completes")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { diary.note("animation ended") }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { diary.note("did show") }
}
