import ObjectGraph

/// An explorer as a printed test has it.
package struct ExplorerInTests: Equatable, Sendable {
  /// The expression for it.
  let expression: String
  /// The app, after which its tests are named, so that tests of two explorers may stand in one target.
  let app: String
  /// The imports of a file with its tests, and a comment where the expression needs something else.
  let header: String

  package init(
    _ expression: String, app: String? = nil, importing imports: [String] = [], note: String? = nil
  ) {
    (self.expression, self.app) = (expression, app ?? expression)
    let lines =
      (["import FlowExploration", "import Testing"] + imports.filter { !$0.hasPrefix("@") })
      .sorted() + imports.filter { $0.hasPrefix("@") }
    header =
      lines.map { $0 + "\n" }.joined() + (note.map { "\n// \($0)\n" } ?? "")
  }

  /// The explorer of a program, which the program and its tests make by one function.
  init(ofProgram program: String) {
    let module = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    self.init(
      "explorer()", app: program, importing: ["@testable import \(module)"],
      note: "explorer() is a function of \(program), as in explorer().runAsCommand()")
  }
}

extension FlowFinding {
  /// The finding as a test in Swift, which fails for as long as this finding is not fixed, whatever else goes wrong on
  /// the way.
  ///
  /// Its file imports `FlowExploration` and `Testing`, and what the expression needs.
  /// - Parameters:
  ///   - explorer: an expression for the explorer, such as `ShopTests.explorer`; with all that was added to it, or the
  ///     actions are others. The test is named after it, too.
  ///   - findings: the findings whose tests go into the same file, such as `ExploredFlows.findings`. Of those that would
  ///     share a name each has a number from the second on.
  /// - Complexity: linear in the number of `findings`.
  public func swiftTest(
    exploring explorer: String, among findings: [FlowFinding] = []
  ) -> String {
    swiftTest(ExplorerInTests(explorer), among: findings)
  }

  func swiftTest(_ explorer: ExplorerInTests, among findings: [FlowFinding]) -> String {
    let name = testName(in: explorer.app, among: findings)
    let lines =
      ["@MainActor @Test func `\(name)`() throws {"] + body(exploring: explorer.expression) + ["}"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func body(exploring explorer: String) -> [String] {
    var lines: [String] = []
    let way = flow.isEmpty ? "the start" : flow.joined(separator: "; ")
    switch kind {
    case .leak, .misuse, .brokenPromise:
      lines.append("  let end = try \(explorer).play([")
      lines += flow.map { "    \($0.swiftLiteral)," }
      let fault = "\(kind.rawValue): \(signature)".swiftLiteral
      return lines + ["  ])", "  #expect(end.faults.filter { $0 == \(fault) } == [])"]
    case .growth:
      lines = [
        "  let flows = try \(explorer).explore(.breadthFirst(depth: \(flow.count)))",
        "  let findings = try \(explorer).growth(in: flows)",
      ]
    case .longRun:
      let strategy =
        showsAfterAPair
        ? "transitionPairs(depth: \(flow.count))" : "nearestFirst(depth: \(flow.count + 1))"
      lines = [
        "  // The flow: \(way)", "  let findings = try \(explorer).explore(.\(strategy)).findings",
      ]
    case .deadEnd, .notDeterministic, .trap, .neverReturns:
      // What is wrong shows only when it is tried to go on.
      let strategy = "breadthFirst(depth: \(flow.count + 1))"
      lines = [
        "  // The flow: \(way)", "  let findings = try \(explorer).explore(.\(strategy)).findings",
      ]
    }
    return lines + ["  #expect(!findings.contains { $0.signature == \(signature.swiftLiteral) })"]
  }

  /// Whether it is a hidden state that the step before tells from the usual one.
  private var showsAfterAPair: Bool { key == signature && key.hasPrefix("hidden state: ") }

  /// The name of its test: the headline with the app, and a number if a finding before it has the same name.
  private func testName(in app: String, among findings: [FlowFinding]) -> String {
    var taken: Set<String> = []
    for finding in findings {
      let words = Self.inBackticks("\(finding.headline), in \(app)")
      var (name, number) = (words, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(words) \(number)"
      }
      if finding == self { return name }
    }
    return Self.inBackticks("\(headline), in \(app)")
  }

  /// Words as a name between backticks, which may have anything but these, backslashes and line breaks.
  private static func inBackticks(_ words: String) -> String {
    let forbidden: Set<Character> = ["`", "\\", "\n", "\r", "/", ":", ";", "<", ">", "[", "]"]
    return String(words.map { forbidden.contains($0) ? " " : $0 })
      .split(separator: " ").joined(separator: " ")
  }
}
