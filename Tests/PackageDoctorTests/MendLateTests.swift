import ObjectGraph
import Testing

@testable import PackageDoctor

/// What is done, or is to be done, when a screen has left: by what waits for its closure, by the delegate that it is,
/// by an object that only its own closure keeps.
@Suite struct MendLateTests: MendEditing {
  private func folder(_ text: String) -> SourceFolder {
    SourceFolder(texts: [("Shop/Screen.swift", text)])
  }

  /// The path by a courier to a closure on a line.
  private func path(_ line: Int) -> RetainingPath {
    var path = closure(line)
    path.steps.insert(
      RetainingPath.Step(label: ".courier", target: RetainingPath.Node(name: "Courier")), at: 0)
    return path
  }

  @Test(arguments: [
    ("let group = DispatchGroup(); group.notify { done() }", "group.leave()", true),
    ("let batch = Batch(); batch.onEnd = { done() }", "batch.end()", true),
    ("var left = 3; courier.deliver { left += 1 }", "left -= 1", true),
    ("let store: Store = self.store", "store.save()", true),
    // It has its own alone, or is a view.
    ("let batch = Batch()", "batch.end()", false),
    ("let batch = Batch(); batch.count = 1", "batch.add()", false),
    ("let batch: Batch = Batch()", "batch.end()", false),
    ("let alert = UIAlertController(); present(alert)", "alert.dismiss()", false),
    ("let page = Page(); show(page)", "page.mark()", false),
    ("let formatter = DateFormatter(); formatter.style = 1", "title = formatter.text()", false),
  ])
  func `what is made beside a closure and used besides is not left undone`(
    _ local: String, _ call: String, _ isWork: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier; let store: Store
        func load(done: () -> Void) {
          \(local)
          courier.deliver { [self] in
            title = "\\(items.count)"; \(call)
          }
        }
        var items: [String] = []
        init(courier: Courier, store: Store) { self.courier = courier; self.store = store }
      }
      class Batch { var count = 0; var onEnd: (() -> Void)?; func add() { count += 1 }; func end() { onEnd?() } }
      class Page: UIViewController { func mark() { Store.shared.save() } }
      """
    #expect((folder(text).advice(for: path(5)) != nil) == isWork)
    #expect(
      candidates(for: path(5), in: text).contains { $0.text.contains("[weak self]") } != isWork)
  }

  @Test(arguments: [
    ("await withCheckedContinuation { continuation in", "continuation.resume()", true),
    ("courier.ask { done in", "done()", true),
    ("courier.ask { (done: () -> Void) in", "done()", true),
    ("rows.forEach { row in", "row.show()", false),
    ("list.register { cell, item in", "cell.flash()", false),
    ("courier.ask { text in", "title = text.uppercased()", false),
  ])
  func `what a closure around has been given is waited for`(
    _ head: String, _ call: String, _ isWork: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        func load() async {
          \(head)
            courier.deliver {
              self.title = "\\(self.items.count)"; \(call)
            }
          }
        }
        var items: [String] = []; var rows: [String] = []
        init(courier: Courier) { self.courier = courier }
      }
      """
    #expect((folder(text).advice(for: path(5)) != nil) == isWork)
  }

  @Test(arguments: [
    ("Registry.shared.logs.append(self)", false), ("Registry.shared.current = self", false),
    ("NotificationCenter.default.addObserver(self, 1)", true), ("lines = []", true),
  ])
  func `an object that gives itself to others is not the screen's alone`(
    _ line: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        private let log = Log()
        func load() {
          courier.deliver { self.log.add("a") }
        }
        init(courier: Courier) { self.courier = courier }
      }
      class Log {
        var lines: [String] = []
        init() {
          \(line)
        }
        func add(_ line: String) { lines.append(line) }
      }
      """
    #expect((folder(text).advice(for: path(5)) == nil) == isOwn)
    #expect(
      candidates(for: path(5), in: text).first?.text.contains(isOwn ? "[weak self]" : "[log]")
        == true)
  }

  @Test(arguments: [
    ("let counter = Counter(); scanner.delegate = counter", true),
    ("let counter = Counter(); counter.begin(); scanner.delegate = counter", true),
    ("scanner.delegate = isDemo ? Counter() : self", true),
    ("scanner.delegate = given ?? Counter()", true),
    ("scanner.delegate = makeCounter()", true), ("scanner.delegate = Self.madeCounter()", true),
    // Something else has it.
    ("let counter = Counter(); scanner.delegate = counter; counters.append(counter)", false),
    ("let counter = Counter(); scanner.delegate = counter; keep { counter.begin() }", false),
    ("use(Scanner(Counter()))", true), ("use(Scanner(self))", false),
    ("scanner.delegate = keptCounter()", false), ("scanner.delegate = counters.first", false),
  ])
  func `an object that a local or a function makes for a property is held by that alone`(
    _ giving: String, _ isStrong: Bool
  ) {
    let text = """
      protocol ScannerDelegate: AnyObject {}
      class Scanner {
        var delegate: ScannerDelegate?
        init(_ given: ScannerDelegate) { delegate = given }
      }
      class Counter: ScannerDelegate { func begin() {} }
      class Shelf {
        var counters: [Counter] = []
        func open() {
          \(giving)
        }
        func makeCounter() -> ScannerDelegate { let made = Counter(); made.begin(); return made }
        static func madeCounter() -> Counter { Counter() }
        func keptCounter() -> Counter { let made = Counter(); counters.append(made); return made }
      }
      """
    let words = candidates(for: field("Scanner", ".delegate"), in: text).map(\.words)
    #expect(words.contains("make .delegate weak") != isStrong, "\(words)")
  }

  @Test(arguments: [
    ("Job(name).start()", true), ("let job = Job(name); job.start()", true),
    ("let job = Job(name); jobs.append(job); job.start()", false),
    ("jobs.append(Job(name))", false),
    ("current = Job(name)", false), ("Job.shared.start()", false),
  ])
  func `an object that only its closure keeps is not let go before its end`(
    _ making: String, _ isKept: Bool
  ) {
    let text = """
      class Job {
        let courier: Courier
        func start() {
          courier.deliver { self.count += 1 }
        }
        var count = 0
        init(courier: Courier) { self.courier = courier }
      }
      class Shop {
        func work() { \(making) }
      }
      """
    var path = path(4)
    path.start = RetainingPath.Node(name: "Job", expectation: .expectedGone)
    path.steps[2].target = path.start
    let found = candidates(for: path, in: text)
    #expect(found.contains { $0.text.contains("[weak self]") } != isKept)
    let advice =
      "nothing but this closure keeps Job while it works, and a weak one would end it at once: "
      + "end the reference when the work is done"
    #expect(folder(text).endAdvice(for: path) == (isKept ? advice : nil))
    // Nor is a property weak that has it meanwhile.
    let list = text + "\nclass Jobs { static var now: Job?; var job: Job? }"
    var held = field("Jobs", ".job")
    held.start = path.start
    held.steps[1].target = path.start
    #expect(
      candidates(for: held, in: list).contains { $0.words == "make .job weak" } != isKept)
  }

  @Test(arguments: [
    ("server.send { self.onSent?() }", true), ("server.send { self.finish() }", true),
    ("Task { await server.send(); onSent?() }", true), ("onSent?()", false),
    ("server.send { self.title = \"\" }; onSent?()", false),
  ])
  func `a closure that the screen calls when it may have left is not cleared`(
    _ line: String, _ isLate: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let server: Server
        var onSent: (() -> Void)?
        func tapped() { \(line) }
        func finish() { onSent?() }
        override func viewDidLoad() { super.viewDidLoad(); onSent = { Flow.shared.end() } }
        init(server: Server) { self.server = server }
      }
      class Flow { var screen: Screen? }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var clear = RetainingPath.Step(
      label: ".onSent", target: RetainingPath.Node(name: "closure #1", kind: .closure))
    clear.facts = ReferenceFacts(
      ReferenceDeclaration([.init(".onSent", .property, [.variable, .optional])]), isOnly: true)
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        clear, RetainingPath.Step(label: "captures self", target: RetainingPath.Node(name: "Flow")),
        RetainingPath.Step(label: ".screen", target: screen),
      ])
    #expect(!candidates(for: path, in: text).contains { $0.words.hasPrefix("clear .onSent") })
    #expect(
      folder(text).endAdvice(for: path)?.hasPrefix(
        isLate
          ? "Screen calls .onSent when it may have left, and so it is not to be cleared: "
          : "end it where the screen leaves, `onSent = nil`, and begin it again where it appears")
        == true)
  }

  @Test(arguments: [
    ("ledger.add(1)", true), ("title = \"sent\"", false), ("count += 1", false),
  ])
  func `a delegate that has work for others when it has left is not made weak`(
    _ line: String, _ isWork: Bool
  ) {
    let text = """
      protocol UploaderDelegate: AnyObject { func didSend(); func willSend() }
      class Uploader { var delegate: UploaderDelegate?; func end() { delegate?.didSend() } }
      class Screen: UIViewController, UploaderDelegate {
        let uploader: Uploader; let ledger: Ledger
        var count = 0
        func didSend() { \(line) }
        func willSend() { ledger.add(2) }
        func didSend(_ items: [Int]) { ledger.add(items.count) }
        init(uploader: Uploader, ledger: Ledger) { self.uploader = uploader; self.ledger = ledger }
      }
      """
    var path = field("Uploader", ".delegate")
    path.steps[0].label = ".uploader"
    #expect(
      candidates(for: path, in: text).contains { $0.words == "make .delegate weak" } != isWork)
    #expect(
      folder(text).advice(for: path)
        == (isWork
          ? "Uploader calls Screen after it has left and, in `didSend()`, does `ledger.add(…)`; "
            + "give it a .delegate that outlives Screen" : nil))
    // Of what the screen has made, nothing is called when it has left.
    let own = text.replacing("let uploader: Uploader;", with: "let uploader = Uploader();")
      .replacing("uploader: Uploader, ", with: "").replacing("self.uploader = uploader; ", with: "")
    #expect(
      candidates(for: path, in: own).contains { $0.words == "make .delegate weak" })
  }

  @Test(arguments: [
    ("let values: AsyncStream<Int>", true), ("var values: AsyncStream<Int> { make() }", false),
  ])
  func `the only reader of a stream is not cancelled where the screen leaves`(
    _ stream: String, _ isKept: Bool
  ) {
    let text = """
      class Feed { \(stream) }
      class Screen: UIViewController {
        let feed: Feed
        var task: Task<Void, Never>?
        override func viewDidLoad() {
          super.viewDidLoad()
          task = Task { await follow() }
        }
        func follow() async { for await value in feed.values { title = value } }
      }
      """
    let path = field("task", "waits", kind: .task)
    #expect(
      candidates(for: path, in: text).contains { $0.text.contains("task?.cancel()") } != isKept)
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
    #expect(
      advice
        == (isKept
          ? "use self weakly for each value of `feed.values`, in the task itself: a stream whose "
            + "reader is cancelled has ended, and a screen that is shown again would hear nothing"
          : nil))
  }
}
