import Foundation

/// An edge that bars leave free, as it was before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How far the edge is from that of the view: 0.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide that stands for both edges; it is in the controller's view as soon as that is loaded.
@MainActor final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?

  convenience init(of controller: UIViewController) {
    self.init()
    self.controller = controller
  }

  var length: CGFloat { 0 }

  override var owningView: UIView? {
    get { controller?.viewIfLoaded }
    set {}
  }
}

extension UIViewController {
  /// What bars leave free above. (Deprecated.) Made on first use and held.
  public var topLayoutGuide: any UILayoutSupport {
    let guide = values.topGuide ?? LayoutSupport(of: self)
    values.topGuide = guide
    return guide
  }

  /// What bars leave free below. (Deprecated.) Made on first use and held.
  public var bottomLayoutGuide: any UILayoutSupport {
    let guide = values.bottomGuide ?? LayoutSupport(of: self)
    values.bottomGuide = guide
    return guide
  }
}
