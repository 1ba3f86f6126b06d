import Doctor
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
    var place = URL(filePath: program).resolvingSymlinksInPath()
    var build: URL?
    while place.path != "/" {
      place.deleteLastPathComponent()
      if build == nil, exists(place.appending(path: "Modules/ExerciseCheck.swiftmodule")) {
        build = place
      }
      if exists(place.appending(path: "Demo/Exercises/Shelf")) { break }
    }
    guard let build, place.path != "/" else {
      throw Diagnosis.Refusal(
        words: "this program stands in no build of LifecycleKit's folder; run it there:"
          + " swift run --package-path LIFECYCLEKIT lifecycle exercises")
    }
    (folder, self.build) = (place, build)
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
    let words = [
      "swift", "build", "-c", build.lastPathComponent == "release" ? "release" : "debug",
      "--package-path", folder.path, "--product", "ExerciseCheck",
    ]
    let answer = Toolchain.run(words, in: folder, isShown: isShown)
    guard let answer, answer.status == 0, exists(library) else {
      let said = (answer.map { $0.output + $0.errors } ?? "").split(whereSeparator: \.isNewline)
      throw Diagnosis.Refusal(
        words: (["`\(words.joined(separator: " "))` has failed"] + said.suffix(3))
          .joined(separator: "\n"))
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

private func exists(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }

private func date(_ place: URL) -> Date? {
  (try? FileManager.default.attributesOfItem(atPath: place.path))?[.modificationDate] as? Date
}
