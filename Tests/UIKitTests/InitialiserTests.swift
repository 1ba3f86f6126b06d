import LifecycleTesting
import Testing
import UIKit

/// Subclasses with initialisers of their own, as apps have them: what is designated in UIKit is here.
@MainActor @Suite(.checksDeallocation) struct InitialiserTests {
  private final class List: UITableViewController {
    let model: Int

    init(model: Int) {
      self.model = model
      super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Grid: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
  }

  private final class Overlay: UIWindow {
    let level: Int

    override init(frame: CGRect) {
      level = 1
      super.init(frame: frame)
    }

    override init(windowScene: UIWindowScene) {
      level = 2
      super.init(windowScene: windowScene)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Badge: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `screens`() {
    let (list, grid) = (List(model: 3), Grid())
    #expect(list.tableView.style == .grouped)
    #expect(list.tableView.dataSource === list)
    #expect(list.model == 3)
    #expect(grid.collectionView.numberOfItems(inSection: 0) == 2)
  }

  @Test func `windows and views`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let (first, second) = (Overlay(frame: .zero), Overlay(windowScene: scene))
    #expect((first.level, second.level) == (1, 2))
    #expect(scene.windows.suffix(2) == [first, second])
    #expect(Badge(image: UIImage(named: "star")).image?.size == .zero)
  }
}
