import LifecycleKit
import SeededRandom
import Testing

/// An app and somebody who touches everything in it without a plan; the numbers of a seed decide.
///
/// Subclasses say what there is to be touched. Screens made here touch things from inside their callbacks,
/// three levels deep at most.
@MainActor class RandomFlow {
  private struct Made {
    weak var screen: UIViewController?
  }

  let app = App()
  var numbers: SplitMix64
  /// The callbacks that are touching something, one inside the other; at three nothing more is touched.
  var depth = 0
  /// Of a hundred callbacks so many do something themselves.
  private let nesting: Int
  private var made: [Made] = []

  init(seed: UInt64, nesting: Int) {
    numbers = SplitMix64(seed: seed)
    self.nesting = nesting
  }

  /// Runs what is under way to its end and judges.
  func end() {
    #expect(throws: Never.self) { try app.simulation.settle() }
    Invariants(app).check(sourceLocation: #_sourceLocation)
  }

  /// Touches one thing; a turn has as many touches as the numbers say.
  final func step() {
    app.simulation.perform { touch() }
    if number(2) == 0 { app.endTurn() }
  }

  /// Does one thing.
  func touch() {}

  /// The controllers made here that are alive.
  final var living: [UIViewController] { made.compactMap(\.screen) }

  /// Takes all steps of a flow, ends it, lets go of it, and counts the controllers that are alive after.
  static func countLeft(behind flow: () -> RandomFlow, steps: Int) -> Int {
    var flow: RandomFlow? = flow()
    for _ in 0..<steps { flow?.step() }
    flow?.end()
    let made = flow?.made ?? []
    flow = nil
    return made.count { $0.screen != nil }
  }

  final var anyController: UIViewController? {
    var all: [UIViewController] = []
    app.window.rootViewController?.forEachBelow { all.append($0) }
    return all.randomElement(using: &numbers)
  }

  final func screen() -> UIViewController {
    let screen = A()
    let moments: [LifecycleEvent.Kind] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMoveToParent, .didMoveToParent,
    ]
    for moment in moments where number(100) < nesting {
      screen.on[moment] = { [unowned self] in
        guard depth < 3 else { return }
        depth += 1
        touch()
        depth -= 1
      }
    }
    return note(screen)
  }

  final func note<Controller: UIViewController>(_ controller: Controller) -> Controller {
    made.append(Made(screen: controller))
    return controller
  }

  final func number(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &numbers)
  }
}
