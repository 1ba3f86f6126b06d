import Testing

/// The README says nothing that is not in the code: its Swift is compiled, its output is printed.
@Suite struct ReadmeTests {
  /// The fenced blocks of one language, each as its lines without indentation.
  static func fences(_ language: String) throws -> [[Substring]] {
    var fences: [[Substring]] = []
    var open: [Substring]?
    let readme = try Repository.text("README.md")
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
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
    lines.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty }
  }

  static func occurs(_ wanted: [Substring], in text: String) -> Bool {
    let lines = bare(text.split(separator: "\n"))
    let wanted = bare(wanted)
    guard let first = wanted.first else { return true }
    return lines.indices.contains { index in
      lines[index] == first && lines[index...].starts(with: wanted)
    }
  }

  @Test func `every Swift example is compiled in a test or in the Demo`() throws {
    let sources = try ["Tests", "Demo"].flatMap { try Repository.swiftFiles(below: $0) }
    let examples = try Self.fences("swift")
    #expect(examples.count >= 3)
    for example in examples {
      let code = example.filter { !$0.hasPrefix("import ") }
      let isFound = sources.contains { Self.occurs(code, in: $0.text) }
      #expect(isFound, "\(code.joined(separator: "\n"))")
    }
  }

  @Test func `every output is a literal in a test`() throws {
    let sources = try Repository.swiftFiles(below: "Tests")
    let outputs = try Self.fences("text")
    #expect(outputs.count >= 2)
    for output in outputs {
      let isFound = sources.contains { Self.occurs(output, in: $0.text) }
      #expect(isFound, "\(output.joined(separator: "\n"))")
    }
  }

  @Test func `the module map is the manifest's table`() throws {
    let table = try LayeringTests.table()
    let map = try #require(try Self.fences("mermaid").first)
    var arrows: Set<String> = []
    for (module, imports) in table {
      for other in imports { arrows.insert("  \(module) --> \(other)") }
    }
    #expect(
      Set(map.dropFirst().map(String.init)).subtracting(["  Demo --> LifecycleKit"]) == arrows)
  }

  @Test func `the two commands are there`() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.contains("\nswift run Demo\n"))
    #expect(readme.contains("\nswift test\n"))
  }
}
