import LifecycleKit

extension Tour {
  /// The third leak: it never was anywhere, so it left nowhere, and only the scan can see it.
  func letTimePass() {
    chapter("Letting time pass")
    step("the app makes a screen ahead of time, which it will never show") { app.prepareSearch() }
    output.line()
    output.line("A screen that was never shown never leaves: no departure, nothing for the delayed")
    output.line("check. The scan looks every 5 s for screens that are unreachable from any window,")
    output.line("and reports at the third miss in a row.")
    output.line()
    step("20 s pass") { simulation.advance(by: .seconds(20)) }
    output.line()
    output.write(simulation.scan.table())
  }
}
