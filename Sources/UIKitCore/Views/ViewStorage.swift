import Foundation

/// What views keep and most never set; kept outside of them, so that one that sets nothing stays small.
struct ViewStorage {
  var alpha: CGFloat = 1
  var isHidden = false
  var transform = CGAffineTransform.identity
  var boundsOrigin = CGPoint.zero
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat = 1
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var restorationIdentifier: String?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var translatesAutoresizingMaskIntoConstraints = true
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultLow, .defaultLow
  )
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  var needsUpdateConstraints = false
  var isAccessibilityElement = false
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityViewIsModal = false
  var accessibilityElementsHidden = false
  var accessibilityElements: [Any]?
  var layer: CALayer?
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var gestureRecognizers: [UIGestureRecognizer]?
  var traitOverrides = TraitOverrides()
  var interactions: [any UIInteraction] = []

  /// Those of a view that has set none.
  @MainActor static let standard = ViewStorage()
}

/// The box of one view's values.
@MainActor final class ViewStorageBox {
  var values = ViewStorage()
  /// Made with the first observer of a property.
  var observers: PropertyObservers?
}
