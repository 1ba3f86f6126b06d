import Foundation

/// A relation between two attributes of views or guides; kept, never solved. (`NSLayoutConstraint`.)
///
/// Holds neither item. An active one is held by the nearest view above both, among its `constraints`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The item whose attribute is on the left side. Not retained.
  open private(set) weak var firstItem: AnyObject?
  /// The item whose attribute is on the right side; `nil` where there is only a constant. Not retained.
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  /// The attribute on the right side; `notAnAttribute` without an item there, whatever was said. (Observed.)
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  /// Whether layouts are to be kept that break it; of no consequence.
  open var shouldBeArchived = false
  weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes a constraint of nothing, which becomes active nowhere. (UIKit inherits it from `NSObject`.)
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Whether the constraint is among those of the nearest view above both items.
  ///
  /// Where there is no such view, setting it does nothing. (UIKit: exception, "Unable to activate
  /// constraint with anchors … because they have no common ancestor".)
  open var isActive: Bool {
    get { holder != nil }
    set {
      if !newValue {
        holder?.removeConstraint(self)
      } else if holder == nil {
        commonAncestor?.addConstraint(self)
      }
    }
  }

  /// Makes constraints active, each held by the nearest view above its items.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  private var commonAncestor: UIView? {
    guard let first = firstItem.flatMap(Self.view) else { return nil }
    guard let secondItem else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    var candidate: UIView? = first
    while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  /// Whether an item is `view` or stands in it.
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      item.flatMap(Self.view)?.isDescendant(of: view) == true
    }
  }

  private static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
