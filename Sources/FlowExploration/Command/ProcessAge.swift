import Foundation

/// How long a process has run: by the wall clock, and by the processor.
struct ProcessAge {
  let date: Date
  /// The processor time that the process has used, in seconds; 0 where the system does not report it.
  let running: Double
}

extension ProcessAge {
  /// Reads the present age of a process.
  init(of process: Int32) {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name, in parentheses, may have spaces. Behind it the 12th and the 13th are ticks.
    let numbers = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    let ticks = numbers.dropFirst(12).prefix(2).compactMap { Double($0) }.reduce(0, +)
    self.init(date: Date(), running: ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
