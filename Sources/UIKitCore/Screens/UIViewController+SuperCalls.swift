extension UIViewController {
  /// Reports an override that returned without calling `super`, once for each type and callback.
  ///
  /// Only of callbacks that the framework sends: an override that a caller calls, or one of `addChild(_:)`
  /// or `removeFromParent()`, has nothing around it that could notice. Outside of any application nothing is
  /// reported, because nothing there could remember that it was.
  func superWasNotReached(in callback: LifecycleEvent.Kind) {
    guard let name = callback.nameIfSuperIsNeeded, let environment else { return }
    let missed = MissedSuperCall(type: ObjectIdentifier(Self.self), callback: callback)
    guard environment.misuses.missedSuperCalls.insert(missed).inserted else { return }
    report(
      .superNotCalled,
      "<\(readableName)> overrides \(name) and does not call super, which it has to at some point")
  }
}

extension LifecycleEvent.Kind {
  /// The method's name where its documentation asks overrides to call `super`, else `nil`.
  ///
  /// It does not ask so for `loadView`, where it forbids it, `viewDidLoad` and the layout callbacks.
  fileprivate var nameIfSuperIsNeeded: String? {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      "\(rawValue)(_:)"
    case .willMoveToParent: "willMove(toParent:)"
    case .didMoveToParent: "didMove(toParent:)"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning()"
    case .updateProperties: "updateProperties()"
    case .willTransition: "willTransition(to:with:)"
    case .viewWillTransition: "viewWillTransition(to:with:)"
    default: nil
    }
  }
}
