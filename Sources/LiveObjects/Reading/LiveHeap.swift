import ObjectGraph
import SwiftRuntime

/// The objects of this process as they are now, read from memory by their types' own metadata.
///
/// One reader serves one walk: make it, search, release it. It takes no reference and keeps no object;
/// what it learns of types stays for the next one. The heap should not change meanwhile: a walk on the
/// main actor sees main-actor objects at rest.
///
/// The heap and the stacks are read from a copy that the kernel makes of each page when the walk comes to
/// it. So no word of an object changes while the object is read, a dangling word is passed over, and
/// memory that another thread returns to the system at any moment does no harm. The copies take six
/// megabytes; where the objects are met in no order, they take as much memory as the pages that the reader
/// came to, until it is deallocated. What other threads change between two objects is read as it happens to
/// be, and checked before it is followed.
///
/// A task holds the closure that it runs, its task-local values, and what the functions own that wait: their
/// code is followed, not run, to see which references of the frame it gives back when it goes on. On a
/// runtime whose tasks are laid out otherwise, all words of the task's own block count as probable references.
///
/// An object that is being deallocated keeps nothing any more and is read as empty.
public final class LiveHeap: ReferenceReader, DeclarationReader {
  // One walk on one thread uses a reader, and none of its functions calls back: the checks of exclusive
  // access, a fifth of the time that an object takes, could find nothing.
  @exclusivity(unchecked) var test = HeapObjectTest()
  /// Names for code and statics.
  private(set) lazy var symbols = SymbolNames(of: test.images)
  @exclusivity(unchecked) private var objectPrograms = ProgramTable()
  @exclusivity(unchecked) private var valuePrograms = ProgramTable()
  private var valueProgramList: [ValueProgram] = []
  private let blockClasses = BlockClasses.known
  /// The words for the references of the object asked for last: each is asked for more than once.
  var lastWords: (object: ObjectAddress, words: [ReferenceNaming.Words])?
  /// The descriptions of types whose objects were described, by the type's metadata.
  var typeDescriptions: [UInt: ObjectDescription] = [:]
  /// The code of closures whose contexts were met, by the contexts.
  var closureCodes: [ObjectAddress: UInt] = [:]
  /// Which words were looked up, and whether they are those of functions.
  var functionWords: [UInt: Bool] = [:]
  /// The objects that were come to and could not be read.
  private(set) var unreadObjects: Set<ObjectAddress> = []
  /// The types of what is in boxes that do not tell it themselves, by the boxes' addresses.
  var boxContents: [UInt: UInt] = [:]

  /// A reader for the self-check itself.
  init(unchecked: Void) {}

  /// Appends the strong references that go out of an object, in the order of its stored properties,
  /// superclass first. Complexity: linear in the references; some nanoseconds each.
  public func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    if test.beginObject() { lastWords = nil }
    readReferences(of: object, to: &references)
  }

  /// Appends the references as `appendReferences(of:to:)` does, while copies of other objects are in use.
  func readReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    guard let (bytes, program) = self.object(at: object.rawValue) else {
      if !isReadable(object.rawValue, count: 16) { unreadObjects.insert(object) }
      return
    }
    if !isAlive(bytes) { return }
    var collector = ReferenceCollector([])
    swap(&collector.references, &references)
    read(bytes, program, into: &collector)
    swap(&collector.references, &references)
  }

  /// The program for the object at an address; nil when there is no object, or not all of it.
  @inline(__always)
  func program(at address: UInt) -> UnsafePointer<ObjectProgram>? { object(at: address)?.program }

  /// The object at an address, and its program; nil when there is no object, or not all of it.
  @inline(__always)
  func object(
    at address: UInt
  ) -> (bytes: ObjectBytes, program: UnsafePointer<ObjectProgram>)? {
    guard let start = test.object(at: address),
      let program = program(ofObjectsWith: start.word()),
      test.bytes(at: address, count: UInt(program.pointee.size)) != nil
    else { return nil }
    return (ObjectBytes(number: address, start: start), program)
  }

  /// Whether there is an object at an address that is a word of unknown meaning; memory mapped meanwhile is not
  /// looked for.
  func isKnownObject(at address: UInt) -> Bool {
    test.knownObject(at: address).map { isMetadata($0.word()) } == true
      && program(at: address) != nil
  }

  /// The program for objects that begin with a word of unknown meaning; nil when none does. Memory mapped meanwhile
  /// is not looked for.
  func program(ofMetadata word: UInt) -> UnsafePointer<ObjectProgram>? {
    isMetadata(word) ? program(ofObjectsWith: word) : nil
  }

  /// Whether a word of unknown meaning is one that objects begin with; memory mapped meanwhile is not looked for.
  func isMetadata(_ word: UInt) -> Bool {
    objectPrograms[word].map { $0 != 0 }
      ?? (test.isKnown(word) && program(ofObjectsWith: word) != nil)
  }

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
    let program = ObjectPrograms.program(for: TypeMetadata(pointer))
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
    guard start & 7 == 0, let pack = bytes(at: start &- 8, count: 8) else { return false }
    let count = pack.word()
    guard count < 256, bytes(at: start &- 8, count: 8 * (count + 1)) != nil else { return false }
    return (1..<Int(count) + 1).allSatisfy { valueProgram(of: pack.word(at: 8 * $0)) != nil }
  }

  /// Whether bytes of this process can be read.
  func isReadable(_ address: UInt, count: UInt) -> Bool { bytes(at: address, count: count) != nil }

  /// So many bytes of this process from an address on, as a copy where they may go away; nil where they
  /// cannot be read.
  func bytes(at address: UInt, count: UInt) -> UnsafeRawPointer? {
    test.bytes(at: address, count: count)
  }

  /// Reads everything anew from now on; to be called between two walks only.
  package func forgetCopies() {
    test.forgetCopies()
    lastWords = nil
  }
}
