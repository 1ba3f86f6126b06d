import Foundation

/// A finger on the glass; never made by the simulation, for signatures of overrides.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// On the glass, or off it again.
    case began, moved, stationary, ended, cancelled
    /// Above the glass.
    case regionEntered, regionMoved, regionExited
  }

  /// How far the touch has come.
  open var phase: Phase { .began }
  /// When it last changed.
  open var timestamp: TimeInterval { 0 }
  /// How many taps there were in a row.
  open var tapCount: Int { 1 }
  /// The view that was touched.
  open var view: UIView? { nil }
  /// The window that was touched.
  open var window: UIWindow? { nil }

  /// Where the finger is: the origin, unless overridden.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where the finger was: the origin, unless overridden.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What touches come with; never made by the simulation, for signatures of overrides.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// Fingers, the device moved, a remote control or buttons.
    case touches, motion, remoteControl, presses
    /// A wheel, a pointer or a gesture of several fingers.
    case scroll = 10
    case hover
    case transform = 14
  }

  /// What happened more exactly.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more exact, or a shake.
    case none, motionShake
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// What happened more exactly.
  open var subtype: EventSubtype { .none }
  /// When it happened.
  open var timestamp: TimeInterval { 0 }
  /// All touches that take part.
  open var allTouches: Set<UITouch>? { nil }
}

/// A button pressed; never made by the simulation.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// What presses come with; never made by the simulation.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
