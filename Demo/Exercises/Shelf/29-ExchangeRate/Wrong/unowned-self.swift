// Refused: crash: a screen that is popped during the wait does no harm
// A screen shows an exchange rate and asks the bank again every five minutes.
// A screen that was left stays in memory, with weak self in its task, and cancel() in its deinit.
// Mend it: the rate is refreshed; a popped one is deallocated, and asks the bank at most once more.
import UIKit

@MainActor protocol Bank: AnyObject {
  func rate() async -> Double
}

final class RateViewController: UIViewController {
  let rateLabel = UILabel()
  private let bank: any Bank
  private let clock: any Clock<Duration>
  private var refreshing: Task<Void, Never>?

  init(bank: any Bank, clock: any Clock<Duration> = ContinuousClock()) {
    (self.bank, self.clock) = (bank, clock)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The rate is not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rateLabel)
    let rates = rates()
    refreshing = Task { [weak self] in
      for await rate in rates { self?.rateLabel.text = "\(rate)" }
    }
  }

  deinit {
    refreshing?.cancel()
  }

  private func rates() -> AsyncStream<Double> {
    AsyncStream { [unowned self] in
      try? await self.clock.sleep(for: .seconds(300))
      return await self.bank.rate()
    }
  }
}
