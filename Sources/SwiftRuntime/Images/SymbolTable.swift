import Glibc

/// The symbols of a program or library: those for debugging, or where these were stripped, those
/// for the loader.
///
/// Every offset of the file is checked against its size, so a damaged file has no symbols or wrong
/// ones, and nothing worse. Complexity: making one costs nothing; the first question about an address reads the
/// whole table twice, and those after it next to nothing.
package struct SymbolTable: @unchecked Sendable {
  /// The kind of thing that a symbol stands for.
  enum Kind {
    case function
    case object
  }

  private let entries: UnsafeRawBufferPointer
  private let names: UnsafeRawBufferPointer
  private let index = SymbolIndex()
  /// Keeps the bytes mapped.
  private let file: ImageFile?

  /// The symbols of a file; nil when it is no 64-bit little-endian ELF file with symbols.
  init?(path: String) {
    guard let file = ImageFile(path: path) else { return nil }
    self.init(bytes: file.bytes, file: file)
  }

  /// The symbols of a file's bytes, which must stay as they are for as long as this is used.
  init?(bytes: UnsafeRawBufferPointer, file: ImageFile? = nil) {
    guard let header = bytes.fileHeader else { return nil }
    // A file with very many sections keeps their number in the first one.
    let count =
      header.e_shnum > 0 ? UInt64(header.e_shnum) : bytes.section(0, of: header)?.sh_size ?? 0
    func table(ofType type: Int32) -> (UnsafeRawBufferPointer, UnsafeRawBufferPointer)? {
      var index: UInt64 = 0
      while index < count, let found = bytes.section(index, of: header) {
        index += 1
        guard found.sh_type == UInt32(type), found.sh_link < count,
          let entries = bytes.part(at: found.sh_offset, count: found.sh_size),
          let strings = bytes.section(UInt64(found.sh_link), of: header),
          strings.sh_type == UInt32(SHT_STRTAB),
          let names = bytes.part(at: strings.sh_offset, count: strings.sh_size)
        else { continue }
        return (entries, names)
      }
      return nil
    }
    guard let (entries, names) = table(ofType: SHT_SYMTAB) ?? table(ofType: SHT_DYNSYM)
    else { return nil }
    (self.entries, self.names, self.file) = (entries, names, file)
  }

  /// The symbol an address of the file lies in, the innermost if there are several.
  ///
  /// A symbol without a size only has its own address. Of several at the same place, a Swift one
  /// comes before others, then a global one before local ones, then the first.
  func symbol(
    containing address: UInt, kind: Kind
  ) -> (name: String, start: UInt, size: UInt)? {
    var best: (rank: (Int, UInt, Int, Int, Int), symbol: Elf64_Sym)?
    let size = MemoryLayout<Elf64_Sym>.size
    for number in index.candidates(at: address, count: entries.count / size, extent) {
      let symbol = entries.loadUnaligned(fromByteOffset: Int(number) * size, as: Elf64_Sym.self)
      let start = UInt(symbol.st_value)
      guard start <= address, symbol.is(kind), address - start < max(UInt(symbol.st_size), 1),
        let name = nameBytes(of: symbol)
      else { continue }
      let rank = (
        symbol.st_size > 0 ? 1 : 0, start, name.starts(with: [0x24, 0x73]) ? 1 : 0,
        symbol.isGlobal ? 1 : 0, -Int(number)
      )
      if best.map({ $0.rank < rank }) ?? true { best = (rank, symbol) }
    }
    guard let symbol = best?.symbol, let name = nameBytes(of: symbol) else { return nil }
    return (String(decoding: name, as: UTF8.self), UInt(symbol.st_value), UInt(symbol.st_size))
  }

  /// The addresses of a function or of data; nil for another symbol.
  private func extent(of number: Int) -> ClosedRange<UInt>? {
    let size = MemoryLayout<Elf64_Sym>.size
    let symbol = entries.loadUnaligned(fromByteOffset: number * size, as: Elf64_Sym.self)
    guard symbol.isDefined, symbol.is(.function) || symbol.is(.object) else { return nil }
    let start = UInt(symbol.st_value)
    let (last, isTooFar) = start.addingReportingOverflow(max(UInt(symbol.st_size), 1) - 1)
    return start...(isTooFar ? .max : last)
  }

  /// The address in the file of what a symbol stands for, a global one before local ones.
  ///
  /// Complexity: linear in the names' bytes, which the C library looks through.
  package func address(of name: String) -> UInt? {
    let wanted = Array(name.utf8) + [0]
    var best: (rank: (Int, Int), symbol: Elf64_Sym)?
    wanted.withUnsafeBytes { wanted in
      var start = 0
      while let place = ByteSearch.firstOffset(of: wanted, in: names, from: start) {
        forEachSymbol(namedAt: place) { index, symbol in
          let rank = (symbol.isGlobal ? 0 : 1, index)
          if symbol.isDefined, best.map({ rank < $0.rank }) ?? true { best = (rank, symbol) }
        }
        start = place + 1
      }
    }
    return best.map { UInt($0.symbol.st_value) }
  }

  /// Goes through the symbols whose names begin at an offset.
  private func forEachSymbol(namedAt place: Int, _ body: (Int, Elf64_Sym) -> Void) {
    guard let place = UInt32(exactly: place) else { return }
    let size = MemoryLayout<Elf64_Sym>.size
    withUnsafeBytes(of: place) { wanted in
      var start = 0
      while let hit = ByteSearch.firstOffset(of: wanted, in: entries, from: start) {
        if hit % size == 0, hit + size <= entries.count {
          body(hit / size, entries.loadUnaligned(fromByteOffset: hit, as: Elf64_Sym.self))
        }
        start = hit + 1
      }
    }
  }

  /// Goes through the names of all data, with its address in the file and its size.
  package func forEachObject(
    _ body: (_ name: UnsafeRawBufferPointer, _ address: UInt, _ size: UInt) -> Void
  ) {
    forEach(.object, body)
  }

  /// Visits the names of all functions, with their addresses in the file and their sizes.
  package func forEachFunction(
    _ body: (_ name: UnsafeRawBufferPointer, _ address: UInt, _ size: UInt) -> Void
  ) {
    forEach(.function, body)
  }

  private func forEach(_ kind: Kind, _ body: (UnsafeRawBufferPointer, UInt, UInt) -> Void) {
    forEach { symbol in
      guard symbol.is(kind), symbol.isDefined, let name = nameBytes(of: symbol) else { return }
      body(name, UInt(symbol.st_value), UInt(symbol.st_size))
    }
  }

  private func forEach(_ body: (Elf64_Sym) -> Void) {
    let size = MemoryLayout<Elf64_Sym>.size
    for index in 0..<entries.count / size {
      body(entries.loadUnaligned(fromByteOffset: index * size, as: Elf64_Sym.self))
    }
  }

  /// The name without its zero; nil when it is empty or does not end within the table.
  private func nameBytes(of symbol: Elf64_Sym) -> UnsafeRawBufferPointer? {
    guard Int(symbol.st_name) < names.count else { return nil }
    let rest = UnsafeRawBufferPointer(rebasing: names[Int(symbol.st_name)...])
    guard let start = rest.baseAddress, let end = memchr(start, 0, rest.count) else { return nil }
    let count = UnsafeRawPointer(end) - start
    return count == 0 ? nil : UnsafeRawBufferPointer(start: start, count: count)
  }
}

extension Elf64_Sym {
  /// Whether its value is an address in the file that has the symbol.
  fileprivate var isDefined: Bool { st_shndx != 0 && st_shndx != 0xFFF1 }

  fileprivate var isGlobal: Bool { st_info >> 4 != UInt8(STB_LOCAL) }

  fileprivate func `is`(_ kind: SymbolTable.Kind) -> Bool {
    switch (kind, Int32(st_info & 15)) {
    case (.function, STT_FUNC), (.function, STT_GNU_IFUNC), (.object, STT_OBJECT): true
    default: false
    }
  }
}
