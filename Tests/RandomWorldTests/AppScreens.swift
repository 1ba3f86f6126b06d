import Foundation
import LifecycleKit
import UIKit

/// A screen with a list as an app that says `import UIKit` has it: a tap shows the next screen.
@MainActor protocol ListScreen: UIViewController {
  /// Not held: the program has it until it is shown, or the preview of an open menu is it.
  var destination: UIViewController? { get set }
  var rows: Int { get set }
  /// Told of every object that must not outlive the world.
  var note: (AnyObject) -> Void { get set }
  func tapRow(_ row: Int, by user: SimulatedUser)
}

extension ListScreen {
  func tapRow(_ row: Int, to screen: UIViewController, by user: SimulatedUser) {
    showing(screen) { tapRow(row, by: user) }
  }

  /// Does something that shows a screen, which is forgotten where it was refused.
  func showing(_ screen: UIViewController, _ change: () -> Void) {
    destination = screen
    change()
    destination = nil
  }

  func showNext() {
    guard let screen = destination else { return }
    destination = nil
    if let navigationController {
      navigationController.pushViewController(screen, animated: true)
    } else {
      present(screen, animated: true)
    }
  }
}

final class FeedCell: UITableViewCell {
  var onTap: (() -> Void)?
  let button = UIButton(type: .system)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A list with cells, a field, buttons, menus and animations, for which the screen is every delegate.
final class Feed: Screen, ListScreen {
  /// A way to close an open menu.
  enum MenuEnd: String, Hashable, Sendable, CaseIterable { case choose, tapPreview, tapOutside }

  let table = UITableView(frame: .zero, style: .insetGrouped)
  let field = UITextField()
  weak var destination: UIViewController?
  var rows = 3 { didSet { table.reloadData() } }
  var note: (AnyObject) -> Void = { _ in }
  private(set) var menu: SimulatedUser.OpenMenu?
  private var observation: NSKeyValueObservation?
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(FeedCell.self, forCellReuseIdentifier: "cell")
    field.delegate = self
    view.addSubview(table)
    view.addSubview(field)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.rows = 3 }, for: .valueChanged)
    table.refreshControl = refresh
    let action = UIAction { [weak self] _ in self?.showNext() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: action)
    observation = table.observe(\.contentOffset) { [weak self] _, _ in self?.title = "scrolled" }
    for part in [table, field, refresh, action] { note(part) }
  }

  func tapRow(_ row: Int, by user: SimulatedUser) { user.selectRow(at: [0, row], in: table) }

  func tapButton(inRow row: Int, to screen: UIViewController, by user: SimulatedUser) {
    showing(screen) {
      if let cell = table.cellForRow(at: [0, row]) as? FeedCell { user.tap(cell.button) }
    }
  }

  func tapAdd(to screen: UIViewController, by user: SimulatedUser) {
    showing(screen) { navigationItem.rightBarButtonItem.map(user.tap) }
  }

  func openMenu(ofRow row: Int, previewing screen: UIViewController, by user: SimulatedUser) {
    let before = destination
    destination = screen
    let opened = user.openContextMenu(ofRowAt: [0, row], in: table)
    // Where none opens, the one before is open still.
    if let opened { menu = opened } else { destination = before }
  }

  func endMenu(_ end: MenuEnd) {
    switch end {
    case .choose: menu?.choose("Open")
    case .tapPreview: menu?.tapPreview()
    case .tapOutside: menu?.tapOutside()
    }
    (menu, destination) = (nil, nil)
  }

  func write(_ text: String, by user: SimulatedUser) {
    user.type(text, into: field)
    user.pressReturn(in: field)
  }

  func scroll() {
    table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y + 44), animated: true)
  }

  /// Two animations: one that holds the screen until its end, and one that the screen holds.
  func animate(milliseconds: Int) {
    let seconds = Double(milliseconds) / 1000
    UIView.animate(withDuration: seconds, animations: { self.table.alpha = 0.5 }) { _ in
      self.table.alpha = 1
    }
    let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear) { [weak self] in
      self?.field.alpha = 0.5
    }
    animator.addCompletion { [weak self] _ in self?.animator = nil }
    animator.startAnimation()
    note(animator)
    self.animator = animator
  }

  /// Becomes the delegate of a presentation that has been asked for. Asked before, its controller keeps a screen alive
  /// that is then not presented, as on iOS.
  func adapt(_ screen: UIViewController) {
    guard screen.presentingViewController != nil else { return }
    screen.presentationController?.delegate = self
    screen.popoverPresentationController?.delegate = self
    screen.popoverPresentationController?.sourceView = table
  }

  /// A planted retain cycle: the closure of a cell holds the screen.
  override func holdItselfByAction() {
    guard rows > 0, let cell = table.cellForRow(at: [0, 0]) as? FeedCell else {
      return super.holdItselfByAction()
    }
    cell.onTap = { self.showNext() }
  }

  override func letGoOfAction() {
    super.letGoOfAction()
    for case let cell as FeedCell in cells.compactMap(\.cell) { cell.onTap = nil }
  }

  private struct WeakCell { weak var cell: UITableViewCell? }
  private var cells: [WeakCell] = []
}

extension Feed: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? FeedCell)?.onTap = { [weak self] in self?.showNext() }
    cells.append(WeakCell(cell: cell))
    note(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    showNext()
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: { [weak self] in self?.destination }
    ) { [weak self] _ in
      UIMenu(title: "", children: [UIAction(title: "Open") { _ in self?.showNext() }])
    }
    note(configuration)
    return configuration
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in self?.showNext() }
  }
}

extension Feed: UITextFieldDelegate, UIPopoverPresentationControllerDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    title = "dismissed"
  }
}

/// A table that is a screen.
final class Table: UITableViewController, ListScreen {
  weak var destination: UIViewController?
  var rows = 3 { didSet { viewIfLoaded.map { ($0 as? UITableView)?.reloadData() } } }
  var note: (AnyObject) -> Void = { _ in }

  func tapRow(_ row: Int, by user: SimulatedUser) { user.selectRow(at: [0, row], in: tableView) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    note(cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showNext()
  }
}

/// A collection view that shows a snapshot.
final class Grid: UICollectionViewController, ListScreen {
  weak var destination: UIViewController?
  var rows = 3 { didSet { if isViewLoaded { apply() } } }
  var note: (AnyObject) -> Void = { _ in }
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      self?.note(cell)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    note(source)
    self.source = source
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<rows))
    source?.apply(snapshot)
  }

  func tapRow(_ row: Int, by user: SimulatedUser) {
    user.selectItem(at: [0, row], in: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    showNext()
  }
}
