import FlowExploration
import Foundation
import GuidedTour
import Testing

@testable import lifecycle

/// The command `model`: formats, and drafts of apps.
@MainActor @Suite struct ModelCommandTests {
  private static let models = "\(packagePath)/Demo/Models"

  @Test func `a model goes out as Mermaid, with what has no counterpart on standard error`() async {
    let played = await Played(["model", "\(Self.models)/kiosk.flow", "--format", "mermaid"])
    #expect(played.status == 0)
    #expect(
      played.output == """
        stateDiagram-v2
          %% flow: root tabs Shop Orders
          %% flow: home on Shop
          Shop
          Lamp
          Chair
          Address
          Payment
          Orders
          Help
          classDef alert stroke-dasharray: 4 4
          class Help alert
          [*] --> Shop
          Shop --> Lamp : tap #34;Lamp#34; / push Lamp
          Shop --> Chair : tap #34;Chair#34; / push Chair
          Lamp --> Address : tap #34;Buy#34; / present Address as sheet wrapped
          Chair --> Address : tap #34;Buy#34; / present Address as sheet wrapped
          Address --> Payment : tap #34;Next#34; / push Payment
          Address --> Address : tap #34;Cancel#34; / dismiss
          Payment --> Address : tap #34;Pay#34; / dismiss
          Orders --> Orders : tap #34;Refresh#34;
          Orders --> Help : tap #34;Help#34; / present Help
          Help --> Orders : tap #34;Close#34;
          Help --> Orders : tap #34;Call#34;

        """)
    #expect(
      played.errors == """
        lifecycle: no counterpart in mermaid: root tabs Shop Orders: in a comment
        lifecycle: no counterpart in mermaid: home on Shop: in a comment
        lifecycle: no counterpart in mermaid: on "Cancel" dismiss, on Address: drawn where it begins

        """)
  }

  @Test func `a file of another format is read, explored, and written where it is asked for`()
    async throws
  {
    let folder = try Scratch()
    let diagram = folder.url.path + "/door.mmd"
    let text = """
      stateDiagram-v2
        [*] --> Closed
        Closed --> Open : push
        Open --> Closed : pull
        note right of Open : cold

      """
    try text.write(toFile: diagram, atomically: true, encoding: .utf8)
    let out = folder.url.path + "/door.flow"
    let written = await Played(["model", diagram, "--output", out])
    #expect(written.status == 0)
    #expect(
      written.errors == """
        \(diagram): no counterpart in a model: line 5: a note is for people alone
        written: \(out)

        """)
    #expect(
      try String(contentsOfFile: out, encoding: .utf8) == """
        screen Closed
          on "push" push Open
        screen Open
          on "pull" push Closed

        root stack Closed

        """)
    let explored = await Played(["explore", diagram, "--depth", "1"])
    #expect(explored.output.contains("Nothing goes wrong within 1 action of the start.\n"))
    #expect(
      explored.errors
        == "\(diagram): no counterpart in a model: line 5: a note is for people alone\n")
  }

  @Test func `the draft of the tour says what the tour does, and what a model cannot say`()
    async throws
  {
    let played = await Played(["model", "--from-app", "tour"])
    #expect(played.errors == "" && played.status == 0)
    #expect(
      played.output == """
        # A first draft, of what an exploration saw within 6 actions of the start.
        # Left out: what comes by itself after some time.
        # A model cannot say: pull the sheet down, on ComposeViewController, leads to UIAlertController "Discard draft?" in the app and to Feed in the model
        # A model cannot say: begin to pull the sheet down and let go, on ComposeViewController, leads to UIAlertController "Discard draft?" in the app and to Compose in the model

        value type closed
        value cancel otherwise
        value delete the text open

        screen Welcome
          on "Sign in" present SignIn as fullScreen
        screen SignIn
          on "Continue" root tabs Feed Search Settings
        screen Feed
          on "tap a headline" push Swiping
          on "New post" present Compose as sheet wrapped
        screen Search
        screen Settings
          on "Edit profile" push Profile
        screen Swiping
          on "tap a related article" push Clocks
        screen Compose
          on "type" when not type closed set type closed then set cancel otherwise then set delete the text open
          on "Cancel" when not cancel otherwise dismiss
          on "Cancel" when cancel otherwise present DiscardDraft
          on "delete the text" when delete the text open set not type closed then set not cancel otherwise then set not delete the text open
        screen Profile
          on "Save"
        screen Clocks
        alert DiscardDraft
          on "Keep Editing"
          on "Discard" set not type closed then set not cancel otherwise then set not delete the text open then dismiss

        root screen Welcome

        """)
    let conformance = try AppCoordinator.explorer().conforms(to: FlowModel(parsing: played.output))
    // Those that the comments name: a sheet that refuses to be pulled down.
    #expect(
      conformance.differences.map(\.action) == [
        "pull the sheet down", "begin to pull the sheet down and let go",
      ])
  }

  @Test(arguments: [
    (["model"], "lifecycle: model needs FILE or --from-app APP\n"),
    (["model", "a.flow", "--depth", "3"], "lifecycle: --depth is for an app that is explored\n"),
    (["model", "no-such.mmd"], "lifecycle: no-such.mmd: does not exist\n"),
    (["model", "--from-app", "shop"], "lifecycle: --from-app is tour or kiosk, not shop\n"),
  ])
  func `words that ask for nothing are refused`(words: [String], reason: String) async {
    let played = await Played(words)
    #expect(played.status == 2 && played.output == "")
    #expect(played.errors.hasPrefix(reason), "\(played.errors)")
  }
}
