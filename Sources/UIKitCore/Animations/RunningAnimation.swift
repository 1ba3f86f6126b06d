import Foundation
import ObjectGraph
import VirtualTime

/// One animation under way: what its end brings, and which transaction waits for it.
///
/// The application holds it until its end. The clock does not, or a simulation released in the middle would be
/// held by its own clock.
@MainActor final class RunningAnimation {
  private let environment: Environment
  private let began: VirtualInstant
  private let ending: (Bool) -> Void
  private var group: AnimationGroup?
  private var work: ScheduledVirtualWork?

  private init(in environment: Environment, ending: @escaping (Bool) -> Void) {
    self.environment = environment
    began = environment.clock.now
    self.ending = ending
  }

  /// Begins an animation in the application in whose scope this is called; outside of any, in the host.
  ///
  /// Without a duration it goes on until it is stopped. `ending` is called on the clock, also when the
  /// duration is zero or animations are switched off: on the next turn then.
  @discardableResult static func begin(
    _ name: String, for duration: Duration?, ending: @escaping (Bool) -> Void
  ) -> RunningAnimation {
    let application = UIApplication.shared
    let environment = application.environment
    let duration = application.environment.animates ? duration : .zero
    let animation = RunningAnimation(in: environment, ending: ending)
    application.runningAnimations[ObjectIdentifier(animation)] = animation
    if duration != .zero {
      animation.group = environment.openGroup
      animation.group?.enter()
    }
    if let duration {
      animation.work = environment.clock.schedule(name, after: duration) { [weak animation] in
        animation?.end()
      }
    }
    return animation
  }

  var elapsed: Duration { began.duration(to: environment.clock.now) }

  private func end() {
    environment.perform {
      letGo()
      ending(true)
      leaveGroup()
    }
  }

  /// Stops the animation without its ending.
  func stop() {
    letGo()
    leaveGroup()
  }

  private func letGo() {
    work?.cancel()
    work = nil
    environment.application?.object?.runningAnimations[ObjectIdentifier(self)] = nil
  }

  private func leaveGroup() {
    let group = group
    self.group = nil
    group?.leave()
  }
}

extension Duration {
  /// As UIKit takes it: below zero or no number is zero, and thirty years are as good as forever.
  init(ofAnimation seconds: TimeInterval) {
    self = seconds > 0 ? .seconds(min(seconds, 1e9)) : .zero
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofAnimations = Vocabulary(
    names: [
      "RunningAnimation.ending": "completion"
    ])
}
