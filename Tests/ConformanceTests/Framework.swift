// The one switch: the same cases judge the model here and, on a Mac, the original.
@_exported import Foundation

#if REAL_UIKIT
  @_exported import UIKit

  typealias ViewController = UIViewController
  typealias NavigationController = UINavigationController
  typealias NavigationControllerDelegate = UINavigationControllerDelegate
  typealias TabBarController = UITabBarController
  typealias TabBarControllerDelegate = UITabBarControllerDelegate
  typealias AlertController = UIAlertController
  typealias AlertAction = UIAlertAction
  typealias ModalPresentationStyle = UIModalPresentationStyle
  typealias PresentationController = UIPresentationController
  typealias AdaptivePresentationControllerDelegate = UIAdaptivePresentationControllerDelegate
  typealias ViewControllerTransitioningDelegate = UIViewControllerTransitioningDelegate
  typealias ViewControllerAnimatedTransitioning = UIViewControllerAnimatedTransitioning
  typealias ViewControllerInteractiveTransitioning = UIViewControllerInteractiveTransitioning
  typealias ViewControllerContextTransitioning = UIViewControllerContextTransitioning
  typealias PercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition
  typealias ViewControllerTransitionCoordinator = UIViewControllerTransitionCoordinator
  typealias PageViewController = UIPageViewController
  typealias PageViewControllerDataSource = UIPageViewControllerDataSource
  typealias PageViewControllerDelegate = UIPageViewControllerDelegate
  typealias SplitViewController = UISplitViewController
  typealias SplitViewControllerDelegate = UISplitViewControllerDelegate
  typealias SearchController = UISearchController
  typealias SearchControllerDelegate = UISearchControllerDelegate
  typealias SearchResultsUpdating = UISearchResultsUpdating
  typealias TraitCollection = UITraitCollection
  typealias WindowScene = UIWindowScene
  typealias Transaction = CATransaction
  typealias View = UIView
  typealias Window = UIWindow
#else
  @_exported import LifecycleKit
#endif
