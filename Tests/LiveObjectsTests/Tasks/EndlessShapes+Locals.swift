private struct Pair {
  var name: String
  var visitor: Visitor?
}

private enum Choice {
  case visitor(Visitor)
  case text(String)
}

/// Locals that are used in a loop without an end.
extension EndlessShape {
  static let locals: [EndlessShape] = [
    EndlessShape("local") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        while true {
          await gate.wait()
          show(kept)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor.map { ObjectIdentifier($0) }
        while true {
          await gate.wait()
          use(kept)
        }
      }
    },
    EndlessShape("optional local") { visitor, gate in
      Task { [weak visitor] in
        let kept = visitor
        while true {
          await gate.wait()
          kept?.note()
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          do {
            let kept = visitor
            kept?.note()
          }
          await gate.wait()
        }
      }
    },
    EndlessShape("local array") { visitor, gate in
      Task { [weak visitor] in
        let kept = [visitor]
        while true {
          await gate.wait()
          show(kept)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept = [visitor]
        while true {
          show(kept)
          kept.removeAll(keepingCapacity: true)
          await gate.wait()
        }
      }
    },
    EndlessShape("local struct") { visitor, gate in
      Task { [weak visitor] in
        let kept = Pair(name: "a name that is quite long", visitor: visitor)
        while true {
          await gate.wait()
          kept.visitor?.note()
          show(kept.name)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept = Pair(name: "a name that is quite long", visitor: visitor)
        show(kept)
        kept.visitor = nil
        while true {
          await gate.wait()
          show(kept)
        }
      }
    },
    EndlessShape("local enum") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        let kept = hidden(Choice.visitor(visitor))
        while true {
          await gate.wait()
          if case .visitor(let visitor) = kept { visitor.note() }
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        guard let number = visitor?.number else { return }
        let kept = hidden(Choice.text("\(number) and more than fits in a word"))
        while true {
          await gate.wait()
          if case .text(let text) = kept { show(text) }
        }
      }
    },
    EndlessShape("local existential") { visitor, gate in
      Task { [weak visitor] in
        guard let kept: any Poller = hidden(visitor) else { return }
        while true { await kept.poll(gate) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let kept: any Poller = hidden(Visitor())
        show(visitor as Any)
        while true { await kept.poll(gate) }
      }
    },
    EndlessShape("local closure") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        let closure = hidden { visitor.note() }
        while true {
          await gate.wait()
          closure()
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let closure = hidden { [weak visitor] in visitor?.note() }
        while true {
          await gate.wait()
          closure()
        }
      }
    },
    EndlessShape("variable that changes") { visitor, gate in
      Task { [weak visitor] in
        var kept = visitor
        while true {
          await gate.wait()
          kept?.note()
          kept = kept?.number == 3 ? nil : Visitor()
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        var kept = hidden(visitor)
        kept?.note()
        kept = Visitor()
        while true {
          await gate.wait()
          kept?.note()
          kept = kept?.number == 3 ? nil : Visitor()
        }
      }
    },
  ]
}
