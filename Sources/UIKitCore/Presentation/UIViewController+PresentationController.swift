extension UIViewController {
  /// The popover's presentation controller of a controller whose style is that, or that is presented so.
  var ownPopover: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || rootParent.presentationOfSelf != nil else {
      return nil
    }
    return nearestPresentationController as? UIPopoverPresentationController
  }

  /// That of this controller or of the parent that is presented; made for this one when there is none.
  var nearestPresentationController: UIPresentationController? {
    rootParent.presentationOfSelf?.controller ?? ownPresentationController(for: nil)
  }

  /// The presentation controller of this controller itself, made when there is none.
  func ownPresentationController(for source: UIViewController?) -> UIPresentationController {
    if let heldPresentationController { return heldPresentationController }
    let made = makePresentationController(for: source)
    heldPresentationController = made
    return made
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
