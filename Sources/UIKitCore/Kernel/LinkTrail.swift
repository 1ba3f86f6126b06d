/// What each controller hung on, from which event on: enough to draw the hierarchy at any event later.
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

  mutating func note(_ link: HierarchyLink, of id: InstanceID, at position: Int) {
    entries.append(Entry(position: Int32(clamping: position), id: id, link: link))
  }

  /// Keeps what holds now, as if it had been so before the first event.
  mutating func forgetPast() {
    var latest: [InstanceID: Entry] = [:]
    for entry in entries { latest[entry.id] = entry }
    entries = entries.filter { entry in
      guard let last = latest[entry.id], last.position == entry.position, last.link == entry.link
      else { return false }
      latest[entry.id] = nil
      return entry.link != .none
    }
    for index in entries.indices { entries[index].position = 0 }
  }
}

/// What a controller hangs on.
package enum HierarchyLink: Hashable, Sendable {
  case none
  /// It is the root of a window.
  case root(InstanceID)
  /// It is the child of a controller.
  case child(InstanceID)
  /// It is presented by a controller.
  case presented(InstanceID)
}
