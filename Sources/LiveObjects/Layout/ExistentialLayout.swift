import ObjectGraph
import SwiftRuntime

/// How values behind protocols, the language's own values and unknown ones are found.
///
/// Verified with Swift 6.3.1 on x86-64 Linux.
extension LayoutCompiler {
  mutating func addExistential(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    if type.kind == .extendedExistential {
      // The shape tells: 0 an opaque buffer, 1 a class, 2 a metatype, 3 a layout of its own.
      let shape = type.address.pointer(at: 8)
      switch shape.map({ $0.number(at: 0) & 0xFF }) {
      case 0:
        addStep(
          .opaqueExistential, at: offset, label: label + ReferenceDeclaration.Part.erased,
          rank: rank)
      case 1: addStep(.reference, at: offset, label: label, rank: rank)
      case 2: break
      default: addUnknown(type.witnesses.size, at: offset, label: label, rank: rank)
      }
      return
    }
    let flags = type.address.number(at: 8)
    let isClassBound = flags & 0x8000_0000 == 0
    let isError = flags >> 24 & 0x3F == 1
    let kind: ReadingStep.Kind = isClassBound || isError ? .reference : .opaqueExistential
    addStep(
      kind, at: offset, label: isClassBound ? label : label + ReferenceDeclaration.Part.erased,
      rank: rank)
  }

  mutating func addBuiltin(
    _ type: TypeMetadata, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    let builtin = BuiltinTypes.known
    switch type {
    case builtin.nativeObject, builtin.unknownObject:
      addStep(.reference, at: offset, label: label, rank: rank)
    case builtin.bridgeObject:
      addStep(.bridge, at: offset, label: label, rank: rank)
    case builtin.actorStorage:
      // A lock, a count and queued work, which is not the actor's to keep.
      break
    default:
      addUnknown(type.witnesses.size, at: offset, label: label, rank: rank)
    }
  }
}

/// The compiler's own types that have metadata, found by their mangled names.
struct BuiltinTypes: @unchecked Sendable {
  let nativeObject: TypeMetadata?
  let unknownObject: TypeMetadata?
  let bridgeObject: TypeMetadata?
  let actorStorage: TypeMetadata?

  /// Looked up once.
  static let known = BuiltinTypes()

  private init() {
    nativeObject = Self.type("Bo")
    unknownObject = Self.type("BO")
    bridgeObject = Self.type("Bb")
    actorStorage = Self.type("BD")
  }

  private static func type(_ name: StaticString) -> TypeMetadata? {
    _getTypeByMangledNameInContext(
      name.utf8Start, UInt(name.utf8CodeUnitCount), genericContext: nil, genericArguments: nil
    ).map(TypeMetadata.init)
  }
}
