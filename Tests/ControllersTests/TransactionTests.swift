import LifecycleKit
import Testing

@testable import Controllers

/// What a transaction waits for.
@MainActor struct TransactionTests {
  private let app = App(root: A())

  @Test func `the block comes when the last animation is over`() {
    let words = heard { heard in
      Transaction.begin()
      Transaction.setCompletionBlock { heard.add("block") }
      View.animate(withDuration: 0.3, animations: {}) { _ in heard.add("long") }
      View.animate(withDuration: 0.1, animations: {}) { _ in heard.add("short") }
      Transaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s committed", "0.100 s short", "0.300 s long", "0.300 s block"])
  }

  @Test func `without animations the block comes inside commit`() {
    let words = heard { heard in
      Transaction.begin()
      Transaction.setCompletionBlock { heard.add("block") }
      heard.add("work")
      Transaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s work", "0.000 s block", "0.000 s committed"])
  }

  @Test func `an animation that began before the block was set is not waited for`() {
    let words = heard { heard in
      Transaction.begin()
      View.animate(withDuration: 0.3, animations: {}) { _ in heard.add("animation") }
      Transaction.setCompletionBlock { heard.add("block") }
      Transaction.commit()
    }
    #expect(words == ["0.000 s block", "0.300 s animation"])
  }

  @Test func `a block that takes another's place lets that one come for its own animations`() {
    let words = heard { heard in
      Transaction.begin()
      Transaction.setCompletionBlock { heard.add("nothing to wait for") }
      Transaction.setCompletionBlock { heard.add("first") }
      View.animate(withDuration: 0.1, animations: {})
      Transaction.setCompletionBlock { heard.add("second") }
      View.animate(withDuration: 0.2, animations: {})
      Transaction.commit()
    }
    #expect(words == ["0.000 s nothing to wait for", "0.100 s first", "0.200 s second"])
  }

  @Test func `an outer block waits for what is inside, and comes after the inner one`() {
    let words = heard { heard in
      Transaction.begin()
      Transaction.setAnimationDuration(2)
      Transaction.setCompletionBlock { heard.add("outer") }
      Transaction.begin()
      #expect(Transaction.animationDuration() == 2)
      Transaction.setAnimationDuration(1)
      Transaction.setDisableActions(true)
      Transaction.setCompletionBlock { heard.add("inner") }
      View.animate(withDuration: 0.3, animations: {})
      Transaction.commit()
      #expect(Transaction.animationDuration() == 2)
      #expect(!Transaction.disableActions())
      View.animate(withDuration: 0.1, animations: {}) { _ in heard.add("animation") }
      Transaction.commit()
      #expect(Transaction.animationDuration() == 0.25)
    }
    #expect(words == ["0.100 s animation", "0.300 s inner", "0.300 s outer"])
    #expect(app.simulation.application.environment.animationGroup == nil)
  }

  @Test func `a commit too many does nothing`() {
    app.simulation.perform {
      Transaction.commit()
      Transaction.begin()
      Transaction.commit()
      Transaction.commit()
    }
    #expect(app.misuses == [])
    #expect(app.simulation.application.environment.animationGroup == nil)
  }

  @Test func `with none open a block gets one until the next turn`() {
    let words = heard { heard in
      Transaction.setCompletionBlock { heard.add("implicit") }
      Transaction.begin()
      Transaction.setCompletionBlock { heard.add("explicit") }
      Transaction.commit()
      View.animate(withDuration: 0.2, animations: {}) { _ in heard.add("animation") }
      Transaction.commit()
      heard.add("called")
    }
    #expect(
      words == ["0.000 s explicit", "0.000 s called", "0.200 s animation", "0.200 s implicit"])
    #expect(app.simulation.application.environment.animationGroup == nil)
  }

  @Test func `flush closes the implicit one ahead of time, and no other`() {
    let words = heard { heard in
      Transaction.setCompletionBlock { heard.add("implicit") }
      Transaction.begin()
      Transaction.flush()
      heard.add("inside")
      Transaction.commit()
      Transaction.flush()
      heard.add("flushed")
    }
    #expect(words == ["0.000 s inside", "0.000 s implicit", "0.000 s flushed"])
  }

  @Test func `outside of any application the block comes inside commit when nothing is animated`() {
    var heard: [String] = []
    Transaction.commit()
    Transaction.begin()
    Transaction.begin()
    Transaction.setCompletionBlock { heard.append("inner") }
    Transaction.commit()
    Transaction.setCompletionBlock { heard.append("outer") }
    heard.append("work")
    Transaction.commit()
    Transaction.setCompletionBlock { heard.append("none open") }
    #expect(heard == ["inner", "work", "outer", "none open"])
    #expect(Transaction.completionBlock() == nil)
  }

  @Test func `outside of any application it waits for the host's animations`() async {
    var heard: [String] = []
    await withCheckedContinuation { continuation in
      Transaction.begin()
      Transaction.setCompletionBlock {
        heard.append("block")
        continuation.resume()
      }
      View.animate(withDuration: 1, animations: {}) { _ in heard.append("animation") }
      Transaction.commit()
      heard.append("commit")
    }
    #expect(heard == ["commit", "animation", "block"])
  }

  @Test func `a transition is waited for until after its own completions`() {
    let words = heard { heard in
      let environment = app.simulation.application.environment
      Transaction.begin()
      Transaction.setCompletionBlock { heard.add("block") }
      let transition = Transition(
        from: A(), to: B(), animated: true, in: View(), of: environment)
      _ = transition.animate(alongsideTransition: nil) { _ in heard.add("alongside") }
      transition.start("transition", for: .milliseconds(350)) { _ in
        heard.add("ending")
        transition.conclude()
      }
      Transaction.commit()
      heard.add("committed")
    }
    #expect(words == ["0.000 s committed", "0.350 s ending", "0.350 s alongside", "0.350 s block"])
  }

  @Test func `a transition that is not animated is not waited for`() {
    let words = heard { heard in
      let environment = app.simulation.application.environment
      Transaction.begin()
      Transaction.setCompletionBlock { heard.add("block") }
      let transition = Transition(
        from: A(), to: B(), animated: false, in: View(), of: environment)
      transition.start("transition", for: .milliseconds(350)) { _ in
        heard.add("ending")
        transition.conclude()
      }
      Transaction.commit()
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
