import LifecycleKit

/// One way for an object to leak, as a flow that can be played in a broken and in a fixed form.
public protocol LeakShape {
  /// What the catalogue says of it.
  static var entry: CatalogueEntry { get }

  /// Plays the flow once, to the point where the subject should be gone, and leaves no reference to it
  /// outside of what the shape is about. Played a second time on the same stage for the counts.
  @MainActor static func play(on stage: Stage) async throws

  /// Lets go of what the broken form keeps in statics, so that the next run begins with nothing. Objects in
  /// a true cycle stay.
  @MainActor static func cleanUp()
}

extension LeakShape {
  /// Most shapes keep nothing in statics.
  @MainActor public static func cleanUp() {}
}

extension LeakShape {
  /// Plays a form once, lets the app go on for twenty seconds, and looks at it.
  @MainActor public static func played<Result>(
    _ form: Form, _ look: (Simulation) throws -> Result
  ) async throws -> Result {
    let stage = Stage(form)
    defer {
      stage.end()
      cleanUp()
    }
    try await play(on: stage)
    await stage.simulation.advance(by: .seconds(20))
    return try look(stage.simulation)
  }
}

/// A shape whose subject is a screen that is pushed, shown, and popped.
public protocol ScreenShape: LeakShape {
  /// Makes the screen, in the stage's form; what it does wrong it does from `viewDidLoad()` on.
  @MainActor static func makeScreen(on stage: Stage) -> UIViewController
}

extension ScreenShape {
  /// Pushes the screen and pops it.
  @MainActor public static func play(on stage: Stage) async throws {
    try stage.pushAndPop { makeScreen(on: stage) }
  }
}

/// Which of the two forms of a shape is played.
public enum Form: String, Sendable, CaseIterable {
  /// With the mistake.
  case broken
  /// With the mistake fixed.
  case fixed
}

/// A screen that knows which form of its shape it stands for.
open class ShapeViewController: UIViewController {
  /// The form.
  public private(set) var form = Form.broken

  /// Makes a screen for a form.
  public convenience init(_ form: Form) {
    self.init()
    self.form = form
  }
}
