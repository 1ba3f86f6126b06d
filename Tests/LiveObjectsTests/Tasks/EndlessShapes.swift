/// Notes at the gate, then sleeps for longer than a test runs.
@inline(never)
private func nap(_ gate: Gate) async {
  gate.note()
  try? await Task.sleep(for: .seconds(1_000_000))
}

extension EndlessShape {
  static let all: [EndlessShape] = captures + selves + unsafe + locals + functions + waits

  private static let captures: [EndlessShape] = [
    EndlessShape("poll and sleep") { visitor, gate in
      Task {
        while true {
          visitor.note()
          await nap(gate)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          visitor?.note()
          await nap(gate)
        }
      }
    },
    EndlessShape("async poll and sleep") { visitor, gate in
      Task {
        while true {
          await visitor.poll(gate)
          await nap(gate)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        visitor?.note()
        while true {
          await gate.wait()
          visitor?.note()
        }
      }
    },
    EndlessShape("poll and sleep, inline") { visitor, gate in
      Task {
        while true {
          visitor.number += 1
          gate.note()
          try? await Task.sleep(for: .seconds(1_000_000))
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          visitor?.number += 1
          gate.note()
          try? await Task.sleep(for: .seconds(1_000_000))
        }
      }
    },
    EndlessShape("repeat") { visitor, gate in
      Task {
        repeat {
          await gate.wait()
          visitor.note()
        } while true
      }
    } twin: { visitor, gate in
      Task { [unowned visitor] in
        repeat {
          await gate.wait()
          visitor.note()
        } while true
      }
    },
  ]

  private static let selves: [EndlessShape] = [
    EndlessShape("guard before the loop") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          visitor.note()
          await nap(gate)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          guard let visitor else {
            await nap(gate)
            continue
          }
          visitor.note()
          _ = consume visitor
          await nap(gate)
        }
      }
    },
    EndlessShape("guard before an async loop") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true { await visitor.poll(gate) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        guard visitor != nil else { return }
        while true { await gate.wait() }
      }
    },
    EndlessShape("guard and use behind the wait") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          await gate.wait()
          visitor.number += 1
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        do {
          guard let visitor else { return }
          visitor.number += 1
        }
        while true {
          await gate.wait()
          gate.note()
        }
      }
    },
    EndlessShape("guard before elements in a loop") { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          gate.note()
          for await number in numbers { visitor.number += number }
        }
      }
      Task {
        await gate.wait()
        input.finish()
      }
    } twin: { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      Task { [weak visitor] in
        while true {
          gate.note()
          for await number in numbers { visitor?.number += number }
        }
      }
      Task {
        await gate.wait()
        input.finish()
      }
    },
    EndlessShape("elements in a loop") { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      Task {
        while true {
          gate.note()
          for await number in numbers { visitor.number += number }
        }
      }
      Task {
        await gate.wait()
        input.finish()
      }
    } twin: { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      Task { [unowned visitor] in
        while true {
          gate.note()
          for await number in numbers { visitor.number += number }
        }
      }
      Task {
        await gate.wait()
        input.finish()
      }
    },
  ]

  static let unsafe: [EndlessShape] = [
    EndlessShape("a reference without a count, used in the loop") { visitor, gate in
      Task {
        let kept = Unmanaged.passRetained(visitor)
        while true {
          await gate.wait()
          kept.takeUnretainedValue().note()
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        let kept = Unmanaged.passUnretained(visitor)
        _ = consume visitor
        while true {
          await gate.wait()
          if gate.count > 1_000 { kept.takeUnretainedValue().note() }
        }
      }
    },
    EndlessShape("unowned(unsafe), used in the loop") { visitor, gate in
      Task { [visitor] in
        while true {
          await gate.wait()
          if gate.count > 1_000 { visitor.note() }
        }
      }
    } twin: { visitor, gate in
      Task { [unowned(unsafe) visitor] in
        while true {
          await gate.wait()
          if gate.count > 1_000 { visitor.note() }
        }
      }
    },
  ]
}
