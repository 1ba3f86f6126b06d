#if !REAL_UIKIT
  /// The simulated device.
  @MainActor final class Host {
    /// A misuse that ends an app is only reported here.
    static let survivesExceptions = true

    /// The version of iOS that rules run on, unless they are of others.
    static let version = SystemVersion.newestWithLog.major

    let simulation: Simulation

    var window: UIWindow { simulation.window }

    init?(version: Int) {
      simulation = Simulation(version: .iOS(version))
      // Who holds a leak is no matter of these rules, and costs time.
      simulation.holderSearch.isEnabled = false
    }

    /// Runs `body` so that the screens it makes belong here.
    func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
      try simulation.perform(body)
    }

    /// Does what waits for the end of the turn.
    func endTurn() { simulation.endTurn() }

    /// Runs every transition to its end, and what is due now.
    func letTimePass() {
      do { try simulation.settle() } catch { fatalError("\(error)") }
    }

    /// What was said of misuses, without the numbers behind names.
    var complaints: [String]? {
      simulation.misuses.map { $0.message.replacing(/#\d+/, with: "") }
    }

    /// Lets the checks have their time and returns what they report, and which of them did.
    func leaks() -> [String]? {
      simulation.advance(by: .seconds(25))
      return simulation.leaks.map { leak in
        let departed = leak.foundBy.contains(.delayedCheck) ? ["departure"] : []
        let missed = leak.foundBy.contains(.reachabilityScan) ? ["scan"] : []
        let way = leak.departure.map { " \($0.words)" } ?? ""
        return
          "\(leak.typeName)\(way.replacing(/#\d+/, with: "")): \((departed + missed).joined(separator: ", "))"
      }.sorted()
    }
  }

  extension TestBed {
    func makeWindow() -> UIWindow { host.simulation.makeWindow() }

    /// Does `work` after some seconds, held until then.
    func schedule(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
      host.simulation.clock.schedule("work of a rule", after: .seconds(seconds), work)
    }

    /// Tells the checks that a screen is kept on purpose.
    func declareKept(_ screen: UIViewController) {
      host.simulation.delayedCheck.exclude(type(of: screen), because: "kept on purpose")
      host.simulation.scan.declareCached(screen)
    }

    /// Lets seconds pass in which nobody does anything.
    func wait(_ seconds: Double) {
      host.simulation.advance(by: .seconds(seconds))
    }
  }
#endif
