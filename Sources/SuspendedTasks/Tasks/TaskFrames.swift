import SwiftRuntime

/// The functions of a task that wait, the innermost first, and the references that their frames own.
package struct TaskFrames {
  /// One function that will go on when what it waits for has come.
  package struct Frame {
    /// Where its code goes on.
    package let code: UInt
    /// The objects that it gives back before its end, and where each stands.
    package var owned: [(object: UInt, place: UInt)] = []
    /// The values that it destroys before its end, and the metadata of their types.
    package var values: [(place: UInt, type: UInt)] = []
    /// The objects that it uses when it resumes, if it never returns, or if such a function waits for it. Such a
    /// function releases nothing at its end, so it is not known whether it or its caller owns them.
    package var used: [Use] = []
    /// Whether it has no known exit.
    var isEndless = false
  }

  /// An object that a function uses, its place in the frame, and whether the caller lent it.
  package struct Use {
    package let object: UInt
    package let place: UInt
    package let isLent: Bool
  }

  private static let depthLimit = 256

  package private(set) var frames: [Frame] = []
  private let memory: TaskMemory
  private let code: ProgramCode

  /// Nil for a task that has ended, and where the words are not such as the runtime writes.
  ///
  /// Of a task that runs there is only the closure that it was made with: its frames change under the eyes
  /// of the reader.
  init?(of task: UInt, _ layout: TaskLayout, _ code: ProgramCode, in process: ProcessMemory) {
    self.code = code
    guard var memory = TaskMemory(of: task, layout, in: process) else { return nil }
    memory.copy()
    guard let status = memory.word(at: task + TaskLayout.status),
      status & TaskLayout.isComplete == 0,
      let start = memory.word(at: task + TaskLayout.resumeFunction),
      let context = memory.word(at: task + TaskLayout.resumeContext)
    else { return nil }
    self.memory = memory
    let isRunning = status & TaskLayout.isRunning != 0
    var next: (code: UInt, context: UInt)? = isRunning ? nil : (start, context)
    var contexts: [UInt] = []
    while let (place, context) = next, frames.count < Self.depthLimit, code.contains(place),
      memory.contains(context)
    {
      let summary = code.summary(of: place)
      let registers = [Register.asyncContext: context]
      var frame = Frame(code: place)
      var met: Set<UInt> = []
      func add(_ path: CodePath, _ registers: [Int: UInt]) {
        guard let (object, place) = word(at: path, registers), met.insert(place).inserted else {
          return
        }
        frame.owned.append((object, place))
      }
      for path in summary.released { add(path, registers) }
      for call in summary.calls {
        if let value = destroyed(by: call, registers) {
          frame.values.append(value)
        } else {
          released(by: call, registers).forEach { add($0, $1) }
        }
      }
      frame.isEndless = summary.exits.isEmpty && place != layout.completion
      for existential in summary.existentials {
        guard let place = number(existential, registers), memory.contains(place) else { continue }
        frame.values.append((place, TypeMetadata(Any.self).address.number))
      }
      for value in summary.values {
        guard let place = number(value.place, registers), memory.contains(place) else { continue }
        frame.values.append((place, value.type))
      }
      frame.owned.sort { $0.place < $1.place }
      frame.values.sort { $0.place < $1.place }
      frames.append(frame)
      contexts.append(context)
      next =
        summary.exits.compactMap { destination(of: $0, registers) }.min { $0 < $1 }
        ?? caller(of: place, context)
    }
    // Functions further out return, and release what they own.
    if let outermost = frames.lastIndex(where: \.isEndless) {
      for position in 0...outermost { addUses(contexts[position], to: &frames[position]) }
    }
    // What a task has left behind that went on meanwhile says nothing.
    if !isRunning,
      process.word(at: task + TaskLayout.status) != status
        || process.word(at: task + TaskLayout.resumeContext) != context
        || process.word(at: task + TaskLayout.resumeFunction) != start
    {
      frames = []
    }
    if frames.last?.code != layout.completion, let closure = closure(of: task, layout) {
      frames.append(Frame(code: layout.completion, owned: [closure]))
    }
    leaveUsesToOwners()
  }

  /// Adds the objects that a frame uses, itself or in the functions that it calls.
  private func addUses(_ context: UInt, to frame: inout Frame) {
    let summary = code.summary(of: frame.code)
    let registers = [Register.asyncContext: context]
    let start = own(context, at: frame.code)
    let unowned = code.unownedPlaces(at: frame.code)
    var met = Set(frame.owned.map(\.place))
    func add(_ path: CodePath, _ registers: [Int: UInt]) {
      guard let (object, place) = word(at: path, registers), met.insert(place).inserted else {
        return
      }
      let offset = start.map { Int(bitPattern: place &- $0) } ?? 0
      if unowned.borrowed.contains(offset) { return }
      frame.used.append(
        Use(object: object, place: place, isLent: unowned.lent.contains(offset)))
    }
    for path in summary.used { add(path, registers) }
    for call in summary.calls {
      if frame.isEndless, let value = copied(by: call, registers) {
        frame.values.append(value)
        continue
      }
      guard let target = word(anywhereAt: call.target, registers), code.contains(target) else {
        continue
      }
      let arguments = call.arguments.compactMapValues { number($0, registers) }
      for path in code.summary(of: target, depth: 1).used {
        if !path.offsets.isEmpty {
          add(path, arguments)
        } else if case .found(let path, 0)? = call.arguments[path.register] {
          add(path, registers)
        }
      }
    }
    frame.used.sort { $0.place < $1.place }
  }

  /// Drops the uses of objects that another function of the task owns, or a function further out uses as well:
  /// callers hold the arguments of the functions that they call.
  private mutating func leaveUsesToOwners() {
    var held = Set(frames.flatMap { $0.owned.map(\.object) })
    for position in frames.indices.reversed() {
      frames[position].used.removeAll { !held.insert($0.object).inserted }
    }
  }

  /// The closure that a task was made with: in front of its first frame, which has none below it and goes
  /// on with the task's end.
  private func closure(of task: UInt, _ layout: TaskLayout) -> (object: UInt, place: UInt)? {
    guard let own = memory.ranges.first, own.contains(task), layout.completion != 0 else {
      return nil
    }
    for frame in stride(
      from: task + layout.size + 16, to: min(own.upperBound - 8, task + 4096), by: 8)
    where memory.word(at: frame) == 0 && memory.word(at: frame + 8) == layout.completion {
      return memory.word(at: frame - 16).map { ($0, frame - 16) }
    }
    return nil
  }

  /// Where a jump at the end of some code leads to, with which frame.
  private func destination(
    of exit: ResumedCode.Call, _ registers: [Int: UInt]
  ) -> (code: UInt, context: UInt)? {
    guard let target = word(anywhereAt: exit.target, registers), code.contains(target),
      let context = exit.arguments[Register.asyncContext].flatMap({ number($0, registers) }),
      memory.contains(context)
    else { return nil }
    return (target, context)
  }

  /// Where a function goes back to whose own way there could not be followed, or that never returns.
  ///
  /// Every frame begins with its caller's, and the place to go on there. What goes on after a call is given the
  /// frame of what it called.
  private func caller(of place: UInt, _ context: UInt) -> (code: UInt, context: UInt)? {
    own(context, at: place).flatMap { frame in memory.word(at: frame + 8).map { ($0, frame) } }
  }

  /// The own frame of the function that resumes at a place. The place is given that frame, or a called function's.
  private func own(_ context: UInt, at place: UInt) -> UInt? {
    if memory.word(at: context + 8) != place { return context }
    return memory.word(at: context).flatMap { memory.contains($0) ? $0 : nil }
  }

  /// The value that is destroyed by a call of its type's witness: the second one, in the table whose
  /// address stands in front of the metadata.
  private func destroyed(
    by call: ResumedCode.Call, _ registers: [Int: UInt]
  ) -> (place: UInt, type: UInt)? {
    guard call.target.offsets.suffix(2) == [-8, 8],
      let type = call.arguments[Register.secondArgument].flatMap({ number($0, registers) }),
      let table = memory.word(at: type &- 8),
      word(anywhereAt: call.target, registers) == memory.word(at: table &+ 8),
      let place = call.arguments[Register.firstArgument].flatMap({ number($0, registers) }),
      memory.contains(place)
    else { return nil }
    return (place, type)
  }

  /// The value that a call of its type's witness copies: the third or the fourth one.
  private func copied(
    by call: ResumedCode.Call, _ registers: [Int: UInt]
  ) -> (place: UInt, type: UInt)? {
    guard let witness = call.target.offsets.last, [16, 24].contains(witness),
      call.target.offsets.suffix(2).first == -8,
      let type = call.arguments[Register.thirdArgument].flatMap({ number($0, registers) }),
      let table = memory.word(at: type &- 8),
      word(anywhereAt: call.target, registers) == memory.word(at: table &+ UInt(witness)),
      let place = call.arguments[Register.secondArgument].flatMap({ number($0, registers) }),
      memory.contains(place)
    else { return nil }
    return (place, type)
  }

  /// The references released by a function that is called by way of a word.
  private func released(
    by call: ResumedCode.Call, _ registers: [Int: UInt]
  ) -> [(CodePath, [Int: UInt])] {
    guard let target = word(anywhereAt: call.target, registers), code.contains(target) else {
      return []
    }
    if case .release = code.target(of: target) {
      guard case .found(let path, 0)? = call.arguments[Register.firstArgument] else { return [] }
      return [(path, registers)]
    }
    let arguments = call.arguments.compactMapValues { number($0, registers) }
    return code.summary(of: target, depth: 1).released.map { ($0, arguments) }
  }

  private func number(_ value: CodeValue, _ registers: [Int: UInt]) -> UInt? {
    switch value {
    case .number(let number): number
    case .found(let path, let offset):
      word(anywhereAt: path, registers).map { $0 &+ UInt(bitPattern: offset) }
    case .unknown, .stack, .made: nil
    }
  }

  private func word(anywhereAt path: CodePath, _ registers: [Int: UInt]) -> UInt? {
    var number = registers[path.register]
    for offset in path.offsets {
      number = number.flatMap { memory.word(at: $0 &+ UInt(bitPattern: offset)) }
    }
    return number
  }

  /// A word of the task's own memory, and where it stands.
  private func word(at path: CodePath, _ registers: [Int: UInt]) -> (word: UInt, place: UInt)? {
    guard let last = path.offsets.last else { return nil }
    var holder = CodePath(register: path.register)
    for offset in path.offsets.dropLast() { holder = holder.reading(at: offset) ?? holder }
    guard let start = word(anywhereAt: holder, registers) else { return nil }
    let place = start &+ UInt(bitPattern: last)
    guard memory.contains(place), let word = memory.word(at: place) else { return nil }
    return (word, place)
  }
}
