// Refused: leak: the question, after it is popped
// A quiz gives 30 seconds for a question. Help may cover the question meanwhile; the seconds go on.
// Left with the back button, the question stays in memory, and its countdown goes on with it.
// Mend it, and keep the Timer: it counts as now; a popped question is deallocated, no timer left.
import UIKit

final class QuestionViewController: UIViewController {
  let countdownLabel = UILabel()
  private var secondsLeft = 30
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(countdownLabel)
    showTime()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      self.countDown()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer = nil
  }

  private func countDown() {
    secondsLeft -= 1
    showTime()
    if secondsLeft == 0 {
      timer?.invalidate()
      title = "Time is up"
    }
  }

  private func showTime() {
    countdownLabel.text = "\(secondsLeft) s"
  }
}
