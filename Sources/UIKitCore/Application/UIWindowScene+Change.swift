import Foundation

extension UIWindowScene {
  /// Performs a change of size, of traits or of both in every visible window, and tells the delegate.
  func change(to newSize: CGSize, _ newTraits: UITraitCollection, animated: Bool) {
    tellingDelegate { changeScreens(to: newSize, newTraits, animated: animated) }
  }

  private func changeScreens(
    to newSize: CGSize, _ newTraits: UITraitCollection, animated: Bool
  ) {
    for transition in sizeTransitions { transition.interrupt() }
    let oldTraits = traitCollection
    let resizes = newSize != size
    guard resizes || newTraits != oldTraits else { return }
    let announces = newTraits.hasOtherSizeClass(than: oldTraits)
    environment.perform {
      let changes = windows.compactMap { window in
        window.isVisible ? window.rootViewController.map { ($0, in: window) } : nil
      }.map { root, window in
        (
          root: root,
          transition: Transition(
            from: root, to: root, animated: animated, in: window, of: environment)
        )
      }
      for (root, transition) in changes {
        if announces { root.sendWillTransition(to: newTraits, with: transition) }
        if resizes { root.sendViewWillTransition(to: newSize, with: transition) }
      }
      let turns = (size.width > size.height) != (newSize.width > newSize.height)
      size = newSize
      traitCollection = newTraits
      for (root, transition) in changes {
        if newTraits != oldTraits { tellTraits(below: root, oldTraits, newTraits) }
        if turns { root.askForSpines(in: newSize) }
        if resizes { root.layOutShown() }
        run(transition, of: root)
      }
    }
  }

  private func tellTraits(
    below root: UIViewController, _ old: UITraitCollection, _ new: UITraitCollection
  ) {
    root.forEachBelow { screen in
      screen.traitsDidChange(from: screen.overriding(old), to: screen.overriding(new))
      screen.forEachOwnView { view in
        view.kept?.values.traitChangeHandlers.call(
          view, from: view.overriding(old), to: view.overriding(new))
      }
    }
  }

  private func run(_ transition: Transition, of root: UIViewController) {
    sizeTransitions.append(transition)
    transition.start(.size, of: root, for: UIKitDuration.rotation) {
      [weak self, weak transition] _ in
      guard let transition else { return }
      self?.sizeTransitions.removeAll { $0 === transition }
      transition.conclude()
    }
  }
}

extension UIViewController {
  /// The traits of the window that this controller is in, else of the application's first scene, with the overrides
  /// from there down to here.
  ///
  /// - Complexity: O(views and controllers above).
  var inheritedTraits: UITraitCollection {
    let window = loadedView?.window ?? windowOfTopmost
    let scene = window?.windowScene ?? environment?.application?.object?.firstWindowScene
    return overriding(scene?.traitCollection ?? UITraitCollection())
  }

  /// The window whose root is at the top of all parents and presenters.
  private var windowOfTopmost: UIWindow? {
    var top = self
    while let above = top.parent ?? top.presenterReference?.object { top = above }
    return top.rootWindowReference?.object
  }

  func sendWillTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let words = traits.words(changedFrom: traitCollection)
    environment?.record(.willTransition, of: id, note: words)
    call(as: .willTransition) { willTransition(to: traits, with: coordinator) }
  }

  func sendViewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    environment?.record(.viewWillTransition, of: id, note: size.words)
    call(as: .viewWillTransition) { viewWillTransition(to: size, with: coordinator) }
  }

  /// Passes new traits on to the controllers below: the base implementation of `willTransition(to:with:)`.
  func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if sending == .willTransition {
      sending = nil
    } else {
      let words = traits.words(changedFrom: traitCollection)
      environment?.record(.willTransition, of: id, note: words)
    }
    for below in linksDown { below.sendWillTransition(to: traits, with: coordinator) }
  }

  /// Passes a new size on to the controllers below: the base implementation of `viewWillTransition(to:with:)`.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if sending == .viewWillTransition {
      sending = nil
    } else {
      // A container may pass a size of its own on to its children: its duty, and no mistake.
      environment?.record(.viewWillTransition, of: id, note: size.words)
    }
    for below in linksDown {
      let container: any UIContentContainer =
        below.presentationOfSelf.map { $0.controller } ?? self
      let own = container.size(forChildContentContainer: below, withParentContainerSize: size)
      // One whose size does not change is left alone.
      if own == size || own != below.loadedView?.bounds.size {
        below.sendViewWillTransition(to: own, with: coordinator)
      }
    }
  }

  /// Asks the delegates of page view controllers for their spine.
  fileprivate func askForSpines(in size: CGSize) {
    forEachBelow { controller in
      guard let pages = controller as? UIPageViewController else { return }
      pages.askForSpine(in: size.width > size.height ? .landscapeRight : .portrait)
    }
  }

  fileprivate func layOutShown() {
    forEachBelow { if $0.appearance.state == .appeared { $0.layOut() } }
  }

  private func call(as kind: LifecycleEvent.Kind, _ body: () -> Void) {
    let outer = sending
    sending = kind
    body()
    close(kind, inside: outer)
  }
}

extension UIWindow {
  /// Whether the screen that fills the window agrees to a rotation.
  var mayRotate: Bool {
    guard isVisible, let root = rootViewController else { return true }
    let filling = root.chainOfPresentations.last { $0.style == .fullScreen }?.presented ?? root
    return filling.shouldAutorotate
  }
}

extension UIView {
  /// The traits of the window that the view is in, with the overrides from there down to here; outside of any those of a
  /// phone held upright.
  public var traitCollection: UITraitCollection {
    overriding(window?.windowScene?.traitCollection ?? UITraitCollection())
  }
}

extension CGSize {
  fileprivate var words: String { "\(width.words) x \(height.words)" }
}

extension CGFloat {
  fileprivate var words: String {
    self == rounded() ? "\(Int(exactly: self).map(String.init) ?? description)" : description
  }
}
