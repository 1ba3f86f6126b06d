/// One override that does not call `super`: whose, and of which callback.
struct MissedSuperCall: Hashable, Sendable {
  let type: ObjectIdentifier
  let callback: LifecycleEvent.Kind
}
