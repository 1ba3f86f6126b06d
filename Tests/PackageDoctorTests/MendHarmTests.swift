import Foundation
import LeakDetection
import ObjectGraph
import Testing

@testable import PackageDoctor

/// The edits that would free a screen and do harm: they are not tried.
@Suite struct MendHarmTests: MendEditing {
  /// A screen that hands a closure on; the closure begins on its line 5.
  private func handing(_ closure: String, in method: String = "load") -> String {
    """
    class Screen: UIViewController {
      var draft = ""
      let item = 1
      func \(method)() {
        \(closure)
      }
    }
    """
  }

  private func advice(_ closure: String, in method: String = "load") -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", handing(closure, in: method))])
      .advice(for: self.closure(5))
  }

  @Test(arguments: [
    "Queue.shared.enqueue { Queue.shared.save(self.draft) }",
    "Uploader.upload(1, then: { done in done(self.draft) })",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in Store.shared.save(self.draft) }",
    // A value that is made up is none that was asked for.
    "Outbox.shared.send { self.draft.text }",
  ])
  func `a closure that has work for others when the screen has left is not made weak`(
    _ text: String
  ) {
    let found = candidates(for: closure(5), in: handing(text)).map(\.text)
    #expect(!found.contains { $0.contains("guard let self") })
    #expect(
      advice(text) == """
        capture the value that is needed, [draft], not self: \
        the closure goes on when the screen has left
        """)
  }

  @Test(arguments: [
    (
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil)",
      true
    ),
    (
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Screen.tick(_:)))",
      true
    ),
    ("timer = Timer(timeInterval: 1, target: self, selector: Selector(\"tick:\"))", true),
    (
      "services.scheduledTimer(every: 1, target: self) { screen, _ in screen.session.beat() }", true
    ),
    ("services.scheduledTimer(every: 1, target: self) { screen, _ in screen.draft = 2 }", false),
    ("services.scheduledTimer(every: 1, target: self) { it, timer in timer.invalidate() }", false),
    ("Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(draw))", false),
    ("Timer.scheduledTimer(timeInterval: 1, target: other, selector: #selector(tick))", false),
    ("CADisplayLink(target: self, selector: #selector(tick))", false),
  ])
  func `a timer whose target has work for others goes on when the screen has left`(
    _ making: String, _ isWork: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let session: Session
        var timer: Timer?
        var draft = 1
        func begin() {
          \(making)
        }
        func tick() { session.beat() }
        func draw() { draft = 2 }
      }
      """
    var timer = RetainingPath.Node(name: "Timer")
    timer.role = .timer
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let path = RetainingPath(
      origin: .root("the run loop"), start: timer,
      steps: [RetainingPath.Step(label: ".target", target: screen, isForeign: true)])
    let words = making.contains("{") ? "screen.session.beat()" : "session.beat()"
    let place = making.contains("{") ? "" : ", in `tick()`,"
    #expect(
      SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
        == (isWork
          ? "Timer calls Screen after it has left and\(place) does `\(words)`; "
            + "give it a target that outlives Screen" : nil))
    #expect(
      candidates(for: path, in: text).contains { $0.words.hasPrefix("inv") } == !isWork)
  }

  @Test(arguments: [
    // What the screen has, or has made, goes with it.
    "Queue.shared.enqueue { self.show(self.draft) }",
    "run { Store.shared.save(self.draft) }",
    "Session.shared.onLogout { let text = self.draft; text.show(Row(self.draft)) }",
    // What is called again and again has nothing to finish.
    "Center.shared.addObserver(1) { _ in Store.shared.save(self.draft) }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in Store.shared.save(self.draft) }",
  ])
  func `a closure that is the screen's own is made weak`(_ text: String) {
    let found = candidates(for: closure(5), in: handing(text)).map(\.text)
    #expect(found.contains { $0.contains("guard let self") })
    #expect(advice(text) == nil)
  }

  @Test func `a global is as good as a static`() {
    let text = handing("queue.enqueue { Store.shared.save(self.draft) }")
    #expect(candidates(for: closure(5), in: text).count == 1)
    #expect(candidates(for: closure(6), in: "let queue = Queue()\n" + text).isEmpty)
  }

  @Test func `a closure with work captures constants`() {
    let text = handing("Queue.shared.enqueue { Queue.shared.save(self.item) }")
    #expect(candidates(for: closure(5), in: text).map(\.words) == ["capture item, not self"])
  }

  @Test(arguments: ["viewWillDisappear", "viewDidDisappear"])
  func `a closure that is made where the screen disappears is not made weak`(_ method: String) {
    let text = "queue.enqueue { self.save() }"
    #expect(candidates(for: closure(5), in: handing(text, in: method)).isEmpty)
    #expect(candidates(for: closure(5), in: handing(text)).count == 2)
    #expect(
      advice(text, in: method)
        == "let the closure do its work without self: the closure goes on when the screen has left")
  }

  @Test func `a capture is made weak if the object has another owner, or is the leaked one`() {
    let text = """
      class Ticker { let screen: Screen }
      class Screen: UIViewController {
        func load() { run { ticker.tick() } }
      }
      """
    func path(_ isOnly: Bool?, _ expectation: LifeExpectation = .unknown) -> RetainingPath {
      var path = closure(3, captures: "ticker")
      path.steps[1].target = RetainingPath.Node(name: "Ticker", expectation: expectation)
      path.steps[1].facts = isOnly.map {
        ReferenceFacts(ReferenceDeclaration("captures ticker"), isOnly: $0)
      }
      let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
      path.steps.append(RetainingPath.Step(label: ".screen", target: screen))
      return path
    }
    func words(_ path: RetainingPath) -> [String] { candidates(for: path, in: text).map(\.words) }
    let edge = ["make .screen weak", "make .screen weak"]
    #expect(words(path(true)) == edge)
    #expect(words(path(nil)) == edge)
    #expect(words(path(false)) == ["capture ticker weakly", "capture ticker weakly"] + edge)
    #expect(
      words(path(true, .expectedGone)).first == "capture ticker weakly")
  }

  @Test(arguments: [
    ("while !Task.isCancelled {", "guard self != nil else { return }"), ("while true {", "guard"),
    ("repeat {", "guard self != nil else { return }"),
  ])
  func `a loop that waits ends with the object`(_ head: String, _ words: String) {
    func text(_ head: String) -> String {
      """
      class Screen: UIViewController {
        func load() {
          Task {
            \(head)
              self.poll()
              try? await sleep()
            }\(head == "repeat {" ? " while true" : "")
          }
        }
      }
      """
    }
    let found = candidates(for: closure(3), in: text(head)).first?.text
    #expect(
      found?.contains(
        """
            Task { [weak self] in
              \(head)
                guard self != nil else { return }
                self?.poll()
        """) == true)
    #expect(found?.components(separatedBy: words).count == 2)
    // What does not wait comes to its end.
    let once = text(head).replacing("try? await sleep()", with: "next()")
    #expect(candidates(for: closure(3), in: once).first?.text.contains("self != nil") == false)
    // A sequence may have no end.
    let stream = candidates(for: closure(3), in: text("for await x in codes {")).first?.text
    #expect(stream?.contains("guard self != nil else { return }\n") == true)
    let awaited = text("for await x in codes {").replacing("try? await sleep()", with: "draw()")
    #expect(
      candidates(for: closure(3), in: awaited).first?.text.contains(
        "guard let self else { break }\n") == true)
    let list = candidates(for: closure(3), in: text("for x in codes {")).first?.text
    #expect(list?.contains("self != nil") == false)
  }

  @Test func `a method that is used as a closure returns what stands for nothing`() {
    let text = """
      class Screen: UIViewController {
        func load() { plus.onTap = tap }
        func tap(_ by: Int) -> Bool { by > 2 }
      }
      """
    #expect(
      candidates(for: closure(2, role: .function), in: text).first?.text.contains(
        "plus.onTap = { [weak self] in self?.tap($0) ?? false }") == true)
  }

  @Test func `a closure of an optional result returns nil`() throws {
    let text = """
      class Cache { var width: ((Int) -> CGFloat?)? }
      func load() { cache.width = { item in self.a + 1 } }
      """
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let candidate = try #require(folder.candidates(for: closure(2)).last)
    let next = try #require(candidate.returning?("CGFloat"))
    var edited = EditedFile(SourceText(text))
    edited.edit(next.edits["Shop/Screen.swift"] ?? [])
    #expect(edited.text.text.contains("guard let self else { return nil }"))
  }

  @Test(arguments: [
    ("UITableViewDiffableDataSource(tableView: table)", true),
    ("UITableViewDiffableDataSource<Int, String>(tableView: table)", true),
    ("Source<Int, String>(tableView: table)", false),
  ])
  func `a cell provider has no cell without its screen`(_ source: String, _ isOptional: Bool) throws
  {
    let text = """
      class Screen: UIViewController {
        func load() {
          source = \(source) { table, row, item in
            table.cell(self.name)
          }
        }
      }
      """
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let candidate = try #require(folder.candidates(for: closure(3)).last)
    #expect((candidate.returning?("UITableViewCell") != nil) == isOptional)
  }

  @Test func `a parameter of the property's name is not the property`() {
    let text = """
      class Pan {
        let view: Screen
        init(view: Screen) {
          self.view = view
          view.show()
          self.view.show()
        }
        func hide() { view.hide() }
        func close() { let view = other; view.hide() }
      }
      """
    #expect(
      candidates(for: field("Pan", ".view"), in: text).first?.text == """
        class Pan {
          weak var view: Screen?
          init(view: Screen) {
            self.view = view
            view.show()
            self.view?.show()
          }
          func hide() { view?.hide() }
          func close() { let view = other; view.hide() }
        }
        """)
  }

  @Test func `no call back is given to an object of another type`() {
    let text = """
      class Bus {
        var listeners: [any Listener] = []
        func add(_ listener: any Listener) { listeners.append(listener) }
      }
      class Screen: UIViewController, Listener {}
      """
    #expect(
      !candidates(for: field("Bus", ".listeners[0]"), in: text).contains {
        $0.text.contains("onLeave")
      })
  }

  @Test func `the advice for a property is weak, not unowned`() {
    var report = LeakReport(
      subject: "Screen#1", typeName: "Screen", departure: nil, since: .zero, foundAt: .zero)
    var path = field("Filter", ".delegate")
    path.steps.removeFirst()
    path.steps[0].facts = ReferenceFacts(
      ReferenceDeclaration([.init(".delegate", .property, .reference)]))
    report.retention = ObjectRetention(.searched(.cycle(path, visitedCount: 1)))
    #expect(MendReport.Leak("Tests/a()", report).advice == "make .delegate a weak variable")
  }
}
