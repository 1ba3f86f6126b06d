/// A flow of the app: knows which screen comes next, so that no screen has to.
@MainActor protocol Coordinator: AnyObject {
  /// Who started this flow. Weak in all that conform.
  var parent: (any Coordinator)? { get set }
  /// The flows under way inside this one.
  var childCoordinators: [any Coordinator] { get set }

  func start()
}

extension Coordinator {
  /// Keeps a flow and starts it.
  func startChild(_ child: any Coordinator) {
    child.parent = self
    childCoordinators.append(child)
    child.start()
  }

  /// Lets go of a flow that is over.
  func removeChild(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
