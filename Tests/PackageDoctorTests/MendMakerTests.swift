import ObjectGraph
import Testing

@testable import PackageDoctor

/// A closure of a coordinator that captures the coordinator: whoever makes coordinators keeps them, or nothing else does.
@Suite struct MendMakerTests: MendEditing {
  private func source(_ maker: String) -> String {
    """
    class Flow {
      let screen = Screen()
      func start() {
        screen.onDone = { self.finish() }
      }
      func finish() { navigation.pop() }
    }
    class Screen: UIViewController { var onDone: (() -> Void)? }
    protocol Coordinator { var children: [Coordinator] { get set } }
    extension Coordinator {
      func add(_ child: Coordinator) {
        children.append(child)
        child.start()
      }
      func run(_ child: Coordinator) { child.start() }
    }
    class Shop: Coordinator {
      var children: [Coordinator] = []
      var child: Flow?
      weak var last: Flow?
      var flows: [Int: Flow] = [:]
      \(maker)
    }
    """
  }

  private var path: RetainingPath {
    var path = closure(4)
    path.steps[0].label = ".onDone"
    path.steps[1].target = RetainingPath.Node(name: "Flow")
    path.steps[1].facts = ReferenceFacts(ReferenceDeclaration("captures self"), isOnly: true)
    path.steps.append(
      RetainingPath.Step(
        label: ".screen", target: RetainingPath.Node(name: "Screen", expectation: .expectedGone)))
    return path
  }

  @Test(arguments: [
    "func open() { let flow = Flow(); children.append(flow) }",
    "func open() { let flow = Flow(); flow.start(); add(flow) }",
    "func open() { children.append(Flow()) }", "func open() { add(Flow()) }",
    "func open() { child = Flow() }", "func open() { let flow = Flow(); self.child = flow }",
    "func open() { let flow = Flow(); flows[1] = flow }", "let first = Flow()",
  ])
  func `a coordinator whose maker keeps it is captured weakly`(_ maker: String) {
    let texts = candidates(for: path, in: source(maker)).map(\.text)
    #expect(texts.first?.contains("{ [weak self] in self?.finish() }") == true)
  }

  @Test(arguments: [
    "", "func open() { let flow = Flow(); flow.start() }", "func open() { Flow().start() }",
    "func open() { last = Flow() }", "func open() { let flow = Flow(); last = flow }",
    "func open() { let flow = Flow(); run(flow) }",
    "func open() { let flow = Flow(); other.children.append(flow) }",
    "func make() -> Flow { Flow() }",
    "func open() { children.append(Flow()) }\n  func peek() { let flow = Flow(); flow.start() }",
  ])
  func `one that nothing else is seen to keep stays captured, and the edit is left to a person`(
    _ maker: String
  ) {
    #expect(!candidates(for: path, in: source(maker)).contains { $0.text.contains("weak self") })
    let folder = SourceFolder(texts: [("Shop/Screen.swift", source(maker))])
    #expect(
      folder.endAdvice(for: path) == """
        capture self weakly, if something else keeps Flow as long as its screen is there, such as \
        a list of its maker; none is seen
        """)
  }

  @Test func `a screen that its maker keeps is no coordinator`() {
    let text = """
      class Screen: UIViewController {
        func load() { onDone = { self.title = "" } }
        var onDone: (() -> Void)?
      }
      class Shop { let screen = Screen() }
      """
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    #expect(!folder.isKeptByMakers(closure(2), 1))
  }
}
