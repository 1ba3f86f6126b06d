import ObjectGraph
import Testing

@testable import PackageDoctor

/// What is a screen's own, so that a weak capture loses nothing, and what others have of it.
@Suite struct MendOwnTests: MendEditing {
  /// A path through a property of the screen to a closure on a line.
  private func path(_ line: Int, by labels: (label: String, type: String)...) -> RetainingPath {
    var path = closure(line)
    for (label, type) in labels.dropLast().reversed() {
      path.steps.insert(
        RetainingPath.Step(label: label, target: RetainingPath.Node(name: type)), at: 0)
    }
    if let last = labels.last { path.steps[labels.count - 1].label = last.label }
    return path
  }

  private func advice(_ text: String, _ path: RetainingPath) -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", text)]).advice(for: path)
  }

  @Test(arguments: [
    ("protocol Container { var view: UIView! { get } }", true),
    ("protocol Container { var view: Page { get } }", false),
    ("protocol Container { var sheet: UIView! { get } }", true),
  ])
  func `the view of a screen is its own, though a protocol declares it once more`(
    _ declared: String, _ isOwn: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        let courier: Courier
        func send() {
          courier.deliver { self.view.setNeedsLayout() }
        }
        init(courier: Courier) { self.courier = courier }
      }
      \(declared)
      extension UIViewController: Container {}
      """
    let path = path(4, by: (".courier", "Courier"), ("[0]", ""))
    #expect((advice(text, path) == nil) == isOwn)
    let first = candidates(for: path, in: text).first?.text
    #expect(first?.contains("[weak self] in self?.view.setNeedsLayout()") == (isOwn ? true : nil))
  }
}
