import LifecycleKit
import Testing

/// Pages changed by code.
@MainActor struct PageChangeTests {
  @Test func `with scroll the new page has appeared before the old one has gone`() {
    let paged = PagedApp()
    #expect(
      paged.app.transcript { paged.show(B()) } == """
        0.000 s  B#1 willMove(toParent: Page#1)
        0.000 s  A#1 willMove(toParent: nil)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  A#1 viewWillDisappear (moving from parent, animated)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.300 s  B#1 viewDidAppear (moving to parent, animated)
        0.300 s  A#1 viewDidDisappear (moving from parent, animated)
        0.300 s  B#1 didMove(toParent: Page#1)
        0.300 s  A#1 didMove(toParent: nil)
        0.300 s  A#1 deallocated

        """)
    #expect(paged.names == ["B#1"] && paged.children == ["B#1"])
    #expect(paged.book.told == [])
  }

  @Test func `with curl the old page has gone before the new one has appeared`() {
    let paged = PagedApp(.pageCurl)
    #expect(
      paged.app.timeline { paged.show(B()) } == """
        time 0.000    0.300
             |        |
        B#1  m·lLa~iyY~AM──
        A#1  ─x───d~~~D··X†

        """)
  }

  @Test func `without animation all is over when the call returns, the completion included`() {
    let paged = PagedApp()
    weak let old = paged.page.viewControllers?.first
    var finished: [Bool] = []
    paged.app.simulation.perform { paged.show(B(), animated: false) { finished.append($0) } }
    #expect(finished == [true] && old == nil)
    #expect(paged.app.callbacks(of: paged.page.children[0]).last == .didMoveToParent)
  }

  @Test func `the flags of moving are set from the first to the last callback of a page`() {
    let paged = PagedApp()
    let start = paged.app.log.count
    _ = paged.app.transcript { paged.show(B()) }
    let flagged = paged.app.log.events(from: start).filter {
      !$0.flags.isDisjoint(with: [.movingToParent, .movingFromParent])
    }
    #expect(
      flagged.map { "\($0.controller) \($0.kind.rawValue)" } == [
        "B#1 viewWillAppear", "A#1 viewWillDisappear", "B#1 viewIsAppearing",
        "B#1 viewWillLayoutSubviews", "B#1 viewDidLayoutSubviews", "B#1 viewDidAppear",
        "A#1 viewDidDisappear",
      ])
  }

  @Test func `the page shown already brings nothing but the completion`() throws {
    let paged = PagedApp()
    let shown = try #require(paged.page.viewControllers?.first)
    #expect(
      paged.app.transcript { paged.show(shown) { _ in } } == """
        0.000 s  Page#1 completion

        """)
  }

  @Test func `a page set off screen gets its moves, and its appearance along with the container`() {
    let app = App()
    #expect(
      app.timeline {
        let page = Page(transitionStyle: .scroll, navigationOrientation: .vertical)
        page.setViewControllers([A()], direction: .forward, animated: true)
        page.setViewControllers([B()], direction: .forward, animated: true) { _ in }
        app.window.rootViewController = page
      } == """
        time   0.000
               |
        A#1    mM·x·X·†
        B#1      m·M······lLa~i~~yY~A
        Page#1       c·lLa~~~i~yY~~A─

        """)
  }

  @Test func `the page goes along when the container is covered and comes back`() {
    let paged = PagedApp()
    #expect(
      paged.app.timeline {
        let cover = P()
        cover.modalPresentationStyle = .fullScreen
        paged.page.present(cover, animated: false)
        paged.page.dismiss(animated: false)
      } == """
        time   0.000
               |
        P#1    lL··aiyYA──d~~~~~~D†
        Page#1 ──d~~~~~~D··a~i~A───yY──
        A#1    ───d~~~~~~D··a~i~A────yY

        """)
  }

  @Test func `a change asked for during another follows it, and both completions are called`() {
    let paged = PagedApp()
    var finished: [String] = []
    let events = paged.app.timeline {
      paged.show(B()) { finished.append("B \($0)") }
      paged.show(C()) { finished.append("C \($0)") }
      #expect(paged.names == ["C#1"])
    }
    #expect(
      events == """
        time   0.000       0.300       0.600
               |           |           |
        B#1    m·lLa~iyY~MxA───────d~~~~D·X·†
        A#1    ─x───d~~~~~~~DX·†
        C#1             m·······lLa~iyYA─M───
        Page#1                c············c·

        """)
    #expect(finished == ["B true", "C true"])
  }

  @Test func `a waiting change that is overtaken is never shown and completes with false`() {
    let paged = PagedApp()
    var finished: [String] = []
    let start = paged.app.log.count
    _ = paged.app.transcript {
      paged.show(B()) { finished.append("B \($0)") }
      paged.show(C()) { finished.append("C \($0)") }
      paged.show(D()) { finished.append("D \($0)") }
    }
    #expect(finished == ["B true", "C false", "D true"])
    let overtaken = paged.app.log.events(from: start).filter { $0.controller == "C#1" }
    #expect(
      overtaken.map(\.line) == [
        "C#1 willMove(toParent: Page#1)", "C#1 didMove(toParent: Page#1)",
        "C#1 willMove(toParent: nil)", "C#1 didMove(toParent: nil)", "C#1 deallocated",
      ])
  }

  @Test func `a page that is taken back before it was gone is shown again`() throws {
    let paged = PagedApp()
    let first = try #require(paged.page.viewControllers?.first)
    #expect(
      paged.app.timeline {
        paged.show(B())
        paged.show(first)
      } == """
        time 0.000        0.300  0.600
             |            |      |
        B#1  m·lLa~iyY~~MxA──d~~~~D·X†
        A#1  ─x───d~~~Xm~~~Da~iyYA─M──

        """)
    #expect(paged.children == ["A#1"])
  }

  @Test func `a change from inside a callback waits for its end`() {
    let paged = PagedApp()
    let second = B()
    second.on[.viewWillAppear] = { paged.show(C(), animated: false) }
    #expect(
      paged.app.timeline { paged.show(second, animated: false) } == """
        time 0.000
             |
        B#1  m·lLa~Mx~iyYA──────d~~~~D·X
        A#1  ─x──────d~~~~DX†
        C#1       m··········lLa~iyYA─M─

        """)
  }

  @Test func `a page removed by hand leaves nothing shown`() {
    let paged = PagedApp()
    #expect(
      paged.app.timeline { paged.page.children[0].removeFromParent() } == """
        time 0.000
             |
        A#1  dDX†

        """)
    #expect(paged.names == [])
  }

  @Test func `a page taken by another container in the middle of a change is that one's`() {
    let paged = PagedApp()
    let holder = C()
    paged.app.window.rootViewController = holder
    add(paged.page, to: holder)
    paged.app.advance()
    let second = B()
    _ = paged.app.transcript {
      paged.show(second)
      add(second, to: holder)
    }
    #expect(second.parent === holder && second.appearance.state == .appeared)
    #expect(paged.names == [] && paged.children == [])
    #expect(
      paged.app.misuses == [
        "<B#1> is a child of <Page#1> already and is removed there before it is added to <C#1>"
      ])
  }

  @Test func `hiding the window ends an animated change at once`() {
    let paged = PagedApp()
    #expect(
      paged.app.timeline {
        paged.show(B())
        paged.app.window.isHidden = true
      } == """
        time   0.000
               |
        B#1    m·lLa~iyYA─M───d~D
        A#1    ─x───d~~~~D·X†
        Page#1 ──────────────d~D·

        """)
  }

  @Test func `the old page is held until its last callback and no longer`() {
    let paged = PagedApp()
    weak let old = paged.page.viewControllers?.first
    paged.show(B())
    paged.app.advance(by: .milliseconds(299))
    #expect(old != nil)
    paged.app.advance(by: .milliseconds(1))
    #expect(old == nil)
  }

  @Test func `a running change does not hold the page view controller`() {
    weak var page: Page?
    do {
      let paged = PagedApp()
      page = paged.page
      paged.show(B())
    }
    #expect(page == nil)
  }
}
