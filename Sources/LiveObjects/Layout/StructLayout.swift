import ObjectGraph
import SwiftRuntime

/// How the stored properties of structs are found.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. A few structs of the standard library are known by
/// name: their contents are raw bytes to the reflection metadata, or their inner names say nothing.
extension LayoutCompiler {
  mutating func addStruct(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    guard let descriptor = type.descriptor else {
      return addUnknown(type.witnesses.size, at: offset, label: label, rank: rank)
    }
    let module = descriptor.moduleName
    let isLibrary = LibraryModules.contains(module)
    if isLibrary, addKnownStruct(type, descriptor.name, at: offset, label: label, rank: rank) {
      return
    }
    guard let fields = descriptor.fields, let vector = descriptor.fieldOffsetWord,
      fields.count > 0
    else {
      return addUnknown(type.witnesses.size, at: offset, label: label, rank: rank)
    }
    let offsets = (0..<fields.count).map { type.address.number(at: 8 * vector + 4 * $0) }
    let isTransparent = isLibrary && Self.transparentStructs.contains(descriptor.name)
    let label = descriptor.isCarrier ? label.wrapped(by: type) : label
    for position in 0..<fields.count {
      let field = fields[position]
      let end = position + 1 < fields.count ? offsets[position + 1] : type.witnesses.size
      addField(
        field, of: descriptor, type.genericArguments(descriptor), at: offset + offsets[position],
        room: end - offsets[position],
        in: label, isLeftOut: isTransparent,
        rank: isLibrary && !isTransparent ? .service : rank)
    }
  }

  /// Adds one stored property of a struct or class.
  ///
  /// - Parameter isLeftOut: Whether labels leave the property out, as with the only property of a wrapper.
  mutating func addField(
    _ field: FieldRecord, of descriptor: NominalDescriptor, _ arguments: UnsafeRawPointer,
    at offset: Int, room: Int, in outer: ReferenceDeclaration = "", isLeftOut: Bool,
    rank: ReferenceRank
  ) {
    guard let name = field.mangledType else { return }
    let text = isLeftOut ? "" : descriptor.label(of: field)
    func label(_ type: TypeMetadata?) -> ReferenceDeclaration {
      outer.adding(text, field, of: descriptor, type)
    }
    if name.isWeak { return addStep(.weakReference, at: offset, label: label(nil), rank: rank) }
    if name.isNotStrong || NoncopyableField.isAtomic(name) { return }
    let arguments = descriptor.isGeneric ? arguments : nil
    if let type = Self.type(of: name, in: descriptor.address, arguments: arguments) {
      add(type, at: offset, label: label(type), rank: rank)
    } else {
      let label = label(nil)
      addUnknown(room, at: offset, label: label, rank: rank)
    }
  }

  /// The type that the record of a field or case names.
  static func type(
    of name: MangledName, in descriptor: UnsafeRawPointer, arguments: UnsafeRawPointer?
  ) -> TypeMetadata? {
    NoncopyableField.isHidden(name)
      ? NoncopyableField.type(of: name, in: descriptor, arguments: arguments)
      : name.type(in: descriptor, arguments: arguments)
  }

  /// Structs whose only property is what they are about: its name is left out.
  private static let transparentStructs: Set<String> = [
    "Array", "ContiguousArray", "ArraySlice", "Dictionary", "Set", "_ArrayBuffer",
    "_ContiguousArrayBuffer", "_SliceBuffer", "_BridgeStorage", "_NativeDictionary", "_NativeSet",
    "_Variant", "Task", "AnyHashable", "_ConcreteHashableBox", "CheckedContinuation",
    "InlineArray", "_Deque", "_Storage", "ManagedBufferPointer",
  ]

  private mutating func addKnownStruct(
    _ type: TypeMetadata, _ name: String, at offset: Int, label: ReferenceDeclaration,
    rank: ReferenceRank
  ) -> Bool {
    switch name {
    case "String", "Substring", "Character", "StaticString", "Atomic":
      // Text owns bytes only, and an atomic can hold no counted reference.
      return true
    case "Array", "ContiguousArray", "ArraySlice", "Set":
      return type.descriptor?.moduleName == "Swift" && isPlainCollection(type, ofArguments: 1)
    case "Dictionary":
      return type.descriptor?.moduleName == "Swift" && isPlainCollection(type, ofArguments: 2)
    case "_Cell":
      // Raw bytes laid out like the generic argument: what a mutex protects.
      guard let content = type.genericArgument(0) else { return false }
      add(content, at: offset, label: label, rank: rank)
      return true
    case "Mutex":
      guard let content = type.genericArgument(0) else { return false }
      add(.mutex(content: content), at: offset, label: label, rank: rank)
      return true
    case "AtomicLazyReference":
      add(.lazyReference, at: offset, label: label, rank: rank)
      return true
    default:
      return false
    }
  }
}
