#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long processors have worked for the current thread.
///
/// The time budget of a search is measured by it. On a machine that is busy with other work, a search takes
/// longer but finds the same.
enum ProcessorTime {
  static var ofThisThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
