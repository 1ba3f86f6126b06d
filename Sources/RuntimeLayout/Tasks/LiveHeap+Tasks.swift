import ObjectGraph

/// Reading what a task holds: the closure that it runs, and the references that its waiting functions own.
extension LiveHeap {
  static let waitingWords = "waits in "

  /// Reads a task by its frames; false where the runtime is not the known one.
  func readTask<Sink: ReferenceSink>(_ task: UInt, into sink: inout Sink) -> Bool {
    guard let layout = TaskLayout.known else { return false }
    readLocals(ofTask: task, into: &sink)
    guard let frames = TaskFrames(of: task, layout, in: test.process) else {
      readResult(ofTask: task, into: &sink)
      return true
    }
    for frame in frames.frames {
      if frame.code == layout.completion {
        for (closure, place) in frame.owned { readClosure(closure, at: place, into: &sink) }
        continue
      }
      // A function may make only later what it gives back at its end. What it is given, its caller holds too, so
      // what is left over in a library's frames need not be told.
      if symbols.isLibrary(frame.code) { continue }
      if Sink.wantsLabels { sink.enter(Self.waitingWords + functionName(frame.code)) }
      for (object, _) in frame.owned { meetIfObject(object, .own, into: &sink) }
      var guesses = ProbableReferences(sink)
      for (place, type) in frame.values { readValue(at: place, ofType: type, into: &guesses) }
      sink = guesses.sink
      if Sink.wantsLabels { sink.leave() }
    }
    return true
  }

  /// Takes what a task that has ended keeps for those who ask for its value.
  private func readResult<Sink: ReferenceSink>(ofTask task: UInt, into sink: inout Sink) {
    guard let flags = test.process.word(at: task + TaskLayout.flags),
      flags & TaskLayout.hasResult != 0,
      let status = test.process.word(at: task + TaskLayout.status),
      status & TaskLayout.isComplete != 0
    else { return }
    let place =
      task + TaskLayout.size + (flags & TaskLayout.isChild == 0 ? 0 : 16)
      + (flags & TaskLayout.isGroupChild == 0 ? 0 : 8)
    guard let ending = test.process.word(at: place),
      let type = test.process.word(at: place + TaskLayout.resultType),
      valueProgram(of: type) != nil,
      let metadata = UnsafeRawPointer(bitPattern: type)
    else { return }
    let mask = UInt(TypeMetadata(metadata).witnesses.alignmentMask)
    if Sink.wantsLabels { sink.enter("keeps its result") }
    if ending & 3 == 1 {
      readValue(at: (place + TaskLayout.resultValue + mask) & ~mask, ofType: type, into: &sink)
    } else if ending & 3 == 2 {
      meetIfObject(
        test.process.word(at: place + TaskLayout.resultError) ?? 0, .own, into: &sink)
    }
    if Sink.wantsLabels { sink.leave() }
  }

  /// Whether a task holds an object itself.
  func holds(task: UInt, _ object: UInt) -> Bool {
    var references: [ObjectReference] = []
    appendReferences(of: ObjectAddress(task), to: &references)
    return references.contains { $0.target.rawValue == object }
  }

  /// Takes the closure that a task runs until its end; in front of it stands its code.
  private func readClosure<Sink: ReferenceSink>(
    _ closure: UInt, at place: UInt, into sink: inout Sink
  ) {
    guard program(at: closure) != nil else { return }
    if Sink.wantsLabels { sink.enter("runs") }
    meet(closure, .own, code: test.process.word(at: place - 8) ?? 0, into: &sink)
    if Sink.wantsLabels { sink.leave() }
  }

  private func readValue<Sink: ReferenceSink>(
    at place: UInt, ofType type: UInt, into sink: inout Sink
  ) {
    guard let program = valueProgram(of: type), let metadata = UnsafeRawPointer(bitPattern: type),
      let value = bytes(at: place, count: UInt(TypeMetadata(metadata).witnesses.size))
    else { return }
    read(program, at: value, into: &sink)
  }

  /// Takes the values that task-local variables have for a task, but for those of the task it is a part of.
  private func readLocals<Sink: ReferenceSink>(ofTask task: UInt, into sink: inout Sink) {
    var item = test.process.word(at: task + TaskLayout.locals) ?? 0
    var count = 0
    // The low bits tell what lies there; only zero stands for a value of the task's own.
    while item != 0, item & 7 == 0, count < 256 {
      guard let type = test.process.word(at: item &+ TaskLayout.localType),
        valueProgram(of: type) != nil, let metadata = UnsafeRawPointer(bitPattern: type)
      else { return }
      let mask = UInt(TypeMetadata(metadata).witnesses.alignmentMask)
      if Sink.wantsLabels { sink.enter("keeps the task-local value") }
      readValue(at: (item &+ TaskLayout.localValue &+ mask) & ~mask, ofType: type, into: &sink)
      if Sink.wantsLabels { sink.leave() }
      (item, count) = (test.process.word(at: item) ?? 0, count + 1)
    }
  }

  private func functionName(_ code: UInt) -> String {
    symbols.functionName(at: code) ?? "a function"
  }

  /// What a task is about, as far as its frames tell: in which function it waits, the innermost of the program
  /// itself, or that it has not run so far.
  func words(forTask task: UInt) -> String {
    // A task that runs waits in nothing.
    guard let layout = TaskLayout.known,
      let frames = TaskFrames(of: task, layout, in: test.process),
      case let places = frames.frames.map(\.code).filter({ $0 != layout.completion }),
      let innermost = places.first
    else { return "a task that goes on" }
    // The compiler puts copies of the library's functions into the program.
    let own = places.first { !symbols.isLibrary($0) && !symbols.isOfStandardLibrary($0) }
    let first = places.first { symbols.functionSymbol(at: $0)?.hasPrefix("$s") == true }
    if let name = (own ?? first).flatMap(symbols.functionName), name != SymbolName.thunk {
      return "a task that \(Self.waitingWords)\(name)"
    }
    // One that has not begun is about to run the runtime's own code.
    let hasBegun = symbols.functionSymbol(at: innermost)?.hasPrefix("$s") != false
    return hasBegun ? "a task that goes on" : "a task that has yet to begin"
  }
}

/// Takes references for another sink, as such that are probable.
private struct ProbableReferences<Sink: ReferenceSink>: ReferenceSink {
  static var wantsLabels: Bool { Sink.wantsLabels }

  var sink: Sink

  init(_ sink: Sink) { self.sink = sink }

  mutating func enter(_ label: String) { sink.enter(label) }

  mutating func leave() { sink.leave() }

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    sink.meet(target, .probable, rank, code: code)
  }
}
