import ObjectGraph
import Testing

@testable import PackageDoctor

/// The edits that would lose work which a closure has for others once its screen has left, or empty a list that is
/// read. They are left to a person, in words that name the statement.
@Suite struct MendLossTests: MendEditing {
  /// A screen that is given an outbox and a folder; what it hands on begins on its line 10.
  private func handing(_ line: String, _ method: String = "func next() {}") -> String {
    """
    class Outbox { var waiting: [() -> Void] = [] }
    class Form { var done: (() -> Void)?; func show(_ text: String) {} }
    class Screen: UIViewController {
      let outbox: Outbox
      let folder: Folder
      let form = Form()
      var text = ""; var forms: [Form] = []
      init(outbox: Outbox, folder: Folder) { self.outbox = outbox; self.folder = folder }
      func send() {
        \(line)
      }
      \(method)
    }
    """
  }

  /// A path through a property of the screen to a closure on line 10.
  private func path(
    by property: String = ".outbox", captures name: String = "self", role: ObjectRole? = nil,
    from origin: RetainingPath.Origin = .cycle
  ) -> RetainingPath {
    var path = closure(10, captures: name, role: role)
    path.origin = origin
    if origin != .cycle { path.start = RetainingPath.Node(name: "Timer") }
    if role == .function {
      path.steps[0].target.name = "method reference in Screen.send()"
    }
    let holder = RetainingPath.Node(name: property == ".outbox" ? "Outbox" : "Form")
    path.steps.insert(RetainingPath.Step(label: property, target: holder), at: 0)
    return path
  }

  private func advice(_ path: RetainingPath, _ text: String) -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
  }

  private static let needsFolder =
    "; capture what that needs, and self weakly for the rest: [folder = self.folder]"

  @Test(arguments: [("public let", "weak self", "[form]"), ("private let", "[form]", "weak self")])
  func `what a screen has made and shows to others is captured in its place`(
    _ declared: String, _ refused: String, _ wanted: String
  ) {
    let text = handing("outbox.send { self.form.sent = true }")
      .replacing("let form = Form()", with: "\(declared) form = Form()")
      .replacing("class Form {", with: "class Form { var sent = false; ")
    let texts = candidates(for: path(), in: text).map(\.text)
    #expect(texts.contains { $0.contains(wanted) }, "\(texts)")
    #expect(texts.first?.contains(refused) != true)
  }

  @Test(arguments: [
    ("Tests/FormTests.swift", "struct Form { let simulation = 1 }"),
    ("Shop/Feed.swift", "enum Feed { struct Form { var text = 1 } }"),
  ])
  func `a value of the name of a class does not make the class one`(_ path: String, _ other: String)
  {
    let text = handing("outbox.send { self.form.sent = true }")
      .replacing("let form = Form()", with: "public let form = Form()")
      .replacing("class Form {", with: "class Form { var sent = false; ")
    let texts = candidates(for: self.path(), in: text, others: [(path, other)]).map(\.text)
    #expect(texts.first?.contains("[form] in form.sent") == true, "\(texts)")
  }

  @Test(arguments: ["self.folder.file()", "self.folder.name = 1", "self.folder.messages.append(1)"])
  func `a suite of the name of a library's class does not make the class one of values`(
    _ work: String
  ) {
    let folder = SourceFolder(texts: [
      ("Shop/Screen.swift", handing("outbox.send { \(work) }")),
      ("Tests/FolderTests.swift", "struct Folder { let simulation = 1 }"),
    ])
    let advice = folder.advice(for: path())
    #expect(advice?.hasSuffix(Self.needsFolder) == true, "\(advice ?? "")")
  }

  @Test func `what leads to the leaked object is advised to be captured weakly`() {
    var path = path()
    path.steps.append(
      RetainingPath.Step(label: ".folder", target: RetainingPath.Node(name: "Folder")))
    let advice = advice(path, handing("outbox.send { self.folder.file() }"))
    #expect(advice?.hasSuffix("[weak folder = self.folder]") == true, "\(advice ?? "")")
  }

  @Test(arguments: [
    ("outbox.send { self.folder.messages.append(1) }", "self.folder.messages.append(…)"),
    ("outbox.send { [self] in folder.file() }", "folder.file()"),
    ("outbox.send { self.folder.name = 1 }", "self.folder.name = …"),
    ("outbox.send { self.folder.count += 1 }", "self.folder.count = …"),
    ("outbox.send { self.folder.map(1).file() }", "self.folder.map(…).file()"),
    ("outbox.send { self.title = self.folder.file().count }", "self.folder.file().count"),
    ("outbox.send { if self.folder.file() { self.title = 1 } }", "self.folder.file()"),
    ("outbox.send { let box = self.folder; box.file() }", "box.file()"),
    ("Task { for a in b { await self.folder.send(a); self.text = a } }", "self.folder.send(…)"),
    ("Task { self.text = await self.api(); self.folder.file() }", "self.folder.file()"),
  ])
  func `work for what the screen was given is not dropped with the screen`(
    _ line: String, _ words: String
  ) throws {
    let text = handing(line)
    #expect(!candidates(for: path(), in: text).contains { $0.text.contains("weak self") })
    let advice = try #require(self.advice(path(), text))
    #expect(
      advice.hasPrefix("if it is called after Screen has left, the closure does `\(words)`; "),
      "\(advice)")
    #expect(advice.hasSuffix(Self.needsFolder))
  }

  @Test(arguments: [
    "outbox.send { self.title = self.text }",
    "outbox.send { self.next(); self.form.show(self.text) }",
    "outbox.send { self.text.append(\"a\"); self.view.layoutIfNeeded() }",
    "outbox.send { self.navigationController?.popViewController(animated: true) }",
    "outbox.send { self.title = self.folder.name }",
    "outbox.send { self.title = \"\\(self.forms.filter(\\.isEmpty).count) drafts\" }",
    "Task { for await word in self.folder.words { self.title = word } }",
    "Task { for await _ in changes { self.next() } }",
    "Task { while let word = words { self.title = word } }",
    "Task { self.text = await self.folder.load(); self.next() }",
    // UIKit's table, beside a data source's method of its name.
    "outbox.send { self.tableView.reloadData() }", "outbox.send { self.reload() }",
  ])
  func `what is the screen's own goes with it`(_ line: String) {
    let table = "func tableView(_ view: UITableView) {}; func reload() { tableView.reloadData() }"
    let text = handing(line, "func next() { title = text; form.show(text) }; " + table)
    #expect(candidates(for: path(), in: text).contains { $0.text.contains("[weak self]") })
    #expect(advice(path(), text) == nil)
  }

  /// Properties of the screen, what a closure does with them, and the words of the advice.
  @Test(arguments: [
    ("let book = Book.shared", "self.book.lines.append(1)", "self.book.lines.append(…)"),
    ("lazy var row = folder.row", "self.row.isSent = true", "self.row.isSent = …"),
    ("var onSent: ((String) -> Void)?", "self.onSent?(self.text)", "self.onSent(…)"),
    ("var book: Book!", "self.book[\"a\"] = self.text", "self.book[…] = …"),
    ("var book: Book!", "if let book = self.book { book.lines.append(1) }", "book.lines.append(…)"),
    ("var book: Book!", "let b = self.book!\n      b.lines.append(1)", "b.lines.append(…)"),
    (
      "var state = 1 { didSet { folder.file(state) } }", "self.state = 2", "folder.file(…)"
    ),
    ("@Stored var state = 1", "self.state = 2", "self.state = …"),
    ("var rows: [Row] = []", "self.rows[0].isSent = true", "self.rows[…].isSent = …"),
    ("let sender = Sender()", "self.sender.send()", "self.sender.send()"),
    ("static var count = 0", "Self.count += self.next()", "Self.count = …"),
  ])
  func `work for others is seen by whatever way the screen reaches them`(
    _ property: String, _ work: String, _ words: String
  ) throws {
    let others = """

      class Book { static let shared = Book(); var lines: [Int] = [] }
      class Sender { func send() { Book.shared.lines.append(1) } }
      """
    let text = handing("outbox.send { \(work) }", property) + others
    #expect(!candidates(for: path(), in: text).contains { $0.text.contains("weak self") })
    let advice = try #require(self.advice(path(), text))
    #expect(advice.contains("does `\(words)`; "), "\(advice)")
  }

  @Test(arguments: [
    ("let box = Box()", "self.box.lines.append(1)"),
    ("lazy var label: UILabel = makeLabel()", "self.label.text = self.text"),
    ("let label: UILabel = .init()", "if let self { self.label.text = self.text }"),
    ("var state = 1 { didSet { title = text } }", "self.state = 2"),
    ("var rows: [Row] = []", "self.rows.append(Row())"),
    ("var count = 0", "self.count += 1; let n = self.count; self.title = n"),
    ("let sender = Sender()", "self.sender.send()"),
    ("func tick(_ timer: Timer) { timer.invalidate() }", "self.tick(clock)"),
  ])
  func `what the screen alone has goes with it by whatever way it is reached`(
    _ property: String, _ work: String
  ) {
    let own = """

      class Box { var lines: [Int] = [] }
      class Sender { var count = 0; func send() { count += 1 } }
      """
    let text = handing("outbox.send { \(work) }", property) + own
    #expect(candidates(for: path(), in: text).contains { $0.text.contains("[weak self]") })
    #expect(advice(path(), text) == nil)
  }

  @Test func `a method that calls what the screen was given as a closure is not made weak`() {
    let given = "var onDone: ((String) -> Void)?; func next() { onDone?(text) }"
    let text = handing("outbox.send(next)", given)
    let reference = path(role: .function)
    #expect(!candidates(for: reference, in: text).contains { $0.text.contains("[weak self]") })
    #expect(advice(reference, text)?.contains("in `next()`, does `onDone(…)`") == true)
  }

  @Test func `what the screen holds weakly is to be captured weakly`() throws {
    let text = handing("outbox.send { self.listener?.hear() }").replacing(
      "let form = Form()", with: "weak var listener: Listener?")
    let advice = try #require(self.advice(path(), text))
    #expect(advice.hasSuffix(": [weak listener = self.listener]"), "\(advice)")
  }

  @Test func `what the screen has made ends with the screen, with all that it does`() {
    let text = handing("form.done = { self.folder.file() }")
    let own = path(by: ".form")
    #expect(candidates(for: own, in: text).contains { $0.text.contains("[weak self]") })
    #expect(advice(own, text) == nil)
    #expect(advice(path(by: ".form", from: .root("timer")), text) != nil)
  }

  @Test func `methods are followed to the work that they do`() {
    let text = handing(
      "outbox.send { self.next() }", "func next() { last() }; func last() { folder.file() }")
    #expect(candidates(for: path(), in: text).isEmpty)
    #expect(
      advice(path(), text)
        == "if it is called after Screen has left, the closure, in `last()`, does `folder.file()`"
        + Self.needsFolder)
  }

  @Test func `a method that is used as a closure is not made weak if it has work`() {
    let reference = path(role: .function)
    let text = handing("outbox.send(next)", "func next() { folder.file() }")
    #expect(!candidates(for: reference, in: text).contains { $0.text.contains("[weak self]") })
    #expect(
      advice(reference, text)
        == "if it is called after Screen has left, the closure, in `next()`, does `folder.file()`"
        + Self.needsFolder)
    let own = handing("outbox.send(next)", "func next() { title = text }")
    #expect(candidates(for: reference, in: own).first?.text.contains("self?.next()") == true)
  }

  @Test func `a value that is asked for later is not made up`() {
    let text = handing("outbox.send { \"sent \\(self.text)\" }")
    #expect(candidates(for: path(), in: text).isEmpty)
    #expect(
      advice(path(), text)
        == "if it is called after Screen has left, the closure returns `\"sent \\(self.text)\"`; "
        + "if nothing needs that then, capture self weakly and return a value that stands for nothing, "
        + "else keep what that needs in an object that outlives Screen")
  }

  @Test(arguments: [
    (
      "guard self.folder.file(self.text) else { return false }; self.text = \"\"; return true", true
    ),
    ("self.text = \"\"; return true", false),
  ])
  func `what a closure does for others is said before what it returns`(
    _ body: String, _ isWork: Bool
  ) {
    let text = handing("outbox.send { \(body) }")
    #expect(candidates(for: path(), in: text).isEmpty)
    let value = advice(path(), text)
    #expect(
      value?.hasSuffix("[folder = self.folder, text = self.text]") == isWork, "\(value ?? "")")
    #expect(value?.contains("the closure returns `true`") != isWork)
  }

  @Test func `a method that a protocol requires has no head without a body`() {
    let text = """
      protocol Following { func follow() }
      extension Following { func follow() {} }
      class Screen: UIViewController, Following {
        let outbox: Outbox
        init(outbox: Outbox) { self.outbox = outbox }
        func send() {
          outbox.send { self.follow() }
        }
      }
      """
    #expect(
      candidates(for: closure(7), in: text).first?.text.contains("[weak self] in self?.follow()")
        == true)
  }

  @Test func `a closure that uses constants alone captures these`() {
    let text = handing("outbox.send { self.folder.file() }")
    #expect(
      candidates(for: path(), in: text).map(\.words)
        == ["capture folder, not self"])
  }

  @Test(arguments: [false, true])
  func `a registration is judged by the closures that it is called with`(
    _ isOwn: Bool
  ) {
    let text = handing("outbox.waiting.append { step(target) }").replacing(
      "func send() {", with: "func send(_ target: Screen, _ step: (Screen) -> Void) {")
    let call = "func use() { send(self) { screen in screen.folder.file() } }"
    let own = "func use() { send(self) { screen in screen.title = screen.text } }"
    let found = candidates(
      for: path(captures: "target"), in: text, others: [("Shop/Use.swift", isOwn ? own : call)])
    #expect(found.contains { $0.text.contains("[weak target]") } == isOwn)
  }

  /// A holder of screens with a method.
  private func registry(_ method: String, type: String = "[Screen]") -> String {
    """
    class Census {
      static let shared = Census()
      private var open: \(type) = [:]
      \(method)
    }
    class Screen: UIViewController {
      var name = ""
    }
    """
  }

  private func held() -> RetainingPath {
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static Census.shared"), start: RetainingPath.Node(name: "Census"),
      steps: [RetainingPath.Step(label: ".open[0]", target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static Census.shared", .property)])
    return path
  }

  @Test(arguments: [
    "func read() -> [String] { open.map { $0.name } }",
    "func read(_ id: Int) -> Screen { open[id] }",
    "func read() { for screen in open { print(screen.name) } }",
    "func read() { let all = open; for screen in all { sent += screen.name } }",
    "func read() { if let screen = open.first { pop(to: screen) } }",
    "func read() { if a { open = [Screen()] }; for screen in open { push(screen) } }",
    "func read() { open = [open[0]]; for screen in open { push(screen) } }",
  ])
  func `a screen is not removed from a list that is read`(_ method: String) throws {
    let text = registry(method)
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let reader = try #require(folder.reader(held(), 0))
    #expect(reader.hasPrefix("Census.read("))
    #expect(
      folder.registryAdvice(for: held())
        == "decide what `\(reader)` is to do without it: it reads what .open has, "
        + "and would miss a screen that was removed")
    #expect(!candidates(for: held(), in: text).contains { $0.words.hasPrefix("remove it") })
  }

  @Test(arguments: [
    "func tell() { for screen in open { screen.update() } }",
    "func tell() { open.forEach { $0.update() } }",
    "func tell() { let all = open; for screen in all { screen.update() } }",
    "func add(_ screen: Screen) { open.append(screen) }",
    "func count() -> Int { open.count }",
    "func leave(_ screen: Screen) { open = open.filter { $0 !== screen } }",
    "func end() { tabs.removeAll { $0 === open[\"offers\"] } }",
    "func begin() { open = [Screen()]; for screen in open { push(screen) } }",
  ])
  func `a list whose elements are told things is left by a screen that leaves`(_ method: String) {
    #expect(
      SourceFolder(texts: [("Shop/Screen.swift", registry(method))]).reader(held(), 0) == nil)
  }

  @Test func `a private dictionary is left in the words of dictionaries`() throws {
    let text = registry("", type: "[Int: Screen]")
    var path = held()
    path.steps[0].label = ".open[_]"
    let found = try #require(
      candidates(for: path, in: text).first { $0.words.hasPrefix("remove it from .open") })
    #expect(
      found.text.contains(
        """
          func forget(_ object: AnyObject) {
            open = open.filter { $0.value !== object }
          }
        """))
    #expect(found.text.contains("Census.shared.forget(self)"))
  }

  @Test func `a local of another type does not keep a property from being weak`() {
    let text = """
      class Trip { let screen: Screen; init(screen: Screen) { self.screen = screen } }
      class Screen: UIViewController { var trip: Trip? }
      func open() { let screen = Screen(); screen.trip = Trip(screen: screen); screens.append(screen) }
      """
    let found = candidates(for: field("Trip", ".screen"), in: text)
    #expect(found.first?.words == "make .screen weak")
    let made = text.replacing("self.screen = screen", with: "self.screen = Screen()")
    #expect(
      !candidates(for: field("Trip", ".screen"), in: made).contains {
        $0.words == "make .screen weak"
      })
  }
}
