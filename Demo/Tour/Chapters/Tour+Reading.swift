import LifecycleKit

extension Tour {
  /// Pushes, a pop, and a pop over several screens: all of them clean.
  func read() {
    chapter("Reading")
    let start = simulation.log.count
    step("tap a headline: the article is pushed, 0.35 s") {
      (screen as? FeedViewController)?.tapArticle("Swift on Linux")
    }
    step("back: it is popped, and deallocated as soon as the animation has ended") {
      _ = screen?.navigationController?.popViewController(animated: true)
    }
    draw(from: start)
    output.line()
    step("tap a headline") {
      (screen as? FeedViewController)?.tapArticle("Virtual time")
    }
    step("tap a related article") {
      (screen as? ArticleViewController)?.tapRelated("Clocks")
    }
    step("tap the tab again: its stack pops to the root, over both articles") {
      tapTab(0)
    }
    output.line()
    tellOfMetExpectations()
  }

  /// What the delayed check has seen so far, for every screen that left.
  private func tellOfMetExpectations() {
    output.line("Every screen that left, as the delayed check saw it:")
    for expectation in simulation.delayedCheck.expectations {
      output.line("  \(expectation.subject), \(expectation.reason): \(expectation.state.text)")
    }
  }
}
