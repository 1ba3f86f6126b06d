import LifecycleKit

enum ExtraWindow: LeakShape {
  static let entry = CatalogueEntry(
    113, "extra-window", .abandoned,
    "Each message is shown in a window of its own, which is hidden again and kept.",
    "Its screen is tied to a window as before; only numbers or expectDeallocation(of:) tell.",
    cells: "N N 2 Y Y N"
  )
  .fixed("", by: "windows.removeAll { $0 === window }")
  .held("Messages.windows[_]")

  final class MessageViewController: UIViewController {}

  @MainActor final class Messages {
    private var windows: [UIWindow] = []

    func show(in window: UIWindow) {
      windows.append(window)
      window.rootViewController = MessageViewController()
      window.isHidden = false
    }

    func end(_ window: UIWindow, _ form: Form) {
      window.isHidden = true
      switch form {
      case .broken:
        break
      case .fixed:
        windows.removeAll { $0 === window }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let messages = Messages()
    stage.keep(messages, named: "the messages")
    let window = stage.simulation.makeWindow()
    stage.simulation.perform { messages.show(in: window) }
    stage.expectGone(window)
    if let screen = window.rootViewController { stage.expectGone(screen) }
    stage.simulation.advance(by: .seconds(3))
    messages.end(window, stage.form)
    try stage.simulation.settle()
  }
}
