/// The witness table that says how values of a type are laid out.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. Calls no witness that copies, takes or destroys.
package struct ValueWitnesses {
  private typealias TagWitness =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias ProjectionWitness =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  private let table: UnsafeRawPointer

  package init(_ table: UnsafeRawPointer) {
    self.table = table
  }

  package var address: UnsafeRawPointer { table }

  /// The bytes of a value.
  package var size: Int { Int(bitPattern: table.word(at: 64)) }

  /// The bytes from one element of an array to the next.
  package var stride: Int { Int(bitPattern: table.word(at: 72)) }

  /// The alignment less one.
  package var alignmentMask: Int { table.number(at: 80) & 0xFF }

  /// Whether copying is copying bytes: then a value holds no reference.
  package var isPlainData: Bool { table.number(at: 80) & 0x1_0000 == 0 }

  /// Whether an opaque existential holds values of the type in its own buffer.
  package var isStoredInline: Bool { table.number(at: 80) & 0x2_0000 == 0 }

  /// Whether the runtime is done with laying the type out.
  package var isComplete: Bool { table.number(at: 80) & 0x40_0000 == 0 }

  /// The number of the case of an enum value, those with payload first.
  package func tag(of value: UnsafeRawPointer, _ type: TypeMetadata) -> Int {
    let witness = unsafeBitCast(table.word(at: 88), to: TagWitness.self)
    return Int(Int32(bitPattern: witness(value, type.address)))
  }

  /// Takes the tag bits out of a copy of an enum value, so that its payload can be read there.
  package func project(_ copy: UnsafeMutableRawPointer, _ type: TypeMetadata) {
    let witness = unsafeBitCast(table.word(at: 96), to: ProjectionWitness.self)
    witness(copy, type.address)
  }
}
