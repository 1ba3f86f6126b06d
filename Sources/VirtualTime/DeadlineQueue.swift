/// Entries that wait for their instants, earliest first; equal instants in the order in which they came.
///
/// A binary heap of small keys over slots that hold the contents. Each slot knows its place in the heap,
/// so removal from the middle is O(log n) and leaves nothing behind.
struct DeadlineQueue<Content> {
  /// Names one entry for as long as it is in the queue; a later entry in the same slot has another serial.
  struct Ticket: Hashable, Sendable {
    fileprivate let slot: Int
    fileprivate let serial: UInt64
  }

  private struct Key {
    let deadline: VirtualInstant
    let order: UInt64
    let slot: Int

    func isBefore(_ other: Key) -> Bool {
      deadline == other.deadline ? order < other.order : deadline < other.deadline
    }
  }

  private struct Slot {
    var serial: UInt64
    var place: Int
    var content: Content?
  }

  private var heap: [Key] = []
  private var slots: [Slot] = []
  private var freeSlots: [Int] = []
  private var lastNumber: UInt64 = 0

  var count: Int { heap.count }

  /// The slots ever needed at the same time.
  var slotCount: Int { slots.count }

  /// The earliest deadline.
  var first: VirtualInstant? { heap.first?.deadline }

  /// Adds an entry behind all others of the same deadline. - Complexity: O(log n).
  mutating func insert(_ content: consuming Content, at deadline: VirtualInstant) -> Ticket {
    lastNumber += 1
    let slot = freeSlots.popLast() ?? slots.count
    if slot == slots.count { slots.append(Slot(serial: 0, place: 0, content: nil)) }
    // Field by field, because a whole slot would be copied.
    slots[slot].serial = lastNumber
    slots[slot].place = heap.count
    slots[slot].content = consume content
    let key = Key(deadline: deadline, order: lastNumber, slot: slot)
    heap.append(key)
    rise(key, from: heap.count - 1)
    return Ticket(slot: slot, serial: lastNumber)
  }

  /// Takes the earliest entry. Where `again` gives it another deadline, it also stays, behind all others of
  /// that one.
  ///
  /// `again` gets it where it lies: to copy it would retain all that it holds.
  mutating func takeFirst(again: (inout Content) -> VirtualInstant?) -> Content? {
    guard let slot = heap.first?.slot else { return nil }
    let ticket = Ticket(slot: slot, serial: slots[slot].serial)
    guard let deadline = again(&slots[slot].content!) else { return remove(ticket) }
    move(ticket, to: deadline)
    return slots[slot].content
  }

  /// Puts an entry at a later place, behind all others of that deadline; its ticket stays good.
  mutating func move(_ ticket: Ticket, to deadline: VirtualInstant) {
    guard let place = place(of: ticket) else { return }
    lastNumber += 1
    rise(Key(deadline: deadline, order: lastNumber, slot: ticket.slot), from: sink(place))
  }

  /// Takes an entry out; the caller releases the content. `nil` if it is not in the queue any more.
  mutating func remove(_ ticket: Ticket) -> Content? {
    guard let place = place(of: ticket) else { return nil }
    let content = slots[ticket.slot].content.take()
    slots[ticket.slot].serial = 0
    freeSlots.append(ticket.slot)
    let last = heap.removeLast()
    if place < heap.count { rise(last, from: sink(place)) }
    return content
  }

  func contains(_ ticket: Ticket) -> Bool { place(of: ticket) != nil }

  /// All entries, earliest first. - Complexity: O(n log n).
  var all: [(deadline: VirtualInstant, content: Content)] {
    heap.sorted { $0.isBefore($1) }.compactMap { key in
      slots[key.slot].content.map { (key.deadline, $0) }
    }
  }

  private func place(of ticket: Ticket) -> Int? {
    slots[ticket.slot].serial == ticket.serial ? slots[ticket.slot].place : nil
  }

  /// Brings an empty place to the bottom: the earlier child moves up each time. What is put there then comes
  /// from the end of the heap, so that it seldom rises again, and is compared with little.
  private mutating func sink(_ start: Int) -> Int {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return place }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      put(heap[child], at: place)
      place = child
    }
  }

  /// Brings a key from an empty place up to where it belongs.
  private mutating func rise(_ key: Key, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard key.isBefore(heap[parent]) else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(key, at: place)
  }

  private mutating func put(_ key: Key, at place: Int) {
    heap[place] = key
    slots[key.slot].place = place
  }
}
