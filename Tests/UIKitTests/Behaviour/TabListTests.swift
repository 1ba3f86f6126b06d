import Testing
import UIKit

/// A tab controller's list, whichever way it is extended.
@Suite @MainActor struct TabListTests {
  @Test(arguments: Place.allCases)
  func `a child that is added is a tab`(place: Place) async throws {
    try await place.play { stage in
      let tabs = UITabBarController()
      let (first, second) = (UIViewController(), UIViewController())
      tabs.viewControllers = [first]
      stage.show(tabs)
      tabs.addChild(second)
      try await stage.settle()
      #expect(tabs.viewControllers == [first, second])
      #expect(second.tabBarController === tabs)
      #expect(tabs.selectedViewController === first)

      tabs.selectedIndex = 1
      try await stage.settle()
      #expect(tabs.selectedViewController === second)
      #expect(second.viewIfLoaded?.window === stage.window)
    }
  }
}
