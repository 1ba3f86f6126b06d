/// A screen that is given its content after it was pushed or presented, and tells when it sees it.
@MainActor final class Detail: Screen {
  private let bed: TestBed
  var order: String?

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bed.note("viewDidLoad sees \(order ?? "nothing")")
  }
}

/// A screen that does something inside one of its callbacks, once.
@MainActor final class Doing: Screen {
  var inDidLoad: (() -> Void)?
  var inWillAppear: (() -> Void)?
  var inDidAppear: (() -> Void)?
  var inDidDisappear: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let work = inDidLoad
    inDidLoad = nil
    work?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let work = inWillAppear
    inWillAppear = nil
    work?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let work = inDidAppear
    inDidAppear = nil
    work?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let work = inDidDisappear
    inDidDisappear = nil
    work?()
  }
}

/// A stack that tells of each callback after `super`.
@MainActor final class LateNav: UINavigationController {
  private let bed: TestBed

  init(_ bed: TestBed) {
    self.bed = bed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bed.note("LateNav after super.viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bed.note("LateNav after super.viewDidAppear")
  }
}

/// A screen that tells when its container begins and ends its appearance.
@MainActor final class Begun: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    bed.note("begin(\(isAppearing), \(animated))")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() {
    bed.note("end")
    super.endAppearanceTransition()
  }
}

/// A tab bar controller that tells when it loads its view.
@MainActor final class LoadingTabs: UITabBarController {
  private let transcript: Transcript

  init(_ bed: TestBed) {
    transcript = bed.transcript
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    transcript.add("viewDidLoad", of: self)
  }
}

/// Animates changes of tabs and pushes, driven by a gesture where there is a driver.
@MainActor
final class ContainerAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UITabBarControllerDelegate, UINavigationControllerDelegate
{
  private let bed: TestBed
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ bed: TestBed) { self.bed = bed }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    bed.note("animates")
    UIView.animate(withDuration: 0.2, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    bed.note("asked from \(name(of: fromVC)) to \(name(of: toVC))")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
