import LifecycleTesting
import Observation
import Testing
import UIKit

@Observable @MainActor private final class Note {
  var title = "Tea"
}

private final class NoteCell: UITableViewCell {
  var note: Note?
  var told: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    told.append("\(note?.title ?? "none")\(state.isSelected ? ", selected" : "")")
  }
}

/// A table of one row.
private final class NoteScreen: UITableViewController {
  let note: Note
  let cell = NoteCell(style: .default, reuseIdentifier: nil)

  init(_ note: Note) {
    self.note = note
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell.note = note
    return cell
  }
}

@Suite @MainActor struct CellConfigurationTests {
  let simulation = Simulation()
  private let note = Note()

  private func shown() -> NoteScreen {
    simulation.perform {
      let screen = NoteScreen(note)
      simulation.show(screen)
      _ = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      return screen
    }
  }

  @Test func `a cell is configured when its list shows it`() {
    #expect(shown().cell.told == ["Tea"])
  }

  @Test
  func `a property that the configuration has read changes: once more, at the end of the turn`() {
    let cell = shown().cell
    note.title = "Coffee"
    note.title = "Milk"
    #expect(cell.told == ["Tea"])
    simulation.endTurn()
    #expect(cell.told == ["Tea", "Milk"])
    note.title = "Water"
    simulation.endTurn()
    #expect(cell.told == ["Tea", "Milk", "Water"])
  }

  @Test func `a cell's new state has it configured`() {
    let cell = shown().cell
    cell.isSelected = true
    cell.isSelected = true
    simulation.endTurn()
    #expect(cell.told == ["Tea", "Tea, selected"])
  }

  @Test func `a handler is called after the override, and follows what it has read`() {
    let cell = shown().cell
    cell.configurationUpdateHandler = { [note] cell, _ in
      (cell as? NoteCell)?.told.append("handler: \(note.title)")
    }
    simulation.endTurn()
    #expect(cell.told == ["Tea", "Tea", "handler: Tea"])
    note.title = "Milk"
    simulation.endTurn()
    #expect(cell.told.suffix(2) == ["Milk", "handler: Milk"])
  }

  @Test func `a button's handler follows what it has read`() {
    var told: [String] = []
    let button = UIButton(type: .system)
    button.configurationUpdateHandler = { [note] _ in told.append(note.title) }
    let screen = UIViewController()
    screen.view.addSubview(button)
    simulation.show(screen)
    button.setNeedsUpdateConfiguration()
    note.title = "Milk"
    #expect(told == ["Tea"])
    simulation.endTurn()
    #expect(told == ["Tea", "Milk"])
  }

  @Test func `a change on another thread is followed, too`() async {
    let box = Box()
    let screen = Reader(box)
    simulation.show(screen)
    simulation.endTurn()
    #expect(screen.told == [0])
    await Task.detached { box.count = 2 }.value
    await Task.yield()
    await simulation.advance(by: .zero)
    #expect(screen.told == [0, 2])
  }
}

@Observable private final class Box: @unchecked Sendable { var count = 0 }

private final class Reader: UIViewController {
  let box: Box
  var told: [Int] = []

  init(_ box: Box) {
    self.box = box
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    told.append(box.count)
  }
}
