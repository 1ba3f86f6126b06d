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
  typealias View = UIView
  typealias Window = UIWindow
#else
  @_exported import LifecycleKit
#endif
