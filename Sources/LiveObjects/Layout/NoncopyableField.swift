import ObjectGraph
import SwiftRuntime
import Synchronization

/// A stored property whose type cannot be copied, which the compiler hides from this runtime.
///
/// Verified with Swift 6.2.3 and 6.3.1 on Linux. The record of such a field holds no name but a call, and
/// the call answers with the empty tuple, as long as the runtime does not say that it can deal with
/// types that cannot be copied; no release does so far. The record's own symbol tells the type. In a
/// stripped image there is none; the field's bytes are then scanned like any unknown memory.
enum NoncopyableField {
  /// The text of the type from the record's symbol, for each record asked for; empty if there is none.
  private static let texts = Mutex<[UInt: [UInt8]]>([:])

  /// Whether a record is one whose type is hidden.
  static func isHidden(_ name: MangledName) -> Bool {
    // Swift 6.2 puts a byte in front, so that the place of the call is even.
    name.length == 5 && name.bytes[0] == 9
      || name.length == 6 && name.bytes[0] == 0xFF && name.bytes[1] == 9
  }

  /// Whether a field is an atomic, whatever of: it can hold no counted reference.
  static func isAtomic(_ name: MangledName) -> Bool {
    isHidden(name) && text(of: name).starts(with: atomic)
  }

  private static let atomic = Array("15Synchronization6AtomicV".utf8)

  private static func text(of name: MangledName) -> [UInt8] {
    let record = name.address.number
    let text = texts.withLock { $0[record] } ?? text(ofRecordAt: record)
    texts.withLock { $0[record] = text }
    return text
  }

  /// The type of a hidden field; nil where no symbol tells it.
  static func type(
    of name: MangledName, in descriptor: UnsafeRawPointer, arguments: UnsafeRawPointer?
  ) -> TypeMetadata? {
    let text = text(of: name)
    return text.isEmpty
      ? nil : WrittenName.type(of: text, in: descriptor, arguments: arguments)
  }

  /// Reads a symbol such as `get_type_metadata Ri_zl3App9ProtectedVyxG noncopyable.7`: what is asked of
  /// the generic parameters, if there are any, and the type.
  private static func text(ofRecordAt record: UInt) -> [UInt8] {
    let symbols = SymbolNames()
    guard let symbol = symbols.dataSymbol(at: record),
      let start = symbol.firstRange(of: "get_type_metadata "),
      // Swift 6.2 does not say why there is a call; a number ends the symbol.
      let end = symbol.firstRange(of: " noncopyable")?.lowerBound ?? symbol.lastIndex(of: "."),
      start.upperBound <= end
    else { return [] }
    let declarations = FieldDeclarations(
      symbols: symbols, local: symbols.declarations(around: record))
    let type = Array(symbol[start.upperBound..<end].utf8).withUnsafeBytes {
      ExpandedName($0, declarations)?.type
    }
    return type?.lookup ?? []
  }
}

/// Types of the module `Synchronization` that keep what is in them as raw bytes.
enum SynchronizedValue {
  case mutex(content: TypeMetadata)
  case lazyReference
}

extension LayoutCompiler {
  mutating func add(
    _ value: SynchronizedValue, at offset: Int, label: ReferenceDeclaration, rank: ReferenceRank
  ) {
    switch value {
    case .mutex(let content):
      // The lock itself is four bytes.
      let start = (offset + 4).aligned(mask: content.witnesses.alignmentMask)
      add(content, at: start, label: label, rank: rank)
    case .lazyReference:
      addStep(.reference, at: offset, label: label, rank: rank)
    }
  }
}
