import SwiftRuntime

/// Contexts whose captures are laid out by generic arguments that they hold themselves.
extension ClosureContext {
  /// The program of one context whose captures depend on its generic arguments.
  static func program(
    of object: ObjectBytes, _ metadata: TypeMetadata, in heap: LiveHeap
  ) -> UnsafePointer<ObjectProgram> {
    // Without arguments that are types, the captures are found no more than in any unknown memory.
    let arguments = arguments(of: object, metadata, in: heap)
    return ObjectPrograms.contextProgram(
      for: ContextArguments(metadata: metadata, arguments: arguments)
    ) {
      guard let descriptor = descriptor(of: metadata), let arguments else {
        return ObjectProgram(.unknown, .box, metadata: metadata)
      }
      return program(for: metadata, descriptor, GenericEnvironment(arguments))
    }
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
