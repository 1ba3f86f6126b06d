import ExerciseCheck
import UIKit

/// Needs three seconds for a draft, and gives up if the task that waits for it is cancelled.
@MainActor private final class SlowStore: DraftStore {
  private let clock: VirtualClock
  private(set) var saved: [String] = []

  init(_ clock: VirtualClock) {
    self.clock = clock
  }

  func save(_ text: String) async {
    do { try await clock.sleep(for: .seconds(3)) } catch { return }
    saved.append(text)
  }
}

/// The clock of one editor, which only the editor and its tasks hold.
private final class DraftClock: Clock {
  private let clock: VirtualClock
  var now: VirtualInstant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  init(_ clock: VirtualClock) {
    self.clock = clock
  }

  func sleep(until deadline: VirtualInstant, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

/// Lives as long as the app; each check has one of its own.
@MainActor private var store = SlowStore(VirtualClock())
@MainActor private weak var clock: DraftClock?

@MainActor private func open(
  _ text: String = "", in simulation: Simulation
) async throws -> DraftViewController {
  store = SlowStore(simulation.clock)
  let draftClock = DraftClock(simulation.clock)
  clock = draftClock
  let draft = DraftViewController(store: store, clock: draftClock)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(draft, animated: false)
  simulation.endTurn()
  draft.textView.text = text
  await simulation.advance(by: .seconds(1))
  return draft
}

@MainActor private func leave(_ draft: DraftViewController, in simulation: Simulation) {
  draft.navigationController?.popViewController(animated: false)
  simulation.endTurn()
}

let checks: [Check] = [
  .feature(
    "a draft is saved every 30 seconds",
    otherwise: "While the editor is open, what was typed has to be saved again and again."
  ) { simulation in
    let draft = try await open(in: simulation)
    draft.textView.text = "Dear"
    await simulation.advance(by: .seconds(40))
    draft.textView.text = "Dear Ada"
    await simulation.advance(by: .seconds(40))
    return store.saved == ["Dear", "Dear Ada"]
  },
  .feature(
    "a draft is saved every 30 seconds after a picture covered it",
    otherwise: "A draft that was covered is written on, and has to be saved."
  ) { simulation in
    let draft = try await open(in: simulation)
    draft.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    await simulation.advance(by: .seconds(5))
    draft.navigationController?.popViewController(animated: false)
    simulation.endTurn()
    draft.textView.text = "Dear Grace"
    await simulation.advance(by: .seconds(40))
    return store.saved.contains("Dear Grace")
  },
  .feature(
    "the last words are saved although the editor was popped",
    otherwise: "Saving takes three seconds. It has to finish, whether the editor is there or not."
  ) { simulation in
    leave(try await open("Yours", in: simulation), in: simulation)
    await simulation.advance(by: .seconds(10))
    return store.saved == ["Yours"]
  },
  .feature(
    "thirty seconds that pass after the editor was popped do no harm",
    otherwise: "The loop can outlive the editor. It has to expect that self is deallocated."
  ) { simulation in
    leave(try await open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(40))
    return true
  },
  .deallocates(
    "the draft, after it is popped",
    otherwise: "A task without end holds what its closure uses, detached or not."
  ) { simulation in
    let draft = try await open(in: simulation)
    leave(draft, in: simulation)
    return [draft]
  },
  .feature(
    "a popped editor saves exactly once, its last words",
    otherwise: "The editor is deallocated, and its loop goes on saving."
  ) { simulation in
    leave(try await open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(120))
    return store.saved == [""]
  },
  .feature(
    "the loop has ended when thirty seconds have passed after the pop",
    otherwise: "The editor is deallocated, and its loop goes on waking up every 30 seconds. "
      + "A loop without an editor has to return."
  ) { simulation in
    leave(try await open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(40))
    return clock == nil
  },
  .deallocates(
    "the draft, after a return to the root from a screen above it",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let draft = try await open(in: simulation)
    draft.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    draft.navigationController?.popToRootViewController(animated: false)
    simulation.endTurn()
    return [draft]
  },
]
