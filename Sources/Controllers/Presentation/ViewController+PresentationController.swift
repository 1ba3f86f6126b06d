extension ViewController {
  /// The popover's presentation controller of a controller whose style is that, or that is presented so.
  var ownPopover: PopoverPresentationController? {
    guard modalPresentationStyle == .popover || rootParent.presentationOfSelf != nil else {
      return nil
    }
    return nearestPresentationController as? PopoverPresentationController
  }

  /// That of this controller or of the parent that is presented; made for this one when there is none.
  var nearestPresentationController: PresentationController? {
    rootParent.presentationOfSelf?.controller ?? ownPresentationController(for: nil)
  }

  /// The presentation controller of this controller itself, made when there is none.
  func ownPresentationController(for source: ViewController?) -> PresentationController {
    if let heldPresentationController { return heldPresentationController }
    let made = makePresentationController(for: source)
    heldPresentationController = made
    return made
  }

  private func makePresentationController(for source: ViewController?) -> PresentationController {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: source?.rootParent, source: source ?? self)
        ?? PresentationController(presentedViewController: self, presenting: nil)
    case .popover: PopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .none, .pageSheet, .formSheet:
      SheetPresentationController(presentedViewController: self, presenting: nil)
    default: PresentationController(presentedViewController: self, presenting: nil)
    }
  }
}
