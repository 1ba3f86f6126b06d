/// The compiler's record of one class, struct or enum declaration.
///
/// Verified with Swift 6.3.1 on x86-64 Linux.
package struct NominalDescriptor {
  package let address: UnsafeRawPointer

  package init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  /// The kind in the low five bits of the flags: 0 module, 16 class, 17 struct, 18 enum.
  var contextKind: Int { address.number(at: 0) & 0x1F }

  package var isGeneric: Bool { address.number(at: 0) & 0x80 != 0 }

  /// The declared name.
  package var name: String { address.relative(at: 8)?.text ?? "" }

  /// The name of the module the declaration stands in.
  package var moduleName: String {
    var context = address
    // A nesting deeper than this is no source that a person wrote.
    for _ in 0..<64 {
      if context.number(at: 0) & 0x1F == 0 { return context.relative(at: 8)?.text ?? "" }
      guard let parent = context.indirectableRelative(at: 4) else { return "" }
      context = parent
    }
    return ""
  }

  /// The stored properties or cases as the reflection metadata lists them; empty when it has none.
  package var fields: FieldRecords? { address.relative(at: 16).map(FieldRecords.init) }

  /// Where the vector of field offsets lies in the metadata, in words; nil when there is none.
  package var fieldOffsetWord: Int? {
    if contextKind == 17 {
      let word = address.number(at: 24)
      return word == 0 ? nil : word
    }
    let word = address.number(at: 40)
    // Counted from the class's own members, whose first may be a field.
    if hasResilientSuperclass { return word + immediateMembersOffset }
    return word == 0 ? nil : word
  }

  /// Where a class's own generic arguments and members begin in its metadata, in words.
  var immediateMembersOffset: Int {
    if hasResilientSuperclass {
      // The runtime computed it at load time and stored it behind the relative pointer, in bytes.
      guard let bounds = address.relative(at: 24) else { return 0 }
      return Int(bitPattern: bounds.word(at: 0)) / 8
    }
    let members = address.number(at: 32)
    let hasNegativeMembers = kindFlags & 0x1000 != 0
    return hasNegativeMembers
      ? -address.number(at: 24) : address.number(at: 28) - members
  }

  /// Whether it is a protocol that only classes can have.
  package var isClassProtocol: Bool { contextKind == 3 && kindFlags & 1 == 0 }

  private var kindFlags: Int { address.number(at: 0) >> 16 }

  private var hasResilientSuperclass: Bool { kindFlags & 0x2000 != 0 }
}
