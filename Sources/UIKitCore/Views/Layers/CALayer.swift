import Foundation

/// What a view would be drawn with; values only. (`CALayer`.)
///
/// Holds its sublayers and animations. A view's own layer has the view's geometry.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer this is. Not retained; setting another one does not make it that one's layer.
  /// (In UIKit any delegate of a layer, which a view's is.)
  open weak var delegate: AnyObject?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var view: UIView? { delegate as? UIView }
  open var cornerRadius: CGFloat = 0
  open var maskedCorners = CACornerMask.all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var masksToBounds = false
  /// What the layer is cut by. Retained.
  open var mask: CALayer?
  /// The content, such as a picture. Retained.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3D()
  open var sublayerTransform = CATransform3D()
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var beginTime: TimeInterval = 0

  /// The layer that holds this one. Not retained.
  open internal(set) weak var superlayer: CALayer?
  /// The layers that this one holds, back to front.
  open var sublayers: [CALayer]?
  var animations: [(key: String, animation: CAAnimation)] = []

  /// Makes a layer of no size. This is the one by which a view makes a layer of its `layerClass`.
  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  open var frame: CGRect {
    get {
      let (anchor, size) = (position, bounds.size)
      return view?.frame
        ?? CGRect(
          x: anchor.x - size.width * anchorPoint.x, y: anchor.y - size.height * anchorPoint.y,
          width: size.width, height: size.height)
    }
    set {
      if let view { return view.frame = newValue }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// Adds a layer in front of the others. Retains it.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a position from the back; one outside the range is clamped to it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    let count = sublayers?.count ?? 0
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), count))
    layer.superlayer = self
  }

  /// Takes the layer out of the one that holds it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// The layer as it is shown right now: itself, because nothing is interpolated.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Tells the layer to lay out its sublayers. Does nothing, and nothing calls it; for subclasses.
  open func layoutSublayers() {}
}
