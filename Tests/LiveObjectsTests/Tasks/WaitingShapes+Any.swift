/// Gives an object as a value of unknown type.
@inline(never) @_optimize(none)
private func anything(_ visitor: Visitor?) -> Any { visitor as Any }

/// Ways for a task to hold something as a value of unknown type while it waits, or to make one of it later.
extension WaitingShape {
  static let unknownTypes: [WaitingShape] = [
    WaitingShape("any") { visitor, gate in
      Task { [weak visitor] in
        let kept: Any = visitor as Any
        await gate.wait()
        show(kept)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept: Any = visitor as Any
        show(kept)
        kept = 1
        await gate.wait()
        show(kept)
      }
    },
    WaitingShape("any from elsewhere") { visitor, gate in
      Task { [weak visitor] in
        let kept = anything(visitor)
        await gate.wait()
        use(kept)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        for _ in 0..<3 {
          do {
            let kept = anything(visitor)
            use(kept)
          }
          await gate.wait()
        }
      }
    },
    WaitingShape("any of a local, later") { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor
        await gate.wait()
        use(kept as Any)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor.map { ObjectIdentifier($0) }
        await gate.wait()
        use(kept as Any)
      }
    },
    WaitingShape("any of a pair, later") { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor
        await gate.wait()
        use((1, kept) as Any)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor.map { Unmanaged.passUnretained($0) }
        await gate.wait()
        use((kept, 1) as Any)
      }
    },
    WaitingShape("any of a list, later") { visitor, gate in
      Task { [weak visitor] in
        let kept = [visitor]
        await gate.wait()
        use(kept as Any)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let kept = hidden(visitor?.number)
        await gate.wait()
        use(kept as Any)
      }
    },
  ]
}
