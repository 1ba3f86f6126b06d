/// The metadata of one type, by its address.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The address comes from the runtime (a metatype, a
/// name lookup) or from an object whose first word passed `HeapObjectTest`.
package struct TypeMetadata: Hashable {
  /// The kinds that metadata tells in its first word.
  package enum Kind: UInt {
    case classType = 0
    case structType = 0x200
    case enumType = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case extendedExistential = 0x307
    case fixedArray = 0x308
    case closureContext = 0x400
    case genericBox = 0x500
    case errorBox = 0x501
    case task = 0x502
  }

  package let address: UnsafeRawPointer

  package init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  package init(_ type: Any.Type) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The kind; nil for one this reader does not know.
  package var kind: Kind? {
    Kind(rawValue: address.word())
  }

  /// The type as a value of the language.
  package var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }

  /// The value witnesses, one word before the metadata.
  ///
  /// Classes of another language may have none; a value of theirs is one reference, like any object's.
  /// Not to be asked of functions: blocks have nothing at this place.
  package var witnesses: ValueWitnesses {
    if let table = address.pointer(at: -8) { return ValueWitnesses(table) }
    return TypeMetadata(AnyObject.self).witnesses
  }

  /// The nominal type descriptor of a class, struct or enum.
  package var descriptor: NominalDescriptor? {
    switch kind {
    case .structType, .enumType, .optional:
      address.pointer(at: 8).map(NominalDescriptor.init)
    case .classType:
      address.pointer(at: 40).map(NominalDescriptor.init)
    default: nil
    }
  }

  /// The superclass of a class.
  package var superclass: TypeMetadata? { address.pointer(at: 8).map(TypeMetadata.init) }

  /// The code that deallocates an object of a class, two words before the metadata.
  package var deinitializer: UInt { address.word(at: -16) }

  /// Where the generic arguments lie, for a type whose descriptor is given.
  package func genericArguments(_ descriptor: NominalDescriptor) -> UnsafeRawPointer {
    kind == .classType ? address + 8 * descriptor.immediateMembersOffset : address + 16
  }

  /// One generic argument of a type that is known to have so many.
  package func genericArgument(_ position: Int) -> TypeMetadata? {
    guard let descriptor, descriptor.isGeneric else { return nil }
    return genericArguments(descriptor).pointer(at: 8 * position).map(TypeMetadata.init)
  }

  /// The short name: `Box<Screen>`.
  package var name: String { _typeName(type, qualified: false) }
}

extension TypeMetadata: @unchecked Sendable {}
