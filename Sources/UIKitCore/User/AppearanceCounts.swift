/// How often each screen of an application was told that it will appear, up to a limit.
///
/// A screen that has come back may have done things twice, so it is in another state than one that has just
/// come, also where it looks the same. Read from the log, which has to be on.
@MainActor package struct AppearanceCounts {
  private var counts: [UInt8] = []
  private var position = 0
  private let limit: UInt8

  /// Counts to a limit; with 0, not at all.
  package init(upTo limit: Int) {
    self.limit = UInt8(clamping: limit)
  }

  /// Takes in what was recorded since the last call. - Complexity: O(events since).
  package mutating func readLog(of application: UIApplication) {
    let store = application.environment.store
    if position > store.count { position = 0 }
    for entry in store.entries(from: position) where entry.kind == .viewWillAppear {
      let index = Int(entry.id.rawValue)
      while counts.count <= index { counts.append(0) }
      if counts[index] < limit { counts[index] += 1 }
    }
    position = store.count
  }

  subscript(_ id: InstanceID) -> UInt8 {
    let index = Int(id.rawValue)
    return index < counts.count ? counts[index] : 0
  }
}
