import ObjectGraph

/// The objects of this process as they are now, read from memory by their types' own metadata.
///
/// One reader serves one walk: make it, search, let it go. It takes no reference and keeps no object;
/// what it learns of types stays for the next one. The heap should not change meanwhile: a walk on the
/// main actor sees main-actor objects at rest. What other threads change is read as it happens to be, and
/// checked before it is followed. Memory is only read where this process had some mapped when the reader
/// was made, so a dangling word is passed over; memory that another thread gives back to the system during
/// the walk, and that the walk is just about to read, is the one thing that it cannot guard against.
///
/// An object that is being deallocated keeps nothing any more and is read as empty.
public final class LiveHeap: ReferenceReader {
  // One walk on one thread uses a reader, and none of its functions calls back: the checks of exclusive
  // access, a fifth of the time that an object takes, could find nothing.
  @exclusivity(unchecked) var test = HeapObjectTest()
  /// Names for code and statics.
  private(set) lazy var symbols = SymbolNames(of: test.images)
  @exclusivity(unchecked) private var objectPrograms = ProgramTable()
  @exclusivity(unchecked) private var valuePrograms = ProgramTable()
  private var valueProgramList: [ValueProgram] = []
  private let blockClasses = BlockClasses.known
  var closureNames: [ObjectAddress: String] = [:]
  /// The words for the references of the object asked for last: each is asked for more than once.
  var lastWords: (object: ObjectAddress, words: [ReferenceNaming.Words])?
  /// The code of closures whose contexts statics hold, for names not asked for yet.
  var closureCodes: [ObjectAddress: UInt] = [:]
  /// The types of what is in boxes that do not tell it themselves, by the boxes' addresses.
  var boxContents: [UInt: UInt] = [:]

  /// Begins a reading of this process.
  ///
  /// - Throws: `RuntimeRefusal`, when the self-check found the runtime to be another than the one this
  ///   module knows. The check runs once in a process.
  public init() throws(RuntimeRefusal) {
    if let refusal = SelfCheck.refusal { throw refusal }
  }

  /// A reader for the self-check itself.
  init(unchecked: Void) {}

  /// Appends the strong references that go out of an object, in the order of its stored properties,
  /// superclass first. Complexity: linear in the references; some nanoseconds each.
  public func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    guard let program = program(at: object.rawValue), let pointer = UnsafeRawPointer(object) else {
      return
    }
    if !isAlive(pointer) { return }
    var collector = ReferenceCollector([])
    swap(&collector.references, &references)
    read(pointer, program, into: &collector)
    swap(&collector.references, &references)
  }

  /// The program for the object at an address; nil when there is no object, or not all of it.
  @inline(__always)
  func program(at address: UInt) -> UnsafePointer<ObjectProgram>? {
    guard test.isReadable(address), let pointer = UnsafeRawPointer(bitPattern: address) else {
      return nil
    }
    guard let program = program(ofObjectsWith: pointer.word()),
      test.isReadable(address, count: UInt(program.pointee.size))
    else { return nil }
    return program
  }

  /// Whether a word is one that objects begin with.
  func isMetadata(_ word: UInt) -> Bool { program(ofObjectsWith: word) != nil }

  /// The program for objects that begin with a word; nil when it is no metadata, which is looked into
  /// once for each word, whatever comes of it.
  @inline(__always)
  private func program(ofObjectsWith metadata: UInt) -> UnsafePointer<ObjectProgram>? {
    if let known = objectPrograms[metadata] { return UnsafePointer(bitPattern: known) }
    return makeProgram(for: metadata)
  }

  private func makeProgram(for metadata: UInt) -> UnsafePointer<ObjectProgram>? {
    guard let pointer = UnsafeRawPointer(bitPattern: metadata),
      blockClasses.contains(metadata) || test.isMetadata(metadata)
    else {
      // Null stands for what is known to be no metadata; statics have many such words.
      objectPrograms[metadata] = 0
      return nil
    }
    let program = LayoutCache.objectProgram(for: TypeMetadata(pointer))
    objectPrograms[metadata] = UInt(bitPattern: program)
    return program
  }

  /// The program for values of a type whose metadata word lies in memory; nil when it is none.
  func valueProgram(of metadata: UInt) -> ValueProgram? {
    if let known = valuePrograms[metadata] { return valueProgramList[Int(known)] }
    guard let pointer = UnsafeRawPointer(bitPattern: metadata), test.isTypeMetadata(metadata)
    else { return nil }
    let program = LayoutCompiler.program(for: TypeMetadata(pointer))
    valuePrograms[metadata] = UInt(valueProgramList.count)
    valueProgramList.append(program)
    return program
  }

  /// Whether a word can be a generic argument: a type, or a pack of them.
  func isTypeArgument(_ word: UInt) -> Bool {
    if word & 1 == 0 { return valueProgram(of: word) != nil }
    // The low bit marks a pack that outlives its function; the number of its types is in front of them.
    let start = word & ~1
    guard start & 7 == 0, isReadable(start &- 8, count: 8),
      let pack = UnsafeRawPointer(bitPattern: start)
    else { return false }
    let count = pack.word(at: -8)
    guard count < 256, isReadable(start &- 8, count: 8 * (count + 1)) else { return false }
    return (0..<Int(count)).allSatisfy { valueProgram(of: pack.word(at: 8 * $0)) != nil }
  }

  /// Whether bytes of this process can be read.
  func isReadable(_ address: UInt, count: UInt) -> Bool {
    test.isReadable(address, count: count)
  }
}
