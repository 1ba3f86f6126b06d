import FlowExploration

extension KioskCoordinator {
  /// An explorer of the kiosk, with one mistake or with none.
  package static func explorer(
    with fault: KioskFault? = nil, _ crash: KioskCrash? = nil
  ) -> FlowExplorer<KioskCoordinator> {
    FlowExplorer { simulation in
      let kiosk = KioskCoordinator(fault: fault, crash: crash, in: simulation)
      kiosk.start()
      simulation.show(kiosk.tabs)
      return kiosk
    }
    .home("the shop") { kiosk, simulation in
      kiosk.tabs.selectedIndex == 0 && simulation.visibleViewController?.title == "Shop"
    }
    .fingerprint { kiosk, _ in "badge \(kiosk.badge ?? "none")" }
    .always("the badge tells of orders that wait") { kiosk, _ in
      (kiosk.badge == nil) == (kiosk.orderCount == 0)
    }
    .eventually("what is loading comes") { kiosk, _ in !kiosk.isLoading }
  }
}
