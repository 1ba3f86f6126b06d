import Foundation

/// A project file of Xcode's, as far as it says how an app's files are compiled.
struct ProjectFile {
  /// The compiler's options: the version of the language, and the default isolation.
  private let options: [String]
  /// The names of the files that each target compiles. Folders that Xcode keeps in step are not among them.
  private let sources: [Set<String>]

  /// Reads the project file in a folder; `nil` when there is none.
  init?(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) else {
      return nil
    }
    let file = folder.appending(path: project).appending(path: "project.pbxproj")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    options =
      ["-swift-version", text.contains("SWIFT_VERSION = 6") ? "6" : "5"]
      + (text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
        ? ["-default-isolation", "MainActor"] : [])
    sources = text.components(separatedBy: "isa = PBXSourcesBuildPhase;").dropFirst().map { phase in
      let list = phase.components(separatedBy: ");")[0].components(separatedBy: "/* ").dropFirst()
      return Set(list.map { $0.components(separatedBy: " in Sources */")[0] })
    }
  }

  /// Sets a target's compiler options, gives it the files outside of the project's folder that it compiles, and a target
  /// of tests the app's files that it compiles as well.
  ///
  /// - Parameters:
  ///   - files: The files around the project file.
  ///   - strays: Files that lie elsewhere and belong to no target; those that this one gets are removed.
  func complete(_ target: inout SourceTarget, among files: [String], and strays: inout [String]) {
    target.options = options
    // Xcode makes tests of an app on a device without the actor.
    if target.isTest, target.folder.hasSuffix("UITests") {
      target.options = Array(options.prefix(2))
    }
    func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }
    let own = Set(target.files)
    let names = Set(own.map(name))
    // Of phases that compile the same files, the one of this target compiles the most of its own.
    guard
      let compiled = sources.max(by: {
        $0.intersection(names).count < $1.intersection(names).count
      }), !compiled.isDisjoint(with: names)
    else { return }
    if target.isTest {
      target.shared = files.filter { !own.contains($0) && compiled.contains(name($0)) }
    }
    let outside = compiled.subtracting(files.map(name))
    target.files = (target.files + strays.filter { outside.contains(name($0)) }).sorted()
    strays.removeAll { outside.contains(name($0)) }
  }
}
