import Testing

@testable import Demo

/// The three scripts that are shipped, and the exit statuses they promise.
@Suite @MainActor struct ScriptTests {
  @Test func `the clean flow ends with 0`() {
    let played = Played(shipped: "clean-flow.flow")
    #expect(
      played.output == """
        Window#1 (key, visible)
        └─ Login#1 appeared
        Demo/Scripts/clean-flow.flow: 31 lines, 35.100 s of virtual time: 12 created, 1 alive, \
        0 leaked; expectations met: 10, failures: 0

        """)
    #expect(played.status == 0)
  }

  @Test func `the leaking profile ends with 1, found by the delayed check`() {
    let played = Played(shipped: "leaking-profile.flow")
    #expect(
      played.output == """
        ✗ Profile#1 leaked: popped 2.0 s ago, expected to go, still alive
          cycle, 2 strong references
          Profile#1
            .action           → closure #1 in ScriptScreen.init(leak:)
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ break one of these: capture self weakly
          delayed check      not deallocated 2.0 s after being popped from NavigationController#2
          since              0.700 s, found at 2.700 s
        time                   0.000
                               |                                                      |
        Feed#1                 mM············lLa~~i~~~~yY~~A───────d~~~~~~~D············
        Settings#1               mM····························lLa~~~i~~yY~~~A───d~~~~D·
        NavigationController#1     m·M····lLa~~~~i~~~yY~~~A───────d~~~~~~~D·············
        NavigationController#2      m·M·····················lLa~~~~~i~yY~~~~A───────────
        TabBarController#1             lLa~~~~~~i~~yY~~~~A──────────────────────────────
        Profile#1                                                             mlL·aiyY~A

        time                   0.350  0.700
                               |      |  |
        Feed#1                 ···········
        Settings#1             ···aiyY~A──
        NavigationController#1 ···········
        NavigationController#2 ───────────
        TabBarController#1     ───────────
        Profile#1              Mxd~~~~D·X*
        ✗ Demo/Scripts/leaking-profile.flow: Profile#1 leaked and no line expected it
        Demo/Scripts/leaking-profile.flow: 10 lines, 23.700 s of virtual time: 6 created, 6 alive, \
        1 leaked; expectations met: 2, failures: 1

        """)
    #expect(played.status == 1)
  }

  @Test func `the root swap ends with 0, found by the scan only and announced`() {
    let played = Played(shipped: "root-swap.flow")
    #expect(
      played.output == """
        scan 2: 6 watched, 1 untied, failure limit 2
        fails  controller
            2  Welcome#1  untied
            0  TabBarController#1
            0  Feed#1
            0  NavigationController#1
            0  Search#1
            0  NavigationController#2
        ✗ Welcome#1 leaked: not tied to any window's root for 10.0 s, still alive
          held by the script
          Player
            .held[0]   → Welcome#1
          reachability scan  3 scans in a row found no way to a window's root
          departure          no departure event was seen
          since              5.000 s, found at 15.000 s
        Demo/Scripts/root-swap.flow: 10 lines, 36.000 s of virtual time: 6 created, 6 alive, \
        1 leaked; expectations met: 3, failures: 0

        """)
    #expect(played.status == 0)
  }
}
