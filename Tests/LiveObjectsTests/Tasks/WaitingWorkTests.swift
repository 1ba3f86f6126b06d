import Dispatch
import Foundation
import ObjectGraph
import LiveObjects
import Testing

private final class Parcel: Sendable {}

/// What a search says of a parcel that only the given work may hold; nil when no path was found.
@inline(never)
private func text(_ start: (Parcel) -> Void) -> String? {
  @inline(never) func parcel() -> ObjectAddress {
    let parcel = Parcel()
    start(parcel)
    return ObjectAddress(of: parcel)
  }
  let retention = RetainingPaths(searchesStatics: false).retention(of: parcel())
  if retention.path == nil { print("no holder was found: \(retention.text())") }
  return retention.path?.text()
}

/// The same of a parcel that is held by the caller and by nothing else.
@inline(never)
private func textOfKept(_ start: (Parcel) -> Void) -> String? {
  let parcel = hidden(Parcel())
  start(parcel)
  defer { use(parcel) }
  return RetainingPaths(searchesStatics: false).retention(of: ObjectAddress(of: parcel)).path?
    .text()
}

extension `Live objects` {
  @Suite
  struct `What queues and sources hold that wait` {
    @Test
    func `an operation of a suspended queue holds what its block captures`() {
      let queue = OperationQueue()
      queue.isSuspended = true
      defer {
        queue.cancelAllOperations()
        queue.isSuspended = false
      }
      let text = text { parcel in queue.addOperation { show(parcel) } }
      #expect(
        text?.hasPrefix("held by an operation that waits\nBlockOperation\n  ._block ") == true,
        "\(text ?? "nothing")")
      #expect(text?.hasSuffix("    captures #1   → Parcel") == true)
      #expect(
        textOfKept { parcel in queue.addOperation { [weak parcel] in show(parcel as Any) } } == nil)
    }

    @Test
    func `an operation holds what its completion captures until it has run`() {
      let queue = OperationQueue()
      queue.isSuspended = true
      defer {
        queue.cancelAllOperations()
        queue.isSuspended = false
      }
      #expect(
        text { parcel in
          let operation = BlockOperation {}
          operation.completionBlock = { show(parcel) }
          queue.addOperation(operation)
        }?.hasPrefix("held by an operation that waits\nBlockOperation\n") == true)
      let kept = textOfKept { parcel in
        let operation = BlockOperation {}
        operation.completionBlock = { [weak parcel] in show(parcel as Any) }
        queue.addOperation(operation)
      }
      #expect(kept == nil)
    }

    @Test
    func `a queue holds its specific values`() {
      let queue = DispatchQueue(label: "parcels")
      let key = DispatchSpecificKey<Parcel>()
      defer { queue.setSpecific(key: key, value: nil) }
      #expect(
        text { queue.setSpecific(key: key, value: $0) } == """
          held by a queue, as a specific value
          _DispatchSpecificValue<Parcel>
            .value   → Parcel
          """)
      // The value is let go on another thread, so that one may still be there when it is asked about.
      let isLetGo = (0..<100).contains { _ in
        textOfKept {
          queue.setSpecific(key: key, value: $0)
          queue.setSpecific(key: key, value: nil)
        } == nil
      }
      #expect(isLetGo)
    }

    @Test
    func `a source probably holds what its handlers capture`() throws {
      let source = DispatchSource.makeTimerSource()
      source.schedule(deadline: .now() + .seconds(1_000_000))
      defer { source.cancel() }
      let event = text { parcel in source.setEventHandler { show(parcel) } }
      source.activate()
      let cancellation = text { parcel in source.setCancelHandler { show(parcel) } }
      for text in [event, cancellation] {
        let text = try #require(text)
        #expect(text.hasPrefix("held by a block that waits\nblock\n  holds "))
        #expect(text.hasSuffix("→ probably Parcel"))
      }
      let kept = textOfKept { parcel in
        source.setCancelHandler { [weak parcel] in show(parcel as Any) }
        source.setEventHandler { [weak parcel] in show(parcel as Any) }
      }
      #expect(kept == nil)
    }

    @Test
    func `a suspended queue probably holds what its blocks capture`() throws {
      let queue = DispatchQueue(label: "parcels")
      queue.suspend()
      defer { queue.resume() }
      let text = try #require(text { parcel in queue.async { show(parcel) } })
      #expect(text.hasPrefix("held by a block that waits\nblock\n  holds "))
      #expect(text.hasSuffix("→ probably Parcel"))
      #expect(textOfKept { parcel in queue.async { [weak parcel] in show(parcel as Any) } } == nil)
    }

    // The allocator gives a block more bytes than it asks for, and leaves in them what the memory had before.
    @Test
    func `what the memory of a block has left over is held by nothing`() {
      let (queue, parcel, other) = (DispatchQueue(label: "parcels"), Parcel(), Parcel())
      queue.suspend()
      defer { queue.resume() }
      let used = (0..<64).map { _ in UnsafeMutablePointer<UInt>.allocate(capacity: 7) }
      for words in used {
        words.initialize(repeating: ObjectAddress(of: parcel).rawValue, count: 7)
      }
      for words in used { words.deallocate() }
      for number in 0..<64 { queue.async { show((number, other)) } }
      let path = withExtendedLifetime(parcel) {
        RetainingPaths(searchesStatics: false).retention(of: ObjectAddress(of: parcel)).path
      }
      #expect(path == nil)
    }

    @Test
    func `what waits for a group is probably held`() throws {
      let (group, queue) = (DispatchGroup(), DispatchQueue(label: "parcels"))
      group.enter()
      defer { group.leave() }
      let text = try #require(text { parcel in group.notify(queue: queue) { show(parcel) } })
      #expect(text.hasPrefix("held by a block that waits\nblock\n  holds "))
      let kept = textOfKept { parcel in
        group.notify(queue: queue) { [weak parcel] in show(parcel as Any) }
      }
      #expect(kept == nil)
    }
  }
}
