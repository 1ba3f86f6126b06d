import Foundation

/// How much memory this process has in use, as the kernel counts it.
enum MemoryInUse {
  /// The resident bytes; zero where the kernel does not tell.
  static var bytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let words = text.split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(getpagesize()) : 0
  }
}

/// The most memory that was in use while something ran, on one thread.
final class MemoryPeak: @unchecked Sendable {
  private let start = MemoryInUse.bytes
  private var peak = 0

  /// What came on top of the memory in use at the beginning.
  var growth: Int { max(0, peak - start) }

  func sample() {
    peak = max(peak, MemoryInUse.bytes)
  }
}
