import Foundation
import Testing

/// The README and the guides say nothing that is not in the code: their Swift is compiled, their output
/// is printed, their links lead somewhere.
@Suite struct GuideTests {
  /// The README and the articles of the documentation catalogs.
  static func guides() throws -> [(path: String, text: String)] {
    let articles = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path
    ).filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map { "Sources/\($0)" }
    return try (["README.md"] + articles).map { ($0, try Repository.text($0)) }
  }

  /// The fenced blocks of one language in a text, each as its lines.
  static func fences(_ language: String, in text: String) -> [[Substring]] {
    var fences: [[Substring]] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = open { fences.append(lines) }
        open = open == nil && line == "```" + language ? [] : nil
      } else {
        open?.append(line)
      }
    }
    return fences
  }

  /// The lines without the white space around them and without empty ones.
  static func bare(_ lines: [Substring]) -> [String] {
    lines.map { line in
      var line = line
      while line.utf8.first == 0x20 { line.removeFirst() }
      while line.utf8.last == 0x20 { line.removeLast() }
      return String(line)
    }.filter { !$0.isEmpty }
  }

  /// Files as bare lines, and where each line stands: they are many, and each example is looked for.
  struct Lines {
    private let files: [[String]]
    private var places: [String: [(file: Int, line: Int)]] = [:]

    init(below folders: [String]) throws {
      let texts = try folders.flatMap { try Repository.swiftFiles(below: $0).map(\.text) }
      files = try (texts + GuideTests.steps()).map { bare($0.split(separator: "\n")) }
      for (file, lines) in files.enumerated() {
        for (line, text) in lines.enumerated() { places[text, default: []].append((file, line)) }
      }
    }

    func contain(_ wanted: [String]) -> Bool {
      guard let first = wanted.first else { return true }
      return places[first, default: []].contains { files[$0.file][$0.line...].starts(with: wanted) }
    }
  }

  /// The steps of the tutorial and what they print, which `Tests/Tutorial/judge` compares with a run.
  static func steps() throws -> [String] {
    let folder = "Sources/LifecycleKit/LifecycleKit.docc/Tutorials/Steps"
    return try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: folder).path
    ).sorted().map { try Repository.text("\(folder)/\($0)") }
  }

  /// The documentation comments of a source, each with the line of its declaration behind it.
  static func comments(in text: String) -> [(comment: String, declaration: String)] {
    var comments: [(String, String)] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("///") {
        lines.append(line.dropFirst(3))
      } else if !lines.isEmpty, !line.hasPrefix("@discardableResult") {
        let comment = lines.map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }
        comments.append((comment.joined(separator: "\n"), String(line)))
        lines = []
      }
    }
    return comments
  }

  /// The declarations that users type most.
  static let mostUsed = [
    "class Simulation:", "struct LeakReport:", "struct LeakBaseline:", "class DelayedCheck:",
    "struct SimulatedUser ", "struct LifecycleLog:", "struct FlowExplorer<", "struct FlowReport:",
    "struct OwnershipGraph:", "struct DeallocationTestTrait:", "struct DeallocationSuiteTrait:",
    "func checksDeallocation(", "class SimulatedServices ", "class VirtualClock:",
  ]

  @Test func `the most used declarations have an example, and each example of a comment compiles`()
    throws
  {
    let sources = try Lines(below: ["Tests", "Demo"])
    var missing = Set(Self.mostUsed)
    for file in try Repository.swiftFiles(below: "Sources") {
      for (comment, declaration) in Self.comments(in: file.text) {
        for example in Self.fences("swift", in: comment) {
          #expect(sources.contain(Self.bare(example)), "\(file.path): \(declaration)")
          missing = missing.filter { !declaration.contains($0) }
        }
      }
    }
    #expect(missing == [])
  }

  @Test func `every Swift example is compiled in a test or in the Demo`() throws {
    let sources = try Lines(below: ["Tests", "Demo"])
    for guide in try Self.guides() {
      for example in Self.fences("swift", in: guide.text) {
        let code = Self.bare(example).filter {
          !$0.hasPrefix("import ") && !$0.hasPrefix("@_exported")
        }
        #expect(sources.contain(code), "\(guide.path): \(code.joined(separator: "\n"))")
      }
    }
  }

  @Test func `every output is a literal in a test`() throws {
    let sources = try Lines(below: ["Tests", "Demo/Subscriptions/Tests"])
    for guide in try Self.guides() {
      for output in Self.fences("text", in: guide.text) {
        let isFound = sources.contain(Self.bare(output))
        #expect(isFound, "\(guide.path): \(output.joined(separator: "\n"))")
      }
    }
  }

  @Test func `the guide of reports explains every sign of a drawing`() throws {
    let source = try Repository.text("Sources/UIKitCore/Log/LifecycleTimeline.swift")
    let legend = source.split(separator: "legend = \"\"\"\n").last?.prefix { $0 != "\"" } ?? ""
    let lines = Self.bare(legend.split(separator: "\n"))
    #expect(lines.count == 8)
    let guide = try Repository.text("Sources/LifecycleKit/LifecycleKit.docc/ReadingAReport.md")
    #expect(Self.fences("text", in: guide).contains { Self.bare($0) == lines })
  }

  @Test func `the README has examples, outputs, and at most 160 lines`() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 161)
    #expect(Self.fences("swift", in: readme).count >= 2)
    #expect(Self.fences("text", in: readme).count >= 1)
    #expect(readme.contains("\nswift run Demo\n"))
    #expect(readme.contains("\nswift test\n"))
  }

  @Test(arguments: [
    "README.md", ".github/CONTRIBUTING.md", ".github/MODULES.md", "Tests/README.md",
  ])
  func `every link of a page leads to a file`(page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for link in try Repository.text(page).matches(of: /\]\(([^)#:]+)\)/) {
      let file = folder.appending(path: String(link.1))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(link.1)")
    }
  }

  @Test(arguments: [
    "README.md", ".github/CONTRIBUTING.md", ".github/MODULES.md", "Tests/README.md",
  ])
  func `every folder that a page names is there`(page: String) throws {
    for name in try Repository.text(page).matches(of: /`((?:Sources|Tests|Demo)\/[A-Za-z_\/]+)`/) {
      let path = Repository.root.appending(path: String(name.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(name.1)")
    }
  }

  @Test func `the map of modules has every module`() throws {
    let map = try Repository.text(".github/MODULES.md")
    for module in try LayeringTests.table().keys {
      #expect(map.contains("`Sources/\(module)"), "\(module) is missing")
    }
  }
}
