import SwiftRuntime

/// Whether this runtime is the one this module knows: known values are read and compared.
///
/// Runs once in a process, when the first reader is made. What can be asked of metadata alone comes
/// first; live objects are read only when that came out right.
enum SelfCheck {
  /// Why nothing may be read; nil when everything is as it should be.
  static let refusal: RuntimeRefusal? = run()

  private static func run() -> RuntimeRefusal? {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      if RuntimeFunctions.areSanitized { return .sanitized }
      guard RuntimeFunctions.loaded != nil else {
        return .missingFunctions(named: RuntimeFunctions.missingNames)
      }
      guard ProcessMemory().isOpen else { return .unreadableMemory }
      let checks: [(subject: String, passes: () -> Bool)] = [
        ("the kinds of metadata", kindsAreKnown),
        ("value witnesses", witnessesAreKnown),
        ("type descriptors", descriptorsAreKnown),
        ("generic arguments", argumentsAreKnown),
        ("objects", SelfCheckSample.isReadRightly),
        ("the count of references", SelfCheckSample.isCountedRightly),
        ("objects being deallocated", SelfCheckDyingObject.isReadRightly),
      ]
      return checks.first { !$0.passes() }.map { .unexpectedLayout(of: $0.subject) }
    #else
      return .unknownPlatform
    #endif
  }

  private static func kindsAreKnown() -> Bool {
    let kinds: [(Any.Type, TypeMetadata.Kind)] = [
      (SelfCheckTarget.self, .classType), (Int.self, .structType), (SelfCheckCase.self, .enumType),
      (Int?.self, .optional), ((Int, Int).self, .tuple), ((() -> Void).self, .function),
      (Any.self, .existential), (Int.Type.self, .metatype), (Any.Type.self, .existentialMetatype),
    ]
    return kinds.allSatisfy { TypeMetadata($0).kind == $1 }
  }

  private static func witnessesAreKnown() -> Bool {
    agree(Int.self) && agree(UInt8.self) && agree((Int, UInt8).self)
      && agree(SelfCheckTarget?.self) && agree(Any.self) && agree(SIMD4<Int32>.self)
      && TypeMetadata(Int.self).witnesses.isPlainData
      && !TypeMetadata(SelfCheckTarget.self).witnesses.isPlainData
      && TypeMetadata((Int, Int, Int).self).witnesses.isStoredInline
      && !TypeMetadata((Int, Int, Int, Int).self).witnesses.isStoredInline
  }

  private static func agree<Value>(_ type: Value.Type) -> Bool {
    let witnesses = TypeMetadata(type).witnesses
    return witnesses.size == MemoryLayout<Value>.size
      && witnesses.stride == MemoryLayout<Value>.stride
      && witnesses.alignmentMask == MemoryLayout<Value>.alignment - 1
  }

  private static func descriptorsAreKnown() -> Bool {
    let type = TypeMetadata(SelfCheckSample.self)
    guard let descriptor = type.descriptor, let fields = descriptor.fields,
      descriptor.name == "SelfCheckSample", descriptor.moduleName == "LiveObjects",
      type.superclass == TypeMetadata(SelfCheckBase.self),
      fields.count == SelfCheckSample.fieldNames.count
    else { return false }
    return SelfCheckSample.fieldNames.enumerated().allSatisfy { fields[$0].name == $1 }
  }

  private static func argumentsAreKnown() -> Bool {
    TypeMetadata([Int].self).genericArgument(0) == TypeMetadata(Int.self)
      && TypeMetadata([Int: String].self).genericArgument(1) == TypeMetadata(String.self)
      && TypeMetadata(SelfCheckBox<SelfCheckTarget>.self).genericArgument(0)
        == TypeMetadata(SelfCheckTarget.self)
  }
}
