import VirtualTime

/// Why a controller should be deallocated: how it left, and which controller or window it left.
public struct ScreenDeparture: Hashable, Sendable, Codable {
  /// The ways of leaving. The last four come with no call on the controller; its links tell of them.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Taken off a navigation stack by a pop, the top one or one that was covered.
    case popped
    /// Taken off a navigation stack by a swipe from the edge that went through.
    case swipedBack
    /// Taken off a navigation stack by `setViewControllers`.
    case replaced
    /// The page of a page view controller, or the candidate of a swipe, replaced by another page.
    case replacedAsPage
    /// The secondary one of a split view controller, and another took its place.
    case replacedAsDetail
    /// Presented, and dismissed, or contained in one that was.
    case dismissed
    /// Presented as a sheet, and pulled down by the user.
    case pulledDown
    /// Taken out of a container by `removeFromParent` or by a shorter list of tabs, or out of a window that
    /// was given no other root.
    case removed
    /// The root of a window, or below it, when the window was given another root.
    case replacedAsRoot
    /// Shown in a window that was deallocated, or whose scene was disconnected.
    case closed
    /// The child of a container that was deallocated without removing it.
    case outlivedParent
    /// Presented by a controller that was deallocated without dismissing it.
    case outlivedPresenter
  }

  /// How it left.
  public var kind: Kind
  /// The container, presenter or window that it left, as an identity that outlives it.
  public var source: InstanceID

  /// When it left: the instant of the last callback that the departure brought.
  public var instant: VirtualInstant

  package init(_ kind: Kind, from source: InstanceID, at instant: VirtualInstant) {
    self.kind = kind
    self.source = source
    self.instant = instant
  }
}
