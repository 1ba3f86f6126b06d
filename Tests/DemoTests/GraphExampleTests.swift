import Testing

@testable import Demo

/// The command `graph`, whole.
@Suite @MainActor struct GraphExampleTests {
  private func graph(_ form: GraphExample.Form) async -> Played {
    await Played(Command.graph(form))
  }

  @Test func `as text it tells what an object keeps and who keeps it`() async {
    let played = await graph(.text)
    #expect(
      played.output == """
        What the player keeps alive:
        Player
        ├─ .state.playing.0 → Song
        ├─ .state.playing.queue[0] → Song
        └─ .onFinish → closure #1 in GraphExample.Player.arm()
           └─ captures self → Player ↑

        Who keeps a song alive:
        held by the library
        Library
          .playlists[0]   → Playlist
          .songs[1]       → Song

        Who keeps the player alive, once nobody else does:
        cycle, 2 strong references
        Player
          .onFinish         → closure #1 in GraphExample.Player.arm()
            captures self   → Player
        ~~~~~~~~~~~~~~~~~~ break one of these: capture self weakly

        """)
    #expect(played.status == 0)
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
          n1 -> n2 [label=".state.playing.0"];
          n1 -> n3 [label=".state.playing.queue[0]"];
          n1 -> n4 [label=".onFinish"];
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
          n1 -->|".state.playing.0"| n2
          n1 -->|".state.playing.queue[0]"| n3
          n1 -->|".onFinish"| n4
          n4 -->|"captures self"| n1

        """)
  }

  @Test func `the command line knows its forms`() async {
    #expect(Command(["graph"]) == .graph(.text))
    #expect(Command(["graph", "dot"]) == .graph(.dot))
    #expect(
      Command(["graph", "painted"])
        == .misunderstood("graph is written as text, dot or mermaid, not as painted"))
  }
}
