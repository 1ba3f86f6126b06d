import Foundation

/// What views keep and most never set; kept outside of them, so that one that sets nothing stays small.
struct ViewValues {
  var alpha: CGFloat = 1
  var transform = CGAffineTransform.identity
  var boundsOrigin = CGPoint.zero
  var backgroundColor: Color?
  var tintColor: Color?
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var contentMode = View.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat = 1
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = TraitCollection.Style.unspecified
  var restorationIdentifier: String?

  var layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var translatesAutoresizingMaskIntoConstraints = true
  var autoresizesSubviews = true
  var autoresizingMask: View.AutoresizingMask = []
  var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow)
  var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  var needsUpdateConstraints = false

  var isAccessibilityElement = false
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = AccessibilityTraits.none
  var accessibilityViewIsModal = false
  var accessibilityElementsHidden = false
  var accessibilityElements: [Any]?

  var layer: Layer?
  var constraints: [LayoutConstraint] = []
  var layoutGuides: [LayoutGuide] = []
  var safeAreaGuide: LayoutGuide?
  var marginsGuide: LayoutGuide?
  var gestureRecognizers: [GestureRecognizer]?

  /// Those of a view that has set none.
  @MainActor static let standard = ViewValues()
}

/// The box of one view's values.
@MainActor final class KeptValues {
  var values = ViewValues()
}
