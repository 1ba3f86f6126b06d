import UIKit

// Classes whose initialisers no other class has: layouts and their parts, menus, drawing.

final class OwnPlaces: UICollectionViewLayoutAttributes {
  var number = 1
  override init() { super.init() }
}

final class OwnStale: UICollectionViewLayoutInvalidationContext {
  override init() { super.init() }
}

final class OwnFlowStale: UICollectionViewFlowLayoutInvalidationContext {
  var number = 1
}

final class OwnSections: UICollectionViewCompositionalLayout {
  init(number: Int) { super.init { _, _ in nil } }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OwnSectionsSettings: UICollectionViewCompositionalLayoutConfiguration {
  var number = 1
}

final class OwnSize: NSCollectionLayoutSize {
  init(number: CGFloat) {
    super.init(widthDimension: .absolute(number), heightDimension: .absolute(number))
  }
}

final class OwnItem: NSCollectionLayoutItem {
  init(number: CGFloat) { super.init(layoutSize: OwnSize(number: number)) }
}

final class OwnBeside: NSCollectionLayoutSupplementaryItem {
  init(number: CGFloat) {
    super.init(
      layoutSize: OwnSize(number: number), elementKind: "own", containerAnchor: OwnAnchor(number: 1)
    )
  }
}

final class OwnHeaderItem: NSCollectionLayoutBoundarySupplementaryItem {
  init(number: CGFloat) {
    super.init(layoutSize: OwnSize(number: number), elementKind: "own", alignment: .top)
  }
}

final class OwnAnchor: NSCollectionLayoutAnchor {
  init(number: CGFloat) { super.init(edges: .top) }
}

final class OwnEdges: NSCollectionLayoutEdgeSpacing {
  init(number: CGFloat) { super.init(leading: nil, top: nil, trailing: nil, bottom: nil) }
}

final class OwnCustomItem: NSCollectionLayoutGroupCustomItem {
  init(number: CGFloat) { super.init(frame: .zero) }
}

final class OwnSection: NSCollectionLayoutSection {
  init(number: CGFloat) {
    super.init(
      group: .horizontal(layoutSize: OwnSize(number: number), subitems: [OwnItem(number: number)]))
  }
}

final class OwnLink: CADisplayLink {
  init(_ target: AnyObject) { super.init(target: target, selector: "tick") }
}

final class OwnCurve: UICubicTimingParameters {
  init(number: Int) { super.init(animationCurve: .linear) }
}

final class OwnSpring: UISpringTimingParameters {
  init(number: Int) { super.init(dampingRatio: 1) }
}

final class OwnMetrics: UIFontMetrics {
  init(number: Int) { super.init(forTextStyle: .body) }
}

final class OwnRenderer: UIGraphicsImageRenderer {
  init(number: CGFloat) {
    super.init(bounds: .zero, format: UIGraphicsImageRendererFormat())
  }
}

final class OwnAttachment: NSTextAttachment {
  init(number: Int) { super.init(data: nil, ofType: nil) }
}

final class OwnMenuSettings: UIContextMenuConfiguration {
  init(number: Int) { super.init(identifier: nil) }
}

final class OwnPress: UIContextMenuInteraction {
  override init(delegate: any UIContextMenuInteractionDelegate) { super.init(delegate: delegate) }
}

final class OwnPointing: UIPointerInteraction {
  init(number: Int) { super.init() }
}

final class OwnRegion: UIPointerRegion {
  init(number: Int) { super.init(rect: .zero) }
}

final class OwnLifted: UITargetedPreview {
  init(_ view: UIView) { super.init(view: view) }
}

final class OwnTarget: UIPreviewTarget {
  init(_ view: UIView) { super.init(container: view, center: .zero) }
}

final class OwnEntry: UIMenuItem {
  init(number: Int) { super.init(title: "Own", action: "own") }
}

final class OwnDragged: UIDragItem {
  init(_ provider: AnyObject) { super.init(itemProvider: provider) }
}

final class OwnTilt: UIInterpolatingMotionEffect {
  init(number: Int) { super.init(keyPath: "center.x", type: .tiltAlongHorizontalAxis) }
}

final class Presser: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

@MainActor func makeSingularLayouts() -> [AnyObject?] {
  let view = UIView()
  let presser = Presser()
  let places = OwnPlaces(forCellWith: IndexPath(item: 0, section: 0))
  return [
    places, places.copy() as? OwnPlaces, OwnStale(), OwnFlowStale(), OwnSections(number: 1),
    OwnSectionsSettings(), OwnSize(number: 1), OwnItem(number: 1), OwnBeside(number: 1),
    OwnHeaderItem(number: 1), OwnAnchor(number: 1), OwnEdges(number: 1), OwnCustomItem(number: 1),
    OwnSection(number: 1), OwnLink(view), OwnCurve(number: 1), OwnSpring(number: 1),
    OwnMetrics(number: 1), OwnRenderer(number: 1), OwnAttachment(number: 1),
    OwnMenuSettings(number: 1), OwnPress(delegate: presser), OwnPointing(number: 1),
    OwnRegion(number: 1), OwnLifted(view), OwnTarget(view), OwnEntry(number: 1), OwnDragged(view),
    OwnTilt(number: 1),
  ]
}
