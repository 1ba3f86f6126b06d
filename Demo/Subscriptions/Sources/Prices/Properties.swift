import Combine
import UIKit

/// `assign(to:on:)` holds its object strongly, and leaves no capture list to write `weak` in.
final class AssignViewController: MarketViewController {
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    let titles = market.price.map { Optional("\($0) €") }
    switch form {
    case .leaking:
      titles.assign(to: \.title, on: self).store(in: &cancellables)
    case .fixed:
      titles.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
    case .late:
      titles.first().assign(to: \.title, on: self).store(in: &cancellables)
    }
  }
}

/// A property with `@Published` is a subject, which the object that has the property holds.
final class PublishedViewController: MarketViewController {
  /// The values that the screen shows, and nothing of the screen.
  @MainActor final class Model {
    @Published var price = 0
    private var cancellables: Set<AnyCancellable> = []

    init(_ market: Market) {
      market.price.sink { [weak self] in self?.price = $0 }.store(in: &cancellables)
    }
  }

  private var model: Model?
  private var subscription: AnyCancellable?

  override func subscribe(to market: Market) {
    let model = Model(market)
    self.model = model
    switch form {
    case .leaking:
      subscription = model.$price.sink { self.show($0) }
    case .fixed:
      subscription = model.$price.sink { [weak self] in self?.show($0) }
    case .late:
      // A published property sends the value that it has at once.
      subscription = model.$price.dropFirst().first().sink { self.show($0) }
    }
  }
}

/// `assign(to:)` ends with the property that it assigns to, and holds nothing but that.
final class AssignPublishedViewController: MarketViewController {
  @Published private var price = 0
  private var cancellables: Set<AnyCancellable> = []

  override func subscribe(to market: Market) {
    switch form {
    case .leaking:
      market.price.assign(to: \.price, on: self).store(in: &cancellables)
    case .fixed:
      market.price.assign(to: &$price)
    case .late:
      market.price.first().assign(to: \.price, on: self).store(in: &cancellables)
    }
  }
}

/// A published property of the app's that is set to the screen, and not set back.
final class CurrentViewController: MarketViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    market?.current = self
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    switch form {
    case .leaking:
      break
    case .fixed:
      market?.current = nil
    case .late:
      let market = market
      market?.price.first().sink { [weak market] _ in market?.current = nil }
        .store(in: &market!.cancellables)
    }
  }
}
