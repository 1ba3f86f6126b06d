import LifecycleKit
import SeededRandom
import Testing

/// Pages touched without a plan, from outside and from inside their callbacks.
@MainActor struct PageRandomTests {
  @Test(arguments: Campaign.seeds(120, full: 600))
  func `no sequence of changes and swipes breaks a pair, a flag, a link or a completion`(
    seed: UInt64
  ) {
    let flow = PageFlow(seed: seed, nesting: Int(seed % 3) * 12)
    for _ in 0..<40 { flow.step() }
    flow.end()
  }
}

@MainActor private final class PageFlow {
  private let paged: PagedApp
  private var numbers: SplitMix64
  private let nesting: Int
  private var depth = 0
  private var gesture: SimulatedUser.Gesture?
  private var asked = 0
  private var answered = 0
  private var pages: [UIViewController] = []

  init(seed: UInt64, nesting: Int) {
    numbers = SplitMix64(seed: seed)
    self.nesting = nesting
    paged = PagedApp(seed % 2 == 0 ? .scroll : .pageCurl)
    // Kept pages would be searched for their holders.
    paged.app.simulation.delayedCheck.isAutomatic = false
    paged.app.simulation.scan.isPeriodic = false
    paged.book.next = { [unowned self] _ in anyPage() }
    paged.book.previous = { [unowned self] _ in number(4) == 0 ? nil : anyPage() }
  }

  /// Touches one thing; a turn has as many touches as the numbers say.
  func step() {
    paged.app.simulation.perform { touch() }
    if number(2) == 0 { paged.app.endTurn() }
  }

  func end() {
    // From here on no callback does anything of its own.
    depth = 3
    gesture?.finish()
    paged.app.window.isHidden = false
    #expect(throws: Never.self) { try paged.app.simulation.settle() }
    Invariants(paged.app).check(sourceLocation: #_sourceLocation)
    #expect(asked == answered)
    #expect(paged.names == paged.children)
    for child in paged.page.children {
      #expect(child.appearance.state == paged.page.appearance.state)
    }
    for page in pages where page.parent == nil { #expect(page.appearance.state == .disappeared) }
  }

  private func touch() {
    switch number(12) {
    case 0, 1: paged.app.advance(by: .milliseconds(number(4) * 100))
    case 2, 3, 4: show(anyPage())
    case 5, 6:
      let begun = paged.user.beginSwipe(number(2) == 0 ? .forward : .reverse, in: paged.page)
      gesture = begun ?? gesture
    case 7: gesture?.finish()
    case 8: gesture?.cancel()
    case 9:
      if number(3) == 0 { paged.page.children.randomElement(using: &numbers)?.removeFromParent() }
    case 10: if number(3) == 0 { paged.app.window.isHidden.toggle() }
    default: gesture?.move(to: 0.5)
    }
  }

  private func show(_ page: UIViewController) {
    asked += 1
    paged.show(page, animated: number(2) == 0) { [unowned self] _ in
      answered += 1
      if number(100) < nesting { nested() }
    }
  }

  private func nested() {
    guard depth < 3 else { return }
    depth += 1
    touch()
    depth -= 1
  }

  private func anyPage() -> UIViewController {
    if number(3) == 0, let old = pages.randomElement(using: &numbers) { return old }
    let page = B()
    let moments: [LifecycleEvent.Kind] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMoveToParent, .didMoveToParent,
    ]
    for moment in moments where number(100) < nesting {
      page.on[moment] = { [unowned self] in nested() }
    }
    pages.append(page)
    return page
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
}
