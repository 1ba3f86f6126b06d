@testable import PackageDoctor

/// The methods of UIKit's delegates and data sources that no source calls: an app that implements one hears nothing.
enum UncalledMethods {
  /// By the protocols that have them, both in the order of the alphabet.
  static func found() -> [(owner: String, methods: [String])] {
    let files = Repository.sources.filter {
      ($0.isOf("UIKit") || $0.isOf("UIKitCore")) && !$0.path.hasSuffix("/OptionalCalls.swift")
    }
    let called = files.reduce(into: Set<String>()) { $0.formUnion(calls(in: $1.tokens)) }
    var uncalled: [String: Set<String>] = [:]
    for file in files {
      for method in file.declarations
      where method.kind == "func" && method.surrounding == "protocol" {
        guard let owner = method.container, owner.hasPrefix("UI"),
          owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource")
            || owner.hasSuffix("DelegateFlowLayout"),
          !called.contains(method.fullName)
        else { continue }
        uncalled[owner, default: []].insert(method.fullName)
      }
    }
    return uncalled.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// The table of the guide.
  static var table: String {
    let rows = found().map { owner, methods in
      "| `\(owner)` | \(methods.map { "`\($0)`" }.joined(separator: ", ")) |"
    }
    return (["| protocol | methods that nothing calls |", "|---|---|"] + rows)
      .joined(separator: "\n")
  }

  /// What is called in a file, by name and labels: `tableView(_:didSelectRowAt:)`.
  static func calls(in tokens: [SwiftToken]) -> Set<String> {
    var calls: Set<String> = []
    for (index, token) in tokens.enumerated()
    where token.kind == .word && tokens.text(index + 1) == "(" && tokens.text(index - 1) != "func" {
      // What a class inherits is no delegate's.
      if tokens.text(index - 2) == "super" { continue }
      let labels = labels(in: tokens, from: index + 1)
      calls.insert("\(token.text)(\(labels.map { "\($0):" }.joined()))")
    }
    return calls
  }

  private static func labels(in tokens: [SwiftToken], from open: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    let end = tokens.closing(open)
    guard open + 1 < end else { return [] }
    for index in open..<end {
      let text = tokens.text(index)
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      guard depth == 1, index == open || text == "," else { continue }
      let isLabelled = tokens.text(index + 2) == ":" && tokens[index + 1].kind == .word
      labels.append(isLabelled ? tokens.text(index + 1) : "_")
    }
    return labels
  }
}
