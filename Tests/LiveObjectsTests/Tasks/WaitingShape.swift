import Synchronization
import Testing

/// What tasks of the tests wait for, until it is opened for ever.
final class Gate: Sendable {
  private struct State {
    var waiting: [UnsafeContinuation<Void, Never>] = []
    var isOpen = false
    var noteCount = 0
  }

  private let state = Mutex(State())

  /// How many tasks wait, or are just about to.
  var count: Int { state.withLock { $0.waiting.count + $0.noteCount } }

  /// Counts a task that is just about to wait for something else.
  func note() { state.withLock { $0.noteCount += 1 } }

  @inline(never)
  func wait() async {
    await withUnsafeContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  @inline(never)
  func waitOrThrow() async throws {
    await wait()
    try Task.checkCancellation()
  }

  func open() {
    let waiting = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }
}

/// What frames of the tests hold.
final class Visitor: @unchecked Sendable {
  var number = 0

  @inline(never)
  func load(_ gate: Gate) async {
    await gate.wait()
    number += 1
  }

  @inline(never)
  func loadChecked(_ box: CheckedBox) async {
    await withCheckedContinuation { box.set($0) }
    number += 1
  }

  @inline(never)
  func reload(_ gate: Gate) async {
    await load(gate)
    number += 1
  }

  @inline(never)
  func reloadAll(_ gate: Gate) async {
    await reload(gate)
    number += 1
  }

  @inline(never)
  func loadOrThrow(_ gate: Gate) async throws -> Int {
    try await gate.waitOrThrow()
    return number
  }

  @inline(never)
  func doze() async throws {
    try await Task.sleep(for: .seconds(1_000_000))
    number += 1
  }

  @inline(never)
  func load<Value>(_ value: Value, _ gate: Gate) async -> Value {
    await gate.wait()
    number += 1
    return value
  }

  @inline(never)
  func count(_ numbers: AsyncStream<Int>) async {
    for await element in numbers { number += element }
  }

  @MainActor @inline(never)
  func loadOnMain(_ gate: Gate) async {
    await gate.wait()
    number += 1
  }
}

/// A checked continuation, for the test to resume.
final class CheckedBox: Sendable {
  private let kept = Mutex<CheckedContinuation<Void, Never>?>(nil)

  func set(_ continuation: CheckedContinuation<Void, Never>) { kept.withLock { $0 = continuation } }

  func resume() { kept.withLock { $0.take() }?.resume() }
}

actor Desk {
  var number = 0

  @inline(never)
  func serve(_ visitor: Visitor, _ gate: Gate) async {
    await gate.wait()
    number += visitor.number
  }

  @inline(never)
  func serveNobody(_ gate: Gate) async {
    await gate.wait()
    number += 1
  }
}

enum WaitingRoom {
  @TaskLocal static var visitor: Visitor?
}

/// One way for a task that waits to hold a visitor, and the same without holding it.
struct WaitingShape: Sendable, CustomTestStringConvertible {
  typealias Start = @Sendable (Visitor, Gate) -> Task<Void, Never>

  let testDescription: String
  /// Starts a task that holds the visitor while it waits.
  let hold: Start
  /// Starts one that waits just so and does not.
  let release: Start

  init(_ name: String, _ hold: @escaping Start, twin release: @escaping Start) {
    (testDescription, self.hold, self.release) = (name, hold, release)
  }
}
