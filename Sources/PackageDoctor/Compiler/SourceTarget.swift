/// Some files that are compiled together.
struct SourceTarget: Equatable, Sendable {
  /// The module's name.
  var module: String
  /// Its name in the manifest.
  var name = ""
  /// The folder of its files, from the folder that was asked for; empty for the folder itself.
  var folder: String
  /// The files, from the folder that was asked for, in their order.
  var files: [String]
  /// Files of other targets that this one compiles as well, as tests do in a project of Xcode's. They are judged there.
  var shared: [String] = []
  /// Whether it is a target of tests.
  var isTest = false
  /// Whether it is a program, with code at its top level.
  var isProgram = false
  /// Whether it is one file that an interpreter runs, with code at its top level whatever its name.
  var isScript = false
  /// Whether the package manager makes `Bundle.module` for it.
  var hasResources = false
  /// The modules of the same package that it depends on.
  var dependencies: [String] = []
  /// The compiler's options beside the files: the language's version, flags.
  var options: [String] = ["-swift-version", "5"]

  /// The conditions of `#if` that the options make true.
  var flags: Set<String> {
    Set(zip(options, options.dropFirst()).filter { $0.0 == "-D" }.map(\.1))
  }

  /// The targets in an order in which each comes after its dependencies.
  static func ordered(_ targets: [SourceTarget]) -> [SourceTarget] {
    var ordered: [SourceTarget] = []
    var seen: Set<String> = []
    func add(_ target: SourceTarget) {
      guard seen.insert(target.module).inserted else { return }
      for name in target.dependencies {
        if let other = targets.first(where: { $0.module == name }) { add(other) }
      }
      ordered.append(target)
    }
    for target in targets { add(target) }
    return ordered
  }
}

extension String {
  /// Whether a path is that of a program's beginning, where code may stand outside of functions.
  var isMainFile: Bool { self == "main.swift" || hasSuffix("/main.swift") }
}
