import Foundation
import LifecycleKit

/// A screen that registers with timers, notifications, queues and tasks.
open class ServiceViewController: UIViewController {
  /// Which form of its shape it stands for.
  public let form: Form
  /// What it registers with. Not held: the services of an app outlive its screens.
  public unowned let services: SimulatedServices

  /// Makes a screen for a stage's form, with the services of its app.
  public init(on stage: Stage) {
    form = stage.form
    services = stage.simulation.services
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes none: from a coder there are no services.
  public required init?(coder: NSCoder) { nil }
}

/// A shape whose screen starts tasks: they go on while it is shown, and after it has left.
public protocol TaskShape: ScreenShape {}

extension TaskShape {
  /// Pushes the screen and pops it, with turns for the tasks.
  @MainActor public static func play(on stage: Stage) async {
    await stage.pushAndPopWithTasks { makeScreen(on: stage) }
  }
}
