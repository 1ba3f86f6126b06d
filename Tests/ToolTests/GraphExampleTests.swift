import Foundation
import LifecycleKit
import Testing

@testable import lifecycle

/// The command `graph`, whole.
@Suite @MainActor struct GraphExampleTests {
  private func graph(_ form: GraphCommand.Form) async -> Played {
    await Played(["graph", "--format", form.rawValue])
  }

  @Test func `as text it tells what an object keeps and who keeps it`() async {
    let played = await graph(.text)
    #expect(
      played.output == """
        Objects that the player keeps alive:
        Player
        ├─ .state.playing.0 → Song
        │  └─ .playlist ⇢ Playlist
        ├─ .state.playing.queue[0] → Song
        │  └─ .playlist ⇢ Playlist ↑
        └─ .onFinish → closure #1 in GraphExample.Player.arm()
           └─ captures self → Player ↑
        alone it keeps 2 objects; others hold the rest too

        The path to a song:
        held by the library
        Library
          .playlists[0]   → Playlist
          .songs[1]       → Song

        The retain cycle of the player:
        cycle, 2 strong references
        Player
          .onFinish         → closure #1 in GraphExample.Player.arm()
            captures self   → Player
        ~~~~~~~~~~~~~~~~~~ fix: capture self weakly

        """)
    #expect(played.status == 0)
  }

  @Test func `for DevTools it has every object, with its size`() async throws {
    let text = await graph(.heapsnapshot).output
    let snapshot = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let head = try #require(snapshot["snapshot"] as? [String: Any])
    let nodes = try #require(snapshot["nodes"] as? [Int])
    // The root, the place for what others hold, and the five objects of the text.
    #expect(head["node_count"] as? Int == 7)
    #expect(nodes.count == 7 * 7)
    let sizes = stride(from: 3, to: nodes.count, by: 7).map { nodes[$0] }
    #expect(sizes.prefix(2) == [0, 0])
    #expect(sizes[2] >= 64 + 48)
    #expect((snapshot["strings"] as? [String])?.contains("Player") == true)
  }

  @Test func `for Graphviz`() async {
    #expect(
      await graph(.dot).output == """
        digraph ownership {
          node [shape=box];
          n1 [label="Player"];
          n2 [label="Song"];
          n3 [label="Song"];
          n4 [label="closure #1 in GraphExample.Player.arm()", style=rounded];
          n5 [label="Playlist"];
          n1 -> n2 [label=".state.playing.0"];
          n1 -> n3 [label=".state.playing.queue[0]"];
          n1 -> n4 [label=".onFinish"];
          n2 -> n5 [label=".playlist", style=dashed];
          n3 -> n5 [label=".playlist", style=dashed];
          n4 -> n1 [label="captures self"];
        }

        """)
  }

  @Test func `for Mermaid`() async {
    #expect(
      await graph(.mermaid).output == """
        graph TD
          n1["Player"]
          n2["Song"]
          n3["Song"]
          n4("closure #35;1 in GraphExample.Player.arm()")
          n5["Playlist"]
          n1 -->|".state.playing.0"| n2
          n1 -->|".state.playing.queue[0]"| n3
          n1 -->|".onFinish"| n4
          n2 -.->|"weak .playlist"| n5
          n3 -.->|"weak .playlist"| n5
          n4 -->|"captures self"| n1

        """)
  }

  /// A screen that a coordinator keeps and that keeps a model, which refers back weakly.
  private final class Screen: UIViewController {
    let model = Model()
    override func viewDidLoad() {
      super.viewDidLoad()
      model.screen = self
    }
  }

  private final class Model { weak var screen: UIViewController? }

  private final class Keeper { var current: UIViewController? }

  @Test func `a snapshot file is opened`() async throws {
    let simulation = Simulation()
    let keeper = Keeper()
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.window.rootViewController = stack
    simulation.window.makeKeyAndVisible()
    simulation.holderSearch.registerRoot(keeper, named: "the keeper")
    keeper.current = simulation.perform { Screen() }
    stack.pushViewController(try #require(keeper.current), animated: false)
    simulation.endTurn()
    stack.popViewController(animated: false)
    await simulation.advance(by: .seconds(2))
    let snapshot = try #require(try simulation.leakSnapshots().first)
    let path = NSTemporaryDirectory() + "leak-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try snapshot.save(to: path)
    keeper.current = nil
    #expect(try LeakSnapshot.load(from: path) == snapshot)

    let text = await Played(["graph", path])
    #expect(text.status == 0)
    #expect(text.output.hasPrefix(snapshot.report.text(places: true)))
    #expect(
      text.output.split(separator: "\n").suffix(from: 8).joined(separator: "\n").hasPrefix(
        """
        Keeper
        └─ .current → Screen#1
        """))
    #expect(text.output.contains("─ .model → Model\n"))
    #expect(text.output.contains("└─ .screen ⇢ Screen#1 ↑\n"))
    #expect(!text.output.contains("Environment") && !text.output.contains("VirtualClock"))
    let dot = await Played(["graph", path, "--format", "dot"])
    #expect(dot.output == snapshot.graph.graphviz)
  }

  @Test func `what is no snapshot is refused`() async throws {
    let path = NSTemporaryDirectory() + "leak-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    let played = await Played(["graph", path])
    #expect(played.status == 2 && played.output.isEmpty)
    #expect(
      played.errors == "lifecycle: \(path): expected a snapshot: a JSON object with a version\n")
  }
}
