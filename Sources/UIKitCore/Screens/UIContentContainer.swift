import Foundation

@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Not called here, as the next.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// 0 here.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Stands for both edges; it is in the controller's view as soon as that is loaded.
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
  /// Made on first use and held.
  public var topLayoutGuide: any UILayoutSupport {
    let guide = values.topGuide ?? LayoutSupport(of: self)
    values.topGuide = guide
    return guide
  }

  /// As `topLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport {
    let guide = values.bottomGuide ?? LayoutSupport(of: self)
    values.bottomGuide = guide
    return guide
  }
}
