import Glibc

/// A program or library on disk, mapped for reading for as long as this lives.
final class ImageFile {
  /// All bytes of the file.
  let bytes: UnsafeRawBufferPointer

  /// Maps a file; nil when it is none, is empty or cannot be read.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

extension UnsafeRawBufferPointer {
  /// So many bytes from an offset on; nil unless all of them are there.
  package func part(at offset: some BinaryInteger, count: some BinaryInteger)
    -> UnsafeRawBufferPointer?
  {
    guard let offset = Int(exactly: offset), let count = Int(exactly: count), offset >= 0,
      count >= 0, offset <= self.count, count <= self.count - offset
    else { return nil }
    return UnsafeRawBufferPointer(rebasing: self[offset..<offset + count])
  }

  /// The record at an offset; nil unless all of it is there.
  package func record<Record: BitwiseCopyable>(_: Record.Type, at offset: some BinaryInteger)
    -> Record?
  {
    part(at: offset, count: MemoryLayout<Record>.size)?.loadUnaligned(as: Record.self)
  }
}
