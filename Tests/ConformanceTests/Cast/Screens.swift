/// A screen that tells each callback it gets.
@MainActor class Screen: UIViewController {
  private let transcript: Transcript

  init(_ bed: TestBed) {
    transcript = bed.transcript
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let (transcript, name) = (transcript, "\(Self.self)")
    MainActor.assumeIsolated { transcript.addRelease(of: name) }
  }

  override func loadView() {
    transcript.add("loadView", of: self)
    super.loadView()
  }

  override func viewDidLoad() {
    transcript.add("viewDidLoad", of: self)
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    transcript.add("viewWillAppear(\(animated))", of: self)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    transcript.add("viewIsAppearing(\(animated))", of: self)
    super.viewIsAppearing(animated)
  }

  override func viewWillLayoutSubviews() {
    transcript.addLayout("viewWillLayoutSubviews", of: self)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    transcript.addLayout("viewDidLayoutSubviews", of: self)
    super.viewDidLayoutSubviews()
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

// The screens of the facts' tables: A is there first, B to D come over it, P and Q are presented.
final class A: Screen {}
final class B: Screen {}
final class C: Screen {}
final class D: Screen {}
final class P: Screen {}
final class Q: Screen {}

/// A container that leaves the appearance of its children to whoever calls.
final class ByHand: Screen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
