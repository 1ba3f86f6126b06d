@testable import UIKitCore

/// What the log tells, read on its own: where each controller must be, and whether each callback fits.
@MainActor struct Story {
  private var position = 0
  private var states: [AppearanceMachine.State] = []
  /// Those who were told that they will appear, without animation, and have heard nothing since.
  private var expected: Set<Int> = []
  /// The parent, or 0, of a `willMove(toParent:)` whose `didMove(toParent:)` has not come.
  private var announced: [UInt32?] = []

  /// Where a controller is, by its last appearance callback.
  func state(of id: InstanceID) -> AppearanceMachine.State {
    Int(id.rawValue) < states.count ? states[Int(id.rawValue)] : .disappeared
  }

  /// Reads what has been added to the log, and returns the first event that does not fit.
  mutating func read(_ world: World) -> String? {
    let environment = world.simulation.upToDate.application.environment
    let entries = environment.store.entries
    var misfit: String?
    while position < entries.count {
      let entry = entries[position]
      if !fits(entry), misfit == nil, !isByHand(entry, world) {
        let event = environment.store.event(at: position, named: environment.nameTable)
        misfit = "\(event.line) at \(event.instant)"
      }
      position += 1
    }
    return misfit
  }

  /// Whether the program answers for the event itself.
  private func isByHand(_ entry: EventStore.Entry, _ world: World) -> Bool {
    switch entry.kind {
    case .didMoveToParent: world.movedByHand.contains(entry.id)
    case .deallocated: world.appearingByHand.contains(entry.id)
    default: false
    }
  }

  private mutating func fits(_ entry: EventStore.Entry) -> Bool {
    let index = Int(entry.id.rawValue)
    while states.count <= index {
      states.append(.disappeared)
      announced.append(nil)
    }
    let wasExpected = expected.remove(index) != nil
    if entry.kind == .viewWillAppear, !entry.flags.contains(.animated) { expected.insert(index) }
    switch entry.kind {
    case .viewWillAppear: return move(index, from: [.disappeared, .disappearing], to: .appearing)
    case .viewIsAppearing: return states[index] == .appearing
    case .viewDidAppear: return move(index, from: [.appearing], to: .appeared)
    case .viewWillDisappear: return move(index, from: [.appeared, .appearing], to: .disappearing)
    case .viewDidDisappear: return move(index, from: [.disappearing], to: .disappeared)
    case .willMoveToParent:
      announced[index] = entry.about
      return true
    case .didMoveToParent:
      defer { announced[index] = nil }
      return announced[index] == entry.about
    // The rest comes at the end of the turn, and not to whom nobody holds until then: rule H7.
    case .deallocated: return states[index] == .disappeared || wasExpected
    default: return true
    }
  }

  private mutating func move(
    _ index: Int, from allowed: [AppearanceMachine.State], to state: AppearanceMachine.State
  ) -> Bool {
    defer { states[index] = state }
    return allowed.contains(states[index])
  }
}
