import ExerciseCheck
import UIKit

/// An exporter that writes when the check wants it to.
private final class SlowExporter: Exporter {
  var lines: [String] = []
  private var waiting: [(cents: [Int], format: (Int) -> String)] = []

  func export(_ cents: [Int], format: @escaping (Int) -> String) {
    waiting.append((cents, format))
  }

  func write() {
    let due = waiting
    waiting = []
    for export in due { lines += export.cents.map(export.format) }
  }
}

/// The order, opened from another screen.
@MainActor private struct Visit {
  let settings = Settings()
  let exporter = SlowExporter()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> OrderViewController {
    let order = OrderViewController(cents: [1205, 399], settings: settings, exporter: exporter)
    simulation.show(stack)
    stack.pushViewController(order, animated: false)
    try simulation.settle()
    return order
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "the total and the export have the currency of the settings",
    otherwise: "The total and each exported amount begin with the currency that the settings say."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.open()
    simulation.user.tap(order.exportButton)
    visit.exporter.write()
    return order.totalLabel.text == "€16.04" && visit.exporter.lines == ["€12.05", "€3.99"]
  },
  .feature(
    "the total follows a change of the currency",
    otherwise:
      "The user changes the currency on the settings screen and comes back. A copy that was "
      + "made before does not know it."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.open()
    visit.stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    visit.settings.currency = "$"
    try visit.pop()
    return order.totalLabel.text == "$16.04"
  },
  .feature(
    "an export that is written after the order was popped",
    otherwise:
      "The exporter calls the closure when the order is deallocated. It needs the prices "
      + "then, and for them the closure does not need the order."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let order = try visit.open()
      simulation.user.tap(order.exportButton)
      try visit.pop()
    }
    visit.exporter.write()
    return visit.exporter.lines == ["€12.05", "€3.99"]
  },
  .deallocates(
    "the order, after it is popped",
    otherwise:
      "A lazy property keeps its value after the first use: here a closure, and what the "
      + "closure captures."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.open()
    simulation.user.tap(order.exportButton)
    visit.exporter.write()
    try visit.pop()
    return [order]
  },
]
