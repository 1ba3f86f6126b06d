/// A mangled name to be written out, with the declarations it refers to.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. A reference in a name is relative to its own place, so a name
/// that is put together here refers to its declarations by way of pointers that lie behind it.
struct NameText {
  private var bytes: [UInt8] = []
  private var references: [(position: Int, declaration: UInt)] = []

  /// Adds letters.
  mutating func append(_ letters: some Sequence<UInt8>) { bytes += letters }

  /// Adds a reference to the record of a declaration.
  mutating func append(referenceTo declaration: UInt) {
    // The byte 2 says that a pointer to the record is meant.
    bytes.append(2)
    references.append((bytes.count, declaration))
    bytes += [0, 0, 0, 0]
  }

  /// Adds the reference that stands at a place of another name; false for one of an unknown kind.
  mutating func append(referenceAt place: UnsafeRawPointer) -> Bool {
    switch place.loadUnaligned(as: UInt8.self) {
    case 1:
      guard let declaration = place.relative(at: 1) else { return false }
      append(referenceTo: declaration.number)
    case 2:
      guard let pointer = place.relative(at: 1) else { return false }
      append(referenceTo: pointer.word())
    default:
      return false
    }
    return true
  }

  /// Hands out the name, written out for the length of the call.
  func withName<Result>(_ body: (MangledName) -> Result?) -> Result? {
    // A zero ends a name.
    let start = (bytes.count + 1).aligned(mask: 7)
    let size = start + 8 * references.count
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { memory in
      guard let base = memory.baseAddress else { return nil }
      memory.copyBytes(from: bytes)
      memory[bytes.count] = 0
      for (index, reference) in references.enumerated() {
        let slot = start + 8 * index
        base.storeBytes(of: reference.declaration, toByteOffset: slot, as: UInt.self)
        // The reference may lie at any byte.
        withUnsafeBytes(of: Int32(slot - reference.position)) {
          (base + reference.position).copyMemory(
            from: $0.baseAddress.unsafelyUnwrapped, byteCount: 4)
        }
      }
      return body(MangledName(base))
    }
  }
}
