import Foundation
import LifecycleTesting
import Testing
import UIKit

/// A gesture takes hold of a change that runs by itself; an animator goes on after a pause.
@Suite(.checksDeallocation) @MainActor struct HeldTransitionTests {
  let simulation = Simulation.ofTest()

  /// Runs by itself at first, until it is paused.
  private final class Driver: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let interaction = UIPercentDrivenInteractiveTransition()

    override init() {
      super.init()
      interaction.wantsInteractiveStart = false
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a push that is held half-way ends as the gesture says`(finishes: Bool) throws {
    let driver = Driver()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    simulation.show(stack)
    stack.delegate = driver
    let next = UIViewController()
    stack.pushViewController(next, animated: true)
    simulation.advance(by: .milliseconds(400))
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(!coordinator.isInteractive)

    driver.interaction.pause()
    #expect(coordinator.isInteractive)
    #expect(abs(coordinator.percentComplete - 0.4) < 0.01)
    simulation.advance(by: .seconds(5))
    #expect(stack.transitionCoordinator != nil)

    if finishes { driver.interaction.finish() } else { driver.interaction.cancel() }
    try simulation.settle()
    #expect(stack.topViewController === (finishes ? next : root))
    #expect(stack.transitionCoordinator == nil)
    #expect(simulation.misuses.isEmpty)
  }

  @Test func `an animator goes on after a pause in the share it is given`() {
    var ends: [UIViewAnimatingPosition] = []
    let timing = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    simulation.advance(by: .milliseconds(500))
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    simulation.advance(by: .seconds(9))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    simulation.advance(by: .milliseconds(990))
    #expect(ends.isEmpty)
    simulation.advance(by: .milliseconds(20))
    #expect(ends == [.end])
    #expect(animator.timingParameters === timing)

    let other = UIViewPropertyAnimator(duration: 2, curve: .linear) {}
    other.startAnimation()
    simulation.advance(by: .seconds(1))
    other.pauseAnimation()
    other.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    simulation.advance(by: .milliseconds(990))
    #expect(other.isRunning)
    simulation.advance(by: .milliseconds(20))
    #expect(!other.isRunning)
  }

}

/// The gestures that turn the pages of a book.
@Suite @MainActor struct PageGestureTests {
  let simulation = Simulation()

  @Test func `pages cannot be turned by a gesture that may not begin`() throws {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      let next = UIViewController()
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter: UIViewController
      ) -> UIViewController? { next }
    }
    let source = Pages()
    let (book, first) = simulation.perform {
      (
        UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal),
        UIViewController()
      )
    }
    book.dataSource = source
    book.setViewControllers([first], direction: .forward, animated: false)
    simulation.show(book)
    try simulation.settle()
    #expect(book.gestureRecognizers.count == 2)
    #expect(book.view.gestureRecognizers?.count == 2)
    book.gestureRecognizers[0].isEnabled = false
    #expect(simulation.user.beginSwipe(.forward, in: book) == nil)
    #expect(simulation.misuses.count == 1)
    book.gestureRecognizers[0].isEnabled = true
    simulation.user.swipe(.forward, in: book)
    try simulation.settle()
    #expect(book.viewControllers == [source.next])
  }
}
