import UIKit

/// A clock whose hand a display link turns.
final class ClockViewController: UIViewController {
  private var angle = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // Leaks: the run loop holds the link, and the link its target.
    let link = CADisplayLink(target: self, selector: Selector("turn"))
    link.preferredFramesPerSecond = 1
    link.add(to: .main, forMode: .common)
  }
}

extension ClockViewController: SelectorPerforming {
  func perform(_ selector: Selector, with sender: Any?) { angle += 6 }
}
