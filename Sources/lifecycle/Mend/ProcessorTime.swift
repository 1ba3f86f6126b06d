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

  /// The cost of a leak since a time, in words: `12 s of processor time a leak`.
  func words(since start: ProcessorTime, leaks count: Int) -> String {
    let each = ((seconds - start.seconds) / Double(max(1, count))).rounded()
    return "\(Int(each)) s of processor time a leak, with its builds and tests"
  }
}
