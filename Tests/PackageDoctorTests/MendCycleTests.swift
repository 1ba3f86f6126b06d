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
      "pin = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.flip(pin) }",
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
    var path = closure(6, captures: "flow")
    path.steps[0].label = ".onDone"
    path.steps[1].target = RetainingPath.Node(name: "Flow")
    path.steps[1].facts = ReferenceFacts(ReferenceDeclaration("captures flow"), isOnly: true)
    path.steps.append(
      RetainingPath.Step(
        label: ".screen", target: RetainingPath.Node(name: "Screen", expectation: .expectedGone)))
    let texts = candidates(for: path, in: text).map(\.text)
    let guarded = "{ [weak flow] in\n      guard let flow else { return }\n      \(taking)"
    #expect(texts.contains { $0.contains(guarded) } == isFree, "\(texts)")
    #expect(!texts.contains { $0.contains("flow?.close()") })
  }
}
