/// A rule of UIKit's that a test breaks on purpose, to prove that the conformance suite would notice.
///
/// One at a time, by `Environment.mutation`; in a release build nothing of it is left.
package enum Mutation: String, Sendable, CaseIterable {
  // Callbacks
  case noAppearanceCallbacks
  case didBeforeWill
  case viewIsAppearingMissing
  case viewDidLoadTwice
  case animatedIsLost
  case childrenBeforeContainer
  case manualForwardingIgnored
  case pushEndsNewScreenFirst
  case presentationEndsPresenterFirst
  case tabLeavesBeforeOtherComes
  case backgroundSendsAppearance
  case curlEndsAsScroll
  case missingSuperForgiven
  // Turns
  case turnEndsInsideCalls
  case linksCutAfterCallbacks
  case stackBringsScreensAlongAfterSuper
  case appearanceBegunByHandIsForgotten
  // Time
  case animationsFinishAtOnce
  case completionBeforeTransition
  case coordinatorMissing
  // Links and lists
  case poppedKeepParent
  case movesNotSent
  case middleScreensLoad
  case childPresentsItself
  case contextIgnored
  case chainLosesTopOnly
  // Flags
  case flagsStaySet
  case flagsNeverSet
  // Presentations
  case presentsWithoutWindow
  case dismissingOneselfDoesNotReachPresenter
  case presenterDisappearsUnderSheet
  case presenterStaysUnderFullScreen
  case modalSheetPulledDown
  case adaptiveDelegateToldOfCode
  case cancelledPullDismisses
  case presenterReleasedEarly
  // Gestures and delegates
  case delegateNeverTold
  case cancelledSwipePops
  case tabDelegateToldOfCode
  case pageDelegateToldOfCode
  // Split, search, scenes
  case displayModeIgnored
  case resultsStay
  case closedSceneKeepsWindows
  // Checks
  case coveredScreensNotExpected
  case scanIgnoresPresenting
  case returnNotNoticed
  case backgroundTimeCounts
}

extension Environment {
  /// Whether a rule is broken on purpose here.
  package func breaks(_ rule: Mutation) -> Bool {
    #if DEBUG
      return mutation == rule
    #else
      return false
    #endif
  }
}

extension UIViewController {
  /// Whether a rule is broken on purpose in this controller's application.
  func breaks(_ rule: Mutation) -> Bool {
    #if DEBUG
      return home?.mutation == rule
    #else
      return false
    #endif
  }

  #if DEBUG
    /// The callback that is sent in place of one while a rule about the callbacks themselves is broken.
    func mutated(_ callback: LifecycleEvent.Kind) -> LifecycleEvent.Kind? {
      guard let mutation = home?.mutation else { return callback }
      switch (mutation, callback) {
      case (.noAppearanceCallbacks, .viewWillAppear), (.noAppearanceCallbacks, .viewDidAppear),
        (.noAppearanceCallbacks, .viewWillDisappear), (.noAppearanceCallbacks, .viewDidDisappear),
        (.noAppearanceCallbacks, .viewIsAppearing):
        return nil
      case (.didBeforeWill, .viewWillAppear): return .viewDidAppear
      case (.didBeforeWill, .viewDidAppear): return .viewWillAppear
      case (.didBeforeWill, .viewWillDisappear): return .viewDidDisappear
      case (.didBeforeWill, .viewDidDisappear): return .viewWillDisappear
      default: return callback
      }
    }
  #endif
}
