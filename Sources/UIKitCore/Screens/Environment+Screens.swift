extension Environment {
  /// Records a callback or another event of `controller`.
  func record(
    _ kind: LifecycleEvent.Kind, of controller: UIViewController,
    flags: LifecycleEvent.Flags = [], about other: InstanceID = .none
  ) {
    record(kind, of: controller.id, flags: flags, about: other)
  }

  /// Records a misuse, hands it to the handler and returns, so that the caller can refuse the operation.
  func report(_ misuse: UIKitMisuse.Kind, by controller: UIViewController, _ message: String) {
    report(misuse, by: controller.readableName, controller.id, message)
  }
}
