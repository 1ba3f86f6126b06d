import UIKit

/// The ways in which a screen subscribes here. Each is a screen class with three forms.
public enum Shape: String, CaseIterable, Sendable {
  case sink, assign, published, assignPublished, operators, appsBag, notification, future,
    subscriber,
    current

  /// The form of a screen that is planted, mended, or ends in time.
  public enum Form: String, CaseIterable, Sendable {
    /// The mistake: the screen is never deallocated.
    case leaking
    /// The fix: the screen is deallocated when it leaves.
    case fixed
    /// No mistake: the subscription ends by itself, a second after the screen has left.
    case late
  }

  /// Makes the shape's screen.
  @MainActor public func makeScreen(_ form: Form, _ market: Market) -> UIViewController {
    let type: MarketViewController.Type =
      switch self {
      case .sink: SinkViewController.self
      case .assign: AssignViewController.self
      case .published: PublishedViewController.self
      case .assignPublished: AssignPublishedViewController.self
      case .operators: OperatorsViewController.self
      case .appsBag: AppsBagViewController.self
      case .notification: NotificationViewController.self
      case .future: FutureViewController.self
      case .subscriber: SubscriberViewController.self
      case .current: CurrentViewController.self
      }
    return type.init(form, market)
  }
}

/// A screen of one of the shapes. It holds the market, which lives as long as the app, weakly.
class MarketViewController: UIViewController {
  let form: Shape.Form
  weak var market: Market?

  required init(_ form: Shape.Form, _ market: Market) {
    (self.form, self.market) = (form, market)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let market { subscribe(to: market) }
  }

  func subscribe(to market: Market) {}

  func show(_ price: Int) {
    title = "\(price) €"
  }
}
