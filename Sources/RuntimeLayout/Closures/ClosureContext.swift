import ObjectGraph

/// How the captures of a closure are found, and the content of boxes the compiler made for itself:
/// captured variables, indirect payloads.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The offset of the first word stands at +8 of the
/// metadata, the capture descriptor at +16. Captures lie in order behind the words for generic
/// arguments, each aligned for its type. From a capture whose type the runtime cannot tell, the rest
/// of the block is scanned instead.
enum ClosureContext {
  /// The program of contexts with a metadata; captures that depend on generic arguments wait for an
  /// object that has them.
  static func program(for metadata: TypeMetadata) -> ObjectProgram {
    guard let descriptor = descriptor(of: metadata) else {
      return ObjectProgram(.unknown, .box, metadata: metadata)
    }
    if descriptor.sourceCount > 0 {
      return ObjectProgram(
        .genericContext, .box, metadata: metadata,
        size: start(of: metadata) + 8 * descriptor.bindingCount)
    }
    return program(for: metadata, descriptor, GenericEnvironment([:]))
  }

  /// The program of one context whose captures depend on its generic arguments.
  static func program(
    of object: ObjectBytes, _ metadata: TypeMetadata, in heap: LiveHeap
  ) -> UnsafePointer<ObjectProgram> {
    // Without arguments that are types, the captures are found no more than in any unknown memory.
    let arguments = arguments(of: object, metadata, in: heap)
    return LayoutCache.contextProgram(
      for: ContextArguments(metadata: metadata, arguments: arguments)
    ) {
      guard let descriptor = descriptor(of: metadata), let arguments else {
        return ObjectProgram(.unknown, .box, metadata: metadata)
      }
      return program(for: metadata, descriptor, GenericEnvironment(arguments))
    }
  }

  private static func descriptor(of metadata: TypeMetadata) -> CaptureDescriptor? {
    metadata.address.pointer(at: 16).map(CaptureDescriptor.init).flatMap {
      $0.isPlausible ? $0 : nil
    }
  }

  /// Where the words for generic arguments begin, or the captures when there are none of them.
  ///
  /// The metadata has a zero when the first capture's size is known at run time only, as of a library's
  /// type that may change, or nothing at all: the captures then follow the object's own two words.
  private static func start(of metadata: TypeMetadata) -> Int {
    max(metadata.address.number(at: 8), 16)
  }

  private static func program(
    for metadata: TypeMetadata, _ descriptor: CaptureDescriptor, _ environment: GenericEnvironment?
  ) -> ObjectProgram {
    var captures = CaptureLayout(
      at: start(of: metadata) + 8 * descriptor.bindingCount, environment: environment)
    for position in 0..<descriptor.captureCount {
      guard captures.add(descriptor.capture(position), number: position + 1) else {
        return ObjectProgram(
          .unknownTail, .box, metadata: metadata, fields: captures.compiler.program,
          size: captures.offset)
      }
    }
    return ObjectProgram(
      .plain, .box, metadata: metadata, fields: captures.compiler.program, size: captures.offset)
  }

  /// The generic arguments that a context knows, each by its parameter; nil when what should be one is
  /// none.
  private static func arguments(
    of object: ObjectBytes, _ metadata: TypeMetadata, in heap: LiveHeap
  ) -> [GenericEnvironment.Parameter: UInt]? {
    guard let descriptor = descriptor(of: metadata) else { return [:] }
    var arguments: [GenericEnvironment.Parameter: UInt] = [:]
    for position in 0..<descriptor.sourceCount {
      guard let source = descriptor.source(position) else { continue }
      let pack = GenericEnvironment.packParameter(source.parameter)
      guard let parameter = pack ?? GenericEnvironment.parameter(source.parameter),
        let place = ArgumentPlace(source.place),
        let argument = metadataWord(
          at: place, of: object, metadata, descriptor, knowing: arguments, in: heap)
      else { continue }
      // The runtime's lookup believes whatever it is given.
      guard heap.isTypeArgument(argument), GenericEnvironment.isPack(argument) == (pack != nil)
      else { return nil }
      arguments[parameter] = argument
    }
    return arguments
  }

  private static func metadataWord(
    at place: ArgumentPlace, of object: ObjectBytes, _ metadata: TypeMetadata,
    _ descriptor: CaptureDescriptor, knowing arguments: [GenericEnvironment.Parameter: UInt],
    in heap: LiveHeap
  ) -> UInt? {
    /// The word of a capture whose type fits. Captures are counted from the first parameter of the
    /// closure's code, those that come with a call included, so the number may be too high.
    func capturedWord(_ number: Int, endsWith ending: StaticString) -> UInt? {
      let position = (0...number).reversed().first {
        $0 < descriptor.captureCount && descriptor.capture($0)?.ends(with: ending) == true
      }
      guard let position else { return nil }
      var captures = CaptureLayout(
        at: start(of: metadata) + 8 * descriptor.bindingCount,
        environment: GenericEnvironment(arguments))
      for earlier in 0..<position {
        guard captures.skip(descriptor.capture(earlier)) else { return nil }
      }
      // Both kinds of capture that lead to metadata are one aligned word.
      let offset = captures.offset.aligned(mask: 7)
      return heap.isReadable(object.number, count: UInt(offset + 8))
        ? object.word(at: offset) : nil
    }
    let word: UInt?
    switch place {
    case .binding(let position):
      guard position < descriptor.bindingCount else { return nil }
      word = object.word(at: start(of: metadata) + 8 * position)
    case .capturedMetatype(let capture):
      word = capturedWord(capture, endsWith: "m")
    case .capturedObject(let capture):
      word = capturedWord(capture, endsWith: "G").flatMap { heap.program(at: $0) }.map {
        $0.pointee.metadata.address.number
      }
    case .argument(let position, let outer):
      let owner = metadataWord(
        at: outer, of: object, metadata, descriptor, knowing: arguments, in: heap)
      word = owner.flatMap(UnsafeRawPointer.init(bitPattern:)).flatMap {
        heap.valueProgram(of: $0.number) == nil
          ? nil : genericOwner(TypeMetadata($0))?.genericArgument(position)?.address.number
      }
    }
    return word.flatMap { $0 == 0 ? nil : $0 }
  }

  /// The type itself or the nearest superclass that has generic arguments.
  private static func genericOwner(_ type: TypeMetadata) -> TypeMetadata? {
    var next: TypeMetadata? = type
    while let candidate = next {
      if candidate.descriptor?.isGeneric == true { return candidate }
      next = candidate.kind == .classType ? candidate.superclass : nil
    }
    return nil
  }
}

/// A context's metadata and the generic arguments its captures were laid out with.
struct ContextArguments: Hashable {
  let metadata: TypeMetadata
  let arguments: [GenericEnvironment.Parameter: UInt]?
}

extension TypeMetadata: @unchecked Sendable {}
