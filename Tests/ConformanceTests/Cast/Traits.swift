/// A trait that a program has defined.
struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
}

/// A screen that tells of each change of its theme.
@MainActor class Themed: Screen {
  fileprivate let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
    registerForTraitChanges([Theme.self]) { (screen: Themed, previous: UITraitCollection) in
      screen.bed.note("\(name(of: screen)) \(previous[Theme.self]) to \(screen.theme)")
    }
  }

  required init?(coder: NSCoder) { nil }

  var theme: String { traitCollection[Theme.self] }
}

/// One that stands in another.
final class Inner: Themed {}

/// A screen that tells when it is asked what it shows instead of content.
@MainActor final class Empty: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    super.updateContentUnavailableConfiguration(using: state)
    bed.note("Empty is asked, text \(state.searchText ?? "none")")
  }
}

/// A container whose children have a size of their own, and which tells of the sizes.
@MainActor final class Sizing: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    bed.note("\(name(of: self)) is asked for the size of \(type(of: container))")
    return CGSize(width: 100, height: 50)
  }
}

/// A screen that tells the size that it gets.
@MainActor final class Sized: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    bed.note("Sized viewWillTransition(\(Int(size.width)) x \(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A screen to which an unwind segue leads, and from which one comes.
@MainActor final class Home: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    bed.note("Home can")
    return true
  }
}

/// A screen from which an unwind segue comes.
@MainActor final class Far: Screen {
  private let bed: TestBed

  override init(_ bed: TestBed) {
    self.bed = bed
    super.init(bed)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    bed.note("Far prepares for \(name(of: segue.destination))")
    super.prepare(for: segue, sender: sender)
  }
}
