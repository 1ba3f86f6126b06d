import Foundation
import Observation

/// A part of a view or a screen that is done again when an observable property has changed that it has read.
package enum TrackedPart: Int, Sendable {
  case properties, layout, constraints, configuration
}

/// The number of the last reading of each part that has read something; 0 for the others. A change that an earlier one
/// waits for is of no interest.
package struct Readings {
  private var numbers = SIMD4<Int32>()

  subscript(part: TrackedPart) -> Int32 {
    get { numbers[part.rawValue] }
    set { numbers[part.rawValue] = newValue }
  }
}

/// A view or a screen. (Tracking: documented, from iOS 26 on by default.)
///
/// Each object that was read has a closure in its registrar until one of the properties changes. The closure retains
/// neither the reader nor what was read. (Of UIKit's own: unverified.)
@MainActor package protocol ObservationReader: AnyObject, Sendable {
  var readings: Readings { get set }

  /// Whether its version of iOS tracks by default what is read in a part, and there is code that could read.
  func tracks(_ part: TrackedPart) -> Bool
}

extension ObservationReader {
  /// Calls `body`; the first change of an observable property that it has read calls `again`, unless the part has
  /// been tracked anew by then. The property still has its old value.
  package func track(
    _ part: TrackedPart, _ body: () -> Void,
    again: @escaping @MainActor @Sendable (Self) -> Void
  ) {
    guard tracks(part) else { return body() }
    let before = readings[part]
    withObservationTracking(body, onChange: notice(of: part, again))
    // Nothing was read this time.
    if before > 0, readings[part] == before { readings[part] = before + 1 }
  }

  /// Called only where something was read.
  private func notice(
    of part: TrackedPart, _ again: @escaping @MainActor @Sendable (Self) -> Void
  ) -> @Sendable () -> Void {
    let number = readings[part] + 1
    readings[part] = number
    return { [weak self] in
      let call: @MainActor @Sendable () -> Void = {
        guard let self, self.readings[part] == number else { return }
        again(self)
      }
      if MainThread.isCurrent { MainActor.assumeIsolated(call) } else { Task { await call() } }
    }
  }
}

/// The thread of the main actor; on Linux the main queue may go on on another than the first.
private enum MainThread {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// The parts of a view that are to be brought up to date before its next layout. No `OptionSet`, for the reason of
/// `TransitionFlags`.
struct StaleParts {
  var properties: Bool
  /// The work in the view's box.
  var configuration: Bool

  var isEmpty: Bool { !properties && !configuration }
}

extension UIView: ObservationReader {
  package var readings: Readings {
    get { kept?.readings ?? Readings() }
    set { box.readings = newValue }
  }

  private var isTracked: Bool { (window?.environment.version ?? .newestWithLog) >= .iOS(26) }

  package func tracks(_ part: TrackedPart) -> Bool { isTracked }

  /// Has `work` done before the view's next layout, or at the end of the turn where the view is in a window.
  package func configureLater(_ work: @escaping @MainActor (UIView) -> Void) {
    box.configure = work
    stale.configuration = true
    askForUpdate(withLayout: false)
  }

  /// Brings this view up to date, without its screen.
  func updateOwnProperties() {
    if stale.isEmpty { return }
    let parts = stale
    stale = StaleParts(properties: false, configuration: false)
    if parts.configuration, let configure = kept?.configure {
      box.configure = nil
      configure(self)
    }
    // A plain view overrides nothing.
    if parts.properties, type(of: self) != UIView.self, isTracked {
      track(.properties) {
        updateProperties()
      } again: {
        $0.setNeedsUpdateProperties()
      }
    }
  }

  /// Brings the views below up to date, but for those of screens and what is in them.
  func updateSubviews() {
    if subviewList.isEmpty { return }
    for view in subviewList where view.controller == nil {
      view.updateOwnProperties()
      view.updateSubviews()
    }
  }

  func updateStaleConstraints() {
    values.needsUpdateConstraints = false
    track(.constraints) {
      updateConstraints()
    } again: {
      $0.setNeedsUpdateConstraints()
      $0.layOutAgain()
    }
  }

  /// Calls `layoutSubviews()`.
  func layOutSubviews() {
    if type(of: self) == UIView.self { return }
    track(.layout) {
      layoutSubviews()
    } again: {
      $0.layOutAgain()
    }
  }

  /// Has the view laid out at the end of the turn.
  package func layOutAgain() {
    needsLayout = true
    askForUpdate(withLayout: true)
  }

  /// Whether the view or one below waits for a layout.
  var hasStaleLayout: Bool { needsLayout || subviewList.contains(where: \.hasStaleLayout) }
}
