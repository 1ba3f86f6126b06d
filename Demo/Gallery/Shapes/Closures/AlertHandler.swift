import LifecycleKit

enum AlertHandler: LeakShape {
  static let entry = CatalogueEntry(
    24, "alert-handler", .cycle,
    "The handler of an alert's button reads the alert.",
    "The alert holds its buttons, the button its handler, and the handler the alert.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "delete = UIAlertAction(title: title) { _ in erase(alert.message) }",
    by: "delete = UIAlertAction(title: title) { [weak alert] _ in erase(alert?.message) }"
  )
  .held(
    "cycle: UIAlertAction.handler → "
      + "closure #1 in static AlertHandler.makeAlert(_:) captures #1 → "
      + "UIAlertController.actions[_]")

  @MainActor static func makeAlert(_ form: Form) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "Holiday.jpg")
    let title = "Delete"
    let delete: UIAlertAction
    switch form {
    case .broken:
      delete = UIAlertAction(title: title) { _ in erase(alert.message) }
    case .fixed:
      delete = UIAlertAction(title: title) { [weak alert] _ in erase(alert?.message) }
    }
    alert.addAction(delete)
    return alert
  }

  static func erase(_ name: String?) {}

  static func play(on stage: Stage) async throws {
    try stage.presentAndDismiss { makeAlert(stage.form) }
  }
}
