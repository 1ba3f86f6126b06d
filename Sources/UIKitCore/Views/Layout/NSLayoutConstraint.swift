import Foundation

/// Kept, never solved. Holds neither item. An active constraint is held by the nearest view above both items,
/// among its `constraints`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  /// `notAnAttribute` without a second item, whatever was said. (Observed.)
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
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

  /// A constraint that becomes active nowhere. (UIKit inherits this initialiser from `NSObject`.)
  public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
    super.init()
  }

  /// Whether the nearest view above both items has the constraint. Without such a view, setting it does nothing.
  /// (UIKit: exception, "Unable to activate constraint with anchors … because they have no common ancestor".)
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

  /// Not called: nothing is read from a nib.
  open func awakeFromNib() {}

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

extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }

  /// Empty: the format is not read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }
}

public struct UILayoutPriority: RawRepresentable, Comparable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Held by its view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Not retained.
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The view's bounds: nothing is laid out.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
