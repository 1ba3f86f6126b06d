import ObjectGraph
import Testing

@testable import PackageDoctor

/// The words of what is left to a person: done to the letter, it frees the screen and loses nothing.
@Suite struct MendAdviceTests: MendEditing {
  private func folder(_ text: String) -> SourceFolder {
    SourceFolder(texts: [("Shop/Screen.swift", text)])
  }

  @Test func `an argument that becomes a closure is made before the call`() {
    var path = closure(3)
    #expect(folder("").implicitAdvice(for: path) == nil)
    path.steps[0].target.name = "autoclosure #1 in Screen.load()"
    #expect(
      folder("").implicitAdvice(for: path)
        == "the argument of the call becomes a closure that captures self: make its value before "
        + "the call, and pass the constant; what changes until it is asked for is kept in an object "
        + "that the argument names instead")
  }

  @Test func `a local function that is handed on is to be a method`() {
    let text = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          func refresh() { title = "a" }
          store.observe(refresh)
        }
        func reload() {}
      }
      """
    func advice(_ name: String, role: ObjectRole? = .function) -> String? {
      var path = closure(4, role: role)
      path.steps[0].target.name = name
      return folder(text).implicitAdvice(for: path)
    }
    #expect(
      advice("refresh() in Screen.viewDidLoad()")
        == "make `refresh()` a method, and hand on a closure that captures self weakly and calls "
        + "it: a local function captures self strongly")
    #expect(advice("method reference in Screen.viewDidLoad()") == nil)
    #expect(advice("reload() in Screen.viewDidLoad()") == nil)
    #expect(advice("closure #1 in Screen.viewDidLoad()", role: nil) == nil)
  }

  @Test func `what is of a generic type is kept as an object of any class`() {
    let text = "class Presenter<View> { var view: View? }"
    let path = field("Presenter", ".view")
    var step = path.steps[1]
    step.facts = ReferenceFacts(
      ReferenceDeclaration([.init(".view", .property, [.variable, .optional, .reference])]),
      isOnly: false)
    var given = path
    given.steps[1] = step
    func advice(_ error: String) -> String? {
      folder(text).advice(
        for: given,
        after: [RefusedTrial(kind: .weakProperty("Presenter.view"), reason: .doesNotCompile(error))]
      )
    }
    #expect(
      advice("'weak' must not be applied to non-class-bound 'View'")
        == "keep what Presenter.view has in a weak property of type AnyObject, and let .view cast "
        + "that: its own type need not be one of classes")
    #expect(
      advice("value of optional type 'View?' must be unwrapped")
        == "make Presenter.view weak, and decide what its uses are to do without it")
  }

  @Test(arguments: [
    ("self.queue.asyncAfter(1) { self.poll() }", true),
    ("self.queue.asyncAfter(1) { self.ledger.add(1) }", false),
    ("self.queue.asyncAfter(1, execute: work)", false),
    ("self.ledger.asyncAfter(1) { self.poll() }", false),
  ])
  func `to hand a queue a closure is no work but that of the closure`(
    _ line: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let queue: DispatchQueue; let ledger: Ledger
        var polls = 0
        func poll() {
          queue.asyncAfter(1) { self.next() }
        }
        func next() { polls += 1; \(line) }
        init(queue: DispatchQueue, ledger: Ledger) { self.queue = queue; self.ledger = ledger }
      }
      """
    var path = closure(5)
    path.steps.insert(
      RetainingPath.Step(label: ".queue", target: RetainingPath.Node(name: "DispatchQueue")), at: 0)
    #expect((folder(text).advice(for: path) == nil) == isOwn)
    #expect(
      candidates(for: path, in: text).contains { $0.text.contains("[weak self]") } == isOwn)
  }

  @Test(arguments: [
    ("func open(_ draft: Draft) { self.draft = draft }", false),
    // Set up, or ended, it is that object and no other.
    ("override func viewDidLoad() { draft = Draft() }", true),
    ("func close() { draft = nil }", true),
    ("func fill() { draft.text = \"a\" }", true),
  ])
  func `an object that is replaced later is not to be captured where the screen is set up`(
    _ method: String, _ isCaptured: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        private var draft: Draft!
        override func viewWillAppear(_ animated: Bool) {
          courier.deliver { self.draft.send() }
        }
        \(method)
        init(courier: Courier, draft: Draft) { self.courier = courier; self.draft = draft }
      }
      """
    var path = closure(5)
    path.steps.insert(
      RetainingPath.Step(label: ".courier", target: RetainingPath.Node(name: "Courier")), at: 0)
    #expect(
      folder(text).advice(for: path)
        == "if it is called after Screen has left, the closure does `self.draft.send()`; "
        + (isCaptured
          ? "capture what that needs, and self weakly for the rest: [draft = self.draft]"
          : "if nothing needs that then, capture self weakly, "
            + "else keep what that needs in an object that outlives Screen"))
  }

  @Test(arguments: [
    ("class Shelf { init() { scanner.delegate = Counter() } }", true),
    ("class Shelf { init() { scanner.delegate = self } }", false),
  ])
  func `a delegate that has to stay strong elsewhere is given what holds the screen weakly`(
    _ shelf: String, _ isStrong: Bool
  ) {
    let text = """
      protocol ScannerDelegate: AnyObject {}
      class Scanner { var delegate: ScannerDelegate? }
      class Counter: ScannerDelegate {}
      class Screen: UIViewController, ScannerDelegate {
        let scanner = Scanner()
        override func viewDidLoad() { super.viewDidLoad(); scanner.delegate = self }
      }
      \(shelf)
      """
    var path = field("Scanner", ".delegate")
    path.steps[0].label = ".scanner"
    let words = candidates(for: path, in: text).map(\.words)
    #expect(words.isEmpty == isStrong, "\(words)")
    #expect(
      folder(text).endAdvice(for: path)?.hasPrefix(
        isStrong
          ? "Scanner.delegate is given an object elsewhere that nothing else holds, and has to stay "
            + "strong: give it an object here that holds Screen weakly and passes the calls on"
          : "end it where the screen leaves, `scanner.delegate = nil`") == true)
  }

  @Test(arguments: [("PlainRules()", true), ("nil", false)])
  func `a property that has an object from the beginning has to stay strong for it`(
    _ value: String, _ isStrong: Bool
  ) {
    let text = """
      protocol Rules: AnyObject {}
      class PlainRules: Rules {}
      class Game { var rules: Rules? = \(value) }
      class Screen: UIViewController, Rules {
        let game = Game()
        func play() { game.rules = self }
      }
      """
    var path = field("Game", ".rules")
    path.steps[0].label = ".game"
    let words = candidates(for: path, in: text).map(\.words)
    #expect(words.isEmpty == isStrong, "\(words)")
    #expect(
      folder(text).endAdvice(for: path)?.hasPrefix(
        "Game.rules is made with an object that nothing else holds, and has to stay strong: give it "
          + "an object here that holds Screen weakly and passes the calls on") ?? false == isStrong)
  }

  @Test(arguments: [
    (#"var summary: String { "\(context["user"] ?? "nobody")" }"#, nil),
    ("var names: [String] { context.keys.map { context[$0]!.name } }", "Trail.names"),
    (#"var summary: String { context["screen"]!.name }"#, "Trail.summary"),
  ])
  func `a dictionary that is read by another key does not miss an entry`(
    _ member: String, _ reader: String?
  ) {
    let text = """
      class Trail {
        static let shared = Trail()
        var context: [String: Any] = [:]
        \(member)
      }
      class Screen: UIViewController {
        override func viewWillAppear(_ animated: Bool) { Trail.shared.context["screen"] = self }
      }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static Trail.shared"), start: RetainingPath.Node(name: "Trail"),
      steps: [RetainingPath.Step(label: #".context["screen"]"#, target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static Trail.shared", .property)])
    #expect(folder(text).reader(path, 0) == reader)
    #expect((folder(text).registryAdvice(for: path) == nil) == (reader == nil))
  }

  @Test(arguments: [("Ref(Theme())", true), ("Ref<Theme>(Theme())", true), ("nil", false)])
  func `a property of a generic class is weak only if it is the only owner of nothing`(
    _ value: String, _ isStrong: Bool
  ) {
    let text = """
      class Ref<Value: AnyObject> {
        var value: Value?
        init(_ value: Value) { self.value = value }
      }
      class Theme {}
      class Store { let themes = ["dark": \(value)] }
      class Centre {
        var screens: [Ref<Screen>] = []
        func add(_ screen: Screen) { screens.append(Ref(screen)) }
      }
      class Screen: UIViewController {
        func load() { centre.add(self) }
      }
      """
    let path = field("Ref<Screen>", ".value")
    // Another class has a property of the name.
    let slider =
      "class Slider { var value: Theme? }; func fill(_ slider: Slider) { slider.value = Theme() }"
    let words = candidates(for: path, in: text, others: [("Shop/Slider.swift", slider)]).map(
      \.words)
    #expect(words.contains("make .value weak") != isStrong)
    #expect(
      folder(text).endAdvice(for: path)
        == (isStrong
          ? "Ref.value is given an object elsewhere that nothing else holds, and has to stay strong: "
            + "hold Screen here in another class, with a weak property" : nil))
  }

  @Test(arguments: [("Document", "weak document"), ("Journal", "document")])
  func `what has a closure is not to be captured strongly by it`(_ holder: String, _ item: String) {
    let text = """
      class Screen: UIViewController {
        let document: Document; var name = ""
        func type() {
          document.registerUndo { self.document.text = self.name }
        }
        init(document: Document) { self.document = document }
      }
      """
    var path = closure(4)
    path.origin = .root("static Centre.shared")
    path.start = RetainingPath.Node(name: "Centre")
    path.steps[0].label = ".undos[0]"
    path.steps.insert(
      RetainingPath.Step(label: ".open", target: RetainingPath.Node(name: holder)), at: 0)
    #expect(
      folder(text).advice(for: path)?.contains(": [\(item) = self.document, name = self.name]")
        == true)
  }

  @Test(arguments: [
    ("self.recorder?.screen(self, saved: self.name)", false),
    ("self.recorder?.saved(self.next())", false),
    ("self.recorder?.saved(self.name)", true),
    ("self.recorder?.saved(self.names.count)", true),
  ])
  func `work that needs the screen itself, or what it takes out there, is not done by a capture`(
    _ line: String, _ isCaptured: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let outbox: Outbox; let recorder: Recorder?; let name = ""; private var names: [String] = []
        func send() {
          outbox.send { self.note() }
        }
        func note() {
          let first = \(line.contains("next") ? "names.removeFirst()" : "names.first")
          \(line.replacing("self.next()", with: "first"))
        }
        init(outbox: Outbox, recorder: Recorder?) { self.outbox = outbox; self.recorder = recorder }
      }
      """
    var path = closure(4)
    path.steps.insert(
      RetainingPath.Step(label: ".outbox", target: RetainingPath.Node(name: "Outbox")), at: 0)
    let advice = folder(text).advice(for: path)
    #expect(
      advice?.contains("; capture what that needs, and self weakly for the rest: ") == isCaptured)
    #expect(
      advice?.hasSuffix(", else keep what that needs in an object that outlives Screen")
        == !isCaptured)
  }

  @Test(arguments: [
    ("cannot convert value of type '()' to closure result type 'Validity'", true),
    ("cannot find 'form' in scope", false),
  ])
  func `a closure of a value that has no empty one is left to a person in words`(
    _ error: String, _ isOfValue: Bool
  ) {
    let trial = RefusedTrial(kind: .capture, reason: .doesNotCompile(error))
    let advice = folder("class Screen {}").advice(for: closure(1), after: [trial])
    #expect(
      advice
        == (isOfValue
          ? "capture self weakly, unwrap it first, and decide which Validity stands for nothing: "
            + "`guard let self else { return … }`" : nil))
  }
}
