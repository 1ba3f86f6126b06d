import LifecycleTesting
import Testing
import UIKit

/// `NotificationCenter.notifications(named:)`, which Foundation on Linux lacks.
@MainActor struct NotificationSequenceTests {
  private final class CartViewController: UIViewController {
    enum Form { case leaking, fixed, late }

    let (form, center): (Form, NotificationCenter)
    var following: Task<Void, Never>?

    init(_ form: Form, _ center: NotificationCenter) {
      (self.form, self.center) = (form, center)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let changes = center.notifications(named: .cartDidChange)
      following = Task {
        for await _ in changes {
          self.reload()
          if self.form == .late { break }
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed { following?.cancel() }
    }

    func reload() { title = "2 things" }
  }

  /// The holders of the screen after a visit; a second after it has left the cart changes.
  private func holders(_ form: CartViewController.Form) async -> [String] {
    let (simulation, center) = (Simulation(), NotificationCenter())
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    simulation.perform {
      navigation.pushViewController(CartViewController(form, center), animated: true)
    }
    await simulation.advance(by: .seconds(1))
    simulation.perform { _ = navigation.popViewController(animated: true) }
    await simulation.advance(by: .seconds(1))
    center.post(name: .cartDidChange, object: nil)
    await simulation.advance(by: .seconds(3))
    return simulation.leaks.map { $0.retention?.text() ?? "not looked for" }
  }

  @Test func `a task that iterates holds the screen, and the report has the line where it waits`()
    async
  {
    let found = await holders(.leaking)
    #expect(
      found == [
        """
        cycle, 3 strong references
        CartViewController#1
          .following
              → task, waiting at NotificationSequenceTests.swift:24 for
                NotificationCenter.Notifications.Iterator.next(isolation:)
            runs
                → closure #1 in
                  NotificationSequenceTests.CartViewController.viewDidLoad()
              captures self   → CartViewController#1
        ~~~~~~~~~~~~~~~~~~~~ fix: cancel .following
        """
      ])
  }

  @Test func `a task that is cancelled holds the screen no more`() async {
    #expect(await holders(.fixed) == [])
  }

  @Test func `a task that waits for the first notification ends in time`() async {
    #expect(await holders(.late) == [])
  }

  @Test func `notifications of the name and the sender come in order`() async {
    let (center, sender) = (NotificationCenter(), NSObject())
    var iterator = center.notifications(named: .cartDidChange, object: sender).makeAsyncIterator()
    for number in 1...3 {
      center.post(name: .cartDidChange, object: sender, userInfo: ["number": number])
      center.post(name: .cartDidChange, object: nil, userInfo: ["number": 0])
      center.post(name: Notification.Name("other"), object: sender)
    }
    for number in 1...3 {
      let notification = await iterator.next()
      #expect(notification?.userInfo?["number"] as? Int == number)
    }
  }

  @Test func `an iterator that goes takes its registration back`() async {
    let center = NotificationCenter()
    weak var kept: NSObject?
    do {
      var iterator = center.notifications(named: .cartDidChange).makeAsyncIterator()
      let sender = NSObject()
      kept = sender
      center.post(name: .cartDidChange, object: sender)
      #expect(kept != nil)
      center.post(name: .cartDidChange, object: nil)
      _ = await iterator.next()
    }
    #expect(kept == nil)
  }
}

extension Notification.Name {
  fileprivate static let cartDidChange = Notification.Name("cartDidChange")
}
