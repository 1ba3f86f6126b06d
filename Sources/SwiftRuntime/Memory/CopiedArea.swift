import Glibc

/// A copy of one area of this process's memory, made page by page as it is looked at.
///
/// The copy lies at a fixed distance from its original, so an object that spans pages lies in one piece.
/// The kernel makes it: a page that is gone by then is not copied, and reading it does no harm. What was
/// copied stays as it was until it is given back.
package final class CopiedArea {
  /// The state of a page.
  package enum Page: UInt8 {
    case unknown = 0
    case copied, gone
  }

  package static let pageSize: UInt = 4096
  static let pageShift: UInt = 12

  /// The distance to add to an address to find its copy.
  package let distance: UInt
  /// The state of each page, as the raw values of `Page`.
  package let pages: UnsafeMutablePointer<UInt8>

  private let start: UInt
  private let pageCount: Int
  private let memory: UnsafeMutableRawBufferPointer
  private let copy: UnsafeMutableRawPointer
  /// How many pages have a copy.
  private(set) var copiedCount = 0

  /// Prepares a copy of whole pages; nil where there are no addresses left for it.
  package init?(of range: Range<UInt>) {
    start = range.lowerBound
    pageCount = Int((range.upperBound - range.lowerBound) / Self.pageSize)
    // Behind the copy lies what is known of the pages. The kernel maps whole ones.
    let size = (pageCount * Int(Self.pageSize) + pageCount).aligned(mask: Int(Self.pageSize) - 1)
    guard let memory = CopyMemory.map(size, for: start), let copy = memory.baseAddress else {
      return nil
    }
    (self.memory, self.copy) = (memory, copy)
    distance = UInt(bitPattern: copy) &- start
    pages = (copy + pageCount * Int(Self.pageSize)).assumingMemoryBound(to: UInt8.self)
    forget()
  }

  deinit { CopyMemory.unmap(memory, for: start, pageCount: copiedCount) }

  /// Sees to it that a copy of so many bytes of the area is there; false where some are gone.
  func fetch(_ address: UInt, count: UInt, from process: ProcessMemory) -> Bool {
    var page = Int((address - start) >> Self.pageShift)
    let last = Int((address - start + max(count, 1) - 1) >> Self.pageShift)
    while page <= last {
      switch pages[page] {
      case Page.copied.rawValue: page += 1
      case Page.gone.rawValue: return false
      default:
        let got = fetchRun(from: page, to: last, process)
        if got == 0 {
          pages[page] = Page.gone.rawValue
          return false
        }
        page += got
      }
    }
    return true
  }

  /// Forgets the copies, so that what is read next is read as it is then.
  ///
  /// Complexity: linear in the pages; in an area of gigabytes, linear in the pages that were read.
  package func forget() {
    // The kernel hands out zeros for what was given back, which mean unknown.
    if pageCount < Self.longCount || madvise(pages, pageCount, MADV_DONTNEED) != 0 {
      memset(pages, Int32(Page.unknown.rawValue), pageCount)
    }
  }

  /// Gives the memory of the copies back. What is read next is copied anew.
  ///
  /// Complexity: that of `forget()`.
  func giveBack() {
    forget()
    // What is known of the pages may begin in the middle of a page where the kernel has larger ones.
    madvise(copy, pageCount * Int(Self.pageSize) & ~(Int(getpagesize()) - 1), MADV_DONTNEED)
    copiedCount = 0
  }

  /// Copies pages up to one that is known or gone; gives the number of those copied.
  private func fetchRun(from first: Int, to last: Int, _ process: ProcessMemory) -> Int {
    // What lies beside is likely to be asked for, too.
    let limit = min(max(last + 1, (first / Self.run + 1) * Self.run), pageCount)
    var end = first + 1
    while end < limit, pages[end] == Page.unknown.rawValue { end += 1 }
    let (offset, size) = (first * Int(Self.pageSize), (end - first) * Int(Self.pageSize))
    // One call for several pages takes a third of a fault for each. Old kernels do not know it.
    madvise(copy + offset, size, Self.populate)
    let count = process.copyPrefix(start + UInt(offset), size, to: copy + offset)
    let got = count / Int(Self.pageSize)
    for page in first..<first + got { pages[page] = Page.copied.rawValue }
    copiedCount += got
    return got
  }

  private static let run = 8
  /// The least number of pages for which giving memory back is cheaper than writing zeros.
  private static let longCount = 1 << 18
  /// Asks the kernel for the memory of pages that will be written to.
  private static let populate: Int32 = 23
}
