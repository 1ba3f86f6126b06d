import LifecycleKit

@testable import UIKitCore

/// What has to hold after every single operation.
@MainActor struct Invariants {
  let world: World

  func violation(_ story: Story) -> Violation? {
    world.notePagesAhead()
    for (_, controller) in world.living {
      if let violation = state(controller, story) ?? links(controller) ?? crowd(controller) {
        return violation
      }
    }
    return world.wronglyReported.first.map { Violation(rule: .report, words: $0) }
  }

  private func state(_ controller: UIViewController, _ story: Story) -> Violation? {
    let (state, told) = (controller.appearance.state, story.state(of: controller.id))
    guard state != told else { return nil }
    return Violation(
      rule: .state,
      words: "\(controller.readableName) is \(state.rawValue), the log says \(told.rawValue)")
  }

  private func links(_ controller: UIViewController) -> Violation? {
    func broken(_ words: String) -> Violation {
      Violation(rule: .links, words: "\(controller.readableName) \(words)")
    }
    for child in controller.children where child.parent !== controller {
      return broken("lists \(child.readableName), which has another parent")
    }
    if let parent = controller.parent,
      !parent.children.contains(where: { $0 === controller }),
      !parent.leaving.contains(where: { $0.controller === controller })
    {
      return broken("is not among the children of \(parent.readableName)")
    }
    if let presentation = controller.presentation,
      presentation.presented.presenterReference?.object !== controller
    {
      return broken("presents \(presentation.presented.readableName), which another presents")
    }
    if let presenter = controller.presenterReference?.object,
      presenter.presentation?.presented !== controller
    {
      return broken("is not what \(presenter.readableName) presents")
    }
    if let window = controller.rootWindowReference?.object, window.rootViewController !== controller
    {
      return broken("is not the root of \(window.readableName)")
    }
    return nil
  }

  /// Of a stack, tabs or pages one is on screen; a presenter that a full-screen presentation covers is not.
  /// One that the program told by hand to appear is where the program says, also when a container takes it;
  /// one that is presented is on screen there, also when a callback makes it a tab.
  private func crowd(_ controller: UIViewController) -> Violation? {
    if controller.drivesAppearanceOfChildren, !(controller is UISplitViewController) {
      let shown = controller.children.filter {
        $0.appearance.state == .appeared && !world.appearingByHand.contains($0.id)
          && $0.presenterReference?.object == nil
      }
      if shown.count > 1 {
        let names = shown.map(\.readableName).joined(separator: ", ")
        return Violation(rule: .oneAtATime, words: "\(names) in \(controller.readableName)")
      }
    }
    if let presentation = controller.presentation, presentation.removesPresenterView,
      presentation.state == .presented, controller.appearance.state == .appeared
    {
      return Violation(
        rule: .oneAtATime,
        words: "\(controller.readableName) below \(presentation.presented.readableName)")
    }
    return nil
  }
}
