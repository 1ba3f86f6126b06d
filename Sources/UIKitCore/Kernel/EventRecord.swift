/// The events of one environment and the links of its controllers, as far as they are recorded.
struct EventRecord {
  var areRecorded = true
  var store = EventStore()
  private(set) var links = LinkTrail()

  /// Records the link that a controller hangs on from now on.
  mutating func note(_ link: HierarchyLink, of id: InstanceID) {
    links.note(link, of: id, at: store.count, keepingFrom: store.start)
  }

  /// Forgets all events; the links stay as they are by now.
  mutating func removeAll() {
    store.removeAll()
    links.forgetPast()
  }
}
