import LifecycleKit

extension Tour {
  /// The second leak: popped, and alive two seconds later.
  func editProfile() {
    chapter("Editing the profile")
    step("tap the third tab") { tapTab(2) }
    let start = simulation.log.count
    step("tap \"Edit profile\": pushed") {
      (screen as? SettingsViewController)?.tapEditProfile()
    }
    step("tap \"Save\": the stored closure, which captures the screen, is called") {
      (screen as? ProfileViewController)?.tapSave()
    }
    step("back: popped; its deallocation is now expected within 2 s") {
      _ = screen?.navigationController?.popViewController(animated: true)
    }
    step("3 s pass") { simulation.advance(by: .seconds(3)) }
    draw(from: start)
  }
}
