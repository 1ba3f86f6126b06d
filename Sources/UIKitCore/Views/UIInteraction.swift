@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that it is at; its conformer holds it weakly.
  var view: UIView? { get }
  /// Told before it comes to a view, or before it goes with `nil`.
  func willMove(to view: UIView?)
  /// Told when it has come to a view, or has gone with `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view lets a user do besides taps. Retained.
  public var interactions: [any UIInteraction] {
    get { values.interactions }
    set {
      for old in values.interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, away from the view that it was at. Retains it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    values.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard values.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    values.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
