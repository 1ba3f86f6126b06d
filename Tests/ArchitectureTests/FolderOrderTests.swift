import Testing

@testable import PackageDoctor

/// Folders inside a module have an order, as modules have: a newcomer reads from the bottom up.
@Suite struct FolderOrderTests {
  /// For each file what it names of higher folders: types, and members that only an extension there has.
  static func upwardReferences(
    in files: [SourceFile], order: [String]
  ) -> [String: Set<String>] {
    let read = files.map { (source: $0, rank: rank(of: $0.path, in: order)) }
    var types: [String: Int] = [:]
    var members: [String: Int] = [:]
    var others: Set<String> = []
    for (source, rank) in read {
      for declaration in source.declarations where declaration.kind != "extension" {
        let name = declaration.name
        if isType(declaration) {
          types[name] = rank
        } else if declaration.surrounding == "extension", !isPrivate(declaration) {
          members[name] = min(rank, members[name, default: rank])
        } else {
          others.insert(name)
        }
      }
    }
    // A name that something else has as well does not say what is meant.
    for name in others { members[name] = nil }
    let ranks = members.merging(types) { $1 }
    var upward: [String: Set<String>] = [:]
    for (source, rank) in read {
      let higher = names(in: source.tokens).filter { ranks[$0, default: 0] > rank }
      if !higher.isEmpty { upward[source.path] = higher }
    }
    return upward
  }

  private static func isType(_ declaration: Declaration) -> Bool {
    declaration.surrounding == nil && !isPrivate(declaration)
      && (declaration.isType || declaration.kind == "typealias")
  }

  private static func isPrivate(_ declaration: Declaration) -> Bool {
    !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
  }

  /// The words of a file that are no labels of arguments or parameters.
  private static func names(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let isFirst = ["(", ","].contains(tokens.text(index - 1))
      let isBeforeWord = tokens.indices.contains(index + 1) && tokens[index + 1].kind == .word
      if tokens.text(index + 1) == ":" || isFirst && isBeforeWord { continue }
      names.insert(token.text)
    }
    return names
  }

  private static func rank(of path: String, in order: [String]) -> Int {
    order.firstIndex { path.contains("/\($0)/") } ?? -1
  }

  @Test(arguments: FolderOrder.folders.keys.sorted())
  func `a file names nothing of a higher folder, but for the exceptions`(module: String) throws {
    let files = Repository.sources.filter { $0.isOf(module) }
    let order = try #require(FolderOrder.folders[module])
    let upward = Self.upwardReferences(in: files, order: order)
    let exceptions = FolderOrder.exceptions.filter { $0.file.hasPrefix("\(module)/") }
    for (path, names) in upward {
      let allowed = exceptions.first { path == "Sources/\($0.file)" }?.names ?? []
      #expect(names.subtracting(allowed) == [], "\(path) names what is in higher folders")
    }
    for exception in exceptions {
      let names = upward["Sources/\(exception.file)"] ?? []
      #expect(exception.names.subtracting(names) == [], "\(exception.file) is excused for nothing")
    }
  }

  @Test func `a module without folders is small`() {
    let modules = Dictionary(grouping: Repository.sources) { $0.path.split(separator: "/")[1] }
    for (module, files) in modules where FolderOrder.folders[String(module)] == nil {
      #expect(files.count < 10, "\(module)")
    }
  }

  @Test func `the exceptions become no more`() {
    #expect(FolderOrder.exceptions.map(\.names.count).reduce(0, +) <= 49)
  }

  @Test(arguments: FolderOrder.folders.keys.sorted())
  func `each file is in a folder that has a place`(module: String) throws {
    let order = try #require(FolderOrder.folders[module])
    var empty = Set(order)
    for file in Repository.sources where file.isOf(module) {
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
      ("M/High/A+Bells.swift", "extension A { func ring() {}; var bells: Int { 2 } }"),
      ("M/Low/Tower+A.swift", "extension Tower { func toll() { A().ring() } }"),
      ("M/Low/C.swift", "func c(bells: Int) { c(bells: 1) }; struct C { var ring = 1 }"),
      ("M/Low/D.swift", "let d = A().bells"),
    ]
    #expect(
      Self.upwardReferences(
        in: files.map { SourceFile(path: $0, text: $1) }, order: ["Low", "High"]) == [
          "M/Low/A.swift": ["Tower"], "M/Low/Tower+A.swift": ["Tower"], "M/Low/D.swift": ["bells"],
        ])
  }
}
