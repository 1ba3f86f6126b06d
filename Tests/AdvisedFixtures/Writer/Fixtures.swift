import Foundation

/// One declaration of the fixtures at the top of a file, with its attributes.
struct Declaration {
  let file: String
  var text: String
  let name: String
  let isPrivate: Bool
  let isExtension: Bool

  init(_ text: String, in file: String) {
    self.file = file
    let kind = /\b(class|struct|enum|actor|protocol|func|let|var|typealias|extension) (\w+)/
    let match = text.split(separator: "\n").lazy.filter { !$0.hasPrefix("//") }
      .compactMap { $0.firstMatch(of: kind) }.first
    name = match.map { String($0.output.2) } ?? ""
    isExtension = match?.output.1 == "extension"
    isPrivate = text.contains(#/(?m)^(@.* )?(private|fileprivate) /#)
    // A copy is for one file, in which a statement outside of a class can name its private properties.
    self.text = text.replacing(#/\bprivate(\(set\))? (?!extension)/#, with: "")
      .replacing("fileprivate ", with: "").replacing("public ", with: "")
    guard !isExtension || !text.contains(/extension [^{]*:/) else { return }
    var lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let word =
      #/^((final|indirect) )?(class|struct|enum|actor|protocol|func|let|var|typealias|extension) /#
    if let first = lines.firstIndex(where: {
      $0.replacing(#/^(@\w+(\([^)]*\))? )+/#, with: "").contains(word)
    }) {
      let attributes = lines[first].firstMatch(of: #/^(@\w+(\([^)]*\))? )+/#)?.output.0 ?? ""
      lines[first] = attributes + "fileprivate " + lines[first].dropFirst(attributes.count)
    }
    self.text = lines.joined(separator: "\n")
  }
}

/// A shape as it stands in the fixtures.
struct Fixture {
  let name: String
  let file: String
  let isCycle: Bool
  let isBoxed: Bool
  /// The closure that makes the holder.
  let making: String
}

/// All of the fixtures' sources.
struct Fixtures {
  var declarations: [Declaration] = []
  var fixtures: [Fixture] = []
  var imports: [String: [String]] = [:]

  /// What the harness needs, and what is about the one object that all shapes hold: it is written once.
  var shared: [Declaration] {
    let hidden = Set(declarations.filter(\.isPrivate).map(\.name))
    let names = ["Held", "Box", "Part", "Named", "Thing"]
    return declarations.filter {
      names.contains($0.name)
        && (!$0.isExtension || hidden.isDisjoint(with: String($0.text.prefix { $0 != "{" }).words))
    }
  }

  init(_ folder: URL) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard file.hasSuffix(".swift"), !file.hasPrefix("Static") else { continue }
      read(try String(contentsOf: folder.appending(path: file), encoding: .utf8), file)
    }
  }

  private mutating func read(_ source: String, _ file: String) {
    var (block, depth) = ("", 0)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      if line.hasPrefix("import ") {
        imports[file, default: []].append(String(line))
        continue
      }
      if block.isEmpty, line.isEmpty || line.hasPrefix("//") { continue }
      block += line + "\n"
      depth += Text(line).depth
      let next = position + 1 < lines.count ? lines[position + 1] : ""
      guard depth == 0, !line.hasPrefix("//"), line.contains(/[^@\w\s()]|\s/) || line.isEmpty,
        !next.hasPrefix("where"), !next.hasPrefix("{"), !next.hasPrefix(" ")
      else { continue }
      if line.wholeMatch(of: /@\w+(\(.*\))?( @.*)?/) != nil { continue }
      if block.contains(/extension Shapes \{\n  static let \w+: \[(Cycle)?Shape\] =/) {
        readShapes(Text(block), file)
      } else {
        declarations.append(Declaration(block, in: file))
      }
      block = ""
    }
  }

  private mutating func readShapes(_ text: Text, _ file: String) {
    for match in text.string.matches(of: /\n    (Shape|CycleShape|\.boxed)\(\s*"([^"]*)"/) {
      let start = text.string.distance(from: text.string.startIndex, to: match.range.upperBound)
      let open = text.first("{", from: start)!
      fixtures.append(
        Fixture(
          name: String(match.output.2), file: file, isCycle: match.output.1 == "CycleShape",
          isBoxed: match.output.1 == ".boxed", making: text[open..<text.closing(open) + 1]))
    }
  }

  /// The declarations that a fixture needs, of its own file and of others.
  func needs(of fixture: Fixture) -> [Declaration] {
    let shared = Set(shared.map(\.text))
    var (wanted, taken) = (fixture.making.words, Set<Int>())
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (position, declaration) in declarations.enumerated() where !taken.contains(position) {
        guard declaration.file == fixture.file || !declaration.isPrivate,
          declaration.file != "Support.swift", declaration.file != "Shape.swift",
          !shared.contains(declaration.text)
        else { continue }
        let isWanted =
          declaration.isExtension
          ? declaration.file == fixture.file
            || taken.contains { declarations[$0].name == declaration.name }
          : wanted.contains(declaration.name)
        guard isWanted else { continue }
        taken.insert(position)
        wanted.formUnion(declaration.text.words)
        isGrowing = true
      }
    }
    return taken.sorted().map { declarations[$0] }
  }
}
