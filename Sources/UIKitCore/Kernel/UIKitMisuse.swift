import VirtualTime

/// A call that UIKit would refuse, warn of or end the app for: the kind, the caller, and the words.
///
/// The call was refused as UIKit refuses it and the simulation goes on. `kind` is for programs, `message`
/// for people; where UIKit has words for the case, the message is in those, with readable names.
public struct UIKitMisuse: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The cases told apart.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// One instance was pushed, or put into a stack, twice. UIKit: exception.
    case pushedTwice
    /// A navigation controller was pushed. UIKit: exception.
    case pushedNavigationController
    /// A controller that is presented was pushed.
    case pushedWhilePresented
    /// An animated push or pop, or a transition between children, during another; it is done after the
    /// first. UIKit: warning.
    case nestedTransition
    /// A pop with only the root on the stack. UIKit: returns `nil`.
    case popAtRoot
    /// A pop to a controller that is not on the stack. UIKit: exception.
    case popTargetNotOnStack
    /// A presentation by a controller that presents already. UIKit: warning.
    case alreadyPresenting
    /// A presentation of a controller that is presented already. UIKit: exception.
    case alreadyPresented
    /// A presentation of a controller that has a parent or is a root. UIKit: exception.
    case presentedActiveController
    /// A presentation by a controller outside of any window. UIKit: warning.
    case presenterOutsideWindow
    /// A presentation by a controller that is being dismissed. UIKit: warning.
    case presenterBeingDismissed
    /// A dismissal where nothing is presented. UIKit: nothing happens.
    case nothingToDismiss
    /// A dismissal while a presentation or a dismissal runs. UIKit: warning.
    case dismissedDuringTransition
    /// A begin or end of an appearance transition out of turn. UIKit: warning.
    case unbalancedAppearance
    /// A controller with a parent was given another; the old one lost it first. UIKit: the same.
    case childHasAnotherParent
    /// A controller was made a child of itself or of one it contains. UIKit: exception.
    case childIsOwnAncestor
    /// A transition between two controllers that are not both children of the container. UIKit: exception.
    case noCommonParent
    /// A transition between two children of a container that forwards appearance by hand. UIKit: exception.
    case transitionForwardedByHand
    /// A controller that is no tab was selected. UIKit: exception.
    case selectedNoTab
    /// One instance was given for two tabs.
    case tabTwice
    /// One instance was given for two pages, or as its own neighbour.
    case pageTwice
    /// A page view controller was given another number of pages than it shows. UIKit: exception.
    case wrongNumberOfPages
    /// Pages around a spine in the middle were to have one side only. UIKit: exception.
    case singleSidedSpread
    /// One instance was given for two columns. UIKit: exception (unverified).
    case columnTwice
    /// A call about a column that this style of split view controller has not. UIKit: exception.
    case wrongSplitStyle
    /// An override of `loadView()` set no view. UIKit: exception.
    case loadViewSetNoView
    /// A segue was performed that is not registered with the screen's storyboard. UIKit: exception.
    case segueMissing
    /// A tap or a gesture that no user could make, because the button is hidden or the screen covered.
    case affordanceUnavailable
    /// An override of a callback did not call `super`. UIKit: asks for it in its documentation.
    case superNotCalled
    /// A tap on a tab that does not exist; only a test can do that.
    case tappedMissingTab
    /// A tap on an alert's button that no user could make.
    case tappedUnavailableAction
    /// An observation of a property whose changes are not reported here. Foundation: an exception where the
    /// property is not an Objective-C one.
    case unobservableProperty
    /// Work that schedules itself again without delay; the advance of the clock was given up.
    case timeStandsStill
    /// A scan with an interval of zero, or one that a predicate of a running scan requested; refused.
    case scanImpossible
  }

  /// Which rule was broken.
  public var kind: Kind
  /// The readable name of the controller, or of the other object, that was called.
  public var controller: String
  /// The description, in UIKit's words where it has some.
  public var message: String
  /// When it happened.
  public var instant: VirtualInstant

  /// The instant and the message.
  public var description: String { "\(instant): \(message)" }
}
