// Refused: leak: the match, after a return to the root from a screen above it
// A match shows the score from a stream that the server feeds as long as the app runs.
// Each match that was watched and left stays in memory. The code below does not even say self.
// Mend it: every score is shown; a popped match is deallocated, its task over by the next score.
import UIKit

final class MatchViewController: UIViewController {
  let scoreLabel = UILabel()
  private var watching: Task<Void, Never>?
  private let scores: AsyncStream<String>

  init(scores: AsyncStream<String>) {
    self.scores = scores
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The match is not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scoreLabel)
    watching = Task {
      for await score in scores {
        scoreLabel.text = score
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent else { return }
    watching?.cancel()
  }
}
