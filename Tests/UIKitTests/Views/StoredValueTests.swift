import Testing
import UIKit

/// Values that do nothing are kept and given back: a row each.
@Suite @MainActor struct StoredValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isKept: @MainActor @Sendable () -> Bool
  }

  /// Whether a value that was set is there afterwards, and was not before.
  nonisolated static func row<Object: AnyObject, Value: Equatable & Sendable>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> Object,
    _ path: @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Object, Value>,
    _ value: Value
  ) -> Row {
    Row(testDescription: name) {
      let object = make()
      let path = path()
      let before = object[keyPath: path]
      object[keyPath: path] = value
      return before != value && object[keyPath: path] == value
    }
  }

  nonisolated static let rows: [Row] = [
    row(
      "UIPageViewController.isDoubleSided", { UIPageViewController() }, { \.isDoubleSided }, true),
    row(
      "UIGestureRecognizer.requiresExclusiveTouchType", { UIGestureRecognizer() },
      { \.requiresExclusiveTouchType }, false),
    row(
      "UIPercentDrivenInteractiveTransition.completionSpeed",
      { UIPercentDrivenInteractiveTransition() }, { \.completionSpeed }, 2),
    row(
      "UIPercentDrivenInteractiveTransition.wantsInteractiveStart",
      { UIPercentDrivenInteractiveTransition() }, { \.wantsInteractiveStart }, false),
    row("UISearchBar.showsCancelButton", { UISearchBar() }, { \.showsCancelButton }, true),
    row(
      "UISearchBar.selectedScopeButtonIndex", { UISearchBar() }, { \.selectedScopeButtonIndex }, 2),
    row("UISearchBar.scopeButtonTitles", { UISearchBar() }, { \.scopeButtonTitles }, ["All"]),
    row("CALayer.transform", { CALayer() }, { \.transform }, CATransform3DMakeScale(2, 2, 1)),
    row(
      "CALayer.sublayerTransform", { CALayer() }, { \.sublayerTransform },
      CATransform3DMakeScale(2, 2, 1)),
    row("CALayer.contentsGravity", { CALayer() }, { \.contentsGravity }, .resizeAspect),
    row(
      "CALayer.contentsRect", { CALayer() }, { \.contentsRect },
      CGRect(x: 0, y: 0, width: 0.5, height: 1)),
    row("CATextLayer.fontSize", { CATextLayer() }, { \.fontSize }, 12),
    row("CATextLayer.isWrapped", { CATextLayer() }, { \.isWrapped }, true),
    row("CATextLayer.truncationMode", { CATextLayer() }, { \.truncationMode }, .end),
    row("CATextLayer.alignmentMode", { CATextLayer() }, { \.alignmentMode }, .center),
    row(
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds",
      { UICollectionViewFlowLayout() }, { \.sectionHeadersPinToVisibleBounds }, true),
    row(
      "UICollectionViewListCell.indentationLevel", { UICollectionViewListCell() },
      { \.indentationLevel }, 1),
    row(
      "NSCollectionLayoutItem.contentInsets", { item }, { \.contentInsets },
      NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)),
    row("NSCollectionLayoutSection.interGroupSpacing", { section }, { \.interGroupSpacing }, 3),
    row(
      "NSCollectionLayoutSection.orthogonalScrollingBehavior", { section },
      { \.orthogonalScrollingBehavior }, .paging),
    row(
      "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing",
      { UICollectionViewCompositionalLayoutConfiguration() }, { \.interSectionSpacing }, 4),
    row(
      "UIGraphicsImageRendererFormat.opaque", { UIGraphicsImageRendererFormat() }, { \.opaque },
      true),
    row("UIGraphicsImageRendererFormat.scale", { UIGraphicsImageRendererFormat() }, { \.scale }, 1),
    row("UIColorWell.selectedColor", { UIColorWell() }, { \.selectedColor }, .red),
    row(
      "UIColorPickerViewController.supportsAlpha", { UIColorPickerViewController() },
      { \.supportsAlpha }, false),
    row(
      "UIViewController.traitOverrides.userInterfaceStyle", { UIViewController() },
      { \.traitOverrides.userInterfaceStyle }, .dark),
    row(
      "UIView.traitOverrides.horizontalSizeClass", { UIView() },
      { \.traitOverrides.horizontalSizeClass }, .regular),
    row(
      "UIContextMenuConfiguration.badgeCount", { UIContextMenuConfiguration() }, { \.badgeCount }, 1
    ),
    row(
      "NSTextAttachment.bounds", { NSTextAttachment() }, { \.bounds },
      CGRect(x: 0, y: 0, width: 1, height: 1)),
    row(
      "UIActivityIndicatorView.style", { UIActivityIndicatorView(style: .medium) }, { \.style },
      .gray),
    row("CAShapeLayer.fillRule", { CAShapeLayer() }, { \.fillRule }, .evenOdd),
    row("CAShapeLayer.lineCap", { CAShapeLayer() }, { \.lineCap }, .round),
    row("CATransition.startProgress", { CATransition() }, { \.startProgress }, 0.5),
    row("NSShadow.shadowBlurRadius", { NSShadow() }, { \.shadowBlurRadius }, 2),
  ]

  private static var item: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
  }

  private static var section: NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
  }

  @Test(arguments: rows) func `what is set is given back`(row: Row) {
    #expect(row.isKept())
  }

  @Test func `sizes of a layout are equal by their values`() {
    func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
    #expect(size(.absolute(44)) == size(.absolute(44)))
    #expect(size(.absolute(44)).hash == size(.absolute(44)).hash)
    #expect(size(.absolute(44)) != size(.estimated(44)))
    #expect(size(.absolute(44)) != size(.absolute(45)))
  }

  @Test func `a view holds its mask, and a text field's text has all its room`() {
    let view = UIView()
    weak var mask: UIView?
    do {
      let round = UIView()
      (view.mask, mask) = (round, round)
    }
    #expect(mask != nil && view.mask === mask)
    let (field, room) = (UITextField(), CGRect(x: 0, y: 0, width: 9, height: 4))
    #expect(field.textRect(forBounds: room) == room && field.editingRect(forBounds: room) == room)
    #expect(field.placeholderRect(forBounds: room) == room)
  }

  @Test func `a trait of one's own is kept, and forgotten when it is removed`() {
    struct Level: UITraitDefinition { static let defaultValue = 0 }
    let screen = UIViewController()
    screen.traitOverrides[Level.self] = 3
    #expect(screen.traitOverrides[Level.self] == 3)
    #expect(screen.traitOverrides.contains(Level.self))
    screen.traitOverrides.remove(Level.self)
    #expect(screen.traitOverrides[Level.self] == 0)
  }
}
