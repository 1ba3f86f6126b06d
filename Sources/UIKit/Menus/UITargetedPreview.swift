import UIKitCore
import Foundation

/// How a preview looks. (Stored, not simulated.)
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part that is seen.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor!

  /// Makes the usual ones.
  public override init() {}
}

/// Where a preview stands. Holds its view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view it stands in.
  public let container: UIView
  /// The middle.
  public let center: CGPoint
  /// How it is turned or scaled.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is lifted when a menu opens. Holds it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it stands; `nil` for where the view is.
  private let place: UIPreviewTarget?

  /// Makes one. Holds the view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, place) = (view, parameters, target)
  }

  /// Makes one where the view is. Holds the view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters, place) = (view, parameters, nil)
  }

  /// Where it stands.
  open var target: UIPreviewTarget {
    place ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }

  /// How large it is.
  open var size: CGSize { view.bounds.size }
}

/// A menu above chosen text, as it was before iOS 16. (Stored, not simulated.)
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The only one.
  public static let shared = UIMenuController()
  /// Whether it is shown: never.
  open private(set) var isMenuVisible = false
  /// The entries.
  open var menuItems: [UIMenuItem]?

  /// Shows nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides nothing.
  open func hideMenu() {}
}

/// An entry of that menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The words.
  open var title: String
  /// What it does.
  open var action: Selector

  /// Makes an entry.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
