/// Where what is typed goes: one of these for an application.
@MainActor final class Focus {
  weak var firstResponder: UIResponder?
}
