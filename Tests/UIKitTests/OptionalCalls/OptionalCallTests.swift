import LifecycleTesting
import Testing
import UIKit

/// `delegate?.method?(…)`, as iOS code calls what is optional there.
@Suite(.checksDeallocation) @MainActor struct OptionalCallTests {
  @Test func `a call with a question mark reaches the delegate's method`() {
    let delegate = Listener()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = delegate
    let root = stack.viewControllers[0]

    stack.delegate?.navigationController?(stack, willShow: root, animated: false)
    stack.delegate?.navigationController?(stack, didShow: root, animated: true)
    let animator = stack.delegate?.navigationController?(
      stack, animationControllerFor: .push, from: root, to: root)

    #expect(delegate.heard == ["did show"])
    #expect(animator == nil)
  }

  @Test func `a call with a question mark returns what the method returns`() {
    let delegate = Listener()
    let tabs = UITabBarController()
    tabs.delegate = delegate
    #expect((tabs.delegate?.tabBarController?(tabs, shouldSelect: tabs) ?? true) == false)

    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    #expect(
      split.delegate?.splitViewController?(
        split, topColumnForCollapsingToProposedTopColumn: .secondary) == .primary)
    #expect(split.delegate?.primaryViewController?(forCollapsing: split) == nil)
    split.delegate?.splitViewControllerDidExpand?(split)
    #expect(delegate.heard == ["did expand"])
  }

  @Test func `an answer can be compared at once`() {
    let delegate = Listener()
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    presentation.delegate = delegate

    var isFullScreen = false
    if presentation.delegate?.adaptivePresentationStyle?(for: presentation) == .fullScreen {
      isFullScreen = true
    }
    #expect(isFullScreen)
    #expect(presentation.delegate?.presentationControllerShouldDismiss?(presentation) == true)
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    presentation.delegate?.presentationControllerWillDismiss?(presentation)
    presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
    #expect(delegate.heard == ["did dismiss"])
  }

  @Test func `without a delegate nothing is called`() {
    let tabs = UITabBarController()
    #expect(tabs.delegate?.tabBarController?(tabs, shouldSelect: tabs) == nil)
    #expect(tabs.delegate?.tabBarController?(tabs, didSelect: tabs) == nil)
  }

  @Test func `every other family is called in the same way`() {
    let delegate = Listener()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let paging: (any UIPageViewControllerDelegate)? = delegate
    paging?.pageViewController?(pages, willTransitionTo: [])
    let source: (any UIPageViewControllerDataSource)? = delegate
    #expect(source?.presentationCount?(for: pages) == 3)
    #expect(source?.presentationIndex?(for: pages) == 0)

    let search = UISearchController(searchResultsController: nil)
    let searching: (any UISearchControllerDelegate)? = delegate
    searching?.didPresentSearchController?(search)
    let typing: (any UISearchBarDelegate)? = delegate
    typing?.searchBar?(search.searchBar, textDidChange: "a")
    typing?.searchBarCancelButtonClicked?(search.searchBar)

    let gesture: (any UIGestureRecognizerDelegate)? = delegate
    #expect(gesture?.gestureRecognizerShouldBegin?(UIGestureRecognizer()) == true)

    let transitioning: (any UIViewControllerTransitioningDelegate)? = delegate
    #expect(transitioning?.animationController?(forDismissed: pages) === delegate)
    #expect(transitioning?.interactionControllerForDismissal?(using: delegate) == nil)
    #expect(
      transitioning?.presentationController?(forPresented: pages, presenting: nil, source: pages)
        == nil)
    let animating: (any UIViewControllerAnimatedTransitioning)? = delegate
    animating?.animationEnded?(true)

    let application: (any UIApplicationDelegate)? = delegate
    application?.applicationDidBecomeActive?(.shared)
    let scene: (any UISceneDelegate)? = delegate
    if let connected = UIApplication.shared.connectedScenes.first {
      scene?.sceneDidBecomeActive?(connected)
    }

    #expect(
      delegate.heard == [
        "did present search", "typed a", "animation ended true", "application active",
        "scene active",
      ])
  }

  @Test func `an animator takes blocks by calls with a question mark`() {
    var ran = 0
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 1, curve: .linear)
    animator.addAnimations? { ran += 1 }
    animator.addCompletion? { _ in ran += 10 }
    animator.startAnimation()
    #expect(ran == 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ran == 11)
  }

  @Test func `a controller that is a delegate still says its own members`() {
    let screen = DelegateScreen()
    let stack = UINavigationController(rootViewController: screen)
    screen.showNext()
    #expect(stack.viewControllers.count == 3)
    #expect(screen.stackByKeyPath === stack)
  }

  @Test func `a coordinator's own property of that name comes first`() {
    let coordinator = Coordinator(navigationController: UINavigationController())
    coordinator.start()
    #expect(coordinator.navigationController.viewControllers.count == 2)
    #expect(count(of: coordinator) == 2)
  }

  private func count<C: Coordinating & UINavigationControllerDelegate>(of coordinator: C) -> Int {
    let stack = coordinator.navigationController
    return stack.viewControllers.count
  }
}

@MainActor private protocol Coordinating: AnyObject {
  var navigationController: UINavigationController { get }
}

/// Whether what is one's own is found without ambiguity is answered by the compiler.
private final class Coordinator: Coordinating, UINavigationControllerDelegate {
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.delegate = self
  }

  func start() {
    let stack = navigationController
    stack.setViewControllers([UIViewController()], animated: false)
    navigationController.pushViewController(UIViewController(), animated: false)
  }
}

private final class DelegateScreen: UIViewController, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UISplitViewControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate
{
  var stackByKeyPath: UINavigationController? { self[keyPath: \.navigationController] }

  func showNext() {
    navigationController?.pushViewController(UIViewController(), animated: false)
    let stack = navigationController
    if let navigationController { navigationController.delegate = self }
    guard let own = self.navigationController, tabBarController == nil, splitViewController == nil
    else { return }
    // Not called: the presentation controller would keep this alive.
    let _: () -> UIPresentationController? = { self.presentationController }
    own.delegate?.navigationController?(own, didShow: self, animated: false)
    stack?.viewControllers.append(UIViewController())
  }
}

private final class Listener: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate, UIAdaptivePresentationControllerDelegate,
  UIPageViewControllerDelegate, UIPageViewControllerDataSource, UISearchControllerDelegate,
  UISearchBarDelegate, UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIApplicationDelegate, UISceneDelegate
{
  var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("did show") }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("did expand") }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .fullScreen }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did dismiss")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }

  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("did present search")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("typed \(searchText)")
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}

  func animationEnded(_ transitionCompleted: Bool) {
    heard.append("animation ended \(transitionCompleted)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    heard.append("application active")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("scene active") }
}
