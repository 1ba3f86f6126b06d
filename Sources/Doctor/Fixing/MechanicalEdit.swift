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
  /// A set-up is made asynchronous on Linux.
  case awaitSetUp
  /// A protocol that was Objective-C's is of classes as before.
  case bindToClasses(protocol: String, line: Int)
  /// A target without parameters becomes an action on Linux.
  case useAction(method: String)
  /// The line stands there twice, on Linux with the selector's name in its place: kept, and never sent.
  case nameSelector

  /// A change that an edit makes to a file.
  struct Change: Equatable {
    /// The bytes that it claims. Of two changes whose claims meet, the second waits for the next round.
    var claim: Range<Int>
    var replacements: [Replacement]
  }

  /// The edit for a finding; `nil` when a person has to think.
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
    case Rule.bareImport.name: self = .addImport(Cure.Export.interface.lines(exported: false))
    case Rule.networking.name: self = .addImport(Cure.Export.networking.lines(exported: false))
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

  /// The change to a file.
  ///
  /// - Returns: `nil` if the line has nothing that this edits.
  func change(in file: SourceFile, line: Int) -> Change? {
    guard file.source.lines.indices.contains(line - 1) else { return nil }
    switch self {
    case .fenceAttribute(let attribute, let condition):
      // An action is found by its method, and the attribute may stand in a line above it.
      for above in 0...(attribute == "@IBAction" ? 2 : 0) where above < line {
        if let change = file.fencing(attribute, condition, line: line - above) { return change }
      }
      return nil
    case .fenceLine(let condition, let other):
      guard file.isLoneImport(line) else { return nil }
      return file.parting(line...line, by: condition, else: other.map { [$0] } ?? [])
    case .addImport(let lines): return file.beginning(with: lines)
    case .askForLinux: return file.askingForLinux(line)
    case .bindToClasses(let name, let line): return file.binding(name, line)
    case .awaitSetUp: return file.awaitingSetUp(line)
    case .useAction(let method):
      return file.parting(statement: line) { file.usingAction(method, $0) }
    case .nameSelector: return file.parting(statement: line) { file.namingSelectors($0) }
    }
  }
}
