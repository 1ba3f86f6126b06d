import Glibc
import SwiftRuntime

extension LiveHeap {
  /// Begins a reading of this process.
  ///
  /// - Throws: `RuntimeRefusal`, when the self-check found the runtime to be another than the one this
  ///   module knows, or there is more than one. The check runs once in a process; what is loaded later is looked
  ///   at for another runtime. Also thrown if this thread's stack is too small, or the list of mapped memory cannot
  ///   be read; both are checked each time.
  public convenience init() throws(RuntimeRefusal) {
    if StackRoom.isTooSmall { throw .smallStack }
    self.init(unchecked: ())
    if let error = test.error {
      throw .unknownMemory(because: String(cString: strerror(error)))
    }
    if let refusal = LoadedRuntimes.refusal(among: test.images) ?? SelfCheck.refusal {
      throw refusal
    }
  }
}
