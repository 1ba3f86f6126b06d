import UIKitCore

extension FlowModel {
  /// An explorer of the app that the model describes, with the model's promises.
  ///
  /// Each screen is a view controller under its name; what a user can do on it is found there, beside what UIKit
  /// offers: the back button, the swipe back, tabs, sheets pulled down. States that look alike are told apart by
  /// the named values and by what holds a screen.
  @MainActor public var explorer: FlowExplorer<some AnyObject> {
    var explorer = FlowExplorer { simulation in
      let app = ModelApp(self, in: simulation)
      app.start()
      return app
    }
    .observing { app, _, _ in app.observe() }
    .fingerprint { app, _ in app.fingerprint }
    .always("what is pushed or popped has a stack, and a tab that is selected is there") {
      app, _ in app.isPossible
    }
    explorer.excluded = Set(leftOut)
    explorer.unreached = { unreached(lookingAt: $0) }
    // One that is open on some screen without a condition is open.
    let onScreens = screens.filter { !$0.isAlert }.flatMap(\.actions)
    for action in onScreens where action.trigger.isOnScreen && action.condition != nil {
      let name = action.trigger.sentence
      if !explorer.conditionalActions.contains(name) { explorer.conditionalActions.append(name) }
    }
    for link in links {
      explorer = explorer.action(link.trigger.sentence) { app, simulation in
        simulation.application.applicationState == .active && app.isOpen(link)
      } perform: { app, _ in
        app.perform(link.effects, on: nil)
      }
    }
    for (index, promise) in promises.enumerated() {
      explorer = explorer.promising(
        promise.verb, promise.words, within: promise.patience,
        when: promise.precondition.map { _ in { @MainActor app, _ in app.isDue(promise: index) } }
      ) { app, _ in app.keeps(promise: index) }
    }
    return home.map { home in explorer.home(home.words) { app, _ in app.isMet(home) } } ?? explorer
  }
}

extension FlowModel.Promise {
  /// How a finding begins to name it.
  var verb: String {
    switch self {
    case .always, .leads: "always"
    case .never: "never"
    case .eventually: "eventually"
    }
  }

  /// The condition under which it is to be kept; `nil` for one that is to be kept in every state.
  var precondition: FlowModel.Condition? {
    switch self {
    case .always(_, let condition, _), .never(_, let condition, _): condition
    case .leads(let condition, _, _): condition
    case .eventually: nil
    }
  }

  /// How long the app is left alone for it; `nil` for a promise that holds after every action.
  var patience: Duration? {
    switch self {
    case .always, .never: nil
    case .leads(_, _, let patience), .eventually(_, let patience): patience
    }
  }
}
