import Foundation
import Testing

@testable import lifecycle

/// Steps about what keeps screens, and about containers of all kinds.
@Suite @MainActor struct KeepingTests {
  @Test func `a coordinator keeps its screen until it is released, or for good`() {
    let played = Played(shipped: "coordinators.flow")
    #expect(
      played.output == """
        ✗ Order#2 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 2 objects
          held by the script
          Player
            .coordinators["Second"]   → Coordinator
            .screen                   → Order#2
          ~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: clear .screen
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              3.400 s, found at 5.400 s
        ✗ Order#3 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 4 objects
          cycle, 2 strong references
          Order#3
            .links[0]   → Coordinator#3
            .screen     → Order#3
          ~~~~~~~~~~~~ fix: make .screen weak
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              6.100 s, found at 8.100 s
        ✗ Coordinator#3 leaked: not deallocated 2.0 s after Third was released, keeps 4 objects
          held               as Order#3 is, by the same mistake
          expectation        not deallocated within 2.0 s: Third was released
          since              6.100 s, found at 8.100 s
        Demo/Scripts/coordinators.flow: 32 lines, 30.800 s of virtual time: 6 created, 3 alive, 2 leaked; 8 expectations met

        """)
    #expect(played.status == 0)
  }

  nonisolated static let stories = [
    "timer \"tick\"": """
      held by timer 'tick' (repeating)
      SimulatedTimer
        .block          → closure #1 in Player.register(_:_:_:)
          captures #1   → Profile#1
      ~~~~~~~~~~~~~~~~ fix: invalidate the timer

    """,
    "notification \"saved\"": """
      held by notification 'saved'
      SimulatedNotificationToken
        .block          → closure #3 in Player.register(_:_:_:)
          captures #1   → Profile#1
      ~~~~~~~~~~~~~~~~ fix: capture it weakly

    """,
    "task \"sync\"": """
      held by task 'sync'
      SimulatedTask
        .operation      → closure #5 in Player.register(_:_:_:)
          captures #2   → Profile#1
      ~~~~~~~~~~~~~~~~ fix: cancel the task that Player.register(_:_:_:) starts

    """,
  ]

  @Test(arguments: stories)
  func `a service keeps a screen, and not one that it knows weakly`(
    service: String, story: String
  ) {
    let start = "screen Feed Profile\nroot stack Feed\npush Profile\n\(service) holds Profile"
    let end = "\npop\nwait 3s\n"
    let leaked = Played(start + end + "expect leaked Profile")
    #expect(leaked.status == 0)
    #expect(
      leaked.output.contains("should have been deallocated by now, keeps 2 objects\n" + story),
      "\(leaked.output)")
    #expect(Played(start + " weakly" + end + "expect deallocated Profile").status == 0)
  }

  @Test func `what a service kept goes when it ends`() {
    let played = Played(shipped: "services.flow")
    #expect(
      played.output.hasSuffix(
        """
        Demo/Scripts/services.flow: 29 lines, 30.800 s of virtual time: 6 created, 3 alive, 1 leaked; 6 expectations met

        """))
    #expect(played.status == 0)
  }

  @Test func `pages, columns, children, the device and the app`() {
    let played = Played(shipped: "containers.flow")
    #expect(
      played.output.hasPrefix(
        """
        UIWindow#1 (key, visible)
        └─ UISplitViewController#1 appeared
           └─ UINavigationController#1 appeared, primary
              ├─ Inbox#1 disappeared
              └─ UINavigationController#3 appeared, secondary
                 └─ Reply#1 appeared

        """))
    #expect(
      played.output.hasSuffix(
        """
        Demo/Scripts/containers.flow: 29 lines, 91.850 s of virtual time: 16 created, 2 alive; 8 expectations met

        """))
    #expect(played.status == 0)
  }

  @Test(arguments: [
    ("invalidate timer \"tick\"", "1: expected a timer \"tick\"; found none"),
    ("remove observer \"saved\"", "1: expected an observer of \"saved\"; found none"),
    ("turn page forward", "1: expected pages around the visible screen; found none"),
    ("remove child Feed", "14: expected Feed#1 to be a child; found it has no parent"),
    ("link UINavigationController to Feed", "6: expected an instance of UINavigationController"),
    ("coordinator A holds Other", "21: expected an instance of Other to exist"),
    ("expect leaked Two", "8: expected Two to be reported as leaked; found no report of it"),
  ])
  func `what cannot be done is told with its column`(step: String, words: String) {
    let played = Played(
      "screen Feed Other\nroot screen Feed\ncoordinator Two holds Feed\n\(step)\nrelease Two")
    #expect(played.output.contains("✗ test.flow:4:\(words)"), "\(played.output)")
  }

  @Test(arguments: [
    ("coordinator Feed holds Feed", "13: expected a new coordinator's name, Feed is taken"),
    ("coordinator A hold Feed", "15: expected \"holds\", found hold"),
    ("timer tick holds Feed", "7: expected the timer's name in quotes, found tick"),
    ("task \"x\" holds", "15: expected a screen's name, found the end of the line"),
    ("enter foregroun", "7: expected \"background\" or \"foreground\", found foregroun; did you"),
    ("turn page up", "11: expected \"forward\" or \"back\", found up"),
    ("remove chld Feed", "8: expected \"child\" or \"observer\", found chld; did you mean child?"),
    ("root split Feed", "16: expected a screen's name, found the end of the line"),
    ("link Feed Feed", "11: expected \"to\", found Feed"),
    ("release Nobody", "9: expected a declared screen (Feed), found Nobody"),
  ])
  func `what is written wrong is told with its column`(step: String, words: String) {
    let played = Played("screen Feed\n\(step)")
    #expect(played.errors.hasPrefix("test.flow:2:\(words)"), "\(played.errors)")
    #expect(played.status == 2)
  }

  @Test func `every step stands in a script that is shipped`() throws {
    let folder = "\(packagePath)/Demo/Scripts"
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder)
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    let words = Set(
      scripts.flatMap { $0.split(separator: "\n") }.compactMap { $0.split(separator: " ").first }
        .map(String.init))
    for step in Grammar.steps { #expect(words.contains(step), "no script has the step \(step)") }
  }
}
