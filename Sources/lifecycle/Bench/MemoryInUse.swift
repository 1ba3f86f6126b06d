import Foundation
import Synchronization

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

  /// The most resident bytes since the process began, or since `restartPeak()`.
  static var peakBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1_024
  }

  /// Begins anew with the peak, as the kernel counts it.
  static func restartPeak() {
    try? FileHandle(forWritingAtPath: "/proc/self/clear_refs")?.write(contentsOf: Data("5".utf8))
  }
}

/// The most memory that was in use while something ran.
final class MemoryPeak: Sendable {
  private let start = MemoryInUse.bytes
  private let peak = Mutex(0)

  /// The growth of the memory in use since the beginning, at its peak.
  var growth: Int { max(0, peak.withLock { $0 } - start) }

  func sample() {
    peak.withLock { $0 = max($0, MemoryInUse.bytes) }
  }
}
