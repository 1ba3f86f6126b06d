/// The misuses by one application's controllers.
struct MisuseRecord {
  /// All misuses so far, in order.
  var all: [UIKitMisuse] = []
  /// Called for each misuse after it was recorded; held until replaced.
  var handler: (@MainActor (UIKitMisuse) -> Void)?
  /// The overrides that were reported for not calling `super`; each is reported once.
  var missedSuperCalls: Set<MissedSuperCall> = []
}

/// One override that does not call `super`: its class, and its callback.
struct MissedSuperCall: Hashable, Sendable {
  let type: ObjectIdentifier
  let callback: LifecycleEvent.Kind
}
