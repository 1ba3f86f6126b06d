import Foundation
import FlowExploration
import Testing

/// The example of the guide.
@MainActor @Suite struct MuseumTests {
  static func museum(isFixed: Bool = false) -> FlowExplorer<MuseumCoordinator> {
    FlowExplorer { simulation in
      let museum = MuseumCoordinator(isFixed: isFixed)
      museum.start()
      simulation.show(museum.stack)
      return museum
    }
    .excluding(.rotation, .application, .memoryWarning)
  }

  @Test func `promises are kept, and a finding is written as pages and as a test`() throws {
    let folder: String = FileManager.default.temporaryDirectory.path + "/museum-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let explorer = Self.museum()
      .always("at most two screens are on the stack") { museum, _ in
        museum.stack.viewControllers.count <= 2
      }
      .eventually("no transition runs", within: .seconds(3)) { museum, _ in
        museum.stack.transitionCoordinator == nil
      }
      .fingerprint { museum, _ in "\(museum.stack.viewControllers.count)" }
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    try explorer.writeReport(of: flows, to: folder)
    let test = flows.findings[0].swiftTest(exploring: "MuseumTests.museum()")
    #expect(flows.findings.count == 1)
    #expect(test.contains("try MuseumTests.museum().play(["))
    #expect(FileManager.default.fileExists(atPath: folder + "/index.html"))
  }

  @Test func `a leak after a swipe that was let go is found with its shortest flow`() throws {
    let flows = try Self.museum().explore(.breadthFirst(depth: 8))
    #expect(
      flows.text == """
        15 states, 36 steps, 146 actions performed; everything was tried
        pairs of steps in a row: 35 of 94 tried

        leak: RoomViewController, popped from UINavigationController: capture self weakly
          1. tap the bar button "Enter"
          2. begin to swipe back and let go
          3. tap the back button
            RoomViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 7 objects
              cycle, 2 strong references
              RoomViewController#1
                .onReturn         → closure #1 in RoomViewController.viewWillAppear(_:)
                at Tests/FlowExplorationTests/Museum.swift:39
                  captures self   → RoomViewController#1
                  at Tests/FlowExplorationTests/Museum.swift:51
              ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
              delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
              reachability scan  unreachable from any window in 3 scans in a row
              since              3.350 s, found at 5.350 s

        """)
  }

  @Test func `the example of FlowExplorer finds nothing in an app without a mistake`() throws {
    @MainActor final class ShopCoordinator {
      let stack = UINavigationController()

      func start() { stack.viewControllers = [UIViewController()] }
    }
    let flows = try FlowExplorer { simulation in
      let shop = ShopCoordinator()
      simulation.show(shop.stack)
      shop.start()
      return shop
    }.explore(.breadthFirst(depth: 8))
    #expect(flows.findings.isEmpty)
  }

  @Test func `no way through the museum leaks`() throws {
    let flows = try Self.museum(isFixed: true).explore(.breadthFirst(depth: 8))
    #expect(flows.findings.isEmpty)
    #expect(flows.ending == .complete)
  }

  @Test func `actions of the app's own are tried beside those of a user`() throws {
    let explorer = Self.museum(isFixed: true)
      .action("end the visit") { museum, _ in museum.stack.popToRootViewController(animated: true) }
      .action("close the room", on: RoomViewController.self) { room in
        room.navigationController?.popViewController(animated: true)
      }
    let flows = try explorer.explore(.breadthFirst(depth: 3))
    #expect(Set(flows.actions).isSuperset(of: ["end the visit", "close the room"]))
  }

  @Test func `a finding is told as a test that fails for the same reason`() throws {
    let finding = try #require(
      try Self.museum().explore(.breadthFirst(depth: 6)).findings.first)
    #expect(
      finding.swiftTest(exploring: "MuseumTests.museum()") == #"""
        @MainActor @Test func `leak RoomViewController, popped from UINavigationController capture self weakly, in MuseumTests.museum()`() throws {
          let end = try MuseumTests.museum().play([
            "tap the bar button \"Enter\"",
            "begin to swipe back and let go",
            "tap the back button",
          ])
          #expect(end.faults.filter { $0 == "leak: cycle: RoomViewController.onReturn → closure #1 in RoomViewController.viewWillAppear(_:) captures self" } == [])
        }

        """#)
    // The same, compiled: what it expects to be empty is the finding.
    let end = try MuseumTests.museum().play([
      "tap the bar button \"Enter\"",
      "begin to swipe back and let go",
      "tap the back button",
    ])
    #expect(end.faults == ["leak: \(finding.signature)"])
  }

  @Test func `tests of findings with one headline have names that differ`() throws {
    var flows = try Self.museum().explore(.breadthFirst(depth: 0))
    flows.note(.trap, "the app ends", after: ["Open"])
    flows.note(.trap, "the app: ends", after: ["Close"])
    flows.note(.trap, "the app ends, in app 2", after: ["Turn"])
    let names = flows.findings.map {
      $0.swiftTest(exploring: "app", among: flows.findings).prefix { $0 != "\n" }
    }
    #expect(
      names == [
        "@MainActor @Test func `the app ends, in app`() throws {",
        "@MainActor @Test func `the app ends, in app 2`() throws {",
        "@MainActor @Test func `the app ends, in app 2, in app`() throws {",
      ])
    #expect(
      flows.findings[1].swiftTest(exploring: "app", among: flows.findings) == #"""
        @MainActor @Test func `the app ends, in app 2`() throws {
          // The flow: Close
          let findings = try app.explore(.breadthFirst(depth: 2)).findings
          #expect(!findings.contains { $0.signature == "the app: ends, after Close" })
        }

        """#)
  }

  @Test func `random walks find it too, and shrink to the same flow`() throws {
    let walks = try Self.museum().explore(.randomWalks(count: 20, length: 40))
    #expect(
      walks.findings.map(\.flow) == [
        [
          "tap the bar button \"Enter\"", "begin to swipe back and let go",
          "tap the back button",
        ]
      ])
    #expect((walks.findings.first?.foundIn.count ?? 0) > 3)
  }

  @Test func `the same seed gives the same result, byte for byte`() throws {
    func bytes(_ strategy: FlowStrategy) throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(try Self.museum().explore(strategy))
    }
    let (walks, widely) = (
      FlowStrategy.randomWalks(count: 5, length: 20, seed: 7), FlowStrategy.breadthFirst(depth: 5)
    )
    #expect(try bytes(walks) == bytes(walks))
    #expect(try bytes(walks) != bytes(.randomWalks(count: 5, length: 20, seed: 8)))
    #expect(try bytes(widely) == bytes(widely))
  }

  @Test func `the map has the screens and the ways between them`() throws {
    let map = FlowMap(try Self.museum(isFixed: true).explore(.breadthFirst(depth: 4)))
    #expect(
      map.mermaid == """
        flowchart TD
          s0["UIViewController #34;Rooms#34;"]
          s1["RoomViewController #34;Room#34;"]
          s2["UIViewController #34;Guide#34;"]
          s0 -->|"tap the bar button #34;Enter#34;, in 2 states"| s1
          s1 -->|"tap the back button, in 4 states"| s0
          s1 -->|"swipe back, in 4 states"| s0
          s1 -->|"tap the bar button #34;Guide#34;, in 4 states"| s2
          s2 -->|"pull the sheet down, in 3 states"| s1

        """)
    #expect(
      map.graphviz == #"""
        digraph flows {
          node [shape=box];
          s0 [label="UIViewController \"Rooms\""];
          s1 [label="RoomViewController \"Room\""];
          s2 [label="UIViewController \"Guide\""];
          s0 -> s1 [label="tap the bar button \"Enter\", in 2 states"];
          s1 -> s0 [label="tap the back button, in 4 states"];
          s1 -> s0 [label="swipe back, in 4 states"];
          s1 -> s2 [label="tap the bar button \"Guide\", in 4 states"];
          s2 -> s1 [label="pull the sheet down, in 3 states"];
        }

        """#)
    #expect(
      map.unreached(among: [RoomViewController.self, UITabBarController.self]) == [
        "UITabBarController"
      ])
    #expect(try JSONDecoder().decode(FlowMap.self, from: Data(map.json().utf8)) == map)
  }
}
