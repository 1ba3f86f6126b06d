import ObjectGraph
import SwiftRuntime

/// How the stored properties of a class and its superclasses are found.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. Private, lazy and wrapped properties are fields like
/// any other. What a class keeps in memory allocated behind its fields is read for the standard
/// library's collections and for buffers whose header counts, and scanned for the classes named here; of
/// other classes it is not seen.
enum ClassLayout {
  static func program(for metadata: TypeMetadata) -> ObjectProgram {
    let chain = superclassChain(of: metadata)
    if let storage = CollectionStorage.program(for: metadata, chain) { return storage }
    var compiler = LayoutCompiler()
    for type in chain { add(type, to: &compiler) }
    let size = metadata.address.number(at: 24)
    let tail = BufferTail(chain)
    let form = tail != nil ? .buffer : chain.lazy.compactMap(formOfTail).first ?? .plain
    return ObjectProgram(
      form, kind(of: metadata), metadata: metadata, fields: compiler.program, size: size, tail: tail
    )
  }

  /// Whether objects of a class only carry what they are about: a value for Foundation, the task that a
  /// continuation resumes, what a stream and its continuation share, what a kit keeps for few screens.
  private static func isBox(_ type: TypeMetadata) -> Bool {
    guard let descriptor = type.descriptor else { return false }
    if descriptor.isCarrier { return true }
    switch (descriptor.moduleName, descriptor.name) {
    case ("Foundation", "__SwiftValue"), ("Swift", "CheckedContinuationCanary"),
      ("Swift", "_Storage"):
      return true
    default:
      return false
    }
  }

  private static func kind(of type: TypeMetadata) -> ObjectDescription.Kind {
    if isBox(type) { return .box }
    // A queue's storage is told as a part of what has the queue.
    return type.descriptor?.name == "_DequeBuffer" ? .storage : .object
  }

  /// Whether a property of a library's class is all that the object is about: its name is left out.
  private static func isTransparent(_ field: FieldRecord, of type: TypeMetadata) -> Bool {
    field.name == "_storage" || isBox(type)
  }

  /// The class and its superclasses, the topmost first.
  static func superclassChain(of metadata: TypeMetadata) -> [TypeMetadata] {
    var chain: [TypeMetadata] = []
    var next: TypeMetadata? = metadata
    // The bound is no limit of the language; it ends a chain of metadata that is none.
    while let type = next, chain.count < 256 {
      chain.append(type)
      next = type.superclass
    }
    return chain.reversed()
  }

  /// Whether a class is another one or inherits from it.
  static func inherits(_ metadata: TypeMetadata, from other: TypeMetadata) -> Bool {
    var next: TypeMetadata? = metadata
    for _ in 0..<256 {
      guard let type = next else { return false }
      if type == other { return true }
      next = type.superclass
    }
    return false
  }

  /// The module of the class that declares a stored property, by the words for it, the class itself before
  /// its superclasses.
  static func module(declaring label: String, in metadata: TypeMetadata) -> String? {
    for type in superclassChain(of: metadata).reversed() {
      guard let descriptor = type.descriptor, let fields = descriptor.fields else { continue }
      if (0..<fields.count).contains(where: {
        descriptor.label(of: fields[$0]) == label
      }) {
        return descriptor.moduleName
      }
    }
    return nil
  }

  private static func add(_ type: TypeMetadata, to compiler: inout LayoutCompiler) {
    guard let descriptor = type.descriptor, let fields = descriptor.fields, fields.count > 0,
      let vector = descriptor.fieldOffsetWord
    else { return }
    let offsets = (0..<fields.count).map {
      Int(bitPattern: type.address.word(at: 8 * (vector + $0)))
    }
    let size = type.address.number(at: 24)
    let isLibrary = LibraryModules.contains(descriptor.moduleName)
    for position in 0..<fields.count {
      let field = fields[position]
      let end = position + 1 < fields.count ? offsets[position + 1] : size
      let isLeftOut = isLibrary && isTransparent(field, of: type)
      compiler.addField(
        field, of: descriptor, type.genericArguments(descriptor), at: offsets[position],
        room: end - offsets[position], isLeftOut: isLeftOut, rank: isLibrary ? .service : .own)
    }
  }

  /// The form of what objects of a class have behind their fields; nil if nothing is known to be there.
  private static func formOfTail(_ type: TypeMetadata) -> ObjectProgram.Form? {
    guard let descriptor = type.descriptor else { return nil }
    return switch (descriptor.moduleName, descriptor.name) {
    // A captured subscript argument.
    case ("Swift", "AnyKeyPath"): .keyPath
    // A continuation and the name of the function that waits for it.
    case ("Swift", "CheckedContinuationCanary"): .unknownTail
    default: nil
    }
  }
}
