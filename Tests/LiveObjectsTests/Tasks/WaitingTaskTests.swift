import ObjectGraph
import LiveObjects
import SeededRandom
import Testing

/// The text of what a search says, or nil when it found no holder.
private func words(_ visitor: ObjectAddress) -> String? {
  RetainingPaths(searchesStatics: false).retention(of: visitor).path?.text()
}

/// Lets tasks go on until as many wait as should.
private func settle(_ gate: Gate) async {
  for _ in 0..<100_000 where gate.count == 0 { await Task.yield() }
  for _ in 0..<1_000 { await Task.yield() }
}

extension `Live objects` {
  @Suite
  struct `What tasks hold that wait` {
    @Test(arguments: Campaign.part(of: WaitingShape.all, oneIn: 5) + WaitingShape.iterators)
    func `a task that waits is found for what its frames hold`(shape: WaitingShape) async {
      let gate = Gate()
      weak var visitor: Visitor?
      let task: Task<Void, Never>
      let address: ObjectAddress
      do {
        let held = hidden(Visitor())
        (visitor, address) = (held, ObjectAddress(of: held))
        task = shape.hold(held, gate)
        await settle(gate)
        use(held)
      }
      #expect(visitor != nil)
      var text = words(address)
      for _ in 0..<10 where text == nil {
        await settle(gate)
        text = words(address)
      }
      #expect(text != nil)
      task.cancel()
      gate.open()
      await task.value
      for _ in 0..<1_000 where visitor != nil { await Task.yield() }
      #expect(visitor == nil)
    }

    @Test(arguments: Campaign.part(of: WaitingShape.all, oneIn: 5) + WaitingShape.iterators)
    func `a task that waits and holds no more is no holder`(shape: WaitingShape) async {
      let gate = Gate()
      weak var visitor: Visitor?
      let task: Task<Void, Never>
      do {
        let held = hidden(Visitor())
        visitor = held
        task = shape.release(held, gate)
        let address = ObjectAddress(of: held)
        for _ in 0..<3 {
          await settle(gate)
          let text = words(address)
          #expect(text == nil)
        }
        use(held)
      }
      // The task waits still, and the visitor is gone.
      #expect(visitor == nil)
      task.cancel()
      gate.open()
      await task.value
    }
  }
}
