/// Makes a failing sequence short: drops stretches, then single operations, then what is inside them.
@MainActor struct Shrinking {
  /// Whether a sequence still fails in the same way.
  let fails: @MainActor ([Operation]) async -> Bool
  private(set) var attemptsLeft: Int

  init(attempts: Int = 4_000, fails: @escaping @MainActor ([Operation]) async -> Bool) {
    attemptsLeft = attempts
    self.fails = fails
  }

  /// The shortest sequence found; dropping or simplifying any one operation of it makes it pass.
  mutating func shrink(_ operations: [Operation]) async -> [Operation] {
    var best = operations
    while attemptsLeft > 0 {
      let before = best
      var length = best.count / 2
      while length > 0 {
        best = await dropStretches(of: length, from: best)
        length /= 2
      }
      best = await simplifyEach(best)
      if best == before { break }
    }
    return best
  }

  private mutating func dropStretches(
    of length: Int, from operations: [Operation]
  ) async -> [Operation] {
    var best = operations
    // From the end, so that what needs another goes before it.
    var start = best.count - length
    while start > -length {
      let stretch = max(start, 0)..<min(start + length, best.count)
      start -= length
      guard !stretch.isEmpty else { continue }
      var shorter = best
      shorter.removeSubrange(stretch)
      if await stillFails(shorter) { best = shorter }
    }
    return best
  }

  private mutating func simplifyEach(_ operations: [Operation]) async -> [Operation] {
    var best = operations
    for index in best.indices {
      var hasChanged = true
      while hasChanged {
        hasChanged = false
        for simpler in best[index].simpler {
          var candidate = best
          candidate[index] = simpler
          if await stillFails(candidate) {
            best = candidate
            hasChanged = true
            break
          }
        }
      }
    }
    return best
  }

  private mutating func stillFails(_ operations: [Operation]) async -> Bool {
    guard attemptsLeft > 0 else { return false }
    attemptsLeft -= 1
    return await fails(operations)
  }
}

extension Operation {
  /// The same call with less in it, in a few ways; none of them leads back to this one.
  fileprivate var simpler: [Operation] {
    switch self {
    case .once(let number, let moment, let plan):
      return plan.indices.filter { _ in plan.count > 1 }.map { index in
        var shorter = plan
        shorter.remove(at: index)
        return .once(number, moment, shorter)
      }
        + plan.indices.filter { plan[$0].unanimated != plan[$0] }.map { index in
          var calmer = plan
          calmer[index] = plan[index].unanimated
          return .once(number, moment, calmer)
        }
    case .setStack(let screens, let nav, let animated):
      return unanimatedOnly
        + screens.indices.map { index in
          var fewer = screens
          fewer.remove(at: index)
          return .setStack(fewer, of: nav, animated: animated)
        }
    case .setTabs(let screens, let tabs):
      return screens.indices.map { index in
        var fewer = screens
        fewer.remove(at: index)
        return .setTabs(fewer, of: tabs)
      }
    case .make(let number, let kind):
      return kind == .a ? [] : [.make(number, .a)]
    default: return unanimatedOnly
    }
  }

  private var unanimatedOnly: [Operation] { unanimated == self ? [] : [unanimated] }
}
