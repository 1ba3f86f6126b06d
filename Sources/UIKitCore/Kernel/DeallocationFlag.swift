import Synchronization

/// Whether there may be other news of deallocations than the inbox's. From any thread.
package final class DeallocationFlag: Sendable {
  private let flag = Atomic(false)
  /// Called to take the news in; held.
  @MainActor package var reader: (() -> Void)?

  init() {}

  /// Whether there may be news; costs one relaxed load.
  package var isRaised: Bool { flag.load(ordering: .relaxed) }

  /// Call after the news was stored where it is read.
  package func raise() { flag.store(true, ordering: .releasing) }

  /// Has the news taken in, if there may be some.
  @MainActor func read() { if isRaised { reader?() } }

  /// Call before the news is read.
  package func lower() { flag.store(false, ordering: .releasing) }
}
