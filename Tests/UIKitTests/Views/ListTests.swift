import LifecycleTesting
import Testing
import UIKit

private final class NoteCell: UITableViewCell, UIView.ReusableCell {
  var preparations = 0

  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func makeForReuse(identifier: String) -> Self {
    self.init(style: .subtitle, reuseIdentifier: identifier)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// A list as apps write it.
private final class NotesScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .insetGrouped)
  var notes = ["Milk", "Bread"]
  var locked: String?
  var onSelect: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    notes[indexPath.row] == locked ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(notes[indexPath.row])
  }
}

@MainActor @Suite(.checksDeallocation) struct ListTests {
  let simulation = Simulation.ofTest()
  private let screen = NotesScreen()
  var user: SimulatedUser { simulation.application.user }

  init() {
    simulation.show(screen)
    simulation.advance(by: .seconds(1))
  }

  @Test func `a table asks its data source`() throws {
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell is NoteCell)
    #expect(cell.textLabel?.text == "Bread")
    #expect(screen.table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    #expect(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
  }

  @Test func `a cell is used again after a reload`() throws {
    let first = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    screen.notes = ["Salt"]
    screen.table.reloadData()
    #expect((first as? NoteCell)?.preparations == 0)
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    #expect(first.textLabel?.text == "Salt")
    #expect((first as? NoteCell)?.preparations == 1)
  }

  @Test func `a row is selected by a test's call, by a user, and silently by code`() {
    var selected: [String] = []
    screen.onSelect = { selected.append($0) }
    screen.table.delegate?.tableView(screen.table, didSelectRowAt: IndexPath(row: 0, section: 0))
    screen.table.delegate?.tableView?(screen.table, didSelectRowAt: IndexPath(row: 0, section: 0))
    user.selectRow(at: IndexPath(row: 1, section: 0), in: screen.table)
    #expect(selected == ["Milk", "Milk", "Bread"])
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(selected.count == 3)
  }

  @Test func `a row that the delegate refuses is not selected`() {
    var selected: [String] = []
    screen.onSelect = { selected.append($0) }
    screen.locked = "Milk"
    user.selectRow(at: IndexPath(row: 0, section: 0), in: screen.table)
    user.selectRow(at: IndexPath(row: 1, section: 0), in: screen.table)
    #expect(selected == ["Bread"])
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "it is the point")))
  func `no finger finds a row that is not there`() {
    user.selectRow(at: IndexPath(row: 5, section: 0), in: screen.table)
    #expect(
      simulation.misuses.map(\.message) == [
        "Tapping row [0, 5] in <UITableView> in <NotesScreen#1> is not possible: there is no such row"
      ])
  }

  @Test func `a table screen is its table's source and delegate`() {
    final class Letters: UITableViewController {
      var chosen: Int?
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        26
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
      }
    }
    let letters = Letters(style: .grouped)
    simulation.show(letters)
    simulation.advance(by: .seconds(1))
    #expect(letters.tableView.style == .grouped)
    user.selectRow(at: IndexPath(row: 25, section: 0), in: letters.tableView)
    #expect(letters.chosen == 25)
  }

  @Test func `a snapshot is what a table shows`() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, note in
      let cell = UITableViewCell(style: .default, reuseIdentifier: "note")
      cell.textLabel?.text = note
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Milk", "Bread", "Milk"], toSection: 1)
    snapshot.insertItems(["Salt"], beforeItem: "Bread")
    source.apply(snapshot)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 3)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.textLabel?.text == "Salt")
    #expect(source.indexPath(for: "Bread") == IndexPath(row: 2, section: 1))
  }

  @Test func `a collection view asks its data source and tells its delegate`() {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var chosen: [Int] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let (source, view) = (Source(), UICollectionView(frame: .zero, collectionViewLayout: layout))
    view.dataSource = source
    view.delegate = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    screen.view.addSubview(view)
    user.selectItem(at: IndexPath(item: 2, section: 0), in: view)
    view.delegate?.collectionView?(view, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(source.chosen == [2, 1])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }
}
