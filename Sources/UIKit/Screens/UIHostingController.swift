import Foundation
import UIKitCore

/// A screen that holds a root view of SwiftUI's, of which nothing is drawn and nothing is asked.
///
/// In Apple's SDK it is SwiftUI's, and `Content` a `View`. Here it is UIKit's, and `Content` any type: there is no module
/// `SwiftUI`, so that `#if canImport(SwiftUI)` still leaves out what needs one. Put a type of the root view's name behind
/// `#else`, with the same properties; closures and models in it are held as on iOS.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
  /// Retained with everything in it.
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1 << 0)
  public static let intrinsicContentSize = Self(rawValue: 1 << 1)
}
