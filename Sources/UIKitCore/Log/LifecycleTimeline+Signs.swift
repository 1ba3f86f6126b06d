extension LifecycleTimeline {
  /// The one character that stands for an event.
  package static func sign(of event: LifecycleEvent) -> Character {
    switch event.kind {
    case .loadView: "l"
    case .viewDidLoad: "L"
    case .viewWillAppear: "a"
    case .viewIsAppearing: "i"
    case .viewDidAppear: "A"
    case .viewWillDisappear: "d"
    case .viewDidDisappear: "D"
    case .viewWillLayoutSubviews: "y"
    case .viewDidLayoutSubviews: "Y"
    case .didReceiveMemoryWarning: "w"
    case .willMoveToParent: event.other == nil ? "x" : "m"
    case .didMoveToParent: event.other == nil ? "X" : "M"
    case .willShow: "s"
    case .didShow: "S"
    case .shouldSelect: "q"
    case .didSelect: "Q"
    case .completion: "c"
    case .shouldDismiss: "p"
    case .willDismiss: "u"
    case .didDismiss: "U"
    case .didAttemptToDismiss: "r"
    case .delegate: "e"
    case .tap: "t"
    case .gestureBegan: "("
    case .gestureFinished: ")"
    case .gestureCancelled: "<"
    case .viewWillTransition: "z"
    case .willTransition: "v"
    case .traitCollectionDidChange: "Z"
    case .application: "o"
    case .deallocated: "†"
    case .misuse: "!"
    case .leak: "*"
    case .note: "#"
    }
  }

  /// What the row shows from the event on; `nil` where the event changes nothing about that.
  package static func fill(after event: LifecycleEvent) -> Character? {
    switch event.kind {
    case .viewWillAppear, .viewWillDisappear: "~"
    case .viewDidAppear: "─"
    case .viewDidDisappear: "·"
    case .deallocated: " "
    default: nil
    }
  }

  /// What the row showed before such an event, where it is the first of the controller that tells.
  package static func fill(before kind: LifecycleEvent.Kind) -> Character {
    switch kind {
    case .viewWillDisappear: "─"
    case .viewDidAppear, .viewDidDisappear: "~"
    default: "·"
    }
  }
}
