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

  /// What leads from one screen to another.
  public struct Way: Hashable, Sendable, Codable {
    /// Where it begins, as an index of `places`.
    public var from: Int
    /// Where it leads, as an index of `places`.
    public var to: Int
    /// What the user does.
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
    for (index, state) in flows.states.enumerated() {
      if let place = places[state.screen] {
        self.places[place].stateCount += 1
      } else {
        places[state.screen] = self.places.count
        self.places.append(
          Place(
            screen: flows.screens[state.screen], stateCount: 1, flow: flows.flow(to: index)))
      }
    }
    var ways: [[Int]: Int] = [:]
    for step in flows.steps {
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

  /// The same map with what tests take: a way counts where some test does its action on its screen.
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
