import LifecycleKit

/// Where a shape is played: an app of its own with a navigation stack, and an eye on the subject.
///
/// Holds the subjects weakly, or not at all. Whatever else it is given to `keep` it lets go when it goes
/// itself.
@MainActor public final class Stage {
  /// The form that is played.
  public let form: Form
  /// The app.
  public let simulation: Simulation
  /// The root of its window.
  public let navigation: UINavigationController
  /// Where the first subject was, as text: in a word it would hide a leak from a sanitizer.
  public private(set) var firstAddress = ""
  /// What lives as long as the program in a real app: what was given to `keep`, and the services while they hold
  /// something.
  public var lasting: [AnyObject] {
    let isHolding = simulation.services.registrations.contains(where: \.isRoot)
    return isHolding ? kept + [simulation.services] : kept
  }
  /// The objects that should be gone after the play, those that went left out; none unless watched.
  public var livingSubjects: [AnyObject] { subjects.compactMap(\.object) }
  /// How many objects should be gone after the play.
  public var subjectCount: Int { subjects.count }

  private let isWatching: Bool

  private struct Subject {
    weak var object: AnyObject?
  }

  private var subjects: [Subject] = []
  private var types: [ObjectIdentifier: AnyObject.Type] = [:]
  private var kept: [AnyObject] = []
  private var endings: [() -> Void] = []

  /// Sets up the app: a stack with a list, in a visible window.
  /// - Parameter isWatching: whether subjects are referred to weakly. A weak reference leaves something behind
  ///   in the object, which a sanitizer takes for a leak.
  public init(_ form: Form, watching isWatching: Bool = true) {
    self.form = form
    self.isWatching = isWatching
    simulation = Simulation()
    navigation = simulation.perform {
      UINavigationController(rootViewController: ListViewController())
    }
    simulation.show(navigation)
  }

  /// Names an object that should be gone after the play. Held weakly.
  public func expectGone(_ subject: AnyObject) {
    if firstAddress.isEmpty {
      firstAddress = "0x" + String(ObjectAddress(of: subject).rawValue, radix: 16)
    }
    guard isWatching else { return }
    subjects.append(Subject(object: subject))
    types[ObjectIdentifier(type(of: subject))] = type(of: subject)
  }

  /// Whether more objects of a subject's type are alive than there should be.
  /// - Parameter limit: how many there may be, from the row of the type.
  func isAnyCount(above limit: (InstanceCount) -> Int?) -> Bool {
    types.values.contains { type in
      guard let row = simulation.counts[type], let limit = limit(row) else { return false }
      return row.live > limit
    }
  }

  /// Makes another window, held as an app delegate's is: for as long as the app runs.
  public func makeWindow() -> UIWindow {
    let window = simulation.makeWindow()
    keep(window)
    return window
  }

  /// Holds an object as an app delegate would: for as long as the app runs.
  public func keep(_ object: AnyObject) {
    kept.append(object)
  }

  /// Holds an object as an app delegate would, and makes it one that paths to who holds it begin at.
  public func keep(_ object: AnyObject, named name: String) {
    keep(object)
    guard isWatching else { return }
    simulation.holderSearch.registerRoot(object, named: name)
  }

  /// What ends a thread, a source or a request of the real system when everything was looked at, so that
  /// nothing runs on. It should capture weakly.
  func atEnd(_ ending: @escaping () -> Void) {
    endings.append(ending)
  }

  /// Ends what runs on the real system.
  func end() {
    for ending in endings { ending() }
    endings = []
  }

  /// Pushes a screen, shows it for a second, pops it, and waits for the end of the animation.
  public func pushAndPop(_ make: () -> UIViewController) throws {
    push(make)
    simulation.advance(by: .seconds(1))
    navigation.popViewController(animated: true)
    try simulation.settle()
  }

  /// Pushes a screen, shows it for a second, pops it, and waits another second. Tasks go on meanwhile.
  public func pushAndPopWithTasks(_ make: () -> UIViewController) async {
    push(make)
    await simulation.advance(by: .seconds(1))
    navigation.popViewController(animated: true)
    await simulation.advance(by: .seconds(1))
  }

  /// Presents a screen, shows it for a second, dismisses it, and waits for the end of the animation.
  public func presentAndDismiss(_ make: () -> UIViewController) throws {
    present(make)
    simulation.advance(by: .seconds(1))
    navigation.dismiss(animated: true)
    try simulation.settle()
  }

  /// Pushes a screen that should be gone when it is popped.
  public func push(_ make: () -> UIViewController) {
    simulation.perform {
      let screen = make()
      expectGone(screen)
      navigation.pushViewController(screen, animated: true)
    }
  }

  /// Presents a screen that should be gone when it is dismissed.
  public func present(_ make: () -> UIViewController) {
    simulation.perform {
      let screen = make()
      expectGone(screen)
      navigation.present(screen, animated: true)
    }
  }
}

/// What the stage's stack begins with.
final class ListViewController: UIViewController {}
