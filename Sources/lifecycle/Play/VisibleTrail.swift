import LifecycleKit

/// The visible screens of presentations that were made one above the other, the topmost last.
///
/// To find the visible screen, all presentations below it are walked. A script that presents thousands of
/// screens would do that at each step, so it keeps in mind what its last steps made visible. Nothing is held.
@MainActor struct VisibleTrail {
  private struct Entry {
    weak var screen: UIViewController?
  }

  private var entries: [Entry] = []

  /// The visible screen, if the steps since the last `forget()` tell it.
  var top: UIViewController? { entries.last?.screen }

  /// A screen, with its container if it has one, was presented by the one that was visible.
  mutating func present(_ screen: UIViewController, over presenter: UIViewController) {
    if top !== presenter { entries = [Entry(screen: presenter)] }
    entries.append(Entry(screen: screen))
  }

  /// Removes the visible screen, whose presentation has been dismissed.
  mutating func dismiss() {
    _ = entries.popLast()
  }

  /// Something else happened.
  mutating func forget() {
    entries = []
  }
}
