import Foundation
import UIKitCore

// Pointers and things that are dragged: values and protocols for signatures, none of them acts.

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public override init() {}
}

@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// Not asked here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  // @optional
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

/// The view holds it; it holds neither view nor delegate.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

@preconcurrency @MainActor open class UIDragItem: NSObject {
  open var localObject: Any?
  public let itemProvider: AnyObject
  public init(itemProvider: AnyObject) { self.itemProvider = itemProvider }
}

/// Never made here, as the next two.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}
}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?, maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
  public var motionEffects: [UIMotionEffect] { [] }

  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { "en-US" }
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}
