import Foundation

/// What a package needs to have its tests run here: lines for the manifest, and files.
public struct Start {
  /// What stands at the end of the manifest.
  public let manifestLines: String
  /// Files to write, by their paths in the package.
  public let files: [(path: String, text: String)]
  private let package: URL
  /// Whether the manifest is of a time before packages beside a package.
  private let isOld: Bool

  /// Works out what a package needs.
  ///
  /// - Parameters:
  ///   - path: The package.
  ///   - kit: The folder of this package.
  ///   - diagnosis: What the doctor says of the package.
  ///   - editsManifest: Whether the manifest may be edited; one that is too old is refused otherwise.
  public init(
    package path: String, kit: String, diagnosis: Diagnosis, editsManifest: Bool = false
  ) throws {
    package = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard let manifest = try PackageManifest(folder: package),
      let text = try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8),
      let variable = Start.variable(in: text)
    else {
      throw Diagnosis.Refusal(words: "\(path): no Package.swift there that can be read")
    }
    let version = manifest.tools.split(separator: ".").compactMap { Int($0) }
    isOld = version.lexicographicallyPrecedes([5, 2])
    // What a manifest says of languages was written otherwise before 4.2.
    guard !isOld || editsManifest && !version.lexicographicallyPrecedes([4, 2]) else {
      throw Diagnosis.Refusal(
        words: "\(path)/Package.swift: write \(Start.tools) in its first line, for "
          + "\(manifest.tools) knows no packages beside a package")
    }
    let place = Start.relative(URL(filePath: kit).resolvingSymlinksInPath(), to: package)
    let libraries = manifest.targets.filter { !$0.isTest && !$0.isProgram }
    // Two targets cannot lie in one another.
    let isFree = !manifest.targets.contains { $0.folder == "Tests" }
    let folder = (isFree ? "Tests/" : "") + "LifecycleChecks"
    let strange = manifest.languages.contains { !["3", "4", "4.2", "5", "6"].contains($0) }
    let modes = version[0] < 6 ? "swiftLanguageVersions" : "swiftLanguageModes"
    let mode = manifest.languages.contains { $0.hasPrefix("6") } ? ".v6" : ".v5"
    manifestLines = Start.lines(
      variable, place, libraries.map(\.name), folder,
      language: strange ? "\(variable).\(modes) = [\(mode)]\n" : "")
    files =
      try Repair(of: diagnosis, in: path).exports
      + [
        (folder + "/FirstCheckedTest.swift", Start.test(of: libraries.map(\.module))),
        (".github/workflows/linux-tests.yml", Start.workflow(place)),
      ]
  }

  /// Writes the files that are not there yet.
  ///
  /// - Returns: a line for each file.
  public func write() throws -> [String] {
    try files.map { file in
      let place = package.appending(path: file.path)
      guard !FileManager.default.fileExists(atPath: place.path) else {
        return "is there already: \(file.path)"
      }
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: place, atomically: true, encoding: .utf8)
      } catch {
        throw Diagnosis.Refusal(words: "\(place.path): cannot be written")
      }
      return "written: \(file.path)"
    }
  }

  /// A file that takes the tests' beginning into its own hands, from the time before they were found by themselves;
  /// its path, `nil` when there is none.
  public var ownBeginning: String? {
    ["LinuxMain.swift", "XCTMain.swift", "Tests/LinuxMain.swift", "Tests/XCTMain.swift"].first {
      FileManager.default.fileExists(atPath: package.appending(path: $0).path)
    }
  }

  /// Puts the lines at the end of the manifest, unless they are there; an old version in the first line is raised.
  ///
  /// - Returns: whether they were not.
  public func editManifest() throws -> Bool {
    let place = package.appending(path: "Package.swift")
    do {
      var text = try String(contentsOf: place, encoding: .utf8)
      guard !text.contains("package: \"LifecycleKit\"") else { return false }
      if isOld { text = Start.tools + "\n" + text.drop { !$0.isNewline }.dropFirst() }
      let end = text.hasSuffix("\n") ? "\n" : "\n\n"
      try (text + end + manifestLines).write(to: place, atomically: true, encoding: .utf8)
      return true
    } catch {
      throw Diagnosis.Refusal(words: "\(place.path): cannot be written")
    }
  }

  /// The first line of a manifest that may name packages beside it.
  private static let tools = "// swift-tools-version:5.3"

  /// What the manifest calls its package: `package` of `let package = Package(`.
  private static func variable(in text: String) -> String? {
    let tokens = SwiftTokenizer.tokens(of: text)
    let place = tokens.indices.first { place in
      ["let", "var"].contains(tokens.text(place)) && tokens.text(place + 2) == "="
        && tokens.text(place + 3) == "Package"
    }
    return place.map { tokens.text($0 + 1) }
  }

  /// A folder's path from another.
  private static func relative(_ folder: URL, to other: URL) -> String {
    let (to, from) = (folder.pathComponents, other.pathComponents)
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = from.dropFirst(common).map { _ in ".." }
    return (up + to.dropFirst(common)).joined(separator: "/")
  }
}
