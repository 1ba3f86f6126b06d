import Foundation

/// A rectangle for layout that is no view. Held by its view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that holds the guide. Not retained.
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The rectangle in the view that holds the guide: the view's bounds, because nothing is laid out.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
