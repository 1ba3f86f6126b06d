// A magazine shows one page at a time. A page that is turned back to is scrolled as it was left.
// After ten pages three that are not on screen are in memory: a cache holds them. Also after a pop.
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  The cache has to hold its pages weakly.
// B  A page's closure must not hold the magazine; the cache may stay as it is.
// C  A page has to be taken out of the cache as soon as it is removed from its parent.
// D  Nothing: the cache holds pages on purpose, three at most, and goes with the magazine.
// Answer: ?
import UIKit

final class PageViewController: UIViewController {
  let scrollView = UIScrollView()
  var onLink: (Int) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
  }

  func tapLink(to number: Int) { onLink(number) }
}

@MainActor final class PageCache {
  private var pages: [(number: Int, page: PageViewController)] = []

  func page(_ number: Int) -> PageViewController? {
    pages.first { $0.number == number }?.page
  }

  func keep(_ page: PageViewController, _ number: Int) {
    pages.removeAll { $0.number == number }
    pages.append((number, page))
    if pages.count > 3 { pages.removeFirst() }
  }
}

final class MagazineViewController: UIViewController {
  private let cache = PageCache()
  private(set) var number = 0
  private(set) var page: PageViewController?

  func turn(to number: Int) {
    if let page {
      cache.keep(page, self.number)
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    let next = cache.page(number) ?? PageViewController()
    next.onLink = { self.turn(to: $0) }
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
    (page, self.number) = (next, number)
  }
}
