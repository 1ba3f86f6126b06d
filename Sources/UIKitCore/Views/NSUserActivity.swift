import Foundation

/// What the user was doing, to be taken up elsewhere: a value that a test hands to a delegate.
/// (`NSUserActivity`, which Foundation lacks on Linux.) Nothing is handed to other devices or indexed.
open class NSUserActivity: NSObject {
  /// The name of the kind of activity.
  public let activityType: String
  /// Words for people.
  open var title: String?
  /// What is needed to take it up.
  open var userInfo: [AnyHashable: Any]?
  /// The names in `userInfo` that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is out of date; kept.
  open var needsSave = false
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// When it is of no use any more.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// A name of the contents.
  open var targetContentIdentifier: String?
  /// A name to delete it by.
  open var persistentIdentifier: String?
  /// Whether it may be handed to another device; none is there.
  open var isEligibleForHandoff = true
  /// Whether it may be found on the device; nothing looks.
  open var isEligibleForSearch = false
  /// Whether it may be found by all; nothing looks.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested; nothing does.
  open var isEligibleForPrediction = false
  /// Not called: not simulated. Not retained.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether `becomeCurrent()` was called last, and not `resignCurrent()` or `invalidate()`.
  public private(set) var isCurrent = false

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user does this now.
  open func becomeCurrent() { isCurrent = true }

  /// Says that the user does something else.
  open func resignCurrent() { isCurrent = false }

  /// Says that the activity is over.
  open func invalidate() { isCurrent = false }
}

/// Told of what becomes of an activity; never called here. (`NSUserActivityDelegate`.)
public protocol NSUserActivityDelegate: AnyObject {
  // @optional
  /// Called before the activity is handed over, to bring `userInfo` up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after it was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// What can take up an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Takes it up.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The type of an activity that came from a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
