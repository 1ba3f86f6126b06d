import FlowExploration
import Testing
import UIKit

/// The items of a collection, which are chosen as rows are.
@MainActor @Suite struct CollectionTests {
  final class TilesViewController: UICollectionViewController {
    var chosen: [Int] = []

    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "tile", for: indexPath)
      let label = UILabel()
      label.text = ["Sun", "Moon"][indexPath.item]
      cell.contentView.addSubview(label)
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(indexPath.item) }
  }

  static let explorer = FlowExplorer { simulation in
    let tiles = TilesViewController()
    simulation.show(tiles)
    return tiles
  }
  .excluding(.rotation, .application, .memoryWarning)

  @Test func `each item is an action, by the name of its cell`() throws {
    let actions = try Self.explorer.play([]).offers
    #expect(actions == ["tap the item \"Sun\"", "tap the item \"Moon\""])
    let end = try Self.explorer.play(actions)
    let tiles = try #require(end.simulation.visibleViewController as? TilesViewController)
    #expect(tiles.chosen == [0, 1])
  }
}
