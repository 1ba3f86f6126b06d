import LifecycleTesting
import Testing
import UIKit

private final class TaskCell: UITableViewCell {
  var onToggle: (() -> Void)?
}

/// How a cell's closure holds its screen.
private enum Hold: CaseIterable {
  case strong, weak
}

private final class TasksScreen: UITableViewController {
  let hold: Hold
  var tasks: Int
  private(set) var toggles = 0

  init(tasks: Int, _ hold: Hold = .weak) {
    self.tasks = tasks
    self.hold = hold
    super.init(style: .plain)
    tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row) of \(tasks)"
    switch hold {
    case .strong: (cell as? TaskCell)?.onToggle = { self.toggles += 1 }
    case .weak: (cell as? TaskCell)?.onToggle = { [weak self] in self?.toggles += 1 }
    }
    return cell
  }
}

private final class ColoursScreen: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "colour")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 15 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
  }
}

/// The cells that a list makes by itself, as one does on a device when it is laid out.
@MainActor @Suite struct ShownCellsTests {
  private let simulation = Simulation()

  @Test func `a table that appears has made the cells of its first twenty rows`() throws {
    let screen = TasksScreen(tasks: 25)
    simulation.show(screen)
    try simulation.settle()
    #expect(screen.tableView.visibleCells.count == 20)
    #expect(screen.tableView.visibleCells.last?.textLabel?.text == "19 of 25")
  }

  @Test func `a collection goes on with the next section`() throws {
    let screen = ColoursScreen(collectionViewLayout: UICollectionViewFlowLayout())
    simulation.show(screen)
    try simulation.settle()
    let places = screen.collectionView.indexPathsForVisibleItems
    #expect(places.count == 20)
    #expect(places.last == IndexPath(item: 4, section: 1))
  }

  @Test func `after a reload cells are made at the end of the turn, or by a layout at once`() throws
  {
    let screen = TasksScreen(tasks: 2)
    simulation.show(screen)
    try simulation.settle()
    screen.tasks = 3
    screen.tableView.reloadData()
    #expect(screen.tableView.visibleCells.isEmpty)
    simulation.endTurn()
    #expect(screen.tableView.visibleCells.map { $0.textLabel?.text ?? "" }.last == "2 of 3")
    screen.tasks = 4
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(screen.tableView.visibleCells.count == 4)
  }

  @Test(arguments: Hold.allCases)
  private func `a cell's closure that holds the screen is a leak before its row is touched`(
    hold: Hold
  ) throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    weak var screen: TasksScreen?
    simulation.perform {
      let pushed = TasksScreen(tasks: 1, hold)
      screen = pushed
      stack.pushViewController(pushed, animated: true)
    }
    try simulation.settle()
    simulation.perform { _ = stack.popViewController(animated: true) }
    simulation.advance(by: .seconds(3))
    #expect((screen == nil) == (hold == .weak))
    #expect(simulation.leaks.map(\.typeName) == (hold == .weak ? [] : ["TasksScreen"]))
  }

  @Test func `a cell that waits for reuse is named so in the path of a leak`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    simulation.perform {
      stack.pushViewController(TasksScreen(tasks: 1, .strong), animated: true)
    }
    try simulation.settle()
    simulation.perform {
      guard let screen = stack.topViewController as? TasksScreen else { return }
      screen.tasks = 0
      screen.tableView.reloadData()
    }
    try simulation.settle()
    simulation.perform { _ = stack.popViewController(animated: true) }
    simulation.advance(by: .seconds(3))
    let path = try #require(simulation.leaks.first?.retention?.text())
    #expect(path.contains(".reusableViews[\"task\"][0]"), "\(path)")
  }
}
