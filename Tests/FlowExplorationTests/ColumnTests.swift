import FlowExploration
import Testing

/// The columns of a split view as actions.
@MainActor @Suite struct ColumnTests {
  static func explorer(_ style: UISplitViewController.Style) -> FlowExplorer<UISplitViewController>
  {
    FlowExplorer { simulation in
      let split = UISplitViewController(style: style)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary]
      where column != .supplementary || style == .tripleColumn {
        let screen = UIViewController()
        screen.title = "\(column)"
        split.setViewController(screen, for: column)
      }
      Self.widen(simulation)
      simulation.show(split)
      return split
    }
    .excluding(.rotation, .application, .memoryWarning)
  }

  /// Gives the screen a regular width, in which columns stand side by side.
  static func widen(_ simulation: Simulation) {
    guard let scene = simulation.window.windowScene else { return }
    var traits = scene.traitCollection
    traits.horizontalSizeClass = .regular
    scene.setTraits(traits, animated: false)
  }

  /// The titles of what is on screen.
  static func shown(_ end: PlayedFlow) -> [String] {
    guard let split = end.simulation.window.rootViewController as? UISplitViewController else {
      return []
    }
    return [UISplitViewController.Column.primary, .supplementary, .secondary].filter {
      split.isShowing($0)
    }.map { "\($0)" }
  }

  @Test func `two columns: the first is taken away and brought back`() throws {
    let explorer = Self.explorer(.doubleColumn)
    let start = try explorer.play([])
    #expect(Self.shown(start) == ["primary", "secondary"])
    #expect(start.offers == ["hide the primary column"])
    let without = try explorer.play(start.offers)
    #expect(Self.shown(without) == ["secondary"])
    #expect(without.offers == ["show the primary column"])
    #expect(
      Self.shown(try explorer.play(start.offers + without.offers)) == ["primary", "secondary"])
    #expect(
      try explorer.distinguishing(appearances: 0).explore(.breadthFirst(depth: 4)).states.count == 2
    )
  }

  @Test func `three columns: one after the other`() throws {
    let explorer = Self.explorer(.tripleColumn)
    #expect(
      try explorer.play([]).offers == ["show the primary column", "hide the supplementary column"])
    let all = try explorer.play(["show the primary column"])
    #expect(Self.shown(all) == ["primary", "supplementary", "secondary"])
    #expect(all.offers == ["hide the primary column"])
    let one = try explorer.play(["hide the supplementary column"])
    #expect(Self.shown(one) == ["secondary"])
    #expect(one.offers == ["show the supplementary column"])
    #expect(one.faults == [])
  }

  @Test func `without gesture and button no user moves a column`() throws {
    let explorer = Self.explorer(.doubleColumn).action("lock") { split, _ in
      split.presentsWithGesture = false
      split.displayModeButtonVisibility = .never
    }
    let end = try explorer.play(["lock"])
    #expect(end.offers == ["lock"])
    let split = try #require(end.simulation.window.rootViewController as? UISplitViewController)
    end.simulation.user.hideColumn(of: split)
    #expect(Self.shown(end) == ["primary", "secondary"])
    #expect(
      end.simulation.misuses.map(\.message) == [
        "Hiding a column in <UISplitViewController#1> is not possible: "
          + "it has neither the gesture nor the button"
      ])
    #expect(try Self.explorer(.doubleColumn).excluding(.column).play([]).offers == [])
  }

  @Test func `a leak in what a column does when it goes is found`() throws {
    final class ListViewController: UIViewController {
      var held: (() -> Void)?
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard splitViewController != nil else { return }
        let note = NoteViewController()
        note.held = { note.title = "gone" }
        splitViewController?.showDetailViewController(note, sender: nil)
      }
    }
    final class NoteViewController: UIViewController {
      var held: (() -> Void)?
    }
    let flows = try FlowExplorer { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(ListViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      Self.widen(simulation)
      simulation.show(split)
      return split
    }
    .excluding(.rotation, .application, .memoryWarning)
    .explore(.breadthFirst(depth: 3))
    #expect(
      flows.findings.map(\.flow) == [
        ["hide the primary column", "show the primary column", "hide the primary column"]
      ])
  }
}
