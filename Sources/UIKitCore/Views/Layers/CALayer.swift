import Foundation
import SwiftRuntime

/// Values only. Holds its sublayers and animations. A view's own layer has the view's geometry.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer this is. Not retained; setting another view does not make this its layer.
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
  /// Retained, as `contents` and `sublayers`.
  open var mask: CALayer?
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
  /// Not retained.
  open internal(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]?
  var animations: [(key: String, animation: CAAnimation)] = []

  /// By this a view makes a layer of its `layerClass`.
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

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// A position outside the range is clamped to it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    let count = sublayers?.count ?? 0
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), count))
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// The layer itself: nothing is interpolated.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Nothing calls it.
  open func layoutSublayers() {}
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The class by which a view makes a layer of its `layerClass`; of no other use.
///
/// UIKit makes any class of layers by `init()`. Swift lets only a required initialiser be called on a class
/// that is known at run time, and one in `CALayer` would be asked of every subclass, which UIKit's is not.
/// Here it is required, and found in the place where every class of layers has its own. Open, so that the
/// compiler does not take that place for this class's alone.
@MainActor open class LayerInitializerTemplate: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layer of that class; a plain one for what is no class of layers. Ends the process, as on iOS, where
  /// the class has initialisers of its own and no `init()`.
  static func layer(of layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else { return CALayer() }
    return sibling(layerClass, standingFor: LayerInitializerTemplate.self).init()
  }
}
