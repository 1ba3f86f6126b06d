import Testing

@testable import Doctor

/// Folders inside a module have an order, as modules have: a newcomer reads from the bottom up.
@Suite struct FolderOrderTests {
  /// For each file the types of higher folders that it names.
  static func upwardReferences(
    in files: [(path: String, text: String)], order: [String]
  ) -> [String: Set<String>] {
    let read = files.map { file in
      (source: SourceFile(path: file.path, text: file.text), rank: rank(of: file.path, in: order))
    }
    var ranks: [String: Int] = [:]
    for (source, rank) in read {
      for declaration in source.declarations
      where declaration.surrounding == nil
        && (declaration.isType || declaration.kind == "typealias")
        && declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
      {
        ranks[declaration.name] = rank
      }
    }
    var upward: [String: Set<String>] = [:]
    for (source, rank) in read {
      let names = Set(source.tokens.filter { $0.kind == .word }.map(\.text))
      let higher = names.filter { ranks[$0, default: 0] > rank }
      if !higher.isEmpty { upward[source.path] = higher }
    }
    return upward
  }

  private static func rank(of path: String, in order: [String]) -> Int {
    order.firstIndex { path.contains("/\($0)/") } ?? -1
  }

  @Test(arguments: FolderOrder.folders.keys.sorted())
  func `a file names no type of a higher folder, but for the exceptions`(module: String) throws {
    let files = try Repository.swiftFiles(below: "Sources/\(module)")
    let order = try #require(FolderOrder.folders[module])
    let upward = Self.upwardReferences(in: files, order: order)
    let exceptions = FolderOrder.exceptions.filter { $0.file.hasPrefix("\(module)/") }
    for (path, names) in upward {
      let allowed = exceptions.first { path == "Sources/\($0.file)" }?.types ?? []
      #expect(names.subtracting(allowed) == [], "\(path) names what is in higher folders")
    }
    for exception in exceptions {
      let names = upward["Sources/\(exception.file)"] ?? []
      #expect(exception.types.subtracting(names) == [], "\(exception.file) is excused for nothing")
    }
  }

  @Test func `the exceptions become no more`() {
    #expect(FolderOrder.exceptions.map(\.types.count).reduce(0, +) <= 27)
  }

  @Test(arguments: FolderOrder.folders.keys.sorted())
  func `each file is in a folder that has a place`(module: String) throws {
    let order = try #require(FolderOrder.folders[module])
    var empty = Set(order)
    for file in try Repository.swiftFiles(below: "Sources/\(module)") {
      let folder = order.first { file.path.hasPrefix("Sources/\(module)/\($0)/") }
      #expect(folder != nil, "\(file.path) has no place in the order")
      if let folder { empty.remove(folder) }
    }
    #expect(empty == [], "without a file")
  }

  @Test func `a reference upwards is seen, in a body and in an extension, and not in a comment`() {
    let files = [
      ("M/Low/A.swift", "/// As a Tower.\nstruct A { func b() { \"Tower\"; Tower() } }"),
      ("M/Low/B.swift", "// Tower\nstruct B { var tower = 0 }"),
      ("M/High/Tower.swift", "struct Tower { let a: A }\nprivate struct B {}"),
      ("M/Low/Tower+A.swift", "extension Tower {}"),
    ]
    #expect(
      Self.upwardReferences(in: files, order: ["Low", "High"]) == [
        "M/Low/A.swift": ["Tower"], "M/Low/Tower+A.swift": ["Tower"],
      ])
  }
}
