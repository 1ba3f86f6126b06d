import VirtualTime

/// One thing that happened: a callback, a move, a deallocation, a misuse, a report.
///
/// A callback is recorded just before it is called, so the log's order is the order of calls.
public struct LifecycleEvent: Hashable, Sendable, Codable {
  /// The kinds of events. The callbacks carry UIKit's names.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case loadView, viewDidLoad
    case viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    /// An update of properties that was asked for, or that followed a change of what the last one has read. The first
    /// of a screen comes with its first layout and is not recorded.
    case updateProperties
    case didReceiveMemoryWarning
    /// `willMove(toParent:)`; `other` is the parent, `nil` on the way out.
    case willMoveToParent
    /// `didMove(toParent:)`; `other` is the parent, `nil` on the way out.
    case didMoveToParent
    /// A navigation controller told its delegate; `other` is the screen.
    case willShow, didShow
    /// A tab bar controller asked or told its delegate; `other` is the tab.
    case shouldSelect, didSelect
    /// The completion of a presentation (of the presented one) or a dismissal (of the presenter).
    case completion
    /// The adaptive delegate of a presentation was asked or told about a dismissal by the user.
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    /// Another delegate was asked or told; `note` says of what.
    case delegate
    /// A tap that a test made; `note` says on what.
    case tap
    /// A finger began, finished or gave up a gesture; `note` says which.
    case gestureBegan, gestureFinished, gestureCancelled
    /// `willTransition(to:with:)`; `note` says what is going to change.
    case willTransition
    /// `viewWillTransition(to:with:)`; `note` is the size.
    case viewWillTransition
    /// `traitCollectionDidChange(_:)`; `note` says what changed.
    case traitCollectionDidChange
    /// The application or a scene changed its state; `note` says to which.
    case application
    /// The controller was deallocated.
    case deallocated
    /// A misuse was refused; `note` is its message.
    case misuse
    /// A check reported a leak; `note` is the report's first line.
    case leak
    /// Words that the program itself put into the log.
    case note
  }

  /// The controller's flags, and others, while the callback was sent.
  public struct Flags: OptionSet, Hashable, Sendable, Codable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// The flags with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `isMovingToParent`.
    public static let movingToParent = Flags(rawValue: 1)
    /// `isMovingFromParent`.
    public static let movingFromParent = Flags(rawValue: 2)
    /// `isBeingPresented`.
    public static let beingPresented = Flags(rawValue: 4)
    /// `isBeingDismissed`.
    public static let beingDismissed = Flags(rawValue: 8)
    /// The argument `animated`.
    public static let animated = Flags(rawValue: 16)
    /// The program called the callback itself.
    public static let byHand = Flags(rawValue: 32)

    init(_ flags: TransitionFlags) { rawValue = flags.rawValue }

    /// The flags in words, in the order of their bits.
    public var words: [String] {
      let all: [(Flags, String)] = [
        (.movingToParent, "moving to parent"), (.movingFromParent, "moving from parent"),
        (.beingPresented, "being presented"), (.beingDismissed, "being dismissed"),
        (.animated, "animated"), (.byHand, "called by hand"),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// When it happened.
  public var instant: VirtualInstant
  /// The readable name of the controller, empty for events of the simulation itself.
  public var controller: String
  /// The kind of event.
  public var kind: Kind
  /// The flags while it happened.
  public var flags: Flags
  /// The readable name of the parent, screen or tab that the event is about.
  public var other: String?
  /// Words that belong to the event.
  public var note: String?

  /// The event in one line without the instant: `A#1 viewDidAppear (animated)`.
  public var line: String {
    let words = flags.words
    let tail = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    let isNamed = kind != .leak && !controller.isEmpty
    return (!isNamed ? what : "\(controller) \(what)") + tail
  }

  private var what: String {
    switch kind {
    case .willMoveToParent: "willMove(toParent: \(other ?? "nil"))"
    case .didMoveToParent: "didMove(toParent: \(other ?? "nil"))"
    case .willShow, .didShow, .shouldSelect, .didSelect:
      "delegate \(kind.rawValue) \(other ?? "nil")"
    case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss:
      "delegate \(kind.rawValue)"
    case .delegate: "delegate \(note ?? "")"
    case .tap: "tap \"\(note ?? "")\""
    case .gestureBegan: "\(note ?? "gesture") begins"
    case .gestureFinished: "\(note ?? "gesture") finishes"
    case .gestureCancelled: "\(note ?? "gesture") is cancelled"
    case .willTransition: "willTransition(to: \(note ?? ""))"
    case .viewWillTransition: "viewWillTransition(to: \(note ?? ""))"
    case .traitCollectionDidChange: "traitCollectionDidChange \(note ?? "")"
    case .application: note ?? ""
    case .misuse: "misuse: \(note ?? "")"
    case .leak: "leak: \(note ?? "")"
    case .note: note ?? ""
    default: kind.rawValue
    }
  }
}
