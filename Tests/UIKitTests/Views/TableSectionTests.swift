import Testing
import UIKit

/// Two sections, whose headers and footers the delegate makes.
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var isTitled = true

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section + 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath == IndexPath(row: 1, section: 1) ? UITableView.automaticDimension : 20
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    isTitled ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") : UIView()
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "end")
  }
}

@Suite @MainActor struct TableSectionTests {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  private let sections = Sections()

  init() {
    table.dataSource = sections
    table.delegate = sections
    for identifier in ["title", "end"] {
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  @Test func `a section's header stays until a reload, and is used again after it`() throws {
    let header = try #require(table.headerView(forSection: 1))
    let footer = try #require(table.footerView(forSection: 1))
    #expect(header.reuseIdentifier == "title" && footer.reuseIdentifier == "end")
    #expect(table.headerView(forSection: 1) === header && header.superview === table)
    #expect(table.headerView(forSection: 0) !== header)
    table.reloadData()
    #expect(footer.superview == nil)
    #expect(table.footerView(forSection: 0) === footer)
  }

  @Test func `a header that is no header's view, or of no section, is not told`() {
    #expect(table.headerView(forSection: 2) == nil)
    sections.isTitled = false
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func `rows and sections stand below each other`() {
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 20, width: 100, height: 64))
    let last = IndexPath(row: 1, section: 1)
    #expect(table.rectForRow(at: last) == CGRect(x: 0, y: 40, width: 100, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == last)
    #expect(table.rect(forSection: 2) == .zero)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == .zero)
  }

  @Test func `updates need not escape, and go through the form that a subclass overrides`() {
    final class Table: UITableView {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    func change(_ table: UITableView, _ updates: () -> Void) {
      table.performBatchUpdates(updates)
    }
    var steps: [String] = []
    let table = Table()
    change(table) { steps.append("updates") }
    table.performBatchUpdates({ steps.append("more") }) { steps.append("\($0)") }
    table.performBatchUpdates(nil) { steps.append("\($0)") }
    #expect(steps == ["updates", "more", "true", "true"])
    #expect(table.batches == 3)
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      .performBatchUpdates { steps.append("items") }
    #expect(steps.last == "items")
  }

  @Test func `a collection view's headers stay until a reload`() throws {
    final class Titles: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        UICollectionViewCell()
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView() }
    }
    let titles = Titles()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = titles
    let (kind, first) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [])
    let header = try #require(view.supplementaryView(forElementKind: kind, at: first))
    #expect(view.supplementaryView(forElementKind: kind, at: first) === header)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [first])
    #expect(view.visibleSupplementaryViews(ofKind: kind) == [header])
    #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1)) == nil)
    view.reloadData()
    #expect(header.superview == nil)
    #expect(view.supplementaryView(forElementKind: kind, at: first) !== header)
  }
}
