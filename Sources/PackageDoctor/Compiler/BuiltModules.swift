import Foundation

/// The folder with the module `UIKit` and those beside it, as a build of this package leaves them.
package struct BuiltModules: Equatable, Sendable {
  /// The folder.
  package let path: String

  /// Finds the folder by the path of a program of the same build.
  ///
  /// - Returns: `nil` when the module is not built there.
  package init?(besideProgram program: String) {
    guard let build = BuiltModules.build(with: "UIKit", besideProgram: program) else { return nil }
    path = build.appending(path: "Modules").path
  }

  /// The folder of the build that a program is of, if a module is built there.
  package static func build(with module: String, besideProgram program: String) -> URL? {
    var folder = URL(filePath: program).resolvingSymlinksInPath()
    // A test bundle's program lies in the same folder.
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let place = folder.appending(path: "Modules/\(module).swiftmodule")
      if FileManager.default.fileExists(atPath: place.path) { return folder }
      if folder.lastPathComponent == ".build" { return nil }
    }
    return nil
  }

  /// The path of the program that is running.
  package static var runningProgram: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  /// Finds the folder by the path of a program of the same build, and builds the package where the modules are missing.
  ///
  /// - Parameters:
  ///   - isShown: Whether the build's own progress goes to the standard error.
  ///   - willBuild: Called before a build, which takes minutes; an error that it throws prevents the build.
  /// - Throws: `Diagnosis.Refusal` with what to do, when the program is in no package's build, or the build fails.
  package init(
    besideProgram program: String, isShown: Bool = false, willBuild: () throws -> Void
  ) throws {
    if let found = BuiltModules(besideProgram: program) {
      self = found
      return
    }
    let file = URL(filePath: program).resolvingSymlinksInPath()
    guard let package = BuiltModules.package(around: file) else {
      throw Diagnosis.Refusal(
        words: "the module UIKit is not built beside this program; run `swift build` in "
          + "LifecycleKit's folder and the program that it builds, or ask with --quick")
    }
    try willBuild()
    let answer = BuiltModules.build(
      package, like: file, isShown: isShown, failure: "has not built the module UIKit")
    guard answer.isBuilt, let found = BuiltModules(besideProgram: program) else {
      throw answer.refusal
    }
    self = found
  }

  /// Builds LifecycleKit's package, or one of its products, in the configuration that a file of its build is of.
  ///
  /// - Parameters:
  ///   - isShown: Whether the build's own progress goes to the standard error.
  ///   - failure: What is said of the command when something is missing after it.
  /// - Returns: whether it has been built, and what is to be thrown where something is missing: the command, and the
  ///   last lines of its output.
  package static func build(
    _ package: String, like file: URL, product: String? = nil, isShown: Bool, failure: String
  ) -> (isBuilt: Bool, refusal: Diagnosis.Refusal) {
    let configuration = file.pathComponents.contains("release") ? "release" : "debug"
    let words =
      ["swift", "build", "-c", configuration, "--package-path", package]
      + (product.map { ["--product", $0] } ?? [])
    let answer = Toolchain.run(words, in: URL(filePath: package), isShown: isShown)
    let said = (answer.map { $0.output + $0.errors } ?? "").split(whereSeparator: \.isNewline)
    let lines = ["`\(words.joined(separator: " "))` \(failure)"] + said.suffix(3).map(String.init)
    return (answer?.status == 0, Diagnosis.Refusal(words: lines.joined(separator: "\n")))
  }

  /// The folder of LifecycleKit around a file of its build; `nil` when the file is in another package's build.
  package static func package(around file: URL) -> String? {
    var folder = file
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if isKit(folder) { return folder.path }
    }
    return nil
  }

  /// The folder of LifecycleKit for what is written into other packages: the one around a program of its build, else the
  /// one whose sources this program was made of, for a package that depends on LifecycleKit builds it as well.
  ///
  /// - Throws: `Diagnosis.Refusal` when the folder is no longer where the program was made.
  package static func kit(around program: String) throws -> String {
    let file = URL(filePath: program).resolvingSymlinksInPath()
    if let folder = package(around: file) ?? package(around: URL(filePath: #filePath)) {
      return folder
    }
    throw Diagnosis.Refusal(
      words:
        "LifecycleKit's folder, of which this program was made, is gone; run it in that folder:"
        + " swift run --package-path LIFECYCLEKIT lifecycle")
  }

  /// Whether a folder is LifecycleKit's.
  static func isKit(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/UIKit"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
