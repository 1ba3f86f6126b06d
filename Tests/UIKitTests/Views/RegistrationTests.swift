import LifecycleTesting
import Testing
import UIKit

/// Cells as apps write them: no `required`, the coder refused.
private final class PlainCell: UITableViewCell {
  let mark = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class InheritingCell: UITableViewCell {
  var words = ["made"]
}

private final class Head: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.tag = 7
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Tile: UICollectionViewCell {
  var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 3
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite(.checksDeallocation) @MainActor struct RegistrationTests {
  @Test func `a table makes cells, headers and footers of the classes registered`() throws {
    let table = UITableView()
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(InheritingCell.self, forCellReuseIdentifier: "inheriting")
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")

    let path = IndexPath(row: 0, section: 0)
    let plain = try #require(
      table.dequeueReusableCell(withIdentifier: "plain", for: path) as? PlainCell)
    #expect(plain.mark.superview === plain.contentView)
    #expect(plain.reuseIdentifier == "plain")
    let inheriting = table.dequeueReusableCell(withIdentifier: "inheriting") as? InheritingCell
    #expect(inheriting?.words == ["made"])
    let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Head
    #expect(head?.contentView.tag == 7)
    #expect(head?.reuseIdentifier == "head")
    #expect(table.dequeueReusableCell(withIdentifier: "nobody's") == nil)
  }

  @Test func `a collection view makes cells and headers of the classes registered`() throws {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      Tile.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    let path = IndexPath(item: 0, section: 0)
    let tile = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    #expect((tile as? Tile)?.tag == 3)
    let head = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path)
    #expect(head is Tile)
    #expect(head.reuseIdentifier == "head")
  }

  @Test func `a nib's views are made as it was told`() throws {
    defer { UINib.unregisterAll() }
    UINib.register(name: "Tile") {
      let tile = Tile(frame: .zero)
      tile.number = 5
      return tile
    }
    UINib.register(name: "Panel") { owner in [owner ?? "nobody", UIView()] }
    let nib = UINib(nibName: "Tile", bundle: nil)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(nib, forCellWithReuseIdentifier: "tile")
    let path = IndexPath(item: 0, section: 0)
    let tile = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as? Tile
    #expect(tile?.number == 5)
    #expect(nib.instantiate(withOwner: nil).count == 1)
    let panel = Bundle.main.loadNibNamed("Panel", owner: "me", options: nil)
    #expect(panel?.first as? String == "me")
    #expect(UINib(nibName: "Nobody's", bundle: nil).instantiate(withOwner: nil).isEmpty)
  }

  @Test func `a registration makes, fills and uses its cells again`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let tiles = UICollectionView.CellRegistration<Tile, Int> { cell, path, item in
      cell.number = item * 10 + path.item
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      path.item == 0
        ? view.dequeueConfiguredReusableCell(using: rows, for: path, item: "first")
        : view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)

    let tile = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile
    #expect(tile?.number == 21)
    let row = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    #expect((row?.contentConfiguration as? UIListContentConfiguration)?.text == "first")
    source.apply(snapshot)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === tile)
  }

  @Test func `a supplementary registration fills what it makes`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let heads = UICollectionView.SupplementaryRegistration<Tile>(elementKind: "head") {
      head, kind, path in
      head.number = path.section
      #expect(kind == "head")
    }
    let made = view.dequeueConfiguredReusableSupplementary(
      using: heads, for: IndexPath(item: 0, section: 4))
    #expect(made.number == 4)
  }
}

/// A screen whose registration leads back to it.
@Suite @MainActor struct RegistrationCycleTests {
  private final class GridScreen: UIViewController {
    var tiles: UICollectionView.CellRegistration<Tile, Int>?
    func paint(_ tile: Tile) {}
  }

  @Test func `a registration whose closure captures its screen is found`() {
    let found = leaks { screen in screen.tiles = .init { cell, _, _ in screen.paint(cell) } }
    #expect(found == ["GridScreen#1"])
  }

  @Test func `one that captures it weakly is no leak`() {
    let found = leaks { screen in
      screen.tiles = .init { [weak screen] cell, _, _ in screen?.paint(cell) }
    }
    #expect(found == [])
  }

  @Test func `one that is let go before the deadline is no leak`() {
    var held: GridScreen?
    let found = leaks({ screen in
      held = screen
      screen.tiles = .init { cell, _, _ in screen.paint(cell) }
    }) {
      held?.tiles = nil
      held = nil
    }
    #expect(found == [])
  }

  private func leaks(
    _ tie: (GridScreen) -> Void, after oneSecond: () -> Void = {}
  ) -> [String] {
    let (leaks, left) = leave(
      { () -> GridScreen in
        let screen = GridScreen()
        tie(screen)
        return screen
      }, after: { _ in oneSecond() })
    #expect((left == nil) == leaks.isEmpty)
    left?.tiles = nil
    return leaks.map(\.subject)
  }
}
