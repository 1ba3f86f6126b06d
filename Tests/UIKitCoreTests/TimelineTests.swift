import LifecycleKit
import Testing

@MainActor struct TimelineTests {
  @Test func `no events draw as such`() {
    #expect(LifecycleTimeline([]).drawn() == "(no events)\n")
  }

  @Test func `a drawing wider than the terminal goes on in a block below`() {
    let (app, nav) = App.stack(A())
    let steps = app.timeline {
      for _ in 0..<4 {
        nav.pushViewController(B(), animated: true)
        app.advance(by: .milliseconds(350))
        nav.popViewController(animated: true)
        app.advance(by: .milliseconds(350))
      }
    }
    #expect(
      steps == """
        time 0.000   0.350    0.700       1.050    1.400       1.750    2.100
             |       |        |           |        |           |        |           |
        B#1  mlL·aiyY~AMxd~~~~D·X†
        A#1  ───d~~~~D····aiyY~A─────d~~~~D····aiyY~A─────d~~~~D····aiyY~A─────d~~~~D···
        B#2                       mlL·aiyY~AMxd~~~~D·X†
        B#3                                            mlL·aiyY~AMxd~~~~D·X†
        B#4                                                                 mlL·aiyY~AMx

        time 2.450
             |    |
        A#1  ·aiyY~A──
        B#4  d~~~~D·X†

        """)
    #expect(steps.split(separator: "\n").map(\.count).max() == 80)
  }

  @Test func `a narrower width makes more blocks`() {
    let app = App()
    let start = app.log.count
    app.window.rootViewController = Nav(rootViewController: A())
    app.endTurn()
    #expect(
      app.log.timeline(from: start, width: 16) == """
        time  0.000
              |
        Nav#1 lLa~~~i~yY
        A#1      lLa~i~~

        time  0.000
              |
        Nav#1 ~~A──
        A#1   yY~AM

        """)
  }

  @Test func `a width too small for anything still has eight columns`() {
    let app = App(root: A())
    #expect(
      app.log.timeline(width: 0) == """
        time 0.000
             |
        A#1  lLaiyYA

        """)
  }

  @Test func `a time that would touch the one before keeps its mark and loses its words`() {
    let (app, nav) = App.stack(A())
    nav.pushViewController(B(), animated: true)
    app.endTurn()
    let start = app.log.count
    for step in 1...3 {
      app.advance(by: .milliseconds(10))
      app.simulation.application.environment.record(.note, note: "\(step)")
    }
    app.advance(by: .seconds(1))
    #expect(
      app.log.timeline(from: start) == """
        time 0.010
             ||||
        -    ###
        A#1  ~~~D··
        B#1  ~~~~AM

        """)
  }

  @Test func `what was before the first event is drawn as far as that tells`() {
    let (app, nav) = App.stack(A())
    nav.pushViewController(B(), animated: true)
    app.endTurn()
    let start = app.log.count
    app.advance(by: .seconds(1))
    nav.popViewController(animated: true)
    app.endTurn()
    #expect(
      app.log.timeline(from: start) == """
        time 0.350
             |  |
        A#1  D····aiyY
        B#1  ~AMxd~~~~

        """)
  }

  @Test func `rows stand in the order of first events, and misuse, taps and notes have signs`() {
    let (app, tabs) = App.tabs(A(), B())
    let delegate = Delegate()
    tabs.delegate = delegate
    #expect(
      app.timeline {
        app.simulation.user.tapTab(at: 1, of: tabs)
        app.simulation.user.tapTab(at: 5, of: tabs)
        app.simulation.application.environment.record(.note, note: "here")
        app.simulation.application.sendMemoryWarning()
      } == """
        time   0.000
               |
        Tabs#1 q····Q·····!·w··
        B#1     lLa~~i~AyY────w
        A#1    ────d~~D······w·
        -                  #

        """)
  }

  @Test func `the legend explains the signs`() {
    #expect(
      LifecycleTimeline.legend == """
        l loadView  L viewDidLoad  a viewWillAppear  i viewIsAppearing  A viewDidAppear
        d viewWillDisappear  D viewDidDisappear  y Y layout  m M into parent  x X out of it
        s S delegate will/did show  q Q delegate should/did select  c completion  t tap
        p u U r delegate should/will/did dismiss/did attempt to  e another delegate
        ( gesture begins  ) finishes  < is cancelled  z size will change
        v Z traits will/did change  o application  w memory warning
        † deallocated  ! misuse  * leak  # note
        ─ on screen  ~ on the way  · off screen

        """)
  }

  private final class Delegate: UITabBarControllerDelegate {}

  @Test func `a width that is none at all leaves a few columns`() {
    let app = App(root: A())
    let narrow = app.simulation.log.timeline(width: 0)
    #expect(app.simulation.log.timeline(width: .min) == narrow)
    #expect(!narrow.isEmpty)
  }
}
