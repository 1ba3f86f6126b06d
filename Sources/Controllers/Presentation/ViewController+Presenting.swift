import VirtualTime

extension ViewController {
  /// The presentation made by this controller or by the nearest of its parents that made one.
  var nearestPresentation: Presentation? {
    var current: ViewController? = self
    while let candidate = current {
      if let presentation = candidate.presentation { return presentation }
      current = candidate.parent
    }
    return nil
  }

  var nearestPresenter: ViewController? {
    var current: ViewController? = self
    while let candidate = current {
      if let presenter = candidate.presenterReference?.object { return presenter }
      current = candidate.parent
    }
    return nil
  }

  func beginPresentation(
    of presented: ViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    let presenter = rootParent
    guard presenter.canPresent(presented),
      let window = presenter.loadedView?.window, let environment = presenter.environment
    else { return }
    environment.perform {
      let presentation = Presentation(of: presented, by: presenter, in: window)
      presenter.presentation = presentation
      presented.presenterReference = presenter.backReference
      presented.noteReturn()
      presented.linkDidChange()
      window.presentations.append(
        PresentationInWindow(presentation: presentation, presenter: presenter))
      presented.loadViewIfNeeded()
      presented.movement.insert(.presented)
      if presentation.removesPresenterView { presenter.beginAppearance(false, animated: animated) }
      presented.beginAppearance(true, animated: animated)
      if let view = presented.loadedView { window.place(view) }
      presented.enterHierarchy()
      presentation.animate("presentation of \(presented.readableName)", animated) {
        [weak presenter, weak presentation] in
        guard let presenter, let presentation else { return }
        presenter.endPresentation(presentation, completion: completion)
      }
    }
  }

  private func endPresentation(
    _ presentation: Presentation, completion: (@MainActor () -> Void)?
  ) {
    presentation.phase = .presented
    let presented = presentation.presented
    // One that presents something itself by now is on its way out again, until that has its end.
    if presented.appearance.state == .appearing { presented.endAppearance() }
    presented.movement.remove(.presented)
    if presentation.removesPresenterView, appearance.state == .disappearing {
      loadedView?.displace()
      endAppearance()
    }
    call(completion, of: presented)
  }

  private func call(_ completion: (@MainActor () -> Void)?, of controller: ViewController) {
    guard let completion else { return }
    environment?.record(.completion, of: controller)
    completion()
  }

  // MARK: - Dismissal

  func beginDismissal(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presentation = nearestPresentation ?? rootParent.presentationOfSelf,
      let presenter = presentation.presenter.object, let environment = presenter.environment
    else {
      return report(
        .nothingToDismiss,
        "<\(readableName)> presents nothing and is not presented: there is nothing to dismiss")
    }
    let chain = presenter.chainOfPresentations
    if let busy = chain.first(where: { $0.phase != .presented }) {
      return report(
        .dismissedDuringTransition,
        "Attempt to dismiss from view controller <\(readableName)> while a presentation or dismiss of "
          + "<\(busy.presented.readableName)> is in progress!")
    }
    environment.perform { presenter.dismiss(chain, animated: animated, completion: completion) }
  }

  /// The presentation that brought this controller itself on screen.
  var presentationOfSelf: Presentation? { presenterReference?.object?.presentation }

  /// What this controller presents, what that presents, and so on; the topmost last.
  private var chainOfPresentations: [Presentation] {
    var chain: [Presentation] = []
    var next = presentation
    while let presentation = next {
      chain.append(presentation)
      next = presentation.presented.presentation
    }
    return chain
  }

  private func dismiss(
    _ chain: [Presentation], animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    guard let window = chain[0].window.object else { return }
    for presentation in chain {
      presentation.phase = .dismissing
      presentation.presented.movement.insert(.dismissed)
    }
    for presentation in chain.reversed() {
      // Of a chain only the topmost is animated; the others just go.
      presentation.presented.beginAppearance(
        false, animated: animated && presentation === chain.last)
    }
    if appearance.state == .disappeared, hasPlace(in: window) {
      beginAppearance(true, animated: animated)
      if let loadedView { window.place(loadedView, at: 0) }
      enterHierarchy()
    }
    chain[0].animate("dismissal by \(readableName)", animated) { [weak self, weak window] in
      // Nothing joins a chain that is on its way out, so it is the same one by then.
      guard let self, let window else { return }
      self.endDismissal(self.chainOfPresentations, in: window, completion: completion)
    }
  }

  private func endDismissal(
    _ chain: [Presentation], in window: Window, completion: (@MainActor () -> Void)?
  ) {
    if appearance.state == .appearing { endAppearance() }
    for presentation in chain.reversed() {
      let presented = presentation.presented
      presented.loadedView?.displace()
      presented.endAppearance()
      presented.movement.remove(.dismissed)
    }
    let dismissed = Set(chain.map(ObjectIdentifier.init))
    window.presentations.removeAll { dismissed.contains(ObjectIdentifier($0.presentation)) }
    for presentation in chain { unlink(presentation) }
    call(completion, of: self)
    for presentation in chain where presentation.presented.presenterReference == nil {
      presentation.presented.noteDeparture(.dismissed, from: self)
    }
  }

  private func unlink(_ presentation: Presentation) {
    presentation.presenter.object?.presentation = nil
    presentation.presented.presenterReference = nil
    presentation.presented.linkDidChange()
  }

  /// Whether this controller has a place in the visible window to come back to.
  private func hasPlace(in window: Window) -> Bool {
    window.isVisible
      && (rootWindowReference?.object === window || presenterReference?.object != nil)
  }
}
