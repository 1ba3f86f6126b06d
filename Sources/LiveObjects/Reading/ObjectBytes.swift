import ObjectGraph

/// One object as a walk reads it: where it lies, and its bytes, which mostly are a copy.
///
/// See `ReadableMemory` for why nothing is read where it lies.
struct ObjectBytes {
  /// The address of the object itself.
  let number: UInt
  /// Its bytes: only so many may be read as were asked for.
  let start: UnsafeRawPointer

  /// The word at an offset, as a number.
  @inline(__always)
  func word(at offset: Int = 0) -> UInt { start.word(at: offset) }

  func byte(at offset: Int) -> UInt8 { start.load(fromByteOffset: offset, as: UInt8.self) }

  @inline(__always)
  static func + (object: ObjectBytes, offset: Int) -> UnsafeRawPointer { object.start + offset }
}
