import ObjectGraph
import SuspendedTasks
import SwiftRuntime

/// An unstructured task that has not ended. Takes no reference to it.
package struct LivingTask: Hashable, Sendable {
  package let address: ObjectAddress
  /// Distinguishes it from a later task at the same address.
  fileprivate let number: UInt32
  /// The name of the class whose member the task's code is in: one of the requested classes or a superclass.
  package let type: String
  /// The function that it runs: `closure #1 in Feed.start()`.
  package let function: String
  /// The objects that are its task-local values.
  package let locals: [ObjectAddress]
}

/// A moment in the order of tasks, by the number of a task that was made then.
package struct TaskMoment: Sendable {
  private let task = Task.detached {}

  /// The current moment. Starts an empty task.
  package init() {}

  /// The number of the task, whose memory the handle keeps after its end.
  fileprivate func number(_ process: ProcessMemory) -> UInt32? {
    TaskReader.number(ofTask: unsafeBitCast(task, to: UInt.self), in: process)
  }
}

extension LiveHeap {
  /// Whether a member of a class or of a superclass may start tasks that wait, because it has an async closure or
  /// function that can suspend. False for a program without symbols.
  ///
  /// Complexity: the first call in a process reads the symbols of the program's images.
  package func mayStartTasks(_ type: AnyClass) -> Bool {
    contexts(of: TypeMetadata(type)).contains { context in
      symbols.ownImages.contains { image in
        ImageSymbols.symbols(of: image).asyncFunctions.contains { $0.hasPrefix(context.symbol) }
      }
    }
  }

  /// The tasks that were made after a moment, have not ended, and run code of some classes, in the order of their
  /// addresses. Empty if tasks cannot be read.
  ///
  /// - Parameters:
  ///   - types: The classes whose members, or whose superclasses' members, have the tasks' code.
  ///   - others: Classes that are left out, with their superclasses.
  ///   - moment: The moment before the tasks were made.
  /// - Complexity: linear in the size of the heap.
  package func tasks(
    startedBy types: [AnyClass], notBy others: [AnyClass] = [], after moment: TaskMoment
  ) -> [LivingTask] {
    let left = Set(others.map(TypeMetadata.init).flatMap(contexts).map(\.symbol))
    let contexts = types.map(TypeMetadata.init).flatMap(contexts).filter {
      !left.contains($0.symbol)
    }
    guard !contexts.isEmpty, let begin = moment.number(test.process) else { return [] }
    return livingTasks(after: begin) { place, number, tasks in
      guard let code = startingCode(ofTask: place),
        let function = symbols.functionName(at: code),
        let symbol = symbols.functionSymbol(at: code) ?? symbols.dataSymbol(at: code),
        let context = contexts.first(where: {
          symbol.hasPrefix($0.symbol) && ClosureName.mentionsType(in: function, of: [$0.name])
        })
      else { return nil }
      return LivingTask(
        address: ObjectAddress(place), number: number, type: context.name, function: function,
        locals: locals(ofTask: place, by: tasks))
    }
  }

  /// The functions of the program whose tasks have yet to begin, of the tasks that have an object as a task-local value;
  /// one name for each task, without the closures in the function. Empty if tasks cannot be read.
  ///
  /// - Complexity: linear in the size of the heap.
  package func functionsOfUnbegunTasks(withLocal object: AnyObject) -> [String] {
    let local = ObjectAddress(of: object)
    return livingTasks { place, number, tasks in
      guard locals(ofTask: place, by: tasks).contains(local),
        hasYetToBegin(task: place), let code = startingCode(ofTask: place),
        !symbols.isLibrary(code), !symbols.isOfStandardLibrary(code), !symbols.isOfKit(code)
      else { return nil }
      return ClosureName.withoutClosures(functionName(code))
    }
  }

  /// Reads the tasks that have not ended, each with its number, in the order of their addresses.
  ///
  /// - Parameters:
  ///   - begin: The number of an earlier task than those that are meant; nil for all.
  ///   - read: nil for a task that is not meant.
  private func livingTasks<Value>(
    after begin: UInt32? = nil,
    _ read: (_ place: UInt, _ number: UInt32, _ tasks: TaskReader) -> Value?
  ) -> [Value] {
    guard let tasks = Self.tasks,
      let memory = HeapMemory(test.process, budget: PathSearchBudget())
    else { return [] }
    var places: [UInt] = []
    memory.places(of: [ObjectAddress(tasks.taskMetadata)]) { place, _ in places.append(place) }
    return places.compactMap { place in
      guard place & 15 == 0, let number = TaskReader.number(ofTask: place, in: test.process),
        begin.map({ Int32(bitPattern: number &- $0) > 0 }) != false,
        tasks.number(ofLivingTask: place, in: test.process) == number,
        let value = read(place, number, tasks),
        // Last, because it walks through all blocks around the task.
        memory.place(of: place) == .block(place)
      else { return nil }
      return value
    }
  }

  private func locals(ofTask place: UInt, by tasks: TaskReader) -> [ObjectAddress] {
    var locals = ReferenceCollector([])
    readLocals(of: place, by: tasks, into: &locals)
    return locals.references.map(\.target)
  }

  /// Whether a task has not ended yet.
  package func isLiving(_ task: LivingTask) -> Bool {
    Self.tasks?.number(ofLivingTask: task.address.rawValue, in: test.process) == task.number
  }

  /// Whether a task is suspended or runs: it has not ended, and is not enqueued to run.
  package func isWaitingOrRunning(_ task: LivingTask) -> Bool {
    isLiving(task)
      && Self.tasks?.isEnqueued(task.address.rawValue, in: test.process) == false
  }

  /// Where a task waits now; nil if it has ended.
  package func wait(of task: LivingTask) -> TaskWait? {
    isLiving(task) ? wait(ofTask: task.address) : nil
  }

  /// The code that a task was made with, without thunks in front of it.
  private func startingCode(ofTask task: UInt) -> UInt? {
    var next = ObjectAddress(task)
    for _ in 0..<8 {
      guard let (bytes, program) = object(at: next.rawValue) else { return nil }
      var closures = ClosureCollector()
      read(bytes, program, into: &closures)
      guard let (closure, code) = closures.found.last else { return nil }
      if symbols.functionName(at: code) != SymbolName.thunk { return code }
      next = closure
    }
    return nil
  }

  /// For a class and its superclasses: the prefix of their members' symbols, and the class's name.
  func contexts(of type: TypeMetadata) -> [(symbol: String, name: String, descriptor: UInt)] {
    ClassLayout.superclassChain(of: type).compactMap { type in
      guard let descriptor = type.descriptor, !LibraryModules.contains(descriptor.moduleName),
        let symbol = symbols.dataSymbol(at: descriptor.address.number), symbol.hasSuffix("Mn")
      else { return nil }
      return (String(symbol.dropLast(2)), descriptor.name, descriptor.address.number)
    }
  }
}

/// Collects the closures in an object, each with its code.
private struct ClosureCollector: ReferenceSink {
  static var wantsLabels: Bool { false }

  private(set) var found: [(context: ObjectAddress, code: UInt)] = []

  mutating func enter(_ label: ReferenceDeclaration) {}

  mutating func leave() {}

  mutating func meet(
    _ target: UInt, _ strength: ReferenceStrength, _ rank: ReferenceRank, code: UInt
  ) {
    if code != 0 { found.append((ObjectAddress(target), code)) }
  }
}
