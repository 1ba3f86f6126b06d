extension UIViewController {
  /// Performs `loadView()` and `viewDidLoad()`.
  func loadOnce() {
    // Asking for the view inside `loadView()` has no end in UIKit; here it gets a plain one.
    if sending == .loadView { return replaceView(with: UIView()) }
    send(.loadView)
    // An override that sets no view leaves UIKit with an exception; here the controller gets a plain one.
    if loadedView == nil {
      report(
        .loadViewSetNoView,
        "<\(readableName)> overrides loadView() and sets no view; it gets a plain one")
      replaceView(with: UIView())
    }
    send(.viewDidLoad)
    if let kept { showContent(of: kept) }
  }

  func replaceView(with new: UIView?) {
    loadedView?.controllerReference = nil
    loadedView = new
    new?.controllerReference = backReference
  }

  /// Sends the two layout callbacks, lays out the view between them, and then what is stale in it.
  func layOut() {
    updateOwnProperties()
    // Asked first, here and below, because to hold the view for a call costs more.
    if loadedView?.subviewList.isEmpty == false { loadedView?.updateSubviews() }
    track(.layout) {
      send(.viewWillLayoutSubviews)
      loadedView?.layOutAlone()
      send(.viewDidLayoutSubviews)
    } again: {
      $0.loadedView?.layOutAgain()
    }
    if loadedView?.subviewList.isEmpty == false { loadedView?.layOutStaleSubviews() }
  }

  /// The children whose views stand below this controller's own view, and former ones whose views still do.
  var childrenWithViewInside: [UIViewController] {
    if childList.isEmpty, leftBehind.isEmpty { return [] }
    guard let loadedView else { return [] }
    let inside = childList.filter { $0.stands(in: loadedView) }
    if leftBehind.isEmpty { return inside }
    return inside + leftBehind.compactMap(\.object).filter(hasLeftBehind)
  }

  /// Whether this controller's view, or what is presented in its place, stands in `view`.
  func stands(in view: UIView) -> Bool {
    loadedView?.isDescendant(of: view) == true
      || presentationInContext?.containerView.isDescendant(of: view) == true
  }

  /// Puts this controller's view into a container's, or what is presented in its place; and in front of
  /// it what is presented over it in its context.
  func placeView(in container: UIView) {
    guard let inContext = presentationInContext else {
      if let loadedView { container.place(loadedView) }
      return
    }
    if !inContext.removesPresenterView, let loadedView { container.place(loadedView) }
    container.place(inContext.containerView)
  }

  /// Undoes `placeView(in:)`.
  func displaceView() {
    loadedView?.displace()
    presentationInContext?.containerView.displace()
  }
}
