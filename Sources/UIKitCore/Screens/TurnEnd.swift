import VirtualTime

/// What waits for the end of the turn: what UIKit leaves to its next layout pass, and after that to the
/// commit of the turn's transaction.
///
/// The turn ends when the clock moves on, before anything else that is due then; when `endTurn()` is called;
/// and after each action of the simulated user. A step holds nobody: one whose controller is gone does
/// nothing.
@MainActor final class TurnEnd {
  /// The place of a step within the end of the turn.
  enum Stage {
    /// A stack shows its top, a tab bar controller its tab: done by a layout pass, also by one asked for.
    case layout
    /// A presentation or a dismissal begins; a view that was added has come.
    case commit
  }

  /// What is done in a step.
  enum Deed {
    /// A container shows what it is to show by now.
    case show
    /// A presentation or a dismissal begins.
    case present
    /// A view that was put in a window has come.
    case arrive
    /// What appeared without animation is laid out.
    case layOut
    /// The root of a window that has gone disappears.
    case leaveLostWindow
  }

  private struct Step {
    let owner: BackReference<UIViewController>
    let deed: Deed
    /// The transaction in which the change was asked for; it waits for what the step begins.
    let group: AnimationGroup?
  }

  private var layout: [Step] = []
  private var commit: [Step] = []
  private var work: ScheduledVirtualWork?
  private unowned let environment: Environment

  init(of environment: Environment) { self.environment = environment }

  /// Whether nothing waits.
  var isEmpty: Bool { layout.isEmpty && commit.isEmpty }

  /// Puts a step behind those of its stage.
  func wait(for stage: Stage, to deed: Deed, as owner: UIViewController) {
    if work == nil {
      work = environment.clock.scheduleAhead("end of the turn") { [weak environment] in
        environment?.endTurn()
      }
    }
    let group = environment.openGroup
    group?.enter()
    let step = Step(owner: owner.backReference, deed: deed, group: group)
    switch stage {
    case .layout: layout.append(step)
    case .commit: commit.append(step)
    }
  }

  private func perform(_ step: Step) {
    guard let group = step.group else {
      step.owner.object?.perform(step.deed)
      return
    }
    let open = environment.animationGroup
    environment.animationGroup = group
    step.owner.object?.perform(step.deed)
    environment.animationGroup = open
    group.leave()
  }

  /// Does all that waits, and what comes to wait meanwhile; layout before commit.
  ///
  /// Callbacks that always change something again are given up after as many steps as the clock allows
  /// pieces of work at an instant, and that is reported.
  func run() {
    if work == nil, isEmpty { return }
    var left = environment.clock.workLimitAtInstant
    while left > 0, let step = next() {
      perform(step)
      left -= 1
    }
    work?.cancel()
    work = nil
    if left == 0 { giveUp() }
  }

  /// Leaves what waits to the next end of a turn that somebody asks for.
  private func giveUp() {
    let names = (layout + commit).compactMap { $0.owner.object?.readableName }
    environment.report(
      .timeStandsStill, by: "the turn",
      "The turn does not end: callbacks change what is shown again and again, last in "
        + names.map { "<\($0)>" }.joined(separator: ", "))
  }

  /// Does what waits of one controller, ahead of the rest.
  func run(of owner: UIViewController) {
    for step in take(from: &layout, where: { $0.object === owner }) { perform(step) }
    for step in take(from: &commit, where: { $0.object === owner }) { perform(step) }
  }

  /// Does what waits for the layout of a view or of what is inside it.
  func layOut(inside view: UIView) {
    if layout.isEmpty { return }
    let steps = take(from: &layout) { $0.object?.loadedView?.isDescendant(of: view) == true }
    for step in steps { perform(step) }
  }

  private func take(
    from steps: inout [Step], where isMeant: (BackReference<UIViewController>) -> Bool
  ) -> [Step] {
    let taken = steps.filter { isMeant($0.owner) }
    if !taken.isEmpty { steps.removeAll { isMeant($0.owner) } }
    return taken
  }

  private func next() -> Step? {
    if !layout.isEmpty { return layout.removeFirst() }
    return commit.isEmpty ? nil : commit.removeFirst()
  }
}

extension UIViewController {
  /// Does what this has left to the end of the turn.
  fileprivate func perform(_ deed: TurnEnd.Deed) {
    switch deed {
    case .show: showWhatIsDue()
    case .present: presentation?.beginNow()
    case .arrive: arrive()
    case .layOut: layOutTree()
    case .leaveLostWindow: disappearWithLostWindow()
    }
  }
}
