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
    if rootParent.presentationOfSelf?.stage == .dismissing {
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
