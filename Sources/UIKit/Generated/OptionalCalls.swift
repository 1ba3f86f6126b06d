// Made by `swift run WriteGenerated` from the lines below `// @optional`.
// swift-format-ignore-file
import Foundation
import UIKitCore

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct CAAnimationDelegateAnimationDidStop {
    let delegate: any CAAnimationDelegate
    public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) { delegate.animationDidStop(anim, finished: flag) }
  }
}

extension CAAnimationDelegate {
  @_disfavoredOverload public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }
  @_disfavoredOverload public var animationDidStop: UIResponder.OptionalCalls.CAAnimationDelegateAnimationDidStop? { .init(delegate: self) }
}

extension NSUserActivityDelegate {
  @_disfavoredOverload public var userActivityWasContinued: ((NSUserActivity) -> Void)? { { self.userActivityWasContinued($0) } }
  @_disfavoredOverload public var userActivityWillSave: ((NSUserActivity) -> Void)? { { self.userActivityWillSave($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle {
    let delegate: any UIAdaptivePresentationControllerDelegate
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle { delegate.adaptivePresentationStyle(for: controller) }
    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIAdaptivePresentationControllerDelegatePresentationController {
    let delegate: any UIAdaptivePresentationControllerDelegate
    public func callAsFunction(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style) }
    public func callAsFunction(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { delegate.presentationController(presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator) }
    public func callAsFunction(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { delegate.presentationController(presentationController, prepare: adaptivePresentationController) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public var adaptivePresentationStyle: UIResponder.OptionalCalls.UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle? { .init(delegate: self) }
  @_disfavoredOverload public var presentationController: UIResponder.OptionalCalls.UIAdaptivePresentationControllerDelegatePresentationController? { .init(delegate: self) }
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? { { self.presentationControllerDidAttemptToDismiss($0) } }
  @_disfavoredOverload public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? { { self.presentationControllerDidDismiss($0) } }
  @_disfavoredOverload public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? { { self.presentationControllerShouldDismiss($0) } }
  @_disfavoredOverload public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? { { self.presentationControllerWillDismiss($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIApplicationDelegateApplication {
    let delegate: any UIApplicationDelegate
    public func callAsFunction(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { delegate.application(application, willFinishLaunchingWithOptions: launchOptions) }
    public func callAsFunction(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { delegate.application(application, didFinishLaunchingWithOptions: launchOptions) }
    public func callAsFunction(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { delegate.application(app, open: url, options: options) }
    public func callAsFunction(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { delegate.application(application, continue: userActivity, restorationHandler: restorationHandler) }
    public func callAsFunction(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { delegate.application(application, configurationForConnecting: connectingSceneSession, options: options) }
    public func callAsFunction(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { delegate.application(application, didDiscardSceneSessions: sceneSessions) }
    public func callAsFunction(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { delegate.application(application, supportedInterfaceOrientationsFor: window) }
    public func callAsFunction(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken) }
    public func callAsFunction(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) { delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }
    public func callAsFunction(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { delegate.application(application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler) }
    public func callAsFunction(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { delegate.application(application, performActionFor: shortcutItem, completionHandler: completionHandler) }
    public func callAsFunction(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) { delegate.application(application, handleEventsForBackgroundURLSession: identifier, completionHandler: completionHandler) }
  }
}

extension UIApplicationDelegate {
  @_disfavoredOverload public var application: UIResponder.OptionalCalls.UIApplicationDelegateApplication? { .init(delegate: self) }
  @_disfavoredOverload public var applicationDidBecomeActive: ((UIApplication) -> Void)? { { self.applicationDidBecomeActive($0) } }
  @_disfavoredOverload public var applicationDidEnterBackground: ((UIApplication) -> Void)? { { self.applicationDidEnterBackground($0) } }
  @_disfavoredOverload public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? { { self.applicationDidReceiveMemoryWarning($0) } }
  @_disfavoredOverload public var applicationWillEnterForeground: ((UIApplication) -> Void)? { { self.applicationWillEnterForeground($0) } }
  @_disfavoredOverload public var applicationWillResignActive: ((UIApplication) -> Void)? { { self.applicationWillResignActive($0) } }
  @_disfavoredOverload public var applicationWillTerminate: ((UIApplication) -> Void)? { { self.applicationWillTerminate($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIBarPositioningDelegatePosition {
    let delegate: any UIBarPositioningDelegate
    public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition { delegate.position(for: bar) }
  }
}

extension UIBarPositioningDelegate {
  @_disfavoredOverload public var position: UIResponder.OptionalCalls.UIBarPositioningDelegatePosition? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIGestureRecognizerDelegateGestureRecognizer {
    let delegate: any UIGestureRecognizerDelegate
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }
}

extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public var gestureRecognizer: UIResponder.OptionalCalls.UIGestureRecognizerDelegateGestureRecognizer? { .init(delegate: self) }
  @_disfavoredOverload public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? { { self.gestureRecognizerShouldBegin($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UINavigationBarDelegateNavigationBar {
    let delegate: any UINavigationBarDelegate
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { delegate.navigationBar(navigationBar, shouldPush: item) }
    public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { delegate.navigationBar(navigationBar, didPush: item) }
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { delegate.navigationBar(navigationBar, shouldPop: item) }
    public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { delegate.navigationBar(navigationBar, didPop: item) }
  }
}

extension UINavigationBarDelegate {
  @_disfavoredOverload public var navigationBar: UIResponder.OptionalCalls.UINavigationBarDelegateNavigationBar? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UINavigationControllerDelegateNavigationController {
    let delegate: any UINavigationControllerDelegate
    public func callAsFunction(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { delegate.navigationController(navigationController, willShow: viewController, animated: animated) }
    public func callAsFunction(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { delegate.navigationController(navigationController, didShow: viewController, animated: animated) }
    public func callAsFunction(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }
    public func callAsFunction(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { delegate.navigationController(navigationController, interactionControllerFor: animationController) }
  }
}

extension UINavigationControllerDelegate {
  @_disfavoredOverload public var navigationController: UIResponder.OptionalCalls.UINavigationControllerDelegateNavigationController? { .init(delegate: self) }
  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation: ((UINavigationController) -> UIInterfaceOrientation)? { { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) } }
  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations: ((UINavigationController) -> UIInterfaceOrientationMask)? { { self.navigationControllerSupportedInterfaceOrientations($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIPageViewControllerDataSourcePresentationCount {
    let delegate: any UIPageViewControllerDataSource
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int { delegate.presentationCount(for: pageViewController) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIPageViewControllerDataSourcePresentationIndex {
    let delegate: any UIPageViewControllerDataSource
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int { delegate.presentationIndex(for: pageViewController) }
  }
}

extension UIPageViewControllerDataSource {
  @_disfavoredOverload public var presentationCount: UIResponder.OptionalCalls.UIPageViewControllerDataSourcePresentationCount? { .init(delegate: self) }
  @_disfavoredOverload public var presentationIndex: UIResponder.OptionalCalls.UIPageViewControllerDataSourcePresentationIndex? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIPageViewControllerDelegatePageViewController {
    let delegate: any UIPageViewControllerDelegate
    public func callAsFunction(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
    public func callAsFunction(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { delegate.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) }
    public func callAsFunction(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { delegate.pageViewController(pageViewController, spineLocationFor: orientation) }
  }
}

extension UIPageViewControllerDelegate {
  @_disfavoredOverload public var pageViewController: UIResponder.OptionalCalls.UIPageViewControllerDelegatePageViewController? { .init(delegate: self) }
}

extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? { { self.popoverPresentationControllerDidDismissPopover($0) } }
  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? { { self.popoverPresentationControllerShouldDismissPopover($0) } }
  @_disfavoredOverload public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? { { self.prepareForPopoverPresentation($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UISceneDelegateScene {
    let delegate: any UISceneDelegate
    public func callAsFunction(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { delegate.scene(scene, willConnectTo: session, options: options) }
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { delegate.scene(scene, openURLContexts: URLContexts) }
    public func callAsFunction(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { delegate.scene(scene, willContinueUserActivityWithType: userActivityType) }
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) { delegate.scene(scene, continue: userActivity) }
    public func callAsFunction(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { delegate.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UISceneDelegateStateRestorationActivity {
    let delegate: any UISceneDelegate
    public func callAsFunction(for scene: UIScene) -> NSUserActivity? { delegate.stateRestorationActivity(for: scene) }
  }
}

extension UISceneDelegate {
  @_disfavoredOverload public var scene: UIResponder.OptionalCalls.UISceneDelegateScene? { .init(delegate: self) }
  @_disfavoredOverload public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }
  @_disfavoredOverload public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }
  @_disfavoredOverload public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }
  @_disfavoredOverload public var sceneWillEnterForeground: ((UIScene) -> Void)? { { self.sceneWillEnterForeground($0) } }
  @_disfavoredOverload public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }
  @_disfavoredOverload public var stateRestorationActivity: UIResponder.OptionalCalls.UISceneDelegateStateRestorationActivity? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UISearchBarDelegateSearchBar {
    let delegate: any UISearchBarDelegate
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) { delegate.searchBar(searchBar, textDidChange: searchText) }
    public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
  }
}

extension UISearchBarDelegate {
  @_disfavoredOverload public var searchBar: UIResponder.OptionalCalls.UISearchBarDelegateSearchBar? { .init(delegate: self) }
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarBookmarkButtonClicked($0) } }
  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
  @_disfavoredOverload public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? { { self.searchBarShouldBeginEditing($0) } }
  @_disfavoredOverload public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? { { self.searchBarShouldEndEditing($0) } }
  @_disfavoredOverload public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
  @_disfavoredOverload public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}

extension UISearchControllerDelegate {
  @_disfavoredOverload public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
  @_disfavoredOverload public var didPresentSearchController: ((UISearchController) -> Void)? { { self.didPresentSearchController($0) } }
  @_disfavoredOverload public var presentSearchController: ((UISearchController) -> Void)? { { self.presentSearchController($0) } }
  @_disfavoredOverload public var willDismissSearchController: ((UISearchController) -> Void)? { { self.willDismissSearchController($0) } }
  @_disfavoredOverload public var willPresentSearchController: ((UISearchController) -> Void)? { { self.willPresentSearchController($0) } }
}

extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: ((UISheetPresentationController) -> Void)? { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UISplitViewControllerDelegatePrimaryViewController {
    let delegate: any UISplitViewControllerDelegate
    public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { delegate.primaryViewController(forCollapsing: splitViewController) }
    public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? { delegate.primaryViewController(forExpanding: splitViewController) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UISplitViewControllerDelegateSplitViewController {
    let delegate: any UISplitViewControllerDelegate
    public func callAsFunction(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { delegate.splitViewController(svc, willChangeTo: displayMode) }
    public func callAsFunction(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { delegate.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) }
    public func callAsFunction(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController) }
    public func callAsFunction(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { delegate.splitViewController(splitViewController, show: vc, sender: sender) }
    public func callAsFunction(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { delegate.splitViewController(splitViewController, showDetail: vc, sender: sender) }
    public func callAsFunction(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) }
    public func callAsFunction(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController .DisplayMode) -> UISplitViewController.DisplayMode { delegate.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) }
    public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { delegate.splitViewController(svc, willShow: column) }
    public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { delegate.splitViewController(svc, willHide: column) }
  }
}

extension UISplitViewControllerDelegate {
  @_disfavoredOverload public var primaryViewController: UIResponder.OptionalCalls.UISplitViewControllerDelegatePrimaryViewController? { .init(delegate: self) }
  @_disfavoredOverload public var splitViewController: UIResponder.OptionalCalls.UISplitViewControllerDelegateSplitViewController? { .init(delegate: self) }
  @_disfavoredOverload public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? { { self.splitViewControllerDidCollapse($0) } }
  @_disfavoredOverload public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? { { self.splitViewControllerDidExpand($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITabBarControllerDelegateTabBarController {
    let delegate: any UITabBarControllerDelegate
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }
    public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { delegate.tabBarController(tabBarController, didSelect: viewController) }
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { delegate.tabBarController(tabBarController, shouldSelectTab: tab) }
    public func callAsFunction(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) }
    public func callAsFunction(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController] { delegate.tabBarController(tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers) }
    public func callAsFunction(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) }
    public func callAsFunction(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { delegate.tabBarController(tabBarController, interactionControllerFor: animationController) }
    public func callAsFunction(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) { delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }
    public func callAsFunction(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) { delegate.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }
    public func callAsFunction(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) { delegate.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }
  }
}

extension UITabBarControllerDelegate {
  @_disfavoredOverload public var tabBarController: UIResponder.OptionalCalls.UITabBarControllerDelegateTabBarController? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITabBarDelegateTabBar {
    let delegate: any UITabBarDelegate
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) { delegate.tabBar(tabBar, didSelect: item) }
  }
}

extension UITabBarDelegate {
  @_disfavoredOverload public var tabBar: UIResponder.OptionalCalls.UITabBarDelegateTabBar? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewControllerAnimatedTransitioningInterruptibleAnimator {
    let delegate: any UIViewControllerAnimatedTransitioning
    public func callAsFunction(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { delegate.interruptibleAnimator(using: context) }
  }
}

extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
  @_disfavoredOverload public var interruptibleAnimator: UIResponder.OptionalCalls.UIViewControllerAnimatedTransitioningInterruptibleAnimator? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateAnimationController {
    let delegate: any UIViewControllerTransitioningDelegate
    public func callAsFunction(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { delegate.animationController(forPresented: presented, presenting: presenting, source: source) }
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { delegate.animationController(forDismissed: dismissed) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissal {
    let delegate: any UIViewControllerTransitioningDelegate
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { delegate.interactionControllerForDismissal(using: animator) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateInteractionControllerForPresentation {
    let delegate: any UIViewControllerTransitioningDelegate
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { delegate.interactionControllerForPresentation(using: animator) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewControllerTransitioningDelegatePresentationController {
    let delegate: any UIViewControllerTransitioningDelegate
    public func callAsFunction(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { delegate.presentationController(forPresented: presented, presenting: presenting, source: source) }
  }
}

extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public var animationController: UIResponder.OptionalCalls.UIViewControllerTransitioningDelegateAnimationController? { .init(delegate: self) }
  @_disfavoredOverload public var interactionControllerForDismissal: UIResponder.OptionalCalls.UIViewControllerTransitioningDelegateInteractionControllerForDismissal? { .init(delegate: self) }
  @_disfavoredOverload public var interactionControllerForPresentation: UIResponder.OptionalCalls.UIViewControllerTransitioningDelegateInteractionControllerForPresentation? { .init(delegate: self) }
  @_disfavoredOverload public var presentationController: UIResponder.OptionalCalls.UIViewControllerTransitioningDelegatePresentationController? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewImplicitlyAnimatingAddAnimations {
    let delegate: any UIViewImplicitlyAnimating
    public func callAsFunction(_ animation: @escaping () -> Void) { delegate.addAnimations(animation) }
    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) { delegate.addAnimations(animation, delayFactor: delayFactor) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIViewImplicitlyAnimatingContinueAnimation {
    let delegate: any UIViewImplicitlyAnimating
    public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { delegate.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  }
}

extension UIViewImplicitlyAnimating {
  @_disfavoredOverload public var addAnimations: UIResponder.OptionalCalls.UIViewImplicitlyAnimatingAddAnimations? { .init(delegate: self) }
  @_disfavoredOverload public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { { self.addCompletion($0) } }
  @_disfavoredOverload public var continueAnimation: UIResponder.OptionalCalls.UIViewImplicitlyAnimatingContinueAnimation? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIWindowSceneDelegateWindowScene {
    let delegate: any UIWindowSceneDelegate
    public func callAsFunction(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { delegate.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler) }
    public func callAsFunction(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) { delegate.windowScene(windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection) }
    public func callAsFunction(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) { delegate.windowScene(windowScene, didUpdateEffectiveGeometry: previousEffectiveGeometry) }
  }
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload public var windowScene: UIResponder.OptionalCalls.UIWindowSceneDelegateWindowScene? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIActivityItemSourceActivityViewController {
    let delegate: any UIActivityItemSource
    public func callAsFunction(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { delegate.activityViewController(activityViewController, subjectForActivityType: activityType) }
  }
}

extension UIActivityItemSource {
  @_disfavoredOverload public var activityViewController: UIResponder.OptionalCalls.UIActivityItemSourceActivityViewController? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UICloudSharingControllerDelegateItemThumbnailData {
    let delegate: any UICloudSharingControllerDelegate
    public func callAsFunction(for csc: UICloudSharingController) -> Data? { delegate.itemThumbnailData(for: csc) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UICloudSharingControllerDelegateItemType {
    let delegate: any UICloudSharingControllerDelegate
    public func callAsFunction(for csc: UICloudSharingController) -> String? { delegate.itemType(for: csc) }
  }
}

extension UICloudSharingControllerDelegate {
  @_disfavoredOverload public var cloudSharingControllerDidSaveShare: ((UICloudSharingController) -> Void)? { { self.cloudSharingControllerDidSaveShare($0) } }
  @_disfavoredOverload public var cloudSharingControllerDidStopSharing: ((UICloudSharingController) -> Void)? { { self.cloudSharingControllerDidStopSharing($0) } }
  @_disfavoredOverload public var itemThumbnailData: UIResponder.OptionalCalls.UICloudSharingControllerDelegateItemThumbnailData? { .init(delegate: self) }
  @_disfavoredOverload public var itemType: UIResponder.OptionalCalls.UICloudSharingControllerDelegateItemType? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UICollectionViewDataSourceCollectionView {
    let delegate: any UICollectionViewDataSource
    public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UICollectionViewDataSourceNumberOfSections {
    let delegate: any UICollectionViewDataSource
    public func callAsFunction(in collectionView: UICollectionView) -> Int { delegate.numberOfSections(in: collectionView) }
  }
}

extension UICollectionViewDataSource {
  @_disfavoredOverload public var collectionView: UIResponder.OptionalCalls.UICollectionViewDataSourceCollectionView? { .init(delegate: self) }
  @_disfavoredOverload public var numberOfSections: UIResponder.OptionalCalls.UICollectionViewDataSourceNumberOfSections? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UICollectionViewDelegateCollectionView {
    let delegate: any UICollectionViewDelegate
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }
    public func callAsFunction(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    public func callAsFunction(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
    public func callAsFunction(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { delegate.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    public func callAsFunction(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
    public func callAsFunction(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  }
}

extension UICollectionViewDelegate {
  @_disfavoredOverload public var collectionView: UIResponder.OptionalCalls.UICollectionViewDelegateCollectionView? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls.UICollectionViewDelegateCollectionView {
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { (delegate as? any UICollectionViewDelegateFlowLayout ?? PlainUICollectionViewDelegateFlowLayout()).collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { (delegate as? any UICollectionViewDelegateFlowLayout ?? PlainUICollectionViewDelegateFlowLayout()).collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { (delegate as? any UICollectionViewDelegateFlowLayout ?? PlainUICollectionViewDelegateFlowLayout()).collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { (delegate as? any UICollectionViewDelegateFlowLayout ?? PlainUICollectionViewDelegateFlowLayout()).collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { (delegate as? any UICollectionViewDelegateFlowLayout ?? PlainUICollectionViewDelegateFlowLayout()).collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { (delegate as? any UICollectionViewDelegateFlowLayout ?? PlainUICollectionViewDelegateFlowLayout()).collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
}

private final class PlainUICollectionViewDelegateFlowLayout: UICollectionViewDelegateFlowLayout {}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIColorPickerViewControllerDelegateColorPickerViewController {
    let delegate: any UIColorPickerViewControllerDelegate
    public func callAsFunction(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { delegate.colorPickerViewController(viewController, didSelect: color, continuously: continuously) }
  }
}

extension UIColorPickerViewControllerDelegate {
  @_disfavoredOverload public var colorPickerViewController: UIResponder.OptionalCalls.UIColorPickerViewControllerDelegateColorPickerViewController? { .init(delegate: self) }
  @_disfavoredOverload public var colorPickerViewControllerDidFinish: ((UIColorPickerViewController) -> Void)? { { self.colorPickerViewControllerDidFinish($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIContextMenuInteractionDelegateContextMenuInteraction {
    let delegate: any UIContextMenuInteractionDelegate
    public func callAsFunction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    public func callAsFunction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
    public func callAsFunction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
    public func callAsFunction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    public func callAsFunction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
  }
}

extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload public var contextMenuInteraction: UIResponder.OptionalCalls.UIContextMenuInteractionDelegateContextMenuInteraction? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIDocumentBrowserViewControllerDelegateDocumentBrowser {
    let delegate: any UIDocumentBrowserViewControllerDelegate
    public func callAsFunction(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) { delegate.documentBrowser(controller, didPickDocumentsAt: documentURLs) }
    public func callAsFunction(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping ( URL?, UIDocumentBrowserViewController.ImportMode ) -> Void) { delegate.documentBrowser(controller, didRequestDocumentCreationWithHandler: importHandler) }
    public func callAsFunction(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL) { delegate.documentBrowser(controller, didImportDocumentAt: sourceURL, toDestinationURL: destinationURL) }
    public func callAsFunction(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) { delegate.documentBrowser(controller, failedToImportDocumentAt: documentURL, error: error) }
    public func callAsFunction(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController) { delegate.documentBrowser(controller, willPresent: activityViewController) }
  }
}

extension UIDocumentBrowserViewControllerDelegate {
  @_disfavoredOverload public var documentBrowser: UIResponder.OptionalCalls.UIDocumentBrowserViewControllerDelegateDocumentBrowser? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIDocumentPickerDelegateDocumentPicker {
    let delegate: any UIDocumentPickerDelegate
    public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { delegate.documentPicker(controller, didPickDocumentsAt: urls) }
  }
}

extension UIDocumentPickerDelegate {
  @_disfavoredOverload public var documentPicker: UIResponder.OptionalCalls.UIDocumentPickerDelegateDocumentPicker? { .init(delegate: self) }
  @_disfavoredOverload public var documentPickerWasCancelled: ((UIDocumentPickerViewController) -> Void)? { { self.documentPickerWasCancelled($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIImagePickerControllerDelegateImagePickerController {
    let delegate: any UIImagePickerControllerDelegate
    public func callAsFunction(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  }
}

extension UIImagePickerControllerDelegate {
  @_disfavoredOverload public var imagePickerController: UIResponder.OptionalCalls.UIImagePickerControllerDelegateImagePickerController? { .init(delegate: self) }
  @_disfavoredOverload public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? { { self.imagePickerControllerDidCancel($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIPickerViewDelegatePickerView {
    let delegate: any UIPickerViewDelegate
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { delegate.pickerView(pickerView, titleForRow: row, forComponent: component) }
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { delegate.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}

extension UIPickerViewDelegate {
  @_disfavoredOverload public var pickerView: UIResponder.OptionalCalls.UIPickerViewDelegatePickerView? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIPointerInteractionDelegatePointerInteraction {
    let delegate: any UIPointerInteractionDelegate
    public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { delegate.pointerInteraction(interaction, styleFor: region) }
  }
}

extension UIPointerInteractionDelegate {
  @_disfavoredOverload public var pointerInteraction: UIResponder.OptionalCalls.UIPointerInteractionDelegatePointerInteraction? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate
    public func callAsFunction(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UIScrollViewDelegateViewForZooming {
    let delegate: any UIScrollViewDelegate
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? { delegate.viewForZooming(in: scrollView) }
  }
}

extension UIScrollViewDelegate {
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
  @_disfavoredOverload public var scrollViewDidEndDragging: UIResponder.OptionalCalls.UIScrollViewDelegateScrollViewDidEndDragging? { .init(delegate: self) }
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? { { self.scrollViewDidEndScrollingAnimation($0) } }
  @_disfavoredOverload public var scrollViewDidEndZooming: UIResponder.OptionalCalls.UIScrollViewDelegateScrollViewDidEndZooming? { .init(delegate: self) }
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDecelerating($0) } }
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
  @_disfavoredOverload public var scrollViewWillBeginZooming: UIResponder.OptionalCalls.UIScrollViewDelegateScrollViewWillBeginZooming? { .init(delegate: self) }
  @_disfavoredOverload public var scrollViewWillEndDragging: UIResponder.OptionalCalls.UIScrollViewDelegateScrollViewWillEndDragging? { .init(delegate: self) }
  @_disfavoredOverload public var viewForZooming: UIResponder.OptionalCalls.UIScrollViewDelegateViewForZooming? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITableViewDataSourceNumberOfSections {
    let delegate: any UITableViewDataSource
    public func callAsFunction(in tableView: UITableView) -> Int { delegate.numberOfSections(in: tableView) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITableViewDataSourceSectionIndexTitles {
    let delegate: any UITableViewDataSource
    public func callAsFunction(for tableView: UITableView) -> [String]? { delegate.sectionIndexTitles(for: tableView) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITableViewDataSourceTableView {
    let delegate: any UITableViewDataSource
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { delegate.tableView(tableView, titleForHeaderInSection: section) }
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { delegate.tableView(tableView, titleForFooterInSection: section) }
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { delegate.tableView(tableView, canEditRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { delegate.tableView(tableView, canMoveRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }
}

extension UITableViewDataSource {
  @_disfavoredOverload public var numberOfSections: UIResponder.OptionalCalls.UITableViewDataSourceNumberOfSections? { .init(delegate: self) }
  @_disfavoredOverload public var sectionIndexTitles: UIResponder.OptionalCalls.UITableViewDataSourceSectionIndexTitles? { .init(delegate: self) }
  @_disfavoredOverload public var tableView: UIResponder.OptionalCalls.UITableViewDataSourceTableView? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITableViewDelegateTableView {
    let delegate: any UITableViewDelegate
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { delegate.tableView(tableView, willSelectRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { delegate.tableView(tableView, didSelectRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { delegate.tableView(tableView, willDeselectRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { delegate.tableView(tableView, didDeselectRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { delegate.tableView(tableView, heightForRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { delegate.tableView(tableView, heightForHeaderInSection: section) }
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { delegate.tableView(tableView, heightForFooterInSection: section) }
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { delegate.tableView(tableView, viewForHeaderInSection: section) }
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { delegate.tableView(tableView, viewForFooterInSection: section) }
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    public func callAsFunction(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
    public func callAsFunction(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    public func callAsFunction(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
    public func callAsFunction(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  }
}

extension UITableViewDelegate {
  @_disfavoredOverload public var tableView: UIResponder.OptionalCalls.UITableViewDelegateTableView? { .init(delegate: self) }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITextFieldDelegateTextField {
    let delegate: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
  }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidEndEditing {
    let delegate: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField) { delegate.textFieldDidEndEditing(textField) }
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { delegate.textFieldDidEndEditing(textField, reason: reason) }
  }
}

extension UITextFieldDelegate {
  @_disfavoredOverload public var textField: UIResponder.OptionalCalls.UITextFieldDelegateTextField? { .init(delegate: self) }
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
  @_disfavoredOverload public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
  @_disfavoredOverload public var textFieldDidEndEditing: UIResponder.OptionalCalls.UITextFieldDelegateTextFieldDidEndEditing? { .init(delegate: self) }
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

extension UIResponder.OptionalCalls {
  @preconcurrency @MainActor public struct UITextViewDelegateTextView {
    let delegate: any UITextViewDelegate
    public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  }
}

extension UITextViewDelegate {
  @_disfavoredOverload public var textView: UIResponder.OptionalCalls.UITextViewDelegateTextView? { .init(delegate: self) }
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
}
