import LifecycleKit
import Testing

/// Pages turned by the user.
@MainActor struct PageSwipeTests {
  @Test func `a swipe with scroll tells the delegate before the first and after the last callback`()
  {
    let paged = PagedApp()
    #expect(
      paged.app.transcript { paged.user.swipe(.forward, in: paged.page) } == """
        0.000 s  Page#1 swipe forward begins
        0.000 s  Page#1 delegate willTransitionTo B#1
        0.000 s  B#1 willMove(toParent: Page#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.000 s  Page#1 swipe forward finishes
        0.300 s  A#1 willMove(toParent: nil)
        0.300 s  B#1 viewDidAppear (moving to parent, animated)
        0.300 s  A#1 viewDidDisappear (moving from parent, animated)
        0.300 s  B#1 didMove(toParent: Page#1)
        0.300 s  A#1 didMove(toParent: nil)
        0.300 s  Page#1 delegate didFinishAnimating, completed
        0.300 s  A#1 deallocated

        """)
    #expect(paged.book.told == ["will [\"B#1\"]", "did true [\"A#1\"] true"])
    #expect(paged.names == ["B#1"])
  }

  @Test func `a swipe with curl`() {
    let paged = PagedApp(.pageCurl)
    #expect(
      paged.app.timeline { paged.user.swipe(.forward, in: paged.page) } == """
        time   0.000      0.300
               |          |
        Page#1 (e········)·····e·
        B#1      mlLa~iyY~~~AM───
        A#1    ──────d~~~~xD··X·†

        """)
  }

  @Test func `a cancelled swipe brings the old page back before the new one goes`() throws {
    let paged = PagedApp()
    let events = paged.app.transcript {
      let gesture = paged.user.beginSwipe(.forward, in: paged.page)
      paged.app.advance(by: .seconds(1))
      #expect(paged.names == ["A#1"] && paged.children == ["A#1", "B#1"])
      gesture?.move(to: 0.5)
      gesture?.cancel()
    }
    #expect(
      events == """
        0.000 s  Page#1 swipe forward begins
        0.000 s  Page#1 delegate willTransitionTo B#1
        0.000 s  B#1 willMove(toParent: Page#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        1.000 s  Page#1 swipe forward is cancelled
        1.150 s  A#1 viewWillAppear (animated)
        1.150 s  A#1 viewIsAppearing (animated)
        1.150 s  A#1 viewWillLayoutSubviews
        1.150 s  A#1 viewDidLayoutSubviews
        1.150 s  A#1 viewDidAppear (animated)
        1.150 s  B#1 didMove(toParent: Page#1)
        1.150 s  B#1 willMove(toParent: nil)
        1.150 s  B#1 viewWillDisappear (moving from parent, animated)
        1.150 s  B#1 viewDidDisappear (moving from parent, animated)
        1.150 s  B#1 didMove(toParent: nil)
        1.150 s  Page#1 delegate didFinishAnimating, cancelled
        1.150 s  B#1 deallocated

        """)
    #expect(paged.book.told == ["will [\"B#1\"]", "did true [\"A#1\"] false"])
    #expect(paged.names == ["A#1"] && paged.children == ["A#1"])
  }

  @Test func `a cancelled curl sends both wills of the way back before both dids`() {
    let paged = PagedApp(.pageCurl)
    #expect(
      paged.app.timeline { paged.user.beginSwipe(.forward, in: paged.page)?.cancel() } == """
        time   0.000
               |
        Page#1 (e········<··········e·
        B#1      mlLa~iyY~d~MxD····X·†
        A#1    ──────d~~~~~a~~~iyYA───

        """)
  }

  @Test func `the rest of the animation takes what the finger left of it`() {
    let paged = PagedApp()
    let gesture = paged.user.beginSwipe(.forward, in: paged.page)
    gesture?.move(to: 0.5)
    gesture?.finish()
    paged.app.advance(by: .milliseconds(149))
    #expect(paged.names == ["A#1"])
    paged.app.advance(by: .milliseconds(1))
    #expect(paged.names == ["B#1"] && gesture?.isOver == true)
  }

  @Test func `a swipe back asks for the page before`() {
    let paged = PagedApp()
    _ = paged.app.transcript {
      paged.show(B(), animated: false)
      paged.user.swipe(.reverse, in: paged.page)
    }
    #expect(paged.names == ["A#2"])
  }

  @Test func `a candidate that nobody keeps is gone after the cancelled swipe`() {
    let paged = PagedApp()
    let gesture = paged.user.beginSwipe(.forward, in: paged.page)
    weak let candidate = paged.page.children.last
    gesture?.cancel()
    #expect(candidate is B)
    paged.app.advance(by: .seconds(1))
    #expect(candidate == nil)
  }

  @Test func `a change by code cancels an undecided swipe`() {
    let paged = PagedApp()
    #expect(
      paged.app.timeline {
        _ = paged.user.beginSwipe(.forward, in: paged.page)
        paged.show(C(), animated: false)
      } == """
        time   0.000
               |
        Page#1 (e··················e···············
        B#1      mlLa~iyY~~~~~MxdDX·†
        A#1    ──────d~~~aiyYA────────x───d~~~~D·X†
        C#1                          m·lLa~iyYA─M──

        """)
  }

  @Test func `a change by code inside the swipe's first callbacks cancels it`() {
    let paged = PagedApp()
    paged.book.onWillTransition = { paged.show(C(), animated: false) }
    let events = paged.app.timeline {
      #expect(paged.user.beginSwipe(.forward, in: paged.page) == nil)
    }
    #expect(
      events == """
        time   0.000
               |
        Page#1 (e····················e·············
        C#1      m····················lLa~iyYA─M───
        A#1    ───x────d~~~aiyYA─────────d~~~~D·X†
        B#1        mlLa~iyY~~~~~MxdDX·············†

        """)
    #expect(paged.names == ["C#1"] && paged.children == ["C#1"])
  }

  @Test func `a change by code while a finished swipe still moves comes after it`() {
    let paged = PagedApp()
    _ = paged.app.transcript {
      paged.user.swipe(.forward, in: paged.page)
      paged.show(C())
    }
    #expect(paged.names == ["C#1"] && paged.children == ["C#1"])
    #expect(paged.book.told == ["will [\"B#1\"]", "did true [\"A#1\"] true"])
  }

  @Test func `hiding the window in the middle of a swipe cancels it`() {
    let paged = PagedApp()
    #expect(
      paged.app.timeline {
        _ = paged.user.beginSwipe(.forward, in: paged.page)
        paged.app.window.isHidden = true
      } == """
        time   0.000
               |
        Page#1 (e──────────────────e─d~D·
        B#1      mlLa~iyY~~~~~MxdDX·†
        A#1    ──────d~~~aiyYA────────d~D

        """)
    #expect(paged.book.told == ["will [\"B#1\"]", "did false [\"A#1\"] false"])
  }

  @Test func `a candidate removed by hand cancels the swipe`() {
    let paged = PagedApp()
    let gesture = paged.user.beginSwipe(.forward, in: paged.page)
    _ = paged.app.transcript { paged.page.children.last?.removeFromParent() }
    #expect(gesture?.isOver == true)
    #expect(paged.names == ["A#1"] && paged.children == ["A#1"])
  }

  @Test func `a swipe that no user could make is refused, with the reason`() {
    let paged = PagedApp()
    func refusal(_ direction: UIPageViewController.NavigationDirection = .forward) -> String? {
      let count = paged.app.misuses.count
      #expect(paged.user.beginSwipe(direction, in: paged.page) == nil)
      return paged.app.misuses.dropFirst(count).first
    }
    paged.book.next = { $0 is A ? B() : nil }
    #expect(
      refusal(.reverse)
        == "The swipe reverse in <Page#1> is not possible: the data source has no page there")
    paged.page.dataSource = nil
    #expect(
      refusal() == "The swipe forward in <Page#1> is not possible: it has no data source")
    paged.page.dataSource = paged.book
    paged.show(C())
    #expect(
      refusal() == "The swipe forward in <Page#1> is not possible: another page is being turned")
    paged.app.advance(by: .seconds(1))
    paged.page.present(P(), animated: false)
    #expect(refusal() == "The swipe forward in <Page#1> is not possible: <P#1> covers it")
    paged.page.dismiss(animated: false)
    paged.app.window.isHidden = true
    #expect(refusal() == "The swipe forward in <Page#1> is not possible: it is not on screen")
    #expect(paged.app.simulation.misuses.allSatisfy { $0.kind == .affordanceUnavailable })
  }

  @Test func `what cannot be a page is refused`() {
    let paged = PagedApp()
    let one = B()
    let holder = C()
    paged.app.window.rootViewController = holder
    add(paged.page, to: holder)
    paged.app.advance()
    paged.page.setViewControllers([one, one], direction: .forward, animated: false)
    paged.page.setViewControllers([one, D()], direction: .forward, animated: false)
    paged.page.setViewControllers([], direction: .forward, animated: false)
    paged.page.setViewControllers([holder], direction: .forward, animated: false)
    paged.book.next = { $0 }
    paged.user.swipe(.forward, in: paged.page)
    #expect(
      paged.app.misuses == [
        "<Page#1> was given the same view controller for two pages",
        "The number of view controllers provided (2) doesn't match the number required (1) for the "
          + "requested transition of <Page#1>",
        "The number of view controllers provided (0) doesn't match the number required (1) for the "
          + "requested transition of <Page#1>",
        "<C#1> contains <Page#1> and cannot be one of its pages",
        "The data source of <Page#1> gave <A#1> as its own neighbour",
      ])
    #expect(paged.names == ["A#1"])
  }
}
