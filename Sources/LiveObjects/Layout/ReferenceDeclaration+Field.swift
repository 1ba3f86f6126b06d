import ObjectGraph
import SwiftRuntime

/// Declarations of stored properties, read from their field records.
extension ReferenceDeclaration {
  /// The declaration of a property of this value. An empty text leaves the declaration as it is. A wrapped
  /// property is written as in the source: `.name` for `._name.wrappedValue`.
  func adding(
    _ text: String, _ field: FieldRecord, of descriptor: NominalDescriptor, _ type: TypeMetadata?
  ) -> ReferenceDeclaration {
    if text.isEmpty { return self }
    var part = Part(text, .property, Part.Traits(field, of: descriptor, type))
    part.note = descriptor.note(on: text)
    if field.name == "wrappedValue", let outer = parts.last,
      outer.text.hasPrefix("._") || outer.traits.contains(.wrapped)
    {
      let wrapped = wrapped(by: nil).parts
      part.text = wrapped[wrapped.count - 1].text
      part.traits.insert(.wrapped)
      part.note = outer.note
      // A wrapped property can be neither weak nor unowned.
      part.traits.remove(.reference)
      return ReferenceDeclaration(wrapped.dropLast() + [part])
    }
    return self + part
  }

  /// The declaration of a property with a wrapper, as in the source: `.name` for `._name`. A wrapper that is generic
  /// has a value of its first argument.
  func wrapped(by wrapper: TypeMetadata?) -> ReferenceDeclaration {
    guard var part = parts.last, part.text.hasPrefix("._") else { return self }
    part.text = "." + part.text.dropFirst(2)
    part.traits.formUnion(wrapper?.genericArgument(0)?.traits ?? [])
    part.traits.insert(.wrapped)
    part.traits.remove(.reference)
    return ReferenceDeclaration(parts.dropLast() + [part])
  }
}

extension ReferenceDeclaration.Part.Traits {
  /// Reads the traits of a stored property; without its type there are fewer.
  fileprivate init(_ field: FieldRecord, of descriptor: NominalDescriptor, _ type: TypeMetadata?) {
    self = []
    let module = descriptor.moduleName
    if field.isVariable, !LibraryModules.contains(module) { insert(.variable) }
    if LibraryModules.areForeign(module) { insert(.foreign) }
    guard let type, !field.isLazy else { return }
    formUnion(type.traits)
    // The argument may be a class, but the parameter need not be one.
    let isParameter = field.mangledType?.withoutOptional.isParameter ?? true
    if isParameter {
      remove(.reference)
      insert(.generic)
    }
  }
}

extension MangledName {
  fileprivate var isParameter: Bool { GenericEnvironment.parameter(self) != nil }
}

extension TypeMetadata {
  /// Whether a value is a reference that could be weak: of a class, of a class-bound protocol, or an optional of
  /// these.
  var isReference: Bool {
    switch kind {
    case .classType, .foreignClass: return true
    case .optional:
      return genericArgument(0).map { $0.kind != .optional && $0.isReference } ?? false
    case .existential:
      let flags = address.number(at: 8)
      return flags & 0x8000_0000 == 0 && flags >> 24 & 0x3F != 1
    case .extendedExistential: return address.pointer(at: 8).map { $0.number(at: 0) & 0xFF } == 1
    default: return false
    }
  }

  /// Traits of a property of this type.
  fileprivate var traits: ReferenceDeclaration.Part.Traits {
    var traits: ReferenceDeclaration.Part.Traits = []
    if kind == .optional { traits.insert(.optional) }
    if hasEmptyCase { traits.insert(.emptyCase) }
    if isReference { traits.insert(.reference) }
    return traits
  }

  /// Traits of a `var` of this type that is a static or a global.
  var traitsOfVariable: ReferenceDeclaration.Part.Traits { traits.union(.variable) }

  /// Whether the type is an enum with a case without associated values.
  fileprivate var hasEmptyCase: Bool {
    guard kind == .enumType, let fields = descriptor?.fields else { return false }
    return (0..<fields.count).contains { fields[$0].mangledType == nil }
  }
}
