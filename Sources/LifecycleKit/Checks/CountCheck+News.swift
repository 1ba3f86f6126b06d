import LeakDetection
import VirtualTime

extension CountCheck {
  /// Has the counts told of here. Whatever is counted holds the counts, and must not hold the clock and all
  /// that waits on it. They may be told on any thread, so what they tell is posted, and read
  /// with the clock's turn or when results are read before.
  func observeCounts() {
    let news = news
    counts.report(
      excess: { [weak self, weak clock = environment.clock] excess in
        guard let self, let clock else { return }
        let deadline = deadline(of: excess, at: clock.now)
        clock.scheduleInBackground("instance count", at: deadline) { [weak self] in
          guard let self else { return }
          upToDate.counts.judge(excess)
          readNews()
        }
      },
      judged: { [weak self, weak clock = environment.clock] found in
        guard let clock else { return }
        news.post(.surplus(found), at: clock.now)
        clock.scheduleInBackground("instance count", at: clock.now) { [weak self] in
          self?.readNews()
        }
      },
      settled: { [weak clock = environment.clock] subject in
        if let clock { news.post(.settled(subject), at: clock.now) }
      },
      release: { [weak clock = environment.clock] release in
        if let clock { news.post(.release(release), at: clock.now) }
      })
  }

  /// Takes in what became of counted objects up to an instant.
  func readNews(upTo limit: VirtualInstant = .latest) {
    for (instant, item) in news.take(upTo: limit) {
      switch item {
      case .surplus(let found): emit(found, at: instant)
      case .settled(let subject): onSettled(subject, instant)
      case .release(let release): onRelease(release, instant)
      }
    }
  }

  /// A number is beyond a maximum, or beyond what was expected by hand.
  private func emit(_ found: CountedSurplus, at instant: VirtualInstant) {
    guard !isSwitchedOff else { return }
    onFinding(
      CheckFinding(
        subject: .counted(found.subject), name: found.surplus.subject,
        typeName: found.surplus.subject,
        address: counts.oldestSurplus(of: found.subject), since: instant, foundAt: instant,
        evidence: .instanceCount(found.surplus)))
  }
}
