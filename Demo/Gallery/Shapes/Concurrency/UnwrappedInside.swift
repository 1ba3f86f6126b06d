import LifecycleKit

enum UnwrappedInside: TaskShape {
  static let entry = CatalogueEntry(
    85, "unwrapped-inside", .correct,
    "A task captures the screen weakly, and unwraps it in its loop, for each message anew.",
    "While it waits it holds nothing. Not cancelled it would stay parked, as in row 83.",
    cells: "- - - - - -"
  )

  final class ChatViewController: ServiceViewController {
    var messages: AsyncStream<String>?
    var listening: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let messages else { return }
      listening = services.tasks.start("listen", owner: self) { [weak self] in
        for await message in messages {
          guard let self else { return }
          self.show(message)
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      listening?.cancel()
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
