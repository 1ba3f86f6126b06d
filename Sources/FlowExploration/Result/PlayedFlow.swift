import LeakDetection
import UIKitCore

/// A flow that was played, and the app at its end.
///
/// Holds the simulation and the app; ends them when it goes.
@MainActor public struct PlayedFlow {
  private let run: FlowRun
  /// What is wrong at the end, a line each; empty where nothing is.
  public let faults: [String]

  init(_ run: FlowRun) {
    self.run = run
    var faults = run.judge().filter { $0.kind != .leak }.map { "\($0.kind.rawValue): \($0.key)" }
    for group in LeakSummary(run.simulation.leaks).groups where !group.leaks.isEmpty {
      faults.append("leak: \(group.signature)")
    }
    self.faults = faults
  }

  /// The simulation, some time after the last action.
  public var simulation: Simulation { run.simulation }

  /// What can be done at the end, by name.
  public var offers: [String] { run.offers.map { run.rules.name(of: $0) } }
}

/// An action of a flow that could not be played.
public struct FlowInterruption: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action that was not open.
  public var action: String
  /// How many actions were played before it.
  public var position: Int
  /// What could have been done in its place.
  public var offers: [String]

  /// What was not open, and what was.
  public var description: String {
    "action \(position + 1), \"\(action)\", is not open; open are: "
      + (offers.isEmpty ? "none" : offers.joined(separator: ", "))
  }
}
