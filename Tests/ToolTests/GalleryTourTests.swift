import Testing

@testable import lifecycle

/// The command `gallery`.
@Suite @MainActor struct GalleryTourTests {
  @Test func `the list names every shape in a line`() async throws {
    let played = await Played(["gallery"])
    #expect(played.status == 0)
    let line = try #require(played.output.split(separator: "\n").dropFirst(2).first)
    #expect(line.hasPrefix("  1  closure-property "))
    #expect(line.hasSuffix("  A closure that the screen stores captures the screen."))
  }

  @Test func `a shape is shown with both forms, what each check saw, who holds it, and the fix`()
    async
  {
    let played = await Played(["gallery", "closure-property"])
    #expect(played.status == 0)
    let whole = """
      closure-property · row 1 · a cycle
      A closure that the screen stores captures the screen.
      The screen holds the closure and the closure the screen; neither can go first.

      the broken form

      time                     0.000                   0.350    1.350
                               |                       |  |     |  |
      ListViewController#1     m···lLa~i~~yY~AM───d~~~~D····aiyY~A──
      UINavigationController#1  lLa~~~i~yY~~A───────────────────────
      ProfileViewController#1                  mlL·aiyY~AMxd~~~~D·X*

        delayed check       finds it
        reachability scan   finds it
        instance count      at the second instance; by expected numbers at the first
        teardown assertion  finds it
        who holds it        the whole path
        sanitizer           finds it, judged in a process of its own

        cycle, 2 strong references
        ProfileViewController#1
          .onSave           → closure #1 in
                              ClosureProperty.ProfileViewController.viewDidLoad()
          at Demo/Gallery/Shapes/Closures/Captures.swift:19
            captures self   → ProfileViewController#1
            at Demo/Gallery/Shapes/Closures/Captures.swift:25
        ~~~~~~~~~~~~~~~~~~ fix: capture self weakly

      the fixed form

      time                     0.000                   0.350    1.350
                               |                       |  |     |
      ListViewController#1     m···lLa~i~~yY~AM───d~~~~D····aiyY~A──
      UINavigationController#1  lLa~~~i~yY~~A───────────────────────
      ProfileViewController#1                  mlL·aiyY~AMxd~~~~D·X†

        every check is silent, and every object is deallocated in time

      the fix

      - onSave = { self.title = "Saved" }
      + onSave = { [weak self] in self?.title = "Saved" }

      l loadView  L viewDidLoad  a viewWillAppear  i viewIsAppearing  A viewDidAppear
      d viewWillDisappear  D viewDidDisappear  y Y layout  m M into parent  x X out of it
      s S delegate will/did show  q Q delegate should/did select  c completion  t tap
      p u U r delegate should/will/did dismiss/did attempt to  e another delegate
      ( gesture begins  ) finishes  < is cancelled  z size will change
      v Z traits will/did change  o application  w memory warning  b updateProperties
      † deallocated  ! misuse  * leak  # note
      ─ on screen  ~ in a transition  · off screen

      """
    // Optimised code has no line for the closure that was inlined, nor for what it captures.
    #if DEBUG
      let expected = whole
    #else
      let expected = whole.replacing(/[ ]+at Demo\/.*\n/, with: "")
    #endif
    #expect(played.output == expected)
  }
}
