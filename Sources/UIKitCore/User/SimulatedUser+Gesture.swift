import Foundation

extension SimulatedUser {
  /// A finger on the screen: moved to and fro until it lets go. (No counterpart; UIKit's recognisers.)
  ///
  /// Begun by one of `SimulatedUser`'s calls. It holds the transition that it drives, and by that the screens only
  /// until their last callback; let go without an end it leaves the transition undecided, as a finger that
  /// rests on the glass.
  @preconcurrency @MainActor public final class Gesture {
    private let transition: Transition
    private let id: InstanceID
    private let environment: Environment?
    private let words: String
    private let recording: Recording?

    init(
      _ words: String, on controller: UIViewController, driving transition: Transition,
      recording: Recording?
    ) {
      self.words = words
      self.recording = recording
      id = controller.id
      environment = controller.environment
      self.transition = transition
    }

    /// How far the finger has come, 0 to 1.
    public var share: Double { Double(transition.percentComplete) }

    /// Whether the finger has let go, or what it moved is gone.
    public var isOver: Bool { transition.phase != .tracking }

    /// Moves the finger; outside 0 to 1 the share is clamped. After the end, and for a share that
    /// is no number, nothing happens.
    public func move(to share: Double) {
      transition.update(to: CGFloat(share))
    }

    /// Lets go so that the change takes place: what is left of the animation runs on the clock.
    public func finish() {
      end(.gestureFinished, cancelled: false)
    }

    /// Lets go so that all goes back to where it was.
    public func cancel() {
      end(.gestureCancelled, cancelled: true)
    }

    private func end(_ kind: LifecycleEvent.Kind, cancelled: Bool) {
      environment?.endTurn()
      guard !isOver else { return }
      environment?.record(kind, of: id, note: words)
      recording?.end(isCancelled: cancelled)
      environment?.perform { transition.decide(cancelled: cancelled) }
      environment?.endTurn()
    }
  }
}
