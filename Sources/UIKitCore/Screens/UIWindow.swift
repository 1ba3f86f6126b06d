import Foundation

/// Holds its root, and every presentation shown in it until that is dismissed: this is why a root that is swapped
/// away while it presents something stays alive (observed). A window is held by the program that made it, and is
/// deallocated with the last reference, visible or not. (Observed.) A step that waits for the end of the turn holds
/// its window until then, and a transition until its completion: the published `assertDeallocation` depends on that.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Does not hold the window.
  let environment: Environment
  private var application: UIApplication? { environment.application?.object }
  public let id: InstanceID
  private var rootController: UIViewController?
  private var isClosed = false
  private var rootReferences = BackReferences<UIWindow>()

  /// The application's first scene by default. Not retained; `nil` once the scene was disconnected.
  /// (Documented.)
  open weak var windowScene: UIWindowScene?

  var presentations: [PresentationInWindow] = []
  private(set) var isVisible = false

  // Each of the three is designated, as UIKit's are, so that subclasses can call any of them.

  public init(application: UIApplication, frame: CGRect = .zero) {
    environment = application.environment
    id = application.environment.names.enroll(Self.self)
    super.init(frame: frame)
    join(application, application.firstWindowScene)
  }

  public init(windowScene: UIWindowScene) {
    let application = windowScene.application ?? UIApplication.shared
    environment = application.environment
    id = application.environment.names.enroll(Self.self)
    super.init(frame: .zero)
    join(application, windowScene)
  }

  /// A hidden window of the application in whose scope this is called; outside of any, of the host.
  public override init(frame: CGRect = .zero) {
    let application = UIApplication.shared
    environment = application.environment
    id = application.environment.names.enroll(Self.self)
    super.init(frame: frame)
    join(application, application.firstWindowScene)
  }

  private func join(_ application: UIApplication, _ scene: UIWindowScene?) {
    // Before any view stands here, because views follow this reference.
    windowReference = rootReference
    windowScene = scene
    application.register(self)
  }

  public required init?(coder: NSCoder) {
    let application = UIApplication.shared
    environment = application.environment
    id = application.environment.names.enroll(Self.self)
    super.init(coder: coder)
    join(application, application.firstWindowScene)
  }

  deinit {
    if let rootController {
      environment.post(survivors: [
        LostScreen(rootController, .closed, of: id, at: environment.clock.now)
      ])
    }
  }

  /// The name in logs and trees: `UIWindow#1`.
  public var readableName: String { environment.names.name(of: id) }

  /// The reference by which roots, presentations and the views inside point here.
  var rootReference: BackReference<UIWindow> {
    rootReferences.made ?? rootReferences.make(for: self)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { application }

  /// Retained until replaced.
  ///
  /// Setting it in a visible window makes the old root disappear and sends the new one `viewWillAppear`, without
  /// animation and without any move: `isMovingFromParent` and `isBeingDismissed` stay false. The rest of the
  /// appearance comes at the end of the turn. The old root and all below it depart, unless it has another place by
  /// then. What the old root presents is not dismissed, and stays held by the window together with it: the
  /// deallocation of both is expected all the same. (Documented: what is shown. Observed: no move callbacks,
  /// presentations stay.)
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// `true` by default. Hiding makes the root disappear. (Unverified: that hiding sends appearance callbacks.)
  open override var isHidden: Bool {
    get { !isVisible }
    set { change(.isHidden) { newValue ? hide() : show() } }
  }

  open func becomeKey() {}
  open func resignKey() {}

  open func makeKey() { application?.keyWindow = self }

  /// The root loads its view and is sent `viewWillAppear`; `viewIsAppearing`, layout and `viewDidAppear` come
  /// at the end of the turn. (Observed.)
  open func makeKeyAndVisible() {
    makeKey()
    show()
  }

  /// The controllers whose views stand in the window: the root and the presented ones, without those that
  /// a full-screen presentation has covered and those that are being dismissed; bottom first.
  var shownControllers: [UIViewController] {
    guard let rootController else { return [] }
    var shown = [rootController]
    for held in presentations
    where held.presenter.isReachable && held.presentation.state != .dismissing {
      if held.presentation.removesPresenterView { shown.removeAll { $0 === held.presenter } }
      shown.append(held.presentation.presented)
    }
    return shown
  }

  /// The root and all that is presented above it or above what stands in a context inside, bottom first,
  /// those on their way back included; without what a replaced root has left behind.
  private var chain: [UIViewController] {
    guard let rootController else { return [] }
    return [rootController]
      + presentations.filter { $0.presenter.isReachable }.map(\.presentation.presented)
  }

  private func show() {
    guard !isVisible else { return }
    isVisible = true
    reopen()
    application?.windowVisibilityDidChange(self)
    environment.perform {
      // A dismissal begun while hidden ends now, or what it takes away would come back.
      interruptTransitions()
      for controller in shownControllers { bringIn(controller) }
    }
  }

  private func hide() {
    guard isVisible else { return }
    environment.perform {
      interruptTransitions()
      // From here on a root that a callback sets stays off screen.
      isVisible = false
      while !isVisible,
        let top = chain.last(where: { $0.appearance.state != .disappeared })
      {
        takeOut(top)
      }
    }
    application?.windowVisibilityDidChange(self)
  }

  /// Brings every running transition to its end, so that what follows finds each callback's pair sent.
  private func interruptTransitions() {
    for held in presentations { held.presentation.interrupt() }
    rootController?.interruptTransitions()
  }

  /// Lets presentations go that stand here no more.
  func forget(_ dismissed: [Presentation]) {
    // A chain stands at the end as a rule, so that nothing is left to look through.
    var left = dismissed[...]
    while let last = left.last, presentations.last?.presentation === last {
      presentations.removeLast()
      left.removeLast()
    }
    if left.isEmpty { return }
    let gone = Set(left.map(ObjectIdentifier.init))
    presentations.removeAll { gone.contains(ObjectIdentifier($0.presentation)) }
  }

  private func bringIn(_ controller: UIViewController) {
    // What is being dismissed does not come back, also when a callback of the dismissal shows the window.
    guard !controller.transitionFlags.contains(.dismissed) else { return }
    controller.loadViewIfNeeded()
    // Its viewDidLoad may have hidden the window or set another root.
    guard isVisible, shownControllers.contains(where: { $0 === controller }) else { return }
    controller.beginAppearance(true, animated: false)
    guard controller.appearance.state == .appearing else { return }
    let container = controller.presentationOfSelf?.containerView
    if let container { place(container) }
    controller.placeView(in: container ?? self)
    controller.arriveAtTurnEnd()
  }

  private func takeOut(_ controller: UIViewController) {
    controller.beginAppearance(false, animated: false)
    // A callback may have shown the window again.
    if controller.appearance.state == .appeared || controller.appearing.isArriving { return }
    controller.displaceView()
    controller.presentationOfSelf?.containerView.displace()
    controller.endAppearance()
  }

  private func replaceRoot(with new: UIViewController?) {
    guard new !== rootController else { return }
    if let new { free(new) }
    environment.perform {
      if isVisible { interruptTransitions() }
      let old = rootController
      // Not once only: a dismissal inside a callback may bring the old root back.
      // And not only in a visible window: this one may just be hiding, with the root not out yet.
      while let old, rootController === old, old.appearance.state != .disappeared {
        takeOut(old)
      }
      // A callback may have set yet another root, which has to leave too.
      guard rootController === old else { return replaceRoot(with: new) }
      rootController = new
      if let old { untie(old, new == nil ? .removed : .replacedAsRoot) }
      guard let new else { return }
      tieRoot()
      if isVisible, new === rootController { bringIn(new) }
    }
  }

  /// Closes the window with its scene: it is hidden, and what it showed departs. What still has the
  /// window still has its root; shown again, it is an open window without a scene.
  func close() {
    hide()
    windowScene = nil
    if isKeyWindow { application?.keyWindow = nil }
    isClosed = true
    if let rootController { untie(rootController, .closed) }
  }

  private func reopen() {
    guard isClosed else { return }
    isClosed = false
    tieRoot()
  }

  /// Makes this window the end of its root's ties; a closed one has none.
  private func tieRoot() {
    guard !isClosed, let rootController else { return }
    rootController.rootWindowReference = rootReference
    rootController.noteReturn()
    rootController.linkDidChange()
  }

  private func untie(_ root: UIViewController, _ departure: ScreenDeparture.Kind) {
    root.rootWindowReference = nil
    root.linkDidChange()
    root.noteLoss(departure, of: id, at: environment.clock.now)
  }

  /// Takes a controller that is to be the root out of the place it has.
  private func free(_ controller: UIViewController) {
    if let other = controller.rootWindowReference?.object { other.rootViewController = nil }
    if let parent = controller.parent {
      controller.joinWithDescendants(environment)
      controller.report(
        .childHasAnotherParent,
        "<\(controller.readableName)> is a child of <\(parent.readableName)> and is removed there before "
          + "it becomes the root of \(readableName)")
      controller.leaveAtOnce(withView: true)
    }
  }
}
