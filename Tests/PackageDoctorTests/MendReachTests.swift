import ObjectGraph
import Testing

@testable import PackageDoctor

/// The ways by which a closure reaches what others can have: through values, locals, casts and methods of other types.
@Suite struct MendReachTests: MendEditing {
  /// A screen that is given a courier; what it hands on begins on its line 5.
  private func handing(_ work: String, _ members: String = "") -> String {
    """
    class Screen: UIViewController {
      let courier: Courier; let ledger: Ledger
      var text = ""
      func send() {
        courier.deliver { \(work) }
      }
      init(courier: Courier, ledger: Ledger) { self.courier = courier; self.ledger = ledger }
      \(members)
    }
    class Ledger { static let shared = Ledger(); var lines: [String] = [] }
    class Row { var isSent = false }
    class Form {
      var name = ""
      func send() { Ledger.shared.lines.append(name) }
      func next() { Ledger.shared.lines.append(name) }
      var total: Int { get { 1 } set { Ledger.shared.lines.append(name) } }
      func show() { name = "a" }
    }
    protocol Posting {}
    extension Posting { func post() { Ledger.shared.lines.append("a") } }
    struct Entry: Posting {
      var row: Row; var note = ""
      func send() { row.isSent = true }
      mutating func mark() { note = "a" }
    }
    struct Environment { var save: (String) -> Void; var count = 0 }
    struct Line { var text = ""; var place: CGPoint; var side: Side }
    enum Side { case left(Int), right }
    enum State { case none, loaded(Row) }
    extension String { func log() { Ledger.shared.lines.append(self) } }
    """
  }

  private var path: RetainingPath {
    var path = closure(5)
    path.steps.insert(
      RetainingPath.Step(label: ".courier", target: RetainingPath.Node(name: "Courier")), at: 0)
    return path
  }

  /// The statement that the advice names.
  private func words(_ text: String) -> String? {
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
    return advice.map { String($0.split(separator: "`").dropLast().last ?? "") }
  }

  @Test(arguments: [
    // A value has objects or functions of others.
    (
      "let environment: Environment", "self.environment.save(self.text)", "self.environment.save(…)"
    ),
    ("let environment: Environment", "let e = self.environment; e.save(\"\")", "e.save(…)"),
    ("let entry: Entry", "self.entry.row.isSent = true", "self.entry.row.isSent = …"),
    ("var entry: Entry", "self.entry.send()", "self.entry.send()"),
    ("var entry: Entry", "self.entry.post()", "self.entry.post()"),
    ("let rows: [Row]", "for row in self.rows { row.isSent = true }", "row.isSent = …"),
    ("let rows: [Row]", "let row = self.rows[0]; row.isSent = true", "row.isSent = …"),
    ("var rows = [Row]()", "self.rows[0].isSent = true", "self.rows[…].isSent = …"),
    ("var rows: [String: Row] = [:]", "self.rows[\"a\"]?.isSent = true", "self.rows[…].isSent = …"),
    ("var rows: [State] = []", "self.rows.forEach { $0.send() }", "self.rows.forEach(…)"),
    ("var ends: [() -> Void] = []", "for end in self.ends { end() }", "end()"),
    // A value is written, or has a method that the sources add.
    (
      "", "try? self.text.write(toFile: \"a\", atomically: true, encoding: .utf8)",
      "self.text.write(…)"
    ),
    ("", "self.text.log()", "self.text.log()"),
    // What the screen has made works for others.
    ("private let form = Form()", "let form = self.form; form.send()", "form.send()"),
    ("private let form = Form()", "self.form.total = 2", "self.form.total = …"),
    ("private let form = Form(); func next() { form.next() }", "self.next()", "form.next()"),
    // The object is reached by a cast, a key path, a subscript or as an argument.
    ("let item: Any", "(self.item as? Row)?.isSent = true", "(self.item as? Row)?.isSent = …"),
    ("", "self[keyPath: \\.ledger.lines] = []", "self[…] = …"),
    ("", "update(&self.ledger.lines)", "&self.ledger.lines"),
    ("static let row = Row()", "type(of: self).row.isSent = true", "type(…).row.isSent = …"),
  ])
  func `what others can have is reached by many ways`(
    _ members: String, _ work: String, _ words: String
  ) {
    let text = handing(work, members)
    #expect(self.words(text) == words)
    #expect(!candidates(for: path, in: text).contains { $0.text.contains("weak self") })
  }

  @Test(arguments: [
    ("private var entry: Entry", "self.entry.mark(); self.entry.note = self.text"),
    ("private var lines: [Line] = []", "self.lines[0].text = \"a\"; self.lines.removeLast()"),
    ("private var lines: [Line] = []", "for line in self.lines { line.draw() }"),
    ("private let form = Form()", "let form = self.form; form.show(); self.title = form.name"),
    ("func name() -> String { text }", "self.title = self.name()"),
    ("", "self.title = self.text.uppercased()"),
    (
      "private var names: [String] = []",
      "self.title = self.names.filter { $0.hasPrefix(\"a\") }[0]"
    ),
    (
      "private var names: [String] = []",
      "self.title = self.names.first(where: { n in n.isA(\"a\") })"
    ),
    ("private var timer = Timer()", "self.timer.invalidate()"),
    ("private var task = Task {}", "if let task = self.task { task.cancel() }"),
  ])
  func `what a screen has for itself goes with it`(_ members: String, _ work: String) {
    let text = handing(work, members)
    #expect(self.words(text) == nil)
    #expect(candidates(for: path, in: text).first?.text.contains("[weak self]") == true)
  }

  @Test(arguments: [
    // Statements of others stay, whatever becomes of the screen.
    ("Ledger.shared.lines.append(\"a\"); self.title = \"Sent\"", true),
    ("if list.isEmpty { Ledger.shared.lines = [] }\n      self.title = \"Sent\"", true),
    // With `self?` these go as well.
    ("self.title = Ledger.shared.lines.removeLast()", false),
    ("self.show { Ledger.shared.lines = [] }", false),
    ("Ledger.shared.lines.append(self.text)", false),
    ("if self.isNew { Ledger.shared.lines = [] }", false),
  ])
  func `work beside the screen's statements is not dropped with these`(
    _ work: String, _ isKept: Bool
  ) {
    let texts = candidates(for: path, in: handing(work)).map(\.text)
    #expect(texts.contains { $0.contains("weak self") } == isKept, "\(texts.first ?? "")")
    #expect(!texts.contains { $0.contains("guard let self") })
    #expect((words(handing(work)) == nil) == isKept)
  }

  @Test(arguments: [
    ("offer.show()", true), ("title = offer.name", false), ("let name = offer.name", false),
    ("offer.name = self.bought.removeLast()", false),
  ])
  func `a closure goes on with the work of its maker where what it captures is gone`(
    _ use: String, _ isFree: Bool
  ) {
    let text = """
      class Offer: UIViewController { public var onBuy: (() -> Void)?; var name = "" }
      class Coordinator {
        var bought: [String] = []
        func open() {
          let offer = Offer()
          offer.onBuy = {
            self.bought.append("a")
            \(use)
          }
        }
      }
      let generator = { [weak root] in
        guard let self = root else { return }
        self.push()
      }
      """
    var path = closure(6, captures: "#1")
    path.steps[0].label = ".onBuy"
    path.start = RetainingPath.Node(name: "Offer", expectation: .expectedGone)
    path.steps[1].target = path.start
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.contains { $0.contains("[weak offer]") } == isFree, "\(texts)")
    #expect(!texts.contains { $0.contains("guard let offer") })
  }

  @Test(arguments: [
    ("private lazy var", "func tap() { style.isEnabled() }", true),
    ("private lazy var", "func share() { menu.style = style }", false),
    ("private lazy var", "func share() { menu.ask = style.isEnabled }", false),
    ("lazy var", "func tap() { style.isEnabled() }", false),
  ])
  func `a closure of a private value is asked by the screen alone`(
    _ declared: String, _ use: String, _ isOwn: Bool
  ) {
    let text = """
      struct Style { var isEnabled: () -> Bool }
      class Screen: UIViewController {
        \(declared) style = Style(
          isEnabled: { self.count < 2 })
        var count = 0
        \(use)
      }
      func pan(_ pan: UIGestureRecognizer) { if pan.isEnabled == false { pan.reset() } }
      """
    var path = closure(4)
    path.steps[0].label = ".style.isEnabled"
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.contains { $0.contains("weak self") } == isOwn, "\(texts)")
  }

  @Test(arguments: [
    (
      "cell.onToggle = {\n      self.isOn = true\n      cell.mark = 1\n    }",
      "[weak self, weak cell] in\n      self?.isOn = true\n      cell?.mark = 1"
    ),
    (
      "cell.onToggle = { self.isOn = cell.isOn }",
      "[weak self, weak cell] in\n      guard let self, let cell else { return }\n      self.isOn"
    ),
    (
      "let cell = table.cell(1); cell.onToggle = { self.isOn = cell.isOn; table.reload() }",
      "[weak self, weak cell, weak table] in\n      guard let self, let cell, let table else { return }"
    ),
    (
      "let cell = table.cell(1); cell.onToggle = { self.isOn = cell.isOn; list.reload() }",
      "[weak self, weak cell] in"
    ),
    (
      "let cell = table.cell(1); (cell as? Cell)?.onToggle = { self.isOn = true; table.reload() }",
      "[weak self, weak table] in self?.isOn = true; table?.reload()"
    ),
    ("cell.onToggle = { self.isOn = true }", "[weak self] in self?.isOn = true"),
    (
      "cell.onToggle = { [weak cell] in self.isOn = true; cell?.mark = 1 }",
      "[weak self, weak cell]"
    ),
    ("other.onToggle = { self.isOn = true; cell.mark = 1 }", "[weak self] in self?.isOn"),
  ])
  func `what has the closure and is captured by it is freed as well`(
    _ line: String, _ edited: String
  ) {
    let text = """
      class Cell: UITableViewCell { var onToggle: (() -> Void)?; var mark = 0; var isOn = false }
      class Screen: UITableViewController {
        var isOn = false
        func fill(_ cell: Cell, _ other: Cell, _ table: UITableView, _ list: UITableView) {
          \(line)
        }
      }
      """
    var path = closure(5)
    path.steps[0].label = ".onToggle"
    path.steps.insert(
      RetainingPath.Step(label: ".cells[0]", target: RetainingPath.Node(name: "Cell")), at: 0)
    let found = candidates(for: path, in: text)
    #expect(found.first?.text.contains(edited) == true, "\(found.first?.text ?? "")")
    // A loader that nothing else holds would end at once.
    var own = closure(5)
    own.steps[0].label = ".onToggle"
    #expect(
      !candidates(for: own, in: text).contains { $0.words == "capture self and cell weakly" })
  }

  @Test(arguments: [
    ("", "self.ledger[\"k\"] = self.text", "ledger text"),
    ("", "self.ledger.lines += [self.text]", "ledger text"),
    ("", "let book = self.ledger\n      book.lines.append(self.text)", "ledger text"),
    ("var isDraft = true", "if self.isDraft { self.ledger.add(\"a\") }", "isDraft ledger"),
    (
      "var texts: [String] = []", "for text in self.texts { self.ledger.add(text) }", "texts ledger"
    ),
    (
      "var inbox: [String] { get { ledger.lines } set { ledger.lines = newValue } }",
      "self.inbox.append(self.text)", "ledger text"
    ),
    ("func file() { ledger.add(text); courier.end() }", "self.file()", "ledger text courier"),
    ("let other: Ledger", "self.ledger.add(\"a\"); self.other.add(\"b\")", "ledger other"),
    // What is set or shown is the screen's own.
    (
      "var count = 0", "self.count += 1; self.ledger.add(self.text); self.title = self.name",
      "ledger text"
    ),
  ])
  func `all that the work of a closure needs is to be captured`(
    _ members: String, _ work: String, _ needed: String
  ) {
    let text = handing(work, members)
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
    // The courier has the closure.
    let items = needed.split(separator: " ").map {
      "\($0 == "courier" ? "weak " : "")\($0) = self.\($0)"
    }
    #expect(advice?.hasSuffix(": [\(items.joined(separator: ", "))]") == true, "\(advice ?? "")")
  }

  @Test func `what a call only reads is a value that is not made up`() {
    let text = handing("self.names.contains(\"a\")", "private var names: [String] = []")
    #expect(self.words(text) == "self.names.contains(…)")
    #expect(candidates(for: path, in: text).isEmpty)
  }

  @Test(arguments: [
    ("try self.check()", "self.check()"),
    ("self.text = \"a\"; try await self.check()", "self.check()"),
    ("if self.text.isEmpty { throw Failure() }", "Failure()"),
    ("do { self.text = \"a\" }; try self.check()", "self.check()"),
    // No one is told of the error.
    ("do { try self.check() } catch {}", nil), ("try? self.check()", nil),
    ("try! self.check()", nil), ("self.text = \"a\"; try await clock.sleep(1)", nil),
  ])
  func `an error that a closure may throw is an answer`(_ work: String, _ words: String?) {
    let text = handing(work, "func check() throws { if text.isEmpty { throw Failure() } }")
    #expect(self.words(text) == words)
    #expect(
      candidates(for: path, in: text).contains { $0.text.contains("weak self") } == (words == nil))
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
    #expect(advice?.contains(", the closure may throw by `") == words.map { _ in true })
    let task = text.replacing("courier.deliver {", with: "Task {")
    #expect(self.words(task) == nil)
  }

  @Test(arguments: [("throws", true), ("", false)])
  func `so is one that a method throws which is used as a closure`(
    _ effect: String, _ isAnswer: Bool
  ) {
    let text = handing("", "func check() \(effect) { text = \"\" }").replacing(
      "deliver {  }", with: "deliver(check)")
    var path = path
    path.steps[1].target.name = "method reference in Screen.send()"
    path.steps[1].target.role = .function
    #expect(candidates(for: path, in: text).isEmpty == isAnswer)
  }

  @Test(arguments: [
    ("self.count += 1; self.ledger.show(self.count)", ""),
    ("self.names.append(\"a\"); let all = self.names; self.ledger.show(all)", ""),
    // It is changed when it has been used.
    ("self.ledger.show(self.count); self.count = 0", ", count = self.count"),
  ])
  func `a value that the closure changes and then uses is not to be captured`(
    _ work: String, _ others: String
  ) {
    let text = handing(work, "private var count = 0; private var names: [String] = []")
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
    #expect(
      advice?.hasSuffix("and self weakly for the rest: [ledger = self.ledger\(others)]") == true)
  }
}
