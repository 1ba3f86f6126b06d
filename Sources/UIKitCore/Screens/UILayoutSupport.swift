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

/// The guide that stands for both edges.
@MainActor final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}

extension UIViewController {
  /// What bars leave free above. (Deprecated.) Made on first use and held.
  public var topLayoutGuide: any UILayoutSupport {
    let guide = values.topGuide ?? LayoutSupport()
    values.topGuide = guide
    return guide
  }

  /// What bars leave free below. (Deprecated.) Made on first use and held.
  public var bottomLayoutGuide: any UILayoutSupport {
    let guide = values.bottomGuide ?? LayoutSupport()
    values.bottomGuide = guide
    return guide
  }
}
