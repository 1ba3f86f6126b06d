import LifecycleKit

/// The first screen a new user sees; the root of the window until a user has signed in.
package final class WelcomeViewController: UIViewController {
  var onSignIn: (() -> Void)?

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
  }

  /// The user taps "Sign in".
  package func tapSignIn() { onSignIn?() }
}

/// Asks for a name and a password, full screen.
package final class SignInViewController: UIViewController {
  var onSignedIn: (() -> Void)?

  /// The user taps "Continue".
  package func tapContinue() {
    dismiss(animated: true) { [onSignedIn] in onSignedIn?() }
  }
}
