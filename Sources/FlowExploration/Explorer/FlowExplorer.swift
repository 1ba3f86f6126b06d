import UIKitCore

/// Tries every flow through an app that a user could take, and reports the shortest one that goes wrong.
///
/// ```swift
/// let flows = try FlowExplorer { simulation in
///   let shop = ShopCoordinator()
///   simulation.show(shop.stack)
///   shop.start()
///   return shop
/// }.explore(.breadthFirst(depth: 8))
/// #expect(flows.findings.isEmpty)
/// ```
///
/// The app is started anew for each flow, in a simulation of its own, and each action is found in what is on
/// screen. Live objects are never copied: a state is reached again by playing its actions from the start, so
/// the app has to do the same each time; where it does not, that is a finding. A value: what is added gives a
/// new explorer, and the order of the additions is the order of their actions and promises.
@preconcurrency @MainActor public struct FlowExplorer<App> {
  let start: @MainActor (Simulation) throws -> App
  var actions: [OwnAction] = []
  var promises: [Promise] = []
  /// The names of actions, beside the app's own, that are told of where they are never open.
  var conditionalActions: [String] = []
  var home: (name: String, isThere: @MainActor (App, Simulation) -> Bool)?
  var words: [@MainActor (App, Simulation) -> String] = []
  var observers: [@MainActor (App, Simulation, String?) -> Void] = []
  var excluded: Set<FlowFamily> = []
  var isExcluded: [@MainActor (String) -> Bool] = []
  var texts: [String] = []
  var rest = Duration.seconds(1)
  var repetitions = 2
  /// Whether leaks and misuse are looked for, besides what breaks a promise.
  var judgesLeaks = true
  /// Of a model the screens that no flow came to, by those that the user looked at.
  var unreached: (@MainActor (Set<String>) -> Set<String>)?

  /// An action of the app's own.
  struct OwnAction {
    let name: String
    /// The functions whose tasks wait for it.
    var tasks: [String] = []
    let isOpen: @MainActor (App, Simulation) -> Bool
    let perform: @MainActor (App, Simulation) -> Void
  }

  /// A promise of the app: at once, or when it is left alone for a while.
  struct Promise {
    /// How a finding begins to name it: `always`, `never` or `eventually`.
    let verb: String
    let words: String
    let patience: Duration?
    /// Whether it is to be kept in a state; `nil` for one that is to be kept in every state.
    let isDue: (@MainActor (App, Simulation) -> Bool)?
    let isKept: @MainActor (App, Simulation) -> Bool
  }

  /// Makes an explorer of an app.
  /// - Parameter start: starts the app in a new simulation and shows its first screen. Called once for each
  ///   flow that is played; what it returns is held until that flow's end.
  public init(_ start: @escaping @MainActor (Simulation) throws -> App) {
    self.start = start
  }

  // MARK: - Actions

  /// Adds an action of the app's own.
  /// - Parameters:
  ///   - name: what the user does, as a sentence.
  ///   - tasks: the functions whose tasks it stands for, as a result names them, since no task begins while exploring:
  ///     `Departures.viewDidLoad()`. The result names them no more, if the action was open in some state.
  ///   - isOpen: whether a user could do it now. Asked in every state; it must change nothing.
  ///   - perform: does it.
  public func action(
    _ name: String, answering tasks: [String] = [],
    when isOpen: @escaping @MainActor (App, Simulation) -> Bool = { _, _ in true },
    perform: @escaping @MainActor (App, Simulation) -> Void
  ) -> Self {
    with {
      $0.actions.append(OwnAction(name: name, tasks: tasks, isOpen: isOpen, perform: perform))
    }
  }

  /// Adds an action that is open while a screen of a type is the visible one.
  public func action<Controller: UIViewController>(
    _ name: String, on type: Controller.Type, answering tasks: [String] = [],
    when isOpen: @escaping @MainActor (Controller) -> Bool = { _ in true },
    perform: @escaping @MainActor (Controller) -> Void
  ) -> Self {
    action(name, answering: tasks) { _, simulation in
      (simulation.visibleViewController as? Controller).map(isOpen) ?? false
    } perform: { _, simulation in
      (simulation.visibleViewController as? Controller).map(perform)
    }
  }

  /// Leaves kinds of actions out.
  public func excluding(_ families: FlowFamily...) -> Self {
    with { $0.excluded.formUnion(families) }
  }

  /// Leaves actions out by their names. Asked once for each name.
  public func excluding(where isExcluded: @escaping @MainActor (String) -> Bool) -> Self {
    with { $0.isExcluded.append(isExcluded) }
  }

  /// Adds texts to type into fields and search bars; none by default. Each text is an action of its own.
  public func typing(_ texts: String...) -> Self {
    with { $0.texts += texts }
  }

  // MARK: - States

  /// Adds to what tells states apart, besides what is on screen: "the cart has 2 items".
  public func fingerprint(_ words: @escaping @MainActor (App, Simulation) -> String) -> Self {
    with { $0.words.append(words) }
  }

  /// How many appearances of a screen are told apart; two by default, so that a screen that has come back, also
  /// after a swipe that was let go, is another state than one that has just come.
  ///
  /// Also told apart, for as long as nothing else is done, is what comes after an action that changed nothing
  /// to be seen, such as a memory warning. With none or one, states are what they look like, and there are
  /// far fewer of them. With three, what goes wrong at the third visit is found too.
  public func distinguishing(appearances count: Int) -> Self {
    with { $0.repetitions = max(0, count) }
  }

  /// How long nothing is done after each action, in virtual time. One second by default, in which transitions
  /// end.
  public func resting(_ rest: Duration) -> Self {
    with { $0.rest = max(rest, .zero) }
  }

  // MARK: - Promises

  /// Promises what holds after every action.
  public func always(
    _ words: String, _ isKept: @escaping @MainActor (App, Simulation) -> Bool
  ) -> Self {
    promising("always", words, within: nil, isKept)
  }

  /// Promises what holds after every action that leads to a state in which a precondition is true.
  ///
  /// The result counts how often the precondition was true: a promise that was never tried is named.
  /// - Parameters:
  ///   - words: the promise with its precondition, as a sentence.
  ///   - isDue: the precondition. It must change nothing.
  ///   - isKept: whether the promise is kept; asked where the precondition is true.
  public func always(
    _ words: String, when isDue: @escaping @MainActor (App, Simulation) -> Bool,
    _ isKept: @escaping @MainActor (App, Simulation) -> Bool
  ) -> Self {
    promising("always", words, within: nil, when: isDue, isKept)
  }

  /// Promises what comes true when the app is left alone in a state in which a precondition is true.
  ///
  /// Same as `eventually(_:within:_:)`, except that other states need not come to it. The result counts how often the
  /// precondition was true.
  public func eventually(
    _ words: String, when isDue: @escaping @MainActor (App, Simulation) -> Bool,
    within patience: Duration = .seconds(30),
    _ isKept: @escaping @MainActor (App, Simulation) -> Bool
  ) -> Self {
    promising("eventually", words, within: patience, when: isDue, isKept)
  }

  /// Promises what comes true in every state when the app is left alone: within a virtual time, 30 seconds
  /// unless told otherwise.
  public func eventually(
    _ words: String, within patience: Duration = .seconds(30),
    _ isKept: @escaping @MainActor (App, Simulation) -> Bool
  ) -> Self {
    promising("eventually", words, within: patience, isKept)
  }

  /// Names the place that a user can always go back to. A state from which no actions lead there is a dead
  /// end. Without one, a dead end is a state that no action leads out of.
  public func home(
    _ name: String, _ isThere: @escaping @MainActor (App, Simulation) -> Bool
  ) -> Self {
    with { $0.home = (name, isThere) }
  }

  /// Same as `always(_:_:)` and `eventually(_:within:_:)`, except that a finding begins with another word.
  func promising(
    _ verb: String, _ words: String, within patience: Duration?,
    when isDue: (@MainActor (App, Simulation) -> Bool)? = nil,
    _ isKept: @escaping @MainActor (App, Simulation) -> Bool
  ) -> Self {
    with {
      $0.promises.append(
        Promise(verb: verb, words: words, patience: patience, isDue: isDue, isKept: isKept))
    }
  }

  /// Has the app look at the state after the start and after each action, by the name of that, ahead of every promise.
  func observing(_ observe: @escaping @MainActor (App, Simulation, String?) -> Void) -> Self {
    with { $0.observers.append(observe) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The kinds of user action, for choosing which an exploration leaves out.
public enum FlowFamily: String, Hashable, Sendable, Codable, CaseIterable {
  /// The back button of a stack.
  case backButton
  /// The swipe back, finished and let go.
  case swipeBack
  /// The tabs of a tab bar.
  case tab
  /// The buttons of alerts and action sheets.
  case alert
  /// The buttons of navigation bars and toolbars.
  case barButton
  /// The columns of a split view, brought in and taken away.
  case column
  /// Turning pages, finished and let go.
  case page
  /// The search bar: beginning, typing, cancelling.
  case search
  /// Pulling a sheet down, finished and let go.
  case sheet
  /// Buttons, switches and fields in the view tree.
  case control
  /// Rows and items of lists.
  case list
  /// Gesture recognisers in the view tree.
  case gesture
  /// Turning the device.
  case rotation
  /// Leaving the app and coming back.
  case application
  /// A memory warning.
  case memoryWarning
  /// Waiting until the next deadline.
  case waiting
  /// An action that the app added with `action(_:answering:when:perform:)`.
  case own
}
