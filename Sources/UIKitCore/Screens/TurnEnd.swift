import VirtualTime

/// The steps that wait for the end of the turn: those that UIKit leaves to its next layout pass, and after that to the
/// commit of the turn's transaction.
///
/// The turn ends when the clock moves on, before anything else that is due then; when `endTurn()` is called;
/// and after each action of the simulated user.
///
/// A step holds its controller and its window until it is done, as UIKit's layout pass and its transitions do. So a
/// change takes place, with its completion, also if the program has released both.
@MainActor final class TurnEnd {
  /// The part of the turn's end in which a step is done.
  enum Pass {
    /// A stack shows its top, a tab bar controller its tab: done by a layout pass, also by one asked for.
    case layout
    /// A presentation or a dismissal begins; a view that was added has come.
    case commit
  }

  /// The change that a step makes.
  enum Action {
    /// A container shows what it is to show by now.
    case show
    /// A presentation or a dismissal begins: the one that waits for the step with this number.
    ///
    /// A change that has begun without its step leaves the step behind. The number keeps it from beginning a later one.
    case present(Int)
    /// A view that was put in a window has come.
    case arrive
    /// A screen that appeared without animation is laid out.
    case layOut
    /// Overrides of traits are taken.
    case updateTraits
    /// The screen is asked what it shows while it has no content.
    case updateContent
    /// A screen in which something has changed is brought up to date.
    case update
    /// A screen that has lost its window or its presenter disappears.
    case leaveLostPlace
    /// The observer is told that a screen which has appeared is at rest.
    case rest
  }

  private struct Step {
    /// The owner; `nil` without an application, as nothing ends the turn then.
    var heldOwner: UIViewController?
    /// Its window, held likewise.
    var window: UIWindow?
    /// The owner where it is not held.
    let known: BackReference<UIViewController>?
    let action: Action
    /// The transaction in which the change was asked for; it waits for what the step begins.
    let group: AnimationGroup?

    var owner: UIViewController? { heldOwner ?? known?.object }
  }

  // Unchecked here and below: run-time checks of exclusive access would add some 5 % to a push and a pop.
  @exclusivity(unchecked) private var layout = Line()
  @exclusivity(unchecked) private var commit = Line()
  /// Whether steps hold their owners and windows: as long as the application is alive.
  @exclusivity(unchecked) private var holds = true
  private let clock: VirtualClock
  /// The end of the turn as the clock's work.
  @exclusivity(unchecked) private var work: WorkAhead!
  @exclusivity(unchecked) private var isAskedFor = false
  /// The number of steps so far, those that were done among them.
  @exclusivity(unchecked) private(set) var stepCount = 0

  init(on clock: VirtualClock) { self.clock = clock }

  /// Has the clock end the turn before it moves on.
  func join(_ environment: BackReference<Environment>) {
    work = WorkAhead("end of the turn", on: clock) { environment.object?.endTurn() }
  }

  /// Whether nothing waits.
  var isEmpty: Bool { layout.isEmpty && commit.isEmpty }

  /// The number of steps that wait.
  var count: Int { layout.count + commit.count }

  /// Puts a step behind those of its pass.
  func wait(for pass: Pass, to action: Action, as owner: UIViewController) {
    if !isAskedFor {
      isAskedFor = true
      work.ask()
    }
    stepCount += 1
    let group = owner.environment?.animationGroup ?? AnimationGroup.outside
    group?.enter()
    let step = Step(
      heldOwner: holds ? owner : nil,
      window: holds ? owner.loadedView?.windowReference?.object : nil,
      known: holds ? nil : owner.backReference, action: action, group: group)
    switch pass {
    case .layout: layout.append(step)
    case .commit: commit.append(step)
    }
  }

  private func perform(_ step: Step) {
    guard let group = step.group else {
      // As it is held there: what a property gives would be retained.
      if let owner = step.heldOwner { return owner.perform(step.action) }
      step.known?.object?.perform(step.action)
      return
    }
    if let owner = step.owner, let environment = owner.environment {
      let open = environment.animationGroup
      environment.animationGroup = group
      owner.perform(step.action)
      environment.animationGroup = open
    }
    group.leave()
  }

  /// Does the first step that waits. A function of its own, so that its variables hold nothing of the step afterwards.
  private func performFirst() -> Bool {
    guard let step = layout.takeFirst() ?? commit.takeFirst() else { return false }
    perform(step)
    return true
  }

  /// Drops all steps when the application is deallocated; later steps hold nothing.
  ///
  /// The controllers hold the environment, so that held steps would be a retain cycle.
  func letGo() {
    holds = false
    for owner in layout.removeAll() + commit.removeAll() { owner.presentation?.abandon() }
  }

  /// Does all that waits, and what comes to wait meanwhile; layout before commit. Takes in the news of deallocations.
  ///
  /// Callbacks that always change something again are given up after as many steps as the clock allows
  /// pieces of work at an instant, and that is reported.
  func run(in environment: Environment) {
    if isEmpty, !isAskedFor { return }
    var left = clock.workLimitAtInstant
    while left > 0, performFirst() {
      left -= 1
      // A controller deallocated in a callback may have left a screen behind that is owed one.
      if isEmpty { environment.readInbox() }
    }
    isAskedFor = false
    work.takeBack()
    if left == 0 { giveUp() }
  }

  /// Leaves what waits to the next end of a turn that is asked for.
  private func giveUp() {
    let owners = layout.owners + commit.owners
    owners.first?.environment?.report(
      .timeStandsStill, by: "the turn",
      "The turn does not end: callbacks change what is shown again and again, last in "
        + owners.map { "<\($0.readableName)>" }.joined(separator: ", "))
  }

  /// Does what waits of one controller, ahead of the rest.
  func run(of owner: UIViewController) {
    for step in layout.take(where: { $0.owner === owner }) { perform(step) }
    for step in commit.take(where: { $0.owner === owner }) { perform(step) }
  }

  /// Does what waits for the layout of a view or of what is inside it.
  func layOut(inside view: UIView) {
    let steps = layout.take { $0.owner?.loadedView?.isDescendant(of: view) == true }
    for step in steps { perform(step) }
  }

  /// Steps in the order in which they came.
  private struct Line {
    private var steps: [Step] = []
    /// How many of them were taken.
    private var taken = 0

    var isEmpty: Bool { steps.isEmpty }

    var count: Int { steps.count - taken }

    /// The living owners of the steps that wait.
    var owners: [UIViewController] { steps[taken...].compactMap(\.owner) }

    mutating func append(_ step: Step) { steps.append(step) }

    /// Removes all steps.
    ///
    /// - Returns: the controllers that the steps held.
    mutating func removeAll() -> [UIViewController] {
      defer { (steps, taken) = ([], 0) }
      return steps.compactMap(\.heldOwner)
    }

    /// - Complexity: O(1), amortized.
    mutating func takeFirst() -> Step? {
      guard taken < steps.count else { return nil }
      // Most lines have one step; to take the last is cheaper than to empty the list.
      if steps.count == 1 { return steps.removeLast() }
      let step = steps[taken]
      (steps[taken].heldOwner, steps[taken].window) = (nil, nil)
      taken += 1
      if taken == steps.count { removeTaken() }
      return step
    }

    /// - Complexity: O(n).
    mutating func take(where isMeant: (Step) -> Bool) -> [Step] {
      if steps.isEmpty { return [] }
      removeTaken()
      let meant = steps.filter(isMeant)
      if !meant.isEmpty { steps.removeAll(where: isMeant) }
      return meant
    }

    private mutating func removeTaken() {
      if taken == steps.count {
        steps.removeAll(keepingCapacity: true)
      } else {
        steps.removeFirst(taken)
      }
      taken = 0
    }
  }
}

extension Environment {
  /// The number of steps that wait for the end of the turn.
  package var stepsAtTurnEnd: Int { turnEnd.count }
}

extension UIViewController {
  /// Does what this has left to the end of the turn.
  fileprivate func perform(_ action: TurnEnd.Action) {
    switch action {
    case .show: showWhatIsDue()
    case .present(let step): presentation?.beginNow(inStep: step)
    case .arrive: arrive()
    case .layOut: layOutTree()
    case .updateTraits: updateTraitsIfNeeded()
    case .updateContent: updateContent()
    case .update: updateAtTurnEnd()
    case .leaveLostPlace: disappearWithLostPlace()
    case .rest: if appearance.state == .appeared { environment?.observer?.controllerIsAtRest(self) }
    }
  }
}
