import ObjectGraph
import Testing

@testable import PackageDoctor

/// Objects that a screen has made and that hand themselves on: what they call goes on when the screen has left.
@Suite struct MendHandingTests: MendEditing {
  /// A screen with a helper of its own, whose closure begins on line 4.
  private func helped(_ method: String, work: String = "self.profiles.add(name)") -> String {
    """
    class Screen: UIViewController {
      private let profiles: Profiles
      private var status = ""
      private lazy var helper = Helper<String>(queue) { name in
        \(work)
      }
      init(profiles: Profiles) { self.profiles = profiles }
    }
    class Helper<Value> {
      private let queue: Queue
      private let onDone: (Value) -> Void
      private var values: [Value] = []
      init(_ queue: Queue, _ onDone: @escaping (Value) -> Void) {
        self.queue = queue
        self.onDone = onDone
      }
      \(method)
      private func fire() { onDone(values[0]) }
    }
    """
  }

  private var path: RetainingPath {
    var path = closure(4)
    path.steps[0].label = ".onDone"
    path.steps.insert(
      RetainingPath.Step(label: ".helper", target: RetainingPath.Node(name: "Helper<String>")),
      at: 0)
    return path
  }

  @Test(arguments: [
    ("func send(_ v: Value) { queue.after(1) { self.fire() } }", true),
    ("func send(_ v: Value) { let item = Item { self.onDone(v) }; queue.run(item) }", true),
    ("func send(_ v: Value) { Task { if await queue.isFree { onDone(v) } } }", true),
    ("func send(_ v: Value) { queue.onFree = { self.fire() } }", true),
    ("func send(_ v: Value) { queue.run(fire) }", true),
    ("func send(_ v: Value) async { await queue.wait(); fire() }", true),
    ("func send(_ v: Value) { queue.add(self) }", true),
    // It calls while it is called, or does without itself.
    ("func send(_ v: Value) { onDone(v) }", false),
    ("func send(_ v: Value) { values.forEach { self.onDone($0) } }", false),
    ("func send(_ v: Value) { if values.isEmpty { self.fire() } }", false),
    ("func send(_ v: Value) { queue.after(1) { print(v) } }", false),
    ("func send(_ v: Value) { center.addObserver(self, selector: #selector(fire)) }", false),
  ])
  func `what hands itself on may call when its screen has left`(_ method: String, _ isLate: Bool) {
    let text = helped(method)
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
    #expect(
      advice
        == (isLate
          ? "if it is called after Screen has left, the closure does `self.profiles.add(…)`; "
            + "capture what that needs, and self weakly for the rest: [profiles = self.profiles]"
          : nil))
    let isWeak = { candidates(for: path, in: $0).contains { $0.text.contains("weak self") } }
    #expect(isWeak(text) != isLate)
    #expect(isWeak(helped(method, work: "self.status = name")))
  }

  @Test func `what would be gone with its screen is not mended by a capture`() {
    let text = helped("func send(_ v: Value) { queue.after(1) { [weak self] in self?.fire() } }")
    #expect(
      SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
        == "if it is called after Screen has left, the closure does `self.profiles.add(…)`; "
        + "if nothing needs that then, capture self weakly, "
        + "else keep what that needs in an object that outlives Screen")
    #expect(candidates(for: path, in: text).map(\.words).allSatisfy { !$0.contains("weakly") })
  }

  @Test(arguments: [
    ("let saver: Saver", ".saver.server", true), ("let saver: Saver", ".saver.own", false),
    ("let rows: [Row]", ".rows[0]", true), ("let cells: [RowCell]", ".cells[0]", false),
  ])
  func `an object in a value that was given outlives the screen`(
    _ declared: String, _ label: String, _ isOutlived: Bool
  ) {
    let text = """
      struct Saver { let server: Server; let own = Form() }
      class Screen: UIViewController {
        let badge: Badge
        func save() {
          saver("a") { self.badge.show() }
        }
        \(declared)
        init(badge: Badge) { self.badge = badge }
      }
      """
    var path = closure(5)
    path.steps.insert(
      RetainingPath.Step(label: label, target: RetainingPath.Node(name: "Server")), at: 0)
    let isWeak = candidates(for: path, in: text).contains { $0.text.contains("weak self") }
    #expect(isWeak != isOutlived)
  }

  @Test func `a private closure that the screen hands on keeps its work`() {
    let text = """
      class Screen: UIViewController {
        let service: Service; let courier: Courier
        private lazy var onSave: () -> Void = {
          self.service.save()
        }
        func save() { if let onSave { onSave() }; courier.deliver(onSave) }
        init(service: Service) { self.service = service }
      }
      """
    var path = closure(3)
    path.steps[0].label = ".onSave"
    let isWeak = { candidates(for: path, in: $0).contains { $0.text.contains("weak self") } }
    #expect(!isWeak(text))
    #expect(isWeak(text.replacing("courier.deliver(onSave)", with: "onSave()")))
  }

  @Test func `an overload is known by its labels`() {
    let text = """
      class Screen: UIViewController {
        let engine: Engine
        func load() {
          engine.onProgress { self.show(1) }
        }
        private func show(_ percent: Int) { title = "a" }
        init(engine: Engine) { self.engine = engine }
      }
      extension UIViewController {
        func show(_ other: UIViewController, with style: Int) { CATransaction.begin() }
        func dismiss(toRoot: Bool, animation: Int? = nil) { CATransaction.begin() }
      }
      """
    var path = closure(4)
    path.steps[0].label = ".engine"
    path.steps[0].target.kind = .object
    path.steps.insert(
      RetainingPath.Step(label: ".listeners[0]", target: closure(4).steps[0].target), at: 1)
    #expect(candidates(for: path, in: text).first?.text.contains("[weak self]") == true)
    let library = text.replacing("self.show(1)", with: "self.dismiss(animated: true)")
    #expect(candidates(for: path, in: library).first?.text.contains("[weak self]") == true)
    let own = text.replacing("self.show(1)", with: "self.dismiss(toRoot: true)")
    #expect(!candidates(for: path, in: own).contains { $0.text.contains("[weak self]") })
  }

  @Test func `to listen to what is posted is no work`() {
    let text = """
      class Screen: UIViewController {
        func load() {
          listening = Task {
            for await note in NotificationCenter.default.notifications(named: .new) {
              self.title = note.name
            }
          }
        }
      }
      """
    var path = closure(3)
    path.origin = .root("task")
    #expect(candidates(for: path, in: text).first?.text.contains("guard let self") == true)
  }

  @Test func `a pattern's variable is not what the closure captures`() {
    let text = """
      class Model { var onEvent: ((Event) -> Void)? }
      class Flow {
        func start(plan: Int) {
          let screen = Screen()
          model.onEvent = { event in
            if case .chosen(let plan) = event {
              self.billing.plan = plan
              screen.hint = 1
            }
          }
        }
      }
      class Screen: UIViewController { public let model: Model; init(model: Model) { self.model = model } }
      """
    var path = closure(5, captures: "#1")
    path.steps[0].label = ".onEvent"
    path.steps.insert(
      RetainingPath.Step(label: ".model", target: RetainingPath.Node(name: "Model")), at: 0)
    #expect(candidates(for: path, in: text).first?.text.contains("[weak screen] event in") == true)
  }

  @Test(arguments: [
    ("perform(_ selector: Selector) { game.step(); title = \"a\" }", "game.step()"),
    ("perform(_ selector: Selector) { title = \"a\" }", nil),
  ])
  func `a selector without a method is performed by the screen`(_ method: String, _ words: String?)
  {
    let text = """
      class Screen: UIViewController {
        let game: Game
        init(game: Game) { self.game = game }
        func load() { link = CADisplayLink(target: self, selector: Selector("grow")) }
        func \(method)
      }
      """
    var path = field("CADisplayLink", ".target")
    path.origin = .root("run loop")
    path.steps[0].target.role = .displayLink
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
    #expect(advice?.contains("does `\(words ?? "")`; give it a target") == words.map { _ in true })
  }

  @Test(arguments: [
    ("private func raise(_ n: inout Int, to m: Int) { n = max(n, m) }", true),
    ("private func raise(_ n: inout Int, to m: Int) { n = m; Board.shared.best = m }", false),
    ("private func raise(_ n: inout Int, to m: Int) { boards.append(m) }; var boards = [1]", false),
  ])
  func `a global function is followed to its work`(_ function: String, _ isFree: Bool) {
    let text = """
      class Screen: UIViewController {
        var best = 0
        func load() {
          board.onScore { raise(&self.best, to: 2); self.title = "a" }
        }
      }
      \(function)
      """
    var path = closure(4)
    path.origin = .root("static Board.shared")
    let isWeak = candidates(for: path, in: text).contains { $0.text.contains("guard let self") }
    #expect(isWeak == isFree)
  }

  @Test(arguments: [
    ("public var resume: Int { last?.position ?? 0 }", true),
    ("func resume() -> Int { last?.position ?? 0 }", true),
    ("private func keep() -> Int { last?.position ?? 0 }", false),
    ("func save() { store.save(last?.position) }", false),
    ("func name() -> String { last?.title ?? \"\" }", false),
  ])
  func `a screen that is asked of what outlives it is kept on purpose`(
    _ reader: String, _ isKept: Bool
  ) {
    let text = """
      class Room {
        private var last: Screen?
        func opened(_ screen: Screen) { last = screen }
        \(reader)
      }
      class Screen: UIViewController {
        let room: Room; var position = 0
        init(room: Room) { self.room = room }
        override func viewDidLoad() { super.viewDidLoad(); room.opened(self) }
      }
      """
    var path = field("Room", ".last")
    path.steps[0].label = ".room"
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    #expect(candidates(for: path, in: text).contains { $0.words == "make .last weak" } != isKept)
    let advice = folder.endAdvice(for: path) ?? ""
    #expect(advice.hasPrefix("Room.last keeps Screen on purpose") == isKept)
  }

  @Test func `a property of a generic class is weak where it is written by a key path`() {
    let text = """
      class Binding<Root: AnyObject> {
        private let root: Root
        private let path: Path<Root>
        init(_ root: Root, _ path: Path<Root>) { self.root = root; self.path = path }
        func send(_ value: Int) { root[keyPath: path] = value }
      }
      class Screen: UIViewController {
        private var field: Binding<Screen>?
        override func viewDidLoad() { field = Binding(self, path) }
      }
      """
    var path = field("Binding<Screen>", ".root")
    path.steps[0].label = ".field"
    let found = candidates(for: path, in: text).first
    #expect(found?.words == "make .root weak")
    #expect(found?.text.contains("private weak var root: Root?") == true)
    #expect(found?.text.contains("{ root?[keyPath: path] = value }") == true)
  }

  @Test func `what is to leave a list is named, with what puts it there`() {
    let text = """
      class Store {
        private var listeners: [Listener] = []
        func add(_ listener: Listener) { listeners.append(listener) }
      }
      class Main {
        var children: [Int: Child] = [:]
        func open() { let child = Child(); child.onEnd = { self.children[1] = nil }; children[1] = child }
      }
      """
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    #expect(
      folder.removalAdvice(for: field("Store", ".listeners[0]"))
        == "let Store.listeners hold Screen weakly, or take it out where it leaves and put it in again "
        + "where it appears: `Store.add(_:)` puts it there")
    let path = RetainingPath(
      origin: .root("static App.main"),
      start: RetainingPath.Node(name: "Main", expectation: .expectedAlive),
      steps: [
        RetainingPath.Step(
          label: ".children[1]",
          target: RetainingPath.Node(name: "Child", expectation: .expectedGone)),
        RetainingPath.Step(
          label: ".screen",
          target: RetainingPath.Node(name: "Screen", expectation: .expectedGone)),
      ])
    #expect(
      folder.removalAdvice(for: path)
        == "take Child out of Main.children when its flow ends, as it leads to Screen: "
        + "`Main.open()` puts it there; what takes it out is not called in this flow")
  }
}
