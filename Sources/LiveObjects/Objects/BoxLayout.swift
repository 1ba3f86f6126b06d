import ObjectGraph
import SwiftRuntime

/// How a boxed value whose type the box itself tells is found: existentials too large for their
/// buffer, captured variables of generic code, indirect payloads of generic enums.
///
/// Verified with Swift 6.3.1 on x86-64 Linux: the offset of the value stands at +8 of the box's
/// metadata, its type at +16.
enum BoxLayout {
  static func program(for metadata: TypeMetadata) -> ObjectProgram {
    guard let content = content(of: metadata) else {
      return ObjectProgram(.unknown, .box, metadata: metadata)
    }
    let offset = metadata.address.number(at: 8)
    var compiler = LayoutCompiler()
    compiler.add(content, at: offset, label: "", rank: .storage)
    return ObjectProgram(
      .plain, .box, metadata: metadata, fields: compiler.program,
      size: offset + content.witnesses.size)
  }

  /// The type of what boxes with this metadata keep.
  static func content(of metadata: TypeMetadata) -> TypeMetadata? {
    metadata.address.pointer(at: 16).map(TypeMetadata.init)
  }

  /// Where the box of an error keeps its type.
  static let errorTypeOffset = 16

  /// An error's own type, whose word the box tells, and where in the box its value lies.
  static func errorValue(of type: UInt) -> (type: TypeMetadata, offset: Int)? {
    guard let type = UnsafeRawPointer(bitPattern: type).map(TypeMetadata.init) else { return nil }
    return (type, 32.aligned(mask: type.witnesses.alignmentMask))
  }
}
