import UIKit

// Classes whose initialisers no other class has: what is neither a screen nor a view.

final class OwnApplication: UIApplication {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }
}

final class OwnConnection: UIScene.ConnectionOptions {
  init(number: Int) { super.init() }
}

final class OwnOpening: UIScene.OpenURLOptions {
  init(number: Int) { super.init() }
}

final class OwnContext: UIOpenURLContext {
  init(number: Int) { super.init(url: URL(fileURLWithPath: "/")) }
}

final class OwnShortcut: UIApplicationShortcutItem {
  init(number: Int) { super.init(type: "own", localizedTitle: "Own") }
}

final class OwnSession: UISceneSession {
  init(number: Int) { super.init() }
}

final class OwnSceneConfiguration: UISceneConfiguration {
  init(number: Int) { super.init(name: nil, sessionRole: .windowApplication) }
}

final class OwnActivity: NSUserActivity {
  override init(activityType: String) { super.init(activityType: activityType) }
}

final class OwnAction: UIAction {
  init(number: Int) { super.init(title: "Own") { _ in } }
}

final class OwnCommand: UIKeyCommand {
  init(number: Int) { super.init(action: "own", input: "o") }
}

final class OwnMenu: UIMenu {
  init(number: Int) { super.init(title: "Own") }
}

final class OwnConstraint: NSLayoutConstraint {
  init(_ view: UIView) {
    super.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
}

final class OwnSwipe: UISwipeActionsConfiguration {
  init(number: Int) { super.init(actions: []) }
}

final class OwnContextual: UIContextualAction {
  init(number: Int) { super.init(style: .normal, title: nil) { _, _, _ in } }
}

final class OwnNib: UINib {
  init(number: Int) { super.init(nibName: "Own", bundle: nil) }
}

final class OwnRows: UITableViewDiffableDataSource<Int, Int> {
  override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    super.init(tableView: tableView, cellProvider: cellProvider)
  }
}

final class OwnItems: UICollectionViewDiffableDataSource<Int, Int> {
  override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }
}

final class OwnSet: NSHashTable<NSObject> {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }
}

final class OwnMap: NSMapTable<NSObject, NSObject> {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }
}

@MainActor func makeSingularObjects() -> [AnyObject?] {
  let layout = UICollectionViewFlowLayout()
  let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  return [
    OwnApplication(number: 1), OwnConnection(number: 1), OwnOpening(number: 1),
    OwnContext(number: 1),
    OwnShortcut(number: 1), OwnSession(number: 1), OwnSceneConfiguration(number: 1),
    OwnActivity(activityType: "own"), OwnAction(number: 1), OwnCommand(number: 1),
    OwnMenu(number: 1),
    OwnConstraint(UIView()), OwnSwipe(number: 1), OwnContextual(number: 1), OwnNib(number: 1),
    OwnRows(tableView: UITableView()) { _, _, _ in nil },
    OwnItems(collectionView: collection) { _, _, _ in nil },
    OwnSet(number: 1), OwnMap(number: 1), NSHashTable<NSObject>(), NSMapTable<NSObject, NSObject>(),
    UIAlertAction(title: "OK", style: .default, handler: nil),
  ]
}
