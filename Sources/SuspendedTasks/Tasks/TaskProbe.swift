import SwiftRuntime

/// A task that is made to wait where the self-check can see it.
///
/// It has an executor of its own that runs it on the thread of the check, so nothing is waited for.
enum TaskProbe {
  @TaskLocal private static var local: Target?

  private final class Target: Sendable {}

  /// The facts that the probe records about itself.
  private final class Gate: @unchecked Sendable {
    var waiting: UnsafeContinuation<Void, Never>?
    var held: UInt = 0
    var givenUp: UInt = 0
  }

  private final class Thread: TaskExecutor, @unchecked Sendable {
    var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

    func run() {
      while let job = jobs.popLast() {
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  /// The layout that was told, or that the task itself shows, with the code that ends tasks; nil unless of
  /// two objects of a task exactly the one is found that its frame owns while it waits, and the third as a
  /// task-local value.
  static func layout(told: TaskLayout?, _ code: ProgramCode) -> TaskLayout? {
    let (thread, gate, other, local) = (Thread(), Gate(), Target(), Target())
    let task = $local.withValue(local) {
      Task(executorPreference: thread) { await wait(gate, other) }
    }
    let address = unsafeBitCast(task, to: UInt.self)
    let process = ProcessMemory()
    let beginning = process.word(at: address + TaskLayout.resumeFunction) ?? 0
    thread.run()
    guard let waiting = gate.waiting else { return nil }
    let layout = told ?? TaskLayout(ofTaskAt: address, process)
    let frames = layout.flatMap { layout in
      layout.size == TaskLayout.size(ofTaskAt: address, process)
        ? TaskFrames(of: address, layout, code, in: process) : nil
    }
    // The task that asks may have values of its own, which are handed on.
    var (item, isLocalKnown) = (process.word(at: address + TaskLayout.locals) ?? 0, false)
    while item != 0, item & 7 == 0, !isLocalKnown {
      isLocalKnown =
        process.word(at: item + TaskLayout.localType) == TypeMetadata(Target?.self).address.number
        && process.word(at: item + TaskLayout.localValue) == number(of: local)
      item = process.word(at: item) ?? 0
    }
    gate.waiting = nil
    waiting.resume()
    thread.run()
    let owned = frames?.frames.flatMap { $0.owned.map(\.object) } ?? []
    let isRead = withExtendedLifetime((other, local, task)) {
      isLocalKnown && owned.count { $0 == gate.held } == 1 && !owned.contains(gate.givenUp)
    }
    guard isRead, var layout, let completion = frames?.frames.last?.code else { return nil }
    (layout.completion, layout.beginning) = (completion, beginning)
    return layout
  }

  @inline(never)
  private static func wait(_ gate: Gate, _ other: Target) async {
    let target = hidden(Target())
    gate.held = number(of: target)
    gate.givenUp = number(of: other)
    await withUnsafeContinuation { gate.waiting = $0 }
    _ = hidden(target)
  }

  @inline(never) @_optimize(none)
  private static func hidden(_ target: Target) -> Target { target }

  private static func number(of target: Target) -> UInt {
    UInt(bitPattern: ObjectIdentifier(target))
  }
}
