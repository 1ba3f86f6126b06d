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

  /// Sets a target's compiler options, and for a target of tests the app's files that it also compiles.
  func complete(_ target: inout SourceTarget, among files: [SourceFile]) {
    target.options = options
    guard target.isTest else { return }
    // Xcode makes tests of an app on a device without the actor.
    if target.folder.hasSuffix("UITests") { target.options = Array(options.prefix(2)) }
    let own = Set(target.files)
    let names = Set(own.map { URL(filePath: $0).lastPathComponent })
    guard let compiled = sources.first(where: { !$0.isDisjoint(with: names) }) else { return }
    target.shared = files.map(\.path).filter {
      !own.contains($0) && compiled.contains(URL(filePath: $0).lastPathComponent)
    }
  }
}
