/// Loops without an end, by the event that they wait for.
extension EndlessShape {
  static let waits: [EndlessShape] = [
    EndlessShape("errors in a loop") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          do { show(try await visitor.loadOrThrow(gate)) } catch { visitor.note() }
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          do { try await gate.waitOrThrow() } catch { visitor?.note() }
        }
      }
    },
    EndlessShape("async let in a loop") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          async let first: Void = gate.wait()
          visitor.note()
          await first
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          async let first: Void = gate.wait()
          visitor?.note()
          await first
        }
      }
    },
    EndlessShape("task group in a loop") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await gate.wait() }
          }
          visitor.note()
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await gate.wait() }
          }
          visitor?.note()
        }
      }
    },
    EndlessShape("value of another task in a loop") { visitor, gate in
      let other = Task { await gate.wait() }
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          await other.value
          visitor.note()
        }
      }
    } twin: { visitor, gate in
      let other = Task { await gate.wait() }
      Task { [weak visitor] in
        while true {
          await other.value
          visitor?.note()
        }
      }
    },
    EndlessShape("checked continuation in a loop") { visitor, gate in
      let box = CheckedBox()
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          await withCheckedContinuation {
            gate.note()
            box.set($0)
          }
          visitor.note()
        }
      }
      Task {
        await gate.wait()
        box.resume()
      }
    } twin: { visitor, gate in
      let box = CheckedBox()
      Task { [weak visitor] in
        while true {
          await withCheckedContinuation {
            gate.note()
            box.set($0)
          }
          visitor?.note()
        }
      }
      Task {
        await gate.wait()
        box.resume()
      }
    },
    EndlessShape("cancellation handler in a loop") { visitor, gate in
      Task { [weak visitor] in
        guard let visitor else { return }
        while true {
          await withTaskCancellationHandler {
            await gate.wait()
          } onCancel: {
          }
          visitor.note()
        }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        while true {
          await withTaskCancellationHandler {
            await gate.wait()
          } onCancel: {
          }
          visitor?.note()
        }
      }
    },
  ]
}
