import ObjectGraph
import SwiftRuntime

/// One instruction for reading references out of a value or an object: what to find at an offset.
///
/// Types are compiled into lists of these once; a walk interprets them without any allocation.
struct ReadingStep {
  /// The kind of value at the offset.
  enum Kind: UInt8 {
    /// One strong reference. Words below `ObjectWord.leastAddress` are nil or another empty case.
    case reference
    /// One weak reference: the address of the entry that the object's weak references share. Read for
    /// drawings only; nothing is kept by it.
    case weakReference
    /// One strong reference whose top byte and low three bits are the language's own.
    case bridge
    /// One strong reference to a box; the operand is the metadata of what is in it.
    case box
    /// A code pointer and then a reference to its context.
    case function
    /// A three-word buffer, then the type of what is in it.
    case opaqueExistential
    /// An enum; the operand is its `CaseTable`.
    case enumeration
    /// Values of one type side by side; the operand is a `RepeatedValue`.
    case repeated
    /// A pointer to a task, kept alive by being suspended: probable.
    case continuation
    /// A block of the C language extension; what it captures is scanned: probable.
    case block
    /// Bytes whose type is unknown; the operand is their number. Scanned: probable.
    case unknownBytes
  }

  let kind: Kind
  let rank: ReferenceRank
  let offset: Int
  let operand: UInt

  init(_ kind: Kind, rank: ReferenceRank, offset: Int, operand: UInt = 0) {
    self.kind = kind
    self.rank = rank
    self.offset = offset
    self.operand = operand
  }

  /// The bits of a bridge object that are an address.
  static var bridgeMask: UInt { 0x00FF_FFFF_FFFF_FFF8 }
}

/// A compiled value type: the steps that find the references in a value of it.
///
/// Made once per type and never freed, so that a walk follows plain pointers. Its labels are in the
/// order of its steps.
struct ValueProgram: @unchecked Sendable {
  let steps: UnsafeBufferPointer<ReadingStep>
  /// Whether an opaque existential holds a value of the type in its own buffer.
  let isStoredInline: Bool
  private let labelsPointer: UnsafePointer<[ReferenceDeclaration]>

  init(_ steps: [ReadingStep], labels: [ReferenceDeclaration], isStoredInline: Bool = true) {
    self.isStoredInline = isStoredInline
    let buffer = UnsafeMutableBufferPointer<ReadingStep>.allocate(capacity: steps.count)
    _ = buffer.initialize(from: steps)
    self.steps = UnsafeBufferPointer(buffer)
    let list = UnsafeMutablePointer<[ReferenceDeclaration]>.allocate(capacity: 1)
    list.initialize(to: labels)
    labelsPointer = UnsafePointer(list)
  }

  /// The name of each step's value inside the whole: `.name`, or nothing.
  var labels: [ReferenceDeclaration] { labelsPointer.pointee }

  /// Whether values of the type hold no reference that could be read.
  var isEmpty: Bool { steps.isEmpty }
}

/// The cases of an enum and how their payloads are read.
struct CaseTable {
  /// One case that has a payload.
  struct Payload {
    let name: String
    let program: ValueProgram
  }

  let type: TypeMetadata
  let witnesses: ValueWitnesses
  let size: Int
  /// The cases with a payload, in the order of their tags; never freed.
  let payloads: UnsafeBufferPointer<Payload>
  /// Whether the case is worth a word: not for an optional.
  let isNamed: Bool

  init(_ type: TypeMetadata, payloads: [Payload], isNamed: Bool) {
    self.type = type
    witnesses = type.witnesses
    size = type.witnesses.size
    let buffer = UnsafeMutableBufferPointer<Payload>.allocate(capacity: payloads.count)
    _ = buffer.initialize(from: payloads)
    self.payloads = UnsafeBufferPointer(buffer)
    self.isNamed = isNamed
  }

  /// Whether a payload shares its words with the tag and has to be taken apart on a copy.
  var needsProjection: Bool { payloads.count > 1 }
}

/// Values of one type side by side inside another value.
struct RepeatedValue {
  let count: Int
  let stride: Int
  let program: ValueProgram
  let isOptional: Bool

  /// The label of an element, which like one of a tuple can be changed but not removed.
  func label(of index: Int) -> ReferenceDeclaration {
    ReferenceDeclaration([.init("[\(index)]", .tupleElement, isOptional ? .optional : [])])
  }
}

/// A value that a step refers to, stored where a plain number can lead to it; never freed.
enum PermanentOperand {
  /// Keeps a value and gives the number for the step.
  static func make<Value>(_ value: Value) -> UInt {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    return UInt(bitPattern: place)
  }
}

extension ReadingStep {
  /// The cases behind the operand of an `enumeration`.
  @inline(__always)
  var cases: UnsafePointer<CaseTable> {
    UnsafePointer(bitPattern: operand).unsafelyUnwrapped
  }

  /// The elements behind the operand of a `repeated`.
  @inline(__always)
  var elements: UnsafePointer<RepeatedValue> {
    UnsafePointer(bitPattern: operand).unsafelyUnwrapped
  }
}
