import LeakDetection
import Synchronization
import UIKitCore
import VirtualTime

/// What the counts have to tell, from any thread, for the main actor to read.
final class PendingCountReports: Sendable {
  enum Item: Sendable {
    case release(InstanceRelease)
    /// A number was judged to be beyond its limit.
    case surplus(CountedSurplus)
    /// A number that was told of is within its limit again.
    case settled(CountedSubject)
  }

  private let items = Mutex<[(instant: VirtualInstant, item: Item)]>([])
  private let flag: NewsFlag

  init(raising flag: NewsFlag) {
    self.flag = flag
  }

  func post(_ item: Item, at instant: VirtualInstant) {
    items.withLock { $0.append((instant, item)) }
    flag.raise()
  }

  /// Takes what happened up to an instant.
  func take(upTo limit: VirtualInstant) -> [(instant: VirtualInstant, item: Item)] {
    items.withLock { items in
      if items.isEmpty { return [] }
      let taken = items.filter { $0.instant <= limit }
      items.removeAll { $0.instant <= limit }
      return taken
    }
  }
}
