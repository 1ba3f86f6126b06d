import LifecycleKit

final class Split: SplitViewController {}

/// An app whose root is a split view controller without a style: two stacks, with A and B on them.
@MainActor struct ListAndDetail {
  let app: App
  let split = Split()
  let list: Nav
  let detail: Nav
  let a = A()
  let b = B()

  init() {
    list = Nav(rootViewController: a)
    detail = Nav(rootViewController: b)
    split.viewControllers = [list, detail]
    app = App(root: split)
  }
}

extension App {
  /// Makes an app whose root is a split view controller with these columns, in order.
  static func columns(_ screens: ViewController...) -> (app: App, split: Split) {
    let split = Split(style: screens.count == 2 ? .doubleColumn : .tripleColumn)
    let columns: [Split.Column] =
      screens.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (screen, column) in zip(screens, columns) { split.setViewController(screen, for: column) }
    return (App(root: split), split)
  }
}
