import VirtualTime

/// One controller presented by another, from the first callback until the dismissal's completion.
///
/// The presenter holds it; it holds the presented controller and not the presenter.
@MainActor final class Presentation {
  enum Phase {
    /// The presented one is on its way in, on screen, or on its way out.
    case presenting, presented, dismissing
  }

  let presented: ViewController
  let presenter: BackReference<ViewController>
  let window: BackReference<Window>
  private let environment: Environment
  let removesPresenterView: Bool
  var phase = Phase.presenting
  /// What the end of the running animation will do; released when it has been done.
  private var ending: (@MainActor () -> Void)?
  private var work: ScheduledWork?

  init(of presented: ViewController, by presenter: ViewController, in window: Window) {
    self.presented = presented
    self.window = window.rootReference
    environment = window.environment
    self.presenter = presenter.backReference
    removesPresenterView = presented.modalPresentationStyle.removesPresenterView
  }

  /// Performs `ending` after the animation: on the clock when animated, else before this returns.
  ///
  /// The presentation holds `ending`, which therefore holds nobody who holds the presentation; the clock
  /// holds neither, or a simulation let go in the middle would be held by its own clock.
  func animate(_ name: String, _ animated: Bool, ending: @escaping @MainActor () -> Void) {
    self.ending = ending
    guard animated else { return interrupt() }
    work = environment.clock.schedule(name, after: TransitionDuration.modal) {
      [weak self] in
      self?.environment.perform { self?.interrupt() }
    }
  }

  /// Brings the running animation to its end at once; nothing happens when none runs.
  func interrupt() {
    let ending = ending
    self.ending = nil
    work?.cancel()
    work = nil
    ending?()
  }
}

/// What a window holds while a presentation stands in it: the presentation and its presenter.
struct PresentationInWindow {
  let presentation: Presentation
  let presenter: ViewController
}
