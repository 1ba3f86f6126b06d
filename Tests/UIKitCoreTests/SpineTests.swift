import LifecycleKit
import Testing

/// Where the spine is, what turns with it, and what UIKit says of a wrong number of pages.
@MainActor struct SpineTests {
  /// Shows two pages when the device lies, one when it stands, as the usual delegate does.
  final class Turned: UIPageViewControllerDelegate {
    var told: [String] = []
    var pages: [UIPageViewController.SpineLocation: [UIViewController]] = [:]

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      let spine: UIPageViewController.SpineLocation = orientation.isLandscape ? .mid : .min
      told.append("\(orientation.isLandscape ? "lying" : "standing"), \(spine)")
      if let pages = pages[spine] {
        pageViewController.setViewControllers(pages, direction: .forward, animated: true)
      }
      pageViewController.isDoubleSided = spine == .mid
      return spine
    }
  }

  private func rotate(_ app: App) { app.window.windowScene?.rotate() }

  @Test func `an option is the location or its number, and the middle has two sides`() {
    func page(_ option: Any) -> UIPageViewController {
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: option])
    }
    typealias Spine = UIPageViewController.SpineLocation
    let options: [Any] = [Spine.mid, 2, UInt8(2), Spine.max.rawValue, 7, "mid"]
    #expect(
      options.map { page($0).spineLocation } == [.mid, .mid, .mid, .max, .min, .min])
    #expect(options.map { page($0).isDoubleSided } == [true, true, true, false, false, false])
    #expect(PagedApp().page.spineLocation == .none)
  }

  @Test func `a rotation asks the delegate of a curl, and shows what it sets meanwhile`() {
    let paged = PagedApp(.pageCurl)
    let turned = Turned()
    paged.page.delegate = turned
    let first = paged.page.viewControllers![0]
    turned.pages = paged.app.simulation.perform { [.mid: [first, B()], .min: [first]] }
    let events = paged.app.transcript {
      rotate(paged.app)
      paged.app.advance(by: .seconds(1))
      #expect(paged.page.spineLocation == .mid && paged.page.isDoubleSided)
      #expect(paged.names == ["A#1", "B#1"])
      turned.pages[.mid] = nil
      rotate(paged.app)
    }
    #expect(
      events == """
        0.000 s  Page#1 willTransition(to: vertical compact)
        0.000 s  A#1 willTransition(to: vertical compact)
        0.000 s  Page#1 viewWillTransition(to: 844 x 390)
        0.000 s  A#1 viewWillTransition(to: 844 x 390)
        0.000 s  Page#1 traitCollectionDidChange vertical compact
        0.000 s  A#1 traitCollectionDidChange vertical compact
        0.000 s  Page#1 delegate spineLocationFor landscape
        0.000 s  B#1 willMove(toParent: Page#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear (moving to parent)
        0.000 s  B#1 viewIsAppearing (moving to parent)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidAppear (moving to parent)
        0.000 s  B#1 didMove(toParent: Page#1)
        0.000 s  Page#1 viewWillLayoutSubviews
        0.000 s  Page#1 viewDidLayoutSubviews
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews
        1.000 s  Page#1 willTransition(to: vertical regular)
        1.000 s  A#1 willTransition(to: vertical regular)
        1.000 s  B#1 willTransition(to: vertical regular)
        1.000 s  Page#1 viewWillTransition(to: 390 x 844)
        1.000 s  A#1 viewWillTransition(to: 390 x 844)
        1.000 s  B#1 viewWillTransition(to: 390 x 844)
        1.000 s  Page#1 traitCollectionDidChange vertical regular
        1.000 s  A#1 traitCollectionDidChange vertical regular
        1.000 s  B#1 traitCollectionDidChange vertical regular
        1.000 s  Page#1 delegate spineLocationFor portrait
        1.000 s  B#1 willMove(toParent: nil)
        1.000 s  B#1 viewWillDisappear (moving from parent)
        1.000 s  B#1 viewDidDisappear (moving from parent)
        1.000 s  B#1 didMove(toParent: nil)
        1.000 s  B#1 deallocated
        1.000 s  Page#1 viewWillLayoutSubviews
        1.000 s  Page#1 viewDidLayoutSubviews
        1.000 s  A#1 viewWillLayoutSubviews
        1.000 s  A#1 viewDidLayoutSubviews

        """)
    #expect(turned.told == ["lying, mid", "standing, min"])
    #expect(paged.page.spineLocation == .min && !paged.page.isDoubleSided)
    #expect(paged.names == ["A#1"] && paged.app.misuses == [])
  }

  @Test func `a delegate of a scroll is not asked`() {
    let paged = PagedApp()
    let turned = Turned()
    paged.page.delegate = turned
    rotate(paged.app)
    #expect(turned.told == [])
  }

  @Test func `a spine that does not fit the pages is refused in UIKit's words`() {
    let paged = PagedApp(.pageCurl)
    let turned = Turned()
    paged.page.delegate = turned
    rotate(paged.app)
    #expect(paged.page.spineLocation == .min && !paged.page.isDoubleSided)
    #expect(
      paged.app.misuses == [
        "The number of view controllers provided (1) doesn't match the number required (2) "
          + "for the requested spine location of <Page#1>"
      ])
  }

  @Test func `a list of the wrong length is refused in UIKit's words`() {
    let spread = SpreadApp()
    for pages in [[C()], [C(), D(), A()], []] {
      spread.page.setViewControllers(pages, direction: .forward, animated: true)
    }
    #expect(spread.names == ["A#1", "B#1"])
    #expect(
      spread.app.misuses
        == [1, 3, 0].map {
          "The number of view controllers provided (\($0)) doesn't match the number required (2) "
            + "for the requested transition of <Page#1>"
        })
  }

  @Test func `a data source that has only the left one of two pages is refused`() {
    let spread = SpreadApp()
    spread.book.next = { $0 is B ? C() : nil }
    spread.user.swipe(.forward, in: spread.page)
    #expect(spread.names == ["A#1", "B#1"])
    #expect(
      spread.app.misuses == [
        "The number of view controllers provided (1) doesn't match the number required (2) "
          + "for the requested transition of <Page#1>"
      ])
  }

  @Test func `one side is refused while the spine is in the middle`() {
    let spread = SpreadApp()
    spread.page.isDoubleSided = false
    #expect(spread.page.isDoubleSided)
    #expect(
      spread.app.misuses == [
        "<Page#1> has its spine in the middle, so its pages have two sides"
      ])
  }

  @Test func `with a back a turn asks for two steps, and the back is loaded and never shown`() {
    let paged = PagedApp(.pageCurl)
    paged.page.isDoubleSided = true
    paged.book.next = Book.endless().next
    paged.book.previous = Book.endless().previous
    #expect(
      paged.app.timeline { paged.user.swipe(.forward, in: paged.page) } == """
        time   0.000        0.300
               |            |
        Page#1 (e··········)·····e··
        C#1      m··lLa~iyY~~~AM────
        B#1       lL··············†
        A#1    ────────d~~~~xD··X··†

        """)
    #expect(paged.names == ["C#1"])
    _ = paged.app.transcript { paged.user.swipe(.reverse, in: paged.page) }
    #expect(paged.names == ["A#2"] && paged.app.misuses == [])
  }

  @Test func `with a back an animated change takes two, and one without is let pass`() {
    let paged = PagedApp(.pageCurl)
    paged.page.isDoubleSided = true
    _ = paged.app.transcript {
      paged.show(B())
      paged.page.setViewControllers([C(), D()], direction: .forward, animated: true)
    }
    #expect(paged.names == ["C#1"])
    _ = paged.app.transcript { paged.show(A(), animated: false) }
    #expect(paged.names == ["A#2"])
    #expect(
      paged.app.misuses == [
        "The number of view controllers provided (1) doesn't match the number required (2) "
          + "for the requested transition of <Page#1>"
      ])
  }
}
