import ObjectGraph
import SwiftRuntime

/// Compiles types into reading steps: one compiler for one program.
///
/// Structs and tuples are flattened. Enums, existentials and arrays of a fixed size become one step
/// each, with programs of their own. Complexity: linear in the stored properties, nested ones
/// included, each of which the runtime looks up by name.
struct LayoutCompiler {
  private(set) var steps: [ReadingStep] = []
  private(set) var labels: [ReferenceDeclaration] = []
  /// How many collections in one another what is added is an element of, while it is only asked whether those
  /// hold anything.
  let collectionDepth: Int

  init(collectionDepth: Int = 0) {
    self.collectionDepth = collectionDepth
  }

  /// The program of a value type, from the cache if it is there.
  static func program(for type: TypeMetadata) -> ValueProgram {
    LayoutCache.valueProgram(for: type) {
      var compiler = LayoutCompiler()
      compiler.add(type, at: 0, label: "", rank: .own)
      // Functions fit into the buffer, and the runtime has no witnesses for blocks to ask.
      let isStoredInline = type.kind == .function || type.witnesses.isStoredInline
      return ValueProgram(
        compiler.steps, labels: compiler.labels, isStoredInline: isStoredInline)
    }
  }

  /// The program of the steps added so far.
  var program: ValueProgram { ValueProgram(steps, labels: labels) }

  /// Adds what a value of a type at an offset holds.
  mutating func add(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    // Asked first: the runtime has no witnesses for blocks here, and leaves their place undefined.
    if type.kind == .function { return addFunction(type, at: offset, label: label, rank: rank) }
    if type.witnesses.isPlainData {
      addPlain(type, at: offset, label: label, rank: rank)
      return
    }
    switch type.kind {
    case .classType, .foreignClass:
      addStep(.reference, at: offset, label: label, rank: rank)
    case .structType:
      addStruct(type, at: offset, label: label, rank: rank)
    case .enumType, .optional:
      addEnum(type, at: offset, label: label, rank: rank)
    case .tuple:
      addTuple(type, at: offset, label: label, rank: rank)
    case .existential, .extendedExistential:
      addExistential(type, at: offset, label: label, rank: rank)
    case .fixedArray:
      let element = TypeMetadata(type.address.pointer(at: 16) ?? type.address)
      addRepeated(
        element, count: Int(bitPattern: type.address.word(at: 8)), at: offset, label: label,
        rank: rank)
    case .opaque:
      addBuiltin(type, at: offset, label: label, rank: rank)
    case .metatype, .existentialMetatype:
      break
    default:
      addUnknown(type.witnesses.size, at: offset, label: label, rank: rank)
    }
  }

  mutating func addStep(
    _ kind: ReadingStep.Kind, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank,
    operand: UInt = 0
  ) {
    steps.append(ReadingStep(kind, rank: rank, offset: offset, operand: operand))
    labels.append(label)
  }

  /// Adds bytes that no type is known for: only whole words can hold a reference.
  mutating func addUnknown(
    _ count: Int, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    guard count >= 8 else { return }
    addStep(.unknownBytes, at: offset, label: label, rank: rank, operand: UInt(count))
  }

  /// Adds values of one type side by side.
  mutating func addRepeated(
    _ element: TypeMetadata, count: Int, at offset: Int, label: ReferenceDeclaration,
    rank: ReferenceRank
  ) {
    guard count > 0 else { return }
    let stride = element.witnesses.stride
    let program = elementProgram(for: element)
    if program.isEmpty { return }
    let elements = RepeatedValue(
      count: count, stride: stride, program: program, isOptional: element.kind == .optional)
    addStep(
      .repeated, at: offset, label: label, rank: max(rank, .storage),
      operand: PermanentOperand.make(elements))
  }

  private func elementProgram(for element: TypeMetadata) -> ValueProgram {
    if collectionDepth == 0 { return Self.program(for: element) }
    var compiler = LayoutCompiler(collectionDepth: collectionDepth)
    compiler.add(element, at: 0, label: "", rank: .own)
    return compiler.program
  }

  private mutating func addTuple(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    let count = Int(bitPattern: type.address.word(at: 8))
    // Element names stand in one text, each followed by a space; unnamed ones leave only the space.
    let names = type.address.pointer(at: 16)?.text.split(
      separator: " ", omittingEmptySubsequences: false)
    for position in 0..<count {
      guard let element = type.address.pointer(at: 24 + 16 * position) else { continue }
      let elementOffset = type.address.number(at: 32 + 16 * position)
      let name = names.flatMap { position < $0.count && !$0[position].isEmpty ? $0[position] : nil }
      add(
        TypeMetadata(element), at: offset + elementOffset,
        label: label
          + .init(
            "." + (name.map(String.init) ?? String(position)), .tupleElement,
            TypeMetadata(element).kind == .optional ? .optional : []),
        rank: rank)
    }
  }

  private mutating func addFunction(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    // The convention: 0 is the language's own, 1 a block, the others have no context.
    switch type.address.number(at: 8) >> 16 & 0xFF {
    case 0: addStep(.function, at: offset, label: label, rank: rank)
    case 1: addStep(.block, at: offset, label: label, rank: rank)
    default: break
    }
  }

  /// Adds what is plain data to the compiler and keeps something alive all the same.
  private mutating func addPlain(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    if Self.isContinuation(type) {
      addStep(.continuation, at: offset, label: label, rank: .service)
    } else if type.kind == .structType, let descriptor = type.descriptor,
      !LibraryModules.contains(descriptor.moduleName)
    {
      addStruct(type, at: offset, label: label, rank: rank)
    }
  }

  // Plain data to the compiler, yet the task behind it lives until it is resumed.
  private static func isContinuation(_ type: TypeMetadata) -> Bool {
    switch type.kind {
    case .structType:
      // The library of concurrency calls itself `Swift` in all it emits.
      type.descriptor.map { $0.name == "UnsafeContinuation" && $0.moduleName == "Swift" } ?? false
    case .optional: type.genericArgument(0).map(isContinuation) ?? false
    default: false
    }
  }
}
