import ObjectGraph
import SuspendedTasks
import SwiftRuntime

/// Reading what a task holds: the closure that it runs, and the references that its waiting functions own.
extension LiveHeap {
  static let waitingWords = "waits in "

  /// The reader of tasks; nil if the runtime is not the known one.
  static let tasks = TaskReader { type in
    let program = LayoutCompiler.program(for: type)
    if !program.isStoredInline { return [0] }
    return program.steps.compactMap { step in
      switch step.kind {
      case .reference, .bridge, .box: step.offset
      case .function: step.offset + 8
      default: nil
      }
    }
  }

  /// Reads a task by its frames; false where the runtime is not the known one.
  func readTask<Sink: ReferenceSink>(_ task: UInt, into sink: inout Sink) -> Bool {
    guard let tasks = Self.tasks else { return false }
    readLocals(of: task, by: tasks, into: &sink)
    guard let frames = tasks.frames(of: task, in: test.process)?.frames else {
      readResult(of: task, by: tasks, into: &sink)
      return true
    }
    let captures = captures(ofTask: frames.filter(tasks.isEnd))
    for frame in frames {
      if tasks.isEnd(frame) {
        for (closure, place) in frame.owned { readClosure(closure, at: place, into: &sink) }
        continue
      }
      // A function may make only later what it gives back at its end. What it is given, its caller holds too, so
      // what is left over in a library's frames need not be told.
      if symbols.isLibrary(frame.code) { continue }
      if Sink.wantsLabels { sink.enter(Self.waitingWords + functionName(frame.code)) }
      for (object, _) in frame.owned { meetIfObject(object, .own, into: &sink) }
      var guesses = ProbableReferences(sink, in: self)
      for (place, type) in frame.values { readValue(at: place, ofType: type, into: &guesses) }
      sink = guesses.sink
      for use in frame.used where !captures.have(use) {
        meetIfObject(use.object, .own, into: &sink)
      }
      if Sink.wantsLabels { sink.leave() }
    }
    return true
  }

  /// The captures of a task's closure, and of the closures that it calls. The task's functions may use them without
  /// owning them.
  private func captures(ofTask ends: [TaskFrames.Frame]) -> TaskCaptures {
    var captures = TaskCaptures()
    var closures = ends.flatMap { $0.owned.map { ObjectAddress($0.object) } }
    while let closure = closures.popLast(), captures.closures.count < 8 {
      guard let kind = program(at: closure.rawValue)?.pointee.kind,
        [.closure, .box].contains(kind),
        captures.closures.insert(closure).inserted
      else { continue }
      var references: [ObjectReference] = []
      readReferences(of: closure, to: &references)
      captures.held.formUnion(references.map(\.target))
      closures += references.map(\.target)
      let end = closure.rawValue + extent(ofObjectAt: closure.rawValue)
      for place in stride(from: closure.rawValue, to: end, by: 8) {
        if let word = test.process.word(at: place) { captures.words.insert(word) }
      }
    }
    return captures
  }

  /// Takes the value that a finished task keeps for its awaiters.
  private func readResult<Sink: ReferenceSink>(
    of task: UInt, by tasks: TaskReader, into sink: inout Sink
  ) {
    guard let result = tasks.result(of: task, in: test.process, alignmentMask: alignmentMask) else {
      return
    }
    if Sink.wantsLabels { sink.enter("keeps its result") }
    switch result {
    case .value(let value): readValue(at: value.place, ofType: value.type, into: &sink)
    case .error(let error): meetIfObject(error, .own, into: &sink)
    }
    if Sink.wantsLabels { sink.leave() }
  }

  /// Whether a task holds an object itself.
  func holds(task: UInt, _ object: UInt) -> Bool {
    var references: [ObjectReference] = []
    readReferences(of: ObjectAddress(task), to: &references)
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
  func readLocals<Sink: ReferenceSink>(
    of task: UInt, by tasks: TaskReader, into sink: inout Sink
  ) {
    for value in tasks.localValues(of: task, in: test.process, alignmentMask: alignmentMask) {
      if Sink.wantsLabels { sink.enter("keeps the task-local value") }
      readValue(at: value.place, ofType: value.type, into: &sink)
      if Sink.wantsLabels { sink.leave() }
    }
  }

  private func alignmentMask(ofType type: UInt) -> UInt? {
    guard valueProgram(of: type) != nil, let metadata = UnsafeRawPointer(bitPattern: type) else {
      return nil
    }
    return UInt(TypeMetadata(metadata).witnesses.alignmentMask)
  }

  func functionName(_ code: UInt) -> String {
    symbols.functionName(at: code) ?? "a function"
  }
}

/// Passes references on as probable, if they lead to objects.
private struct ProbableReferences<Sink: ReferenceSink>: ReferenceSink {
  static var wantsLabels: Bool { Sink.wantsLabels }

  var sink: Sink
  private let heap: LiveHeap

  init(_ sink: Sink, in heap: LiveHeap) { (self.sink, self.heap) = (sink, heap) }

  mutating func enter(_ label: ReferenceDeclaration) { sink.enter(label) }

  mutating func leave() { sink.leave() }

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    heap.meetIfObject(target, rank, code: code, into: &sink)
  }
}

/// The contents of a task's closures.
private struct TaskCaptures {
  var closures: Set<ObjectAddress> = []
  /// The objects that they hold.
  var held: Set<ObjectAddress> = []
  /// All words in them, unowned references included.
  var words: Set<UInt> = []

  /// Whether the object that a function uses belongs to a closure: the closure holds it, or has it and lends it to
  /// the function.
  func have(_ use: TaskFrames.Use) -> Bool {
    held.contains(ObjectAddress(use.object)) || use.isLent && words.contains(use.object)
  }
}
