import ObjectGraph
import Testing

@testable import PackageDoctor

/// The edits for a screen that is kept and shown again: it hears and counts meanwhile, because nothing ends where it
/// leaves.
@Suite struct MendKeptTests: MendEditing {
  /// A centre of listeners, and a screen that is one.
  private func centre(
    _ list: String = "var listeners: [Listener] = []", method: String = "",
    adding: String = "Centre.shared.listeners.append(self)"
  ) -> String {
    """
    protocol Listener { func hear() }
    class Centre {
      static let shared = Centre()
      \(list)
      func add(_ listener: Listener) { listeners.append(listener) }
      func hear() { for listener in listeners { listener.hear() } }
      \(method)
    }
    class Screen: UIViewController, Listener {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(adding)
      }
      func hear() {}
    }
    func begin() { Centre.shared.add(Screen()) }
    """
  }

  private func held(_ label: String = ".listeners[0]", by holder: String = "Centre")
    -> RetainingPath
  {
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static \(holder).shared"), start: RetainingPath.Node(name: holder),
      steps: [RetainingPath.Step(label: label, target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static \(holder).shared", .property)])
    return path
  }

  private static let words = "hold the elements of .listeners weakly"

  @Test func `a list of listeners that add themselves holds them weakly`() {
    let text = centre().replacing("func begin() { Centre.shared.add(Screen()) }", with: "")
      .replacing("  func add(_ listener: Listener) { listeners.append(listener) }\n", with: "")
    let found = candidates(for: held(), in: text).first
    #expect(found?.words == Self.words)
    #expect(
      found?.text.contains(
        """
          var listeners: [Listener] {
            get { weakListeners.compactMap { $0() } }
            set { weakListeners = newValue.map { object in { [weak object] in object } } }
          }
          /// The elements of `listeners`, held weakly.
          private var weakListeners: [() -> Listener?] = []
        """) == true)
    #expect(found?.text.contains("protocol Listener: AnyObject {") == true)
  }

  /// Declarations of the list, and that of the weak one.
  @Test(arguments: [
    ("var listeners = [Listener]()", "private var weakListeners: [() -> Listener?] = []"),
    (
      "var listeners: [any Listener] = []",
      "private var weakListeners: [() -> (any Listener)?] = []"
    ),
    (
      "private(set) var listeners: [String: Listener] = [:]",
      "private var weakListeners: [String: () -> Listener?] = [:]"
    ),
    (
      "@MainActor static var listeners: [Listener] = []",
      "@MainActor private static var weakListeners: [() -> Listener?] = []"
    ),
  ])
  func `the weak list is declared as the list is`(_ list: String, _ weak: String) {
    let added = list.contains("String") ? "listeners[\"a\"] = self" : "listeners.append(self)"
    let text = centre(list, adding: "Centre.shared.\(added)")
      .replacing("listeners.append(listener)", with: "hear()")
    let label = list.contains("String") ? ".listeners[\"a\"]" : ".listeners[0]"
    let found = candidates(for: held(label), in: text).first
    #expect(found?.words == Self.words)
    #expect(found?.text.contains("  " + weak) == true, "\(found?.text ?? "")")
  }

  @Test(arguments: [
    // By a method that others call with themselves.
    ("Centre.shared.add(self)", "", true),
    // By what pushes it.
    (
      "",
      "func open(_ s: Screen) { listeners.append(s); navigation.pushViewController(s, animated: true) }",
      true
    ),
    // The list may be the only owner.
    ("", "func open() { listeners.append(Screen()) }", false),
    ("", "func open(_ s: Screen) { listeners.append(s) }", false),
    ("Centre.shared.add(adapter)", "", false),
  ])
  func `a list is made weak only if something else keeps each of its elements`(
    _ adding: String, _ method: String, _ isWeak: Bool
  ) {
    var text = centre(method: method, adding: adding)
      .replacing("func begin() { Centre.shared.add(Screen()) }", with: "")
    if adding.isEmpty {
      text = text.replacing(
        "func add(_ listener: Listener) { listeners.append(listener) }", with: "")
    }
    let found = candidates(for: held(), in: text)
    #expect(found.contains { $0.words == Self.words } == isWeak)
    // One that is put there from elsewhere has no owner that is known.
    let made = candidates(for: held(), in: centre(method: method, adding: adding))
    #expect(!made.contains { $0.words == Self.words } || !adding.contains("add(") && isWeak)
  }

  @Test(arguments: [
    "let listeners: [Listener] = []",
    "var listeners: [Listener] = [] { didSet { hear() } }",
    "@Published var listeners: [Listener] = []",
    "var listeners: [Listener] = [Logger()]",
    "var listeners: [Listener?] = []",
    "var listeners: [() -> Void] = []",
    "lazy var listeners: [Listener] = []",
  ])
  func `a list that is no plain one stays as it is`(_ list: String) {
    let text = centre(list).replacing("func begin() { Centre.shared.add(Screen()) }", with: "")
    #expect(!candidates(for: held(), in: text).contains { $0.words == Self.words })
  }

  /// A screen with a timer that calls a target.
  private func timed(_ call: String) -> String {
    """
    class Screen: UIViewController {
      let services: SimulatedServices
      var count = 0
      func begin() {
        \(call)
      }
    }
    """
  }

  private var timer: RetainingPath {
    var timer = RetainingPath.Node(name: "SimulatedTimer")
    timer.role = .timer
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    return RetainingPath(
      origin: .root("the run loop"), start: timer,
      steps: [RetainingPath.Step(label: ".target", target: screen, isForeign: true)])
  }

  @Test(arguments: [
    (
      "services.scheduledTimer(named: \"a\", every: .seconds(1), target: self) { screen, _ in screen.count += 1 }",
      """
          services.scheduledTimer(named: "a", every: .seconds(1)) { [weak self] timer in
            guard let screen = self else { return timer.invalidate() }
            screen.count += 1
          }
      """
    ),
    (
      """
      kept = services.scheduledTimer(named: "a", every: .seconds(1), target: self, repeats: true) { it, clock in
            it.count += 1
            it.show()
          }
      """,
      """
          kept = services.scheduledTimer(named: "a", every: .seconds(1), repeats: true) { [weak self] clock in
            guard let it = self else { return clock.invalidate() }
            it.count += 1
            it.show()
          }
      """
    ),
  ])
  func `a timer holds its target weakly and ends without it`(_ call: String, _ after: String) {
    let found = candidates(for: timer, in: timed(call)).first
    #expect(found?.words == "let the timer hold self weakly and end without it")
    #expect(found?.text.contains(after) == true, "\(found?.text ?? "")")
  }

  @Test(arguments: [
    "services.scheduledTimer(named: \"a\", every: .seconds(1), target: other) { screen, _ in screen.count += 1 }",
    "services.scheduledTimer(named: \"a\", every: .seconds(1), target: self, userInfo: 1) { screen, _ in screen.go() }",
    "services.scheduledTimer(named: \"a\", every: .seconds(1), target: self, action: act)",
    "services.scheduledTimer(named: \"a\", every: .seconds(1), target: self) { $0.count += 1; $0.show($1) }",
  ])
  func `a timer that is made otherwise keeps its target`(_ call: String) {
    #expect(!candidates(for: timer, in: timed(call)).contains { $0.words.hasPrefix("let the") })
  }

  @Test func `a weak capture takes the constants with it that need no self`() {
    let text = """
      class Screen: UIViewController {
        let feed: Feed
        var last = 0
        func begin() {
          task = Task {
            for await price in feed.prices() {
              self.last = price
            }
          }
        }
      }
      """
    let found = candidates(for: closure(5), in: text)
    #expect(
      found.first?.text.contains(
        """
            task = Task { [weak self, feed] in
              for await price in feed.prices() {
                guard let self else { break }
                self.last = price
              }
            }
        """) == true, "\(found.first?.text ?? "")")
    // A local of the name is none of the screen's.
    let local = text.replacing("task = Task {", with: "task = Task { let feed = Feed()")
    #expect(candidates(for: closure(5), in: local).first?.text.contains("[weak self] in") == true)
  }

  @Test func `a patch says that a list has what led to the screen`() {
    let text = """
      class Shop { static let shared = Shop(); var children: [Trip] = [] }
      class Trip { var screen: Screen? }
      class Screen: UIViewController {}
      """
    var path = held(".children[0]")
    path.origin = .root("static Shop.shared")
    path.start = RetainingPath.Node(name: "Shop")
    path.steps[0].target = RetainingPath.Node(name: "Trip")
    path.steps.append(
      RetainingPath.Step(
        label: ".screen", target: RetainingPath.Node(name: "Screen", expectation: .expectedGone)))
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let weak = folder.candidates(for: path).first { $0.words == "make .screen weak" }
    #expect(
      weak?.uncovered == ["Shop.children has Trip as before; take it out where its flow ends"])
    path.steps[0].label = ".child"
    let alone = folder.candidates(for: path).first { $0.words == "make .screen weak" }
    #expect(alone?.uncovered == [])
  }

  @Test(arguments: [
    (
      "lazy var link: CADisplayLink = { let link = CADisplayLink(target: self, selector: turn); return link }()",
      "", false
    ),
    ("let link: CADisplayLink", "link = CADisplayLink(target: self, selector: turn)", false),
    ("var link: CADisplayLink?", "link = CADisplayLink(target: self, selector: turn)", false),
    ("var link: CADisplayLink?", "", true),
    (
      "lazy var link: CADisplayLink = start()", "", true
    ),
  ])
  func `what is made once is not ended where a screen leaves that may be shown again`(
    _ property: String, _ making: String, _ isMadeAgain: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        \(property)
        init() {
          \(making)
        }
        func start() -> CADisplayLink { CADisplayLink(target: self, selector: turn) }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(isMadeAgain ? "link = start()" : "link.isPaused = false")
        }
      }
      """
    var link = RetainingPath.Node(name: "CADisplayLink")
    link.role = .displayLink
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .root("the run loop"), start: link,
      steps: [RetainingPath.Step(label: ".target", target: screen, isForeign: true)])
    let found = candidates(for: path, in: text).map(\.words)
    #expect(found.contains("invalidate .link where the screen leaves") == isMadeAgain)
    let mark = property.contains("?") ? "?" : ""
    #expect(
      SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
        == (isMadeAgain
          ? nil
          : "make .link in viewWillAppear(_:), and end it in viewDidDisappear(_:), "
            + "`link\(mark).invalidate()`: it is made once now, and a screen that is shown again "
            + "would be without it"))
  }

  @Test(arguments: [
    // It is shown again.
    ("let page = self.page ?? Screen()", "", "keeps Screen on purpose, to show it again"),
    ("let page = page ?? makePage()", "", "keeps Screen on purpose, to show it again"),
    ("let page = page ?? .init()", "", "keeps Screen on purpose, to show it again"),
    // What a user has chosen there is read.
    (
      "let page = Screen()", "return page?.chosen.count ?? 0",
      "keeps Screen on purpose: `Flow.count()` reads its .chosen"
    ),
    (
      "let page = Screen()", "guard let page else { return 0 }; return page.total()",
      "keeps Screen on purpose: `Flow.count()` reads its .total"
    ),
    (
      "let page = Screen()", "label = page.map { \"\\($0.total()) of \\($0.chosen)\" }; return 0",
      "keeps Screen on purpose: `Flow.count()` reads its .total"
    ),
    (
      "let page = Screen()", "if let shown = page { return shown.chosen.count }; return 0",
      "keeps Screen on purpose: `Flow.count()` reads its .chosen"
    ),
    (
      "let page = Screen()", "return page.map { page in page.total() } ?? 0",
      "keeps Screen on purpose: `Flow.count()` reads its .total"
    ),
    ("let page = Screen()", "if let shown = page { shown.refresh() }; return 0", nil),
    // It is all that is returned.
    (
      "let page = Screen()", "page.map { $0.total() }",
      "keeps Screen on purpose: `Flow.count()` reads its .total"
    ),
    (
      "let page = Screen()", "page.map { $0.total() } ?? 0",
      "keeps Screen on purpose: `Flow.count()` reads its .total"
    ),
    (
      "let page = Screen()", "page?.total()",
      "keeps Screen on purpose: `Flow.count()` reads its .total"
    ),
    // It is told something, or asked what UIKit knows.
    ("let page = Screen()", "page?.refresh(); page?.chosen = []; return 0", nil),
    ("let page = Screen()", "return page?.children.count ?? 0", nil),
    ("let page = Screen(); prepare(page.chosen)", "return 0", nil),
    ("let page = given ?? Screen()", "return 0", nil),
  ])
  func `a screen that is kept on purpose is not held weakly`(
    _ making: String, _ reading: String, _ words: String?
  ) {
    let text = """
      class Screen: UIViewController {
        var chosen: [Int] = []
        func total() -> Int { chosen.count }
        func refresh() {}
      }
      class Flow {
        static let shared = Flow()
        private var page: Screen?
        func start() {
          \(making)
          self.page = page
          stack.pushViewController(page, animated: true)
        }
        func count() -> Int { \(reading) }
        func makePage() -> Screen { Screen() }
      }
      """
    let path = held(".page", by: "Flow")
    let found = candidates(for: path, in: text).map(\.words)
    #expect(found.contains("make .page weak") == (words == nil))
    // Nor is it let go otherwise.
    if words != nil { #expect(found.isEmpty) }
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let remedy =
      "keep what it has to remember in an object that is no screen, and make .page weak, "
      + "or allow the leak"
    if let words {
      let sign = words.contains("reads") ? ";" : ":"
      #expect(folder.endAdvice(for: path) == "Flow.page \(words)\(sign) \(remedy)")
    }
    // What ends with the screen reads it while it is there.
    let cycle = candidates(for: field("Flow", ".page"), in: text).map(\.words)
    let isShownAgain = words?.contains("again") == true
    #expect(cycle.contains("make .page weak") == !isShownAgain)
  }
}
