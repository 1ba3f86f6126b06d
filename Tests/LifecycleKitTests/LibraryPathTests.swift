import Foundation
import LifecycleKit
import Testing

/// What holds a screen through UIKit's and the services' own stored properties is told in the words of the
/// program: by their public names, and by what it called or set.
@MainActor @Suite struct LibraryPathTests {
  final class Home: UIViewController {}

  final class Profile: UIViewController {
    let fade = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var segue: UIStoryboardSegue?
    func refresh() { title = "Fresh" }

    func addSave() {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", primaryAction: UIAction { _ in self.refresh() })
    }

    func fadeOut() { fade.addCompletion { _ in self.refresh() } }

    func refreshLater(_ clock: VirtualClock) {
      clock.schedule("refresh", after: .seconds(60)) { self.refresh() }
    }
  }

  final class Badge: UIView { var screen: UIViewController? }
  final class Pan: UIGestureRecognizer { var screen: UIViewController? }
  final class Ending: NSObject, CAAnimationDelegate { var screen: UIViewController? }

  /// The lines of the report of a screen that was pushed and popped, between the headline and the facts.
  ///
  /// - Parameter late: Undoes what was planted, so that the screen goes late.
  private func held(
    _ plant: @MainActor (Profile, Simulation) -> Void,
    late undo: @MainActor (Profile) -> Void = { _ in }
  ) -> String {
    let simulation = Simulation()
    let navigation = UINavigationController(rootViewController: Home())
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.scan.isPeriodic = false
    weak var screen: Profile?
    func visit() {
      let profile = simulation.perform { Profile() }
      simulation.perform { plant(profile, simulation) }
      screen = profile
      navigation.pushViewController(profile, animated: false)
      navigation.popViewController(animated: false)
    }
    visit()
    simulation.advance(by: .seconds(2))
    let text = simulation.leaks.first { $0.subject == "Profile#1" }?.text ?? "no leak"
    #expect((screen == nil) == (text == "no leak"))
    if let screen { undo(screen) }
    return text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("  delayed") }
      .joined(separator: "\n")
  }

  @Test func `a presentation controller that was asked for and never presented`() {
    #expect(
      held { profile, _ in _ = profile.presentationController } == """
          cycle, 2 strong references
          Profile#1
            .presentationController    → UISheetPresentationController
            .presentedViewController   → Profile#1
          ~~~~~~ asked for presentationController of a controller that was never presented
        """)
    #expect(
      held { profile, _ in
        profile.modalPresentationStyle = .popover
        _ = profile.popoverPresentationController
      } == """
          cycle, 2 strong references
          Profile#1
            .presentationController    → UIPopoverPresentationController
            .presentedViewController   → Profile#1
          ~~~~~~~~~~~~ asked for popoverPresentationController of what was never presented
        """)
  }

  @Test func `one that was asked for and then presented is let go`() {
    let simulation = Simulation()
    simulation.window.rootViewController = Home()
    simulation.window.makeKeyAndVisible()
    weak var screen: UIViewController?
    func visit() {
      let profile = simulation.perform { Profile() }
      screen = profile
      _ = profile.presentationController
      simulation.window.rootViewController?.present(profile, animated: false)
      simulation.advance(by: .milliseconds(100))
      profile.dismiss(animated: false)
    }
    visit()
    simulation.advance(by: .seconds(3))
    #expect(screen == nil && simulation.leaks.isEmpty)
  }

  @Test func `bar items and their actions`() {
    #expect(
      held { profile, _ in profile.addSave() } == """
          cycle, 5 strong references
          Profile#1
            .navigationItem           → UINavigationItem
            .rightBarButtonItems[0]   → UIBarButtonItem
            .primaryAction            → UIAction
            .handler                  → closure #1 in LibraryPathTests.Profile.addSave()
              captures self           → Profile#1
          ~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
    #expect(
      held { profile, _ in
        profile.tabBarItem = nil
        let badge = Badge()
        badge.screen = profile
        profile.toolbarItems = [UIBarButtonItem(customView: badge)]
      } == """
          cycle, 3 strong references
          Profile#1
            .toolbarItems[0]   → UIBarButtonItem
            .customView        → Badge
            .screen            → Profile#1
          ~~~~~~~~~~~~~~~~~~~ fix: make .screen weak
        """)
  }

  @Test func `views and gesture recognisers`() {
    #expect(
      held { profile, _ in
        let badge = Badge()
        badge.screen = profile
        profile.view.addSubview(badge)
      } == """
          cycle, 3 strong references
          Profile#1
            .view          → UIView
            .subviews[0]   → Badge
            .screen        → Profile#1
          ~~~~~~~~~~~~~~~ fix: make .screen weak
        """)
    #expect(
      held { profile, _ in
        let pan = Pan()
        pan.screen = profile
        profile.view.addGestureRecognizer(pan)
      } == """
          cycle, 3 strong references
          Profile#1
            .view                    → UIView
            .gestureRecognizers[0]   → Pan
            .screen                  → Profile#1
          ~~~~~~~~~~~~~~~~~~~~~~~~~ fix: make .screen weak
        """)
    #expect(
      held { profile, _ in profile.view.accessibilityElements = [profile] } == """
          cycle, 2 strong references
          Profile#1
            .view                       → UIView
            .accessibilityElements[0]   → Profile#1
          ~~~~~~~~~~~~~~~~~~~~~~~~~~~~ remove it from .accessibilityElements
        """)
  }

  @Test func `an animation keeps its delegate, which the program cannot make weak`() {
    #expect(
      held { profile, _ in
        let animation = CAAnimation()
        let ending = Ending()
        ending.screen = profile
        animation.delegate = ending
        profile.view.layer.add(animation, forKey: "spin")
      } == """
          cycle, 5 strong references
          Profile#1
            .view                      → UIView
            .layer                     → CALayer
            .animations[0].animation   → CAAnimation
            .delegate                  → Ending
            .screen                    → Profile#1
          ~~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: make .screen weak
        """)
  }

  @Test func `a search that shows the screen itself`() {
    #expect(
      held { profile, _ in
        profile.navigationItem.searchController = UISearchController(
          searchResultsController: profile)
      } == """
          cycle, 3 strong references
          Profile#1
            .navigationItem            → UINavigationItem
            .searchController          → UISearchController#1
            .searchResultsController   → Profile#1
          ~~~~~ it is the searchResultsController of its own search: give another, or none
        """)
  }

  @Test func `an activity, a segue, an animator`() {
    #expect(
      held { profile, _ in
        let activity = NSUserActivity(activityType: "read")
        activity.userInfo = ["screen": profile]
        profile.userActivity = activity
      } == """
          cycle, 2 strong references
          Profile#1
            .userActivity   → NSUserActivity
            .userInfo[_]    → Profile#1
          ~~~~~~~~~~~~~~~~ remove it from .userInfo
        """)
    #expect(
      held { profile, _ in
        profile.segue = UIStoryboardSegue(identifier: nil, source: profile, destination: Home())
      } == """
          cycle, 2 strong references
          Profile#1
            .segue    → UIStoryboardSegue
            .source   → Profile#1
          ~~~~~~~~~~ fix: clear .segue
        """)
    #expect(
      held { profile, _ in profile.fadeOut() } == """
          cycle, 3 strong references
          Profile#1
            .fade             → UIViewPropertyAnimator
            .completions[0]   → closure #1 in LibraryPathTests.Profile.fadeOut()
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test func `work on the clock`() {
    #expect(
      held { profile, simulation in profile.refreshLater(simulation.clock) } == """
          held by the clock
          VirtualClock
            .pendingWork[0].call   → closure #1 in
                                     LibraryPathTests.Profile.refreshLater(_:)
              captures self        → Profile#1
          ~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test func `what is undone late goes late`() {
    var activity: NSUserActivity?
    weak var screen: UIViewController?
    let text = held(
      { profile, _ in
        let made = NSUserActivity(activityType: "read")
        made.userInfo = ["screen": profile]
        profile.userActivity = made
        activity = made
        screen = profile
      }, late: { $0.userActivity?.userInfo = nil })
    #expect(text != "no leak" && screen == nil && activity != nil)
  }
}
