extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// As in a book.
    case pageCurl
    /// Side by side.
    case scroll
  }

  /// In which direction pages are turned.
  public enum NavigationOrientation: String, Hashable, Sendable, Codable {
    case horizontal, vertical
  }

  /// Whether a change goes on or back.
  public enum NavigationDirection: String, Hashable, Sendable, Codable {
    case forward, reverse
  }

  /// Where the spine of the book is; the numbers are UIKit's.
  public enum SpineLocation: Int, Hashable, Sendable, Codable {
    /// There is none, as with `.scroll`.
    case none = 0
    /// At the left or the upper edge: one page is shown.
    case min = 1
    /// In the middle: two pages are shown side by side.
    case mid = 2
    /// At the right or the lower edge: one page is shown.
    case max = 3
  }

  /// What can be said to the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String

    /// A key with this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `SpineLocation` or its number; for `.pageCurl`.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// A number; for `.scroll`, of no consequence here.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

extension UIKitDuration {
  /// A page turned, by code or by what is left of a swipe: 0.3 s (unverified).
  public static let page = Duration.milliseconds(300)
}
