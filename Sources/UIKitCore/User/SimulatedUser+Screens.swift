extension SimulatedUser {
  /// Does something in a screen of the system, whose inside is not simulated, where a finger could. Reported and ignored
  /// where none could: it is not on screen, covered or under way, or for the reason given.
  /// - Parameter option: the sentence that an exploration has for it.
  package func use(
    _ screen: UIViewController, _ option: String, reasonAgainst: String? = nil,
    _ change: () -> Void
  ) {
    application.endTurn()
    if let reason = screen.reasonOutOfReach ?? reasonAgainst {
      return refuse("To \(option)", on: screen, because: reason)
    }
    note(sentence: option)
    perform {
      screen.environment?.record(.tap, of: screen.id, note: option)
      change()
    }
  }
}
