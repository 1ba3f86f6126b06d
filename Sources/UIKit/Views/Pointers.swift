import UIKitCore
import Foundation

// Pointers and things that are dragged: values and protocols for signatures, none of them acts.

/// How a pointer looks above a view. (Stored, not simulated.)
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Makes one that looks as it looks.
  public override init() {}
}

/// Where a pointer is.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle.
  public let rect: CGRect
  /// A name to find it by.
  public let identifier: AnyHashable?

  /// Makes one.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// Asked how a pointer looks. Not asked here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  // @optional
  /// How it looks in a part of the view.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

/// Lets a pointer change above a view. The view holds it; it holds neither view nor delegate.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Would be asked. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it is at. Not retained.
  open private(set) weak var view: UIView?
  /// Stored, not simulated.
  open var isEnabled = true

  /// Makes one. The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing.
  open func invalidate() {}
}

/// Something that is dragged. Holds its object. (Stored, not simulated.)
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Anything.
  open var localObject: Any?
  /// What it hands out.
  public let itemProvider: AnyObject

  /// Makes one. Holds the provider, an `NSItemProvider` there.
  public init(itemProvider: AnyObject) { self.itemProvider = itemProvider }
}

/// Several things that are dragged or dropped; never made here.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The things.
  var items: [UIDragItem] { get }
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
}

/// Several things that are dragged; never made here.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Anything.
  var localContext: Any? { get set }
}

/// Several things that are dropped; never made here.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// Those of this program; `nil` where another drags.
  var localDragSession: (any UIDragSession)? { get }
}

/// A movement of a view with that of the device. (Stored, not simulated.)
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes one.
  public override init() {}
}

/// A movement of one value of a view.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Along which way.
  public enum EffectType: Int, Sendable {
    /// As the device leans from side to side, or to and fro.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The value's name.
  public let keyPath: String
  /// Along which way.
  public let type: EffectType
  /// Stored, not simulated.
  open var minimumRelativeValue: Any?, maximumRelativeValue: Any?

  /// Makes one.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several at once. Holds them.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The movements.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Does nothing.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
  /// None.
  public var motionEffects: [UIMotionEffect] { [] }

  /// The direction of reading: from the left, unless content says otherwise.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The language of a keyboard. (Stored, not simulated.)
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// Its code: American English.
  open var primaryLanguage: String? { "en-US" }
  /// That one.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}
