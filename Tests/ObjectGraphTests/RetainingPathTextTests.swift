import ObjectGraph
import Testing

@Suite struct RetainingPathTextTests {
  private let profile = MadeUpGraph(
    """
    profile = ProfileViewController
    model = ProfileViewModel
    save = closure: closure #1 in ProfileViewController.viewDidLoad()
    profile .viewModel -> model
    model .onSave -> save
    save captures self -> profile
    """)

  @Test func `a cycle is told line by line and ends with its repair`() {
    let search = profile.search(names: ["profile": "ProfileViewController#3"])
    #expect(
      search.bestCycle(through: profile["profile"]).description == """
        cycle, 3 strong references
        ProfileViewController#3
          .viewModel        → ProfileViewModel
          .onSave           → closure #1 in ProfileViewController.viewDidLoad()
            captures self   → ProfileViewController#3
        ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test func `the same cycle fits into a narrower and indented column`() {
    let search = profile.search(names: ["profile": "ProfileViewController#3"])
    #expect(
      search.bestCycle(through: profile["profile"]).path?.text(width: 44, indentation: 2) == """
          cycle, 3 strong references
          ProfileViewController#3
            .viewModel        → ProfileViewModel
            .onSave
                → closure #1 in
                  ProfileViewController.viewDidLoad()
              captures self
                  → ProfileViewController#3
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test
  func `each step of the program's own has its line below its label when places are asked for`() {
    func line(_ file: String, _ line: Int) -> SourceLine {
      SourceLine(file: file, line: line, folder: "Sources/Shop")
    }
    var session = RetainingPath.Node(name: "Session")
    session.library = nil
    var closure = RetainingPath.Node(name: "closure #1 in Feed.load()", kind: .closure)
    closure.source = line("Feed.swift", 31)
    var task = RetainingPath.Node(name: "task of Feed.load()", kind: .task)
    task.wait = TaskWait(function: "Feed.wait()", line: line("Feed.swift", 40), subject: "a sleep")
    var timer = RetainingPath.Node(name: "Timer")
    timer.library = "Foundation"
    var steps = [
      RetainingPath.Step(label: ".timer", target: timer),
      RetainingPath.Step(label: ".block", target: closure, isForeign: true),
      RetainingPath.Step(label: "captures #2", target: task),
      RetainingPath.Step(label: "uses self", target: .init(name: "Feed#1")),
      RetainingPath.Step(label: ".next[7]", target: .init(name: "Feed#2"), omittedCount: 6),
      RetainingPath.Step(label: ".model", target: .init(name: "FeedModel")),
    ]
    steps[0].source = line("Session.swift", 12)
    steps[1].source = line("Never.swift", 1)
    steps[4].source = line("Never.swift", 2)
    var target = RetainingPath.Step(
      label: ".target", target: .init(name: "Feed#3"), isForeign: true)
    target.call = line("Feed.swift", 50)
    steps += [RetainingPath.Step(label: ".link", target: .init(name: "CADisplayLink")), target]
    var path = RetainingPath(origin: .root("static Session.shared"), start: session, steps: steps)
    var root = ReferenceDeclaration.Part("static Session.shared", .property)
    root.source = SourceLine(file: "Session.swift", line: 4)
    path.rootDeclaration = ReferenceDeclaration([root])
    #expect(
      path.text(width: 100, places: true) == """
        held by static Session.shared
        at Session.swift:4
        Session
          .timer          → Timer
          at Sources/Shop/Session.swift:12
          .block          → closure #1 in Feed.load()
            captures #2   → task of Feed.load(), waiting at Sources/Shop/Feed.swift:40 for a sleep
            at Sources/Shop/Feed.swift:31
              uses self   → Feed#1
          .next[7]        → Feed#2
          .model          → FeedModel
          .link           → CADisplayLink
          .target         → Feed#3
          at Sources/Shop/Feed.swift:50
        """)
    #expect(!path.description.contains("Sources"))
  }

  @Test func `only the steps between the last alive and the first gone are underlined`() {
    let graph = MadeUpGraph(
      """
      window = Window
      router = Router
      stack = storage: array
      screen = ProfileViewController
      window .rootViewController -> navigation
      navigation .router -> router
      router .cache -> cache
      cache .screens -> stack
      stack ["profile"] -> screen
      screen .model -> model
      """)
    let search = graph.search(
      from: "window", gone: ["screen", "model"], alive: ["router"],
      names: ["screen": "ProfileViewController#3"])
    #expect(
      search.bestPath(to: graph["model"]).description == """
        held by root window
        Window
          .rootViewController   → navigation
          .router               → Router
        ~ .cache                → cache
        ~ .screens["profile"]   → ProfileViewController#3
        ~~~~~~~~~~~~~~~~~~~~~~ fix: remove it from .screens
          .model                → model
        """)
  }

  @Test func `a root that holds a departed object is the suspect itself`() {
    let path = RetainingPath(
      origin: .root("static Session.current"),
      start: .init(name: "ProfileViewController#3", expectation: .expectedGone), steps: [])
    #expect(
      path.description == """
        held by static Session.current
        ProfileViewController#3
        ~~~~~~~~~~~~~~~~~~~~~~~ fix: clear static Session.current
        """)
  }

  @Test func `captures of closures in closures go deeper, fields come back to the margin`() {
    let graph = MadeUpGraph(
      """
      outer = closure: closure #1 in A.start()
      inner = closure: closure #2 in closure #1 in A.start()
      a .onStart -> outer
      outer captures inner -> inner
      inner captures b -> b
      b .a -> a
      """)
    #expect(
      graph.search().bestCycle(through: graph["a"]).description == """
        cycle, 4 strong references
        a
          .onStart           → closure #1 in A.start()
            captures inner   → closure #2 in closure #1 in A.start()
              captures b     → b
          .a                 → a
        ~~~~~~~~~~~~~~~~~~~ fix: capture b weakly
        """)
  }

  @Test func `closures in closures stop going deeper at the twelfth column`() {
    let node = RetainingPath.Node(name: "closure", kind: .closure)
    let steps = Array(repeating: RetainingPath.Step(label: "captures f", target: node), count: 7)
    #expect(
      RetainingPath(origin: .root("static f"), start: node, steps: steps).description == """
        held by static f
        closure
          captures f             → closure
            captures f           → closure
              captures f         → closure
                captures f       → closure
                  captures f     → closure
                    captures f   → closure
                    captures f   → closure
        """)
  }

  @Test func `no line is wider than the width, whatever the names, and no name is cut`() {
    let long = String(repeating: "VeryLong", count: 20)
    let path = RetainingPath(
      origin: .root(long), start: .init(name: long, kind: .closure),
      steps: (0..<9).map { _ in
        .init(
          label: "captures \(long)", strength: .probable,
          target: .init(name: long + "\n", kind: .closure, expectation: .expectedGone))
      })
    let widths = [0, 40, 57, 80].map { width in
      path.text(width: width).split(separator: "\n").map(\.count).max()
    }
    #expect(widths == [40, 40, 57, 80])
    let names = path.text().filter { !$0.isWhitespace }.split(separator: "→").dropFirst()
    #expect(names.count == 9)
    #expect(names.allSatisfy { $0.hasPrefix("probably" + long) })
  }

  @Test func `a path tells its parts`() throws {
    let path = try #require(profile.search().bestCycle(through: profile["profile"]).path)
    #expect(path.target == path.start)
    #expect(path.holder(ofStep: 1).name == "ProfileViewModel")
    #expect(path.referenceCount(.strong) == 3)
  }
}
