import LifecycleKit

extension Tour {
  /// The third leak: it never was anywhere, so it left nowhere, and only the scan can see it.
  func letTimePass() {
    chapter("Letting time pass")
    step("the app makes a screen ahead of time, which it will never show") { app.prepareSearch() }
    output.line()
    output.line("What was nowhere leaves nowhere: no departure, nothing for the delayed check. The")
    output.line("scan looks for what is not tied to a window, every 5 s, and speaks at the third")
    output.line("miss in a row.")
    output.line()
    step("20 s pass") { simulation.advance(by: .seconds(20)) }
    output.line()
    output.write(simulation.scan.table())
  }
}
