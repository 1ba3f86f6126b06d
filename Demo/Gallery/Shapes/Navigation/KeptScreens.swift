import LifecycleKit

enum ReusedScreen: LeakShape {
  static let entry = CatalogueEntry(
    132, "reused-screen", .correct,
    "The player's screen is made once and kept, to be there at once the next time.",
    "The checks were not told, so they take what is kept on purpose for what was forgotten.",
    cells: "F F - F - -"
  )
  .fixed(
    "stage.expectGone(player)  // As of any other screen.",
    by: "stage.simulation.scan.declareCached(player)"
  )
  .held("held by static ReusedScreen.Player.screen")

  final class PlayerViewController: UIViewController {}

  @MainActor enum Player {
    static var screen: PlayerViewController?
  }

  static func play(on stage: Stage) throws {
    let player = Player.screen ?? stage.simulation.perform { PlayerViewController() }
    Player.screen = player
    switch stage.form {
    case .broken:
      stage.expectGone(player)  // As of any other screen.
    case .fixed:
      stage.simulation.scan.declareCached(player)
    }
    stage.navigation.pushViewController(player, animated: true)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    try stage.simulation.settle()
  }

  static func cleanUp() {
    Player.screen = nil
  }
}

enum SearchResults: LeakShape {
  static let entry = CatalogueEntry(
    133, "search-results", .correct,
    "A search is cancelled; the screen with its results stays with the search controller.",
    "It disappears and is dismissed, and is owned by a screen in use, for the next search.",
    cells: "F F - F - -"
  )
  .held(
    "UIWindow.rootViewController → UINavigationController.topViewController → "
      + "ContactsViewController.navigationItem → UINavigationItem.searchController → "
      + "UISearchController.searchResultsController"
  )
  .differing(.delayed, .silent, because: "a search that a screen owns has not left when dismissed")
  .differing(.scan, .silent, because: "the screen with the search bar ties it to the window")

  final class ContactsViewController: UIViewController {}
  final class ResultsViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    stage.navigation.popToRootViewController(animated: false)
    let search = simulation.perform {
      let contacts = ContactsViewController()
      let results = ResultsViewController()
      stage.expectGone(results)
      let search = UISearchController(searchResultsController: results)
      contacts.navigationItem.searchController = search
      stage.navigation.pushViewController(contacts, animated: true)
      return search
    }
    simulation.advance(by: .seconds(1))
    simulation.user.beginSearch(in: search)
    simulation.advance(by: .seconds(1))
    simulation.user.type("Ada", in: search)
    simulation.advance(by: .seconds(1))
    simulation.user.cancelSearch(in: search)
    try simulation.settle()
  }
}

enum SplitDetail: LeakShape {
  static let entry = CatalogueEntry(
    134, "split-detail", .correct,
    "On a phone the detail of a split view is popped, and kept until another one is shown.",
    "Turned to the wide side the phone shows it again; it is freed later, with the next detail.",
    cells: "F F - F - -"
  )
  .differing(.delayed, .silent, because: "the split view controller takes it back: it has not left")
  .differing(.scan, .silent, because: "the split view controller still has it as a child")

  final class MailboxViewController: UIViewController {}
  final class MessageViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let window = stage.makeWindow()
    let message = simulation.perform { MessageViewController() }
    let list = simulation.perform {
      UINavigationController(rootViewController: MailboxViewController())
    }
    let split = simulation.perform { UISplitViewController() }
    split.viewControllers = [list, message]
    stage.expectGone(message)
    window.rootViewController = split
    window.makeKeyAndVisible()
    simulation.advance(by: .seconds(1))
    list.popViewController(animated: true)
    try simulation.settle()
    simulation.clock.schedule("another detail", after: .seconds(19)) { [weak split] in
      split?.viewControllers[0].showDetailViewController(UIViewController(), sender: nil)
    }
  }
}

enum InBackground: LeakShape {
  static let entry = CatalogueEntry(
    135, "in-background", .correct,
    "A note is left and still being saved when the app goes to the background for a minute.",
    "Nothing runs there, so nothing is released; back in front the note is saved, and goes.",
    cells: "F - - F - -"
  )
  .differing(.delayed, .silent, because: "time in the background is not counted")
  .differing(.teardown, .silent, because: "the flow ends when the app is back and the note saved")

  final class NoteViewController: UIViewController {}

  @MainActor final class Storage: UIApplicationDelegate {
    private var unsaved: [NoteViewController] = []

    func save(_ note: NoteViewController) {
      unsaved.append(note)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      unsaved = []
    }
  }

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    let storage = Storage()
    simulation.application.delegate = storage
    try stage.pushAndPop {
      let note = NoteViewController()
      storage.save(note)
      return note
    }
    simulation.application.enterBackground()
    simulation.advance(by: .seconds(60))
    simulation.application.enterForeground()
    try simulation.settle()
  }
}

enum OverlappingItems: LeakShape {
  static let entry = CatalogueEntry(
    136, "overlapping-items", .correct,
    "A player goes on to the next song: the new item is made before the old one is released.",
    "For a moment there are two, as there have to be; a count that is asked at once says leak.",
    cells: "- - F - - -"
  )
  .differing(.counting, .silent, because: "numbers are judged at the end of a turn")

  @MainActor final class SongItem: LeakDetectable {
    let instanceToken = InstanceToken()

    init() {
      countInstance(self)
    }
  }

  final class PlayerViewController: UIViewController {
    private(set) var item = SongItem()

    func playNext() {
      item = SongItem()
    }
  }

  static func play(on stage: Stage) throws {
    let player = stage.simulation.perform { PlayerViewController() }
    stage.push { player }
    stage.expectGone(player.item)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { player.playNext() }
    stage.expectGone(player.item)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    try stage.simulation.settle()
  }
}

enum SameAddress: LeakShape {
  static let entry = CatalogueEntry(
    137, "same-address", .correct,
    "A photo is closed and freed, and the next one is made where it was in memory.",
    "A check that remembers addresses takes the new screen for the old, deallocated one.",
    cells: "F F F F - -"
  )
  .differing(.delayed, .silent, because: "screens are told apart by serial numbers")
  .differing(.scan, .silent, because: "screens are told apart by serial numbers")
  .differing(.counting, .silent, because: "instances are told apart by serial numbers")
  .differing(.teardown, .silent, because: "a weak reference knows its object's end")

  final class PhotoViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    stage.navigation.popToRootViewController(animated: false)
    var place: ObjectIdentifier?
    try stage.pushAndPop {
      let photo = PhotoViewController()
      place = ObjectIdentifier(photo)
      return photo
    }
    // The first one is there already, as a rule; the others have to be somewhere else.
    let photos = stage.simulation.perform { (1...20).map { _ in PhotoViewController() } }
    let next = photos.first { ObjectIdentifier($0) == place } ?? photos[0]
    stage.navigation.pushViewController(next, animated: true)
    try stage.simulation.settle()
  }
}
