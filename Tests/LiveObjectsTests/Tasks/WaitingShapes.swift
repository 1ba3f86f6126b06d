/// Ways for a task to hold something while it waits, each with its silent twin.
extension WaitingShape {
  static let all: [WaitingShape] =
    methods + furtherMethods + locals + values + children + sequences + unknownTypes

  private static let methods: [WaitingShape] = [
    WaitingShape("method of a weak self") { visitor, gate in
      Task { [weak visitor] in await visitor?.load(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.number += 1
        await gate.wait()
      }
    },
    WaitingShape("method two calls deep") { visitor, gate in
      Task { [weak visitor] in await visitor?.reload(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.number += 1
        await Visitor().reload(gate)
      }
    },
    WaitingShape("method three calls deep") { visitor, gate in
      Task { [weak visitor] in await visitor?.reloadAll(gate) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        show(visitor as Any)
        await Visitor().reloadAll(gate)
      }
    },
    WaitingShape("throwing method") { visitor, gate in
      Task { [weak visitor] in
        if let number = try? await visitor?.loadOrThrow(gate) { show(number) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        show(visitor?.number as Any)
        if let number = try? await Visitor().loadOrThrow(gate) { show(number) }
      }
    },
    WaitingShape("generic method") { visitor, gate in
      Task { [weak visitor] in show(await visitor?.load("text", gate) as Any) }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        show(visitor as Any)
        show(await Visitor().load("text", gate))
      }
    },
    WaitingShape("checked continuation") { visitor, gate in
      Task { [weak visitor] in
        let box = CheckedBox()
        Task {
          await gate.wait()
          box.resume()
        }
        await visitor?.loadChecked(box)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let box = CheckedBox()
        Task {
          await gate.wait()
          box.resume()
        }
        show(visitor as Any)
        await Visitor().loadChecked(box)
      }
    },
    WaitingShape("method on the main actor") { visitor, gate in
      Task { [weak visitor] in await visitor?.loadOnMain(gate) }
    } twin: { visitor, gate in
      Task { @MainActor [weak visitor] in
        show(visitor as Any)
        await Visitor().loadOnMain(gate)
      }
    },
    WaitingShape("argument of an actor's method") { visitor, gate in
      let desk = Desk()
      return Task { [weak visitor] in if let visitor { await desk.serve(visitor, gate) } }
    } twin: { visitor, gate in
      let desk = Desk()
      return Task { [weak visitor] in
        if let visitor { show(visitor) }
        await desk.serveNobody(gate)
      }
    },
    WaitingShape("method that sleeps") { visitor, gate in
      Task { [weak visitor] in
        Task {
          await gate.wait()
        }
        try? await visitor?.doze()
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        Task { await gate.wait() }
        if let visitor { show(visitor) }
        try? await Task.sleep(for: .seconds(1_000_000))
      }
    },
  ]

  private static let locals: [WaitingShape] = [
    WaitingShape("guard") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        await gate.wait()
        show(visitor)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        guard visitor != nil else { return }
        await gate.wait()
        show(1)
      }
    },
    WaitingShape("while") { visitor, gate in
      Task { [weak visitor] in
        while let visitor, visitor.number < 1 { await visitor.load(gate) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while let number = visitor?.number, number < 1 {
          await gate.wait()
          visitor?.number += 1
        }
      }
    },
    WaitingShape("local constant") { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor
        await gate.wait()
        show(kept as Any)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        do {
          let kept = visitor
          show(kept as Any)
        }
        await gate.wait()
      }
    },
    WaitingShape("local variable") { visitor, gate in
      Task { [weak visitor] in
        var kept = visitor
        await gate.wait()
        show(kept as Any)
        kept = nil
        show(kept as Any)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept = visitor
        show(kept as Any)
        kept = nil
        await gate.wait()
        show(kept as Any)
      }
    },
    WaitingShape("deferred use") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        defer { kept.number += 1 }
        await gate.wait()
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        defer { visitor?.number += 1 }
        await gate.wait()
      }
    },
    WaitingShape("local closure") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        let closure = hidden { show(kept, 1) }
        await gate.wait()
        closure()
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let closure = hidden { [weak visitor] in show(visitor as Any, 1) }
        await gate.wait()
        closure()
      }
    },
    WaitingShape("async closure") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        let closure = hidden {
          await gate.wait()
          show(kept, 1)
        }
        await closure()
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let closure = hidden { [weak visitor] in
          await gate.wait()
          show(visitor as Any, 1)
        }
        await closure()
      }
    },
    WaitingShape("capture of the task's closure") { visitor, gate in
      Task {
        await gate.wait()
        show(visitor)
      }
    } twin: { visitor, gate in
      Task { [unowned visitor] in
        await gate.wait()
        if gate.count > 9 { show(visitor) }
      }
    },
    WaitingShape("second wait") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        await Task.yield()
        show(kept)
        await gate.wait()
        show(kept)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        if let kept = visitor {
          await Task.yield()
          show(kept)
        }
        await gate.wait()
      }
    },
  ]

  private static let values: [WaitingShape] = [
    WaitingShape("array") { visitor, gate in
      Task { [weak visitor] in
        let kept = [visitor]
        await gate.wait()
        show(kept)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept = [visitor]
        show(kept)
        kept.removeAll(keepingCapacity: true)
        await gate.wait()
        show(kept)
      }
    },
    WaitingShape("tuple") { visitor, gate in
      Task { [weak visitor] in
        let kept = (1, visitor, "text")
        await gate.wait()
        show(kept)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept = (1, visitor, "text")
        show(kept)
        kept.1 = nil
        await gate.wait()
        show(kept)
      }
    },
    WaitingShape("task-local value") { visitor, gate in
      WaitingRoom.$visitor.withValue(visitor) { Task { await gate.wait() } }
    } twin: { visitor, gate in
      WaitingRoom.$visitor.withValue(visitor) { show(WaitingRoom.visitor as Any) }
      return Task { await gate.wait() }
    },
    WaitingShape("task-local value of the task itself") { visitor, gate in
      Task { [weak visitor] in
        await WaitingRoom.$visitor.withValue(visitor) { await gate.wait() }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        WaitingRoom.$visitor.withValue(visitor) { show(WaitingRoom.visitor as Any) }
        await gate.wait()
      }
    },
  ]
}
