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

  init(_ operations: [Operation]) {
    self.operations = operations
    lines = ["let simulation = Simulation()", "let user = simulation.user"]
    if operations.contains(where: \.beginsGesture) {
      lines.append("var gesture: SimulatedUser.Gesture?")
    }
    for (index, operation) in operations.enumerated() { add(operation, at: index) }
    if operations.last != .settle { lines.append("try simulation.settle()") }
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
      let wanted = Set(plan.flatMap(\.allMentioned)).sorted()
      let captures = wanted.map {
        weak.contains($0) ? "weak \(name($0)) = \(reference($0))" : "weak \(name($0))"
      }
      lines.append(
        "\(opening([number]))\(name(number)).once(.\(moment.rawValue)) { [\(captures.joined(separator: ", "))] in"
      )
      for planned in plan {
        lines.append("  " + guarded(planned.mentioned, statement(planned), isInside: true))
      }
      lines.append("}" + (opening([number]).isEmpty ? "" : " }"))
    default: lines.append(guarded(operation.mentioned, statement(operation), isInside: false))
    }
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
    Sentence(name: name).text(of: operation)
  }
}

extension Operation {
  fileprivate var beginsGesture: Bool {
    switch self {
    case .swipeBack, .swipePage, .pullDown, .move, .finish, .cancel: true
    case .once(_, _, let plan): plan.contains(where: \.beginsGesture)
    default: false
    }
  }

  /// Those of the operations to come inside a callback as well.
  fileprivate var allMentioned: [Int] {
    guard case .once(let number, _, let plan) = self else { return mentioned }
    return [number] + plan.flatMap(\.allMentioned)
  }
}

extension Operation.Kind {
  fileprivate var stem: String {
    switch self {
    case .scroll, .curl: "page"
    case .search, .searchWithResults: "search"
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
    default: "\(type)()"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
