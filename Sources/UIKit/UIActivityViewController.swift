import UIKitCore
import Foundation

/// The sheet that offers ways to share: a screen that keeps what it was made with.
///
/// A test ends it by calling `completionWithItemsHandler` and dismissing it.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What is called with what was chosen.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared. Retained.
  public let activityItems: [Any]
  /// The program's own ways. Retained.
  public let applicationActivities: [UIActivity]?
  /// The ways that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the user has chosen; by tests alone here. Retained.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes the sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Cannot be made by this, as in UIKit; a subclass need not have it.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    nil
  }
}

/// A way to share.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a way.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// A short message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact's picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Another app that opens the file.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }

  /// Whether a way acts on what is there or hands it on.
  public enum Category: Int, Hashable, Sendable {
    case action, share
  }

  /// Makes one.
  public override init() {}

  /// Whether it acts on what is there.
  open class var activityCategory: Category { .action }
  /// The name of the way.
  open var activityType: ActivityType? { nil }
  /// The words.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// A screen of its own.
  open var activityViewController: UIViewController? { nil }
  /// Whether it can share these.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes what is to be shared.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares it. Does nothing.
  open func perform() {}
  /// Says that it is done, which ends a sheet that a user sees.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Makes what is shared when it is known how; asked by tests alone here.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// What stands for it until then.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared in a way.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  // @optional
  /// The words above a letter.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String  // = ""
}
