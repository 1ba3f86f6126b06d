@testable import UIKitCore

/// What the log tells, read on its own: where each controller must be, and whether each callback fits.
@MainActor struct Story {
  private var position = 0
  private var states: [AppearanceMachine.State] = []
  /// The controllers that were sent `viewIsAppearing` since their last `viewWillAppear`.
  private var entered: Set<Int> = []
  /// The parent, or 0, of a `willMove(toParent:)` whose `didMove(toParent:)` has not come.
  private var announced: [UInt32?] = []

  /// Where a controller is, by its last appearance callback.
  func state(of id: InstanceID) -> AppearanceMachine.State {
    Int(id.rawValue) < states.count ? states[Int(id.rawValue)] : .disappeared
  }

  /// Reads what has been added to the log, and returns the first event that does not fit.
  mutating func read(_ world: World) -> String? {
    let environment = world.simulation.upToDate.application.environment
    let entries = environment.events.store.entries
    var misfit: String?
    while position < entries.count {
      let entry = entries[position]
      if !fits(entry), misfit == nil, !isByHand(entry, world) {
        let event = environment.events.store.event(at: position, named: environment.names)
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
    case .deallocated: world.appearingByHand.contains(entry.id) || world.ahead.contains(entry.id)
    case .viewDidAppear: world.appearingByHand.contains(entry.id)
    default: false
    }
  }

  private mutating func fits(_ entry: EventStore.Entry) -> Bool {
    let index = Int(entry.id.rawValue)
    while states.count <= index {
      states.append(.disappeared)
      announced.append(nil)
    }
    switch entry.kind {
    case .viewWillAppear:
      entered.remove(index)
      return move(index, from: [.disappeared, .disappearing], to: .appearing)
    case .viewIsAppearing: return entered.insert(index).inserted && states[index] == .appearing
    case .viewDidAppear:
      return move(index, from: [.appearing], to: .appeared) && entered.contains(index)
    case .viewWillDisappear: return move(index, from: [.appeared, .appearing], to: .disappearing)
    case .viewDidDisappear: return move(index, from: [.disappearing], to: .disappeared)
    case .willMoveToParent:
      announced[index] = entry.about
      return true
    case .didMoveToParent:
      defer { announced[index] = nil }
      return announced[index] == entry.about
    case .deallocated: return states[index] == .disappeared
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
