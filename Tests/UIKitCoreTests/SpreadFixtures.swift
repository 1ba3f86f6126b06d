import LifecycleKit

extension Page {
  /// A book that lies open.
  static func withSpineInTheMiddle() -> Page {
    Page(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
  }
}

extension Book {
  /// A book whose pages are A, B, C, D, A, B and so on, each made anew.
  static func endless() -> Book {
    let book = Book()
    book.next = {
      switch $0 {
      case is A: B()
      case is B: C()
      case is C: D()
      default: A()
      }
    }
    book.previous = {
      switch $0 {
      case is A: D()
      case is B: A()
      case is C: B()
      default: C()
      }
    }
    return book
  }
}

/// An app whose root shows A and B side by side; what the data source is asked is noted.
@MainActor final class SpreadApp {
  let app: App
  let page = Page.withSpineInTheMiddle()
  let book = Book.endless()
  private(set) var asked: [String] = []

  init() {
    page.setViewControllers([A(), B()], direction: .forward, animated: false)
    app = App(root: page)
    let (next, previous) = (book.next, book.previous)
    book.next = { [weak self] in
      self?.asked.append("after \($0.readableName)")
      return next($0)
    }
    book.previous = { [weak self] in
      self?.asked.append("before \($0.readableName)")
      return previous($0)
    }
    page.dataSource = book
    page.delegate = book
  }

  var user: SimulatedUser { app.simulation.application.user }
  var names: [String] { page.viewControllers?.map(\.readableName) ?? [] }
}
