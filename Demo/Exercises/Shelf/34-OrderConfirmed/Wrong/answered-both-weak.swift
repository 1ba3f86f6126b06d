// Refused: answer: B
// A confirmation fades its check mark in, and thanks when the mark is there.
// A review says: "self in two closures without weak. Each order leaks a confirmation."
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  Nothing: UIKit holds the two closures for a while, and the confirmation neither.
// B  Both closures need weak self: UIKit holds them, and they hold the confirmation.
// C  The completion needs weak self: UIKit stores it; the animations are run at once.
// D  Nothing: a static method has no self that a closure passed to it could hold.
// Answer: B
import UIKit

final class ConfirmationViewController: UIViewController {
  let checkMark = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    checkMark.text = "✓"
    checkMark.alpha = 0
    view.addSubview(checkMark)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(
      withDuration: 0.8,
      animations: {
        self.checkMark.alpha = 1
      },
      completion: { _ in
        self.thank()
      })
  }

  private func thank() {
    title = "Thank you"
  }
}
