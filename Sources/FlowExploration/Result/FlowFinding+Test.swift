import ObjectGraph

extension FlowFinding {
  /// The finding as a test in Swift, which fails for the same reason for as long as it is not fixed.
  ///
  /// - Parameter explorer: an expression for the explorer, such as `ShopTests.explorer`; with all that was
  ///   added to it, or the actions are others.
  public func swiftTest(exploring explorer: String) -> String {
    var lines = ["@MainActor @Test func `\(Self.inBackticks(headline))`() throws {"]
    switch kind {
    case .leak, .misuse, .brokenPromise:
      lines.append("  let end = try \(explorer).play([")
      lines += flow.map { "    \($0.swiftLiteral)," }
      lines.append("  ])")
      lines.append("  #expect(end.faults == [])")
    case .growth:
      lines.append("  let flows = try \(explorer).explore(.breadthFirst(depth: \(flow.count)))")
      lines.append("  #expect(try \(explorer).growth(in: flows) == [])")
    case .deadEnd, .notDeterministic, .trap, .neverReturns:
      // What is wrong shows only when it is tried to go on.
      lines.append("  // The flow: \(flow.isEmpty ? "the start" : flow.joined(separator: "; "))")
      lines.append(
        "  let flows = try \(explorer).explore(.breadthFirst(depth: \(flow.count + 1)))")
      lines.append(
        "  #expect(!flows.findings.contains { $0.signature == \(signature.swiftLiteral) })")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Words as a name between backticks, which may have anything but these, backslashes and line breaks.
  private static func inBackticks(_ words: String) -> String {
    let forbidden: Set<Character> = ["`", "\\", "\n", "\r", "/", ":", ";", "<", ">", "[", "]"]
    return String(words.map { forbidden.contains($0) ? " " : $0 })
  }
}
