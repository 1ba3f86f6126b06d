import LifecycleTesting
import Testing
import UIKit

/// A list without entries, which offers to add one.
private final class EmptyList: UIViewController {
  enum Plan { case capturesItself, capturesWeakly, isFilledLater }
  let plan: Plan
  private(set) var added = 0

  init(_ plan: Plan) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    super.updateContentUnavailableConfiguration(using: state)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing yet"
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction =
      switch plan {
      case .capturesWeakly: UIAction { [weak self] _ in self?.added += 1 }
      case .capturesItself, .isFilledLater: UIAction { _ in self.added += 1 }
      }
    contentUnavailableConfiguration = empty
  }
}

@MainActor struct EmptyScreenTests {
  private let simulation = Simulation()
  private let navigation: UINavigationController

  init() {
    navigation = simulation.perform {
      UINavigationController(rootViewController: UIViewController())
    }
    simulation.show(navigation)
  }

  /// Pushes a list and pops it again; `meanwhile` runs after the pop.
  private func visit(_ plan: EmptyList.Plan, meanwhile: (EmptyList) -> Void = { _ in }) -> Weak {
    simulation.perform {
      let list = EmptyList(plan)
      navigation.pushViewController(list, animated: false)
      simulation.endTurn()
      navigation.popViewController(animated: false)
      simulation.advance(by: .seconds(1))
      meanwhile(list)
      return Weak(list)
    }
  }

  private struct Weak {
    weak var list: EmptyList?
    init(_ list: EmptyList) { self.list = list }
  }

  @Test func `the button of an empty screen is there, and a tap performs its action`() throws {
    let list = simulation.perform { EmptyList(.capturesWeakly) }
    navigation.pushViewController(list, animated: false)
    simulation.endTurn()
    let view = try #require(list.view.subviews.first as? UIContentUnavailableView)
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
    simulation.user.tap(button)
    #expect(list.added == 1)
    list.contentUnavailableConfiguration = nil
    #expect(list.view.subviews == [])
    #expect(list.contentUnavailableConfiguration == nil)
  }

  @Test func `a button whose action captures the screen keeps it alive, and the leak is found`() {
    let visited = visit(.capturesItself)
    simulation.advance(by: .seconds(25))
    #expect(visited.list != nil)
    #expect(simulation.leaks.map(\.typeName) == ["EmptyList"])
    visited.list?.contentUnavailableConfiguration = nil
    #expect(visited.list == nil)
  }

  @Test func `a button whose action captures the screen weakly keeps nothing`() {
    let visited = visit(.capturesWeakly)
    simulation.advance(by: .seconds(25))
    #expect(visited.list == nil)
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a screen that gets content one second late is deallocated in time`() {
    let visited = visit(.isFilledLater) { $0.contentUnavailableConfiguration = nil }
    #expect(visited.list == nil)
    simulation.advance(by: .seconds(25))
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a search's text is in the state, also for its results`() throws {
    final class Results: UIViewController {
      var texts: [String?] = []
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        texts.append(state.searchText)
      }
    }
    let results = simulation.perform { Results() }
    let search = simulation.perform { UISearchController(searchResultsController: results) }
    navigation.topViewController?.navigationItem.searchController = search
    simulation.user.beginSearch(in: search)
    try simulation.settle()
    simulation.user.type("pear", in: search)
    results.setNeedsUpdateContentUnavailableConfiguration()
    simulation.endTurn()
    #expect(results.texts == ["pear"])
  }
}
