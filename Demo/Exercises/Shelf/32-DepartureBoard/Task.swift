// A board shows the next train, and asks the timetable again every 20 seconds.
// Each board that was left stays in memory and goes on asking; so does one that is covered.
// Mend it: a board asks whenever it is on screen, and only then; a popped board is deallocated.
import UIKit

@MainActor protocol Timetable: AnyObject {
  func nextTrain() async -> String
}

final class BoardViewController: UIViewController {
  let nextLabel = UILabel()
  private let timetable: any Timetable
  private let clock: any Clock<Duration>
  private var refreshing: Task<Void, Never>?

  init(timetable: any Timetable, clock: any Clock<Duration> = ContinuousClock()) {
    (self.timetable, self.clock) = (timetable, clock)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The board is not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nextLabel)
    refreshing = Task {
      while true {
        nextLabel.text = await timetable.nextTrain()
        try? await clock.sleep(for: .seconds(20))
      }
    }
  }

  deinit {
    refreshing?.cancel()
  }
}
