import Foundation
import Testing
import UIKit

@testable import FlowExploration

/// What is found in views: buttons, switches, segments, fields and rows.
@MainActor @Suite struct ControlTests {
  /// A form and a list in one view; `log` says what was done.
  final class FormViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    let hidden = UIButton(type: .system, primaryAction: UIAction(title: "Hidden") { _ in })
    let off = UIButton(type: .system, primaryAction: UIAction(title: "Off") { _ in })
    let name = UITextField()
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      let save = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Save") { [weak self] _ in self?.note("saved") })
      let news = UISwitch()
      news.accessibilityLabel = "News"
      news.addAction(UIAction { [weak self] _ in self?.note("switched") }, for: .valueChanged)
      let sizes = UISegmentedControl(items: ["Small", "Large"])
      sizes.selectedSegmentIndex = 0
      sizes.addAction(UIAction { [weak self] _ in self?.note("sized") }, for: .valueChanged)
      name.placeholder = "Name"
      hidden.isHidden = true
      off.isEnabled = false
      table.dataSource = self
      table.delegate = self
      for below in [save, news, sizes, name, hidden, off, table] { view.addSubview(below) }
    }

    func note(_ words: String) { log.append(words) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row == 0 {
        cell.textLabel?.text = "Tea"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Cake"
        cell.contentConfiguration = content
      }
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      note("row \(indexPath.row)")
    }
  }

  static let explorer = FlowExplorer { simulation in
    let form = FormViewController()
    simulation.show(form)
    return form
  }
  .excluding(.rotation, .application, .memoryWarning)
  .typing("Ada")

  static let actions = [
    "tap the button \"Save\"", "turn on the switch \"News\"", "choose the segment \"Large\"",
    "type \"Ada\" into the field \"Name\"", "tap the row \"Tea\"", "tap the row \"Cake\"",
  ]

  @Test func `what can be done in views is found, and nothing else`() throws {
    #expect(try Self.explorer.play([]).offers == Self.actions)
  }

  @Test func `each action does what its name says`() throws {
    let end = try Self.explorer.play(Self.actions)
    let form = try #require(end.simulation.visibleViewController as? FormViewController)
    #expect(form.log == ["saved", "switched", "sized", "row 0", "row 1"])
    #expect(form.name.text == "Ada")
    #expect(end.faults == [])
  }

  private static let remark =
    "no text was given to be typed into fields and search bars: `typing(_:)` of the explorer adds some"

  /// A form behind a door, as an app that has the field on its second screen.
  private static let house = FlowExplorer { simulation in
    let stack = UINavigationController()
    let hall = UIViewController()
    hall.title = "Hall"
    hall.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open",
      primaryAction: UIAction { [weak stack] _ in
        stack?.pushViewController(FormViewController(), animated: true)
      })
    stack.viewControllers = [hall]
    simulation.show(stack)
    return stack
  }
  .excluding(.rotation, .application, .memoryWarning, .swipeBack)

  @Test(arguments: [FlowStrategy.breadthFirst(depth: 2), .nearestFirst(depth: 2)])
  func `a result says that no text was given, where there is something to type into`(
    strategy: FlowStrategy
  ) throws {
    let flows = try Self.house.explore(strategy)
    #expect(flows.text.contains("\n" + Self.remark + "\n"), "\(flows)")
    #expect(!flows.actions.contains { $0.contains("a text") })
    // It is known after the result was written and read, and when one of two parts has met the field.
    let read = try JSONDecoder().decode(
      ExploredFlows.self, from: Data(flows.written(as: .json).utf8))
    #expect(read.text == flows.text)
    let near = try Self.house.explore(.breadthFirst(depth: 0))
    #expect(!near.text.contains(Self.remark), "the field was not met")
    for typed in [Self.house.typing("Ada"), Self.house.excluding(.control)] {
      #expect(!(try typed.explore(strategy)).text.contains(Self.remark))
    }
  }

  @Test func `processes that share the work tell each other of a field`() throws {
    for strategy in [FlowStrategy.breadthFirst(depth: 2), .nearestFirst(depth: 2)] {
      let turns = try ExchangeTests.turns(of: Self.house, strategy, 2)
      #expect(turns.flows.allSatisfy { $0.text.contains(Self.remark) })
    }
    let parts = try (1...2).map {
      try Self.house.explore(.breadthFirst(depth: 2), shard: FlowShard($0, of: 2))
    }
    #expect(try ExploredFlows.merging(parts).text.contains(Self.remark))
  }

  @Test func `of several buttons with one title each is an action, and its number is explained`()
    throws
  {
    var tapped: [Int] = []
    let explorer = FlowExplorer { simulation in
      let screen = UIViewController()
      for number in 1...3 {
        let action = UIAction(title: "Add") { _ in tapped.append(number) }
        screen.view.addSubview(UIButton(type: .system, primaryAction: action))
      }
      simulation.show(screen)
      return screen
    }
    .excluding(.rotation, .application, .memoryWarning)
    let offers = try explorer.play([]).offers
    #expect(
      offers == [
        "tap the button \"Add\"", "tap the button \"Add\", number 2 of that name",
        "tap the button \"Add\", number 3 of that name",
      ])
    _ = try explorer.play(offers.reversed())
    #expect(tapped == [3, 2, 1])
  }
}
