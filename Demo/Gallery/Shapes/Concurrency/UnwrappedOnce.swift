import LifecycleKit

enum UnwrappedOnce: TaskShape {
  static let entry = CatalogueEntry(
    84, "unwrapped-once", .abandoned,
    "A task captures the screen weakly, and unwraps it once, in front of its loop.",
    "From then on the task's own variable holds the screen, for as long as the loop goes round.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    """
    guard let self else { return }
    for await message in messages { self.show(message) }
    """,
    by: "for await message in messages { self?.show(message) }"
  )
  .held(
    "SimulatedTask.task → task waits in → "
      + "closure #1 in UnwrappedOnce.ChatViewController.viewDidLoad() uses self"
  )
  .differing(.path, .partly, because: "the frame of the function that waits is read")

  final class ChatViewController: ServiceViewController {
    var messages: AsyncStream<String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let messages else { return }
      switch form {
      case .broken:
        services.tasks.start("listen") { [weak self] in
          guard let self else { return }
          for await message in messages { self.show(message) }
        }
      case .fixed:
        services.tasks.start("listen") { [weak self] in
          for await message in messages { self?.show(message) }
        }
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
