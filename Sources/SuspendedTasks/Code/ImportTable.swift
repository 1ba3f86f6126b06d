import Glibc
import SwiftRuntime

/// The names of the functions whose addresses the loader writes into an image.
struct ImportTable {
  private var names: [UInt: String] = [:]

  /// Reads what the image tells the loader. Complexity: linear in the functions it imports.
  init(of image: LoadedImage) {
    var entries: [Int: UInt] = [:]
    guard var entry = image.dynamicSection.flatMap(UnsafeRawPointer.init(bitPattern:)) else {
      return
    }
    while entry.word() != 0, entries.count < 256 {
      entries[Int(bitPattern: entry.word())] = entry.word(at: 8)
      entry += 16
    }
    /// The loader has made most of these addresses of this process already.
    func table(_ tag: Int32) -> UnsafeRawPointer? {
      entries[Int(tag)].flatMap {
        UnsafeRawPointer(bitPattern: $0 < image.loadBias ? $0 &+ image.loadBias : $0)
      }
    }
    guard let symbols = table(DT_SYMTAB), let texts = table(DT_STRTAB) else { return }
    for (start, size) in [(table(DT_JMPREL), DT_PLTRELSZ), (table(DT_RELA), DT_RELASZ)] {
      guard let start, let size = entries[Int(size)] else { continue }
      for offset in stride(from: 0, to: Int(size), by: 24) {
        let information = start.word(at: offset + 8)
        // What is written is the address of a symbol and nothing else.
        guard HostInstruction.importKinds.contains(information & 0xFFFF_FFFF) else { continue }
        let name = texts + symbols.number(at: 24 * Int(information >> 32))
        names[start.word(at: offset) &+ image.loadBias] = name.text
      }
    }
  }

  /// The name of the function whose address a word of the image is.
  func name(at word: UInt) -> String? { names[word] }
}
