import LifecycleKit

final class Split: UISplitViewController {}

/// An app, of regular width if not said otherwise, whose root is a split view controller without a style: two stacks, with A and B on them.
@MainActor struct ListAndDetail {
  let app: App
  let split = Split()
  let list: Nav
  let detail: Nav
  let a = A()
  let b = B()

  init(_ width: UIUserInterfaceSizeClass = .regular, delegate: Umpire? = nil) {
    list = Nav(rootViewController: a)
    detail = Nav(rootViewController: b)
    split.viewControllers = [list, detail]
    split.delegate = delegate
    app = App(width, root: split)
  }
}

extension App {
  /// Makes an app in a scene of this width, with this root if there is one.
  convenience init(_ width: UIUserInterfaceSizeClass, root: UIViewController? = nil) {
    self.init()
    setWidth(width)
    simulation.perform { window.rootViewController = root }
    advance()
  }

  /// Gives the window's scene another width, at once: what split view controllers collapse and expand by.
  func setWidth(_ width: UIUserInterfaceSizeClass) {
    guard let scene = window.windowScene else { return }
    var traits = scene.traitCollection
    traits.horizontalSizeClass = width
    scene.setTraits(traits, animated: false)
  }

  /// Makes an app of regular width whose root is a split view controller with these columns, in order.
  static func columns(_ screens: UIViewController...) -> (app: App, split: Split) {
    let split = Split(style: screens.count == 2 ? .doubleColumn : .tripleColumn)
    let columns: [Split.Column] =
      screens.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (screen, column) in zip(screens, columns) { split.setViewController(screen, for: column) }
    return (App(.regular, root: split), split)
  }
}
