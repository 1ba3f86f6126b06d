import Foundation
import LeakDetection

/// The additions that a package's tests need to run here: lines for the manifest, and files.
package struct Start {
  /// The lines for the end of the manifest that it does not have yet; empty when it has all.
  package let manifestLines: String
  /// Files to write, by their paths in the package.
  package let files: [(path: String, text: String)]
  private let package: URL
  /// The files with which test targets export modules, with the text of those that exist already.
  private let exports: EditedFolder
  /// Whether the manifest is of a time before packages beside a package.
  private let isOld: Bool

  /// Works out what a package needs.
  ///
  /// - Parameters:
  ///   - path: The package.
  ///   - kit: The folder of this package.
  ///   - diagnosis: What the doctor says of the package.
  ///   - editsManifest: Whether the manifest may be edited; one that is too old is refused otherwise.
  package init(
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
    if let taken = manifest.targets.map(\.name).first(where: TakenNames.targets.contains) {
      throw Diagnosis.Refusal(
        words:
          "\(path)/Package.swift: LifecycleKit has a target \(taken) too, and the package manager allows"
          + " a name once; rename the target (its folder can stay: path:), then run this again")
    }
    let place = Start.relative(URL(filePath: kit).resolvingSymlinksInPath(), to: package)
    let libraries = manifest.targets.filter { !$0.isTest && !$0.isProgram }
    // Two targets cannot lie in one another, and where there is a folder Tests, SwiftPM looks there for all tests.
    let isFree = manifest.targets.allSatisfy {
      $0.isTest ? $0.folder.hasPrefix("Tests/") : $0.folder != "Tests"
    }
    let folder = (isFree ? "Tests/" : "") + "LifecycleChecks"
    let strange = manifest.languages.contains { !["3", "4", "4.2", "5", "6"].contains($0) }
    let modes = version[0] < 6 ? "swiftLanguageVersions" : "swiftLanguageModes"
    let mode = manifest.languages.contains { $0.hasPrefix("6") } ? ".v6" : ".v5"
    let read = try SourceFolder(asked: path)
    let importsCombine =
      read.files.contains { $0.allImports.contains { $0.module == "Combine" } }
      && !manifest.targets.contains { $0.module == "Combine" } && !text.contains("OpenCombine")
    let sourcesFolder = manifest.targets.contains { $0.folder == "Sources" } ? "" : "Sources/"
    let combine = importsCombine ? sourcesFolder + "Combine" : nil
    manifestLines =
      ManifestLines(
        of: text, package: variable, place: place, libraries: libraries.map(\.name), folder: folder,
        language: strange ? "\(variable).\(modes) = [\(mode)]\n" : "",
        combine: combine,
        logs: read.files.contains { file in
          file.allImports.contains { Modules.forLogging.contains($0.module) }
        }
      ).text
    let sources = EditedFolder(read)
    var repair = Repair(of: diagnosis, in: sources)
    // Nothing of the sources is edited here.
    repair.edits = []
    exports = sources.with(repair)
    let combineFiles = try combine.map { folder in
      try Start.combineFiles(of: kit).map { ("\(folder)/\($0.name)", $0.text) }
    }
    files =
      (combineFiles ?? []) + [
        (folder + "/FirstCheckedTest.swift", Start.test(of: libraries.map(\.module))),
        (".github/workflows/linux-tests.yml", Start.workflow(place)),
      ]
  }

  /// Writes the files that do not exist yet, and the exports of test targets.
  ///
  /// - Returns: a line for each file.
  package func write() throws -> [String] {
    let added = exports.files.sorted { $0.key < $1.key }.map { path, file in
      (path, isNew: file.original == nil, file.text.bytes)
    }
    return try (added + files.map { ($0.path, true, Array($0.text.utf8)) }).map {
      path, isNew, bytes in
      let place = package.appending(path: path)
      let present = try? Data(contentsOf: place)
      guard isNew ? present == nil : present != Data(bytes) else {
        return "is there already: \(path)"
      }
      try makeFolder(for: path)
      try WholeFile.write(bytes, to: place.path)
      return "\(isNew ? "written" : "edited"): \(path)"
    }
  }

  private func makeFolder(for path: String) throws {
    let folder = package.appending(path: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Diagnosis.Refusal(words: "\(folder.path): cannot be made")
    }
  }

  /// A file that takes the tests' beginning into its own hands, from the time before they were found by themselves;
  /// its path, `nil` when there is none.
  package var ownBeginning: String? {
    ["LinuxMain.swift", "XCTMain.swift", "Tests/LinuxMain.swift", "Tests/XCTMain.swift"].first {
      FileManager.default.fileExists(atPath: package.appending(path: $0).path)
    }
  }

  /// Puts the lines that are missing at the end of the manifest; an old version in the first line is raised.
  ///
  /// - Returns: whether any was missing.
  /// - Throws: `Diagnosis.Refusal` if the package manager cannot read the manifest with the lines. The manifest stays as
  ///   it is then.
  package func editManifest() throws -> Bool {
    guard !manifestLines.isEmpty else { return false }
    let place = package.appending(path: "Package.swift")
    guard let data = try? Data(contentsOf: place) else {
      throw Diagnosis.Refusal(words: "\(place.path): cannot be read")
    }
    let old = SourceText([UInt8](data))
    var manifest = EditedFile(old)
    let last = old.lines.count
    let lines =
      [""]
      + manifestLines.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    let isOpen = !old.lines[last - 1].content.isEmpty
    manifest.edit(
      (isOld ? [Replacement(range: old.lines[0].content, text: Start.tools)] : [])
        + [isOpen ? old.after(last, lines) : old.before(last, lines)])
    try check(manifest.text)
    try WholeFile.write(manifest.text.bytes, to: place.path)
    return true
  }

  /// Has the package manager read a manifest, in a folder with links to the package's other files.
  private func check(_ manifest: SourceText) throws {
    let manager = FileManager.default
    let scratch: ScratchFolder
    let copy: URL
    do {
      scratch = try ScratchFolder()
      copy = try scratch.fresh()
      for name in try manager.contentsOfDirectory(atPath: package.path)
      where name != "Package.swift" && name != ".build" {
        try manager.createSymbolicLink(
          at: copy.appending(path: name), withDestinationURL: package.appending(path: name))
      }
      try Data(manifest.bytes).write(to: copy.appending(path: "Package.swift"))
    } catch {
      throw Diagnosis.Refusal(words: "\(package.path): cannot be copied")
    }
    let answer = Toolchain.run(
      ["swift", "package", "dump-package"], in: copy, scratch: scratch.url)
    guard let answer, answer.status == 0 else {
      let error = answer?.errors.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }
      throw Diagnosis.Refusal(
        words: "\(package.path)/Package.swift: left as it was, for swift package cannot read it "
          + "with the lines: \(error ?? "")")
    }
    #if os(Linux)
      guard answer.output.contains("\"LifecycleKit\"") else {
        throw Diagnosis.Refusal(
          words: "\(package.path)/Package.swift: left as it was, for swift package reads another "
            + "manifest in its place; put the lines at the end of that one")
      }
    #endif
  }

  /// The first line of a manifest that may name packages beside it.
  private static let tools = "// swift-tools-version:5.3"

  /// The manifest's variable for its package: `package` of `let package = Package(`.
  private static func variable(in text: String) -> String? {
    let tokens = SwiftTokenizer.tokens(of: text)
    let place = tokens.indices.first { place in
      ["let", "var"].contains(tokens.text(place)) && tokens.text(place + 2) == "="
        && tokens.text(place + 3) == "Package"
    }
    return place.map { tokens.text($0 + 1) }
  }

  /// A folder's path from another.
  static func relative(_ folder: URL, to other: URL) -> String {
    let (to, from) = (folder.pathComponents, other.pathComponents)
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = from.dropFirst(common).map { _ in ".." }
    return (up + to.dropFirst(common)).joined(separator: "/")
  }
}
