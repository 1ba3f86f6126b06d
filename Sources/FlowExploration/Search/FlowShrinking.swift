/// Leaves out of a flow what is not needed.
enum FlowShrinking {
  /// The flow without stretches and single actions, as long as it `fails` without them. In the end none can be
  /// left out: each was tried after the last one went.
  static func shrink(_ flow: [UInt64], while fails: ([UInt64]) -> Bool) -> [UInt64] {
    var best = flow
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var length = best.count
      while length > 0 {
        // What opens something and what closes it go together or not at all, so short flows are tried
        // without each stretch, long ones first without those side by side.
        let isShort = best.count <= 24 || length <= 4
        var start = best.count - length
        while start >= 0 {
          var shorter = best
          shorter.removeSubrange(start..<start + length)
          if fails(shorter) {
            best = shorter
            hasChanged = true
          }
          start = min(start - (isShort ? 1 : length), best.count - length)
        }
        length = min(isShort ? length - 1 : length / 2, best.count)
      }
    }
    return best
  }
}
