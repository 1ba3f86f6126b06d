import LifecycleTesting
import Testing
import UIKit

/// What is used most around presentations and transitions, written as apps write it.
@Suite(.checksDeallocation) @MainActor struct PresentationDemandTests {
  let simulation = Simulation.ofTest()

  @Test func `a custom presentation has its controller and its animator`() throws {
    let root = UIViewController()
    simulation.show(root)
    let card = UIViewController()
    let delegate = CardTransition()
    card.modalPresentationStyle = UIModalPresentationStyle.custom
    card.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
    card.transitioningDelegate = delegate
    card.preferredContentSize = CGSize(width: 300, height: 200)
    card.isModalInPresentation = true
    root.present(card, animated: true)
    let coordinator = try #require(card.transitionCoordinator)
    var alongside = 0
    coordinator.animate(
      alongsideTransition: { _ in alongside += 1 }, completion: { _ in alongside += 10 })
    #expect(coordinator.viewController(forKey: .to) === card)
    try simulation.settle()
    #expect(alongside == 11)
    #expect(card.presentationController is CardPresentation)
    #expect(delegate.steps == ["from true", "to true", "ended"])
    card.dismiss(animated: true)
    try simulation.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a style that is set after the presentation controller was asked for is too late`()
    throws
  {
    let root = UIViewController()
    simulation.show(root)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    let delegate = SheetDelegate()
    cover.presentationController?.delegate = delegate
    cover.modalPresentationStyle = .pageSheet
    root.present(cover, animated: true)
    try simulation.settle()
    #expect(cover.presentationController?.delegate === delegate)
    #expect(cover.presentationController?.presentationStyle == .overFullScreen)
    #expect(cover.sheetPresentationController == nil)
    root.dismiss(animated: false)
  }

  @Test func `a sheet's delegate is told of its end`() throws {
    let root = UIViewController()
    simulation.show(root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let delegate = SheetDelegate()
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    try simulation.settle()
    simulation.pullDown()
    try simulation.settle()
    #expect(delegate.dismissed === sheet)
  }

  @Test func `a popover points at something`() throws {
    let root = UIViewController()
    simulation.show(root)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    let controller: UIPopoverPresentationController = try #require(
      popover.popoverPresentationController)
    controller.sourceView = root.view
    controller.sourceRect = CGRect(origin: CGPoint(x: 1, y: 2), size: .zero)
    root.present(popover, animated: false)
    try simulation.settle()
    #expect(controller.presentingViewController === root)
    #expect(controller.sourceRect.origin.x == 1)
    root.dismiss(animated: false)
  }

  @Test func `a split view shows its detail beside its list`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = UISplitViewController.DisplayMode.oneBesideSecondary
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    simulation.show(split)
    list.showDetailViewController(detail, sender: nil)
    #expect(detail.splitViewController === split)
    #expect(split.viewControllers.isEmpty == false)
    #expect(split.isCollapsed == (split.traitCollection.horizontalSizeClass == .compact))
  }

  @Test func `a stack's delegate hands out what animates and what drives`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    let delegate = StackTransition()
    stack.delegate = delegate
    stack.pushViewController(UIViewController(), animated: true)
    try simulation.settle()
    #expect(delegate.steps.sorted() == ["animator push", "did show", "driver", "will show"])
    #expect(delegate.steps.last == "did show")
  }

  @Test func `animations of views end, and are switched off`() throws {
    simulation.show(UIViewController())
    var ended = 0
    UIView.animate(
      withDuration: 0.3, delay: 0,
      options: [.curveEaseInOut, UIView.AnimationOptions.allowUserInteraction],
      animations: {}, completion: { _ in ended += 1 })
    #expect(ended == 0)
    try simulation.settle()
    #expect(ended == 1)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `pages and a storyboard's screens are made`() throws {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(pages.viewControllers?.count == 1)
    UIStoryboard.register(name: "Demand", identifier: "Home") { _ in UIViewController() }
    let storyboard = UIStoryboard(name: "Demand", bundle: nil)
    let home = storyboard.instantiateViewController(withIdentifier: "Home")
    #expect(home.storyboard === storyboard)
    #expect(pages.supportedInterfaceOrientations == .allButUpsideDown)
  }
}

private final class CardPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
}

@MainActor
private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var steps: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    steps.append("from \(transitionContext.viewController(forKey: .from) != nil)")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      steps.append("to true")
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {},
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { steps.append("ended") }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var dismissed: UIViewController?

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed = presentationController.presentedViewController
  }
}

@MainActor
private final class StackTransition: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var steps: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    steps.append(operation == .push ? "animator push" : "animator pop")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    steps.append("driver")
    return nil
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { steps.append("will show") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { steps.append("did show") }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}
