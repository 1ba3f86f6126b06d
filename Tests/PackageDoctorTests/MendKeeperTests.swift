import ObjectGraph
import Testing

@testable import PackageDoctor

/// Properties that keep a screen on purpose: what the user does there puts it in, or its holder shows it each time.
@Suite struct MendKeeperTests: MendEditing {
  @Test(arguments: [
    ("func playTapped() { Player.shared.screen = self }", true),
    ("override func viewDidLoad() { super.viewDidLoad(); Player.shared.screen = self }", false),
    (
      "override func viewDidLoad() { super.viewDidLoad(); begin() }; func begin() { Player.shared.screen = self }",
      false
    ),
    ("init() { Player.shared.screen = self }", false),
    ("func playTapped() { Player.shared.keep(self) }", true),
    ("let player = Player.shared; func playTapped() { self.player.screen = self }", true),
    ("override func viewDidLoad() { super.viewDidLoad(); Player.shared.keep(self) }", false),
    (
      "func playTapped() { Player.shared.screen = self }; override func viewWillAppear(_ animated: Bool) { Player.shared.screen = self }",
      false
    ),
  ])
  func `a screen that an action puts somewhere is kept until its work ends`(
    _ method: String, _ isKept: Bool
  ) {
    let text = """
      class Player {
        static let shared = Player()
        var screen: Screen?
        \(method.contains("keep") ? "func keep(_ screen: Screen) { self.screen = screen }" : "")
      }
      class Screen: UIViewController {
        \(method)
      }
      class Cell { var screen: List? }
      class List: UIViewController {
        let cell = Cell()
        override func viewDidLoad() { super.viewDidLoad(); cell.screen = self }
        func fill(_ cell: Cell, _ screen: List) { cell.screen = screen }
      }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static Player.shared"), start: RetainingPath.Node(name: "Player"),
      steps: [RetainingPath.Step(label: ".screen", target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static Player.shared", .property)])
    let words = candidates(for: path, in: text).map(\.words)
    #expect(words.contains("make .screen weak") != isKept, "\(words)")
    #expect(words.isEmpty == isKept, "\(words)")
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
    #expect(
      (advice
        == "`Screen.playTapped()` puts Screen into Player.screen, to keep it: take it out where its "
        + "work ends, or make .screen weak if nothing shows it again") == isKept)
  }

  @Test(arguments: [
    ("", "page.next = Screen()", true), ("", "", true),
    ("func open() { if next == nil { next = Screen() }; show(next!) }", "", true),
    // Each time it is another one.
    ("func open() { next = Screen(); show(next!) }", "none", false),
  ])
  func `a screen that is given once and shown each time is not cleared`(
    _ method: String, _ giving: String, _ isKept: Bool
  ) {
    let showing =
      "func tapped() { guard let next else { return }; nav.pushViewController(next, 1) }"
    let text = """
      class Screen: UIViewController {
        var next: Screen?
        var previous: Screen?
        \(giving == "none" ? "" : showing)
        \(method)
      }
      func fill(_ page: Screen) { \(giving == "none" ? "" : giving) }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: ".previous", target: RetainingPath.Node(name: "Screen")),
        RetainingPath.Step(label: ".next", target: screen),
      ])
    for step in path.steps.indices {
      path.steps[step].facts = ReferenceFacts(
        ReferenceDeclaration([
          .init(path.steps[step].label, .property, [.variable, .optional, .reference])
        ]), isOnly: false)
    }
    let words = candidates(for: path, in: text).map(\.words)
    #expect(!words.contains { $0.contains(".next") }, "\(words)")
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
    #expect(
      (advice?.hasPrefix("Screen.next keeps Screen on purpose, until `Screen.") == true)
        == isKept)
    #expect(words.contains("make .previous weak"))
    // While the page before is shown, nothing but it holds the next one.
    path.origin = .root("static Pages.first")
    path.start = RetainingPath.Node(name: "Screen", expectation: .expectedAlive)
    path.steps.removeFirst()
    let shown = candidates(for: path, in: text).map(\.words)
    #expect(shown.contains("make .previous weak") == isKept, "\(shown)")
  }

  @Test(arguments: [("starTapped", true), ("viewDidLoad", false)])
  func `a list of screens that an action adds to is not held weakly`(
    _ method: String, _ isKept: Bool
  ) {
    let text = """
      class Stars {
        static let shared = Stars()
        var screens: [Screen] = []
      }
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        func \(method)() { Stars.shared.screens.append(self) }
      }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    var path = RetainingPath(
      origin: .root("static Stars.shared"), start: RetainingPath.Node(name: "Stars"),
      steps: [RetainingPath.Step(label: ".screens[0]", target: screen)])
    path.rootDeclaration = ReferenceDeclaration([.init("static Stars.shared", .property)])
    #expect(candidates(for: path, in: text).isEmpty == isKept)
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
    #expect(
      (advice
        == "`Screen.starTapped()` puts Screen into Stars.screens, to keep it: take it out where its "
        + "work ends, or let .screens hold it weakly if nothing shows it again") == isKept)
  }

  @Test(arguments: [
    ("guard let observer = entry.observer else { continue }; observer.hear()", true),
    ("if let observer = entry.observer { observer.hear() }", true),
    ("if let observer = entry.observer { all.append(observer) }", false),
    ("if let observer = entry.observer { title = observer.name }", false),
    ("let observer = entry.observer; observer?.hear()", false),
  ])
  func `the structs of a dictionary hold what is unwrapped to be told something weakly`(
    _ use: String, _ isWeak: Bool
  ) {
    let text = """
      protocol Observer: AnyObject { func hear() }
      class Centre {
        static let shared = Centre()
        private struct Entry { var observer: Observer? }
        private var entries: [ObjectIdentifier: Entry] = [:]
        func add(_ observer: Observer) { entries[ObjectIdentifier(observer)] = Entry(observer: observer) }
        func tell() { for (_, entry) in entries { \(use) } }
      }
      class Screen: UIViewController, Observer {
        override func viewDidLoad() { super.viewDidLoad(); Centre.shared.add(self) }
        func hear() {}
      }
      """
    let found = candidates(for: field("Centre", ".entries[_].observer"), in: text)
    #expect(found.contains { $0.text.contains("weak var observer: Observer? }") } == isWeak)
  }

  @Test(arguments: [
    (
      "guard let page = centre.page else { return }; nav.pushViewController(page, animated: true)",
      true
    ),
    ("if let page = centre.page { nav.present(page, animated: true) }", true),
    ("nav.pushViewController(centre.page!, animated: true)", true),
    (
      "let page: UIViewController; if let kept = centre.page { page = kept } else { page = other }; nav.pushViewController(page, animated: true)",
      true
    ),
    ("centre.page = Screen(); nav.pushViewController(centre.page!, animated: true)", false),
    ("guard let page = centre.page else { return }; page.reload()", false),
    (
      "guard let page = slider.page else { return }; nav.pushViewController(page, animated: true)",
      false
    ),
  ])
  func `a screen that another object shows out of a property is kept there`(
    _ showing: String, _ isKept: Bool
  ) {
    let text = """
      class Centre {
        var page: Screen?
        func began(_ screen: Screen) { page = screen }
      }
      class Bar {
        let centre: Centre; let slider: Slider
        init(centre: Centre, slider: Slider) { self.centre = centre; self.slider = slider }
        func tapped(in nav: UINavigationController) { \(showing) }
      }
      class Screen: UIViewController {
        let centre: Centre
        init(centre: Centre) { self.centre = centre }
        override func viewDidLoad() { super.viewDidLoad(); centre.began(self) }
        func reload() {}
      }
      class Slider { var page: Screen? }
      """
    var path = field("Centre", ".page")
    path.steps[0].label = ".centre"
    // What is made for a property is held by that alone.
    let isMade = showing.contains("page = Screen()")
    #expect(
      candidates(for: path, in: text).contains { $0.words == "make .page weak" }
        == !(isKept || isMade))
    let advice = SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
    #expect(
      (advice?.hasPrefix(
        "Centre.page keeps Screen on purpose, until `Bar.tapped(in:)` shows it: clear it where it is "
          + "not to be shown any more, or keep") == true) == isKept)
  }

  @Test func `a screen of whatever class is kept until it is shown`() {
    let text = """
      class Opener {
        private var pending: UIViewController?
        func open(_ screen: UIViewController) { pending = screen; if isActive { show() } }
        private func show() { guard let pending else { return }; nav.pushViewController(pending, animated: true) }
      }
      class Screen: UIViewController {}
      """
    #expect(candidates(for: field("Opener", ".pending"), in: text).isEmpty)
  }

  @Test(arguments: [
    ("", true),
    // It keeps the screen for the next call.
    ("if let screen { return screen }", false),
    ("if screen?.product == product { return screen }", false),
  ])
  func `a screen that a builder returns is held by what asks for it`(
    _ question: String, _ isWeak: Bool
  ) {
    let text = """
      class Builder {
        private var screen: Screen?
        func build(_ product: Product) -> Screen? {
          \(question)
          let screen = Screen(product: product, builder: self)
          self.screen = screen
          return screen
        }
        func stockDidChange(_ product: Product) {
          guard let screen, screen.product.name == product.name else { return }
          screen.product = product
        }
      }
      class Screen: UIViewController {
        var product: Product
        private let builder: Builder
        init(product: Product, builder: Builder) {
          self.product = product
          self.builder = builder
          super.init(nibName: nil, bundle: nil)
        }
      }
      """
    let found = candidates(for: field("Builder", ".screen"), in: text)
    #expect(
      (found.first?.text == text.replacing("private var screen", with: "private weak var screen"))
        == isWeak)
    #expect(found.contains { $0.words == "make .screen weak" } == isWeak)
    // What is kept for the next call is not cleared either.
    let isKept = question.contains("let")
    #expect(!isKept || found.allSatisfy { $0.words == "make .builder weak" })
  }
}
