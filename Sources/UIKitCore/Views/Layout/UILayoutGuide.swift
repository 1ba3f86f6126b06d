import Foundation

/// A rectangle for layout that is no view. Held by its view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that holds the guide. Not retained.
  open internal(set) weak var owningView: UIView?

  /// A name to find the guide by.
  open var identifier = ""

  /// Makes a guide that belongs to no view.
  public override init() {
    super.init()
  }

  /// Makes a guide that belongs to no view; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The rectangle in the view that holds the guide: the view's bounds, because nothing is laid out.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
