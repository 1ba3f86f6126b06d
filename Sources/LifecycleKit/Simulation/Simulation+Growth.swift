import UIKitCore
import LeakDetection
import ObjectGraph
import LiveObjects

extension Simulation {
  /// Runs a flow again and again, and tells which types and fields grow in every round.
  ///
  ///     let growth = simulation.growth(over: 4) { _ in coordinator.showProfileAndGoBack() }
  ///     print(growth)
  ///
  /// After each round the time moves on by `rest`, then what lives is counted: this simulation's
  /// controllers, and all that its windows, registered roots, application and clock and the statics and
  /// globals of the program reach. So a screen that leaks alone is counted, and any other object as long
  /// as something reaches it; a leaked cycle of other objects is not. What the simulation itself records, its
  /// log and its expectations, is left out, and so are other simulations. Fields are counted by their references: a collection of numbers
  /// is not seen growing.
  ///
  /// A bounded collection has to be full before the first judged round: give it enough rounds of warm-up.
  /// Growth without any single leaked object is the point of this: no other check sees it.
  ///
  /// Where the runtime is not known the report says so, and has the controllers only.
  /// - Parameters:
  ///   - rounds: how many rounds are judged; with none or fewer, nothing is judged.
  ///   - warmUp: how many rounds are run before those, for what is made once and kept.
  ///   - rest: the virtual time after each round, for transitions to end.
  ///   - budget: what each count may spend. Counts beyond it are reported as cut.
  ///   - round: the flow; its argument is the number of the round, from 1, rounds of warm-up included.
  /// - Complexity: each count reads every object that is reached, in a debug build about ten microseconds
  ///   each.
  public func growth(
    over rounds: Int, warmUp: Int = 2, rest: Duration = .seconds(1),
    budget: PathSearchBudget = PathSearchBudget(objectLimit: 200_000, timeLimit: .seconds(10)),
    _ round: (Int) throws -> Void
  ) rethrows -> GrowthReport {
    let (rounds, warmUp) = (max(0, rounds), max(0, warmUp))
    beginCountingControllers()
    defer { living = nil }
    var row: [LivingCensus] = []
    var refusal: String?
    for number in 0...(warmUp + rounds) {
      if number > 0 {
        try environment.perform { try round(number) }
        advance(by: rest)
      }
      // One count more is taken before, for what counting itself makes once and keeps.
      if number < warmUp - 1 { continue }
      let count = census(budget: budget, refusal: &refusal)
      if number >= warmUp { row.append(count) }
    }
    let heap = try? LiveHeap()
    return GrowthReport(row, warmUp: warmUp, refusal: refusal) { heap?.variableName(at: $0) }
  }

  /// Notes which controllers are alive: first those with a link, then all that join.
  private func beginCountingControllers() {
    living = Set(upToDate.scan.knownControllers)
  }

  /// How many living controllers there are of each type.
  private var countedControllers: [String: Int] {
    Dictionary((living ?? []).map { (environment.names.typeName(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// Whether an object is a part of another simulation, which a static may reach as well.
  private func isElsewhere(_ object: ObjectAddress, in heap: LiveHeap) -> Bool {
    heap.withObject(at: object, as: UIViewController.self) { controller in
      controller.environment.map { $0 !== environment } ?? false
    } ?? heap.withObject(at: object, as: Simulation.self) { $0 !== self }
      ?? heap.withObject(at: object, as: VirtualClock.self) { $0 !== clock }
      ?? heap.withObject(at: object, as: UIApplication.self) { $0 !== application } ?? false
  }

  /// Whether an object is a test framework's, whose records grow with every test that runs meanwhile.
  private func isOfTestFramework(_ object: ObjectAddress, in heap: LiveHeap) -> Bool {
    heap.classModule(of: object).map { $0 == "Testing" || $0 == "XCTest" } ?? false
  }

  private func census(budget: PathSearchBudget, refusal: inout String?) -> LivingCensus {
    var census = LivingCensus()
    do throws(RuntimeRefusal) {
      let heap = try LiveHeap()
      let own: [AnyObject] = [self, environment, delayedCheck, scan, holderSearch]
      let stops = Set(own.map { ObjectAddress(of: $0) })
      census = LivingCensus(
        from: rootsOfPaths.map(\.object), variables: heap.staticPlaces,
        isStop: {
          stops.contains($0) || self.isElsewhere($0, in: heap)
            || self.isOfTestFramework($0, in: heap)
        }, reader: heap,
        budget: budget)
    } catch {
      refusal = error.description
    }
    // They come with every controller and hold nothing.
    census.living[String(describing: BackReference<UIViewController>.self)] = nil
    for (type, count) in countedControllers { census.living[type] = count }
    return census
  }
}
