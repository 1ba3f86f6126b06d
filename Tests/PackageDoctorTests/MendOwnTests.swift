import ObjectGraph
import Testing

@testable import PackageDoctor

/// What is a screen's own, so that a weak capture loses nothing, and what others have of it.
@Suite struct MendOwnTests: MendEditing {
  /// A path through a property of the screen to a closure on a line.
  private func path(_ line: Int, by labels: (label: String, type: String)...) -> RetainingPath {
    var path = closure(line)
    for (label, type) in labels.dropLast().reversed() {
      path.steps.insert(
        RetainingPath.Step(label: label, target: RetainingPath.Node(name: type)), at: 0)
    }
    if let last = labels.last { path.steps[labels.count - 1].label = last.label }
    return path
  }

  private func advice(_ text: String, _ path: RetainingPath) -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
  }

  @Test(arguments: [
    ("protocol Container { var view: UIView! { get } }", true),
    ("protocol Container { var view: Page { get } }", false),
    ("protocol Container { var sheet: UIView! { get } }", true),
  ])
  func `the view of a screen is its own, though a protocol declares it once more`(
    _ declared: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        func send() {
          courier.deliver { self.view.setNeedsLayout() }
        }
        init(courier: Courier) { self.courier = courier }
      }
      \(declared)
      extension UIViewController: Container {}
      """
    let path = path(4, by: (".courier", "Courier"), ("[0]", ""))
    #expect((advice(text, path) == nil) == isOwn)
    let first = candidates(for: path, in: text).first?.text
    #expect(first?.contains("[weak self] in self?.view.setNeedsLayout()") == (isOwn ? true : nil))
  }

  @Test(arguments: [
    ("func drain() -> [String] { defer { events = [] }; return events }", true),
    ("func drain() -> [String] { clear(); return events }", true),
    ("func drain() -> String? { events.popLast() }", true),
    // It only reads, or has no result.
    ("func drain() -> [String] { events }", false),
    ("func drain() { events = [] }", false),
  ])
  func `what a closure takes out of an object of the screen's is for who asks it`(
    _ method: String, _ isTaken: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        private let log = Log()
        func send() {
          courier.ask { self.log.drain() }
        }
        init(courier: Courier) { self.courier = courier }
      }
      class Log {
        private var events: [String] = []
        func clear() { events.removeAll() }
        \(method)
      }
      """
    let path = path(5, by: (".courier", "Courier"), ("[0]", ""))
    #expect((advice(text, path)?.hasSuffix(": [log = self.log]") == true) == isTaken)
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(
      texts.first?.contains(isTaken ? "{ [log] in log.drain() }" : "[weak self]") == true,
      "\(texts)")
    #expect(texts.contains { $0.contains("[weak self]") } != isTaken)
  }

  @Test(arguments: [
    ("deinit { for disposal in disposals { disposal() } }", true),
    ("deinit { dispose() }; func dispose() { disposals.forEach { $0() } }", true),
    ("deinit { disposals = [] }", false),
    ("deinit { disposals.removeAll() }", false),
    ("func dispose() { disposals.forEach { $0() } }", false),
  ])
  func `a closure that a deinit runs does without its screen`(_ method: String, _ isLast: Bool) {
    func text(_ work: String) -> String {
      """
      class Screen: UIViewController {
        private let socket: Socket; private let channel: String; private var ticker = Ticker()
        private let bag = Bag()
        func send() {
          bag.insert { \(work) }
        }
        init(_ socket: Socket) { self.socket = socket; channel = "a" }
      }
      class Ticker { func stop() {} }
      class Bag { private var disposals: [() -> Void] = []; \(method) }
      """
    }
    let path = path(5, by: (".bag", "Bag"), (".disposals[0]", ""))
    let closing = text("self.socket.close(self.channel)")
    let texts = candidates(for: path, in: closing).map(\.text)
    #expect(
      texts.first?.contains(isLast ? "[channel, socket]" : "[weak self]") == true, "\(texts)")
    #expect(texts.contains { $0.contains("[weak self]") } != isLast)
    // What the screen has made is to be ended as well.
    #expect(
      (advice(text("self.ticker.stop()"), path)?.hasSuffix("[ticker = self.ticker]") == true)
        == isLast)
    // What it shows is gone with it.
    #expect(advice(text("self.title = nil"), path) == nil)
  }

  @Test(arguments: [
    ("scanner.delegate = Counter { print($0) }", true),
    ("scanner?.delegate = Counter()", true),
    ("scanner.delegate = .init()", true),
    ("scanner = Scanner(delegate: Counter())", true),
    ("scanner.delegate = counter", false),
    ("scanner.delegate = Counter.shared", false),
    ("table.delegate = TableReader()", false),
    ("let delegate = Counter()", false),
    ("picker.delegate = UIPickerReader()", false),
    ("} }; extension Scanner { func count() { delegate = Counter()", true),
  ])
  func `what is given an object that nothing else holds stays strong`(
    _ giving: String, _ isStrong: Bool
  ) {
    let text = """
      protocol ScannerDelegate: AnyObject {}
      class Scanner { var delegate: ScannerDelegate? }
      """
    let shelf = """
      class Counter: ScannerDelegate {}
      class TableReader: TableDelegate {}
      class Shelf { init() { \(giving) } }
      """
    let words = candidates(
      for: field("Scanner", ".delegate"), in: text, others: [("Shop/Shelf.swift", shelf)]
    ).map(\.words)
    #expect(words.contains("make .delegate weak") != isStrong)
    // What a test gives says nothing about the package.
    let tested = candidates(
      for: field("Scanner", ".delegate"), in: text, others: [("Tests/ShelfTests.swift", shelf)])
    #expect(tested.contains { $0.words == "make .delegate weak" })
  }

  @Test(arguments: ["{ [self] in", "{"])
  func `a closure that unwraps its screen first holds no view of the screen's`(_ head: String) {
    let text = """
      class Screen: UIViewController {
        let banner = UILabel()
        var count = 0
        func begin() {
          Session.shared.onExpire \(head)
            count += 1
            banner.text = "Sign in"
            \(head == "{" ? "self.title = banner.text" : "title = banner.text")
          }
        }
      }
      """
    let found = candidates(for: closure(5), in: text).first
    #expect(
      found?.text.contains(
        """
            Session.shared.onExpire { [weak self] in
              guard let self else { return }
              count += 1
              banner.text = "Sign in"
        """) == true, "\(found?.text ?? "")")
  }

  @Test func `pages that go with their screen's list are not said to stay there`() {
    let text = """
      class Screen: UIViewController {
        public var pages: [Page] = []
        override func viewDidLoad() {
          let page = Page()
          page.screen = self
          pages.append(page)
        }
      }
      class Page: UIViewController { var screen: Screen? }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let page = RetainingPath.Node(name: "Page")
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: ".pages[0]", target: page),
        RetainingPath.Step(label: ".screen", target: screen),
      ])
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let weak = folder.candidates(for: path).first { $0.words == "make .screen weak" }
    #expect(weak?.uncovered == [])
  }

  @Test(arguments: ["source", "other"])
  func `what has the closure is not captured strongly by it`(_ used: String) {
    let text = """
      class Screen: UIViewController {
        let source = Source(); let other = Source()
        func load() {
          source.onSelect = { [self] row in
            guard row > 0 else { return }
            title = \(used).songs[row]
          }
        }
      }
      class Source { var songs: [String] = []; var onSelect: ((Int) -> Void)? }
      """
    let path = path(4, by: (".source", "Source"), (".onSelect", ""))
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.first?.contains("{ [weak self] row in") == true, "\(texts)")
    // Nor are the constants alone that would hold it.
    let plain = text.replacing("[self] row in", with: "row in print(self.\(used).songs)")
    let alone = candidates(for: path, in: plain.replacing("title = ", with: "_ = self."))
    #expect(alone.contains { $0.words == "capture \(used), not self" } == (used == "other"))
  }

  @Test(arguments: [
    ("func tap(_ i: Int) { rows.first { $0.title == i }?.onTap() }", true),
    ("func tap(_ i: Int) { rows[i].onTap() }", true),
    ("func isOn(_ i: Int) -> Bool { rows.first { $0.title == i }?.isOn() ?? false }", true),
    ("func show() { menu.rows = rows }", false),
    ("func show() { menu.tap = rows[0].onTap }", false),
    ("func row() -> Row? { rows.first { $0.title == 1 } }", false),
    ("func tap(_ i: Int) { rows[i].send() }", false),
  ])
  func `the closures of a private list of structs are called by the screen alone`(
    _ method: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        private var rows: [Row] = []
        func load() {
          rows = [Row(title: 1, isOn: { self.count > 0 }, onTap: {})]
        }
        private var count = 0
        \(method)
      }
      struct Row { let title: Int; var isOn: () -> Bool; let onTap: () -> Void; func send() {} }
      """
    let path = path(4, by: (".rows[0].isOn", ""))
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.contains { $0.contains("[weak self]") } == isOwn, "\(texts)")
  }

  @Test(arguments: [
    ("var isValid: Bool { rules.values.allSatisfy { $0() } }", true),
    ("var failing: [String] { rules.filter { !$0.value() }.keys.sorted() }", true),
    ("func check(_ name: String) -> Bool { rules[name]?() ?? true }", true),
    ("func share() -> [() -> Bool] { Array(rules.values) }", false),
    ("func rule(_ name: String) -> (() -> Bool)? { rules[name] }", false),
    ("func open() { rules.forEach { server.add($0) } }", false),
    ("func open() { server.rules = rules }", false),
  ])
  func `the closures of a list that only the screen asks are its own`(
    _ method: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        private var rules: [String: () -> Bool] = [:]
        func load() {
          rules["name"] = { self.count > 0 }
        }
        private var count = 0
        \(method)
      }
      """
    let path = path(4, by: (".rules[\"name\"]", ""))
    #expect((advice(text, path) == nil) == isOwn)
    let texts = candidates(for: path, in: text).map(\.text)
    #expect(texts.contains { $0.contains("[weak self]") } == isOwn)
  }

  @Test func `a coordinator's own closure is made weak by who knows that something else keeps it`()
  {
    let text = """
      class Flow {
        let screen = Screen()
        func start() {
          screen.onDone = { self.finish() }
        }
        func finish() { navigation.pop() }
      }
      class Screen: UIViewController { var onDone: (() -> Void)? }
      class Shop { var children: [Flow] = []; func open() { children.append(Flow()) } }
      """
    let path = coordinator(4)
    #expect(!candidates(for: path, in: text).contains { $0.text.contains("weak self") })
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    #expect(
      folder.endAdvice(for: path) == """
        capture self weakly, if something else keeps Flow as long as its screen is there, such as \
        the list of coordinators that made it
        """)
  }
}
