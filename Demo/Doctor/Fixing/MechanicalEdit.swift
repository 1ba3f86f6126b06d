/// An edit that needs no thought: what was meant for an iPhone stays as it is there.
enum MechanicalEdit {
  /// The attribute stands between `#if` and `#endif` before the declaration.
  case fenceAttribute(String, condition: String)
  /// The whole line stands there.
  case fenceLine(condition: String, else: String?)
  /// Lines are put before the first import, or before everything.
  case addImport([String])
  /// Linux is asked for beside iOS.
  case askForLinux
  /// A set-up is made asynchronous.
  case awaitSetUp
  /// A protocol that was Objective-C's is of classes as before.
  case bindToClasses(protocol: String, line: Int)
  /// A target without parameters becomes an action.
  case useAction(method: String)
  /// The line stands there twice, on Linux with the selector's name in its place: kept, and sent to nobody.
  case nameSelector

  /// What is to be done for a finding; `nil` when a person has to think.
  init?(_ finding: Finding, in file: SourceFile) {
    switch finding.rule {
    case Rule.objectiveC.name where finding.what.hasSuffix("optional"): return nil
    case Rule.objectiveC.name, Rule.outlet.name, Rule.action.name, Rule.mainAttribute.name:
      let attribute = finding.what.prefix { $0 != " " }
      self = .fenceAttribute(String(attribute), condition: "canImport(ObjectiveC)")
    case Rule.unfencedImport.name, Rule.broughtImport.name, Rule.logging.name:
      let module = finding.what.dropFirst("import ".count).prefix { $0 != "." }
      self = .fenceLine(condition: "canImport(\(module))", else: nil)
    case Rule.submodule.name:
      let module = finding.what.dropFirst("import ".count).prefix { $0 != "." }
      self = .fenceLine(condition: "canImport(ObjectiveC)", else: "import \(module)")
    case Rule.bareImport.name: self = .addImport(["import UIKit"])
    case Rule.networking.name:
      self = .addImport([
        "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
      ])
    case Rule.fence.name where finding.what.contains("os(iOS)"): self = .askForLinux
    case Rule.classBound.name:
      let name = finding.what.split(separator: " ").last.map(String.init) ?? ""
      guard let found = file.declarations.first(where: { $0.kind == "protocol" && $0.name == name })
      else { return nil }
      self = .bindToClasses(protocol: name, line: found.line)
    case Rule.mainActorSetUp.name: self = .awaitSetUp
    case Rule.selector.name:
      let name = finding.what.dropFirst("#selector(".count).dropLast().split(separator: ".").last
      let isPlain = file.declarations.contains {
        $0.kind == "func" && $0.fullName == "\(name ?? "")()"
      }
      switch finding.edit {
      case Rule.controlEdit: self = isPlain ? .useAction(method: String(name ?? "")) : .nameSelector
      case Rule.gestureEdit, Rule.itemEdit: self = .nameSelector
      default: return nil
      }
    default: return nil
    }
  }

  /// Makes the edit.
  ///
  /// - Returns: whether the line had what is to be edited.
  func apply(to file: inout MendedFile, line: Int, imports: [SourceFile.Import]) -> Bool {
    switch self {
    case .fenceAttribute(let attribute, let condition):
      // An action is found by its method, and the attribute may stand in a line above it.
      return (0...(attribute == "@IBAction" ? 2 : 0)).contains { above in
        file.edit(line: line - above) { $0.fencing(attribute, condition) }
      }
    case .fenceLine(let condition, let other):
      return file.edit(line: line) { line in
        guard line.contains("import "), !line.contains(";") else { return nil }
        return ["#if \(condition)", line] + (other.map { ["#else", $0] } ?? []) + ["#endif"]
      }
    case .addImport(let lines):
      return file.edit(line: imports.map(\.line).min() ?? 1) { lines + [$0] }
    case .askForLinux:
      return file.edit(line: line) { line in
        guard line.contains("os(iOS)"), !line.contains("os(Linux)") else { return nil }
        return [line.replacing("os(iOS)", with: "(os(iOS) || os(Linux))")]
      }
    case .bindToClasses(let name, let line):
      return file.edit(line: line) { line in
        guard let found = line.firstRange(of: "protocol \(name) {") else { return nil }
        return [
          line[..<found.lowerBound] + "protocol \(name): AnyObject {" + line[found.upperBound...]
        ]
      }
    case .awaitSetUp: return awaitSetUp(in: &file, line: line)
    case .useAction(let method): return file.edit(line: line) { $0.usingAction(method) }
    case .nameSelector:
      return file.edit(line: line) { line in
        guard let named = line.namingSelector, named != line else { return nil }
        return ["#if canImport(ObjectiveC)", line, "#else", named, "#endif"]
      }
    }
  }

  private func awaitSetUp(in file: inout MendedFile, line: Int) -> Bool {
    var name = ""
    let isDone = file.edit(line: line) { line in
      let method = ["setUp", "tearDown"].first {
        line.contains("func \($0)()") || line.contains("func \($0)WithError()")
      }
      guard let method else { return nil }
      name = method
      return [
        line.replacing("\(method)WithError() throws", with: "\(method)() async throws")
          .replacing("\(method)() {", with: "\(method)() async throws {")
      ]
    }
    guard isDone else { return false }
    // Its call of `super` is not asynchronous and does nothing; it stands at the beginning or at the end.
    let calls = ["super.\(name)()", "try super.\(name)WithError()"]
    for below in line + 1..<line + 40 {
      var isEnd = false
      let wasCall = file.edit(line: below) { line in
        isEnd = isEnd || ["override func", "func "].contains(where: line.trimmed.hasPrefix)
        return calls.contains(line.trimmed) ? [] : nil
      }
      if wasCall || isEnd { break }
    }
    return true
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The attribute in lines of its own; `nil` when more than modifiers stands before it.
  fileprivate func fencing(_ attribute: String, _ condition: String) -> [String]? {
    guard let place = place(of: attribute) else { return nil }
    let before = self[..<place.lowerBound]
    guard before.allSatisfy({ $0.isWhitespace || $0.isLetter || $0 == "@" }) else { return nil }
    var end = place.upperBound
    if end < endIndex, self[end] == "(" {
      guard let close = self[end...].firstIndex(of: ")") else { return nil }
      end = index(after: close)
    }
    let indent = String(prefix { $0.isWhitespace })
    let rest = String(before.trimmed) + (before.trimmed.isEmpty ? "" : " ") + self[end...].trimmed
    let fence = ["#if \(condition)", String(self[place.lowerBound..<end]), "#endif"]
    // Alone in its line, it has nothing behind it.
    return (fence + (rest.isEmpty ? [] : [rest])).map { indent + $0 }
  }

  /// Where a word stands that no letter follows.
  private func place(of word: String) -> Range<Index>? {
    var start = startIndex
    while let found = self[start...].firstRange(of: word) {
      if found.upperBound == endIndex || !self[found.upperBound].isLetter { return found }
      start = found.upperBound
    }
    return nil
  }

  /// A statement with `Selector("tapped")` for `#selector(tapped)`; `nil` when it goes on in other lines.
  fileprivate var namingSelector: String? {
    let tokens = SwiftTokenizer.tokens(of: self)
    let isWhole =
      ["(", "[", "{"].allSatisfy { open in
        let partner = ["(": ")", "[": "]", "{": "}"][open]
        return tokens.count { $0.text == open } == tokens.count { $0.text == partner }
      } && !tokens.text(tokens.count - 1).isEmpty && tokens.text(tokens.count - 1) != ","
    guard isWhole, tokens.first?.kind == .word, tokens.text(1) != ":",
      let start = firstRange(of: "#selector(")
    else { return nil }
    var depth = 1
    var end = start.upperBound
    while end < endIndex, depth > 0 {
      depth += self[end] == "(" ? 1 : self[end] == ")" ? -1 : 0
      end = index(after: end)
    }
    let name = self[start.upperBound..<index(before: end)]
    return self[..<start.lowerBound] + "Selector(\"\(name)\")" + self[end...]
  }

  /// `button.addTarget(self, action: #selector(tapped), for: .touchUpInside)` with an action instead.
  fileprivate func usingAction(_ method: String) -> [String]? {
    guard let start = firstRange(of: ".addTarget(self, action: #selector("),
      let end = self[start.upperBound...].firstRange(of: "), for: "),
      self[start.upperBound..<end.lowerBound].split(separator: ".").last == method[...]
    else { return nil }
    let action = ".addAction(UIAction { [weak self] _ in self?.\(method)() }, for: "
    return [self[..<start.lowerBound] + action + self[end.upperBound...]]
  }
}
