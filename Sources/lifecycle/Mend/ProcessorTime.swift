import Foundation

/// The processor time of this process and of those that it has waited for, in seconds.
struct ProcessorTime {
  let seconds: Double

  /// The time until now.
  static var now: ProcessorTime {
    var used = tms()
    times(&used)
    let ticks = used.tms_utime + used.tms_stime + used.tms_cutime + used.tms_cstime
    return ProcessorTime(seconds: Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }

  /// The cost of a leak since a time, in words; `nil` where no edit was tried for any.
  ///
  /// - Parameters:
  ///   - start: When the first edit was looked for; the leaks were found before.
  ///   - count: How many leaks edits were tried for.
  func words(since start: ProcessorTime, leaks count: Int) -> String? {
    guard count > 0 else { return nil }
    let each = Int(((seconds - start.seconds) / Double(count)).rounded())
    return
      "\(each) s of processor time for each leak that edits were tried for, with their builds and "
      + "tests; without the first build and run, which found the leaks"
  }
}
