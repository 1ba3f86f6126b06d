import UIKitCore
import LeakDetection
import ObjectGraph
import VirtualTime

extension Simulation {
  /// How many controllers, and counted objects made in this simulation, are alive: by type, with what is
  /// allowed and expected; `counts.table()` shows it all.
  ///
  /// Made in this simulation is what is made inside `perform(_:)`, in callbacks of its controllers, while
  /// its time advances, and in tasks begun there. A number beyond a maximum is judged at the end of the
  /// clock's instant: with the next `advance(by:)`, also by nothing. Of controllers, after
  /// `countCheck.delay`.
  public var counts: InstanceCounts {
    environment.readMail()
    return countCheck.counts
  }

  /// Has the counts told of here. Whatever is counted holds the counts, and must not hold the clock and all
  /// that waits on it. They may be told on any thread, so what they tell is posted, and read
  /// with the clock's turn or by whoever asks before.
  func observeCounts() {
    let news = countNews
    let origins = origins
    counts.onEntry = { origins.noteCreation(ofInstanceAt: $0) }
    counts.report(
      excess: { [weak self, weak countCheck, weak clock] excess in
        guard let countCheck, let clock else { return }
        let deadline = countCheck.deadline(of: excess, at: clock.now)
        clock.scheduleInBackground("instance count", at: deadline) { [weak self] in
          guard let self else { return }
          environment.readMail()
          counts.judge(excess)
          readCountNews()
        }
      },
      judged: { [weak self, weak clock] found in
        guard let clock else { return }
        news.post(.surplus(found), at: clock.now)
        clock.scheduleInBackground("instance count", at: clock.now) { [weak self] in
          self?.readCountNews()
        }
      },
      settled: { [weak clock] subject in
        if let clock { news.post(.settled(subject), at: clock.now) }
      },
      release: { [weak clock] release in
        if let clock { news.post(.release(release), at: clock.now) }
      })
    deallocations.read = { [weak self] in
      self?.environment.readMail()
      self?.readCountNews()
    }
    countCheck.ledger.onFailure = { [weak self] record in
      guard let subject = record.subject as? ControllerSubject else { return }
      self?.noteSurplus(of: subject)
    }
  }

  /// Takes in what became of counted objects up to an instant.
  func readCountNews(upTo limit: VirtualInstant = .latest) {
    for (instant, item) in countNews.take(upTo: limit) {
      switch item {
      case .surplus(let found): note(found, at: instant)
      case .settled(let subject): records.noteSettled(subject, at: instant)
      case .release(let release):
        deallocations.note(at: instant) { (release.name, release.typeName) }
      }
    }
  }

  /// A number is beyond a maximum, or beyond what was expected by hand.
  private func note(_ found: CountedSurplus, at instant: VirtualInstant) {
    guard checksAreEnabled else { return }
    let new = records.note(found.subject) {
      var report = LeakReport(
        subject: found.surplus.subject, typeName: found.surplus.subject, departure: nil,
        since: instant, foundAt: instant)
      report.instanceCount = found.surplus
      if let oldest = counts.oldestSurplus(of: found.subject) {
        report.origin = origins.functions(makingInstanceAt: oldest)
        holderSearch.explain(&report, oldest, in: self)
      }
      return report
    } seen: { report in
      report.instanceCount = found.surplus
    }
    guard let new else { return }
    environment.record(.leak, note: new.headline)
    leakResponse.perform(new, in: self)
    leakList?.refresh()
  }
}
