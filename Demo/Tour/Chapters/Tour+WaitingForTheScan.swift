import LifecycleKit

extension Tour {
  /// The second leak: nothing announced its departure, so only the scan can see it.
  func letTimePass() {
    chapter("Letting time pass")
    output.line("After signing in the window's root was swapped. That is no pop and no dismissal:")
    output.line("no departure event, nothing for the delayed check. The scan looks for what is not")
    output.line("tied to a window any more, every 5 s, and speaks at the third miss in a row.")
    output.line()
    output.write(simulation.scan.table())
    output.line()
    step("20 s pass") { simulation.advance(by: .seconds(20)) }
    output.line()
    output.write(simulation.scan.table())
  }
}
