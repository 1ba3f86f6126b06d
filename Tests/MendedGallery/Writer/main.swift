import Foundation

/// `writer GALLERY FAMILY FOLDER` writes the leaking shapes of a family as a package: into Sources what an app would
/// have, in its broken form alone; into Tests, which are not mended, the stage and the flows.
guard CommandLine.arguments.count > 3 else { fatalError("writer GALLERY FAMILY FOLDER") }
let gallery = URL(filePath: CommandLine.arguments[1])
let family = CommandLine.arguments[2]
let folder = URL(filePath: CommandLine.arguments[3])

extension String {
  var indent: Int { prefix { $0 == " " }.count }
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  func hasAnyPrefix(_ prefixes: [String]) -> Bool { prefixes.contains { hasPrefix($0) } }
}

/// The lines with the broken form in place of each `switch` over both.
func broken(_ lines: [String]) -> [String] {
  var result: [String] = []
  var rest = lines[...]
  while let line = rest.popFirst() {
    let close = String(repeating: " ", count: line.indent) + "}"
    if line.trimmed == "if form == .fixed {" {
      rest = rest.drop { $0 != close }.dropFirst()
    } else if line.trimmed.hasPrefix("switch "), line.hasSuffix("form {") {
      let body = rest.prefix { $0 != close }
      rest = rest.dropFirst(body.count + 1)
      for part in body.prefix(while: { !$0.trimmed.hasPrefix("case .fixed:") }) {
        if ["break", "case .broken:"].contains(part.trimmed) { continue }
        let words = part.replacing("case .broken: ", with: "  ")
        result.append(String(words.dropFirst(min(2, words.indent))))
      }
    } else {
      result.append(line)
    }
  }
  return result
}

/// A shape's source, parted into what an app has and what plays it.
struct Shape {
  let type: String
  let head: String
  /// The name, if the shape leaks.
  let name: String?
  var sources: [String] = []
  var flow: [String] = []

  /// - Parameter lines: Those of the enum, without its last one.
  init(_ lines: ArraySlice<String>) {
    head = lines[lines.startIndex]
    type = String(head.dropFirst("enum ".count).prefix { $0 != ":" })
    name = lines.lazy.compactMap {
      $0.firstMatch(of: #/^    \d+, "([a-z0-9-]+)", \.(cycle|abandoned),$/#)
    }.first.map { String($0.1) }
    // A member begins behind an empty line, as far out as members are.
    var members: [[String]] = [[]]
    for line in lines.dropFirst() {
      let isBetween = members[members.count - 1].last == ""
      if isBetween, line.indent == 2, !line.trimmed.hasAnyPrefix([".", ")", "}"]) {
        members.append([])
      }
      members[members.count - 1].append(line)
    }
    let ofFlow = ["let entry", "func play(", "func makeScreen(", "func cleanUp("]
    for member in members {
      let words = member.first { $0.indent == 2 && !$0.hasPrefix("  //") }?.trimmed ?? ""
      if words.hasAnyPrefix(ofFlow.map { "static " + $0 }) {
        flow += broken(member).map { $0.hasPrefix("  static ") ? "  public" + $0.dropFirst() : $0 }
      } else if !words.hasAnyPrefix(["enum Fixed ", "@MainActor enum Fixed "]) {
        sources += broken(member).map { $0.replacing("private static", with: "static") }
      }
    }
  }
}

extension Shape {
  /// The names of its classes and other types.
  var types: [String] {
    sources.compactMap { line in
      line.firstMatch(of: #/^ +[a-zA-Z@ ]*(?:class|actor|struct|enum|protocol) ([A-Z]\w+)/#).map {
        String($0.1)
      }
    }
  }

  mutating func rename(_ type: String, _ name: String) {
    // By Unicode's rules `Broken.Screen` is one word.
    guard let word = try? Regex("\\b\(type)\\b").wordBoundaryKind(.simple) else { return }
    sources = sources.map { $0.replacing(word, with: name) }
    flow = flow.map { $0.replacing(word, with: name) }
  }
}

func write(_ lines: [String], to path: String) throws {
  let file = folder.appending(path: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
}

var names: [(name: String, type: String)] = []
/// The types of the shapes so far: two of one name are told apart, as those of an app are by their modules.
var types: Set<String> = []
let files = try FileManager.default.contentsOfDirectory(
  atPath: gallery.appending(path: "Shapes/\(family)").path
).sorted()
for file in files {
  let text = try String(
    contentsOf: gallery.appending(path: "Shapes/\(family)/\(file)"), encoding: .utf8)
  var lines = text.components(separatedBy: "\n")[...]
  // What stands beside the shapes: imports, and what several of them use.
  var shared: [String] = []
  var shapes: [Shape] = []
  while let line = lines.first {
    if line.hasPrefix("enum "), line.hasSuffix("Shape {") {
      let own = lines.prefix { $0 != "}" }
      lines = lines.dropFirst(own.count + 1)
      var shape = Shape(own)
      guard shape.name != nil else { continue }
      for type in shape.types where !types.insert(type).inserted {
        shape.rename(type, shape.type + type)
      }
      shapes.append(shape)
    } else {
      lines = lines.dropFirst()
      shared.append(line.replacing(#/(file)?private /#, with: ""))
    }
  }
  guard !shapes.isEmpty else { continue }
  try write(
    ["@testable import Stage"] + shared
      + shapes.flatMap { ["", "enum \($0.type) {"] + $0.sources + ["}"] },
    to: "Sources/Shapes/\(file)")
  let imports = shared.filter { $0.hasPrefix("import ") }
  try write(
    ["@testable import Shapes", "@testable import Stage"] + imports
      + shapes.flatMap {
        ["", "extension \($0.head.dropFirst("enum ".count))"] + $0.flow + ["}"]
      },
    to: "Tests/ShapesTests/\(file)")
  names += shapes.map { ($0.name ?? "", $0.type) }
}

let tests = names.map {
  "  @Test func `\($0.name)`() async throws { try await play(\($0.type).self) }"
}
try write(
  ["import Testing", "", "@testable import Shapes", "", "extension Leaks {"] + tests + ["}"],
  to: "Tests/ShapesTests/Leaks+Names.swift")
