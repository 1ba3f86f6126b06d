import Foundation

/// Type-checks some texts, with the built module `UIKit` beside them.
struct TypeCheck {
  /// The compiler's errors and warnings.
  struct Verdict {
    /// In the order of files and lines.
    var errors: [CompilerError]
    /// Why a file without an error may have one: the compiler ended before it had looked at all of them.
    var complaint: String?
    /// Whether there was no error, in the modules that it imports either.
    var isWhole: Bool
  }

  /// Where texts and modules are written.
  private let folder: URL
  private let search: [String]
  private let places: ScratchFolder

  /// Prepares a folder.
  ///
  /// - Parameters:
  ///   - modules: The built modules.
  ///   - further: Folders with modules of others, looked at after those.
  init(modules: BuiltModules, further: [String]) throws {
    places = try ScratchFolder()
    folder = places.url
    search = ([folder.appending(path: Self.plain).path, modules.path] + further)
      .flatMap { ["-I", $0] }
    for name in [Self.plain, Self.exporting] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
  }

  /// Where the package's own modules are: as they are, and with more exports.
  private static let plain = "plain", exporting = "exporting"

  /// Compiles texts as far as it takes to find errors.
  ///
  /// - Parameters:
  ///   - texts: The target's files, and what is to be added to them.
  ///   - target: How it is compiled.
  ///   - exporting: Whether the target's dependencies export more.
  ///   - makesModule: Whether texts without errors become the module that other targets import, in the same run.
  ///   - seesErrors: Whether a module that is imported may have errors, at which the compiler would stop or crash, and
  ///     say nothing of the files that do not import it.
  func verdict(
    of texts: [SourceText], in target: SourceTarget, exporting: Bool, makesModule: Bool = false,
    seesErrors: Bool
  ) throws -> Verdict {
    let module = [
      "-emit-module-path", path(of: target, Self.plain), "-no-emit-module-separately-wmo",
    ]
    // Errors of the flow of control are found behind the types, in the form that comes after them.
    return try compile(
      texts, target,
      ["-emit-sil", "-o", "/dev/null"] + (makesModule ? module : [])
        + (seesErrors ? Self.allowingErrors : []),
      exporting: exporting)
  }

  private static let allowingErrors = [
    "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
  ]

  private func path(of target: SourceTarget, _ place: String) -> String {
    folder.appending(path: "\(place)/\(target.module).swiftmodule").path
  }

  /// Makes the module that other targets import, as far as it can be made.
  ///
  /// - Returns: whether it is complete, without an error.
  func makeModule(of texts: [SourceText], in target: SourceTarget, exporting: Bool) throws -> Bool {
    let path = path(of: target, exporting ? Self.exporting : Self.plain)
    return try compile(
      texts, target,
      [
        "-emit-module", "-emit-module-path", path,
      ] + Self.allowingErrors, exporting: exporting
    ).isWhole
  }

  /// Makes the modules of the packages that a manifest names by their paths, and of those that they name. A module that
  /// does not compile is left out.
  ///
  /// - Returns: the folder with the modules.
  func makeNeighbours(of manifest: PackageManifest) throws -> String {
    var targets: [SourceTarget] = []
    var folders: [String: URL] = [:]
    func add(_ manifest: PackageManifest) {
      for folder in manifest.neighbours {
        // The modules of this package are built.
        guard !BuiltModules.isKit(folder), let neighbour = try? PackageManifest(folder: folder)
        else { continue }
        add(neighbour)
        for target in neighbour.targets
        where !target.isTest && !target.isProgram && folders[target.module] == nil {
          folders[target.module] = folder
          targets.append(target)
        }
      }
    }
    add(manifest)
    for target in SourceTarget.ordered(targets) {
      let texts = target.files.compactMap { path in
        (folders[target.module]?.appending(path: path)).flatMap { try? Data(contentsOf: $0) }
      }
      let isWhole = try makeModule(
        of: texts.map { SourceText([UInt8]($0)) }, in: target, exporting: false)
      if !isWhole {
        try? FileManager.default.removeItem(atPath: path(of: target, Self.plain))
      }
    }
    return folder.appending(path: Self.plain).path
  }

  /// Returns the modules that cannot be imported.
  func absent(of modules: Set<String>) throws -> Set<String> {
    guard !modules.isEmpty else { return [] }
    let names = modules.sorted()
    let text = names.map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined()
    let target = SourceTarget(module: "DoctorsProbe", folder: "", files: [])
    let verdict = try compile([SourceText(text)], target, ["-typecheck"], exporting: false)
    if let complaint = verdict.complaint { throw Diagnosis.Refusal(words: complaint) }
    return Set(verdict.errors.map(\.message)).intersection(modules)
  }

  private func compile(
    _ texts: [SourceText], _ target: SourceTarget, _ action: [String], exporting: Bool
  ) throws -> Verdict {
    let first = exporting ? ["-I", folder.appending(path: Self.exporting).path] : []
    let sources = try places.fresh()
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      // A program's code stands in a file of this name alone.
      let isMain =
        target.files.indices.contains(index)
        && (target.isScript || target.files[index].isMainFile)
      let file = sources.appending(path: isMain ? "\(index)/main.swift" : "\(index).swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.counted).write(to: file)
      paths.append(file.path)
    }
    let isScript =
      target.isScript || target.isProgram && target.files.contains(where: \.isMainFile)
    let words =
      ["swiftc"] + action + [
        "-wmo", "-module-name", target.module, "-enable-testing", "-D", "DEBUG",
        "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style=llvm",
      ] + (isScript ? [] : ["-parse-as-library"]) + target.options + first + search + paths
    guard let answer = Toolchain.run(words, in: sources, scratch: folder) else {
      throw Diagnosis.Refusal(words: "swiftc: not found in the search path")
    }
    let errors = CompilerError.errors(in: answer.errors, folder: sources.path)
    return Verdict(
      errors: errors, complaint: complaint(in: answer, isSaid: !errors.isEmpty),
      isWhole: answer.status == 0 && errors.isEmpty)
  }

  /// The compiler's words that name no file, where it ended too soon; `nil` when it has come to its end.
  private func complaint(in answer: Toolchain.Answer, isSaid: Bool) -> String? {
    let lines = answer.errors.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") }
    // Each error in a module that is allowed to have some is told once more.
    let isAllowed = lines.contains { $0.contains(": allowing deserialization of ") }
    guard answer.status > 1 || answer.status != 0 && !isSaid && !isAllowed else { return nil }
    return lines.first { $0.hasPrefix("<unknown>:0: ") || !isSaid }.map(String.init)
      ?? "swiftc ended with status \(answer.status)"
  }
}
