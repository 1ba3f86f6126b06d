extension UIViewController {
  /// The presentation made by this controller or by the nearest of its parents that made one.
  var nearestPresentation: Presentation? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presentation = candidate.presentation { return presentation }
      current = candidate.parent
    }
    return nil
  }

  var nearestPresenter: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presenter = candidate.presenterReference?.object { return presenter }
      current = candidate.parent
    }
    return nil
  }

  /// The presentation that brought this controller itself on screen.
  var presentationOfSelf: Presentation? { presenterReference?.object?.presentation }

  /// The presentation in this controller's context, which stands beside it in its container.
  var presentationInContext: Presentation? {
    guard let presentation, presentation.isInContext else { return nil }
    return presentation
  }

  /// The presentation made by this controller, the one made by its presented controller, and so on; the topmost last.
  var chainOfPresentations: [Presentation] {
    var chain: [Presentation] = []
    var next = presentation
    while let presentation = next {
      chain.append(presentation)
      next = presentation.presented.presentation
    }
    return chain
  }

  /// The controller that presents when this one is asked to: the topmost parent, or for a style that uses a
  /// presentation context the nearest controller that defines one. (Documented.)
  func presenter(inContext usesContext: Bool) -> UIViewController {
    var current = self
    while true {
      if usesContext, current.definesPresentationContext {
        return current
      }
      guard let parent = current.parent else { return current }
      current = parent
    }
  }

  /// Asks the presented controller, its delegates and its presentation controller how to present it.
  func plan(of presented: UIViewController) -> (presenter: UIViewController, plan: PresentationPlan)
  {
    let controller = presented.ownPresentationController(for: self)
    let chosen = presented.styleToPresent
    let adapted = controller.adaptivePresentationStyle(for: traitCollection)
    var style = adapted == .none ? (chosen == .none ? .pageSheet : chosen) : adapted
    // A sheet fills a phone's screen and covers its presenter. (Documented.)
    if systemVersion < .iOS(13), style == .pageSheet || style == .formSheet,
      traitCollection.horizontalSizeClass == .compact
    {
      style = .fullScreen
    }
    let isCustom = style == .custom
    let usesContext =
      style.usesPresentationContext || (isCustom && !controller.shouldPresentInFullscreen)
    let removes = isCustom ? controller.shouldRemovePresentersView : style.removesPresenterView
    return (
      presenter(inContext: usesContext),
      PresentationPlan(style: style, controller: controller, removesPresenterView: removes)
    )
  }
}

extension UIViewController {
  /// The popover's presentation controller of a controller whose style is that, or that is presented so.
  var ownPopover: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || rootParent.presentationOfSelf != nil else {
      return nil
    }
    return nearestPresentationController as? UIPopoverPresentationController
  }

  /// The presentation controller of this controller, or of the parent that is presented; made for this one when there is none.
  var nearestPresentationController: UIPresentationController? {
    rootParent.presentationOfSelf?.controller ?? ownPresentationController(for: nil)
  }

  /// The presentation controller of this controller itself, made when there is none.
  func ownPresentationController(for source: UIViewController?) -> UIPresentationController {
    if let heldPresentationController { return heldPresentationController }
    let made = makePresentationController(for: source)
    made.styleOfMaking = modalPresentationStyle
    heldPresentationController = made
    return made
  }

  /// The style at the time when the presentation controller was asked for; without one, the present style.
  var styleToPresent: UIModalPresentationStyle {
    heldPresentationController?.styleOfMaking ?? modalPresentationStyle
  }

  private func makePresentationController(for source: UIViewController?) -> UIPresentationController
  {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: source?.rootParent, source: source ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .none, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}
