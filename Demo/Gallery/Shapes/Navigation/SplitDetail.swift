import LifecycleKit

enum SplitDetail: LeakShape {
  static let entry = CatalogueEntry(
    134, "split-detail", .correct,
    "On a phone the detail of a split view is popped, and kept until another one is shown.",
    "Turned to the wide side the phone shows it again; it is freed later, with the next detail.",
    cells: "F F - F - -"
  )
  .differing(.delayed, .silent, because: "the split view controller takes it back: it has not left")
  .differing(.scan, .silent, because: "the split view controller still has it as a child")

  final class MailboxViewController: UIViewController {}
  final class MessageViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let window = stage.makeWindow()
    let message = simulation.perform { MessageViewController() }
    let list = simulation.perform {
      UINavigationController(rootViewController: MailboxViewController())
    }
    let split = simulation.perform { UISplitViewController() }
    split.viewControllers = [list, message]
    stage.expectGone(message)
    window.rootViewController = split
    window.makeKeyAndVisible()
    simulation.advance(by: .seconds(1))
    list.popViewController(animated: true)
    try simulation.settle()
    simulation.clock.schedule("another detail", after: .seconds(19)) { [weak split] in
      split?.viewControllers[0].showDetailViewController(UIViewController(), sender: nil)
    }
  }
}
