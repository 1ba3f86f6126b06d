/// The blocks that run during a transition and after it. Held until they ran.
@MainActor final class TransitionBlocks {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The blocks that run when the animation begins.
  var alongside: [Block] = []
  /// The blocks that run after the last callback.
  var completions: [Block] = []
  /// The blocks that run when a gesture ends.
  var interactionHandlers: [Block] = []

  func runAlongside(_ transition: Transition) {
    let due = alongside
    alongside = []
    for block in due { block(transition) }
  }

  func tellOfInteraction(_ transition: Transition) {
    let due = interactionHandlers
    interactionHandlers = []
    for block in due { block(transition) }
  }

  /// Runs the completions, also those that a completion adds.
  func complete(_ transition: Transition) {
    while !completions.isEmpty {
      let due = completions
      completions = []
      for block in due { block(transition) }
    }
  }
}
