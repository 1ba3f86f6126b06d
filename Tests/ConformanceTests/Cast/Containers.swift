/// A navigation controller that tells its appearance and its moves; when it loads its view, and how often
/// it lays out, is its own affair.
@MainActor class Nav: UINavigationController {
  private let transcript: Transcript

  init(_ bed: TestBed) {
    transcript = bed.transcript
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one with a screen on its stack.
  convenience init(_ bed: TestBed, _ root: UIViewController) {
    self.init(bed)
    setViewControllers([root], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let (transcript, name) = (transcript, "\(Self.self)")
    MainActor.assumeIsolated { transcript.addRelease(of: name) }
  }

  override func viewWillAppear(_ animated: Bool) {
    transcript.add("viewWillAppear(\(animated))", of: self)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    transcript.add("viewIsAppearing(\(animated))", of: self)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    transcript.add("viewDidAppear(\(animated))", of: self)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    transcript.add("viewWillDisappear(\(animated))", of: self)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    transcript.add("viewDidDisappear(\(animated))", of: self)
    super.viewDidDisappear(animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    transcript.add("willMove(toParent: \(name(of: parent)))", of: self)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    transcript.add("didMove(toParent: \(name(of: parent)))", of: self)
    super.didMove(toParent: parent)
  }
}

/// A navigation controller that puts a delegate of its own in front of the one that it is given.
@MainActor final class FrontedNav: UINavigationController {
  private weak var given: (any UINavigationControllerDelegate)?

  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { given }
    set { given = newValue }
  }

  func putInFront(_ delegate: any UINavigationControllerDelegate) { super.delegate = delegate }
}

/// A second navigation controller, told apart by its name.
final class OtherNav: Nav {}

/// A tab bar controller that tells the same.
@MainActor final class Tabs: UITabBarController {
  private let transcript: Transcript

  init(_ bed: TestBed) {
    transcript = bed.transcript
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    transcript.add("viewWillAppear(\(animated))", of: self)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    transcript.add("viewIsAppearing(\(animated))", of: self)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    transcript.add("viewDidAppear(\(animated))", of: self)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    transcript.add("viewWillDisappear(\(animated))", of: self)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    transcript.add("viewDidDisappear(\(animated))", of: self)
    super.viewDidDisappear(animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    transcript.add("willMove(toParent: \(name(of: parent)))", of: self)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    transcript.add("didMove(toParent: \(name(of: parent)))", of: self)
    super.didMove(toParent: parent)
  }
}
