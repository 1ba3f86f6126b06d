extension Visitor {
  @inline(never)
  fileprivate func run(_ gate: Gate) async -> Never {
    while true {
      await gate.wait()
      number += 1
    }
  }

  @inline(never)
  fileprivate func runAll(_ gate: Gate) async -> Never { await run(gate) }

  /// Never returns, but is not said to.
  @inline(never)
  fileprivate func spin(_ gate: Gate) async {
    while true {
      await gate.wait()
      number += 1
    }
  }

  @MainActor @inline(never)
  fileprivate func runOnMain(_ gate: Gate) async -> Never {
    while true {
      await gate.wait()
      number += 1
    }
  }
}

@inline(never)
private func runForEver(_ visitor: Visitor, _ gate: Gate) async -> Never {
  while true {
    await gate.wait()
    visitor.note()
  }
}

@inline(never)
private func runForEver<Value>(_ value: Value, _ gate: Gate) async -> Never {
  while true {
    await gate.wait()
    show(value)
  }
}

@inline(never)
private func repeatForEver(_ body: () async -> Void) async -> Never {
  while true { await body() }
}

private actor Counter {
  var number = 0

  @inline(never)
  func serve(_ visitor: Visitor, _ gate: Gate) async -> Never {
    while true {
      await gate.wait()
      number += visitor.number
    }
  }

  @inline(never)
  func serve(_ gate: Gate) async -> Never {
    while true {
      await gate.wait()
      number += 1
    }
  }
}

/// Functions that never return.
extension EndlessShape {
  static let functions: [EndlessShape] = [
    EndlessShape("method that never returns") { visitor, gate in
      Task { [weak visitor] in await visitor?.run(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.note()
        await Visitor().run(gate)
      }
    },
    EndlessShape("method of a captured object that never returns") { visitor, gate in
      Task { await visitor.run(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        show(visitor as Any)
        await Visitor().run(gate)
      }
    },
    EndlessShape("method two calls deep that never returns") { visitor, gate in
      Task { [weak visitor] in await visitor?.runAll(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.note()
        await Visitor().runAll(gate)
      }
    },
    EndlessShape("method that does not return") { visitor, gate in
      Task { [weak visitor] in await visitor?.spin(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.note()
        await Visitor().spin(gate)
      }
    },
    EndlessShape("method on the main actor that never returns") { visitor, gate in
      Task { [weak visitor] in await visitor?.runOnMain(gate) }
    } twin: { visitor, gate in
      Task { @MainActor [weak visitor] in
        visitor?.note()
        await Visitor().runOnMain(gate)
      }
    },
    EndlessShape("function that never returns") { visitor, gate in
      Task { [weak visitor] in
        if let visitor { await runForEver(visitor, gate) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.note()
        await runForEver(Visitor(), gate)
      }
    },
    EndlessShape("generic function that never returns") { visitor, gate in
      Task { [weak visitor] in
        if let visitor { await runForEver(hidden([visitor]), gate) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        await runForEver([visitor?.number], gate)
      }
    },
    EndlessShape("closure that is run for ever") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        await repeatForEver { await visitor.poll(gate) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        await repeatForEver { [weak visitor] in
          visitor?.note()
          await gate.wait()
        }
      }
    },
    EndlessShape("argument of an actor's method that never returns") { visitor, gate in
      let counter = Counter()
      Task { [weak visitor] in
        if let visitor { await counter.serve(visitor, gate) }
      }
    } twin: { visitor, gate in
      let counter = Counter()
      Task { [weak visitor] in
        visitor?.note()
        await counter.serve(gate)
      }
    },
  ]
}
