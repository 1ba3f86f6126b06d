import Glibc

/// One program or library as the loader placed it in this process.
package struct LoadedImage {
  /// Where the file lies, as `/proc/self/maps` says it.
  package let path: String
  /// The distance from an address in the file to the address in this process.
  package let loadBias: UInt
  /// All that was loaded, in addresses of this process.
  package let segments: [Range<UInt>]
  /// The parts of it that may be executed.
  package let codeSegments: [Range<UInt>]
  /// The parts of it that were loaded to be written, zeroed data included.
  ///
  /// Memory that the loader writes once and then protects is not included. Memory that the program
  /// itself protects still is.
  package let writableSegments: [Range<UInt>]
  /// Where lies what the image tells the loader.
  package let dynamicSection: UInt?
  /// Kept, because each search asks for it several times.
  private let folder: Substring?

  /// Takes the segments out of program headers; an image that loads none is none.
  package init?(path: String, loadBias: UInt, headers: [Elf64_Phdr]) {
    func ranges(where isWanted: (Elf64_Phdr) -> Bool) -> [Range<UInt>] {
      headers.filter(isWanted).compactMap { header in
        let start = loadBias &+ UInt(header.p_vaddr)
        let (end, isTooFar) = start.addingReportingOverflow(UInt(header.p_memsz))
        return isTooFar || end == start ? nil : start..<end
      }
    }
    func isLoaded(_ header: Elf64_Phdr, _ flag: Int32 = 0) -> Bool {
      header.p_type == UInt32(PT_LOAD) && header.p_flags & UInt32(flag) == UInt32(flag)
    }
    self.path = path
    folder = path.lastIndex(of: "/").map { path[..<$0] }
    self.loadBias = loadBias
    segments = ranges { isLoaded($0) }
    codeSegments = ranges { isLoaded($0, Int32(PF_X)) }
    dynamicSection = ranges { $0.p_type == UInt32(PT_DYNAMIC) }.first?.lowerBound
    let protected = ranges { $0.p_type == UInt32(PT_GNU_RELRO) }
    writableSegments = protected.reduce(ranges { isLoaded($0, Int32(PF_W)) }) { left, hole in
      left.flatMap { Self.parts(of: $0, outside: hole) }
    }
    if segments.isEmpty { return nil }
  }

  private static func parts(of range: Range<UInt>, outside hole: Range<UInt>) -> [Range<UInt>] {
    if !range.overlaps(hole) { return [range] }
    let before = range.lowerBound..<max(range.lowerBound, hole.lowerBound)
    let after = min(range.upperBound, hole.upperBound)..<range.upperBound
    return [before, after].filter { !$0.isEmpty }
  }
}

extension LoadedImage {
  /// Whether it came with the system or lies beside the runtime: then its statics are no mistake of the program's,
  /// though they may hold what the program gave them.
  package func isLibrary(besideRuntimeIn folder: Substring?) -> Bool {
    path.hasPrefix("/lib") || path.hasPrefix("/usr/lib") || folder == self.folder
  }

  /// The folder that the runtime was loaded from; nil when it is part of the program.
  package static func runtimeFolder(of images: [LoadedImage]) -> Substring? {
    images.first { $0.path.hasSuffix("/libswiftCore.so") }?.folder
  }
}

extension LoadedImage {
  /// All programs and libraries of this process whose files have a path, in the loader's order.
  package static func all(in memory: MappedMemory = MappedMemory()) -> [LoadedImage] {
    loaderRecords().compactMap { bias, headers in
      let loaded = headers.first { $0.p_type == UInt32(PT_LOAD) }
      // The loader names the program with an empty text and libraries as they were asked for, so
      // the path is that of the memory.
      guard let loaded, let range = memory.range(of: bias &+ UInt(loaded.p_vaddr)), range.isFile
      else { return nil }
      return LoadedImage(path: range.path, loadBias: bias, headers: headers)
    }
  }

  /// How often the loader has loaded something in this process, and how often unloaded.
  struct LoadCounts: Equatable {
    var loaded: UInt = 0
    var unloaded: UInt = 0
  }

  /// The counts now; nil where the loader does not tell.
  static var loadCounts: LoadCounts? {
    guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return nil }
    var counts: LoadCounts?
    withUnsafeMutablePointer(to: &counts) { context in
      _ = unsafeBitCast(symbol, to: Iteration.self)(
        { info, size, context in
          // Behind the headers' number; older loaders have them not.
          guard let info, size >= 48,
            let counts = context?.assumingMemoryBound(to: LoadCounts?.self)
          else { return 1 }
          counts.pointee = LoadCounts(loaded: info.word(at: 32), unloaded: info.word(at: 40))
          return 1
        }, context)
    }
    return counts
  }

  private typealias Records = [(bias: UInt, headers: [Elf64_Phdr])]
  private typealias Visitor =
    @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
  private typealias Iteration = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32

  /// The loader's own records of the images: `dl_phdr_info`, read by its fixed offsets.
  ///
  /// The declaration is hidden from Swift behind `_GNU_SOURCE`, the function is not.
  private static func loaderRecords() -> Records {
    guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return [] }
    var records: Records = []
    withUnsafeMutablePointer(to: &records) { context in
      _ = unsafeBitCast(symbol, to: Iteration.self)(
        { info, _, context in
          guard let info, let records = context?.assumingMemoryBound(to: Records.self),
            let headers = info.pointer(at: 16)
          else { return 0 }
          let count = Int(info.loadUnaligned(fromByteOffset: 24, as: UInt16.self))
          let size = MemoryLayout<Elf64_Phdr>.stride
          let copies = (0..<count).map {
            headers.loadUnaligned(fromByteOffset: $0 * size, as: Elf64_Phdr.self)
          }
          records.pointee.append((info.word(at: 0), copies))
          return 0
        }, context)
    }
    return records
  }
}
