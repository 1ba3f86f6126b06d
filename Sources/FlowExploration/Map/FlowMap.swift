import Foundation
import LeakDetection
import ObjectGraph
import UIKitCore

/// The screens of an app and the ways between them: many states, put together by what the user looks at.
///
/// A value; goes through JSON unchanged.
public struct FlowMap: Hashable, Sendable, Codable {
  /// A screen.
  public struct Place: Hashable, Sendable, Codable {
    /// Its type and its title.
    public var screen: String
    /// In how many states it was looked at.
    public var stateCount: Int
    /// The actions on a shortest way there, from the start.
    public var flow: [String]
  }

  /// A step from one screen to another.
  public struct Way: Hashable, Sendable, Codable {
    /// Where it begins, as an index of `places`.
    public var from: Int
    /// Where it leads, as an index of `places`.
    public var to: Int
    /// The user's action.
    public var action: String
    /// In how many states that was tried.
    public var count: Int
    /// Whether a test takes it; `nil` where no tests were looked at.
    public var isCovered: Bool?
  }

  /// The screens, in the order in which they were met: the first one is where the app starts.
  public var places: [Place] = []
  /// The ways, in the order in which they were tried. What leaves the screen as it is is left out.
  public var ways: [Way] = []

  /// The map of what was explored.
  public init(_ flows: ExploredFlows) {
    var places: [Int: Int] = [:]
    let first = flows.firstAlike
    for (index, state) in flows.states.enumerated() {
      if let place = places[state.screen] {
        if first[index] == index { self.places[place].stateCount += 1 }
      } else {
        places[state.screen] = self.places.count
        self.places.append(
          Place(
            screen: flows.screens[state.screen], stateCount: 1, flow: flows.flow(to: index)))
      }
    }
    var ways: [[Int]: Int] = [:]
    for step in flows.stepsAlike {
      guard let from = places[flows.states[step.from].screen],
        let to = places[flows.states[step.to].screen], from != to
      else { continue }
      if let way = ways[[from, step.action, to]] {
        self.ways[way].count += 1
      } else {
        ways[[from, step.action, to]] = self.ways.count
        self.ways.append(Way(from: from, to: to, action: flows.actions[step.action], count: 1))
      }
    }
  }

  /// The map with the steps that tests take: a step counts where some test does its action on its screen.
  public func covered(by coverage: FlowCoverage) -> FlowMap {
    var map = self
    for index in ways.indices {
      map.ways[index].isCovered = coverage.contains(
        ways[index].action, on: places[ways[index].from].screen)
    }
    return map
  }

  /// The ways that no test takes, in the order of the map; empty where no tests were looked at.
  public var uncovered: [Way] { ways.filter { $0.isCovered == false } }

  /// The types among those given of which no screen was looked at, in their order.
  public func unreached(among types: [UIViewController.Type]) -> [String] {
    types.map { String(describing: $0) }.filter { name in
      !places.contains { $0.screen == name || $0.screen.hasPrefix(name + " \"") }
    }
  }
}

extension FlowMap {
  /// The map as a flow chart for Mermaid; ways that tests take are thick, those that none takes dotted.
  public var mermaid: String {
    var lines = ["flowchart TD"]
    for (index, place) in places.enumerated() {
      lines.append("  s\(index)[\(place.screen.quotedForMermaid)]")
    }
    for way in ways {
      let arrow =
        switch way.isCovered {
        case nil: "-->"
        case true?: "==>"
        case false?: "-.->"
        }
      lines.append("  s\(way.from) \(arrow)|\(words(of: way).quotedForMermaid)| s\(way.to)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The map as a directed graph for Graphviz, with the same lines.
  public var graphviz: String {
    var lines = ["digraph flows {", "  node [shape=box];"]
    for (index, place) in places.enumerated() {
      lines.append("  s\(index) [label=\(place.screen.quotedForGraphviz)];")
    }
    for way in ways {
      let style =
        switch way.isCovered {
        case nil: ""
        case true?: ", style=bold"
        case false?: ", style=dotted"
        }
      lines.append(
        "  s\(way.from) -> s\(way.to) [label=\(words(of: way).quotedForGraphviz)\(style)];")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The map as JSON, the same in every run.
  ///
  /// - Throws: nothing that a map can cause.
  public func json() throws -> String {
    try stableJSON(self)
  }

  private func words(of way: Way) -> String {
    way.count == 1 ? way.action : "\(way.action), in \(way.count) states"
  }
}

/// The actions of the tests' users, with the screens on which they were done.
///
/// Tests write it down where the variable `LIFECYCLE_FLOWS` of the environment names a folder: what they do by
/// `simulation.user`, under the names that an exploration has for it. What they do by calls of the app's own is
/// not seen. An action counts with the screen on which it begins, wherever it leads.
public struct FlowCoverage: Hashable, Sendable {
  private var lines: Set<UserRecorder.Line> = []

  /// How many different actions on screens there are.
  public var count: Int { lines.count }

  /// A coverage without anything.
  public init() {}

  /// Reads everything that tests wrote into a folder.
  ///
  /// - Throws: what reading the folder or a file throws. A line that cannot be read, as that of a process that
  ///   ended while it wrote, is left out.
  public init(folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".flows") {
      let text = try String(
        contentsOf: URL(filePath: folder).appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let read = try? JSONDecoder().decode(UserRecorder.Line.self, from: Data(line.utf8))
        if let read { lines.insert(read) }
      }
    }
  }

  /// Adds an action on a screen, such as one of the app's own that a test takes.
  public mutating func insert(_ action: String, on screen: String) {
    lines.insert(UserRecorder.Line(screen: screen, action: action))
  }

  /// Whether some test did an action on a screen, which goes by type and title.
  public func contains(_ action: String, on screen: String) -> Bool {
    lines.contains(UserRecorder.Line(screen: screen, action: action))
  }
}
