import Glibc
import ObjectGraph

/// Finds the pages of this process that may have something in them: those in memory and those swapped out.
///
/// A page of anonymous memory that was never written to reads as zeros and holds nothing. Reading it would cost a
/// page fault, and the kernel would make tables for it. A page of a file that was never written to has no address
/// of the heap in it either.
///
/// Kernels from 6.7 on skip empty memory in one call. Older ones list every page, which takes a millisecond a
/// gigabyte. If the kernel supports neither, all pages count as having something in them.
package final class ResidentPages {
  /// How many parts, or entries of single pages, one call to the kernel returns at most.
  private static let (partCount, entryCount) = (512, 1 << 15)
  /// Two parts with less empty memory than this between them become one, so that there are not too many.
  private static let gapLimit: UInt = 1 << 15
  /// The kernel's pages, which are larger than 4,096 bytes on some processors.
  private static let pageShift = UInt(sysconf(Int32(_SC_PAGESIZE)).trailingZeroBitCount)

  private let file = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)
  private let asksOnce: Bool

  /// - Parameter asksOnce: Whether the call of newer kernels is tried.
  package init(asksOnce: Bool = true) { self.asksOnce = asksOnce }

  deinit {
    if file >= 0 { close(file) }
  }

  /// The parts of some memory that may have something in them, in the order of addresses.
  ///
  /// - Parameter meter: Limits the time. When it is over, the rest is one part.
  package func parts(of range: Range<UInt>, _ meter: inout BudgetMeter) -> [Range<UInt>] {
    guard file >= 0, !range.isEmpty else { return [range] }
    let mask: UInt = 1 << Self.pageShift - 1
    let pages = range.lowerBound & ~mask..<(range.upperBound + mask) & ~mask
    let found = (asksOnce ? scannedParts(of: pages) : nil) ?? countedParts(of: pages, &meter)
    return found.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
  }

  /// The parts from `PAGEMAP_SCAN`; nil if the kernel does not have it, or it fails.
  private func scannedParts(of pages: Range<UInt>) -> [Range<UInt>]? {
    withUnsafeTemporaryAllocation(of: PageRegion.self, capacity: Self.partCount) { regions in
      guard let place = regions.baseAddress else { return nil }
      var (parts, start): ([Range<UInt>], UInt) = ([], pages.lowerBound)
      while start < pages.upperBound {
        var scan = PageScan(
          start: UInt64(start), end: UInt64(pages.upperBound),
          regions: UInt64(UInt(bitPattern: place)), count: UInt64(Self.partCount))
        let count = withUnsafeMutablePointer(to: &scan) { ioctl(file, PageScan.request, $0) }
        guard count >= 0, count <= Self.partCount, UInt(scan.walkedTo) > start else { return nil }
        for region in regions.prefix(Int(count)) {
          Self.add(UInt(region.start)..<UInt(region.end), to: &parts)
        }
        start = UInt(scan.walkedTo)
      }
      return parts
    }
  }

  /// The parts from the entries of all pages.
  private func countedParts(of pages: Range<UInt>, _ meter: inout BudgetMeter) -> [Range<UInt>] {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.entryCount) { entries in
      var (parts, page) = ([Range<UInt>](), pages.lowerBound >> Self.pageShift)
      let end = pages.upperBound >> Self.pageShift
      while page < end {
        let wanted = min(Self.entryCount, Int(end - page))
        let got = pread(file, entries.baseAddress, 8 * wanted, off_t(8 * page)) / 8
        guard got > 0, meter.spendTime(references: BudgetMeter.referencesBetweenReadings) else {
          Self.add(page << Self.pageShift..<pages.upperBound, to: &parts)
          break
        }
        // Reserved memory has the same entry for each page.
        let isUniform =
          entries.baseAddress.map { memcmp($0, $0 + 1, 8 * (got - 1)) == 0 } ?? false
        let length = isUniform ? got : 1
        // The two upper bits: in memory, swapped out.
        for offset in stride(from: 0, to: got, by: length) where entries[offset] >> 62 != 0 {
          let start = (page + UInt(offset)) << Self.pageShift
          Self.add(start..<start + UInt(length) << Self.pageShift, to: &parts)
        }
        page += UInt(got)
      }
      return parts
    }
  }

  private static func add(_ part: Range<UInt>, to parts: inout [Range<UInt>]) {
    if let last = parts.last, part.lowerBound - last.upperBound <= gapLimit {
      parts[parts.count - 1] = last.lowerBound..<part.upperBound
    } else {
      parts.append(part)
    }
  }
}

/// `struct page_region` of `<linux/fs.h>`.
private struct PageRegion {
  var start: UInt64
  var end: UInt64
  var categories: UInt64
}

/// `struct pm_scan_arg` of `<linux/fs.h>`: the pages to list.
private struct PageScan {
  /// `PAGEMAP_SCAN`.
  static let request: UInt = 0xC060_6610
  /// `PAGE_IS_PRESENT` and `PAGE_IS_SWAPPED`.
  private static let wanted: UInt64 = 1 << 3 | 1 << 4

  let size = UInt64(MemoryLayout<PageScan>.size)
  let flags: UInt64 = 0
  let start: UInt64
  let end: UInt64
  /// Where the kernel stopped.
  var walkedTo: UInt64 = 0
  let regions: UInt64
  let count: UInt64
  let pageLimit: UInt64 = 0
  let inverted: UInt64 = 0
  let allOf: UInt64 = 0
  let anyOf = PageScan.wanted
  let told: UInt64 = 0

  init(start: UInt64, end: UInt64, regions: UInt64, count: UInt64) {
    (self.start, self.end, self.regions, self.count) = (start, end, regions, count)
  }
}
