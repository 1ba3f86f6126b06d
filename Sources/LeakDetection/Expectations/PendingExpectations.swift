import VirtualTime

/// The subject of expectations: one object, held weakly, or several of a kind, which the records tell apart.
///
/// Most expectations are met at once, and an object of its own would be the larger part of what one costs.
package protocol ExpectedObject: AnyObject {
  /// Whether the object is alive; asked at the deadline.
  @MainActor func isAlive(_ record: ExpectationRecord) -> Bool
  /// The readable name; read only when the expectation is.
  @MainActor func name(_ record: ExpectationRecord) -> String
  /// Why it should be deallocated; read only when the expectation is.
  @MainActor func reason(_ record: ExpectationRecord) -> String
  /// Called at the deadline when the object is alive then.
  @MainActor func outlived(_ record: ExpectationRecord)
}

/// Names an expected object within one ledger: a serial number, never an address.
package typealias SubjectNumber = UInt32

/// One expectation as the ledger keeps it; the words are made when they are read.
package struct ExpectationRecord {
  package let serial: Int
  package let number: SubjectNumber
  package let subject: any ExpectedObject
  /// The reference by which a subject that stands for several finds the object; `nil` once the expectation is
  /// settled.
  package internal(set) var reference: AnyObject?
  package let since: VirtualInstant
  /// How long the object may live on, as it was asked for.
  package let delay: Duration
  /// When the object has to be deallocated, should no further pause come.
  package internal(set) var deadline: VirtualInstant
  package internal(set) var state = DeallocationExpectation.State.pending

  /// Whether the object is alive.
  @MainActor var isAlive: Bool { subject.isAlive(self) }

  /// The record with its words.
  @MainActor package var expectation: DeallocationExpectation {
    DeallocationExpectation(
      serial: serial, subject: subject.name(self), reason: subject.reason(self), since: since,
      deadline: deadline, state: state)
  }

  /// How long no time was counted between the beginning and the deadline; `nil` if all was.
  package var pause: Duration? {
    let pause = since.duration(to: deadline) - max(delay, .zero)
    return pause > .zero ? pause : nil
  }
}

/// The pending expectations: found by number, taken by deadline; equal deadlines in the order they came.
///
/// Most departed screens go at once, before the next departs. The newest expectation is therefore kept
/// beside the table, and to meet it costs no look-up.
struct PendingExpectations {
  private struct Due {
    var deadline: VirtualInstant
    var number: SubjectNumber
    var serial: Int
  }

  private var newest: ExpectationRecord?
  private var others: [SubjectNumber: ExpectationRecord] = [:]
  /// By deadline. Entries that were removed early stay until they are reached or outnumber the others.
  private var line: [Due] = []
  private var head = 0

  var count: Int { others.count + (newest == nil ? 0 : 1) }

  var all: [ExpectationRecord] { Array(others.values) + (newest.map { [$0] } ?? []) }

  func contains(_ number: SubjectNumber) -> Bool {
    newest?.number == number || (!others.isEmpty && others[number] != nil)
  }

  subscript(number: SubjectNumber) -> ExpectationRecord? {
    newest?.number == number ? newest : others.isEmpty ? nil : others[number]
  }

  mutating func insert(_ record: consuming ExpectationRecord) {
    let due = Due(deadline: record.deadline, number: record.number, serial: record.serial)
    if let newest = newest.take() { others[newest.number] = newest }
    newest = record
    var place = line.count
    while place > head, line[place - 1].deadline > due.deadline { place -= 1 }
    if place == line.count { line.append(due) } else { line.insert(due, at: place) }
    if line.count > 64 + 2 * count { dropRemoved() }
  }

  mutating func remove(_ number: SubjectNumber) -> ExpectationRecord? {
    guard newest?.number == number, let record = newest.take() else {
      return others.isEmpty ? nil : others.removeValue(forKey: number)
    }
    if line.last?.serial == record.serial, line.count > head { line.removeLast() }
    return record
  }

  /// Moves every deadline, so that the order stays.
  ///
  /// - Complexity: O(pending).
  mutating func postpone(by span: Duration) {
    dropRemoved()
    for index in line.indices { line[index].deadline = line[index].deadline.advanced(by: span) }
    if let record = newest { newest?.deadline = record.deadline.advanced(by: span) }
    for (number, record) in others {
      others[number]?.deadline = record.deadline.advanced(by: span)
    }
  }

  /// The deadline of the first entry in line, which may have been removed: then it is too early.
  var firstDeadline: VirtualInstant? { head < line.count ? line[head].deadline : nil }

  /// Takes the earliest expectation if its deadline is not after `now`.
  mutating func popFirst(dueBy now: VirtualInstant) -> ExpectationRecord? {
    while head < line.count, line[head].deadline <= now {
      let due = line[head]
      head += 1
      if isPending(due), let record = remove(due.number) { return record }
    }
    if head == line.count { dropRemoved() }
    return nil
  }

  private func isPending(_ due: Due) -> Bool {
    newest?.serial == due.serial || others[due.number]?.serial == due.serial
  }

  private mutating func dropRemoved() {
    line = line[head...].filter { isPending($0) }
    head = 0
  }
}
