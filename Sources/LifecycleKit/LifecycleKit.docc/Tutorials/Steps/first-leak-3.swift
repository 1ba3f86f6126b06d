import LifecycleTesting
import Testing

final class ProfileViewController: UIViewController {
  var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { [weak self] in self?.title = "Saved" }
  }
}

@MainActor @Suite struct ProfileTests {
  @Test(.checksDeallocation) func `a profile that was popped is deallocated`() {
    let simulation = Simulation.ofTest()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    navigation.pushViewController(ProfileViewController(), animated: true)
    simulation.advance(by: .seconds(1))
    simulation.tapBackButton()
    simulation.advance(by: .seconds(3))
  }
}
