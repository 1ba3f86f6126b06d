import VirtualTime

/// A screen that a dying parent, presenter or window left behind, and its departure unless something else has it.
struct LostScreen: DeallocationInbox.Survivor {
  private weak let controller: UIViewController?
  private let kind: ScreenDeparture.Kind
  /// The controller or window that it has outlived.
  private let source: InstanceID
  private let instant: VirtualInstant

  init(
    _ controller: UIViewController, _ kind: ScreenDeparture.Kind, of source: InstanceID,
    at instant: VirtualInstant
  ) {
    self.controller = controller
    self.kind = kind
    self.source = source
    self.instant = instant
  }

  /// Cuts its link, and notes its departure unless something else has it.
  @MainActor func ownerDidDeallocate() {
    guard let controller else { return }
    if kind == .outlivedPresenter { controller.stayWithoutPresenter() }
    controller.linkDidChange()
    if kind == .closed, controller.appearance.state != .disappeared { controller.leaveLostPlace() }
    controller.noteLoss(kind, of: source, at: instant)
  }
}
