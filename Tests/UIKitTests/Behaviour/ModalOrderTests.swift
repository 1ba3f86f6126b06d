import Testing
import UIKit

/// In which order a presentation and its dismissal call whom.
@Suite @MainActor struct ModalOrderTests {
  let diary = Diary()

  @Test(arguments: Place.allCases, [true, false])
  func `full screen covers the presenter, and the completion comes last`(
    place: Place, animated: Bool
  ) async throws {
    try await place.play { stage in
      let (presenter, presented) = try await screens(on: stage, .fullScreen)
      presenter.present(presented, animated: animated) { diary.note("completion") }
      #expect(presenter.presentedViewController === presented)
      #expect(presented.presentingViewController === presenter)
      try await stage.settle()
      #expect(
        diary.read() == [
          "presenter will disappear", "presented will appear", "presented did appear",
          "presenter did disappear", "completion",
        ])

      presenter.dismiss(animated: animated) {
        diary.note("completion")
        #expect(presenter.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
      }
      try await stage.settle()
      #expect(
        diary.read() == [
          "presented will disappear", "presenter will appear", "presenter did appear",
          "presented did disappear", "completion",
        ])
    }
  }

  @Test(arguments: Place.allCases, [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `a sheet leaves the presenter on screen`(
    place: Place, style: UIModalPresentationStyle
  ) async throws {
    try await place.play { stage in
      let (presenter, presented) = try await screens(on: stage, style)
      presenter.present(presented, animated: true) { diary.note("completion") }
      #expect(diary.lines == [])
      stage.endTurn()
      #expect(diary.lines == ["presented will appear"])
      try await stage.settle()
      #expect(
        diary.read() == ["presented will appear", "presented did appear", "completion"])

      presenter.dismiss(animated: true) { diary.note("completion") }
      #expect(presented.isBeingDismissed)
      try await stage.settle()
      #expect(
        diary.read() == ["presented will disappear", "presented did disappear", "completion"])
    }
  }

  private func screens(
    on stage: TestWindow, _ style: UIModalPresentationStyle
  ) async throws -> (presenter: NotedScreen, presented: NotedScreen) {
    let presenter = NotedScreen("presenter", diary)
    stage.show(presenter)
    try await stage.settle()
    _ = diary.read()
    let presented = NotedScreen("presented", diary)
    presented.modalPresentationStyle = style
    return (presenter, presented)
  }
}
