// Refused: leak: the chapter that was read and the next one, after the book is popped
// A book prepares the next chapter, to have it at once. A tap on a header scrolls to the top.
// Chapters that were read are deallocated. Of each popped book one chapter stays: one never read.
// Mend it: the next chapter is prepared, and a popped book leaves nothing behind.
import UIKit

final class HeaderView: UIView {
  var onTap: () -> Void = {}

  func tap() { onTap() }
}

final class ChapterViewController: UIViewController {
  let number: Int
  let header = HeaderView()
  let scrollView = UIScrollView()
  private(set) var nextChapter: ChapterViewController?

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    header.onTap = {
      self.scrollView.contentOffset = .zero
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A chapter is not in a storyboard.")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if nextChapter == nil { nextChapter = ChapterViewController(number: number + 1) }
  }

  isolated deinit {
    header.onTap = {}
  }

  func tapNext() {
    guard let nextChapter else { return }
    navigationController?.pushViewController(nextChapter, animated: true)
    self.nextChapter = nil
  }
}
