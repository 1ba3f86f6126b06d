/// Ways that have to do with other tasks and with streams.
extension WaitingShape {
  static let children: [WaitingShape] = [
    WaitingShape("async let") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        async let first: Void = kept.load(gate)
        async let second: Void = kept.reload(gate)
        _ = await (first, second)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        if let kept = visitor {
          async let number = kept.number
          show(await number)
        }
        async let first: Void = gate.wait()
        await first
      }
    },
    WaitingShape("task group") { visitor, gate in
      Task { [weak visitor] in
        await withTaskGroup(of: Void.self) { [visitor] group in
          group.addTask { await visitor?.load(gate) }
          group.addTask { await gate.wait() }
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { [weak visitor] in
            show(visitor as Any)
            await gate.wait()
          }
        }
      }
    },
    WaitingShape("value of another task") { visitor, gate in
      Task { [weak visitor] in
        let other = Task { await gate.wait() }
        guard let kept = visitor else { return }
        await other.value
        show(kept)
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        let other = Task { await gate.wait() }
        if let kept = visitor { show(kept) }
        await other.value
      }
    },
    WaitingShape("cancellation handler") { visitor, gate in
      Task { [weak visitor] in
        guard let kept = visitor else { return }
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          show(kept)
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: { [weak visitor] in
          show(visitor as Any)
        }
      }
    },
  ]

  static let sequences: [WaitingShape] = [
    WaitingShape("elements of a stream") { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      return Task { [weak visitor] in
        Task {
          await gate.wait()
          input.finish()
        }
        guard let kept = visitor else { return }
        for await number in numbers { kept.number += number }
      }
    } twin: { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      input.yield(1)
      return Task { [weak visitor] in
        Task {
          await gate.wait()
          input.finish()
        }
        for await number in numbers {
          guard let kept = visitor else { return }
          kept.number += number
          show(kept)
        }
      }
    },
    WaitingShape("elements in a method") { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      return Task { [weak visitor] in
        Task {
          await gate.wait()
          input.finish()
        }
        await visitor?.count(numbers)
      }
    } twin: { visitor, gate in
      let (numbers, input) = AsyncStream<Int>.makeStream()
      input.yield(1)
      return Task { [weak visitor] in
        Task {
          await gate.wait()
          input.finish()
        }
        for await number in numbers { visitor?.number += number }
      }
    },
  ]
}
