/// A screen that tells of memory, size and traits as well.
@MainActor final class Turning: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    bed.transcript.add("didReceiveMemoryWarning", of: self)
    super.didReceiveMemoryWarning()
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    bed.transcript.add("willTransition", of: self)
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    bed.transcript.add("viewWillTransition", of: self)
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [bed] _ in
      bed.note("alongside")
    } completion: { [bed] _ in
      bed.note("completion")
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    bed.transcript.add("traitCollectionDidChange", of: self)
    super.traitCollectionDidChange(previous)
  }
}

/// A screen whose viewDidAppear forgets to call super.
final class Forgetful: Screen {
  override func viewDidAppear(_ animated: Bool) {}
}

/// A screen that wants to stay upright, and tells of a new size.
final class Upright: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutorotate: Bool { false }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    bed.transcript.add("viewWillTransition", of: self)
    super.viewWillTransition(to: size, with: coordinator)
  }
}
