import LifecycleKit
import Testing

@testable import UIKitCore

/// What a transaction waits for.
@MainActor struct TransactionTests {
  private let app = App(root: A())

  @Test func `the block comes when the last animation is over`() {
    let words = heard { heard in
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("block") }
      UIView.animate(withDuration: 0.3, animations: {}) { _ in heard.add("long") }
      UIView.animate(withDuration: 0.1, animations: {}) { _ in heard.add("short") }
      CATransaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s committed", "0.100 s short", "0.300 s long", "0.300 s block"])
  }

  @Test func `without animations the block comes inside commit`() {
    let words = heard { heard in
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("block") }
      heard.add("work")
      CATransaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s work", "0.000 s block", "0.000 s committed"])
  }

  @Test func `an animation that began before the block was set is not waited for`() {
    let words = heard { heard in
      CATransaction.begin()
      UIView.animate(withDuration: 0.3, animations: {}) { _ in heard.add("animation") }
      CATransaction.setCompletionBlock { heard.add("block") }
      CATransaction.commit()
    }
    #expect(words == ["0.000 s block", "0.300 s animation"])
  }

  @Test func `a block that takes another's place lets that one come for its own animations`() {
    let words = heard { heard in
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("nothing to wait for") }
      CATransaction.setCompletionBlock { heard.add("first") }
      UIView.animate(withDuration: 0.1, animations: {})
      CATransaction.setCompletionBlock { heard.add("second") }
      UIView.animate(withDuration: 0.2, animations: {})
      CATransaction.commit()
    }
    #expect(words == ["0.000 s nothing to wait for", "0.100 s first", "0.200 s second"])
  }

  @Test func `an outer block waits for what is inside, and comes after the inner one`() {
    let words = heard { heard in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { heard.add("outer") }
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(1)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { heard.add("inner") }
      UIView.animate(withDuration: 0.3, animations: {})
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      UIView.animate(withDuration: 0.1, animations: {}) { _ in heard.add("animation") }
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(words == ["0.100 s animation", "0.300 s inner", "0.300 s outer"])
    #expect(app.simulation.application.environment.animationGroup == nil)
  }

  @Test func `a commit too many does nothing`() {
    app.simulation.perform {
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.commit()
      CATransaction.commit()
    }
    #expect(app.misuses == [])
    #expect(app.simulation.application.environment.animationGroup == nil)
  }

  @Test func `with none open a block gets one until the next turn`() {
    let words = heard { heard in
      CATransaction.setCompletionBlock { heard.add("implicit") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("explicit") }
      CATransaction.commit()
      UIView.animate(withDuration: 0.2, animations: {}) { _ in heard.add("animation") }
      CATransaction.commit()
      heard.add("called")
    }
    #expect(
      words == ["0.000 s explicit", "0.000 s called", "0.200 s animation", "0.200 s implicit"])
    #expect(app.simulation.application.environment.animationGroup == nil)
  }

  @Test func `flush closes the implicit one ahead of time, and no other`() {
    let words = heard { heard in
      CATransaction.setCompletionBlock { heard.add("implicit") }
      CATransaction.begin()
      CATransaction.flush()
      heard.add("inside")
      CATransaction.commit()
      CATransaction.flush()
      heard.add("flushed")
    }
    #expect(words == ["0.000 s inside", "0.000 s implicit", "0.000 s flushed"])
  }

  @Test func `outside of any application the block comes inside commit when nothing is animated`() {
    var heard: [String] = []
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("inner") }
    CATransaction.commit()
    CATransaction.setCompletionBlock { heard.append("outer") }
    heard.append("work")
    CATransaction.commit()
    CATransaction.setCompletionBlock { heard.append("none open") }
    #expect(heard == ["inner", "work", "outer", "none open"])
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test func `outside of any application it waits for the host's animations`() async {
    var heard: [String] = []
    await withCheckedContinuation { continuation in
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        heard.append("block")
        continuation.resume()
      }
      UIView.animate(withDuration: 1, animations: {}) { _ in heard.append("animation") }
      CATransaction.commit()
      heard.append("commit")
    }
    #expect(heard == ["commit", "animation", "block"])
  }

  @Test func `a transition is waited for until after its own completions`() {
    let words = heard { heard in
      let environment = app.simulation.application.environment
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("block") }
      let transition = Transition(
        from: A(), to: B(), animated: true, in: UIView(), of: environment)
      _ = transition.animate(alongsideTransition: nil) { _ in heard.add("alongside") }
      transition.start(.navigation, of: UIViewController(), for: .milliseconds(350)) { _ in
        heard.add("ending")
        transition.conclude()
      }
      CATransaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s committed", "0.350 s ending", "0.350 s alongside", "0.350 s block"])
  }

  @Test func `a transition that is not animated is not waited for`() {
    let words = heard { heard in
      let environment = app.simulation.application.environment
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("block") }
      let transition = Transition(
        from: A(), to: B(), animated: false, in: UIView(), of: environment)
      transition.start(.navigation, of: UIViewController(), for: .milliseconds(350)) { _ in
        heard.add("ending")
        transition.conclude()
      }
      CATransaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s ending", "0.000 s block", "0.000 s committed"])
  }

  /// What was heard of `body` in the app's scope, until all is over.
  private func heard(_ body: (Heard) -> Void) -> [String] {
    let heard = Heard(app)
    _ = app.transcript { body(heard) }
    return heard.words
  }
}
