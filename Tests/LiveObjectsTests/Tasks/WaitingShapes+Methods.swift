extension Visitor {
  /// Its frame is so large that some of it is a constant away that few instructions can add.
  @inline(never)
  fileprivate func loadTwice(_ gate: Gate) async {
    async let first: Void = gate.wait()
    async let second = number
    _ = await first
    number += await second
  }

  @inline(never)
  fileprivate func loadAll(_ gate: Gate) async {
    await withDiscardingTaskGroup { group in
      group.addTask { await gate.wait() }
    }
    number += 1
  }
}

/// Waits in methods that go on in ways of their own.
extension WaitingShape {
  static let furtherMethods: [WaitingShape] = [
    WaitingShape("async lets in a method") { visitor, gate in
      Task { [weak visitor] in await visitor?.loadTwice(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        show(visitor as Any)
        await Visitor().loadTwice(gate)
      }
    },
    WaitingShape("discarding task group") { visitor, gate in
      Task { [weak visitor] in await visitor?.loadAll(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        show(visitor as Any)
        await Visitor().loadAll(gate)
      }
    },
  ]
}
