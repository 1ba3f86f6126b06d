import ObjectGraph
import Testing

@testable import Doctor

/// The edits that a path of a leak leads to, by tokens; whether they help the compiler and the tests decide.
@Suite struct MendEditTests {
  /// A file's text with each candidate of a path, behind the candidate's words.
  private func candidates(
    for path: RetainingPath, in text: String, others: [(path: String, text: String)] = []
  ) -> [(words: String, text: String)] {
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)] + others)
    return folder.candidates(for: path).map { candidate in
      var edited = EditedFile(SourceText(text))
      edited.edit(candidate.edits["Shop/Screen.swift"] ?? [])
      return (candidate.words, edited.text.text)
    }
  }

  /// The path of a screen's closure that begins on a line.
  private func closure(_ line: Int, captures name: String = "self") -> RetainingPath {
    var node = RetainingPath.Node(name: "closure #1 in Screen.load()", kind: .closure)
    node.source = SourceLine(file: "Screen.swift", line: line, folder: "Shop")
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    return RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: "[0]", target: node),
        RetainingPath.Step(label: "captures \(name)", target: screen),
      ])
  }

  /// The path of a property.
  private func field(_ holder: String, _ label: String, kind: ObjectDescription.Kind = .object)
    -> RetainingPath
  {
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let node = RetainingPath.Node(name: holder, kind: kind)
    return RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: "[0]", target: node),
        RetainingPath.Step(label: label, target: screen),
      ])
  }

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

  static let weak: [(before: String, after: String?)] = [
    ("var screen: Screen?", "weak var screen: Screen?"),
    ("private var screen: Screen!", "private weak var screen: Screen!"),
    ("let screen: Screen", "weak var screen: Screen?"),
    ("var screen: any Listener", "weak var screen: (any Listener)?"),
    ("var screen: (any Listener)? = nil", "weak var screen: (any Listener)? = nil"),
    ("var screen: Screen? { didSet { go() } }", "weak var screen: Screen? { didSet { go() } }"),
    ("weak var screen: Screen?", nil), ("unowned let screen: Screen", nil),
    ("lazy var screen: Screen = Screen()", nil), ("let screen = Screen()", nil),
    ("var screen: Screen? = Screen()", nil), ("var screen: [Screen]", nil),
    ("var screen: (() -> Void)?", nil), ("var screen: Point", nil),
    ("var screen: Screen { Screen() }", nil),
  ]

  @Test(arguments: weak)
  func `a property is made weak if it can be, and is no owner by its value`(
    _ example: (before: String, after: String?)
  ) {
    func text(_ line: String) -> String { "class Model {\n  \(line)\n}\nstruct Point {}\n" }
    let found = candidates(for: field("Model", ".screen"), in: text(example.before))
    #expect(found.map(\.text) == (example.after.map { [text($0)] } ?? []))
  }

  @Test func `a protocol is bound to classes, and uses of what becomes an optional follow`() {
    let text = """
      protocol Listener { func hear() }
      class Model {
        let screen: any Listener
        init(screen: any Listener) { self.screen = screen }
        func go() { screen.hear() }
      }
      """
    #expect(
      candidates(for: field("Model", ".screen"), in: text).map(\.text) == [
        """
        protocol Listener: AnyObject { func hear() }
        class Model {
          weak var screen: (any Listener)?
          init(screen: any Listener) { self.screen = screen }
          func go() { screen?.hear() }
        }
        """
      ])
  }

  @Test func `a task of the screen is cancelled where the screen leaves`() {
    let text = """
      public final class Screen: UIViewController {
        var task: Task<Void, Never>?
      }
      """
    let found = candidates(for: field("task", "waits", kind: .task), in: text)
    #expect(found.map(\.words) == ["cancel .task where the screen leaves"])
    #expect(
      found.map(\.text) == [
        """
        public final class Screen: UIViewController {
          var task: Task<Void, Never>?

          public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent || isBeingDismissed { task?.cancel() }
          }
        }
        """
      ])
  }

  @Test func `a screen lets itself go from the list of its coordinator, in the method that it has`()
  {
    let text = """
      class Flow {
        var screens: [Screen] = []
      }
      class Screen: UIViewController {
        weak var flow: Flow?
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          stop()
        }
      }
      """
    #expect(
      candidates(for: field("Flow", ".screens[0]"), in: text).map(\.text) == [
        text.replacing(
          "(animated)\n    stop()",
          with:
            "(animated)\n    if isMovingFromParent || isBeingDismissed { flow?.screens.removeAll { $0 === self } }\n    stop()"
        )
      ])
  }

  @Test func `a manifest in a copy leads to the same packages`() {
    let manifest = """
      let package = Package(
        dependencies: [
          .package(path: "../Kit"), .package(name: "A", path: "/a/A"), .package(path: "Inside"),
          .package(path: root + "/B"), .package(url: "https://a.b/c", from: "1.0.0"),
        ])
      """
    #expect(
      SourceText(manifest).withWholePaths(from: .init(filePath: "/home/me/Shop")).text
        == manifest.replacing("../Kit", with: "/home/me/Kit"))
  }
}
