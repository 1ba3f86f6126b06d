extension Environment {
  /// Records a callback or another event of `controller`.
  func record(
    _ kind: LifecycleEvent.Kind, of controller: UIViewController,
    flags: LifecycleEvent.Flags = [], about other: InstanceID = .none
  ) {
    record(kind, of: controller.id, flags: flags, about: other)
  }

  /// Keeps in mind what a controller hangs on from now on.
  func noteLink(of controller: UIViewController) {
    guard recordsEvents else { return }
    links.note(controller.hierarchyLink, of: controller.id, at: store.entries.count)
  }

  /// Records a misuse, hands it to the handler and returns, so that the caller can refuse the operation.
  func report(_ misuse: UIKitMisuse.Kind, by controller: UIViewController, _ message: String) {
    report(misuse, by: controller.readableName, controller.id, message)
  }
}

extension UIViewController {
  fileprivate var hierarchyLink: HierarchyLink {
    if let window = rootWindowReference?.object { return .root(window.id) }
    if let parent { return .child(parent.id) }
    if let presenter = presenterReference?.object { return .presented(presenter.id) }
    return .none
  }
}
