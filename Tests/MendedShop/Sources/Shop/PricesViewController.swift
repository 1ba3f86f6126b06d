import UIKit

/// Prices as they come in.
@MainActor final class PriceFeed {
  private var continuations: [AsyncStream<Int>.Continuation] = []
  init() {}

  var prices: AsyncStream<Int> {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuations.append(continuation)
    return stream
  }
}

/// Shows each price.
final class PricesViewController: UIViewController {
  private let feed: PriceFeed
  private var task: Task<Void, Never>?

  init(feed: PriceFeed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Leaks: the loop never ends.
    task = Task { await self.follow() }
  }

  private func follow() async {
    for await price in feed.prices { title = "\(price) €" }
  }
}
