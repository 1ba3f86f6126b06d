import LifecycleKit

/// A sequence of operations as Swift that can be pasted into a test of this target.
///
/// A controller that is let go is a variable; whoever calls it later finds it weakly.
struct Program {
  private var lines: [String] = []
  private var names: [Int: String] = [:]
  private var serials: [String: Int] = [:]
  private var weak: Set<Int> = []
  private let operations: [Operation]
  private let isLive: Bool

  init(
    _ operations: [Operation], on version: SystemVersion = .newestWithLog, isLive: Bool = false
  ) {
    self.operations = operations
    self.isLive = isLive
    let words = version == .newestWithLog ? "" : "version: .iOS(\(version.major))"
    lines = ["let simulation = Simulation(\(words))", "let user = simulation.user"]
    if isLive {
      lines += [
        "let driver = VirtualClockDriver(clock: simulation.clock, timeScale: 0)", "driver.start()",
      ]
    }
    if operations.contains(where: \.beginsGesture) {
      lines.append("var gesture: SimulatedUser.Gesture?")
    }
    for (index, operation) in operations.enumerated() { add(operation, at: index) }
    if operations.last != .settle { lines.append(statement(.settle)) }
    if isLive {
      // What comes after a wait is inside it.
      let waits = operations.count(where: \.waits) + (operations.last == .settle ? 0 : 1)
      lines.append(String(repeating: "}", count: waits))
    }
  }

  /// The program, a line a statement.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ operation: Operation, at index: Int) {
    switch operation {
    case .make(let number, let kind): addMaking(number, kind)
    case .letGo(let number):
      let name = name(number)
      let isWanted = operations[index...].contains { $0.allMentioned.contains(number) }
      if isWanted { lines.append("weak let weak\(name.capitalizedFirst) = \(name)") }
      lines.append("\(name) = nil")
      weak.insert(number)
    case .once(let number, let moment, let plan):
      addPlan(plan, of: [number], "\(name(number)).once(.\(moment.rawValue)) {")
    case .later(let milliseconds, let plan):
      addPlan(
        plan, of: [],
        "simulation.services.mainQueue.asyncAfter(.milliseconds(\(milliseconds)), named: \"a plan\") {"
      )
    default: lines.append(guarded(operation.mentioned, statement(operation), isInside: false))
    }
  }

  private mutating func addPlan(_ plan: [Operation], of mentioned: [Int], _ call: String) {
    let wanted = Set(plan.flatMap(\.allMentioned)).sorted()
    let captures = wanted.map {
      weak.contains($0) ? "weak \(name($0)) = \(reference($0))" : "weak \(name($0))"
    }
    lines.append("\(opening(mentioned))\(call) [\(captures.joined(separator: ", "))] in")
    for planned in plan {
      lines.append("  " + guarded(planned.mentioned, statement(planned), isInside: true))
    }
    lines.append("}" + (opening(mentioned).isEmpty ? "" : " }"))
  }

  private mutating func addMaking(_ number: Int, _ kind: Operation.Kind) {
    let serial = serials[kind.stem, default: 0] + 1
    serials[kind.stem] = serial
    let name = "\(kind.stem)\(serial)"
    names[number] = name
    let isLetGo = operations.contains(.letGo(number))
    lines.append(
      isLetGo
        ? "var \(name): \(kind.type)! = simulation.perform { \(kind.making) }"
        : "let \(name) = simulation.perform { \(kind.making) }")
  }

  // MARK: - Names

  private func name(_ number: Int) -> String { names[number] ?? "missing\(number)" }

  private func reference(_ number: Int) -> String {
    weak.contains(number) ? "weak\(name(number).capitalizedFirst)" : name(number)
  }

  private func opening(_ mentioned: [Int]) -> String {
    let late = mentioned.filter(weak.contains).map { "let \(name($0)) = \(reference($0))" }
    return late.isEmpty ? "" : "if \(late.joined(separator: ", ")) { "
  }

  private func guarded(_ mentioned: [Int], _ statement: String, isInside: Bool) -> String {
    if isInside {
      let all = Set(mentioned).sorted().map { "let \(name($0))" }
      return all.isEmpty ? statement : "if \(all.joined(separator: ", ")) { \(statement) }"
    }
    let opening = opening(mentioned)
    return opening + statement + (opening.isEmpty ? "" : " }")
  }

  private func statement(_ operation: Operation) -> String {
    Sentence(name: name, isLive: isLive).text(of: operation)
  }
}

extension Operation {
  fileprivate var waits: Bool {
    switch self {
    case .advance, .settle, .endTurn: true
    default: false
    }
  }

  fileprivate var beginsGesture: Bool {
    switch self {
    case .swipeBack, .swipePage, .pullDown, .move, .finish, .cancel: true
    case .once(_, _, let plan), .later(_, let plan): plan.contains(where: \.beginsGesture)
    default: false
    }
  }

  /// Those of the operations to come inside a callback as well.
  fileprivate var allMentioned: [Int] {
    switch self {
    case .once(let number, _, let plan): [number] + plan.flatMap(\.allMentioned)
    case .later(_, let plan): plan.flatMap(\.allMentioned)
    default: mentioned
    }
  }
}

extension Operation.Kind {
  fileprivate var stem: String {
    switch self {
    case .scroll, .curl: "page"
    case .search, .searchWithResults: "search"
    case .storyboarded: "a"
    default: rawValue
    }
  }

  fileprivate var type: String { stem.capitalizedFirst }

  fileprivate var making: String {
    switch self {
    case .scroll: "Page(.scroll)"
    case .curl: "Page(.pageCurl)"
    case .alert: "Alert(title: nil, message: nil)"
    case .search: "Search(searchResultsController: nil)"
    case .searchWithResults: "Search(searchResultsController: A())"
    case .split: "Split(style: .doubleColumn)"
    case .table: "Table(style: .grouped)"
    case .question: "Question.make()"
    case .storyboarded:
      "UIStoryboard(name: \"World\", bundle: nil).instantiateViewController(identifier: \"A\") { A(coder: $0) }"
    default: "\(type)()"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
