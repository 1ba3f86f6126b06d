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
          ? "the closure is called after Screen has left and does `self.profiles.add(…)`; "
            + "capture what that needs instead of self: [profiles = self.profiles]" : nil))
    let isWeak = { candidates(for: path, in: $0).contains { $0.text.contains("weak self") } }
    #expect(isWeak(text) != isLate)
    #expect(isWeak(helped(method, work: "self.status = name")))
  }

  @Test func `what would be gone with its screen is not mended by a capture`() {
    let text = helped("func send(_ v: Value) { queue.after(1) { [weak self] in self?.fire() } }")
    #expect(
      SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
        == "the closure is called after Screen has left and does `self.profiles.add(…)`; "
        + "keep what that needs in an object that outlives Screen")
    #expect(candidates(for: path, in: text).map(\.words).allSatisfy { !$0.contains("weakly") })
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
      }
      """
    var path = closure(4)
    path.steps[0].label = ".engine"
    path.steps[0].target.kind = .object
    path.steps.insert(
      RetainingPath.Step(label: ".listeners[0]", target: closure(4).steps[0].target), at: 1)
    #expect(candidates(for: path, in: text).first?.text.contains("[weak self]") == true)
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
}
