import LifecycleKit

enum ParkedTask: TaskShape {
  static let entry = CatalogueEntry(
    83, "parked-task", .remains,
    "A task waits for a chat's messages, captures the screen weakly, and is never cancelled.",
    "The screen goes; the task stays parked on its stream for ever, one more at each visit.",
    cells: "N N N N N N"
  )
  .fixed("", by: "listening?.cancel()")
  .leaving("task 'listen'")

  final class ChatViewController: ServiceViewController {
    var messages: AsyncStream<String>?
    var listening: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let messages else { return }
      listening = services.tasks.start("listen", owner: self) { [weak self] in
        for await message in messages { self?.show(message) }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        listening?.cancel()
      }
    }

    func show(_ message: String) {
      title = message
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = ChatViewController(on: stage)
    screen.messages = stage.makeMessages()
    return screen
  }
}
