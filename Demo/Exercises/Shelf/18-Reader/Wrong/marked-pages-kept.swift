// Refused: leak: a marked page, when the reader has turned on from it
// The reader turns the pages of a book. A page can be marked; the mark is there when the page is shown again.
// Each page that was turned stays in memory until the reader is left: a long book takes all of it.
// Mend it: a page is deallocated when the reader has turned on from it, and marks stay.
import UIKit

final class PageViewController: UIViewController {
  let number: Int
  var isMarked = false

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class ReaderViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let pageCount: Int
  private var pages: [Int: PageViewController] = [:]

  init(pageCount: Int) {
    self.pageCount = pageCount
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    if let first = page(1) {
      setViewControllers([first], direction: .forward, animated: false)
    }
  }

  func toggleMark() {
    guard let page = viewControllers?.first as? PageViewController else { return }
    page.isMarked.toggle()
  }

  private func page(_ number: Int) -> PageViewController? {
    guard (1...pageCount).contains(number) else { return nil }
    pages = pages.filter { $0.value.isMarked || abs($0.key - number) <= 2 }
    if let page = pages[number] { return page }
    let page = PageViewController(number: number)
    pages[number] = page
    return page
  }

  func pageViewController(
    _ reader: UIPageViewController, viewControllerBefore screen: UIViewController
  ) -> UIViewController? {
    (screen as? PageViewController).flatMap { page($0.number - 1) }
  }

  func pageViewController(
    _ reader: UIPageViewController, viewControllerAfter screen: UIViewController
  ) -> UIViewController? {
    (screen as? PageViewController).flatMap { page($0.number + 1) }
  }
}
