import LifecycleKit

extension Tour {
  /// A swipe that slides back and a sheet that refuses to go: what comes back is not expected to leave.
  func changeOnesMind() {
    chapter("Changing one's mind")
    step("tap a headline") { (screen as? FeedViewController)?.tapArticle("Swiping") }
    let swipes = simulation.log.count
    step("swipe back from the edge, 40 % of the way, and lift the finger: it slides back") {
      swipeBack { $0.move(to: 0.4) }?.cancel()
    }
    step("swipe back all the way") { swipeBack { $0.move(to: 1) }?.finish() }
    draw(from: swipes)
    output.line()
    step("tap \"New post\" and type") {
      if let screen { app.compose(over: screen) }
      simulation.advance(by: .seconds(1))
      (screen as? ComposeViewController)?.type("Dear all")
    }
    let pulls = simulation.log.count
    step("pull the sheet down: it holds a draft and refuses, and an alert asks") { pullDown() }
    step("tap \"Keep Editing\", delete the text, pull again: it goes") {
      tap("Keep Editing")
      simulation.advance(by: .seconds(1))
      (screen as? ComposeViewController)?.deleteAll()
      pullDown()
    }
    step("3 s pass") { simulation.advance(by: .seconds(3)) }
    draw(from: pulls)
  }

  private func swipeBack(_ move: (SimulatedUser.Gesture) -> Void) -> SimulatedUser.Gesture? {
    guard let stack = screen?.navigationController else { return nil }
    let swipe = simulation.user.beginSwipeBack(in: stack)
    simulation.advance(by: .milliseconds(200))
    swipe.map(move)
    return swipe
  }

  private func pullDown() {
    if let screen { simulation.user.pullDown(screen) }
  }
}
