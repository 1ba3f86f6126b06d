import ObjectGraph
import SwiftRuntime

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

  static func descriptor(of metadata: TypeMetadata) -> CaptureDescriptor? {
    metadata.address.pointer(at: 16).map(CaptureDescriptor.init).flatMap {
      $0.isPlausible ? $0 : nil
    }
  }

  /// Where the words for generic arguments begin, or the captures when there are none of them.
  ///
  /// The metadata has a zero when the first capture's size is known at run time only, as of a library's
  /// type that may change, or nothing at all: the captures then follow the object's own two words.
  static func start(of metadata: TypeMetadata) -> Int {
    max(metadata.address.number(at: 8), 16)
  }

  static func program(
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
}

/// A context's metadata and the generic arguments its captures were laid out with.
struct ContextArguments: Hashable {
  let metadata: TypeMetadata
  let arguments: [GenericEnvironment.Parameter: UInt]?
}
