import Foundation
import RuntimeLayout

/// The class by which a view makes a layer of its `layerClass`; of no use to anyone else.
///
/// UIKit makes any class of layers by `init()`. Swift lets only a required initialiser be called on a class
/// that is known at run time, and one in `CALayer` would be asked of every subclass, which UIKit's is not.
/// Here it is required, and found in the place where every class of layers has its own. Open, so that the
/// compiler does not take that place for this class's alone.
@MainActor open class LayerMold: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layer of that class; a plain one for what is no class of layers. Ends the process, as on iOS, where
  /// the class has initialisers of its own and no `init()`.
  static func layer(of layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else { return CALayer() }
    return sibling(layerClass, standingFor: LayerMold.self).init()
  }
}
