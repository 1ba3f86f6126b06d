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

  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners = CACornerMask.all
  /// Whether corners are a circle's or smoother.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line along the edge.
  open var borderWidth: CGFloat = 0
  /// The colour of the line along the edge.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How strong the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// How opaque the layer is, 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// Whether nothing shines through.
  open var isOpaque = false
  /// Whether sublayers are cut at the bounds.
  open var masksToBounds = false
  /// What the layer is cut by. Retained.
  open var mask: CALayer?
  /// The content, such as a picture. Retained.
  open var contents: Any?
  /// How the content fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the content that is drawn, 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels a point is.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// How many pixels a point is when it is drawn once.
  open var rasterizationScale: CGFloat = 1
  /// What is in front.
  open var zPosition: CGFloat = 0
  /// The point of the layer that is at its position, 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the layer is turned, scaled or shifted.
  open var transform = CATransform3D()
  /// How its sublayers are.
  open var sublayerTransform = CATransform3D()
  /// A name to find the layer by.
  open var name: String?
  /// The speed of its time.
  open var speed: Float = 1
  /// The shift of its time.
  open var timeOffset: TimeInterval = 0
  /// When its time begins.
  open var beginTime: TimeInterval = 0

  /// The layer that holds this one. Not retained.
  open internal(set) weak var superlayer: CALayer?
  /// The layers that this one holds, back to front.
  open var sublayers: [CALayer]?

  var animations: [(key: String, animation: CAAnimation)] = []

  /// Makes a layer of no size. This is the one by which a view makes a layer of its `layerClass`.
  public override init() {
    super.init()
  }

  /// Makes a copy for drawing; of nothing.
  public init(layer: Any) {
    super.init()
  }

  /// Makes a layer of no size; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// Where the anchor point is in the superlayer.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The rectangle in the superlayer's coordinates.
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

  /// The layer whose values count: itself.
  open func model() -> Self { self }

  /// Remembers nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Tells the layer that its layout is stale: its view's.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays its view out when that is stale.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Tells the layer to lay out its sublayers. Does nothing, and nothing calls it; for subclasses.
  open func layoutSublayers() {}
}
