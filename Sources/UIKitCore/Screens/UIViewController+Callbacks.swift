extension UIViewController {
  /// The name in logs, trees and reports: the type and a number counted for each type, such as
  /// `ProfileViewController#3`. Without an application it has no number.
  public var readableName: String {
    environment?.names.name(of: id) ?? String(describing: type(of: self))
  }

  /// The serial identity; `none` until it joins an application. Computed, because other modules' accesses to a stored
  /// property are checked at run time.
  package var id: InstanceID { ownID }

  /// Joins an application: from here on callbacks are recorded there.
  func join(_ environment: Environment) {
    guard self.environment !== environment else { return }
    self.environment = environment
    systemVersion = environment.version
    ownID = environment.names.enroll(type(of: self))
    environment.observer?.controllerDidJoin(self)
    // What it was linked to before could not be recorded.
    if parent != nil || presenterReference != nil {
      noteLink(to: parent, rootWindowReference?.object, presenterReference?.object)
    }
  }

  /// The style that `.automatic` stands for.
  var automaticStyle: UIModalPresentationStyle {
    systemVersion < .iOS(13) ? .fullScreen : .pageSheet
  }

  /// Whether an event is written down, or brings in late news. Asked first, because to hold the environment
  /// for a call costs more.
  private var isHeard: Bool { environment?.listens == true }

  /// Records a callback and calls it.
  func send(_ kind: LifecycleEvent.Kind, animated: Bool = false) {
    if isHeard { environment?.record(kind, of: id, flags: flags(animated: animated)) }
    let outer = sending
    sending = kind
    switch kind {
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(animated)
    case .viewIsAppearing: viewIsAppearing(animated)
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .viewDidAppear: viewDidAppear(animated)
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    default: break
    }
    close(kind, inside: outer)
  }

  /// Records and calls `willMove(toParent:)`.
  func sendWillMove(to parent: UIViewController?) {
    if isHeard {
      environment?.record(.willMoveToParent, of: id, about: parent?.id ?? .none)
    }
    let outer = sending
    sending = .willMoveToParent
    // Here too, because an override need not reach the base.
    if parent == nil, parentReference?.object != nil { membership = .leaving }
    willMove(toParent: parent)
    close(.willMoveToParent, inside: outer)
  }

  /// Records and calls `didMove(toParent:)`.
  func sendDidMove(to parent: UIViewController?) {
    if isHeard {
      environment?.record(.didMoveToParent, of: id, about: parent?.id ?? .none)
    }
    let outer = sending
    sending = .didMoveToParent
    didMove(toParent: parent)
    close(.didMoveToParent, inside: outer)
  }

  /// Goes back to the callback around one that has been sent, and notices when the base was not reached.
  func close(_ kind: LifecycleEvent.Kind, inside outer: LifecycleEvent.Kind?) {
    let missesSuper = sending == kind
    sending = outer
    if missesSuper { superWasNotReached(in: kind) }
  }

  /// Called by the base implementations: a call that the framework did not send is recorded here.
  @inline(__always) func reached(_ kind: LifecycleEvent.Kind, about other: UIViewController? = nil)
  {
    if sending == kind { sending = nil } else { recordCall(of: kind, about: other) }
  }

  private func recordCall(of kind: LifecycleEvent.Kind, about other: UIViewController?) {
    // Moves are the caller's duty in containment; an appearance callback is not.
    let isMove = kind == .willMoveToParent || kind == .didMoveToParent
    environment?.record(kind, of: id, flags: isMove ? [] : [.byHand], about: other?.id ?? .none)
  }

  private func flags(animated: Bool) -> LifecycleEvent.Flags {
    var flags = LifecycleEvent.Flags(transitionFlags)
    if animated { flags.insert(.animated) }
    return flags
  }
}
