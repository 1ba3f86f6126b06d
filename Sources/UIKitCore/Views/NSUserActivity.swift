import Foundation

/// What the user was doing, to be taken up elsewhere: a value that a test hands to a delegate.
/// (`NSUserActivity`, which Foundation lacks on Linux.) Nothing is handed to other devices or indexed.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// Not called: not simulated. Not retained.
  open weak var delegate: (any NSUserActivityDelegate)?
  public private(set) var isCurrent = false
  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  open func becomeCurrent() { isCurrent = true }
  open func resignCurrent() { isCurrent = false }
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

@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
