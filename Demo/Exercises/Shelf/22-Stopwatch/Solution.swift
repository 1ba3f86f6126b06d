// A stopwatch turns its hand ten times a second, also after a list of laps covered it for a while.
// Left with the back button, the stopwatch stays in memory and goes on turning.
// Mend it: the hand turns whenever the stopwatch is on screen; the popped stopwatch is deallocated.
import UIKit

final class StopwatchViewController: UIViewController {
  private(set) var angle = 0
  private var link: CADisplayLink?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if link == nil { startLink() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
    link = nil
  }

  private func startLink() {
    let link = CADisplayLink(target: self, selector: Selector("turnHand"))
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func turnHand() {
    angle += 6
  }
}

// On Linux a selector is a name. This says which method the name stands for.
extension StopwatchViewController: SelectorPerforming {
  func perform(_ selector: Selector, with sender: Any?) {
    if selector == "turnHand" { turnHand() }
  }
}
