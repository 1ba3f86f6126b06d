import LifecycleTesting
import Testing
import UIKit

/// A long press opens a menu; what is open is held until it closes.
@Suite(.checksDeallocation) @MainActor struct ContextMenuTests {
  let simulation = Simulation.ofTest()

  private final class PhotoScreen: UIViewController, UIContextMenuInteractionDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    var hasMenu = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(photo)
      photo.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) {
        [weak self] _ in
        UIMenu(
          title: "Photo",
          children: [
            UIAction(title: "Share") { _ in self?.heard.append("share") },
            UIMenu(
              title: "More", children: [UIAction(title: "Hide") { _ in self?.heard.append("hide") }]
            ),
          ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { [weak self] in self?.heard.append("opened") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("ends")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      let preview = animator.previewViewController
      animator.addCompletion { [weak self] in preview.map { self?.show($0, sender: nil) } }
    }
  }

  private func shown() throws -> (UINavigationController, PhotoScreen) {
    let screen = PhotoScreen()
    let stack = UINavigationController(rootViewController: screen)
    simulation.show(stack)
    try simulation.settle()
    return (stack, screen)
  }

  @Test func `choosing an entry closes the menu and does what it says`() throws {
    let (_, screen) = try shown()
    let menu = try #require(simulation.user.openContextMenu(of: screen.photo))
    weak var preview: UIViewController?
    preview = menu.preview
    #expect(preview != nil)
    #expect(menu.menu?.children.map(\.title) == ["Share", "More"])
    #expect(!menu.choose("Delete"))
    #expect(menu.choose("Hide"))
    #expect(screen.heard == ["opened", "ends", "hide"])
    #expect(menu.menu == nil)
    #expect(preview == nil)
  }

  @Test func `a tap on the screen looked into brings it for good`() throws {
    let (stack, screen) = try shown()
    let menu = try #require(simulation.user.openContextMenu(of: screen.photo))
    let preview = menu.preview
    menu.tapPreview()
    try simulation.settle()
    #expect(stack.topViewController === preview)
    #expect(screen.heard == ["opened", "ends"])
  }

  @Test func `a menu that is open holds the screen looked into, and no longer`() throws {
    let (_, screen) = try shown()
    weak var preview: UIViewController?
    do { preview = simulation.user.openContextMenu(of: screen.photo)?.preview }
    #expect(preview != nil)
    let interaction = screen.photo.interactions.first as? UIContextMenuInteraction
    interaction?.dismissMenu()
    #expect(preview == nil)
    #expect(screen.heard == ["opened", "ends"])
  }

  @Test func `nothing opens where the delegate has nothing`() throws {
    let (_, screen) = try shown()
    screen.hasMenu = false
    #expect(simulation.user.openContextMenu(of: screen.photo) == nil)
    #expect(screen.heard == [])
  }

  @Test func `a row's menu is asked of the table's delegate`() throws {
    let screen = RowsScreen()
    simulation.show(screen)
    try simulation.settle()
    let path = IndexPath(row: 1, section: 0)
    let menu = simulation.user.openContextMenu(ofRowAt: path, in: screen.tableView)
    #expect(menu?.choose("Row 1") == true)
    #expect(screen.chosen == [1])
    #expect(screen.tableView.cellForRow(at: path) != nil)
  }

  @Test func `a long press on another row closes the menu that is open`() throws {
    let screen = RowsScreen()
    simulation.show(screen)
    try simulation.settle()
    let first = simulation.user.openContextMenu(ofRowAt: [0, 0], in: screen.tableView)
    #expect(screen.closed == 0)
    let second = simulation.user.openContextMenu(ofRowAt: [0, 1], in: screen.tableView)
    #expect(screen.closed == 1)
    #expect(first?.menu == nil && second?.menu != nil)
  }

  private final class RowsScreen: UITableViewController {
    var chosen: [Int] = []
    var closed = 0

    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      closed += 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Row \(indexPath.row)") { _ in self?.chosen.append(indexPath.row) }
        ])
      })
    }
  }
}
