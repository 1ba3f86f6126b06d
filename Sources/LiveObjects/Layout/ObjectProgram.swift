import ObjectGraph
import SwiftRuntime

/// How the references of all objects with one metadata are read.
///
/// Made once per metadata and never freed, so that a walk follows plain pointers.
struct ObjectProgram: @unchecked Sendable {
  /// The form of the contents of an object besides those that `fields` reads.
  enum Form: UInt8 {
    /// Nothing.
    case plain
    /// Elements behind the header, as many as it counts.
    case arrayStorage
    /// Keys and values in memory of a hash table's own layout.
    case dictionaryStorage
    /// Members in memory of a hash table's own layout.
    case setStorage
    /// Elements behind a buffer's header.
    case buffer
    /// Captures whose types depend on generic arguments that the object itself holds.
    case genericContext
    /// An error's value, of the type the box tells.
    case errorBox
    /// The frames of the functions that wait.
    case task
    /// The components of a key path, as many bytes as its header tells: scanned.
    case keyPath
    /// Memory behind the fields that no type is known for: scanned.
    case unknownTail
    /// The whole object is opaque: scanned.
    case unknown
    /// Nothing to be read, ever.
    case leaf
  }

  let form: Form
  let kind: ObjectDescription.Kind
  let metadata: TypeMetadata
  let fields: ValueProgram
  /// The bytes from the object's start that `fields` and the header cover.
  let size: Int
  /// The layout of elements, keys or members.
  let elements: ElementLayout
  /// The layout of the values of a dictionary.
  let values: ElementLayout
  /// The contents behind a buffer's header.
  let tail: BufferTail?

  init(
    _ form: Form, _ kind: ObjectDescription.Kind, metadata: TypeMetadata,
    fields: ValueProgram = .empty, size: Int = 16, elements: ElementLayout = .none,
    values: ElementLayout = .none, tail: BufferTail? = nil
  ) {
    self.form = form
    self.kind = kind
    self.metadata = metadata
    self.fields = fields
    self.size = size
    self.elements = elements
    self.values = values
    self.tail = tail
  }
}

/// How elements of one type lie side by side.
struct ElementLayout {
  let stride: Int
  let alignmentMask: Int
  let program: ValueProgram

  init(_ type: TypeMetadata) {
    let witnesses = type.witnesses
    stride = witnesses.stride
    alignmentMask = witnesses.alignmentMask
    program = LayoutCompiler.program(for: type)
  }

  private init() {
    (stride, alignmentMask, program) = (0, 0, .empty)
  }

  static var none: ElementLayout { ElementLayout() }
}

extension ValueProgram {
  /// Steps that find nothing.
  static let empty = ValueProgram([], labels: [])
}
