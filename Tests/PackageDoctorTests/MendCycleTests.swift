import ObjectGraph
import Testing

@testable import PackageDoctor

/// Objects that a closure and what has it hold each other, and owners that a list has until a closure takes them out.
@Suite struct MendCycleTests: MendEditing {
  @Test(arguments: [
    ("pin = UIAction(title: \"Pin\") { _ in self.flip(pin) }", true),
    ("pin = .init(title: \"Pin\") { _ in self.flip(pin) }", true),
    ("pin = UIMenu(children: [UIAction { _ in self.flip(pin) }])", true),
    // It has another object, captures it weakly, or ends it.
    ("pin = UIAction(title: \"Pin\") { pin in self.flip(pin) }", false),
    ("pin = UIAction(title: \"Pin\") { [weak pin] _ in self.flip(pin!) }", false),
    ("pin = UIAction(title: \"Pin\") { _ in self.flip(other) }", false),
    (
      "pin = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.flip(pin) }",
      false
    ),
  ])
  func `what has a closure that captures it stays in a cycle, and the patch says so`(
    _ line: String, _ stays: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        func load() {
          var pin: Action!
          \(line)
          use(pin)
        }
        func flip(_ action: Action) { title = "" }
      }
      """
    let folder = SourceFolder(texts: [("Shop/Screen.swift", text)])
    let found = folder.candidates(for: closure(4))
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy {
        $0.uncovered
          == (stays
            ? ["pin has the closure, which captures pin: these two hold each other as before"] : [])
      })
  }

  @Test(arguments: [
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", "", true),
    ("Timer(timeInterval: 1, repeats: true, block: { _ in self.tick() })", "", true),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }", "", false),
    // Its block ends it, or the screen's end does.
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { self.tick(); $0.invalidate() }",
      "", false
    ),
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
      "deinit { timer?.invalidate() }", false
    ),
  ])
  func `a timer that goes on without its screen is said`(
    _ making: String, _ end: String, _ goesOn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        private var timer: Timer?
        func load() {
          timer = \(making)
        }
        func tick() { title = "" }
        \(end)
      }
      """
    let found = SourceFolder(texts: [("Shop/Screen.swift", text)]).candidates(for: closure(4))
    #expect(found.first?.words == "capture self weakly")
    #expect(
      found.first?.uncovered
        == (goesOn
          ? [
            "the timer goes on when Screen has left; invalidate it where the screen leaves, or in its "
              + "block"
          ] : []))
  }

  @Test(arguments: [
    ("children.append(flow)", "self.children.removeAll { $0 === flow }", "", true),
    // A second one may take it out before the closure is called, or nothing has it.
    (
      "children.append(flow)", "self.children.removeAll { $0 === flow }",
      "func reset() { children = [] }", false
    ),
    ("", "self.children.removeAll { $0 === flow }", "", false),
    ("children.append(flow)", "self.last = flow", "", false),
  ])
  func `an object that a list has until its closure takes it out is unwrapped first`(
    _ putting: String, _ taking: String, _ method: String, _ isFree: Bool
  ) {
    let text = """
      class Shop {
        var children: [Flow] = []
        var last: Flow?
        func open() {
          let flow = Flow()
          flow.screen.onDone = {
            \(taking)
            flow.close()
          }
          \(putting)
        }
        \(method)
      }
      class Flow { let screen = Screen(); func close() {} }
      class Screen: UIViewController { var onDone: (() -> Void)? }
      """
    let path = coordinator(6, captures: "flow")
    let texts = candidates(for: path, in: text).map(\.text)
    let guarded = "{ [weak flow] in\n      guard let flow else { return }\n      \(taking)"
    #expect(texts.contains { $0.contains(guarded) } == isFree, "\(texts)")
    #expect(!texts.contains { $0.contains("flow?.close()") })
  }

  private static let besides: [(line: String, left: String?)] = [
    (
      "row.header.onTap = { row.fold(); self.title = \"\" }",
      "row has the closure, which captures row: these two hold each other as before"
    ),
    ("row.header.onTap = { [weak row] in row?.fold(); self.title = \"\" }", nil),
    ("row.header.onTap = { self.title = \"\" }", nil),
    (
      "let token = bus.subscribe(); bus.onTap = { token.end(); self.title = \"\" }",
      "token has Header, which has the closure, which captures token: these hold each other as before"
    ),
    ("let token = bus.find(); bus.onTap = { token.end(); self.title = \"\" }", nil),
  ]

  @Test(
    arguments: besides,
    ["func show(row: Row) {", "func show(rows: [Row]) { rows.forEach { row in"])
  func `what else a closure captures stays in a cycle with it, and the patch says so`(
    _ example: (line: String, left: String?), _ head: String
  ) {
    let text = """
      class Screen: UIViewController {
        let bus = Header()
        \(head)
          \(example.line)
        \(head.hasSuffix("in") ? "} }" : "}")
      }
      class Row { let header = Header(); func fold() {} }
      class Header {
        var onTap: (() -> Void)?
        func subscribe() -> Token { Token(header: self) }
        func find() -> Ticket { Ticket(header: self) }
      }
      class Token { let header: Header; init(header: Header) { self.header = header }; func end() {} }
      class Ticket { weak var header: Header?; func end() {} }
      """
    var path = closure(4)
    path.steps[0].label = ".onTap"
    path.steps.insert(
      RetainingPath.Step(label: ".bus", target: RetainingPath.Node(name: "Header")), at: 0)
    let found = SourceFolder(texts: [("Shop/Screen.swift", text)]).candidates(for: path)
    let weak = found.filter { $0.words == "capture self weakly" }
    #expect(!weak.isEmpty)
    #expect(weak.allSatisfy { $0.uncovered == [example.left].compactMap(\.self) }, "\(weak)")
  }

  @Test(arguments: [
    ("let model = Model()", "the closure holds model when Screen has left, as before"),
    ("let model = Model.shared", nil), ("let model = 1", nil),
  ])
  func `what a screen has made stays with a closure that captures it, and the patch says so`(
    _ property: String, _ left: String?
  ) {
    let text = """
      class Screen: UIViewController {
        \(property)
        func load() {
          Stock.shared.onDelivery { self.model.add() }
        }
      }
      class Model { static let shared = Model(); func add() {} }
      """
    var path = closure(4)
    path.origin = .root("static Stock.shared")
    let found = SourceFolder(texts: [("Shop/Screen.swift", text)]).candidates(for: path)
      .filter { $0.words == "capture model, not self" }
    #expect(found.map(\.uncovered) == [[left].compactMap(\.self)])
  }
}
