import UIKitCore
import Foundation

// The parts of a compositional layout. Values in objects; nothing is placed by them.

/// A length: of its own, a part of what is around, or as the content has it.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let kind: Kind
  /// Points, or a part from 0 to 1.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A part of the width around.
  open class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, part)
  }
  /// A part of the height around.
  open class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, part)
  }
  /// Points.
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, points)
  }
  /// Points, until the content is known.
  open class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, points)
  }

  /// Whether it is a part of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides.
  open var isEstimated: Bool { kind == .estimated }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// The distance of an item from what is around.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// Just so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  /// So many points, or more.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }

  /// Whether it may not be more.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances of an item from what is around.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the edge.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Makes distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// Where something beside an item stands.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// At which edges.
  public let edges: NSDirectionalRectEdge
  /// How far from there, in points or parts.
  public let offset: CGPoint
  /// Whether that is in parts.
  public let isFractionalOffset: Bool

  /// Makes one in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  /// Makes one in parts.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }
}

/// A cell's place.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// How large.
  public let layoutSize: NSCollectionLayoutSize
  /// What stands beside it. Retained.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Stored, not simulated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Stored, not simulated.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes a place.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// The place of something beside an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// Where it stands beside its item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of it stands there.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Stored, not simulated.
  open var zIndex = 0

  /// Makes a place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (
      elementKind, containerAnchor, itemAnchor
    )
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// The place of a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge.
  public let alignment: NSRectAlignment
  /// How far from there.
  public let offset: CGPoint
  /// Stored, not simulated.
  open var extendsBoundary = true, pinToVisibleBounds = false

  /// Makes a place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// The place of an ornament.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// Stored, not simulated.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: all),
      supplementaryItems: [])
  }

  /// One behind a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// At which edge or corner something stands.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle, at an edge or at a corner.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
