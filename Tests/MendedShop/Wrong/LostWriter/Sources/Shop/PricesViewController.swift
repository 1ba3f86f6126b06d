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

/// Writes each price into the title of its screen.
@MainActor final class PriceWriter {
  private weak var screen: UIViewController?

  init(_ screen: UIViewController) { self.screen = screen }

  func follow(_ feed: PriceFeed) async {
    for await price in feed.prices { screen?.title = "\(price) €" }
  }
}

/// Shows each price.
final class PricesViewController: UIViewController {
  private let feed: PriceFeed
  private var task: Task<Void, Never>?
  // Nothing else keeps the writer.
  private weak var writer: PriceWriter?

  init(feed: PriceFeed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let writer = PriceWriter(self)
    self.writer = writer
    task = Task { [feed, weak writer] in await writer?.follow(feed) }
  }
}
