import Synchronization

/// The programs made so far, for all readers: the only state of this module that outlives a walk,
/// besides the verdict of the self-check.
///
/// It holds facts about types, which are the same for everybody. Programs are never freed: there are
/// as many as types met. A program that two threads compile at once is made twice and kept once.
enum LayoutCache {
  private struct Programs {
    var values: [UInt: ValueProgram] = [:]
    var objects: [UInt: PermanentProgram] = [:]
    var contexts: [ContextArguments: PermanentProgram] = [:]
    var isPlain: [UInt: Bool] = [:]
  }

  private static let programs = Mutex(Programs())

  /// The program of a value type.
  static func valueProgram(
    for type: TypeMetadata, orMake make: () -> ValueProgram
  ) -> ValueProgram {
    let key = type.address.number
    if let known = programs.withLock({ $0.values[key] }) { return known }
    let made = make()
    return programs.withLock {
      let kept = $0.values[key] ?? made
      $0.values[key] = kept
      return kept
    }
  }

  /// Whether values of a type hold nothing.
  static func isPlain(_ type: TypeMetadata, orFind find: () -> Bool) -> Bool {
    let key = type.address.number
    if let known = programs.withLock({ $0.isPlain[key] }) { return known }
    let isPlain = find()
    programs.withLock { $0.isPlain[key] = isPlain }
    return isPlain
  }

  /// The program of objects with a metadata that passed `HeapObjectTest`.
  static func objectProgram(for metadata: TypeMetadata) -> UnsafePointer<ObjectProgram> {
    let key = metadata.address.number
    if let known = programs.withLock({ $0.objects[key] }) { return known.pointer }
    let made = PermanentProgram(ObjectProgram.make(for: metadata))
    return programs.withLock {
      let kept = $0.objects[key] ?? made
      $0.objects[key] = kept
      return kept
    }.pointer
  }

  /// The program of a closure's context with the generic arguments it holds.
  static func contextProgram(
    for arguments: ContextArguments, orMake make: () -> ObjectProgram
  ) -> UnsafePointer<ObjectProgram> {
    if let known = programs.withLock({ $0.contexts[arguments] }) { return known.pointer }
    let made = PermanentProgram(make())
    return programs.withLock {
      let kept = $0.contexts[arguments] ?? made
      $0.contexts[arguments] = kept
      return kept
    }.pointer
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
