import ObjectGraph

extension InstanceCounts {
  /// Judges now: tells `onSurplus` of every surplus that it was not told of, and returns all there are, the
  /// types by name and then the groups.
  ///
  /// The end of a turn, for counts without a clock: at the end of a test, when a flow is over.
  @discardableResult public func judge() -> [InstanceSurplus] {
    state.withLock { $0.types.subjects }.compactMap { judge($0, serial: nil) }
  }

  /// Judges one excess, if it is not over and did not begin anew meanwhile.
  package func judge(_ news: ExcessNews) {
    _ = judge(news.subject, serial: news.serial)
  }

  private func judge(_ subject: CountedSubject, serial: Int?) -> InstanceSurplus? {
    let verdict = state.withLock { state -> Verdict? in
      // A judgement that was asked for is that of whatever was announced.
      state.types.change(subject) {
        $0.isAnnounced = $0.isAnnounced && serial != nil && serial != $0.serial
      }
      guard state.isEnabled, let excess = state.types.excess(of: subject), excess.isUnderWay,
        serial == nil || serial == excess.serial,
        let found = state.types.surplus(of: subject)
      else { return nil }
      let isNews = found.surplus.count > excess.told
      if isNews { state.types.change(subject) { $0.told = found.surplus.count } }
      return Verdict(
        found: found, onSurplus: isNews ? state.onSurplus : nil,
        onJudged: isNews ? state.onJudged : nil)
    }
    guard let verdict else { return nil }
    // Outside of the lock: what is called may count objects itself.
    verdict.onJudged?(verdict.found)
    verdict.onSurplus?(verdict.found.surplus)
    return verdict.found.surplus
  }

  private struct Verdict {
    var found: CountedSurplus
    var onSurplus: (@Sendable (InstanceSurplus) -> Void)?
    var onJudged: (@Sendable (CountedSurplus) -> Void)?
  }

  /// A number rose, or a limit fell: an excess is judged now, or a handler with a clock is told to see to it.
  func tellOfExcess(_ news: [ExcessNews]) {
    if news.isEmpty { return }
    let (onExcess, judgement) = state.withLock { ($0.onExcess, $0.judgement) }
    for excess in news {
      if judgement == .immediate { judge(excess) } else { onExcess?(excess) }
    }
  }

  /// Where the oldest instance of a type is that has too many: most likely the one that stayed when another
  /// came. Not held; `nil` of a group, and when the surplus is over.
  package func oldestSurplus(of subject: CountedSubject) -> ObjectAddress? {
    guard case .type(let index) = subject else { return nil }
    return state.withLock { state in
      let type = state.types[index]
      guard type.judgedSurplus > 0 else { return nil }
      return type.places.min { $0.key < $1.key }?.value
    }
  }

  /// The events that a simulation observes, each on the thread where it happens.
  package func report(
    excess onExcess: @escaping @Sendable (ExcessNews) -> Void,
    judged onJudged: @escaping @Sendable (CountedSurplus) -> Void,
    settled onSettled: @escaping @Sendable (CountedSubject) -> Void,
    release onRelease: @escaping @Sendable (InstanceRelease) -> Void
  ) {
    state.withLock { state in
      state.onExcess = onExcess
      state.onJudged = onJudged
      state.onSettled = onSettled
      state.onRelease = onRelease
    }
  }
}
