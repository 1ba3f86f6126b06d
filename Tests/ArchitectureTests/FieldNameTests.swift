import Testing

@testable import Doctor

/// Paths tell a kit's private stored properties by the names a program knows; the list of them is held to
/// the sources here.
@Suite struct FieldNameTests {
  /// `Type.field` and the name to tell.
  private static func known() throws -> [(type: String, field: String, name: String)] {
    let list = try Repository.text("Sources/RuntimeLayout/Layout/FieldNames.swift")
    return list.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.count == 5, words[2] == ": " else { return nil }
      let parts = words[1].split(separator: ".")
      return (String(parts[0]), String(parts[1]), String(words[3]))
    }
  }

  private static let kits = ["UIKitCore", "UIKit", "Services", "VirtualTime"]

  @Test func `each field that has another name is declared by a kit's type`() throws {
    let known = try Self.known()
    #expect(known.count > 40)
    var declared: Set<String> = []
    for file in Repository.sources where Self.kits.contains(where: { file.isOf($0) }) {
      for property in file.declarations where ["var", "let"].contains(property.kind) {
        let type = property.container?.split(separator: ".").last ?? ""
        declared.insert("\(type).\(property.name)")
      }
    }
    for (type, field, _) in known {
      #expect(declared.contains("\(type).\(field)"))
    }
  }

  @Test func `the name that is told is one that UIKit's classes here have`() throws {
    let files = try Self.kits.flatMap { try Repository.swiftFiles(below: "Sources/\($0)") }
    let text = files.map(\.text).joined()
    // What is no property: a closure that a call gave, and what objects have attached to them.
    let others: Set = ["completion", "associatedObjects", "actions", "visibleCells", "transition"]
    for (type, field, name) in try Self.known() where !name.isEmpty && !others.contains(name) {
      #expect(
        text.contains("open var \(name)") || text.contains("public var \(name)")
          || text.contains("var \(name):") || text.contains("let \(name):")
          || text.contains("func \(name)(") || text.contains(" \(name): @escaping"),
        "\(type).\(field) is told as \(name)")
    }
  }
}
