// Refused: feature: a mark that was taken away is gone when its page is shown again
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
  private var marks: Set<Int> = []

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
    if page.isMarked { marks.insert(page.number) }
  }

  private func page(_ number: Int) -> PageViewController? {
    guard (1...pageCount).contains(number) else { return nil }
    let page = PageViewController(number: number)
    page.isMarked = marks.contains(number)
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
