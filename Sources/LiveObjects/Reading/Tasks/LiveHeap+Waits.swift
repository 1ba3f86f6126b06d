import ObjectGraph
import SwiftRuntime

/// The places where tasks wait, and what they wait for. Read for the few tasks of a rendered path.
extension LiveHeap {
  /// A task in words, from its frames: with the innermost function of the program that waits, or as one that goes
  /// on, or has yet to begin.
  func words(forTask task: UInt) -> String {
    // A running task waits nowhere.
    guard let places = waitingPlaces(ofTask: task), let innermost = places.first else {
      return "a task that goes on"
    }
    if let own = ownPlace(among: places), let name = waitingName(places[own]) {
      return "a task that \(Self.waitingWords)\(name)"
    }
    return isBeginning(innermost) ? RetainingPath.unbegunTask : "a task that goes on"
  }

  /// Whether a task has yet to begin; false also where that is not known.
  func hasYetToBegin(task: UInt) -> Bool {
    guard let places = waitingPlaces(ofTask: task), let innermost = places.first else {
      return false
    }
    // A thunk around the closure stands among the places before it has run.
    return ownPlace(among: places).flatMap { waitingName(places[$0]) } == nil
      && isBeginning(innermost)
  }

  /// Whether a task that resumes at an address has yet to begin: it resumes in the runtime's own code, which may have
  /// no names.
  private func isBeginning(_ innermost: UInt) -> Bool {
    Self.tasks?.isBeginning(innermost) != false
      || symbols.functionSymbol(at: innermost)?.hasPrefix("$s") == false
  }

  /// Where a task waits; nil if it runs, has ended or has yet to begin.
  package func wait(ofTask task: ObjectAddress) -> TaskWait? {
    guard let tasks = Self.tasks, let places = waitingPlaces(ofTask: task.rawValue),
      let own = ownPlace(among: places), let function = waitingName(places[own])
    else { return nil }
    let suspension = tasks.suspension(at: places[own])
    let line =
      suspension.flatMap { symbols.line(at: $0.place) }
      ?? symbols.firstLine(ofFunctionAt: places[own], takesWhole: false)
    let called = places[..<own].reversed().lazy.compactMap(self.calledName).first
    let subject =
      called ?? suspension?.runtime.flatMap(Self.subject)
      ?? (own == 0 && tasks.isAwaitingContinuation(task.rawValue, in: test.process)
        ? "a continuation" : nil)
    return TaskWait(
      function: function, line: line, subject: subject,
      isCancelled: tasks.isCancelled(task.rawValue, in: test.process))
  }

  /// The addresses where the functions of a task resume, the innermost first; empty if it runs.
  private func waitingPlaces(ofTask task: UInt) -> [UInt]? {
    guard let tasks = Self.tasks, let frames = tasks.frames(of: task, in: test.process) else {
      return nil
    }
    return frames.frames.filter { !tasks.isEnd($0) }.map(\.code)
  }

  /// The position of the innermost function of the program itself, or else of the first Swift function.
  private func ownPlace(among places: [UInt]) -> Int? {
    // The program may have copies of the standard library's functions.
    places.firstIndex {
      !symbols.isLibrary($0) && !symbols.isOfStandardLibrary($0) && !symbols.isOfKit($0)
    }
      ?? places.firstIndex { symbols.functionSymbol(at: $0)?.hasPrefix("$s") == true }
  }

  private func waitingName(_ place: UInt) -> String? {
    symbols.functionName(at: place).flatMap { $0 == SymbolName.thunk ? nil : $0 }
  }

  /// The name of a called function, as it is written in a call; nil for closures and functions that the compiler
  /// made.
  private func calledName(_ place: UInt) -> String? {
    guard symbols.functionSymbol(at: place)?.hasPrefix("$s") == true, let name = waitingName(place),
      !name.contains(" in ")
    else { return nil }
    let plain = name.hasPrefix("static ") ? String(name.dropFirst(7)) : name
    return symbols.isOfStandardLibrary(place) ? Self.asCalled(plain) : plain
  }

  /// The name of a function of the standard library without the labels of arguments that are rarely written:
  /// `Task.sleep(for:)`.
  private static func asCalled(_ name: String) -> String {
    guard let start = name.lastIndex(of: "("), name.hasSuffix(":)") else { return name }
    let labels = name[name.index(after: start)...].dropLast(2).split(separator: ":")
    let written = labels.filter { !defaults.contains(String($0)) }
    return name[...start] + written.map { $0 + ":" }.joined() + ")"
  }

  private static let defaults: Set = ["isolation", "function", "tolerance", "clock", "returning"]

  /// The subject of a wait, by the runtime's function that it calls.
  private static func subject(ofWaiting function: String) -> String? {
    switch function {
    case "swift_continuation_await": "a continuation"
    case let name where name.hasPrefix("swift_task_future_wait"): "another task"
    case let name where name.hasPrefix("swift_taskGroup_wait"): "a task group"
    case let name where name.hasPrefix("swift_asyncLet"): "async let"
    case "swift_task_switch": "its actor"
    default: nil
    }
  }
}
