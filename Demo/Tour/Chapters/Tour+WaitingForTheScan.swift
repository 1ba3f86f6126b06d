import LifecycleKit

extension Tour {
  /// The third leak: it never was anywhere, so it left nowhere, and only the scan can see it.
  func letTimePass() {
    chapter("Letting time pass")
    output.line("A screen was made ahead and never shown. What was nowhere leaves nowhere: no")
    output.line(
      "departure, nothing for the delayed check. The scan looks for what is not tied to a")
    output.line("window, every 5 s, and speaks at the third miss in a row.")
    output.line()
    output.write(simulation.scan.table())
    output.line()
    step("20 s pass") { simulation.advance(by: .seconds(20)) }
    output.line()
    output.write(simulation.scan.table())
  }
}
