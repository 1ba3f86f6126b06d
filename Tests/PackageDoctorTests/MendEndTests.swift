import Foundation
import ObjectGraph
import Testing

@testable import PackageDoctor

/// The edits that end a reference: where the screen leaves, by the holder's own methods, where a flow ends.
@Suite struct MendEndTests: MendEditing {
  private let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)

  private func path(
    to target: RetainingPath.Node, from holder: String, _ label: String
  ) -> RetainingPath {
    RetainingPath(
      origin: .root("the flow"), start: RetainingPath.Node(name: holder),
      steps: [RetainingPath.Step(label: label, target: target)])
  }

  /// The path of a screen that a static or global itself holds.
  private func path(_ parts: [ReferenceDeclaration.Part], to target: String = "Screen")
    -> RetainingPath
  {
    var path = RetainingPath(
      origin: .root(parts.map(\.text).joined()),
      start: RetainingPath.Node(name: target, expectation: .expectedGone), steps: [])
    path.rootDeclaration = ReferenceDeclaration(parts)
    return path
  }

  /// The statements of a screen where it leaves, after each candidate.
  private func statements(_ path: RetainingPath, in text: String) -> [String] {
    candidates(for: path, in: text).compactMap { candidate in
      if let short = candidate.text.firstMatch(of: /parent == nil { (.*) }/) {
        return String(short.1)
      }
      return candidate.text.firstMatch(of: /parent == nil {\n((?: {6}.*\n)*) {4}}/).map {
        $0.1.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      }
    }
  }

  @Test
  func `a capture list is tried first, then a weak property, then ends where the screen leaves`() {
    let text = """
      class Ticker {}
      class Screen: UIViewController {
        var ticker: Ticker?
        func load() {
          let made = run { self.save() }; kept.append(made); ticker = made
        }
      }
      """
    var path = closure(5)
    var ticker = RetainingPath.Node(name: "Ticker")
    ticker.role = .timer
    path.steps[0] = RetainingPath.Step(label: ".block", target: path.steps[0].target)
    path.steps.insert(RetainingPath.Step(label: ".ticker", target: ticker), at: 0)
    #expect(
      candidates(for: path, in: text).map(\.words) == [
        "capture self weakly", "capture self weakly", "make .ticker weak",
        "clear .ticker where the screen leaves",
      ])
  }

  @Test func `a timer that the screen does not keep is kept, and ended where the screen leaves`() {
    let text = """
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) { load() }
        func load() {
          let link = CADisplayLink(target: self, selector: Selector("turn"))
          link.add(to: .main, forMode: .common)
        }
      }
      """
    var link = RetainingPath.Node(name: "CADisplayLink")
    link.role = .displayLink
    let path = RetainingPath(
      origin: .root("the run loop"), start: link,
      steps: [RetainingPath.Step(label: ".target", target: screen, isForeign: true)])
    #expect(
      candidates(for: path, in: text).map(\.text) == [
        """
        class Screen: UIViewController {
          private var displayLink: CADisplayLink?
          override func viewDidAppear(_ animated: Bool) { load() }
          func load() {
            let link = CADisplayLink(target: self, selector: Selector("turn"))
            displayLink = link
            link.add(to: .main, forMode: .common)
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || navigationController?.isBeingDismissed == true {
              displayLink?.invalidate()
            }
          }

          override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { displayLink?.invalidate() }
          }
        }
        """
      ])
    // What a user begins, a screen that is shown again would be without.
    let begun = text.replacing("override func viewDidAppear(_ animated: Bool) { load() }", with: "")
    #expect(candidates(for: path, in: begun).isEmpty)
    #expect(
      SourceFolder(texts: [("Shop/Screen.swift", begun)]).endAdvice(for: path)
        == "end it where the screen leaves, `displayLink?.invalidate()`, and begin it again where it "
        + "appears: a screen that is shown again would be without it")
  }

  @Test func `a task without a name is kept, and cancelled where the screen leaves`() {
    let text = """
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) { load() }
        func load() {
          show()
          Task { await follow() }
        }
      }
      """
    let found = candidates(for: field("task", "waits", kind: .task), in: text)
    #expect(
      found.map { $0.text.firstMatch(of: /var task: (.*)\?\n/).map { String($0.1) } } == [
        "Task<Void, Never>", "Task<Void, any Error>",
      ])
    #expect(found.first?.text.contains("\n    task = Task { await follow() }\n") == true)
    #expect(found.first?.text.contains("{ task?.cancel() }") == true)
    // One that is stored, or handed on, is left as it is.
    let stored = text.replacing("    Task {", with: "    let other = run(Task {")
    #expect(candidates(for: field("task", "waits", kind: .task), in: stored).isEmpty)
  }

  @Test func `a static holds the screen weakly, or the screen takes itself out of it`() {
    let text = """
      enum Place { case home, screen(Screen) }
      enum App {
        static var current: Screen?
        static var hosts: [Int: Screen] = [:]
        static var place = Place.home
      }
      class Screen: UIViewController {}
      """
    let current = path([.init("static App.current", .property, [.variable, .optional, .reference])])
    let found = candidates(for: current, in: text)
    #expect(
      found.map(\.words) == ["make .current weak", "clear App.current where the screen leaves"])
    #expect(found.first?.text.contains("static weak var current: Screen?") == true)
    let hosts = path([.init("static App.hosts", .property, .variable), .init("[_]", .element)])
    #expect(
      statements(hosts, in: text) == ["App.hosts = App.hosts.filter { $0.value !== self }"])
    #expect(
      candidates(for: hosts, in: text).first?.text.hasSuffix(
        """
        class Screen: UIViewController {
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || navigationController?.isBeingDismissed == true {
              App.hosts = App.hosts.filter { $0.value !== self }
            }
          }

          override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { App.hosts = App.hosts.filter { $0.value !== self } }
          }
        }
        """) == true)
    let place = path([
      .init("static App.place", .property, [.variable, .emptyCase]), .init(".screen", .payload),
    ])
    #expect(
      statements(place, in: text) == [
        "if case .screen(let other) = App.place, other === self { App.place = .home }"
      ])
    let global = path([
      .init("global last", .property, [.variable, .emptyCase]), .init(".screen", .payload),
    ])
    #expect(
      statements(global, in: "var last = Place.home\n" + text)
        == ["if case .screen(let other) = last, other === self { last = .home }"])
  }

  @Test func `a key of a dictionary is used if the source has it`() {
    func text(_ key: String) -> String {
      """
      class Flow {
        var screens: [String: Screen] = [:]
        func start() { screens[\(key)] = Screen() }
      }
      class Screen: UIViewController {
        weak var flow: Flow?
      }
      """
    }
    let path = path(to: screen, from: "Flow", #".screens["offers"]"#)
    #expect(
      statements(path, in: text(#""offers""#)) == [
        #"if flow?.screens["offers"] === self { flow?.screens["offers"] = nil }"#
      ])
    #expect(
      statements(path, in: text("name"))
        == ["flow?.screens = flow?.screens.filter { $0.value !== self }"])
  }

  @Test func `a list that is private is left by the holder's method, or gets one`() {
    func text(_ method: String, _ moment: String) -> String {
      """
      class Call {
        private var members: [AnyObject] = []
        \(method)
      }
      class Screen: UIViewController {
        let call = Call()
        func \(moment)() { call.join(self) }
      }
      """
    }
    let path = path(to: screen, from: "Call", ".members[0]")
    let leave = "func leave(_ member: AnyObject) { members.removeAll { $0 === member } }"
    #expect(statements(path, in: text(leave, "tap")) == ["call.leave(self)"])
    #expect(
      candidates(for: path, in: text(leave, "tap")).map(\.words) == [
        "remove it from .members where the screen leaves"
      ])
    // It joins again when it appears again.
    #expect(
      candidates(for: path, in: text(leave, "viewDidAppear")).map(\.words) == [
        "remove it from .members where the screen leaves",
        "remove it from .members where the screen disappears",
      ])
    let found = candidates(for: path, in: text("func count() {}", "tap"))
    #expect(found.first?.text.contains("{ call.forget(self) }") == true)
    #expect(
      found.first?.text.contains(
        """
          func count() {}

          func forget(_ object: AnyObject) {
            members.removeAll { $0 === object }
          }
        }
        """) == true)
  }

  @Test func `a screen ends what holds its model, and a model gets no callback of screens`() {
    let text = """
      class Feed {
        var listeners: [Model] = []
      }
      class Model {
        weak var feed: Feed?
      }
      class Screen: UIViewController {
        let model = Model()
        var feed = Feed()
      }
      """
    let model = RetainingPath.Node(name: "Model", expectation: .expectedGone)
    let found = candidates(for: path(to: model, from: "Feed", ".listeners[0]"), in: text)
    #expect(found.map(\.words) == ["remove it from .listeners where the screen leaves"])
    #expect(found.first?.text.contains("weak var feed: Feed?\n}") == true)
    #expect(found.first?.text.contains("{ feed.listeners.removeAll { $0 === model } }") == true)
  }

  @Test func `a holder lets a screen go where it ends the flow`() {
    func text(_ method: String) -> String {
      """
      class Flow {
        private var screens: [Screen] = []
        func \(method) {
          hide()
        }
      }
      class Screen: UIViewController {
      }
      """
    }
    func added(_ method: String) -> String? {
      let found = candidates(
        for: path(to: screen, from: "Flow", ".screens[0]"), in: text(method))
      return found.first.map {
        $0.text.firstMatch(of: /hide\(\)\n    (.*)\n/).map { String($0.1) } ?? ""
      }
    }
    #expect(added("close(_ screen: Screen)") == "screens.removeAll { $0 === screen }")
    #expect(added("finish()") == "screens = []")
    #expect(added("presentationControllerDidDismiss(_ sheet: Sheet)") == "screens = []")
    // One of several, and a method that ends nothing.
    #expect(added("closeFirst()") == nil)
    #expect(added("endorse(_ screen: Screen)") == nil)
    #expect(added("show(_ screen: Screen)") == nil)
  }

  @Test func `what a screen was given to take itself out is called on each way out`() {
    let text = """
      class Flow {
        private var children: [Child] = []
        func show(_ screen: Screen) {
          let child = Child()
          children.append(child)
          screen.onDone = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
        }
      }
      class Child {
      }
      class Screen: UIViewController {
        var onDone: (() -> Void)?
      }
      """
    let child = RetainingPath.Node(name: "Child", expectation: .expectedGone)
    #expect(
      statements(path(to: child, from: "Flow", ".children[0]"), in: text) == ["onDone?()"])
    // Saving twice would be another thing.
    let saving = text.replacing("$0 === child } }", with: "$0 === child }; self?.save() }")
    #expect(statements(path(to: child, from: "Flow", ".children[0]"), in: saving) == [])
  }

  @Test func `an end stands in the screen's own methods, by the name that the parent has there`() {
    let text = """
      class Flow {
        var screens: [Screen] = []
      }
      class Screen: UIViewController {
        weak var flow: Flow?
        override func didMove(toParent container: UIViewController?) {
          super.didMove(toParent: container)
          count()
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
        }
      }
      """
    let path = path(to: screen, from: "Flow", ".screens[0]")
    #expect(
      candidates(for: path, in: text).first?.text == """
        class Flow {
          var screens: [Screen] = []
        }
        class Screen: UIViewController {
          weak var flow: Flow?
          override func didMove(toParent container: UIViewController?) {
            super.didMove(toParent: container)
            count()
            if container == nil { flow?.screens.removeAll { $0 === self } }
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed || navigationController?.isBeingDismissed == true {
              flow?.screens.removeAll { $0 === self }
            }
          }
        }
        """)
    // What stands behind a return would not run in each case.
    let early = text.replacing("count()", with: "if done { return }; count()")
    #expect(candidates(for: path, in: early).isEmpty)
    // Without the call of super nothing is known of the method.
    let odd = text.replacing("    super.didMove(toParent: container)\n", with: "")
    #expect(candidates(for: path, in: odd).isEmpty)
  }

  @Test func `files are written whole, all of them or none`() throws {
    let planted = try PlantedFolder(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    let folder = try SourceFolder(path: planted.path)
    let edited = EditedFolder(folder).with([
      "A.swift": [Replacement(range: 8..<9, text: "2")],
      "B.swift": [Replacement(range: 8..<9, text: "2")],
    ])
    func text(_ name: String) throws -> String {
      try String(contentsOf: planted.url.appending(path: name), encoding: .utf8)
    }
    try Data("let b = 3\n".utf8).write(to: planted.url.appending(path: "B.swift"))
    #expect(
      throws: Diagnosis.Refusal(words: "B.swift: was changed meanwhile, so nothing is written")
    ) { try edited.writeWhole(to: planted.url) }
    #expect(try text("A.swift") == "let a = 1\n")
    try Data("let b = 1\n".utf8).write(to: planted.url.appending(path: "B.swift"))
    #expect(try edited.writeWhole(to: planted.url) == ["A.swift", "B.swift"])
    #expect(try [text("A.swift"), text("B.swift")] == ["let a = 2\n", "let b = 2\n"])
  }
}
