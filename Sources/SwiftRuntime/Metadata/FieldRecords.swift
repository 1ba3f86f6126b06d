/// The list of a declaration's stored properties or cases.
///
/// Verified with Swift 6.3.1 on x86-64 Linux.
package struct FieldRecords {
  private let address: UnsafeRawPointer

  package init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  package var count: Int { address.number(at: 12) }

  package subscript(position: Int) -> FieldRecord {
    let size = Int(address.loadUnaligned(fromByteOffset: 10, as: UInt16.self))
    return FieldRecord(address: address + 16 + position * size)
  }
}

/// One stored property or one case.
package struct FieldRecord {
  package let address: UnsafeRawPointer

  /// Whether the payload of a case lies in a box.
  package var isIndirect: Bool { address.number(at: 0) & 1 != 0 }

  /// Whether a stored property is declared `var`.
  package var isVariable: Bool { address.number(at: 0) & 2 != 0 }

  /// Whether a stored property is declared `lazy`.
  package var isLazy: Bool { text.hasPrefix(Self.lazyMark) }

  /// The mangled type; nil for a case without payload.
  package var mangledType: MangledName? { address.relative(at: 4).map(MangledName.init) }

  /// The declared name, without the compiler's mark on lazy properties.
  package var name: String {
    isLazy ? String(text.dropFirst(Self.lazyMark.count)) : text
  }

  private static let lazyMark = "$__lazy_storage_$_"

  private var text: String { address.relative(at: 8)?.text ?? "" }
}
