import Foundation

/// A package as `swift package` describes it: its targets, and how they are compiled.
struct PackageManifest {
  /// The package's name.
  var name: String
  /// The Swift targets of which an app or its tests are made, without macros and plugins.
  var targets: [SourceTarget]
  /// The version of the package manager's language: `5.9.0`.
  var tools: String
  /// The versions of the language that it names.
  var languages: [String]
  /// The folders of all targets, macros and plugins among them.
  private let folders: [String]
  /// The folders of the packages that it names by a path.
  var neighbours: [URL]

  /// Reads the manifest in a folder.
  ///
  /// - Returns: `nil` when there is none; one that cannot be read is refused.
  init?(folder: URL) throws {
    let manifest = folder.appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { return nil }
    // Of its own, because the package's may be locked: by a build, or by the command plugin that runs this.
    let scratch = try ScratchFolder()
    let described: Described = try PackageManifest.answer(
      ["describe", "--type", "json"], folder, scratch)
    let dumped: Dumped = try PackageManifest.answer(["dump-package"], folder, scratch)
    tools = dumped.toolsVersion._version
    name = described.name
    folders = described.targets.map { $0.path == "." ? "" : $0.path + "/" }
    neighbours = (described.dependencies ?? []).filter { $0.type == "fileSystem" }
      .compactMap { $0.path.map { URL(filePath: $0) } }
    let languages = dumped.swiftLanguageVersions ?? []
    self.languages = languages
    let settings = Dictionary(
      dumped.targets.map { ($0.name, $0.settings) }, uniquingKeysWith: { first, _ in first })
    let modules = Dictionary(
      described.targets.map { ($0.name, $0.c99name) }, uniquingKeysWith: { first, _ in first })
    let mode = PackageManifest.mode(languages, tools: dumped.toolsVersion._version)
    targets = described.targets.compactMap { target in
      guard target.module_type == "SwiftTarget",
        ["library", "test", "executable"].contains(target.type), !target.sources.isEmpty
      else { return nil }
      let path = target.path == "." ? "" : target.path
      let own = (settings[target.name] ?? []).flatMap(\.options)
      return SourceTarget(
        module: target.c99name, name: target.name, folder: path,
        files: target.sources.map { path.isEmpty ? $0 : path + "/" + $0 }.sorted(),
        isTest: target.type == "test", isProgram: target.type == "executable",
        hasResources: target.resources?.isEmpty == false,
        dependencies: (target.target_dependencies ?? []).compactMap { modules[$0] },
        options: (own.contains("-swift-version") ? [] : ["-swift-version", mode])
          + ["-package-name", described.name.lowercased(), "-D", "SWIFT_PACKAGE"] + own)
    }
  }

  /// The folders of the packages below a folder, and their targets. One that cannot be read has none.
  static func targets(below root: URL, of files: [SourceFile]) -> (Set<String>, [SourceTarget]) {
    var known: [String: Bool] = [:]
    func isPackage(_ place: String) -> Bool {
      if let known = known[place] { return known }
      let manifest = root.appending(path: place).appending(path: "Package.swift")
      known[place] = FileManager.default.fileExists(atPath: manifest.path)
      return isPackage(place)
    }
    let places = Set(files.compactMap { $0.places.first(where: isPackage) })
    let targets = places.sorted().flatMap { place in
      let manifest = try? PackageManifest(folder: root.appending(path: place))
      return (manifest?.targets ?? []).map { target in
        var target = target
        target.folder = target.folder.isEmpty ? place : place + "/" + target.folder
        target.files = target.files.map { place + "/" + $0 }
        return target
      }
    }
    return (places, targets)
  }

  /// Whether a file lies in no target's folder.
  func isOutside(_ path: String) -> Bool { !folders.contains(where: path.hasPrefix) }

  private static func answer<Value: Decodable>(
    _ words: [String], _ folder: URL, _ scratch: ScratchFolder
  ) throws -> Value {
    let command = ["swift", "package", "--scratch-path", scratch.url.path] + words
    guard let answer = Toolchain.run(command, in: folder) else {
      throw Diagnosis.Refusal(words: "swift: not found in the search path")
    }
    guard answer.status == 0,
      let value = try? JSONDecoder().decode(Value.self, from: Data(answer.output.utf8))
    else {
      let error =
        answer.errors.split(whereSeparator: \.isNewline).first { $0.contains("error: ") } ?? ""
      throw Diagnosis.Refusal(
        words: "\(folder.path)/Package.swift: swift package \(words[0]) cannot read it: \(error)")
    }
    return value
  }

  /// The newest language of those that the package names; else that of its tools.
  private static func mode(_ languages: [String], tools: String) -> String {
    func major(_ version: String) -> Int { Int(version.prefix { $0 != "." }) ?? 5 }
    let newest = languages.map(major).filter { $0 <= 6 }.max() ?? min(major(tools), 6)
    return newest < 4 ? "5" : "\(newest)"
  }
}

/// The keys of `swift package describe --type json` that are read here.
private struct Described: Decodable {
  /// A resource, of which only the presence matters.
  struct Resource: Decodable {}

  struct Dependency: Decodable {
    var type: String
    var path: String?
  }

  struct Target: Decodable {
    var name: String
    var c99name: String
    var module_type: String
    var type: String
    var path: String
    var sources: [String]
    var target_dependencies: [String]?
    var resources: [Resource]?
  }

  var name: String
  var dependencies: [Dependency]?
  var targets: [Target]
}

/// The keys of `swift package dump-package` that are read here.
private struct Dumped: Decodable {
  struct Target: Decodable {
    var name: String
    var settings: [Setting]
  }

  struct Setting: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
    }

    var tool: String
    var condition: Condition?
    /// `{"enableUpcomingFeature": {"_0": "ExistentialAny"}}`.
    var kind: [String: [String: Word]]

    /// The compiler's options for it on Linux.
    var options: [String] {
      let platforms = condition?.platformNames ?? []
      guard tool == "swift", platforms.isEmpty || platforms.contains("linux") else { return [] }
      return kind.flatMap { name, words in
        let values = words.values.flatMap(\.values)
        switch name {
        case "define": return values.flatMap { ["-D", $0] }
        case "enableUpcomingFeature": return values.flatMap { ["-enable-upcoming-feature", $0] }
        case "enableExperimentalFeature":
          return values.flatMap { ["-enable-experimental-feature", $0] }
        case "swiftLanguageMode": return values.flatMap { ["-swift-version", $0] }
        case "defaultIsolation":
          return values.contains("MainActor") ? ["-default-isolation", "MainActor"] : []
        case "unsafeFlags": return values
        default: return []
        }
      }
    }
  }

  /// A text, or several.
  struct Word: Decodable {
    var values: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        values = [text]
      } else {
        values = (try? container.decode([String].self)) ?? []
      }
    }
  }

  struct Tools: Decodable {
    var _version: String
  }

  var toolsVersion: Tools
  var swiftLanguageVersions: [String]?
  var targets: [Target]
}
