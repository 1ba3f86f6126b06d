import LifecycleTesting
import Prices
import Testing

/// Each shape in its three forms: the screen is pushed and popped, and a second later the market moves.
@MainActor struct ShapeTests {
  private func holders(_ shape: Shape, _ form: Shape.Form) -> [String] {
    let (simulation, market) = (Simulation(), Market())
    simulation.perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      simulation.show(navigation)
      navigation.pushViewController(shape.makeScreen(form, market), animated: true)
      simulation.advance(by: .seconds(1))
      navigation.popViewController(animated: true)
      simulation.advance(by: .seconds(1))
      market.move()
      simulation.advance(by: .seconds(3))
    }
    return simulation.leaks.map { $0.retention?.text() ?? "not looked for" }
  }

  @Test(arguments: Shape.allCases)
  func `the leaking form is found, and told in the words of Combine`(_ shape: Shape) {
    #expect(holders(shape, .leaking) == [Self.told[shape]])
  }

  @Test(arguments: Shape.allCases)
  func `the fixed form is deallocated`(_ shape: Shape) {
    #expect(holders(shape, .fixed) == [])
  }

  @Test(arguments: Shape.allCases)
  func `a subscription that ends in time is no leak`(_ shape: Shape) {
    #expect(holders(shape, .late) == [])
  }

  private static let told: [Shape: String] = [
    .sink: """
    cycle, 4 strong references
    SinkViewController#1
      .cancellables[member]   → AnyCancellable
      .cancel                 → Sink<Int, Never>
      .receiveValue           → closure #1 in SinkViewController.subscribe(to:)
        captures self         → SinkViewController#1
    ~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .assign: """
    cycle, 3 strong references
    AssignViewController#1
      .cancellables[member]   → AnyCancellable
      .cancel                 → Assign<AssignViewController, Optional<String>>
      .object                 → AssignViewController#1
    ~~~~~~~~~~~~~~~~~~~~~~~~ fix: cancel the subscription
    """,
    .published: """
    cycle, 4 strong references
    PublishedViewController#1
      .subscription     → AnyCancellable
      .cancel           → Sink<Int, Never>
      .receiveValue     → closure #1 in PublishedViewController.subscribe(to:)
        captures self   → PublishedViewController#1
    ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .assignPublished: """
    cycle, 3 strong references
    AssignPublishedViewController#1
      .cancellables[member]   → AnyCancellable
      .cancel                 → Assign<AssignPublishedViewController, Int>
      .object                 → AssignPublishedViewController#1
    ~~~~~~~~~~~~~~~~~~~~~~~~ fix: cancel the subscription
    """,
    .operators: """
    cycle, 4 strong references
    OperatorsViewController#1
      .cancellables[member]   → AnyCancellable
      .cancel                 → Sink<Int, Never>
      .receiveValue           → closure #3 in OperatorsViewController.subscribe(to:)
        captures self         → OperatorsViewController#1
    ~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .appsBag: """
    held by something unseen, such as a local variable
    Market
      .price            → PassthroughSubject<Int, Never>
      .subscriptions    → Subscription
      .subscriber       → Sink<Int, Never>
      .receiveValue     → closure #1 in AppsBagViewController.subscribe(to:)
        captures self   → AppsBagViewController#1
    ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .notification: """
    cycle, 4 strong references
    NotificationViewController#1
      .cancellables[member]   → AnyCancellable
      .cancel                 → Sink<Notification, Never>
      .receiveValue           → closure #1 in
                                NotificationViewController.subscribe(to:)
        captures self         → NotificationViewController#1
    ~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .future: """
    cycle, 4 strong references
    FutureViewController#1
      .request          → AnyCancellable
      .cancel           → Sink<Int, Never>
      .receiveValue     → closure #1 in FutureViewController.subscribe(to:)
        captures self   → FutureViewController#1
    ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .subscriber: """
    held by something unseen, such as a local variable
    Market
      .price                   → PassthroughSubject<Int, Never>
      .subscriptions           → Subscription
      .subscriber.subscriber   → RemoveDuplicates
      .subscriber              → Sink<Int, Never>
      .receiveValue            → closure #3 in
                                 SubscriberViewController.subscribe(to:)
        captures self          → SubscriberViewController#1
    ~~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
    """,
    .current: """
    held by something unseen, such as a local variable
    Market
      .current   → CurrentViewController#1
    ~~~~~~~~~~~ fix: clear .current
    """,
  ]
}
