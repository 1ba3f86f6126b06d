import Synchronization
import VirtualTime

/// News of dying objects, which may come from any thread, for the main actor to read.
///
/// The last release of a controller can happen on another thread than the main one. A `deinit` therefore
/// writes here, and the environment reads before it records the next event and before time moves on:
/// the order among events and the virtual instant are kept.
final class DeallocationInbox: Sendable {
  /// An object that outlives a deallocated one that held it.
  protocol Survivor: Sendable {
    /// Updates the links, and notes the departure.
    @MainActor func ownerDidDeallocate()
  }

  /// The deallocation of one controller.
  struct Deallocation {
    var id: InstanceID
    var instant: VirtualInstant
  }

  struct Contents {
    var deallocations: [Deallocation] = []
    var survivors: [any Survivor] = []

    /// Takes out what was read; memory for a few is kept.
    mutating func clear() {
      deallocations.empty()
      survivors = []
    }
  }

  private let contents = Mutex(Contents())
  private let hasMail = Atomic(false)
  /// Emptied contents, kept to reuse their memory.
  @MainActor private var spare = Contents()

  /// Whether there is something to read; costs one relaxed load.
  var isEmpty: Bool { !hasMail.load(ordering: .relaxed) }

  func post(_ id: InstanceID, at instant: VirtualInstant) {
    contents.withLock { $0.deallocations.append(Deallocation(id: id, instant: instant)) }
    hasMail.store(true, ordering: .releasing)
  }

  func post(survivors: [some Survivor]) {
    contents.withLock { $0.survivors.append(contentsOf: survivors as [any Survivor]) }
    hasMail.store(true, ordering: .releasing)
  }

  /// Takes all news out; `nil` when there is none.
  @MainActor func take() -> Contents? {
    if isEmpty { return nil }
    var mail = Contents()
    swap(&mail, &spare)
    exchange(&mail)
    return mail
  }

  // Not on the main actor, because a closure that is isolated to it asks at each call whether it is there.
  private func exchange(_ mail: inout Contents) {
    hasMail.store(false, ordering: .releasing)
    contents.withLock { swap(&$0, &mail) }
  }

  /// Keeps the memory of the news that was read, to use it again.
  @MainActor func reuse(_ mail: consuming Contents) {
    mail.clear()
    spare = mail
  }
}
