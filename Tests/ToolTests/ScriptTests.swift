import Testing

@testable import lifecycle

/// The scripts that are shipped, and the exit statuses they promise.
@Suite @MainActor struct ScriptTests {
  @Test func `the clean flow ends with 0`() {
    let played = Played(shipped: "clean-flow.flow")
    #expect(
      played.output == """
        UIWindow#1 (key, visible)
        └─ Login#1 appeared
        Demo/Scripts/clean-flow.flow: 31 lines, 35.100 s of virtual time: 12 created, 1 alive; 10 expectations met

        """)
    #expect(played.status == 0)
  }

  @Test func `the leaking profile ends with 1, found by the delayed check`() {
    let played = Played(shipped: "leaking-profile.flow")
    #expect(
      played.output == """
        ✗ Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 2 objects
          cycle, 2 strong references
          Profile#1
            .action           → closure #1 in ScriptScreen.init(leak:)
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#2
          since              0.700 s, found at 2.700 s
        time                     0.000
                                 |
        UITabBarController#1     lL······a~~~~~~i~~yY~~~~A──────────────────────────────
        Feed#1                     m·········lLa~~i~~~~yY~~AM───────d~~~D···············
        Settings#1                  m···························lLa~~~i~~~AM──yY───d~~~~
        UINavigationController#1     m·M··lLa~~~~i~~~yY~~~A────────d~~~D················
        UINavigationController#2      m·M····················lLa~~~~~i~~~A──yY──────────
        Profile#1                                                               mlL·aiyY

        time                     0.350    0.700
                                 |        |  |
        UITabBarController#1     ─────────────
        Feed#1                   ·············
        Settings#1               D····aiyY~A──
        UINavigationController#1 ·············
        UINavigationController#2 ─────────────
        Profile#1                ~AMxd~~~~D·X*
        ✗ Demo/Scripts/leaking-profile.flow: Profile#1 leaked and no line expected it
        Demo/Scripts/leaking-profile.flow: 10 lines, 23.700 s of virtual time: 6 created, 6 alive, 1 leaked; 2 expectations met; 1 failure

        """)
    #expect(played.status == 1)
  }

  @Test func `the root swap ends with 0, found by both checks, announced and drawn`() {
    let played = Played(shipped: "root-swap.flow")
    #expect(
      played.output == """
        ✗ Welcome#1 leaked: replaced 2.0 s ago, should have been deallocated by now, keeps 2 objects
          held by the script
          Player
            .held[0]   → Welcome#1
          ~~~~~~~~~~~ fix: remove it from .held
          delayed check      not deallocated 2.0 s after being replaced as the root of UIWindow#1
          since              0.000 s, found at 2.000 s
        scan 2: 6 watched, 1 unreachable, failure limit 2
        fails  controller
            2  Welcome#1  unreachable
            0  UITabBarController#1
            0  Feed#1
            0  UINavigationController#1
            0  Search#1
            0  UINavigationController#2
        time                     0.000                                2.000
                                 |                                    |
        Welcome#1                lLaiyYA────────dD····················*
        UITabBarController#1            lL········a~~~~~~i~~yY~~~~A────
        Feed#1                            m···········lLa~~i~~~~yY~~AM─
        Search#1                           m···························
        UINavigationController#1            m·M····lLa~~~~i~~~yY~~~A───
        UINavigationController#2             m·M·······················
        Demo/Scripts/root-swap.flow: 14 lines, 35.000 s of virtual time: 6 created, 6 alive, 1 leaked; 4 expectations met

        """)
    #expect(played.status == 0)
  }

  @Test func `a swipe and a pull that are given up bring their screens back`() {
    let played = Played(shipped: "second-thoughts.flow")
    #expect(
      played.output == """
        time                     0.000                   0.350      0.525          0.700
                                 |                       |          |              |
        Home#1                   m···lLa~i~~yY~AM───d~~~~D·····aiyY~dD········aiyY~~A───
        UINavigationController#1  lLa~~~i~yY~~A─────────────────────────────────────────
        Detail#1                                 mlL·aiyY~AM(xd~~~~<~~aiyYA(xd~~~~)D·X†
        Compose#1                                                                      l

        time                     0.700    1.450   1.700
                                 |    |   |       |
        Home#1                   ────────────────────
        UINavigationController#1 ───────────────────!
        Compose#1                LaiyYA(d<aiyYA(d)D†
        Demo/Scripts/second-thoughts.flow: 22 lines, 37.400 s of virtual time: 6 created, 4 alive; 7 expectations met

        """)
    #expect(played.status == 0)
  }
}
