import ObjectGraph
import Testing

@testable import PackageDoctor

/// Objects that a screen has made, offered or counted for others: a weak reference would lose them.
@Suite struct MendOthersTests: MendEditing {
  /// A screen that is given a courier; what it hands on begins on its line 6.
  private func handing(_ line: String, _ members: String, _ load: String = "") -> String {
    """
    class Row { var isSent = false }
    class Table { static let shared = Table(); var rows: [Row] = [] }
    class Screen: UIViewController {
      let courier: Courier; let ledger: Ledger
      func send() {
        \(line)
      }
      init(courier: Courier, ledger: Ledger) { self.courier = courier; self.ledger = ledger }
      override func viewDidLoad() { super.viewDidLoad(); \(load) }
      \(members)
    }
    """
  }

  private var path: RetainingPath {
    var path = closure(6)
    path.steps.insert(
      RetainingPath.Step(label: ".courier", target: RetainingPath.Node(name: "Courier")), at: 0)
    return path
  }

  private func advice(_ text: String, _ path: RetainingPath? = nil) -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path ?? self.path)
  }

  @Test(arguments: [
    ("Table.shared.rows.append(row)", true),
    ("ledger.row = row\n", true),
    ("ledger.keep(1, for: self.row)", true),
    ("", false),
    ("rows.append(row)", false),
    ("title = row.name", false),
    ("view.addSubview(row)", false),
  ])
  func `what a screen has given to others is not its own`(_ giving: String, _ isGiven: Bool) {
    let text = handing(
      "courier.deliver { self.row.isSent = true }",
      "private let row = Row(); private var rows: [Row] = []", giving)
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.first?.contains(isGiven ? "[row] in row.isSent" : "[weak self]") == true)
    #expect((advice(text) != nil) == isGiven)
  }

  @Test(arguments: [
    ("func current() -> Row { row }", true), ("var last: Row { return row }", true),
    ("var onRow: ((Row) -> Void)?; func end() { onRow?(row) }", true),
    ("func end(_ done: (Row) -> Void) { done(self.row) }", true),
    ("private func current() -> Row { row }", false), ("func name() -> String { row.name }", false),
    ("func mark() { show(row) }", false), ("var isSent: Bool { row.isSent }", false),
  ])
  func `what a screen returns, or passes to a closure, is not its own`(
    _ member: String, _ isGiven: Bool
  ) {
    let text = handing(
      "courier.deliver { self.row.isSent = true }", "private let row = Row(); \(member)")
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.first?.contains(isGiven ? "[row] in row.isSent" : "[weak self]") == true)
    #expect((advice(text) != nil) == isGiven)
  }

  @Test(arguments: [
    ("let made = Row(); row = made", false),
    ("let made = Row(); made.isSent = true; self.row = made", false),
    ("let made = Row(); row = made; ledger.keep(made)", true),
    ("let made = Row(); let table = Table.shared; table.rows.append(made); row = made", true),
    ("let made = Table.shared.rows[0]; row = made", true), ("row = made", true),
  ])
  func `what a local has made for a property is the screen's own, given to no other`(
    _ making: String, _ isGiven: Bool
  ) {
    let text = handing(
      "courier.deliver { self.row.isSent = true }", "private var row: Row!", making)
    #expect((advice(text) != nil) == isGiven)
    #expect(
      candidates(for: path, in: text).contains { $0.text.contains("[weak self]") } != isGiven)
  }

  @Test(arguments: [("left -= 1", true), ("left + 1", false)])
  func `a global that a closure sets is work for others`(_ line: String, _ isWork: Bool) {
    let text =
      handing("courier.deliver { self.title = self.text; _ = \(line) }", "var text = 1")
      .replacing("_ = left -= 1", with: "left -= 1") + "\nvar left = 0\n"
    #expect(
      candidates(for: path, in: text).contains { $0.text.contains("guard let self") } != isWork)
  }

  @Test(arguments: [
    ("lazy var receipt: String = { ledger.add(1); return text }()", "ledger.add(…)"),
    ("var receipt: String { ledger.add(1); return text }", "ledger.add(…)"),
    ("var receipt: String { get { text } set { ledger.add(newValue) } }", "ledger.add(…)"),
    ("lazy var receipt: String = { text + text }()", nil),
    ("var receipt: String { text + text }", nil),
    // A stored closure is not called where it is read.
    ("var receipt: () -> Void = { Ledger.shared.add(1) }", nil),
  ])
  func `a property that works when it is read is followed`(_ property: String, _ words: String?) {
    let text = handing(
      "courier.deliver { self.title = self.receipt }", "var text = \"\"; " + property)
    #expect(
      (words == nil) == candidates(for: path, in: text).contains { $0.text.contains("[weak self]") }
    )
    #expect(advice(text)?.contains("does `\(words ?? "")`") == words.map { _ in true })
  }

  @Test func `what is set is not captured for the work of its observer`() {
    let text = handing(
      "courier.deliver { self.state = 2 }", "var state = 1 { didSet { ledger.add(state) } }")
    #expect(
      advice(text)?.hasSuffix("and self weakly for the rest: [ledger = self.ledger]") == true)
  }

  @Test(arguments: [
    ("public lazy var", "", false), ("private lazy var", "", true), ("lazy var", "", true),
    // Taken, not called.
    ("lazy var", "func share(_ s: Screen) { menu.action = s.onSave }", false),
    ("lazy var", "func share(_ s: Screen) { s.onSave() }", true),
  ])
  func `a closure that a screen offers to others keeps its work`(
    _ declared: String, _ user: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let service: Service
        var status = ""
        \(declared) onSave: () -> Void = {
          self.service.save(self.status)
        }
        init(service: Service) { self.service = service }
      }
      \(user)
      """
    var path = closure(4)
    path.steps[0].label = ".onSave"
    #expect(candidates(for: path, in: text).contains { $0.text.contains("weak self") } == isOwn)
    #expect(
      advice(text, path)
        == (isOwn
          ? nil
          : "if it is called after Screen has left, the closure does `self.service.save(…)`; "
            + "if nothing needs that then, capture self weakly, "
            + "else keep what that needs in an object that outlives Screen"))
    let plain = text.replacing("self.service.save(self.status)", with: "self.status = \"saved\"")
    #expect(candidates(for: path, in: plain).contains { $0.text.contains("weak self") })
  }

  /// Code that fills a list, code that reads its count, and whether a screen that leaves may be taken out.
  @Test(arguments: [
    ("pages.append(Screen())", "\"\\(pages.count) pages seen\"", false),
    ("pages.append(Screen())", "pages.count > 3 ? \"a\" : \"b\"", true),
    ("pages.append(Screen())", "pages.isEmpty ? \"a\" : \"b\"", true),
    ("pages.append(Screen()); pages.removeLast()", "\"\\(pages.count) pages\"", true),
  ])
  func `a count of all that ever were there is no count of those that are there`(
    _ filling: String, _ count: String, _ isFree: Bool
  ) {
    let text = """
      class Tour {
        static let shared = Tour()
        var pages: [Screen] = []
        func show() { \(filling) }
        func summary() -> String { \(count) }
      }
      class Screen: UIViewController {}
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static Tour.shared"), start: RetainingPath.Node(name: "Tour"),
      steps: [RetainingPath.Step(label: ".pages[0]", target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static Tour.shared", .property)])
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    #expect((folder.reader(path, 0) == nil) == isFree)
    // Those that register themselves are counted as they are there.
    let own = text.replacing(
      "func show() { \(filling) }", with: "func enter(_ s: Screen) { pages.append(s) }"
    )
    .replacing("{}", with: "{ func load() { Tour.shared.enter(self) } }")
    #expect(SourceFolder(texts: [("Shop/Screen.swift", own)]).reader(path, 0) == nil)
  }

  @Test func `a screen that has been given what leads to its owner is named`() {
    let text = """
      class Router { let send: () -> Void; init(_ send: @escaping () -> Void) { self.send = send } }
      class News {
        let store: Store
        init(store: Store) { self.store = store }
        var router: Router {
          Router { self.store.open() }
        }
      }
      class Screen: UIViewController {
        let router: Router
        init(router: Router) { self.router = router }
      }
      """
    var node = RetainingPath.Node(name: "closure #1 in News.router.getter", kind: .closure)
    node.source = SourceLine(file: "Screen.swift", line: 6, folder: "Shop")
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let news = RetainingPath.Node(name: "News", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: ".router", target: RetainingPath.Node(name: "Router")),
        RetainingPath.Step(label: ".send", target: node),
        RetainingPath.Step(label: "captures self", target: news),
        RetainingPath.Step(label: ".screen", target: screen),
      ])
    #expect(
      advice(text, path) == "let Screen.router hold weakly what leads to News, which has its screen"
    )
  }

  @Test(arguments: [
    // Set by others, or by the screen itself, when the closure has been made.
    ("public var text = \"\"", "override func viewDidLoad()", "", true),
    ("var text = \"\"", "override func viewDidLoad()", "", true),
    ("private var text = \"\"", "override func viewDidLoad()", "text = \"a\"", true),
    ("private var text = \"\"", "func observe()", "text += \"a\"", true),
    ("private var text = \"\"", "init(ledger: Ledger)", "self.text = \"a\"", true),
    // It stays as it is.
    ("let text: String", "override func viewDidLoad()", "", false),
    ("private var text = \"\"", "override func viewDidLoad()", "", false),
    ("public private(set) var text = \"\"", "override func viewDidLoad()", "", false),
    // What a user sends is what there is when it is sent.
    ("public var text = \"\"", "func send()", "text = \"a\"", false),
    // Another object gives it its closure, or nothing does.
    ("var text: () -> String = { \"\" }", "override func viewDidLoad()", "", true),
    ("private var text: () -> String = { \"\" }", "override func viewDidLoad()", "", false),
    // It is an object, which may change all the same.
    ("public var text: Text", "override func viewDidLoad()", "", false),
  ])
  func `a value that changes later is not to be captured where the screen is set up`(
    _ property: String, _ maker: String, _ change: String, _ isFrozen: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        let ledger: Ledger
        \(maker) {
          courier.waiting.append {
            self.ledger.save(self.text)
          }
        }
        override func viewWillAppear(_ animated: Bool) { observe() }
        \(property)
        func type() { \(change) }
        init(courier: Courier, ledger: Ledger) { self.courier = courier; self.ledger = ledger }
      }
      """
    var path = closure(5)
    path.steps.insert(
      RetainingPath.Step(label: ".courier", target: RetainingPath.Node(name: "Courier")), at: 0)
    #expect(
      advice(text, path)
        == "if it is called after Screen has left, the closure does `self.ledger.save(…)`; "
        + (isFrozen
          ? "if nothing needs that then, capture self weakly, "
            + "else keep what that needs in an object that outlives Screen"
          : "capture what that needs, and self weakly for the rest: "
            + "[ledger = self.ledger, text = self.text]"))
  }
}
