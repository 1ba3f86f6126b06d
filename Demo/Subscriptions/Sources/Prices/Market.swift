import Combine
import UIKit

/// Has the prices. It lives as long as the app.
@MainActor public final class Market {
  /// The latest price, whenever there is one.
  let price = PassthroughSubject<Int, Never>()
  /// The market's name; a value is sent for each change.
  @Published var name = "Oslo"
  /// The screen that shows the market.
  @Published var current: UIViewController?
  /// The subscriptions that last as long as the app runs.
  var cancellables: Set<AnyCancellable> = []
  private var answers: [(Result<Int, Never>) -> Void] = []

  /// Makes a market that has sent nothing.
  public init() {}

  /// Asks for yesterday's price, which comes when the market answers.
  func yesterday() -> Future<Int, Never> {
    Future { answer in
      // Subscribed to on the main actor alone.
      nonisolated(unsafe) let answer = answer
      MainActor.assumeIsolated { self.answers.append(answer) }
    }
  }

  /// Asks for tomorrow's price, which no market knows: there is no answer.
  func tomorrow() -> Future<Int, Never> {
    Future { _ in }
  }

  /// Sends one of everything that a screen can wait for.
  public func move() {
    price.send(7)
    name = "Bergen"
    NotificationCenter.default.post(name: .marketDidMove, object: nil)
    for answer in answers { answer(.success(6)) }
    answers = []
  }
}

extension Notification.Name {
  static let marketDidMove = Notification.Name("marketDidMove")
}
