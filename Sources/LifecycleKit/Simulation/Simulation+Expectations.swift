import LeakDetection
import ObjectGraph
import UIKitCore

extension Simulation {
  /// Expects an object to be deallocated after a delay: a view model, presenter, coordinator, router, view, window
  /// or anything else that is a class.
  ///
  ///     simulation.expectDeallocation(of: session, reason: "the flow ended")
  ///
  /// The object is held weakly. When it is alive at the deadline, a report in `leaks` says after what
  /// it should have been deallocated and what holds it, as for a screen; objects go by their type's name and a number,
  /// `SessionModel#1`, counted for each type in the order in which they were first mentioned. Time in the
  /// background is not counted. The counterpart for screens by themselves is `delayedCheck`; a screen of
  /// this simulation that is given here has one report, whichever check finds it, and has no expectation
  /// any more when it comes back.
  ///
  /// One expectation is pending for one object at a time: while there is one, from whichever source, it
  /// stands, and the call gives a handle for it. An object that outlived an expectation and is no screen
  /// has its report; further calls give a handle for the failed one.
  ///
  /// The end of a screen is dated to its instant. That of another object is noticed when the time moves on
  /// or results are read: exact for what happens within `advance(by:)` and what it calls; what goes within
  /// `settle()`, or while only the clock is moved, is dated to the deadline or the reading that follows.
  /// Met or failed is exact in any case. While `checksAreEnabled` is false nothing is expected: the handle is
  /// for an expectation that is cancelled already.
  /// - Parameters:
  ///   - object: what should go; held weakly.
  ///   - delay: how long the object may live on, in virtual time; a negative one counts as none.
  ///   - reason: what ended its use, as the end of a sentence with "after": `the flow ended`.
  /// - Complexity: O(1); each instant at which something happens within `advance(by:)` costs O(living objects
  ///   mentioned here).
  @discardableResult public func expectDeallocation(
    of object: AnyObject, within delay: Duration = .seconds(2), reason: String
  ) -> ExpectationHandle {
    delayedCheck.expect(object, within: delay, because: reason)
  }
}

extension UIViewController {
  /// Expects an object to be deallocated after a delay, in the simulation that this controller belongs to; for
  /// code that knows screens and no simulation, such as a coordinator's.
  ///
  ///     navigation.expectDeallocation(of: self, reason: "the flow ended")
  ///
  /// See the simulation's method of this name.
  /// - Returns: `nil` for a controller that belongs to no simulation; then nothing is expected.
  @discardableResult public func expectDeallocation(
    of object: AnyObject, within delay: Duration = .seconds(2), reason: String
  ) -> ExpectationHandle? {
    environment?.simulation?.expectDeallocation(of: object, within: delay, reason: reason)
  }
}

extension UIViewController {
  /// Expects this controller to be deallocated after a delay, if it is just leaving; to be called from
  /// `viewDidDisappear(_:)`, as DeallocationChecker's method of this name.
  ///
  /// Acts when `isMovingFromParent`, or when the topmost parent `isBeingDismissed` (a screen wrapped in
  /// a navigation controller is not itself dismissed, the wrapper is). Otherwise, as on a tab switch or
  /// under a full-screen presentation, nothing happens. The controller is held weakly. When it is alive
  /// at the deadline, the simulation reports it: not deallocated after being removed from its parent, or
  /// after being dismissed. A controller that belongs to no simulation is not checked.
  /// - Parameter delay: how long the controller may live on, in virtual time.
  public func checkDeallocation(afterDelay delay: Duration = .seconds(2)) {
    guard let environment, let simulation = environment.simulation else { return }
    let root = rootParent
    let now = environment.clock.now
    if isMovingFromParent {
      let departure = ScreenDeparture(wayOut, from: parent?.id ?? formerParent, at: now)
      simulation.delayedCheck.expect(self, departure, within: delay)
    } else if root.isBeingDismissed {
      let presenter = root.presentingViewController?.id ?? root.formerPresenter
      let departure = ScreenDeparture(.dismissed, from: presenter, at: now)
      simulation.delayedCheck.expect(self, departure, within: delay)
    }
  }
}

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
