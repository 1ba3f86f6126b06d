import LifecycleKit

extension Tour {
  /// A modal wrapped in a navigation controller and an alert with a tapped button: all clean.
  func compose() {
    chapter("Composing a post")
    step("tap the first tab") { tapTab(0) }
    let start = simulation.log.count
    step("tap \"New post\": a sheet with a navigation controller around it") {
      if let screen { app.compose(over: screen) }
    }
    step("type, then tap \"Cancel\": an alert asks") {
      let compose = screen as? ComposeViewController
      compose?.type("Dear all")
      compose?.tapCancel()
    }
    drawTree()
    output.line()
    step("tap \"Discard\": the alert goes, then the sheet") { tap("Discard") }
    step("3 s pass") { simulation.advance(by: .seconds(3)) }
    draw(from: start)
  }
}
