/// The link that each controller hung on, from which event on: enough to draw the hierarchy at any event later.
///
/// A few numbers an entry, no names and no references. An entry says that a link changed or was looked at again; the
/// same link may stand in several.
struct LinkTrail {
  struct Entry {
    /// How many events were recorded before.
    var position: Int32
    var id: InstanceID
    var link: HierarchyLink
  }

  private(set) var entries: [Entry] = []
  /// As many entries as there may be before those that are not needed are forgotten.
  private var compactionSize = 64

  /// - Parameter start: how many events were recorded before the first one that is kept.
  mutating func note(
    _ link: HierarchyLink, of id: InstanceID, at position: Int, keepingFrom start: Int
  ) {
    if start > 0, entries.count >= compactionSize {
      forgetPast(before: start)
      compactionSize = max(64, 2 * entries.count)
    }
    entries.append(Entry(position: Int32(clamping: position), id: id, link: link))
  }

  /// Keeps of what came before an event what held then, as if it had been so before the first event.
  mutating func forgetPast(before position: Int = .max) {
    let end = entries.firstIndex { $0.position > position } ?? entries.endIndex
    var met: Set<InstanceID> = []
    let latest = entries[..<end].reversed().filter {
      met.update(with: $0.id) == nil && $0.link != .none
    }
    entries.replaceSubrange(
      ..<end, with: latest.reversed().map { Entry(position: 0, id: $0.id, link: $0.link) })
  }
}

/// The link that a controller hangs on.
package enum HierarchyLink: Hashable, Sendable {
  case none
  /// It is the root of a window.
  case root(InstanceID)
  /// It is the child of a controller.
  case child(InstanceID)
  /// It is presented by a controller.
  case presented(InstanceID)
}
