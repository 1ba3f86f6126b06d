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

  private(set) var entries: [Entry] = []
  private var notes: [String] = []

  mutating func append(
    _ kind: LifecycleEvent.Kind, of id: InstanceID, flags: LifecycleEvent.Flags,
    about other: InstanceID, at instant: VirtualInstant
  ) {
    entries.append(
      Entry(instant: instant, id: id, about: other.rawValue, kind: kind, flags: flags))
  }

  mutating func append(
    _ kind: LifecycleEvent.Kind, of id: InstanceID, note: String, at instant: VirtualInstant
  ) {
    let index = EventStore.noteMark | UInt32(notes.count)
    notes.append(note)
    entries.append(Entry(instant: instant, id: id, about: index, kind: kind, flags: []))
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    notes.removeAll()
  }

  /// The event at a position, with names from `nameTable`.
  func event(at index: Int, named nameTable: NameTable) -> LifecycleEvent {
    let entry = entries[index]
    let isNote = entry.about & EventStore.noteMark != 0
    return LifecycleEvent(
      instant: entry.instant, controller: entry.id == .none ? "" : nameTable.name(of: entry.id),
      kind: entry.kind, flags: entry.flags,
      other: isNote || entry.about == 0 ? nil : nameTable.name(of: InstanceID(entry.about)),
      note: isNote ? notes[Int(entry.about & ~EventStore.noteMark)] : nil)
  }
}
