import UIKit

/// The forms in which a helper that asserts a screen's deallocation is published for UIKit: window, root and
/// stack are local variables of an `autoreleasepool`, and nothing but UIKit holds them afterwards.
@MainActor enum PublishedHelper: CaseIterable {
  /// Presents, dismisses in the completion, and fulfills an expectation in that of the dismissal.
  case presentation
  /// Pushes, and pops when the push is over.
  case stack
  /// Presents and dismisses with animation, and leaves it at that: a condition is waited for.
  case condition

  /// The living among the screen and the objects around it.
  struct Remains {
    weak var screen: UIViewController?
    weak var root: UIViewController?
    weak var window: UIWindow?
  }

  /// Shows a screen and takes it away; `fulfill` is called when that has been done.
  func perform(_ make: () -> UIViewController, fulfill: @escaping () -> Void) -> Remains {
    var remains = Remains()
    autoreleasepool {
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let screen = make()
      remains = Remains(screen: screen, root: root, window: window)
      switch self {
      case .presentation:
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(screen, animated: false) {
          root.dismiss(animated: false) { fulfill() }
        }
      case .stack:
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          navigation.popViewController(animated: false)
          fulfill()
        }
        navigation.pushViewController(screen, animated: false)
        CATransaction.commit()
      case .condition:
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(screen, animated: true) {
          root.dismiss(animated: true, completion: fulfill)
        }
      }
    }
    return remains
  }
}

/// A screen that writes its callbacks into an object that outlives it.
final class HelperScreen: UIViewController {
  final class Diary {
    var lines: [String] = []
  }

  let diary: Diary
  /// The planted leak.
  var cycle: (() -> Void)?

  init(_ diary: Diary, leaks: Bool = false) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    if leaks { cycle = { self.cycle = nil } }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.lines.append("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.lines.append("viewDidDisappear")
  }
}
