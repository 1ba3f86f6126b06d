import Testing
import UIKit

/// Whom a dismissal reaches, wherever it is asked for, and who is told when the user does it.
@Suite @MainActor struct DismissalTests {
  @Test(arguments: Place.allCases)
  func `what is presented dismisses itself by way of its presenter`(place: Place) async throws {
    try await place.play { stage in
      let (presenter, presented) = try await pair(on: stage)
      var calls = 0
      presented.dismiss(animated: true) { calls += 1 }
      try await stage.settle()
      #expect(presenter.presentedViewController == nil)
      #expect(presented.presentingViewController == nil)
      #expect(calls == 1)
    }
  }

  @Test(arguments: Place.allCases)
  func `a child of what is presented dismisses the whole`(place: Place) async throws {
    try await place.play { stage in
      let root = UIViewController()
      stage.show(root)
      let child = UIViewController()
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(child, animated: false)
      root.present(stack, animated: false)
      try await stage.settle()
      #expect(child.presentingViewController === root)

      child.dismiss(animated: true)
      try await stage.settle()
      #expect(root.presentedViewController == nil)
      #expect(stack.viewControllers.last === child)
    }
  }

  @Test(arguments: Place.allCases, [true, false])
  func `one with several above it takes them all away`(
    place: Place, animated: Bool
  ) async throws {
    try await place.play { stage in
      let (first, second) = try await pair(on: stage)
      let (third, fourth) = (UIViewController(), UIViewController())
      second.present(third, animated: false)
      try await stage.settle()
      third.present(fourth, animated: false)
      try await stage.settle()

      var calls = 0
      second.dismiss(animated: animated) { calls += 1 }
      try await stage.settle()
      #expect(second.presentedViewController == nil)
      #expect(fourth.presentingViewController == nil)
      #expect(first.presentedViewController === second)
      #expect(calls == 1)

      second.present(third, animated: false)
      try await stage.settle()
      first.dismiss(animated: animated) { calls += 1 }
      try await stage.settle()
      #expect(first.presentedViewController == nil)
      #expect(third.presentingViewController == nil)
      #expect(calls == 2)
    }
  }

  @Test(arguments: Place.allCases)
  func `the adaptive delegate is told when the user dismisses`(place: Place) async throws {
    try await place.play { stage in
      let (presenter, presented) = try await pair(on: stage)
      let diary = Diary()
      let delegate = DismissalListener(diary)
      presented.presentationController?.delegate = delegate
      stage.application.user.pullDown(presented)
      #expect(diary.lines == ["should dismiss", "will dismiss"])
      try await stage.settle()
      #expect(diary.read() == ["should dismiss", "will dismiss", "did dismiss"])
      #expect(presenter.presentedViewController == nil)
    }
  }

  @Test(arguments: Place.allCases)
  func `the adaptive delegate is told of an attempt that is refused, and nothing goes`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (presenter, presented) = try await pair(on: stage)
      let diary = Diary()
      let delegate = DismissalListener(diary)
      presented.presentationController?.delegate = delegate
      presented.isModalInPresentation = true
      stage.application.user.pullDown(presented)
      try await stage.settle()
      #expect(diary.read() == ["did attempt to dismiss"])
      #expect(presenter.presentedViewController === presented)
    }
  }

  @Test(arguments: Place.allCases)
  func `the adaptive delegate is not told when the program dismisses`(
    place: Place
  ) async throws {
    try await place.play { stage in
      let (presenter, presented) = try await pair(on: stage)
      let diary = Diary()
      let delegate = DismissalListener(diary)
      presented.presentationController?.delegate = delegate
      presenter.dismiss(animated: true)
      try await stage.settle()
      #expect(diary.read() == [])
      #expect(presenter.presentedViewController == nil)
    }
  }

  private func pair(
    on stage: TestWindow
  ) async throws -> (presenter: UIViewController, presented: UIViewController) {
    let (presenter, presented) = (UIViewController(), UIViewController())
    stage.show(presenter)
    presenter.present(presented, animated: false)
    try await stage.settle()
    return (presenter, presented)
  }
}

private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    diary.note("should dismiss")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    diary.note("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    diary.note("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    diary.note("did attempt to dismiss")
  }
}
