import Foundation

extension UISplitViewController {
  /// The width that is left to the split view controller.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How columns share the screen; kept.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column; kept.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
  }

  /// What is behind the primary column; kept.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none, sidebar
  }

  /// Whether a button is shown; kept.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic, never, always
  }

  /// What a tap on `displayModeButtonItem` does.
  func toggleDisplayMode() {
    preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
  }
}
