import LifecycleKit

enum AlertHandler: LeakShape {
  static let entry = CatalogueEntry(
    24, "alert-handler", .cycle,
    "The handler of an alert's button reads the alert.",
    "The alert holds its buttons, the button its handler, and the handler the alert.",
    cells: "Y Y 2 Y Y Y"
  )
  .mended(
    "delete = AlertAction(title: title) { _ in erase(alert.message) }",
    by: "delete = AlertAction(title: title) { [weak alert] _ in erase(alert?.message) }"
  )
  .held(
    "cycle: AlertAction.handler → "
      + "closure #1 in static AlertHandler.makeAlert(_:) captures #1 → "
      + "AlertController.actions[_]")

  @MainActor static func makeAlert(_ form: Form) -> AlertController {
    let alert = AlertController(title: "Delete?", message: "Holiday.jpg")
    let title = "Delete"
    let delete: AlertAction
    switch form {
    case .broken:
      delete = AlertAction(title: title) { _ in erase(alert.message) }
    case .fixed:
      delete = AlertAction(title: title) { [weak alert] _ in erase(alert?.message) }
    }
    alert.addAction(delete)
    return alert
  }

  static func erase(_ name: String?) {}

  static func play(on stage: Stage) async throws {
    try stage.presentAndDismiss { makeAlert(stage.form) }
  }
}
