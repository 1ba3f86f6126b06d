// Refused: crash: a confirmation that is popped while its mark fades in does no harm
// A confirmation fades its check mark in, and thanks when the mark is there.
// A review says: "self in two closures without weak. Each order leaks a confirmation."
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  Nothing: the closures are held until the animation has ended, and not by the confirmation.
// B  Both closures need weak self: self in an escaping closure is a retain cycle.
// C  The completion needs weak self; the animations are run at once and need none.
// D  Nothing: a closure that is passed to a static method does not hold self.
// Answer: A
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
      completion: { [unowned self] _ in
        self.thank()
      })
  }

  private func thank() {
    title = "Thank you"
  }
}
