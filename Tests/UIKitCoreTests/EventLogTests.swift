import Foundation
import LifecycleKit
import Testing

@MainActor struct EventLogTests {
  @Test func `a log that is off records nothing, and goes on where it is switched on`() {
    let (app, nav) = App.stack(A())
    app.log.isEnabled = false
    let count = app.log.count
    nav.pushViewController(B(), animated: false)
    app.endTurn()
    #expect(app.log.count == count)
    app.log.isEnabled = true
    app.simulation.perform { _ = nav.popViewController(animated: false) }
    #expect(app.log.events(from: count).first?.line == "B#1 willMove(toParent: nil)")
  }

  @Test func `a log that forgot all goes on with the same names`() {
    let (app, nav) = App.stack(A())
    app.log.removeAll()
    #expect(app.log.count == 0)
    #expect(app.log.events == [])
    nav.pushViewController(A(), animated: false)
    #expect(app.log.events.first?.line == "A#2 willMove(toParent: Nav#1)")
  }

  @Test func `positions outside of the log give what there is`() {
    let app = App(root: A())
    #expect(app.log.events(from: -3) == app.log.events)
    #expect(app.log.events(from: 7) == [])
    #expect(app.log.events(from: 99) == [])
    #expect(app.log.transcript(from: 99) == "")
  }

  @Test func `a log with a limit has the latest events, and positions stay what they were`() {
    func lines(limit: Int?) -> (lines: [String], count: Int, step: [String]) {
      let (app, nav) = App.stack(A())
      app.log.limit = limit
      var start = 0
      for number in 0..<40 {
        start = app.log.count
        app.log.note("round \(number)")
        nav.pushViewController(B(), animated: false)
        app.endTurn()
        nav.popViewController(animated: false)
        app.endTurn()
      }
      return (
        app.log.events.map(\.line), app.log.count, app.log.events(from: start).map(\.line)
      )
    }
    let whole = lines(limit: nil)
    #expect(whole.lines.count == whole.count)
    for limit in [1, 2, 19, 50, 400, whole.count, .max] {
      let kept = lines(limit: limit)
      #expect(kept.lines == whole.lines.suffix(limit))
      #expect(kept.count == whole.count)
      #expect(kept.step == whole.step.suffix(limit))
    }
    #expect(lines(limit: -3).lines == whole.lines.suffix(1))
  }

  @Test func `a limit can be set, lowered and taken back at any time`() {
    let (app, nav) = App.stack(A())
    func push() {
      nav.pushViewController(B(), animated: false)
      app.endTurn()
    }
    for _ in 0..<10 { push() }
    let all = app.log.events
    app.log.limit = 30
    #expect(app.log.events == all.suffix(30))
    app.log.limit = 7
    #expect(app.log.events == all.suffix(7))
    app.log.limit = nil
    let start = app.log.count
    push()
    #expect(app.log.events(from: start).count > 7)
    #expect(app.log.events.count == 7 + app.log.events(from: start).count)
    app.log.removeAll()
    #expect(app.log.count == 0)
  }

  @Test func `events survive being written and read`() throws {
    let (app, nav) = App.stack(A())
    let delegate = Delegate()
    nav.delegate = delegate
    _ = app.transcript {
      nav.pushViewController(B(), animated: true)
      nav.pushViewController(C(), animated: true)
    }
    let events = app.log.events
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([LifecycleEvent].self, from: data) == events)
  }

  @Test func `an event keeps what it is about as values`() throws {
    let (app, nav) = App.stack(A())
    _ = app.transcript { nav.pushViewController(B(), animated: true) }
    let event = try #require(app.log.events.last)
    #expect(event.controller == "B#1")
    #expect(event.kind == .didMoveToParent)
    #expect(event.other == "Nav#1")
    #expect(event.note == nil)
    #expect(event.flags == [])
    #expect(event.instant == VirtualInstant(sinceStart: .milliseconds(350)))
  }

  @Test func `flags read as words in a fixed order`() {
    let all: LifecycleEvent.Flags = [
      .byHand, .animated, .beingDismissed, .beingPresented, .movingFromParent, .movingToParent,
    ]
    #expect(
      all.words == [
        "moving to parent", "moving from parent", "being presented", "being dismissed", "animated",
        "called by hand",
      ])
    #expect(LifecycleEvent.Flags().words == [])
  }

  @Test func `a callback that the program calls itself is marked`() {
    let a = A()
    let app = App(root: a)
    #expect(
      app.transcript { a.viewDidLoad() } == """
        0.000 s  A#1 viewDidLoad (called by hand)

        """)
  }

  @Test func `an override that calls another callback by hand is told apart from the framework`() {
    let a = A()
    a.on[.viewIsAppearing] = { [unowned a] in a.viewDidLayoutSubviews() }
    let app = App()
    #expect(
      app.transcript { app.window.rootViewController = a } == """
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  A#1 viewDidLayoutSubviews (called by hand)
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.000 s  A#1 viewDidAppear

        """)
  }

  @Test func `words of the program and events of nobody stand without a name`() {
    let app = App()
    let environment = app.simulation.application.environment
    #expect(
      app.transcript { environment.record(.note, note: "checkpoint") } == """
        0.000 s  checkpoint

        """)
  }

  @Test func `the same program gives the same transcript`() {
    let run = {
      let (app, nav) = App.stack(A(), B())
      _ = app.transcript {
        nav.popViewController(animated: true)
        nav.present(P(), animated: true)
      }
      return app.log.transcript()
    }
    #expect(run() == run())
  }

  @Test func `the log holds no controller`() {
    let (app, nav) = App.stack(A())
    nav.pushViewController(B(), animated: false)
    app.endTurn()
    weak let popped = nav.topViewController
    app.simulation.perform { _ = nav.popViewController(animated: false) }
    app.endTurn()
    #expect(popped == nil)
    #expect(app.log.events.contains { $0.line == "B#1 deallocated" })
  }

  private final class Delegate: UINavigationControllerDelegate {}
}
