import Testing

@testable import PackageDoctor

/// Paths have a kit's private stored properties by the names that a program knows. The kits' vocabularies are
/// compared with the sources here.
@Suite struct FieldNameTests {
  private static let kits = [
    "UIKitCore", "UIKit", "VirtualServices", "VirtualTime", "FlowExploration",
  ]

  /// A line of a vocabulary, `"Type.field": "name"`, and the folder that it stands in.
  private struct Entry {
    let folder: String
    let type: String
    let field: String
    /// The text that follows the colon; `nil` for a note.
    let name: String?
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func entries() throws -> [Entry] {
    let files = try kits.flatMap { try Repository.swiftFiles(below: "Sources/\($0)") }
    return files.filter { $0.text.contains("Vocabulary(") }.flatMap { file in
      file.text.split(separator: "\n").compactMap { line -> Entry? in
        let words = line.trimmingPrefix { $0 == " " }.split(
          separator: "\"", omittingEmptySubsequences: false)
        guard words.count > 2, words[0].isEmpty, words[2].hasPrefix(": ") else { return nil }
        let parts = words[1].split(separator: ".")
        guard parts.count == 2 else { return nil }
        return Entry(
          folder: folder(of: file.path), type: String(parts[0]), field: String(parts[1]),
          name: words[2] == ": " ? String(words[3]) : nil)
      }
    }
  }

  @Test func `each field with words is declared in the folder of its words`() throws {
    let entries = try Self.entries()
    #expect(entries.count { $0.name != nil } > 40)
    #expect(entries.contains { $0.name == nil })
    var declared: [String: Set<String>] = [:]
    for file in Repository.sources where Self.kits.contains(where: { file.isOf($0) }) {
      for property in file.declarations where ["var", "let"].contains(property.kind) {
        let type = property.container?.split(separator: ".").last ?? ""
        declared["\(type).\(property.name)", default: []].insert(Self.folder(of: file.path))
      }
    }
    for entry in entries {
      let folders = declared["\(entry.type).\(entry.field)"] ?? []
      #expect(
        folders.contains { $0 == entry.folder || $0.hasPrefix(entry.folder + "/") },
        "\(entry.type).\(entry.field) is not declared in \(entry.folder)")
    }
  }

  @Test func `each name is one that UIKit's classes here have`() throws {
    let files = try Self.kits.flatMap { try Repository.swiftFiles(below: "Sources/\($0)") }
    let text = files.map(\.text).joined()
    // What is no property: a closure that a call gave, and what objects have attached to them.
    let others: Set = [
      "completion", "associatedObjects", "actions", "visibleCells", "transition",
      "reusableViews",
    ]
    for entry in try Self.entries() {
      guard let name = entry.name, !name.isEmpty, !others.contains(name) else { continue }
      #expect(
        text.contains("open var \(name)") || text.contains("public var \(name)")
          || text.contains("var \(name):") || text.contains("let \(name):")
          || text.contains("func \(name)(") || text.contains(" \(name): @escaping"),
        "\(entry.type).\(entry.field) is reported as \(name)")
    }
  }
}
