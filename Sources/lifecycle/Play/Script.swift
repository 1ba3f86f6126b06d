import LifecycleKit

/// A script that was understood: its steps in order.
struct Script: Equatable {
  struct Line: Equatable {
    var number: Int
    /// The column at which its failures are reported.
    var column: Int
    var step: Step
  }

  var lines: [Line] = []

  /// A screen as a step names it: the latest instance of a name, or the one with a number.
  struct Reference: Equatable {
    var name: String
    var number: Int?
    /// Where it stands in its line.
    var column: Int
  }

  /// How a transition is made.
  struct Manner: Equatable {
    var isAnimated = true
    /// Whether the next step comes before the animation has ended.
    var goesOn = false
  }

  enum Root: Equatable {
    case tabs([String])
    case stack([String])
    case screen(String)
    case split(primary: String, secondary: String)
    case pages([String])
  }

  /// A screen that an object of the app's refers to, and whether the reference is weak.
  struct Hold: Equatable {
    var screen: Reference
    var isWeak: Bool
  }

  /// A kind of service that can hold a screen; each one has a name.
  enum Service: String, Equatable, CaseIterable {
    case timer, notification, task
  }

  enum Tab: Equatable {
    case number(Int)
    case containing(Reference)
  }

  /// How a screen keeps itself alive.
  enum Leak: String, Equatable, CaseIterable {
    case closure, method, delegate
  }

  /// Which screen a push or a presentation shows: a new one, or again the one there was.
  struct Subject: Equatable {
    var reference: Reference
    var isAgain: Bool
  }

  struct Presenting: Equatable {
    var subject: Subject
    var style: UIModalPresentationStyle
    var isWrapped: Bool
  }

  enum PopTarget: Equatable {
    case previous
    case root
    case screen(Reference)
  }

  enum Drawing: String, Equatable, CaseIterable {
    case tree, timeline, transcript, table, leaks
  }

  enum Step: Equatable {
    case declare([String], Leak?)
    case root(Root)
    case push(Subject, on: Reference?, Manner)
    case pop(PopTarget, on: Reference?, Manner)
    case replaceStack([Reference], on: Reference?, Manner)
    case present(Presenting, Manner)
    case dismiss(Reference?, Manner)
    case selectTab(Tab)
    case tapTab(Tab)
    case alert(title: String, buttons: [String])
    case tapButton(String)
    case tapBack
    case swipeBack(isCancelled: Bool)
    case pullDown(isCancelled: Bool)
    case wait(Duration)
    case hold(Reference)
    case release(Reference)
    case declareCached(Reference)
    case declareUncached(Reference)
    case coordinator(String, Hold)
    case link(Reference, to: Reference, isWeak: Bool)
    case register(Service, named: String, Hold)
    case invalidateTimer(String)
    case removeObserver(String)
    case post(String)
    case addChild(Subject, to: Reference?)
    case removeChild(Reference)
    case showDetail(Subject)
    case turnPage(isForward: Bool)
    case rotate
    case enterBackground
    case enterForeground
    case expect(Expectation)
    case print(Drawing)
  }

  /// By which check a leak has to have been found.
  enum Finder: Equatable {
    case either, delayedCheck, scan, scanOnly
  }

  enum Expectation: Equatable {
    case onScreen(Reference)
    case alive(Reference)
    case deallocated(Reference)
    case leaked(Reference, by: Finder)
    case noLeaks
    case stack([Reference], on: Reference?)
    case misuse(UIKitMisuse.Kind)
    case noMisuses
  }
}

extension Script.Step {
  /// Whether another screen may be visible afterwards, other than by a presentation or a dismissal.
  var mayHideOtherwise: Bool {
    switch self {
    case .present, .dismiss, .declare, .hold, .release, .declareCached, .declareUncached, .expect,
      .print, .coordinator, .link, .register, .invalidateTimer, .removeObserver, .post:
      false
    default: true
    }
  }
}
