import Glibc

/// Functions of the runtime and the C library that Swift does not offer, found by name when first
/// needed.
///
/// The compiler reserves these names for itself, so they are asked of the loader, which also tells
/// when a runtime has them no longer; the self-check then declines.
package struct RuntimeFunctions: Sendable {
  package typealias Size = @convention(c) (UnsafeRawPointer) -> Int
  package typealias TypeLookup =
    @convention(c) (
      UnsafePointer<UInt8>, UInt, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?

  package typealias Conformance =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?

  /// How a type conforms to the protocol with a record; null when it does not.
  package let conformance: Conformance
  /// The type with a mangled name, in a generic environment and with its arguments.
  let typeInEnvironment: TypeLookup

  /// The usable bytes of a block of the allocator.
  package let blockSize: Size

  /// Whether a sanitizer is linked in: it keeps memory that is mapped and must not be read, and every read of
  /// this module would be looked at by it.
  package static let areSanitized = ["__asan_init", "__hwasan_init", "__msan_init", "__tsan_init"]
    .contains { (name: String) in dlsym(nil, name) != nil }

  /// The functions of the runtime this process has loaded; nil when one of them is missing.
  package static let loaded = RuntimeFunctions()

  private static let neededNames = [
    "swift_getTypeByMangledNameInEnvironment", "swift_conformsToProtocol", "malloc_usable_size",
  ]

  /// The functions that this process has not loaded.
  package static var missingNames: [String] {
    let symbols = SymbolNames()
    return neededNames.filter { symbols.function(named: $0) == nil }
  }

  private init?() {
    let symbols = SymbolNames()
    guard let lookup = symbols.function(named: "swift_getTypeByMangledNameInEnvironment"),
      let conformance = symbols.function(named: "swift_conformsToProtocol"),
      let size = symbols.function(named: "malloc_usable_size")
    else { return nil }
    self.conformance = unsafeBitCast(conformance, to: Conformance.self)
    typeInEnvironment = unsafeBitCast(lookup, to: TypeLookup.self)
    blockSize = unsafeBitCast(size, to: Size.self)
  }
}

/// The words that blocks of the C language extension begin with; Dispatch keeps its work in them.
package struct BlockClasses: Sendable {
  private let words: [UInt]

  /// Looked up once.
  package static let known = BlockClasses()

  private init() {
    let symbols = SymbolNames()
    words = ["_NSConcreteMallocBlock", "_NSConcreteGlobalBlock", "_NSConcreteStackBlock"]
      .compactMap { symbols.data(named: $0)?.number }
  }

  /// Whether a block was given back, by its word of flags: they count the references, and the last one that goes
  /// leaves none.
  package static func isGone(_ flags: UInt) -> Bool { flags & 0xFFFE == 0 || flags & 1 == 1 }

  /// Whether a word is one of them.
  package func contains(_ word: UInt) -> Bool { words.contains(word) }
}
