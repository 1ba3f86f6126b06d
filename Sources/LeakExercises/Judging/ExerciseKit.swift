import PackageDoctor
import Foundation

/// LifecycleKit as it is built: the modules that an exercise is compiled with, and the library that it is linked with.
package struct ExerciseKit: Sendable {
  /// LifecycleKit's folder.
  package let folder: URL
  /// The folder of a build, with the library and `Modules`.
  let build: URL

  private var library: URL { build.appending(path: "libExerciseCheck.so") }
  var modules: URL { build.appending(path: "Modules") }

  /// Finds it by the path of a program of its build.
  ///
  /// - Throws: `Diagnosis.Refusal` when the program is in another package's build.
  package init(program: String) throws {
    guard let build = BuiltModules.build(with: "ExerciseCheck", besideProgram: program),
      let package = BuiltModules.package(around: build)
    else {
      throw Diagnosis.Refusal(
        words: "this program stands in no build of LifecycleKit's folder; run it there:"
          + " swift run --package-path LIFECYCLEKIT lifecycle exercises")
    }
    (folder, self.build) = (URL(filePath: package), build)
  }

  /// Whether the library is there, and no older than its modules.
  package var isPrepared: Bool {
    let parts = ["UIKit", "UIKitCore", "LifecycleKit", "LifecycleReports", "ExerciseCheck"]
    let dates = parts.map { date(modules.appending(path: "\($0).swiftmodule")) }
    guard let own = date(library) else { return false }
    return dates.allSatisfy { $0.map { $0 <= own } == true }
  }

  /// Builds the library if it is missing, or older than its modules.
  ///
  /// - Parameters:
  ///   - isShown: Whether the build's own progress goes to the standard error.
  ///   - willBuild: Called before a build.
  /// - Throws: `Diagnosis.Refusal` if it does not build.
  package func prepare(isShown: Bool, willBuild: () -> Void) throws {
    if isPrepared { return }
    willBuild()
    let answer = BuiltModules.build(
      folder.path, like: build, product: "ExerciseCheck", isShown: isShown, failure: "has failed")
    guard answer.isBuilt, FileManager.default.fileExists(atPath: library.path) else {
      throw answer.refusal
    }
  }

  /// The words of the compiler for a program of these files.
  func compiler(_ files: [URL], into program: URL) -> [String] {
    [
      "/usr/bin/env", "swiftc", "-swift-version", "5", "-Onone", "-wmo", "-g", "-module-name",
      "Exercise",
      "-I", modules.path, "-L", build.path, "-lExerciseCheck",
      "-Xlinker", "-rpath", "-Xlinker", build.path, "-use-ld=lld", "-o", program.path,
    ] + files.map(\.path)
  }
}

private func date(_ place: URL) -> Date? {
  (try? FileManager.default.attributesOfItem(atPath: place.path))?[.modificationDate] as? Date
}
