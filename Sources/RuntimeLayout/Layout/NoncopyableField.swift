import ObjectGraph

/// A stored property whose type cannot be copied, which the compiler hides from this runtime.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The record of such a field holds no name but a call, and
/// the call answers with the empty tuple, as long as the runtime does not say that it can deal with
/// types that cannot be copied; no release does so far. The record's own symbol tells the type. In a
/// stripped image there is none; the field's bytes are then scanned like any unknown memory.
enum NoncopyableField {
  case plain(TypeMetadata)
  case mutex(content: TypeMetadata)
  case lazyReference
  case atomic

  /// What the field of a record is; nil for any other record and for what no symbol tells.
  init?(_ name: MangledName, in descriptor: UnsafeRawPointer, arguments: UnsafeRawPointer?) {
    guard Self.isHidden(name) else { return nil }
    let symbols = SymbolNames()
    guard let symbol = symbols.dataSymbol(at: name.address.number),
      let start = symbol.text(after: "get_type_metadata "),
      let end = start.firstRange(of: " noncopyable")
    else { return nil }
    let type = String(start[..<end.lowerBound])
    if let content = type.text(after: "15Synchronization5Mutex") {
      // A zero ends a mangled name.
      let standIn = Array("13RuntimeLayout1M\(content)\0".utf8)
      let found = standIn.withUnsafeBytes { bytes in
        bytes.baseAddress.flatMap { MangledName($0).type(in: descriptor, arguments: arguments) }
      }
      // The comparison also is the use without which the compiler leaves the stand-in out.
      guard let found, found.descriptor?.address == TypeMetadata(M<Void>.self).descriptor?.address,
        let content = found.genericArgument(0)
      else { return nil }
      self = .mutex(content: content)
    } else if type.hasPrefix("15Synchronization19AtomicLazyReferenceV") {
      self = .lazyReference
    } else if type.hasPrefix("15Synchronization6AtomicV") {
      self = .atomic
    } else if let metadata = symbols.address(of: "$s\(type)N") {
      self = .plain(TypeMetadata(metadata))
    } else {
      return nil
    }
  }

  /// Whether a record is one whose type is hidden.
  static func isHidden(_ name: MangledName) -> Bool { name.length == 5 && name.bytes[0] == 9 }
}

/// Something with one generic argument that stands in for `Mutex`, which the runtime does not find by its
/// name either.
///
/// Names refer back to parts of themselves by number, so the stand-in needs as many parts and, in them,
/// as many words of two letters or more: hence a name of one letter.
struct M<Value> {}

extension LayoutCompiler {
  mutating func add(
    _ field: NoncopyableField, at offset: Int, label: String, rank: ReferenceRank
  ) {
    switch field {
    case .plain(let type):
      add(type, at: offset, label: label, rank: rank)
    case .mutex(let content):
      // The lock itself is four bytes.
      let start = (offset + 4).aligned(mask: content.witnesses.alignmentMask)
      add(content, at: start, label: label, rank: rank)
    case .lazyReference:
      addStep(.reference, at: offset, label: label, rank: rank)
    case .atomic:
      break
    }
  }
}

extension String {
  /// What follows some text at the beginning; nil when it is not there.
  fileprivate func text(after start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
