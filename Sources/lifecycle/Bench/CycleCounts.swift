import Foundation
import LifecycleKit

/// The counts of a push and a pop, as valgrind has them: they are the same on a busy machine and on a quiet one.
struct CycleCounts: Encodable, Equatable {
  /// The kind of push and pop.
  var cycle: String
  /// Instructions.
  var instructions: Int
  /// Pieces of memory taken from the allocator.
  var allocations: Int
  /// References retained, one or several at once.
  var retains: Int

  private static let numbers = (few: 200, many: 1_200)

  /// Counts in a process of its own; nil where valgrind is missing or cannot run this program.
  static func counted(_ cycle: Bench.Cycle) -> CycleCounts? {
    guard let few = Totals(cycle, numbers.few), let many = Totals(cycle, numbers.many) else {
      return nil
    }
    let count = numbers.many - numbers.few
    return CycleCounts(
      cycle: cycle.rawValue, instructions: (many.instructions - few.instructions) / count,
      allocations: (many.allocations - few.allocations) / count,
      retains: (many.retains - few.retains) / count)
  }

  /// The counts of a whole run.
  struct Totals: Equatable {
    private(set) var instructions = 0
    private(set) var allocations = 0
    private(set) var retains = 0

    private static let allocators: Set<Substring> = [
      "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign",
    ]
    // What retains in other ways, such as the storage of a text, ends in these.
    private static let retainers: Set<Substring> = ["swift_retain", "swift_retain_n"]

    /// Reads what valgrind has written: a function has its name where it stands first, and a number from then on.
    init(callgrind text: String) {
      var names: [Substring: Substring] = [:]
      var callee = Substring()
      for line in text.split(separator: "\n") {
        let words = line.split(separator: "=", maxSplits: 1)
        switch words.first {
        case "fn", "cfn":
          guard words.count == 2 else { continue }
          let name = words[1].split(separator: " ", maxSplits: 1)
          if name.count == 2 { names[name[0]] = name[1] }
          if words[0] == "cfn" { callee = names[name[0]] ?? "" }
        case "calls":
          let count = words.last?.split(separator: " ").first.flatMap { Int($0) } ?? 0
          if Self.allocators.contains(callee) { allocations += count }
          if Self.retainers.contains(callee) { retains += count }
        case let word? where word.hasPrefix("summary: "):
          instructions = Int(word.dropFirst("summary: ".count)) ?? 0
        default: continue
        }
      }
    }

    fileprivate init?(_ cycle: Bench.Cycle, _ count: Int) {
      let file = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID())")
      defer { try? FileManager.default.removeItem(at: file) }
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      guard let link else { return nil }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=\(file.path)", link, "bench",
        "--cycle", cycle.rawValue, "--count", String(count),
      ]
      (process.standardOutput, process.standardError) = (
        FileHandle.nullDevice, FileHandle.nullDevice
      )
      guard (try? process.run()) != nil,
        case let end = process.waitForEnd(), !end.isSignal, end.status == 0,
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return nil }
      self.init(callgrind: text)
    }
  }
}
