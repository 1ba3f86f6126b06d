import UIKitCore
import LeakDetection
import ObjectGraph

extension Simulation {
  /// Expects an object to be gone after a delay: a view model, presenter, coordinator, router, view, window
  /// or anything else that is a class.
  ///
  ///     simulation.expectDeallocation(of: session, reason: "the flow ended")
  ///
  /// The object is held weakly. When it is alive at the deadline, a report in `leaks` says for which reason
  /// it should be gone and who holds it, as for a screen; objects go by their type's name and a number,
  /// `SessionModel#1`, counted for each type in the order in which they were first mentioned. Time in the
  /// background is not counted. The counterpart for screens by themselves is `delayedCheck`; a screen of
  /// this simulation that is given here has one report, whichever check finds it, and is not expected to go
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
  ///   - reason: why it should be gone, as the end of a sentence with "because".
  /// - Complexity: O(1); each instant at which something happens within `advance(by:)` costs O(living objects
  ///   mentioned here).
  @discardableResult public func expectDeallocation(
    of object: AnyObject, within delay: Duration = .seconds(2), reason: String
  ) -> ExpectationHandle {
    delayedCheck.expect(object, within: delay, because: reason)
  }
}

extension UIViewController {
  /// Expects an object to be gone after a delay, in the simulation that this controller belongs to; for
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
