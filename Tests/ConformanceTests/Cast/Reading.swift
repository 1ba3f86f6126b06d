/// What can be read of a screen while a callback runs, as words.
@MainActor enum Reading {
  /// The flags that are set, or "no flags".
  static func flags(of screen: UIViewController) -> String {
    let all = [
      (screen.isMovingToParent, "isMovingToParent"),
      (screen.isMovingFromParent, "isMovingFromParent"),
      (screen.isBeingPresented, "isBeingPresented"),
      (screen.isBeingDismissed, "isBeingDismissed"),
    ]
    let set = all.filter(\.0).map(\.1)
    return set.isEmpty ? "no flags" : set.joined(separator: ", ")
  }

  static func parent(of screen: UIViewController) -> String {
    "parent \(name(of: screen.parent))"
  }

  /// Whether the view is in a window.
  static func place(of screen: UIViewController) -> String {
    screen.viewIfLoaded?.window == nil ? "outside the window" : "in the window"
  }

  /// The links of presentation, as the screen itself answers.
  static func links(of screen: UIViewController) -> String {
    "\(name(of: screen)): presenting \(name(of: screen.presentingViewController)), "
      + "presented \(name(of: screen.presentedViewController))"
  }
}
