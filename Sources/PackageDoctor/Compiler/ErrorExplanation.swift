/// The meaning of a target's errors, in the words of the rules where they know, else in the compiler's own.
struct ErrorExplanation {
  let folder: SourceFolder
  /// Modules that are not available.
  let absent: Set<String>
  /// Modules of the package whose own errors hide what is in them.
  let broken: Set<String>
  /// Classes of the package that inherit from a missing class.
  let rootless: Set<String>

  /// Prepares the words for a target's errors.
  init(
    folder: SourceFolder, absent: Set<String>, broken: Set<String>, errors: [CompilerError]
  ) {
    self.folder = folder
    self.absent = absent
    self.broken = broken
    let missing = Set(errors.filter(\.isOfScope).map { $0.names[0] })
    rootless = folder.heirs(of: missing)
  }

  /// The findings in one file.
  ///
  /// - Parameters:
  ///   - errors: The errors of the file, in their order.
  ///   - spots: What the rules find in the file.
  ///   - seesUnknown: Whether the target sees modules that are unknown here, so that members may be theirs.
  func findings(
    of errors: [CompilerError], in file: SourceFile, spots: [Finding], seesUnknown: Bool
  ) -> [Finding] {
    let foreign = file.imports.filter { isUnknown($0.module) }
    var findings = foreign.map { unjudged($0, in: file.path) }
    var unclear: [CompilerError] = []
    var consequences: [CompilerError] = []
    for error in errors {
      if let known = known(error, file, spots, seesUnknown: seesUnknown) {
        findings += known
      } else if follows(error, from: errors, in: file, spots) || isUnnamed(error, in: file) {
        consequences.append(error)
      } else if !unclear.contains(where: { $0.line == error.line }) {
        // Of several in one line the first is the cause.
        unclear.append(error)
      }
    }
    // What comes with a module that is not here cannot be distinguished from what is wrong.
    guard foreign.isEmpty else { return findings.unique }
    findings += unclear.map { error in
      let modules = missingModules(of: error, file)
      if !modules.isEmpty {
        return Finding(
          path: file.path, line: error.line, kind: .edit, rule: "import-use",
          what: name(of: error, in: file) ?? error.message,
          why: "comes from " + modules.map { "`import \($0)`" }.joined(separator: " or "),
          edit: modules == [Modules.combine]
            ? "it comes with the target Combine, else put it inside that fence as well"
            : "put it inside that fence as well")
      }
      guard seesUnknown && error.isOfMember else { return own(error, file) }
      return Finding(
        path: file.path, line: error.line, kind: .unjudged, rule: "foreign", what: error.message,
        why: "may be of a module that is not here", edit: "build that package, and ask again")
    }
    if findings.isEmpty { findings += consequences.map { own($0, file) } }
    return findings.unique
  }

  /// The modules that an error may come from, which the file imports and which are not here; none for an error that
  /// names only types of the folder's own, and for one that the file would have with the module as well.
  private func missingModules(of error: CompilerError, _ file: SourceFile) -> [String] {
    let isOwn = !error.names.isEmpty && error.names.allSatisfy(folder.declaredNames.contains)
    guard !isOwn else { return [] }
    var found = file.imports.map(\.module).filter(isFenced)
    // An import that has its fence leaves out names, and nothing else.
    if found.isEmpty, error.isOfScope || error.template == "unknown attribute '…'" {
      found = file.allImports.map(\.module).filter(isFenced)
    }
    let modules = found.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard modules.count > 1, modules.contains(Modules.combine),
      let name = name(of: error, in: file)
    else {
      return modules
    }
    // SwiftUI's properties have a projected value, too.
    let isProjected = name.hasPrefix("$") && !modules.contains("SwiftUI")
    return isProjected || Modules.combineNames.contains(name) ? [Modules.combine] : modules
  }

  /// Whether an error of a file with missing modules quotes no name that the file has, as the `T` of a function that a
  /// missing name was passed to: it follows from that name.
  private func isUnnamed(_ error: CompilerError, in file: SourceFile) -> Bool {
    !error.names.isEmpty && name(of: error, in: file) == nil
      && !missingModules(of: error, file).isEmpty
  }

  /// The first name that an error quotes and the file has: `publisher` of `[Int]` and `publisher`.
  private func name(of error: CompilerError, in file: SourceFile) -> String? {
    let words = Set(file.tokens.map { $0.text.trimmingPrefix { "@$".contains($0) } })
    return error.names.first { name in
      name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: words.contains)
    }
  }

  func isApples(_ module: String) -> Bool {
    absent.contains(module) && Modules.onApple.union(Modules.onMac).contains(module)
  }

  /// Whether the uses of a module have to stand in a fence with its import.
  private func isFenced(_ module: String) -> Bool {
    absent.contains(module) && Modules.elsewhere.union(Modules.onMac).contains(module)
  }

  func isUnknown(_ module: String) -> Bool {
    broken.contains(module) || absent.contains(module) && !isApples(module)
  }

  private func unjudged(_ found: SourceFile.Import, in path: String) -> Finding {
    let isBroken = broken.contains(found.module)
    let isOpenCombine = found.module.hasPrefix("OpenCombine")
    return Finding(
      path: path, line: found.line, kind: .unjudged, rule: "foreign",
      what: "import \(found.module)",
      why: isBroken
        ? "cannot be judged before that target compiles" : "is of a package that is not here",
      edit: isBroken
        ? "make that target's edits, and run the doctor again"
        : isOpenCombine
          ? "run `swift build`, which brings it, and ask again"
          : "build the package on Linux by itself, or see whether it can be")
  }

  private func own(_ error: CompilerError, _ file: SourceFile) -> Finding {
    Finding(
      path: file.path, line: error.line, kind: .error, rule: "compiler", what: error.message,
      why: "", edit: "")
  }

  /// The error in the words of a rule; `nil` when none knows it, empty when the file's imports tell of it.
  private func known(
    _ error: CompilerError, _ file: SourceFile, _ spots: [Finding], seesUnknown: Bool
  ) -> [Finding]? {
    let here = spots.filter { $0.line == error.line && $0.kind == .edit }
    if error.message.hasPrefix(ReachableText.mark) {
      let module = error.message.dropFirst(ReachableText.mark.count)
      return isUnknown(String(module)) ? [] : here.isEmpty ? nil : here
    }
    if Rule.optionalCall.explains.contains(error.template) {
      return optionalCall(error, file).map { [$0] }
    }
    if Rule.movedOverride.explains.contains(error.template), isOfOwnClass(error, file) {
      return [Rule.movedOverride.finding(Rule.movedOverride.spot(error), in: file)]
    }
    if let rule = Rule.all.first(where: { $0.explains.contains(error.template) }) {
      let found = here.filter { $0.rule == rule.name }
      return found.isEmpty ? [rule.finding(rule.spot(error), in: file)] : found
    }
    if let (rule, what) = missing(error, file, seesUnknown: seesUnknown) {
      return [rule.finding(Rule.Spot(line: error.line, what: what), in: file)]
    }
    if error.message.contains("main actor-isolated"), let setUp = setUp(around: error, file, spots)
    {
      return [setUp]
    }
    return here.isEmpty ? nil : here
  }

  /// A call with a question mark: of a method of the folder's own protocols, which may go without it, or of one of UIKit's
  /// that is not optional here; `nil` for what is no call.
  private func optionalCall(_ error: CompilerError, _ file: SourceFile) -> Finding? {
    let mark = file.source.lines[error.line - 1].content.lowerBound + error.column - 1
    guard error.names.first?.contains("->") == true,
      let place = file.tokens.firstIndex(where: { $0.range.lowerBound == mark }), place > 0
    else { return nil }
    let name = file.tokens[place - 1].text
    let isOwn = folder.files.contains {
      $0.declarations.contains { $0.surrounding == "protocol" && $0.name == name }
    }
    return isOwn
      ? Rule.optionalCall.finding(Rule.optionalCall.spot(error), in: file)
      : Rule.missing.finding(Rule.Spot(line: error.line, what: "\(name)?(…)"), in: file)
  }

  /// The set-up of a test that an error stands in.
  private func setUp(
    around error: CompilerError, _ file: SourceFile, _ spots: [Finding]
  ) -> Finding? {
    spots.first { spot in
      guard spot.fixIt == .awaitSetUp,
        let body = file.declarations.first(where: { $0.line == spot.line && $0.kind == "func" })?
          .body,
        let last = file.tokens.indices.contains(body.upperBound) ? body.upperBound : body.last
      else { return false }
      return spot.line...max(spot.line, file.tokens[last].line) ~= error.line
    }
  }

  /// A name or a member that Apple's modules have and the module `UIKit` lacks, or one that a fence has left out.
  private func missing(
    _ error: CompilerError, _ file: SourceFile, seesUnknown: Bool
  ) -> (Rule, what: String)? {
    if error.isOfScope {
      let name = error.names[0]
      if folder.leftOutTypes.contains(name) {
        return (.leftOutType, name)
      }
      if name == Rule.deviceTestsType { return (.deviceTests, name) }
      guard AppleNames.isApples(name), !folder.declaredNames.contains(name) else { return nil }
      return (.missing, name)
    }
    if error.isOfMember {
      let member = error.names.joined(separator: ".")
      if folder.leftOutNames.contains(error.names[1]) {
        return (.leftOutType, member)
      }
      guard !seesUnknown, AppleNames.isForeign(error.names[0], in: folder) else { return nil }
      return (.missing, member)
    }
    guard error.template.contains("does not override any "),
      let member = file.declarations.first(where: {
        $0.line == error.line && $0.modifiers.contains("override")
      }), let type = folder.classes[member.container ?? ""]?.first?.inherited.first,
      AppleNames.isApples(type)
    else { return nil }
    return (.missing, "\(type).\(member.fullName)")
  }
}

extension [Finding] {
  /// Each once, in the order of the lines.
  fileprivate var unique: [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
