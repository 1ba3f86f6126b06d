import ObjectGraph
import Testing

@testable import PackageDoctor

/// The edits of properties: weak ones, and ends where the screen leaves.
@Suite struct MendFieldTests: MendEditing {
  @Test func `a screen ends what holds it by its own properties where it leaves`() {
    let text = """
      enum Mode { case editing(AnyObject), idle }
      class Menu {
        var object: Any?
      }
      class Screen: UIViewController {
        let menu: Menu? = Menu()
        var mode = Mode.idle
        var listeners: [any Listener] = []
        func tap() { menu?.object = self; mode = .editing(self); result = .success(self) }
      }
      """
    func statement(_ steps: [RetainingPath.Step]) -> String? {
      let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
      let path = RetainingPath(origin: .cycle, start: screen, steps: steps)
      let ends = candidates(for: path, in: text).filter { $0.words.hasSuffix("leaves") }
      return ends.first?.text.firstMatch(of: /parent == nil { (.*) }/).map { String($0.1) }
    }
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let menu = RetainingPath.Node(name: "Menu")
    #expect(
      statement([
        RetainingPath.Step(label: ".menu", target: menu),
        RetainingPath.Step(label: ".object", target: screen),
      ]) == "menu?.object = nil")
    #expect(
      statement([RetainingPath.Step(label: ".listeners[1]", target: screen)])
        == "listeners.removeAll { $0 === self }")
    var step = RetainingPath.Step(label: ".mode.editing", target: screen)
    step.facts = ReferenceFacts(
      ReferenceDeclaration([
        .init(".mode", .property, [.variable, .emptyCase]), .init(".editing", .payload),
      ]))
    #expect(statement([step]) == "mode = .idle")
    step = RetainingPath.Step(label: ".result.success", target: screen)
    step.facts = ReferenceFacts(
      ReferenceDeclaration([
        .init(".result", .property, [.variable, .optional]), .init(".success", .payload),
      ]))
    #expect(statement([step]) == "result = nil")
  }

  @Test func `what registers the screen takes it back where it leaves`() {
    let text = """
      class Screen: UIViewController {
        func load() { cart?.add(self) }
      }
      """
    var entry = RetainingPath.Node(name: "Entry")
    entry.role = .listener
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .root("cart"), start: entry,
      steps: [RetainingPath.Step(label: ".listener", target: screen)])
    let found = candidates(for: path, in: text)
    #expect(found.map(\.words) == ["remove it where the screen leaves"])
    #expect(found.first?.text.contains("{ cart?.remove(self) }") == true)
  }

  @Test func `a screen that knows no way to its coordinator calls it back`() {
    let text = """
      class Flow {
        var children: [OrderFlow] = []
        func showOrder() {
          let child = OrderFlow()
          children.append(child)
        }
      }
      class OrderFlow {
        let screen = Screen()
      }
      class Screen: UIViewController {
        var number = 1
      }
      """
    let child = RetainingPath.Node(name: "OrderFlow")
    let flow = RetainingPath.Node(name: "Flow")
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .root("the flow"), start: flow,
      steps: [
        RetainingPath.Step(label: ".children[0]", target: child),
        RetainingPath.Step(label: ".screen", target: screen),
      ])
    let found = candidates(for: path, in: text)
    #expect(found.map(\.words) == ["remove it from .children where the screen leaves"])
    #expect(
      found.first?.text == """
        class Flow {
          var children: [OrderFlow] = []
          func showOrder() {
            let child = OrderFlow()
            children.append(child)
            child.screen.onLeave = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
          }
        }
        class OrderFlow {
          let screen = Screen()
        }
        class Screen: UIViewController {
          /// Called when the screen leaves for good.
          var onLeave: (() -> Void)?
          var number = 1

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || navigationController?.isBeingDismissed == true {
              onLeave?()
            }
          }

          override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { onLeave?() }
          }
        }
        """)
  }

  @Test func `the only reference to an object that may be in use is not made weak`() {
    let text = "class Screen {\n  var model: Model?\n}\nclass Model {\n  var screen: Screen?\n}\n"
    let (screen, model) = (
      RetainingPath.Node(name: "Screen", expectation: .expectedGone),
      RetainingPath.Node(name: "Model")
    )
    var step = RetainingPath.Step(label: ".model", target: model)
    step.facts = ReferenceFacts(".model", isOnly: true)
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [step, RetainingPath.Step(label: ".screen", target: screen)])
    let weak = candidates(for: path, in: text).map(\.words).filter { $0.hasPrefix("make") }
    #expect(weak == ["make .screen weak"])
  }

  static let weak: [(before: String, after: String?)] = [
    ("var screen: Screen?", "weak var screen: Screen?"),
    (
      "private var screen: Screen!",
      "private weak var screen: Screen?|private weak var screen: Screen!"
    ),
    (
      "var screen: Screen!; func go() { screen.show() }",
      "weak var screen: Screen?; func go() { screen?.show() }|weak var screen: Screen!; func go() { screen.show() }"
    ),
    ("let screen: Screen", "weak var screen: Screen?|weak let screen: Screen?"),
    ("var screen: any Listener", "weak var screen: (any Listener)?"),
    ("var screen: (any Listener)? = nil", "weak var screen: (any Listener)? = nil"),
    ("var screen: Screen? { didSet { go() } }", nil),
    ("var screen: Screen?; deinit { screen?.go() }", nil),
    ("weak var screen: Screen?", nil), ("unowned let screen: Screen", nil),
    ("lazy var screen: Screen = Screen()", nil), ("let screen = Screen()", nil),
    ("var screen: Screen? = Screen()", nil), ("var screen: [Screen]", nil),
    ("var screen: (() -> Void)?", nil), ("var screen: Point", nil),
    ("var screen: Screen { Screen() }", nil),
  ]

  @Test(arguments: weak)
  func `a property is made weak if it can be, and is no owner by its value`(
    _ example: (before: String, after: String?)
  ) {
    func text(_ line: String) -> String { "class Model {\n  \(line)\n}\nstruct Point {}\n" }
    let found = candidates(for: field("Model", ".screen"), in: text(example.before))
    let wanted = example.after?.split(separator: "|").map { text(String($0)) } ?? []
    #expect(found.filter { $0.words.hasPrefix("make") }.map(\.text) == wanted)
  }

  @Test func `a protocol is bound to classes, and uses of what becomes an optional follow`() {
    let text = """
      protocol Listener { func hear() }
      class Model {
        let screen: any Listener
        init(screen: any Listener) { self.screen = screen }
        func go() { screen.hear() }
      }
      """
    #expect(
      candidates(for: field("Model", ".screen"), in: text).prefix(1).map(\.text) == [
        """
        protocol Listener: AnyObject { func hear() }
        class Model {
          weak var screen: (any Listener)?
          init(screen: any Listener) { self.screen = screen }
          func go() { screen?.hear() }
        }
        """
      ])
  }

  @Test func `a property is made weak if what it is given is kept by what is made with it`() {
    func text(_ making: String, _ kept: String = "let model: Model") -> String {
      """
      class Screen { var model: Model? }
      class Model { var screen: Screen? }
      class Keeper { \(kept) }
      class Flow: Keeper {
        func open(_ screen: Screen) {
          let model = Model()
          screen.model = model
          \(making)
        }
      }
      """
    }
    var step = RetainingPath.Step(label: ".model", target: RetainingPath.Node(name: "Model"))
    step.facts = ReferenceFacts(".model", isOnly: true)
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [step, RetainingPath.Step(label: ".screen", target: screen)])
    func isWeak(_ text: String) -> Bool {
      candidates(for: path, in: text).contains { $0.words == "make .model weak" }
    }
    #expect(isWeak(text("attach(Flow(model: model))")))
    #expect(!isWeak(text("attach(Flow(other: model))")))
    #expect(!isWeak(text("attach(Flow(model: model))", "weak var model: Model?")))
    #expect(!isWeak(text("model.begin()")))
    #expect(!isWeak(text("attach(Flow(model: model)); screen.model = Model()")))
  }

  @Test func `what is made for a property is not held weakly by it alone`() {
    func isWeak(_ making: String) -> Bool {
      let text = "class Flow {\n  var page: Screen?\n  func start() { \(making) }\n}\n"
      return candidates(for: field("Flow", ".page"), in: text).contains {
        $0.words == "make .page weak"
      }
    }
    #expect(!isWeak("page = Screen()"))
    #expect(!isWeak("let page = Screen(); self.page = page"))
    #expect(!isWeak("let page = Screen(); self.page = page; prepare(page)"))
    #expect(
      isWeak(
        "let page = Screen(); self.page = page; stack.pushViewController(page, animated: true)"))
  }

  @Test(arguments: [
    ("", "self", "command.target.run(title)", true),
    ("", "self", "list.first?.target.run(title)", true),
    // What nothing else keeps would be gone at once.
    ("", "Undo()", "command.target.run(title)", false),
    // It is read, or handed on.
    ("", "self", "show(command.target.title)", false),
    ("", "self", "let target = command.target", false),
    ("command.target = Undo()", "self", "command.target.run(title)", false),
  ])
  func `the structs of a list hold what adds itself weakly`(
    _ line: String, _ target: String, _ use: String, _ isWeak: Bool
  ) {
    let text = """
      protocol Target: AnyObject { func run(_ command: String) }
      struct Command {
        let title: String
        let target: Target
      }
      class Centre {
        static let shared = Centre()
        var commands: [Command] = []
        func offer(_ title: String, to target: Target) {
          commands.append(Command(title: title, target: target))
          \(line)
        }
        func choose(_ title: String) {
          guard let command = commands.last(where: { $0.title == title }) else { return }
          \(use)
        }
      }
      class Screen: UIViewController, Target {
        override func viewDidLoad() {
          super.viewDidLoad()
          Centre.shared.offer("Undo", to: \(target))
        }
      }
      """
    let found = candidates(for: field("Centre", ".commands[0].target"), in: text).first
    #expect((found?.words == "make .target weak") == isWeak)
    if isWeak {
      #expect(found?.text.contains("weak var target: Target?") == true)
      #expect(
        found?.text.contains(use.replacing(".target.run", with: ".target?.run")) == true)
    }
  }

  @Test func `a task of the screen is cancelled where the screen leaves`() {
    let text = """
      public final class Screen: UIViewController {
        var task: Task<Void, Never>?
      }
      """
    let found = candidates(for: field("task", "waits", kind: .task), in: text)
    #expect(found.map(\.words) == ["cancel .task where the screen leaves"])
    #expect(
      found.map(\.text) == [
        """
        public final class Screen: UIViewController {
          var task: Task<Void, Never>?

          public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || navigationController?.isBeingDismissed == true {
              task?.cancel()
            }
          }

          public override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { task?.cancel() }
          }
        }
        """
      ])
  }

  @Test func `a screen lets itself go from the list of its coordinator, in the method that it has`()
  {
    let text = """
      class Flow {
        var screens: [Screen] = []
      }
      class Screen: UIViewController {
        weak var flow: Flow?
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          stop()
        }
      }
      """
    #expect(
      candidates(for: field("Flow", ".screens[0]"), in: text).map(\.text) == [
        text.replacing(
          """
          (animated)
              stop()
            }
          """,
          with: """
            (animated)
                stop()
                if isBeingDismissed || navigationController?.isBeingDismissed == true {
                  flow?.screens.removeAll { $0 === self }
                }
              }

              override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                if parent == nil { flow?.screens.removeAll { $0 === self } }
              }
            """)
      ])
  }

  @Test func `a manifest in a copy leads to the same packages`() {
    let manifest = """
      let package = Package(
        dependencies: [
          .package(path: "../Kit"), .package(name: "A", path: "/a/A"), .package(path: "Inside"),
          .package(path: root + "/B"), .package(url: "https://a.b/c", from: "1.0.0"),
        ])
      """
    #expect(
      SourceText(manifest).withWholePaths(from: .init(filePath: "/home/me/Shop")).text
        == manifest.replacing("../Kit", with: "/home/me/Kit"))
  }
}
