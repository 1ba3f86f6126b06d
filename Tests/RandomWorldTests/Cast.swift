import Foundation
import LifecycleKit
import UIKit

/// A screen whose next callback of a kind does something: once, so that no two screens call each other forever.
@MainActor class Screen: UIViewController {
  /// A planted fault, which the random programs have to find: disappearing, a screen does not call `super`.
  @TaskLocal static var forgetsSuper = false

  private var plans: [LifecycleEvent.Kind: @MainActor () -> Void] = [:]
  /// A planted retain cycle.
  private var cycle: (() -> Void)?
  private var observation: NSKeyValueObservation?

  func holdItself() { cycle = { self.letGoOfItself() } }

  /// A planted retain cycle by the action of a button.
  func holdItselfByAction() {
    toolbarItems = [UIBarButtonItem(primaryAction: UIAction { _ in self.letGoOfItself() })]
  }

  /// A planted retain cycle by the observation of a view.
  func holdItselfByObservation() {
    observation = viewIfLoaded?.observe(\.alpha) { _, _ in self.letGoOfItself() }
  }

  func letGoOfAction() { toolbarItems = nil }

  func letGoOfItself() {
    (cycle, observation) = (nil, nil)
    letGoOfAction()
  }

  /// Does `plan` inside the next callback of this kind, after the base class had its turn.
  func once(_ kind: LifecycleEvent.Kind, _ plan: @escaping @MainActor () -> Void) {
    plans[kind] = plan
  }

  private func act(on kind: LifecycleEvent.Kind) {
    if plans.isEmpty { return }
    plans.removeValue(forKey: kind)?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    act(on: .viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    act(on: .viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    act(on: .viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    act(on: .viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    if !Screen.forgetsSuper { super.viewWillDisappear(animated) }
    act(on: .viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    act(on: .viewDidDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    act(on: .willMoveToParent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    act(on: .didMoveToParent)
  }
}

/// A planted holder: what an app would have in a static.
@MainActor final class Holder {
  private let screen: Screen

  init(of screen: Screen) { self.screen = screen }
}

final class A: Screen {}

/// A container that has its children's callbacks forwarded.
final class Box: Screen {}

/// A container that leaves its children's callbacks to whoever calls.
final class ByHand: Screen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

final class Nav: UINavigationController {}
final class Tabs: UITabBarController {}
final class Search: UISearchController {}
final class Split: UISplitViewController {}
final class Alert: UIAlertController {}

/// Pages that are their own data source, with one neighbour on both sides at most.
final class Page: UIPageViewController, UIPageViewControllerDataSource {
  weak var neighbour: UIViewController?

  convenience init(_ style: TransitionStyle) {
    self.init(transitionStyle: style, navigationOrientation: .horizontal)
    dataSource = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour }
}

/// Hands out animators and presentation controllers of its own, for every kind of transition.
@MainActor final class Director {
  private let seconds: TimeInterval
  private let removesPresenter: Bool

  init(seconds: TimeInterval, removesPresenter: Bool) {
    self.seconds = seconds
    self.removesPresenter = removesPresenter
  }

  /// Becomes the delegate of a controller's transitions; nobody but the caller holds a director.
  func direct(_ controller: UIViewController) {
    controller.transitioningDelegate = self
    (controller as? Nav)?.delegate = self
  }
}

extension Director: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = CoveringPresentationController(
      presentedViewController: presented, presenting: presenting)
    made.removesPresenter = removesPresenter
    return made
  }
}

extension Director: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension Director: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    seconds
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: seconds, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A presentation controller that says whether the presenter disappears.
final class CoveringPresentationController: UIPresentationController {
  var removesPresenter = false
  override var shouldRemovePresentersView: Bool { removesPresenter }
}
