import Combine
import UIKit

/// The set holds the cancellable, that the subscriber, its closure the screen, and the screen the set.
final class SinkViewController: MarketViewController {
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    switch form {
    case .leaking:
      market.price.sink { self.show($0) }.store(in: &cancellables)
    case .fixed:
      market.price.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
    case .late:
      // The first price ends the subscription, which releases the closure.
      market.price.first().sink { self.show($0) }.store(in: &cancellables)
    }
  }
}

/// Each operator holds the next, so the cycle is as long as the chain.
final class OperatorsViewController: MarketViewController {
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    let prices = market.price.map { $0 / 2 }.filter { $0 > 0 }.removeDuplicates()
    switch form {
    case .leaking:
      prices.sink { self.show($0) }.store(in: &cancellables)
    case .fixed:
      prices.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
    case .late:
      prices.first().sink { self.show($0) }.store(in: &cancellables)
    }
  }
}

/// No cycle: the subscription is the app's, and holds the screen as long as the app runs.
final class AppsBagViewController: MarketViewController {
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    switch form {
    case .leaking:
      market.price.sink { self.show($0) }.store(in: &market.cancellables)
    case .fixed:
      market.price.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
    case .late:
      market.price.first().sink { self.show($0) }.store(in: &market.cancellables)
    }
  }
}

/// Notifications come from a centre that lives as long as the app.
final class NotificationViewController: MarketViewController {
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    let moves = NotificationCenter.default.publisher(for: .marketDidMove)
    switch form {
    case .leaking:
      moves.sink { _ in self.show(1) }.store(in: &cancellables)
    case .fixed:
      moves.sink { [weak self] _ in self?.show(1) }.store(in: &cancellables)
    case .late:
      moves.first().sink { _ in self.show(1) }.store(in: &cancellables)
    }
  }
}

/// A request that is never answered waits for ever; one that is answered ends.
final class FutureViewController: MarketViewController {
  private var request: AnyCancellable?

  override func subscribe(to market: Market) {
    switch form {
    case .leaking:
      request = market.tomorrow().sink { self.show($0) }
    case .fixed:
      request = market.yesterday().sink { [weak self] in self?.show($0) }
    case .late:
      request = market.yesterday().sink { self.show($0) }
    }
  }
}

/// A subscriber without a cancellable: only the publisher can end it.
final class SubscriberViewController: MarketViewController {
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    let prices = market.price.map { $0 / 2 }.removeDuplicates()
    switch form {
    case .leaking:
      prices.subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { self.show($0) }))
    case .fixed:
      prices.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
    case .late:
      prices.first().subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { self.show($0) }))
    }
  }
}
