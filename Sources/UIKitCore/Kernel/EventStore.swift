import VirtualTime

/// The events of one environment as they are stored: a few numbers each, no names and no references.
struct EventStore {
  struct Entry {
    var instant: VirtualInstant
    var id: InstanceID
    /// Another controller's number; for events with words, `noteMark` and the words' index.
    var about: UInt32
    var kind: LifecycleEvent.Kind
    var flags: LifecycleEvent.Flags
  }

  static let noteMark: UInt32 = 1 << 31

  /// The latest events: those that are to be kept, and up to as many before them.
  private(set) var entries: [Entry] = []
  private var notes: [String] = []
  /// How many events, and notes, came before those that are stored.
  private var forgotten = (entries: 0, notes: 0)
  /// How many events are stored when the older half of them goes.
  private var most = Int.max

  /// How many of the latest events are kept; all when `nil`.
  var limit: Int? {
    didSet {
      most = limit.map { 2 * min(max($0, 1), Int.max / 2) } ?? .max
      if entries.count >= most { forgetOldest() }
    }
  }

  /// How many events there ever were.
  var count: Int { forgotten.entries + entries.count }

  /// The position of the first event that is kept.
  var start: Int { max(forgotten.entries, count - most / 2) }

  func entries(from position: Int) -> ArraySlice<Entry> {
    entries.dropFirst(max(0, position - forgotten.entries))
  }

  mutating func append(
    _ kind: LifecycleEvent.Kind, of id: InstanceID, flags: LifecycleEvent.Flags,
    about other: InstanceID, at instant: VirtualInstant
  ) {
    append(Entry(instant: instant, id: id, about: other.rawValue, kind: kind, flags: flags))
  }

  mutating func append(
    _ kind: LifecycleEvent.Kind, of id: InstanceID, note: String, at instant: VirtualInstant
  ) {
    let index = UInt32(truncatingIfNeeded: forgotten.notes + notes.count)
    notes.append(note)
    append(
      Entry(instant: instant, id: id, about: EventStore.noteMark | index, kind: kind, flags: []))
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count >= most { forgetOldest() }
  }

  private mutating func forgetOldest() {
    let surplus = entries.count - most / 2
    let noteCount = entries.prefix(surplus).count { $0.about & EventStore.noteMark != 0 }
    entries.removeFirst(surplus)
    notes.removeFirst(noteCount)
    forgotten.entries += surplus
    forgotten.notes += noteCount
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    notes.removeAll()
    forgotten = (0, 0)
  }

  /// The event at a position, with names from `nameTable`.
  func event(at index: Int, named nameTable: NameTable) -> LifecycleEvent {
    let entry = entries[index - forgotten.entries]
    let isNote = entry.about & EventStore.noteMark != 0
    return LifecycleEvent(
      instant: entry.instant, controller: entry.id == .none ? "" : nameTable.name(of: entry.id),
      kind: entry.kind, flags: entry.flags,
      other: isNote || entry.about == 0 ? nil : nameTable.name(of: InstanceID(entry.about)),
      note: isNote ? self.note(entry.about) : nil)
  }

  private func note(_ mark: UInt32) -> String {
    let first = UInt32(truncatingIfNeeded: forgotten.notes)
    return notes[Int((mark &- first) & ~EventStore.noteMark)]
  }
}
