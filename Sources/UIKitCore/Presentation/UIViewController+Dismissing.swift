import VirtualTime

extension UIViewController {
  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    guard
      let presentation = nearestPresentation ?? rootParent.presentationOfSelf,
      let presenter = presentation.presenter.object, let environment = presenter.environment
    else {
      report(
        .nothingToDismiss,
        "<\(readableName)> presents nothing and is not presented: there is nothing to dismiss")
      // Code that replaces a window's root counts on it, whatever the old one presented. (Observed.)
      return call(completion, of: self)
    }
    for due in presenter.chainOfPresentations where due.waitsWithoutAnimation { due.beginNow() }
    let chain = presenter.dismissedChain
    // The same was asked for in this turn: this call has joined it. (Unverified.)
    if chain.isEmpty { return call(completion, of: self) }
    if let busy = chain.first(where: { $0.state != .presented }) {
      return report(
        .dismissedDuringTransition,
        "Attempt to dismiss from view controller <\(readableName)> while a presentation or dismiss of "
          + "<\(busy.presented.readableName)> is in progress!")
    }
    environment.perform {
      presenter.dismiss(chain, animated: animated, by: .code, completion: completion)
    }
  }

  /// Code, or the user's finger on a sheet.
  enum Dismisser { case code, finger }

  /// Dismisses what this controller presents and all above that.
  func dismiss(
    _ chain: [Presentation], animated: Bool, by dismisser: Dismisser,
    completion: (() -> Void)?
  ) {
    // A window that was hidden and let go does not keep what stood in it from being dismissed.
    let window = chain[0].window.object
    guard let top = chain.last else { return }
    let change = Transition(
      top, dismissing: true, animated: animated, interactive: dismisser == .finger, to: self)
    for presentation in chain {
      presentation.state = .dismissing
      presentation.transition = change
      // A dismissal inside the presentation's last callback begins while that one's flag is still set.
      presentation.presented.transitionFlags.remove(.presented)
      presentation.presented.transitionFlags.insert(.dismissed)
    }
    chain[0].wait(as: self) { [weak self, weak window] in
      // Nothing joins a chain that is on its way out, so it is the same one by then.
      self?.begin(change, of: dismisser, in: window, completion: completion)
    }
    // What a finger moves begins under it.
    if dismisser == .finger { chain[0].beginNow() }
  }

  /// Sends the `will` callbacks of a dismissal and sets it in motion.
  private func begin(
    _ change: Transition, of dismisser: Dismisser, in window: UIWindow?, completion: (() -> Void)?
  ) {
    let chain = dismissedChain
    guard let top = chain.last else { return }
    let animated = change.isAnimated
    for presentation in chain.reversed() {
      // Of a chain only the topmost is animated; the others just go.
      presentation.presented.beginAppearance(false, animated: animated && presentation === top)
    }
    // Inside the presented one's viewDidAppear a covered presenter still has its last callback to get.
    let isCovered =
      appearance.state == .disappeared
      || appearance.state == .disappearing && chain[0].removesPresenterView
    if isCovered, hasPlace(in: window, beside: chain[0]) {
      comeBack(from: chain[0], in: window, animated: animated)
    }
    top.controller.dismissalTransitionWillBegin()
    change.start(
      .dismissal, of: self, for: UIKitDuration.modal,
      dismisser == .code ? top.presented.driversOfDismissal(animated: animated) : .init()
    ) { [weak self, weak window] completed in
      guard let self else { return }
      let chain = self.dismissedChain
      if completed {
        self.endDismissal(chain, in: window, by: dismisser, completion: completion)
      } else {
        self.takeBackDismissal(chain)
      }
    }
  }

  private var dismissedChain: [Presentation] { chainOfPresentations }

  private func comeBack(from presentation: Presentation, in window: UIWindow?, animated: Bool) {
    beginOwnAppearance(true, animated: animated)
    if let place = place(beside: presentation) ?? window, let loadedView {
      place.place(loadedView, at: presentation.isInContext ? place.subviewList.count - 1 : 0)
    }
    enterOwnHierarchy(animated: animated)
  }

  /// Where the view stands that a presentation has covered, unless that is the window itself.
  private func place(beside presentation: Presentation) -> UIView? {
    presentation.isInContext
      ? presentation.containerView.superview : presentationOfSelf?.containerView
  }

  private func endDismissal(
    _ chain: [Presentation], in window: UIWindow?, by dismisser: Dismisser,
    completion: (() -> Void)?
  ) {
    let change = chain.first?.transition
    cutLinks(of: chain, in: window)
    // A controller that appears with its window or its container gets the rest of its callbacks with that.
    if appearance.state == .appearing, appearing.isInHierarchy { endOwnAppearance() }
    // Covered, in something that is off screen: the view has to stand there when that comes back.
    if let covering = chain.first, covering.removesPresenterView,
      parent?.drivesAppearanceOfChildren != true, let loadedView, loadedView.superview == nil
    {
      place(beside: covering)?.place(loadedView)
    }
    for presentation in chain.reversed() {
      let presented = presentation.presented
      presentation.containerView.displace()
      presented.endAppearance()
      presented.transitionFlags.remove(.dismissed)
    }
    let top = chain.last?.controller
    top?.dismissalTransitionDidEnd(true)
    conclude(chain, after: change)
    call(completion, of: self)
    if dismisser == .finger, let top {
      top.tellDelegateDidDismiss()
    }
    for presentation in chain where presentation.presented.presenterReference == nil {
      presentation.presented.noteDeparture(
        dismisser == .finger ? .pulledDown : .dismissed, from: self)
    }
  }

  private func cutLinks(of chain: [Presentation], in window: UIWindow?) {
    window?.forget(chain)
    for presentation in chain { unlink(presentation) }
  }

  /// Puts back what a dismissal that was given up had begun to take away.
  private func takeBackDismissal(_ chain: [Presentation]) {
    let change = chain.first?.transition
    for presentation in chain {
      presentation.state = .presented
      presentation.presented.transitionFlags.remove(.dismissed)
    }
    if chain.first?.removesPresenterView == true, appearance.state == .appearing {
      beginOwnAppearance(false, animated: true)
      loadedView?.displace()
      endOwnAppearance()
    }
    for presentation in chain where presentation.presented.appearance.state == .disappearing {
      presentation.presented.beginAppearance(true, animated: true)
      presentation.presented.enterHierarchy()
      presentation.presented.endAppearance()
    }
    chain.last?.controller.dismissalTransitionDidEnd(false)
    conclude(chain, after: change)
  }

  /// Releases the transition that a whole chain shared.
  private func conclude(_ chain: [Presentation], after change: Transition?) {
    for presentation in chain where presentation.transition === change {
      presentation.transition = nil
    }
    change?.conclude()
  }

  /// Whether this controller has a place in the visible window to come back to.
  private func hasPlace(in window: UIWindow?, beside presentation: Presentation) -> Bool {
    guard let window, window.isVisible else { return false }
    if presentation.isInContext {
      // A container that is about to show another one has no place for this one any more.
      return presentation.containerView.window === window && goesAlongWithParent
    }
    if rootWindowReference?.object === window { return true }
    guard let own = presentationOfSelf else { return false }
    // What stands in a container is off screen with it.
    return !own.isInContext || own.presenter.object?.hasPlace(in: window, beside: own) == true
  }

  private func driversOfDismissal(animated: Bool) -> Transition.Drivers {
    guard animated, let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return Transition.Drivers() }
    return Transition.Drivers(
      animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator))
  }
}
