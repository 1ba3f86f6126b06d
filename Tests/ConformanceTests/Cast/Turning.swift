/// A screen that tells of memory, size and traits as well.
@MainActor final class Turning: Screen {
  private let stage: Stage

  override init(_ stage: Stage) {
    self.stage = stage
    super.init(stage)
  }

  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    stage.transcript.add("didReceiveMemoryWarning", of: self)
    super.didReceiveMemoryWarning()
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage.transcript.add("willTransition", of: self)
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage.transcript.add("viewWillTransition", of: self)
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [stage] _ in
      stage.note("alongside")
    } completion: { [stage] _ in
      stage.note("completion")
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    stage.transcript.add("traitCollectionDidChange", of: self)
    super.traitCollectionDidChange(previous)
  }
}

/// A screen whose viewDidAppear forgets to call super.
final class Forgetful: Screen {
  override func viewDidAppear(_ animated: Bool) {}
}
