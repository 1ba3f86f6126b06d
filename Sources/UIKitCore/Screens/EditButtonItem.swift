import Foundation

/// The button that a screen hands out to switch its editing on and off.
final class EditButtonItem: UIBarButtonItem {
  private weak var screen: UIViewController?

  init(of screen: UIViewController) {
    self.screen = screen
    super.init()
    title = screen.isEditing ? "Done" : "Edit"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sendAction() {
    guard let screen else { return }
    screen.setEditing(!screen.isEditing, animated: true)
  }
}
