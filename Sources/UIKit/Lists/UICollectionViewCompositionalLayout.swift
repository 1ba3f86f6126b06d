import UIKitCore
import Foundation

/// Hands out a section of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items. Holds its section, or the closure that makes sections, and with it what the
/// closure captures: one that captures the screen whose view has this layout is a cycle. Nothing is placed.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What counts for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let section: NSCollectionLayoutSection?
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider?

  /// Makes a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (self.section, sectionProvider) = (section, nil)
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections a closure makes. Retains the closure, which is called once for each section
  /// when the layout is made ready.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (section, self.sectionProvider) = (nil, sectionProvider)
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout without sections; there is nothing to decode.
  public required init?(coder: NSCoder) {
    (section, sectionProvider) = (nil, nil)
    configuration = .init()
    super.init(coder: coder)
  }

  /// A layout like a table. Holds what the configuration holds.
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

/// What counts for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Stored, not simulated.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Stored, not simulated.
  open var interSectionSpacing: CGFloat = 0
  /// Stored, not simulated.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Stored, not simulated. Retained.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes one.
  public override nonisolated init() {}
}

/// The room in a view.
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

/// How a layout like a table looks. Holds its closures.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How it looks.
  public enum Appearance: Int, Sendable {
    /// As a plain table, in groups, in groups away from the edges, or as a sidebar.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What is above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing, a header, or the first item.
    case none, supplementary, firstItemInSection
  }

  /// What is below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing, or a footer.
    case none, supplementary
  }

  /// Hands out what a swipe uncovers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// How it looks.
  public let appearance: Appearance
  /// Stored, not simulated.
  public var showsSeparators = true, headerMode = HeaderMode.none, footerMode = FooterMode.none
  /// Stored, not simulated.
  public var backgroundColor: UIColor?, headerTopPadding: CGFloat?
  /// Held, and not called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Held, and not called.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes one of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
