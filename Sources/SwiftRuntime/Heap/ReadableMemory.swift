/// The memory in which objects and what describes them can lie: that of the allocator and of threads, and
/// the segments of the loaded images.
///
/// Memory of the allocator and of threads may be given back by another thread at any moment: between a
/// look at what is mapped and the read, or in the middle of the read. So it is never read where it lies,
/// but from a copy that the kernel makes on the first touch of a page; a page that is gone by then has no
/// copy. No thread can be kept from unmapping (stacks that end, blocks with a mapping of their own, arenas
/// that shrink), and a handler for the signal would be the whole process's. Images stay where they are
/// as long as they are loaded, as does the metadata that the runtime made: those are read directly.
///
/// Memory mapped later is not in it until `addWhatIsNew`. Files that were mapped for reading are not in it.
/// Complexity: making one costs some ten microseconds where nothing was mapped or loaded since the last
/// one, else a microsecond for each range; a question is a search among some hundred
/// areas, or none when it falls into the area of the question before; a page costs a microsecond.
///
/// Objects lie nearly in the order in which a walk meets them, or in none. In an order, no page is read again once
/// thousands of others were, and its copy can go: a few megabytes of copies suffice. In none, each page is read again
/// and again, so all copies are kept.
struct ReadableMemory {
  private struct Area {
    let range: Range<UInt>
    let isImage: Bool
    /// Where it is read; made when it is read first. None for images.
    var copy: CopiedArea?
  }

  /// The program and the libraries, as the loader placed them.
  private(set) var images: [LoadedImage] = []
  /// The error number if the list of mapped memory could not be read at the beginning.
  let error: Int32?
  /// All areas, ascending; none overlaps another. Once here they stay, so that what was read stays valid.
  private var areas: [Area] = []
  private let process: ProcessMemory
  /// Whether what is mapped was not asked of the kernel for this reader.
  private var isKept = true

  // The area of the last question.
  private var lastStart: UInt = 0
  private var lastEnd: UInt = 0
  private var lastDistance: UInt = 0
  /// None for an image.
  private var lastPages: UnsafeMutablePointer<UInt8>?

  // Since it was last decided whether copies are given back.
  private var objectCount = 0
  private var copiedCount = 0
  /// How many pages are copied before the next decision.
  private var copyLimit = Self.usualCopyLimit

  /// Six megabytes.
  static let usualCopyLimit = 1536
  /// How many objects are read in a page for which one copy is made, where objects are met nearly in their order.
  private static let objectsInPage = 4

  init(_ process: ProcessMemory) {
    self.process = process
    let snapshot = MemorySnapshot.current()
    error = snapshot.error
    add(snapshot)
  }

  /// Looks again at what is mapped.
  mutating func addWhatIsNew() {
    isKept = false
    add(.fresh())
  }

  private mutating func add(_ snapshot: MemorySnapshot) {
    if snapshot.error != nil { return }
    images = snapshot.images
    add(snapshot.imageRanges, isImage: true)
    add(snapshot.heapRanges, isImage: false)
    areas.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ ranges: [Range<UInt>], isImage: Bool) {
    let new = ranges.outside(of: areas.map(\.range)).joined()
    areas += new.map { Area(range: $0, isImage: isImage) }
  }

  /// So many bytes from an address on, to be read now or later; nil where not all of them are there.
  @inline(__always)
  mutating func bytes(at address: UInt, count: UInt) -> UnsafeRawPointer? {
    if address >= lastStart, address < lastEnd, lastEnd - address >= count {
      guard let pages = lastPages else { return UnsafeRawPointer(bitPattern: address) }
      let first = Int((address - lastStart) >> CopiedArea.pageShift)
      let last = Int((address - lastStart + max(count, 1) - 1) >> CopiedArea.pageShift)
      let copied = CopiedArea.Page.copied.rawValue
      // Most objects lie in one page, or in two.
      if last - first < 2, pages[first] == copied, pages[last] == copied {
        return UnsafeRawPointer(bitPattern: address &+ lastDistance)
      }
    }
    return findBytes(at: address, count: count)
  }

  private mutating func findBytes(at address: UInt, count: UInt) -> UnsafeRawPointer? {
    guard let position = position(of: address) else {
      // What is mapped may be known from an earlier reader, and addresses of the kernel never are.
      guard isKept, address < ObjectWord.addressEnd else { return nil }
      addWhatIsNew()
      return bytes(at: address, count: count)
    }
    // No area grows, so nothing new can be behind this one: words in an image that look like an object ask for much.
    guard count <= areas[position].range.upperBound - address else { return nil }
    let range = areas[position].range
    if areas[position].isImage {
      (lastStart, lastEnd, lastPages) = (range.lowerBound, range.upperBound, nil)
      return UnsafeRawPointer(bitPattern: address)
    }
    if areas[position].copy == nil { areas[position].copy = CopiedArea(of: range) }
    guard let copy = areas[position].copy else { return nil }
    (lastStart, lastEnd) = (range.lowerBound, range.upperBound)
    (lastDistance, lastPages) = (copy.distance, copy.pages)
    let before = copy.copiedCount
    defer { copiedCount += copy.copiedCount - before }
    return copy.fetch(address, count: count, from: process)
      ? UnsafeRawPointer(bitPattern: address &+ copy.distance) : nil
  }

  /// Forgets all copies; none that was handed out may be read any more.
  mutating func forgetCopies() {
    for area in areas { area.copy?.forget() }
  }

  /// How many pages have a copy.
  var keptCount: Int { areas.reduce(0) { $0 + ($1.copy?.copiedCount ?? 0) } }

  /// Prepares for the next object of a walk: gives the copies back if there are many and objects are met nearly in
  /// their order. None that was handed out may be read any more then.
  ///
  /// - Returns: whether copies were given back.
  @inline(__always)
  mutating func beginObject() -> Bool {
    objectCount += 1
    return copiedCount > copyLimit && giveCopiesBack()
  }

  private mutating func giveCopiesBack() -> Bool {
    let isInOrder = objectCount >= Self.objectsInPage * copiedCount
    (objectCount, copiedCount) = (0, 0)
    if isInOrder {
      for area in areas { area.copy?.giveBack() }
      (lastStart, lastEnd) = (0, 0)
    }
    // Kept copies are decided about when there are twice as many.
    copyLimit = max(Self.usualCopyLimit, keptCount)
    return isInOrder
  }

  /// Whether an address lies in memory that is known here.
  func contains(_ address: UInt) -> Bool { position(of: address) != nil }

  /// Whether an address lies in what was loaded of a program or library.
  func isInImage(_ address: UInt) -> Bool {
    position(of: address).map { areas[$0].isImage } ?? false
  }

  /// Whether an address lies in memory of the allocator or of a thread.
  func isInHeap(_ address: UInt) -> Bool {
    position(of: address).map { !areas[$0].isImage } ?? false
  }

  private func position(of address: UInt) -> Int? {
    // The last area that begins at the address or before it.
    var (low, high) = (0, areas.count)
    while low < high {
      let middle = (low + high) / 2
      if areas[middle].range.lowerBound <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 && areas[low - 1].range.upperBound > address ? low - 1 : nil
  }
}
