import LifecycleKit

enum VeryLongChain: ScreenShape {
  static let entry = CatalogueEntry(
    32, "very-long-chain", .cycle,
    "An undo history is a list of 20,000 edits; the oldest names the editor, not the document.",
    "A ring like any other, but a search that recurses for each object runs out of stack.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("last.edited = self", by: "last.edited = document")
  .held("cycle: Edit.edited → EditorViewController.history → Edit.previous")

  final class Document {}

  final class Edit {
    var previous: Edit?
    var edited: AnyObject?

    // One by one, for released in one go the list would need a stack frame an edit.
    deinit {
      var rest = previous
      previous = nil
      while let edit = rest {
        rest = edit.previous
        edit.previous = nil
      }
    }
  }

  final class EditorViewController: ShapeViewController {
    let document = Document()
    var history: Edit?

    override func viewDidLoad() {
      super.viewDidLoad()
      let last = Edit()
      switch form {
      case .broken: last.edited = self
      case .fixed: last.edited = document
      }
      history = last
      for _ in 1..<20_000 {
        let edit = Edit()
        edit.previous = history
        history = edit
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}
