extension UIApplication {
  /// The transitions under way that nothing on an idle clock will end, in the order of their requests:
  /// `navigation transition of Stack#1: its animator has not called completeTransition(_:)`.
  ///
  /// A transition that a finger holds is not among them.
  package var transitionsWithoutEnd: [String] {
    let changes = changesUnderWay.values.sorted { $0.transition.request < $1.transition.request }
    return changes.compactMap { change in
      guard change.transition !== heldTransition, let reason = change.transition.reasonOfNoEnd
      else { return nil }
      return "\(environment.name(of: change.work, change.held.owner.id)): \(reason)"
    }
  }
}
