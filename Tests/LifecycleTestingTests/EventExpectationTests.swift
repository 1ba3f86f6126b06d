import Testing

/// What expectations of events say.
@Suite struct EventExpectationTests {
  @Test func `events that are not as expected are told as a difference`() throws {
    #expect(
      try FixtureRun.issues(of: "otherEvents") == """
        recorded an issue at EventFixtures.swift:17:28: Issue recorded
        ↳ the events are not as expected (- expected, + happened):
            Detail#1 willMove(toParent: UINavigationController#1)
            Detail#1 loadView
          - Home#1 viewWillDisappear (animated)
          + Detail#1 viewDidLoad
          + Home#1 viewWillDisappear
          + Detail#1 viewWillAppear (moving to parent)
          + Detail#1 viewIsAppearing (moving to parent)
          + Home#1 viewDidDisappear
          + Detail#1 viewDidAppear (moving to parent)
          + Detail#1 didMove(toParent: UINavigationController#1)
          + Detail#1 viewWillLayoutSubviews
          + Detail#1 viewDidLayoutSubviews

        """)
  }

  @Test func `a drawing that differs is marked at the column, with the event`() throws {
    #expect(
      try FixtureRun.issues(of: "otherColumn") == """
        recorded an issue at EventFixtures.swift:28:30: Issue recorded
        ↳ the timeline is not as expected (- expected, + drawn):
            time     0.000   0.350
                     |       |
            Detail#1 mlL·aiyY~AM
          - Home#1   ───d~~~~·D·
          + Home#1   ───d~~~~D··
                             ^ expected "·", drawn "D", at 0.350 s: Home#1 viewDidDisappear (animated)

        """)
  }

  @Test func `rows are matched by name`() throws {
    #expect(
      try FixtureRun.issues(of: "missingRow") == """
        recorded an issue at EventFixtures.swift:40:30: Issue recorded
        ↳ the timeline is not as expected (- expected, + drawn):
          - time     0.000    0.350
          + time     0.000   0.350
          -          |        |
          +          |       |
          - Detail#1 mlL·aiyY~~AM
          + Detail#1 mlL·aiyY~AM
                              ^ expected "~", drawn "A", at 0.350 s: Detail#1 viewDidAppear (moving to parent, animated)
          - Reader#1   aA
          + Home#1   ───d~~~~D··

        """)
  }

  @Test func `a drawing in two blocks is told whole`() throws {
    #expect(
      try FixtureRun.issues(of: "secondBlock") == """
        recorded an issue at EventFixtures.swift:52:30: Issue recorded
        ↳ the timeline is not as expected (- expected, + drawn):
          + time     0.000
          +          |
          + Detail#1 mlL·aiyY
          + Home#1   ───d~~~~
          +
          + time     0.350
          +          |
          + Detail#1 ~AM
          + Home#1   D··

        """)
  }

  @Test func `an exhaustive test fails for the events that nobody asserted`() throws {
    #expect(
      try FixtureRun.issues(of: "exhaustive") == """
        recorded an issue at EventFixtures.swift:55:4: Issue recorded
        ↳ 3 events were not asserted:
            0.350 s  Home#1 viewDidDisappear (animated)
            0.350 s  Detail#1 viewDidAppear (moving to parent, animated)
            0.350 s  Detail#1 didMove(toParent: UINavigationController#1)
            to assert them     simulation.expectEvents, simulation.expectTimeline
            to pass over them  simulation.skipEvents(because: "why")

        """)
  }

  @Test func `nothing to tap fails at the line of the tap`() throws {
    #expect(
      try FixtureRun.issues(of: "nothingToTap") == """
        recorded an issue at EventFixtures.swift:70:29: Issue recorded
        ↳ there is no back button: Home#2 is on screen
        recorded an issue at EventFixtures.swift:71:25: Issue recorded
        ↳ there is nothing to swipe back: Home#2 is on screen
        recorded an issue at EventFixtures.swift:72:22: Issue recorded
        ↳ there is no tab bar: Home#2 is on screen
        recorded an issue at EventFixtures.swift:73:25: Issue recorded
        ↳ there is no alert: Home#2 is on screen
        recorded an issue at EventFixtures.swift:75:24: Issue recorded
        ↳ there is nothing to pull down: nothing is on screen

        """)
  }
}
