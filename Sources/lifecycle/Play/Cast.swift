import LifecycleKit

/// Every controller that a script made, by name and number; none of them held.
@MainActor struct Cast {
  private struct Member {
    weak var controller: UIViewController?
  }

  private var members: [String: [Member]] = [:]
  private let simulation: Simulation

  init(of simulation: Simulation) {
    self.simulation = simulation
  }

  /// Makes a screen under a name of the script.
  mutating func make(_ name: String, leak: Script.Leak?) -> ScriptScreen {
    let screen = simulation.perform { ScriptScreen(leak: leak) }
    simulation.rename(screen, to: name)
    members[name, default: []].append(Member(controller: screen))
    return screen
  }

  /// Makes a container, which the simulation itself names.
  mutating func make<Container: UIViewController>(_ make: () -> Container) -> Container {
    let container = simulation.perform(make)
    let name = String(container.readableName.prefix { $0 != "#" })
    members[name, default: []].append(Member(controller: container))
    return container
  }

  /// The readable name that a reference stands for.
  ///
  /// - Throws: `StepFailure` when there has not been such an instance.
  func label(of reference: Script.Reference) throws(StepFailure) -> String {
    let count = members[reference.name, default: []].count
    let number = reference.number ?? count
    guard number > 0, number <= count else {
      let made = count == 0 ? "none was made yet" : "only \(count) made so far"
      throw StepFailure(
        expected: "an instance of \(reference.name) to exist", found: made,
        column: reference.column)
    }
    return "\(reference.name)#\(number)"
  }

  /// The controller behind a reference; `nil` once it is deallocated.
  func find(_ reference: Script.Reference) throws(StepFailure) -> UIViewController? {
    _ = try label(of: reference)
    let instances = members[reference.name, default: []]
    return instances[(reference.number ?? instances.count) - 1].controller
  }

  /// References to all instances so far, by their readable names.
  var references: [String: Script.Reference] {
    var references: [String: Script.Reference] = [:]
    for (name, instances) in members {
      for number in instances.indices.map({ $0 + 1 }) {
        references["\(name)#\(number)"] = Script.Reference(name: name, number: number, column: 1)
      }
    }
    return references
  }

  /// The controller behind a reference, which has to be alive.
  func living(_ reference: Script.Reference) throws(StepFailure) -> UIViewController {
    let label = try label(of: reference)
    guard let controller = try find(reference) else {
      throw StepFailure(
        expected: "\(label) to be alive", found: "it is deallocated", column: reference.column)
    }
    return controller
  }
}

/// A step that could not be done or an expectation that was not met, in words.
struct StepFailure: Error, Equatable {
  var expected: String
  var found: String
  /// Where the script names what it is about; `nil` where that is the whole step.
  var column: Int?
}
