/// Writes the statements of a test, step by step.
struct TestWriter {
  /// The instances that have to have a variable, by label: `Feed#1`.
  let referenced: Set<String>
  /// The screens that have to be able to keep what they are linked to, by name.
  let linked: Set<String>
  /// The instances that a step spoke of.
  private(set) var spokenOf: Set<String> = []
  /// The screens that a step linked to something, by name.
  private(set) var linkedTo: Set<String> = []
  /// The coordinators made so far.
  private(set) var coordinators: Set<String> = []
  /// The number of the line that is being written.
  var line = 0
  private var classes: [String] = []
  private var statements: [String] = []
  private var allowances: [String] = []
  private var counts: [String: Int] = [:]
  /// The variables of the test that keep what the app keeps.
  private var locals: [String] = []

  init(referenced: Set<String> = [], linked: Set<String> = []) {
    (self.referenced, self.linked) = (referenced, linked)
  }

  /// The test's name for the screen on top of everything.
  static let visible = "visible"

  mutating func add(_ lines: String...) { statements += lines }

  // MARK: - Names

  /// Counts an instance as the simulation does, and gives its label.
  mutating func made(_ name: String) -> String {
    counts[name, default: 0] += 1
    return "\(name)#\(counts[name] ?? 0)"
  }

  func label(_ reference: Script.Reference) -> String {
    "\(reference.name)#\(reference.number ?? counts[reference.name, default: 0])"
  }

  /// The weak variable of an instance: `feed1`.
  static func variable(_ label: String) -> String {
    let name = label.filter { $0 != "#" }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The weak variable of a screen that a step speaks of.
  mutating func variable(_ reference: Script.Reference) throws(TestSource.Untranslatable) -> String
  {
    guard !Grammar.containers.contains(reference.name) else {
      throw TestSource.Untranslatable(line: line, what: "a container by its name")
    }
    let label = label(reference)
    spokenOf.insert(label)
    return Self.variable(label)
  }

  /// The navigation controller around a named screen, or around the visible one.
  mutating func stack(_ place: Script.Reference?) throws(TestSource.Untranslatable) -> String {
    guard let place else { return "stack" }
    return "\(try variable(place))?.navigationController"
  }

  /// An expression that makes a screen; `setUp` has what comes before, where it has a variable.
  mutating func making(_ name: String) -> (setUp: [String], expression: String) {
    let label = made(name)
    guard referenced.contains(label) else { return ([], "\(name)()") }
    let variable = Self.variable(label)
    return (
      ["let \(variable)Made = \(name)()", "\(variable) = \(variable)Made"], "\(variable)Made"
    )
  }

  /// Statements that share variables which must not outlive them.
  mutating func addScoped(_ setUp: [String], _ lines: String...) {
    addScoped(setUp, lines)
  }

  mutating func addScoped(_ setUp: [String], _ lines: [String]) {
    guard !setUp.isEmpty else { return statements += lines }
    statements.append("do {")
    statements += (setUp + lines).map { "  " + $0 }
    statements.append("}")
  }

  mutating func declare(_ names: [String], _ leak: Script.Leak?) {
    for name in names {
      let text = Self.screenClass(name, leak)
      classes.append(linked.contains(name) ? Self.linkable(text) : text)
    }
  }

  mutating func link(_ name: String) { linkedTo.insert(name) }

  /// A variable that keeps something for the length of the test.
  mutating func need(local: String) {
    if !locals.contains(local) { locals.append(local) }
  }

  mutating func makeCoordinator(_ name: String) {
    if coordinators.isEmpty {
      classes.append(
        """
        @MainActor private final class Coordinator {
          var screen: UIViewController?
          weak var weakScreen: UIViewController?
          var linked: [AnyObject] = []
        }

        """)
      need(local: "var coordinators: [String: Coordinator] = [:]")
    }
    coordinators.insert(name)
    need(local: "weak var \(Self.variable(name)): Coordinator?")
  }

  /// Lets the test pass with what a step expects.
  mutating func allow(_ matter: String) {
    let words = "\(matter), \"expected by a step\")"
    if !allowances.contains(words) { allowances.append(words) }
  }

  /// A screen's class with room for what it is linked to.
  private static func linkable(_ text: String) -> String {
    let links = "  var links: [AnyObject] = []\n  weak var delegate: AnyObject?\n"
    let head = text.prefix { $0 != "{" } + "{\n"
    let body = text.dropFirst(head.count)
    return text.hasSuffix("{}\n") ? head + links + "}\n" : head + links + "\n" + body
  }

  private static func screenClass(_ name: String, _ leak: Script.Leak?) -> String {
    let body: String
    switch leak {
    case nil: return "private final class \(name): UIViewController {}\n"
    case .closure:
      body = "    action = { self.title = \"tapped\" }"
    case .method:
      body = "    action = act"
    case .delegate:
      return """
        private final class \(name): UIViewController {
          private final class Loader {
            var delegate: UIViewController?
          }

          private let loader = Loader()

          override func viewDidLoad() {
            super.viewDidLoad()
            loader.delegate = self
          }
        }

        """
    }
    let method = leak == .method ? "\n\n  private func act() { title = \"tapped\" }" : ""
    return """
      private final class \(name): UIViewController {
        private var action: (() -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
      \(body)
        }\(method)
      }

      """
  }

  // MARK: - The text

  /// The whole file, with a suite of this name.
  func text(suite: String) -> String {
    let variables =
      referenced.sorted().map { "weak var \(Self.variable($0)): UIViewController?" }
      + locals
    let allowed = allowances.joined(separator: ",\n    ")
    let trait =
      allowances.isEmpty
      ? "@MainActor @Suite(.checksDeallocation) "
      : "@MainActor\n@Suite(\n  .checksDeallocation(\n    allowing: \(allowed))\n)\n"
    let imports = ["LifecycleTesting", "Testing"].map { "import \($0)" }
    // As after a script, so that both checks can judge.
    let ending = "simulation.advance(by: .seconds(\(Player.aftermathSeconds)))"
    let body = (variables + statements + [ending]).map { $0.isEmpty ? "" : "    " + $0 }
    return """
      \(imports.joined(separator: "\n"))

      \(classes.joined(separator: "\n"))
      \(trait)struct \(suite) {
        let simulation = Simulation.ofTest()
        var visible: UIViewController? { simulation.visibleViewController }
        var stack: UINavigationController? { visible?.navigationController }

        @Test func `what the session did`() throws {
      \(body.joined(separator: "\n"))
        }
      }

      """
  }
}
