/// Mangled names that are put together here, for which the runtime is to find the type.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. A name may lead to a declaration by the place of its record:
/// the byte 2, then four bytes that tell how far away a pointer to the record lies. In the text here the
/// record's address follows the byte; the pointers are laid out when the name is asked for.
package enum WrittenName {
  private static let mark: UInt8 = 2

  /// The bytes that stand for a record in a text.
  package static func reference(to record: UInt) -> [UInt8] {
    [mark] + withUnsafeBytes(of: record, Array.init)
  }

  /// Hands out the name with a text, for the length of the call.
  package static func withName<Result>(_ text: [UInt8], _ body: (MangledName) -> Result?) -> Result?
  {
    var (name, places): ([UInt8], [(offset: Int, record: UInt)]) = ([], [])
    var position = 0
    while position < text.count {
      name.append(text[position])
      position += 1
      guard name.last == mark, position + 8 <= text.count else { continue }
      let record = text[position..<position + 8].withUnsafeBytes {
        $0.loadUnaligned(as: UInt.self)
      }
      places.append((name.count, record))
      name += [0, 0, 0, 0]
      position += 8
    }
    // A zero ends a name. The pointers stand in front of it, so that their distance fits into four bytes.
    name.append(0)
    let start = 8 * places.count
    return withUnsafeTemporaryAllocation(byteCount: start + name.count, alignment: 8) { memory in
      guard let base = memory.baseAddress else { return nil }
      UnsafeMutableRawBufferPointer(rebasing: memory[start...]).copyBytes(from: name)
      for (number, (offset, record)) in places.enumerated() {
        base.storeBytes(of: record, toByteOffset: 8 * number, as: UInt.self)
        let distance = Int32(8 * number - start - offset)
        base.storeBytes(of: distance, toByteOffset: start + offset, as: Int32.self)
      }
      return body(MangledName(UnsafeRawPointer(base) + start))
    }
  }

  /// The type that a text names.
  ///
  /// - Parameter descriptor: The declaration whose generic parameters the text may mention.
  /// - Parameter arguments: The generic arguments, in the declaration's order.
  package static func type(
    of text: [UInt8], in descriptor: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil
  ) -> TypeMetadata? {
    withName(text) { $0.type(in: descriptor, arguments: arguments) }
  }
}
