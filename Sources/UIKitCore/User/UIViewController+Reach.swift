extension UIViewController {
  /// Why no finger reaches this controller; `nil` when one does.
  var reasonOutOfReach: String? {
    if let state = environment?.application?.object?.applicationState, state != .active {
      return "the application is \(state == .inactive ? "inactive" : "in the background")"
    }
    if let transition = nearestTransition, transition.phase != .ended {
      return "a transition is running"
    }
    if appearance.state != .appeared { return "it is not on screen" }
    if let presented = nearestPresentation?.presented {
      return "<\(presented.readableName)> is presented over it"
    }
    return nil
  }
}
