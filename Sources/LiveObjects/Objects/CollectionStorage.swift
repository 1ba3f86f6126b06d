import ObjectGraph
import SwiftRuntime

/// How the standard library's collections keep their elements.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. An array's storage counts its elements at +16 and
/// keeps them from +32; a dictionary's has its number of elements at +16, the logarithm of its
/// buckets at +32, the keys at +48, the values at +56 and a bit for each bucket in use from +64; a
/// set's has its members at +48 and the bits from +56. All have at +24 how many elements there is room
/// for: an array twice that number, a table three quarters of its buckets. A slice keeps the whole
/// storage.
enum CollectionStorage {
  static let countOffset = 16
  static let capacityOffset = 24
  static let elementsOffset = 32
  static let scaleOffset = 32
  static let keysOffset = 48
  static let valuesOffset = 56
  static let dictionaryBitsOffset = 64
  static let setBitsOffset = 56

  /// The program of a storage class; nil for any other class.
  static func program(
    for metadata: TypeMetadata, _ chain: [TypeMetadata]
  ) -> ObjectProgram? {
    for type in chain.reversed() {
      guard let descriptor = type.descriptor, descriptor.moduleName == "Swift" else { continue }
      switch descriptor.name {
      case "_ContiguousArrayStorage":
        guard let element = type.genericArgument(0) else { return nil }
        let elements = ElementLayout(element)
        let form: ObjectProgram.Form = elements.program.isEmpty ? .leaf : .arrayStorage
        return ObjectProgram(
          form, .storage, metadata: metadata, size: elementsOffset, elements: elements)
      case "_DictionaryStorage":
        guard let key = type.genericArgument(0), let value = type.genericArgument(1) else {
          return nil
        }
        let (keys, values) = (ElementLayout(key), ElementLayout(value))
        let isLeaf = keys.program.isEmpty && values.program.isEmpty
        return ObjectProgram(
          isLeaf ? .leaf : .dictionaryStorage, .storage, metadata: metadata,
          size: dictionaryBitsOffset, elements: keys, values: values)
      case "_SetStorage":
        guard let element = type.genericArgument(0) else { return nil }
        let elements = ElementLayout(element)
        let form: ObjectProgram.Form = elements.program.isEmpty ? .leaf : .setStorage
        return ObjectProgram(
          form, .storage, metadata: metadata, size: setBitsOffset, elements: elements)
      case "__EmptyArrayStorage", "__RawDictionaryStorage", "__RawSetStorage", "__StringStorage",
        "__SharedStringStorage":
        // Reached only by the empty singletons and by text, which have nothing to read.
        return ObjectProgram(.leaf, .storage, metadata: metadata)
      default:
        continue
      }
    }
    return nil
  }

  /// A storage as the language writes the collection: `[Screen]`, `[String: Screen]`, `Set<Screen>`.
  static func name(of metadata: TypeMetadata) -> String {
    func argument(_ position: Int) -> String { metadata.genericArgument(position)?.name ?? "_" }
    return switch metadata.descriptor?.name {
    case "_ContiguousArrayStorage": "[\(argument(0))]"
    case "_DictionaryStorage": "[\(argument(0)): \(argument(1))]"
    case "_SetStorage": "Set<\(argument(0))>"
    default: metadata.name
    }
  }
}
