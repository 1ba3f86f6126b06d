import LifecycleKit
import UIKitCore
import VirtualTime

/// Follows an app as its model says: which named values are true, and which promises are kept.
///
/// A line of the model sets its values when the app's user does its action on its screen, or when the app has shown
/// that screen for its time. Where its user looks is seen in the app.
@MainActor final class ModelMonitor {
  private let model: FlowModel
  private var truths: Set<String> = []
  private var watch: PromiseWatch
  /// The screens in view, by type and title.
  private var inView: [String] = []
  /// When the app was looked at, and since when the lines with a time wait; `nil` when their time has come.
  private var latest = VirtualInstant.zero
  private var waiting: [Line: VirtualInstant?] = [:]

  /// The user's action of doing nothing.
  private static let waiting = "wait until the next deadline"

  private struct Line: Hashable {
    var screen: Int
    var action: Int
  }

  /// How long the app is left alone after each action.
  private let rest: Duration

  init(_ model: FlowModel, resting rest: Duration) {
    (self.model, self.rest) = (model, rest)
    watch = PromiseWatch(model.promises)
  }

  /// Looks at the app after its start, or after an action.
  func observe(_ simulation: Simulation, after action: String?) {
    if action == Self.waiting {
      // Time went by before anything came of it.
      let end = simulation.clock.now.advanced(by: .zero - rest)
      advance(to: end, waitingSince: latest)
    }
    if let action { set(by: action) }
    inView = Self.screensInView(of: simulation)
    let began = latest
    latest = simulation.clock.now
    // The time of a line counts from the action that led to its screen.
    advance(to: latest, waitingSince: action == nil ? .zero : began)
    watch.observe(isMet)
  }

  func keeps(promise index: Int, _ simulation: Simulation) -> Bool {
    inView = Self.screensInView(of: simulation)
    advance(to: simulation.clock.now, waitingSince: simulation.clock.now)
    return watch.keeps(promise: index, isMet)
  }

  func isDue(promise index: Int, _ simulation: Simulation) -> Bool {
    inView = Self.screensInView(of: simulation)
    return watch.isDue(promise: index, isMet)
  }

  func isHome(_ home: FlowModel.Condition, _ simulation: Simulation) -> Bool {
    inView = Self.screensInView(of: simulation)
    return isMet(home)
  }

  var fingerprint: String { (truths.sorted() + watch.fingerprint).joined(separator: ", ") }

  // MARK: - Values

  /// Sets what the lines for an action say, those on the screens in view before it.
  private func set(by action: String) {
    let meaning = action.actionMeant
    let actions = model.screens.filter(isInView).flatMap(\.actions) + model.links
    let done = actions.filter { $0.trigger.sentence.actionMeant == meaning && isOpen($0) }
    for action in done { set(by: action) }
  }

  private func set(by action: FlowModel.Action) {
    for case .set(let value, let isTrue) in action.effects {
      if isTrue { truths.insert(value) } else { truths.remove(value) }
    }
  }

  /// Lets the lines with a time wait where their screen is in view, and sets what those say whose time has come.
  private func advance(to now: VirtualInstant, waitingSince start: VirtualInstant) {
    for (number, screen) in model.screens.enumerated() {
      for (place, action) in screen.actions.enumerated() {
        guard case .time(let time) = action.trigger else { continue }
        let line = Line(screen: number, action: place)
        guard isInView(screen), isOpen(action) else {
          waiting[line] = nil
          continue
        }
        if waiting[line] == nil { waiting[line] = .some(start) }
        if let began = waiting[line] ?? nil, began.duration(to: now) >= time {
          waiting[line] = .some(nil)
          set(by: action)
        }
      }
    }
  }

  // MARK: - Conditions

  private func isOpen(_ action: FlowModel.Action) -> Bool { action.condition.map(isMet) ?? true }

  private func isMet(_ condition: FlowModel.Condition) -> Bool {
    condition.isMet { subject in
      switch subject {
      case .value(let name): truths.contains(name)
      case .inView(let name): isInView(name)
      }
    }
  }

  private func isInView(_ screen: FlowModel.Screen) -> Bool { isInView(screen.name) }

  private func isInView(_ name: String) -> Bool { inView.contains { $0.isDeclared(as: name) } }

  private static func screensInView(of simulation: Simulation) -> [String] {
    guard let visible = simulation.visibleViewController else { return [] }
    // Of a split view each column may be in view.
    let columns = visible.splitViewController?.viewControllers ?? []
    let screens = columns.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
    return ([visible] + screens.filter { $0.viewIfLoaded?.window != nil })
      .map { FlowScreen($0).words }
  }
}

/// An app, and what follows it.
struct MonitoredApp<App> {
  let app: App
  let monitor: ModelMonitor
}

extension FlowExplorer {
  /// The app with the promises of a model in place of its own.
  func promising(what model: FlowModel) -> FlowExplorer<MonitoredApp<App>> {
    var explorer = FlowExplorer<MonitoredApp<App>> { [start, rest] simulation in
      MonitoredApp(app: try start(simulation), monitor: ModelMonitor(model, resting: rest))
    }
    explorer.actions = actions.map { action in
      .init(
        name: action.name, isOpen: { action.isOpen($0.app, $1) },
        perform: { action.perform($0.app, $1) })
    }
    for words in words {
      explorer = explorer.fingerprint { app, simulation in words(app.app, simulation) }
    }
    explorer = explorer.fingerprint { app, _ in app.monitor.fingerprint }
    for observe in observers {
      explorer = explorer.observing { app, simulation, action in
        observe(app.app, simulation, action)
      }
    }
    explorer = explorer.observing { app, simulation, action in
      app.monitor.observe(simulation, after: action)
    }
    (explorer.excluded, explorer.isExcluded, explorer.texts) = (excluded, isExcluded, texts)
    (explorer.rest, explorer.repetitions) = (rest, repetitions)
    for (index, promise) in model.promises.enumerated() {
      explorer = explorer.promising(
        promise.verb, promise.words, within: promise.patience,
        when: promise.precondition.map { _ in
          { @MainActor app, simulation in app.monitor.isDue(promise: index, simulation) }
        }
      ) { $0.monitor.keeps(promise: index, $1) }
    }
    if let home = model.home {
      explorer = explorer.home(home.words) { $0.monitor.isHome(home, $1) }
    }
    return explorer
  }
}
