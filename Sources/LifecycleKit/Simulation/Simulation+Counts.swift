import UIKitCore
import LeakDetection

extension Simulation {
  /// How many controllers, and counted objects made in this simulation, are alive: by type, with what is
  /// allowed and expected; `counts.table()` shows it all.
  ///
  /// Made in this simulation is what is made inside `perform(_:)`, in callbacks of its controllers, while
  /// its time advances, and in tasks begun there. A number beyond a maximum is judged at the end of the
  /// clock's instant: with the next `advance(by:)`, also by nothing. Of controllers, after
  /// `countCheck.delay`.
  public var counts: InstanceCounts {
    upToDate.countCheck.counts
  }

  /// Has what became of counted objects told of here.
  func observeCounts() {
    let origins = origins
    counts.onEntry = { origins.noteCreation(ofInstanceAt: $0) }
    countCheck.onSettled = { [weak self] in self?.records.noteEnd(of: .counted($0), at: $1) }
    countCheck.onRelease = { [weak self] release, instant in
      self?.deallocations.note(at: instant) { (release.name, release.typeName) }
    }
    deallocations.takeNews = { [weak self] in _ = self?.upToDate }
  }
}
