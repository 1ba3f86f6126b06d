import LifecycleKit

enum NotificationLoop: TaskShape {
  static let entry = CatalogueEntry(
    155, "notification-loop", .abandoned,
    "A task reloads the screen for each notification of a name, in a loop over all of them.",
    "There is no last notification: without a cancel the loop waits for ever, and holds the screen.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "following?.cancel()")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in NotificationLoop.CartViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class CartViewController: ServiceViewController {
    var following: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      let changes = services.notificationCenter.posts(named: "cart changed")
      following = services.tasks.start("follow the cart") {
        for await _ in changes { self.reload() }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        following?.cancel()
      }
    }

    func reload() {
      title = "2 things"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController(on: stage)
  }
}

enum FirstNotification: TaskShape {
  static let entry = CatalogueEntry(
    156, "first-notification", .transient,
    "A task waits for the first notification of a name, and then shows it on the screen.",
    "The notification that it waits for comes, half a minute after the screen has left.",
    cells: "F F 2 F N N"
  )
  .fixed("self.reload()", by: "self?.reload()")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in FirstNotification.CartViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class CartViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let center = services.notificationCenter
      let changes = center.posts(named: "cart changed")
      switch form {
      case .broken:
        services.tasks.start("await a change") {
          for await _ in changes {
            self.reload()
            break
          }
        }
      case .fixed:
        services.tasks.start("await a change") { [weak self] in
          for await _ in changes {
            self?.reload()
            break
          }
        }
      }
      services.mainQueue.asyncAfter(.seconds(30), named: "the cart changes") {
        center.post(name: "cart changed")
      }
    }

    func reload() {
      title = "2 things"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController(on: stage)
  }
}
