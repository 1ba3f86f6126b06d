import UIKitCore
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Holds its section, or the closure that makes sections and what that captures: a closure that
/// captures the screen whose view has this layout is a retain cycle. Nothing is placed.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let section: NSCollectionLayoutSection?
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider?

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (self.section, sectionProvider) = (section, nil)
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (section, self.sectionProvider) = (nil, sectionProvider)
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    (section, sectionProvider) = (nil, nil)
    configuration = .init()
    super.init(coder: coder)
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [configuration] in
      .list(using: configuration, layoutEnvironment: $1)
    }
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView, let sectionProvider else { return }
    let room = LayoutRoom(of: view)
    for section in 0..<view.numberOfSections { _ = sectionProvider(section, room) }
  }
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override nonisolated init() {}
}

private final class LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(of view: UIView) {
    (contentSize, traitCollection) = (view.bounds.size, view.traitCollection)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true, headerMode = HeaderMode.none, footerMode = FooterMode.none
  public var backgroundColor: UIColor?, headerTopPadding: CGFloat?
  /// Not called here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Not called here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) { self.appearance = appearance }
}
