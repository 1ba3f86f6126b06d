/// A file with edits. Outside of them it stays the same, byte for byte.
struct EditedFile: Equatable, Sendable {
  /// A part of the file's present text.
  private enum Piece: Equatable {
    /// Bytes of the original.
    case kept(Range<Int>)
    /// Bytes of an edit.
    case put([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .put(let bytes): bytes.count
      }
    }

    /// A part of it, by its own bytes.
    subscript(_ part: Range<Int>) -> Piece {
      switch self {
      case .kept(let range):
        .kept(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
      case .put(let bytes): .put(Array(bytes[part]))
      }
    }
  }

  /// The file as it was read; `nil` when there was none.
  let original: SourceText?
  /// The file's text as it is now.
  private(set) var text: SourceText
  private var pieces: [Piece]

  init(_ original: SourceText?) {
    self.original = original
    text = original ?? SourceText("")
    pieces = [.kept(text.bytes.indices)]
  }

  /// Edits the file's present text.
  ///
  /// - Parameter replacements: By the bytes as they are now; no two of them overlap. Of two at one place the first
  ///   comes first.
  mutating func edit(_ replacements: [Replacement]) {
    let order = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, replacement) in order.reversed() {
      let range = replacement.range
      pieces =
        part(0..<range.lowerBound) + [.put(Array(replacement.text.utf8))]
        + part(range.upperBound..<pieces.reduce(0) { $0 + $1.count })
    }
    text = SourceText(
      pieces.flatMap { piece in
        switch piece {
        case .kept(let range): original?.bytes[range] ?? []
        case .put(let bytes): bytes[...]
        }
      })
  }

  /// The ranges of the original's bytes that are kept, in order.
  var kept: [Range<Int>] {
    pieces.compactMap { if case .kept(let range) = $0, !range.isEmpty { range } else { nil } }
  }

  /// The original byte at a place, or the next one behind it.
  func origin(of place: Int) -> Int {
    for case .kept(let range) in part(place..<max(place, text.bytes.count)) where !range.isEmpty {
      return range.lowerBound
    }
    return original?.bytes.count ?? 0
  }

  /// The pieces of a part of the present text.
  private func part(_ range: Range<Int>) -> [Piece] {
    var start = 0
    return pieces.compactMap { piece in
      let own = range.clamped(to: start..<start + piece.count)
      let part = own.isEmpty ? nil : piece[own.lowerBound - start..<own.upperBound - start]
      start += piece.count
      return part
    }
  }
}
