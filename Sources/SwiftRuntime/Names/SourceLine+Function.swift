import ObjectGraph

extension SourceLine {
  /// The first line of a function, by its symbol, such as `$s6AppKit4FeedC4loadyyF`; `nil` if no image of the process
  /// has the symbol, or the image has no debug information.
  ///
  /// Complexity: linear in the size of the symbol tables. Line tables are read once.
  package static func ofFunction(withSymbol symbol: String) -> SourceLine? {
    let names = SymbolNames()
    return names.address(of: symbol).flatMap {
      names.firstLine(ofFunctionAt: $0.number, takesWhole: true)
    }
  }

  /// The first line of a function, by its name in reports, without modules and types: `DetailTests.testFlow()`. Of
  /// several with one name, the first in the symbol table counts. `nil` if there is none, or it has no debug
  /// information.
  ///
  /// Complexity: linear in the symbols of the program's own images, a fraction of a second for a large one.
  package static func ofFunction(named name: String) -> SourceLine? {
    let names = SymbolNames()
    return names.address(ofFunctionNamed: name).flatMap {
      names.firstLine(ofFunctionAt: $0, takesWhole: true)
    }
  }
}

extension SymbolNames {
  /// The address of a function in the program's own images, by its name in reports.
  package func address(ofFunctionNamed name: String) -> UInt? {
    let words = Self.words(of: name)
    for image in ownImages {
      var candidates: [(symbol: String, address: UInt)] = []
      ImageSymbols.symbols(of: image).table?.forEachFunction { symbol, address, _ in
        guard symbol.hasSuffix("F") || symbol.hasSuffix("FZ"),
          words.allSatisfy({ word in
            word.withUnsafeBytes { ByteSearch.firstOffset(of: $0, in: symbol, from: 0) != nil }
          })
        else { return }
        candidates.append((String(decoding: symbol, as: UTF8.self), address))
      }
      let found = candidates.first { demangled($0.symbol).map(SymbolName.shortened) == name }
      if let found { return found.address &+ image.loadBias }
    }
    return nil
  }

  /// Words that the symbol of a name has to contain. Symbols write each word of an identifier in full where it first
  /// occurs, and a word begins with a capital letter. Names that are not plain ASCII are encoded and have no words.
  private static func words(of name: String) -> [[UInt8]] {
    guard name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "`") }) else { return [] }
    var words: [[UInt8]] = [[]]
    for byte in name.utf8.prefix(while: { $0 != UInt8(ascii: "(") }) {
      let isLetter = (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
      if !isLetter || byte & 32 == 0 { words.append([]) }
      if isLetter { words[words.count - 1].append(byte) }
    }
    return words.filter { $0.count > 1 }
  }
}
