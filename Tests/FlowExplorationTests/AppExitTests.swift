import FlowExploration
import Foundation
import Testing

/// An app that ends the process in the middle of an exploration: the exit status is that of no verdict.
@MainActor @Suite struct AppExitTests {
  /// An app with a button that ends the process as a success would.
  static let leaving = FlowExplorer { simulation in
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Leave", primaryAction: UIAction { _ in exit(0) })
    let stack = UINavigationController(rootViewController: screen)
    simulation.show(stack)
    return stack
  }
  .excluding(.rotation, .application, .memoryWarning)

  static let words = """
    The exploration has no verdict: the app ends itself with status 0
      1. tap the bar button "Leave"
    In processes of their own (--jobs) this is a finding, and the rest is explored.

    """

  @Test func `an app that calls exit makes no exploration a success`() async {
    let ended = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      try await MainActor.run { _ = try AppExitTests.leaving.explore(.breadthFirst(depth: 2)) }
    }
    let errors = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.hasSuffix(Self.words))
  }

  @Test func `an app that calls exit makes no flow that is played a success`() async {
    await #expect(processExitsWith: .exitCode(2)) {
      try await MainActor.run {
        _ = try AppExitTests.leaving.play(["tap the bar button \"Leave\""])
      }
    }
  }

  @Test func `the process that is told of each flow sees the app's own exit status`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      try await MainActor.run {
        _ = try AppExitTests.leaving.explore(.breadthFirst(depth: 2), trying: { _ in true })
      }
      exit(3)
    }
  }

  @Test func `after an exploration the process ends as it always does`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      try await MainActor.run { _ = try AppExitTests.leaving.explore(.breadthFirst(depth: 0)) }
      exit(0)
    }
  }
}
