/// A growing list that never moves what it holds: a million elements cost a million strides.
///
/// A plain array doubles, so half of it may be empty, and while it grows two copies exist. A walk
/// over a process's whole heap cannot afford either. Appending and reading take constant time.
package struct ChunkedArray<Element> {
  private static var chunkBits: Int { 12 }
  private static var chunkSize: Int { 1 << chunkBits }

  private var chunks: [[Element]] = []
  package private(set) var count = 0

  package init() {}

  package subscript(position: Int) -> Element {
    get { chunks[position >> Self.chunkBits][position & (Self.chunkSize - 1)] }
    set { chunks[position >> Self.chunkBits][position & (Self.chunkSize - 1)] = newValue }
  }

  package mutating func append(_ element: Element) {
    if count >> Self.chunkBits == chunks.count {
      var chunk: [Element] = []
      // The first chunk grows as it likes: most walks see a few dozen objects.
      if !chunks.isEmpty { chunk.reserveCapacity(Self.chunkSize) }
      chunks.append(chunk)
    }
    chunks[count >> Self.chunkBits].append(element)
    count += 1
  }

  /// The bytes asked of the allocator for elements, filled or not.
  package var byteCount: Int {
    chunks.reduce(0) { $0 + $1.capacity * MemoryLayout<Element>.stride }
      + chunks.capacity * MemoryLayout<[Element]>.stride
  }
}
