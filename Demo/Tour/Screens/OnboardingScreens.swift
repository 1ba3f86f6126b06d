import LifecycleKit

/// The first screen a new user sees; the root of the window until somebody has signed in.
final class WelcomeViewController: UIViewController {
  var onSignIn: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
  }

  /// The user taps "Sign in".
  func tapSignIn() { onSignIn?() }
}

/// Asks for a name and a password, full screen.
final class SignInViewController: UIViewController {
  var onSignedIn: (() -> Void)?

  /// The user taps "Continue".
  func tapContinue() {
    dismiss(animated: true) { [onSignedIn] in onSignedIn?() }
  }
}
