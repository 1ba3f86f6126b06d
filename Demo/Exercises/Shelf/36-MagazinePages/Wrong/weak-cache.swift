// Refused: feature: a page that is turned back to is scrolled as it was left
// A magazine shows one page at a time. A page that is turned back to is scrolled as it was left.
// After ten pages the memory graph shows three that are not on screen. A cache holds them.
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  The cache has to hold its pages weakly.
// B  Nothing: the cache holds pages on purpose, three at most, and goes with the magazine.
// C  A page has to be taken out of the cache as soon as it is removed from its parent.
// D  Nothing: the three are still children of the magazine, which holds them anyway.
// Answer: B
import UIKit

final class PageViewController: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
  }
}

@MainActor final class PageCache {
  private struct Entry {
    let number: Int
    weak var page: PageViewController?
  }

  private var pages: [Entry] = []

  func page(_ number: Int) -> PageViewController? {
    pages.first { $0.number == number }?.page
  }

  func keep(_ page: PageViewController, _ number: Int) {
    pages.removeAll { $0.number == number }
    pages.append(Entry(number: number, page: page))
    if pages.count > 3 { pages.removeFirst() }
  }
}

final class MagazineViewController: UIViewController {
  private let cache = PageCache()
  private var number = 0
  private(set) var page: PageViewController?

  func turn(to number: Int) {
    if let page {
      cache.keep(page, self.number)
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    let next = cache.page(number) ?? PageViewController()
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
    (page, self.number) = (next, number)
  }
}
