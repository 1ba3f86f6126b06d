import LifecycleKit

enum ParentLink: ScreenShape {
  static let entry = CatalogueEntry(
    34, "parent-link", .cycle,
    "A form owns its sections, and each section keeps the form that it is in.",
    "Down the tree references are strong, up the tree they must not be.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("let parent: FormViewController", by: "unowned let parent: FormViewController")
  .held("cycle: FormSection.parent → FormViewController.sections[_]")

  class Section {}

  enum Broken {
    final class FormSection: Section {
      let parent: FormViewController
      init(in parent: FormViewController) { self.parent = parent }
    }
  }

  enum Fixed {
    final class FormSection: Section {
      unowned let parent: FormViewController
      init(in parent: FormViewController) { self.parent = parent }
    }
  }

  final class FormViewController: ShapeViewController {
    var sections: [Section] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken: sections = [Broken.FormSection(in: self), Broken.FormSection(in: self)]
      case .fixed: sections = [Fixed.FormSection(in: self), Fixed.FormSection(in: self)]
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FormViewController(stage.form)
  }
}
