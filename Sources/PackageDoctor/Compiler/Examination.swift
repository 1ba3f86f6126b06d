import Foundation

/// An examination of a package: the compiler's errors for each target, and the files that would fix them.
struct Examination {
  private let folder: SourceFolder
  private let targets: [SourceTarget]
  private let check: TypeCheck
  /// Modules that are not available.
  private let absent: Set<String>
  /// Reports what comes next: a target's name, its place, how many there are.
  private let step: (String, Int) -> Void
  private var broken: Set<String> = []
  /// Modules of the package that export more with an added file.
  private var exporting: [(module: String, export: Export, path: String)] = []
  private var findings: [String: [Finding]] = [:]
  private var addedFiles: [AddedFile] = []

  init(
    _ folder: SourceFolder, targets: [SourceTarget], absent: Set<String>, check: TypeCheck,
    step: @escaping (String, Int) -> Void
  ) {
    self.folder = folder
    self.targets = targets
    self.absent = absent
    self.check = check
    self.step = step
  }

  /// Examines all targets, each after its dependencies.
  mutating func diagnosis() throws -> Diagnosis {
    for target in targets {
      step(target.module, targets.count)
      try examine(target)
    }
    var diagnosis = Diagnosis(judge: .compiler)
    diagnosis.addedFiles = addedFiles
    let inTargets = Set(targets.flatMap(\.files))
    for file in folder.files {
      let isJudged = inTargets.contains(file.path)
      let found = isJudged ? findings[file.path] ?? [] : []
      diagnosis.add(file, found, isJudged ? Diagnosis.Verdict(of: found) : .outside)
    }
    return diagnosis
  }

  private mutating func examine(_ target: SourceTarget) throws {
    let files = target.files.compactMap { path in
      folder.files.first { $0.path == path }?.compiled(
        with: target.flags, modules: folder.modules)
    }
    var present = target
    present.files = files.map(\.path)
    let shared = folder.files.filter { target.shared.contains($0.path) }
    var texts = (files + shared).map { ReachableText($0, absent: absent).source }
    if target.hasResources {
      // As the package manager writes it.
      texts.append(
        SourceText("import Foundation\nextension Bundle { static let module = Bundle.main }\n"))
    }
    let isImported = targets.contains { $0.dependencies.contains(target.module) }
    let seesErrors = !broken.isEmpty || !exporting.isEmpty
    let first = try check.verdict(
      of: texts, in: present, exporting: false, makesModule: isImported && !seesErrors,
      seesErrors: seesErrors)
    var errors = first.errors.filter { files.indices.contains($0.file) }
    // What a target below exports with an added file is seen here as well, and types that are unknown without it.
    let below = exporting.first { target.dependencies.contains($0.module) }
    if let below {
      let second = try check.verdict(
        of: texts, in: present, exporting: true, seesErrors: seesErrors)
      report(errors.without(second.errors), fixedBy: below, files)
      errors = second.errors.filter { files.indices.contains($0.file) }
    }
    var fixed: [(export: Export, errors: [CompilerError])] = []
    var exports: [SourceText] = []
    for export in Export.allCases where export.mayFix(errors) {
      let second = try check.verdict(
        of: texts + exports + [SourceText(export.text)], in: present, exporting: below != nil,
        seesErrors: seesErrors)
      let gone = errors.without(second.errors)
      guard second.complaint == nil, export.isMissed(by: gone, in: files) else { continue }
      fixed.append((export, gone))
      exports.append(SourceText(export.text))
      // What a fixed line hid is reported too, in files that have something to fix anyhow.
      let known = Set((first.errors + errors).map(\.file)).intersection(files.indices)
      errors = second.errors.filter { known.contains($0.file) }
    }
    report(errors, fixed, first.complaint, present, files)
    if isImported, !first.isWhole || seesErrors {
      try makeModule(texts, exports, fixed.last?.export, of: present)
    }
  }

  /// Makes the module for the targets that depend on this one.
  private mutating func makeModule(
    _ texts: [SourceText], _ exports: [SourceText], _ export: Export?, of target: SourceTarget
  ) throws {
    var isWhole = try check.makeModule(of: texts, in: target, exporting: false)
    if let export {
      isWhole = try check.makeModule(of: texts + exports, in: target, exporting: true)
      exporting.append((target.module, export, path(ofExportsIn: target)))
    }
    if !isWhole { broken.insert(target.module) }
  }

  /// Reports lines that the added file of a target below fixes.
  private mutating func report(
    _ errors: [CompilerError], fixedBy below: (module: String, export: Export, path: String),
    _ files: [SourceFile]
  ) {
    report(
      errors, fixedBy: below.export, "add \(below.path), which fixes this target as well", files)
    guard let same = addedFiles.firstIndex(where: { $0.path == below.path }) else { return }
    addedFiles[same].count(errors, in: files)
  }

  private mutating func report(
    _ errors: [CompilerError], fixedBy export: Export, _ edit: String, _ files: [SourceFile]
  ) {
    let named = errors.filter(\.isOfName)
    let filesWithNames = Set(named.map(\.file))
    // Of a file with several, those that say what is missing.
    for error in named + errors.filter({ !filesWithNames.contains($0.file) })
    where files.indices.contains(error.file) {
      let spot = Rule.Spot(
        line: error.line, what: error.names.first ?? error.message,
        edit: export == .interface && edit == export.rule.edit && error.isOfFoundation
          ? edit + ", which brings Foundation as well" : edit,
        fixIt: .addImport(export))
      findings[files[error.file].path, default: []].append(
        export.rule.finding(spot, in: files[error.file]))
    }
  }

  private func path(ofExportsIn target: SourceTarget) -> String {
    target.folder.isEmpty ? "Exports.swift" : target.folder + "/Exports.swift"
  }

  private mutating func report(
    _ errors: [CompilerError], _ fixed: [(export: Export, errors: [CompilerError])],
    _ complaint: String?, _ target: SourceTarget, _ files: [SourceFile]
  ) {
    let explanation = ErrorExplanation(
      folder: folder, absent: absent, broken: broken, errors: errors)
    // Members leak from one file of a target to the others.
    let seesUnknown = files.contains { file in
      file.imports.contains { explanation.isUnknown($0.module) }
    }
    for (export, errors) in fixed { add(export, errors, target, files) }
    let isEmptied = !files.contains(where: \.hasCodeOnLinux)
    for (index, file) in files.enumerated() {
      let spots = Rule.findings(in: file, folder).map { finding in
        guard isEmptied, finding.rule == Rule.fence.name else { return finding }
        let spot = Rule.Spot(
          line: finding.line, what: "target \(target.name.isEmpty ? target.module : target.name)",
          fixIt: finding.fixIt)
        return Rule.emptied.finding(spot, in: file)
      }
      var found = explanation.findings(
        of: errors.filter { $0.file == index }, in: file, spots: spots, seesUnknown: seesUnknown)
      if let complaint, found.isEmpty {
        found.append(
          Finding(
            path: file.path, line: 1, kind: .unjudged, rule: "compiler", what: complaint,
            why: "is all that the compiler says", edit: "build the package to see more"))
      }
      // The compiler does not see what the run needs, nor what is only noted.
      found += spots.filter {
        ($0.kind == .note || $0.kind.isAsleep) && $0.rule != Rule.foreign.name
      }
      // A program's beginning passes the check of types, and breaks what comes after it. Of an expression with several
      // selectors the compiler refuses the first alone.
      let isRefused = errors.contains { $0.file == index }
      let hidden = [Rule.mainAttribute.name] + (isRefused ? [Rule.selector.name] : [])
      found += spots.filter { hidden.contains($0.rule) && !found.contains($0) }
      findings[file.path, default: []] += found
      findings[file.path]?.sort { ($0.line, $0.rule, $0.what) < ($1.line, $1.rule, $1.what) }
    }
  }

  /// Reports lines that an exported module fixes: at one file its own import is enough.
  private mutating func add(
    _ export: Export, _ errors: [CompilerError], _ target: SourceTarget, _ files: [SourceFile]
  ) {
    let path = path(ofExportsIn: target)
    let isOne = Set(errors.map(\.file)).count == 1
    report(
      errors, fixedBy: export,
      isOne ? export.rule.edit : "add \(path), which fixes the whole target", files)
    guard !isOne else { return }
    let known = addedFiles.firstIndex { $0.path == path }
    var added = known.map { addedFiles[$0] } ?? AddedFile(path: path, text: "", lines: 0, files: [])
    added.text += export.text
    added.count(errors, in: files)
    if let known { addedFiles[known] = added } else { addedFiles.append(added) }
  }
}

extension [CompilerError] {
  /// The errors in lines that have none of `others`.
  fileprivate func without(_ others: [CompilerError]) -> [CompilerError] {
    let left = Set(others.map { [$0.file, $0.line] })
    return filter { !left.contains([$0.file, $0.line]) }
  }
}
