import ToolConsole
import LifecycleKit

/// Runs a script that was understood, line by line, in a simulation of its own. Each line is a turn.
///
/// A line that fails is reported, and the next one is run. When the script ends, time goes on until both
/// checks have judged all that left.
@MainActor final class Player {
  /// How much time passes after the last line: enough for the delayed check and for four scans.
  nonisolated static let aftermathSeconds = 20

  let file: String
  let output: Output
  let simulation = Simulation()
  var cast: Cast
  /// Screens that are held on purpose: the global list in which a script plants leaks.
  var held: [UIViewController] = []
  /// The app's coordinators by name, its timers and observers by theirs, and where page controllers get their pages.
  var coordinators: [String: Coordinator] = [:]
  /// All coordinators that were made, by name, none of them held.
  var madeCoordinators: [String: MadeCoordinator] = [:]
  var timers: [String: SimulatedTimer] = [:]
  var observers: [String: SimulatedNotificationToken] = [:]
  var pageSources: [Pages] = []
  /// The screens that the last steps made visible.
  var trail = VisibleTrail()
  var leaks: [String: Script.Leak] = [:]
  /// The readable names of leaks that the script expected.
  var announced: Set<String> = []
  /// The misuses that no line has expected yet, and how many of all were looked at.
  var openMisuses: [UIKitMisuse] = []
  var metMisuseCount = 0
  var metCount = 0
  /// The lines that could not be done or did not find what they expect.
  var failures: [LeakSummary.Failure] = []
  /// Where the next printed timeline or transcript begins.
  var printedCount = 0

  init(file: String, output: Output) {
    self.file = file
    self.output = output
    cast = Cast(of: simulation)
    simulation.holderSearch.registerRoot(self, named: "the script")
    simulation.holderSearch.sizeMeasure = .objects
    simulation.leakResponse = .call { output.write(output.palette.bad("✗ \($0)")) }
  }

  /// Runs all lines and the time after them.
  ///
  /// - Parameter judgesLeaks: whether a leak that was not announced is a failure.
  /// - Returns: the exit status: 0, or 1 when a line failed or a leak was not announced.
  func run(_ script: Script, judgesLeaks: Bool = true) -> Int32 {
    for line in script.lines { perform(line) }
    return conclude(lineCount: script.lines.count, judgesLeaks: judgesLeaks)
  }

  /// Performs a line and ends its turn; a failure is reported.
  ///
  /// - Returns: whether it could be done and found what it expects.
  @discardableResult func perform(_ line: Script.Line) -> Bool {
    defer { simulation.endTurn() }
    do throws(StepFailure) {
      try perform(line.step)
      return true
    } catch {
      let failure = LeakSummary.Failure(
        file: file, line: line.number, column: error.column ?? line.column,
        message: "expected \(error.expected); found \(error.found)")
      failures.append(failure)
      tell("\(failure)")
      return false
    }
  }

  /// Lets the time after the last line pass and prints the outcome, with the misuses that no line expected.
  ///
  /// - Parameter retells: whether misuses are still to be reported.
  func conclude(lineCount: Int, judgesLeaks: Bool = true, retells: Bool = true) -> Int32 {
    simulation.advance(by: .seconds(Player.aftermathSeconds))
    lookAtMisuses()
    for misuse in retells ? openMisuses : [] {
      output.line(output.palette.bad("! \(misuse.kind.rawValue): \(misuse.message)"))
    }
    let leaks = simulation.leaks.filter(\.isOpen)
    let unannounced = judgesLeaks ? leaks.filter { !announced.contains($0.subject) } : []
    for leak in unannounced { tell("\(file): \(leak.subject) leaked and no line expected it") }
    let failureCount = failures.count + unannounced.count
    let counts = [
      numbered(
        (simulation.createdCount, "created"), (simulation.aliveCount, "alive"),
        (leaks.count, "leaked")),
      numbered((metCount, metCount == 1 ? "expectation met" : "expectations met")),
      counted((failureCount, "failure")),
    ].filter { !$0.isEmpty }
    let verdict =
      "\(file): \(lineCount.counted("line")), \(simulation.clock.now) of virtual time: "
      + (counts.isEmpty ? "nothing created" : counts.joined(separator: "; "))
    output.line(failureCount == 0 ? output.palette.good(verdict) : output.palette.bad(verdict))
    return failureCount == 0 ? 0 : 1
  }

  private func tell(_ words: String) {
    output.line(output.palette.bad("✗ \(words)"))
  }

  func perform(_ step: Script.Step) throws(StepFailure) {
    if step.mayHideOtherwise { trail.forget() }
    switch step {
    case .declare(let names, let leak):
      for name in names { leaks[name] = leak }
    case .root(let root): showRoot(root)
    case .push, .pop, .replaceStack: try changeStack(step)
    case .present(let presenting, let manner): try present(presenting, manner)
    case .dismiss(let reference, let manner): try dismiss(reference, manner)
    case .selectTab(let tab): try tabs().selectedIndex = index(of: tab)
    case .tapTab(let tab): try tapTab(at: index(of: tab))
    case .alert(let title, let buttons): try showAlert(title, buttons)
    case .tapButton(let title): try tapButton(title)
    case .tapBack, .swipeBack, .pullDown: try useFinger(step)
    case .wait(let duration): simulation.advance(by: duration)
    case .hold(let reference): held.append(try cast.living(reference))
    case .release(let reference): try release(reference)
    case .coordinator, .link, .register, .invalidateTimer, .removeObserver, .post: try keep(step)
    case .addChild, .removeChild, .showDetail, .turnPage, .rotate, .enterBackground,
      .enterForeground:
      try contain(step)
    case .declareCached(let screen): simulation.scan.declareCached(try cast.living(screen))
    case .declareUncached(let screen): simulation.scan.endCaching(try cast.living(screen))
    case .expect(let expectation):
      try check(expectation)
      metCount += 1
    case .print(let drawing): draw(drawing)
    }
  }

  private func release(_ reference: Script.Reference) throws(StepFailure) {
    if coordinators[reference.name] != nil { return release(coordinator: reference.name) }
    let label = try cast.label(of: reference)
    let screen = try cast.find(reference)
    guard let screen, let index = held.lastIndex(where: { $0 === screen }) else {
      throw StepFailure(
        expected: "\(label) to be held", found: "it is not", column: reference.column)
    }
    held.remove(at: index)
  }

  /// Lets animations end, unless the script goes on during them.
  func finish(_ manner: Script.Manner = Script.Manner()) throws(StepFailure) {
    guard !manner.goesOn else { return }
    do { try simulation.settle() } catch {
      trail.forget()
      throw StepFailure(expected: "the animations to end", found: "\(error)")
    }
  }
}
