import Foundation
import VirtualTime

extension UIViewController {
  func beginPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    // Asked first, because the delegates of a refused one are not to hear of it.
    let usual = presenter(inContext: presented.styleToPresent.usesPresentationContext)
    usual.finishWhatTakesNoTime()
    guard usual.canPresent(presented) else { return }
    let (presenter, plan) = plan(of: presented)
    guard presenter === usual || presenter.canPresent(presented),
      let environment = presenter.environment,
      let window = presenter.loadedView?.window
    else { return }
    environment.perform {
      let presentation = Presentation(of: presented, by: presenter, in: window, plan)
      presenter.presentation = presentation
      presented.presenterReference = presenter.backReference
      presented.noteReturn()
      presented.linkDidChange()
      if !presentation.isInContext {
        window.presentations.append(
          PresentationInWindow(presentation: presentation, presenter: presenter))
      }
      presented.loadViewIfNeeded()
      presentation.transition = Transition(
        presentation, dismissing: false, animated: animated, to: presenter)
      presentation.wait(as: presenter) {
        [weak presenter, weak presentation, weak source = self, weak window] in
        guard let presenter, let presentation, let window else { return }
        presenter.begin(presentation, in: window)
        presenter.start(presentation, from: source ?? presenter, completion: completion)
      }
    }
  }

  private func start(
    _ presentation: Presentation, from source: UIViewController, completion: (() -> Void)?
  ) {
    let presented = presentation.presented
    let animated = presentation.transition?.isAnimated == true
    presentation.transition?.start(
      .presentation, of: presented, for: UIKitDuration.modal,
      presented.driversOfPresentation(by: self, from: source, animated: animated)
    ) { [weak self, weak presentation] completed in
      guard let self, let presentation else { return }
      self.end(presentation, completed: completed, completion: completion)
    }
  }

  /// Does what another change of the same turn finds in its way, where that takes no time: of what this
  /// presents, or is presented by. (Order within a turn: unverified.)
  func finishWhatTakesNoTime() {
    if let own = rootParent.presentationOfSelf, own.waitsWithoutAnimation { own.beginNow() }
    if let presentation, presentation.waitsWithoutAnimation { presentation.beginNow() }
  }

  /// Sends the `will` callbacks of a presentation and puts its view in place.
  private func begin(
    _ presentation: Presentation, in window: UIWindow
  ) {
    let presented = presentation.presented
    let animated = presentation.transition?.isAnimated == true
    presented.transitionFlags.insert(.presented)
    if presentation.removesPresenterView { beginOwnAppearance(false, animated: animated) }
    if showsWhatItPresents(presentation, in: window) {
      presented.beginAppearance(true, animated: animated)
    }
    // A presenter that is off screen by now brings it along when it comes back.
    let place = presentation.isInContext ? loadedView?.superview : window
    place?.place(presentation.containerView)
    presented.placeView(in: presentation.containerView)
    presented.enterHierarchy()
    presentation.controller.presentationTransitionWillBegin()
    presentation.controller.containerViewWillLayoutSubviews()
    presentation.controller.containerViewDidLayoutSubviews()
  }

  /// Whether the presented one comes on screen, which it does not where a callback has hidden the window or
  /// taken the presenter away. In the window it stands above a container that has just covered the presenter.
  private func showsWhatItPresents(_ presentation: Presentation, in window: UIWindow) -> Bool {
    if appearance.state != .disappeared { return true }
    return !presentation.isInContext && window.isVisible && isReachable
  }

  private func end(
    _ presentation: Presentation, completed: Bool, completion: (() -> Void)?
  ) {
    let change = presentation.transition
    guard completed else { return takeBack(presentation, after: change) }
    presentation.state = .presented
    let presented = presentation.presented
    // One that presents something itself by now is on its way out again, until that has its end.
    if presented.appearance.state == .appearing { presented.endAppearance() }
    presented.transitionFlags.remove(.presented)
    // Its container may have taken it off screen meanwhile.
    if presentation.removesPresenterView,
      appearance.state == .disappearing || appearance.state == .disappeared
    {
      loadedView?.displace()
      endOwnAppearance()
    }
    presentation.controller.presentationTransitionDidEnd(true)
    presentation.conclude(change)
    call(completion, of: presented)
  }

  /// Undoes a presentation that a gesture has given up; its completion is not called. (Unverified.)
  private func takeBack(_ presentation: Presentation, after change: Transition?) {
    let presented = presentation.presented
    presented.transitionFlags.remove(.presented)
    presented.beginAppearance(false, animated: true)
    presentation.containerView.displace()
    presented.endAppearance()
    if presentation.removesPresenterView, appearance.state == .disappearing {
      beginOwnAppearance(true, animated: true)
      enterOwnHierarchy()
      endOwnAppearance()
    }
    presentation.controller.presentationTransitionDidEnd(false)
    presentation.window.object?.forget([presentation])
    unlink(presentation)
    presentation.conclude(change)
    if presented.presenterReference == nil { presented.noteDeparture(.dismissed, from: self) }
  }

  /// Calls the completion of a presentation or a dismissal. Where time passes by itself that is done on the
  /// main queue's next turn, as on iOS, also without animation: code counts on what it put there before
  /// being done by then (observed).
  func call(_ completion: (() -> Void)?, of controller: UIViewController) {
    guard let completion else { return }
    let id = controller.id
    let environment = environment
    let call: @MainActor () -> Void = {
      environment?.record(.completion, of: id)
      completion()
    }
    guard let environment, environment.clock.isDriven else { return call() }
    let window = controller.loadedView?.window
    DispatchQueue.main.async { withExtendedLifetime(window) { environment.perform(call) } }
  }

  /// Cuts the links of a presentation, but for the window's, which goes by chains.
  func unlink(_ presentation: Presentation) {
    presentation.presenter.object?.presentation = nil
    presentation.controller.containerView = nil
    let presented = presentation.presented
    if let presenter = presentation.presenter.object { presented.formerPresenter = presenter.id }
    presented.presenterReference = nil
    presented.linkDidChange()
  }

  private func driversOfPresentation(
    by presenter: UIViewController, from source: UIViewController, animated: Bool
  ) -> Transition.Drivers {
    guard animated, let delegate = transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: self, presenting: presenter, source: source)
    else { return Transition.Drivers() }
    return Transition.Drivers(
      animator: animator,
      interactor: delegate.interactionControllerForPresentation(using: animator))
  }
}

extension UIViewController {
  /// Refuses what UIKit refuses to present, in its order and words, and reports it.
  func canPresent(_ presented: UIViewController) -> Bool {
    if let other = presentation?.presented {
      report(
        .alreadyPresenting,
        "Attempt to present <\(presented.readableName)> on <\(readableName)> which is already presenting "
          + "<\(other.readableName)>")
      return false
    }
    if presented.presenterReference?.object != nil {
      report(
        .alreadyPresented,
        "Application tried to present modally a view controller <\(presented.readableName)> that is "
          + "already being presented")
      return false
    }
    if presented.parent != nil || presented.rootWindowReference?.object != nil || isBelow(presented)
    {
      report(
        .presentedActiveController,
        "Application tried to present modally an active controller <\(presented.readableName)>")
      return false
    }
    if rootParent.presentationOfSelf?.state == .dismissing {
      report(
        .presenterBeingDismissed,
        "Attempt to present <\(presented.readableName)> on <\(readableName)> while a dismiss is in "
          + "progress!")
      return false
    }
    if loadedView?.window == nil || appearance.state == .disappeared {
      report(
        .presenterOutsideWindow,
        "Attempt to present <\(presented.readableName)> on <\(readableName)> whose view is not in the "
          + "window hierarchy!")
      return false
    }
    return true
  }
}
