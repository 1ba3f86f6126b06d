import Foundation
import LifecycleKit

/// The class of all screens in scripts; told apart by the name that the script gives them.
final class ScriptScreen: UIViewController {
  private var action: (() -> Void)?
  private var loader: Loader?

  /// Makes a screen that keeps itself alive in the given way, or a clean one.
  convenience init(leak: Script.Leak?) {
    self.init()
    switch leak {
    case nil: break
    case .closure: action = { self.title = "tapped" }
    case .method: action = act
    case .delegate:
      loader = Loader()
      loader?.delegate = self
    }
  }

  private func act() { title = "tapped" }

  /// Something that a screen owns and that holds its delegate, as it should not.
  @MainActor private final class Loader {
    var delegate: UIViewController?
  }
}
