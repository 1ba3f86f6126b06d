/// Decides which screen comes next in one flow of the app.
@MainActor protocol Coordinator: AnyObject {
  /// Shows the flow's first screen.
  func start()
}
