import ObjectGraph
import Testing

@testable import PackageDoctor

/// Ends of references that another screen may have by the time that this one leaves.
@Suite struct MendSharedTests: MendEditing {
  private let lamp = """
    class Lamp {
      static let shared = Lamp()
      var recorder: UIViewController? { didSet { isLit = recorder != nil } }
      var reporter: Reporter?
      var onStop: (() -> Void)?
      var stops: [String: () -> Void] = [:]
    }
    class Reporter { unowned let owner: Screen }
    """

  /// A screen that puts something into the lamp where it is loaded.
  private func screen(_ begin: String) -> String {
    """
    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(begin)
      }
      func stop() { title = "" }
    }

    """ + lamp
  }

  /// The path from the lamp to the screen.
  private func path(_ labels: [String], by node: RetainingPath.Node? = nil) -> RetainingPath {
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let nodes = [node, screen].compactMap(\.self)
    var path = RetainingPath(
      origin: .root("static Lamp.shared"), start: RetainingPath.Node(name: "Lamp"),
      steps: zip(labels, nodes).map { RetainingPath.Step(label: $0, target: $1) })
    path.rootDeclaration = ReferenceDeclaration([.init("static Lamp.shared", .property)])
    return path
  }

  private func ends(_ path: RetainingPath, _ text: String) -> [String] {
    candidates(for: path, in: text).filter { $0.words.hasPrefix("clear") }.map(\.text)
  }

  private func byHand(_ path: RetainingPath, _ text: String) -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
  }

  @Test func `a screen clears the property of a singleton only if it is itself what is there`() {
    let text = screen("Lamp.shared.recorder = self")
    #expect(
      ends(path([".recorder"]), text) == [
        """
        class Screen: UIViewController {
          private var isInRecorder = false
          override func viewDidLoad() {
            super.viewDidLoad()
          }
          func stop() { title = "" }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if !isInRecorder {
              Lamp.shared.recorder = self
              isInRecorder = true
            }
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || navigationController?.isBeingDismissed == true {
              if Lamp.shared.recorder === self {
                Lamp.shared.recorder = nil
              }
              isInRecorder = false
            }
          }

          override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil {
              if Lamp.shared.recorder === self {
                Lamp.shared.recorder = nil
              }
              isInRecorder = false
            }
          }
        }

        """ + lamp
      ])
  }

  @Test func `what leads to the screen by properties is asked for the screen`() {
    var path = path([".reporter", ".owner"], by: RetainingPath.Node(name: "Reporter"))
    let text = screen("Lamp.shared.reporter = Reporter(owner: self)")
    #expect(
      ends(path, text).first?.contains("if Lamp.shared.reporter?.owner === self {") == true)
    // A list of the reporter's has others besides.
    path.steps[1].label = ".owners[0]"
    #expect(ends(path, text) == [])
    #expect(
      byHand(path, text)
        == "end it where the screen leaves, `Lamp.shared.reporter = nil`, but only if it is still "
        + "what this screen has put there: another screen may have put its own there since")
  }

  @Test func `a closure that another screen may have put there is not cleared`() {
    var closure = RetainingPath.Node(name: "method reference in Screen.load()", kind: .closure)
    closure.role = .function
    for (label, statement) in [
      (".onStop", "Lamp.shared.onStop = nil"),
      (#".stops["a"]"#, #"Lamp.shared.stops["a"] = nil"#),
    ] {
      let path = path([label, "captures self"], by: closure)
      let text = screen(#"let name = "a"; Lamp.shared\#(label) = make()"#)
      #expect(candidates(for: path, in: text).isEmpty)
      #expect(
        byHand(path, text)
          == "capture self weakly there: `\(statement)` where the screen leaves would also end "
          + "what another screen has put there since")
    }
  }

  @Test func `of a static with several values it is left to a person whose they are`() {
    let text = "enum App { static var current: Pair? }\nclass Screen: UIViewController {}\n"
    func path(_ form: ReferenceDeclaration.Part.Form) -> RetainingPath {
      var path = RetainingPath(
        origin: .root("static App.current"),
        start: RetainingPath.Node(name: "Screen", expectation: .expectedGone), steps: [])
      path.rootDeclaration = ReferenceDeclaration([
        .init("static App.current", .property, [.variable, .optional]), .init(".left", form),
      ])
      return path
    }
    #expect(
      ends(path(.property), text).first?.contains("if App.current?.left === self {") == true)
    #expect(ends(path(.payload), text) == [])
    #expect(byHand(path(.payload), text)?.hasPrefix("end it where the screen leaves") == true)
  }

  @Test(arguments: [
    ("Any?", ".recorder"), ("(any Recording)?", ".recorder"),
    ("[String: Any]", #".recorder["a"]"#),
  ])
  func `a value of any type is compared as an object`(_ type: String, _ label: String) {
    let text =
      screen("Lamp.shared\(label) = self")
      .replacing("UIViewController? { didSet { isLit = recorder != nil } }", with: type)
      + "\nprotocol Recording {}\n"
    let path = path([label])
    let found = candidates(for: path, in: text).map(\.text)
    #expect(
      found.contains { $0.contains("if (Lamp.shared\(label) as AnyObject?) === self {") },
      "\(found)")
  }

  @Test func `a coordinator that is told which screen ends clears that screen alone`() {
    func added(_ head: String) -> String? {
      let text = """
        class Flow {
          private var current: Screen?
          func \(head) {
            hide()
          }
        }
        class Screen: UIViewController {
        }
        """
      let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
      let path = RetainingPath(
        origin: .root("the flow"), start: RetainingPath.Node(name: "Flow"),
        steps: [RetainingPath.Step(label: ".current", target: screen)])
      return candidates(for: path, in: text).first { $0.words.contains(" in ") }.flatMap {
        $0.text.firstMatch(of: /hide\(\)\n    (.*)\n/).map { String($0.1) }
      }
    }
    #expect(
      added("close(_ screen: Screen)") == "if current === screen { current = nil }")
    #expect(added("finish()") == "current = nil")
  }

  @Test(arguments: [("present(child, animated: true)", true), ("push(child)", false)])
  func `a sheet that is dismissed ends nothing that was pushed`(
    _ showing: String, _ isEnded: Bool
  ) {
    let text = """
      class Flow {
        private var children: [Screen] = []
        func open(_ child: Screen) {
          children.append(child)
          \(showing)
        }
        func presentationControllerDidDismiss(_ sheet: UIPresentationController) {
          hide()
        }
        func close() { children = [] }
      }
      class Screen: UIViewController {
      }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .root("the flow"), start: RetainingPath.Node(name: "Flow"),
      steps: [RetainingPath.Step(label: ".children[0]", target: screen)])
    let found = candidates(for: path, in: text).map(\.text)
    #expect(found.contains { $0.contains("hide()\n    children = []\n") } == isEnded)
  }

  @Test func `what a coordinator is told by a screen clears that screen alone`() {
    let text = """
      class Flow {
        var current: Screen?
        func show() {
          let screen = Screen()
          current = screen
        }
      }
      class Screen: UIViewController {
      }
      """
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .root("the flow"), start: RetainingPath.Node(name: "Flow"),
      steps: [RetainingPath.Step(label: ".current", target: screen)])
    #expect(
      candidates(for: path, in: text).contains {
        $0.text.contains(
          "screen.onLeave = { [weak self, weak screen] in "
            + "if self?.current === screen { self?.current = nil } }\n")
      })
  }
}
