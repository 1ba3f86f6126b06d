import Foundation

/// The values that most views never set, kept outside of them, so that a view that sets nothing stays small.
struct ViewStorage {
  var alpha: CGFloat = 1
  var isHidden = false
  var transform = CGAffineTransform.identity
  var boundsOrigin = CGPoint.zero
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var restorationIdentifier: String?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var hugging = PriorityPair(of: .defaultLow)
  var resistance = PriorityPair(of: .defaultHigh)
  var needsUpdateConstraints = false

  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityElements: [Any]?
  var layer: CALayer?
  var mask: UIView?
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var gestureRecognizers: [UIGestureRecognizer]?
  var traitOverrides = TraitOverrides()
  /// The overrides that the next update of traits applies.
  var nextOverrides: TraitOverrides?
  var traitChangeHandlers: [TraitChangeHandler] = []
  var interactions: [any UIInteraction] = []

  @MainActor static let standard = ViewStorage()
}

@MainActor final class ViewStorageBox {
  var values = ViewStorage()
  var observers: PropertyObservers?
  var readings = Readings()
  /// The configuration that is due before the next layout.
  var configure: (@MainActor (UIView) -> Void)?
}

/// One priority for each axis.
struct PriorityPair {
  private var (horizontal, vertical): (UILayoutPriority, UILayoutPriority)

  init(of priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The view's values; the box for them is made when the first is set.
  var values: ViewStorage {
    _read { if let kept { yield kept.values } else { yield.standard } }
    _modify { yield &box.values }
  }

  var box: ViewStorageBox {
    if let kept { return kept }
    let made = ViewStorageBox()
    kept = made
    return made
  }

  /// The observers of the view's properties; made when they are first asked for.
  package var observers: PropertyObservers {
    if let observers = kept?.observers { return observers }
    let made = PropertyObservers()
    box.observers = made
    return made
  }

  /// Makes a change to a property, and calls its observers.
  package func change(_ property: ObservableProperty, _ make: () -> Void) {
    guard let observers = kept?.observers else { return make() }
    observers.change(property, make)
  }

  /// Whether the constraints are stale. Each layout asks, of views that mostly have no values of their own.
  var constraintsAreStale: Bool { kept?.values.needsUpdateConstraints ?? false }
}
