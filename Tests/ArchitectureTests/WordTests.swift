import Foundation
import Testing

/// Comments and guides use the field's words: retain cycle, deallocated, unreachable, default.
@Suite struct WordTests {
  /// The modules whose comments are edited: all of the libraries and of the tool.
  static let editedModules = [
    "VirtualTime", "ObjectGraph", "SwiftSource", "SwiftRuntime", "SuspendedTasks", "LiveObjects",
    "VirtualServices",
    "LeakDetection", "LifecycleKit", "LifecycleReports", "FlowExploration", "LifecycleTesting",
    "MainActorXCTest", "UIKitCore", "UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook",
    "lifecycle", "PackageDoctor", "ToolConsole", "OSLog", "os", "LeakExercises", "ExerciseCheck",
  ]

  /// The words that are not used, each with the one that is.
  static let glossary = [
    ("whoever", "the subject, named"), ("somebody", "the subject, named"),
    ("nobody", "no object, no caller"), ("anybody", "any caller"), ("anyone", "any caller"),
    ("everybody", "every object, every caller"),
    ("let go of", "released"), ("lets go of", "releases"), ("letting go of", "releasing"),
    ("untied", "unreachable"), ("not tied", "unreachable"), ("unties", "unlinks"),
    ("at first", "by default"),
    ("expected to go", "should have been deallocated"), ("ring of references", "retain cycle"),
    ("circle of references", "retain cycle"),
  ]

  /// The beginnings of documentation without a named subject.
  static let beginnings = [
    "/// The same", "/// Who ", "/// What ", "/// That of", "/// Those ",
  ]

  /// The words of a line that the glossary excludes. Code between backticks is left out.
  static func excludedWords(in line: some StringProtocol) -> [String] {
    let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
    let words = prose.lowercased().split { !$0.isLetter && $0 != "'" }
    let text = " \(words.joined(separator: " ")) "
    return glossary.map(\.0).filter { text.contains(" \($0) ") }
  }

  @Test(arguments: editedModules)
  func `a comment uses the words of the glossary and names its subject`(module: String) throws {
    for file in try Repository.swiftFiles(below: "Sources/\(module)") {
      for line in file.text.split(separator: "\n") {
        guard let mark = line.firstRange(of: "//") else { continue }
        let comment = line[mark.lowerBound...]
        // What is indented further is an example of printed text.
        if comment.hasPrefix("///     ") { continue }
        #expect(Self.excludedWords(in: String(comment)) == [], "\(file.path): \(comment)")
        #expect(!Self.beginnings.contains(where: comment.hasPrefix), "\(file.path): \(comment)")
      }
    }
  }

  /// The texts between quotation marks on a line, or the whole line of a text of several lines.
  static func literals(of text: String) -> [Substring] {
    var isWithin = false
    return text.split(separator: "\n").flatMap { line -> [Substring] in
      if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") { return [] }
      if line.contains("\"\"\"") {
        isWithin.toggle()
        return []
      }
      return isWithin
        ? [line]
        : line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  @Test func `a printed text uses the words of the glossary`() throws {
    let files = try (Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Demo"))
      .filter { !$0.path.contains("/Generated/") }
    for file in files {
      for literal in Self.literals(of: file.text) {
        let words = literal.replacing(/\\\([^)]*\)/, with: "value")
        #expect(Self.excludedWords(in: words) == [], "\(file.path): \(literal)")
      }
    }
  }

  @Test func `a guide uses the words of the glossary`() throws {
    let sources = Repository.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let guides = names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.sorted()
    let pages = [
      "README.md", ".github/CHANGELOG.md", ".github/CONTRIBUTING.md", ".github/MODULES.md",
      "Tests/README.md",
    ]
    for name in pages + guides.map({ "Sources/\($0)" }) {
      var isText = true
      for line in try Repository.text(name).split(separator: "\n") {
        if line.hasPrefix("```") { isText.toggle() }
        // Tables are made from printed texts.
        if !isText || line.hasPrefix("|") { continue }
        #expect(Self.excludedWords(in: String(line)) == [], "\(name): \(line)")
      }
    }
  }

  @Test func `a word is found in prose, and not within another word or in code`() {
    #expect(Self.excludedWords(in: "/// Nobody lets go of it at first.").count == 3)
    #expect(Self.excludedWords(in: "/// The `untied` list; at firstHand") == [])
  }
}
