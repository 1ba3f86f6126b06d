import ObjectGraph
import Foundation
import UIKitCore

/// Retains its actions, not its targets; a target is called if it is `SelectorPerforming`.
/// `SimulatedUser.tap(_:)` taps a control; `sendActions(for:)` sends the actions of a disabled one,
/// too.
@preconcurrency @MainActor open class UIControl: UIView {
  private var registrations: [Registration] = []

  open var isEnabled: Bool {
    get { ownIsEnabled }
    set { change(.isEnabled) { ownIsEnabled = newValue } }
  }
  private var ownIsEnabled = true
  open var isSelected: Bool {
    get { ownIsSelected }
    set { change(.isSelected) { ownIsSelected = newValue } }
  }
  private var ownIsSelected = false
  open var isHighlighted: Bool {
    get { ownIsHighlighted }
    set { change(.isHighlighted) { ownIsHighlighted = newValue } }
  }
  private var ownIsHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  // MARK: - Actions

  /// The target is not retained; `nil`, which stands for the responders, calls nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let known = registrations.firstIndex { $0.isTarget(target, action) }
    if let known {
      registrations[known].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(target: target, selector: action, events: controlEvents))
    }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { kept in
      kept.action == nil && (target == nil || kept.target === target)
        && (action == nil || kept.selector == action)
    }
  }

  /// Replaces an action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let known = registrations.firstIndex(where: {
      $0.action?.identifier == action.identifier
    }) {
      registrations[known].action = action
      registrations[known].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Performs each registration for any of the events once, in the order of registration, also of a
  /// disabled control. (Documented, except the order: unverified.)
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if let action = registration.action {
        sendAction(action)
      } else if let selector = registration.selector {
        sendAction(selector, to: registration.target, for: nil)
      }
    }
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls a target that is `SelectorPerforming`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    (target as? any SelectorPerforming)?.perform(action, with: self)
  }

  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = registrations.filter {
      $0.target === target && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for kept in registrations where !stop {
      iterator(kept.action, kept.selector.map { (kept.target, $0) }, kept.events, &stop)
    }
  }

  func respondToTap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// A registration goes with its last event.
  private func remove(_ events: Event, where fits: (Registration) -> Bool) {
    for index in registrations.indices where fits(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}

@MainActor private struct Registration {
  var action: UIAction?
  weak var target: AnyObject?
  var selector: Selector?
  var events: UIControl.Event

  func isTarget(_ target: AnyObject?, _ selector: Selector) -> Bool {
    action == nil && self.target === target && self.selector == selector
  }
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1 << 0)
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    public static let touchDragInside = Self(rawValue: 1 << 2)
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    public static let touchDragExit = Self(rawValue: 1 << 5)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let touchCancel = Self(rawValue: 1 << 8)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    public static let allEditingEvents = Self(rawValue: 0xF0000)
    public static let applicationReserved = Self(rawValue: 0xF00_0000)
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
    public static let focused = Self(rawValue: 1 << 3)
    public static let application = Self(rawValue: 0xFF0000)
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill
    case leading, trailing
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofControls = Vocabulary(
    names: [
      "UIControl.registrations": "actions",
      "Registration.action": "",
      "UITextView.ownInputView": "inputView",
      "UITextView.ownInputAccessoryView": "inputAccessoryView",
    ])
}
