import LifecycleKit
import Testing

/// An animator's states, and who holds its blocks when.
@MainActor struct PropertyAnimatorTests {
  private let app = App(root: A())

  @Test func `blocks run at the start and completions at the end`() {
    let heard = Heard(app)
    let animator = app.simulation.perform { make(heard) }
    #expect(heard.words == [])
    app.simulation.perform { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.state == .active && animator.isRunning)
    app.advance(by: .milliseconds(750))
    #expect(animator.fractionComplete == 0.25)
    app.advance(by: .milliseconds(750))
    #expect(heard.words == ["0.000 s animations", "1.500 s end"])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `a paused one waits, and goes on from where it was`() {
    let heard = Heard(app)
    let animator = app.simulation.perform { make(heard) }
    app.simulation.perform { animator.startAnimation() }
    app.advance(by: .milliseconds(500))
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    app.advance(by: .seconds(10))
    #expect(animator.fractionComplete == 0.5)
    animator.fractionComplete = 0.75
    app.simulation.perform { animator.startAnimation() }
    app.advance(by: .milliseconds(249))
    #expect(heard.words == ["0.000 s animations"])
    app.advance(by: .milliseconds(1))
    #expect(heard.words == ["0.000 s animations", "10.750 s end"])
  }

  @Test func `turned round on the way it ends at its start`() {
    let heard = Heard(app)
    let animator = app.simulation.perform { make(heard) }
    app.simulation.perform { animator.startAnimation() }
    app.advance(by: .milliseconds(250))
    app.simulation.perform { animator.isReversed = true }
    #expect(animator.fractionComplete == 0.25)
    app.advance(by: .seconds(1))
    #expect(heard.words == ["0.000 s animations", "0.500 s start"])
  }

  @Test func `stopped it waits to be finished, or calls nobody`() {
    let heard = Heard(app)
    let animator = app.simulation.perform { make(heard) }
    animator.finishAnimation(at: .end)
    app.simulation.perform { animator.startAnimation() }
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    app.simulation.perform { animator.startAnimation() }
    app.advance(by: .seconds(2))
    #expect(heard.words == ["0.000 s animations"])
    animator.finishAnimation(at: .current)
    #expect(heard.words == ["0.000 s animations", "2.000 s current"])
    #expect(animator.state == .inactive)

    animator.addCompletion { heard.add("\($0) again") }
    app.simulation.perform { animator.startAnimation() }
    animator.stopAnimation(true)
    app.advance(by: .seconds(2))
    #expect(heard.words.count == 2)
    #expect(animator.state == .inactive)
  }

  @Test func `one that pauses at its end calls nobody`() {
    let heard = Heard(app)
    let animator = app.simulation.perform { make(heard) }
    animator.pausesOnCompletion = true
    app.simulation.perform { animator.startAnimation() }
    app.advance(by: .seconds(2))
    #expect(heard.words == ["0.000 s animations"])
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
  }

  @Test func `a running one is held by the application, and by nobody afterwards`() {
    weak var running: UIViewPropertyAnimator?
    weak var abandoned: UIViewPropertyAnimator?
    do {
      let other = App(root: A())
      other.simulation.perform {
        running = .runningPropertyAnimator(withDuration: 0.2, delay: 0) {}
        abandoned = .runningPropertyAnimator(withDuration: 9, delay: 0) {}
      }
      other.advance(by: .milliseconds(199))
      #expect(running?.isRunning == true)
      other.advance(by: .milliseconds(1))
      #expect(running == nil)
      #expect(abandoned != nil)
    }
    #expect(abandoned == nil)
  }

  @Test func `outside of any application it runs until a later turn of the main queue`() async {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    animator.isReversed = true
    let position = await withCheckedContinuation { continuation in
      animator.addCompletion { continuation.resume(returning: $0) }
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
    }
    #expect(position == .start)
    #expect(animator.state == .inactive)
  }

  @Test func `a transaction waits for it`() {
    let heard = Heard(app)
    app.simulation.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("block") }
      make(heard).startAnimation()
      CATransaction.commit()
    }
    app.advance(by: .seconds(1))
    #expect(heard.words == ["0.000 s animations", "1.000 s end", "1.000 s block"])
  }

  @Test func `a screen that stores one whose completion keeps it leaks until that was called`() {
    let (started, startedNav) = AnimatedScreen.shown()
    started.simulation.perform { AnimatedScreen.top(of: startedNav)?.animator.startAnimation() }
    startedNav.popViewController(animated: true)
    started.advance(by: .seconds(10))
    #expect(started.simulation.leaks.isEmpty)

    let (kept, nav) = AnimatedScreen.shown()
    nav.popViewController(animated: true)
    kept.advance(by: .seconds(10))
    #expect(kept.simulation.leaks.map(\.subject) == ["AnimatedScreen#1"])
  }

  private func make(_ heard: Heard) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { heard.add("animations") }
    animator.addCompletion { heard.add("\($0)") }
    return animator
  }
}

private final class AnimatedScreen: UIViewController {
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut)
  private var isAnimated = false

  override func viewDidLoad() {
    super.viewDidLoad()
    animator.addCompletion { _ in self.isAnimated = true }
  }

  static func shown() -> (app: App, nav: Nav) { App.stack(A(), AnimatedScreen()) }

  static func top(of nav: Nav) -> AnimatedScreen? { nav.topViewController as? AnimatedScreen }
}
