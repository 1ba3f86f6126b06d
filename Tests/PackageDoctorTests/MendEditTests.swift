import ObjectGraph
import Testing

@testable import PackageDoctor

/// The edits that a path of a leak leads to, by tokens; whether they help the compiler and the tests decide.
@Suite struct MendEditTests: MendEditing {
  static let captures: [(before: String, after: String?)] = [
    ("run { self.save() }", "run { [weak self] in self?.save() }"),
    ("run {self.save()}", "run { [weak self] in self?.save()}"),
    ("run { count in self.save() }", "run { [weak self] count in self?.save() }"),
    (
      "run { (a: Int, b: Int) -> Void in self.save() }",
      "run { [weak self] (a: Int, b: Int) -> Void in self?.save() }"
    ),
    (
      "run { @MainActor a async throws in try await self.save() }",
      "run { @MainActor [weak self] a async throws in try await self?.save() }"
    ),
    ("run { [self] in self.save() }", "run { [weak self] in self?.save() }"),
    ("run { [a, self] b in self.a = b }", "run { [a, weak self] b in self?.a = b }"),
    ("run { [a] in self.save(a) }", "run { [weak self, a] in self?.save(a) }"),
    // Weak and unowned captures hold nothing.
    ("run { [unowned self] in self.save() }", nil),
    // A closure inside with a list of its own keeps it.
    (
      "run { other { [weak self] in self?.save() } }",
      "run { [weak self] in other { [weak self] in self?.save() } }"
    ),
    (
      "run { guard self.isOn else { return }; self.save() }",

      """
      run { [weak self] in
        guard let self else { return }
        guard self.isOn else { return }; self.save()
      }
      """
    ),
    (
      "run { self }",
      "run { [weak self] in\n  guard let self else { return }\n  self\n}"
    ),
    (
      "run { self.title = \"\\(self.a)\" }",

      "run { [weak self] in\n  guard let self else { return }\n  self.title = \"\\(self.a)\"\n}"
    ),
  ]

  @Test(arguments: captures)
  func `a capture list makes self weak, and its uses optional or unwrapped`(
    _ example: (before: String, after: String?)
  ) {
    #expect(candidates(for: closure(1), in: example.before).first?.text == example.after)
  }

  @Test func `a closure of several lines keeps its form`() {
    let text = """
      class Screen {
          func load() {
              run { value in
                  let sum = self.a + value
                  self.show(sum)
              }
          }
      }
      """
    let after = """
      class Screen {
          func load() {
              run { [weak self] value in
                  guard let self else { return }
                  let sum = self.a + value
                  self.show(sum)
              }
          }
      }
      """
    #expect(candidates(for: closure(3), in: text).map(\.text) == [after])
    // Of a closure the debug information may name the line of its first statement.
    #expect(candidates(for: closure(4), in: text).map(\.text) == [after])
  }

  @Test func `the line ends and the mark of the file stay`() {
    let text = "\u{FEFF}run {\r\n  save(self)\r\n}\r\n"
    #expect(
      candidates(for: closure(1), in: text).map(\.text) == [
        "\u{FEFF}run { [weak self] in\r\n  guard let self else { return }\r\n  save(self)\r\n}\r\n"
      ])
  }

  @Test func `a variable is captured weakly by its name`() {
    #expect(
      candidates(for: closure(1, captures: "screen"), in: "run { screen.save() }").first?.text
        == "run { [weak screen] in screen?.save() }")
  }

  @Test(arguments: [
    ("Bool", "false"), ("String", "\"\""), ("[Int]", "[]"), ("[Int : Bool]", "[:]"),
    ("Order?", "nil"), ("CGFloat", "0"),
  ])
  func `a closure with a value returns an empty one of the type that the compiler asks for`(
    _ type: String, _ value: String
  ) throws {
    let folder = SourceFolder(texts: [("Shop/Screen.swift", "run { self.a + 1 }")])
    let candidate = try #require(folder.candidates(for: closure(1)).last)
    // `self.a + 1` begins as a statement does, so the chain is tried first.
    let next = try #require(candidate.returning?(type))
    var edited = EditedFile(SourceText("run { self.a + 1 }"))
    edited.edit(next.edits["Shop/Screen.swift"] ?? [])
    #expect(
      edited.text.text
        == "run { [weak self] in\n  guard let self else { return \(value) }\n  return self.a + 1\n}"
    )
    #expect(candidate.returning?("Layout") == nil)
  }

  @Test func `a closure that reads constants alone captures these`() {
    let text = """
      class Screen {
        let store: Store
        func load() {
          run { self.store.save(self.store.all) }
        }
      }
      """
    let last = candidates(for: closure(4), in: text).last
    #expect(last?.words == "capture store, not self")
    #expect(last?.text.contains("run { [store] in store.save(store.all) }") == true)
  }

  @Test func `with self in its list a closure need not say it, and unwraps it`() {
    #expect(
      candidates(for: closure(1), in: "run { [self] in title = nil }").map(\.text)
        == ["run { [weak self] in\n  guard let self else { return }\n  title = nil\n}"])
  }

  @Test func `a capture without a name is one of the locals that the closure uses`() {
    let text = """
      func make(_ form: Form) {
        let screen = Screen()
        screen.onClose = { screen.close() }
      }
      """
    let found = candidates(for: closure(3, captures: "#1"), in: text)
    #expect(found.first?.words == "capture screen weakly")
    #expect(
      found.first?.text
        == text.replacing("{ screen.", with: "{ [weak screen] in screen?."))
  }

  @Test(arguments: ["save", "self.save", "save(_:at:)", "self.save(_:at:)"])
  func `a method that is used as a closure becomes one`(_ reference: String) {
    let text = """
      class Screen {
        func load() { onSave = \(reference) }
        func save(_ order: Int, at place: Int) {}
      }
      """
    let found = candidates(for: closure(2, role: .function), in: text)
    #expect(
      found.map(\.text) == [
        text.replacing(
          "= \(reference) }", with: "= { [weak self] in self?.save($0, place: $1) } }"
        ).replacing("place: $1", with: "at: $1")
      ])
  }

  @Test func `a closure that waits with self unwrapped unwraps it no more`() {
    let text = """
      Task { [weak self] in
        guard let self else { return }
        for await message in messages { self.show(message) }
      }
      """
    let path = closure(1, "uses", role: .unwrapping)
    #expect(
      candidates(for: path, in: text).map(\.text) == [
        """
        Task { [weak self] in
          for await message in messages { guard let self else { break }; self.show(message) }
        }
        """
      ])
  }

  @Test(arguments: [
    ("guard let self else { return }", "self.feed.values"),
    ("guard let self = self else { return }", "self.feed.values"),
    ("guard let self else { return }", "self.feed.values(from: 1)"),
  ])
  func `the sequence of a loop is taken before it begins`(_ guarding: String, _ sequence: String) {
    let text = """
      Task { [weak self] in
        \(guarding)
        for await value in \(sequence) {
          self.show(value)
        }
      }
      """
    let path = closure(1, "uses", role: .unwrapping)
    #expect(
      candidates(for: path, in: text).map(\.text) == [
        """
        Task { [weak self] in
          guard let values = self?\(sequence.dropFirst(4)) else { return }
          for await value in values {
            guard let self else { break }
            self.show(value)
          }
        }
        """
      ])
  }

  @Test(arguments: [
    ("", "self.feed.values where self.isOn"), ("", "await self.feed.values()"),
    ("", "merge(self.values)"), ("await self.show(value)", "self.feed.values"),
  ])
  func `another sequence is not taken, and no loop that waits for its object is changed`(
    _ line: String, _ sequence: String
  ) {
    let text = """
      Task { [weak self] in
        guard let self else { return }
        for await value in \(sequence) {
          \(line)
          self.show(value)
        }
      }
      """
    let path = closure(1, "uses", role: .unwrapping)
    #expect(!candidates(for: path, in: text).contains { $0.text.contains("guard let values") })
  }
}
