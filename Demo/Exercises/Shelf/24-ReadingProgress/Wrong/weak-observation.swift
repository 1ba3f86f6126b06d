// Refused: feature: scrolled to the middle it shows 50 %
// An article shows in percent how far it was scrolled, from an observation of its scroll view.
// Each article that was read stays in memory, with its text and its scroll view.
// Mend it: the percentage follows the scroll view, and the popped article is deallocated.
import UIKit

final class ArticleViewController: UIViewController {
  let scrollView = UIScrollView()
  let progressLabel = UILabel()
  private weak var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scrollView)
    view.addSubview(progressLabel)
    observation = scrollView.observe(\.contentOffset, options: .initial) { scrollView, _ in
      self.showProgress(of: scrollView)
    }
  }

  private func showProgress(of scrollView: UIScrollView) {
    let part = scrollView.contentOffset.y / scrollView.contentSize.height
    progressLabel.text = "\(Int(part * 100)) %"
  }
}
