import LifecycleTesting
import Testing
import UIKit

/// Decisions of a percent-driven interaction in the turn of the call that it drives, before the transition begins;
/// and transitions that never end.
@Suite(.checksDeallocation) @MainActor struct EarlyDecisionTests {
  let simulation = Simulation.ofTest()

  enum Change: CaseIterable { case push, pop, present, dismiss }

  private final class Screen: UIViewController {}

  /// Hands an animator and an interaction to all that asks.
  private final class Driver: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
  {
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var completes = true

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard completes else { return }
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// A stack with a root, or with two screens for a pop, or with a screen presented for a dismissal.
  private func stack(before change: Change, _ driver: Driver) throws -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    if change == .pop { stack.pushViewController(Screen(), animated: false) }
    simulation.show(stack)
    if change == .dismiss {
      let screen = Screen()
      screen.transitioningDelegate = driver
      stack.present(screen, animated: false)
      try simulation.settle()
    }
    stack.delegate = driver
    return stack
  }

  private func begin(_ change: Change, of stack: UINavigationController, _ driver: Driver) {
    switch change {
    case .push: stack.pushViewController(Screen(), animated: true)
    case .pop: stack.popViewController(animated: true)
    case .present:
      let screen = Screen()
      screen.transitioningDelegate = driver
      stack.present(screen, animated: true)
    case .dismiss: stack.dismiss(animated: true)
    }
  }

  private func shows(_ stack: UINavigationController) -> Bool {
    stack.topViewController is Screen || stack.presentedViewController is Screen
  }

  @Test(arguments: [true, false])
  func `a decision without an update begins at the start, whatever an earlier gesture had come to`(
    wasUpdated: Bool
  ) throws {
    let driver = Driver()
    let interaction = UIPercentDrivenInteractiveTransition()
    driver.interaction = interaction
    let stack = try stack(before: .push, driver)
    interaction.update(0.7)
    begin(.push, of: stack, driver)
    if wasUpdated { interaction.update(0.4) }
    interaction.cancel()
    simulation.endTurn()
    #expect(interaction.percentComplete == (wasUpdated ? 0.4 : 0))
    try simulation.settle()
  }

  @Test(arguments: Change.allCases, [true, false])
  func `what is said in the turn of the call takes effect when the transition begins`(
    change: Change, finishes: Bool
  ) throws {
    let driver = Driver()
    let interaction = UIPercentDrivenInteractiveTransition()
    driver.interaction = interaction
    let stack = try stack(before: change, driver)
    let before = shows(stack)

    begin(change, of: stack, driver)
    interaction.update(0.4)
    if finishes { interaction.finish() } else { interaction.cancel() }
    simulation.endTurn()
    let coordinator = try #require(
      stack.transitionCoordinator ?? stack.presentedViewController?.transitionCoordinator)
    #expect(!coordinator.isInteractive)
    #expect(coordinator.isCancelled == !finishes)
    #expect(coordinator.percentComplete == 0.4)

    try simulation.settle()
    #expect(shows(stack) == (before != finishes))
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `what was said before the call was said of another one`() throws {
    let driver = Driver()
    let interaction = UIPercentDrivenInteractiveTransition()
    driver.interaction = interaction
    let stack = try stack(before: .push, driver)
    interaction.update(0.7)
    interaction.cancel()

    begin(.push, of: stack, driver)
    simulation.endTurn()
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.isInteractive)
    #expect(interaction.percentComplete == 0)
    interaction.finish()
    try simulation.settle()
    #expect(shows(stack))
  }

  @Test func `an animator that completes nothing is named when nothing is left to do`() throws {
    let driver = Driver()
    driver.completes = false
    let stack = try stack(before: .push, driver)
    begin(.push, of: stack, driver)
    let error = #expect(throws: TransitionsWithoutEnd.self) { try simulation.settle() }
    #expect(
      error?.description == """
        nothing is left on the clock at 0.000 s, and these transitions have not ended:
          navigation transition of UINavigationController#1: its animator has not called completeTransition(_:)
        """)
    stack.viewControllers = [UIViewController()]
    stack.view.window?.isHidden = true
  }

  @Test func `an interaction that cannot decide is named, and one that can is not`() throws {
    /// Forgets to call `super`.
    final class Forgetful: UIPercentDrivenInteractiveTransition {
      override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
      {}
    }
    let driver = Driver()
    let stack = try stack(before: .pop, driver)
    let undecided = UIPercentDrivenInteractiveTransition()
    driver.interaction = undecided
    begin(.pop, of: stack, driver)
    try simulation.settle()
    #expect(stack.transitionCoordinator?.isInteractive == true)
    undecided.cancel()
    try simulation.settle()

    driver.interaction = Forgetful()
    begin(.pop, of: stack, driver)
    let error = #expect(throws: TransitionsWithoutEnd.self) { try simulation.settle() }
    #expect(
      error?.transitions == [
        "navigation transition of UINavigationController#1: its interaction does not hold it, so that "
          + "neither finish() nor cancel() can end it"
      ])
    stack.view.window?.isHidden = true
    try simulation.settle()
  }
}
