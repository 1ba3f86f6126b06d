import UIKitCore
import Foundation

/// What has a size of its own. (Nothing is converted, because nothing is laid out.)
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The whole of it.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// A space as large as the scene.
  public var coordinateSpace: any UICoordinateSpace { SceneSpace(of: self) }

  /// What is known of the status bar: nothing is drawn, and it has no height.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The space of a scene; follows its size. Does not retain it.
@MainActor private final class SceneSpace: UICoordinateSpace {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  var bounds: CGRect { CGRect(origin: .zero, size: scene?.size ?? .zero) }
}

/// What is known of the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The colour of its words.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Where it is: without a height.
  open var statusBarFrame: CGRect { .zero }
}
