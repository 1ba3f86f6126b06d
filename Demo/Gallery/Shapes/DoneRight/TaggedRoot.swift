import LifecycleKit

enum TaggedRoot: ScreenShape {
  static let entry = CatalogueEntry(
    151, "tagged-root", .correct,
    "A global says who is signed in, a guest or a member, each an object; both may live on.",
    "The case stands in the pointer's spare bits, and the sanitizer does not know the pointer.",
    cells: "- - - - - F"
  )

  final class Guest {}
  final class Member {}

  enum User {
    case guest(Guest)
    case member(Member)
  }

  @MainActor enum SignedIn {
    static var user: User?
  }

  final class SignInViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      SignedIn.user = .member(Member())
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignInViewController()
  }

  static func cleanUp() {
    SignedIn.user = nil
  }
}
