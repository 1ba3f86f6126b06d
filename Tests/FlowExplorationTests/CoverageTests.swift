import Foundation
import Testing
import UIKit

@testable import FlowExploration
@testable import UIKitCore

/// What tests do, written down and shown on the map.
@MainActor @Suite struct CoverageTests {
  private static func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "flows-\(UUID())")
  }

  /// Uses the museum as a test would: enters a room, and goes back with the button.
  private static func useMuseum(recordingInto folder: URL) {
    let simulation = Simulation()
    simulation.application.recorder = UserRecorder(folder: folder.path)
    let museum = MuseumCoordinator()
    museum.start()
    simulation.show(museum.stack)
    for _ in 0..<2 {
      if let enter = museum.stack.topViewController?.navigationItem.rightBarButtonItem {
        simulation.user.tap(enter)
      }
      simulation.advance(by: .seconds(1))
      simulation.user.beginSwipeBack(in: museum.stack)?.cancel()
      simulation.advance(by: .seconds(1))
      simulation.user.tapBackButton(in: museum.stack)
      simulation.advance(by: .seconds(1))
    }
  }

  @Test func `what a test's user does is written down once, by the explorer's names`() throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    Self.useMuseum(recordingInto: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let text = try String(
      contentsOf: folder.appending(path: try #require(files.first)), encoding: .utf8)
    #expect(
      text == #"""
        {"action":"tap the bar button \"Enter\"","screen":"UIViewController \"Rooms\""}
        {"action":"begin to swipe back and let go","screen":"RoomViewController \"Room\""}
        {"action":"tap the back button","screen":"RoomViewController \"Room\""}

        """#)
  }

  @Test func `the map shows the ways that tests take, and those that they leave out`() throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    Self.useMuseum(recordingInto: folder)
    // What a process that ended early has left behind.
    try Data("{\"action\":\"tap".utf8).write(to: folder.appending(path: "1.flows"))
    let coverage = try FlowCoverage(folder: folder.path)
    #expect(coverage.count == 3)
    let map = FlowMap(try MuseumTests.museum(isFixed: true).explore(.breadthFirst(depth: 4)))
      .covered(by: coverage)
    #expect(
      map.uncovered.map(\.action) == [
        "swipe back", "tap the bar button \"Guide\"", "pull the sheet down",
      ])
    #expect(
      map.mermaid == """
        flowchart TD
          s0["UIViewController #34;Rooms#34;"]
          s1["RoomViewController #34;Room#34;"]
          s2["UIViewController #34;Guide#34;"]
          s0 ==>|"tap the bar button #34;Enter#34;, in 2 states"| s1
          s1 ==>|"tap the back button, in 4 states"| s0
          s1 -.->|"swipe back, in 4 states"| s0
          s1 -.->|"tap the bar button #34;Guide#34;, in 4 states"| s2
          s2 -.->|"pull the sheet down, in 3 states"| s1

        """)
    #expect(map.graphviz.contains("[label=\"tap the back button, in 4 states\", style=bold];"))
    #expect(map.graphviz.contains("[label=\"swipe back, in 4 states\", style=dotted];"))
    #expect(try map.json().contains("\"isCovered\" : false"))
    #expect(FlowMap(try MuseumTests.museum().explore(.breadthFirst(depth: 1))).uncovered == [])
  }

  @Test func `an exploration covers nothing`() throws {
    let explorer = FlowExplorer { simulation in
      simulation.application.recorder == nil ? UIViewController() : UIAlertController()
    }
    #expect(try explorer.play([]).simulation.application.recorder == nil)
  }

  @Test func `each kind of the user's actions has the explorer's name`() throws {
    // What the explorer does by a name is written down by that name.
    for one in EveryActionTests.cases {
      let folder = Self.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let simulation = Simulation()
      _ = one.app.start(simulation)
      simulation.advance(by: .seconds(1))
      simulation.application.recorder = UserRecorder(folder: folder.path)
      let option = try #require(
        simulation.application.userOptions(typing: ["Ada"]).first { $0.sentence == one.action })
      option.perform(in: simulation.application)
      // What concerns the device is no call of the user's, and a control with several options has no name.
      let isOfUser = ![.rotation, .application, .memoryWarning, .waiting].contains(option.family)
      let isPlain = one.app.testDescription != "values"
      guard isOfUser, isPlain, !one.action.hasPrefix("type") else { continue }
      let coverage = try FlowCoverage(folder: folder.path)
      #expect(coverage.count == 1, "\(one.action)")
      let screens =
        ["A", "B"].map { "NotingViewController \"\($0)\"" } + ["UIAlertController \"Name?\""]
      #expect(screens.contains { coverage.contains(one.action, on: $0) }, "\(one.action)")
    }
  }
}
