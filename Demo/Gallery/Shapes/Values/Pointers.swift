import LifecycleKit

enum WeakAndStrong: ScreenShape {
  static let entry = CatalogueEntry(
    52, "weak-and-strong", .cycle,
    "A recorder's delegate is weak as it should be, but it also keeps the presenter of its errors.",
    "Both name the same screen. One strong way is enough, and the weak one is not to blame.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("recorder.errorPresenter = self", by: "recorder.errorPresenter = navigationController")
  .held("cycle: MemoViewController.recorder → Recorder.errorPresenter")

  final class Recorder {
    weak var delegate: AnyObject?
    var errorPresenter: UIViewController?
  }

  final class MemoViewController: ShapeViewController {
    let recorder = Recorder()

    override func viewDidLoad() {
      super.viewDidLoad()
      recorder.delegate = self
      switch form {
      case .broken:
        recorder.errorPresenter = self
      case .fixed:
        recorder.errorPresenter = navigationController
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MemoViewController(stage.form)
  }
}

enum HangingOffCycle: LeakShape {
  static let entry = CatalogueEntry(
    53, "hanging-off-cycle", .cycle,
    "A coordinator and its router hold each other; the coordinator also holds its screen.",
    "The screen is part of no cycle, it hangs off one that no code can break any more.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("let coordinator: AnyObject", by: "unowned let coordinator: AnyObject")
  .held("OrdersCoordinator.screen")

  enum Broken {
    final class Router {
      let coordinator: AnyObject
      init(_ coordinator: AnyObject) { self.coordinator = coordinator }
    }
  }

  enum Fixed {
    final class Router {
      unowned let coordinator: AnyObject
      init(_ coordinator: AnyObject) { self.coordinator = coordinator }
    }
  }

  final class OrdersViewController: UIViewController {}

  @MainActor final class OrdersCoordinator {
    let screen = OrdersViewController()
    var router: AnyObject?

    init(_ form: Form) {
      switch form {
      case .broken: router = Broken.Router(self)
      case .fixed: router = Fixed.Router(self)
      }
    }
  }

  static func play(on stage: Stage) throws {
    let coordinator = stage.simulation.perform { OrdersCoordinator(stage.form) }
    try stage.pushAndPop { coordinator.screen }
  }
}

enum RetainedContext: ScreenShape {
  static let entry = CatalogueEntry(
    54, "retained-context", .cycle,
    "A screen gives a C library itself as a retained raw pointer, and never takes it back.",
    "The reference is a number in a field: it counts, but nothing knows it for a reference.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "context = Unmanaged.passRetained(self).toOpaque()",
    by: "context = Unmanaged.passUnretained(self).toOpaque()"
  )

  final class ScannerViewController: ShapeViewController {
    var context: UnsafeMutableRawPointer?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        context = Unmanaged.passRetained(self).toOpaque()
      case .fixed:
        context = Unmanaged.passUnretained(self).toOpaque()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScannerViewController(stage.form)
  }
}

enum LostRetain: ScreenShape {
  static let entry = CatalogueEntry(
    55, "lost-retain", .abandoned,
    "A screen passes itself, retained, to a call that only wanted to look at it.",
    "The count says that there is an owner, and there is none: no path can be told.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "log(Unmanaged.passRetained(self))",
    by: "log(Unmanaged.passUnretained(self))"
  )

  final class ScannerViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        log(Unmanaged.passRetained(self))
      case .fixed:
        log(Unmanaged.passUnretained(self))
      }
    }

    func log(_ screen: Unmanaged<ScannerViewController>) {}
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScannerViewController(stage.form)
  }
}

enum KeyPathArgument: ScreenShape {
  static let entry = CatalogueEntry(
    56, "key-path-argument", .abandoned,
    "A screen registers a key path for sorting, with itself as the subscript's argument.",
    "A key path keeps the arguments of its subscripts, and the list of sort keys is global.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    #"SortKeys.all.append(\Price.[in: self])"#,
    by: #"SortKeys.all.append(\Price.[in: currency])"#
  )
  .held("KeyPath<Price, Int> holds")
  .differing(
    .path, .partly,
    because: "the static is found, and in the key path's own memory the screen's address"
  )

  @MainActor enum SortKeys {
    static var all: [PartialKeyPath<Price>] = []
  }

  struct Price {
    var cents = 0
    subscript(in context: AnyHashable) -> Int { cents }
  }

  final class PricesViewController: ShapeViewController {
    let currency = "EUR"

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        SortKeys.all.append(\Price.[in: self])
      case .fixed:
        SortKeys.all.append(\Price.[in: currency])
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PricesViewController(stage.form)
  }

  static func cleanUp() {
    SortKeys.all = []
  }
}
