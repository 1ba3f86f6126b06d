import FlowExploration
import Testing
import UIKit

@testable import Shop

@MainActor private var explorer: FlowExplorer<UINavigationController> {
  FlowExplorer { simulation in
    let navigation = UINavigationController(rootViewController: BasketViewController())
    simulation.show(navigation)
    return navigation
  }
}

// A finding of the explorer's, as it writes it, with its lines broken.
@MainActor @Test func `leak AddressViewController, popped from UINavigationController`() throws {
  let end = try explorer.play([
    "tap the bar button \"Address\"",
    "tap the back button",
  ])
  let fault =
    "leak: cycle: AddressViewController.onSave → "
    + "closure #1 in AddressViewController.viewDidLoad() captures self"
  #expect(end.faults.filter { $0 == fault } == [])
}
