import Glibc

/// The named parts of a program's or library's file.
struct ImageSections {
  private var parts: [String: UnsafeRawBufferPointer] = [:]

  /// Nil where the bytes are no 64-bit little-endian ELF file.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let header = bytes.fileHeader,
      let list = bytes.section(UInt64(header.e_shstrndx), of: header),
      let names = bytes.part(at: list.sh_offset, count: list.sh_size)
    else { return nil }
    for index in 0..<header.e_shnum {
      // What is compressed, flag 0x800, is not read.
      guard let found = bytes.section(UInt64(index), of: header), found.sh_flags & 0x800 == 0,
        found.sh_type != UInt32(SHT_NOBITS), Int(found.sh_name) < names.count,
        let part = bytes.part(at: found.sh_offset, count: found.sh_size)
      else { continue }
      let name = names[Int(found.sh_name)...].prefix { $0 != 0 }
      parts[String(decoding: name, as: UTF8.self)] = part
    }
  }

  /// The bytes of a part; nil where there is none of that name.
  subscript(name: String) -> UnsafeRawBufferPointer? { parts[name] }
}

extension UnsafeRawBufferPointer {
  /// The header of a 64-bit little-endian ELF file; nil for other bytes.
  var fileHeader: Elf64_Ehdr? {
    // The four bytes of the magic number, then 64-bit, then little-endian.
    guard let header = record(Elf64_Ehdr.self, at: 0),
      starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      Int(header.e_shentsize) == MemoryLayout<Elf64_Shdr>.size
    else { return nil }
    return header
  }

  /// The header of a section, by its number; nil for one beyond the bytes.
  func section(_ index: UInt64, of header: Elf64_Ehdr) -> Elf64_Shdr? {
    let (offset, isTooFar) = index.multipliedReportingOverflow(by: 64)
    let (place, isBeyond) = header.e_shoff.addingReportingOverflow(offset)
    return isTooFar || isBeyond ? nil : record(Elf64_Shdr.self, at: place)
  }
}
