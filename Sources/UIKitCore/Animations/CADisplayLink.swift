import Foundation
import ObjectGraph
import VirtualTime

public typealias CFTimeInterval = Double

/// The run loop, here the application, holds the link from `add(to:forMode:)` until `invalidate()`, and the
/// link its target. (Documented.) So a screen that is the target of its own link, and invalidates it in its
/// `deinit`, is never deallocated: the classic leak of links.
///
/// Methods are not called by name here. A link made with a selector calls its target if that is
/// `SelectorPerforming`; one made with `init(target:action:)` calls a closure.
@preconcurrency @MainActor open class CADisplayLink: NSObject, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .displayLink }
  private var target: AnyObject?
  /// Calls the target, which it does not hold.
  private var action: ((CADisplayLink) -> Void)?
  private var work: ScheduledVirtualWork?
  // Weakly: the application holds the link.
  private weak var application: UIApplication?
  open private(set) var timestamp: CFTimeInterval = 0
  /// The target is held all the same.
  open var isPaused = false
  /// 0 stands for 60.
  open var preferredFramesPerSecond = 0 { didSet { beat() } }

  /// Retains the target.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    super.init()
    action = { link in (link.target as? any SelectorPerforming)?.perform(selector, with: link) }
  }

  /// Calls `action` with the target at every frame. Retains both. (No counterpart in UIKit.)
  public init<Target: AnyObject>(
    target: Target, action: @escaping (Target, CADisplayLink) -> Void
  ) {
    self.target = target
    super.init()
    self.action = { [unowned target] link in action(target, link) }
  }

  isolated deinit { work?.cancel() }

  open var duration: CFTimeInterval { 1 / CFTimeInterval(framesPerSecond) }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  private var framesPerSecond: Int {
    preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 60) : 60
  }

  /// Adds the link to the application in whose scope this is called, outside of any the host, which holds it
  /// until `invalidate()`. Run loop and mode are of no consequence.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, application == nil else { return }
    let application = UIApplication.shared
    self.application = application
    application.displayLinks[ObjectIdentifier(self)] = self
    beat()
  }

  /// The run loop releases the link, which keeps its target. (Documented.)
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leaveRunLoop() }

  /// The run loop releases the link, and the link its target, before this returns. (Documented.)
  open func invalidate() {
    leaveRunLoop()
    // Taken out first: a deinit that comes of it finds the link in order.
    let old = (target, action)
    (target, action) = (nil, nil)
    withExtendedLifetime(old) {}
  }

  private func leaveRunLoop() {
    work?.cancel()
    work = nil
    let old = application
    application = nil
    old?.displayLinks[ObjectIdentifier(self)] = nil
  }

  private func beat() {
    guard let application else { return }
    work?.cancel()
    // In the background: a link alone does not keep the clock from being idle.
    work = application.environment.clock.scheduleInBackground(
      "display link", every: .seconds(duration)
    ) { [weak self] in self?.drawFrame() }
  }

  private func drawFrame() {
    guard let application, !isPaused, let target else { return }
    let now = VirtualInstant.zero.duration(to: application.environment.clock.now)
    timestamp = now / .seconds(1)
    // Held for the call, which may invalidate the link.
    application.environment.perform { withExtendedLifetime((self, target)) { action?(self) } }
  }
}
