import Foundation
import LifecycleKit

/// The class of all screens in scripts; told apart by the name that the script gives them.
final class ScriptScreen: UIViewController {
  private var action: (() -> Void)?
  private var loader: Loader?
  /// The objects that steps linked the screen to.
  private var links: [AnyObject] = []
  private weak var delegate: AnyObject?

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

  /// Keeps an object, or refers to it weakly.
  func link(to object: AnyObject, isWeak: Bool) {
    if isWeak { delegate = object } else { links.append(object) }
  }

  private func act() { title = "tapped" }

  /// Something that a screen owns and that holds its delegate, as it should not.
  @MainActor private final class Loader {
    var delegate: UIViewController?
  }
}
