import SwiftRuntime
import Synchronization

/// The programs of objects made so far, for all readers, kept as those of values are: see `LayoutCache`.
enum ObjectPrograms {
  private struct Known {
    var objects: [UInt: PermanentProgram] = [:]
    var contexts: [ContextArguments: PermanentProgram] = [:]
  }

  private static let known = Mutex(Known())

  /// The program of objects with a metadata that passed `HeapObjectTest`.
  static func program(for metadata: TypeMetadata) -> UnsafePointer<ObjectProgram> {
    let key = metadata.address.number
    if let program = known.withLock({ $0.objects[key] }) { return program.pointer }
    let made = PermanentProgram(make(for: metadata))
    return known.withLock {
      let kept = $0.objects[key] ?? made
      $0.objects[key] = kept
      return kept
    }.pointer
  }

  /// The program of a closure's context with the generic arguments it holds.
  static func contextProgram(
    for arguments: ContextArguments, orMake make: () -> ObjectProgram
  ) -> UnsafePointer<ObjectProgram> {
    if let program = known.withLock({ $0.contexts[arguments] }) { return program.pointer }
    let made = PermanentProgram(make())
    return known.withLock {
      let kept = $0.contexts[arguments] ?? made
      $0.contexts[arguments] = kept
      return kept
    }.pointer
  }

  /// Compiles the program for a metadata word that passed `HeapObjectTest`.
  private static func make(for metadata: TypeMetadata) -> ObjectProgram {
    if BlockClasses.known.contains(metadata.address.number) {
      return ObjectProgram(.unknown, .opaque, metadata: metadata)
    }
    return switch metadata.kind {
    case .classType: ClassLayout.program(for: metadata)
    case .closureContext: ClosureContext.program(for: metadata)
    case .genericBox: BoxLayout.program(for: metadata)
    case .errorBox: ObjectProgram(.errorBox, .box, metadata: metadata, size: 32)
    case .task: ObjectProgram(.task, .task, metadata: metadata)
    default: ObjectProgram(.unknown, .opaque, metadata: metadata)
    }
  }
}

/// A program that is never changed and never freed, so that any thread may follow the pointer.
private struct PermanentProgram: @unchecked Sendable {
  let pointer: UnsafePointer<ObjectProgram>

  init(_ program: ObjectProgram) {
    let place = UnsafeMutablePointer<ObjectProgram>.allocate(capacity: 1)
    place.initialize(to: program)
    pointer = UnsafePointer(place)
  }
}
