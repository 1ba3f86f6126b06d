extension UIView {
  /// Lays out what is stale in this view and below; controllers' views with their callbacks.
  func layOutWhatIsStale() {
    if needsLayout {
      if let controller { controller.layOut() } else { layOutAlone() }
    }
    for view in subviewList { view.layOutWhatIsStale() }
  }

  /// Lays out what is stale below this view, without the views of controllers.
  func layOutStaleSubviews() {
    for view in subviewList where view.controller == nil {
      if view.needsLayout { view.layOutAlone() }
      view.layOutStaleSubviews()
    }
  }

  /// Lays out this view and nothing below it.
  func layOutAlone() {
    needsLayout = false
    updateConstraintsIfNeeded()
    layoutSubviews()
  }
}
