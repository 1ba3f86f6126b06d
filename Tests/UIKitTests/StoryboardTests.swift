import LifecycleTesting
import Testing
import UIKit

@Suite(.checksDeallocation, .serialized) @MainActor struct StoryboardTests {
  final class Detail: UIViewController {
    var model = ""

    init?(coder: NSCoder, model: String) {
      self.model = model
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      model = coder.decodeObject(forKey: "model") as? String ?? "decoded"
      super.init(coder: coder)
    }
  }

  let simulation = Simulation.ofTest()

  @Test func `a storyboard makes what was registered under its name`() {
    UIStoryboard.register(name: "Registered") { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    UIStoryboard.register(Detail.self, name: "Registered", identifier: "Detail")
    let storyboard = UIStoryboard(name: "Registered", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() is UINavigationController)
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    #expect((detail as? Detail)?.model == "decoded")
    #expect(detail.storyboard === storyboard)
    let other = UIStoryboard(name: "Other", bundle: nil)
    #expect(other.instantiateInitialViewController() == nil)
    let made = other.instantiateViewController(identifier: "Detail") { coder in
      Detail(coder: coder, model: "given")
    }
    #expect(made.model == "given")
  }

  @Test func `a storyboard that was told of nothing ends the process with UIKit's words`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "x")
      }
    }
  }

  @Test(.checksDeallocation(allowing: .misuse(.segueMissing, "it is the point")))
  func `a segue makes its destination, prepares and shows it`() throws {
    final class List: UIViewController {
      var prepared: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? Detail)?.model = sender as? String ?? ""
        prepared.append(segue.identifier ?? "")
      }
    }
    UIStoryboard.register(name: "Segues") { _ in List() }
    UIStoryboard.registerSegue(name: "Segues", identifier: "detail") { Detail(coder: $0) }
    let list = UIStoryboard(name: "Segues", bundle: nil).instantiateInitialViewController()
    guard let list = list as? List else {
      Issue.record("made something else")
      return
    }
    let navigation = UINavigationController(rootViewController: list)
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    list.performSegue(withIdentifier: "detail", sender: "tapped")
    list.performSegue(withIdentifier: "missing", sender: nil)
    #expect(list.prepared == ["detail"])
    #expect((navigation.topViewController as? Detail)?.model == "tapped")
    #expect(
      simulation.misuses.map(\.message) == [
        "Receiver (<List#1>) has no segue with identifier 'missing'"
      ])
    try simulation.settle()
  }
}
