import UIKitCore
import Foundation

/// A view that the user works with: what it does is real, how it looks is not.
///
/// Holds its actions; targets it does not hold, and they are told if they are `SelectorPerforming`. A
/// user taps it with `SimulatedUser.tap(_:)`, code sends its actions with `sendActions(for:)`, disabled or not.
@preconcurrency @MainActor open class UIControl: UIView {
  private var registrations: [Registration] = []

  /// Whether the user can use it.
  open var isEnabled: Bool {
    get { ownIsEnabled }
    set { change(.isEnabled) { ownIsEnabled = newValue } }
  }
  private var ownIsEnabled = true
  /// Whether it is chosen; of no consequence.
  open var isSelected: Bool {
    get { ownIsSelected }
    set { change(.isSelected) { ownIsSelected = newValue } }
  }
  private var ownIsSelected = false
  /// Whether it is drawn as pressed.
  open var isHighlighted: Bool {
    get { ownIsHighlighted }
    set { change(.isHighlighted) { ownIsHighlighted = newValue } }
  }
  private var ownIsHighlighted = false
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where content stands from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a menu would come at once, in place of the action.
  open var showsMenuAsPrimaryAction = false
  /// Whether a menu would come at a long press.
  open var isContextMenuInteractionEnabled = false
  /// The words that a pointer would bring up.
  open var toolTip: String?

  /// Makes a control at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes one with an action for what the control is there for. Holds the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What it is, for its look.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is on it: never.
  open var isTracking: Bool { false }
  /// Whether a finger is inside it: never.
  open var isTouchInside: Bool { false }

  // MARK: - Actions

  /// Keeps a target and a selector for events; sending them tells a target that is `SelectorPerforming`. The
  /// target is not retained; `nil` stands for the responders, which are not told.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let known = registrations.firstIndex { $0.isTarget(target, action) }
    if let known {
      registrations[known].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(target: target, selector: action, events: controlEvents))
    }
  }

  /// Forgets targets and selectors for events; `nil` stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { kept in
      kept.action == nil && (target == nil || kept.target === target)
        && (action == nil || kept.selector == action)
    }
  }

  /// Performs an action on events, in place of one of the same identifier. Retains it.
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

  /// Performs an action on events no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of that identifier on events no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Performs what is registered for any of the events, once each, in the order of registration. Also of a
  /// disabled control. (Documented, but for the order: unverified.)
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if let action = registration.action {
        sendAction(action)
      } else if let selector = registration.selector {
        sendAction(selector, to: registration.target, for: nil)
      }
    }
  }

  /// Performs an action, with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Called for each target of an event: tells one that is `SelectorPerforming`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    (target as? any SelectorPerforming)?.perform(action, with: self)
  }

  /// The targets that are still there.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// All events that something is registered for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's selectors for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = registrations.filter {
      $0.target === target && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Hands out what is registered, until `stop` is set.
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

  /// What the control does when a user taps it.
  func respondToTap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Takes an event from what fits, and with its last event the registration.
  private func remove(_ events: Event, where fits: (Registration) -> Bool) {
    for index in registrations.indices where fits(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}

/// What is done on some events.
@MainActor private struct Registration {
  var action: UIAction?
  weak var target: AnyObject?
  var selector: Selector?
  var events: UIControl.Event

  func isTarget(_ target: AnyObject?, _ selector: Selector) -> Bool {
    action == nil && self.target === target && self.selector == selector
  }
}
