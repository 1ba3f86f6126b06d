import Foundation

/// A quick action on the application's icon: a value that a test hands to a delegate.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  public let type: String
  /// The words.
  public let localizedTitle: String
  /// The words below.
  public let localizedSubtitle: String?
  /// What is needed to perform it.
  public let userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}
