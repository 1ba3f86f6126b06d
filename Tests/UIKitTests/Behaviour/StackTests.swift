import Testing
import UIKit

/// What a stack's list is, and when its screens hear of it.
@Suite @MainActor struct StackTests {
  let diary = Diary()

  @Test(arguments: Place.allCases)
  func `a push and a pop change the list at once, and callbacks come later`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (a, b) = (screen("a"), screen("b"))
      let stack = try await stage.showStack(of: a)
      _ = diary.read()

      stack.pushViewController(b, animated: true)
      #expect(stack.viewControllers == [a, b])
      #expect(stack.topViewController === b)
      #expect(diary.read() == [])
      stage.endTurn()
      #expect(diary.read() == ["a will disappear", "b will appear"])
      try await stage.settle()
      #expect(diary.read() == ["a did disappear", "b did appear", "b came"])

      #expect(stack.popViewController(animated: true) === b)
      #expect(stack.viewControllers == [a])
      #expect(diary.read() == [])
      stage.endTurn()
      #expect(diary.read() == ["b will disappear", "a will appear"])
      try await stage.settle()
      #expect(diary.read() == ["b did disappear", "a did appear", "b left"])
    }
  }

  @Test(arguments: Place.allCases)
  func `popping several tells all that they left and only those seen that they disappear`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (a, b, c, d) = (screen("a"), screen("b"), screen("c"), screen("d"))
      let stack = try await stage.showStack(of: a, b, c, d)
      _ = diary.read()

      #expect(stack.popToViewController(b, animated: true) == [c, d])
      #expect(stack.viewControllers == [a, b])
      try await stage.settle()
      #expect(
        diary.read() == [
          "d will disappear", "b will appear", "d did disappear", "b did appear", "d left",
          "c left",
        ])

      #expect(stack.popToRootViewController(animated: false) == [b])
      try await stage.settle()
      #expect(stack.viewControllers == [a])
      #expect(stack.popToRootViewController(animated: false) ?? [] == [])
      _ = diary.read()
    }
  }

  @Test(arguments: Place.allCases)
  func `a list in another order is one transition to its last screen`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (a, b, c) = (screen("a"), screen("b"), screen("c"))
      let stack = try await stage.showStack(of: a, b, c)
      let delegate = ShowCounter()
      stack.delegate = delegate
      _ = diary.read()

      stack.setViewControllers([c, a], animated: true)
      #expect(stack.viewControllers == [c, a])
      try await stage.settle()
      #expect(
        diary.read() == [
          "c will disappear", "a will appear", "c did disappear", "a did appear", "b left",
        ])
      #expect(delegate.shown == [a])
      #expect([a, b, c].map { $0.navigationController === stack } == [true, false, true])
    }
  }

  @Test(arguments: Place.allCases)
  func `a list that shares its beginning lets go of the rest and brings in the others`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (a, b, c, d) = (screen("a"), screen("b"), screen("c"), screen("d"))
      let stack = try await stage.showStack(of: a, b)
      let delegate = ShowCounter()
      stack.delegate = delegate
      _ = diary.read()

      stack.setViewControllers([a, c, d], animated: true)
      try await stage.settle()
      #expect(
        diary.read().sorted() == [
          "b did disappear", "b left", "b will disappear", "c came", "d came", "d did appear",
          "d will appear",
        ])
      #expect(delegate.shown == [d])
      #expect(!c.isViewLoaded)

      stack.setViewControllers([a, c, d], animated: true)
      try await stage.settle()
      #expect(diary.read() == [])
      #expect(delegate.shown == [d])
    }
  }

  @Test(arguments: Place.allCases)
  func `the root stays, and there is nothing to pop below it`(place: Place) async throws {
    try await place.play { stage in
      let root = screen("root")
      let stack = try await stage.showStack(of: root)
      #expect(stack.popViewController(animated: true) == nil)
      #expect(stack.viewControllers == [root])
    }
  }

  private func screen(_ name: String) -> NotedScreen { NotedScreen(name, diary) }
}

private final class ShowCounter: NSObject, UINavigationControllerDelegate {
  var shown: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}
