import Foundation
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

  private static func instant(_ microseconds: Int) throws -> String {
    String(
      decoding: try JSONEncoder().encode(
        VirtualInstant.zero.advanced(by: .microseconds(microseconds))),
      as: UTF8.self)
  }

  @Test func `a trace has a thread for each screen, its spans, and each event as an instant`()
    throws
  {
    func event(_ kind: String, _ name: String, at time: String, _ note: String = "null") -> String {
      #"{"kind":"\#(kind)","controller":\#(name),"instant":\#(time),"flags":0,"note":\#(note)}"#
    }
    let text = [
      event("viewWillAppear", #""A#1""#, at: try Self.instant(0)),
      event("viewDidAppear", #""A#1""#, at: try Self.instant(350_000)),
      event("leak", ##""B \"b\"#1""##, at: try Self.instant(400_000), #""B#1 leaked""#),
      event("deallocated", #""A#1""#, at: try Self.instant(500_001)),
    ].joined(separator: ",")
    let events = try JSONDecoder().decode([LifecycleEvent].self, from: Data("[\(text)]".utf8))
    #expect(
      LifecycleTimeline(events).trace == #"""
        {"displayTimeUnit":"ms","traceEvents":[
        {"name":"process_name","ph":"M","pid":1,"tid":0,"args":{"name":"screens"}},
        {"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"A#1"}},
        {"name":"thread_sort_index","ph":"M","pid":1,"tid":1,"args":{"sort_index":0}},
        {"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"B \"b\"#1"}},
        {"name":"thread_sort_index","ph":"M","pid":1,"tid":2,"args":{"sort_index":1}},
        {"name":"viewWillAppear","ph":"i","pid":1,"tid":1,"ts":0,"s":"t","args":{"event":"A#1 viewWillAppear"}},
        {"name":"in a transition","ph":"X","pid":1,"tid":1,"ts":0,"dur":350000},
        {"name":"viewDidAppear","ph":"i","pid":1,"tid":1,"ts":350000,"s":"t","args":{"event":"A#1 viewDidAppear"}},
        {"name":"leak","ph":"i","pid":1,"tid":2,"ts":400000,"s":"p","args":{"event":"leak: B#1 leaked"}},
        {"name":"on screen","ph":"X","pid":1,"tid":1,"ts":350000,"dur":150001},
        {"name":"deallocated","ph":"i","pid":1,"tid":1,"ts":500001,"s":"t","args":{"event":"A#1 deallocated"}}
        ]}

        """#)
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
        v Z traits will/did change  o application  w memory warning  b updateProperties
        † deallocated  ! misuse  * leak  # note
        ─ on screen  ~ in a transition  · off screen

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
