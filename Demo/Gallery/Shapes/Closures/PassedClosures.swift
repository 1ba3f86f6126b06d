import Dispatch
import Foundation
import LifecycleKit

enum CellCallback: ScreenShape {
  static let entry = CatalogueEntry(
    18, "cell-callback", .cycle,
    "The callback of a cell captures the screen that owns the cell.",
    "The screen holds the cell, the cell its callback, and the callback the screen.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "cell.onTap = { self.open(order) }",
    by: "cell.onTap = { [weak self] in self?.open(order) }"
  )
  .held(
    "cycle: OrderCell.onTap → "
      + "closure #1 in CellCallback.OrdersViewController.viewDidLoad() captures self → "
      + "OrdersViewController.cells[_]")

  final class OrderCell: UIView {
    var onTap: (() -> Void)?
  }

  final class OrdersViewController: ShapeViewController {
    var cells: [OrderCell] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for order in ["Bread", "Milk"] {
        let cell = OrderCell()
        switch form {
        case .broken:
          cell.onTap = { self.open(order) }
        case .fixed:
          cell.onTap = { [weak self] in self?.open(order) }
        }
        cells.append(cell)
      }
    }

    func open(_ order: String) {
      title = order
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrdersViewController(stage.form)
  }
}

enum GenericCallback: ScreenShape {
  static let entry = CatalogueEntry(
    19, "generic-callback", .cycle,
    "The screen listens to a generic object that it made itself.",
    "The object holds its listener, and the listener the screen that owns the object.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"query.onChange = { self.title = "Results for \($0)" }"#,
    by: #"query.onChange = { [weak self] in self?.title = "Results for \($0)" }"#
  )
  .held(
    "cycle: Observable<String>.onChange → "
      + "closure #1 in GenericCallback.SearchViewController.viewDidLoad() captures self → "
      + "SearchViewController.query"
  )
  .differing(
    .path, .found, because: "the generic argument is known before the fields are read")

  final class Observable<Value> {
    var value: Value { didSet { onChange?(value) } }
    var onChange: ((Value) -> Void)?

    init(_ value: Value) {
      self.value = value
    }
  }

  final class SearchViewController: ShapeViewController {
    let query = Observable("")

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        query.onChange = { self.title = "Results for \($0)" }
      case .fixed:
        query.onChange = { [weak self] in self?.title = "Results for \($0)" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SearchViewController(stage.form)
  }
}

enum LazySequence: ScreenShape {
  static let entry = CatalogueEntry(
    20, "lazy-sequence", .cycle,
    "The screen stores a lazily mapped sequence whose transform uses the screen.",
    "A lazy sequence keeps its transform; a type-erased one hides that it does.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "rows = AnySequence(prices.lazy.map { self.currency + $0 })",
    by: "rows = AnySequence(prices.lazy.map { [currency] in currency + $0 })"
  )
  .held(
    "cycle: PriceListViewController.rows._box → "
      + "_SequenceBox<LazyMapSequence<Array<String>, String>>._base._transform → "
      + "closure #1 in LazySequence.PriceListViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found,
    because: "the library's boxes are read by their metadata, as the app's classes are")

  final class PriceListViewController: ShapeViewController {
    let currency = "€"
    var rows = AnySequence<String>([])

    override func viewDidLoad() {
      super.viewDidLoad()
      let prices = ["12.50", "3.20"]
      switch form {
      case .broken:
        rows = AnySequence(prices.lazy.map { self.currency + $0 })
      case .fixed:
        rows = AnySequence(prices.lazy.map { [currency] in currency + $0 })
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PriceListViewController(stage.form)
  }
}

enum OperationCompletion: ScreenShape {
  static let entry = CatalogueEntry(
    21, "operation-completion", .cycle,
    "The completion block of an operation captures the operation to ask how it went.",
    "Until it has run, the operation holds the block and the block the operation, with the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "upload.completionBlock = {",
    by: "upload.completionBlock = { [weak upload] in"
  )
  .held(
    "closure #2 in OperationCompletion.UploadViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "Foundation is Swift on Linux, so an operation's fields are read")

  final class UploadViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let upload = BlockOperation {}
      switch form {
      case .broken:
        upload.completionBlock = {
          let isCancelled = upload.isCancelled
          Task { await self.uploadEnded(isCancelled) }
        }
      case .fixed:
        upload.completionBlock = { [weak upload] in
          let isCancelled = upload?.isCancelled ?? true
          Task { await self.uploadEnded(isCancelled) }
        }
      }
      upload.cancel()
    }

    func uploadEnded(_ isCancelled: Bool) {
      title = isCancelled ? "Cancelled" : "Uploaded"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    UploadViewController(stage.form)
  }
}

enum WorkItem: ScreenShape {
  static let entry = CatalogueEntry(
    22, "work-item", .cycle,
    "The block of a work item captures the item to ask whether it was cancelled.",
    "The item holds its block even after it has run, and the block the item and the screen.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "search?.perform()",
    by: "search?.perform()\nsearch = nil"
  )
  .held("closure #1 in WorkItem.SearchViewController.viewDidLoad() captures self")
  .differing(
    .path, .found,
    because: "the item's block is scanned, and the closure in it read by its captures")

  final class SearchViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      var search: DispatchWorkItem?
      search = DispatchWorkItem {
        if search?.isCancelled != true { self.title = "3 results" }
      }
      switch form {
      case .broken:
        search?.perform()
      case .fixed:
        search?.perform()
        search = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SearchViewController(stage.form)
  }
}

enum SuspendedQueue: ScreenShape {
  static let entry = CatalogueEntry(
    23, "suspended-queue", .cycle,
    "The screen owns an operation queue; what waits in it uses the screen.",
    "A suspended queue runs nothing and so releases nothing, not even a cancelled work item.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "uploads.addOperation { Task { await self.showUploaded() } }",
    by: """
      uploads.addOperation { [weak self] in Task { await self?.showUploaded() } }
      uploads.cancelAllOperations()
      uploads.isSuspended = false
      """
  )
  .held(
    "BlockOperation._block → "
      + "closure #1 in SuspendedQueue.GalleryViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found,
    because: "Foundation is Swift on Linux: the waiting operation and its closure are read")

  final class GalleryViewController: ShapeViewController {
    let uploads = OperationQueue()

    override func viewDidLoad() {
      super.viewDidLoad()
      uploads.isSuspended = true  // Until there is a network.
      switch form {
      case .broken:
        uploads.addOperation { Task { await self.showUploaded() } }
      case .fixed:
        uploads.addOperation { [weak self] in Task { await self?.showUploaded() } }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed {
        uploads.cancelAllOperations()
        uploads.isSuspended = false
      }
    }

    func showUploaded() {
      title = "Uploaded"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    GalleryViewController(stage.form)
  }
}
