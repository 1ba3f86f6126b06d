import Foundation

/// A finger on the glass; never made by the simulation, for signatures of overrides.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  open var phase: Phase { .began }
  open var timestamp: TimeInterval { 0 }
  open var tapCount: Int { 1 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What touches come with; never made by the simulation, for signatures of overrides.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
}

/// A button pressed; never made by the simulation.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// What presses come with; never made by the simulation.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
