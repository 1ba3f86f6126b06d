import LifecycleKit
import Testing

/// Blocks that animate: when they run, when they are over, and who holds them.
@MainActor struct AnimationTests {
  private let app = App(root: A())

  @Test func `the block runs at once and the completion when delay and duration are over`() {
    let heard = Heard(app)
    app.simulation.perform {
      UIView.animate(withDuration: 0.3, delay: 0.2, options: [.curveEaseIn]) {
        heard.add("animations")
      } completion: {
        heard.add("completion(\($0))")
      }
      heard.add("called")
    }
    app.advance(by: .milliseconds(499))
    #expect(heard.words == ["0.000 s animations", "0.000 s called"])
    app.advance(by: .milliseconds(1))
    #expect(heard.words.last == "0.500 s completion(true)")
  }

  @Test(arguments: [0, -1, Double.nan])
  func `without a duration the completion comes on the clock's next turn`(duration: Double) {
    let heard = Heard(app)
    app.simulation.perform {
      UIView.animate(withDuration: duration, animations: {}, completion: { heard.add("\($0)") })
    }
    #expect(heard.words == [])
    app.advance()
    #expect(heard.words == ["0.000 s true"])
  }

  @Test func `an endless duration is taken, and nothing overflows`() {
    app.simulation.perform {
      UIView.animate(withDuration: .infinity, delay: .greatestFiniteMagnitude, animations: {})
    }
    #expect(app.simulation.clock.now == .zero)
  }

  @Test func `what repeats is never over and holds its completion`() {
    let heard = Heard(app)
    var kept: B? = app.simulation.perform { B() }
    weak let screen = kept
    app.simulation.perform {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
      } completion: { [kept] _ in
        heard.add("\(kept as Any)")
      }
    }
    kept = nil
    app.advance(by: .seconds(60))
    #expect(heard.words == [])
    #expect(screen != nil)
  }

  @Test func `the completion is released when it was called, and with its simulation`() throws {
    weak var released: B?
    weak var dropped: B?
    do {
      let other = App(root: A())
      other.simulation.perform {
        let (first, second) = (B(), B())
        (released, dropped) = (first, second)
        UIView.animate(withDuration: 0.1, animations: {}) { _ = (first, $0) }
        UIView.animate(withDuration: 9, animations: {}) { _ = (second, $0) }
      }
      other.advance(by: .milliseconds(99))
      #expect(released != nil)
      other.advance(by: .milliseconds(1))
      #expect(released == nil)
      #expect(dropped != nil)
    }
    #expect(dropped == nil)
  }

  @Test func `outside of any application it ends on a later turn of the main queue`() async {
    var heard: [String] = []
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 1, animations: { heard.append("animations") }) {
        heard.append("\($0)")
      }
      UIView.transition(with: UIView(), duration: 2, animations: nil) {
        heard.append("transition \($0)")
        continuation.resume()
      }
      heard.append("return")
    }
    #expect(heard == ["animations", "return", "true", "transition true"])
  }

  @Test func `switched off in one application, animations take time in the other`() {
    let other = App(root: A())
    let heard = Heard(app)
    app.simulation.perform {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: {}) { _ in heard.add("off") }
    }
    other.simulation.perform {
      #expect(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: {}) { _ in heard.add("on") }
    }
    app.advance()
    other.advance()
    #expect(heard.words == ["0.000 s off"])
    other.advance(by: .seconds(1))
    #expect(heard.words == ["0.000 s off", "0.000 s on"])
  }

  @Test func `performWithoutAnimation puts the switch back`() {
    app.simulation.perform {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation {}
        #expect(!UIView.areAnimationsEnabled)
      }
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test func `a transition from one view to another exchanges them`() {
    let (back, old, front, new) = (UIView(), UIView(), UIView(), UIView())
    for view in [back, old, front] { app.window.rootViewController?.view.addSubview(view) }
    app.simulation.perform { UIView.transition(from: old, to: new, duration: 0.2) }
    #expect(old.superview == nil)
    #expect(app.window.rootViewController?.view.subviews == [back, new, front])
    app.simulation.perform {
      UIView.transition(from: new, to: front, duration: 0.2, options: .showHideTransitionViews)
    }
    #expect(new.isHidden && !front.isHidden)
    #expect(app.window.rootViewController?.view.subviews == [back, new, front])
  }
}

/// Words with the instants at which they were said.
@MainActor final class Heard {
  private(set) var words: [String] = []
  private let clock: VirtualClock

  init(_ app: App) { clock = app.simulation.clock }

  func add(_ word: String) { words.append("\(clock.now) \(word)") }
}
